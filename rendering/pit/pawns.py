"""Captains in their districts; the one whose turn it is shines."""

from PIL import Image

from games.pit.view import CaptainView, TableView
from rendering.canvas import stamp
from rendering.pit.palette import LAMP_GLOW
from rendering.pit.parts import cast, shadowed, shield_token
from rendering.pit.ring import PAWNS, TOP

SIZE = 66
APART = 40
"""Pixels to the left for a third one in a district."""


def pawns(canvas: Image.Image, view: TableView) -> None:
    """Everybody who stands in a district; those on bridges are drawn with them."""
    taken: dict[str, int] = {}
    for captain in view.captains:
        if captain.id and captain.district:
            place = taken.get(captain.district, 0)
            taken[captain.district] = place + 1
            _pawn(canvas, captain, place, shines=captain.seat == view.mover)


def _pawn(canvas: Image.Image, captain: CaptainView, place: int, *, shines: bool) -> None:
    spots = PAWNS[captain.district]
    x, y = spots[place % len(spots)]
    at = (x - APART * (place // len(spots)), y + TOP)
    token = (captain.id, SIZE, captain.unit is not None and captain.unit.is_injured)
    if shines:
        stamp(canvas, cast(shield_token, token, 8, 1.6, LAMP_GLOW, 3), *at)
    shadowed(canvas, shield_token, token, at, 5)
