"""Hands in direct messages: one living message for each seat, and no game stops where they do not arrive."""

from pathlib import Path

from tests.discords import Stage, answer, labels, on_stage, texts


def close_messages(stage: Stage, name: str) -> None:
    channel = stage.people[name].user.dm_channel.id
    stage.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)


async def test_everybody_who_must_choose_in_secret_gets_one_message(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        for name in ("ana", "ben"):
            assert len(stage.letters(name)) == 1
            assert {"pick:1", "pick:2", "pick:3"} <= set(labels(stage.letters(name)[0]))
        assert stage.letters("cem") == []


async def test_another_ones_answer_does_not_touch_my_message(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        before = stage.letters("ben")
        await stage.press("ana", "pick:2", stage.letters("ana")[-1])
        assert stage.letters("ben") == before
        await stage.press("ben", "pick:3", stage.letters("ben")[-1])
        assert (await stage.game()).table.match.turn == 1


async def test_what_one_learns_comes_as_a_new_message_and_the_old_one_goes(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        first = stage.letters("ana")[-1]["id"]
        await stage.choose_lucky()
        assert [letter["id"] == first for letter in stage.letters("ana")] == [False]
        assert "lucky {'number': 1}" in texts(stage.letters("ana")[0])


async def test_a_hand_that_changes_is_edited(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        await stage.choose_lucky()
        name = await stage.turn_of()
        ids = [letter["id"] for letter in stage.letters(name)]
        await stage.press(name, "stop")
        assert [letter["id"] for letter in stage.letters(name)] == ids
        assert "whisper:1" not in labels(stage.letters(name)[-1])


async def test_closed_messages_never_stop_a_game(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        close_messages(stage, "ben")
        await stage.started()
        assert stage.letters("ben") == []
        notes = [post for post in stage.posts() if "ben: my direct messages" in texts(post)]
        assert len(notes) == 1
        assert "pick" not in texts(notes[0])
        opened = await stage.press("ben", "My hand", notes[0])
        assert opened.response is not None
        await stage.people["ben"].click(opened.response, label="pick:2")
        await stage.press("ana", "pick:1", stage.letters("ana")[-1])
        for _ in range(4):
            await stage.press(await stage.turn_of(), "roll")
        assert len([post for post in stage.posts() if "my direct messages" in texts(post)]) == 1


async def test_moderators_see_who_is_not_reached(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        close_messages(stage, "ben")
        await stage.started()
        assert "do not reach" not in answer(await stage.people["ana"].slash(stage.channel, "game status"))
        await stage.make_moderator("cem")
        assert "Direct messages do not reach ben" in answer(await stage.people["cem"].slash(stage.channel, "game status"))


async def test_messages_closed_in_the_middle_are_noticed(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        close_messages(stage, "ben")
        await stage.choose_lucky()
        assert (await stage.game()).table.match.turn == 1
        assert [row.seat for row in await stage.bot.desk.store.undelivered(1)] == [2]


async def test_a_restart_sends_no_message_twice(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        await stage.choose_lucky()
        before = {name: stage.letters(name) for name in ("ana", "ben")}
        await stage.restart()
        await stage.restart()
        assert {name: stage.letters(name) for name in ("ana", "ben")} == before


async def test_what_was_learnt_and_not_told_arrives_after_a_restart(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        await stage.silently("ana", "pick:1")
        await stage.silently("ben", "pick:2")
        await stage.restart()
        assert "lucky {'number': 2}" in texts(stage.letters("ben")[-1])
        assert len(stage.letters("ben")) == 1


async def test_a_deleted_message_is_made_anew_when_there_is_something_to_show(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        stage.env.backend.messages[stage.people["ana"].user.dm_channel.id].clear()
        await stage.press("ben", "pick:1", stage.letters("ben")[-1])
        await stage.silently("ana", "pick:1")
        await stage.restart()
        assert len(stage.letters("ana")) == 1


async def test_a_fault_of_discord_is_no_closed_door(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.env.inject_error("POST", f"/channels/{stage.people['ana'].user.dm_channel.id}/messages", status=503)
        await stage.started()
        assert stage.letters("ana") == []
        assert len(stage.letters("ben")) == 1
        await stage.env.advance_time(61)
        assert "pick:1" in labels(stage.letters("ana")[-1])
        assert len(stage.letters("ben")) == 1
        assert not [post for post in stage.posts() if "direct messages" in texts(post)]
        assert await stage.bot.desk.store.undelivered(1) == []


async def test_an_edit_that_fails_for_a_while_comes_later(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        await stage.choose_lucky()
        name = await stage.turn_of()
        stage.env.inject_error("PATCH", f"/channels/{stage.people[name].user.dm_channel.id}/messages/*", status=503)
        await stage.press(name, "stop")
        assert "whisper:1" in labels(stage.letters(name)[-1])
        await stage.env.advance_time(61)
        assert "whisper:1" not in labels(stage.letters(name)[-1])
