import importlib
from pathlib import Path

import pytest
from discord import app_commands

from cogs import slaughter
from cogs.actions import Action, group
from games.titles import TITLES
from tests.discords import Stage, answer, bot_on, on_stage
from tests.toy import TOY

ACTIONS = (Action("lucky", ("pick",), "number"), Action("roll", ("roll",)), Action("stop", ("stop",)), Action("choose", (), "option"))


def words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.actions.say", lambda message_id: message_id)


async def with_commands(stage: Stage) -> None:
    """The toy title's commands are known to Discord."""
    stage.bot.tree.add_command(group("toy", ACTIONS))
    with stage.env._bot_scope():
        await stage.bot.tree.sync()


async def test_an_action_is_typed_with_what_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words(monkeypatch)
    async with on_stage(tmp_path) as stage:
        await with_commands(stage)
        await stage.started()
        ana = stage.people["ana"]
        offered = await ana.autocomplete(stage.channel, "toy lucky", "number", "")
        assert [each["value"] for each in offered] == ["pick:1", "pick:2", "pick:3"]
        assert [each["value"] for each in await ana.autocomplete(stage.channel, "toy lucky", "number", "2")] == ["pick:2"]
        result = await ana.slash(stage.channel, "toy lucky", number="pick:2")
        assert result.ephemeral
        assert answer(result) == "Done: pick:2."
        assert str((await stage.game()).table.journal[-1]) == "1 lucky pick:2"


async def test_a_target_may_be_typed_by_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words(monkeypatch)
    async with on_stage(tmp_path) as stage:
        await with_commands(stage)
        await stage.started()
        assert "Done" in answer(await stage.people["ana"].slash(stage.channel, "toy lucky", number="3"))
        assert "not possible" in answer(await stage.people["ben"].slash(stage.channel, "toy lucky", number="4"))


async def test_what_is_not_legal_is_refused_with_its_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words(monkeypatch)
    async with on_stage(tmp_path) as stage:
        await with_commands(stage)
        ana, cem = stage.people["ana"], stage.people["cem"]
        assert "no open table" in answer(await ana.slash(stage.channel, "toy roll"))
        await stage.opened()
        assert "not begun" in answer(await ana.slash(stage.channel, "toy roll"))
        await ana.slash(stage.channel, "game start")
        assert "not possible" in answer(await ana.slash(stage.channel, "toy roll"))
        assert "do not sit" in answer(await cem.slash(stage.channel, "toy roll"))
        assert await cem.autocomplete(stage.channel, "toy lucky", "number", "") == []


async def test_everything_is_reached_by_the_one_command_for_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words(monkeypatch)
    async with on_stage(tmp_path) as stage:
        await with_commands(stage)
        await stage.started()
        await stage.choose_lucky()
        name = await stage.turn_of()
        offered = await stage.people[name].autocomplete(stage.channel, "toy choose", "option", "")
        assert [each["value"] for each in offered] == ["whisper:1", "roll", "stop"]
        await stage.people[name].slash(stage.channel, "toy choose", option="whisper:1")
        assert (await stage.game()).table.number == 5


async def test_a_command_of_another_title_says_what_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with on_stage(tmp_path) as stage:
        stage.bot.tree.add_command(group("slaughter", slaughter.ACTIONS))
        with stage.env._bot_scope():
            await stage.bot.tree.sync()
        await stage.started()
        assert "The table here plays toy-title" in answer(await stage.people["ana"].slash(stage.channel, "slaughter search"))


def test_a_group_that_discord_would_not_take_is_refused() -> None:
    with pytest.raises(ValueError, match="26 commands"):
        group("slaughter", [Action(f"a{n}") for n in range(26)])


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_commands_within_the_limits(title: str) -> None:
    built = group(title, importlib.import_module(f"cogs.{title}").ACTIONS)
    assert len(built.commands) <= 25
    for command in built.commands:
        assert isinstance(command, app_commands.Command)
        assert 1 <= len(command.description) <= 100
        assert all(1 <= len(each.description) <= 100 for each in command.parameters)
    assert "choose" in {command.name for command in built.commands}


def test_the_bot_of_a_title_has_its_commands_alone(tmp_path: Path) -> None:
    assert "slaughter" not in bot_on(tmp_path / "x.sqlite3", TOY).titles
