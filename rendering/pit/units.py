"""Cards of an Outpost: name, portrait, dice, what is attached, and what the card does in three words."""

from functools import lru_cache
from itertools import zip_longest

from PIL import Image, ImageChops, ImageDraw

from games.pit.view import UnitView
from rendering.canvas import CLEAR, SUPER, inks_for, paint, panel, put, shade, sprite, stamp
from rendering.pit.drawings import DOUBLE, item, portrait, sign
from rendering.pit.palette import PAPER, PRINT, SOFT, WINE
from rendering.pit.parts import pips, rune
from rendering.pit.wording import brief, name, say
from rendering.text import LEAST, TITLE, text_width, wrap, write
from rendering.theme import CREAM, INK, WHITE

CARD_W, CARD_H = 172, 250
"""Pixels of a card in a slot."""
CHIP_W, SMALL_W, CHIP_H = 350, 261, 64
"""Pixels of a card in the Reserve, and how wide it is where there are many."""
HEADS = {"a": "#9c3a34", "d": "#2f6398", "r": "#5a5070", "m": "#8a2f46"}
"""Colours of the heads: attackers, defenders, Reserve, beside the Monster's board."""
HEAD, WINDOW, EDGE_IN = 46, 76, 6
HURT = "#b3122a"
PIP, THING, GEAR_PIP = 28, 30, 17
ARMOUR = {"white": "#f7f3ea", "yellow": "#f2c230", "wish": "#8fcaff"}
ROLES = {"a": "sword", "d": "shield"}


@lru_cache(maxsize=16)
def _blank(w: int, h: int, tint: str) -> Image.Image:
    """A card without its words: paper, coloured head, window."""
    image = Image.new("RGBA", (w * SUPER, h * SUPER), CLEAR)
    draw, inset, right = ImageDraw.Draw(image), EDGE_IN * SUPER, (w - EDGE_IN) * SUPER
    draw.rounded_rectangle((0, 0, w * SUPER - 1, h * SUPER - 1), 52, PAPER, INK, 14)
    draw.rounded_rectangle((inset, inset, right, (EDGE_IN + HEAD) * SUPER), 32, tint, INK, 8)
    draw.rounded_rectangle((inset, (EDGE_IN + HEAD + 3) * SUPER, right, (EDGE_IN + HEAD + 3 + WINDOW) * SUPER), 24, INK, INK, 8)
    return image.reduce(SUPER)


@lru_cache(maxsize=8)
def _shadow(w: int, h: int) -> Image.Image:
    return shade(_blank(w, h, HEADS["r"]), 7, 0.8)


@lru_cache(maxsize=96)
def bust(id_: str, w: int, h: int, hurt: bool, radius: int = 5) -> Image.Image:
    """A portrait behind a window that is wider than it is high; grey when wounded."""
    drawing = portrait(id_)
    face = Image.new("RGBA", (w * SUPER, h * SUPER), drawing.split()[1])
    size = round(h * SUPER * 1.18)
    head = Image.new("RGBA", (size, size), CLEAR)
    paint(ImageDraw.Draw(head), drawing, (0, 0, size, size), inks_for(CREAM))
    face.alpha_composite(head.crop((0, 0, size, h * SUPER)), (max(0, (w * SUPER - size) // 2), 0))
    if hurt:
        face = ImageChops.multiply(face.convert("L").convert("RGB"), Image.new("RGB", face.size, "#b8a6ac")).convert("RGBA")
    mask = Image.new("L", face.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, w * SUPER - 1, h * SUPER - 1), radius * SUPER, 255)
    face.putalpha(mask)
    return face.reduce(SUPER)


def lay(canvas: Image.Image, card: Image.Image, x: float, y: float) -> None:
    """Lay a card by its top left corner, over its shadow."""
    stamp(canvas, _shadow(card.width, card.height), x + card.width / 2 + 4, y + card.height / 2 + 7)
    put(canvas, card, x, y)


@lru_cache(maxsize=64)
def unit_card(unit: UnitView, side: str, rune_name: str = "") -> Image.Image:
    """A card as it lies in a slot of that rune. Callers must not paint on it."""
    image = _blank(CARD_W, CARD_H, HEADS[side]).copy()
    heading(image, label(unit.id), CARD_W / 2, EDGE_IN + HEAD / 2, CARD_W - 2 * EDGE_IN - 6)
    put(image, bust(unit.id, CARD_W - 2 * EDGE_IN - 4, WINDOW - 4, unit.is_injured), EDGE_IN + 2, EDGE_IN + HEAD + 5)
    _marks(image, unit)
    low = _dice_and_things(image, unit)
    _words(image, unit, low)
    if rune_name:
        stone = rune(rune_name, 40)
        stamp(image, shade(stone, 3, 0.8), 30, 112)
        stamp(image, stone, 28, 109)
    return image


def label(id_: str) -> str:
    """The name on a card; a Captain's double carries the Captain's."""
    return name(id_.removesuffix(DOUBLE))


def heading(image: Image.Image, text: str, x: float, y: float, room: float) -> None:
    """A name around a point: one line if it fits, else two."""
    if text_width(text, 24, TITLE) <= room:
        write(image, (x, y + 9), text, 27, WHITE, face=TITLE, anchor="m", room=room)
        return
    rows = min(_splits(text), key=lambda pair: max(text_width(row, 22, TITLE) for row in pair))
    for k, row in enumerate(rows):
        write(image, (x, y - 2 + k * 21), row, 22, WHITE, face=TITLE, anchor="m", room=room)


def _splits(text: str) -> list[tuple[str, ...]]:
    """All ways to cut a name into two lines; the name alone where it is one word."""
    words = text.replace("-", "- ").split()
    cuts = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    return [tuple(row.replace("- ", "-") for row in cut) for cut in cuts] or [(text,)]


def _marks(image: Image.Image, unit: UnitView) -> None:
    """Over the window: roles, armour tokens, wounded, used."""
    low = EDGE_IN + HEAD + WINDOW - 8
    for k, role in enumerate(reversed(unit.roles)):
        x = CARD_W - 24 - k * 27
        stamp(image, sprite("e k 50,50 50,50", 29, 29), x, low)
        stamp(image, sprite(sign(ROLES[role]), 19, 19), x, low)
    for k, token in enumerate(unit.armour):
        stamp(image, armour(token, 30), CARD_W - 24, 72 + k * 15)
    if unit.is_injured:
        stamp(image, sprite(sign("bandage"), 48, 48), 34, 80)
    elif unit.is_used:
        used(image, 10, 59)


def used(image: Image.Image, x: float, y: float) -> None:
    """The mark of what has been done in this Round, by its top left corner."""
    words = say("used")
    wide = round(text_width(words, LEAST)) + 14
    put(image, panel(wide, 27, "#5a5070", INK, 9, 2), x, y)
    write(image, (x + wide / 2, y + 20), words, LEAST, "#d8cfe6", anchor="m")


@lru_cache(maxsize=8)
def armour(token: str, size: int) -> Image.Image:
    """An armour token: a small shield in the colour of what it makes of a die."""
    return sprite("s F:k9 50,8 84,20 82,56 50,94 18,56 16,20\ns w 50,20 50,78 28,52 27,27", size, size, ARMOUR[token])


def _dice_and_things(image: Image.Image, unit: UnitView) -> int:
    """Dice, service counter and what is attached, in one row if they fit; returns the lower edge."""
    row, right = EDGE_IN + HEAD + WINDOW + 22, CARD_W - 12
    left = pips(image, unit.dice, 12, row, PIP)
    if unit.service > 0:
        stamp(image, sprite(sign("hourglass"), 25, 29), CARD_W - 38, row)
        write(image, (CARD_W - 17, row + 10), str(unit.service), 27, WINE, anchor="m", face=TITLE)
        right -= 44
    things = (*unit.items, *unit.mounts)
    if not things:
        return row + 16
    plate = things_plate(things, unit.gear if _fits(things, unit.gear) else ())
    if plate.width > right - left:
        row += 33
        put(image, plate, (CARD_W - plate.width) / 2, row - plate.height / 2)
    else:
        put(image, plate, right - plate.width, row - plate.height / 2)
    return row + 18


def _fits(things: tuple[str, ...], gear: tuple[str, ...]) -> bool:
    """Whether Items and Mounts have room for their dice."""
    return len(things) * (THING + 1) + sum(map(len, gear)) * (GEAR_PIP + 4) + 7 <= CARD_W - 12


@lru_cache(maxsize=64)
def things_plate(things: tuple[str, ...], gear: tuple[str, ...] = ()) -> Image.Image:
    """Items and Mounts on one dark plate, each with its dice where they are given."""
    wide = len(things) * (THING + 1) + sum(map(len, gear)) * (GEAR_PIP + 4) + 7
    plate = panel(wide, THING + 4, "#33283c", INK, 10, 2).copy()
    left = 4.0
    for thing, dice in zip_longest(things, gear, fillvalue=""):
        stamp(plate, sprite(item(thing), 28, 28), left + (THING + 1) / 2, plate.height / 2)
        pips(plate, dice, left + THING, plate.height / 2, GEAR_PIP)
        left += THING + 1 + len(dice) * (GEAR_PIP + 4)
    return plate


def _words(image: Image.Image, unit: UnitView, low: int) -> None:
    """Type and three words in what is left of the paper; injured cards say so instead."""
    kind = name(unit.type or unit.kind)
    short = brief(unit.id)
    lines: list[tuple[str, str]] = [(kind, SOFT)]
    if unit.is_injured:
        lines.append((say("injured"), HURT))
    elif short:
        room = max(1, round((CARD_H - 8 - low) // 23) - 1)
        lines += [(row, PRINT) for row in wrap(short, 22, CARD_W - 16, min(2, room))]
    elif unit.items or unit.mounts:
        lines.append((name((*unit.items, *unit.mounts)[0]), SOFT))
    middle = (low + CARD_H - 8) / 2
    for k, (row, ink) in enumerate(lines):
        write(image, (CARD_W / 2, middle + 8 + (k - (len(lines) - 1) / 2) * 23), row, 22, ink, anchor="m", room=CARD_W - 14)


@lru_cache(maxsize=64)
def unit_chip(unit: UnitView, wide: int = CHIP_W) -> Image.Image:
    """A card in the Reserve: face, name, dice, what is attached, and three words where there is room."""
    image = panel(wide, CHIP_H, PAPER, INK, 12, 3).copy()
    put(image, bust(unit.id, 60, 52, unit.is_injured, 8), 6, 6)
    if unit.is_injured:
        stamp(image, sprite(sign("bandage"), 32, 32), 24, 22)
    is_small = wide < CHIP_W
    for k, role in enumerate(reversed(unit.roles)):
        stamp(image, sprite(sign(ROLES[role]), 19, 19), wide - 20 - k * 23, 45 if is_small else 18)
    write(image, (74, 26), label(unit.id), 24, HURT if unit.is_injured else PRINT, room=wide - 84 - (0 if is_small else 23 * len(unit.roles)))
    left = pips(image, unit.dice, 74, 45, 21, unit.is_injured) + 3
    for thing in (*unit.items, *unit.mounts):
        stamp(image, sprite(item(thing), 26, 26), left + 13, 45)
        left += 28
    if not is_small:
        write(image, (left + 3, 53), brief(unit.id) or name(unit.type or unit.kind), LEAST, SOFT, room=CHIP_W - 12 - left)
    return image
