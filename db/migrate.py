"""Brings a database file to today's schema."""

import sqlite3
from collections.abc import Iterator
from importlib.resources import files

import aiosqlite

from db.store import Unusable


def schema_files() -> list[str]:
    """The texts of the numbered SQL files, first to last."""
    folder = files("db") / "schema"
    return [file.read_text("utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name) if file.name.endswith(".sql")]


def statements(text: str) -> Iterator[str]:
    """The SQL statements of a file, one by one."""
    pending = ""
    for line in text.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""


async def migrate(db: aiosqlite.Connection) -> None:
    """Apply, in one transaction, the files that the database has not seen. Raises Unusable where it has seen more than there are."""
    steps = schema_files()
    await db.execute("BEGIN IMMEDIATE")
    try:
        for text in steps[await _seen(db, len(steps)) :]:
            for statement in statements(text):
                await db.execute(statement)
        await db.execute(f"PRAGMA user_version = {len(steps)}")
        await db.commit()
    except BaseException:
        await db.rollback()
        raise


async def _seen(db: aiosqlite.Connection, known: int) -> int:
    seen = int(next(iter(await db.execute_fetchall("PRAGMA user_version")))[0])
    if seen > known:
        raise Unusable("the store was written by a newer version of this program")
    return seen
