"""A bot seat: one scored heuristic per prompt, from what the seat sees, never from the state."""

from games.engine import Ask, Draw, Seat
from games.slaughter.view import TableView


def choose(view: TableView, seat: Seat, ask: Ask) -> str:
    """The key that a bot seat answers."""
    assert not isinstance(ask.choices, Draw)
    return ask.choices.default
