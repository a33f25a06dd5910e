"""The frame of the board: whose turn it is, the clock, the event in force, the roll call of guests."""

from functools import lru_cache

from PIL import Image, ImageChops

from games.slaughter.view import WAKING, GuestView, RollView, SeatView, TableView, TurnView
from rendering.canvas import CLEAR, Point, disc, glow, panel, put, sprite, stamp
from rendering.slaughter.drawings import card, drawing, is_guest, sign
from rendering.slaughter.figures import DEAD, HIDING, dimmed, family_of, portrait, rim_of, with_heart
from rendering.slaughter.floor import W
from rendering.slaughter.gear import carried
from rendering.slaughter.news import claw_die, shield_die
from rendering.slaughter.night import arc_point
from rendering.slaughter.tokens import badge_of, family_sign, ink_of, monster_token
from rendering.slaughter.wild import is_wild, wild_token
from rendering.slaughter.wording import effect, in_text, member, name, say, short
from rendering.text import TITLE, text_width, wrap, write
from rendering.theme import CREAM, DIM, EDGE, GOLD, INK, PANEL, PAPER, PRINT, RED, WINE

EVENT_W, SUPPLY_W, ROW_H, GAP = 372, 92, 98, 8
"""Pixels of the plates in the row below the map."""
SPENT = "#4a4262"
MOST_DICE = 8
"""Most dice that lie in one row at full size."""
AIMS = {"door": "basement_door_closed", "turret": "turret_scenario", "floor": "floor"}
STRUCTURES = {"door": "bd"}
"""Structures that have the name of a door."""


def moon(canvas: Image.Image, hour: int, last: int) -> None:
    """The moon as clock: its halo, the hours below the arc up to the last one, red hours with a claw."""
    x, y = (round(v) for v in arc_point(hour, last))
    halo, box = glow(400, 400, (255, 236, 190), 160, 0.75), (x - 200, y - 200, x + 200, y + 200)
    canvas.paste(ImageChops.add(canvas.crop(box), halo), box[:2])
    for step in range(last + 1):
        if step != hour:
            _hour(canvas, arc_point(step, last), step, step < hour)
    stamp(canvas, sprite(sign("moon"), 92, 92, RED if hour in WAKING else "#ffeebb"), x, y + 2)
    write(canvas, (x, y + 14), say(f"now-{hour}"), 34, INK, anchor="m", face=TITLE, room=82)


def _hour(canvas: Image.Image, at: Point, step: int, is_past: bool) -> None:
    x, y = at
    colour = "#98a2dc" if is_past else CREAM
    if step in WAKING:
        colour = "#a5647c" if is_past else RED
        stamp(canvas, sprite(sign("claw"), 34, 34, "#8a4a62" if is_past else RED), x, y - 6)
    write(canvas, (x, y + 35), say(f"hour-{step}"), 28, colour, anchor="m", face=TITLE, edge=3)


def plain_bar(canvas: Image.Image, head: str, line: str) -> None:
    """The title bar when it is nobody's turn."""
    put(canvas, panel(W - 16, 94, PANEL, GOLD, 18, 4), 8, 8)
    stamp(canvas, sprite(sign("moon"), 70, 70, "#ffeebb"), 62, 55)
    write(canvas, (118, 54), head, 46, face=TITLE, room=W - 150, least=32)
    write(canvas, (118, 88), line, 26, GOLD, room=W - 150)


def title_bar(canvas: Image.Image, view: TableView, turn: TurnView, who: str) -> None:
    """Whose turn it is, with which monster, what is being asked, dice, actions and free moves left."""
    seat = view.seat(turn.seat)
    put(canvas, panel(W - 16, 94, PANEL, family_sign(seat.family)[0], 18, 4), 8, 8)
    _active(canvas, view, turn, seat.family)
    right = _budget(canvas, turn, ink_of(seat.family)) if turn.monster else W - 30
    if view.fight is not None:
        unknown = (None,)
        right = _duel(canvas, right, seat, view.fight.victim, unknown * view.fight.dice, unknown * view.fight.reaction_dice, 0)
    elif view.roll is not None and view.roll.action == "attack" and is_guest(view.roll.target):
        roll = view.roll
        right = _duel(canvas, right, seat, roll.target, roll.dice, roll.reaction, roll.automatic)
    elif view.roll is not None:
        right = _roll(canvas, right, view.roll)
    write(canvas, (118, 54), who, 46, face=TITLE, room=right - 118, least=30)
    write(canvas, (118, 88), _doing(view, turn, seat), 26, ink_of(seat.family), room=right - 118)


def _active(canvas: Image.Image, view: TableView, turn: TurnView, own: str) -> None:
    """The monster whose turn it is; a tamed one with the crest of its master."""
    family = family_of(view, turn.seat, turn.monster)
    if is_wild(turn.monster):
        stamp(canvas, wild_token(family, 84, own, True), 62, 52)
    else:
        stamp(canvas, monster_token(family, turn.kind, 84, badge_of(family, turn.monster)), 62, 52)


def _doing(view: TableView, turn: TurnView, seat: SeatView) -> str:
    if not turn.monster:
        return say("choosing", family=name(seat.family))
    monster = member(family_of(view, turn.seat, turn.monster), turn.monster)
    if view.fight is not None:
        return say("helping", monster=monster, guest=in_text(view.fight.victim))
    if view.roll is not None and view.roll.action == "attack" and view.roll.target:
        return say("attacking", monster=monster, guest=in_text(STRUCTURES.get(view.roll.target, view.roll.target)))
    zone = turn.path[-1] if turn.path else ""
    return say("standing", monster=monster, zone=in_text(zone)) if zone else say("starting", monster=monster)


def _budget(canvas: Image.Image, turn: TurnView, colour: str) -> float:
    """Actions as claws and free moves as a paw with a number; returns their left edge."""
    right, shown = W - 30, max(turn.actions, turn.actions_left)
    write(canvas, (right, 36), say("moves"), 22, DIM, anchor="r")
    stamp(canvas, sprite(sign("paw"), 42, 42, colour if turn.free_moves else SPENT), right - 50, 70)
    write(canvas, (right - 26, 81), str(turn.free_moves), 34, CREAM if turn.free_moves else DIM, face=TITLE)
    right -= 92
    step = 50 if shown < 5 else 150 / (shown - 1)
    wide = max(50 + step * (shown - 1), text_width(say("actions"), 22))
    write(canvas, (right - wide / 2, 36), say("actions"), 22, DIM, anchor="m")
    for k in range(shown):
        is_left = shown - k <= turn.actions_left
        x = right - wide / 2 + step * ((shown - 1) / 2 - k)
        stamp(canvas, sprite(sign("claw"), 46, 46, colour if is_left else SPENT), x, 69)
    return right - wide - 26


def _roll(canvas: Image.Image, right: float, roll: RollView) -> float:
    """One row of dice under the name of the action; returns its left edge."""
    label, aim = say(f"roll-{roll.action}"), _aim(roll.target)
    extra, face = 52 if roll.automatic else 0, 62 if aim else 0
    many = _many_dice(roll.dice) if len(roll.dice) > MOST_DICE else None
    row = many.width if many else len(roll.dice) * 54
    wide = max(row + extra, round(text_width(label, 22))) + face
    left = right - (wide - face) / 2 - (row + extra) / 2
    write(canvas, (right - (wide - face) / 2, 36), label, 22, DIM, anchor="m")
    if aim:
        stamp(canvas, aim, right - wide + 27, 58)
    if many:
        put(canvas, many, left, 98 - many.height)
    for k, hit in enumerate(() if many else roll.dice):
        stamp(canvas, claw_die(hit, 48), left + 27 + k * 54, 69)
    if roll.automatic:
        write(canvas, (left + row + 26, 82), f"+{roll.automatic}", 36, GOLD, anchor="m", face=TITLE)
    return right - wide - 26


def _aim(target: str) -> Image.Image | None:
    """What a roll is aimed at: a guest or a structure."""
    if is_guest(target):
        return portrait(target, 54)
    return sprite(drawing("markers", AIMS[target]), 56) if target in AIMS else None


@lru_cache(maxsize=16)
def _many_dice(dice: tuple[bool, ...]) -> Image.Image:
    """The dice of many monsters who roll together: hits first, in two rows or three."""
    rows, size = (2, 26) if len(dice) <= 24 else (3, 18)
    columns, step = -(-len(dice) // rows), size + 2
    image = Image.new("RGBA", (step * columns, step * rows), CLEAR)
    for k, hit in enumerate(sorted(dice, reverse=True)):
        stamp(image, claw_die(hit, size), (k % columns + 0.5) * step, (k // columns + 0.5) * step)
    return image


def _duel(
    canvas: Image.Image,
    right: float,
    seat: SeatView,
    victim: str,
    dice: tuple[bool | None, ...],
    reaction: tuple[bool | None, ...],
    automatic: int,
) -> float:
    """The attacker's dice above the victim's; returns their left edge."""
    wide = 46 + max(len(dice), len(reaction), 2) * 42 + 44
    left = right - wide
    stamp(canvas, monster_token(seat.family, "", 34, ""), left + 20, 29)
    stamp(canvas, portrait(victim, 42), left + 20, 77)
    for row, (marks, draw_die) in enumerate(((dice, claw_die), (reaction, shield_die))):
        for k, hit in enumerate(marks):
            stamp(canvas, draw_die(hit, 38), left + 66 + k * 42, 33 + row * 44)
        total = len(marks) if None in marks else sum(bool(hit) for hit in marks) + (0 if row else automatic)
        write(canvas, (right - 18, 46 + row * 44), str(total), 36, DIM if None in marks else (GOLD, "#a9d3f7")[row], anchor="m", face=TITLE)
    return left - 22


def event_card(canvas: Image.Image, event: str, y: int) -> None:
    """The event of this hour as a card."""
    put(canvas, panel(EVENT_W, ROW_H, PAPER, "#8c6a3c", 14, 4), 8, y)
    put(canvas, panel(82, 82, "#2a2f63", INK, 10, 2), 16, y + 8)
    stamp(canvas, sprite(card(event) if event else sign("moon"), 70, 70, "#ffeebb"), 57, y + 49)
    head, words = (name(event), effect(event)) if event else (say("no-event"), say("no-event-note"))
    room = EVENT_W - 120
    rows = wrap(words, 22, room, 2)
    single = len(rows) == 1
    write(canvas, (108, y + (44 if single else 36)), head, 32, WINE, face=TITLE, room=room)
    for k, row in enumerate(rows):
        write(canvas, (108, y + (76 if single else 63) + k * 25), row, 25 if single else 22, PRINT, room=room)


def supplies(canvas: Image.Image, view: TableView, x: int, y: int) -> None:
    """Bones on the track and barricades in store."""
    put(canvas, panel(SUPPLY_W, ROW_H, PANEL, EDGE), x, y)
    for row, (mark, n) in enumerate((("bone", view.bones), ("planks", view.barricades))):
        stamp(canvas, sprite(sign(mark), 36, 36), x + 30, y + 28 + row * 42)
        write(canvas, (x + 54, y + 39 + row * 42), str(n), 30, CREAM if n else DIM, face=TITLE)


def roll_call(canvas: Image.Image, view: TableView, left: int, y: int) -> None:
    """All guests in one row: health, what they carry, hiding, waiting or dead as the n-th."""
    wide = W - 8 - left
    put(canvas, panel(wide, ROW_H, PANEL, EDGE), left, y)
    step = (wide - 8) / max(5, len(view.guests))
    for k, guest in enumerate(view.guests):
        x = left + 4 + step * (k + 0.5)
        _guest_state(canvas, guest, x - 4, y + 38, 60)
        carried(canvas, guest, x - 4, y + 38, 60)
        write(canvas, (x, y + 89), short(guest.id), 22, CREAM if guest.is_out else DIM, anchor="m", room=step - 2)


def _guest_state(canvas: Image.Image, guest: GuestView, x: float, y: float, size: int) -> None:
    """A portrait with its health, and a mark where it hides, waits or lies dead."""
    cx, cy = x + size * 0.44, y - size * 0.28
    if guest.status == "dead":
        stamp(canvas, dimmed(guest.id, size, DEAD), x, y)
        stamp(canvas, sprite(sign("skull"), 30, 30), x - size * 0.38, y + size * 0.28)
        if guest.dead_as:
            stamp(canvas, disc(34, INK), cx, cy)
            write(canvas, (cx, cy + 9), str(guest.dead_as), 26, RED, anchor="m", face=TITLE)
        return
    stamp(canvas, portrait(guest.id, size, rim_of(guest.surprise)) if guest.is_out else dimmed(guest.id, size, HIDING), x, y)
    with_heart(canvas, guest.hp, cx, cy)
    if guest.status == "waiting":
        stamp(canvas, sprite(sign("hourglass"), 30, 30), x - size * 0.42, y + size * 0.24)
    elif not guest.is_out:
        stamp(canvas, disc(32, INK), x - size * 0.42, y + size * 0.26)
        write(canvas, (x - size * 0.42, y + size * 0.26 + 9), "?", 26, CREAM, anchor="m", face=TITLE)
