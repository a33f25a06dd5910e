"""One at a time, the urgent first."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count


class Gate:
    """Lets one in at a time. Of those who wait, the urgent go first, then whoever came first."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._tickets = count()

    @asynccontextmanager
    async def turn(self, urgent: bool) -> AsyncIterator[None]:
        """Wait for one's turn and have it."""
        if self._taken:
            await self._called(urgent)
        self._taken = True
        try:
            yield
        finally:
            self._next()

    async def _called(self, urgent: bool) -> None:
        called = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (not urgent, next(self._tickets), called))
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # called and cancelled at once: somebody else shall have the turn
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting:
            *_, called = heappop(self._waiting)
            if not called.done():
                called.set_result(None)
                return
        self._taken = False
