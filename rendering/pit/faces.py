"""Cards as they are held or looked at: name, emblem, price, and what they do."""

from functools import lru_cache

from PIL import Image, ImageDraw

from rendering.art import drawings
from rendering.canvas import CLEAR, SUPER, panel, shade, sprite, stamp
from rendering.pit.drawings import TITLE as ART
from rendering.pit.drawings import picture, wish
from rendering.pit.palette import PAPER, PRINT, WINE
from rendering.pit.units import heading
from rendering.pit.wording import effect, quest_task, say, title_of
from rendering.text import TITLE, wrap, write
from rendering.theme import GREEN, INK, RED

FACE_W, FACE_H = 214, 334
"""Pixels of a card."""
LINES = 5
WINDOW_TOP, WINDOW_LOW = 62, 186
MONSTER, CITADEL = ("#7a1f2e", "#3a0f1c", "#6a2032"), ("#35506e", "#1d2a48", "#39507e")
"""Head, window and its light: Monster cards, and cards of the Citadel."""


@lru_cache(maxsize=4)
def _blank(tints: tuple[str, str, str]) -> Image.Image:
    """A card without its words."""
    w, h, s = FACE_W * SUPER, FACE_H * SUPER, SUPER
    image = Image.new("RGBA", (w, h), CLEAR)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, w - 1, h - 1), 64, PAPER, INK, 16)
    draw.rounded_rectangle((7 * s, 7 * s, w - 7 * s, 58 * s), 36, tints[0], INK, 10)
    draw.rounded_rectangle((7 * s, WINDOW_TOP * s, w - 7 * s, WINDOW_LOW * s), 36, tints[1], INK, 10)
    draw.ellipse((w / 2 - 220, 124 * s - 220, w / 2 + 220, 124 * s + 220), tints[2])
    return image.reduce(SUPER)


@lru_cache(maxsize=48)
def face(id_: str, cost: int = -1, gold: int = 0) -> Image.Image:
    """A card; a Monster card in a hand with its cost, and whether so much gold pays it."""
    image = _blank(MONSTER if id_ in drawings(ART, "monster_cards") else CITADEL).copy()
    middle = FACE_W / 2
    heading(image, title_of(id_), middle + (18 if cost >= 0 else 0), 32, FACE_W - (68 if cost >= 0 else 24))
    drawn = sprite(wish(id_) if id_ in drawings(ART, "wishes") else picture(id_), 112)
    stamp(image, shade(drawn, 5, 0.8), middle + 3, 130)
    stamp(image, drawn, middle, 124)
    rows, low = wrap(_text(id_), 24, FACE_W - 26, LINES), FACE_H - 10
    if cost > gold:
        stamp(image, panel(FACE_W - 26, 34, WINE, INK, 10, 2), middle, WINDOW_LOW - 20)
        write(image, (middle, WINDOW_LOW - 12), say("foe-dear", n=cost - gold), 24, "#ff9aa6", anchor="m", room=FACE_W - 34)
    for k, row in enumerate(rows):
        y = (WINDOW_LOW + low) / 2 + 9 + (k - (len(rows) - 1) / 2) * 28
        write(image, (middle, y), row, 24, PRINT, anchor="m", room=FACE_W - 20)
    if cost >= 0:
        _price(image, cost, cost <= gold)
    return image


def _text(id_: str) -> str:
    """What a card does, or what a Quest asks for."""
    return quest_task(id_) if id_ in drawings(ART, "quests") else effect(id_) or effect(f"wish_{id_}")


def _price(image: Image.Image, cost: int, is_affordable: bool) -> None:
    """The cost as a coin: rimmed in green where it can be paid, in red where not."""
    rim = GREEN if is_affordable else RED
    coin = sprite(f"e k 50,50 50,50\ne {rim} 50,50 46,46\ne k 50,50 38,38\ne #f6c445 50,50 35,35", 56, 56)
    stamp(image, coin, 30, 32)
    write(image, (30, 43), str(cost), 32, "#4a2a06", anchor="m", face=TITLE)


@lru_cache(maxsize=1)
def _shadow() -> Image.Image:
    return shade(panel(FACE_W, FACE_H, PAPER, INK), 9, 0.8)


def lay_face(canvas: Image.Image, card: Image.Image, x: float, y: float) -> None:
    """Lay a card by its top left corner, over its shadow."""
    stamp(canvas, _shadow(), x + FACE_W / 2 + 5, y + FACE_H / 2 + 9)
    stamp(canvas, card, x + FACE_W / 2, y + FACE_H / 2)
