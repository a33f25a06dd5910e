"""Small card signs: what guests carry, and how monsters have changed."""

from functools import lru_cache

from PIL import Image

from games.slaughter.view import GuestView
from rendering.canvas import sprite, stamp
from rendering.slaughter.drawings import card, drawing

EQUIPMENT, MUTATION = "#2f6ea8", "#6a35a0"
"""Colours of the two kinds of cards."""


@lru_cache(maxsize=128)
def card_sign(card_id: str, size: int, colour: str) -> Image.Image:
    """A card so small that only its emblem is left."""
    image = sprite("r F:k7 3,3 97,97 24,24\nr L:k3 11,11 89,89 18,18", size, size, colour).copy()
    stamp(image, sprite(card(card_id), round(size * 0.82)), size / 2, size / 2)
    return image


def mutation_sign(mutation: str, size: int) -> Image.Image:
    """A mutation as a card sign."""
    return card_sign(mutation, size, MUTATION)


def carried(canvas: Image.Image, guest: GuestView, x: float, y: float, size: int) -> None:
    """What a guest carries, at its portrait: a card at the lower right, the tactical shield at the upper left."""
    small = max(24, round(size * 0.42))
    if guest.equipped:
        stamp(canvas, card_sign(guest.equipped, small, EQUIPMENT), x + size * 0.44, y + size * 0.26)
    if guest.has_shield:
        stamp(canvas, sprite(drawing("markers", "shield"), small), x - size * 0.44, y - size * 0.18)
