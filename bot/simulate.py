"""Bot seats play whole matches without a host: how fast, how long, who wins."""

import random
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.live import bot_key
from games.engine import CHANCE, Answer, Outcome, Setup, Table
from games.testing import fill
from games.title import Title

ENDLESS = 20_000
"""Answers after which a match counts as a dead end."""


@dataclass(slots=True)
class Tally:
    """What many matches came to. `dead_ends` are the numbers of those that did not end, with the reason."""

    decisions: int = 0
    answers: int = 0
    seconds: float = 0.0
    dead_ends: dict[int, str] = field(default_factory=dict)
    outcomes: list[Outcome] = field(default_factory=list)
    stats: list[Mapping[str, int]] = field(default_factory=list)


def simulate(title: Title, setup: Setup, games: int, seed: int) -> Tally:
    """Play `games` matches; the same seed gives the same matches."""
    tally = Tally()
    for number in range(games):
        began = time.perf_counter()
        try:
            table = play_out(title, setup, random.Random(f"{seed}.{number}"))
        except Exception as error:  # noqa: BLE001 - what fails is counted, and the other matches are played
            tally.dead_ends[number] = f"{type(error).__name__}: {error}"
            continue
        tally.seconds += time.perf_counter() - began
        _count(tally, number, table, title)
    return tally


def play_out(title: Title, setup: Setup, rng: random.Random) -> Table:
    """One match of bot seats, to its end or until nobody is awaited any more."""
    table = Table(title.create(setup))
    while table.question is not None and table.question.awaited and table.number < ENDLESS:
        seat = table.question.awaited[0]
        draw = table.question.draw
        key = bot_key(title, table, seat) if draw is None else fill(draw, rng)
        table.play(Answer(seat, table.question.asks[seat].prompt, key))
    return table


def report(tally: Tally) -> dict[str, Any]:
    """The figures, ready for JSON. `wins` counts shared first places for each; without points there is no mean score."""
    outcomes = tally.outcomes
    seats, scored = (sorted(outcomes[0].places), sorted(outcomes[0].scores)) if outcomes else ([], [])
    names = dict.fromkeys(name for stats in tally.stats for name in stats)
    stats = {name: _spread([stats[name] for stats in tally.stats if name in stats]) for name in names}
    return {
        "decisions": tally.decisions,
        "answers": tally.answers,
        "decisions_per_s": round(tally.decisions / tally.seconds) if tally.seconds else 0,
        "dead_ends": len(tally.dead_ends),
        "outcomes": dict(sorted(Counter(outcome.how for outcome in outcomes).items())),
        "mean_score": {str(seat): _mean([outcome.scores[seat] for outcome in outcomes]) for seat in scored},
        "wins": {str(seat): sum(outcome.places[seat] == 1 for outcome in outcomes) for seat in seats},
        "rounds": stats["rounds"]["mean"] if "rounds" in stats else None,
        "stats": stats,
    }


def _count(tally: Tally, number: int, table: Table, title: Title) -> None:
    tally.answers += table.number
    tally.decisions += sum(answer.seat != CHANCE for answer in table.journal)
    if table.outcome is None:
        tally.dead_ends[number] = "nobody is awaited" if table.number < ENDLESS else "it does not end"
        return
    tally.outcomes.append(table.outcome)
    tally.stats.append(title.stats(table.view(None)))


def _mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 3)


def _spread(numbers: Sequence[int]) -> dict[str, Any]:
    return {"mean": _mean(numbers), "histogram": {str(value): n for value, n in sorted(Counter(numbers).items())}}
