"""What is kept so that a table can be mended: pauses, lines that take others back, messages that history has overtaken."""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import aiosqlite

from db.rows import COLUMNS, table_of
from db.sqlite import ACTIVE, SqliteStore
from db.store import Conflict, Kind, TableRow
from games.engine import Answer

Reason = Literal["back", "moved"]
"""What the message tells was taken back; it is posted again further down."""
ANY = 2**62


@dataclass(frozen=True, slots=True)
class Outdated:
    """A message that still has its controls, and why it shall lose them."""

    message: int
    channel: int
    reason: Reason


class RepairStore:
    """The rows of a store that repairs need. All methods may raise StoreBusy."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def lines(self, table: int) -> list[Answer | None]:
        """The whole journal as far as it can be read: None where a line is missing."""
        rows = await self._store.read("SELECT number, seat, prompt, key FROM answers WHERE table_id = ?", (table,))
        found = {number: Answer(seat, prompt, key) for number, seat, prompt, key in rows}
        return [found.get(number) for number in range(max(found, default=-1) + 1)]

    async def add(self, table: int, lines: Mapping[int, Answer], at: float, turn: int | None) -> None:
        """Add lines by their numbers; the posts of turns from `turn` on (None: no turn) are outdated. Raises Conflict."""
        rows = [(table, number, line.seat, line.prompt, line.key, at) for number, line in lines.items()]
        try:
            async with self._store.writing() as db:
                await db.executemany("INSERT INTO answers (table_id, number, seat, prompt, key, at) VALUES (?, ?, ?, ?, ?, ?)", rows)
                if turn is not None:
                    await _outdate(db, table, "back", "turn", turn)
        except sqlite3.IntegrityError as error:
            raise Conflict from error

    async def outdate(self, table: int, reason: Reason, kind: Kind, turn: int = 0) -> None:
        """A table's posts of a kind, of the turns from `turn` on, are outdated."""
        async with self._store.writing() as db:
            await _outdate(db, table, reason, kind, turn)

    async def outdated(self, table: int) -> list[Outdated]:
        """The outdated messages of a table that still have their controls."""
        sql = "SELECT message, channel, reason FROM outdated WHERE table_id = ? AND done = 0 ORDER BY message"
        return [Outdated(*row) for row in await self._store.read(sql, (table,))]

    async def unswept(self) -> list[int]:
        """The tables that have such messages."""
        return [row[0] for row in await self._store.read("SELECT DISTINCT table_id FROM outdated WHERE done = 0 ORDER BY table_id")]

    async def swept(self, message: int) -> None:
        """A message has lost its controls, or is gone."""
        await self._store.write("UPDATE outdated SET done = 1 WHERE message = ?", (message,))

    async def pause(self, table: int, at: float) -> None:
        """A table stands still from now on."""
        await self._store.write(f"UPDATE tables SET paused = ? WHERE id = ? AND {ACTIVE}", (at, table))

    async def resume(self, table: int) -> None:
        """It goes on."""
        await self._store.write("UPDATE tables SET paused = 0 WHERE id = ?", (table,))

    async def outdate_strays(self, table: int, turn: int, number: int) -> None:
        """Posts of later turns than `turn`, written down late by a publisher that had seen no more than `number` lines, are outdated."""
        async with self._store.writing() as db:
            await _outdate(db, table, "back", "turn", turn + 1, number)

    async def last_over(self, channel: int) -> TableRow | None:
        """The table that was the last to end or be closed in a channel or thread."""
        where = f"NOT ({ACTIVE}) AND started > 0 AND (channel = ? OR thread = ?)"
        rows = await self._store.read(f"SELECT {COLUMNS} FROM tables WHERE {where} ORDER BY ended DESC, id DESC LIMIT 1", (channel, channel))
        return table_of(rows[0]) if rows else None


async def _outdate(db: aiosqlite.Connection, table: int, reason: Reason, kind: Kind, turn: int, number: int = ANY) -> None:
    which, values = "table_id = ? AND kind = ? AND turn >= ? AND number <= ?", (table, kind, turn, number)
    columns = "INSERT OR IGNORE INTO outdated (message, table_id, channel, reason)"
    await db.execute(f"{columns} SELECT message, table_id, channel, ? FROM posts WHERE {which} AND message > 0", (reason, *values))
    await db.execute(f"DELETE FROM posts WHERE {which} AND (message > 0 OR ? = {ANY})", (*values, number))
