"""Everything that may stand in a slot, under one frame: Captains, the Messenger, Soldiers, patrons of the Taverns, Wizards, Wyverns."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from games.pit.numbers import Captain, Mage, Messenger, Patron, Prices, Soldier, Wyvern


@dataclass(frozen=True, slots=True)
class UnitFacts:
    """A card of an Outpost.

    `deck`: captain, messenger, barracks, tavern, sanctuary or eyrie. `kind` is that of `view.UnitView`; `type` is empty for the Messenger,
    Wizards and Wyverns. `dice` is what it gives to a roll; a Wyvern's or Wizard's own pool is no part of it. `cost` is what recruiting it
    costs without any effect, `service` as in `numbers.Soldier`.
    """

    id: str
    deck: str
    kind: str
    type: str
    roles: str
    dice: str
    injured_dice: str = ""
    cost: int = 0
    service: int = 0


def of_captains(captains: Iterable[Captain], messenger: Messenger) -> Iterator[UnitFacts]:
    """The cards of captains.toml."""
    for each in captains:
        yield UnitFacts(each.id, "captain", "captain", each.type, "ad", each.dice, injured_dice=each.injured)
    yield UnitFacts(messenger.id, "messenger", "messenger", "", messenger.roles, messenger.dice)


def of_barracks(soldiers: Iterable[Soldier], prices: Prices) -> Iterator[UnitFacts]:
    """The Soldiers."""
    for each in soldiers:
        yield UnitFacts(each.id, "barracks", "soldier", each.type, each.roles, each.dice, cost=prices.conscript, service=each.service)


def of_tavern(patrons: Iterable[Patron]) -> Iterator[UnitFacts]:
    """The characters of the Taverns, doubles of Captains among them."""
    for each in patrons:
        yield UnitFacts(each.id, "tavern", each.kind, each.type, each.roles, each.dice, cost=each.cost)


def of_sanctuary(mages: Iterable[Mage], prices: Prices) -> Iterator[UnitFacts]:
    """The Wizards and Heroes of the Sanctuary."""
    for each in mages:
        yield UnitFacts(each.id, "sanctuary", each.kind, each.type, each.roles, each.dice, cost=prices.wizard)


def of_eyrie(wyverns: Iterable[Wyvern], prices: Prices) -> Iterator[UnitFacts]:
    """The Wyverns."""
    for each in wyverns:
        yield UnitFacts(each.id, "eyrie", "wyvern", "", "ad", "", cost=prices.eyrie)


def by_card(*groups: Iterable[UnitFacts]) -> Mapping[str, UnitFacts]:
    """All of them by id."""
    return {each.id: each for group in groups for each in group}
