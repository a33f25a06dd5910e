"""The Citadel seen from before its wall, for the box and for the end: sky, hill, roofs, wall and battlements, fire."""

from functools import lru_cache
from random import Random
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from rendering.canvas import disc, glow, mix, shade, sprite, stamp
from rendering.pit.drawings import building, sign
from rendering.pit.palette import W
from rendering.theme import INK

Q = 2
"""Scenes are painted this many times larger."""
BLOCK_W, BLOCK_H = 52, 26
"""Pixels of a stone of the wall."""


class Light(NamedTuple):
    """The hour of a scene: sky from top to horizon, the light on all that stands before it, and whether roofs burn."""

    sky: tuple[str, str, str]
    tint: tuple[int, int, int]
    stars: int = 0
    is_burning: bool = False


EVENING = Light(("#171237", "#5c2f6e", "#f0784a"), (198, 160, 190), 90)
DAWN = Light(("#3c6fb4", "#9fc4dd", "#ffe2a0"), (255, 246, 224))
RUIN = Light(("#14091a", "#5a1428", "#ff6a2c"), (150, 92, 104), 30, is_burning=True)
ROOFS = (
    ("barracks", 96, 92, "#b8452e"),
    ("tavern_1", 196, 96, "#3d7a5a"),
    ("church", 300, 122, ""),
    ("town_hall", 408, 106, ""),
    ("keep", 550, 176, ""),
    ("sanctuary", 690, 120, ""),
    ("armoury", 792, 88, ""),
    ("tavern_2", 892, 96, "#8a5fc0"),
    ("watchtower", 1000, 132, "#b8452e"),
)
"""Structure, middle, size and roof of what looks over the wall."""


@lru_cache(maxsize=4)
def citadel(high: int, top: int, light: Light) -> Image.Image:
    """The Citadel at an hour; the wall begins at `top` and reaches down to `high`."""
    image = Image.new("RGB", (W * Q, high * Q))
    _sky(image, (top + 20) * Q, light)
    far = _lit(_roofs(high, top), light.tint)
    image.paste(far, (0, 0), far)
    if light.is_burning:
        _flames(image, top)
    wall = _lit(_wall(high, top), light.tint)
    image.paste(wall, (0, 0), wall)
    return image.reduce(Q)


def _sky(image: Image.Image, horizon: int, light: Light) -> None:
    draw, dice = ImageDraw.Draw(image), Random(5)
    above, middle, below = light.sky
    for y in range(image.height):
        share = min(1.0, y / horizon)
        tint = mix(above, middle, share / 0.55) if share < 0.55 else mix(middle, below, (share - 0.55) / 0.45)
        draw.line((0, y, image.width, y), tint)
    for _ in range(light.stars):
        x, up, r = dice.uniform(0, image.width), dice.uniform(0, horizon * 0.55), dice.choice((1.5, 2.0, 3.0))
        draw.ellipse((x - r, up - r, x + r, up + r), mix(middle, "#ffffff", dice.uniform(0.4, 0.9)))
    for _ in range(0 if light.stars else 9):
        _cloud(draw, dice.uniform(0, image.width), dice.uniform(40, horizon * 0.6), dice.uniform(90, 200), mix(middle, "#ffffff", 0.5))


def _cloud(draw: ImageDraw.ImageDraw, x: float, y: float, size: float, tint: str) -> None:
    for shift, share in ((-0.7, 0.5), (0, 0.8), (0.65, 0.55)):
        draw.ellipse((x + size * (shift - share), y - size * share * 0.3, x + size * (shift + share), y + size * share * 0.3), tint)


def _lit(layer: Image.Image, tint: tuple[int, int, int]) -> Image.Image:
    """A layer in the light of its hour."""
    coloured = ImageChops.multiply(layer.convert("RGB"), Image.new("RGB", layer.size, tint))
    coloured.putalpha(layer.getchannel("A"))
    return coloured


def _roofs(high: int, top: int) -> Image.Image:
    layer = Image.new("RGBA", (W * Q, high * Q), (0, 0, 0, 0))
    ImageDraw.Draw(layer).ellipse((-300, (top - 34) * Q, W * Q + 300, (top + 260) * Q), "#5f6a4e")
    for name, x, size, roof in ROOFS:
        house = sprite(building(name), size * Q, size * Q, roof or "#888888")
        stamp(layer, house, x * Q, (top + 16 - size / 2) * Q)
    return layer


def _wall(high: int, top: int) -> Image.Image:
    """Stones in rows below battlements, with a gate in the middle."""
    layer, dice = Image.new("RGBA", (W * Q, high * Q), (0, 0, 0, 0)), Random(9)
    draw = ImageDraw.Draw(layer)
    for x in range(-18, W, 72):
        draw.rounded_rectangle((x * Q, (top - 22) * Q, (x + 44) * Q, (top + 30) * Q), 8, "#8f88a4", INK, 6)
    draw.rectangle((-10, top * Q, W * Q + 10, high * Q + 10), "#746c8a", INK, 6)
    for row, y in enumerate(range(top + 5, high, BLOCK_H)):
        for x in range(-(row % 2) * BLOCK_W // 2, W, BLOCK_W):
            tint = mix("#8f88a4", "#5d5674", dice.uniform(0, 0.8))
            draw.rounded_rectangle(((x + 1) * Q, y * Q, (x + BLOCK_W - 2) * Q, (y + BLOCK_H - 3) * Q), 6, tint)
    return layer


def _flames(image: Image.Image, top: int) -> None:
    """Roofs on fire, and the light of it."""
    for name, x, size, _ in ROOFS:
        shine(image, (x * Q, (top - size // 2) * Q), 420, (255, 120, 50), 0.6)
        for k in range(3 if name == "keep" else 2):
            flame = sprite(sign("flame"), round(size * 0.5) * Q)
            stamp(image, flame, (x + (k - 0.5) * size * 0.4) * Q, (top + 8 - size * (0.9 - 0.2 * (k % 2))) * Q)


def shine(image: Image.Image, at: tuple[float, float], size: int, tint: tuple[int, int, int], share: float) -> None:
    """Add a round light around a centre."""
    left, top = round(at[0] - size / 2), round(at[1] - size / 2)
    box = (max(0, left), max(0, top), min(image.width, left + size), min(image.height, top + size))
    light = glow(size, size, tint, 180, share).crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top))
    image.paste(ImageChops.add(image.crop(box), light), box[:2])


def stand(image: Image.Image, figure: Image.Image, x: float, y: float, rim: str = "") -> None:
    """A figure with its shadow, or with a rim of light."""
    stamp(image, shade(figure, 10, 1.1, rim) if rim else shade(figure, 8, 0.8), x + (0 if rim else 4), y + (0 if rim else 8))
    stamp(image, figure, x, y)


def sun(image: Image.Image, x: float, y: float) -> None:
    """The sun of the morning after."""
    shine(image, (x, y), 620, (255, 210, 130), 0.8)
    stamp(image, disc(150, "#fff3c4"), x, y)
