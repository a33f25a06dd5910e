"""Results in the store: written once, found again, people by their seats."""

from dataclasses import replace

from db.memory import MemoryStore, Standing
from db.sqlite import SqliteStore
from db.store import SeatRow, TableRow
from games.engine import Answer, Setup
from tests.hosting import open_store

SETUP = Setup("toy", "plain", 3, 1, {}, "cards")
ROW = TableRow(0, 1, 7, 11, SETUP, "live", "hash")
SEATS = [SeatRow(1, 11, "Ana"), SeatRow(2, 0), SeatRow(3, 12, "Ben")]
STANDINGS = [Standing(1, 2, 10, {"brain": 2, "victim:tom": 1}), Standing(2, 1, 12, {"brain": 9}), Standing(3, 2, 10, {"brain": 1})]


async def ended(store: SqliteStore, at: float = 5.0, title: str = "toy", guild: int = 1, seats: list[SeatRow] = SEATS) -> int:
    """A table that has ended."""
    row = await store.add_table(replace(ROW, guild=guild, setup=replace(SETUP, title=title)), "secret", seats)
    await store.append(row.id, 0, [Answer(1, "act", "end")], at, ended=True)
    return row.id


async def test_results_are_written_once() -> None:
    store = await open_store()
    memory, table = MemoryStore(store), await ended(store)
    assert await memory.unrecorded() == [table]
    await memory.record(table, "done", STANDINGS)
    await memory.record(table, "other", [replace(STANDINGS[0], points=99)])
    assert await memory.unrecorded() == []
    match = await memory.match(1, table)
    assert match is not None
    assert match.how == "done"
    assert [(share.seat, share.user, share.name, share.place, share.points) for share in match.shares] == [
        (2, 0, "", 1, 12),
        (1, 11, "Ana", 2, 10),
        (3, 12, "Ben", 2, 10),
    ]


async def test_tables_under_way_and_stopped_ones_have_no_results() -> None:
    store = await open_store()
    stopped, _ = await store.add_table(ROW, "secret", SEATS), await store.add_table(replace(ROW, channel=8), "secret", SEATS)
    await store.close_table(stopped.id, 9.0)
    assert await MemoryStore(store).unrecorded() == []


async def test_matches_of_a_server_the_last_one_first() -> None:
    store = await open_store()
    memory = MemoryStore(store)
    tables = [await ended(store, at, title, guild) for at, title, guild in ((5.0, "toy", 1), (7.0, "pit", 1), (6.0, "toy", 1), (8.0, "toy", 2))]
    for table in tables:
        await memory.record(table, "done", STANDINGS)
    assert [match.row.id for match in await memory.matches(1, "", 10, 0)] == [2, 3, 1]
    assert [match.row.id for match in await memory.matches(1, "", 1, 1)] == [3]
    assert [match.row.id for match in await memory.matches(1, "toy", 10, 0)] == [3, 1]
    assert (await memory.count(1), await memory.count(1, "toy"), await memory.count(3)) == (3, 2, 0)
    assert await memory.match(2, 1) is None
    assert [share.table for share in await memory.shares(1, "toy")] == [1, 1, 1, 3, 3, 3]


async def test_what_is_counted_adds_up_without_bots() -> None:
    store = await open_store()
    memory = MemoryStore(store)
    for _ in range(2):
        await memory.record(await ended(store), "done", STANDINGS)
    assert await memory.tally(1, "toy") == {"brain": 6, "victim:tom": 2}
    assert await memory.tally(1, "toy", 12) == {"brain": 2}
    assert await memory.tally(2, "toy") == await memory.tally(1, "pit") == {}
