"""The log: one line each, with ids, and without the token, without secrets, without the texts of errors."""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

from bot import logs
from bot.logs import Lines, about
from bot.settings import Settings
from tests.discords import on_stage

TOKEN = "MTA.abc.def"
DICE = "5" * 64


def written(message: str, *args: object, as_json: bool = False, name: str = "bot.x", error: BaseException | None = None) -> str:
    """The line of a record."""
    about_error = (type(error), error, error.__traceback__) if error is not None else None
    return Lines(TOKEN, as_json).format(logging.LogRecord(name, logging.WARNING, "x.py", 1, message, args, about_error))


def raised(error: BaseException) -> BaseException:
    try:
        raise error
    except type(error) as caught:
        return caught


def test_key_and_value() -> None:
    with about(interaction=7), about(table=3):
        line = written("the bot of %s fails", "toy")
    assert line.startswith("time=20")
    assert line.endswith('level=WARNING logger=bot.x message="the bot of toy fails" table=3 interaction=7')


def test_json() -> None:
    with about(table=3, interaction=7):
        fields = json.loads(written('says "hello"\nand goes', as_json=True))
    assert fields.pop("time").endswith("+00:00")
    assert fields == {"level": "WARNING", "logger": "bot.x", "message": 'says "hello"\nand goes', "table": 3, "interaction": 7}


def test_what_belongs_to_nothing_names_nothing() -> None:
    with about(table=3):
        pass
    with about(interaction=5), about(interaction=0):
        line = written("stopped")
    assert line.endswith("level=WARNING logger=bot.x message=stopped")


@pytest.mark.parametrize("as_json", [True, False])
def test_one_line_without_secrets_whatever_is_logged(as_json: bool) -> None:
    error = raised(LookupError(f"the hand of Ana is {DICE}"))
    lines = [
        written("login with %s\nand more", TOKEN, as_json=as_json),
        written("the secret is %s", DICE, as_json=as_json),
        written("POST %s responded with 429", f"https://discord.test/api/v10/webhooks/12/{'a' * 40}/messages/1", as_json=as_json),
        written("never retrieved\nfuture: <Task exception=LookupError('the hand of Ana')>", name="asyncio", as_json=as_json),
        written("it failed", error=error, as_json=as_json),
    ]
    assert not any("\n" in line for line in lines)
    for secret in (TOKEN, DICE, "a" * 40, "the hand of Ana"):
        assert not any(secret in line for line in lines)
    assert "LookupError" in lines[-1]
    assert "in raised" in lines[-1]


def test_discord_tells_its_numbers() -> None:
    class Answer:
        status, reason = 403, "Forbidden"

    error = raised(discord.Forbidden(Answer(), {"code": 50013, "message": "Ana's hand"}))
    assert 'error="Forbidden 403 50013"' in written("no", error=error)


@pytest.fixture
def root() -> Iterator[logging.Logger]:
    """The root logger, put back afterwards."""
    root = logging.getLogger()
    kept, level, ours = root.handlers[:], root.level, {name: logging.getLogger(name).level for name in logs.OURS}
    yield root
    root.handlers[:] = kept
    root.setLevel(level)
    for name, before in ours.items():
        logging.getLogger(name).setLevel(before)


def test_debugging_shows_ours_and_never_what_libraries_send(root: logging.Logger, capsys: pytest.CaptureFixture[str]) -> None:
    logs.begin(Settings(token=TOKEN, log_level="DEBUG", log_format="json"))
    for name in ("bot.host", "discord.http", "discord.gateway", "aiosqlite", "discord.webhook.async_"):
        logging.getLogger(name).debug("the hand of Ana")
    logging.getLogger("discord.client").info("connected")
    assert [json.loads(line)["logger"] for line in capsys.readouterr().err.splitlines()] == ["bot.host", "discord.client"]


async def test_a_library_that_logs_an_error_tells_no_value(root: logging.Logger, capsys: pytest.CaptureFixture[str]) -> None:
    logs.begin(Settings(token=TOKEN))

    async def fail() -> None:
        raise LookupError("the hand of " + "Ana")

    task = asyncio.ensure_future(fail())
    await asyncio.wait([task])
    context = {"message": "Task exception was never retrieved", "exception": task.exception(), "future": task}
    asyncio.get_running_loop().call_exception_handler(context)
    logging.getLogger("discord.client").error("Ignoring exception in %s", "on_ready", exc_info=task.exception())
    text = capsys.readouterr().err
    assert text.count("\n") == 2
    assert text.count("error=LookupError") == 2
    assert "the hand of Ana" not in text


class Written(logging.Handler):
    """Lines as they are written."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.setFormatter(Lines("", as_json=True))
        self.lines: list[dict[str, object]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(self.format(record)))


async def test_a_press_is_logged_with_its_ids_and_not_with_what_was_chosen(tmp_path: Path, root: logging.Logger) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        handler = Written()
        root.addHandler(handler)
        root.setLevel(logging.INFO)
        await stage.press("ana", "pick:1", stage.letters("ana")[-1])
        await stage.people["ana"].slash(stage.channel, "game status")
        stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=403, code=50013)
        await stage.press("ben", "pick:1", stage.letters("ben")[-1])
    ours = [line for line in handler.lines if line["logger"] == "cogs.answers"]
    assert [(line["message"], line.get("table")) for line in ours] == [("control play", 1), ("command game status", None), ("control play", 1)]
    assert len({line["interaction"] for line in ours}) == 3
    waits = [line for line in handler.lines if line["logger"] == "bot.works"]
    assert [(line["table"], "interaction" in line) for line in waits] == [(1, False)]
    assert not any("pick:1" in str(line["message"]) for line in handler.lines if line["level"] != "DEBUG")
