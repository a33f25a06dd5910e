"""What the words of Monster Pit need to know of the table: the arguments of its prompts, option labels and events."""

from collections.abc import Callable, Mapping

from games.pit.view import ATTACKERS, PHASES, SLOTS, STRUCTURES, CaptainView, TableView, UnitView

Args = Mapping[str, str | int]
SPELLED = frozenset(
    ("role", "attack", "miller", "edict", "bruiser", "horn", "warden", "look", "now", "quest", "ability", "rats", "whisper", "hold", "unhold")
)
"""Verbs that have a wording for each of their targets."""
FOUNTAIN = "fountain_"
ALIASES = {"stone": "alchemy_stone"}
"""Stone is a rune and a bridge; the Alchemist's has a name of its own."""
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
    return "deck-card" if not view.placing and view.structures[target].faces else "deck"


def _top(target: str, view: TableView) -> str:
    return "top-card" if _seen(view, int(target)) else "top"


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
    "shift": lambda target, _view: "shift-none" if target == "none" else "shift",
    "tracker": lambda target, _view: "tracker-gain" if target == "gain" else "tracker",
}


# ---------------------------------------------------------------- options


def option_args(key: str, view: TableView) -> Args:
    """What the label of a key tells beside the name of its target."""
    verb, _, target = key.partition(":")
    if verb in OPTIONS:
        return OPTIONS[verb](target, view)
    if verb in ("space", "gold"):
        return {"n": int(target)}
    if verb in ("seat", "trade"):
        return {"seat": int(target)}
    if verb in ("heal", "injure", "unit"):
        seat, _, place = target.partition(".")
        return {"seat": int(seat), "target": _card(view, int(seat), place)}
    return {"target": target} if target else {}


def _slot(target: str, view: TableView) -> Args:
    """A slot with its number and rune; these are the same for all Captains of a table."""
    if target not in SLOTS:
        return {"target": target}
    return {"n": int(target[1]), "rune": view.captains[0].runes[target]}


def _dice(target: str, _view: TableView) -> Args:
    white, yellow, red = (int(number) for number in target.split("."))
    return {"white": white, "yellow": yellow, "red": red}


def _die(target: str, view: TableView) -> Args:
    dice = view.roll.dice if view.roll is not None else ()
    if int(target) >= len(dice):
        return {"colour": "", "cards": ""}
    die = dice[int(target)]
    return {"colour": die.colour, "cards": " ".join(f"face_{face}" for face in die.faces)}


def _fight(target: str, view: TableView) -> Args:
    foes = dict.fromkeys(each.id for each in view.creatures_at(target) if each.full_health)
    return {"cards": " ".join(foes), "target": target}


def _token(target: str, view: TableView) -> Args:
    token = view.creatures[int(target)]
    return {"card": token.id, "target": token.place}


def _offer(target: str, view: TableView) -> Args:
    """The open card of a structure, with its price."""
    structure = view.structures[target]
    card, cost = structure.faces[0] if structure.faces else ("", structure.price)
    return {"target": target, "card": card, "cost": cost}


def _wares(target: str, view: TableView) -> Args:
    if target in SELLERS:
        return {"target": ALIASES.get(target, target), "cost": view.structures[SELLERS[target]].price}
    prices = dict(face for structure in view.structures.values() for face in structure.faces)
    return {"target": target, "cost": prices.get(target, 0)}


def _belonging(target: str, _view: TableView) -> Args:
    """An Item: of the giver, or of somebody anywhere."""
    *where, card = target.split(".")
    return {"target": card, "seat": int(where[0])} if len(where) == 2 else {"target": card}


def _played(target: str, view: TableView) -> Args:
    hand = view.you.hand if view.you is not None else ()
    return {"target": target, "cost": next((each.cost for each in hand if each.id == target), 0)}


def _charmed(target: str, view: TableView) -> Args:
    return {"target": view.monster.mesmerized[int(target[1:]) - 1].id} if target != "none" else {}


def _shift(target: str, _view: TableView) -> Args:
    colour, _, to = target.partition(".")
    return {"colour": colour, "to": to}


def _visited(target: str, _view: TableView) -> Args:
    return {"n": int(target.removeprefix(FOUNTAIN))} if target.startswith(FOUNTAIN) else {}


def _errand(_target: str, view: TableView) -> Args:
    mover = _captain(view, view.mover)
    return {"target": mover.quest if mover is not None else ""}


def _rolled(_target: str, view: TableView) -> Args:
    return {"roll": f"roll_{view.roll.what}" if view.roll is not None else "roll_none"}


def _own(target: str, view: TableView) -> Args:
    """A card of whoever is asked."""
    return {"target": _card(view, _asked(view), target)}


OPTIONS: Mapping[str, Callable[[str, TableView], Args]] = {
    "place": _slot,
    "push": _own,
    "bear": _own,
    "give": lambda target, view: {"target": _card(view, view.mover, target)},
    "lose": lambda target, view: {"target": _card(view, view.combat.seat if view.combat is not None else view.mover, target)},
    "dice": _dice,
    "die": _die,
    "fight": _fight,
    "token": _token,
    "recruit": _offer,
    "barkeep": _offer,
    "deck": _offer,
    "tavern": _offer,
    "buy": _wares,
    "item": _belonging,
    "play": _played,
    "free": _charmed,
    "shift": _shift,
    "visit": _visited,
    "quest": _errand,
    "stone": _rolled,
    "wish": lambda target, _view: {"target": f"wish_{target}"},
    "keep": lambda target, _view: {"target": f"wish_{target}"},
    "skull": lambda target, _view: {"target": f"skull_{target}"},
    "drop": lambda target, _view: {"target": target.removeprefix("quest_")},
    "top": lambda target, view: {"target": _seen(view, int(target)), "n": int(target) + 1},
}


# ---------------------------------------------------------------- prompts


def prompt_args(view: TableView) -> Args:
    """Everything that a question may speak of. `own` is 1 where it speaks to one seat, `other` the seat that it is about, 0 for none."""
    return {
        "own": int(view.you is not None),
        "seat": view.mover or view.lead,
        "other": int(view.subject) if view.subject.isdigit() else 0,
        "about": int(view.subject.isdigit()),
        "card": view.placing,
        "reason": f"by_{view.subject}",
        "n": view.amount,
        "monster": view.monster.id,
        "looking": " ".join(view.you.looking) if view.you is not None else "",
        **_turn_args(view),
        **_roll_args(view),
    }


def _turn_args(view: TableView) -> Args:
    """The District of whoever moves, and what the Monster rolls at Twilight."""
    mover = _captain(view, view.mover)
    pool = sum(view.monster.dice.values())
    return {"district": mover.district if mover is not None else "", "pool": pool, "left": view.monster.length - view.monster.space}


def _roll_args(view: TableView) -> Args:
    """The roll that lies open; in a combat that of the Captain, and the claws are the foe's."""
    combat, roll = view.combat, view.roll
    if combat is not None and not combat.outcome and combat.roll is not None and combat.foe_roll is not None:
        return {"roll": "roll_combat", "axes": combat.roll.captain, "claws": combat.foe_roll.monster, "roller": combat.seat, "rune": ""}
    if roll is None:
        return {"roll": "roll_none", "axes": 0, "claws": 0, "roller": 0, "rune": ""}
    return {"roll": f"roll_{roll.what}", "axes": roll.captain, "claws": roll.monster, "roller": roll.seat, "rune": roll.rune}


def point_args(view: TableView) -> Args:
    """What names a moment of the match."""
    return {"phase": PHASES.index(view.phase), "round": view.round, "playing": int(view.mover > 0), "seat": view.mover}


# ---------------------------------------------------------------- events


def event_args(args: Args) -> Args:
    """What a line tells. A token's name is not that of the rune Stone; a choice that was voted for has its verb before it."""
    found = dict(args)
    if args.get("token") in ALIASES:
        found["token"] = ALIASES[str(args["token"])]
    if "choice" in args:
        verb, _, target = str(args["choice"]).partition(".")
        found["choice"] = f"skull_{target}" if verb == "skull" else target
        found["verb"] = f"by_{verb}"
    if "slot" in args:
        found["side"] = f"side_{str(args['slot'])[:1]}"
    return found


# ---------------------------------------------------------------- looking things up


def _captain(view: TableView, seat: int) -> CaptainView | None:
    return next((each for each in view.captains if each.seat == seat), None)


def _asked(view: TableView) -> int:
    """Whose Outpost a question is about."""
    if view.subject.isdigit():
        return int(view.subject)
    return view.you.seat if view.you is not None else view.mover


def _unit(view: TableView, seat: int, place: str) -> UnitView | None:
    """A card of an Outpost by its slot, or by its number in Reserve."""
    captain = _captain(view, seat)
    if captain is None or place == "captain":
        return captain.unit if captain is not None else None
    if place.startswith("r"):
        return next((each for each in captain.reserve if each.slot == place), None)
    return captain.slots.get(place)


def _card(view: TableView, seat: int, place: str) -> str:
    """Its id; the place itself where nobody stands."""
    unit = _unit(view, seat, place)
    return unit.id if unit is not None else place


def _seen(view: TableView, at: int) -> str:
    looking = view.you.looking if view.you is not None else ()
    return looking[at] if at < len(looking) else ""
