"""The lease of a store: one holder, taken over only from one that has fallen silent, whatever clocks do."""

import asyncio
from pathlib import Path

import pytest

from bot.lease import Lease, Terms, alone
from db.lease import Held, LeaseBook
from db.sqlite import open_store
from db.store import Deposed, StoreBusy

SHORT = Terms(term=30.0, beat=0.01, look=0.02)


async def test_one_holds_it_and_the_next_takes_it_when_it_is_given_back(tmp_path: Path) -> None:
    async with LeaseBook(tmp_path / "store", 1.0) as book:
        first, second = Lease(book, SHORT), Lease(book, SHORT)
        await first.taken()
        waiting = asyncio.ensure_future(second.taken())
        await asyncio.sleep(0.1)
        assert (first.sure, second.sure, waiting.done()) == (True, False, False)
        await first.release()
        await waiting
        assert (first.sure, second.sure) == (False, True)


async def test_it_is_taken_from_one_that_has_died(tmp_path: Path) -> None:
    async with LeaseBook(tmp_path / "store", 1.0) as book:
        assert await book.take("dead", 100.0, None)
        heir = Lease(book, SHORT, clock=lambda: 101.0)
        await heir.taken()
        assert await book.held() == Held(heir.holder, 131.0)


async def test_a_clock_that_jumps_takes_it_from_nobody_who_is_alive(tmp_path: Path) -> None:
    async with LeaseBook(tmp_path / "store", 1.0) as book:
        alive = Lease(book, SHORT, clock=lambda: 0.0)
        await alive.taken()
        moved = 0.0

        def clock() -> float:
            nonlocal moved
            moved += 0.001  # so that each renewal can be told from the one before
            return moved

        alive._clock = clock
        renewing = asyncio.ensure_future(alive.lost())
        ahead = asyncio.ensure_future(Lease(book, SHORT, clock=lambda: 1_000_000.0).taken())
        await asyncio.sleep(0.3)
        assert (renewing.done(), ahead.done()) == (False, False)
        for task in (renewing, ahead):
            task.cancel()


async def test_who_was_too_slow_notices_and_writes_nothing_more(tmp_path: Path) -> None:
    async with LeaseBook(tmp_path / "store", 1.0) as book:
        lease = Lease(book, SHORT)
        await lease.taken()
        store = await open_store(tmp_path / "store")
        store.serve_as(lease.holder)
        await store.save_note("key", "mine")
        held = await book.held()
        assert await book.take("other", 1e12, held)
        with pytest.raises(Deposed):
            await store.save_note("key", "late")
        assert await store.note("key") == "mine"
        await lease.lost()
        assert not lease.sure
        await store.close()


async def test_after_a_gap_it_says_that_it_is_sure_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LeaseBook(tmp_path / "store", 1.0) as book:
        lease, again = Lease(book, SHORT), asyncio.Event()
        lease.regained = again.set
        await lease.taken()
        renew, tries = book.renew, iter([True, True, False])

        async def hindered(holder: str, until: float) -> bool:
            if next(tries, False):
                raise StoreBusy("locked")
            return await renew(holder, until)

        monkeypatch.setattr(book, "renew", hindered)
        lease._sure_until = 0.0
        task = asyncio.ensure_future(lease.lost())
        async with asyncio.timeout(5):
            await again.wait()
        assert lease.sure
        task.cancel()


async def test_work_ends_with_the_lease_and_begins_again_with_the_next(tmp_path: Path) -> None:
    path, holders = tmp_path / "store", list[str]()

    async def serve(lease: Lease) -> int:
        holders.append(lease.holder)
        if len(holders) == 2:
            return 7
        async with LeaseBook(path, 1.0) as book:
            await book.release(lease.holder)
        await asyncio.Event().wait()
        return 0

    async with asyncio.timeout(10):
        assert await alone(path, serve, SHORT) == 7
    assert holders[0] != holders[1]
    async with LeaseBook(path, 1.0) as book:
        assert await book.held() is None
