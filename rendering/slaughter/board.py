"""The public picture of a table: the map with everybody on it, in its frame."""

from collections.abc import Mapping

from PIL import Image

from games.slaughter.view import TableView
from rendering.canvas import Box, panel, shade, sprite, stamp
from rendering.slaughter.drawings import sign
from rendering.slaughter.figures import draw_figures
from rendering.slaughter.floor import BOARD_H, TOP, ZONES, W, place, spot
from rendering.slaughter.frame import ROW_H, event_card, moon, plain_bar, roll_call, supplies, title_bar
from rendering.slaughter.light import ground
from rendering.slaughter.news import crashes, trail, walk
from rendering.slaughter.night import arc, floor_plate
from rendering.slaughter.opening import opening
from rendering.slaughter.seating import seating
from rendering.slaughter.seats import panel_height, strip
from rendering.slaughter.wording import say, short
from rendering.text import TITLE, text_width, write
from rendering.theme import GOLD, NIGHT

FRAME_Y = TOP + BOARD_H + 6
STRIP_Y = FRAME_Y + ROW_H + 8
TAGS = {
    "kitchen": (25.6, 15, 9),
    "bathroom": (47.8, 15, 9),
    "wc": (50, 38, 0),
    "bedroom": (72.5, 85, -20),
    "living": (24.2, 85, -20),
    "shed": (92.8, 19, -18),
}
"""Where a room's name hangs: map units, and pixels by which it leans into the room."""
SETUP = ("families", "orders")


def board(view: TableView, names: Mapping[int, str]) -> Image.Image:
    """Everything that everybody may know. Nothing of `view.you` is drawn."""
    low = STRIP_Y if view.stage in SETUP else STRIP_Y + panel_height(len(view.seats)) + 8
    canvas = Image.new("RGB", (W, low), NIGHT)
    canvas.paste(arc(), (0, 0))
    ground(canvas, view)
    moon(canvas, view.hour)
    if view.stage in SETUP:
        _tags(canvas, view)
        opening(canvas, view, names)
    else:
        _night(canvas, view, names)
    event_card(canvas, view.event, FRAME_Y)
    supplies(canvas, view, FRAME_Y)
    roll_call(canvas, view, FRAME_Y)
    if view.stage not in SETUP:
        strip(canvas, view, names, STRIP_Y)
    return canvas


def _night(canvas: Image.Image, view: TableView, names: Mapping[int, str]) -> None:
    seated = seating(view)
    crashes(canvas, view, seated)
    if way := walk(view, seated):
        trail(canvas, way)
    for zone, area in seated.bubbles.items():
        _bubble(canvas, zone, area)
    active = (view.turn.seat, view.turn.monster) if view.turn is not None else (0, "")
    for zone in ZONES:
        draw_figures(canvas, seated, zone, active, _target(view))
    _tags(canvas, view)
    if view.turn is not None:
        title_bar(canvas, view, view.turn, names[view.turn.seat])
    else:
        head = "ended" if view.stage == "over" else "between"
        plain_bar(canvas, say(head), say("between-note", seats=len(view.seats)))


def _target(view: TableView) -> str:
    """The guest at whom the monster of this turn has a go."""
    if view.fight is not None:
        return view.fight.victim
    return view.roll.target if view.roll is not None else ""


def _bubble(canvas: Image.Image, zone: str, area: Box) -> None:
    """A plate with the floor of a room that cannot hold its crowd."""
    x0, y0, x1, y1 = place(area)
    plate = floor_plate(zone, round(x1 - x0) + 12, round(y1 - y0) + 8)
    for layer in (shade(plate, 8, 0.9), plate):
        stamp(canvas, layer, (x0 + x1) / 2, (y0 + y1) / 2)


def _tags(canvas: Image.Image, view: TableView) -> None:
    for zone, count in view.piles.items():
        if zone in TAGS:
            _room_tag(canvas, zone, count, view.lurking.get(zone, 0))


def _room_tag(canvas: Image.Image, zone: str, count: int, lurking: int) -> None:
    """A room's name, the cards of its pile and the guests hiding in it, nailed to the wall."""
    column, line, inward = TAGS[zone]
    (x, y), label = spot(column, line), short(zone)
    parts = (round(text_width(label, 26)), 44, round(text_width(str(count), 28, TITLE)), 32 * min(lurking, 1) + 16 * (lurking > 1))
    w = sum(parts) + 24
    left, y = x - w / 2 + 12, y + inward
    plate = panel(w, 40, "#2a1a12", "#c99a5b", 10, 3)
    stamp(canvas, shade(plate, 4, 0.7), x + 2, y + 4)
    stamp(canvas, plate, x, y)
    write(canvas, (left, y + 9), label, 26)
    stamp(canvas, sprite(sign("backs"), 34, 36), left + parts[0] + 23, y - 2)
    write(canvas, (left + parts[0] + parts[1], y + 10), str(count), 28, GOLD, face=TITLE)
    if lurking:
        stamp(canvas, sprite(sign("lurker"), 28, 32), left + sum(parts[:3]) + 20, y - 1)
    if lurking > 1:
        write(canvas, (left + sum(parts[:3]) + 35, y + 9), str(lurking), 24, "#cdb8ff", face=TITLE)
