"""Figures of people from the matches that they finished: pure functions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from db.memory import Share

LEAST = 3
"""Matches that somebody has finished before it is ranked, unless another number is asked for."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What somebody has come to. `name` is the last one that it had; `best_match` the match of its best score."""

    user: int
    name: str
    games: int
    wins: int
    average_place: float
    average_points: float
    best: int
    best_match: int

    @property
    def percent(self) -> int:
        """How many of a hundred matches were won."""
        return round(100 * self.wins / self.games)


RANKS: Mapping[str, Callable[[Figures], float]] = {
    "wins": lambda figures: figures.wins,
    "share": lambda figures: figures.wins / figures.games,
    "place": lambda figures: -figures.average_place,
    "best": lambda figures: figures.best,
    "average": lambda figures: figures.average_points,
}
"""What a ranking may go by; more is better."""
BY_WINS = ("wins", "share")
"""Those that say something where nobody plays for points."""


def ranks(scored: bool) -> tuple[str, ...]:
    """What a ranking of a title may go by."""
    return tuple(RANKS) if scored else BY_WINS


def figures(shares: Iterable[Share]) -> list[Figures]:
    """The figures of all people in these seats (oldest match first). Bots and those who are forgotten have none."""
    known = sorted((share for share in shares if share.is_person), key=lambda share: share.user)
    return [_figures(user, list(own)) for user, own in groupby(known, key=lambda share: share.user)]


def _figures(user: int, own: Sequence[Share]) -> Figures:
    best = max(own, key=lambda share: share.points)
    n = len(own)
    places, points = sum(share.place for share in own), sum(share.points for share in own)
    wins = sum(share.place == 1 for share in own)
    return Figures(user, own[-1].name, n, wins, places / n, points / n, best.points, best.table)


def between_people(shares: Sequence[Share]) -> list[Share]:
    """The seats of those matches in which at least two people sat."""
    people: dict[int, int] = {}
    for share in shares:
        people[share.table] = people.get(share.table, 0) + (share.user != 0)
    return [share for share in shares if people[share.table] > 1]


def ranked(found: Iterable[Figures], by: str, least: int) -> list[tuple[int, Figures]]:
    """Places by what `RANKS` knows as `by`, of those with enough matches; who is equal shares a place."""
    worth = RANKS[by]
    order = sorted((each for each in found if each.games >= least), key=lambda each: (-worth(each), -each.games, each.user))
    return [(1 + sum(worth(other) > worth(each) for other in order), each) for each in order]
