"""Monsters are square-shouldered, guests are round: tokens and portraits."""

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from games.slaughter.view import GuestView, TableView
from rendering.canvas import CLEAR, SUPER, inks_for, mix, paint, panel, shade, sprite, stamp
from rendering.slaughter.drawings import drawing, sign
from rendering.slaughter.floor import has_basement
from rendering.slaughter.gear import carried, mutation_sign
from rendering.slaughter.seating import CELL_W, CROWDED, KINDS, PILL, Seating, Token
from rendering.slaughter.tokens import badge_of, family_sign, monster_token
from rendering.slaughter.wild import is_wild, wild_token
from rendering.slaughter.wording import short
from rendering.text import TITLE, fit, text_width, write
from rendering.theme import CREAM, DIM, INK, SKY_BLUE, WHITE

ACTIVE_GLOW, TARGET_GLOW = "#fff2b0", "#ff3d55"
DEAD, HIDING = "#d6c6cc", "#959ce6"
"""Tints of portraits: grey for the dead, blue for those in the dark."""


@lru_cache(maxsize=256)
def portrait(guest: str, size: int, rim: str = CREAM) -> Image.Image:
    """A round guest with a coloured rim."""
    s = size * SUPER
    image, mask = Image.new("RGBA", (s, s), CLEAR), Image.new("L", (s, s))
    draw = ImageDraw.Draw(image)
    paint(draw, drawing("guests", guest), (s * 0.11, s * 0.11, s * 0.78, s * 0.78), inks_for(CREAM))
    for inset, tint, thick in ((0, INK, 0.05), (0.04, rim, 0.06), (0.095, INK, 0.035)):
        draw.ellipse((s * inset, s * inset, s - s * inset - 1, s - s * inset - 1), None, tint, round(s * thick))
    ImageDraw.Draw(mask).ellipse((0, 0, s - 1, s - 1), 255)
    image.putalpha(mask)
    return image.reduce(SUPER)


@lru_cache(maxsize=128)
def dimmed(guest: str, size: int, tint: str) -> Image.Image:
    """A portrait in the dark (hiding) or in grey (dead)."""
    image = portrait(guest, size, DIM)
    flat = ImageChops.multiply(image.convert("L").convert("RGB"), Image.new("RGB", image.size, tint)).convert("RGBA")
    flat.putalpha(image.getchannel("A"))
    return flat


def rim_of(surprise: bool) -> str:
    """Party guests have a cream rim, surprise guests a blue one."""
    return SKY_BLUE if surprise else CREAM


@lru_cache(maxsize=256)
def guest_token(guest: str, hp: int, max_hp: int, surprise: bool, size: int, named: bool) -> Image.Image:
    """A portrait under an arch of health drops; in a crowd a heart with a number."""
    image = Image.new("RGBA", (size + 32, size + 32), CLEAR)
    cx, cy, r = image.width / 2, image.height / 2, size / 2
    stamp(image, portrait(guest, size, rim_of(surprise)), cx, cy)
    if not named:
        return with_heart(image, hp, cx + r - 9, cy - r + 11, 34)
    for k in range(max_hp):
        angle = math.radians(-90 + (k - (max_hp - 1) / 2) * 27)
        stamp(image, _drop(k < hp), cx + math.cos(angle) * r, cy + math.sin(angle) * r)
    return image


def _drop(is_full: bool) -> Image.Image:
    """One health: a full red drop, or an empty ring."""
    mark = "e #ffd0d4 41,39 14,13" if is_full else "e k 50,50 27,27"
    return sprite(f"e k 50,50 50,50\ne F 50,50 37,37\n{mark}", 22, 22, "#ff5062" if is_full else "#6a5f80")


def with_heart(image: Image.Image, hp: int, x: float, y: float, size: int = 40) -> Image.Image:
    """Add a heart with the health left, and return the picture."""
    stamp(image, sprite(sign("heart"), size, size - 2), x, y)
    write(image, (x, y + 7), str(hp), max(22, size - 15), WHITE, anchor="m", face=TITLE, edge=2)
    return image


@lru_cache(maxsize=512)
def _cast(family: str, kind: str, size: int, badge: str | None, is_active: bool) -> Image.Image:
    """A monster's token with its shadow, and with a glow where its turn it is."""
    return _lit(monster_token(family, kind, size, badge), ACTIVE_GLOW if is_active else "")


def _lit(token: Image.Image, colour: str) -> Image.Image:
    """A token with its shadow, and a glow in a colour."""
    pad, halo = 33, [(shade(token, 9, 1.7, colour, 5), 0, 0)] if colour else []
    image = Image.new("RGBA", (token.width + 2 * pad, token.height + 2 * pad), CLEAR)
    for layer, dx, dy in [*halo, (shade(token, 6, 0.8), 4, 8), (token, 0, 0)]:
        over = Image.new("RGBA", image.size, CLEAR)
        stamp(over, layer, image.width / 2 + dx, image.height / 2 + dy)
        image = Image.alpha_composite(image, over)
    return image


@lru_cache(maxsize=256)
def _guest_cast(guest: str, hp: int, max_hp: int, surprise: bool, size: int, named: bool, is_target: bool) -> Image.Image:
    return _lit(guest_token(guest, hp, max_hp, surprise, size, named), TARGET_GLOW if is_target else "")


def family_of(view: TableView, seat: int, monster: str) -> str:
    """The family of a seat's monster; a tamed one is of another family than its master."""
    return next((each.family for each in view.monsters if (each.seat, each.id) == (seat, monster)), view.seat(seat).family)


def draw_figures(canvas: Image.Image, view: TableView, board: Seating, zone: str, target: str) -> None:
    """All tokens of a zone; `target` is the guest whom the monster of this turn attacks or scares."""
    active = (view.turn.seat, view.turn.monster) if view.turn is not None else (0, "")
    for token in board.tokens[zone]:
        if token.guest is not None:
            _draw_guest(canvas, token, token.guest, token.guest.id == target, CELL_W * token.scale + 10 * has_basement(view))
        else:
            _draw_troop(canvas, view, token, any((m.seat, m.id) == active for m in token.troop))


def _draw_guest(canvas: Image.Image, token: Token, guest: GuestView, is_target: bool, room: float) -> None:
    """A guest with all that is known of it; `room` are pixels for its name."""
    named = token.scale >= CROWDED
    image = _guest_cast(guest.id, guest.hp, guest.max_hp, guest.surprise, token.size, named, is_target)
    stamp(canvas, image, token.x, token.y - 8 * token.scale * named)
    carried(canvas, guest, token.x, token.y - 8 * token.scale * named, token.size)
    if is_target:
        stamp(canvas, sprite(sign("claw"), 32, 32, "#ff5f70"), token.x - token.size * 0.56, token.y + token.size * 0.12)
    if named:
        name_plate(canvas, token.x, token.y + token.size / 2 - 4 * token.scale, short(guest.id), room)


def _draw_troop(canvas: Image.Image, view: TableView, token: Token, is_active: bool) -> None:
    first, size = token.troop[0], token.size
    if is_wild(first.id):
        image = _wild_cast(first.family, size, view.seat(first.seat).family, first in view.monsters, is_active)
        stamp(canvas, image, token.x, token.foot - size * 0.6)
        return
    badge = badge_of(first.family, first.id) if token.is_alone else ""
    image = _cast(first.family, first.kind if token.is_alone else "", size, badge, is_active)
    stamp(canvas, image, token.x, token.foot - size * 0.6)
    if not token.is_alone:
        _members(canvas, token)
    _changes(canvas, view, token)


def _changes(canvas: Image.Image, view: TableView, token: Token) -> None:
    """The mutation of a monster itself, in a crowd of the first; those of families are told in the strip alone."""
    cards = [card for each in token.troop for card, owner in view.seat(each.seat).mutations.items() if owner == each.id]
    small, lift = (36, 0.2) if token.is_alone else (24, 0.9)
    for card in cards[:1]:
        stamp(canvas, mutation_sign(card, small), token.x - token.size * 0.46, token.foot - token.size * lift)


@lru_cache(maxsize=128)
def _wild_cast(family: str, size: int, master: str, is_tame: bool, is_active: bool) -> Image.Image:
    return _lit(wild_token(family, size, master, is_tame), ACTIVE_GLOW if is_active else "")


def _members(canvas: Image.Image, token: Token) -> None:
    """Who stands in a crowd's token: the family's letter, and a hat or how many."""
    first = token.troop[0]
    colour, letter = family_sign(first.family)
    stamp(canvas, panel(50, PILL, mix(colour, INK, 0.74), INK, 10, 2), token.x, token.foot)
    write(canvas, (token.x - 13, token.foot + 8), letter, 22, anchor="m", face=TITLE)
    if len(token.troop) > 1:
        write(canvas, (token.x + 10, token.foot + 8), f"×{len(token.troop)}", 22, anchor="m")
    else:
        stamp(canvas, sprite(drawing("hats", first.kind), 24, 20), token.x + 10, token.foot)


def name_plate(canvas: Image.Image, x: float, y: float, text: str, room: float) -> None:
    """A short name on a dark plate, centred."""
    text, size = fit(text, 22, room - 10)
    stamp(canvas, panel(round(text_width(text, size)) + 10, 26, INK, INK, 9, 1), x, y)
    write(canvas, (x, y + 8), text, size, anchor="m")


def family_portrait(canvas: Image.Image, family: str, x: float, y: float, size: int) -> None:
    """Three of a family side by side, the father in the middle, standing on a line."""
    for kind, dx in (("child", -0.8), ("mother", 0.82), ("father", 0)):
        wide = round(size * KINDS[kind])
        stamp(canvas, _cast(family, kind if family != "krittlin" else "child", wide, None, False), x + dx * size, y - wide * 0.6)
