"""Two matches that a viewer may not tell apart, played through the real bot: every request that reaches the viewer's eyes is the same, byte for byte.

What counts is caught where discord.py hands it to Discord: JSON, file names, alt texts, files, custom ids, nonces, and their order.
The log is compared as well: who hosts may sit at the table.
"""

import hashlib
import json
import logging
import re
import tempfile
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import simcord
from simcord.builders import ChannelHandle
from simcord.env import Env
from simcord.http import router

from bot.client import TableBot, create_bot
from bot.logs import Lines
from bot.people import Person
from bot.settings import Settings
from games.engine import CHANCE, Answer
from games.slaughter.title import SLAUGHTER
from games.testing import script
from rendering.titles import PICTURES, Pictures
from rendering.words import Words
from tests.soak.fuzz import PAINTER as BLANK
from tests.soak.pairs import Case

NOW = 1_700_000_000.0
LOOK_EVERY = 7
"""After so many answers the viewer looks at everything by commands."""


@dataclass(slots=True)
class Caught:
    """Requests to Discord, and lines of the log, in order."""

    channels: tuple[str, ...] = ()
    """Where the viewer reads."""
    lines: dict[str, list[str]] = field(default_factory=dict)
    """By place: what happens in two of them at once has no order."""

    def note(self, place: str, line: str) -> None:
        """Write a line down."""
        self.lines.setdefault(place, []).append(line)

    def request(self, method: str, path: str, given: Any, files: Sequence[Any]) -> None:
        """Write down what the viewer sees of a request."""
        place = re.match(r"/channels/(\d+)/", path)
        if (place is None and not path.startswith(("/interactions", "/webhooks"))) or (place is not None and place[1] not in self.channels):
            return
        sent = [(file.filename, file.description, _fingerprint(file)) for file in files]
        self.note(place[1] if place else "answers", _plain(f"{method} {path} {json.dumps(given, sort_keys=True)} {sent}"))

    def take(self) -> list[list[str]]:
        """What was caught since the last time: in the channel, in the viewer's direct messages, in answers, in the log."""
        taken, self.lines = self.lines, {}
        return [taken.get(place, []) for place in (*self.channels, "answers", "log")]


class Log(logging.Handler):
    """The lines of the log, as they are written but without the time."""

    def __init__(self, caught: Caught) -> None:
        super().__init__(logging.INFO)
        self.setFormatter(Lines(""))
        self._caught = caught

    def emit(self, record: logging.LogRecord) -> None:
        """Write down a line of ours."""
        if record.name.split(".")[0] in ("bot", "cogs", "db"):
            self._caught.note("log", _plain(self.format(record).partition(" ")[2]))


def _fingerprint(file: Any) -> str:
    data = file.fp.read()
    file.fp.seek(0)
    return hashlib.sha256(data).hexdigest()


def _plain(text: str) -> str:
    """Without the numbers and tokens that Discord gives."""
    return re.sub(r"\b\d{15,20}\b", "#", re.sub(r"(/(?:webhooks|interactions)/\d+/)[^/ ]+", r"\1token", text))


@contextmanager
def caught() -> Iterator[Caught]:
    """Everything that goes out meanwhile."""
    found, send = Caught(), router.dispatch

    def dispatch(backend: Any, method: str, path: str, **given: Any) -> Any:
        found.request(method, path, given.get("json"), given.get("files") or ())
        return send(backend, method, path, **given)

    log, root = Log(found), logging.getLogger()
    level = root.level
    root.addHandler(log)
    root.setLevel(logging.INFO)
    try:
        with patch.object(router, "dispatch", dispatch):
            yield found
    finally:
        root.removeHandler(log)
        root.setLevel(level)


class Night:
    """One match on SimCord; the viewer sits at its seat, or watches."""

    def __init__(self, env: Env, bot: TableBot, case: Case, found: Caught) -> None:
        self.env, self.bot, self.case, self.found = env, bot, case, found
        self.guild = env.create_guild()
        self.channel: ChannelHandle = self.guild.create_text_channel("cabin")
        names = [f"person{seat}" for seat in range(case.setup.seats + 1)]
        self.people = [self.guild.add_member(env.create_user(name)) for name in names]
        self.viewer = self.people[case.viewer or 0]
        found.channels = (str(self.channel.id), str(self.viewer.user.dm_channel.id))

    async def open(self) -> int:
        """The table, its dice already those of the journal."""
        setup, host = self.case.setup, self.bot.desk.host
        seats = host.titles[setup.title].counted(setup)
        people = [Person(each.id, f"Person {seat}") for seat, each in enumerate(self.people)]
        host._fresh = lambda: "5" * 64
        with self.env._bot_scope():
            row = await host.open(self.guild.id, self.channel.id, people[1], setup.title, setup.variant, seats, setup.options, "live")
        await self.env.settle()
        for person in people[2:]:
            await self._then(host.join(row.id, person))
        await self._then(host.start(row.id, people[1]))
        return row.id

    async def _then(self, work: Awaitable[object]) -> None:
        """Have something done, and everything told."""
        with self.env._bot_scope():
            await work
        await self.env.settle()

    async def look(self) -> None:
        """The viewer looks at everything that there is to see."""
        commands = ("status", "hand", "undo") if self.case.viewer else ("status", "watch")
        for command in (*commands, "export"):
            await self.viewer.slash(self.channel, f"game {command}")

    async def play(self, journal: Sequence[Answer]) -> list[list[list[str]]]:
        """Play it; what the viewer saw of each answer."""
        table = await self.open()
        seen = [self.found.take()]
        answers = [answer for answer in journal if answer.seat != CHANCE]
        for number, answer in enumerate(answers):
            await self._then(self.bot.desk.host.act(table, self.people[answer.seat].id, answer.key))
            if number % LOOK_EVERY == 0:
                await self.look()
            seen.append(self.found.take())
        return seen


async def shown(case: Case, journal: Sequence[Answer], painter: Pictures) -> list[list[list[str]]]:
    """What the viewer of a case saw of a match, answer by answer."""
    dice = SimpleNamespace(answer=lambda _secret, number, _draw: journal[number].key)
    with tempfile.TemporaryDirectory() as folder, caught() as found, patch("bot.live.chance", dice):
        settings = Settings(database=Path(folder) / "x.sqlite3")
        bot = create_bot(settings, {"slaughter": SLAUGHTER}, {"slaughter": painter}, Words(), lambda: NOW, gap=0.0)
        async with simcord.run(bot, settle_timeout=120.0) as env:
            try:
                return await Night(env, bot, case, found).play(journal)
            finally:
                await env.settle()
                await bot.shut()


def both(case: Case, most: int) -> tuple[list[Answer], list[Answer]]:
    """The two journals, as far as the viewer may not tell them apart; they end where no dice are awaited."""
    one, other = case.fresh(), case.fresh()
    whole = 0
    for answer in case.journal[: min(case.until, most)]:
        one.play(answer)
        script(other, [case.swap(other, answer)])
        if not any(table.question is not None and table.question.draw for table in (one, other)):
            whole = one.number
    return one.journal[:whole], other.journal[:whole]


async def compare(case: Case, most: int, drawn: bool) -> Mapping[str, int]:
    """Play a case twice; what was compared. Raises AssertionError at the first answer of which the viewer saw something else."""
    painter = PICTURES["slaughter"] if drawn else BLANK
    journals = both(case, most)
    one, other = [await shown(case, journal, painter) for journal in journals]
    assert len(one) == len(other)
    for number, (first, second) in enumerate(zip(one, other, strict=True)):
        where = f"{case.kind}, viewer {case.viewer}, answer {number} of {case.setup}"
        for place, (here, there) in zip(("channel", "direct messages", "answers", "log"), zip(first, second, strict=True), strict=True):
            differ = [(a, b) for a, b in zip(here, there, strict=False) if a != b]
            assert here == there, f"{where}, {place}: {len(here)} and {len(there)} requests; {differ[:1]}"
    return {"states": len(one), "requests": sum(len(place) for each in one for place in each)}
