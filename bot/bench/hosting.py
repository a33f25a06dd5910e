"""How fast the host is beside the bare store, how evenly, and how much a table weighs."""

import gc
import random
import tracemalloc
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import aiosqlite

from bot.bench.rules import Quick
from bot.bench.stage import TITLE, VARIANT, Watch, a_match, cut, host_on, press, stored
from bot.host import Host
from db.sqlite import open_store
from games.engine import Answer, Table
from games.testing import playout

SEATS = 4
PAIRS = 600
"""Presses and bare transactions, one after the other."""
LONGEST_OF = 60
COPIES = 12
"""Copies of the longest game, half of them early in it and half late."""
STRETCH = 24
"""Presses at each copy; the late ones begin twice as many answers before the end."""
WEIGHED = 60
LINES = "INSERT INTO answers (table_id, number, seat, prompt, key, at) VALUES (?, ?, ?, ?, ?, ?)"


async def commit_ratio(folder: Path) -> dict[str, float]:
    """A press as the host takes it, nobody listening, by a bare transaction with the same rows in a file of the same kind."""
    store = await open_store(folder / "host.sqlite3")
    bare = await _bare(folder / "bare.sqlite3")
    host, rng = host_on(store), random.Random(1)
    ours: list[float] = []
    theirs: list[float] = []
    channel = 0
    while len(ours) < PAIRS:
        channel += 1
        table = await stored(store, _begun(channel), SEATS, channel)
        while (game := await host.look(table)).awaited and len(ours) < PAIRS:
            number = game.table.number
            watch = Watch()
            await press(host, game, rng)
            ours.append(watch.ms)
            theirs.append(await _insert(bare, channel, number, game.table.journal[number:]))
    await bare.close()
    await store.close()
    return {"press_ms": median(ours), "bare_ms": median(theirs), "commit_ratio": median(ours) / median(theirs)}


async def late_early_ratio(folder: Path) -> dict[str, float]:
    """Presses near the end of the longest game by presses near its beginning, taken in turns."""
    longest = max((_random_match(5, seed) for seed in range(LONGEST_OF)), key=lambda table: table.number)
    store = await open_store(folder / "late.sqlite3")
    host, rng = host_on(store), random.Random(2)
    begun = next(number for number, answer in enumerate(longest.journal) if answer.prompt == "act")
    parts = (cut(longest.journal, begun), cut(longest.journal, longest.number - 2 * STRETCH))
    tables = [await stored(store, parts[copy % 2], 5, copy + 1) for copy in range(COPIES)]
    times: tuple[list[float], list[float]] = ([], [])
    for table in tables:
        await host.look(table)
    for _ in range(STRETCH):
        for copy, table in enumerate(tables):
            times[copy % 2].extend(await _timed(host, table, rng))
    await store.close()
    return {"longest_game": longest.number, "late_early_ratio": median(times[1]) / median(times[0])}


async def kib_per_table(folder: Path) -> dict[str, float]:
    """What a table in the middle of a match of five takes in memory, journal and controls included."""
    store = await open_store(folder / "weight.sqlite3")
    host = host_on(store)
    tables = []
    for number in range(WEIGHED):
        journal = a_match(5, number).journal
        tables.append(await stored(store, cut(journal, len(journal) // 2), 5, number + 1))
    await host.look(tables.pop())  # what all tables share is loaded now
    gc.collect()
    tracemalloc.start()
    for table in tables:
        await host.look(table)
    gc.collect()
    grown, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    await store.close()
    return {"kib_per_table": grown / 1024 / len(tables)}


async def _timed(host: Host, table: int, rng: random.Random) -> list[float]:
    game = await host.look(table)
    if not game.awaited:
        return []
    watch = Watch()
    await press(host, game, rng)
    return [watch.ms]


async def _bare(path: Path) -> aiosqlite.Connection:
    store = await open_store(path)
    await store.close()
    bare = await aiosqlite.connect(path, isolation_level=None)
    for pragma in ("synchronous = FULL", "foreign_keys = OFF"):
        await bare.execute(f"PRAGMA {pragma}")
    return bare


async def _insert(bare: aiosqlite.Connection, table: int, number: int, answers: Sequence[Answer]) -> float:
    rows = [(table, number + at, answer.seat, answer.prompt, answer.key, 3.0) for at, answer in enumerate(answers)]
    watch = Watch()
    await bare.execute("BEGIN IMMEDIATE")
    await bare.executemany(LINES, rows)
    await bare.commit()
    return watch.ms


def _begun(seed: int) -> Sequence[Answer]:
    journal = a_match(SEATS, seed).journal
    return cut(journal, next(number for number, answer in enumerate(journal) if answer.prompt == "act"))


def _random_match(seats: int, seed: int) -> Table:
    return playout(Table(TITLE.create(TITLE.setup(VARIANT, seats))), Quick(seed))
