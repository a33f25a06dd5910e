"""Two hundred tables played at once, through the real host, store, publisher and pictures; only Discord is not there.

Each request to Discord takes `NETWORK` seconds. At each table somebody presses, thinks for `THINK` seconds on average, and presses again:
a match of four takes two hours and a half. The first `WARM` seconds, in which everything is seen for the first time, do not count.
"""

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Callable, Container, Sequence
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import aiosqlite
import discord

from bot.bench.stage import a_match, cut, fresh, host_on, percentile, person, press, stored, usual
from bot.client import GAP, SPACING
from bot.deadlines import Times
from bot.desk import Desk
from bot.host import Host
from bot.pacer import Pacer
from bot.posts.letter import Letter
from bot.posts.mail import Hanging, Mail
from bot.posts.pictures import Pictures
from bot.publisher import Publisher
from bot.settings import Settings
from db.sqlite import SqliteStore, open_store
from db.store import Post
from games.engine import Answer
from games.title import Title
from rendering.titles import PICTURES
from rendering.words import Words

TABLES, MANY = 200, 1000
SECONDS, WARM = 40.0, 20.0
THINK = 20.0
NETWORK = 0.1
MATCHES = 10
"""Different matches that the tables are in the middle of."""


HAND: Hanging = (cast(discord.Attachment, SimpleNamespace(filename="hand.jpg")),)


class Ledger(SqliteStore):
    """A store that tells when a post has reached its channel."""

    heard: Callable[[Post], None] | None = None

    async def save_post(self, post: Post) -> None:
        """Remember a post."""
        await super().save_post(post)
        if self.heard is not None:
            self.heard(post)


class Letterbox(Mail):
    """Mail that makes everything it would send, and sends nothing."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(cast(discord.Client, None), pictures)
        self._numbers = count(1)
        self._asked: set[int] = set()

    async def send(self, channel: int, letter: Letter, nonce: str) -> int:
        """A new message."""
        await self.edit(channel, 0, letter)
        return next(self._numbers)

    async def edit(self, channel: int, message: int, letter: Letter, left: Hanging = ()) -> None:
        """A message in the place of another."""
        letter.layout().to_components()  # type: ignore[no-untyped-call]  # discord.py's
        if not left:
            letter.files()
        await asyncio.sleep(NETWORK)

    async def hanging(self, channel: int, message: int) -> Hanging:
        """The picture of a message; it has to be asked for once."""
        if message not in self._asked:
            self._asked.add(message)
            await asyncio.sleep(NETWORK)
        return HAND

    async def strip(self, channel: int, message: int, remark: str = "") -> None:
        """A message loses its controls; it is fetched first."""
        await asyncio.sleep(2 * NETWORK)

    async def direct(self, user: int) -> int:
        """A channel for one person."""
        await asyncio.sleep(NETWORK)
        return user

    async def delete(self, channel: int, message: int) -> None:
        """A message goes."""
        await asyncio.sleep(NETWORK)

    async def latest(self, channel: int, belongs: Callable[[str], bool], known: Container[int]) -> int:
        """Nothing is found that was begun and not finished."""
        return 0


class Crowd:
    """Presses at all tables, and how long each waited for its acknowledgement and for its post."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.counts_from = time.perf_counter() + WARM
        self.until = self.counts_from + SECONDS
        self.acknowledged: list[float] = []
        self.posted: list[float] = []
        self._waiting: dict[int, list[tuple[int, float]]] = defaultdict(list)

    def heard(self, post: Post) -> None:
        """Every press that the post shows has been answered."""
        if post.kind not in ("turn", "final") or not post.message:
            return
        now, waiting = time.perf_counter(), self._waiting[post.table]
        shown = [due for number, due in waiting if post.kind == "final" or number <= post.number]
        self._waiting[post.table] = [each for each in waiting if each[1] not in shown]
        self.posted.extend(now - due for due in shown if due >= self.counts_from)

    async def sit(self, table: int) -> None:
        """Play at one table. A person presses when the time has come, however late the loop notices."""
        rng = random.Random(table)
        due = time.perf_counter() + rng.random() * THINK
        while due < self.until:
            await asyncio.sleep(due - time.perf_counter())
            if due >= self.counts_from:
                self.acknowledged.append(time.perf_counter() - due)
            await asyncio.sleep(NETWORK)
            if not await self._press(table, due, rng):
                return
            due = max(due + rng.expovariate(1 / THINK), time.perf_counter() + 2 * NETWORK)

    async def _press(self, table: int, due: float, rng: random.Random) -> bool:
        game = await self.host.look(table)
        if not game.awaited:
            return False
        pressed = await press(self.host, game, rng)
        self._waiting[table].append((pressed.number, due))
        return True


async def crowd(folder: Path, title: Title) -> dict[str, float]:
    """How long people wait for the acknowledgement and for the post, in milliseconds."""
    store, host, publisher = await _house(folder / "crowd.sqlite3", title)
    tables = await _tables(store, host, title)
    host.teller, people = publisher, Crowd(host)
    store.heard = people.heard
    await asyncio.gather(*(people.sit(table) for table in tables))
    await publisher.close()
    await store.close()
    return {
        "tables": TABLES,
        "presses_per_s": len(people.acknowledged) / SECONDS,
        "ack_p99_ms": percentile(people.acknowledged, 0.99) * 1000,
        "post_p95_ms": percentile(people.posted, 0.95) * 1000,
    }


async def ready_s(folder: Path, title: Title) -> dict[str, float]:
    """From an opened file with a thousand running tables to the first press accepted, and to the last table looked after."""
    path = folder / "many.sqlite3"
    store = await open_store(path)
    tables = await _many(store, title, MANY)
    await store.close()
    begun = time.perf_counter()
    opened, host, publisher = await _house(path, title)
    host.teller = publisher
    await publisher.resume()
    pacer = Pacer(host)
    await pacer.resume()
    await pacer.step()
    await press(host, await host.look(tables[-1]), random.Random(6))
    ready = time.perf_counter() - begun
    await publisher.close()
    await opened.close()
    return {"ready_s_1000_tables": ready, "caught_up_s_1000_tables": time.perf_counter() - begun}


async def _house(path: Path, title: Title) -> tuple[Ledger, Host, Publisher]:
    await (await open_store(path)).close()
    store = Ledger(await aiosqlite.connect(path, isolation_level=None))
    host, shown = host_on(store, title), Pictures()
    desk = Desk(host, store, Words(), PICTURES, shown, Letterbox(shown), time.time, Times(store, time.time, Settings()))
    return store, host, Publisher(desk, GAP, SPACING)


async def _many(store: SqliteStore, title: Title, tables: int) -> list[int]:
    """So many tables in the middle of a few matches."""
    journals = [a_match(title, usual(title), seed).journal for seed in range(MATCHES)]
    return [await _posted(store, title, journals[channel % MATCHES], channel) for channel in range(1, tables + 1)]


async def _posted(store: SqliteStore, title: Title, journal: Sequence[Answer], channel: int) -> int:
    """A table in the middle of its match, with its posts up to date; its id."""
    seats = usual(title)
    part = cut(journal, random.Random(channel).randrange(len(journal) // 4, len(journal) * 3 // 4))
    table, number = await stored(store, title, part, seats, channel), len(part)
    await store.save_post(Post(table, "turn", channel, 2 * channel, number, 0, fresh(title, seats, part).match.turn))
    for seat in range(1, seats + 1):
        await store.save_post(Post(table, "hand", person(channel, seat).id, 10 * channel + seat, number, seat))
    return table


async def _tables(store: SqliteStore, host: Host, title: Title) -> list[int]:
    tables = await _many(store, title, TABLES)
    for table in tables:
        await host.look(table)
    return tables
