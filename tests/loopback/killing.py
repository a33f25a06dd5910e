"""`kill -9` at chosen and at random points of a scripted game over real sockets: no acknowledged answer is lost, no board post doubled.

`python -m tests.loopback.killing 200` runs so many points and prints a summary.
"""

import asyncio
import json
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bot.lease import Terms
from tests.discords import controls, labels
from tests.loopback.process import ended, started
from tests.loopback.world import Message, World, id_of, loopback, number_of, turn_of

KINDS = ("before", "after", "moment")
"""Before the deed of a request, after it and before its answer, or at a random moment."""
PRESSES = 40
DEEPEST = 40
LONGEST = 1.0
LOOKS, MOST_IDLE = 500, 6
"""How often one looks for what comes of a press, and how many presses in a row may have no effect: a post may be about to change."""
Journal = dict[int, list[tuple[int, int, str, str]]]


@dataclass
class Tally:
    """What happened at the points so far."""

    points: Counter[str] = field(default_factory=Counter)
    answers: int = 0
    tables: int = 0
    posts: int = 0

    def summary(self) -> dict[str, object]:
        """The figures."""
        return {"points": self.points.total(), "kinds": dict(self.points), "answers": self.answers, "tables": self.tables, "posts": self.posts}


class Killer:
    """Kills a process at the n-th request that changes something: `before` the deed, or `after` it and before the answer."""

    def __init__(self, pid: int, countdown: int, kind: str) -> None:
        self._pid, self._left, self._kind = pid, countdown, kind
        self.done = False

    def now(self) -> None:
        """Kill it."""
        if not self.done:
            self.done = True
            os.kill(self._pid, signal.SIGKILL)

    def __call__(self, method: str, _path: str, after: bool) -> bool:
        """Whether the process is dead, so that its request is not carried out any more."""
        if method != "GET" and after == (self._kind == "after") and not self.done:
            self._left -= 1
            if self._left < 0:
                self.now()
        return self.done


class Slaughterhouse:
    """Starts the bot again and again on one store and one Discord."""

    def __init__(self, world: World, path: Path, seed: int) -> None:
        self.world, self.path, self.tally = world, path, Tally()
        self._rng = random.Random(seed)
        self._journal: Journal = {}
        self._shown: dict[int, int] = {}
        self._idle = 0

    async def point(self) -> None:
        """One process from its start to its death, and what it leaves."""
        kind = KINDS[self.tally.points.total() % len(KINDS)]
        if self._rng.random() < 0.5:
            self.world.server.nonces.clear()  # as if it had been away for long
        process = started(self.world.server.port, self.path, Terms())
        try:
            await self._told()
            assert process.pid is not None
            killer = Killer(process.pid, self._rng.randrange(DEEPEST), kind)
            self.world.server.watch = killer
            if kind == "moment":
                asyncio.get_running_loop().call_later(self._rng.random() * LONGEST, killer.now)
            for _ in range(PRESSES):
                if not killer.done:
                    await self._press(killer)
            killer.now()
        finally:
            self.world.server.watch = lambda method, path, done: False
            code = await asyncio.to_thread(ended, process)
        assert code == -signal.SIGKILL
        self.tally.points[kind] += 1
        self._check_answers()

    async def last(self) -> None:
        """One more start, and everything is told."""
        process = started(self.world.server.port, self.path, Terms())
        try:
            await self._told()
        finally:
            await asyncio.to_thread(ended, process)
        self.tally.posts = len(self.world.posts)

    async def _told(self) -> None:
        """Wait for a bot that has told all there is to tell. The posts in the channel are then those it knows, each once."""
        sessions = len(self.world.server.gateway.sessions)
        await self.world.until(lambda: len(self.world.server.gateway.sessions) > sessions)
        try:
            await self.world.until(self._agrees)
        except TimeoutError:
            raise AssertionError(f"posted {sorted(self._posted())}, known {self._known()}") from None

    def _agrees(self) -> bool:
        known = self._known()
        return bool(self.world.server.requests) and sorted(self._posted()) == sorted(known) and 0 not in known and self._newest()

    def _newest(self) -> bool:
        """Whether the newest post stands at the end of the journal."""
        journal = self._read()
        return not journal or not self.world.posts or number_of(self.world.posts[-1]) in (-1, len(journal[max(journal)]))

    def _posted(self) -> list[int]:
        return [int(post["id"]) for post in self.world.posts]

    def _known(self) -> list[int]:
        with closing(sqlite3.connect(self.path, timeout=5)) as db:
            return [row[0] for row in db.execute("SELECT message FROM posts WHERE kind <> 'hand'")]

    async def _press(self, killer: Killer) -> None:
        """Somebody answers what is asked, and waits a moment for what comes of it."""
        before = self._picture()
        self._choose()
        for _ in range(LOOKS):
            if killer.done or self._picture() != before:
                self._idle = 0
                break
            await asyncio.sleep(0.002)
        self._idle += 1
        assert self._idle < MOST_IDLE, f"nothing happens after {before}"
        self._note_shown()

    def _choose(self) -> None:
        """Press something that makes the game go on."""
        world = self.world
        if not world.posts:
            world.command("ana", "game new", title="toy", seats=2)
            return
        post = world.posts[-1]
        offered = labels(post)
        letters = [(name, letter) for name in ("ana", "ben") for letter in world.letters(name) if "pick:1" in labels(letter)]
        if "Play again" in offered:
            world.press("ana", id_of(post, "Play again"), post)
        elif "Join" in offered:
            self._gather(post)
        elif "roll" in offered:
            world.press(turn_of(world), id_of(post, self._rng.choice(("roll", "stop"))), post)
        elif letters:
            name, letter = letters[0]
            world.press(name, id_of(letter, "pick:1"), letter)

    def _gather(self, post: Message) -> None:
        joined = "ben" in str(post["components"])
        self.world.press("ana" if joined else "ben", id_of(post, "Start" if joined else "Join"), post)

    def _picture(self) -> tuple[object, ...]:
        """What people see of the game."""
        asked = tuple(len([letter for letter in self.world.letters(name) if controls(letter)]) for name in ("ana", "ben"))
        return len(self.world.posts), str(self.world.posts[-1:]), asked

    def _note_shown(self) -> None:
        """How far each journal is, as people have been shown."""
        for message in (*self.world.posts, *self.world.letters("ana"), *self.world.letters("ben")):
            for each in controls(message):
                kind, table, number, *_ = [*str(each["custom_id"]).split(":"), "", ""]
                if kind == "play":
                    self._shown[int(table)] = max(self._shown.get(int(table), 0), int(number))

    def _check_answers(self) -> None:
        """Whatever was shown is in the store, and nothing that was in the store has changed."""
        self._note_shown()
        journal = self._read()
        for table, number in self._shown.items():
            assert len(journal.get(table, [])) >= number, f"table {table} had {number} answers"
        for table, lines in self._journal.items():
            assert journal[table][: len(lines)] == lines
        self._journal = journal
        with closing(sqlite3.connect(self.path, timeout=5, isolation_level=None)) as db:
            db.execute("DELETE FROM lease")  # the next one need not wait for it to run out
        self.tally.answers, self.tally.tables = sum(map(len, journal.values())), len(journal)

    def _read(self) -> Journal:
        result: Journal = {}
        with closing(sqlite3.connect(self.path, timeout=5)) as db:
            for table, *line in db.execute("SELECT table_id, number, seat, prompt, key FROM answers ORDER BY table_id, number"):
                result.setdefault(table, []).append(tuple(line))
        return result


async def kill(points: int, seed: int, folder: Path) -> Tally:
    """So many points; the figures. Raises AssertionError at the first fault."""
    async with loopback() as world:
        house = Slaughterhouse(world, folder / "tables.sqlite3", seed)
        with closing(sqlite3.connect(house.path)) as db:
            db.execute("PRAGMA journal_mode = WAL")
        for _ in range(points):
            await house.point()
        await house.last()
        return house.tally


def main(points: int) -> int:
    """The soak."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(kill(points, 4, Path(folder)))
    print(json.dumps({"soak": "kill -9"} | tally.summary() | {"lost answers": 0, "doubled posts": 0, "seconds": round(time.monotonic() - began)}))  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
