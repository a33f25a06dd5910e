"""What Discord's network does to a bot: rate limits, answers that get lost, tokens that expire, uploads that are too large."""

import io
from pathlib import Path

import pytest
from PIL import Image

from tests.discords import controls
from tests.loopback.server import Fault, limited
from tests.loopback.world import World, begun, id_of, loopback, number_of, online, turn_of


def posts_at(world: World) -> str:
    return f"/channels/{world.channel}/messages"


async def test_a_game_is_played_over_real_sockets(tmp_path: Path) -> None:
    async with loopback() as world, online(world, tmp_path) as bot:
        name = await begun(world)
        count = len(world.posts)
        world.press(name, id_of(world.posts[-1], "stop"), world.posts[-1])
        await world.until(lambda: len(world.posts) == count + 1)
        assert turn_of(world) != name
        assert (await bot.desk.host.look(1)).table.number == number_of(world.posts[-1])
        assert world.server.count("PUT", "/applications/.*/commands") == 1


async def test_a_rate_limit_is_waited_for_and_nothing_is_posted_twice(tmp_path: Path) -> None:
    async with loopback() as world, online(world, tmp_path):
        name = await begun(world)
        count = len(world.posts)
        world.server.faults += [limited("POST", posts_at(world), 0.05) for _ in range(2)]
        world.press(name, id_of(world.posts[-1], "stop"), world.posts[-1])
        await world.until(lambda: len(world.posts) == count + 1)
        assert world.server.count("POST", posts_at(world), 429) == 2


async def test_edits_are_coalesced_while_a_rate_limit_holds(tmp_path: Path) -> None:
    async with loopback() as world, online(world, tmp_path) as bot:
        name = await begun(world)
        post = world.posts[-1]
        edits = f"{posts_at(world)}/{post['id']}"
        world.server.faults.append(limited("PATCH", edits, 0.3))
        for _ in range(3):
            await bot.desk.host.act(1, world.people["ben" if name == "ana" else "ana"], "poke")
        number = (await bot.desk.host.look(1)).table.number
        await world.until(lambda: number_of(world.posts[-1]) == number)
        assert world.server.count("PATCH", edits) <= 2


async def test_a_server_error_after_the_deed_doubles_no_post(tmp_path: Path) -> None:
    async with loopback() as world, online(world, tmp_path):
        name = await begun(world)
        count = len(world.posts)
        world.server.faults.append(Fault("POST", posts_at(world), 502, after=True))
        world.press(name, id_of(world.posts[-1], "stop"), world.posts[-1])
        await world.until(lambda: len(world.posts) == count + 1 and world.server.count("POST", posts_at(world)) > count)
        assert len(world.posts) == count + 1
        assert world.server.count("POST", posts_at(world), 502) == 1


async def test_an_expired_token_loses_no_answer(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with loopback() as world, online(world, tmp_path) as bot:
        name = await begun(world)
        world.server.faults.append(Fault("PATCH", "/webhooks/.*", 401, {"code": 50027, "message": "Invalid Webhook Token"}))
        hand = world.press(name, id_of(world.posts[-1], "My hand"), world.posts[-1])
        await world.until(lambda: hand.responded and world.server.count("PATCH", "/webhooks/.*", 401))
        number = number_of(world.posts[-1])
        world.press(name, id_of(world.posts[-1], "roll"), world.posts[-1])
        await world.until(lambda: number_of(world.posts[-1]) > number)
        assert (await bot.desk.host.look(1)).table.number == number_of(world.posts[-1])
        assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_refusal_that_cannot_be_told_reaches_no_log_as_an_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with loopback() as world, online(world, tmp_path):
        name = await begun(world)
        other = "ben" if name == "ana" else "ana"
        world.server.faults.append(Fault("POST", "/webhooks/.*", 401, {"code": 50027, "message": "Invalid Webhook Token"}))
        world.press(other, id_of(world.posts[-1], "roll"), world.posts[-1])
        await world.until(lambda: world.server.count("POST", "/webhooks/.*", 401))
        world.press(name, id_of(world.posts[-1], "roll"), world.posts[-1])
        number = number_of(world.posts[-1])
        await world.until(lambda: number_of(world.posts[-1]) > number)
        assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_press_that_was_not_acknowledged_in_time_is_not_acted_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with loopback() as world, online(world, tmp_path):
        name = await begun(world)
        number = number_of(world.posts[-1])
        world.server.faults.append(Fault("POST", "/interactions/.*", 404, {"code": 10062, "message": "Unknown interaction"}))
        world.press(name, id_of(world.posts[-1], "roll"), world.posts[-1])
        await world.until(lambda: world.server.count("POST", "/interactions/.*", 404))
        assert number_of(world.posts[-1]) == number
        world.press(name, id_of(world.posts[-1], "roll"), world.posts[-1])
        await world.until(lambda: number_of(world.posts[-1]) > number)
        assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_an_upload_over_the_limit_is_sent_smaller(tmp_path: Path) -> None:
    async with loopback() as world, online(world, tmp_path):
        name = await begun(world)
        size = int(world.posts[-1]["attachments"][0]["size"])
        world.server.limit = size * 3 // 4
        count = len(world.posts)
        world.press(name, id_of(world.posts[-1], "stop"), world.posts[-1])
        await world.until(lambda: len(world.posts) == count + 1)
        assert world.server.count("POST", posts_at(world), 413) == 1
        kept = world.backend.cdn.get(world.posts[-1]["attachments"][0]["url"])
        assert kept is not None
        assert len(kept) < world.server.limit
        assert Image.open(io.BytesIO(kept)).size[0] > 0


async def test_a_private_picture_over_the_limit_is_sent_smaller(tmp_path: Path) -> None:
    async with loopback() as world, online(world, tmp_path):
        name = await begun(world)
        world.server.limit = int(world.posts[-1]["attachments"][0]["size"]) * 3 // 4
        hand = world.press(name, id_of(world.posts[-1], "My hand"), world.posts[-1])
        await world.until(lambda: hand.message_id and world.server.count("PATCH", "/webhooks/.*"))
        assert world.server.count("PATCH", "/webhooks/.*", 413) == 1
        assert hand.message_id is not None
        assert controls({"components": world.backend.messages[world.channel][hand.message_id].components})
