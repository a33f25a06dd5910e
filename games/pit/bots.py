"""A bot seat: a key for every prompt, from what the seat sees, never from the state."""

from games.engine import Ask, Draw, Seat
from games.pit.view import TableView


def choose(view: TableView, seat: Seat, ask: Ask) -> str:
    """The key that a bot seat answers."""
    assert not isinstance(ask.choices, Draw)
    return ask.choices.keys[0]
