"""Random and mutated custom ids, option keys and command arguments: nothing fails, and nothing changes that the rules do not allow.

Three people at three tables on SimCord; Ana and Ben sit, not Cem. Inputs come in batches that the bot meets at once. After each batch a shadow of
every table, played by the engine alone from the journal, says whether what is new was allowed, and to whom.
"""

import contextlib
import logging
import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import simcord
from PIL import Image
from simcord import interactions
from simcord.backend import serializers
from simcord.builders import ChannelHandle
from simcord.env import Env

from bot.client import TableBot, create_bot
from bot.controls import target
from bot.game import Game, keys_for, shared_keys
from bot.people import Person, Refused
from bot.settings import Settings
from games.engine import CHANCE, Answer, Table
from games.titles import TITLES
from rendering.titles import Pictures
from tests.discords import ToyWords
from tests.soak.inputs import Command, Control, Given, Inputs, Key, Number
from tests.toy import TOY

BATCH = 24
BLANK = Image.new("RGB", (16, 16))
PAINTER = Pictures(
    board=lambda view, names: BLANK,
    hand=lambda view, names: BLANK,
    sheet=lambda view, names: BLANK,
    lobby=lambda names, seats: BLANK,
    describe=lambda view, names: "board",
    describe_hand=lambda view, names: repr(view)[:500],
    describe_sheet=lambda view, names: "sheet",
    describe_lobby=lambda names, seats: "lobby",
)
"""Pictures are not what is tried here."""
HOSTED = {"toy": TOY, "slaughter": TITLES["slaughter"], "pit": TITLES["pit"]}


class Faults(logging.Handler):
    """What the log complains of."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Errors, and whatever has an exception with it."""
        if record.levelno >= logging.ERROR or record.exc_info:
            self.lines.append(record.getMessage())


@dataclass(frozen=True, slots=True)
class Shadow:
    """A table as it must be: its channel, who sits there, and how many answers are known."""

    table: int
    title: str
    channel: ChannelHandle
    users: Mapping[int, int]
    match: Table

    def allow(self, line: Answer, given: Sequence[Given]) -> None:
        """Play a new line. Raises AssertionError where nobody in the batch could have meant it, or the rules do not take it."""
        question = self.match.question
        assert question is not None, f"{line} after the end"
        if line.seat != CHANCE:
            user = self.users[line.seat]
            meant = [each for each in given if each.user == user and self._means(each, line)]
            assert meant, f"nobody gave {line} at table {self.table}: {[each for each in given if each.user == user]}"
        self.match.play(line)

    def _means(self, given: Given, line: Answer) -> bool:
        question = self.match.question
        ask = question.asks[line.seat] if question is not None else None
        assert ask is not None
        what = given.what
        if isinstance(what, Key):
            return what.table == self.table and what.key == line.key
        if isinstance(what, Command):
            shown = what.texts
            return (
                not what.asks
                and given.channel == self.channel.id
                and (not shown or any(text.casefold() in _ways(line.key) for text in shown) or what.by_label)
            )
        index = what.option_at(self.table)
        return index is not None and any(index == _index(keys, line.key) for keys in (keys_for(ask), shared_keys(question)))


def _ways(key: str) -> tuple[str, str]:
    return key.casefold(), target(key).casefold()


def _index(keys: Sequence[str], key: str) -> int:
    return keys.index(key) if key in keys else -1


class Fuzz:
    """Gives inputs and looks at what they did."""

    def __init__(self, env: Env, bot: TableBot, seed: int) -> None:
        self.env, self.bot = env, bot
        self.rng = random.Random(seed)
        self.guild = env.create_guild()
        self.channels = {title: self.guild.create_text_channel(title) for title in HOSTED}
        self.people = [self.guild.add_member(env.create_user(name)) for name in ("ana", "ben", "cem")]
        self.shadows: dict[str, Shadow] = {}
        self.counts: Counter[str] = Counter()
        self.inputs = Inputs(self.rng, [person.id for person in self.people[:2]], self.people[2].id)

    async def run(self, n: int) -> None:
        """Give so many inputs. Raises AssertionError at the first that does what it may not."""
        self.inputs.learn_commands(self.env.backend.visible_commands(user_id=self.people[0].id, channel_id=self.channels["toy"].id))
        while self.counts["inputs"] < n:
            for title in HOSTED:
                await self._table(title)
            games = [await self.bot.desk.host.look(shadow.table) for shadow in self.shadows.values()]
            self.inputs.look(games, {title: channel.id for title, channel in self.channels.items()})
            given = [self.inputs.next() for _ in range(BATCH)]
            await self._give(given)
            for shadow in self.shadows.values():
                await self._check(shadow, given)
            self.counts["inputs"] += len(given)

    # ---------------------------------------------------------------- giving

    async def _give(self, given: Sequence[Given]) -> None:
        records = [self._emit(each) for each in given if isinstance(each.what, Control | Command)]
        await self.env.settle()
        for each in given:
            if isinstance(each.what, Key | Number):
                await self._call(each)
            self.counts[type(each.what).__name__] += 1
        await self.env.settle()
        silent = [each for each, record in records if not record.responded]
        assert not silent, f"never answered: {silent}"

    def _emit(self, given: Given) -> tuple[Given, Any]:
        ids: dict[str, Any] = {"channel_id": given.channel, "guild_id": self.guild.id, "user_id": given.user}
        assert isinstance(given.what, Control | Command)
        if isinstance(given.what, Command):
            root = self.env.backend.find_command(given.what.path[0], self.guild.id, type=1)
            assert root is not None
            record, payload = interactions.base_payload(
                self.env.backend, type=4 if given.what.asks else 2, data={"id": root["id"], **given.what.data()}, **ids
            )
        else:
            record, payload = interactions.base_payload(self.env.backend, type=3, data=given.what.data(), **ids)
            message = self._message(given)
            record.source_message_id = int(message["id"])
            payload |= {"message": message}
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return given, record

    def _message(self, given: Given) -> dict[str, Any]:
        """A message of the bot that carries the control."""
        assert isinstance(given.what, Control)
        stored = next(each for each in self.env.backend.messages[given.channel].values() if each.author_id == self.env.backend.bot_user.id)
        payload = dict(serializers.message_payload(self.env.backend, stored))
        return payload | {"components": [{"type": 1, "id": 1, "components": [given.what.component()]}], "flags": 1 << 15}

    async def _call(self, given: Given) -> None:
        host = self.bot.desk.host
        with contextlib.suppress(Refused), self.env._bot_scope():
            if isinstance(given.what, Key):
                await host.act(given.what.table, given.user, given.what.key)
            elif isinstance(given.what, Number):
                await host.press(given.what.table, given.what.number, given.user, given.what.option, given.what.private)

    # ---------------------------------------------------------------- looking

    async def _check(self, shadow: Shadow, given: Sequence[Given]) -> None:
        store = self.bot.desk.store
        lines = await store.answers(shadow.table)
        for line in lines[shadow.match.number :]:
            shadow.allow(line, given)
            self.counts["accepted"] += line.seat != CHANCE
        row = await store.table(shadow.table)
        assert row is not None
        assert row.state == ("running" if shadow.match.outcome is None else "ended"), row
        assert {seat.seat: seat.user for seat in await store.seats(shadow.table)} == shadow.users
        assert (row.paused, row.thread, row.channel, row.owner) == (0, 0, shadow.channel.id, self.people[0].id)

    async def _table(self, title: str) -> None:
        """See to it that a table of the title is under way in its channel."""
        shadow = self.shadows.get(title)
        if shadow is not None and shadow.match.outcome is None:
            return
        host, channel = self.bot.desk.host, self.channels[title]
        with self.env._bot_scope():
            row = await host.in_channel(channel.id) or await host.open(
                self.guild.id, channel.id, self._person(0), title, HOSTED[title].variants[0], 2, {}, "correspondence"
            )
            with contextlib.suppress(Refused):
                await host.join(row.id, self._person(1))
            game = await host.start(row.id, self._person(0))
        await self.env.settle()
        self.shadows[title] = self._shadow(game, title)
        self.counts["tables"] += 1

    def _shadow(self, game: Game, title: str) -> Shadow:
        users = {seat.seat: seat.user for seat in game.seats}
        match = Table(HOSTED[title].create(game.row.setup), game.table.journal)
        return Shadow(game.row.id, title, self.channels[title], users, match)

    def _person(self, number: int) -> Person:
        return Person(self.people[number].id, self.people[number].user.name)


@contextlib.contextmanager
def listening() -> Iterator[Faults]:
    """Everything that the log complains of meanwhile."""
    faults, root = Faults(), logging.getLogger()
    level = root.level
    root.addHandler(faults)
    root.setLevel(logging.INFO)
    try:
        yield faults
    finally:
        root.removeHandler(faults)
        root.setLevel(level)


@contextlib.asynccontextmanager
async def fuzzing(seed: int) -> AsyncIterator[Fuzz]:
    """A bot to be tried."""
    with tempfile.TemporaryDirectory() as folder:
        bot = create_bot(Settings(database=Path(folder) / "x.sqlite3"), HOSTED, dict.fromkeys(HOSTED, PAINTER), ToyWords(), gap=0.0)
        async with simcord.run(bot, settle_timeout=60.0) as env:
            try:
                yield Fuzz(env, bot, seed)
            finally:
                await env.settle()
                await bot.shut()


async def fuzz(n: int, seed: int) -> Mapping[str, int]:
    """Try so many inputs; what they came to. Raises AssertionError where something fails or changes that may not."""
    with listening() as faults:
        async with fuzzing(seed) as tried:
            await tried.run(n)
    assert not faults.lines, faults.lines[:5]
    return tried.counts
