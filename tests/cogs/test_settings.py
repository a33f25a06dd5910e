"""`/settings`: shown to moderators, changed with selects, and felt at once."""

from pathlib import Path
from typing import Any

from tests.discords import Stage, answer, on_stage, texts


async def chosen(stage: Stage, name: str, setting: str, value: Any) -> str:
    """Somebody opens the settings and chooses; what they are told."""
    shown = await stage.people[name].slash(stage.channel, "settings")
    assert shown.response is not None
    return answer(await stage.people[name].select(shown.response, [value] if value is not None else [], custom_id=f"setting:{setting}"))


async def test_they_are_for_moderators(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        assert "Only" in answer(await stage.people["ana"].slash(stage.channel, "settings"))
        await stage.make_moderator("ana")
        assert "The tables of this server" in answer(await stage.people["ana"].slash(stage.channel, "settings"))


async def test_who_may_open_tables(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.make_moderator("cem")
        await chosen(stage, "cem", "opens", "1")
        assert "may not open" in answer(await stage.people["ana"].slash(stage.channel, "game new", title="toy"))
        assert "is open" in answer(await stage.people["cem"].slash(stage.channel, "game new", title="toy"))


async def test_those_with_a_role_may_open_tables(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.manage("cem")
        role = stage.guild.create_role("players")
        await chosen(stage, "cem", "opens", "2")
        await chosen(stage, "cem", "opener", role)
        assert "may not open" in answer(await stage.people["ana"].slash(stage.channel, "game new", title="toy"))
        stage.env.backend.get_guild(stage.guild.id).members[stage.people["ana"].id].role_ids.append(role.id)
        assert "is open" in answer(await stage.people["ana"].slash(stage.channel, "game new", title="toy"))


async def test_the_role_of_moderators_counts_and_only_who_manages_the_server_chooses_it(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        role = stage.guild.create_role("stewards")
        await stage.make_moderator("cem")
        assert "Only those who manage this server" in await chosen(stage, "cem", "moderator", role)
        await stage.manage("cem")
        await chosen(stage, "cem", "moderator", role)
        await stage.opened()
        assert "moderator" in answer(await stage.people["ben"].slash(stage.channel, "game end"))
        stage.env.backend.get_guild(stage.guild.id).members[stage.people["ben"].id].role_ids.append(role.id)
        assert "closed" in answer(await stage.people["ben"].slash(stage.channel, "game end"))


async def test_the_tempo_of_new_tables_and_it_survives_a_restart(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.make_moderator("cem")
        await chosen(stage, "cem", "tempo", "1")
        await stage.restart()
        await stage.opened()
        assert (await stage.game()).row.tempo == "correspondence"


async def test_nobody_is_mentioned_where_the_server_wants_it_so(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.make_moderator("cem")
        await chosen(stage, "cem", "mention", "1")
        await stage.started()
        await stage.choose_lucky()
        sent = [each.json for each in stage.env.http_requests if each.path == f"/channels/{stage.channel.id}/messages" and each.json]
        assert sent
        assert [each["allowed_mentions"].get("users") for each in sent if each["allowed_mentions"].get("users")] == []


async def test_a_thread_for_each_table(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.make_moderator("cem")
        await chosen(stage, "cem", "threads", "1")
        for name in ("ana", "ben"):
            told = answer(await stage.people[name].slash(stage.channel, "game new", title="toy", seats=2))
            assert f"<#{stage.channel.threads[-1].id}>" in told
        rows = await stage.bot.desk.host.active()
        assert [row.channel for row in rows] == [thread.id for thread in stage.channel.threads]
        assert await stage.bot.desk.host.in_channel(stage.channel.id) is None


async def test_a_thread_is_not_left_behind_where_no_table_was_opened(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.make_moderator("cem")
        await chosen(stage, "cem", "threads", "1")
        assert "not a choice" in answer(await stage.people["ana"].slash(stage.channel, "game new", title="toy", seats=9))
        assert stage.channel.threads == []


async def test_every_missing_right_is_named_also_those_for_threads(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.make_moderator("cem")
        await chosen(stage, "cem", "threads", "1")
        await stage.forbid("create_public_threads", "send_messages_in_threads")
        told = answer(await stage.people["ana"].slash(stage.channel, "game new", title="toy"))
        assert "Send Messages in Threads, Create Public Threads" in told


async def test_what_stands_is_shown(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.make_moderator("cem")
        shown = await stage.people["cem"].slash(stage.channel, "settings")
        assert shown.response is not None
        assert "whole server" in texts({"components": shown.response.components})
        selects = [row["components"][0] for row in shown.response.components[0]["components"] if row["type"] == 1]
        defaults = [[option["label"] for option in select["options"] if option.get("default")] for select in selects if "options" in select]
        assert [len(each) for each in defaults] == [1] * len(defaults)
        assert len(selects) == 6
