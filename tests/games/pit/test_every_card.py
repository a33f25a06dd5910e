"""Every card gives the dice of its table, in the rolls and slots that its table says (A8.3 to A8.6); who may carry what."""

import pytest

from games.pit import outpost
from games.pit.cards import load
from games.pit.view import SLOTS
from tests.games.pit.tables import ready, station

CONTENT = load()
CHARACTERS = [facts for facts in CONTENT.units.values() if facts.deck in ("barracks", "tavern", "sanctuary")]
TYPES = {"fighter": "road_levy", "monarch": "tally_clerk", "cleric": "pit_chaplain", "spellcaster": "hedge_witch", "construct": "rune_smith"}
"""A character of each type that may stand on a defender's side."""


def alone(card: str, slot: str, items: tuple[str, ...] = (), mounts: tuple[str, ...] = ()) -> tuple[str, str, str]:
    """What a card in a slot adds to a Progress Roll, an attack and a defence, Mounts counted."""
    game = ready(1)
    captain = game.captains[0]
    captain.units.clear()
    before = {use: outpost.ordinary(game, captain, use) + outpost.beyond(game, captain, use) for use in ("progress", "attack", "defence")}
    station(game, captain, card, slot, items, mounts)
    after = {use: outpost.ordinary(game, captain, use) + outpost.beyond(game, captain, use) for use in before}
    progress, attack, defence = (_added(before[use], after[use]) for use in ("progress", "attack", "defence"))
    return progress, attack, defence


def _added(before: str, after: str) -> str:
    return "".join(colour * (after.count(colour) - before.count(colour)) for colour in "wyr")


@pytest.mark.parametrize("facts", CHARACTERS, ids=lambda facts: facts.id)
def test_a_character_gives_its_dice_on_its_side_only(facts) -> None:  # type: ignore[no-untyped-def]  # UnitFacts
    """A8.3, A8.4, A8.8: all dice in the Morning, attackers' dice in attacks, defenders' in defences (Combat; Morning Phase)."""
    dice = _added("", facts.dice)
    for role in facts.roles:
        slot = f"{role}1"
        assert alone(facts.id, slot) == (dice, dice if role == "a" else "", dice if role == "d" else "")


@pytest.mark.parametrize("facts", CHARACTERS, ids=lambda facts: facts.id)
def test_a_character_is_offered_the_slots_of_its_role(facts) -> None:  # type: ignore[no-untyped-def]  # UnitFacts
    """Outpost Cards, Card's Role."""
    game = ready(1)
    captain = game.captains[0]
    captain.units.clear()
    offered = {key.partition(":")[2] for key in outpost.places(game, captain, game.unit(facts.id))}
    assert offered == {slot for slot in SLOTS if slot[0] in facts.roles}


@pytest.mark.parametrize("facts", CHARACTERS, ids=lambda facts: facts.id)
def test_an_injured_character_gives_nothing(facts) -> None:  # type: ignore[no-untyped-def]  # UnitFacts
    """Terminology, Injured Characters; its Items and Mounts do not count either (Combat, Monster Win, Tie)."""
    game = ready(1)
    captain = game.captains[0]
    captain.units.clear()
    before = outpost.ordinary(game, captain, "progress")
    unit = station(game, captain, facts.id, f"{facts.roles[0]}1", ["notched_axe"], ["plains_courser"])
    unit.injured = True
    for use in ("progress", "attack", "defence"):
        assert outpost.ordinary(game, captain, use) == before
        assert outpost.beyond(game, captain, use) == ""


@pytest.mark.parametrize("item", [each for each in CONTENT.town_hall.values() if each.kind != "fortification"], ids=lambda item: item.id)
def test_an_item_gives_its_dice_where_they_count(item) -> None:  # type: ignore[no-untyped-def]  # Item
    """A8.5, columns Dice and Counts in."""
    bare = {side: alone("road_levy", f"{side}1") for side in "ad"}
    carried = {side: alone("road_levy", f"{side}1", (item.id,)) for side in "ad"}
    dice, everywhere = _added("", item.dice), item.rolls == "all"
    assert _added(bare["a"][0], carried["a"][0]) == (dice if everywhere else "")
    assert _added(bare["a"][1], carried["a"][1]) == (dice if everywhere or item.rolls == "attack" else "")
    assert _added(bare["d"][2], carried["d"][2]) == (dice if everywhere or item.rolls == "defend" else "")
    assert (carried["a"][2], carried["d"][1]) == ("", "")


@pytest.mark.parametrize("mount", CONTENT.stables.values(), ids=lambda mount: mount.id)
def test_a_mount_gives_its_dice_in_combat(mount) -> None:  # type: ignore[no-untyped-def]  # Mount
    """A8.6; in the Morning only the Cave Lizard's may be rolled (The Stables)."""
    bare = {side: alone("road_levy", f"{side}1") for side in "ad"}
    ridden = {side: alone("road_levy", f"{side}1", (), (mount.id,)) for side in "ad"}
    dice = _added("", mount.dice)
    assert _added(bare["a"][0], ridden["a"][0]) == (dice if mount.id == "cave_lizard" else "")
    assert _added(bare["a"][1], ridden["a"][1]) == (dice if mount.rolls in ("all", "attack") else "")
    assert _added(bare["d"][2], ridden["d"][2]) == (dice if mount.rolls in ("all", "defend") else "")


@pytest.mark.parametrize("card", [*CONTENT.town_hall.values(), *CONTENT.stables.values()], ids=lambda card: card.id)
def test_who_may_carry_a_card(card) -> None:  # type: ignore[no-untyped-def]  # Item or Mount
    """A8.5 column Bearer, A8.6 text; Wyverns and the Clay Sentinel carry nothing (The Eyrie; A8.3)."""
    if getattr(card, "kind", "") == "fortification":
        return
    game = ready(1)
    captain = game.captains[0]
    for kind, unit in TYPES.items():
        assert outpost.may_carry(game, station(game, captain, unit, "d2"), card.id) == (not card.bearers or kind in card.bearers)
    assert not outpost.may_carry(game, station(game, captain, "clay_sentinel", "d3"), card.id)
    assert not outpost.may_carry(game, station(game, captain, "mist_wyvern", "d4"), card.id)


@pytest.mark.parametrize(
    ("unit", "mounts", "items", "most_items", "most_mounts"),
    [
        ("road_levy", (), ("long_spear", "padded_jack"), 2, 1),
        ("the_unbroken", (), ("long_spear", "padded_jack", "iron_helm"), 3, 1),
        ("road_levy", ("pack_mule",), ("long_spear", "padded_jack", "iron_helm"), 3, 1),
        ("mule_driver", ("plains_courser", "pack_mule"), ("long_spear", "padded_jack", "iron_helm"), 3, 2),
    ],
)
def test_how_much_a_character_carries(unit: str, mounts: tuple[str, ...], items: tuple[str, ...], most_items: int, most_mounts: int) -> None:
    """Great Hall, Important: two Items and one Mount; A8.4 The Unbroken and the Mule Driver, A8.6 Pack Mule."""
    game = ready(1)
    captain = game.captains[0]
    carrier = station(game, captain, unit, "a2", (), mounts)
    for number, item in enumerate(items):
        assert outpost.may_carry(game, carrier, "kite_shield") == (number < most_items)
        carrier.items.append(item)
    assert not outpost.may_carry(game, carrier, "kite_shield")
    assert outpost.may_carry(game, carrier, "war_ox") == (len(mounts) < most_mounts)


def test_sworn_twins_lend_each_other_a_die() -> None:
    """A8.4: a Yellow Die more while the other is uninjured in the same Outpost."""
    game = ready(2)
    captain, other = game.captains
    ash = station(game, captain, "sworn_twin_ash", "a2")
    elm = station(game, other, "sworn_twin_elm", "d2")
    assert outpost.dice_of(game, captain, ash) == "w"
    other.units.remove(elm)
    captain.units.append(elm)
    assert (outpost.dice_of(game, captain, ash), outpost.dice_of(game, captain, elm)) == ("wy", "wy")
    elm.injured = True
    assert (outpost.dice_of(game, captain, ash), outpost.dice_of(game, captain, elm)) == ("w", "")


@pytest.mark.parametrize(
    ("dice", "tokens", "items", "better"),
    [
        ("wr", ["yellow"], [], "wy"),
        ("wr", ["yellow", "white"], [], "ww"),
        ("rr", ["white"], [], "rr"),
        ("yy", ["wish"], [], "wy"),
        ("wr", [], ["mail_coat"], "wy"),
    ],
)
def test_armour_improves_one_die(dice: str, tokens: list[str], items: list[str], better: str) -> None:
    """The Armoury: Red to Yellow, Yellow to White, an upgraded one too; the wish makes any die White (A8.12); the Mail Coat (A8.5)."""
    cards = {"wr": "wall_sapper", "rr": "oathless_deserter", "yy": "night_sentry"}
    game = ready(1)
    captain = game.captains[0]
    unit = station(game, captain, cards[dice], "a2" if dice != "yy" else "d2", items)
    unit.armour = tokens
    assert sorted(outpost.dice_of(game, captain, unit)) == sorted(better)
