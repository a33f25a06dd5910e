"""What is kept of time and absence."""

from dataclasses import replace
from pathlib import Path

from db.store import Post, SeatRow, Undelivered
from db.time import Former, Habits, Mark, OldHand, TimeStore
from games.engine import Answer
from tests.hosting import fresh_host, open_store, opened, started


async def test_seats_keep_who_stands_in() -> None:
    host, store = await fresh_host()
    row = await opened(host)
    seats = [SeatRow(1, 11, "Ana", "missed", 2, 0), SeatRow(2, 0), SeatRow(3, 12, "Ben", "", 1, 5)]
    await store.save_table(row, seats)
    assert await store.seats(row.id) == seats


async def test_an_answer_and_what_it_says_of_the_seats_are_one() -> None:
    host, store = await fresh_host()
    table = await started(host)
    seats = [replace(seat, missed=1) for seat in await store.seats(table)]
    before = await store.answers(table)
    await store.append(table, len(before), [Answer(1, "act", "stop")], 5.0, seats=seats)
    assert await store.seats(table) == seats
    assert (await TimeStore(store).moments(table, [0, len(before), 99]))[len(before)] == 5.0


async def test_marks_paces_and_habits(tmp_path: Path) -> None:
    host, store = await fresh_host(tmp_path / "store")
    table = (await opened(host)).id
    time = TimeStore(store)
    await time.save_marks(table, [Mark(1, 7, 3.0, 1), Mark(2, 7)])
    await time.save_marks(table, [Mark(2, 9, 0.0, 2)])
    await time.save_pace(table, 90.0)
    await time.save_habits(Habits(11, "mention", "+2", 60, 120))
    await store.close()
    time = TimeStore(await open_store(tmp_path / "store"))
    assert await time.marks(table) == {1: Mark(1, 7, 3.0, 1), 2: Mark(2, 9, 0.0, 2)}
    assert [await time.pace(table), await time.pace(99)] == [90.0, 0.0]
    assert [await time.habits(11), await time.habits(12)] == [Habits(11, "mention", "+2", 60, 120), Habits(12)]


async def test_whoever_goes_leaves_the_private_message_to_be_emptied() -> None:
    host, store = await fresh_host()
    table = await started(host)
    time, seats, row = TimeStore(store), await store.seats(table), await store.table(table)
    assert row is not None
    for seat in (1, 2):
        await store.save_post(Post(table, "hand", 70 + seat, 700 + seat, 3, seat))
        await store.save_undelivered(Undelivered(table, seat, 1.0, "50007"))
    await time.save_marks(table, [Mark(1, 1), Mark(2, 1)])
    going = Former(table, 2, seats[1].user, "Ben", "left", 4, 9.0)
    await time.seat_anew(replace(row, owner=5), [seats[0], SeatRow(2, 0)], going)
    assert await time.formers(table) == [going]
    assert await time.old_hands(table) == [OldHand(table, 72, 702)]
    assert [post.seat for post in await store.posts(table)] == [1]
    assert [each.seat for each in await store.undelivered(table)] == [1]
    assert list(await time.marks(table)) == [1]
    assert [seat.user for seat in await store.seats(table)] == [seats[0].user, 0]
    await time.drop_old_hand(OldHand(table, 72, 702))
    assert await time.old_hands(table) == []
