"""The numbers of a card as people read them, for `/card`: a `kind` that chooses the sentence, and what stands in it."""

from collections.abc import Mapping

from games.pit.numbers import Encounter, Item, Mage, Monster, MonsterCard, Mount, Quest, Skull, Wish, Wyvern
from games.pit.units import UnitFacts

Thing = UnitFacts | Mage | Wyvern | Item | Mount | Quest | MonsterCard | Encounter | Monster | Wish | Skull
Facts = Mapping[str, str | int]
COLOURS = {"w": "white", "y": "yellow", "r": "red", "": "none"}


def told(thing: Thing, side: str = "a") -> Facts:
    """The facts of one thing, of a Monster those of one side of its board.

    Dice are capital letters, `none` where there are none; a list of types is separated by spaces.
    """
    match thing:
        case UnitFacts():
            who: Facts = {"kind": "unit", "sort": thing.kind, "type": thing.type or "none", "roles": thing.roles, "dice": _dice(thing.dice)}
            return {**who, "cost": thing.cost}
        case Mage():
            return {"kind": "wizard", "back": thing.back, "pool": _dice(thing.pool), "gains": COLOURS[thing.gains]}
        case Wyvern():
            return {"kind": "wyvern", "pool": _dice(thing.pool)}
        case Item() if thing.kind == "fortification":
            return {"kind": "fortification", "cost": thing.cost}
        case Item():
            return {"kind": "item", "sort": thing.kind} | _carried(thing)
        case Mount():
            return {"kind": "mount"} | _carried(thing)
        case Quest():
            return {"kind": "quest", "number": thing.number, "place": thing.place}
        case MonsterCard():
            return {"kind": "monster_card", "cost": thing.cost}
        case Encounter() | Monster():
            return _enemy(thing, side)
        case Wish():
            return {"kind": "wish", "copies": thing.copies}
        case Skull():
            return {"kind": "skull", "colour": COLOURS[thing.colour]}


def _dice(dice: str) -> str:
    return dice.upper() or "none"


def _carried(thing: Item | Mount) -> dict[str, str | int]:
    return {"cost": thing.cost, "dice": _dice(thing.dice), "in": thing.rolls, "bearers": " ".join(thing.bearers) or "any"}


def _board(thing: Monster, side: str) -> Facts:
    board = thing.side(side)
    numbers: Facts = {"dice": _dice(board.dice), "limit": board.limit, "health": board.health, "solo": board.solo}
    return {"kind": "monster", "family": thing.family, **numbers}


def _enemy(thing: Encounter | Monster, side: str) -> Facts:
    if isinstance(thing, Monster):
        return _board(thing, side)
    if not thing.health:
        return {"kind": "encounter", "sort": thing.kind}
    fight: Facts = {"kind": "creature", "sort": thing.kind, "family": thing.family or "none", "health": thing.health}
    return {**fight, "dice": _dice(thing.dice), "reward": thing.reward, "tokens": thing.tokens}
