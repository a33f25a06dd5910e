"""`/stats`, `/leaderboard` and `/matches` on SimCord."""

import copy
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.results import InteractionResult

from tests.discords import Stage, answer, controls, labels, on_stage, texts
from tests.remembering import COUNTED, finish, said


async def ended(stage: Stage, matches: int = 1, people: int = 2) -> None:
    """Matches that came to their end."""
    for table in range(1, matches + 1):
        await stage.started(people=people)
        await finish(stage, table)


def pictures(result: InteractionResult) -> list[Any]:
    """The files of a private answer."""
    return list(said(result).attachments)


def shown(result: InteractionResult) -> dict[str, Any]:
    """A private answer as a message."""
    return {"components": said(result).components}


async def press_id(stage: Stage, name: str, custom_id: str) -> InteractionResult:
    """A press of a control that was never offered: it takes the place of one that was."""
    post = copy.deepcopy(stage.posts()[-1])
    next(each for each in controls(post) if "options" not in each)["custom_id"] = custom_id
    return (await stage.at_once([name], custom_id, post))[0]


async def test_figures_of_oneself_of_another_and_of_the_server(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        ana, ben = stage.people["ana"], stage.people["ben"]
        assert "not finished a match" in answer(await ana.slash(stage.channel, "stats"))
        await ended(stage, 2)
        mine = await ana.slash(stage.channel, "stats")
        assert mine.ephemeral
        assert "2 matches, 2 won (100 %)." in answer(mine)
        assert "toy-title: ben" in answer(await ana.slash(stage.channel, "stats", person=ben.user))
        assert "2 matches of 2 people." in answer(await ana.slash(stage.channel, "stats", server=True))
        assert "no game called" in answer(await ana.slash(stage.channel, "stats", title="chess"))


async def test_other_servers_count_for_themselves(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await ended(stage)
        other = stage.env.create_guild()
        channel, ana = other.create_text_channel("elsewhere"), other.add_member(stage.people["ana"].user)
        assert "not finished a match" in answer(await ana.slash(channel, "stats"))
        assert "No match has come to its end" in answer(await ana.slash(channel, "matches"))
        assert "no finished match 1" in answer(await ana.slash(channel, "matches", match=1))
        assert "Nobody has finished" in answer(await ana.slash(channel, "leaderboard", least=1))


async def test_the_leaderboard_of_a_title(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await ended(stage, 2)
        cem = stage.people["cem"]
        assert "Nobody has finished 3 matches" in answer(await cem.slash(stage.channel, "leaderboard"))
        text = answer(await cem.slash(stage.channel, "leaderboard", least=1, by="place"))
        assert "leaderboard by average place" in text
        assert text.count("**1.**") == 2
        assert "is not a choice" in answer(await cem.slash(stage.channel, "leaderboard", by="luck"))
        offered = await cem.autocomplete(stage.channel, "leaderboard", "by", "score")
        assert [each["value"] for each in offered] == ["best", "average"]


async def test_bots_are_not_ranked(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await ended(stage, people=1)
        await stage.started(seats=3, people=2)
        await finish(stage, 2)
        text = answer(await stage.people["ana"].slash(stage.channel, "leaderboard", least=1))
        assert text.count(" of 1 won") == 2
        assert "Bot 3" not in text


async def test_a_finished_match_is_listed_and_shown_again(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        ana = stage.people["ana"]
        assert "No match has come to its end" in answer(await ana.slash(stage.channel, "matches"))
        await ended(stage, 2)
        listed = await ana.slash(stage.channel, "matches")
        assert "**2.** toy-title, toy-variant-plain, <t:" in answer(listed)
        assert labels(shown(listed)) == ["2: toy-title, ana (0), ben (0)", "1: toy-title, ana (0), ben (0)"]
        sheet = await ana.select(said(listed), ["2"], custom_id="match:0")
        assert "Match 2: toy-title, toy-outcome-done" in answer(sheet)
        final = stage.posts()[-1]
        assert f"https://discord.com/channels/{stage.guild.id}/{final['channel_id']}/{final['id']}" in answer(sheet)
        assert [file.filename for file in pictures(sheet)] == ["sheet.jpg"]
        assert {"Replay", "Points", "The record and its dice"} == set(labels(shown(sheet)))
        assert answer(await ana.slash(stage.channel, "matches", match=2)) == answer(sheet)


async def test_replay_points_and_record_of_a_match(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await ended(stage)
        final = stage.posts()[-1]
        assert "This is match 1." in texts(final)
        film = await stage.press("cem", "Replay", final)
        assert [file.filename for file in pictures(film)] == ["match-1.webp"]
        points = await stage.press("cem", "Points", final)
        assert [file.filename for file in pictures(points)] == ["points-1.jpg"]
        record = await stage.press("cem", "The record and its dice", final)
        assert [file.filename for file in pictures(record)] == ["table-1.json"]


async def test_a_replay_may_be_shown_to_all(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await ended(stage)
        final = stage.posts()[-1]
        film = await stage.press("cem", "Replay", final)
        await stage.people["cem"].click(said(film), label="Show it here to all")
        post = stage.posts()[-1]
        assert [file["filename"] for file in post["attachments"]] == ["match-1.webp"]
        assert "Match 1, turn by turn" in texts(post)
        assert controls(post) == []
        count = len(stage.posts())
        await stage.forbid("send_messages")
        refused = await stage.people["cem"].click(said(film), label="Show it here to all")
        assert "cannot be posted" in answer(refused)
        assert len(stage.posts()) == count


@pytest.mark.parametrize("control", ["film:1", "points:1", "share:1:film", "share:1:points", "record:1"])
async def test_nothing_of_a_match_under_way_is_shown(tmp_path: Path, control: str) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await stage.started()
        await stage.choose_lucky()
        count = len(stage.posts())
        told = answer(await press_id(stage, "cem", control))
        assert "no finished match 1" in told or "when the game is over" in told
        assert len(stage.posts()) == count
        assert "no finished match 1" in answer(await stage.people["cem"].slash(stage.channel, "matches", match=1))
        assert "No match has come to its end" in answer(await stage.people["cem"].slash(stage.channel, "matches"))


async def test_a_stopped_table_is_no_match(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await stage.started()
        await stage.people["ana"].slash(stage.channel, "game end")
        assert "Replay" not in labels(stage.posts()[-1])
        for control in ("film:1", "points:1"):
            assert "no finished match 1" in answer(await press_id(stage, "cem", control))


async def test_matches_of_hidden_channels_are_for_those_who_may_look_there(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await ended(stage)
        hall, cem = stage.guild.create_text_channel("hall"), stage.people["cem"]
        assert "**1.**" in answer(await cem.slash(hall, "matches"))
        await stage._overwrite(cem.id, deny=discord.Permissions(view_channel=True).value)
        listed = answer(await cem.slash(hall, "matches"))
        assert "**1.**" not in listed
        assert "One match here was played where you cannot look" in listed
        assert "no finished match 1" in answer(await cem.slash(hall, "matches", match=1))
        assert "**1.**" in answer(await stage.people["ana"].slash(hall, "matches"))


async def test_matches_of_a_channel_that_is_gone_are_for_those_who_sat_there_and_for_moderators(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await ended(stage)
        hall = stage.guild.create_text_channel("hall")
        stage.env.backend.delete_channel(stage.channel.id)
        await stage.env.settle()
        assert "**1.**" not in answer(await stage.people["cem"].slash(hall, "matches"))
        shown_again = await stage.people["ana"].slash(hall, "matches", match=1)
        assert "Match 1" in answer(shown_again)


async def test_many_matches_have_pages(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await ended(stage, 11)
        listed = await stage.people["cem"].slash(stage.channel, "matches")
        assert "Page 1 of 2" in answer(listed)
        older = await stage.people["cem"].click(said(listed), label="Older")
        assert "Page 2 of 2" in texts(shown(older))
        newer = await stage.people["cem"].click(said(older), label="Newer")
        assert "Page 1 of 2" in texts(shown(newer))


async def test_the_same_people_play_on(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await ended(stage)
        assert "next game of the people of match 1" in answer(await stage.press("ana", "Play again"))
