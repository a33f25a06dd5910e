"""Figures of a house that is well kept, measured side by side in one run: `python -m bot bench --json`."""

import asyncio
import json
import sys
import tempfile
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.arguments import Parser, need_folder
from bot.bench import crowd, hosting, pictures, rules
from games.title import Title
from games.titles import TITLES

AT_LEAST: Mapping[str, float] = {"engine_decisions_per_s": 32_000}
AT_MOST: Mapping[str, float] = {
    "commit_ratio": 1.5,
    "picture_ratio": 0.5,
    "picture_kib": 400,
    "ack_p99_ms": 300,
    "post_p95_ms": 1_000,
    "late_early_ratio": 1.2,
    "ready_s_1000_tables": 2,
    "kib_per_table": 200,
}
"""What the house aims at: whatever the title, but set for Monster Slaughter."""
ON_DISK: tuple[Callable[[Path, Title], Coroutine[Any, Any, dict[str, float]]], ...] = (
    hosting.commit_ratio,
    hosting.late_early_ratio,
    hosting.kib_per_table,
    crowd.ready_s,
    crowd.crowd,
)


def main(arguments: Sequence[str]) -> int:
    """Measure everything and print it; a missed aim is told on stderr and is no failure."""
    parser = Parser(prog="python -m bot bench", description="Measure the bot on this machine, in about two minutes.")
    parser.add_argument("--game", default=next(iter(TITLES)), choices=tuple(TITLES))
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    parser.add_argument("--folder", type=Path, default=Path(), help="where the store's files lie for the while; its disk is measured")
    asked = parser.parse_args(arguments)
    need_folder(asked.folder)
    figures = {name: round(value, 3) for name, value in measure(asked.folder, TITLES[asked.game]).items()}
    print(json.dumps(figures) if asked.json else "\n".join(f"{name}: {value:g}" for name, value in figures.items()))
    for line in missed(figures):
        print(line, file=sys.stderr)
    return 0


def measure(folder: Path, title: Title) -> dict[str, float]:
    """All figures, one after the other."""
    figures = rules.rules(title) | pictures.pictures(title)
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=folder) as place:
        for each in ON_DISK:
            figures |= asyncio.run(each(Path(place), title))
    return figures


def missed(figures: Mapping[str, float]) -> list[str]:
    """One line for each aim that was not reached."""
    low = [f"{name} is {figures[name]:g}, the aim is at least {aim:g}" for name, aim in AT_LEAST.items() if figures[name] < aim]
    return low + [f"{name} is {figures[name]:g}, the aim is at most {aim:g}" for name, aim in AT_MOST.items() if figures[name] > aim]
