"""What is kept about one person, and how it is forgotten: seats stay, without anybody's name or number."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import aiosqlite

from db.sqlite import ACTIVE, SqliteStore

PERSONAL: Mapping[str, tuple[str, ...]] = {
    "tables": ("owner",),
    "seats": ("user", "name"),
    "posts": ("channel", "message"),
    "old_hands": ("channel", "message"),
    "outdated": ("channel", "message"),
    "undelivered": ("seat",),
    "habits": ("user",),
    "formers": ("user", "name"),
}
"""Every column that may say who somebody is. Channels and messages do where they are somebody's direct messages."""
SITS = "(table_id, seat) IN (SELECT table_id, seat FROM seats WHERE user = ?)"
OWN_HANDS = f"kind = 'hand' AND {SITS}"
NOBODY = -1
"""The owner of a table whose owner is forgotten. In seats it is the number of the seat below 0, for no two may be equal at one table."""
DUE = "scrub"
"""The note which says that the file still has to be written anew."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Everything about one person. Tables by number; `habits` are reminders, zone, and quiet hours in minutes after midnight."""

    seats: tuple[int, ...]
    names: tuple[str, ...]
    opened: tuple[int, ...]
    former: tuple[int, ...]
    letters: tuple[tuple[int, int], ...]
    """Channel and message of each private message."""
    unreached: tuple[int, ...]
    habits: tuple[str, str, int, int] | None

    @property
    def is_nothing(self) -> bool:
        """Whether the person is not known at all."""
        return not any((self.seats, self.names, self.opened, self.former, self.letters, self.unreached, self.habits))


class PrivacyStore:
    """The rows about one person. All methods may raise StoreBusy."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def kept(self, user: int, direct: int = 0) -> Kept:
        """What is kept. `direct` is the channel of direct messages with the person, 0 where it is not known."""
        habits = await self._store.read("SELECT remind, zone, quiet_from, quiet_to FROM habits WHERE user = ?", (user,))
        return Kept(
            await self._numbers("SELECT table_id FROM seats WHERE user = ? ORDER BY table_id", user),
            await self._names(user),
            await self._numbers("SELECT id FROM tables WHERE owner = ? ORDER BY id", user),
            await self._numbers("SELECT DISTINCT table_id FROM formers WHERE user = ? ORDER BY table_id", user),
            await self._letters(user, direct),
            await self._numbers(f"SELECT DISTINCT table_id FROM undelivered WHERE {SITS} ORDER BY table_id", user),
            tuple(habits[0]) if habits else None,
        )

    async def erase(self, user: int, direct: int) -> list[int]:
        """Forget the person, in one transaction; the tables that it touches. The file still has to be scrubbed."""
        async with self._store.writing() as db:
            sql = "SELECT table_id FROM seats WHERE user = ? UNION SELECT id FROM tables WHERE owner = ?"
            tables = [row[0] for row in await db.execute_fetchall(sql, (user, user))]
            await _letters_go(db, user, direct)
            await db.execute(f"DELETE FROM undelivered WHERE {SITS}", (user,))
            await db.execute("DELETE FROM notes WHERE key IN (SELECT 'unreached:' || table_id || ':' || seat FROM seats WHERE user = ?)", (user,))
            await db.execute("DELETE FROM habits WHERE user = ?", (user,))
            await db.execute("DELETE FROM formers WHERE user = ?", (user,))
            await db.execute("UPDATE tables SET owner = ? WHERE owner = ?", (NOBODY, user))
            await _seats_go(db, user)
            await db.execute("INSERT OR REPLACE INTO notes VALUES (?, 'due')", (DUE,))
        return tables

    async def scrub(self) -> None:
        """Leave no trace in the file of what was erased."""
        if await self._store.note(DUE):
            await self._store.scrub()
            await self._store.write("DELETE FROM notes WHERE key = ?", (DUE,))

    async def _numbers(self, sql: str, user: int) -> tuple[int, ...]:
        return tuple(row[0] for row in await self._store.read(sql, (user,)))

    async def _names(self, user: int) -> tuple[str, ...]:
        sql = "SELECT name FROM seats WHERE user = ? AND name <> '' UNION SELECT name FROM formers WHERE user = ? ORDER BY name"
        return tuple(row[0] for row in await self._store.read(sql, (user, user)))

    async def _letters(self, user: int, direct: int) -> tuple[tuple[int, int], ...]:
        sql = f"SELECT channel, message FROM posts WHERE message > 0 AND ({OWN_HANDS} OR channel = ?)"
        old = "SELECT channel, message FROM old_hands WHERE channel = ?"
        return tuple((row[0], row[1]) for row in await self._store.read(f"{sql} UNION {old} ORDER BY message", (user, direct, direct)))


async def _letters_go(db: aiosqlite.Connection, user: int, direct: int) -> None:
    """Where the person's private messages are: those of its seats, and all in the channel of direct messages."""
    found = await db.execute_fetchall(f"SELECT DISTINCT channel FROM posts WHERE {OWN_HANDS}", (user,))
    channels: Sequence[int] = [direct, *(row[0] for row in found)]
    await db.execute(f"DELETE FROM posts WHERE {OWN_HANDS}", (user,))
    for name in ("posts", "old_hands", "outdated"):
        await db.executemany(f"DELETE FROM {name} WHERE channel = ? AND channel <> 0", [(channel,) for channel in channels])


async def _seats_go(db: aiosqlite.Connection, user: int) -> None:
    """At tables that are over somebody sat there, nobody knows who; at tables under way that could not be left in order a bot goes on."""
    active = f"table_id IN (SELECT id FROM tables WHERE {ACTIVE})"
    columns = "name = '', stand_in = '', missed = 0, passes = 0"
    await db.execute(f"UPDATE seats SET user = 0, {columns} WHERE user = ? AND {active}", (user,))
    await db.execute(f"UPDATE seats SET user = -seat, {columns} WHERE user = ?", (user,))
