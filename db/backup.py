"""A copy of the store in one file, made while it is in use."""

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from db.store import Unusable

WAIT_SECONDS = 10.0
"""How long a locked store is waited for."""


def back_up(source: Path, target: Path) -> int:
    """Copy the store as it is at one moment, between two transactions, and check the copy; its size in bytes.

    Raises Unusable where there is no store, where the target exists, and where the copy cannot be made: then nothing is left behind.
    """
    if not source.is_file():
        raise Unusable(f"There is no store at {source}.")
    try:
        target.open("xb").close()
    except FileExistsError:
        raise Unusable(f"The file {target} exists already, and a backup overwrites nothing.") from None
    except OSError as error:
        raise Unusable(f"The file {target} cannot be written: {error.strerror}.") from error
    try:
        return _filled(source, target)
    except BaseException:
        target.unlink()
        raise


def _filled(source: Path, target: Path) -> int:
    """Make the copy beside its place, and put it there once it is whole and on disk."""
    handle, name = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)
    os.close(handle)
    made = Path(name)
    try:
        _copy(source, made)
        with made.open("rb") as file:
            os.fsync(file.fileno())
        made.replace(target)
        return target.stat().st_size
    except (sqlite3.Error, OSError) as error:
        raise Unusable(f"The store {source} cannot be copied: {error}.") from error
    finally:
        with suppress(FileNotFoundError):
            made.unlink()


def _copy(source: Path, made: Path) -> None:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", timeout=WAIT_SECONDS, uri=True)) as store,
        closing(sqlite3.connect(made, isolation_level=None)) as copy,
    ):
        store.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",) or copy.execute("PRAGMA user_version").fetchone() == (0,):
            raise sqlite3.DatabaseError("it is damaged, or no store of this program")
