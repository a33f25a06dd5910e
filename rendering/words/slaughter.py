"""What the words of Monster Slaughter need to know of the table: the arguments of its prompts and option labels."""

from collections.abc import Mapping

from games.slaughter.view import TableView

Args = Mapping[str, str | int]
BARRED = "barred"


def wording(key: str, view: TableView) -> str:
    """Which wording a key has: mostly its verb."""
    verb, _, target = key.partition(":")
    if verb == "smash" and view.doors.get(target) == BARRED:
        return "smash-barricade"
    if verb == "offer" and _bonus(view, target):
        return "offer-bonus"
    return verb


def option_args(key: str, view: TableView) -> Args:
    """What the label of a key tells beside the name of its target."""
    verb, _, target = key.partition(":")
    if verb == "seat":
        return {"seat": int(target)}
    if verb == "vote":
        return {"seat": int(target), "card": _offered(view, int(target))}
    if verb == "draw":
        return {"n": int(target)}
    if verb == "offer":
        return {"target": target, "dice": _dice(view, target)}
    return {"target": target} if target else {}


def prompt_args(view: TableView) -> Args:
    """Everything that a question may speak of: the turn, the fight, the last roll."""
    args: dict[str, str | int] = {"seat": view.first, "event": view.event, "monster": "", "actions": 0, "moves": 0}
    args |= {"guest": "", "dice": 0, "reaction": 0, "hits": 0, "zone": "", "used": ""}
    if view.turn is not None:
        turn = view.turn
        zone = turn.path[-1] if turn.path else ""
        args |= {"seat": turn.seat, "monster": turn.monster, "actions": turn.actions_left, "moves": turn.free_moves, "zone": zone}
    if view.roll is not None:
        args |= {"hits": sum(view.roll.dice) + view.roll.automatic, "guest": view.roll.target}
    if view.fight is not None:
        fight = view.fight
        args |= {"guest": fight.victim, "dice": fight.dice, "reaction": fight.reaction_dice, "used": fight.used}
    return args


def _offered(view: TableView, seat: int) -> str:
    offers = view.fight.offers if view.fight is not None else ()
    return next((offer.card for offer in offers if offer.seat == seat), "none")


def _dice(view: TableView, card: str) -> int:
    cards = view.you.cards if view.you is not None else ()
    return next((each.dice for each in cards if each.id == card), 0)


def _bonus(view: TableView, card: str) -> bool:
    """Whether the card gives one die more against the attacker's family."""
    if view.you is None or view.fight is None:
        return False
    family = view.seat(view.fight.seat).family
    return any(each.id == card and family in each.bonus for each in view.you.cards)
