"""The labels of options of Monster Pit: which wording a key has, and what it tells."""

from collections.abc import Callable, Mapping

from games.pit.view import ATTACKERS, SLOTS, STRUCTURES, TableView
from rendering.words.pit_things import Args, asked, captain_of, character, counts, foe_of, in_combat, marked, seen, spot

SPELLED = frozenset(
    ("role", "attack", "miller", "edict", "bruiser", "horn", "warden", "look", "now", "quest", "ability", "rats", "whisper", "hold", "unhold")
)
"""Verbs that have a wording for each of their targets."""
FOUNTAIN = "fountain_"
ALIASES = {"stone": "alchemy_stone"}
"""Stone is a rune and a bridge; the Alchemist's has a name of its own."""
FEW = 2
"""So many kinds of tokens are named on one label, the others are counted."""
SELLERS = {"stone": "alchemist", "blue": "church", "green": "armoury", "white_armour": "armoury", "yellow_armour": "armoury"}


# ---------------------------------------------------------------- wordings


def wording(key: str, view: TableView) -> str:
    """Which wording a key has: mostly its verb."""
    verb, _, target = key.partition(":")
    if verb in SPELLED and target:
        return f"{verb}-{target}"
    split = SPLITS.get(verb)
    return split(target, view) if split is not None else verb


def _place(target: str, _view: TableView) -> str:
    if target in SLOTS:
        return "place-attacker" if target in ATTACKERS else "place-defender"
    return "place-structure" if target in STRUCTURES else f"place-{target}"


def _visit(target: str, view: TableView) -> str:
    if target == "mage" and "pilgrim_road" in view.encounters:
        return "visit-pilgrim"
    return "visit-fountain" if target.startswith(FOUNTAIN) else f"visit-{target}"


def _recruit(target: str, _view: TableView) -> str:
    return "recruit-tavern" if target.startswith("tavern") else f"recruit-{target}"


def _item(target: str, _view: TableView) -> str:
    return "item-of" if target.count(".") == 2 else "item"


def _deck(target: str, view: TableView) -> str:
    return "deck-card" if view.structures[target].faces else "deck"


def _top(target: str, view: TableView) -> str:
    return "top-card" if seen(view, int(target)) else "top"


SPLITS: Mapping[str, Callable[[str, TableView], str]] = {
    "place": _place,
    "visit": _visit,
    "recruit": _recruit,
    "item": _item,
    "deck": _deck,
    "top": _top,
    "keep": lambda target, _view: "keep-wish" if target else "keep",
    "stone": lambda target, _view: "stone" if target == "0" else "stone-foe",
    "wyvern": lambda target, _view: "wyvern-no" if target == "no" else "wyvern",
    "free": lambda target, _view: "free-none" if target == "none" else "free",
    "fight": lambda target, view: "fight-many" if len(_foes(target, view)) > FEW else "fight",
    "token": lambda target, view: "token-perched" if "." in view.creatures[int(target)].place else "token",
    "drop": lambda target, _view: "drop-wish" if target.startswith("wish_") else "drop-quest",
    "shift": lambda target, _view: "shift-none" if target == "none" else "shift",
    "tracker": lambda target, _view: "tracker-gain" if target == "gain" else "tracker",
}


# ---------------------------------------------------------------- options


def option_args(key: str, view: TableView) -> Args:
    """What the label of a key tells beside the name of its target."""
    verb, _, target = key.partition(":")
    if verb in OPTIONS:
        return OPTIONS[verb](target, view)
    return {"target": target} if target else {}


def _slot(target: str, view: TableView) -> Args:
    """A slot with its number and rune, which are the same for all Captains of a table, and who stands there."""
    if target not in SLOTS:
        return {"target": target}
    owner = captain_of(view, asked(view))
    taken = owner.slots.get(target) if owner is not None else None
    return {"n": int(target[1]), "rune": view.captains[0].runes[target], "taken": int(taken is not None), "who": taken.id if taken else ""}


def _space(target: str, view: TableView) -> Args:
    return {"n": int(target), "left": view.monster.length - int(target)}


def _seat(target: str, view: TableView) -> Args:
    """A person, and the Captain whom that person plays."""
    captain = captain_of(view, int(target))
    return {"seat": int(target), "target": captain.id if captain is not None else ""}


def _dice(target: str, _view: TableView) -> Args:
    white, yellow, red = (int(number) for number in target.split("."))
    return counts(white, yellow, red)


def _die(target: str, view: TableView) -> Args:
    """A die of the open roll; its number among those of its colour, 0 for the only one."""
    assert view.roll is not None
    dice, at = view.roll.dice, int(target)
    same = [each for each, die in enumerate(dice) if die.colour == dice[at].colour]
    faces = dice[at].faces.lower()
    return {"colour": dice[at].colour, "axes": faces.count("c"), "claws": faces.count("m"), "n": same.index(at) + 1 if len(same) > 1 else 0}


def _foes(structure: str, view: TableView) -> list[str]:
    """Who can be fought at a structure."""
    return list(dict.fromkeys(each.id for each in view.creatures_at(structure) if each.full_health))


def _fight(target: str, view: TableView) -> Args:
    foes = _foes(target, view)
    return {"cards": " ".join(foes[:FEW]), "n": len(foes) - FEW, "target": target}


def _token(target: str, view: TableView) -> Args:
    """A token on the board with its health; its number among others like it, 0 for the only one."""
    at = int(target)
    token = view.creatures[at]
    same = [each for each, other in enumerate(view.creatures) if (other.id, other.place) == (token.id, token.place)]
    told: Args = {"card": token.id, "n": same.index(at) + 1 if len(same) > 1 else 0, "health": token.health}
    seat, _, slot = token.place.partition(".")
    return {**told, "seat": int(seat), **spot(slot)} if slot else {**told, "target": token.place}


def _deck_args(target: str, view: TableView) -> Args:
    faces = view.structures[target].faces
    return {"target": target, "card": faces[0][0] if faces else ""}


def _offer(target: str, view: TableView) -> Args:
    """The open card of a structure, with its price."""
    structure = view.structures[target]
    card, cost = structure.faces[0] if structure.faces else ("", structure.price)
    return {"target": card or target, "structure": target, "cost": cost}


def _wares(target: str, view: TableView) -> Args:
    if target in SELLERS:
        return {"target": ALIASES.get(target, target), "cost": view.structures[SELLERS[target]].price}
    prices = dict(face for structure in view.structures.values() for face in structure.faces)
    return {"target": target, "cost": prices.get(target, 0)}


def _belonging(target: str, view: TableView) -> Args:
    """An Item or Mount with its bearer: of somebody anywhere, or of whoever gives it away."""
    *where, place, card = target.split(".")
    seat = int(where[0]) if where else _giver(view)
    bearer = character(view, seat, place, is_named=bool(where))
    return {**bearer, "bearer": bearer["target"], "target": card}


def _giver(view: TableView) -> int:
    """Who gives something away: the other Captain in the District of whoever is to have it, for there are two at most."""
    taker = view.captain(int(view.subject))
    return next(each.seat for each in view.captains if each.district == taker.district and each is not taker)


def _played(target: str, view: TableView) -> Args:
    hand = view.you.hand if view.you is not None else ()
    return {"target": target, "cost": next((each.cost for each in hand if each.id == target), 0)}


def _charmed(target: str, view: TableView) -> Args:
    """Somebody beside the Monster's board, by number."""
    if target == "none":
        return {"monster": view.monster.id}
    units = view.monster.mesmerized
    return marked(units[int(target[1:]) - 1], units)


def _tracker(target: str, view: TableView) -> Args:
    return {"target": target, "n": view.monster.dice.get(target, 0)}


def _shift(target: str, _view: TableView) -> Args:
    colour, _, to = target.partition(".")
    return {"colour": colour, "to": to}


def _visited(target: str, _view: TableView) -> Args:
    return {"n": int(target.removeprefix(FOUNTAIN))} if target.startswith(FOUNTAIN) else {}


def _errand(_target: str, view: TableView) -> Args:
    mover = captain_of(view, view.mover)
    return {"target": mover.quest if mover is not None else ""}


def _rolled(_target: str, view: TableView) -> Args:
    """A roll that a stone changes: what it is, whose, and against whom."""
    roll = view.roll
    return {"roll": f"roll_{roll.what}" if roll is not None else "roll_none", "roller": roll.seat if roll is not None else 0, "foe": foe_of(view)}


def _anybody(target: str, view: TableView) -> Args:
    """A character of any Outpost: `seat.slot`."""
    seat, _, place = target.partition(".")
    return character(view, int(seat), place, is_named=True)


def _own(target: str, view: TableView) -> Args:
    """A card of the Outpost that is asked about."""
    return character(view, asked(view), target)


def _fighter(target: str, view: TableView) -> Args:
    return character(view, in_combat(view), target)


OPTIONS: Mapping[str, Callable[[str, TableView], Args]] = {
    "place": _slot,
    "space": _space,
    "gold": lambda target, _view: {"n": int(target)},
    "seat": _seat,
    "trade": _seat,
    "heal": _anybody,
    "injure": _anybody,
    "unit": _anybody,
    "push": _own,
    "bear": _own,
    "give": lambda target, view: character(view, view.mover, target),
    "lose": _fighter,
    "dice": _dice,
    "die": _die,
    "attack": lambda target, view: {"target": target, "monster": view.monster.id},
    "fight": _fight,
    "token": _token,
    "recruit": _offer,
    "barkeep": _offer,
    "deck": _deck_args,
    "tavern": _offer,
    "buy": _wares,
    "item": _belonging,
    "play": _played,
    "free": _charmed,
    "tracker": _tracker,
    "shift": _shift,
    "visit": _visited,
    "quest": _errand,
    "stone": _rolled,
    "captain": lambda target, _view: {"target": target, "card": target},
    "take": lambda target, _view: {"target": target, "card": target},
    "wish": lambda target, _view: {"target": f"wish_{target}"},
    "keep": lambda target, _view: {"target": f"wish_{target}", "card": f"wish_{target}"},
    "skull": lambda target, _view: {"target": f"skull_{target}", "card": f"skull_{target}"},
    "drop": lambda target, _view: {"target": target.removeprefix("quest_")},
    "edict": lambda target, view: {"target": target, "monster": view.monster.id},
    "top": lambda target, view: {"target": seen(view, int(target)), "n": int(target) + 1},
}
