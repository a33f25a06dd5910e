"""Tables that nobody uses: their people are warned, and later the table is closed and its channel free again."""

import contextlib
import logging
from collections.abc import Callable

from bot.controls import Button
from bot.desk import Desk
from bot.posts.letter import GREY, Letter
from bot.posts.mail import Barred, Gone
from db.guard import GuardStore, Use
from db.store import TableRow

log = logging.getLogger(__name__)
DAY = 86400.0
LIMITS = {"lobby": (2 * DAY, DAY), "live": (3 * DAY, DAY), "correspondence": (21 * DAY, 7 * DAY)}
"""Seconds of quiet before the warning, and from the warning to the end: in the lobby, and by tempo."""


def limits(row: TableRow) -> tuple[float, float]:
    """How long a table may be quiet, and how long it stays after the warning."""
    return LIMITS["lobby"] if row.state == "lobby" else LIMITS.get(row.tempo, LIMITS["correspondence"])


class Idle:
    """Looks at all tables now and then. `waits`: whether a table cannot be used, whoever wants to."""

    def __init__(self, desk: Desk, memory: GuardStore, waits: Callable[[int], object]) -> None:
        self._desk, self._memory, self._waits = desk, memory, waits
        self._used: set[int] = set()

    def changed(self, table: int) -> None:
        """Somebody has used a table."""
        self._used.add(table)

    async def keep(self, table: int) -> None:
        """Somebody wants the table to stay. Refuses no-table, ended."""
        await self._memory.use([table], self._desk.clock())
        await self._take_back(table)

    async def sweep(self) -> None:
        """Warn, close, and forget what is over. Raises StoreBusy."""
        used, self._used = self._used, set()
        await self._memory.use(sorted(used), self._desk.clock())
        for use in await self._memory.uses():
            row = await self._desk.store.table(use.table)
            if row is not None:
                await self._look_at(row, use)
        await self._memory.tidy()

    async def _look_at(self, row: TableRow, use: Use) -> None:
        now, (quiet, grace) = self._desk.clock(), limits(row)
        if use.message and not (use.active and use.is_warned):
            await self._delete(row, use)
        elif self._waits(row.id) or not use.active:
            return
        elif use.is_warned and now - use.warned >= grace:
            log.info("table %d is not used and is closed", row.id)
            await self._delete(row, use)
            await self._desk.host.archive(row.id)
        elif not use.is_warned and now - use.used >= quiet:
            await self._warn(row, now, now + grace)

    async def _warn(self, row: TableRow, now: float, end: float) -> None:
        """Say it at the table; where that is not possible now, it is tried again with the next look."""
        say = self._desk.words.say
        button = Button(f"keep:{row.id}", say("guard-keep"), "go")
        letter = Letter(say("guard-idle", table=row.id, end=int(end)), rows=((button,),), colour=GREY)
        with contextlib.suppress(Barred):
            message = await self._desk.mail.send(row.channel, letter, f"idle.{row.id}.{int(now)}"[:25])
            await self._memory.warn(row.id, now, message)

    async def _take_back(self, table: int) -> None:
        row = await self._desk.store.table(table)
        for use in await self._memory.uses():
            if row is not None and use.table == table and use.message:
                await self._delete(row, use)

    async def _delete(self, row: TableRow, use: Use) -> None:
        """Take the warning away."""
        with contextlib.suppress(Gone, Barred):
            await self._desk.mail.delete(row.channel, use.message)
        await self._memory.warn(row.id, 0.0, 0)
