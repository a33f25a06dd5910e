"""The plan of the cabin: a map of 100 x 100 units, where everything lies on it and where it falls on the canvas."""

from collections.abc import Mapping

from games.slaughter.view import HOURS, TableView
from rendering.canvas import Box, Point

W, TOP, BOARD_H = 1100, 208, 700
UX, UY = W / 100, BOARD_H / 100
"""Pixels of one unit of the map."""
Wall = tuple[str, float, float, float]
"""The axis a wall lies across, its place on that axis, and from where to where it runs."""

ROOMS: Mapping[str, Box] = {
    "kitchen": (15, 15, 40, 57),
    "bathroom": (40, 15, 85, 38),
    "wc": (40, 38, 60, 57),
    "living": (15, 57, 60, 85),
    "bedroom": (60, 38, 85, 85),
}
YARDS: Mapping[str, Box] = {"yard_n": (0, 0, 85, 15), "yard_e": (85, 0, 100, 85), "yard_s": (15, 85, 100, 100), "yard_w": (0, 15, 15, 100)}
SHED: Mapping[str, Box] = {"shed": (87.6, 19, 98.6, 40)}
CELLAR: Mapping[str, Box] = {"basement": (13.8, 101.3, 60.4, 124.6)}
"""The basement lies below the map, in a picture of its own."""
ZONES: Mapping[str, Box] = {**ROOMS, **YARDS, **SHED, **CELLAR}
CELLAR_DOOR = "bd"
HATCH: Point = (7.2, 91.4)
"""The middle of the basement door, flat in the ground of the west yard."""
STAIRS_FOOT: Point = (11.6, 119.4)
DOORS: Mapping[str, tuple[str, str, Wall]] = {
    "d_n_bath": ("yard_n", "bathroom", ("y", 15, 58, 66)),
    "d_e_bed": ("yard_e", "bedroom", ("x", 85, 56, 64)),
    "d_s_liv": ("yard_s", "living", ("y", 85, 33, 41)),
    "d_w_kit": ("yard_w", "kitchen", ("x", 15, 32, 40)),
    "d_liv_kit": ("living", "kitchen", ("y", 57, 24, 32)),
    "d_kit_bath": ("kitchen", "bathroom", ("x", 40, 22, 30)),
    "d_bath_bed": ("bathroom", "bedroom", ("y", 38, 68, 76)),
    "d_bed_liv": ("bedroom", "living", ("x", 60, 67, 75)),
    "d_liv_wc": ("living", "wc", ("y", 57, 46, 54)),
    "d_shed": ("yard_e", "shed", ("y", 40, 90, 96)),
}
SEAMS: Mapping[frozenset[str], Point] = {
    frozenset(("yard_n", "yard_e")): (92, 8),
    frozenset(("yard_e", "yard_s")): (92, 92),
    frozenset(("yard_s", "yard_w")): (8, 92),
    frozenset(("yard_w", "yard_n")): (8, 8),
}
OUTER: tuple[Wall, ...] = (("y", 15, 15, 85), ("y", 85, 15, 85), ("x", 15, 15, 85), ("x", 85, 15, 85))
INNER: tuple[Wall, ...] = (("y", 57, 15, 60), ("x", 40, 15, 57), ("y", 38, 40, 85), ("x", 60, 38, 85))
SHED_WALLS: tuple[Wall, ...] = (("y", 19, 87.6, 98.6), ("y", 40, 87.6, 98.6), ("x", 87.6, 19, 40), ("x", 98.6, 19, 40))
WINDOWS: tuple[tuple[str, str, Wall], ...] = (
    ("kitchen", "yard_w", ("x", 15, 20, 27)),
    ("kitchen", "yard_n", ("y", 15, 35.3, 38.8)),
    ("bathroom", "yard_n", ("y", 15, 74, 81)),
    ("bathroom", "yard_e", ("x", 85, 23, 31)),
    ("bedroom", "yard_e", ("x", 85, 43, 51)),
    ("bedroom", "yard_s", ("y", 85, 81, 84)),
    ("living", "yard_s", ("y", 85, 46, 55)),
)


def has_shed(view: TableView) -> bool:
    """Whether the tool shed stands in the yard."""
    return "d_shed" in view.doors


def has_basement(view: TableView) -> bool:
    """Whether there is a basement below the cabin."""
    return CELLAR_DOOR in view.doors


def last_hour(view: TableView) -> int:
    """The last step of the night clock: in Underground the night is longer."""
    return len(HOURS) - 1 if has_basement(view) else len(HOURS) - 2


def spot(x: float, y: float) -> Point:
    """Map units to canvas pixels."""
    return x * UX, TOP + y * UY


def place(box: Box) -> Box:
    """A map box as canvas pixels."""
    return *spot(*box[:2]), *spot(*box[2:])


def span(wall: Wall) -> Box:
    """A stretch of a wall as a map box of no thickness."""
    axis, line, start, end = wall
    return (start, line, end, line) if axis == "y" else (line, start, line, end)


def door_centre(door: str) -> Point:
    """The middle of a doorway in canvas pixels."""
    if door == CELLAR_DOOR:
        return spot(*HATCH)
    x0, y0, x1, y1 = span(DOORS[door][2])
    return spot((x0 + x1) / 2, (y0 + y1) / 2)


def crossings(a: str, b: str) -> list[Point]:
    """The points through which a figure passes from one zone to the next; the stairs have two."""
    if {a, b} == {"yard_w", "basement"}:
        stairs = [spot(*HATCH), spot(*STAIRS_FOOT)]
        return stairs if b == "basement" else stairs[::-1]
    return [crossing(a, b)]


def crossing(a: str, b: str) -> Point:
    """Where a figure passes from one zone to the next: seam, doorway, or (ghosts) the middle of the wall."""
    if corner := SEAMS.get(frozenset((a, b))):
        return spot(*corner)
    for door, (one, other, _) in DOORS.items():
        if {one, other} == {a, b}:
            return door_centre(door)
    (ax0, ay0, ax1, ay1), (bx0, by0, bx1, by1) = ZONES[a], ZONES[b]
    return spot((max(ax0, bx0) + min(ax1, bx1)) / 2, (max(ay0, by0) + min(ay1, by1)) / 2)


def lit(view: TableView) -> frozenset[str]:
    """Rooms where somebody alive is known to be: a lamp burns there."""
    return frozenset(guest.zone for guest in view.guests if guest.is_out and guest.zone in ZONES and guest.zone not in YARDS)
