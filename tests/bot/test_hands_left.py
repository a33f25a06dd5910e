"""A hand whose picture shows the same still is written anew around it: nothing is drawn or sent again, and nothing old is shown."""

from pathlib import Path
from typing import Any

from bot.posts.pictures import digest
from tests.discords import Stage, labels, on_stage, texts
from tests.remembering import said


async def begun(stage: Stage) -> str:
    """A table in its first turn; whose turn it is."""
    await stage.started()
    await stage.choose_lucky()
    return await stage.turn_of()


def hand(stage: Stage, name: str) -> dict[str, Any]:
    return stage.letters(name)[-1]


def picture(letter: dict[str, Any]) -> str:
    """Which file hangs on a message, and that the message shows it."""
    [file] = letter["attachments"]
    shown = next(each for each in letter["components"][0]["components"] if each["type"] == 12)["items"][0]
    assert shown["description"] == file["description"]
    assert str(file["id"]) in shown["media"]["url"]
    return str(file["id"])


async def test_the_picture_stays_when_only_the_controls_change(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        before = hand(stage, name)
        assert "whisper:1" in labels(before)
        await stage.press(name, "stop")
        after = hand(stage, name)
        assert "whisper:1" not in labels(after)
        assert (after["id"], picture(after)) == (before["id"], picture(before))


async def test_the_picture_stays_after_a_restart_too(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        before = hand(stage, name)
        await stage.restart()
        await stage.press(name, "stop")
        after = hand(stage, name)
        assert "whisper:1" not in labels(after)
        assert picture(after) == picture(before)


async def test_a_picture_that_shows_something_else_is_drawn(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        first = picture(hand(stage, "ana"))
        await stage.choose_lucky()
        assert picture(hand(stage, "ana")) != first


async def test_a_name_in_the_picture_counts(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        before, other = picture(hand(stage, name)), "ben" if name == "ana" else "ana"
        asked = await stage.people[other].slash(stage.channel, "privacy")
        for label in ("Delete all of it …", "Yes, delete it for good"):
            asked = await stage.people[other].click(said(asked), label=label)
        await stage.press(name, "stop")
        assert picture(hand(stage, name)) != before


async def test_what_cannot_be_left_is_sent_again(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        before = hand(stage, name)
        stage.env.inject_error("PATCH", f"/channels/{stage.people[name].user.dm_channel.id}/messages/*", status=400, code=50035)
        await stage.press(name, "stop")
        after = hand(stage, name)
        assert "whisper:1" not in labels(after)
        assert picture(after) != picture(before)


async def test_a_picture_that_a_refusal_has_put_there_is_known(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        old = hand(stage, name)
        await stage.silently(name, "stop")
        await stage.press(name, "whisper:1", old)
        shown = hand(stage, name)
        assert picture(shown) != picture(old)
        await stage.play(await stage.turn_of(), "roll")
        after = hand(stage, name)
        assert texts(after) != texts(shown), "it tells a later move"
        assert (after["id"], picture(after)) == (shown["id"], picture(shown))


def test_a_digest_differs_where_anything_does() -> None:
    assert len({digest(each) for each in ((1, "a"), (1, "b"), ("1", "a"), (1, ("a",)), None)}) == 5
