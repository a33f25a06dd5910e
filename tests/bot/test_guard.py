"""A table follows the fate of its channel or thread, also while the bot was away."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
from simcord.backend import serializers
from simcord.backend.models.channel import Channel

from bot.guard_places import told
from tests.discords import Stage, answer, controls, on_stage, texts


async def begun(stage: Stage) -> str:
    await stage.started()
    await stage.choose_lucky()
    return await stage.turn_of()


async def state(stage: Stage, table: int = 1) -> str:
    row = await stage.bot.desk.store.table(table)
    assert row is not None
    return row.state


def thread_of(stage: Stage) -> Channel:
    channel: Channel = stage.env.backend.channels[stage.channel.id]
    return channel


async def in_a_thread(stage: Stage) -> str:
    """A match that has begun in a thread, where `/game new` was typed."""
    parent = stage.channel
    thread = stage.env.backend.create_thread(parent.id, "nook", stage.people["ana"].id)
    await stage.env.settle()
    stage.channel = parent.threads[-1]
    assert stage.channel.id == thread.id
    return await begun(stage)


def archive(stage: Stage, minutes_after: float, locked: bool = False) -> None:
    """The thread is archived so long after its last message."""
    thread = thread_of(stage)
    last = discord.utils.snowflake_time(max(stage.env.backend.messages[thread.id]))
    since = (last + timedelta(minutes=minutes_after)).isoformat()
    stage.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": locked, "archive_timestamp": since})


def lose(stage: Stage, what: str) -> None:
    backend = stage.env.backend
    if what == "channel":
        backend.delete_channel(stage.channel.id)
    else:
        backend.remove_guild(stage.guild.id)


async def freed(stage: Stage) -> bool:
    """Whether nobody sits at an active table, nothing of it can be pressed, and nothing waits to be told."""
    host, store = stage.bot.desk.host, stage.bot.desk.store
    people = [await host.of_person(person.id) for person in stage.people.values()]
    return not any(people) and not await store.untold() and not any(controls(stage.letters(name)[-1]) for name in ("ana", "ben"))


async def test_a_deleted_channel_closes_its_table_and_frees_its_people(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        lose(stage, "channel")
        await stage.env.settle()
        assert await state(stage) == "archived"
        assert await freed(stage)


async def test_a_bot_that_is_kicked_closes_the_tables_of_that_server(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        lose(stage, "guild")
        await stage.env.settle()
        assert await state(stage) == "archived"
        assert await freed(stage)


async def test_a_channel_deleted_while_the_bot_was_away(tmp_path: Path) -> None:
    await lost_while_away(tmp_path, "channel")


async def test_a_server_left_while_the_bot_was_away(tmp_path: Path) -> None:
    await lost_while_away(tmp_path, "guild")


async def lost_while_away(tmp_path: Path, what: str) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        feed = stage.env.backend.subscribers.pop()  # nobody listens
        lose(stage, what)
        stage.env.backend.subscribers.append(feed)
        await stage.restart()
        assert await state(stage) == "archived"
        assert await freed(stage)
        await stage.restart()
        assert await state(stage) == "archived"


async def test_a_channel_that_is_gone_is_noticed_by_a_post_that_fails(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=404, code=10003, times=None)
        await stage.play(name, "stop")
        assert await state(stage) == "archived"
        assert await freed(stage)


async def test_only_tables_of_the_lost_place_are_closed(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        first = stage.channel
        stage.channel = stage.guild.create_text_channel("cellar")
        await stage.started()
        stage.env.backend.delete_channel(first.id)
        await stage.env.settle()
        assert [await state(stage, table) for table in (1, 2)] == ["archived", "running"]


async def test_an_outage_only_waits(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        posts = f"/channels/{stage.channel.id}/messages"
        stage.env.backend.emit("GUILD_DELETE", {"id": str(stage.guild.id), "unavailable": True})
        await stage.env.settle()
        assert await state(stage) == "running"
        assert stage.bot.guarding.guard.waits(1) == "outage"
        stage.env.inject_error("POST", posts, status=503)
        count = len(stage.posts())
        await stage.play(name, "stop")
        assert len(stage.posts()) == count
        guild = stage.env.backend.get_guild(stage.guild.id)
        stage.env.backend.emit("GUILD_CREATE", serializers.guild_create_payload(stage.env.backend, guild))
        await stage.env.settle()
        assert stage.bot.guarding.guard.waits(1) is None
        await stage.env.advance_time(61)
        assert len(stage.posts()) == count + 1


async def test_a_thread_of_a_deleted_channel_goes_with_it(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        parent = stage.channel
        await in_a_thread(stage)
        stage.env.backend.channels.pop(stage.channel.id)
        stage.env.backend.delete_channel(parent.id)
        await stage.env.settle()
        assert await state(stage) == "archived"


async def test_a_table_lives_in_the_thread_where_it_was_opened(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await in_a_thread(stage)
        count = len(stage.posts())
        await stage.play(name, "stop")
        assert len(stage.posts()) == count + 1
        assert [row.channel for row in await stage.bot.desk.host.active()] == [stage.channel.id]


async def test_a_thread_that_fell_asleep_is_woken_and_played_in(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await in_a_thread(stage)
        archive(stage, minutes_after=24 * 60)
        await stage.env.settle()
        meta = thread_of(stage).thread_metadata
        assert meta is not None
        assert not meta.archived
        count = len(stage.posts())
        await stage.play(name, "stop")
        assert len(stage.posts()) == count + 1


async def test_a_thread_that_fell_asleep_while_the_bot_was_away_is_woken(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await in_a_thread(stage)
        feed = stage.env.backend.subscribers.pop()
        archive(stage, minutes_after=24 * 60)
        stage.env.backend.subscribers.append(feed)
        await stage.restart()
        meta = thread_of(stage).thread_metadata
        assert meta is not None
        assert not meta.archived


async def test_a_thread_that_somebody_archived_is_left_alone_and_the_table_waits(tmp_path: Path) -> None:
    await left_alone(tmp_path, minutes_after=5, locked=False)


async def test_a_thread_that_somebody_locked_is_left_alone_and_the_table_waits(tmp_path: Path) -> None:
    await left_alone(tmp_path, minutes_after=24 * 60, locked=True)


async def left_alone(tmp_path: Path, minutes_after: float, locked: bool) -> None:
    async with on_stage(tmp_path) as stage:
        name = await in_a_thread(stage)
        archive(stage, minutes_after, locked)
        await stage.env.settle()
        count = len(stage.posts())
        await stage.play(name, "stop")
        await stage.env.advance_time(61)
        assert len(stage.posts()) == count
        assert stage.bot.guarding.guard.waits(1) == "shut"
        await stage.restart()
        assert len(stage.posts()) == count
        assert stage.bot.guarding.guard.waits(1) == "shut"
        stage.env.backend.edit_channel(thread_of(stage).id, {}, thread_metadata={"archived": False, "locked": False})
        await stage.env.settle()
        assert stage.bot.guarding.guard.waits(1) is None
        assert [texts(post) for post in stage.posts() if "open again" in texts(post)]
        assert len(stage.posts()) == count + 2
        await stage.restart()
        assert len(stage.posts()) == count + 2


async def test_rights_taken_away_are_told_to_the_owner_and_to_moderators_who_ask(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        await stage.make_moderator("cem")
        await stage.forbid("send_messages", "attach_files")
        heard = [texts(letter) for letter in stage.letters("ana") if "I cannot post" in texts(letter)]
        assert len(heard) == 1
        assert "Send Messages" in heard[0]
        assert "Attach Files" in heard[0]
        await stage.play(name, "stop")
        await stage.env.advance_time(61)
        assert len([letter for letter in stage.letters("ana") if "I cannot post" in texts(letter)]) == 1
        assert "I lack these permissions here: Attach Files, Send Messages" in answer(await stage.people["cem"].slash(stage.channel, "game status"))
        assert "I lack" not in answer(await stage.people["ben"].slash(stage.channel, "game status"))
        assert stage.bot.guarding.guard.waits(1) == "barred"
        count = len(stage.posts())
        await stage.forbid()
        assert len(stage.posts()) == count + 1
        assert stage.bot.guarding.guard.waits(1) is None


async def test_rights_taken_away_are_told_where_the_server_wants_its_news(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        office = stage.guild.create_text_channel("office")
        stage.env.backend.edit_guild(stage.guild.id, {"public_updates_channel_id": office.id})
        await begun(stage)
        await stage.forbid("attach_files")
        assert [texts(letter) for letter in stage.letters("ana") if "I cannot post" in texts(letter)] == []
        assert "Attach Files" in texts({"components": [each.to_dict() for each in office.last_message.components]})  # type: ignore[union-attr]


async def test_a_lobby_tells_moderators_what_is_lacking(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened()
        await stage.make_moderator("cem")
        await stage.forbid("attach_files")
        assert "I lack these permissions here: Attach Files" in answer(await stage.people["cem"].slash(stage.channel, "game status"))


def test_who_archived_a_thread_is_told_by_how_long_it_was_quiet() -> None:
    born = discord.utils.time_snowflake(discord.utils.parse_time("2026-01-01T00:00:00+00:00"))

    def thread(**meta: Any) -> str:
        base = {"archived": True, "locked": False, "archive_timestamp": "2026-01-01T02:00:00+00:00", "auto_archive_duration": 60}
        return told({"id": str(born), "last_message_id": None, "thread_metadata": base | meta}).state

    assert thread() == "asleep"
    assert thread(archive_timestamp="2026-01-01T00:59:00+00:00") == "shut"
    assert thread(locked=True) == "shut"
    assert thread(archived=False) == "open"
    assert thread(archived=False, locked=True) == "shut"
