"""Texts of the Mounts and the Wyverns (A8.6, A8.7; The Stables, The Eyrie)."""

import pytest

from games.pit import anytime, combat, march, midday, morning, outpost
from games.pit.pieces import Captain
from games.pit.state import Game
from games.testing import script
from tests.games.pit.rolls import bare, dice, hits
from tests.games.pit.tables import begin, during, keys, play, prompt, put, ready, station, told


def outposts(captains: int = 2, variant: str = "dragon") -> tuple[Game, Captain]:
    """A bare match in its Midday, and its first Captain."""
    game = during(bare(ready(captains, variant)), "midday")
    return game, game.captains[0]


# ---------------------------------------------------------------- Mounts


def test_mounts_ignore_the_limits() -> None:
    """The Stables: normal dice restrictions do not apply; A-R3: on top of eight."""
    game, captain = outposts(1)
    for at in range(1, 5):
        station(game, captain, "gilded_duelist", f"a{at}", mounts=["plains_courser"])
    limited = outpost.limited(game, outpost.ordinary(game, captain, "attack"), 8)
    assert (limited, outpost.beyond(game, captain, "attack")) == ("wwwwwwy", "wwww")


def test_a_cave_lizard_goes_out_in_the_morning_too() -> None:
    """A8.6; other Mounts do not (Captain's Dice Pool)."""
    game, captain = outposts(1)
    during(game, "morning")
    captain.card.mounts = ["cave_lizard"]
    station(game, captain, "quartermaster", "a1", mounts=["war_ox"])
    play(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('wyy', 2)}\nroll 2")
    assert captain.gold == 6


@pytest.mark.parametrize(("won", "claws", "gold"), [(3, 0, 2 * 2 + 1), (2, 1, 2), (2, 2, 0)])
def test_a_hill_ram_makes_critical_hits_pay_more(won: int, claws: int, gold: int) -> None:
    """A8.6: 1 extra Gold reward for a critical hit, not for others; the Bowman makes the tie harmless."""
    game, captain = outposts(1)
    (ooze,) = put(game, "cellar_oozes", "alchemist")
    captain.gold, captain.card.mounts = 0, ["hill_ram"]
    station(game, captain, "siege_bowman", "a1")
    play(game, lambda: combat.attack(game, captain, "alchemist", ooze), f"{hits('wwyy', won)}\n{hits('yy', 2 - claws)}")
    assert captain.gold == gold


@pytest.mark.parametrize(("attacks", "is_spared"), [(False, True), (True, False)])
def test_a_frost_elk_spares_defenders_in_a_tie(attacks: bool, is_spared: bool) -> None:
    """A8.6: a tie while defending injures nobody."""
    game, captain = outposts(1)
    captain.card.mounts = ["frost_elk"]
    deed = (lambda: combat.attack(game, captain, "gate")) if attacks else (lambda: combat.strike(game, captain))
    play(game, deed, f"{hits('wy' if attacks else 'wyw', 2)}\n{hits('rwww', 2)}")
    assert captain.card.injured is not is_spared


def test_the_elk_of_an_attacker_does_not_help() -> None:
    """Combat: attacker slots take no part in defence; A-R20: nor do the injured."""
    for slot, injured in (("a1", False), ("d1", True)):
        game, captain = outposts(1)
        station(game, captain, "paladin", slot, mounts=["frost_elk"]).injured = injured
        play(game, lambda: combat.strike(game, captain), f"{hits('wy', 2)}\n{hits('rwww', 2)}")  # noqa: B023
        assert captain.card.injured


# ---------------------------------------------------------------- Wyverns


def flies(card: str, lines: str, variant: str = "dragon") -> tuple[Game, Captain]:
    """A saved Wyvern is sent."""
    game, captain = outposts(1, variant)
    station(game, captain, card, "a1")
    game.monster.space = 40
    assert f"wyvern:{card}" in anytime.captain_keys(game, captain)
    play(game, lambda: anytime.interrupt(game, 1, f"wyvern:{card}"), lines)
    assert game.removed == [card]
    assert captain.at("a1") is None
    return game, captain


@pytest.mark.parametrize(("results", "damage"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_a_cinder_wyvern_wounds_with_two_results(results: int, damage: int) -> None:
    """A8.7: 1 damage with two or more; removed after use."""
    game, captain = flies("cinder_wyvern", hits("www", results))
    assert (game.monster.health, captain.damage) == (10 - damage, damage)


@pytest.mark.parametrize("results", [0, 1, 3])
def test_a_gale_wyvern_drives_the_monster_back(results: int) -> None:
    """A8.7: 2 spaces for each Captain result; tokens on Wizards do not matter."""
    game, captain = flies("gale_wyvern", hits("wwy", results))
    assert (game.monster.space, captain.pushed) == (40 - 2 * results, 2 * results)


@pytest.mark.parametrize(("results", "damage"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_a_brood_matriarch_wounds_for_every_two(results: int, damage: int) -> None:
    """A8.7."""
    game, _ = flies("brood_matriarch", hits("wwww", results))
    assert game.monster.health == 10 - damage


def test_enchanted_results_of_a_wyvern_count() -> None:
    """Dice Overview: in any roll."""
    game, _ = flies("brood_matriarch", "roll 1 1 5 5\nroll 2 5")
    assert game.monster.health == 9


def test_wyverns_are_no_wizards() -> None:
    """White and Red tokens: Wizards only."""
    game, captain = outposts(1)
    game.skulls.update(("half_wizards", "weak_wizards", "purple_wizards"))
    march.move(game, 19)
    station(game, captain, "gale_wyvern", "d1")
    station(game, captain, "tower_adept", "d2")
    play(game, lambda: anytime.interrupt(game, 1, "wyvern:gale_wyvern"), hits("wwy", 3))
    assert game.monster.space == 13


@pytest.mark.parametrize("attacks", [True, False])
def test_a_thorn_wyvern_joins_a_combat_beyond_the_limits(attacks: bool) -> None:
    """A8.7: two White Dice more, as the Captain likes; both may come."""
    game, captain = outposts(1)
    for slot in ("a1", "d5"):
        station(game, captain, "thorn_wyvern", slot)
    assert anytime.captain_keys(game, captain) == []
    deed = (lambda: combat.attack(game, captain, "gate")) if attacks else (lambda: combat.strike(game, captain))
    table = begin(game, deed)
    assert (prompt(table, 1), keys(table, 1)) == ("thorn", ("wyvern:no", "wyvern:thorn_wyvern"))
    script(table, f"1 wyvern:thorn_wyvern\n1 wyvern:thorn_wyvern\n{hits('wywwww', 6)}\n{hits('rwww', 4)}")
    assert table.outcome is not None
    assert game.removed == ["thorn_wyvern", "thorn_wyvern"]


def test_a_thorn_wyvern_may_wait() -> None:
    """The Eyrie: used immediately, or saved."""
    game, captain = outposts(1)
    wyvern = station(game, captain, "thorn_wyvern", "a1")
    play(game, lambda: combat.attack(game, captain, "gate"), f"1 wyvern:no\n{hits('wy', 2)}\n{hits('rwww', 4)}")
    assert wyvern in captain.units


def test_a_mist_wyvern_of_anybody_cancels_an_attack_of_the_monster() -> None:
    """A8.7: one Monster attack on any Captain."""
    game, captain = outposts()
    station(game, game.captains[1], "mist_wyvern", "d1")
    play(game, lambda: combat.strike(game, captain), "2 wyvern:mist_wyvern")
    assert (game.combat, game.removed) == (None, ["mist_wyvern"])
    assert told(game, "attack-cancelled") == [{"seat": 2}]


def test_a_mist_wyvern_does_not_stop_creatures() -> None:
    """A8.7: a Monster attack."""
    game, captain = outposts(1)
    (wraith,) = put(game, "night_wraith", "gate")
    station(game, captain, "mist_wyvern", "d1")
    play(game, lambda: combat.strike(game, captain, wraith), f"{hits('wy', 2)}\n{hits('yr', 2)}")
    assert len(captain.units) == 2


def test_a_carrion_wyvern_needs_a_creature() -> None:
    """A8.7: one Creature token; others are no prey."""
    game, captain = outposts(1)
    station(game, captain, "carrion_wyvern", "d1")
    put(game, "the_ratcatcher", "sanctuary")
    assert anytime.captain_keys(game, captain) == []
    put(game, "cellar_oozes", "alchemist", "tavern_1")
    captain.gold = 0
    play(game, lambda: anytime.interrupt(game, 1, "wyvern:carrion_wyvern"), "1 token:2")
    assert captain.gold == 2
    assert [token.place for token in game.on_board] == ["sanctuary", "alchemist"]


def test_a_wyvern_takes_a_free_slot_of_either_side() -> None:
    """The Eyrie: any available slot; where none is free none is recruited."""
    game, captain = outposts(1)
    during(game, "midday", "southern_gate")
    for slot in (f"{side}{at}" for side in "ad" for at in range(1, 7) if (side, at) not in (("d", 6), ("a", 3), ("d", 2))):
        station(game, captain, "paladin", slot)
    table = begin(game, lambda: midday.act(game, captain, "recruit:eyrie"))
    assert keys(table, 1) == ("place:a3", "place:d2")
    script(table, "1 place:d2")
    captain.gold = 4
    captain.visited.clear()
    assert "recruit:eyrie" in midday.menu(game, captain)
    station(game, captain, "paladin", "a3")
    assert "recruit:eyrie" not in midday.menu(game, captain)


def test_wyverns_give_no_dice_and_carry_nothing() -> None:
    """The Eyrie: Items and Mounts cannot be attached; Terminology: no characters."""
    game, captain = outposts(1)
    for at, card in enumerate(game.content.eyrie, 1):
        unit = station(game, captain, card, f"a{at}")
        assert not outpost.may_carry(game, unit, "iron_helm")
        assert not outpost.may_carry(game, unit, "war_ox")
    assert outpost.ordinary(game, captain, "progress") == "wy"


def test_the_last_wound_of_a_wyvern_ends_the_match() -> None:
    """Monster Setup: health 0, the Captains win at once."""
    game, captain = outposts(1)
    station(game, captain, "cinder_wyvern", "d1")
    game.monster.health = 1
    dice(game, "y")
    assert play(game, lambda: anytime.interrupt(game, 1, "wyvern:cinder_wyvern"), hits("www", 3)) == "slain"
