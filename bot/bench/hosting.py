"""How fast the host is beside the bare store, how evenly, and how much a table weighs."""

import gc
import random
import tracemalloc
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import aiosqlite

from bot.bench.rules import Quick
from bot.bench.stage import Watch, a_match, begun, cut, fresh, host_on, press, stored, usual
from bot.host import Host
from db.sqlite import open_store
from games.engine import Answer
from games.testing import playout
from games.title import Title

PAIRS = 600
"""Presses and bare transactions, one after the other."""
LONGEST_OF = 60
COPIES = 12
"""Copies of the longest game, half of them early in it and half late."""
STRETCH = 24
"""Presses at each copy; the late ones begin twice as many answers before the end."""
WEIGHED = 60
LINES = "INSERT INTO answers (table_id, number, seat, prompt, key, at) VALUES (?, ?, ?, ?, ?, ?)"


async def commit_ratio(folder: Path, title: Title) -> dict[str, float]:
    """A press as the host takes it, nobody listening, by a bare transaction with the same rows in a file of the same kind."""
    store = await open_store(folder / "host.sqlite3")
    bare = await _bare(folder / "bare.sqlite3")
    host, rng = host_on(store, title), random.Random(1)
    ours: list[float] = []
    theirs: list[float] = []
    channel = 0
    while len(ours) < PAIRS:
        channel += 1
        table = await stored(store, title, _begun(title, channel), usual(title), channel)
        while (game := await host.look(table)).awaited and len(ours) < PAIRS:
            number = game.table.number
            watch = Watch()
            await press(host, game, rng)
            ours.append(watch.ms)
            theirs.append(await _insert(bare, channel, number, game.table.journal[number:]))
    await bare.close()
    await store.close()
    return {"press_ms": median(ours), "bare_ms": median(theirs), "commit_ratio": median(ours) / median(theirs)}


async def late_early_ratio(folder: Path, title: Title) -> dict[str, float]:
    """Presses near the end of the longest game by presses near its beginning, taken in turns."""
    seats = title.seats[1]
    longest = max((playout(fresh(title, seats), Quick(seed)) for seed in range(LONGEST_OF)), key=lambda table: table.number)
    store = await open_store(folder / "late.sqlite3")
    host, rng = host_on(store, title), random.Random(2)
    parts = (cut(longest.journal, begun(title, seats, longest.journal)), cut(longest.journal, longest.number - 2 * STRETCH))
    tables = [await stored(store, title, parts[copy % 2], seats, copy + 1) for copy in range(COPIES)]
    times: tuple[list[float], list[float]] = ([], [])
    for table in tables:
        await host.look(table)
    for _ in range(STRETCH):
        for copy, table in enumerate(tables):
            times[copy % 2].extend(await _timed(host, table, rng))
    await store.close()
    return {"longest_game": longest.number, "late_early_ratio": median(times[1]) / median(times[0])}


async def kib_per_table(folder: Path, title: Title) -> dict[str, float]:
    """What a table of as many as can play takes in memory in the middle of its match, journal and controls included."""
    store = await open_store(folder / "weight.sqlite3")
    host = host_on(store, title)
    tables, seats = [], title.seats[1]
    for number in range(WEIGHED):
        journal = a_match(title, seats, number).journal
        tables.append(await stored(store, title, cut(journal, len(journal) // 2), seats, number + 1))
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


def _begun(title: Title, seed: int) -> Sequence[Answer]:
    seats = usual(title)
    journal = a_match(title, seats, seed).journal
    return cut(journal, begun(title, seats, journal))
