"""The public picture of a table: the map with everybody on it, in its frame."""

from collections.abc import Mapping

from PIL import Image

from games.slaughter.view import TableView
from rendering.canvas import Box, panel, shade, sprite, stamp
from rendering.slaughter.cellar import HIGH as CELLAR_H
from rendering.slaughter.cellar import cellar, door_bolts, hatch
from rendering.slaughter.drawings import sign
from rendering.slaughter.figures import draw_figures
from rendering.slaughter.floor import BOARD_H, TOP, ZONES, W, has_basement, last_hour, place, spot
from rendering.slaughter.frame import EVENT_W, GAP, ROW_H, SUPPLY_W, event_card, moon, plain_bar, roll_call, supplies, title_bar
from rendering.slaughter.light import ground
from rendering.slaughter.marks import blaze, draw_marks
from rendering.slaughter.news import crashes, trail, walk
from rendering.slaughter.night import arc, floor_plate
from rendering.slaughter.opening import opening
from rendering.slaughter.seating import seating
from rendering.slaughter.seats import panel_height, strip
from rendering.slaughter.shelf import EVENT_H, GOAL_H, goal_line, shelf, two_events
from rendering.slaughter.wording import say, short
from rendering.text import TITLE, text_width, write
from rendering.theme import GOLD, NIGHT

LOW = TOP + BOARD_H
"""Where the map ends."""
TAGS = {
    "kitchen": (25.6, 15, 9),
    "bathroom": (47.8, 15, 9),
    "wc": (50, 38, 0),
    "bedroom": (72.5, 85, -20),
    "living": (24.2, 85, -20),
    "shed": (92.8, 19, -18),
    "basement": (25.4, 101.3, 8),
}
"""Where a room's name hangs: map units, and pixels by which it leans into the room."""
SETUP = ("families", "orders")


def board(view: TableView, names: Mapping[int, str]) -> Image.Image:
    """Everything that everybody may know. Nothing of `view.you` is drawn."""
    frame_y = LOW + 6 + below_height(view)
    strip_y = frame_y + ROW_H + 8 + (EVENT_H + 6 if has_basement(view) else 0)
    high = strip_y if view.stage in SETUP else strip_y + panel_height(view) + 8
    canvas = Image.new("RGB", (W, high), NIGHT)
    canvas.paste(arc(last_hour(view)), (0, 0))
    ground(canvas, view)
    _below(canvas, view, frame_y)
    moon(canvas, view.hour, last_hour(view))
    if view.stage in SETUP:
        _tags(canvas, view)
        opening(canvas, view, names)
    else:
        _night(canvas, view, names)
    _frame(canvas, view, frame_y)
    if view.stage not in SETUP:
        strip(canvas, view, names, strip_y)
    return canvas


def below_height(view: TableView) -> int:
    """Pixels between the map and the row of events: the basement, and the goal of the scenario."""
    return (CELLAR_H - 2 if has_basement(view) else 0) + (GOAL_H + 6 if view.below is not None else 0)


def _below(canvas: Image.Image, view: TableView, frame_y: int) -> None:
    """What is not in the base game and lies under the figures."""
    if view.below is None:
        return
    if has_basement(view):
        cellar(canvas, view)
        hatch(canvas, view)
        shelf(canvas, view.below)
    blaze(canvas, view)
    goal_line(canvas, view.variant, frame_y - GOAL_H - 6)


def _frame(canvas: Image.Image, view: TableView, y: int) -> None:
    """Events, supplies and guests."""
    if has_basement(view):
        two_events(canvas, view, y)
        supplies(canvas, view, 8, y + EVENT_H + 6)
        roll_call(canvas, view, 8 + SUPPLY_W + GAP, y + EVENT_H + 6)
        return
    event_card(canvas, view.event, y)
    supplies(canvas, view, 8 + EVENT_W + GAP, y)
    roll_call(canvas, view, 8 + EVENT_W + GAP + SUPPLY_W + GAP, y)


def _night(canvas: Image.Image, view: TableView, names: Mapping[int, str]) -> None:
    seated = seating(view)
    crashes(canvas, view, seated)
    if way := walk(view, seated):
        trail(canvas, way)
    for zone, area in seated.bubbles.items():
        _bubble(canvas, zone, area)
    for zone in ZONES:
        draw_figures(canvas, view, seated, zone, _target(view))
    _tags(canvas, view)
    draw_marks(canvas, view)
    door_bolts(canvas, view)
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
