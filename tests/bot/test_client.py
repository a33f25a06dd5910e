"""Starting and stopping: a token that is refused, a gateway that is not there, a signal."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import discord
import pytest

from bot import client
from bot.settings import Settings, SettingsError


class Fake:
    """Stands for the bot: ends as it is told."""

    ends: Iterator[BaseException | None] = iter(())

    def __init__(self, _settings: Settings) -> None:
        pass

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def start(self, _token: str) -> None:
        error = next(self.ends)
        if error is not None:
            raise error
        await asyncio.sleep(0)


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setattr(client, "create_bot", Fake)
    monkeypatch.setattr(client, "FIRST_PAUSE", 0.0)
    return Settings(token="x", database=tmp_path / "data" / "x.sqlite3")


def test_a_refused_token_ends_it(settings: Settings) -> None:
    Fake.ends = iter([discord.LoginFailure()])
    assert client.run(settings) == 2
    assert settings.database.parent.is_dir()


def test_a_connection_that_cannot_be_made_is_tried_again(settings: Settings) -> None:
    Fake.ends = iter([OSError(), AttributeError(), ConnectionResetError(), None])
    assert client.run(settings) == 0
    assert list(Fake.ends) == []


def test_a_fault_of_our_own_is_not_hidden(settings: Settings) -> None:
    Fake.ends = iter([KeyError("bug")])
    with pytest.raises(KeyError):
        client.run(settings)


def test_without_a_token_nothing_starts(tmp_path: Path) -> None:
    with pytest.raises(SettingsError):
        client.run(Settings(database=tmp_path / "x.sqlite3"))


async def test_closing_tells_what_is_committed_and_lets_go_of_the_store(tmp_path: Path) -> None:
    from tests.discords import on_stage, texts

    async with on_stage(tmp_path) as stage:
        await stage.started()
        with stage.env._bot_scope():
            stage.bot.publisher.changed(1)
            await stage.bot.close()
        assert "toy asks lucky" in texts(stage.posts()[-1])
