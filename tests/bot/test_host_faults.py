"""What goes wrong at one table: nothing acknowledged is lost, and the other tables go on."""

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from games.engine import Ask, Keys, Outcome, Question, Seat
from games.title import Title
from tests.hosting import ANA, BEN, SECRET, fresh_host, host_on, open_store, opened, refusal, started
from tests.toy import ToyMatch, ToyView, toy

HOLDER = """
import sqlite3, sys, time
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("BEGIN IMMEDIATE")
print("held", flush=True)
time.sleep(3)
db.execute("COMMIT")
"""


@contextmanager
def raw(path: Path) -> Iterator[sqlite3.Connection]:
    """Somebody else with the same file."""
    db = sqlite3.connect(path, isolation_level=None)
    try:
        yield db
    finally:
        db.close()


async def test_store_held_by_another_process_for_3_s(tmp_path: Path) -> None:
    host, store = await fresh_host(tmp_path / "store")
    table = await started(host)
    holder = await asyncio.create_subprocess_exec(sys.executable, "-c", HOLDER, str(tmp_path / "store"), stdout=asyncio.subprocess.PIPE)
    assert holder.stdout is not None
    await holder.stdout.readline()
    pressed = await host.act(table, ANA.id, "pick:1")
    assert (await store.answers(table))[pressed.number - 1].key == "pick:1"
    assert await holder.wait() == 0


async def test_store_held_for_too_long(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "store", busy=0.05)
    host = host_on(store)
    table = await started(host)
    before = (await host.look(table)).table.number
    with raw(tmp_path / "store") as other:
        other.execute("BEGIN IMMEDIATE")
        assert await refusal(host.act(table, ANA.id, "pick:1")) == "store-busy"
        assert await refusal(opened(host, channel=8)) == "store-busy"
        assert (await host.look(table)).table.number == before
    assert await refusal(host.act(table, ANA.id, "pick:1")) == ""


async def test_disk_full(tmp_path: Path) -> None:
    host, store = await fresh_host(tmp_path / "store")
    tables = [await started(host, channel=channel) for channel in range(200)]
    await store._db.execute("PRAGMA max_page_count = 1")  # as many as there are
    accepted: list[int] = []
    refused = ""
    while not refused:
        table = tables[len(accepted)]
        refused = await refusal(host.act(table, ANA.id, "pick:1"))
        accepted += [] if refused else [table]
    assert refused == "store-busy"
    assert [len(await store.answers(table)) for table in tables] == [2] * len(accepted) + [1] * (200 - len(accepted))
    await store._db.execute("PRAGMA max_page_count = 100000")
    assert await refusal(host.act(tables[len(accepted)], ANA.id, "pick:1")) == ""


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET setup = '{' WHERE id = 1",
        "UPDATE tables SET setup = '[]' WHERE id = 1",
        "UPDATE tables SET title = 'gone' WHERE id = 1",
        "UPDATE tables SET secret = '' WHERE id = 1",
        "DELETE FROM answers WHERE table_id = 1 AND number = 0",
        "UPDATE answers SET key = 'pick:9' WHERE table_id = 1 AND number = 1",
        "UPDATE answers SET prompt = 'elsewhere' WHERE table_id = 1 AND number = 1",
    ],
)
async def test_a_damaged_row_hurts_its_own_table_only(tmp_path: Path, damage: str) -> None:
    host, store = await fresh_host(tmp_path / "store")
    hurt, sound = await started(host, channel=1), await started(host, channel=2)
    await host.act(hurt, ANA.id, "pick:1")
    with raw(tmp_path / "store") as db:
        db.execute(damage)
    host = host_on(store)
    assert await refusal(host.look(hurt)) == "broken"
    assert await refusal(host.act(hurt, BEN.id, "pick:1")) == "broken"
    assert await refusal(host.act(sound, BEN.id, "pick:1")) == ""
    assert [row.id for row in await host.active()] == [hurt, sound]
    assert (await host.end(hurt, ANA)).state == "archived"
    assert (await opened(host, channel=1)).id == sound + 1


class Stumbling(ToyMatch):
    """Rules with a fault: the second number picked is too much for them."""

    async def rules(self) -> Outcome:
        self.order = (1, 2)
        await pick(1)
        await pick(2)
        raise ZeroDivisionError(SECRET)


def pick(seat: Seat) -> Question:
    return Question({seat: Ask("lucky", Keys(("pick:1", "pick:2")))})


async def test_rules_that_raise_keep_the_journal(caplog: pytest.LogCaptureFixture) -> None:
    host, store = await fresh_host(title=toy(create=Stumbling))
    table = await started(host)
    await host.act(table, ANA.id, "pick:1")
    assert await refusal(host.act(table, BEN.id, "pick:2")) == "broken"
    assert [answer.key for answer in await store.answers(table)] == ["pick:1"]
    assert (await host.look(table)).table.number == 1
    assert "ZeroDivisionError" in caplog.text
    assert SECRET not in caplog.text


async def test_two_processes_on_one_file_never_write_the_same_number(tmp_path: Path) -> None:
    host, _store = await fresh_host(tmp_path / "store")
    table = await started(host)
    other_store = await open_store(tmp_path / "store")
    other = host_on(other_store)
    await other.look(table)
    await host.act(table, ANA.id, "pick:1")
    assert await refusal(other.act(table, BEN.id, "pick:2")) == "stale"
    assert (await other.act(table, BEN.id, "pick:2")).number == 3


class Deaf:
    """A teller with a fault."""

    def changed(self, table: int) -> None:
        raise RuntimeError("no ears")


async def test_a_teller_that_raises_changes_no_answer(caplog: pytest.LogCaptureFixture) -> None:
    host, _store = await fresh_host()
    table = await started(host)
    host.teller = Deaf()
    assert (await host.act(table, ANA.id, "pick:1")).number == 2
    assert f"table {table}" in caplog.text


async def test_a_cancelled_press_leaves_memory_and_store_alike() -> None:
    host, store = await fresh_host()
    table = await started(host)
    for turns in range(12):
        game = await host.look(table)
        press = asyncio.ensure_future(host.default_step(table, game.awaited[0]))
        for _ in range(turns):
            await asyncio.sleep(0)
        press.cancel()
        await asyncio.gather(press, return_exceptions=True)
        assert (await host.look(table)).table.journal == await store.answers(table)
        if (await host.look(table)).row.over:
            break


@pytest.mark.parametrize("answer", ["nonsense", ""])
async def test_a_bot_that_answers_nonsense_gives_the_default(answer: str) -> None:
    await check_default(toy(choose=lambda view, seat, ask: answer))


async def test_a_bot_that_raises_gives_the_default(caplog: pytest.LogCaptureFixture) -> None:
    def stumble(view: ToyView, seat: Seat, ask: Ask) -> str:
        raise LookupError(f"lucky is {view.lucky}")

    await check_default(toy(choose=stumble))
    assert "LookupError" in caplog.text
    assert "lucky is" not in caplog.text


async def check_default(title: Title) -> None:
    host, store = await fresh_host(title=title)
    table = await started(host, seats=4)
    assert await host.bot_step(table)
    assert await host.bot_step(table)
    assert not await host.bot_step(table)
    journal = await store.answers(table)
    assert [(answer.seat, answer.key) for answer in journal[1:]] == [(3, "pick:1"), (4, "pick:1")]


async def test_defaults_for_people_who_do_not_answer() -> None:
    host, store = await fresh_host()
    table = await started(host)
    assert await host.default_step(table, 2)
    assert not await host.default_step(table, 2)
    assert await host.default_step(table, 1)
    game = await host.look(table)
    seat = game.awaited[0]
    assert not await host.default_step(table, 3 - seat)  # may poke, but nobody waits for it
    assert await host.default_step(table, seat)
    assert (await store.answers(table))[-1].key == "stop"
