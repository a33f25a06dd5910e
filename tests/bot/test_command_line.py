"""`python -m bot`: figures, and one sentence for what makes no sense."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.record import Record, replay, story
from bot.simulate import play_out
from db.store import StoreFull
from games.engine import Question
from games.titles import TITLES as REAL
from tests.hosting import open_store
from tests.toy import TOY, ToyMatch, toy

TITLES = {"toy": TOY}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings of the person who runs the tests."""
    monkeypatch.chdir(tmp_path)


def test_titles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["titles", "--json"]) == 0
    assert "slaughter" in [title["id"] for title in json.loads(capsys.readouterr().out)["titles"]]
    assert main(["titles"], TITLES) == 0
    assert capsys.readouterr().out == "toy: plain, odd; 2 to 4 seats\n"


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "toy", "--seats", "3", "--games", "20", "--seed", "4", "--variant", "odd", "--option", "length=long", "--json"]
    assert main(command, TITLES) == 0
    figures = json.loads(capsys.readouterr().out)
    assert main(command, TITLES) == 0
    again = json.loads(capsys.readouterr().out)
    assert figures.pop("decisions_per_s") > 0
    assert again.pop("decisions_per_s") > 0
    assert figures == again
    assert figures["outcomes"] == {"done": 20}
    assert figures["dead_ends"] == 0
    assert sum(figures["wins"].values()) >= 20
    assert sorted(figures["mean_score"]) == ["1", "2", "3"]
    assert figures["decisions"] < figures["answers"]


def test_simulate_the_real_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "slaughter", "--seats", "2", "--games", "2", "--seed", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["rounds"] == figures["stats"]["rounds"]["mean"]
    assert sum(figures["stats"]["deaths"]["histogram"].values()) == 2
    assert main(["simulate", "slaughter", "--games", "1"]) == 0
    assert "decisions: " in capsys.readouterr().out


class Stuck(ToyMatch):
    """Waits for nobody in its first turn."""

    async def take_turn(self, seat: int) -> None:
        await Question({})


class Falling(ToyMatch):
    """Rules with a fault."""

    async def take_turn(self, seat: int) -> None:
        raise ZeroDivisionError


@pytest.mark.parametrize(("create", "reason"), [(Stuck, "nobody is awaited"), (Falling, "ZeroDivisionError")])
def test_dead_ends_are_counted(create: type[ToyMatch], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "toy", "--games", "3", "--json"], {"toy": toy(create=create)}) == 1
    output = capsys.readouterr()
    assert json.loads(output.out)["dead_ends"] == 3
    assert output.err.count(reason) == 3


@pytest.mark.parametrize(
    "command",
    [
        ["fly"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "toy", "--seats", "7"],
        ["simulate", "toy", "--seats", "two"],
        ["simulate", "toy", "--variant", "none"],
        ["simulate", "toy", "--variant", "odd", "--seats", "2"],
        ["simulate", "toy", "--games", "0"],
        ["simulate", "toy", "--option", "colour=red"],
        ["simulate", "toy", "--colour"],
        ["titles", "extra"],
        ["replay"],
        ["verify", "."],
        ["backup"],
        ["backup", "copy.sqlite3"],
        ["run", "--fast"],
    ],
)
def test_what_makes_no_sense(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command, TITLES) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.endswith(".\n")
    assert output.err.count("\n") == 1


def test_bad_settings_and_cards_are_refused_before_anything(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    assert main(["titles"], TITLES) == 2
    assert capsys.readouterr().err.startswith("LOG_LEVEL ")
    monkeypatch.setenv("LOG_LEVEL", "INFO")

    def bad_cards() -> str:
        raise ValueError("cards.toml: hp: must be a number")

    assert main(["titles"], {"toy": replace(TOY, content=bad_cards)}) == 2
    assert capsys.readouterr().err == "cards.toml: hp: must be a number\n"


def test_the_story_of_a_match_is_told_in_words() -> None:
    title = REAL["slaughter"]
    setup = title.setup("base", 3)
    table = play_out(title, setup, random.Random(1))
    match = Record(
        title=setup.title,
        variant=setup.variant,
        seats=setup.seats,
        version=setup.version,
        options=dict(setup.options),
        content=setup.content,
        state="ended",
        created=0.0,
        ended=0.0,
        commitment="",
        secret="",
        names={"1": "Ana"},
        journal=[str(answer) for answer in table.journal],
    )
    again, entries = replay(match, REAL)
    text = story(match, again, entries)
    assert again.outcome == table.outcome
    assert "Ana" in text
    assert text.count("\n") > 50


async def test_backup(capsys: pytest.CaptureFixture[str]) -> None:
    store = await open_store("data/monster-table.sqlite3")
    await store.save_note("here", "still")
    assert main(["backup", "copy.sqlite3", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures.pop("bytes") > 0
    assert figures == {"file": "copy.sqlite3"}
    assert main(["backup", "copy.sqlite3"]) == 2
    assert capsys.readouterr().err == "The file copy.sqlite3 exists already, and a backup overwrites nothing.\n"
    await store.close()
    assert await (await open_store("copy.sqlite3")).note("here") == "still"


def test_a_store_that_cannot_be_used_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def full(_settings: object) -> int:
        raise StoreFull("the disk is full")

    monkeypatch.setattr("bot.client.run", full)
    assert main(["run"], TITLES) == 1
    assert capsys.readouterr().err == "The store cannot be used now: the disk is full.\n"


@pytest.mark.parametrize(
    "command",
    [
        ["demo", "--game", "nope"],
        ["demo", "--port", "x"],
        ["demo", "--port", "70000"],
        ["demo", "--port", "-1"],
        ["gallery"],
        ["gallery", "file"],
        ["gallery", "file/below"],
        ["bench", "extra"],
        ["bench", "--folder", "file"],
    ],
)
def test_every_command_is_refused_in_one_sentence(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    Path("file").touch()
    assert main(command) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert told.out == ""


def test_help_names_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "simulate|replay|verify" in capsys.readouterr().out


@pytest.mark.parametrize(
    "change",
    [{"variant": "x"}, {"seats": 10**9}, {"seats": -1}, {"version": 99}, {"options": {"length": "x"}}, {"options": {"x": "y"}}, {"title": "a\nb"}],
)
def test_a_record_of_a_set_up_that_there_is_not(change: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    record = Record(
        title="toy",
        variant="plain",
        seats=2,
        version=1,
        options={},
        content="",
        state="ended",
        created=0,
        ended=0,
        commitment="",
        secret="",
        journal=[],
    )
    Path("record.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(record, **change)))
    for command in ("replay", "verify"):
        assert main([command, "record.json"], TITLES) == 2
        assert capsys.readouterr().err.count("\n") == 1
