"""The store in one SQLite file: one connection, one writer at a time, write-ahead log, every commit on disk."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import aiosqlite

from db.migrate import migrate
from db.rows import COLUMNS, answers_of, setup_text, table_of
from db.store import ChannelBusy, Conflict, Damaged, Deposed, Post, SeatRow, StoreBusy, TableRow, Undelivered, Unusable
from db.trouble import trouble
from games.engine import Answer

BUSY_SECONDS = 10.0
"""How long a write waits for another process before it is refused."""
ACTIVE = "state IN ('lobby', 'running')"
FRESH = "message NOT IN (SELECT message FROM outdated)"
"""A post that history has not overtaken, also where somebody has written it down again meanwhile."""
SEAT = "seat, user, name, stand_in, missed, passes"
LENGTH = "(SELECT COALESCE(MAX(number), -1) + 1 FROM answers WHERE table_id = tables.id)"
POSTED = f"SELECT 1 FROM posts WHERE table_id = tables.id AND {FRESH} AND"
LAGGING = f"""(
    NOT EXISTS ({POSTED} kind = 'turn' AND message <> 0 AND number = {LENGTH})
    OR EXISTS ({POSTED} (kind = 'hand' AND number < {LENGTH} OR kind = 'turn' AND message = 0))
)"""
ENDED = f"(EXISTS ({POSTED} kind = 'turn') AND NOT EXISTS ({POSTED} kind = 'final' AND message <> 0))"
POST = "table_id, kind, channel, message, number, seat, turn"


@contextmanager
def _named() -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError as error:
        raise trouble(error) from error


class SqliteStore:
    """A Store; made by `open_store`."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db
        self._lock = asyncio.Lock()  # nobody reads what another task has written and may still take back
        self._holder = ""

    def serve_as(self, holder: str) -> None:
        """Write from now on only while that holder has the lease of the store."""
        self._holder = holder

    async def close(self) -> None:
        """Let go of the file, once pending work is done."""
        async with self._lock:
            await self._db.close()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[aiosqlite.Connection]:
        """Around one transaction, for the modules of this package. Raises StoreBusy."""
        async with self._lock:
            with _named():
                try:
                    await self._db.execute("BEGIN IMMEDIATE")
                    await self._check_lease()
                    yield self._db
                    await self._db.commit()
                except BaseException:
                    await self._db.rollback()
                    raise

    async def _check_lease(self) -> None:
        """Raises Deposed where another process serves the store by now, this one having slept or hung for too long."""
        if self._holder and not list(await self._db.execute_fetchall("SELECT 1 FROM lease WHERE holder = ?", (self._holder,))):
            raise Deposed("another process serves the store")

    async def read(self, sql: str, values: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """All rows of a query, for the modules of this package. Raises StoreBusy."""
        async with self._lock:
            with _named():
                return list(await self._db.execute_fetchall(sql, values))

    async def write(self, sql: str, values: Sequence[Any]) -> None:
        """One statement in a transaction of its own, for the modules of this package. Raises StoreBusy."""
        async with self.writing():
            await self._db.execute(sql, values)

    async def scrub(self) -> None:
        """Leave nothing in the file of what was deleted: it is written anew, and so is its log. Raises StoreBusy."""
        async with self._lock:
            with _named():
                await self._db.execute("VACUUM")
                is_blocked, *_ = next(iter(await self._db.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")))
        if is_blocked:
            raise StoreBusy("somebody reads the database")

    # ---------------------------------------------------------------- tables and seats

    async def add_table(self, row: TableRow, secret: str, seats: Sequence[SeatRow]) -> TableRow:
        """A new table (the id of `row` is ignored) with its seats. Raises ChannelBusy."""
        values: tuple[Any, ...] = (row.guild, row.channel, row.thread, row.owner, row.setup.title, setup_text(row.setup), row.tempo)
        values += (row.commitment, row.state, row.created, row.started, row.ended, secret)
        sql = f"INSERT INTO tables ({COLUMNS.removeprefix('id, ').removesuffix(', paused')}, secret) VALUES ({_marks(13)}) RETURNING {COLUMNS}"
        try:
            async with self.writing():
                added = table_of(next(iter(await self._db.execute_fetchall(sql, values))))
                await self.seat(added.id, seats)
        except sqlite3.IntegrityError as error:
            raise ChannelBusy from error
        return added

    async def save_table(self, row: TableRow, seats: Sequence[SeatRow] | None = None, dice: Sequence[Answer] = ()) -> None:
        """Write a table's owner, set-up, tempo, thread, state and times, its seats where given, and the dice it starts with."""
        columns = "owner = ?, setup = ?, tempo = ?, thread = ?, state = ?, started = ?, ended = ?"
        values = (row.owner, setup_text(row.setup), row.tempo, row.thread, row.state, row.started, row.ended, row.id)
        async with self.writing():
            await self._db.execute(f"UPDATE tables SET {columns} WHERE id = ?", values)
            if seats is not None:
                await self.seat(row.id, seats)
            if dice:
                await self._add(row.id, 0, dice, row.started)

    async def close_table(self, table: int, at: float) -> None:
        """Archive a table without touching anything else of it."""
        await self.write(f"UPDATE tables SET state = 'archived', ended = ? WHERE id = ? AND {ACTIVE}", (at, table))

    async def table(self, table: int) -> TableRow | None:
        """A table by id."""
        return _first(await self._tables("id = ?", table))

    async def in_channel(self, channel: int) -> TableRow | None:
        """The active table of a channel or thread."""
        return _first(await self._tables(f"{ACTIVE} AND (channel = ? OR thread = ?)", channel, channel))

    async def of_user(self, user: int) -> list[TableRow]:
        """The active tables at which a person sits."""
        return await self._tables(f"{ACTIVE} AND id IN (SELECT table_id FROM seats WHERE user = ? AND user <> 0)", user)

    async def active(self) -> list[TableRow]:
        """All active tables, oldest first."""
        return await self._tables(ACTIVE)

    async def untold(self) -> list[TableRow]:
        """Lobbies, running tables whose posts lag behind the journal, and tables that are over without their final post, oldest first."""
        return await self._tables(f"state = 'lobby' OR (state = 'running' AND {LAGGING}) OR (NOT {ACTIVE} AND {ENDED})")

    async def with_bots(self) -> list[TableRow]:
        """The running tables at which a bot sits, oldest first."""
        return await self._tables("state = 'running' AND id IN (SELECT table_id FROM seats WHERE user = 0 OR stand_in <> '')")

    async def seats(self, table: int) -> list[SeatRow]:
        """The taken seats in order."""
        return [SeatRow(*row) for row in await self.read(f"SELECT {SEAT} FROM seats WHERE table_id = ? ORDER BY seat", (table,))]

    async def secret(self, table: int) -> str:
        """The dice secret. Raises Damaged where there is none."""
        rows = await self.read("SELECT secret FROM tables WHERE id = ?", (table,))
        if not rows or not rows[0][0]:
            raise Damaged("secret")
        return str(rows[0][0])

    async def _tables(self, where: str, *values: int) -> list[TableRow]:
        return [table_of(row) for row in await self.read(f"SELECT {COLUMNS} FROM tables WHERE {where} ORDER BY id", values)]

    async def seat(self, table: int, seats: Sequence[SeatRow]) -> None:
        """Write the taken seats of a table within a transaction, for the modules of this package."""
        await self._db.execute("DELETE FROM seats WHERE table_id = ?", (table,))
        rows = [(table, seat.seat, seat.user, seat.name, seat.stand_in, seat.missed, seat.passes) for seat in seats]
        await self._db.executemany(f"INSERT INTO seats (table_id, {SEAT}) VALUES ({_marks(7)})", rows)

    # ---------------------------------------------------------------- journals

    async def answers(self, table: int) -> list[Answer]:
        """The whole journal. Raises Damaged where a line is missing or unreadable."""
        try:
            return answers_of(await self.read("SELECT number, seat, prompt, key FROM answers WHERE table_id = ? ORDER BY number", (table,)))
        except sqlite3.DatabaseError as error:
            raise Damaged("journal") from error

    async def append(
        self, table: int, number: int, answers: Sequence[Answer], at: float, ended: bool = False, seats: Sequence[SeatRow] | None = None
    ) -> None:
        """Add answers from journal number `number` on, mark the table ended, and write its seats where given, in one transaction.

        Raises Conflict.
        """
        try:
            async with self.writing():
                await self._add(table, number, answers, at)
                if seats is not None:
                    await self.seat(table, seats)
                if ended:
                    await self._db.execute("UPDATE tables SET state = 'ended', ended = ? WHERE id = ?", (at, table))
        except sqlite3.IntegrityError as error:
            raise Conflict from error

    async def _add(self, table: int, number: int, answers: Iterable[Answer], at: float) -> None:
        rows = [(table, number + i, answer.seat, answer.prompt, answer.key, at) for i, answer in enumerate(answers)]
        await self._db.executemany("INSERT INTO answers (table_id, number, seat, prompt, key, at) VALUES (?, ?, ?, ?, ?, ?)", rows)

    # ---------------------------------------------------------------- what has been published

    async def posts(self, table: int) -> list[Post]:
        """All posts of a table, oldest turn first."""
        return [Post(*row) for row in await self.read(f"SELECT {POST} FROM posts WHERE table_id = ? AND {FRESH} ORDER BY turn, kind, seat", (table,))]

    async def save_post(self, post: Post) -> None:
        """Remember a post; one per table, kind, seat and turn."""
        values = (post.table, post.kind, post.channel, post.message, post.number, post.seat, post.turn)
        await self.write(f"INSERT OR REPLACE INTO posts ({POST}) VALUES ({_marks(7)})", values)

    async def hands_told(self, table: int, number: int) -> None:
        """All hands of a table are up to date with the first `number` answers."""
        await self.write("UPDATE posts SET number = ? WHERE table_id = ? AND kind = 'hand' AND number < ?", (number, table, number))

    async def drop_post(self, post: Post) -> None:
        """Forget a post."""
        await self.write(
            "DELETE FROM posts WHERE table_id = ? AND kind = ? AND seat = ? AND turn = ?",
            (post.table, post.kind, post.seat, post.turn),
        )

    async def known(self, table: int) -> set[int]:
        """The messages that are known as posts of a table, or as posts that history has overtaken."""
        sql = "SELECT message FROM posts WHERE table_id = ? UNION SELECT message FROM outdated WHERE table_id = ?"
        return {row[0] for row in await self.read(sql, (table, table))}

    async def overtaken(self, table: int) -> int:
        """How many messages of a table history has overtaken."""
        return int((await self.read("SELECT count(*) FROM outdated WHERE table_id = ?", (table,)))[0][0])

    async def post_of(self, message: int) -> Post | None:
        """The post behind a message id."""
        rows = await self.read(f"SELECT {POST} FROM posts WHERE message = ? AND message <> 0 AND {FRESH}", (message,))
        return Post(*rows[0]) if rows else None

    async def save_undelivered(self, row: Undelivered) -> None:
        """Remember that a seat's direct messages do not arrive."""
        await self.write("INSERT OR REPLACE INTO undelivered VALUES (?, ?, ?, ?)", (row.table, row.seat, row.since, row.reason))

    async def drop_undelivered(self, table: int, seat: int) -> None:
        """A direct message has arrived again."""
        await self.write("DELETE FROM undelivered WHERE table_id = ? AND seat = ?", (table, seat))

    async def undelivered(self, table: int) -> list[Undelivered]:
        """The seats of a table that are not reached."""
        rows = await self.read("SELECT table_id, seat, since, reason FROM undelivered WHERE table_id = ? ORDER BY seat", (table,))
        return [Undelivered(*row) for row in rows]

    # ---------------------------------------------------------------- the bot's own notes

    async def note(self, key: str) -> str:
        """A note of the bot; empty where there is none."""
        rows = await self.read("SELECT value FROM notes WHERE key = ?", (key,))
        return str(rows[0][0]) if rows else ""

    async def save_note(self, key: str, value: str) -> None:
        """Write a note of the bot."""
        await self.write("INSERT OR REPLACE INTO notes VALUES (?, ?)", (key, value))


async def open_store(path: str | Path, busy: float = BUSY_SECONDS) -> SqliteStore:
    """The store in a file (made where there is none, with its folder). Raises Unusable, or StoreBusy where another process holds it."""
    try:
        if str(path) != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        db = await aiosqlite.connect(path, timeout=busy, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise Unusable(f"the store {path} cannot be opened") from error
    try:
        with _named():
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                await db.execute_fetchall(f"PRAGMA {pragma}")
            await migrate(db)
    except BaseException as error:
        await db.close()
        if isinstance(error, sqlite3.DatabaseError):
            raise Unusable(f"the store {path} is not a database of this program") from error
        raise
    return SqliteStore(db)


def _marks(n: int) -> str:
    return ", ".join("?" * n)


def _first(rows: list[TableRow]) -> TableRow | None:
    return rows[0] if rows else None
