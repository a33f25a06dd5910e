"""Forgetting a person: nothing in any table, nothing in any byte of the database's files."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from db.memory import MemoryStore
from db.privacy import PERSONAL, Kept, PrivacyStore
from db.sqlite import SqliteStore
from db.store import Post, SeatRow, Undelivered
from db.time import Former, Habits, TimeStore
from tests.db.test_memory import ROW, STANDINGS, ended
from tests.hosting import open_store

USER, OTHER, DIRECT = 1234567890123456789, 1234567890123456000, 987654321098765432
NAME = "Zyxwvut Ångström"
MINE = [SeatRow(1, USER, NAME, "away", 1, 3), SeatRow(2, OTHER, "Ben"), SeatRow(3, 0)]
HARMLESS = {
    ("tables", "guild"), ("tables", "channel"), ("tables", "thread"), ("guilds", "guild"), ("guilds", "opener"), ("guilds", "moderator"),
    ("uses", "message"), ("lease", "holder"),
}  # fmt: skip
"""Numbers of servers, channels, roles, processes and public messages."""
TELLING = ("user", "owner", "name", "person", "member", "author", "by", "moderator", "opener", "guild", "channel", "thread", "message", "holder")


async def filled(store: SqliteStore) -> None:
    """A store that knows a person in every place it can."""
    times = TimeStore(store)
    over, active = await ended(store, seats=MINE), await store.add_table(replace(ROW, channel=8, owner=USER, state="running"), "secret", MINE)
    await MemoryStore(store).record(over, "done", STANDINGS)
    for table in (over, active.id):
        await store.save_post(Post(table, "hand", DIRECT, USER + table, 3, seat=1))
        await store.save_undelivered(Undelivered(table, 1, 4.0, "closed"))
        await store.save_note(f"unreached:{table}:1", "told")
    await times.save_habits(Habits(USER, "mention", "Europe/Berlin", 60, 120))
    left = await store.add_table(replace(ROW, channel=9, owner=OTHER, state="running"), "secret", MINE)
    await store.save_post(Post(left.id, "hand", DIRECT, USER + 77, 3, seat=1))
    await times.seat_anew(left, [SeatRow(1, 0), *MINE[1:]], Former(left.id, 1, USER, NAME, "left", 5, 6.0))


def traces(path: Path) -> list[str]:
    """Files of the database in which the person can be found: by name, or by number in digits or in bytes."""
    wanted = [NAME.encode(), *(form for number in (USER, DIRECT) for form in (str(number).encode(), number.to_bytes(8, "big")))]
    files = sorted(path.parent.glob(path.name + "*"))
    return [file.name for file in files if any(form in file.read_bytes() for form in wanted)]


async def test_everything_that_is_kept_is_shown() -> None:
    store = await open_store()
    await filled(store)
    kept = await PrivacyStore(store).kept(USER, DIRECT)
    letters = tuple((DIRECT, USER + n) for n in (1, 2, 77))
    assert kept == Kept((1, 2), (NAME,), (2,), (3,), letters, (1, 2), ("mention", "Europe/Berlin", 60, 120))
    assert (await PrivacyStore(store).kept(OTHER + 1)).is_nothing
    assert not kept.is_nothing


async def test_no_trace_is_left_in_any_file(tmp_path: Path) -> None:
    path = tmp_path / "store"
    store = await open_store(path)
    await filled(store)
    assert traces(path)
    privacy = PrivacyStore(store)
    assert await privacy.erase(USER, DIRECT) == [1, 2]
    await privacy.scrub()
    assert traces(path) == []
    assert (await privacy.kept(USER, DIRECT)).is_nothing
    await store.close()
    assert traces(path) == []
    assert all(str(USER) not in line and NAME not in line for line in dump(path))


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return list(db.iterdump())


async def test_also_what_was_overwritten_long_ago_is_gone(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "store")
    await filled(store)
    row = await store.table(2)
    assert row is not None
    for n in range(20):
        await store.save_table(replace(row, owner=OTHER), [SeatRow(1, OTHER + n, "x" * n), SeatRow(2, 0)])
    await PrivacyStore(store).erase(USER, 0)
    await PrivacyStore(store).scrub()
    assert traces(tmp_path / "store") == []


async def test_other_people_and_the_match_itself_stay() -> None:
    store = await open_store()
    await filled(store)
    before = await store.answers(1)
    await PrivacyStore(store).erase(USER, DIRECT)
    assert await store.answers(1) == before
    assert await store.seats(1) == [SeatRow(1, -1), SeatRow(2, OTHER, "Ben"), SeatRow(3, 0)]
    assert await store.seats(2) == [SeatRow(1, 0), SeatRow(2, OTHER, "Ben"), SeatRow(3, 0)]
    match = await MemoryStore(store).match(1, 1)
    assert match is not None
    assert [(share.seat, share.user, share.points) for share in match.shares] == [(2, OTHER, 12), (1, -1, 10), (3, 0, 10)]
    assert [share.is_person for share in match.shares] == [True, False, False]
    assert [row.owner for table in (1, 2, 3) if (row := await store.table(table))] == [11, -1, OTHER]


async def test_several_people_of_one_table_are_forgotten() -> None:
    store = await open_store()
    await filled(store)
    for user in (USER, OTHER, USER):
        await PrivacyStore(store).erase(user, 0)
    assert [seat.user for seat in await store.seats(1)] == [-1, -2, 0]


async def test_the_file_is_written_anew_only_when_it_is_due(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "store")
    await filled(store)
    privacy = PrivacyStore(store)
    await privacy.erase(USER, DIRECT)
    await store.close()
    store = await open_store(tmp_path / "store")  # the process was killed between the two
    await PrivacyStore(store).scrub()
    assert traces(tmp_path / "store") == []
    assert await store.note("scrub") == ""


async def test_every_column_that_may_tell_who_somebody_is_is_known(tmp_path: Path) -> None:
    await (await open_store(tmp_path / "store")).close()
    known = {(table, column) for table, columns in PERSONAL.items() for column in columns} | HARMLESS
    with closing(sqlite3.connect(tmp_path / "store")) as db:
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")]
        columns = {(table, row[1]) for table in tables for row in db.execute(f"PRAGMA table_info({table})")}
    assert {each for each in columns if each[1] in TELLING} - known == set()
    assert known - columns <= {("lease", "holder")}
