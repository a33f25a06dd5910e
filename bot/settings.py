"""Settings from the environment and a `.env` file; a bad value is refused with one sentence."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from dotenv import load_dotenv

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
FORMATS = ("text", "json")
T = TypeVar("T", int, float)


class SettingsError(Exception):
    """A setting has no sense; the text is one sentence that names the variable."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that the hoster decides. The token is in no repr."""

    token: str = field(default="", repr=False)
    database: Path = Path("data/monster-table.sqlite3")
    log_level: str = "INFO"
    content: Path | None = None
    """Folder with the group's own card numbers."""
    bot_pace: float = 1.5
    """Seconds between the moves of bot seats."""
    dev_guild: int = 0
    """The one server that gets the commands at once; 0: all servers."""
    live_seconds: float = 300.0
    """How long a person may think about one answer in live tempo; in another one's turn it is a fifth."""
    correspondence_hours: float = 24.0
    """The same over days, in whose turn so ever."""
    members_intent: bool = False
    """Whether Discord tells at once who leaves a server: a privileged intent."""
    log_format: str = "text"
    """Lines of the log: `text` (key=value) or `json`."""

    def need_token(self) -> str:
        """The token. Raises SettingsError where there is none."""
        if not self.token:
            raise SettingsError("DISCORD_TOKEN is not set: copy .env.example to .env and put the bot's token there.")
        return self.token


def parse(environ: Mapping[str, str]) -> Settings:
    """The settings of an environment; an empty variable counts as not set. Raises SettingsError."""
    given = {name: value.strip() for name, value in environ.items() if value.strip()}
    default = Settings()
    return Settings(
        token=_token(given.get("DISCORD_TOKEN", "")),
        database=_file("DATABASE_PATH", given.get("DATABASE_PATH"), default.database),
        log_level=_level(given.get("LOG_LEVEL", default.log_level)),
        content=_folder("CONTENT_DIR", given.get("CONTENT_DIR")),
        bot_pace=_number("BOT_PACE_SECONDS", given.get("BOT_PACE_SECONDS"), default.bot_pace, (0.0, 60.0)),
        dev_guild=_number("DEV_GUILD_ID", given.get("DEV_GUILD_ID"), default.dev_guild, (0, 2**63 - 1)),
        live_seconds=_number("LIVE_SECONDS", given.get("LIVE_SECONDS"), default.live_seconds, (10.0, 7200.0)),
        correspondence_hours=_number("CORRESPONDENCE_HOURS", given.get("CORRESPONDENCE_HOURS"), default.correspondence_hours, (1.0, 336.0)),
        members_intent=_number("MEMBERS_INTENT", given.get("MEMBERS_INTENT"), 0, (0, 1)) == 1,
        log_format=_format(given.get("LOG_FORMAT", default.log_format)),
    )


def load(file: Path = Path(".env")) -> Settings:
    """The settings of this process: the environment, and below it the file. Raises SettingsError."""
    load_dotenv(file, override=False)
    return parse(os.environ)


def _token(text: str) -> str:
    if any(mark.isspace() for mark in text):
        raise SettingsError("DISCORD_TOKEN must be one word without spaces.")
    return text


def _file(name: str, text: str | None, default: Path) -> Path:
    path = Path(text).expanduser() if text else default
    if path.is_dir():
        raise SettingsError(f"{name} must be a file, not a folder: {path}.")
    return path


def _folder(name: str, text: str | None) -> Path | None:
    if text is None:
        return None
    path = Path(text).expanduser()
    if not path.is_dir():
        raise SettingsError(f"{name} must be an existing folder, not {path}.")
    return path


def _level(text: str) -> str:
    if text.upper() not in LEVELS:
        raise SettingsError(f"LOG_LEVEL must be one of {', '.join(LEVELS)}, not {text}.")
    return text.upper()


def _format(text: str) -> str:
    if text.lower() not in FORMATS:
        raise SettingsError(f"LOG_FORMAT must be one of {', '.join(FORMATS)}, not {text}.")
    return text.lower()


def _number(name: str, text: str | None, default: T, bounds: tuple[T, T]) -> T:
    try:
        number = default if text is None else type(default)(text)
    except ValueError:
        number = None
    if number is None or not bounds[0] <= number <= bounds[1]:
        raise SettingsError(f"{name} must be a number from {bounds[0]:g} to {bounds[1]:g}, not {text}.")
    return number
