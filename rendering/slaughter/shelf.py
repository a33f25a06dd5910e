"""What Underground, its scenarios and Hot Night put beside and below the map: mutations on offer, the goal, two events."""

from functools import lru_cache

from PIL import Image

from games.slaughter.view import HOURS, BelowView, TableView
from rendering.canvas import CLEAR, panel, put, sprite, stamp
from rendering.slaughter.drawings import card, drawing, sign
from rendering.slaughter.floor import BOARD_H, TOP, W
from rendering.slaughter.gear import mutation_sign
from rendering.slaughter.wording import effect, goal, name, say, short
from rendering.text import TITLE, text_width, wrap, write
from rendering.theme import CREAM, DIM, EDGE, GOLD, INK, PANEL, PAPER, PRINT, WINE

GOAL_H, EVENT_H = 36, 76
"""Pixels of the plates."""
EVENT_W = (W - 24) // 2
LEFT, SHELF_W, SHELF_H, TAB = 680, W - 688, 160, 28
"""The shelf of mutations, and its tab."""
LAST_CALL = 9
"""The hour in which the last basement event is turned up."""
VIOLET, SLATE, DEEP = "#8f5fd0", "#c6d2e2", "#1d3a5c"


def shelf(canvas: Image.Image, below: BelowView) -> None:
    """The mutations face up, each with what it does and what it costs."""
    y = TOP + BOARD_H + 6
    put(canvas, panel(SHELF_W, SHELF_H, "#1d1430", VIOLET, 14, 3), LEFT, y)
    stamp(canvas, _tab(say("mutations")), LEFT + TAB / 2 + 1, y + SHELF_H / 2)
    if not below.row:
        write(canvas, (LEFT + TAB + 18, y + SHELF_H / 2 + 9), say("no-mutations"), 28, DIM, face=TITLE)
    for k, (mutation, cost) in enumerate(below.row):
        _mutation(canvas, mutation, cost, y + 5 + k * 50)


@lru_cache(maxsize=2)
def _tab(words: str) -> Image.Image:
    image = Image.new("RGBA", (SHELF_H, TAB), CLEAR)
    write(image, (SHELF_H / 2, 24), words, 22, "#cfb2ff", anchor="m", face=TITLE, room=SHELF_H - 16)
    return image.rotate(90, expand=True)


def _mutation(canvas: Image.Image, mutation: str, cost: int, y: int) -> None:
    x, right = LEFT + TAB + 2, W - 14
    stamp(canvas, mutation_sign(mutation, 44), x + 20, y + 25)
    write(canvas, (x + 46, y + 22), name(mutation), 25, CREAM, face=TITLE, room=right - x - 90)
    write(canvas, (x + 46, y + 45), effect(mutation), 22, "#d9c8f2", room=right - x - 44)
    put(canvas, panel(40, 30, VIOLET, INK, 13, 3), right - 42, y + 1)
    write(canvas, (right - 22, y + 26), str(cost), 28, CREAM, anchor="m", face=TITLE)


def goal_line(canvas: Image.Image, variant: str, y: int) -> None:
    """The scenario and what it is played for."""
    put(canvas, panel(W - 16, GOAL_H, PANEL, EDGE, 12, 2), 8, y)
    stamp(canvas, sprite(sign("target"), 26, 26), 30, y + GOAL_H / 2)
    wide = write(canvas, (50, y + 27), short(variant), 25, GOLD, face=TITLE)
    write(canvas, (62 + wide, y + 26), goal(variant), 23, CREAM, room=W - 84 - wide)


def two_events(canvas: Image.Image, view: TableView, y: int) -> None:
    """The event of the hour, and beside it the basement event in force."""
    if view.event:
        _event(canvas, 8, y, card(view.event), (name(view.event), effect(view.event)), PAPER, WINE)
    else:
        quiet = "no-event-nine" if view.hour == len(HOURS) - 1 else "no-event"
        _event(canvas, 8, y, sign("moon"), (say(quiet), say(f"{quiet}-note")), PAPER, WINE)
    below = view.below
    if below is not None and below.event:
        _event(canvas, 16 + EVENT_W, y, card(below.event), (name(below.event), effect(below.event)), SLATE, DEEP)
    elif below is not None:
        note = say("no-below-note" if below.events_left and view.hour < LAST_CALL else "no-below-more")
        _event(canvas, 16 + EVENT_W, y, drawing("markers", "room_basement"), (say("no-below"), note), SLATE, DEEP)


def _event(canvas: Image.Image, x: int, y: int, icon: str, words: tuple[str, str], paper: str, ink: str) -> None:
    put(canvas, panel(EVENT_W, EVENT_H, paper, ink, 14, 4), x, y)
    put(canvas, panel(62, 62, "#2a2f63", INK, 10, 2), x + 8, y + 7)
    stamp(canvas, sprite(icon, 54, 54, "#ffeebb"), x + 39, y + 38)
    room = EVENT_W - 100
    size = next((size for size in (25, 24, 23) if text_width(words[1], size) <= room), 22)
    rows = wrap(words[1], size, room, 2)
    write(canvas, (x + 86, y + (34 if len(rows) == 1 else 27)), words[0], 30 if len(rows) == 1 else 27, ink, face=TITLE, room=room)
    for k, row in enumerate(rows):
        write(canvas, (x + 86, y + (62 if len(rows) == 1 else 48) + k * 21), row, size, PRINT, room=room)
