"""Work that many ask for and one does: for each key, once now and once more when somebody asked meanwhile."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.faults import note
from bot.logs import about

log = logging.getLogger(__name__)


class Later(Exception):
    """It cannot be done now, and that is no fault of ours: to be tried again."""


class Works:
    """Runs `work(key)` soon after `ask(key)`, never twice at once for a key, at most once in `gap` seconds; the last state wins.
    The gap counts from the beginning of the work, and at least half of it from its end.

    What fails is kept for `again`.
    """

    def __init__(self, work: Callable[[int], Awaitable[None]], gap: float) -> None:
        self._work = work
        self._gap = gap
        self._asked: set[int] = set()
        self._failed: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    def ask(self, key: int) -> None:
        """Have it done; returns at once."""
        if self._closed:
            return
        self._asked.add(key)
        if key not in self._tasks:
            self._tasks[key] = asyncio.get_running_loop().create_task(self._run(key))

    def again(self) -> None:
        """Have done what failed."""
        for key in sorted(self._failed):
            self.ask(key)

    async def close(self) -> None:
        """Finish what was asked for, without pauses, and take nothing more."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        for key in sorted(self._asked):
            await self._once(key)

    async def _run(self, key: int) -> None:
        clock = asyncio.get_running_loop().time
        try:
            while key in self._asked:
                begun = clock()
                await self._once(key)
                await asyncio.sleep(max(self._gap - (clock() - begun), self._gap / 2))  # work that took long has kept others waiting
        finally:
            del self._tasks[key]

    async def _once(self, key: int) -> None:
        with about(table=key, interaction=0):  # whoever asked first: it is done for all
            await self._tried(key)

    async def _tried(self, key: int) -> None:
        self._asked.discard(key)
        self._failed.add(key)
        try:
            await self._work(key)
        except asyncio.CancelledError:
            self._asked.add(key)
            raise
        except Later as error:
            log.warning("publishing for table %d has to wait: %s", key, error)
        except Exception as error:  # noqa: BLE001 - one table's fault is not another's
            note(log, f"publishing for table {key} failed", error)
        else:
            self._failed.discard(key)
