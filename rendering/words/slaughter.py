"""What the words of Monster Slaughter need to know of the table: the arguments of its prompts and option labels."""

from collections.abc import Mapping

from games.slaughter.view import BelowView, TableView

Args = Mapping[str, str | int]
BARRED = "barred"
STRUCTURES = {"door": "bd"}
"""Structures that are named like a door of the board; the others have names of their own."""
FAMILY = "family"
"""Stands for the monster where a mutation is the whole family's."""


def wording(key: str, view: TableView) -> str:
    """Which wording a key has: mostly its verb."""
    verb, _, target = key.partition(":")
    if verb == "smash" and view.doors.get(target) == BARRED:
        return "smash-barricade"
    if verb == "heal" and any(guest.id == target for guest in view.guests):
        return "heal-guest"
    if verb == "offer" and _bonus(view, target):
        return "offer-bonus"
    if verb == "break" and target == "door" and view.variant == "last-hours":
        return "break-force"
    return f"use-{target}" if verb == "use" else verb


def option_args(key: str, view: TableView) -> Args:
    """What the label of a key tells beside the name of its target."""
    verb, _, target = key.partition(":")
    if verb == "seat":
        return {"seat": int(target)}
    if verb == "vote":
        return {"seat": int(target), "card": _offered(view, int(target))}
    if verb == "top":
        return {"cards": target.replace(".", " ")}
    if verb in ("draw", "flesh", "help"):
        return {"n": int(target)}
    if verb == "offer":
        return {"target": target, "dice": _dice(view, target), "family": _attacker(view)}
    return _below_args(verb, target, view) if target else {}


def _below_args(verb: str, target: str, view: TableView) -> Args:
    """The same for the keys of Underground, and for those with nothing but a target."""
    if verb == "pay":
        tokens = target.split(".")
        return {"tokens": " ".join(tokens), "n": sum(_worth(view, token) for token in tokens)}
    if verb == "lose":
        return {"target": target, "n": _worth(view, target)}
    if verb == "mutate":
        return {"target": target, "cost": dict(view.below.row).get(target, 0) if view.below is not None else 0}
    if verb == "lend":
        return {"target": target, "guest": view.fight.victim if view.fight is not None else ""}
    if verb == "break":
        return {"target": STRUCTURES.get(target, target), "left": _bolts(view)[target]}
    return {"target": target}


def event_args(args: Args) -> Args:
    """What a line tells beside what the rules say: names of structures and families, and whether it happened below (0 or 1)."""
    found = dict(args) | {"below": int(args.get("zone") == "basement")}
    if "structure" in args:
        found["structure"] = STRUCTURES.get(str(args["structure"]), args["structure"])
    if args.get("monster") == "":
        found["monster"] = FAMILY
    return found


def prompt_args(view: TableView) -> Args:
    """Everything that a question may speak of. `playing` is 1 during a turn, `own` is 1 where it speaks to one seat, 0 where it speaks to all."""
    own = int(view.you is not None)
    return {"event": view.event, "own": own, "bolts": _bolts(view)["door"], **_turn_args(view), **_roll_args(view), **_own_args(view)}


def point_args(view: TableView) -> Args:
    """What names a moment of the night."""
    return {"hour": view.hour, "seat": view.turn.seat if view.turn is not None else view.first}


def _turn_args(view: TableView) -> Args:
    turn = view.turn
    if turn is None:
        return {"playing": 0, "seat": view.first, "monster": "", "actions": 0, "moves": 0, "zone": ""}
    zone = turn.path[-1] if turn.path else ""
    return {"playing": 1, "seat": turn.seat, "monster": turn.monster, "actions": turn.actions_left, "moves": turn.free_moves, "zone": zone}


def _roll_args(view: TableView) -> Args:
    hits = sum(view.roll.dice) + view.roll.automatic if view.roll is not None else 0
    if view.fight is None:
        return {"hits": hits, "guest": "", "dice": 0, "reaction": 0}
    return {"hits": hits, "guest": view.fight.victim, "dice": view.fight.dice, "reaction": view.fight.reaction_dice}


def _own_args(view: TableView) -> Args:
    """`place` is the place in the death order that is chosen next, 0 for all others."""
    if view.you is None:
        return {"place": 0, "chosen": "", "looking": ""}
    return {"place": len(view.you.order) + 1, "chosen": " ".join(view.you.order), "looking": " ".join(view.you.looking)}


def _offered(view: TableView, seat: int) -> str:
    offers = view.fight.offers if view.fight is not None else ()
    return next((offer.card for offer in offers if offer.seat == seat), "none")


def _bolts(view: TableView) -> Mapping[str, int]:
    """What holds each structure together."""
    below = view.below if view.below is not None else BelowView()
    return {"turret": below.turret_bolts, "floor": below.floor_bolts, "door": below.door_bolts}


def _worth(view: TableView, token: str) -> int:
    return view.points.get(token, 0)


def _dice(view: TableView, card: str) -> int:
    cards = view.you.cards if view.you is not None else ()
    return next((each.dice for each in cards if each.id == card), 0)


def _attacker(view: TableView) -> str:
    return view.seat(view.fight.seat).family if view.fight is not None else ""


def _bonus(view: TableView, card: str) -> bool:
    """Whether the card gives one die more against the attacker's family."""
    cards = view.you.cards if view.you is not None else ()
    return any(each.id == card and _attacker(view) in each.bonus for each in cards)
