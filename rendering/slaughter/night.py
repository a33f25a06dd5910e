"""What never changes: grass, floors, furniture, walls, wood and sky, painted once in daylight."""

import math
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.canvas import CLEAR, Box, disc, mix, panel, put, shade, sprite, stamp
from rendering.slaughter.drawings import drawing
from rendering.slaughter.floor import BOARD_H, DOORS, INNER, OUTER, ROOMS, SHED, SHED_WALLS, TOP, UX, UY, W, Wall, span
from rendering.theme import CREAM, INK, MOONLIT

Q = 2
"""The background is painted this many times larger."""
HORIZON = 34
"""Pixels by which the far wood reaches down into the lawn."""
STONES = ((37, 88), (36.4, 92), (37.8, 96), (36.6, 99.5), (62, 12), (61, 8), (88, 60), (92, 61.5), (96, 60.5), (12, 36), (8, 37), (3.5, 36))
DECOR: tuple[tuple[str, Box], ...] = (
    ("counter", (22.5, 16.2, 36, 21.5)),
    ("table", (23, 33, 31.5, 47)),
    ("tub", (71, 17, 83.5, 25)),
    ("mat", (52, 29, 62, 35.5)),
    ("sink", (42, 32, 46.5, 37)),
    ("toilet", (54.5, 40, 59, 48)),
    ("bed", (69.5, 70, 84, 83)),
    ("wardrobe", (60.9, 41, 64, 56)),
    ("mat", (68, 47, 79, 57)),
    ("rug", (26, 61, 50, 82)),
    ("hearth", (15.8, 64, 18.6, 77)),
    ("sofa", (47, 78.5, 58, 83.8)),
    ("pumpkin", (42.3, 86.6, 46.2, 91.8)),
    ("grave", (3.2, 4.5, 6.8, 11)),
    ("grave", (8.2, 6.6, 11.4, 12.4)),
    ("stump", (89, 87.5, 95.5, 96.5)),
    ("logs", (86.3, 67, 90.2, 74.4)),
    ("shroom", (18.5, 90, 20.3, 93.2)),
    ("shroom", (20.4, 91.6, 21.8, 94)),
    ("shroom", (95.5, 74, 97, 77)),
)


def large(box: Box) -> Box:
    """A map box in pixels of the large background."""
    x0, y0, x1, y1 = box
    return x0 * UX * Q, y0 * UY * Q, x1 * UX * Q, y1 * UY * Q


def _grass(draw: ImageDraw.ImageDraw, dice: Random) -> None:
    for _ in range(2400):
        x, y = dice.uniform(0, W * Q), dice.uniform(0, BOARD_H * Q)
        tint = mix("#5f8d58", dice.choice(("#b4da80", "#37633f")), dice.uniform(0.2, 0.9))
        for lean in (-7, 0, 7):
            draw.line((x, y, x + lean + dice.uniform(-3, 3), y - dice.uniform(10, 20)), tint, 3)
    for x, y in STONES:
        cx, cy, rx = x * UX * Q, y * UY * Q, dice.uniform(34, 46)
        draw.ellipse((cx - rx, cy - rx * 0.55, cx + rx, cy + rx * 0.55), "#b9b3a6", "#5d6a58", 4)


def planks(draw: ImageDraw.ImageDraw, box: Box, wood: str, step: int, dice: Random) -> None:
    """A floor of wooden boards."""
    x0, y0, x1, y1 = box
    for y in range(int(y0), int(y1), step):
        x = x0 - dice.uniform(0, 220)
        while x < x1:
            end, left = x + dice.uniform(240, 420), max(x, x0)
            tint = mix(wood, dice.choice(("#fff0d0", "#7a4a20")), dice.uniform(0.02, 0.16))
            draw.rectangle((left, y, min(end, x1), min(y + step, y1)), tint, mix(wood, "#4a2a10", 0.5), 2)
            for _ in range(2):
                gx, gy = dice.uniform(left, min(end, x1)), y + dice.uniform(6, step - 6)
                draw.line((gx, gy, min(gx + 60, x1), gy), mix(tint, "#5a3413", 0.25), 2)
            x = end


def _tiles(draw: ImageDraw.ImageDraw, box: Box, pair: tuple[str, str], step: int, dice: Random) -> None:
    x0, y0, x1, y1 = box
    for j, y in enumerate(range(int(y0), int(y1), step)):
        for i, x in enumerate(range(int(x0), int(x1), step)):
            tint = mix(pair[(i + j) % 2], "#ffffff", dice.uniform(0, 0.12))
            draw.rectangle((x, y, min(x + step, x1), min(y + step, y1)), tint, mix(pair[1], "#20303a", 0.3), 2)


@lru_cache(maxsize=2)
def daylight(shed: bool) -> Image.Image:
    """Grass, floors and furniture in full light, at canvas size."""
    image, dice = Image.new("RGB", (W * Q, BOARD_H * Q), "#6b9a5f"), Random(8)
    draw = ImageDraw.Draw(image)
    _grass(draw, dice)
    planks(draw, large(ROOMS["living"]), "#e6ae70", 52, dice)
    planks(draw, large(ROOMS["bedroom"]), "#d2a074", 40, dice)
    _tiles(draw, large(ROOMS["kitchen"]), ("#f7e8ca", "#d9b27c"), 66, dice)
    _tiles(draw, large(ROOMS["bathroom"]), ("#e6f0ee", "#a5cdd3"), 50, dice)
    _tiles(draw, large(ROOMS["wc"]), ("#ecebdc", "#b7cbb0"), 36, dice)
    if shed:
        planks(draw, large(SHED["shed"]), "#b98a5c", 34, dice)
    for name, box in DECOR:
        _furnish(image, name, large(box))
    return _edge_shadow(image, _walls(shed)).reduce(Q)


@lru_cache(maxsize=4)
def floor_plate(zone: str, w: int, h: int) -> Image.Image:
    """A rounded piece of a small room's floor by lamp light, for a crowd."""
    plate, dice = Image.new("RGB", (w * Q, h * Q), "#bda77c"), Random(2)
    draw = ImageDraw.Draw(plate)
    if zone == "wc":
        _tiles(draw, (0, 0, w * Q, h * Q), ("#b9b299", "#8d9a82"), 36, dice)
    else:
        planks(draw, (0, 0, w * Q, h * Q), "#94693f", 34, dice)
    mask = sprite(f"r F 0,0 100,100 {1800 / min(w, h)},0", w, h, "#ffffff").getchannel("A")
    image = plate.reduce(Q).convert("RGBA")
    image.putalpha(mask)
    put(image, panel(w, h, "#00000000", CREAM, 18, 4), 0, 0)
    return image


def _furnish(image: Image.Image, name: str, box: Box) -> None:
    left, top, right, low = box
    piece = sprite(drawing("furniture", name), int(right - left), int(low - top))
    stamp(image, shade(piece, 9, 0.5), (left + right) / 2 + 4, (top + low) / 2 + 10)
    stamp(image, piece, (left + right) / 2, (top + low) / 2)


def _walls(shed: bool) -> tuple[Wall, ...]:
    return (*INNER, *OUTER, *(SHED_WALLS if shed else ()))


def _edge_shadow(image: Image.Image, walls: tuple[Wall, ...]) -> Image.Image:
    """Darken floors along their walls and the grass around the cabin."""
    mask = Image.new("L", image.size, 255)
    draw = ImageDraw.Draw(mask)
    for wall in walls:
        x0, y0, x1, y1 = large(span(wall))
        draw.rectangle((x0 - 22, y0 - 14, x1 + 22, y1 + 34), 84)
    mask = mask.resize((W // 2, BOARD_H // 2)).filter(ImageFilter.GaussianBlur(7)).resize(image.size, Image.Resampling.BICUBIC)
    return ImageChops.multiply(image, Image.merge("RGB", (mask,) * 3))


def _beam(draw: ImageDraw.ImageDraw, box: Box, half: int) -> None:
    """One straight piece of log wall seen from above."""
    x0, y0, x1, y1 = box
    flat = y0 == y1
    x0, y0, x1, y1 = (x0, y0 - half, x1, y1 + half) if flat else (x0 - half, y0, x1 + half, y1)
    draw.rectangle((x0, y0, x1, y1), "#5f3d26", INK, 5)
    for share, tint in ((0.22, "#96693f"), (0.5, "#6d482d"), (0.78, "#452b1a")):
        x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        draw.line((x0 + 5, y, x1 - 5, y) if flat else (x, y0 + 5, x, y1 - 5), tint, 5)


def _pieces(wall: Wall) -> list[Wall]:
    """A wall without its doorways."""
    axis, line, start, end = wall
    gaps = sorted(door[2:] for _, _, door in DOORS.values() if door[:2] == (axis, line) and start <= door[2] <= end)
    marks = [start, *(edge for gap in gaps for edge in gap), end]
    return [(axis, line, a, b) for a, b in zip(marks[::2], marks[1::2], strict=True)]


def pine(draw: ImageDraw.ImageDraw, x: float, foot: float, tall: float, dark: str, rim: str) -> None:
    """A comic pine of four skirts with light on one side."""
    for k in range(4):
        top, low = foot - tall * (1 - k * 0.2), foot - tall * (0.56 - k * 0.185)
        half, dip = tall * (0.15 + k * 0.075), tall * 0.03
        skirt = [(x, top), (x + half, low), (x + half / 2, low - dip), (x, low + dip), (x - half / 2, low - dip), (x - half, low)]
        draw.polygon(skirt, dark)
        draw.polygon([(x, top), (x + half, low), (x + half / 2, low - dip), (x + half / 4, low - dip * 3)], rim)


@lru_cache(maxsize=2)
def timber(shed: bool) -> Image.Image:
    """Walls, log ends and trees: what lies over the lit floor."""
    image = Image.new("RGBA", (W * Q, BOARD_H * Q), CLEAR)
    draw, dice = ImageDraw.Draw(image), Random(3)
    for wall in _walls(shed):
        for piece in _pieces(wall):
            _beam(draw, large(span(piece)), 17 if wall in OUTER else 13)
    for x, y in ((15, 15), (85, 15), (15, 85), (85, 85)):
        _log_ends(draw, x * UX * Q, y * UY * Q)
    for y in range(190, BOARD_H * Q + 240, 74):
        for side in (0, W * Q):
            pine(draw, side + dice.uniform(-34, 34), y + dice.uniform(-20, 20), dice.uniform(170, 240), "#0e2a2b", "#2b5a55")
    return image.reduce(Q)


def _log_ends(draw: ImageDraw.ImageDraw, x: float, y: float) -> None:
    for dx, dy in ((-34, 0), (34, 0), (0, -34), (0, 34), (0, 0)):
        draw.ellipse((x + dx - 19, y + dy - 19, x + dx + 19, y + dy + 19), "#a87747", INK, 5)
        draw.ellipse((x + dx - 8, y + dy - 8, x + dx + 8, y + dy + 8), None, "#6d482d", 4)


def cloud(image: Image.Image, x: int, y: int, w: int) -> None:
    """A thin moonlit wisp."""
    wisp = Image.new("L", (w + 120, 120))
    draw = ImageDraw.Draw(wisp)
    for k in range(4):
        draw.ellipse((60 + w * k * 0.16, 50 + (k % 2) * 12, 60 + w * (0.5 + k * 0.16), 66 + (k % 2) * 12), 54)
    wisp = wisp.filter(ImageFilter.GaussianBlur(9))
    image.paste(Image.new("RGB", wisp.size, "#b9c4f2"), (x - wisp.width // 2, y - 60), wisp)


def gradient(draw: ImageDraw.ImageDraw, wide: int, high: int, deep: int, tints: tuple[str, str, str], pull: float) -> None:
    """A sky from top to horizon in three colours; `deep` is where the horizon lies."""
    top, middle, low = tints
    for y in range(high):
        share = y / deep
        draw.line((0, y, wide, y), mix(mix(top, middle, min(1, share * 1.5)), low, min(1, max(0, (share - 0.5) * pull))))


@lru_cache(maxsize=2)
def sky(dawn: bool = False) -> Image.Image:
    """Sky with stars and the far wood, down to a little below the top of the board."""
    high = (TOP + HORIZON) * Q
    image = Image.new("RGB", (W * Q, high))
    draw, dice = ImageDraw.Draw(image), Random(5)
    tints = ("#241a4a", "#c2566f", "#ffc46b") if dawn else ("#090918", "#262a5c", "#566099")
    gradient(draw, W * Q, high, TOP * Q, tints, 2 if dawn else 1)
    for _ in range(40 if dawn else 150):
        sx, sy, r = dice.uniform(0, W * Q), dice.uniform(0 if dawn else 200, 130 if dawn else 370), dice.choice((1.5, 2, 2, 3))
        draw.ellipse((sx - r, sy - r, sx + r, sy + r), mix(tints[1], "#ffffff", dice.uniform(0.4, 0.95)))
    for x, y, w in () if dawn else ((150, 250, 330), (420, 322, 260), (1560, 240, 380), (1880, 318, 300), (1190, 352, 240)):
        cloud(image, x, y, w)
    far, near = (("#7c3b5c", "#96506a"), ("#3a1f3e", "#54304c")) if dawn else (("#27305c", "#333e70"), ("#131a30", "#223052"))
    for tall, foot, pair in ((66, 18, far), (92, 34, near)):
        for x in range(-20, W * Q + 40, 46):
            pine(draw, x + dice.uniform(-16, 16), (TOP + foot) * Q, tall * dice.uniform(0.7, 1.25), *pair)
    return image.reduce(Q)


@lru_cache(maxsize=1)
def horizon() -> Image.Image:
    """Mask: where grass and the far wood mingle at the top of the lawn."""
    mask = Image.new("L", (W * Q, HORIZON * Q))
    draw, dice = ImageDraw.Draw(mask), Random(5)
    for x in range(0, W * Q, 9):
        draw.line((x, 0, x + dice.uniform(-6, 6), dice.uniform(4, 26)), 255, 7)
    return mask.reduce(Q)


def arc_point(step: float, last: int) -> tuple[float, float]:
    """Where the moon stands after a number of hours (0 = before midnight) of a night that has so many."""
    return 70 + 960 * step / last, 160 - 12 * math.sin(math.pi * step / last)


@lru_cache(maxsize=2)
def arc(last: int) -> Image.Image:
    """The sky with the dotted arc of hours."""
    image = sky().copy()
    for i in range(last * 5 + 1):
        stamp(image, disc(5 if i % 5 else 11, MOONLIT), *arc_point(i / 5, last))
    return image
