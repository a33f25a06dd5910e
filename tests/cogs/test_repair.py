"""What people and moderators do to a table's past, on SimCord."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from simcord.backend import serializers
from simcord.results import InteractionResult

from bot.journal import REWIND, UNDO
from bot.repair_log import IN_REPORT
from games.title import Title
from tests.discords import Stage, answer, bot_on, controls, labels, on_stage, texts
from tests.toy import TOY, ToyMatch, toy


async def begun(stage: Stage, seats: int = 2, people: int = 2) -> str:
    """A table in its first turn; cem is a moderator who does not play."""
    await stage.started(seats, people)
    await stage.choose_lucky()
    await stage.make_moderator("cem")
    return await stage.turn_of()


async def command(stage: Stage, name: str, what: str, **options: Any) -> InteractionResult:
    return await stage.people[name].slash(stage.channel, f"game {what}", **options)


async def click(stage: Stage, name: str, result: InteractionResult, label: str) -> InteractionResult:
    """Press a button of a private answer."""
    pressed: InteractionResult = await stage.people[name].click(shown(result), label=label)
    return pressed


async def choose(stage: Stage, name: str, result: InteractionResult, value: str) -> InteractionResult:
    """Choose in the select of a private answer."""
    control = next(each for each in controls({"components": shown(result).components}) if "options" in each)
    picked: InteractionResult = await stage.people[name].select(shown(result), [value], custom_id=control["custom_id"])
    return picked


def shown(result: InteractionResult) -> Any:
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def payload(stage: Stage, result: InteractionResult) -> dict[str, Any]:
    """A private answer as it is now, to be pressed later or several times at once."""
    return dict(serializers.message_payload(stage.env.backend, stage.env.backend.messages[stage.channel.id][shown(result).id]))


def values(result: InteractionResult) -> list[str]:
    """The values of the select of a private answer."""
    return [option["value"] for each in controls({"components": shown(result).components}) for option in each.get("options", ())]


def text_of(result: InteractionResult) -> str:
    return texts({"components": shown(result).components})


def turns(stage: Stage) -> list[dict[str, Any]]:
    """Posts with a picture of the board."""
    return [post for post in stage.posts() if any(each["filename"] == "board.jpg" for each in post["attachments"])]


async def file_of(result: InteractionResult) -> dict[str, Any]:
    """The file of a private answer, and that it is private."""
    message = result.followups[-1] if result.followups else shown(result)
    assert message.ephemeral
    [attachment] = message.attachments
    raw: dict[str, Any] = json.loads(await attachment.read())
    return raw


async def other_pokes(stage: Stage, name: str) -> str:
    """The one whose turn it is not pokes."""
    other = "ben" if name == "ana" else "ana"
    await stage.play(other, "poke")
    return other


# ---------------------------------------------------------------- undo


async def test_undo_names_the_answer_asks_and_takes_it_back(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        other = await other_pokes(stage, await begun(stage))
        post = turns(stage)[-1]
        asked = await command(stage, other, "undo")
        assert "poke" in text_of(asked)
        assert (await stage.game()).table.match.pokes == 1  # type: ignore[attr-defined]  # the toy's
        done = await click(stage, other, asked, "Take it back")
        assert done.response is not None
        assert (await stage.game()).table.match.pokes == 0  # type: ignore[attr-defined]
        assert (await stage.game()).lines[-1].prompt == UNDO
        assert turns(stage)[-1]["id"] == post["id"]
        assert "poked" not in texts(turns(stage)[-1])
        assert "One answer was taken back" in texts(turns(stage)[-1])
        assert "not answered" in answer(await command(stage, "cem", "undo")) or "do not sit" in answer(await command(stage, "cem", "undo"))


async def test_a_second_press_takes_nothing_more_back(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        other = await other_pokes(stage, await begun(stage))
        await stage.play(other, "poke")
        asked = await command(stage, other, "undo")
        post = payload(stage, asked)
        results = await stage.at_once([other, other], controls(post)[0]["custom_id"], post)
        assert sorted("moved on" in answer(each) for each in results) == [False, True]
        assert (await stage.game()).table.match.pokes == 1  # type: ignore[attr-defined]


async def test_a_turn_that_was_ended_by_mistake_is_posted_anew(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        await stage.press(name, "stop")
        await stage.env.settle()
        later = turns(stage)[-1]
        asked = await command(stage, name, "undo")
        await click(stage, name, asked, "Take it back")
        assert (await stage.turn_of(), (await stage.game()).table.match.turn) == (name, 1)
        old = next(post for post in stage.posts() if post["id"] == later["id"])
        assert controls(old) == []
        assert "Taken back" in texts(old)
        new = turns(stage)[-1]
        assert int(new["id"]) > int(later["id"])
        assert "roll" in labels(new)
        assert sum(bool(controls(post)) for post in stage.posts()) == 1
        await stage.press(name, "stop")
        assert (await stage.game()).table.match.turn == 2
        assert sum(bool(controls(post)) for post in stage.posts()) == 1


async def test_what_may_not_be_taken_back_says_why(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        assert "revealed" in answer(await command(stage, "ben", "undo"))
        await stage.press(name, "roll")
        assert "rolled" in answer(await command(stage, name, "undo"))
        await other_pokes(stage, name)
        assert "else has answered" in answer(await command(stage, name, "undo"))


async def test_a_secret_choice_is_taken_back_in_private(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        await stage.press("ana", "pick:1", stage.letters("ana")[-1])
        asked = await command(stage, "ana", "undo")
        assert "pick:1" in text_of(asked)
        await click(stage, "ana", asked, "Take it back")
        assert 1 in (await stage.game()).awaited
        assert not any("pick" in texts(post) for post in stage.posts())
        await stage.press("ana", "pick:2", stage.letters("ana")[-1])
        assert (await stage.game()).table.journal[-1].key == "pick:2"


# ---------------------------------------------------------------- rewind


async def at_turn(stage: Stage, turn: int) -> None:
    while (await stage.game()).table.match.turn < turn:
        name = await stage.turn_of()
        await stage.press(name, "roll")
        if (await stage.turn_of()) == name:
            await stage.press(name, "stop")


async def test_only_moderators_rewind_report_and_export(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        for what in ("rewind", "report"):
            assert "Only a moderator" in answer(await command(stage, "ana", what))
        assert "when the game is over" in answer(await command(stage, "ana", "export"))
        await stage.make_moderator("ana")
        assert "Whoever plays" in answer(await command(stage, "ana", "export"))


async def test_rewind_shows_the_board_before_anything_is_done_and_goes_back(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        await at_turn(stage, 3)
        offered = await command(stage, "cem", "rewind")
        names = labels({"components": shown(offered).components})
        assert names == ["Turn 2", "Turn 1", "The set-up, before the first turn"] or names[0].startswith("Turn 2")
        journal = (await stage.game()).lines[:]
        preview = await choose(stage, "cem", offered, values(offered)[1])
        assert (await stage.game()).lines == journal
        assert "Turn 1" in text_of(preview)
        assert [file.filename for file in shown(preview).attachments] == ["board.jpg"]
        await click(stage, "cem", preview, "Go back to this")
        assert (await stage.game()).table.match.turn == 1
        assert (await stage.game()).lines[-1].prompt == REWIND
        assert any("cem has taken the table back: Turn 1" in texts(post) for post in stage.posts())
        assert [bool(controls(post)) for post in turns(stage)].count(True) == 1
        assert "roll" in labels(turns(stage)[-1])
        taken = [post for post in turns(stage) if "Taken back" in texts(post)]
        assert len(taken) == 3
        await at_turn(stage, 2)
        assert [bool(controls(post)) for post in turns(stage)].count(True) == 1


async def test_rewind_survives_a_restart_and_refuses_what_is_old(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        await at_turn(stage, 2)
        preview = await choose(stage, "cem", await command(stage, "cem", "rewind"), values(await command(stage, "cem", "rewind"))[0])
        post = payload(stage, preview)
        go = next(each["custom_id"] for each in controls(post) if ":go:" in each["custom_id"])
        await stage.restart()
        [refused] = await stage.at_once(["ana"], go, post)
        assert "Only a moderator" in answer(refused)
        results = await stage.at_once(["cem", "cem"], go, post)
        assert sorted("moved on" in answer(each) for each in results) == [False, True]
        assert (await stage.game()).table.match.turn == 1
        assert sum(line.prompt == REWIND for line in (await stage.game()).lines) == 1


async def test_hands_follow_a_rewind(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        await at_turn(stage, 2)
        offered = await command(stage, "cem", "rewind")
        await click(stage, "cem", await choose(stage, "cem", offered, values(offered)[-1]), "Go back to this")
        assert (await stage.game()).awaited == (1, 2)
        for name in ("ana", "ben"):
            assert "pick:3" in labels(stage.letters(name)[-1])
        await stage.press("ana", "pick:3", stage.letters("ana")[-1])
        assert (await stage.game()).table.journal[-1].key == "pick:3"


# ---------------------------------------------------------------- pause, resume, post


async def test_a_paused_table_answers_kindly_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        assert "Only the person" in answer(await command(stage, "ben", "pause"))
        await command(stage, "cem", "pause")
        assert any("cem has paused the table" in texts(post) for post in stage.posts())
        number = (await stage.game()).number
        assert "paused" in answer(await stage.press(name, "roll", turns(stage)[-1]))
        assert "paused" in answer(await command(stage, name, "undo"))
        assert "stands still already" in answer(await command(stage, "ana", "pause"))
        await stage.restart()
        assert "paused" in answer(await stage.press(name, "roll", turns(stage)[-1]))
        assert (await stage.game()).number == number
        await command(stage, "ana", "resume")
        assert "not paused" in answer(await command(stage, "ana", "resume"))
        await stage.press(name, "roll", turns(stage)[-1])
        assert (await stage.game()).number == number + 2


async def test_neither_bots_nor_deadlines_move_a_paused_table(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started(seats=2, people=1)
        await command(stage, "ana", "pause")
        number = (await stage.game()).number
        await stage.env.advance_time(30)
        assert (await stage.game()).number == number
        await command(stage, "ana", "resume")
        await stage.env.advance_time(2)
        assert (await stage.game()).number == number + 1


async def test_time_stands_still_while_a_table_is_paused(tmp_path: Path) -> None:
    async with on_stage(tmp_path, pace=600.0) as stage:
        await begun(stage)
        number = (await stage.game()).number
        await stage.env.advance_time(200)
        await command(stage, "ana", "pause")
        await stage.later(24 * 3600)
        await command(stage, "ana", "resume")
        await stage.env.advance_time(90)
        assert (await stage.game()).number == number
        await stage.env.advance_time(300)
        assert (await stage.game()).number > number


async def test_the_table_is_posted_again_below_everything(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        before = turns(stage)[-1]
        assert "do not sit" not in answer(await command(stage, "cem", "post"))
        for _ in range(2):
            await command(stage, "ana", "post")
        assert int(stage.posts()[-1]["id"]) > int(before["id"])
        assert [bool(controls(post)) for post in turns(stage)].count(True) == 1
        assert "Posted again" in texts(next(post for post in stage.posts() if post["id"] == before["id"]))
        await stage.press(name, "roll")
        assert "rolled" in texts(stage.posts()[-1])


async def test_the_lobby_is_posted_again(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened(people=1)
        await command(stage, "ana", "post")
        assert [bool(controls(post)) for post in stage.posts()] == [False, True]
        assert "do not sit" in answer(await command(stage, "ben", "post"))
        await stage.press("ben", "Join")
        assert len((await stage.game()).seats) == 2


# ---------------------------------------------------------------- files


async def test_the_record_is_for_everybody_when_the_game_is_over(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        assert "no open table" in answer(await command(stage, "cem", "export"))
        await begun(stage)
        await command(stage, "ana", "end")
        raw = await file_of(await command(stage, "ben", "export"))
        assert raw["secret"]
        assert raw["journal"]
        assert (await file_of(await command(stage, "ben", "export", table=1)))["journal"] == raw["journal"]
        assert "no open table" in answer(await command(stage, "ben", "export", table=7))


async def test_before_the_end_there_is_nothing_hidden_in_it(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        await stage.press(name, "roll")
        raw = await file_of(await command(stage, "cem", "export"))
        secret = await stage.bot.desk.store.secret(1)
        assert (raw["secret"], raw["journal"]) == ("", [])
        assert [event["key"] for event in raw["told"]] == ["order", "rolled"]
        assert secret not in json.dumps(raw)


async def test_a_report_holds_the_log_of_its_table_and_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        await stage.press(name, "roll")
        log = logging.getLogger("bot.test")
        for number in range(IN_REPORT + 5):
            log.warning("table 1: line %d", number)
        log.warning("table 12: another one's")
        raw = await file_of(await command(stage, "cem", "report"))
        secret = await stage.bot.desk.store.secret(1)
        text = json.dumps(raw)
        assert len(raw["log"]) == IN_REPORT
        assert "line 204" in raw["log"][-1]
        assert "another one" not in text
        assert not [word for word in (secret, "whisper", "pick:", "lucky") if word in text.replace('"lucky"', "")]
        assert (raw["turn"], raw["breaks"], raw["state"]) == (1, False, "running")


# ---------------------------------------------------------------- a table that breaks


class Falling(ToyMatch):
    """Rules that fail in the second turn."""

    async def take_turn(self, seat: int) -> None:
        if self.turn > 1:
            raise ZeroDivisionError
        await super().take_turn(seat)


BROKEN: Title = toy(create=Falling)


async def with_rules(stage: Stage, title: Title) -> None:
    """The process ends; another one begins with other rules."""
    old = stage.bot
    await stage.env.restart_bot(bot_on(stage.path, title))
    await old.desk.store.close()
    await stage.env.settle()


def notices(stage: Stage) -> list[str]:
    return [texts(post) for post in stage.posts() if "has met a fault" in texts(post)]


async def test_a_broken_table_says_so_once_and_is_taken_back(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        await at_turn(stage, 3)
        await with_rules(stage, BROKEN)
        assert len(notices(stage)) == 1
        assert "Nothing is lost" in notices(stage)[0]
        assert "waits for its moderators" in answer(await stage.press("ana", "roll", turns(stage)[-1]))
        await with_rules(stage, BROKEN)
        assert len(notices(stage)) == 1
        raw = await file_of(await command(stage, "cem", "report"))
        assert raw["breaks"]
        offered = await command(stage, "cem", "rewind")
        assert labels({"components": shown(offered).components})[0] == "The last move that stands"
        await click(stage, "cem", await choose(stage, "cem", offered, values(offered)[1]), "Go back to this")
        assert (await stage.game()).table.match.turn in (0, 1, 2)
        assert "roll" in labels(turns(stage)[-1])
        await with_rules(stage, TOY)
        assert (await stage.game()).awaited == (1,) or (await stage.game()).awaited == (2,)
        assert len(notices(stage)) == 1


async def test_rules_that_fail_at_an_answer_tell_the_moderators_too(tmp_path: Path) -> None:
    async with on_stage(tmp_path, BROKEN) as stage:
        await begun(stage)
        name = await stage.turn_of()
        await stage.press(name, "stop")
        number = (await stage.game()).number
        assert "waits for its moderators" in answer(await stage.press(await stage.turn_of(), "stop", turns(stage)[-1]))
        assert len(notices(stage)) == 1
        assert (await stage.game()).number == number
