"""How fast the rules are."""

import random
from statistics import median

from bot.bench.stage import TITLE, VARIANT, Watch
from games.engine import CHANCE, Table
from games.testing import playout

SEATS = (2, 3, 4, 5)
GAMES = 40
ROUNDS = 3


class Quick:
    """Random numbers at little cost, because the rules are measured and not the generator."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop` - 1."""
        return int(self._random() * stop)


def rules() -> dict[str, float]:
    """Decisions of people in a second of random playouts, dice not counted, and what the replay of one answer costs."""
    playouts = [_played() for _ in range(ROUNDS)]
    return {
        "engine_decisions_per_s": median(speed for speed, _ in playouts),
        "replay_us_per_answer": median(_replayed(table) for _, tables in playouts for table in tables[::4]),
    }


def _played() -> tuple[float, list[Table]]:
    watch = Watch()
    tables = [playout(Table(TITLE.create(TITLE.setup(VARIANT, seats))), Quick(seed)) for seed in range(GAMES) for seats in SEATS]
    seconds = watch.ms / 1000
    return sum(answer.seat != CHANCE for table in tables for answer in table.journal) / seconds, tables


def _replayed(table: Table) -> float:
    seats = len(table.outcome.places) if table.outcome else 0
    match = TITLE.create(TITLE.setup(VARIANT, seats))
    watch = Watch()
    Table(match, table.journal)
    return watch.ms * 1000 / table.number
