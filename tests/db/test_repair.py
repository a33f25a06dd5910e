"""What repairs keep: lines by number, outdated messages, pauses."""

import pytest

from db.repair import Outdated, RepairStore
from db.sqlite import SqliteStore
from db.store import Conflict, Post, TableRow
from games.engine import Answer, Setup
from tests.hosting import open_store

LINE = Answer(1, "act", "a")
MARK = Answer(-1, "undo", "0")


async def with_table() -> tuple[RepairStore, SqliteStore, int]:
    """A store with a running table of three lines and posts of two turns."""
    store = await open_store()
    row = await store.add_table(TableRow(0, 1, 7, 11, Setup("toy", "plain", 2, 1), "live", "", state="running", started=1.0), "s", [])
    await store.append(row.id, 0, [LINE, LINE, LINE], 1.0)
    for turn, message in ((1, 101), (2, 102), (3, 0)):
        await store.save_post(Post(row.id, "turn", 7, message, turn, 0, turn))
    await store.save_post(Post(row.id, "hand", 8, 201, 2, 1))
    return RepairStore(store), store, row.id


async def test_a_line_and_what_it_makes_old_are_one_transaction() -> None:
    kept, store, table = await with_table()
    await kept.add(table, {3: MARK}, 2.0, 2)
    assert (await store.answers(table))[3] == MARK
    assert [post.turn for post in await store.posts(table) if post.kind == "turn"] == [1]
    assert await kept.outdated(table) == [Outdated(102, 7, "back")]
    assert await store.overtaken(table) == 1
    assert await kept.unswept() == [table]
    await kept.swept(102)
    assert (await kept.outdated(table), await kept.unswept(), await store.overtaken(table)) == ([], [], 1)


async def test_a_number_is_written_once() -> None:
    kept, store, table = await with_table()
    with pytest.raises(Conflict):
        await kept.add(table, {2: MARK}, 2.0, 1)
    assert len(await store.posts(table)) == 4
    assert await kept.outdated(table) == []


async def test_an_outdated_message_never_comes_back_as_a_post() -> None:
    kept, store, table = await with_table()
    await kept.outdate(table, "moved", "turn", 2)
    await store.save_post(Post(table, "turn", 7, 102, 9, 0, 2))
    assert [post.turn for post in await store.posts(table) if post.kind == "turn"] == [1]
    assert await store.post_of(102) is None
    await store.save_post(Post(table, "turn", 7, 105, 9, 0, 2))
    assert [post.message for post in await store.posts(table) if post.kind == "turn"] == [101, 105]


async def test_only_late_posts_of_turns_taken_back_are_strays() -> None:
    kept, store, table = await with_table()
    await store.save_post(Post(table, "turn", 7, 104, 9, 0, 4))
    await kept.outdate_strays(table, 1, 5)
    assert [each.message for each in await kept.outdated(table)] == [102]
    assert [post.turn for post in await store.posts(table) if post.kind == "turn"] == [1, 3, 4]


async def test_lines_that_are_missing() -> None:
    kept, store, table = await with_table()
    await store.write("DELETE FROM answers WHERE table_id = ? AND number = 1", (table,))
    assert await kept.lines(table) == [LINE, None, LINE]
    assert await kept.lines(99) == []


async def test_pauses_and_the_last_match_of_a_channel() -> None:
    kept, store, table = await with_table()
    await kept.pause(table, 5.0)
    found = await store.table(table)
    assert found is not None
    assert found.paused == 5.0
    await kept.resume(table)
    assert await kept.last_over(7) is None
    await store.close_table(table, 9.0)
    last = await kept.last_over(7)
    assert last is not None
    assert (last.id, last.paused) == (table, 0.0)
    await kept.pause(table, 5.0)
    assert await kept.last_over(7) == last
    assert await kept.last_over(8) is None
