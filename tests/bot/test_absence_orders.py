"""Standing orders: passes until one's next turn, which tell nothing of the hand that is passed for."""

from pathlib import Path
from typing import Any

import pytest
from simcord.results import InteractionResult

from tests.discords import Stage, answer, labels, on_stage, texts
from tests.timing import answers, begun
from tests.windows import WINDOWS, secret


async def order(stage: Stage, name: str, label: str) -> InteractionResult:
    """Press a standing order under "My hand"."""
    opened = await stage.people[name].slash(stage.channel, "game hand")
    assert opened.response is not None
    return await stage.people[name].click(opened.response, label=label)


async def test_a_standing_order_passes_until_my_next_turn(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await order(stage, "ben", "Pass for me until my next turn")
        for _ in range(2):
            await stage.press("ana", "attack")
            await stage.later(3)
            assert (await stage.game()).awaited == (2,)
            await stage.later(3)
            assert (await stage.game()).awaited == (1,)
        await stage.restart()
        await stage.press("ana", "attack")
        await stage.later(6)
        await stage.press("ana", "rest")
        assert (await stage.game()).awaited == (2,)
        await stage.later(30)
        await stage.press("ben", "rest")
        await stage.press("ana", "attack")
        await stage.later(30)
        assert (await stage.game()).awaited == (2,)
        assert [line for line in await answers(stage) if line.startswith("2")] == ["2 defence pass"] * 3 + ["2 act rest"]


async def test_a_standing_order_given_in_my_turn_lasts_until_the_next_one(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await order(stage, "ana", "Pass for me until my next turn")
        await stage.press("ana", "rest")
        await stage.press("ben", "attack")
        await stage.later(6)
        assert (await stage.game()).awaited == (2,)
        await stage.press("ben", "rest")
        assert not any(row.passes for row in (await stage.game()).seats)


async def test_a_standing_order_is_taken_back(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await order(stage, "ben", "Pass for me until my next turn")
        await order(stage, "ben", "Ask me again")
        await stage.press("ana", "attack")
        await stage.later(30)
        assert (await stage.game()).awaited == (2,)


async def test_what_is_missed_by_a_standing_order_is_no_absence(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await order(stage, "ben", "Pass for me until my next turn")
        for _ in range(3):
            await stage.press("ana", "attack")
            await stage.later(6)
        assert [row.missed for row in (await stage.game()).seats] == [0, 0]


async def seen(path: Path, rich: int, act: str) -> list[Any]:
    """What all can see, second by second, while ben is passed for or played for."""
    async with on_stage(path, WINDOWS) as stage:
        stage.bot.desk.host._fresh = lambda: secret(rich)
        await begun(stage, seats=3, people=3)
        if act == "order":
            await order(stage, "ben", "Pass for me until my next turn")
        else:
            await stage.people["ben"].slash(stage.channel, "game away")
        assert [row.lucky for row in [(await stage.game()).table.view(2)]] == [3 if rich == 2 else 0]
        await stage.press("ana", "attack")
        found: list[Any] = []
        for _ in range(8):
            post = stage.posts()[-1]
            found.append((len(stage.posts()), texts(post), labels(post), post["attachments"][0]["description"], post["edited_timestamp"]))
            await stage.later(1)
        return found


@pytest.mark.parametrize("act", ["order", "away"])
async def test_how_soon_a_seat_is_answered_for_tells_nothing_of_its_hand(tmp_path: Path, act: str) -> None:
    (tmp_path / "2").mkdir()
    (tmp_path / "3").mkdir()
    rich, poor = await seen(tmp_path / "2", 2, act), await seen(tmp_path / "3", 3, act)
    assert rich == poor
    assert "ben" in rich[0][1]
    assert "ben" not in rich[-1][1].replace("plays for ben", "")


async def test_a_standing_order_is_seen_by_its_person_alone(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        before = texts(stage.posts()[-1]), labels(stage.posts()[-1])
        await order(stage, "ben", "Pass for me until my next turn")
        await stage.later(10)
        assert (texts(stage.posts()[-1]), labels(stage.posts()[-1])) == before
        mine = await stage.people["ben"].slash(stage.channel, "game hand")
        assert "I answer for you" in answer(mine)
        assert "do not sit" in answer(await stage.press("cem", "My hand"))
