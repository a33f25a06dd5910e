"""Deadlines: how long each awaited person has, from when on. They follow from the journal; the store keeps only what was put off."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from bot.absence_seats import whose_turn
from bot.deadlines_quiet import awake
from bot.game import Game
from bot.people import Refused
from bot.settings import Settings
from db.sqlite import SqliteStore
from db.store import TableRow
from db.time import Former, Habits, Mark, TimeStore
from games.engine import Seat

HOUR = 3600.0
WINDOW = 5
"""In live tempo somebody who is asked in another one's turn has so many times less than who moves."""
SHORTEST = 15.0
LONG_ENOUGH = 120.0
"""Nobody is reminded of what is over sooner than that."""
BREAKFAST = HOUR
"""Between the end of quiet hours and a deadline that fell into them."""
PASSING = 4.0
"""Seconds after which a standing order answers, whatever its person holds."""
SPAN, UNITS = re.compile(r"(\d{1,6}(?:\.\d)?)\s*([smhd])"), {"s": 1.0, "m": 60.0, "h": HOUR, "d": 24 * HOUR}
LEAST, MOST = 10.0, 14 * 24 * HOUR
"""How short and how long a table's time for one answer may be."""
GRACE, LEAST_GRACE = 4, 30.0
"""After an outage each deadline is at least a quarter of its whole time away."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A person who is awaited, since journal number `since`; `window`: in another one's turn."""

    seat: Seat
    user: int
    since: int
    window: bool
    passes: bool


@dataclass(frozen=True, slots=True)
class Wait:
    """A person who is awaited until `due`, from `start` on; `points` are the moments for reminders, `reminded` how many of them are done with."""

    seat: Seat
    user: int
    since: int
    start: float
    allowed: float
    due: float
    passes: bool = False
    points: tuple[float, ...] = ()
    reminded: int = 0

    @property
    def answers(self) -> float:
        """When the host answers for the person."""
        return self.start + PASSING if self.passes else self.due

    def owed(self, now: float) -> int:
        """How many points for reminders are past."""
        return sum(point <= now for point in self.points)


@dataclass(frozen=True, slots=True)
class Waits:
    """Who is awaited at a table until when, and who went from it. A table that stands still awaits nobody."""

    people: tuple[Wait, ...] = ()
    formers: tuple[Former, ...] = ()


def pending(game: Game) -> tuple[Pending, ...]:
    """The persons who are awaited."""
    mover = whose_turn(game) if game.awaited else 0
    rows = {row.seat: row for row in game.seats if not row.by_bot}
    windows = {seat: mover not in (0, seat) for seat in rows}
    return tuple(
        Pending(seat, rows[seat].user, game.since(seat), windows[seat], windows[seat] and bool(rows[seat].passes))
        for seat in game.awaited
        if seat in rows
    )


class Times:
    """Works out the deadlines of tables. `clock` gives UTC epoch seconds; `held` whether a table stands still though it is not paused."""

    def __init__(self, store: SqliteStore, clock: Callable[[], float], settings: Settings) -> None:
        self.store = TimeStore(store)
        self.held: Callable[[int], bool] = lambda _table: False
        self._clock = clock
        self._settings = settings
        self._habits: dict[int, Habits] = {}
        self._paces: dict[int, float] = {}

    async def of(self, game: Game) -> Waits:
        """The deadlines of a table now. Raises StoreBusy."""
        row, waiting = game.row, pending(game)
        if game.match is None:
            return Waits()
        formers = tuple(await self.store.formers(row.id))
        if not waiting or not self.runs(row):
            return Waits(formers=formers)
        marks, moments = await self.store.marks(row.id), await self.store.moments(row.id, (each.since - 1 for each in waiting))
        people = [await self._wait(row, each, marks, moments.get(each.since - 1, row.started)) for each in waiting]
        return Waits(tuple(people), formers)

    def runs(self, row: TableRow) -> bool:
        """Whether the time of a table runs."""
        return row.state == "running" and not row.paused and not self.held(row.id)

    async def restart(self, table: int, waits: Iterable[Wait]) -> None:
        """Their whole time begins anew."""
        now = self._clock()
        await self.store.save_marks(table, [Mark(wait.seat, wait.since, now) for wait in waits])

    async def put_off(self, table: int, waits: Iterable[Wait]) -> bool:
        """After an outage nobody's time is over at once. Whether any deadline has moved."""
        now = self._clock()
        late = [(wait, now + min(wait.allowed, max(wait.allowed / GRACE, LEAST_GRACE))) for wait in waits]
        marks = [Mark(wait.seat, wait.since, soonest - wait.allowed, wait.reminded) for wait, soonest in late if wait.due < soonest]
        if marks:
            await self.store.save_marks(table, marks)
        return bool(marks)

    async def reminded(self, table: int, wait: Wait, points: int) -> None:
        """So many points for reminders of a deadline are done with."""
        mark = (await self.store.marks(table)).get(wait.seat)
        start = mark.start if mark is not None and mark.since == wait.since else 0.0
        await self.store.save_marks(table, [Mark(wait.seat, wait.since, start, points)])

    async def habits(self, user: int) -> Habits:
        """What a person has chosen."""
        if user not in self._habits:
            self._habits[user] = await self.store.habits(user)
        return self._habits[user]

    async def save_habits(self, habits: Habits) -> None:
        """Remember what a person has chosen."""
        await self.store.save_habits(habits)
        self._habits[habits.user] = habits

    def forget(self, user: int) -> None:
        """The person is not to be known any more."""
        self._habits.pop(user, None)

    async def save_pace(self, table: int, seconds: float) -> None:
        """Give a table a pace of its own."""
        await self.store.save_pace(table, seconds)
        self._paces[table] = seconds

    async def allowed(self, row: TableRow, window: bool = False) -> float:
        """Seconds for an answer at a table."""
        if row.id not in self._paces:
            self._paces[row.id] = await self.store.pace(row.id)
        live = row.tempo == "live"
        whole = self._paces[row.id] or (self._settings.live_seconds if live else self._settings.correspondence_hours * HOUR)
        return max(whole / WINDOW, min(SHORTEST, whole)) if live and window else whole

    async def _wait(self, row: TableRow, who: Pending, marks: Mapping[Seat, Mark], asked: float) -> Wait:
        mark = marks.get(who.seat)
        if mark is None or mark.since != who.since:
            mark = Mark(who.seat, who.since)
        allowed, habits, start = await self.allowed(row, who.window), await self.habits(who.user), mark.start or asked
        wait = Wait(who.seat, who.user, who.since, start, allowed, due(row.tempo, start + allowed, habits), who.passes, (), mark.reminded)
        return replace(wait, points=points(row.tempo, wait, habits))


def read_time(text: str) -> float:
    """Seconds of `90s`, `5m`, `12h`, `2d`. Refuses no-time."""
    found = SPAN.fullmatch(text.strip().casefold())
    seconds = float(found[1]) * UNITS[found[2]] if found else 0.0
    if not LEAST <= seconds <= MOST:
        raise Refused("no-time", time=text)
    return seconds


def due(tempo: str, at: float, habits: Habits) -> float:
    """A deadline as it counts for a person: over days, it does not fall into quiet hours."""
    if tempo == "live":
        return at
    morning = awake(at, habits)
    return at if morning == at else morning + BREAKFAST


def points(tempo: str, wait: Wait, habits: Habits) -> tuple[float, ...]:
    """The moments for reminders: when half of the time is over and, over days, when an eighth is left; never in quiet hours."""
    if wait.allowed < LONG_ENOUGH:
        return ()
    wanted = [wait.start + wait.allowed / 2] if tempo == "live" else [wait.start + wait.allowed / 2, wait.due - wait.allowed / 8]
    return tuple(sorted({moment for point in wanted if (moment := awake(point, habits)) < wait.due}))
