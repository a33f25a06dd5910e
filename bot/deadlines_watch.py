"""The watch over all deadlines: one far timer, whatever the number of tables."""

import contextlib
import logging
from collections.abc import Awaitable, Callable
from math import inf

from discord.ext import tasks

from bot.absence import Absence
from bot.absence_seats import missed
from bot.deadlines import Wait
from bot.deadlines_reminders import Reminders
from bot.desk import Desk
from bot.faults import note
from bot.game import Game
from bot.people import Refused
from bot.works import Later, Works
from db.store import StoreBusy

log = logging.getLogger(__name__)
SOON = 1.0
"""Seconds after a change until its deadlines are looked at."""
FARTHEST = 600.0
"""The timer never sleeps longer: the clock of the machine may be set."""
AGAIN = 60.0
"""Seconds until a table is looked at again that stands still, cannot be read, or could not be told something."""
AWAKE, UNKNOWN = "awake", -1.0
"""The note of when a process was last awake; the moment of a loss that this process has not seen."""
BEAT, SHORT = 30.0, 120.0
"""How often a process writes down that it is awake, at most; whoever was away for less than `SHORT` puts nothing off."""


class Watch:
    """Answers for people whose time is over, and has them reminded before. Deadlines that pass while nobody can answer are put off.

    `has_left` asks Discord whether a user is out of a server; `renew` shows a table's post anew.
    """

    def __init__(self, desk: Desk, absence: Absence, renew: Callable[[int], None], has_left: Callable[[int, int], Awaitable[bool]]) -> None:
        self._desk, self._absence, self._renew, self._has_left = desk, absence, renew, has_left
        self._next: dict[int, float] = {}
        self._late: set[int] = set()
        self._still: set[int] = set()
        self._born = self._began = desk.clock()
        self._armed = inf
        self._offline: float | None = UNKNOWN
        self._lost: float | None = None
        self._noted = 0.0
        self._reminders = Works(Reminders(desk).publish, 0.0)
        self._members = Works(self._call_the_roll, 0.0)

    def changed(self, table: int) -> None:
        """Something about the table has changed."""
        self._look_at(table, self._desk.clock() + SOON)

    def unreached(self, table: int) -> None:
        """A direct message did not arrive because its person may have left the server."""
        self._members.ask(table)

    def disconnected(self) -> None:
        """Nobody can answer now, so nobody's time is over."""
        if self._offline is None:
            self._offline = self._desk.clock()

    def connected(self) -> None:
        """People can answer again."""
        if self._offline is not None:
            self._lost, self._offline = self._offline, None
            self._arm()

    def start(self) -> None:
        """Begin to watch."""
        self._tick.start()

    def stop(self) -> None:
        """End it. What was not done is done after the next start."""
        self._tick.cancel()

    async def close(self) -> None:
        """Finish what was begun."""
        with contextlib.suppress(StoreBusy):
            await self.beat(0.0)
        await self._reminders.close()
        await self._members.close()

    @tasks.loop(seconds=FARTHEST)
    async def _tick(self) -> None:
        self._began, self._armed = self._desk.clock(), -inf  # the timer keeps its last interval until it is given another
        try:
            await self.step()
        except StoreBusy as error:
            log.warning("deadlines have to wait: %s", error)
            self._ring(self._began + AGAIN)
        else:
            self._arm()

    async def step(self) -> None:
        """Do what is due. Raises StoreBusy."""
        if self._offline is not None:
            return
        if self._lost is not None:
            await self._go_on(self._lost)
        await self.beat()
        for table in [table for table, at in self._next.items() if at <= self._desk.clock()]:
            self._look_at(table, await self._once(table))

    async def _go_on(self, lost: float) -> None:
        """Look at all tables after a loss of connection. After a start all time begins anew if none was ever counted."""
        rows, awake = await self._desk.store.active(), await self._desk.store.note(AWAKE) if lost == UNKNOWN else str(lost)
        if not awake:
            self._still.update(row.id for row in rows if row.created < self._born)
        elif self._desk.clock() - float(awake) > SHORT:
            self._late.update(row.id for row in rows)
        for row in rows:
            self._look_at(row.id, self._desk.clock())
        self._lost = None

    async def beat(self, often: float = BEAT) -> None:
        """Write down that this process is awake, so that the next one knows how long nobody could answer. Raises StoreBusy."""
        now = self._desk.clock()
        if self._offline is None and abs(now - self._noted) >= often:
            await self._desk.store.save_note(AWAKE, str(now))
            self._noted = now

    def _look_at(self, table: int, at: float) -> None:
        if at < self._next.get(table, inf):
            self._next[table] = at
            self._arm()

    def _arm(self) -> None:
        """Let the timer ring at the next moment at which something is due."""
        self._ring(self._desk.clock() if self._lost is not None else min(self._next.values(), default=inf))

    def _ring(self, at: float) -> None:
        if self._tick.is_running() and at != self._armed and self._offline is None:
            self._armed = at
            self._tick.change_interval(seconds=min(max(at - self._began, 0.0), FARTHEST))

    async def _once(self, table: int) -> float:
        """Do what is due at a table; when there is something next."""
        del self._next[table]
        try:
            return await self._table(table)
        except (StoreBusy, Refused) as error:
            log.warning("table %d: its deadlines have to wait: %s", table, error)
            return inf if isinstance(error, Refused) and error.key == "no-table" else self._desk.clock() + AGAIN
        except Exception as error:  # noqa: BLE001 - the other tables go on
            note(log, f"table {table}: its deadlines cannot be watched", error)
            return self._desk.clock() + AGAIN

    async def _table(self, table: int) -> float:
        game, now = await self._desk.host.look(table), self._desk.clock()
        if game.row.state != "running":
            self._late.discard(table)
            self._still.discard(table)
            return inf
        if not self._desk.times.runs(game.row):
            self._still.add(table)
            return now + AGAIN
        people = (await self._desk.times.of(game)).people
        if await self._moved(table, people):
            people = (await self._desk.times.of(game)).people
        for wait in people:
            if wait.answers <= now:
                await self._answer(game, wait)
        if any(wait.owed(now) > wait.reminded for wait in people):
            self._reminders.ask(table)
        return min((_next(wait, now) for wait in people), default=inf)

    async def _moved(self, table: int, people: tuple[Wait, ...]) -> bool:
        """Whether deadlines were put off: after an outage, or because the table stood still."""
        moved = table in self._late and await self._desk.times.put_off(table, people)
        if table in self._still:
            await self._desk.times.restart(table, people)
            moved = True
        self._late.discard(table)
        self._still.discard(table)
        if moved:
            self._renew(table)
        return moved

    async def _answer(self, game: Game, wait: Wait) -> None:
        """Give the plain answer: that of a standing order, or because the time is over."""
        table = game.row.id
        if wait.passes:
            await self._desk.host.default_step(table, wait.seat, wait.since)
        elif await self._desk.host.default_step(table, wait.seat, wait.since, missed):
            self._members.ask(table)

    async def _call_the_roll(self, table: int) -> None:
        """Whoever is quiet may have left the server."""
        try:
            game = await self._desk.host.look(table)
            quiet = {row.seat for row in await self._desk.store.undelivered(table)}
            for row in game.seats:
                if row.user and (row.missed or row.seat in quiet) and await self._has_left(game.row.guild, row.user):
                    await self._absence.gone(game.row.guild, row.user)
        except (Refused, StoreBusy) as error:
            raise Later(str(error)) from error


def _next(wait: Wait, now: float) -> float:
    """The next moment at which something is due for a person."""
    owed = [point for point in wait.points if point > now]
    return min([wait.answers if wait.answers > now else now + AGAIN, *owed, *([now + AGAIN] if wait.owed(now) > wait.reminded else [])])
