"""Channels and servers that are gone: their tables are archived, their people free, and nothing is tried for ever."""

from pathlib import Path

import pytest
import simcord

from bot.client import create_bot
from tests.discords import Stage, answer, bot_on, on_stage


async def state(stage: Stage) -> str:
    row = await stage.bot.desk.store.table(1)
    assert row is not None
    assert (row.id in [each.id for each in await stage.bot.desk.host.of_person(stage.people["ana"].id)]) == row.active
    return row.state


async def quiet(stage: Stage) -> bool:
    """Whether nothing is asked of Discord for ten minutes."""
    before = len(stage.env.http_requests)
    await stage.env.advance_time(600)
    return len(stage.env.http_requests) == before


async def test_a_deleted_channel_takes_its_table_along(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        stage.env.backend.delete_channel(stage.channel.id)
        await stage.env.settle()
        assert await state(stage) == "archived"
        assert await quiet(stage)


async def test_a_channel_deleted_while_the_bot_was_away(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        subscribers, stage.env.backend.subscribers = stage.env.backend.subscribers, []
        stage.env.backend.delete_channel(stage.channel.id)
        stage.env.backend.subscribers = subscribers
        assert await state(stage) == "running"
        await stage.restart()
        assert await state(stage) == "archived"
        assert await quiet(stage)
        assert await stage.bot.desk.store.untold() == []


async def test_a_channel_that_is_found_missing(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        await stage.choose_lucky()
        stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=404, code=10003, times=None)
        await stage.play(await stage.turn_of(), "stop")
        assert await state(stage) == "archived"
        assert await quiet(stage)


async def test_a_bot_that_is_sent_away(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        stage.env.backend.remove_guild(stage.guild.id)
        await stage.env.settle()
        assert await state(stage) == "archived"
        assert await quiet(stage)


async def test_an_outage_only_waits(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        stage.env.backend.emit("GUILD_DELETE", {"id": str(stage.guild.id), "unavailable": True})
        await stage.env.settle()
        with stage.env._bot_scope():
            await stage.bot.on_ready()
        assert await state(stage) == "running"


async def test_the_same_bot_starts_again(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        await stage.env.restart_bot()
        await stage.env.settle()
        await stage.choose_lucky()
        await stage.press(await stage.turn_of(), "roll")
        assert (await stage.game()).table.number == 5


async def test_another_world_with_the_same_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for table in (1, 2):
        bot = create_bot()
        async with simcord.run(bot) as env:
            guild = env.create_guild()
            channel, ana = guild.create_text_channel("cabin"), guild.add_member(env.create_user("ana"))
            assert f"Table {table} is open" in answer(await ana.slash(channel, "game new", title="slaughter"))
            assert [row.id for row in await bot.desk.host.active()] == [table]
            await bot.shut()


async def test_commands_that_vanished_are_registered_again(tmp_path: Path) -> None:
    for _ in range(2):
        async with simcord.run(bot := bot_on(tmp_path / "tables.sqlite3")) as env:
            registered = {command.name for command in await bot.tree.fetch_commands()}
            assert registered == {command.name for command in bot.tree.get_commands()}
            assert {"game", "rules", "card"} <= registered
            await env.settle()
            await bot.shut()
