"""The quick form of the fuzz, what it has found, and whether its judge would notice."""

from pathlib import Path

import pytest

from games.engine import Answer
from tests.discords import answer, on_stage
from tests.soak.fuzz import HOSTED, Fuzz, fuzz, fuzzing, listening
from tests.soak.inputs import Control, Given, Key


async def test_nothing_fails_and_nothing_changes_that_may_not() -> None:
    counts = await fuzz(1200, seed=1)
    assert counts["accepted"] > 20
    assert min(counts[kind] for kind in ("Control", "Command", "Key", "Number")) > 100


@pytest.mark.parametrize("id_", ["hand:1" + "0" * 40, "play:1:9223372036854775808:o:1", "again:99999999999999999999", "record:٣"])
async def test_numbers_that_no_database_holds_are_old_controls(id_: str, tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        with listening() as faults:
            results = await stage.at_once(["ana"], id_)
        assert "moved on" in answer(results[0])
        assert faults.lines == []


async def test_endless_arguments_are_refused_like_short_ones(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        with listening() as faults:
            result = await stage.people["ana"].slash(stage.channel, "game new", title="chess " * 900)
        assert "no game called chess" in answer(result)
        assert faults.lines == []


async def test_a_title_without_topics_refuses_kindly(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        assert "no such topic" in answer(await stage.people["ana"].slash(stage.channel, "rules"))


# ---------------------------------------------------------------- the judge


async def begun(tried: Fuzz) -> None:
    for title in HOSTED:
        await tried._table(title)


async def test_an_answer_that_nobody_gave_is_noticed() -> None:
    async with fuzzing(1) as tried:
        await begun(tried)
        shadow = tried.shadows["toy"]
        ana, ben = shadow.users[1], shadow.users[2]
        line = Answer(1, "lucky", "pick:1")
        for given in (Given(ben, 0, Key(shadow.table, "pick:1")), Given(ana, 0, Key(shadow.table, "pick:2")), Given(ana, 0, Key(99, "pick:1"))):
            with pytest.raises(AssertionError, match="nobody gave"):
                shadow.allow(line, [given])
        with pytest.raises(AssertionError, match="nobody gave"):
            shadow.allow(line, [Given(ana, 0, Control(f"play:{shadow.table}:1:h:2", 2))])
        shadow.allow(line, [Given(ana, 0, Control(f"play:{shadow.table}:1:h:0", 2))])


async def test_a_table_that_changes_by_itself_is_noticed() -> None:
    async with fuzzing(1) as tried:
        await begun(tried)
        shadow = tried.shadows["toy"]
        await tried._check(shadow, [])
        await tried.bot.desk.host.archive(shadow.table)
        with pytest.raises(AssertionError, match="archived"):
            await tried._check(shadow, [])
