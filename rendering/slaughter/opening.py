"""The board before the night: who has chosen, who is still at it."""

from collections.abc import Mapping

from PIL import Image

from games.slaughter.view import SeatView, TableView
from rendering.canvas import disc, panel, put, shade, sprite, stamp
from rendering.slaughter.drawings import sign
from rendering.slaughter.floor import BOARD_H, TOP, W
from rendering.slaughter.frame import plain_bar
from rendering.slaughter.tokens import family_sign, ink_of, monster_token
from rendering.slaughter.wording import name, say
from rendering.text import write
from rendering.theme import CREAM, DIM, EDGE, GOLD, GREEN, INK, PANEL

WIDE, ROW = 620, 84


def opening(canvas: Image.Image, view: TableView, names: Mapping[int, str]) -> None:
    """A plate over the sleeping cabin with one row per seat."""
    plain_bar(canvas, say(f"setup-{view.stage}"), say(f"setup-{view.stage}-note"))
    high = ROW * len(view.seats) + 28
    x, y = (W - WIDE) // 2, TOP + (BOARD_H - high) // 2 + 4
    plate = panel(WIDE, high, PANEL, GOLD, 22, 4)
    stamp(canvas, shade(plate, 12, 0.9), x + WIDE / 2 + 4, y + high / 2 + 10)
    put(canvas, plate, x, y)
    for k, seat in enumerate(view.seats):
        _row(canvas, view, seat, names[seat.seat], x + 14, y + 14 + k * ROW)


def is_done(stage: str, seat: SeatView) -> bool:
    """Whether a seat has made the choice of this stage, as far as everybody may know."""
    return bool(seat.family) if stage == "families" else seat.is_ready


def _row(canvas: Image.Image, view: TableView, seat: SeatView, who: str, x: int, y: int) -> None:
    done = is_done(view.stage, seat)
    put(canvas, panel(WIDE - 28, ROW - 10, "#241d3e", family_sign(seat.family)[0] if seat.family else EDGE, 14, 3), x, y)
    stamp(canvas, monster_token(seat.family, "", 58), x + 46, y + 31)
    write(canvas, (x + 92, y + 36), who, 32, CREAM, room=400)
    write(canvas, (x + 92, y + 63), _status(view.stage, seat, done), 24, ink_of(seat.family) if seat.family else DIM, room=400)
    stamp(canvas, disc(52, INK), x + WIDE - 76, y + 37)
    stamp(canvas, sprite(sign("check" if done else "hourglass"), 38, 38, GREEN), x + WIDE - 76, y + 37)
    if view.first == seat.seat:
        stamp(canvas, sprite(sign("first"), 34, 34), x + WIDE - 132, y + 37)


def _status(stage: str, seat: SeatView, done: bool) -> str:
    if not seat.family:
        return say("is-choosing")
    if stage == "families":
        return say("has-family", family=name(seat.family))
    return say("has-plotted" if done else "is-plotting", family=name(seat.family))
