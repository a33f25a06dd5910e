"""The Citadel in full light, painted once: heath, road, moat, wall, six paved districts, the plaza."""

import math
from functools import lru_cache, partial
from random import Random

from PIL import Image, ImageDraw

from rendering.canvas import mix, shade, sprite, stamp
from rendering.pit.drawings import scenery, sign
from rendering.pit.palette import W
from rendering.pit.ring import CELLS, DOWN, LEFT, MAP_H, PAWNS, PLAZA, RIGHT, ROUND, UP, along, beside
from rendering.theme import INK

Q = 2
JOINT = 0.6
"""How dark the joints between stones are: deeper ones make heavy files."""
"""The background is painted this many times larger."""
FLOORS = {
    "city_watch": ("#a9b0c4", "#7d86a0"),
    "royal_keep": ("#d8c08a", "#a98a58"),
    "mystics_quarter": ("#b6a0d4", "#8a72ae"),
    "southern_gate": ("#b5b79a", "#84896c"),
    "great_hall": ("#d2a688", "#a1745c"),
    "market": ("#dfbf86", "#b08a52"),
}
"""Light and dark of the stones of each district."""
GRASS, EARTH, ROAD, WATER, STONE = "#6f6b4c", "#4b3a30", "#b0906a", "#3f7f9c", "#a49db4"
BLADES, PEBBLES, RIPPLES, MERLONS = 600, 380, 170, 176
TOWERS = ((LEFT + 74, UP + 74), (RIGHT - 74, UP + 74), (LEFT + 74, DOWN - 74), (RIGHT - 74, DOWN - 74))
DECOR = (
    ("barrel", 236, 256, 26), ("bush", 118, 378, 30), ("sacks", 228, 376, 32), ("bush", 500, 150, 24), ("bush", 574, 150, 24),
    ("barrel", 668, 272, 26), ("bush", 404, 278, 28), ("bush", 980, 372, 38), ("bush", 720, 372, 32), ("crate", 940, 366, 30),
    ("barrel", 232, 556, 26), ("barrel", 672, 596, 26), ("cart", 716, 424, 40), ("sacks", 986, 512, 26),
    ("barrel", 712, 512, 24), ("bush", 404, 600, 26),
)  # fmt: skip
"""What stands about: drawing, middle, size."""
Pen = ImageDraw.ImageDraw


@lru_cache(maxsize=3)
def daylight(bridges: tuple[float, ...], length: int) -> Image.Image:
    """Everything that never changes, at canvas size. The bridges are the spaces at which they meet the track."""
    image, chance = Image.new("RGB", (W * Q, MAP_H * Q), GRASS), Random(8)
    draw = ImageDraw.Draw(image)
    _heath(draw, chance)
    _moat(draw, chance)
    _wall(draw, chance)
    _streets(image, chance)
    for place in bridges:
        _crossing(draw, partial(beside, place, length))
    _plaza(draw)
    _furnish(image)
    for x, y in TOWERS:
        for r, fill in ((27, INK), (24, "#c2bccf"), (17, INK), (15, "#8b8499")):
            draw.ellipse(((x - r) * Q, (y - r) * Q, (x + r) * Q, (y + r) * Q), fill)
    return image.reduce(Q)


def _ring(draw: Pen, inset: float, fill: str, line: int = 0) -> None:
    """A rounded plate around the middle line of the track; the inset counts inwards."""
    left, top, right, low = ((v + inset * way) * Q for v, way in ((LEFT, 1), (UP, 1), (RIGHT, -1), (DOWN, -1)))
    draw.rounded_rectangle((left, top, right, low), max(8, ROUND - inset) * Q, fill, INK if line else None, line * Q)


def _off(distance: float, inward: float) -> tuple[float, float, float]:
    """A point beside the middle line, in pixels of the large picture, and the direction."""
    x, y, way = along(distance)
    return (x - math.sin(way) * inward) * Q, (y + math.cos(way) * inward) * Q, way


def _heath(draw: Pen, chance: Random) -> None:
    """Dry grass outside, and the trodden road of the track."""
    for _ in range(BLADES):
        x, y = chance.uniform(0, W * Q), chance.uniform(0, MAP_H * Q)
        tint = mix(GRASS, chance.choice(("#a8a066", "#3f4030")), chance.uniform(0.2, 0.9))
        draw.line((x, y, x + chance.uniform(-8, 8), y - chance.uniform(8, 18)), tint, 3)
    _ring(draw, -30, EARTH)
    _ring(draw, -26, ROAD)
    for k in range(PEBBLES):
        x, y, _ = _off(k * 6.5 + chance.uniform(0, 5), chance.uniform(-22, 22))
        r = chance.uniform(2, 7)
        draw.ellipse((x - r, y - r * 0.7, x + r, y + r * 0.7), mix(ROAD, chance.choice(("#e0c498", "#6a5038")), chance.uniform(0.3, 0.8)))


def _moat(draw: Pen, chance: Random) -> None:
    """Water between road and wall."""
    _ring(draw, 25, EARTH)
    _ring(draw, 28, WATER)
    for k in range(RIPPLES):
        x, y, way = _off(k * 14.7 + chance.uniform(0, 12), chance.uniform(31, 42))
        dx, dy = (f(way) * chance.uniform(6, 14) * Q for f in (math.cos, math.sin))
        draw.line((x - dx, y - dy, x + dx, y + dy), mix(WATER, "#bfe8f4", chance.uniform(0.2, 0.7)), 4)


def _wall(draw: Pen, chance: Random) -> None:
    """The wall from above, with merlons on its outer edge."""
    _ring(draw, 45, "#8b8499", 2)
    _ring(draw, 52, STONE)
    apart = (2 * (RIGHT - LEFT + DOWN - UP) - 160) / MERLONS
    for k in range(MERLONS):
        for inward, half, fill in ((48.5, 5.0, "#c2bccf"), (58, 4.5, mix(STONE, "#6f6880", chance.uniform(0, 0.5)))):
            is_merlon = inward < 50
            if is_merlon and k % 2:
                continue
            x, y, _ = _off(k * apart, inward)
            draw.rectangle((x - half * Q, y - half * Q, x + half * Q, y + half * Q), fill, INK if is_merlon else None, 2)
    _ring(draw, 64, INK)


def _streets(image: Image.Image, chance: Random) -> None:
    """The floor of the city: dark streets, and districts paved in their own stone."""
    draw = ImageDraw.Draw(image)
    _ring(draw, 66, "#6d6478")
    for district, (x0, y0, x1, y1) in CELLS.items():
        draw.rounded_rectangle((x0 * Q, y0 * Q, x1 * Q, y1 * Q), 36, FLOORS[district][1], INK, 6)
        plot = _paving((x1 - x0) * Q - 12, (y1 - y0) * Q - 12, FLOORS[district], chance)
        mask = Image.new("L", plot.size)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, plot.width - 1, plot.height - 1), 30, 255)
        image.paste(plot, (x0 * Q + 6, y0 * Q + 6), mask)


def _paving(wide: int, high: int, tints: tuple[str, str], chance: Random) -> Image.Image:
    """Rows of stones of different lengths."""
    light, dark = tints
    plot = Image.new("RGB", (wide, high), mix(light, dark, JOINT))
    draw = ImageDraw.Draw(plot)
    for row, y in enumerate(range(0, high, 30), 1):
        x = -(row % 2) * 22
        while x < wide:
            long = chance.randrange(34, 58)
            tint = mix(light, chance.choice((dark, "#ffffff")), chance.uniform(0.04, 0.2))
            draw.rounded_rectangle((x + 2, y + 2, x + long - 2, y + 28), 9, tint)
            x += long
    return plot


def _crossing(draw: Pen, spot: "partial[tuple[float, float]]") -> None:
    """A plank bridge from the road over the moat to a gate in the wall."""

    def corner(onward: float, inward: float) -> tuple[float, float]:
        x, y = spot(onward, inward)
        return x * Q, y * Q

    for half, deep, fill in ((44, 70, INK), (41, 67, "#b5844e")):
        draw.polygon([corner(s, d) for s, d in ((-half, 20), (half, 20), (half, deep), (-half, deep))], fill)
    for d in range(26, 66, 9):
        draw.line((*corner(-40, d), *corner(40, d)), "#6e4a20", 4)
    for s in (-44, 44):
        for d in (24, 66):
            x, y = corner(s, d)
            draw.ellipse((x - 15, y - 15, x + 15, y + 15), "#8b8499", INK, 5)


def _plaza(draw: Pen) -> None:
    """The round place in the middle, on which the clock stands."""
    x, y, r = (v * Q for v in PLAZA)
    for grow, fill in ((28, INK), (24, "#857c92"), (4, INK), (0, "#4c4359")):
        draw.ellipse((x - r - grow, y - r - grow, x + r + grow, y + r + grow), fill)
    for k in range(28):
        dx, dy = math.cos(k * math.pi / 14), math.sin(k * math.pi / 14)
        draw.line((x + dx * (r + 5), y + dy * (r + 5), x + dx * (r + 24), y + dy * (r + 24)), INK, 3)


def _furnish(image: Image.Image) -> None:
    """Barrels, carts and bushes, and the places of Captains inlaid in the floor."""
    for name, x, y, size in DECOR:
        thing = sprite(scenery(name), size * Q)
        stamp(image, shade(thing, 6, 0.6), x * Q + 4, y * Q + 8)
        stamp(image, thing, x * Q, y * Q)
    outline = sprite(sign("shield_seat"), 60 * Q, 66 * Q)
    for spots in PAWNS.values():
        for x, y in spots:
            stamp(image, outline, x * Q, y * Q)
