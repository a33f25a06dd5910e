"""What keeps the database from being used, in words for the hoster."""

import sqlite3
from collections.abc import Mapping

from db.store import StoreBusy, StoreFull

REASONS: Mapping[str, str] = {
    "SQLITE_BUSY": "another program holds its file (database is locked)",
    "SQLITE_LOCKED": "another program holds its file (database is locked)",
    "SQLITE_FULL": "the disk is full; free some space, and the bot goes on by itself",
    "SQLITE_READONLY": "its file cannot be written; look after its owner and rights",
    "SQLITE_CANTOPEN": "its file cannot be opened; look after its folder's owner and rights",
    "SQLITE_PERM": "its file cannot be opened; look after its owner and rights",
    "SQLITE_IOERR": "the disk fails (disk I/O error)",
}


def trouble(error: sqlite3.OperationalError) -> StoreBusy:
    """The error of the store for one of SQLite's."""
    name = "_".join(str(getattr(error, "sqlite_errorname", "")).split("_")[:2])
    reason = REASONS.get(name, str(error))
    return StoreFull(reason) if name == "SQLITE_FULL" else StoreBusy(reason)
