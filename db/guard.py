"""What is kept so that a host stays out of trouble: choices of servers, tables that wait, tables that nobody uses."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from db.sqlite import ACTIVE, SqliteStore

Opens = Literal["everyone", "moderators", "role"]
Reason = Literal["shut", "barred"]
"""A moderator has closed the thread; the bot lacks rights in the channel."""
NOWHERE = -1
"""The message of a post that can never be sent, because its place is gone."""
COLUMNS = "guild, opens, opener, moderator, tempo, mention, threads, language"


@dataclass(frozen=True, slots=True)
class GuildRow:
    """What a server has chosen. Roles are 0 where there is none; an empty tempo is the first one."""

    guild: int
    opens: Opens = "everyone"
    opener: int = 0
    moderator: int = 0
    tempo: str = ""
    mention: Literal["call", "quiet"] = "call"
    threads: bool = False
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Use:
    """When a table was last used, when its people were warned that it will be closed (0: not), and the message that said so."""

    table: int
    active: bool
    used: float
    warned: float
    message: int

    @property
    def is_warned(self) -> bool:
        """Whether nobody has used it since the warning."""
        return self.warned > self.used


class GuardStore:
    """The guard's rows in the store. All methods may raise StoreBusy."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def guilds(self) -> list[GuildRow]:
        """The choices of all servers that have made any."""
        rows = await self._store.read(f"SELECT {COLUMNS} FROM guilds")
        return [
            GuildRow(guild, opens, opener, role, tempo, mention, bool(threads), words)
            for guild, opens, opener, role, tempo, mention, threads, words in rows
        ]

    async def save_guild(self, row: GuildRow) -> None:
        """Write the choices of a server."""
        values = (row.guild, row.opens, row.opener, row.moderator, row.tempo, row.mention, int(row.threads), row.language)
        await self._store.write(f"INSERT OR REPLACE INTO guilds ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)

    async def waits(self) -> Mapping[int, Reason]:
        """The tables that wait, and for what."""
        return {row[0]: row[1] for row in await self._store.read("SELECT table_id, reason FROM waits")}

    async def wait(self, table: int, reason: Reason, at: float) -> None:
        """A table waits from now on."""
        await self._store.write("INSERT OR REPLACE INTO waits VALUES (?, ?, ?)", (table, reason, at))

    async def go_on(self, table: int) -> None:
        """A table does not wait any more."""
        await self._store.write("DELETE FROM waits WHERE table_id = ?", (table,))

    async def lose(self, table: int) -> None:
        """The posts of a table are gone with their place, and there will be no last one."""
        async with self._store.writing() as db:
            await db.execute("DELETE FROM posts WHERE table_id = ? AND kind <> 'hand'", (table,))
            await db.execute("INSERT OR REPLACE INTO posts VALUES (?, 'final', 0, 0, 0, ?, 0)", (table, NOWHERE))

    async def use(self, tables: Iterable[int], at: float) -> None:
        """Tables were used."""
        sql = "INSERT INTO uses VALUES (?, ?, 0, 0) ON CONFLICT (table_id) DO UPDATE SET used = excluded.used"
        async with self._store.writing() as db:
            await db.executemany(sql, [(table, at) for table in tables])

    async def warn(self, table: int, at: float, message: int) -> None:
        """The people of a table were warned; with 0 and no message the warning is taken back."""
        sql = "INSERT INTO uses VALUES (?, 0, ?, ?) ON CONFLICT (table_id) DO UPDATE SET warned = excluded.warned, message = excluded.message"
        await self._store.write(sql, (table, at, message))

    async def uses(self) -> list[Use]:
        """When each active table was last used, and the warnings of those that are over."""
        last = "(SELECT at FROM answers WHERE answers.table_id = id ORDER BY number DESC LIMIT 1)"
        used = f"max(created, started, coalesce(used, 0), coalesce({last}, 0))"
        columns = f"id, {ACTIVE}, {used}, coalesce(warned, 0), coalesce(message, 0)"
        rows = await self._store.read(f"SELECT {columns} FROM tables LEFT JOIN uses ON table_id = id WHERE {ACTIVE} OR message <> 0 ORDER BY id")
        return [Use(row[0], bool(row[1]), *row[2:]) for row in rows]

    async def tidy(self) -> None:
        """Forget what was kept about tables that are over."""
        over = f"(SELECT id FROM tables WHERE NOT ({ACTIVE}))"
        async with self._store.writing() as db:
            for name in ("waits", "uses", "undelivered"):
                await db.execute(f"DELETE FROM {name} WHERE table_id IN {over}")
            await db.execute(f"DELETE FROM notes WHERE key LIKE 'unreached:%' AND CAST(substr(key, 11) AS INTEGER) IN {over}")
