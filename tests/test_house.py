"""The measures that the house sets itself, and that its papers agree with its code."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from bot.settings import Settings, parse

HOUSE = Path(__file__).parent.parent
ROOMS = ("games", "rendering", "db", "bot", "cogs", "tests")
SOURCES = sorted(path for room in ROOMS for path in (HOUSE / room).rglob("*.py"))
PINS = ("requirements.txt", "requirements-demo.txt", "requirements-dev.txt")


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_no_file_and_no_function_grows_too_long(path: Path) -> None:
    source = path.read_text()
    assert len(source.splitlines()) <= 400
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    assert [node.name for node in functions if (node.end_lineno or 0) - node.lineno >= 60] == []


def test_every_setting_is_explained_in_the_example() -> None:
    example = (HOUSE / ".env.example").read_text()
    named = set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))
    assert named == set(re.findall(r'given\.get\("([A-Z_]+)"', (HOUSE / "bot" / "settings.py").read_text()))


def test_the_example_states_the_defaults() -> None:
    lines = re.findall(r"^([A-Z_]+)=(.*)$", (HOUSE / ".env.example").read_text(), re.MULTILINE)
    assert parse(dict(lines)) == Settings()


@pytest.mark.parametrize("name", PINS)
def test_every_package_is_pinned_with_hashes_and_from_no_named_place(name: str) -> None:
    text = (HOUSE / name).read_text()
    packages = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert packages
    assert all(re.match(r"[a-z0-9-]+==\S+ .*\\$", line) for line in packages)
    assert "://" not in text
    assert "--index" not in text


def test_the_pins_agree_with_each_other() -> None:
    found = [dict(re.findall(r"^([a-z0-9-]+)==(\S+)", (HOUSE / name).read_text(), re.MULTILINE)) for name in PINS]
    assert found[0].items() <= found[1].items() <= found[2].items()


def test_ci_starts_the_tests_that_everybody_starts() -> None:
    script = (HOUSE / ".ci" / "run").read_text()
    assert script.rstrip().endswith("make test")
    assert subprocess.run(["bash", "-n", str(HOUSE / ".ci" / "run")], check=False).returncode == 0
