"""`/about` tells the version, how the bot fares, where the rules come from, and that nobody has endorsed it."""

import tomllib
from pathlib import Path

import pytest

from bot import VERSION
from games.titles import TITLES
from rendering.words import Words
from tests.discords import answer, on_stage

PROJECT = Path(__file__).parent.parent.parent / "pyproject.toml"


async def test_what_it_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        monkeypatch.setattr(type(stage.bot), "latency", 0.0423)
        text = answer(await stage.people["ana"].slash(stage.channel, "about"))
        assert f"Monster Table {VERSION}" in text
        assert "One game under way, no table gathering people; 1 of them in this server. Discord answers in 42 ms." in text
        assert "<t:" in text
        assert "toy-about" in text
        assert "unofficial fan host" in text
        assert "secret" in text


async def test_a_latency_that_is_not_known_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with on_stage(tmp_path) as stage:
        for unknown in (float("nan"), float("inf")):
            monkeypatch.setattr(type(stage.bot), "latency", unknown)
            text = answer(await stage.people["ana"].slash(stage.channel, "about"))
            assert "No game under way, no table gathering people; 0 of them" in text
            assert " ms" not in text


def test_the_version_is_the_projects() -> None:
    assert tomllib.loads(PROJECT.read_text("utf-8"))["project"]["version"] == VERSION


@pytest.mark.parametrize("title", TITLES)
def test_every_title_names_its_source(title: str) -> None:
    assert "published rule book" in Words().say(f"{title}-about")
