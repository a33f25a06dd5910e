"""A database that cannot be used says why, in words for the hoster and kindly for people."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.kindly import kindly
from bot.people import Refused
from db.store import StoreBusy, StoreFull
from db.trouble import trouble
from rendering.words import Words
from tests.hosting import open_store


async def test_held_by_another_program(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "store", busy=0.01)
    with closing(sqlite3.connect(tmp_path / "store", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy, match="another program holds its file"):
            await store.save_note("here", "1")
    await store.save_note("here", "1")


async def test_full_disk(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "store")
    await store._db.execute("PRAGMA max_page_count = 1")  # as many as there are
    with pytest.raises(StoreFull, match="the disk is full"):
        await store.save_note("here", "1" * 1_000_000)
    assert await store.note("here") == ""


async def test_not_to_be_written(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "store")
    await store._db.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreBusy, match="cannot be written"):
        await store.save_note("here", "1")


def test_an_unknown_trouble_keeps_its_name() -> None:
    assert str(trouble(sqlite3.OperationalError("no such column: x"))) == "no such column: x"


@pytest.mark.parametrize(
    ("error", "words"), [(StoreFull("the disk is full"), "disk of my host is full"), (StoreBusy("held"), "try again in a moment")]
)
def test_people_are_told_which_of_the_two_it_is(error: StoreBusy, words: str) -> None:
    with pytest.raises(Refused) as refused, kindly():
        raise error
    assert refused.value.key == "store-busy"
    assert words in Words().say("refused-store-busy", **refused.value.values)
