"""Connections that are lost and come back, or are not there at the start."""

import asyncio
from pathlib import Path

import pytest

from bot import client
from bot.settings import Settings
from db.lease import LeaseBook
from tests.discords import bot_on
from tests.loopback.gateway import RECONNECT
from tests.loopback.world import World, begun, id_of, loopback, number_of, online, turn_of


async def pressed_while_away(world: World) -> None:
    """Somebody presses while nobody listens; the bot hears of it when it is back, once."""
    number, count = number_of(world.posts[-1]), len(world.posts)
    world.press(turn_of(world), id_of(world.posts[-1], "roll"), world.posts[-1])
    await world.until(lambda: number_of(world.posts[-1]) > number)
    assert len(world.posts) == count


async def test_a_connection_cut_without_a_word_is_resumed_and_no_press_is_lost(tmp_path: Path) -> None:
    async with loopback() as world, online(world, tmp_path) as bot:
        await begun(world)
        world.server.gateway.cut()
        await pressed_while_away(world)
        assert (world.server.gateway.identified, world.server.gateway.resumed) == (1, 1)
        assert (await bot.desk.host.look(1)).table.number == number_of(world.posts[-1])


async def test_a_connection_that_discord_wants_anew_is_resumed(tmp_path: Path) -> None:
    async with loopback() as world, online(world, tmp_path):
        await begun(world)
        await world.server.gateway.tell(RECONNECT)
        await pressed_while_away(world)
        await world.until(lambda: world.server.gateway.resumed == 1)
        assert world.server.gateway.identified == 1


async def test_a_session_that_is_forgotten_begins_anew_and_nothing_is_told_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, short = asyncio.sleep, 0.01
    monkeypatch.setattr("discord.gateway.asyncio.sleep", lambda delay, *rest: real(min(delay, short), *rest))  # it waits up to 5 s there
    async with loopback() as world, online(world, tmp_path):
        await begun(world)
        await world.until(lambda: len(world.letters("ana")) == 1, "the letter before is gone")
        posts, letters = world.posts, world.letters("ana")
        world.server.gateway.sessions.clear()
        world.server.gateway.cut()
        await world.until(lambda: world.server.gateway.identified == 2 and world.server.gateway.live)
        await pressed_while_away(world)
        assert [post["id"] for post in world.posts] == [post["id"] for post in posts]
        assert [letter["id"] for letter in world.letters("ana")] == [letter["id"] for letter in letters]


async def test_a_server_in_an_outage_at_the_start_only_waits(tmp_path: Path) -> None:
    async with loopback() as world:
        async with online(world, tmp_path):
            await begun(world)
        world.server.gateway.outage.add(world.guild)
        async with online(world, tmp_path) as bot:
            assert [row.state for row in await bot.desk.host.active()] == ["running"]
            await world.until(lambda: bot.guarding.guard.waits(1) == "outage")


async def test_a_server_that_was_left_is_noticed_at_the_start(tmp_path: Path) -> None:
    async with loopback() as world:
        async with online(world, tmp_path):
            await begun(world)
        world.backend.remove_guild(world.guild)
        async with online(world, tmp_path) as bot:
            await world.until(lambda: world.server.count("GET", f"/guilds/{world.guild}", 404))
            await bot.guarding.guard.resume()
            assert await bot.desk.host.active() == []
            assert await bot.desk.store.untold() == []


async def test_a_gateway_that_is_down_at_the_start_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.sqlite3"
    monkeypatch.setattr(client, "create_bot", lambda _settings: bot_on(path))
    monkeypatch.setattr(client, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda _self: 0.01)
    async with loopback() as world:
        world.server.gateway.open = False
        serving = asyncio.ensure_future(client._supervised(Settings(token="token.of.tests", database=path), "token.of.tests"))
        await world.until(lambda: world.server.gateway.refused >= 2)
        world.server.gateway.open = True
        await world.until(lambda: world.server.gateway.live)
        serving.cancel()
        world.server.gateway.cut()
        assert await serving == 0
        async with LeaseBook(path, 1.0) as book:
            assert await book.held() is None
