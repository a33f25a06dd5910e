"""The store on real SQLite files."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from db.migrate import schema_files, statements
from db.sqlite import SqliteStore
from db.store import ChannelBusy, Conflict, Damaged, Post, SeatRow, TableRow, Undelivered, Unusable
from games.engine import Answer, Setup
from tests.hosting import open_store

SETUP = Setup("toy", "plain", 3, 1, {"length": "long"}, "cards")
ROW = TableRow(0, 1, 7, 11, SETUP, "live", "hash", created=5.0)
SEATS = [SeatRow(1, 11, "Ana"), SeatRow(2, 0)]
SECRET = "secret"


async def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "new" / "store")
    row = await store.add_table(ROW, SECRET, SEATS)
    assert row == replace(ROW, id=1)
    await store.close()
    store = await open_store(tmp_path / "new" / "store")
    assert await store.table(1) == row
    assert await store.seats(1) == SEATS
    assert await store.secret(1) == SECRET
    assert await store.table(2) is None


async def test_what_may_change_of_a_table() -> None:
    store = await open_store()
    row = await store.add_table(ROW, SECRET, SEATS)
    row = replace(row, owner=12, tempo="correspondence", thread=70, state="running", started=6.0, setup=replace(SETUP, seats=2))
    dice = [Answer(0, "order", "1.0")]
    await store.save_table(row, [SeatRow(1, 12, "Ben")], dice)
    assert await store.table(row.id) == row
    assert await store.seats(row.id) == [SeatRow(1, 12, "Ben")]
    assert await store.answers(row.id) == dice
    await store.save_table(replace(row, owner=13))
    assert await store.seats(row.id) == [SeatRow(1, 12, "Ben")]


async def test_finding_active_tables() -> None:
    store = await open_store()
    first = await store.add_table(replace(ROW, thread=70), SECRET, SEATS)
    second = await store.add_table(replace(ROW, channel=8), SECRET, SEATS)
    assert await store.in_channel(7) == await store.in_channel(70) == first
    assert await store.active() == await store.of_user(11) == [first, second]
    assert await store.of_user(0) == []
    await store.close_table(first.id, 9.0)
    assert await store.in_channel(7) is None
    assert await store.active() == await store.of_user(11) == [second]
    closed = await store.table(first.id)
    assert closed == replace(first, state="archived", ended=9.0)
    await store.close_table(first.id, 10.0)
    assert await store.table(first.id) == closed


async def test_one_active_table_per_channel() -> None:
    store = await open_store()
    first = await store.add_table(ROW, SECRET, SEATS)
    with pytest.raises(ChannelBusy):
        await store.add_table(ROW, SECRET, SEATS)
    await store.append(first.id, 0, [Answer(1, "act", "end")], 8.0, ended=True)
    assert await store.table(first.id) == replace(first, state="ended", ended=8.0)
    assert (await store.add_table(ROW, SECRET, SEATS)).id > first.id


async def test_an_answer_and_its_dice_come_together_or_not_at_all() -> None:
    store = await open_store()
    table = (await store.add_table(ROW, SECRET, SEATS)).id
    lines = [Answer(1, "act", "roll"), Answer(0, "dice", "5.2"), Answer(2, "act", "move:kitchen")]
    await store.append(table, 0, lines[:2], 1.0)
    with pytest.raises(Conflict):
        await store.append(table, 1, lines[1:], 1.0)
    assert await store.answers(table) == lines[:2]
    await store.append(table, 2, lines[2:], 1.0)
    assert await store.answers(table) == lines


async def test_a_gap_in_a_journal_is_damage() -> None:
    store = await open_store()
    table = (await store.add_table(ROW, SECRET, SEATS)).id
    await store.append(table, 1, [Answer(1, "act", "roll")], 1.0)
    with pytest.raises(Damaged):
        await store.answers(table)
    with pytest.raises(Damaged):
        await store.secret(table + 1)


async def test_posts() -> None:
    store = await open_store()
    table = (await store.add_table(ROW, SECRET, SEATS)).id
    hand, turn = Post(table, "hand", 70, 700, 3, seat=2), Post(table, "turn", 7, 0, 3, turn=1)
    for post in (turn, hand):
        await store.save_post(post)
    assert await store.posts(table) == [hand, turn]
    assert await store.post_of(0) is None
    turn = replace(turn, message=701, number=9)
    await store.save_post(turn)
    assert await store.post_of(701) == turn
    assert await store.posts(table) == [hand, turn]
    await store.drop_post(turn)
    assert await store.posts(table) == [hand]


async def test_undelivered_and_notes() -> None:
    store = await open_store()
    table = (await store.add_table(ROW, SECRET, SEATS)).id
    row = Undelivered(table, 1, 4.0, "closed")
    await store.save_undelivered(row)
    await store.save_undelivered(row)
    assert await store.undelivered(table) == [row]
    await store.drop_undelivered(table, 1)
    assert await store.undelivered(table) == []
    assert await store.note("commands") == ""
    await store.save_note("commands", "1")
    await store.save_note("commands", "2")
    assert await store.note("commands") == "2"


async def test_every_commit_is_on_disk(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "store")
    pragmas = [next(iter(await store._db.execute_fetchall(f"PRAGMA {name}")))[0] for name in ("journal_mode", "synchronous", "foreign_keys")]
    assert pragmas == ["wal", 2, 1]


async def test_schema_files_are_applied_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(tmp_path / "store")
    await store.save_note("here", "still")
    await store.close()
    more = [*schema_files(), "CREATE TABLE more (id INTEGER);\nINSERT INTO more VALUES (1);\n"]
    monkeypatch.setattr("db.migrate.schema_files", lambda: more)
    for _ in range(2):
        store = await open_store(tmp_path / "store")
        assert await store.note("here") == "still"
        await store.close()
    with sqlite3.connect(tmp_path / "store") as db:
        assert db.execute("SELECT count(*) FROM more").fetchone() == (1,)
    db.close()


async def test_a_failed_step_leaves_the_old_schema(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await open_store(tmp_path / "store")).close()
    bad = [*schema_files(), "CREATE TABLE more (id INTEGER);\nINSERT INTO nowhere VALUES (1);\n"]
    with monkeypatch.context() as patched:
        patched.setattr("db.migrate.schema_files", lambda: bad)
        with pytest.raises(Exception, match="nowhere"):
            await open_store(tmp_path / "store")
    store = await open_store(tmp_path / "store")
    assert [row[0] for row in await store._db.execute_fetchall("SELECT name FROM sqlite_master WHERE name = 'more'")] == []


async def test_a_newer_store_and_a_foreign_file_are_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "newer") as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    (tmp_path / "foreign").write_text("This is no database. " * 100, "utf-8")
    for name in ("newer", "foreign", "foreign/store"):
        with pytest.raises(Unusable):
            await open_store(tmp_path / name)


def test_statements_of_a_file() -> None:
    text = "-- a remark; with a mark\nCREATE TABLE a (\n  b TEXT DEFAULT ';'\n);\nCREATE TABLE c (d);\n"
    assert [statement.count("CREATE") for statement in statements(text)] == [1, 1]


async def test_what_may_be_untold_after_a_restart() -> None:
    store = await open_store()
    active = await store.add_table(ROW, SECRET, SEATS)
    never_told, told = [await store.add_table(replace(ROW, channel=channel), SECRET, SEATS) for channel in (8, 9)]
    await store.save_post(Post(told.id, "turn", 9, 90, 1, turn=1))
    for table in (never_told, told):
        await store.close_table(table.id, 9.0)
    assert [row.id for row in await store.untold()] == [active.id, told.id]
    await store.save_post(Post(told.id, "final", 9, 91, 1))
    assert await store.untold() == [active]


async def lagging(store: SqliteStore, **changes: int) -> list[int]:
    """The ids that are untold once a running table of three answers has these numbers in its posts."""
    told = {"turn": 3, "turn_message": 70, "hand": 3} | changes
    table = (await store.in_channel(7)) or await store.add_table(ROW, SECRET, SEATS)
    await store.save_table(replace(table, state="running", started=2.0))
    await store.save_post(Post(table.id, "turn", 7, told["turn_message"], told["turn"], turn=1))
    await store.save_post(Post(table.id, "hand", 11, 80, told["hand"], 1))
    return [row.id for row in await store.untold()]


async def test_a_running_table_is_untold_while_a_post_lags_behind_its_journal() -> None:
    store = await open_store()
    table = await store.add_table(ROW, SECRET, SEATS)
    await store.append(table.id, 0, [Answer(1, "act", "end")] * 3, 3.0)
    assert await lagging(store) == []
    assert await lagging(store, turn=2) == [table.id]
    assert await lagging(store, turn_message=0) == [table.id]
    assert await lagging(store, hand=2) == [table.id]
    await store.hands_told(table.id, 3)
    assert await store.untold() == []
    assert [post.number for post in await store.posts(table.id)] == [3, 3]


async def test_running_tables_with_bots() -> None:
    store = await open_store()
    people, bots = [await store.add_table(replace(ROW, channel=channel), SECRET, SEATS) for channel in (8, 9)]
    await store.save_table(replace(people, state="running"), [SeatRow(1, 11, "Ana")])
    await store.save_table(replace(bots, state="running"), [SeatRow(1, 11, "Ana"), SeatRow(2, 0, "")])
    assert [row.id for row in await store.with_bots()] == [bots.id]
    await store.close_table(bots.id, 9.0)
    assert await store.with_bots() == []
