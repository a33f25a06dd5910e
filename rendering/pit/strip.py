"""The Captains' strip: who plays whom, goods, dice, Quest, wounds, what has been used."""

from collections.abc import Mapping

from PIL import Image

from games.pit.view import ATTACKERS, DEFENDERS, CaptainView, TableView
from rendering.canvas import faint, panel, put, sprite, stamp
from rendering.pit.drawings import sign, wish
from rendering.pit.palette import DIM, EDGE, GONE, PANEL, RAISED, W, crest
from rendering.pit.parts import cast, counted, creature, face_disc, goods, icon, messenger, pips, pool, shadowed, shield_token
from rendering.pit.wording import name, say, short
from rendering.text import TITLE, text_width, write
from rendering.theme import CREAM, GOLD, INK, RED, WHITE

HIGH = 206
"""Pixels of the strip."""
WIDE = 500
"""Pixels from which a panel also shows who stands in the Outpost."""
GAP = 8
LEFT_PART = 262
ROOMY = 700
"""Pixels of its right part from which it shows Reserve and wishes as well."""


def strip(canvas: Image.Image, view: TableView, names: Mapping[int, str], y: int) -> None:
    """A panel for each Captain, in the order of their bridges."""
    if not view.captains:
        _people(canvas, names, y)
        return
    w = (W - 16 - GAP * (len(view.captains) - 1)) // len(view.captains)
    for k, captain in enumerate(view.captains):
        _panel(canvas, view, captain, names[captain.seat], (8 + k * (w + GAP), y, w))


def _people(canvas: Image.Image, names: Mapping[int, str], y: int) -> None:
    """Those who sit, while it is not known who plays what."""
    w = (W - 16 - GAP * (len(names) - 1)) // max(1, len(names))
    for k, seat in enumerate(sorted(names)):
        x = 8 + k * (w + GAP)
        put(canvas, panel(w, HIGH, PANEL, EDGE, 16, 3), x, y)
        stamp(canvas, shield_token("", 76), x + w / 2, y + 74)
        write(canvas, (x + w / 2, y + 160), names[seat], 30, anchor="m", face=TITLE, room=w - 20)


def _panel(canvas: Image.Image, view: TableView, captain: CaptainView, who: str, at: tuple[int, int, int]) -> None:
    x, y, w = at
    colour, now = crest(captain.id)[0], captain.seat == view.mover
    if now:
        stamp(canvas, cast(panel, (w, HIGH, colour, colour), 7, 0.9, colour), x + w / 2, y + HIGH / 2)
    put(canvas, panel(w, HIGH, RAISED if now else PANEL, colour if now else EDGE, 16, 5 if now else 3), x, y)
    _person(canvas, captain, who, at, now=now)
    if not captain.id:
        return
    inner = LEFT_PART if w >= WIDE else w
    stock = (captain.gold, captain.blue, captain.green, captain.stones, len(captain.wishes))
    goods(canvas, stock, x + 6, y + 100, inner - 12, 26)
    _dice(canvas, captain, x, y, inner)
    _quest(canvas, captain, at)
    _marks(canvas, view, captain, at)
    if w >= WIDE:
        _outpost(canvas, captain, (x + LEFT_PART + 8, y, w - LEFT_PART - 20))


def _person(canvas: Image.Image, captain: CaptainView, who: str, at: tuple[int, int, int], *, now: bool) -> None:
    x, y, w = at
    is_hurt = captain.unit is not None and captain.unit.is_injured
    stamp(canvas, shield_token(captain.id, 62, is_hurt), x + 42, y + 43)
    write(canvas, (x + 80, y + 36), who, 30, WHITE if now else CREAM, face=TITLE, room=w - 92 - (42 if captain.is_lead else 0))
    words = say("board-injured") if is_hurt else name(captain.id) if captain.id else say("board-no-captain")
    write(canvas, (x + 80, y + 66), words, 23, RED if is_hurt else DIM, room=w - 92)
    if captain.is_lead:
        stamp(canvas, messenger(42), x + w - 30, y + 30)


def _dice(canvas: Image.Image, captain: CaptainView, x: int, y: int, w: int) -> None:
    """The pool of a Progress Roll, wish dice with a plus, and whether the ability is still to be had."""
    put(canvas, panel(w - 20, 46, INK, INK, 12, 1), x + 10, y + 122)
    pool(canvas, counted(captain.pool), x + 18, y + 145, 64, 30)
    right = x + w - 34
    if captain.is_ability_used:
        stamp(canvas, faint(sign("ready"), 30, 30), right, y + 145)
    else:
        icon(canvas, "ready", right, y + 145, 32)
    if captain.extra and w > LEFT_PART + 60:
        write(canvas, (x + 216, y + 154), "+", 28, GOLD, face=TITLE)
        pips(canvas, captain.extra, x + 236, y + 145, 24)


def _quest(canvas: Image.Image, captain: CaptainView, at: tuple[int, int, int]) -> None:
    x, y, w = at
    if not captain.quest:
        stamp(canvas, faint(sign("quest"), 24, 26), x + 26, y + 186)
        write(canvas, (x + 46, y + 194), say("board-no-quest"), 22, GONE, room=w - 60)
        return
    icon(canvas, "quest", x + 26, y + 186, 28)
    due = str(captain.quest_due)
    write(canvas, (x + w - 14, y + 195), due, 26, GOLD, anchor="r", face=TITLE)
    right = x + w - 18 - text_width(due, 26, TITLE)
    icon(canvas, "night", right - 13, y + 186, 26)
    write(canvas, (x + 46, y + 194), short(captain.quest), 22, CREAM, room=right - 30 - x - 46)


def _marks(canvas: Image.Image, view: TableView, captain: CaptainView, at: tuple[int, int, int]) -> None:
    """Harpies in the Outpost, and a Progress Roll that will not move the Monster."""
    x, y, w = at
    harpies = [each for each in view.creatures if each.place.startswith(f"{captain.seat}.")]
    for k, each in enumerate(harpies[:3]):
        shadowed(canvas, creature, (each.id, each.kind, 38, each.health, each.full_health), (x + 24 + 22 * k, y + 70), 3)
    if view.notes.get(f"hourglass.{captain.seat}"):
        shadowed(canvas, sprite, (sign("hourglass"), 24, 28), (x + w - 28, y + 68), 3)


def _outpost(canvas: Image.Image, captain: CaptainView, at: tuple[int, int, int]) -> None:
    """Faces of attackers and defenders, and how many wait in the Reserve."""
    x, y, w = at
    size = min(46, (w - 34) // 6 - 2)
    if w > ROOMY:
        _besides(canvas, captain, x + 360, y, w - 360)
    for row, (slots, mark) in enumerate(((ATTACKERS, "sword"), (DEFENDERS, "shield"))):
        cy = y + 98 + row * 48
        icon(canvas, mark, x + 12, cy, 24)
        for k, slot in enumerate(slots):
            unit, cx = captain.slots.get(slot), x + 34 + (size + 2) * (k + 0.5)
            if unit:
                stamp(canvas, face_disc(unit.id, size, DIM if unit.is_injured else CREAM, unit.is_injured), cx, cy)
                if unit.is_injured:
                    icon(canvas, "bandage", cx - size * 0.3, cy - size * 0.3, 20)
            else:
                stamp(canvas, sprite("e - 50,50 1,1\ne #2a2034:k4 50,50 42,42", size), cx, cy)


def _besides(canvas: Image.Image, captain: CaptainView, x: int, y: int, w: int) -> None:
    """Who waits in the Reserve, and the wishes."""
    people = [face_disc(unit.id, 44, DIM, unit.is_injured) for unit in captain.reserve]
    wishes = [sprite(wish(each), 44) for each in captain.wishes]
    for row, (mark, things) in enumerate((("backs", people), ("wish", wishes))):
        cy, step = y + 98 + row * 48, min(48.0, (w - 60) / max(1, len(things)))
        if things:
            icon(canvas, mark, x + 12, cy, 26, "#a33350")
        for k, thing in enumerate(things):
            stamp(canvas, thing, x + 56 + step * k, cy)
