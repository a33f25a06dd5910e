"""What people and moderators do to a table's past, on SimCord."""

from pathlib import Path

from bot.journal import REWIND, UNDO
from tests.discords import Stage, answer, controls, labels, on_stage, texts
from tests.mending_stage import at_turn, begun, choose, click, command, payload, shown, text_of, turns, values


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
        await stage.press("ben", "pick:3", stage.letters("ben")[-1])
        assert (await stage.game()).table.journal[-1].key == "pick:3"
        await stage.press("ana", "pick:2", stage.letters("ana")[-1])
        assert (await stage.game()).table.journal[-1].key == "pick:2"


# ---------------------------------------------------------------- rewind


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
        assert "The table is paused" in texts(turns(stage)[-1])
        assert "The table is paused" in answer(await command(stage, "ben", "status"))
        number = (await stage.game()).number
        assert "paused" in answer(await stage.press(name, "roll", turns(stage)[-1]))
        assert "paused" in answer(await command(stage, name, "undo"))
        assert "stands still already" in answer(await command(stage, "ana", "pause"))
        await stage.restart()
        assert "paused" in answer(await stage.press(name, "roll", turns(stage)[-1]))
        assert (await stage.game()).number == number
        await command(stage, "ana", "resume")
        assert "The table is paused" not in texts(turns(stage)[-1])
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
        await stage.later(3600)
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
