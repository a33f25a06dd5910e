"""The row between Monster and Captains: decks, the card just played, open Encounter cards, difficulty tokens, the Monster player."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from PIL import Image

from games.pit.view import TableView
from rendering.canvas import panel, put, sprite, stamp
from rendering.pit.drawings import picture, skull
from rendering.pit.palette import DIM, DUSK, EDGE, EMBER, FOE, PANEL, W
from rendering.pit.parts import cast, icon
from rendering.pit.wording import short
from rendering.text import TITLE, text_width, write
from rendering.theme import CREAM, WHITE

HIGH = 56
"""Pixels of the row."""
PLATE = 52
SKULL = 44
NAMED = 120
"""Pixels from which a card has its name beside its picture."""
WIDEST = 250
LEAST = 40
"""Pixels of a card without a plate."""
NOTES = {"ward": "ward_of_scales", "counter_chant": "counter_chant", "reversed": "panic", "weather": "weatherworker", "eclipse": "eclipse"}
"""Cards that will have an effect later."""


class Chip(NamedTuple):
    """A card that lies open; the one just played shines."""

    card: str
    shines: bool = False


def is_needed(view: TableView) -> bool:
    """Whether there is more to show than the deck of the Monster."""
    return bool(view.skulls or view.foe or view.encounter_deck >= 0 or next(_chips(view), None))


def desk(canvas: Image.Image, view: TableView, names: Mapping[int, str], y: int) -> None:
    """Decks at the left, tokens at the right, cards between them."""
    left = _decks(canvas, view, y)
    right = W - 8
    for each in reversed(view.skulls):
        right -= SKULL + 2
        stamp(canvas, sprite(skull(each), SKULL), right + SKULL / 2, y + HIGH / 2)
    if view.foe is not None:
        left = _player(canvas, view.foe.gold, view.foe.hand, names[view.foe.seat], left, y)
    chips = list(_chips(view))
    if chips and chips[0].shines:
        wide = min(WIDEST, right - left - 8 - LEAST * (len(chips) - 1))
        wide = wide if wide > NAMED else PLATE + 6
        _chip(canvas, chips.pop(0), left, y, wide - 6)
        left += wide
    wide = min(WIDEST, (right - left - 8) // max(1, len(chips)))
    for k, chip in enumerate(chips):
        _chip(canvas, chip, left + k * wide, y, wide - 6)


def _chips(view: TableView) -> Iterator[Chip]:
    """The card just played first, then what lies open, then what will have an effect."""
    if view.card:
        yield Chip(view.card, shines=True)
    yield from (Chip(card) for card in view.encounters if card != view.card)
    yield from (Chip(card) for key, card in NOTES.items() if view.notes.get(key) and card not in (view.card, *view.encounters))


def _decks(canvas: Image.Image, view: TableView, y: int) -> int:
    """Monster cards and Encounter cards that are left; returns the right edge."""
    piles = [("#a33350", view.monster_deck), *([("#3f8f6a", view.encounter_deck)] if view.encounter_deck >= 0 else [])]
    wide = 76 * len(piles) + 6
    put(canvas, panel(wide, PLATE, PANEL, EDGE, 14, 3), 8, y + 2)
    for k, (colour, n) in enumerate(piles):
        icon(canvas, "backs", 34 + 76 * k, y + HIGH / 2, 32, colour)
        write(canvas, (54 + 76 * k, y + 38), str(n), 28, CREAM, face=TITLE)
    return 8 + wide + 8


def _player(canvas: Image.Image, gold: int, hand: int, who: str, left: int, y: int) -> int:
    """The Monster player: name, Gold, cards in hand; returns the right edge."""
    wide = min(300, round(text_width(who, 28, TITLE)) + 190)
    put(canvas, panel(wide, PLATE, DUSK, FOE[0], 14, 3), left, y + 2)
    icon(canvas, "claw", left + 24, y + HIGH / 2, 28, FOE[0])
    write(canvas, (left + 44, y + 38), who, 28, WHITE, face=TITLE, room=wide - 188)
    for k, (mark, n) in enumerate((("gold", gold), ("fan", hand))):
        icon(canvas, mark, left + wide - 122 + 64 * k, y + HIGH / 2, 30)
        write(canvas, (left + wide - 104 + 64 * k, y + 38), str(n), 27, CREAM, face=TITLE, room=34)
    return left + wide + 8


def _chip(canvas: Image.Image, chip: Chip, x: int, y: int, wide: int) -> None:
    """A card with its picture, and its name where there is room."""
    if wide < PLATE:
        stamp(canvas, sprite(picture(chip.card), min(40, wide + 4)), x + wide / 2, y + HIGH / 2)
        return
    plate = (wide, PLATE, DUSK if chip.shines else PANEL, EMBER if chip.shines else EDGE, 14, 4 if chip.shines else 3)
    if chip.shines:
        stamp(canvas, cast(panel, plate, 6, 1, EMBER), x + wide / 2, y + HIGH / 2)
    put(canvas, panel(*plate), x, y + 2)
    stamp(canvas, sprite(picture(chip.card), 42), x + 27, y + HIGH / 2)
    if wide >= NAMED:
        write(canvas, (x + 54, y + 36), short(chip.card), 24, CREAM if chip.shines else DIM, room=wide - 60)
