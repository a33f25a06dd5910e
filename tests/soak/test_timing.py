"""The quick form of the timing soak, and timers that do not run hot."""

from pathlib import Path

import pytest

from tests.discords import on_stage
from tests.soak.timing import judged, timing


async def test_bots_answer_at_the_beat_whatever_they_hold() -> None:
    assert (await timing(games=1, most=90))["answers of bots"] > 30


@pytest.mark.parametrize("late", [[(2, 1.0), (2, 2.5)], [(2, 1.0), (1, 1.1), (2, 3.0)], [(2, 1.0), (3, 1.0)]])
def test_a_bot_that_thinks_longer_is_noticed(late: list[tuple[int, float]]) -> None:
    with pytest.raises(AssertionError, match="answer"):
        judged(late)


async def test_a_watch_without_anything_to_watch_sleeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = []
    async with on_stage(tmp_path) as stage:
        step = stage.bot.keeping.watch.step

        async def counted() -> None:
            steps.append(stage.clock())
            await step()

        monkeypatch.setattr(stage.bot.keeping.watch, "step", counted)
        await stage.later(1800)
    assert len(steps) <= 5
