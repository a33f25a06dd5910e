"""The guard: a table follows the fate of its place. It is closed where that is gone, waits where it is shut, and goes on when it may."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Literal

from bot.desk import Desk
from bot.guard_places import Places, State
from bot.posts.letter import GREY, Letter
from bot.posts.mail import Barred
from db.guard import GuardStore, Reason
from db.store import TableRow

log = logging.getLogger(__name__)
UNKNOWN_CHANNEL, NO_ACCESS, NO_RIGHT, ARCHIVED, LOCKED = 10003, 50001, 50013, 50083, 160005


class Guard:
    """Knows which tables wait, and why. `retry`: publish again what Discord did not let through."""

    def __init__(self, desk: Desk, memory: GuardStore, places: Places, retry: Callable[[], None]) -> None:
        self._desk, self._memory, self._places, self._retry = desk, memory, places, retry
        self._waits: dict[int, Reason] = {}
        self._out: set[int] = set()
        self._one_at_a_time = asyncio.Lock()

    async def load(self) -> None:
        """Read what tables wait for. Raises StoreBusy."""
        self._waits = dict(await self._memory.waits())

    def waits(self, table: int) -> Reason | Literal["outage"] | None:
        """What a table waits for: nobody can be expected to answer meanwhile."""
        return self._waits.get(table) or ("outage" if table in self._out else None)

    async def resume(self) -> None:
        """Look after all tables: much may have happened to their places."""
        for row in await self._desk.host.active():
            await self.check(row)

    async def in_guild(self, guild: int) -> None:
        """Look after the tables of a server."""
        for row in await self._desk.host.active():
            if row.guild == guild:
                await self.check(row)

    async def guild_left(self, guild: int) -> None:
        """The bot is in that server no more."""
        for row in await self._desk.host.active():
            if row.guild == guild:
                await self.check(row, "gone")

    async def place_gone(self, guild: int, place: int) -> None:
        """A channel or thread was deleted, and with a channel its threads."""
        for row in await self._desk.host.active():
            if row.channel == place:
                await self.check(row, "gone")
            elif row.guild == guild:
                await self.check(row)

    async def place_is(self, place: int, state: State) -> None:
        """Discord tells how a thread fares."""
        row = await self._desk.host.in_channel(place)
        if row is not None:
            await self.check(row, state)

    async def refused(self, table: int, code: int) -> None:
        """Discord did not let a post of a table through."""
        row = await self._desk.store.table(table)
        if row is None:
            return
        if code == UNKNOWN_CHANNEL and row.over:
            await self._memory.lose(table)
        elif row.active and code in (ARCHIVED, LOCKED):
            await self.check(row, await self._places.state(row, fresh=True))
        elif row.active and code in (UNKNOWN_CHANNEL, NO_ACCESS, NO_RIGHT):
            await self.check(row, "gone" if code == UNKNOWN_CHANNEL else "barred")

    async def passed(self, table: int) -> None:
        """The posts of a table are up to date."""
        if self._waits.get(table) == "barred":
            await self._go_on(table)

    async def check(self, row: TableRow, state: State | None = None) -> None:
        """Act on how the place of a table fares; it is looked up where it is not given."""
        async with self._one_at_a_time:
            state = state or await self._places.state(row)
            waits = self._waits.get(row.id)
            (self._out.add if state == "outage" else self._out.discard)(row.id)
            if state == "gone":
                await self._lose(row)
            elif state == "asleep":
                await self._wake(row)
            elif state in ("shut", "barred") and waits != state:
                await self._wait(row, "shut" if state == "shut" else "barred")
            elif state == "open" and waits is not None:
                await self._go_on(row.id)
                if waits == "shut":
                    await self._say_open(row)
                self._retry()

    async def _lose(self, row: TableRow) -> None:
        log.warning("table %d has lost its place and is closed", row.id)
        await self._memory.lose(row.id)
        await self._desk.host.archive(row.id)
        self._waits.pop(row.id, None)

    async def _wake(self, row: TableRow) -> None:
        if await self._places.wake(row.channel):
            self._retry()
        else:
            await self._wait(row, "barred")

    async def _wait(self, row: TableRow, reason: Reason) -> None:
        log.info("table %d waits: its place is %s", row.id, reason)
        await self._memory.wait(row.id, reason, self._desk.clock())
        self._waits[row.id] = reason
        if reason == "barred":
            await self._tell_moderators(row)

    async def _go_on(self, table: int) -> None:
        log.info("table %d goes on", table)
        await self._memory.go_on(table)
        self._waits.pop(table, None)

    async def _say_open(self, row: TableRow) -> None:
        """The thread is open again; posts follow."""
        say = self._desk.words.say
        with contextlib.suppress(Barred):
            letter = Letter(say("guard-open-again", table=row.id), colour=GREY)
            await self._desk.mail.send(row.channel, letter, f"open.{row.id}.{int(self._desk.clock())}"[:25])

    async def _tell_moderators(self, row: TableRow) -> None:
        """Where the server has a channel for its moderators there, otherwise to the person who opened the table. `/game status` shows it as well."""
        say, rights = self._desk.words.say, self._places.lacking(row)
        named = ", ".join(say(f"right-{name.replace('_', '-')}") for name in rights) or say("guard-rights-unknown")
        letter = Letter(say("guard-barred", table=row.id, channel=f"<#{row.channel}>", rights=named), colour=GREY)
        with contextlib.suppress(Barred):
            office = self._places.office(row) or await self._desk.mail.direct(row.owner)
            await self._desk.mail.send(office, letter, f"barred.{row.id}.{int(self._desk.clock())}"[:25])
