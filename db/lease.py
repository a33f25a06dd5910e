"""The lease of a store: the one process that may serve it. It stands outside the numbered schema, for it is held before the schema may be changed."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import aiosqlite

from db.store import Unusable
from db.trouble import trouble

TABLE = "CREATE TABLE IF NOT EXISTS lease (id INTEGER PRIMARY KEY CHECK (id = 1), holder TEXT NOT NULL, until REAL NOT NULL) STRICT"


@dataclass(frozen=True, slots=True)
class Held:
    """Who holds the lease, and until when."""

    holder: str
    until: float


class LeaseBook:
    """The lease row of a store, over a connection of its own. All methods may raise StoreBusy."""

    def __init__(self, path: Path, busy: float) -> None:
        self._path, self._busy = path, busy
        self._db: aiosqlite.Connection

    async def __aenter__(self) -> Self:
        """Open it. Raises Unusable."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._db = await aiosqlite.connect(self._path, timeout=self._busy, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise Unusable(f"the store {self._path} cannot be opened") from error
        try:
            await self._db.execute_fetchall("PRAGMA journal_mode = WAL")
            await self._db.execute(TABLE)
        except sqlite3.DatabaseError as error:
            await self._db.close()
            if isinstance(error, sqlite3.OperationalError):
                raise trouble(error) from error
            raise Unusable(f"the store {self._path} is not a database of this program") from error
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._db.close()

    async def held(self) -> Held | None:
        """Who holds it; None where nobody does."""
        rows = await self._run("SELECT holder, until FROM lease")
        return Held(*rows[0]) if rows else None

    async def take(self, holder: str, until: float, seen: Held | None) -> bool:
        """Take it from nobody, or from the one that was seen and has not moved since. False where somebody was quicker."""
        if seen is None:
            return await self._changes("INSERT OR IGNORE INTO lease VALUES (1, ?, ?)", (holder, until))
        sql = "UPDATE lease SET holder = ?, until = ? WHERE holder = ? AND until = ?"
        return await self._changes(sql, (holder, until, seen.holder, seen.until))

    async def renew(self, holder: str, until: float) -> bool:
        """Hold it for longer. False where it is lost."""
        return await self._changes("UPDATE lease SET until = ? WHERE holder = ?", (until, holder))

    async def release(self, holder: str) -> None:
        """Give it back."""
        await self._changes("DELETE FROM lease WHERE holder = ?", (holder,))

    async def _run(self, sql: str) -> list[sqlite3.Row]:
        try:
            return list(await self._db.execute_fetchall(sql))
        except sqlite3.OperationalError as error:
            raise trouble(error) from error

    async def _changes(self, sql: str, values: Sequence[Any]) -> bool:
        try:
            return (await self._db.execute(sql, values)).rowcount == 1
        except sqlite3.OperationalError as error:
            raise trouble(error) from error
