"""What lies below the cabin: earth, the basement with its stairs, the door in the ground, water."""

import math
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.slaughter.view import TableView
from rendering.canvas import CLEAR, Box, glow, mix, panel, shade, sprite, stamp, tinted
from rendering.slaughter.drawings import drawing, sign
from rendering.slaughter.floor import BOARD_H, CELLAR, CELLAR_DOOR, HATCH, TOP, W, lit, place, spot
from rendering.slaughter.light import DARK_ROOM, LAMP
from rendering.text import TITLE, write
from rendering.theme import GOLD, INK

HIGH = 172
"""Pixels of the earth below the map."""
Q = 2
LOW = TOP + BOARD_H
DOORWAY = (1011, 1074)
"""From where to where the foot of the stairs opens into the basement, on the canvas."""
STEPS = 7
DECOR: tuple[tuple[str, Box], ...] = (
    ("boiler", (408, 8, 500, 66)),
    ("barrel", (8, 8, 56, 56)),
    ("barrel", (50, 14, 92, 56)),
    ("crate", (440, 104, 500, 156)),
    ("crate", (398, 118, 438, 156)),
    ("drain", (226, 56, 284, 108)),
)
"""Pixels inside the basement."""
STATES = {"closed": "closed", "open": "open", "gone": "broken"}
SPLAT = (56, 120.5)


def _room() -> tuple[int, int, int, int]:
    """The basement in pixels of the strip below the map."""
    x0, y0, x1, y1 = place(CELLAR["basement"])
    return round(x0), round(y0 - LOW), round(x1), round(y1 - LOW)


def cellar(canvas: Image.Image, view: TableView) -> None:
    """Paint the earth with the basement in it, and the door above."""
    is_wet = view.below is not None and view.below.event == "sump_pump"
    canvas.paste(_strip("basement" in lit(view), is_wet), (0, LOW))
    if any(death.zone == "basement" for death in view.deaths):
        stamp(canvas, sprite(sign("splat"), 92, 70), *spot(*SPLAT))


def hatch_sprite(view: TableView, wide: int) -> Image.Image:
    """The basement door as it is now."""
    return sprite(drawing("markers", f"basement_door_{STATES[view.doors[CELLAR_DOOR]]}"), wide, wide - 8)


def hatch(canvas: Image.Image, view: TableView) -> None:
    """The basement door: closed, open or broken, or chained."""
    (x, y), door = spot(*HATCH), hatch_sprite(view, 116)
    stamp(canvas, shade(door, 7, 0.9), x + 2, y + 5)
    stamp(canvas, door, x, y)
    if view.below is not None and view.below.is_chained:
        stamp(canvas, sprite(drawing("markers", "chains"), 96), x, y + 2)


def door_bolts(canvas: Image.Image, view: TableView) -> None:
    """How many bolts hold the door, over everything that passes it."""
    below, (x, y) = view.below, spot(*HATCH)
    if below is not None and below.door_bolts:
        plate = panel(84, 44, "#2a1a12", "#c99a5b", 12, 3)
        stamp(canvas, plate, x, y - 2)
        stamp(canvas, sprite(drawing("markers", "bolt"), 34), x - 20, y - 2)
        write(canvas, (x + 2, y + 10), str(below.door_bolts), 34, GOLD, face=TITLE)


@lru_cache(maxsize=4)
def _strip(is_lit: bool, is_wet: bool) -> Image.Image:
    """Earth, stairs and basement, by lamp light or in the dark, dry or under water."""
    image = _earth().copy()
    floor = _flooded() if is_wet else _daylight()
    if is_lit:
        fall = Image.radial_gradient("L").resize(floor.size).point([255 - round(v * 0.5) for v in range(256)])
        floor = ImageChops.multiply(floor, tinted(fall, LAMP))
    else:
        floor = ImageChops.multiply(floor, Image.new("RGB", floor.size, DARK_ROOM))
    image.paste(floor, _room()[:2])
    walls = _walls()
    image.paste(walls, (0, 0), walls)
    if is_lit:
        _spill(image)
    return image


def _spill(image: Image.Image) -> None:
    """Lamp light that falls through the doorway onto the stairs."""
    x, y, size = _room()[0] - 6, sum(DOORWAY) // 2 - LOW, 190
    light = glow(size, size, LAMP, 170, 0.4)
    box = (x - size // 2, max(0, y - size // 2), x, min(HIGH, y + size // 2))
    piece = light.crop((0, box[1] - y + size // 2, size // 2, box[3] - y + size // 2))
    image.paste(ImageChops.add(image.crop(box), piece), box[:2])


@lru_cache(maxsize=1)
def _earth() -> Image.Image:
    """Soil with stones and roots, dark towards the bottom, and the flight of steps."""
    image, dice = Image.new("RGB", (W * Q, HIGH * Q)), Random(21)
    draw = ImageDraw.Draw(image)
    for row in range(HIGH * Q):
        draw.line((0, row, W * Q, row), mix("#4d3828", "#1f1613", row / (HIGH * Q)))
    for _ in range(900):
        x, y, r = dice.uniform(0, W * Q), dice.uniform(0, HIGH * Q), dice.uniform(1, 4)
        draw.ellipse((x - r, y - r, x + r, y + r), mix("#35261d", dice.choice(("#7a5d42", "#120c0a")), dice.uniform(0.2, 0.7)))
    for _ in range(34):
        x, y, rx = dice.uniform(0, W * Q), dice.uniform(20, HIGH * Q), dice.uniform(14, 34)
        draw.ellipse((x - rx, y - rx * 0.62, x + rx, y + rx * 0.62), mix("#5d5158", "#2c2430", dice.random()), "#1a1216", 4)
    _turf(draw, dice)
    _steps(draw)
    return image.reduce(Q)


def _turf(draw: ImageDraw.ImageDraw, dice: Random) -> None:
    """Grass hangs over the edge, roots below it."""
    for _ in range(26):
        x, y = dice.uniform(0, W * Q), 0.0
        for _ in range(5):
            end = (x + dice.uniform(-18, 18), y + dice.uniform(10, 22))
            draw.line((x, y, *end), "#2b1c14", 5)
            x, y = end
    for blade in range(0, W * Q, 7):
        tint = mix("#24483c", dice.choice(("#3f7154", "#16302b")), dice.uniform(0, 0.8))
        draw.line((blade, -2, blade + dice.uniform(-7, 7), dice.uniform(8, 26)), tint, 7)


def _steps(draw: ImageDraw.ImageDraw) -> None:
    """Stone steps from the door in the ground down to the doorway of the basement."""
    x0, x1, deep = 24 * Q, 134 * Q, (DOORWAY[1] - LOW) * Q
    draw.rectangle((x0 - 12, 0, x1 + 12, deep + 12), "#17101a")
    draw.rectangle((x0, (DOORWAY[0] - LOW) * Q, _room()[0] * Q, deep), "#2a2433")
    high = deep / STEPS
    for k in range(STEPS):
        y, tint = k * high, mix("#8d8797", "#332d3e", k / (STEPS - 1))
        draw.rectangle((x0 + k * 3, y, x1 - k * 3, y + high - 5), tint, INK, 4)
        draw.line((x0 + k * 3 + 6, y + 7, x1 - k * 3 - 6, y + 7), mix(tint, "#ffffff", 0.25), 5)


@lru_cache(maxsize=1)
def _daylight() -> Image.Image:
    """Flagstones and what stands about, in full light."""
    left, top, right, low = _room()
    w, h, dice = right - left, low - top, Random(17)
    image = Image.new("RGB", (w * Q, h * Q), "#7d7889")
    draw = ImageDraw.Draw(image)
    for y in range(0, h * Q, 54):
        x = -dice.uniform(0, 60)
        while x < w * Q:
            end = x + dice.uniform(70, 128)
            tint = mix("#b4aebd", dice.choice(("#8b8f9f", "#cfc6c0")), dice.uniform(0.1, 0.8))
            draw.rounded_rectangle((x + 2, y + 2, end - 2, y + 50), 9, tint, "#6a6476", 3)
            x = end
    for name, (x0, y0, x1, y1) in DECOR:
        piece = sprite(drawing("furniture", name), int((x1 - x0) * Q), int((y1 - y0) * Q))
        stamp(image, shade(piece, 8, 0.5), (x0 + x1) * Q / 2 + 4, (y0 + y1) * Q / 2 + 9)
        stamp(image, piece, (x0 + x1) * Q / 2, (y0 + y1) * Q / 2)
    return _edged(image).reduce(Q)


def _edged(image: Image.Image) -> Image.Image:
    """Darker along the walls."""
    mask = Image.new("L", (image.width // 4, image.height // 4), 90)
    ImageDraw.Draw(mask).rectangle((10, 12, mask.width - 11, mask.height - 9), 255)
    mask = mask.filter(ImageFilter.GaussianBlur(5)).resize(image.size, Image.Resampling.BICUBIC)
    return ImageChops.multiply(image, Image.merge("RGB", (mask,) * 3))


@lru_cache(maxsize=1)
def _flooded() -> Image.Image:
    """The floor under knee-deep water: blue, with ripples."""
    dry, dice = _daylight(), Random(9)
    image = Image.blend(dry, Image.new("RGB", dry.size, "#1f8fd0"), 0.62)
    waves = Image.new("RGBA", (dry.width * Q, dry.height * Q), CLEAR)
    draw = ImageDraw.Draw(waves)
    for row in range(0, waves.height, 34):
        for x in range(-40, waves.width, 120):
            at, up = x + dice.uniform(0, 60), row + dice.uniform(0, 18)
            points = [(at + t * 4, up + 5 * math.sin(t / 2.2)) for t in range(14)]
            draw.line(points, "#bfeaff" if dice.random() < 0.5 else "#66c4f2", 5, joint="curve")
    small = waves.reduce(Q)
    image.paste(small, (0, 0), small)
    return image


@lru_cache(maxsize=1)
def _walls() -> Image.Image:
    """Rough stone around the basement, open where the stairs come in."""
    image, dice = Image.new("RGBA", (W * Q, HIGH * Q), CLEAR), Random(13)
    draw = ImageDraw.Draw(image)
    left, top, right, low = (v * Q for v in _room())
    for x in range(left - 20, right + 14, 56):
        _stone(draw, (x, top - 18, min(x + 56, right + 22), top + 14), dice)
        _stone(draw, (x, low - 12, min(x + 56, right + 22), low + 20), dice)
    for y in range(top + 14, low - 12, 44):
        _stone(draw, (right - 10, y, right + 22, min(y + 44, low - 12)), dice)
        if not (DOORWAY[0] - LOW) * Q - 30 < y < (DOORWAY[1] - LOW) * Q - 10:
            _stone(draw, (left - 22, y, left + 10, min(y + 44, low - 12)), dice)
    return image.reduce(Q)


def _stone(draw: ImageDraw.ImageDraw, box: Box, dice: Random) -> None:
    x0, y0, x1, _ = box
    tint = mix("#6d6678", dice.choice(("#4c4658", "#8b8494")), dice.uniform(0, 0.9))
    draw.rounded_rectangle(box, 7, tint, INK, 4)
    draw.line((x0 + 9, y0 + 8, x1 - 11, y0 + 8), mix(tint, "#ffffff", 0.2), 3)
