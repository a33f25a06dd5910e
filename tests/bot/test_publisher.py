"""Posts in the channel: one for each turn, in step with what is committed, whatever Discord and people do to them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.posts.letter import Picture
from db.store import Post
from tests.discords import Stage, answer, controls, labels, on_stage, texts


async def begun(stage: Stage, seats: int = 2) -> str:
    await stage.started(seats, min(seats, 3))
    await stage.choose_lucky()
    return await stage.turn_of()


def turns(stage: Stage) -> list[dict[str, Any]]:
    """Posts of turns, without the lobby's."""
    return [post for post in stage.posts() if "lobby" not in post["attachments"][0]["filename"]]


async def post_of(stage: Stage, turn: int) -> Post:
    posts = await stage.bot.desk.store.posts(1)
    return next(post for post in posts if post.kind == "turn" and post.turn == turn)


async def test_a_turn_has_one_post_that_is_edited(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        before = turns(stage)[-1]["id"]
        await stage.press(name, "roll")
        await stage.press(name, "roll")
        assert turns(stage)[-1]["id"] == before
        assert texts(turns(stage)[-1]).count("rolled") == 2


async def test_the_next_turn_has_a_new_post_and_the_old_one_keeps_its_story(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        await stage.press(name, "roll")
        old, alt = turns(stage)[-1], turns(stage)[-1]["attachments"][0]["description"]
        await stage.press(name, "stop")
        assert len(turns(stage)) == 3
        kept = next(post for post in turns(stage) if post["id"] == old["id"])
        assert controls(kept) == []
        assert "rolled" in texts(kept)
        assert "Waiting" not in texts(kept)
        assert kept["attachments"][0]["id"] == old["attachments"][0]["id"]
        assert alt in str(kept["components"])
        assert await stage.turn_of() != name


async def test_only_the_person_whose_move_it_is_is_called_and_once(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        await stage.press(name, "roll")
        sent = [each for each in stage.env.http_requests if each.path.startswith(f"/channels/{stage.channel.id}/messages") and each.json]
        called = [each.json["allowed_mentions"]["users"] for each in sent if each.json and each.json["allowed_mentions"].get("users")]
        assert called == [[stage.people[name].id]]
        assert f"<@{stage.people[name].id}>" in texts(turns(stage)[-1])


async def test_a_deleted_post_comes_back_once(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        await stage.make_moderator("cem")
        for left in (2, 1):
            await stage.people["cem"].delete(await stage.message(turns(stage)[-1]))
            assert len(turns(stage)) == left
        await stage.people[name].slash(stage.channel, "game status")
        assert len(turns(stage)) == 1
        await stage.play(name, "stop")
        assert len(turns(stage)) == 2
        assert "roll" in labels(turns(stage)[-1])


async def test_a_post_deleted_while_the_bot_was_away_comes_back_with_the_next_answer(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        stage.env.backend.messages[stage.channel.id].pop(int(turns(stage)[-1]["id"]))
        await stage.play(name, "roll")
        assert "roll" in labels(turns(stage)[-1])
        assert len(turns(stage)) == 2


async def test_a_right_taken_away_is_waited_for(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        await stage.forbid("send_messages")
        await stage.play(name, "stop")
        assert len(turns(stage)) == 2
        assert await stage.turn_of() != name
        await stage.forbid()
        assert len(turns(stage)) == 3
        assert "roll" in labels(turns(stage)[-1])


async def test_a_refused_post_is_tried_again_after_a_while(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=503)
        await stage.play(name, "stop")
        assert len(turns(stage)) == 2
        await stage.env.advance_time(61)
        assert len(turns(stage)) == 3


async def test_what_was_committed_and_not_told_is_told_after_a_restart_once(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        await stage.silently(name, "stop")
        assert len(turns(stage)) == 2
        await stage.restart()
        assert len(turns(stage)) == 3
        await stage.restart()
        assert len(turns(stage)) == 3


async def test_a_post_sent_and_not_written_down_is_found_again(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        post = await post_of(stage, 1)
        await stage.bot.desk.store.save_post(replace(post, message=0, number=0))
        await stage.restart()
        assert (await post_of(stage, 1)).message == post.message
        assert len(turns(stage)) == 2


async def test_a_post_written_down_and_not_sent_is_sent(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        post = await post_of(stage, 1)
        stage.env.backend.messages[stage.channel.id].pop(post.message)
        await stage.bot.desk.store.save_post(replace(post, message=0, number=0))
        await stage.restart()
        assert (await post_of(stage, 1)).message not in (0, post.message)
        assert len(turns(stage)) == 2


async def test_a_picture_that_is_too_large_is_sent_smaller(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        size = turns(stage)[-1]["attachments"][0]["size"]
        stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=400, code=40005)
        await stage.play(name, "stop")
        assert len(turns(stage)) == 3
        assert turns(stage)[-1]["attachments"][0]["size"] < size


async def test_a_picture_that_never_fits_is_left_out(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=413, code=40005, times=2)
        await stage.play(name, "stop")
        assert stage.posts()[-1]["attachments"] == []
        assert "roll" in labels(stage.posts()[-1])


async def test_the_end_shows_points_secret_and_leaves_nothing_to_press_elsewhere(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        while (await stage.game()).awaited:
            await stage.press(await stage.turn_of(), "roll")
        final = stage.posts()[-1]
        assert (await stage.bot.desk.host.secret(1)) in texts(final)
        assert all(f"{score} points" in texts(final) for score in (await stage.game()).table.match.scores.values())  # type: ignore[attr-defined]
        assert final["attachments"][0]["filename"] == "sheet.jpg"
        assert labels(final) == ["Play again", "The record and its dice", "Replay", "Points"]
        assert [controls(post) for post in stage.posts()[:-1]] == [[]] * (len(stage.posts()) - 1)


async def test_an_end_that_was_not_told_is_told_after_a_restart(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        while (await stage.game()).awaited:
            await stage.silently(await stage.turn_of(), "stop")
        await stage.restart()
        assert "Play again" in labels(stage.posts()[-1])
        count = len(stage.posts())
        await stage.restart()
        assert len(stage.posts()) == count


async def test_nothing_secret_is_in_any_public_payload(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage, seats=3)
        for _ in range(4):
            await stage.press(await stage.turn_of(), "roll")
        public = [each for each in stage.env.http_requests if each.path.startswith(f"/channels/{stage.channel.id}/messages") and each.json]
        text = str([each.json for each in public])
        assert "rolled" in text
        for secret in ("whisper", "pick:", "lucky 1", "{'number'"):
            assert secret not in text


async def test_bot_seats_move_at_their_pace(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started(seats=2, people=1)
        number = (await stage.game()).table.number
        await stage.env.advance_time(1.0)
        assert (await stage.game()).table.number == number + 1
        await stage.choose_lucky()
        for _ in range(20):
            await stage.env.advance_time(1.0)
        assert (await stage.game()).awaited == (1,)


async def test_status_tells_anybody_and_stays_private(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        result = await stage.people["cem"].slash(stage.channel, "game status")
        assert "toy asks act" in answer(result)
        assert "lucky" not in answer(result)


async def test_a_picture_that_cannot_be_drawn_stops_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)

        async def fail(_sketch: object) -> Picture:
            raise MemoryError

        monkeypatch.setattr(stage.bot.desk.pictures, "get", fail)
        await stage.press(name, "stop")
        assert stage.posts()[-1]["attachments"] == []
        assert "roll" in labels(stage.posts()[-1])
