"""What is kept of time and absence: put-off deadlines, paces of tables, habits of people, and those who do not sit any more."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from db.sqlite import SqliteStore
from db.store import SeatRow, TableRow
from games.engine import Seat

Remind = Literal["dm", "mention", "off"]
How = Literal["left", "kicked", "replaced", "gone"]
"""Why somebody does not sit any more; `gone` has left the server."""
KEPT = "user, remind, zone, quiet_from, quiet_to"


@dataclass(frozen=True, slots=True)
class Mark:
    """What the journal does not say of a deadline: the ask it belongs to, from when its time counts (0: from the ask on), reminders sent."""

    seat: Seat
    since: int
    start: float = 0.0
    reminded: int = 0


@dataclass(frozen=True, slots=True)
class Habits:
    """How a person is reminded, and when it sleeps: minutes after midnight in its zone, equal ones for never."""

    user: int
    remind: Remind = "dm"
    zone: str = ""
    quiet_from: int = 0
    quiet_to: int = 0


@dataclass(frozen=True, slots=True)
class Former:
    """Somebody who sat at a table. `number` is the journal's length at that moment, `at` the time."""

    table: int
    seat: Seat
    user: int
    name: str
    how: How
    number: int
    at: float


@dataclass(frozen=True, slots=True)
class OldHand:
    """A private message whose reader does not sit any more."""

    table: int
    channel: int
    message: int


class TimeStore:
    """These rows in the store. All methods may raise StoreBusy."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def moments(self, table: int, numbers: Iterable[int]) -> Mapping[int, float]:
        """When the journal's lines with these numbers were written."""
        wanted = ", ".join(str(int(number)) for number in numbers)
        rows = await self._store.read(f"SELECT number, at FROM answers WHERE table_id = ? AND number IN ({wanted})", (table,))
        return {row[0]: row[1] for row in rows}

    async def marks(self, table: int) -> Mapping[Seat, Mark]:
        """What is kept of a table's deadlines, by seat."""
        rows = await self._store.read("SELECT seat, since, start, reminded FROM deadlines WHERE table_id = ?", (table,))
        return {row[0]: Mark(*row) for row in rows}

    async def save_marks(self, table: int, marks: Iterable[Mark]) -> None:
        """Keep something of deadlines."""
        values = [(table, mark.seat, mark.since, mark.start, mark.reminded) for mark in marks]
        async with self._store.writing() as db:
            await db.executemany("INSERT OR REPLACE INTO deadlines VALUES (?, ?, ?, ?, ?)", values)

    async def pace(self, table: int) -> float:
        """Seconds for an answer at a table, 0 where it has no pace of its own."""
        rows = await self._store.read("SELECT seconds FROM paces WHERE table_id = ?", (table,))
        return float(rows[0][0]) if rows else 0.0

    async def save_pace(self, table: int, seconds: float) -> None:
        """Give a table a pace of its own."""
        await self._store.write("INSERT OR REPLACE INTO paces VALUES (?, ?)", (table, seconds))

    async def habits(self, user: int) -> Habits:
        """What a person has chosen, or the defaults."""
        rows = await self._store.read(f"SELECT {KEPT} FROM habits WHERE user = ?", (user,))
        return Habits(*rows[0]) if rows else Habits(user)

    async def save_habits(self, habits: Habits) -> None:
        """Remember what a person has chosen."""
        values = (habits.user, habits.remind, habits.zone, habits.quiet_from, habits.quiet_to)
        await self._store.write(f"INSERT OR REPLACE INTO habits ({KEPT}) VALUES (?, ?, ?, ?, ?)", values)

    async def formers(self, table: int) -> list[Former]:
        """Those who do not sit at a table any more, in the order in which they went."""
        columns = "table_id, seat, user, name, how, number, at"
        return [Former(*row) for row in await self._store.read(f"SELECT {columns} FROM formers WHERE table_id = ? ORDER BY rowid", (table,))]

    async def seat_anew(self, row: TableRow, seats: Sequence[SeatRow], going: Former) -> None:
        """Other people in the seats of a match under way, in one transaction with all that the former person's private message needs.

        The seat's private message is not the seat's any more, but one that has to be emptied.
        """
        async with self._store.writing() as db:
            await db.execute("UPDATE tables SET owner = ? WHERE id = ?", (row.owner, row.id))
            await self._store.seat(row.id, seats)
            values = (going.table, going.seat, going.user, going.name, going.how, going.number, going.at)
            await db.execute("INSERT INTO formers VALUES (?, ?, ?, ?, ?, ?, ?)", values)
            hand = "FROM posts WHERE table_id = ? AND kind = 'hand' AND seat = ?"
            await db.execute(f"INSERT OR REPLACE INTO old_hands SELECT table_id, channel, message {hand} AND message <> 0", (row.id, going.seat))
            await db.execute(f"DELETE {hand}", (row.id, going.seat))
            for table in ("undelivered", "deadlines"):
                await db.execute(f"DELETE FROM {table} WHERE table_id = ? AND seat = ?", (row.id, going.seat))
            await db.execute("DELETE FROM notes WHERE key = ?", (f"unreached:{row.id}:{going.seat}",))

    async def old_hands(self, table: int) -> list[OldHand]:
        """The private messages of a table that have to be emptied."""
        return [OldHand(*row) for row in await self._store.read("SELECT table_id, channel, message FROM old_hands WHERE table_id = ?", (table,))]

    async def drop_old_hand(self, hand: OldHand) -> None:
        """A message is empty, or not there any more."""
        await self._store.write("DELETE FROM old_hands WHERE message = ?", (hand.message,))
