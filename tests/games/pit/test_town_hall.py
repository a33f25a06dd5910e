"""Texts of the Items and fortifications (A8.5; Great Hall, Town Hall)."""

import pytest

from games.pit import abilities, boards, combat, fortifications, harm, march, midday, morning, night, reveal, southern_gate
from games.pit.pieces import Captain, Die, Roll
from games.pit.state import Game
from games.testing import script
from tests.games.pit.rolls import bare, hits
from tests.games.pit.tables import begin, during, keys, play, prompt, ready, station, told


def outposts(captains: int = 2, variant: str = "dragon") -> tuple[Game, Captain]:
    """A bare match and its first Captain."""
    game = bare(ready(captains, variant))
    return game, game.captains[0]


# ---------------------------------------------------------------- weapons and armaments


def test_an_ashwood_bow_spares_its_bearer_in_a_tie() -> None:
    """A8.5: a tie while attacking does not injure the bearer; another character is."""
    game, captain = outposts(1)
    captain.card.items = ["ashwood_bow"]
    play(game, lambda: combat.attack(game, captain, "gate"), f"{hits('wyy', 2)}\n{hits('rwww', 2)}")
    assert told(game, "tie-spared")
    paladin = station(game, captain, "paladin", "a1")
    play(game, lambda: combat.attack(game, captain, "gate"), f"{hits('wyyy', 2)}\n{hits('rwww', 2)}")
    assert (captain.card.injured, paladin.injured) == (False, True)


def test_an_ashwood_bow_does_not_help_in_defence() -> None:
    """A8.5: while attacking."""
    game, captain = outposts(1)
    captain.card.items = ["ashwood_bow"]
    play(game, lambda: combat.strike(game, captain), f"{hits('wy', 2)}\n{hits('rwww', 2)}")
    assert captain.card.injured


def test_an_iron_helm_takes_the_next_injury() -> None:
    """A8.5: then the Item returns to its deck; the one after that counts."""
    game, captain = outposts(1)
    captain.card.items = ["iron_helm"]
    play(game, lambda: combat.strike(game, captain), f"{hits('wy', 2)}\n{hits('rwww', 2)}")
    assert (captain.card.injured, captain.card.items, game.decks["town_hall"][-1]) == (False, [], "iron_helm")
    assert game.combat is not None
    assert game.combat.fate == ""
    play(game, lambda: harm.injure(game, captain, captain.card))
    assert captain.card.injured


@pytest.mark.parametrize("variant", ["vampire-queen", "enchantress"])
def test_a_warded_cloak_hides_its_bearer_from_runes(variant: str) -> None:
    """A8.5: the Queen's x1 and the Enchantress' x5 find nobody there."""
    game, captain = outposts(1, variant)
    unit = station(game, captain, "ferry_guard", "d3", items=["warded_cloak"])
    rows = {"vampire-queen": lambda: boards.injure_rolled(game, captain), "enchantress": lambda: boards.charm_slot(game, captain)}
    play(game, rows[variant], "roll 3")
    assert unit in captain.units
    assert not unit.injured


def test_an_oathbound_ring_turns_a_sacrifice_into_an_injury() -> None:
    """A8.5: the bearer is injured instead, and the Ring is removed from the game."""
    game, captain = outposts(1)
    unit = station(game, captain, "ferry_guard", "d1", items=["oathbound_ring", "kite_shield"])
    play(game, lambda: combat.strike(game, captain), f"{hits('wwwy', 0)}\n{hits('rwww', 1)}")
    assert (unit.injured, unit.items, game.removed) == (True, ["kite_shield"], ["oathbound_ring"])
    assert game.combat is not None
    assert (game.combat.fate, game.combat.victim) == ("injured", "d1")


def test_ring_and_helm_together() -> None:
    """A8.5: the injury by the Ring is an injury that the Helm prevents."""
    game, captain = outposts(1)
    unit = station(game, captain, "ferry_guard", "d1", items=["oathbound_ring", "iron_helm"])
    play(game, lambda: harm.sacrifice(game, captain, unit))
    assert (unit.injured, unit.items, game.removed) == (False, [], ["oathbound_ring"])


# ---------------------------------------------------------------- trinkets


@pytest.mark.parametrize(("injured", "gold"), [(False, 3), (True, 2)])
def test_a_purse_of_return_pays_more_for_a_royal_roll(injured: bool, gold: int) -> None:
    """A8.5: 1 Gold more; Special Abilities: not while its bearer is injured."""
    game, captain = outposts(1)
    during(game, "morning")
    station(game, captain, "quartermaster", "a1", items=["purse_of_return"]).injured = injured
    play(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('wy', 0)}\nroll 2")
    assert captain.gold == 4 + gold


def test_a_purse_of_return_pays_nothing_without_one() -> None:
    """A8.5: Royal Rolls only."""
    game, captain = outposts(1)
    during(game, "morning")
    captain.card.items = ["purse_of_return"]
    play(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('wy', 1)}\nroll 2")
    assert captain.gold == 5


def test_a_weighted_die_rolls_one_die_of_its_bearer_again() -> None:
    """A8.5: contributed by the bearer, the dice of what it carries among them; once a Round."""
    game, captain = outposts(1)
    during(game, "midday", "city_watch")
    station(game, captain, "wall_sapper", "a1", items=["weighted_die", "hook_blade"])
    lines = f"{hits('wwwyr', 2)}\n{hits('rwww', 2)}\n1 skill:weighted_die"
    table = begin(game, lambda: combat.attack(game, captain, "gate"), lines)
    assert keys(table, 1) == ("die:0", "die:1", "die:2", "die:4")
    script(table, "1 die:2\nroll 2")
    assert game.monster.health == 9


@pytest.mark.parametrize(
    ("what", "slot", "is_able"),
    [("progress", "a1", True), ("attack", "a1", True), ("defence", "a1", False), ("attack", "d1", False), ("church", "a1", False)],
)
def test_a_weighted_die_needs_dice_of_its_bearer(what: str, slot: str, is_able: bool) -> None:
    """A8.5: in rolls in which the bearer takes part; the Church's die is nobody's."""
    game, captain = outposts(1)
    station(game, captain, "chain_warden", slot, items=["weighted_die"])
    game.open_rolls = [Roll(what, 1, [Die("w", "m"), Die("y", "m")])]
    assert abilities.roll_skills(game, captain) == (["skill:weighted_die"] if is_able else [])


@pytest.mark.parametrize(("district", "is_asked"), [("city_watch", True), ("market", False)])
def test_a_signal_horn_helps_another_in_the_district(district: str, is_asked: bool) -> None:
    """A8.5: 1 Yellow Die more in a combat, once a Round."""
    game, captain = outposts()
    during(game, "midday", "city_watch", district)
    game.captains[1].card.items = ["signal_horn"]
    rolls = f"{hits('wyy' if is_asked else 'wy', 2)}\n{hits('rwww', 3)}"
    play(game, lambda: combat.attack(game, captain, "gate"), f"2 horn:yes\n{rolls}" if is_asked else rolls)
    assert game.monster.health == 9
    if is_asked:
        play(game, lambda: combat.attack(game, captain, "gate"), f"{hits('wy', 2)}\n{hits('rwww', 3)}")


def test_a_signal_horn_is_no_help_to_its_bearer() -> None:
    """A8.5: another Captain."""
    game, captain = outposts()
    during(game, "midday", "city_watch", "city_watch")
    captain.card.items = ["signal_horn"]
    assert play(game, lambda: combat.attack(game, captain, "gate"), f"{hits('wy', 2)}\n{hits('rwww', 3)}") == "done"


def test_a_tunnel_map_lets_its_captain_stay() -> None:
    """A8.5: removed for it, and only then."""
    for district, left in (("market", []), ("great_hall", ["tunnel_map"])):
        game, captain = outposts()
        during(game, "midday")
        captain.last_district, captain.card.items = "market", ["tunnel_map"]
        play(game, lambda: midday.enter(game, captain), f"1 district:{district}")  # noqa: B023
        assert captain.card.items == left
        assert game.removed == (["tunnel_map"] if not left else [])


@pytest.mark.parametrize(("last", "left"), [("royal_keep", ["tunnel_map"]), ("market", [])])
def test_a_tunnel_map_is_not_spent_on_a_royal_audience(last: str, left: list[str]) -> None:
    """A8.9, Royal Audience: the Quest itself returns its Captain to the Keep, but nowhere else."""
    game, captain = outposts()
    during(game, "midday")
    captain.last_district, captain.card.items, captain.quest, captain.quest_due = last, ["tunnel_map"], "royal_audience", 9
    play(game, lambda: midday.enter(game, captain), f"1 district:{last}")
    assert captain.card.items == left


# ---------------------------------------------------------------- fortifications


def bought(game: Game, captain: Captain, card: str, lines: str = "") -> None:
    """A Captain buys a fortification."""
    during(game, "midday", "great_hall")
    game.faces["town_hall"], captain.gold = [card], 9
    play(game, lambda: midday.act(game, captain, f"buy:{card}"), lines)


def test_fortifications_have_no_bearer() -> None:
    """The Town Hall: they need not be attached."""
    for card in ("spike_ditch", "watch_brazier", "granary", "healers_tent"):
        game, captain = outposts()
        captain.card.items = ["iron_helm", "tunnel_map"]
        bought(game, captain, card)
        assert game.is_standing(card)
        assert captain.card.items == ["iron_helm", "tunnel_map"]


def test_a_barricade_stands_up_to_six_spaces_ahead_and_stops_the_monster_once() -> None:
    """A8.5: the next forward move that would pass it stops there; then it is removed."""
    game, captain = outposts()
    during(game, "midday")
    game.monster.space = 10
    game.faces["town_hall"], captain.gold = ["barricade"], 3
    table = begin(game, lambda: midday.act(game, captain, "buy:barricade"))
    assert prompt(table, 1) == "barricade"
    assert keys(table, 1) == tuple(f"space:{space}" for space in range(11, 17))
    script(table, "1 space:13")
    assert game.monster.barricades == [13]
    march.move(game, 2)
    assert (game.monster.space, game.monster.barricades) == (12, [13])
    march.move(game, 5)
    assert (game.monster.space, game.monster.barricades) == (13, [])
    march.move(game, 5)
    assert game.monster.space == 18


def test_a_barricade_never_stands_at_the_gate() -> None:
    """A5: the Gate ends the match."""
    game, captain = outposts()
    game.monster.space = 57
    table = begin(game, lambda: fortifications.barricade(game, captain))
    assert keys(table, 1) == ("space:58", "space:59")


def test_a_spike_ditch_gives_a_die_to_the_first_attack_of_the_gate() -> None:
    """A8.5: each Round; not to the second, not from the Watchtower, not in defence."""
    game, captain = outposts()
    bought(game, captain, "spike_ditch")
    during(game, "midday", "city_watch", "city_watch")
    for dice, other in (("wyy", captain), ("wy", game.captains[1])):
        play(game, lambda other=other: midday.act(game, other, "attack:gate"), f"{hits(dice, 2)}\n{hits('rwww', 3)}")  # type: ignore[misc]
    night.rest(game)
    during(game, "midday", "city_watch", "southern_gate")
    play(game, lambda: midday.act(game, captain, "attack:gate"), f"{hits('wyy', 2)}\n{hits('rwww', 3)}")
    night.rest(game)
    during(game, "midday", "city_watch", "southern_gate")
    play(game, lambda: southern_gate.attack_tower(game, game.captains[1]), f"{hits('wy', 2)}\n{hits('rwww', 3)}")


def test_a_watch_brazier_lets_two_captains_attack_from_the_watchtower() -> None:
    """A8.5; each once."""
    game, captain = outposts(3)
    bought(game, captain, "watch_brazier")
    during(game, "midday", "southern_gate", "southern_gate")
    for other in game.captains[:2]:
        play(game, lambda other=other: midday.act(game, other, "attack:watchtower"), f"{hits('wy', 2)}\n{hits('rwww', 3)}")  # type: ignore[misc]
        assert "attack:watchtower" not in midday.menu(game, other)
    during(game, "midday", "great_hall", "market", "southern_gate")
    assert "attack:watchtower" not in midday.menu(game, game.captains[2])


def test_a_granary_feeds_all_for_two_nights() -> None:
    """A8.5: each Captain gains 1 Gold, twice; then it is removed."""
    game, captain = outposts()
    bought(game, captain, "granary")
    captain.gold = 0
    for gold in (1, 2, 2):
        fortifications.night(game)
        assert [each.gold for each in game.captains] == [gold, 3 + gold]
    assert game.removed == ["granary"]


def test_a_healers_tent_heals_visitors_for_a_gold() -> None:
    """A8.5: at the Southern Gate, one own character; not another's, and not while the District is closed (Terminology, Close)."""
    game, captain = outposts()
    bought(game, captain, "healers_tent")
    captain.units.clear()
    during(game, "midday", "southern_gate", "market")
    game.captains[1].card.injured = True
    assert "visit:tent" not in midday.menu(game, captain)
    captain.card.injured, captain.gold = True, 1
    assert "visit:tent" in midday.menu(game, captain)
    assert "visit:tent" not in midday.menu(game, game.captains[1])
    game.closed["southern_gate"] = game.round
    assert "visit:tent" not in midday.menu(game, captain)
    game.closed.clear()
    play(game, lambda: midday.act(game, captain, "visit:tent"))
    assert (captain.card.injured, captain.gold) == (False, 0)


def test_a_wish_builds_a_fortification_too() -> None:
    """A8.12: the top card of any Citadel deck; fortifications come into force."""
    game, captain = outposts()
    play(game, lambda: reveal.take(game, captain, "spike_ditch"))
    assert game.is_standing("spike_ditch")
