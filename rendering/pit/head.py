"""The title bar: Round and phase, whose turn it is, what is being done, the last roll."""

from collections.abc import Mapping

from PIL import Image

from games.pit.view import CaptainView, CombatView, RollView, TableView
from rendering.canvas import mix, stamp
from rendering.pit.monster import monster_of
from rendering.pit.palette import DIM, EMBER, FOE, W, crest
from rendering.pit.parts import beast, icon, shield_token, title_plate
from rendering.pit.rolled import counts, draw_row, rows, rune_of
from rendering.pit.wording import in_text, name, say
from rendering.text import TITLE, text_width, wrap, write
from rendering.theme import WHITE

LONGEST = 12
"""Dice in one row at full size."""
GAP = 0.1
PHASE_SIGNS = {"setup": "quest", "over": "hourglass"}


def title_bar(canvas: Image.Image, view: TableView, names: Mapping[int, str]) -> None:
    """Everything that is to be read first."""
    mover = next((captain for captain in view.captains if captain.seat == view.mover), None)
    colour = crest(mover.id)[0] if mover else FOE[0]
    title_plate(canvas, colour)
    if mover:
        stamp(canvas, shield_token(mover.id, 76, _is_hurt(mover)), 58, 55)
    else:
        stamp(canvas, beast(monster_of(view), 88), 58, 55)
    room = W - 24 - _last_roll(canvas, view) - 112 - 16
    who = names[view.mover] if view.mover else name(monster_of(view))
    _first_line(canvas, view, who, room)
    ink = mix(colour, WHITE, 0.5)
    lines = wrap(doing(view, names), 24, room, 2)
    for k, line in enumerate(lines):
        write(canvas, (110, (86 if len(lines) == 1 else 70) + k * 24), line, 26 if len(lines) == 1 else 23, ink, room=room)


def _is_hurt(captain: CaptainView) -> bool:
    return captain.unit is not None and captain.unit.is_injured


def _first_line(canvas: Image.Image, view: TableView, who: str, room: float) -> None:
    """Who, then phase and Round."""
    phase = say(f"board-phase-{view.phase}", round=view.round)
    aside = text_width(phase, 28, TITLE) + 64
    right = 110 + write(canvas, (110, 46), who, 42, face=TITLE, room=room - aside, least=28) + 16
    icon(canvas, PHASE_SIGNS.get(view.phase, view.phase), right + 17, 33, 34, EMBER)
    write(canvas, (right + 42, 43), phase, 28, EMBER, face=TITLE)


def _last_roll(canvas: Image.Image, view: TableView) -> float:
    """The last roll at the right end, in two rows if it is long; returns the room that it takes. A combat shows its own."""
    roll = view.roll
    if roll is None or view.combat is not None or view.phase == "over":
        return 0
    lines = rows(roll, GAP, LONGEST)
    size, tops = (28, (56, 86)) if len(lines) > 1 else (42, (70,))
    label = _label(roll)
    right = W - 28
    write(canvas, (right, 36), label, 22, DIM, anchor="r")
    longest = max((length for _, length in lines), default=0) * size
    rune_room = rune_of(canvas, roll, right - 42, 70, 42)
    for (row, length), y in zip(lines, tops, strict=False):
        draw_row(canvas, row, (right - rune_room - length * size, y), size, counts(roll))
    return max(longest + rune_room, text_width(label, 22)) + 10


def _label(roll: RollView) -> str:
    """The name of the roll, with what counts in it."""
    found = [say(f"board-roll-{roll.what}")]
    if "c" in counts(roll) and roll.dice:
        found.append(say("board-axes", n=roll.captain))
    if "m" in counts(roll) and roll.dice:
        found.append(say("board-claws", n=roll.monster))
    if roll.is_royal:
        found.append(say("board-royal"))
    return " · ".join(found)


def doing(view: TableView, names: Mapping[int, str]) -> str:
    """One sentence on what is happening."""
    if view.phase in ("setup", "over"):
        return _aside(view)
    if view.combat is not None:
        return fight(view, view.combat, names)
    if view.placing:
        return say("board-placing", card=in_text(view.placing))
    if view.card:
        return say("board-card", card=in_text(view.card))
    return _plainly(view)


def _aside(view: TableView) -> str:
    """Before and after the siege."""
    if view.phase == "setup":
        chosen = sum(bool(captain.id) for captain in view.captains)
        if chosen == len(view.captains):
            return say("board-preparing" if chosen else "board-roles")
        return say("board-setup", chosen=chosen, all=len(view.captains))
    return say(f"board-over-{view.result.how}" if view.result else "board-over")


def _plainly(view: TableView) -> str:
    """What the phase is about."""
    mover = next((captain for captain in view.captains if captain.seat == view.mover), None)
    if view.phase == "midday" and mover:
        return say("board-in", district=in_text(mover.district)) if mover.district else say("board-choosing")
    if view.phase == "twilight" and view.row:
        return say("board-row", n=view.roll.monster if view.roll else 0)
    if view.phase == "morning" and view.roll is not None:
        return say("board-progress", axes=view.roll.captain, claws=view.roll.monster)
    return say(f"board-doing-{view.phase}")


def fight(view: TableView, combat: CombatView, names: Mapping[int, str]) -> str:
    """Who attacks whom, and where."""
    foe = name(monster_of(view) if combat.target == "monster" else combat.target)
    who = names[combat.seat]
    first, second = (who, foe) if combat.is_attack else (foe, who)
    return say("board-fight", first=first, second=second)
