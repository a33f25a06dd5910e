"""The players' strip: crest, name, points, tokens, monsters that are awake, hand, death order as far as it is known."""

from collections.abc import Mapping

from PIL import Image

from games.slaughter.view import MonsterView, SeatView, TableView
from rendering.canvas import Point, disc, faint, panel, put, shade, sprite, stamp
from rendering.slaughter.drawings import drawing, sign, token_sign
from rendering.slaughter.figures import DEAD, dimmed, portrait
from rendering.slaughter.floor import W, has_basement
from rendering.slaughter.gear import mutation_sign
from rendering.slaughter.tokens import family_sign, monster_token
from rendering.slaughter.wild import is_wild
from rendering.slaughter.wording import say
from rendering.text import TITLE, write
from rendering.theme import CREAM, DIM, EDGE, GOLD, GREEN, INK, PANEL, RAISED, WHITE

PLACES = 5
MUTATION_STEP = 56
HIGH, LOW, BELOW = 214, 172, 234
"""Pixels of a seat's panel: with everything in rows, with tokens and death order side by side, with everything in rows and mutations."""
WIDEST_ROWS = 4
"""Most seats whose panels are too narrow for two columns."""


def _is_wide(seats: int) -> bool:
    return seats < WIDEST_ROWS


def panel_height(view: TableView) -> int:
    """Pixels of each panel."""
    return LOW if _is_wide(len(view.seats)) else BELOW if has_basement(view) else HIGH


def strip(canvas: Image.Image, view: TableView, names: Mapping[int, str], y: int) -> None:
    """One panel per seat, side by side."""
    n = len(view.seats)
    wide = (W - 16 - 8 * (n - 1)) // n
    for k, seat in enumerate(view.seats):
        _panel(canvas, view, seat, names[seat.seat], 8 + k * (wide + 8), y, wide)


def _panel(canvas: Image.Image, view: TableView, seat: SeatView, who: str, x: int, y: int, w: int) -> None:
    high = panel_height(view)
    _plate(canvas, view, seat, x, y, w, high)
    stamp(canvas, monster_token(seat.family, "", 52), x + 38, y + 32)
    is_now = view.turn is not None and view.turn.seat == seat.seat
    badge = 34 if view.fight is not None and not is_now else 0
    write(canvas, (x + 74, y + 36), who, 28, WHITE if is_now else CREAM, room=w - 84 - badge)
    write(canvas, (x + 74, y + 63), say("points", points=seat.score), 24, GOLD, room=w - 116)
    if view.first == seat.seat:
        stamp(canvas, sprite(sign("first"), 26, 26), x + w - 24, y + 56)
    _belongings(canvas, view, seat, x, y, w)
    _awake(canvas, tuple(each for each in view.monsters if each.seat == seat.seat), x, y + high - 22, w)
    stamp(canvas, sprite(sign("fan"), 38, 36), x + w - 58, y + high - 23)
    write(canvas, (x + w - 36, y + high - 12), str(seat.hand), 28, CREAM, face=TITLE)
    _answer(canvas, view, seat, x + w - 22, y + 10)


def _belongings(canvas: Image.Image, view: TableView, seat: SeatView, x: int, y: int, w: int) -> None:
    """Tokens, death order and mutations."""
    wide, below = _is_wide(len(view.seats)), has_basement(view)
    left = (round(w * 0.58) if below else w // 2) if wide else w
    inner = w - left if wide and below else left
    if below:
        _small_tokens(canvas, view, seat, x, y + (94 if wide else 88), left)
        _mutations(canvas, view, seat, (x + w - 192, y + 55) if wide else (x + 8, y + 176))
    else:
        _tokens(canvas, view, seat, x, y + 91, left)
    _order(canvas, view, seat, x + w - inner, y + (102 if wide else 137 if below else 152), inner)


def _plate(canvas: Image.Image, view: TableView, seat: SeatView, x: int, y: int, w: int, high: int) -> None:
    """The panel itself; whose turn it is shines in the colour of the family."""
    colour = family_sign(seat.family)[0]
    if view.turn is None or view.turn.seat != seat.seat:
        put(canvas, panel(w, high, PANEL, EDGE, 16, 3), x, y)
        return
    stamp(canvas, shade(panel(w, high, colour, colour), 7, 0.9, colour), x + w / 2, y + high / 2)
    put(canvas, panel(w, high, RAISED, colour, 16, 5), x, y)


def _tokens(canvas: Image.Image, view: TableView, seat: SeatView, x: int, y: int, w: int) -> None:
    step = (w - 14) / len(view.points)
    for k, kind in enumerate(view.points):
        n, cx = seat.tokens.get(kind, 0), x + 7 + step * (k + 0.5)
        stamp(canvas, sprite(sign(kind), 32, 32) if n else faint(sign(kind), 32, 32), cx, y)
        if n:
            write(canvas, (cx, y + 38), str(n), 26, anchor="m", face=TITLE)


def _small_tokens(canvas: Image.Image, view: TableView, seat: SeatView, x: int, y: int, w: int) -> None:
    """Seven kinds of tokens in the room of five."""
    step = (w - 10) / len(view.points)
    for k, kind in enumerate(view.points):
        n, cx = seat.tokens.get(kind, 0), x + 5 + step * (k + 0.5)
        stamp(canvas, sprite(token_sign(kind), 28, 28) if n else faint(token_sign(kind), 28, 28), cx, y)
        if n:
            write(canvas, (cx, y + 32), str(n), 23, anchor="m", face=TITLE)


def _mutations(canvas: Image.Image, view: TableView, seat: SeatView, at: Point) -> None:
    """Each mutation with the hat of the monster that has it; the whole family's with the crest."""
    x, y = at
    for k, (card, owner) in enumerate(seat.mutations.items()):
        stamp(canvas, mutation_sign(card, 36), x + 18 + k * MUTATION_STEP, y)
        kind = next((each.kind for each in view.monsters if (each.seat, each.id) == (seat.seat, owner)), "")
        bearer = sprite(drawing("hats", kind), 28, 24) if kind else monster_token(seat.family, "", 22, "")
        stamp(canvas, bearer, x + 38 + k * MUTATION_STEP, y + 9)


def _order(canvas: Image.Image, view: TableView, seat: SeatView, x: int, y: int, w: int) -> None:
    """Five places of the death order: face down, a hit (green rim) or a miss (grey); a ring marks the favourite's place."""
    if not seat.order:
        return
    step = min(46.0, (w - 20) / PLACES)
    for k, guest in enumerate(seat.order):
        cx = x + w / 2 + step * (k - (PLACES - 1) / 2)
        here = seat.marker[0] if seat.marker[1] == k + 1 else ""
        if here:
            _marked(canvas, here, k + 1, guest, (cx, y + 4), min(36, int(step) + 5))
        elif guest:
            size = min(34, int(step) - 1)
            stamp(canvas, portrait(guest, size, GREEN) if view.guest(guest).dead_as == k + 1 else dimmed(guest, size, DEAD), cx, y + 4)
        else:
            stamp(canvas, sprite(sign("face_down"), 26, 32), cx, y + 4)
            write(canvas, (cx, y + 12), str(k + 1), 22, "#e6b9c6", anchor="m", face=TITLE)
        if seat.favourite == k + 1:
            stamp(canvas, sprite(sign("target"), 20, 20), cx + 15, y - 10)


def _marked(canvas: Image.Image, room: str, place: int, guest: str, at: Point, size: int) -> None:
    """A place with the player's room marker: the marker lies on the card; once revealed, beside the guest."""
    x, y = at
    if guest:
        stamp(canvas, dimmed(guest, size - 2, DEAD), x, y)
        stamp(canvas, sprite(drawing("markers", f"room_{room}"), 22), x - 8, y + 12)
        return
    stamp(canvas, sprite(drawing("markers", f"room_{room}"), size), x, y)
    write(canvas, (x + size * 0.3, y + 17), str(place), 22, anchor="m", face=TITLE, edge=3)


def _awake(canvas: Image.Image, monsters: tuple[MonsterView, ...], x: int, y: int, w: int) -> None:
    """A hat for each monster card, a face for a tamed one: full where it is face up."""
    step = min(39.0, (w - 84) / max(1, len(monsters)))
    for k, monster in enumerate(monsters):
        cx = x + 12 + step * (k + 0.5)
        hat = drawing("families", monster.family) if is_wild(monster.id) else drawing("hats", monster.kind)
        size = (34, 28) if step > 32 else (26, 22)
        stamp(canvas, sprite(hat, *size) if monster.ready else faint(hat, *size), cx, y)


def _answer(canvas: Image.Image, view: TableView, seat: SeatView, x: int, y: int) -> None:
    """In a fight: who offers a card, who has answered, who is still thinking."""
    if view.fight is None or seat.seat == view.fight.seat:
        return
    stamp(canvas, disc(40, INK), x, y)
    if seat.seat in view.fight.offering:
        stamp(canvas, sprite(sign("fan"), 32, 32), x, y)
    elif seat.seat in view.fight.answered:
        stamp(canvas, sprite(sign("check"), 30, 30, GREEN), x, y)
    else:
        stamp(canvas, sprite(sign("hourglass"), 28, 28, DIM), x, y)
