"""How fast the rules are."""

import random
from statistics import median

from bot.bench.stage import Watch, fresh
from games.engine import CHANCE, Table
from games.testing import playout
from games.title import Title

GAMES = 40
ROUNDS = 3


class Quick:
    """Random numbers at little cost, because the rules are measured and not the generator."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop` - 1."""
        return int(self._random() * stop)


def rules(title: Title) -> dict[str, float]:
    """Decisions of people in a second of random playouts, dice not counted, and what the replay of one answer costs."""
    playouts = [_played(title) for _ in range(ROUNDS)]
    return {
        "engine_decisions_per_s": median(speed for speed, _ in playouts),
        "replay_us_per_answer": median(_replayed(title, seats, table) for _, tables in playouts for seats, table in tables[::4]),
    }


def _played(title: Title) -> tuple[float, list[tuple[int, Table]]]:
    low, high = title.seats
    watch = Watch()
    tables = [(seats, playout(fresh(title, seats), Quick(seed))) for seed in range(GAMES) for seats in range(low, high + 1)]
    seconds = watch.ms / 1000
    return sum(answer.seat != CHANCE for _, table in tables for answer in table.journal) / seconds, tables


def _replayed(title: Title, seats: int, table: Table) -> float:
    match = fresh(title, seats).match
    watch = Watch()
    Table(match, table.journal)
    return watch.ms * 1000 / table.number
