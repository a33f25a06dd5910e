"""Alt text of the board, in the order in which a person would tell it: Round, turn, Monster, districts, Captains."""

from collections.abc import Iterable, Iterator, Mapping

from games.pit.view import DISTRICTS, STRUCTURES, CaptainView, TableView
from rendering.pit.head import doing
from rendering.pit.monster import monster_of
from rendering.pit.palette import crest
from rendering.pit.parts import counted
from rendering.pit.ring import district_of
from rendering.pit.rolled import counts
from rendering.pit.wording import in_text, name, row_text, say, tell, title_of
from rendering.text import clean, clusters

LIMIT = 1024
"""Characters of an alt text."""
NAME = 24
"""Characters that a player's name takes at most."""
NO_ROW, NO_FACES, NO_GOODS, NO_DECKS = 1, 2, 3, 4
"""What is left out first where the text is too long."""
NOTABLE = ("burnt", "ruin", "removed", "closed")


def describe(view: TableView, names: Mapping[int, str]) -> str:
    """The public picture in words. Nothing of `view.you` is told."""
    who = {seat: _name(each) for seat, each in names.items()}
    texts = (" ".join(_lines(view, who, terse)) for terse in range(NO_DECKS + 1))
    text = next((text for text in texts if len(text) <= LIMIT), " ".join(_lines(view, who, NO_DECKS)))
    return text if len(text) <= LIMIT else text[: LIMIT - 2].rsplit(" ", 1)[0] + " …"


def moment(view: TableView) -> str:
    """Where on the clock of the match a view is, in a few letters."""
    return say("board-moment", round=view.round)


def badges(view: TableView) -> Mapping[int, tuple[str, str]]:
    """Colour and letter of each Captain's seat."""
    return {captain.seat: crest(captain.id) for captain in view.captains if captain.id}


def _lines(view: TableView, who: Mapping[int, str], terse: int) -> Iterator[str]:
    yield tell("board-head", moment=say(f"board-phase-{view.phase}", round=view.round))
    yield _turn(view, who)
    yield from _rolled(view)
    yield from _fought(view)
    if view.monster.id:
        yield _monster(view)
    if view.row and terse < NO_ROW:
        yield tell("board-row", row=say(f"board-tab-{view.row}"), text=row_text(view.monster.id, view.monster.side, view.row))
    yield from filter(None, (_district(view, district, who, terse) for district in DISTRICTS))
    if view.foe is not None:
        yield tell("board-foe", name=who[view.foe.seat], gold=view.foe.gold, hand=view.foe.hand)
    if view.encounters:
        yield tell("board-encounters", cards=_list(map(name, view.encounters)))
    if view.skulls:
        yield tell("board-skulls", cards=_list(name(f"skull_{each}") for each in view.skulls))
    yield from (_captain(captain, who, terse) for captain in view.captains)


def _turn(view: TableView, who: Mapping[int, str]) -> str:
    """Whose turn it is and what is being done; a combat names its sides itself."""
    line = doing(view, who)
    if view.combat is not None or view.phase == "over" or not view.monster.id:
        return line if line.endswith("?") else f"{line}."
    return tell("board-turn", name=who[view.mover] if view.mover else name(monster_of(view)), doing=line)


def _name(text: str) -> str:
    """A player's name on one line, not too long."""
    kept = clusters(clean(text))
    while len("".join(kept)) > NAME:
        kept.pop()
    return "".join(kept)


def _list(parts: Iterable[str]) -> str:
    return ", ".join(parts)


def _rolled(view: TableView) -> Iterator[str]:
    """The last roll and what counts in it; a combat tells its own."""
    roll = view.roll
    if roll is None or view.combat is not None or view.phase == "over" or not roll.dice:
        return
    found = [say("board-axes", n=roll.captain)] * ("c" in counts(roll)) + [say("board-claws", n=roll.monster)] * ("m" in counts(roll))
    yield tell("board-roll", roll=say(f"board-roll-{roll.what}"), results=_list(found))


def _fought(view: TableView) -> Iterator[str]:
    """The results of a combat, and what it cost."""
    combat = view.combat
    if combat is None or combat.roll is None or combat.foe_roll is None:
        return
    yield tell("board-combat", axes=combat.roll.captain, claws=combat.foe_roll.monster)
    if combat.outcome:
        is_blow = combat.is_attack or combat.outcome not in ("win", "critical")
        yield tell(f"board-combat-{combat.outcome}", damage=combat.damage) if is_blow else tell("board-combat-held")
    if combat.fate:
        who = name(combat.victim_id) if combat.victim_id else ""
        yield say(f"board-fate-{combat.fate}", name=who) + "."


def _monster(view: TableView) -> str:
    m = view.monster
    dice = _dice("".join(colour * m.dice.get(colour, 0) for colour in "wyr"))
    facts: dict[str, str | int] = {
        "monster": name(m.id),
        "space": m.space,
        "length": m.length,
        "health": m.health,
        "full": m.full_health,
        "dice": dice,
    }
    return tell("board-monster", **facts)


def _dice(dice: str) -> str:
    """How many of each colour, those that are there."""
    named = zip("wyr", counted(dice), strict=True)
    return _list(tell(f"board-dice-{colour}", n=n) for colour, n in named if n) or tell("board-no-dice")


def _district(view: TableView, district: str, who: Mapping[int, str], terse: int) -> str:
    """Who and what is in a district; an empty text where there is nothing to tell."""
    things = [who[captain.seat] for captain in view.captains if captain.district == district]
    if district in view.closed:
        things.append(tell("board-state-closed"))
    for structure in (name_ for name_ in STRUCTURES if district_of(name_) == district):
        things += _structure(view, structure, terse, is_closed=district in view.closed)
    things += [name(each.id) for each in view.creatures_at(district)]
    return tell("board-district", district=name(district), things=_list(things)) if things else ""


def _structure(view: TableView, structure: str, terse: int, *, is_closed: bool) -> Iterator[str]:
    """What is peculiar about a structure: its state, tokens, open cards."""
    at = view.structures[structure]
    if at.state in NOTABLE and not (is_closed and at.state == "closed"):
        yield tell("board-structure", structure=name(structure), state=tell(f"board-state-{at.state}"))
    for each in view.creatures_at(structure):
        yield tell("board-at", creature=name(each.id), structure=in_text(structure))
    if terse < NO_FACES:
        yield from (tell("board-face", card=name(card), price=price) for card, price in at.faces)


def _captain(captain: CaptainView, who: Mapping[int, str], terse: int) -> str:
    """A Captain: who, state, Gold, dice; then other goods and the Quest."""
    if not captain.id:
        return tell("board-seat-open", name=who[captain.seat])
    marks = [tell("board-lead")] * captain.is_lead
    marks += [say("board-injured")] * (captain.unit is not None and captain.unit.is_injured)
    things = [tell("board-gold", n=captain.gold)]
    if terse < NO_GOODS:
        stock = (("blue", captain.blue), ("green", captain.green), ("stone", captain.stones), ("wish", len(captain.wishes)))
        things += [tell(f"board-{good}", n=n) for good, n in stock if n]
        things += [tell("board-quest", quest=title_of(captain.quest), round=captain.quest_due)] if captain.quest else []
    things.append(tell("board-pool", dice=_dice(captain.pool)))
    title = f"{name(captain.id)} ({_list(marks)})" if marks else name(captain.id)
    return tell("board-seat", name=who[captain.seat], captain=title, things=_list(things))
