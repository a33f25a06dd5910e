"""Writes golden journals anew: `python -m tests.games.record_golden`. Only for a new title or variant; old journals must replay for ever."""

import random
from collections.abc import Iterator
from pathlib import Path

from games.engine import CHANCE, Answer, Table
from games.testing import Golden, fill
from games.title import Title
from games.titles import TITLES

FOLDER = Path(__file__).parent / "golden"


def wanted() -> Iterator[tuple[Path, Title, str, int]]:
    """A journal for every variant of every title, plain and with all suffixes, with the fewest and the most seats."""
    for title in TITLES.values():
        for variant in title.variants:
            for form in dict.fromkeys((variant, "+".join((variant, *title.suffixes)))):
                for seats in title.seats:
                    yield FOLDER / f"{title.id}-{form}-{seats}.journal", title, form, seats


def played(title: Title, variant: str, seats: int) -> Golden:
    """A match of bot seats that now and then do anything at all, so that rare rules are reached too."""
    rng = random.Random(seats)
    setup = title.setup(variant, seats)
    table = Table(title.create(setup))
    while table.question is not None:
        if table.question.draw is not None:
            table.play(Answer(CHANCE, table.question.asks[CHANCE].prompt, fill(table.question.draw, rng)))
            continue
        seat = rng.choice(list(table.question.asks))
        ask = table.question.asks[seat]
        keys = getattr(ask.choices, "keys", ())
        key = rng.choice(keys) if rng.random() < 0.2 else title.choose(table.view(seat), seat, ask)
        if ask.awaited or rng.random() < 0.1:
            table.play(Answer(seat, ask.prompt, key))
    return Golden(setup, tuple(table.journal), table.outcome)


if __name__ == "__main__":
    for path, title, variant, seats in wanted():
        if not path.exists():
            path.write_text(str(played(title, variant, seats)))
