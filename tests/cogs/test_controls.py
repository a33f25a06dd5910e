from pathlib import Path
from typing import Any

import pytest

from games.engine import Keys, Outcome, ask_or_interrupt
from games.title import Title
from tests.discords import Stage, answer, controls, labels, on_stage, texts
from tests.toy import ToyMatch, toy


async def begun(stage: Stage) -> str:
    """A toy match whose secret choices are made; whose turn it is."""
    await stage.started()
    await stage.choose_lucky()
    return await stage.turn_of()


def other(name: str) -> str:
    return "ben" if name == "ana" else "ana"


def id_of(post: dict[str, Any], label: str) -> str:
    return next(str(each["custom_id"]) for each in controls(post) if each.get("label") == label)


async def test_of_twenty_presses_at_once_one_is_accepted(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        number = (await stage.game()).table.number
        results = await stage.at_once([name] * 20, id_of(stage.posts()[-1], "roll"))
        assert sorted(answer(each) for each in results) == [""] + ["The table has moved on. Please use the newest post."] * 19
        assert (await stage.game()).table.number == number + 2


async def test_twenty_people_at_once_get_their_own_answers(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        results = await stage.at_once([name, other(name), "cem"] * 6, id_of(stage.posts()[-1], "roll"))
        told = [answer(each) for each in results]
        assert told.count("") == 1
        assert sum("do not sit" in each for each in told) == 6


async def test_a_press_by_somebody_else_is_refused_privately(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        result = await stage.press(other(name), "roll")
        assert "not possible" in answer(result) or "not your turn" in answer(result)
        assert "do not sit" in answer(await stage.press("cem", "roll"))
        assert len(stage.posts()) == 3


async def test_an_old_control_is_refused_and_a_foreign_one_too(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        post = stage.posts()[-1]
        roll = id_of(post, "roll")
        await stage.press(name, "roll")
        assert "moved on" in answer((await stage.at_once([name], roll, post))[0])
        for custom_id in ("play:99:5:o:0", "hand:99", "lobby:99:join", "option:99:0", "again:99", "record:99"):
            assert "no open table" in answer((await stage.at_once([name], custom_id, _with(post, custom_id)))[0])


async def test_an_unknown_id_gets_a_kind_word(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        for custom_id in ("", "poker:1", "play:1:2:x:3", "play:1:2:o:3:4", "open:1", "hand:" + "9" * 30, "hand:\u0661"):
            result = (await stage.at_once(["ana"], custom_id or "?", _with(stage.posts()[-1], custom_id or "?")))[0]
            assert "moved on" in answer(result)
            assert result.ephemeral


async def test_a_control_of_an_ended_table_is_refused(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        post = stage.posts()[-1]
        await stage.people["ana"].slash(stage.channel, "game end")
        assert "over" in answer((await stage.at_once([name], id_of(post, "roll"), post))[0])


async def test_controls_survive_a_restart_between_any_two_answers(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        await stage.restart()
        await stage.choose_lucky()
        for _ in range(6):
            before = [post["id"] for post in stage.posts()]
            await stage.restart()
            assert [post["id"] for post in stage.posts()] == before
            number = (await stage.game()).table.number
            await stage.press(await stage.turn_of(), "roll")
            assert (await stage.game()).table.number > number


async def test_my_hand_opens_privately_and_plays_what_only_i_may_see(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        opened = await stage.press(name, "My hand")
        assert opened.ephemeral
        assert opened.response is not None
        assert "whisper:1" in labels({"components": opened.response.components})
        number = (await stage.game()).table.number
        await stage.people[name].click(opened.response, label="whisper:1")
        assert (await stage.game()).table.number > number
        assert "whisper" not in "".join(texts(post) for post in stage.posts())


async def test_an_old_hand_is_refused_and_shown_anew(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        opened = await stage.press(name, "My hand")
        await stage.press(name, "roll")
        assert opened.response is not None
        old = controls({"components": opened.response.components})
        assert "moved on" in answer(await stage.people[name].click(opened.response, label="whisper:1"))
        assert controls({"components": opened.response.components}) != old
        number = (await stage.game()).table.number
        assert "moved on" not in answer(await stage.people[name].click(opened.response, label="whisper:1"))
        assert (await stage.game()).table.number > number


async def test_the_button_is_there_whatever_a_hand_holds(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        assert "My hand" in labels(stage.posts()[-1])
        await stage.choose_lucky()
        for _ in range(3):
            assert "My hand" in labels(stage.posts()[-1])
            await stage.press(await stage.turn_of(), "roll")


class Wide(ToyMatch):
    """One turn with many places to go to, and a card."""

    async def rules(self) -> Outcome:
        self.turn = 1
        keys = [*(f"move:z{n}" for n in range(60)), *(f"peek:r{n}" for n in range(3)), "search", "end"]
        while (key := await ask_or_interrupt(1, "act", lambda: Keys(tuple(keys)), dict, self.poke)) != "end":
            keys.remove(key)
        return Outcome("done", {1: 1, 2: 1}, {1: 0, 2: 0})


def wide() -> Title:
    return toy(create=Wide)


async def test_a_select_opens_in_the_post_turns_its_pages_and_plays(tmp_path: Path) -> None:
    async with on_stage(tmp_path, wide()) as stage:
        await stage.started()
        assert "move (1 of 60)" in labels(stage.posts()[-1]) or "toy-verb-move (1 of 60)" in labels(stage.posts()[-1])
        opener = next(each for each in labels(stage.posts()[-1]) if "move" in each)
        await stage.press("ana", opener)
        assert "move:z24" in labels(stage.posts()[-1])
        await stage.press("ana", "More")
        await stage.press("ana", "More")
        assert "move:z59" in labels(stage.posts()[-1])
        picked = next(each for each in controls(stage.posts()[-1]) if "options" in each)
        await stage.restart()
        await stage.people["ana"].select(await stage.message(stage.posts()[-1]), [picked["options"][-1]["value"]], custom_id=picked["custom_id"])
        assert (await stage.game()).table.journal[-1].key == "move:z59"
        assert not any("options" in each for each in controls(stage.posts()[-1]))


async def test_an_open_select_keeps_the_picture_and_closes_again(tmp_path: Path) -> None:
    async with on_stage(tmp_path, wide()) as stage:
        await stage.started()
        opener = next(each for each in labels(stage.posts()[-1]) if "peek" in each)
        await stage.press("ana", opener)
        post = stage.posts()[-1]
        assert post["attachments"][0]["filename"] == "board.jpg"
        assert "peek:r2" in labels(post)
        await stage.press("ana", opener)
        assert "peek:r2" not in labels(stage.posts()[-1])


async def test_only_who_is_asked_opens_a_select(tmp_path: Path) -> None:
    async with on_stage(tmp_path, wide()) as stage:
        await stage.started()
        opener = next(each for each in labels(stage.posts()[-1]) if "move" in each)
        assert "not your turn" in answer(await stage.press("ben", opener))
        assert "do not sit" in answer(await stage.press("cem", opener))
        assert not any("options" in each for each in controls(stage.posts()[-1]))


def _with(post: dict[str, Any], custom_id: str) -> dict[str, Any]:
    """The same post with one control of that id."""
    button = {"type": 2, "style": 1, "label": "?", "custom_id": custom_id, "id": 77}
    return post | {"components": [{"type": 1, "id": 76, "components": [button]}]}


async def test_a_fault_is_told_kindly_and_logged_without_values(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)

        hidden = "chainsaw"

        async def fail(*_: object, **__: object) -> None:
            raise KeyError(hidden)

        stage.bot.desk.host.press = fail  # type: ignore[method-assign, assignment]
        assert "Something went wrong" in answer(await stage.press("ana", "roll"))
        assert "KeyError" in caplog.text
        assert hidden not in caplog.text


async def test_a_press_is_acknowledged_before_anything_is_done(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        host, seen = stage.bot.desk.host, list[str]()
        act = host.press

        async def slow(*given: Any) -> Any:
            seen.append(stage.env.http_requests[-1].path)
            return await act(*given)

        host.press = slow  # type: ignore[method-assign, assignment]
        await stage.press(name, "roll")
        assert seen[0].endswith("/callback")


async def test_a_press_acts_on_its_own_table_alone(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        post, first = stage.posts()[-1], stage.channel
        stage.channel = stage.guild.create_text_channel("cellar")
        await stage.started()
        other_table = (await stage.game(2)).table.number
        stage.channel = first
        await stage.press(name, "roll", post)
        assert (await stage.game(2)).table.number == other_table
        assert (await stage.game(1)).table.number > 3
        assert [row.id for row in await stage.bot.desk.host.of_person(stage.people[name].id)] == [1, 2]


async def test_a_hand_is_never_shown_in_place_of_a_post(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        number = (await stage.game()).table.number
        for custom_id in (f"play:1:{number}:h:0", "play:1:0:h:0", f"open:1:{number}:h:0:0", f"pick:1:{number}:h:0:0", f"fold:1:{number}:h"):
            post = stage.posts()[-1]
            assert "moved on" in answer((await stage.at_once([name], custom_id, _with(post, custom_id)))[0])
            assert stage.posts()[-1] == post
        assert (await stage.game()).table.number == number


async def test_a_select_opens_in_a_post_without_a_picture(tmp_path: Path) -> None:
    async with on_stage(tmp_path, wide()) as stage:
        await stage.opened()
        stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=413, code=40005, times=2)
        await stage.people["ana"].slash(stage.channel, "game start")
        assert stage.posts()[-1]["attachments"] == []
        await stage.press("ana", next(each for each in labels(stage.posts()[-1]) if "move" in each))
        assert "move:z24" in labels(stage.posts()[-1])


async def test_a_press_that_was_acknowledged_twice_counts(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        number = (await stage.game()).table.number
        stage.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060)
        await stage.press(name, "roll")
        assert (await stage.game()).table.number == number + 2
