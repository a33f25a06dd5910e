"""`/privacy` on SimCord: shown to its person alone, deleted after a second press, and then nothing tells who it was."""

from pathlib import Path
from typing import Any

import pytest
from simcord.results import InteractionResult

from tests.db.test_privacy import dump
from tests.discords import Stage, answer, controls, labels, on_stage, texts
from tests.remembering import COUNTED, finish, said

SHOWN = {"ana": "Anastasia Qwyx", "ben": "Benjamin Vrzl"}


def traces(stage: Stage, name: str) -> list[str]:
    """Where the database still knows a person, by its files' bytes and by its tables."""
    user, path = stage.people[name].id, stage.path
    channel = stage.people[name].user.dm_channel.id
    wanted = [SHOWN[name].encode(), *(form for n in (user, channel) for form in (str(n).encode(), n.to_bytes(8, "big").lstrip(b"\0")))]
    found = [file.name for file in sorted(path.parent.glob(path.name + "*")) if any(form in file.read_bytes() for form in wanted)]
    return found + [line for line in dump(path) if any(form.decode() in line for form in wanted[:2])]


async def forget(stage: Stage, name: str) -> InteractionResult:
    """The person deletes everything."""
    first = await stage.people[name].slash(stage.channel, "privacy")
    await stage.people[name].click(said(first), label="Delete all of it …")
    return await stage.people[name].click(said(first), label="Yes, delete it for good")


def message_of(result: InteractionResult) -> dict[str, Any]:
    return {"components": said(result).components}


async def test_what_is_kept_is_shown_to_its_person_alone(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED, SHOWN) as stage:
        result = await stage.people["cem"].slash(stage.channel, "privacy")
        assert result.ephemeral
        assert "I keep nothing about you." in answer(result)
        assert labels(message_of(result)) == []
        await stage.started()
        await stage.people["ana"].slash(stage.channel, "game remind", how="mention", quiet="22-8")
        text = answer(await stage.people["ana"].slash(stage.channel, "privacy"))
        assert "Names that you had at tables: Anastasia Qwyx." in text
        assert "You sit or sat at this table: 1." in text
        assert "You own this table: 1." in text
        assert "1 private message to you is" in text
        assert "quiet from 22:00 to 08:00" in text
        assert str(stage.people["ana"].id) in text
        assert "Benjamin" not in text


async def test_deleting_leaves_no_trace_and_the_match_stays(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED, SHOWN) as stage:
        await stage.started()
        await finish(stage)
        await stage.people["ana"].slash(stage.channel, "game remind", how="mention", quiet="22-8")
        assert traces(stage, "ana")
        done = await forget(stage, "ana")
        assert texts(message_of(done)) == "### It is deleted. I know nothing about you any more."
        assert traces(stage, "ana") == []
        assert traces(stage, "ben")
        match = await stage.bot.memory.match(stage.guild.id, 1)
        assert sorted(share.name for share in match.shares) == ["", "Benjamin Vrzl"]
        assert "I keep nothing about you." in answer(await stage.people["ana"].slash(stage.channel, "privacy"))
        sheet = answer(await stage.people["ben"].slash(stage.channel, "matches", match=1))
        assert "Player 1" in sheet
        assert "Anastasia" not in sheet
        assert "Anastasia" not in answer(await stage.people["ben"].slash(stage.channel, "leaderboard", least=1))
        await stage.restart()
        assert traces(stage, "ana") == []


async def test_private_messages_go_too(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED, SHOWN) as stage:
        await stage.started()
        await stage.choose_lucky()
        assert stage.letters("ana")
        await forget(stage, "ana")
        assert all("lucky" not in texts(letter) and controls(letter) == [] for letter in stage.letters("ana"))
        assert stage.letters("ben")


async def test_games_under_way_go_on_with_a_bot(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED, SHOWN) as stage:
        await stage.started()
        await stage.choose_lucky()
        await forget(stage, "ana")
        game = await stage.game()
        assert [(seat.user, seat.name) for seat in game.seats] == [(0, ""), (stage.people["ben"].id, "Benjamin Vrzl")]
        assert game.row.owner == stage.people["ben"].id
        assert traces(stage, "ana") == []
        await finish(stage)
        assert (await stage.game()).row.state == "ended"
        assert [share.user for share in (await stage.bot.memory.match(stage.guild.id, 1)).shares if share.user] == [stage.people["ben"].id]
        assert traces(stage, "ana") == []


async def test_a_table_that_gathers_its_people_loses_the_seat(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED, SHOWN) as stage:
        await stage.opened()
        await forget(stage, "ben")
        assert [seat.user for seat in (await stage.game()).seats] == [stage.people["ana"].id]
        assert "Benjamin" not in texts(stage.posts()[-1])
        await forget(stage, "ana")
        assert (await stage.game()).row.state == "archived"
        assert traces(stage, "ana") == traces(stage, "ben") == []


async def test_nothing_is_deleted_without_the_second_press(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED, SHOWN) as stage:
        await stage.started()
        first = await stage.people["ana"].slash(stage.channel, "privacy")
        await stage.people["ana"].click(said(first), label="Delete all of it …")
        kept = await stage.people["ana"].click(said(first), label="Keep it")
        assert "Nothing was deleted." in texts(message_of(kept))
        assert [seat.name for seat in (await stage.game()).seats] == ["Anastasia Qwyx", "Benjamin Vrzl"]


async def test_somebody_who_was_replaced_is_forgotten_too(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED, SHOWN) as stage:
        await stage.started()
        await stage.choose_lucky()
        await stage.people["ben"].slash(stage.channel, "game leave")
        text = answer(await stage.people["ben"].slash(stage.channel, "privacy"))
        assert "You left your seat at this table, or it was taken from you: 1." in text
        await forget(stage, "ben")
        assert traces(stage, "ben") == []


async def test_the_same_people_play_again_without_those_who_are_forgotten(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED, SHOWN) as stage:
        await stage.started(seats=3, people=3)
        await finish(stage)
        final = stage.posts()[-1]
        await forget(stage, "ana")
        assert "do not sit" in answer(await stage.press("ana", "Play again", final))
        await stage.press("ben", "Play again", final)
        assert [seat.user for seat in (await stage.game(2)).seats] == [stage.people["ben"].id, stage.people["cem"].id]


async def test_a_broken_table_keeps_nobody_from_being_forgotten(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED, SHOWN) as stage:
        await stage.started()
        await stage.choose_lucky()
        async with stage.bot.desk.store.writing() as db:  # type: ignore[attr-defined]  # the bot's store is a file
            await db.execute("DELETE FROM answers WHERE number = 1")
        await stage.restart()
        done = await forget(stage, "ana")
        assert "It is deleted." in texts(message_of(done))
        assert traces(stage, "ana") == []


async def test_pictures_with_names_are_not_kept(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED, SHOWN) as stage:
        await stage.started()
        await finish(stage)
        game = await stage.game()
        before = await stage.bot.memory.films.get(game)
        await forget(stage, "ana")
        assert await stage.bot.memory.films.get(await stage.game()) is not before


@pytest.mark.parametrize("act", ["ask", "delete", "keep"])
async def test_each_press_is_about_the_person_who_presses(tmp_path: Path, act: str) -> None:
    async with on_stage(tmp_path, COUNTED, SHOWN) as stage:
        await stage.started()
        first = await stage.people["ana"].slash(stage.channel, "privacy")
        assert first.ephemeral
        post = stage.posts()[-1]
        next(each for each in controls(post))["custom_id"] = f"privacy:{act}"
        await stage.at_once(["cem"], f"privacy:{act}", post)
        assert [seat.name for seat in (await stage.game()).seats] == ["Anastasia Qwyx", "Benjamin Vrzl"]
