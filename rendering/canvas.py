"""Strokes, sprites, panels, stamps and soft shadows. Shared pictures that come from a cache are never painted on."""

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageColor, ImageDraw, ImageFilter

from rendering.theme import INK, INKS

SUPER = 4
Box = tuple[float, float, float, float]
Point = tuple[float, float]
CLEAR = (*ImageColor.getrgb(INK)[:3], 0)


def rgb(colour: str) -> tuple[int, int, int]:
    """The three channels of a hex colour."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


@lru_cache(maxsize=2048)
def mix(a: str, b: str, share: float) -> str:
    """Colour a with a share (0..1) of b."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(rgb(a), rgb(b), strict=True))
    return f"#{red:02x}{green:02x}{blue:02x}"


class Stroke(NamedTuple):
    """One line of a drawing; numbers are in the 100 x 100 box."""

    op: str
    fill: str
    outline: str
    width: float
    points: tuple[Point, ...]

    def mirrored(self) -> "Stroke":
        """The same stroke on the other side."""
        corners = {"e": 1, "r": 2}.get(self.op, len(self.points))
        return self._replace(points=tuple((100 - x, y) for x, y in self.points[:corners]) + self.points[corners:])


@cache
def strokes(drawing: str) -> tuple[Stroke, ...]:
    """The strokes of a drawing. Raises ValueError where a line is none."""
    found: list[Stroke] = []
    for op, paint_, *words in (line.split() for line in drawing.strip().splitlines()):
        fill, _, edge = paint_.partition(":")
        width = float(words.pop(0)) if "," not in words[0] else float(edge[1:] or 0)
        pairs = (word.split(",") for word in words)
        stroke = Stroke(op.lower(), fill, edge[:1], width, tuple((float(x), float(y)) for x, y in pairs))
        found += [stroke, stroke.mirrored()] if op.isupper() else [stroke]
    return tuple(found)


def smooth(points: Sequence[Point], closed: bool, steps: int = 8) -> list[Point]:
    """A Catmull-Rom curve through the points."""
    n, curve = len(points), list[Point]()
    for i in range(n if closed else n - 1):
        around = [points[j % n] if closed else points[min(max(j, 0), n - 1)] for j in range(i - 1, i + 3)]
        xs, ys = [x for x, _ in around], [y for _, y in around]
        curve += [(_spline(xs, k / steps), _spline(ys, k / steps)) for k in range(steps)]
    return curve if closed else [*curve, points[-1]]


def _spline(axis: Sequence[float], t: float) -> float:
    """One coordinate of the piece between the middle two of four points."""
    a, b, c, d = axis
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def inks_for(colour: str) -> dict[str, str]:
    """The named inks with F, L and D made from one colour."""
    return INKS | {"F": colour, "L": mix(colour, "#ffffff", 0.45), "D": mix(colour, INK, 0.4)}


def paint(draw: ImageDraw.ImageDraw, drawing: str, box: Box, inks: dict[str, str]) -> None:
    """Paint a drawing into a box (left, top, width, height) of a supersampled canvas."""
    for stroke in strokes(drawing):
        _paint_stroke(draw, stroke, box, inks)


def _paint_stroke(draw: ImageDraw.ImageDraw, stroke: Stroke, box: Box, inks: dict[str, str]) -> None:
    x0, y0, w, h = box
    unit = min(w, h) / 100
    colour = None if stroke.fill == "-" else inks.get(stroke.fill, stroke.fill)
    line, thick = inks.get(stroke.outline), max(1, round(stroke.width * unit))
    place = [(x0 + x * w / 100, y0 + y * h / 100) for x, y in _outline(stroke.op, stroke.points)]
    if stroke.op == "r":
        (left, top), (right, low) = place
        corners = (min(left, right), top, max(left, right), low)
        draw.rounded_rectangle(corners, stroke.points[2][0] * unit, colour, line, thick if line else 0)
    elif stroke.op in "lc":
        thread(draw, place, colour, thick)
    else:
        draw.polygon(place, colour)
        if line:
            thread(draw, place + place[:2], line, thick)


def _outline(op: str, points: tuple[Point, ...]) -> Sequence[Point]:
    """The points of a stroke after curves are worked out; a rounded box keeps its two corners."""
    if op == "e":
        (cx, cy), (rx, ry) = points
        turns = [k * math.pi / 24 for k in range(48)]
        return [(cx + rx * math.cos(turn), cy + ry * math.sin(turn)) for turn in turns]
    if op == "r":
        return points[:2]
    return smooth(points, op == "s") if op in "sc" else points


def thread(draw: ImageDraw.ImageDraw, points: list[Point], colour: str | int | None, width: int) -> None:
    """A line with round joins and round ends."""
    draw.line(points, colour, width, joint="curve")
    for x, y in (points[0], points[-1]):
        draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), colour)


@lru_cache(maxsize=1024)
def sprite(drawing: str, w: int, h: int = 0, colour: str = "#888888") -> Image.Image:
    """A drawing as a smooth picture of w x h pixels."""
    h = h or w
    big = Image.new("RGBA", (w * SUPER, h * SUPER), CLEAR)
    paint(ImageDraw.Draw(big), drawing, (0, 0, w * SUPER, h * SUPER), inks_for(colour))
    return big.reduce(SUPER)


@lru_cache(maxsize=256)
def faint(drawing: str, w: int, h: int) -> Image.Image:
    """The empty place of a token: a drawing without colour, hardly there."""
    icon = sprite(drawing, w, h).convert("LA").convert("RGBA")
    icon.putalpha(icon.getchannel("A").point(lambda a: a * 3 // 10))
    return icon


def disc(size: int, colour: str) -> Image.Image:
    """A smooth filled circle."""
    return sprite("e F 50,50 49,49", size, size, colour)


@lru_cache(maxsize=256)
def panel(w: int, h: int, fill: str, edge: str, radius: int = 16, line: int = 3) -> Image.Image:
    """A rounded plate."""
    plate = Image.new("RGBA", (w * SUPER, h * SUPER), (*rgb(edge), 0))
    ImageDraw.Draw(plate).rounded_rectangle((0, 0, w * SUPER - 1, h * SUPER - 1), radius * SUPER, fill, edge, line * SUPER)
    return plate.reduce(SUPER)


def put(canvas: Image.Image, image: Image.Image, x: float, y: float) -> None:
    """Lay a picture by its top left corner."""
    stamp(canvas, image, x + image.width / 2, y + image.height / 2)


def stamp(canvas: Image.Image, image: Image.Image, cx: float, cy: float) -> None:
    """Lay a picture on the canvas around a centre; parts outside are cut."""
    x, y = round(cx - image.width / 2), round(cy - image.height / 2)
    left, top = max(0, -x), max(0, -y)
    right, low = min(image.width, canvas.width - x), min(image.height, canvas.height - y)
    if (left, top, right, low) == (0, 0, image.width, image.height):
        canvas.paste(image, (x, y), image)
    elif left < right and top < low:
        piece = image.crop((left, top, right, low))
        canvas.paste(piece, (x + left, y + top), piece)


def shade(image: Image.Image, blur: float, opacity: float, colour: str = "#05030a", grow: int = 0) -> Image.Image:
    """A soft shadow (or glow) of a picture, padded by 3 x blur + grow on every side."""
    pad = round(blur * 3) + grow
    alpha = Image.new("L", (image.width + 2 * pad, image.height + 2 * pad))
    alpha.paste(image.getchannel("A"), (pad, pad))
    if grow:
        alpha = alpha.filter(ImageFilter.MaxFilter(grow * 2 + 1))
    alpha = alpha.filter(ImageFilter.GaussianBlur(blur)).point([min(255, round(a * opacity)) for a in range(256)])
    soft = Image.new("RGBA", alpha.size, colour)
    soft.putalpha(alpha)
    return soft


@lru_cache(maxsize=32)
def glow(w: int, h: int, tint: tuple[int, int, int], top: int, share: float) -> Image.Image:
    """A round light for adding to a picture: `share` of the tint in the middle, nothing where the gradient reaches `top`."""
    light = Image.radial_gradient("L").resize((w, h)).point([round(max(0, top - v) * share) for v in range(256)])
    return tinted(light, tint)


def tinted(light: Image.Image, tint: tuple[int, int, int]) -> Image.Image:
    """A grey picture in shades of one colour."""
    return Image.merge("RGB", [light.point([v * c // 255 for v in range(256)]) for c in tint])
