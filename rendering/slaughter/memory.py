"""What the pictures of past matches take from this title: hours, colours and letters."""

from collections.abc import Mapping

from games.slaughter.view import TableView
from rendering.slaughter.tokens import family_sign
from rendering.slaughter.wording import say


def moment(view: TableView) -> str:
    """The hour of the night."""
    return say(f"hour-{view.hour}")


def badges(view: TableView) -> Mapping[int, tuple[str, str]]:
    """The signs of the families."""
    return {seat.seat: family_sign(seat.family) for seat in view.seats if seat.family}
