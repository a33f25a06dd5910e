"""A restart between any two answers loses nothing, and old controls work."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.game import Game, keys_for
from bot.host import Host
from games.engine import CHANCE
from tests.hosting import ANA, BEN, fresh_host, host_on, open_store, person_of, refusal, started


def state(game: Game) -> Mapping[str, Any]:
    """All that people could see, and what is asked."""
    table = game.table
    return {
        "row": game.row,
        "seats": game.seats,
        "views": [table.view(seat) for seat in (None, 1, 2, 3)],
        "question": table.question,
        "events": table.events_after(-1),
        "latest": table.events_after(table.number - 1),
        "outcome": table.outcome,
    }


async def next_answer(host: Host, table: int) -> None:
    """One answer more, by a bot, by a press or by default."""
    if await host.bot_step(table):
        return
    game = await host.look(table)
    seat = game.awaited[0]
    ask = game.ask_of(seat)
    assert ask is not None
    key = "roll" if "roll" in ask.choices and game.table.number % 3 else ask.choices.default  # type: ignore[union-attr]  # Keys
    await host.press(table, game.table.number, person_of(seat), keys_for(ask).index(key), private=True)


async def test_a_new_host_after_every_answer_sees_the_same_table(tmp_path: Path) -> None:
    host, store = await fresh_host(tmp_path / "store")
    table = await started(host, seats=3)
    while True:
        again = host_on(store)
        assert state(await again.look(table)) == state(await host.look(table))
        if (await host.look(table)).row.over:
            break
        await next_answer(again, table)
        host = again
    assert (await host.look(table)).table.outcome is not None


async def test_playing_through_equals_playing_with_restarts(tmp_path: Path) -> None:
    straight, store = await fresh_host(tmp_path / "one")
    broken, other = await fresh_host(tmp_path / "two")
    table, twin = await started(straight, seats=3), await started(broken, seats=3)
    while (await straight.look(table)).row.active:
        await next_answer(straight, table)
        broken = host_on(other)
        await next_answer(broken, twin)
    assert await store.answers(table) == await other.answers(twin)


async def test_old_controls_work_in_a_new_process(tmp_path: Path) -> None:
    host, store = await fresh_host(tmp_path / "store")
    table = await started(host)
    number = (await host.look(table)).table.number
    await host.press(table, number, ANA.id, 0, private=True)
    await store.close()
    store = await open_store(tmp_path / "store")
    host = host_on(store)
    assert await refusal(host.press(table, number, ANA.id, 0, private=True)) == "stale"
    assert (await host.press(table, number, BEN.id, 1, private=True)).key == "pick:2"
    assert [row.id for row in await host.active()] == [table]


async def test_the_end_is_kept_and_leaves_the_channel_free(tmp_path: Path) -> None:
    host, store = await fresh_host(tmp_path / "store")
    table = await started(host, seats=4)
    while (await host.look(table)).row.active:
        await next_answer(host, table)
    game = await host_on(store).look(table)
    assert (game.row.state, game.awaited, game.ask_of(1)) == ("ended", (), None)
    assert game.table.outcome is not None
    assert await host.in_channel(7) is None
    assert not await host.bot_step(table)
    assert await refusal(host.act(table, ANA.id, "stop")) == "ended"


@pytest.mark.parametrize("keep", [1, 2])
async def test_many_tables_in_a_small_memory(keep: int) -> None:
    _, store = await fresh_host()
    host = host_on(store, keep=keep)
    tables = [await started(host, channel=channel, seats=3) for channel in range(4)]
    for _ in range(5):
        for table in tables:
            await next_answer(host, table)
    journals = [await store.answers(table) for table in tables]
    assert all(journal == journals[0] for journal in journals)
    assert sum(answer.seat != CHANCE for answer in journals[0]) == 5
