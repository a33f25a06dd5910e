"""Settings: typed, refused with one sentence, and the token stays out of everything."""

from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, load, parse

TOKEN = "MTA.abc.def"


def test_defaults() -> None:
    assert parse({}) == parse({"DATABASE_PATH": " ", "BOT_PACE_SECONDS": ""}) == Settings()


def test_everything_set(tmp_path: Path) -> None:
    environ = {
        "DISCORD_TOKEN": f" {TOKEN} ",
        "DATABASE_PATH": str(tmp_path / "here.sqlite3"),
        "LOG_LEVEL": "debug",
        "CONTENT_DIR": str(tmp_path),
        "BOT_PACE_SECONDS": "0.5",
        "DEV_GUILD_ID": "123456789012345678",
        "UNRELATED": "x",
    }
    assert parse(environ) == Settings(TOKEN, tmp_path / "here.sqlite3", "DEBUG", tmp_path, 0.5, 123456789012345678)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "two words"),
        ("DATABASE_PATH", "."),
        ("LOG_LEVEL", "loud"),
        ("LOG_FORMAT", "verse"),
        ("CONTENT_DIR", "no/such/folder"),
        ("BOT_PACE_SECONDS", "fast"),
        ("BOT_PACE_SECONDS", "-1"),
        ("BOT_PACE_SECONDS", "nan"),
        ("DEV_GUILD_ID", "1.5"),
        ("DEV_GUILD_ID", "-3"),
    ],
)
def test_bad_values_are_refused_by_name_in_one_sentence(name: str, value: str) -> None:
    with pytest.raises(SettingsError) as refused:
        parse({name: value})
    text = str(refused.value)
    assert text.startswith(name)
    assert text.endswith(".")
    assert "\n" not in text


def test_the_environment_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=ERROR\nBOT_PACE_SECONDS=3\n", "utf-8")
    monkeypatch.setenv("LOG_LEVEL", "WARNING")
    monkeypatch.setenv("BOT_PACE_SECONDS", "")  # so that it is put back afterwards
    monkeypatch.delenv("BOT_PACE_SECONDS")
    chosen = load(tmp_path / ".env")
    assert (chosen.log_level, chosen.bot_pace) == ("WARNING", 3.0)


def test_no_token_is_said_when_it_is_needed() -> None:
    with pytest.raises(SettingsError, match="DISCORD_TOKEN"):
        Settings().need_token()
    assert Settings(TOKEN).need_token() == TOKEN


def test_the_token_is_in_no_repr() -> None:
    assert TOKEN not in repr(Settings(TOKEN))
