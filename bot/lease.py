"""One process at a time serves a store; others stand by and take over when it falls silent."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from db.lease import Held, LeaseBook
from db.sqlite import BUSY_SECONDS
from db.store import StoreBusy

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Terms:
    """Seconds: how long a lease lasts, how often it is renewed, and how often those who stand by look (more seldom than it is renewed)."""

    term: float = 6.0
    beat: float = 1.5
    look: float = 2.0


class Lease:
    """The lease that this process asks for under its own name, and holds only as long as it can be sure of it."""

    def __init__(self, book: LeaseBook, terms: Terms, clock: Callable[[], float] = time.time) -> None:
        self.holder = f"{os.getpid()}-{secrets.token_hex(8)}"
        self._book, self._terms, self._clock = book, terms, clock
        self._sure_until = float("-inf")
        self.regained: Callable[[], None] = lambda: None
        """Called when this process is sure again after a while in which it was not."""

    @property
    def sure(self) -> bool:
        """Whether nobody else can have taken it. False at once in a process that wakes up too late."""
        return time.monotonic() < self._sure_until

    async def taken(self) -> None:
        """Wait until the lease is ours. One that is held has to run out, and to stay untouched for one more look: clocks may jump."""
        seen: Held | None = None
        waits = False
        while True:
            held = await self._held()
            if held is None or held == seen:
                began = time.monotonic()
                if await self._take(held):
                    self._sure_until = began + self._terms.term
                    return
            if not waits:
                waits = True
                log.info("another process serves the store, or did a moment ago; standing by")
            seen = held if held is not None and held.until <= self._clock() else None
            await asyncio.sleep(self._terms.look)

    async def lost(self) -> None:
        """Renew the lease until somebody else has it."""
        while True:
            await asyncio.sleep(self._terms.beat)
            began = time.monotonic()
            try:
                if not await self._book.renew(self.holder, self._clock() + self._terms.term):
                    self._sure_until = float("-inf")
                    return
            except StoreBusy as error:
                log.warning("the lease cannot be renewed: %s", error)
            else:
                was_sure, self._sure_until = self.sure, began + self._terms.term
                if not was_sure:
                    self.regained()

    async def release(self) -> None:
        """Give it back, so that the next one need not wait."""
        self._sure_until = float("-inf")
        try:
            await self._book.release(self.holder)
        except StoreBusy as error:
            log.warning("the lease cannot be given back: %s", error)

    async def _held(self) -> Held | None:
        try:
            return await self._book.held()
        except StoreBusy as error:
            log.warning("the lease cannot be read: %s", error)
            return Held("", float("inf"))

    async def _take(self, seen: Held | None) -> bool:
        try:
            return await self._book.take(self.holder, self._clock() + self._terms.term, seen)
        except StoreBusy as error:
            log.warning("the lease cannot be taken: %s", error)
            return False


async def alone(path: Path, serve: Callable[[Lease], Awaitable[int]], terms: Terms | None = None) -> int:
    """Serve while this process holds the lease of a store; after a loss it stands by again. Raises Unusable, StoreBusy."""
    async with LeaseBook(path, BUSY_SECONDS) as book:
        while True:
            lease = Lease(book, terms or Terms())
            await lease.taken()
            try:
                result = await _while_held(lease, serve)
            finally:
                await lease.release()
            if result is not None:
                return result
            log.warning("another process has taken over the store; standing by")


async def _while_held(lease: Lease, serve: Callable[[Lease], Awaitable[int]]) -> int | None:
    """What the work comes to; None where the lease was lost before."""
    work, loss = asyncio.ensure_future(serve(lease)), asyncio.ensure_future(lease.lost())
    try:
        await asyncio.wait({work, loss}, return_when=asyncio.FIRST_COMPLETED)
        return work.result() if work.done() else None
    finally:
        for task in (work, loss):
            task.cancel()
        await asyncio.gather(work, loss, return_exceptions=True)
