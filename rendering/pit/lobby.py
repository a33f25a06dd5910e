"""The picture on the box: Monsters climb out of the pit before the Citadel, the Captains stand on its wall; and who has taken a seat."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image, ImageDraw

from rendering.canvas import CLEAR, SUPER, disc, panel, put, shade, sprite, stamp
from rendering.pit.drawings import sign
from rendering.pit.palette import DIM, EDGE, NIGHT, PANEL, RAISED, W
from rendering.pit.parts import beast, shield_token
from rendering.pit.scene import EVENING, citadel, shine, stand
from rendering.pit.wording import say, title
from rendering.text import TITLE, write
from rendering.theme import CREAM, GOLD, GREEN, INK

SCENE_H, STRIP_H, WALL = 640, 112, 330
"""Pixels of the scene, of the strip with the seats, and where the wall begins."""
MONSTERS = (
    ("vampire_queen", 172, 480, 190),
    ("enchantress", 930, 480, 192),
    ("orc_warchief", 356, 506, 206),
    ("behemoth", 752, 508, 212),
    ("dragon", 552, 478, 272),
)
"""The middle and the size of each; those behind come first."""
CAPTAINS = ("isolde_kerr", "maelin_dusk", "brannoc_tallow", "quill_farrow", "oona_bramblehide", "yrsa_vane")


def lobby(names: Mapping[int, str], seats: int) -> Image.Image:
    """The box, with the names of those who sit and the seats that are free."""
    canvas = Image.new("RGB", (W, SCENE_H + STRIP_H), NIGHT)
    canvas.paste(_scene(), (0, 0))
    step = (W - 8) / seats
    for k in range(seats):
        _seat(canvas, names.get(k + 1, ""), k + 1, 8 + k * step, round(step) - 8)
    return canvas


def _seat(canvas: Image.Image, who: str, number: int, x: float, wide: int) -> None:
    taken = bool(who)
    put(canvas, panel(wide, STRIP_H - 16, RAISED if taken else PANEL, GOLD if taken else EDGE, 16, 3), x, SCENE_H + 8)
    stamp(canvas, disc(44, GOLD if taken else EDGE), x + 34, SCENE_H + 56)
    write(canvas, (x + 34, SCENE_H + 67), str(number), 32, INK if taken else DIM, anchor="m", face=TITLE)
    write(canvas, (x + 64, SCENE_H + 66), who or say("box-free"), 30, CREAM if taken else DIM, room=wide - 72)
    if taken:
        stamp(canvas, sprite(sign("check"), 28, 28, GREEN), x + wide - 18, SCENE_H + 18)


@lru_cache(maxsize=1)
def _scene() -> Image.Image:
    image = citadel(SCENE_H, WALL, EVENING).copy()
    for k, each in enumerate(CAPTAINS):
        stand(image, shield_token(each, 76), 105 + k * 178, WALL - 8)
    _pit(image)
    for name, x, y, size in MONSTERS:
        stand(image, beast(name, size), x, y, "#ff9a4c")
    _rim(image)
    _words(image)
    return image


def _pit(image: Image.Image) -> None:
    """A fiery hole before the wall."""
    big = Image.new("RGBA", (W * SUPER // 2, 330 * SUPER // 2), CLEAR)
    draw, s = ImageDraw.Draw(big), SUPER // 2
    for inset, tint in ((0, INK), (8, "#3a2630"), (26, "#7a2418"), (60, "#d8521c"), (110, "#ffab3c"), (190, "#ffe28a")):
        draw.ellipse(((20 + inset) * s, (30 + inset * 0.42) * s, (W - 20 - inset) * s, (560 - inset * 0.6) * s), tint)
    pit = big.reduce(s)
    stamp(image, pit, W / 2, SCENE_H - 330 / 2 + 40)
    shine(image, (W / 2, SCENE_H), 1000, (255, 140, 60), 0.75)


def _rim(image: Image.Image) -> None:
    """Rocks at the near edge, over which they climb, and sparks."""
    big = Image.new("RGBA", (W * 2, 120), CLEAR)
    draw = ImageDraw.Draw(big)
    for k in range(16):
        x, high = k * 150 - 60, 60 + (k * 37) % 48
        draw.polygon([(x, 130), (x + 22, 120 - high), (x + 96, 108 - high), (x + 176, 130)], ("#33202c", "#271824")[k % 2], INK)
        draw.line([(x + 22, 120 - high), (x + 96, 108 - high)], "#c9662c", 5)
    stamp(image, big.reduce(2), W / 2, SCENE_H - 30)
    for k in range(28):
        x, y = 60 + (k * 397) % (W - 120), 340 + (k * 173) % 240
        stamp(image, disc(4 + k % 4, ("#ffd36b", "#ff8a3c")[k % 2]), x, y)


def _words(image: Image.Image) -> None:
    """The name of the game and a line below it, on a dark veil."""
    veil = Image.new("RGB", (W, 230), "#070512")
    mask = Image.linear_gradient("L").resize((W, 230)).point([max(0, 215 - v) for v in range(256)])
    image.paste(veil, (0, 0), mask)
    words = Image.new("RGBA", (W, 190), CLEAR)
    write(words, (W / 2, 112), title().upper(), 108, "#ffdf8a", anchor="m", face=TITLE, room=W - 60, edge=9)
    stamp(image, shade(words, 12, 1.4, "#e8622e"), W / 2, 96)
    stamp(image, words, W / 2, 96)
    write(image, (W / 2, 176), say("box-tagline"), 34, CREAM, anchor="m", edge=4)
