"""A table on which cards lie."""

from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw

from rendering.canvas import mix
from rendering.pit.faces import FACE_H, FACE_W, lay_face
from rendering.pit.palette import W

COLUMNS = 4


def table_high(count: int) -> int:
    """Pixels that so many cards take."""
    return -(-count // COLUMNS) * (FACE_H + 16) + 8


def deal(canvas: Image.Image, faces: list[Image.Image], y: int) -> None:
    """Lay cards on a table, in rows around the middle."""
    canvas.paste(_table(table_high(len(faces))), (0, y))
    step = FACE_W + 40
    for k, card in enumerate(faces):
        here = min(COLUMNS, len(faces) - k // COLUMNS * COLUMNS)
        lay_face(canvas, card, W / 2 + (k % COLUMNS - (here - 1) / 2) * step - FACE_W / 2, y + 10 + k // COLUMNS * (FACE_H + 16))


@lru_cache(maxsize=4)
def _table(high: int) -> Image.Image:
    """Dark boards lit from above."""
    wood, dice = Image.new("RGB", (W * 2, high * 2), "#5a3a2c"), Random(4)
    draw = ImageDraw.Draw(wood)
    for y in range(0, high * 2, 104):
        x = -dice.randrange(0, 500)
        while x < W * 2:
            step = dice.randrange(500, 900)
            draw.rectangle((x, y, x + step - 5, y + 99), mix("#7a523c", "#4c2f24", dice.uniform(0, 0.8)))
            x += step
    fall = Image.radial_gradient("L").resize(wood.size).point([235 - round(v * 0.6) for v in range(256)])
    return ImageChops.multiply(wood, Image.merge("RGB", (fall, fall, fall))).reduce(2)
