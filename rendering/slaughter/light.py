"""The light of the moment: moon, lit rooms, and what falls through doors and windows."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.slaughter.view import TableView
from rendering.canvas import Box, sprite, stamp, tinted
from rendering.slaughter.drawings import drawing, sign
from rendering.slaughter.floor import (
    BOARD_H,
    CELLAR,
    DOORS,
    ROOMS,
    SHED,
    TOP,
    UX,
    UY,
    WINDOWS,
    ZONES,
    W,
    Wall,
    door_centre,
    has_shed,
    lit,
    span,
    spot,
)
from rendering.slaughter.night import HORIZON, daylight, horizon, sky, timber
from rendering.theme import INK

L = 4
"""The light map is this many times smaller."""
LAMP = (255, 228, 176)
DARK_ROOM = (72, 74, 116)
REACH = 105
"""Pixels that light falls through an opening."""
SPLATS = {
    "kitchen": (20, 26),
    "bathroom": (80, 33),
    "wc": (44, 53),
    "living": (54, 77),
    "bedroom": (66, 78),
    "shed": (90, 35),
    "yard_n": (30, 8),
    "yard_e": (92, 30),
    "yard_s": (70, 93),
    "yard_w": (7, 60),
}
DOOR_DEPTH = {"closed": 40, "gone": 56, "barred": 56}


def _small(box: Box) -> tuple[int, int, int, int]:
    """A map box in pixels of the light map."""
    x0, y0, x1, y1 = box
    return round(x0 * UX / L), round(y0 * UY / L), round(x1 * UX / L), round(y1 * UY / L)


@lru_cache(maxsize=2)
def _moonlight(shed: bool) -> Image.Image:
    """The light map of a night without lamps."""
    size = (W // L, BOARD_H // L)
    slope = Image.linear_gradient("L").resize(size)
    light = Image.composite(Image.new("RGB", size, (74, 96, 138)), Image.new("RGB", size, (128, 154, 206)), slope)
    for box in (*ROOMS.values(), *(SHED.values() if shed else ())):
        light.paste(DARK_ROOM, _small(box))
    return light


def _outward(home: str, wall: Wall) -> int:
    """Whether a wall lies on the far (1) or near (-1) side of a zone."""
    _, _, right, low = ZONES[home]
    return 1 if wall[1] >= (low if wall[0] == "y" else right) else -1


@lru_cache(maxsize=64)
def _spill(home: str, other: str, wall: Wall) -> Image.Image:
    """Mask of the light that falls from a lit room through an opening into another zone."""
    axis, line, start, end = wall
    mask, inside = Image.new("L", (W // L, BOARD_H // L)), Image.new("L", (W // L, BOARD_H // L))
    draw = ImageDraw.Draw(mask)
    across, along = (UY, UX) if axis == "y" else (UX, UY)
    for k in range(8, 0, -1):
        far, wide = line * across + _outward(home, wall) * REACH * k / 8, (end - start) * 0.8 * k / 8
        near = line * across
        edge = [(start * along, near), (end * along, near), ((end + wide) * along, far), ((start - wide) * along, far)]
        draw.polygon([(a / L, b / L) if axis == "y" else (b / L, a / L) for a, b in edge], 36 + 25 * (8 - k))
    inside.paste(255, _small(ZONES[other]))
    return ImageChops.darker(mask.filter(ImageFilter.GaussianBlur(4)), inside)


@lru_cache(maxsize=8)
def _lamp(room: str) -> Image.Image:
    x0, y0, x1, y1 = _small(ZONES[room])
    fall = Image.radial_gradient("L").resize((x1 - x0, y1 - y0)).point([255 - round(v * 0.36) for v in range(256)])
    return tinted(fall, LAMP)


@lru_cache(maxsize=8)
def _shine(w: int, h: int) -> Image.Image:
    """A warm bloom that lifts a lit floor above its daylight colours."""
    return tinted(Image.radial_gradient("L").resize((w, h)).point([max(0, 210 - v) // 3 for v in range(256)]), LAMP)


Openings = tuple[tuple[str, str, Wall], ...]


@lru_cache(maxsize=32)
def _floor(lamps: frozenset[str], openings: Openings, shed: bool) -> Image.Image:
    """Yard and rooms in tonight's light, with their walls."""
    floor = ImageChops.multiply(daylight(shed), _light_map(lamps, openings, shed))
    for room in sorted(lamps):
        left, top, right, low = (v * L for v in _small(ZONES[room]))
        bright = ImageChops.screen(floor.crop((left, top, right, low)), _shine(right - left, low - top))
        floor.paste(bright, (left, top))
    walls = timber(shed)
    floor.paste(walls, (0, 0), walls)
    floor.paste(sky().crop((0, TOP, W, TOP + HORIZON)), (0, 0), horizon())
    return floor


def _light_map(lamps: frozenset[str], openings: Openings, shed: bool) -> Image.Image:
    light = _moonlight(shed).copy()
    warm = Image.new("RGB", light.size, LAMP)
    for home, other, wall in openings:
        if home in lamps and other not in lamps:
            light.paste(warm, (0, 0), _spill(home, other, wall))
    for room in sorted(lamps):
        light.paste(_lamp(room), _small(ZONES[room])[:2])
    return light.resize((W, BOARD_H), Image.Resampling.BICUBIC)


def _openings(view: TableView) -> Openings:
    doors = tuple(DOORS[door] for door in sorted(view.doors) if door in DOORS and view.doors[door] != "closed")
    return (*doors, *((b, a, wall) for a, b, wall in doors), *WINDOWS)


def ground(canvas: Image.Image, view: TableView) -> None:
    """Paint the map: floors, walls, windows, doors, and blood where somebody died."""
    lamps = lit(view) - set(CELLAR)
    canvas.paste(_floor(lamps, _openings(view), has_shed(view)), (0, TOP))
    draw = ImageDraw.Draw(canvas)
    for room, _, wall in WINDOWS:
        _window(draw, wall, room in lamps)
    for zone in dict.fromkeys(death.zone for death in view.deaths):
        if zone in SPLATS:
            stamp(canvas, sprite(sign("splat"), 92, 70), *spot(*SPLATS[zone]))
    for door, state in view.doors.items():
        if door in DOORS:
            stamp(canvas, door_sprite(door, state), *door_centre(door))


def _window(draw: ImageDraw.ImageDraw, wall: Wall, is_lit: bool) -> None:
    x0, y0, x1, y1 = span(wall)
    (x0, y0), (x1, y1) = spot(x0, y0), spot(x1, y1)
    gx, gy = (0, 4) if wall[0] == "y" else (4, 0)
    draw.rectangle((x0 - gx, y0 - gy, x1 + gx, y1 + gy), "#ffe9a0" if is_lit else "#5f7fb0", INK, 2)


@lru_cache(maxsize=64)
def door_sprite(door: str, state: str) -> Image.Image:
    """A door in its wall: closed, gone or barred."""
    axis, _, start, end = DOORS[door][2]
    length = round((end - start) * (UX if axis == "y" else UY)) + 6
    image = sprite(drawing("doors", state), length, DOOR_DEPTH[state])
    return image if axis == "y" else image.rotate(90, expand=True)
