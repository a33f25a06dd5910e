"""The log: a line for each thing, with the table and the interaction it belongs to, and without secrets.

Of an error it tells the kind and the places in the code it came through, never its text: that may hold values, and values may be secrets of
a table whose host plays too. What libraries tell for the sake of debugging holds whole messages and is never written.
"""

import json
import logging
import re
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime

import discord

from bot.settings import Settings

OURS = ("bot", "cogs", "db", "games", "rendering")
SECRET = re.compile(r"\b[0-9a-f]{64}\b")
"""What a dice secret looks like."""
WAY = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s\"']+")
"""Addresses of Discord's that hold the token of an interaction."""
PLAIN = re.compile(r"[\w.:/+-]+")

_table: ContextVar[int] = ContextVar("table", default=0)
_interaction: ContextVar[int] = ContextVar("interaction", default=0)


@contextmanager
def about(*, table: int | None = None, interaction: int | None = None) -> Iterator[None]:
    """Lines written within belong to this table or interaction; 0: to none."""
    kept = [(variable, variable.set(value)) for variable, value in ((_table, table), (_interaction, interaction)) if value is not None]
    try:
        yield
    finally:
        for variable, token in reversed(kept):
            variable.reset(token)


class Lines(logging.Formatter):
    """Log records as `key=value` or as JSON, each on one line."""

    def __init__(self, token: str, as_json: bool = False) -> None:
        super().__init__()
        self._token = token
        self._write = _json if as_json else _pairs

    def format(self, record: logging.LogRecord) -> str:
        """The line as it may be written."""
        line = self._write(_fields(record))
        line = line.replace(self._token, "[token]") if self._token else line
        return WAY.sub(r"\1[token]", SECRET.sub("[secret]", line))


def begin(settings: Settings) -> None:
    """Write the log to stderr: ours from the wanted level on, the libraries' never below INFO."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(settings.token, settings.log_format == "json"))
    level = logging.getLevelNamesMapping()[settings.log_level]
    logging.basicConfig(level=max(level, logging.INFO), handlers=[handler], force=True)
    for name in OURS:
        logging.getLogger(name).setLevel(level)


def _fields(record: logging.LogRecord) -> Mapping[str, str | int]:
    message = record.getMessage()
    fields: dict[str, str | int] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname,
        "logger": record.name,
        # asyncio writes the error itself below its first line
        "message": message.partition("\n")[0] if record.name == "asyncio" else message,
        "table": _table.get(),
        "interaction": _interaction.get(),
    }
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        fields |= {"error": kind_of(error), "places": "".join(traceback.format_tb(error.__traceback__))}
    return {name: value for name, value in fields.items() if value}


def kind_of(error: BaseException) -> str:
    """What an error is, with Discord's numbers where it is Discord's."""
    numbers = f" {error.status} {error.code}" if isinstance(error, discord.HTTPException) else ""
    return type(error).__name__ + numbers


def _json(fields: Mapping[str, str | int]) -> str:
    return json.dumps(fields, ensure_ascii=False)


def _pairs(fields: Mapping[str, str | int]) -> str:
    texts = ((name, str(value)) for name, value in fields.items())
    return " ".join(f"{name}={text if PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)}" for name, text in texts)
