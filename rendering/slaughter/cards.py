"""Cards that look like cards: name, emblem, dice or effect, and when they may be played."""

from functools import lru_cache

from PIL import Image, ImageDraw

from games.slaughter.view import CardView
from rendering.art import drawings
from rendering.canvas import CLEAR, SUPER, put, shade, sprite, stamp
from rendering.slaughter.drawings import TITLE as ART
from rendering.slaughter.drawings import card as emblem
from rendering.slaughter.drawings import is_guest, sign
from rendering.slaughter.news import shield_die
from rendering.slaughter.tokens import monster_token
from rendering.slaughter.wording import effect, name, say, short
from rendering.text import TITLE, wrap, write
from rendering.theme import GOLD, INK, WINE

CARD_W, CARD_H = 204, 322
"""Pixels of a card."""
HEADS = {"object": "#2f6ea8", "bonus": "#8a3fa0", "trap": "#a3312d", "guest": "#1f7a68"}
LINES = 4
MSUG = ("grenade", "night_goggles", "shotgun", "m16")


@lru_cache(maxsize=8)
def _blank(kind: str) -> Image.Image:
    """A card without its words: paper, coloured head, night window with a moon, dark foot."""
    w, h, s = CARD_W * SUPER, CARD_H * SUPER, SUPER
    image = Image.new("RGBA", (w, h), CLEAR)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, w - 1, h - 1), 64, "#f4e6c4", INK, 16)
    draw.rounded_rectangle((28, 28, w - 29, 54 * s), 36, HEADS[kind], INK, 10)
    draw.rounded_rectangle((28, 62 * s, w - 29, 184 * s), 36, "#22264f", INK, 10)
    for half, tint in ((222, "#39408a"), (168, "#5660b4")):
        draw.ellipse((w / 2 - half, 123 * s - half, w / 2 + half, 123 * s + half), tint)
    draw.rounded_rectangle((28, h - 48 * s, w - 29, h - 29), 36, INK)
    return image.reduce(SUPER)


def kind_of(card_id: str) -> str:
    """What kind of card lies in a pile."""
    if is_guest(card_id):
        return "guest"
    return next((kind for kind, deck in (("bonus", "bonus"), ("trap", "traps")) if card_id in drawings(ART, deck)), "object")


def has_more(card_id: str) -> bool:
    """Whether an object does something besides its dice: those of the MSUG and of the basement."""
    return card_id in MSUG or card_id in drawings(ART, "basement")


@lru_cache(maxsize=128)
def card_face(card_id: str, kind: str, when: str, dice: int = 0, bonus: tuple[str, ...] = (), words: str = "") -> Image.Image:
    """One card, the same for everybody who may see it."""
    image = _blank(kind).copy()
    middle = CARD_W / 2
    write(image, (middle, 41), name(card_id) if is_guest(card_id) else short(card_id), 30, face=TITLE, anchor="m", room=CARD_W - 26)
    picture = sprite(emblem(card_id), 112)
    stamp(image, shade(picture, 5, 0.8), middle + 3, 129)
    stamp(image, picture, middle, 123)
    words = words or effect(card_id)
    if dice and has_more(card_id):
        _pips(image, dice, 204, 34)
        _effect(image, words, 255, 2)
    elif dice:
        _strength(image, dice, bonus)
    else:
        _effect(image, words, 237, LINES)
    write(image, (middle, CARD_H - 20), say(f"when-{when}"), 24, GOLD, anchor="m", room=CARD_W - 24)
    return image


def _effect(image: Image.Image, words: str, middle: int, lines: int) -> None:
    rows = wrap(words, 24, CARD_W - 26, lines)
    step = 25 if lines < LINES else 28 if len(rows) < LINES else 23
    for k, row in enumerate(rows):
        y = middle + (k - (len(rows) - 1) / 2) * step
        write(image, (CARD_W / 2, y), row, 24 if len(rows) < LINES else 22, "#3a2a1c", anchor="m", room=CARD_W - 22)


def _pips(image: Image.Image, dice: int, y: int, size: int) -> None:
    for k in range(dice):
        stamp(image, shield_die(True, size), CARD_W / 2 + (k - (dice - 1) / 2) * (size + 4), y)


def _strength(image: Image.Image, dice: int, bonus: tuple[str, ...]) -> None:
    """Reaction dice of an object; below them +1 and the families it is good against."""
    x = CARD_W / 2
    _pips(image, dice, 229 - (21 if bonus else 0), 42)
    left = x - (46 + len(bonus) * 44) / 2
    for k, family in enumerate(bonus):
        stamp(image, monster_token(family, "", 38, ""), left + 68 + k * 44, 249)
    if bonus:
        write(image, (left + 22, 264), "+1", 32, WINE, face=TITLE, anchor="m")


@lru_cache(maxsize=8)
def _shadow() -> Image.Image:
    return shade(_blank("object"), 9, 0.8)


def lay(canvas: Image.Image, face: Image.Image, x: float, y: float) -> None:
    """Lay a card by its top left corner."""
    stamp(canvas, _shadow(), x + CARD_W / 2 + 5, y + CARD_H / 2 + 9)
    put(canvas, face, x, y)


def held(card: CardView) -> Image.Image:
    """A card of a hand."""
    return card_face(card.id, card.kind, card.when, card.dice, card.bonus)


def found(card_id: str, health: int) -> Image.Image:
    """A card of a pile, of which no more than its id is told; a guest with its health."""
    kind = kind_of(card_id)
    return card_face(card_id, kind, kind if kind in ("guest", "trap") else "card", words=say("out", hp=health) if health else "")


@lru_cache(maxsize=64)
def small_card(card_id: str) -> Image.Image:
    """A thumbnail of a card: its emblem in the colour of its kind."""
    image = sprite("r F:k4 4,2 96,98 10,10\nr #22264f 12,12 88,88 8,8", 60, 72, HEADS[kind_of(card_id)]).copy()
    stamp(image, sprite(emblem(card_id), 46), 30, 36)
    return image


@lru_cache(maxsize=1)
def card_back() -> Image.Image:
    """The back of a small card."""
    return sprite(sign("face_down"), 60, 72)
