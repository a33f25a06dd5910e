"""The pages for hosts, moderators and players say what is so: commands, settings, files, and what is typed in a shell."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import simcord
from simcord.interactions import command_leaves

from bot.client import create_bot
from bot.settings import Settings
from tests.hosting import open_store

HOUSE = Path(__file__).parent.parent.parent
PAGES = [HOUSE / "README.md", *sorted((HOUSE / "docs").glob("*.md"))]
TEXT = "\n".join(page.read_text("utf-8") for page in PAGES)
HOSTING = (HOUSE / "docs" / "hosting.md").read_text("utf-8")
BLOCKS = re.findall(r"```sh ?(\w*)\n(.*?)```", HOSTING, re.DOTALL)


async def commands(path: Path) -> set[str]:
    """The commands that there are, as people type them."""
    bot = create_bot(Settings(database=path / "x.sqlite3"), gap=0.0)
    async with simcord.run(bot) as env:
        guild = env.create_guild()
        ana, channel = guild.add_member(env.create_user("ana")), guild.create_text_channel("cabin")
        found = env.backend.visible_commands(user_id=ana.id, channel_id=channel.id)
        await bot.shut()
    return {" ".join(way) for command in found for way, _ in command_leaves(command)}


async def test_every_command_is_told_and_every_told_command_is_there(tmp_path: Path) -> None:
    known = await commands(tmp_path)
    told = {each.strip() for each in re.findall(r"`/([a-z]+(?: [a-z]+)?)(?![\w/-])", TEXT)}
    cells = re.findall(r"^\| (`/(game|slaughter|pit) [^|]*)\|", TEXT, re.MULTILINE)
    rows = {f"{group} {each}" for cell, group in cells for each in re.findall(r"`(?:/\w+ )?([a-z]+)`", cell)}
    mine = {command for command in known if not command.startswith(("slaughter ", "pit "))}
    assert told <= known | {"slaughter", "pit", "game"}
    assert rows <= known
    assert mine <= told | rows


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_named_files_and_settings_are_there() -> None:
    files = set(re.findall(r"[`(]((?:deploy|docs|games)/[\w./-]+|[A-Z]\w+file|\.env\.example)[`)]", TEXT))
    assert len(files) > 5
    assert [name for name in files if not (HOUSE / name).exists()] == []
    settings = set(re.findall(r"`([A-Z]+(?:_[A-Z]+)+)(?:=\w+)?`", TEXT))
    assert settings <= set(re.findall(r"^([A-Z_]+)=", (HOUSE / ".env.example").read_text("utf-8"), re.MULTILINE))


def test_what_the_log_says_is_what_it_says() -> None:
    sources = "\n".join(path.read_text("utf-8") for room in ("bot", "db") for path in (HOUSE / room).rglob("*.py"))
    told = re.findall(r"^\| `(.*?)` \|", HOSTING, re.MULTILINE)
    assert len(told) > 5
    assert [line for line in told if re.sub(r"^table 7: | …$", "", line).removesuffix(" with") not in sources] == []


# ---------------------------------------------------------------- tried as written


async def test_backup_and_restore_as_written(tmp_path: Path) -> None:
    _checkout(tmp_path)
    store = await open_store(tmp_path / "data" / "monster-table.sqlite3")
    await store.save_note("here", "then")
    make, restore = (text for kind, text in BLOCKS if kind == "test")
    _shell(tmp_path, make)
    await store.save_note("here", "later")
    await store.close()
    _shell(tmp_path, restore)
    store = await open_store(tmp_path / "data" / "monster-table.sqlite3")
    assert await store.note("here") == "then"
    await store.close()


def _checkout(folder: Path) -> None:
    """The project with a virtual environment that needs nothing more."""
    for name in ("Makefile", "requirements.txt", ".env.example"):
        shutil.copy(HOUSE / name, folder / name)
    shutil.copy(folder / ".env.example", folder / ".env")
    (folder / ".venv" / "bin").mkdir(parents=True)
    python = folder / ".venv" / "bin" / "python"
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n', "utf-8")
    python.chmod(0o755)
    for name in ("pyvenv.cfg", "run"):
        (folder / ".venv" / name).touch()


def _shell(folder: Path, text: str) -> None:
    given = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "DATABASE"))}
    subprocess.run(["bash", "-euo", "pipefail", "-c", text], cwd=folder, env=given | {"PYTHONPATH": str(HOUSE)}, check=True, capture_output=True)


def test_every_block_is_one_of_those_that_are_tried() -> None:
    assert [kind for kind, _ in BLOCKS] == ["", "", "root", "container", "test", "test", "upgrade", "root"]
    for _, text in BLOCKS:
        assert subprocess.run(["bash", "-n", "-c", text], check=False).returncode == 0


def test_the_image_has_all_that_the_bot_needs_and_no_more(tmp_path: Path) -> None:
    recipe = (HOUSE / "Containerfile").read_text("utf-8")
    copied = re.findall(r"^COPY (\S+) (\S+)$", recipe, re.MULTILINE)
    let_in = re.findall(r"^!(\S+)$", (HOUSE / ".dockerignore").read_text("utf-8"), re.MULTILINE)
    assert sorted(source for source, _ in copied) == sorted(let_in)
    for source, target in copied:
        if (HOUSE / source).is_dir():
            shutil.copytree(HOUSE / source, tmp_path / target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(HOUSE / source, tmp_path / target)
    for command in (["-m", "bot", "titles"], ["-c", "from bot.client import create_bot; create_bot()"]):
        subprocess.run([sys.executable, *command], cwd=tmp_path, env={"PATH": os.environ["PATH"]}, check=True, capture_output=True)
    assert 'CMD ["python", "-m", "bot"]' in recipe
    assert "python -m bot" in (HOUSE / "Procfile").read_text("utf-8")


@pytest.mark.parametrize("name", ["monster-table.service", "monster-table-backup.service"])
def test_the_units_agree_with_the_page(name: str) -> None:
    unit = dict(re.findall(r"^(\w+)=(.*)$", (HOUSE / "deploy" / name).read_text("utf-8"), re.MULTILINE))
    assert unit["WorkingDirectory"] in HOSTING
    assert unit["Environment"].removeprefix("DATABASE_PATH=") in HOSTING
    assert f"useradd --system --home-dir {unit['WorkingDirectory']} --shell /usr/sbin/nologin {unit['User']}" in HOSTING
    assert ".venv/bin/python -m bot" in unit["ExecStart"]
    assert f"deploy/{name}" in HOSTING
