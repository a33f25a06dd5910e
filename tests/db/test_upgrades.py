"""A store of every earlier schema is brought to today's, and what was under way goes on."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.game import Game
from bot.host import Host
from db.migrate import schema_files, statements
from db.sqlite import SqliteStore
from games.titles import TITLES
from tests.hosting import ANA, BEN, SECRET, host_on, open_store
from tests.toy import TOY

FIRST = Path(__file__).parent / "fixtures" / "schema_0001.sql"
"""Written by the program when it had one schema; it stays as it is."""
LOBBY, TOY_TABLE, REAL_TABLE, ENDED, ARCHIVED = 1, 2, 3, 4, 5
EARLIER = range(1, len(schema_files()) + 1)


def stored_by(path: Path, schema: int) -> Path:
    """The store of the fixture, as a program with so many schema files would have left it."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(FIRST.read_text("utf-8"))
        for text in schema_files()[1:schema]:
            for statement in statements(text):
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {schema}")
        db.commit()
    return path


def shape(path: Path) -> list[tuple[str, str]]:
    """Names and definitions of everything in a database file."""
    with closing(sqlite3.connect(path)) as db:
        return list(db.execute("SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name"))


async def upgraded(path: Path, schema: int) -> tuple[Host, SqliteStore]:
    store = await open_store(stored_by(path, schema))
    return host_on(store, {"toy": TOY, "slaughter": TITLES["slaughter"]}), store


@pytest.mark.parametrize("schema", EARLIER)
async def test_the_schema_is_the_one_of_a_new_store(schema: int, tmp_path: Path) -> None:
    await (await open_store(stored_by(tmp_path / "old", schema))).close()
    await (await open_store(tmp_path / "new")).close()
    assert shape(tmp_path / "old") == shape(tmp_path / "new")


@pytest.mark.parametrize("schema", EARLIER)
async def test_nothing_is_lost(schema: int, tmp_path: Path) -> None:
    host, store = await upgraded(tmp_path / "store", schema)
    rows = [await store.table(table) for table in (LOBBY, TOY_TABLE, REAL_TABLE, ENDED, ARCHIVED)]
    assert [row and row.state for row in rows] == ["lobby", "running", "running", "ended", "archived"]
    assert [len(await store.answers(table)) for table in (TOY_TABLE, REAL_TABLE)] == [9, 79]
    assert [(post.kind, post.message) for post in await store.posts(TOY_TABLE)] == [("hand", 9003), ("lobby", 9001), ("turn", 9002)]
    assert [row.seat for row in await store.undelivered(TOY_TABLE)] == [2]
    assert await store.note("commands:1:0") == "0123"
    assert await host.secret(ENDED) == SECRET


@pytest.mark.parametrize("schema", EARLIER)
async def test_running_tables_go_on_to_their_end(schema: int, tmp_path: Path) -> None:
    host, _ = await upgraded(tmp_path / "store", schema)
    for table in (TOY_TABLE, REAL_TABLE):
        assert (await finished(host, table)).row.state == "ended"
    await host.join(LOBBY, BEN)
    await host.add_bot(LOBBY, ANA)
    assert (await host.start(LOBBY, ANA)).row.state == "running"


async def finished(host: Host, table: int) -> Game:
    """A table played on to its end, by bots and by default."""
    while (game := await host.look(table)).row.active:
        if not await host.bot_step(table):
            assert await host.default_step(table, game.awaited[0])
    return game


def columns(path: Path) -> Iterator[Sequence[object]]:
    """The columns of every table of a database file."""
    with closing(sqlite3.connect(path)) as db:
        for (name,) in list(db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")):
            yield (name, *db.execute(f"PRAGMA table_info({name})"))


def test_the_first_schema_file_has_not_been_touched(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "first")) as db:
        db.executescript(schema_files()[0])
    assert list(columns(tmp_path / "first")) == list(columns(stored_by(tmp_path / "fixture", 1)))
