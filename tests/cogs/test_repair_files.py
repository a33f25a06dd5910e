"""Records and reports of tables, and tables that break, on SimCord."""

import json
import logging
from pathlib import Path

import pytest

from bot.repair_log import IN_REPORT
from games.title import Title
from tests.discords import Stage, answer, bot_on, controls, labels, on_stage, texts
from tests.mending_stage import at_turn, begun, choose, click, command, file_of, shown, turns, values
from tests.toy import TOY, ToyMatch, toy

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
    await stage.env.restart_bot(bot_on(stage.path, title, stage.clock, stage.pace))
    await old.desk.store.close()
    await stage.env.advance_time(2)  # the watch over deadlines looks at every table after a start


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


async def test_a_broken_table_that_is_closed_leaves_nothing_to_press_and_its_record(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        await at_turn(stage, 3)
        await with_rules(stage, BROKEN)
        await command(stage, "cem", "end")
        assert [controls(post) for post in stage.posts()[:-1]] == [[]] * (len(stage.posts()) - 1)
        assert "was closed before its end" in texts(stage.posts()[-1])
        raw = await file_of(await command(stage, "ben", "export"))
        assert raw["secret"] in texts(stage.posts()[-1])
        assert raw["journal"] == [str(line) for line in await stage.bot.desk.store.answers(1)]
