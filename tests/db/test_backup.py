"""Copies of a store that is in use: whole, of one moment, and never over something else."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db.backup import back_up
from db.sqlite import SqliteStore
from db.store import SeatRow, TableRow, Unusable
from games.engine import Answer, Setup
from tests.hosting import open_store

ROW = TableRow(0, 1, 7, 11, Setup("toy", "plain", 3, 1, {"length": "long"}, "cards"), "live", "hash", created=5.0)


async def busy_store(path: Path) -> tuple[SqliteStore, int]:
    store = await open_store(path)
    return store, (await store.add_table(ROW, "secret", [SeatRow(1, 11, "Ana")])).id


async def test_a_copy_made_while_answers_come_in_is_of_one_moment(tmp_path: Path) -> None:
    store, table = await busy_store(tmp_path / "store")
    pair = [Answer(1, "act", "roll"), Answer(0, "dice", "5.2")]
    writing = True

    async def write() -> int:
        number = 0
        while writing:
            await store.append(table, number, pair, 1.0)
            number += 2
        return number

    writer = asyncio.create_task(write())
    sizes = []
    for n in range(8):
        await asyncio.to_thread(back_up, tmp_path / "store", tmp_path / f"copy{n}")
        copy = await open_store(tmp_path / f"copy{n}")
        sizes.append(len(await copy.answers(table)))
        assert await copy.table(table) == await store.table(table)
        await copy.close()
    writing = False
    assert await writer >= sizes[-1] > sizes[0]
    assert sizes == sorted(sizes)
    assert all(size % 2 == 0 for size in sizes)


async def test_what_is_only_in_the_write_ahead_log_is_in_the_copy(tmp_path: Path) -> None:
    store, table = await busy_store(tmp_path / "store")
    assert (tmp_path / "store-wal").stat().st_size > 0
    assert back_up(tmp_path / "store", tmp_path / "copy") > 0
    assert names(tmp_path) == {"store", "store-wal", "store-shm", "copy"}
    with closing(sqlite3.connect(tmp_path / "copy")) as db:
        assert db.execute("SELECT count(*) FROM seats WHERE table_id = ?", (table,)).fetchone() == (1,)
    await store.close()


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def refused(source: Path, target: Path) -> str:
    with pytest.raises(Unusable) as error:
        back_up(source, target)
    return str(error.value)


async def test_nothing_is_overwritten(tmp_path: Path) -> None:
    store, _ = await busy_store(tmp_path / "store")
    (tmp_path / "copy").write_text("dear to me", "utf-8")
    assert refused(tmp_path / "store", tmp_path / "copy") == f"The file {tmp_path / 'copy'} exists already, and a backup overwrites nothing."
    assert (tmp_path / "copy").read_text("utf-8") == "dear to me"
    assert "exists already" in refused(tmp_path / "store", tmp_path / "store")
    assert "cannot be written" in refused(tmp_path / "store", tmp_path / "nowhere" / "copy")
    await store.close()


def test_what_is_no_store_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "foreign").write_text("This is no database. " * 100, "utf-8")
    sqlite3.connect(tmp_path / "empty").close()
    assert "There is no store" in refused(tmp_path / "none", tmp_path / "copy")
    for name in ("foreign", "empty"):
        assert "cannot be copied" in refused(tmp_path / name, tmp_path / "copy")
    assert names(tmp_path) == {"foreign", "empty"}
