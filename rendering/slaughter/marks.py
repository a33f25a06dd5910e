"""Markers that lie in rooms: fire, turret, inhibitor, ladder, hole, floor, weapon locker."""

from functools import lru_cache

from PIL import Image, ImageChops

from games.slaughter.view import BelowView, TableView
from rendering.canvas import disc, glow, panel, shade, sprite, stamp
from rendering.slaughter.drawings import card, drawing
from rendering.slaughter.floor import ZONES, place, spot
from rendering.text import TITLE, write
from rendering.theme import GOLD, INK

CELL, ICON = 50, 44
"""Pixels of a marker's place on its plate, and of the marker."""
FLAT, UPRIGHT = False, True
PLATES: dict[str, tuple[float, float, bool]] = {
    "kitchen": (15.4, 48.8, UPRIGHT),
    "bathroom": (69.8, 15.2, FLAT),
    "wc": (41.9, 47.8, UPRIGHT),
    "bedroom": (84.6, 73.4, UPRIGHT),
    "living": (15.4, 70.6, UPRIGHT),
    "basement": (48.6, 101.7, FLAT),
}
"""Where a room's markers hang on its walls: the middle, and whether below each other."""
Mark = tuple[str, int]


def marks(below: BelowView) -> dict[str, list[Mark]]:
    """The markers of each room but fires, with a number where they have one."""
    found: dict[str, list[Mark]] = {zone: [] for zone in PLATES}
    if below.floor_bolts:
        found["living"].append(("floor", below.floor_bolts))
    for kind, lies in (("ladder", below.has_ladder), ("hole", below.has_hole)):
        for zone in ("living", "basement") if lies else ():
            found[zone].append((kind, 0))
    if below.turret_bolts:
        found[below.turret].append(("turret", below.turret_bolts))
    if below.inhibited:
        found[below.inhibited].append(("inhibitor", 0))
    if below.locker:
        found["basement"].append(("locker", below.locker))
    return found


def is_marked(view: TableView, zone: str) -> bool:
    """Whether a marker or a fire takes room in a zone."""
    return view.below is not None and (zone in view.below.fires or bool(marks(view.below).get(zone)))


def _drawing(kind: str, variant: str) -> str:
    if kind == "inhibitor":
        return card(kind)
    names = {"turret": "turret_scenario" if variant == "station-b62" else "turret_trap", "locker": "weapon_locker"}
    return drawing("markers", names.get(kind, kind))


def draw_marks(canvas: Image.Image, view: TableView) -> None:
    """The plates with all markers, and flames on the walls of burning rooms."""
    for room in view.below.fires if view.below is not None else ():
        flame, (x, y) = sprite(drawing("markers", "fire"), 76), spot(*PLATES[room][:2])
        stamp(canvas, shade(flame, 12, 1.1, "#ff7a1a"), x, y)
        stamp(canvas, flame, x, y)
    for zone, here in marks(view.below).items() if view.below is not None else ():
        if here:
            _plate(canvas, view.variant, PLATES[zone], here)


def _plate(canvas: Image.Image, variant: str, at: tuple[float, float, bool], here: list[Mark]) -> None:
    x, y = spot(*at[:2])
    long, upright = CELL * len(here) + 6, at[2]
    plate = panel(CELL + 4, long, "#241d3e", "#8fc9ff", 14, 3) if upright else panel(long, CELL + 4, "#241d3e", "#8fc9ff", 14, 3)
    stamp(canvas, shade(plate, 4, 0.7), x + 2, y + 4)
    stamp(canvas, plate, x, y)
    for k, (kind, number) in enumerate(here):
        shift = (k - (len(here) - 1) / 2) * CELL
        _mark(canvas, _drawing(kind, variant), number, x + (0 if upright else shift), y + (shift if upright else 0))


def _mark(canvas: Image.Image, icon: str, number: int, x: float, y: float) -> None:
    stamp(canvas, sprite(icon, ICON), x, y)
    if number:
        stamp(canvas, disc(30, INK), x + 17, y + 15)
        write(canvas, (x + 17, y + 24), str(number), 26, GOLD, anchor="m", face=TITLE)


@lru_cache(maxsize=8)
def _blaze(w: int, h: int) -> Image.Image:
    return glow(w, h, (255, 104, 24), 205, 0.72)


def blaze(canvas: Image.Image, view: TableView) -> None:
    """Burning rooms glow."""
    for room in view.below.fires if view.below is not None else ():
        x0, y0, x1, y1 = (round(v) for v in place(ZONES[room]))
        canvas.paste(ImageChops.add(canvas.crop((x0, y0, x1, y1)), _blaze(x1 - x0, y1 - y0)), (x0, y0))
