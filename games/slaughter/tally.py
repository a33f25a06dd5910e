"""What people like to count: points, tokens and kills of each player, from the public view."""

from collections import Counter
from collections.abc import Mapping

from games.slaughter.view import SeatView, TableView


def tally(view: TableView) -> Mapping[int, Mapping[str, int]]:
    """By seat: points so far, tokens, kills, its own favourite meals (tokens, `target`), and kills by victim as `victim:<guest>`."""
    return {seat.seat: _of_seat(view, seat) for seat in view.seats}


def _of_seat(view: TableView, seat: SeatView) -> Mapping[str, int]:
    victims = Counter(f"victim:{death.guest}" for death in view.deaths if death.seat == seat.seat)
    tokens = {kind: seat.tokens.get(kind, 0) for kind in view.points}
    return {"points": seat.score, **tokens, "kills": victims.total(), **victims}
