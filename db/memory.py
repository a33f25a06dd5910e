"""Matches that came to their end by the rules: what came of them, and who sat there. One row of `results` each, written once."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from db.rows import COLUMNS, table_of
from db.sqlite import SqliteStore
from db.store import TableRow
from games.engine import Seat

PLAYED = "results JOIN tables ON tables.id = results.table_id"
SAT = f"{PLAYED} JOIN standings ON standings.table_id = tables.id JOIN seats ON seats.table_id = tables.id AND seats.seat = standings.seat"


@dataclass(frozen=True, slots=True)
class Standing:
    """How one seat came out. `tally` is the title's: what people like to count."""

    seat: Seat
    place: int
    points: int
    tally: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Share:
    """One seat of a finished match. `user` is 0 for a bot and below 0 for somebody who is forgotten; `title` is the title's id."""

    table: int
    title: str
    ended: float
    seat: Seat
    user: int
    name: str
    place: int
    points: int

    @property
    def is_person(self) -> bool:
        """Whether somebody sat there who is known."""
        return self.user > 0


@dataclass(frozen=True, slots=True)
class Match:
    """A finished match with its seats, best place first."""

    row: TableRow
    how: str
    shares: tuple[Share, ...]


class MemoryStore:
    """The results in a store. All methods may raise StoreBusy."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def unrecorded(self) -> list[int]:
        """Tables that have ended and whose results are not written."""
        rows = await self._store.read("SELECT id FROM tables WHERE state = 'ended' AND id NOT IN (SELECT table_id FROM results) ORDER BY id")
        return [row[0] for row in rows]

    async def record(self, table: int, how: str, standings: Sequence[Standing]) -> None:
        """Write the results of a table, once: a second time changes nothing."""
        async with self._store.writing() as db:
            if (await db.execute("INSERT OR IGNORE INTO results VALUES (?, ?)", (table, how))).rowcount != 1:
                return
            places = [(table, each.seat, each.place, each.points) for each in standings]
            await db.executemany("INSERT INTO standings VALUES (?, ?, ?, ?)", places)
            tallies = [(table, each.seat, what, n) for each in standings for what, n in each.tally.items()]
            await db.executemany("INSERT INTO tallies VALUES (?, ?, ?, ?)", tallies)

    async def count(self, guild: int, title: str = "") -> int:
        """How many matches of a server are remembered, of all titles or of one."""
        rows = await self._store.read(f"SELECT count(*) FROM {PLAYED} WHERE guild = ? AND ? IN ('', title)", (guild, title))
        return int(rows[0][0])

    async def matches(self, guild: int, title: str, limit: int, offset: int) -> list[Match]:
        """The matches of a server, the last one first."""
        sql = f"SELECT how, {COLUMNS} FROM {PLAYED} WHERE guild = ? AND ? IN ('', title) ORDER BY ended DESC, id DESC LIMIT ? OFFSET ?"
        rows = await self._store.read(sql, (guild, title, limit, offset))
        return [await self._match(table_of(row[1:]), row[0]) for row in rows]

    async def match(self, guild: int, table: int) -> Match | None:
        """One finished match of a server."""
        rows = await self._store.read(f"SELECT how, {COLUMNS} FROM {PLAYED} WHERE guild = ? AND id = ?", (guild, table))
        return await self._match(table_of(rows[0][1:]), rows[0][0]) if rows else None

    async def shares(self, guild: int, title: str = "") -> list[Share]:
        """All seats of a server's matches, oldest match first."""
        return await self._shares("guild = ? AND ? IN ('', title) ORDER BY ended, tables.id, place, seats.seat", guild, title)

    async def tally(self, guild: int, title: str, user: int = 0) -> Mapping[str, int]:
        """Everything counted in a server's matches of a title, by all its people or by one."""
        who = "seats.user = ?" if user else "seats.user <> ?"
        joined = f"{SAT} JOIN tallies ON tallies.table_id = tables.id AND tallies.seat = seats.seat"
        sql = f"SELECT what, sum(n) FROM {joined} WHERE guild = ? AND title = ? AND {who} GROUP BY what ORDER BY what"
        return {row[0]: row[1] for row in await self._store.read(sql, (guild, title, user))}

    async def _match(self, row: TableRow, how: str) -> Match:
        return Match(row, how, tuple(await self._shares("tables.id = ? ORDER BY place, seats.seat", row.id)))

    async def _shares(self, where: str, *values: int | str) -> list[Share]:
        columns = "tables.id, title, ended, seats.seat, seats.user, seats.name, place, points"
        return [Share(*row) for row in await self._store.read(f"SELECT {columns} FROM {SAT} WHERE {where}", values)]
