"""Texts of the Soldiers, their time of service, and what becomes of what they carried (A8.3; Great Hall; Terminology)."""

import pytest

from games.pit import city_watch, combat, harm, night, outpost, trading
from games.pit.pieces import RESERVE, Captain
from games.pit.state import Game
from games.testing import script
from tests.games.pit.rolls import bare, hits
from tests.games.pit.tables import begin, drawn, during, keys, play, played, prompt, ready, station, told


def outposts(captains: int = 2, variant: str = "dragon") -> tuple[Game, Captain]:
    """A bare match and its first Captain."""
    game = bare(ready(captains, variant))
    return game, game.captains[0]


# ---------------------------------------------------------------- service


@pytest.mark.parametrize(
    ("card", "nights"), [("gate_pikeman", 2), ("wall_sapper", 2), ("banner_runner", 3), ("bell_warden", 3), ("clay_sentinel", 3), ("night_sentry", 1)]
)
def test_timed_soldiers_go_home_after_their_rounds(card: str, nights: int) -> None:
    """A8.3: one counter less each Night; at none the card returns to the bottom of its deck."""
    game, captain = outposts()
    unit = station(game, captain, card, "a1" if card == "wall_sapper" else "d1")
    for _ in range(nights):
        assert unit in captain.units
        play(game, lambda: night.cards(game, captain))
    assert unit not in captain.units
    assert game.decks["barracks"][-1] == card


@pytest.mark.parametrize("card", ["paladin", "road_levy", "drill_sergeant", "quartermaster", "conscripted_miller", "siege_bowman"])
def test_others_stay(card: str) -> None:
    """A8.3: for good, or until their first combat."""
    game, captain = outposts()
    unit = station(game, captain, card, "a1")
    for _ in range(4):
        play(game, lambda: night.cards(game, captain))
    assert unit in captain.units


def test_a_drill_sergeant_keeps_the_soldiers_of_the_own_outpost_only() -> None:
    """A8.3: your timed Soldiers do not lose a counter."""
    game, captain = outposts()
    station(game, captain, "drill_sergeant", "a1")
    mine, yours = station(game, captain, "gate_pikeman", "d1"), station(game, game.captains[1], "gate_pikeman", "d1")
    for each in game.captains:
        play(game, lambda each=each: night.cards(game, each))  # type: ignore[misc]
    assert (mine.service, yours.service) == (2, 1)


def test_a_siege_bowman_serves_until_the_first_combat() -> None:
    """A8.3: back to the Barracks after it, whatever came of it."""
    game, captain = outposts()
    unit = station(game, captain, "siege_bowman", "a1")
    play(game, lambda: combat.strike(game, captain), f"{hits('wy', 2)}\n{hits('rwww', 4)}")
    assert unit in captain.units
    play(game, lambda: combat.attack(game, captain, "gate"), f"{hits('wwy', 3)}\n{hits('rwww', 3)}")
    assert unit not in captain.units
    assert game.decks["barracks"][-1] == "siege_bowman"


def test_a_tie_with_a_siege_bowman_injures_nobody() -> None:
    """A8.3: a tie while attacking."""
    game, captain = outposts()
    station(game, captain, "siege_bowman", "a1")
    play(game, lambda: combat.attack(game, captain, "gate"), f"{hits('wwy', 2)}\n{hits('rwww', 2)}")
    assert told(game, "tie-spared")
    assert not captain.card.injured


def test_soldiers_of_a_removed_barracks_leave_the_game() -> None:
    """A-R11: the deck is gone."""
    game, captain = outposts()
    station(game, captain, "night_sentry", "d1")
    city_watch.close_for_ever(game, "barracks")
    play(game, lambda: night.cards(game, captain))
    assert game.removed[-1] == "night_sentry"
    assert game.decks["barracks"] == []


# ---------------------------------------------------------------- the Conscripted Miller


def test_a_miller_may_take_anothers_injury() -> None:
    """A8.3: sacrificed instead of another character of yours, the Captain too."""
    game, captain = outposts()
    station(game, captain, "conscripted_miller", "d1")
    play(game, lambda: harm.injure(game, captain, captain.card), "1 miller:yes")
    assert not captain.card.injured
    assert game.removed == ["conscripted_miller"]


def test_a_miller_may_take_anothers_place() -> None:
    """A8.3; Terminology, Sacrifice: an attacker may do so while the Captain defends."""
    game, captain = outposts()
    station(game, captain, "conscripted_miller", "a1")
    guard = station(game, captain, "ferry_guard", "d1")
    play(game, lambda: combat.strike(game, captain), f"{hits('wyw', 0)}\n{hits('rwww', 0)}\n1 miller:yes")
    assert guard in captain.units
    assert [unit.id for unit in captain.units if not unit.is_messenger] == ["ferry_guard"]
    assert game.combat is not None
    assert game.combat.fate == ""


@pytest.mark.parametrize(("slot", "injured"), [("d1", True), (RESERVE, False)])
def test_a_miller_who_is_not_there_takes_nothing(slot: str, injured: bool) -> None:
    """Terminology, Injured Characters; Reserve."""
    game, captain = outposts()
    station(game, captain, "conscripted_miller", slot).injured = injured
    play(game, lambda: harm.injure(game, captain, captain.card))
    assert captain.card.injured


def test_a_miller_may_refuse_and_does_not_help_a_miller() -> None:
    """A8.3: he may; another character."""
    game, captain = outposts()
    one, other = station(game, captain, "conscripted_miller", "d1"), station(game, captain, "conscripted_miller", "d2")
    play(game, lambda: harm.injure(game, captain, one))
    play(game, lambda: harm.injure(game, captain, captain.card), "1 miller:no")
    assert (one.injured, other.injured, captain.card.injured) == (True, False, True)


# ---------------------------------------------------------------- the Bell Warden


def test_a_bell_warden_of_any_captain_may_ring() -> None:
    """A8.3: cancel a Monster card as it is drawn; it is discarded all the same, and the Warden goes home."""
    game, _ = outposts()
    station(game, game.captains[1], "bell_warden", "d1")
    drawn(game, "surge_of_claws", "2 warden:yes")
    assert (game.monster.space, game.discards[-1], game.decks["barracks"][-1]) == (0, "surge_of_claws", "bell_warden")


def test_a_bell_warden_does_not_ring_for_cards_that_a_player_plays() -> None:
    """A8.3: as it is drawn."""
    game = bare(ready(2, foe="player"))
    assert game.foe is not None
    station(game, game.captains[0], "bell_warden", "d1")
    played(game, "surge_of_claws")
    assert game.monster.space == 2


# ---------------------------------------------------------------- the Clay Sentinel, and what others carry


def test_nothing_is_given_to_a_clay_sentinel() -> None:
    """A8.3: neither Items nor a Mount, nor those of somebody who leaves."""
    game, captain = outposts()
    sentinel = station(game, captain, "clay_sentinel", "d1")
    captain.card.items = ["kite_shield", "iron_helm"]
    leaver = station(game, captain, "paladin", "a1", items=["long_spear"])
    for unit in captain.units:
        unit.injured = False
    captain.units = [unit for unit in captain.units if not unit.is_messenger]
    play(game, lambda: harm.sacrifice(game, captain, leaver))
    assert (sentinel.items, game.removed, captain.gold) == ([], ["long_spear", "paladin"], 3)


def test_what_the_fallen_carried_is_kept_for_two_gold_each() -> None:
    """Great Hall: Items and Mounts of characters sacrificed or removed may be transferred for 2 Gold each; Armour goes home."""
    game, captain = outposts()
    captain.gold = 4
    leaver = station(game, captain, "paladin", "a1", ["long_spear", "notched_axe"], ["war_ox"])
    leaver.armour = ["white", "wish"]
    other = station(game, captain, "hedge_witch", "a2")
    table = begin(game, lambda: harm.sacrifice(game, captain, leaver), "1 bear:a2")
    assert set(keys(table, 1)) == {"bear:captain", "let-go"}  # the axe is for Fighters
    script(table, "1 bear:captain")
    assert (captain.gold, other.items, captain.card.items) == (0, ["long_spear"], ["notched_axe"])
    assert (game.stock["white"], game.removed) == (6, ["war_ox", "paladin"])


def test_what_is_not_kept_leaves_the_game() -> None:
    """Great Hall: otherwise they are removed."""
    game, captain = outposts()
    leaver = station(game, captain, "paladin", "a1", ["long_spear"], ["war_ox"])
    play(game, lambda: harm.sacrifice(game, captain, leaver), "1 let-go\n1 bear:captain")
    assert (game.removed, captain.card.mounts, captain.gold) == (["long_spear", "paladin"], ["war_ox"], 1)


def test_without_two_gold_nothing_is_kept() -> None:
    """Great Hall; also where a Soldier's time is over."""
    game, captain = outposts()
    captain.gold = 1
    unit = station(game, captain, "gate_pikeman", "d1", ["kite_shield"])
    unit.service = 1
    play(game, lambda: night.cards(game, captain))
    assert (game.removed, captain.gold, game.decks["barracks"][-1]) == (["kite_shield"], 1, "gate_pikeman")


def test_a_full_bearer_takes_no_more() -> None:
    """Great Hall, Important: two Items and one Mount at a time."""
    game, captain = outposts()
    captain.card.items, captain.card.mounts = ["iron_helm", "tunnel_map"], ["hill_ram"]
    leaver = station(game, captain, "paladin", "a1", ["long_spear"], ["war_ox"])
    captain.units = [leaver]
    play(game, lambda: harm.sacrifice(game, captain, leaver))
    assert game.removed == ["long_spear", "war_ox", "paladin"]


def test_what_is_attached_moves_with_its_bearer() -> None:
    """The Barracks, Reassign; A-R30: a character handed over keeps what it carries."""
    game, captain = outposts()
    unit = station(game, captain, "paladin", "a1", ["notched_axe"], ["war_ox"])
    during(game, "midday", "city_watch", "city_watch")
    play(game, lambda: city_watch.redeploy(game, captain, unit), "1 place:d2")
    assert (unit.slot, unit.items, unit.mounts) == ("d2", ["notched_axe"], ["war_ox"])
    play(game, lambda: trading.hand_over(game, captain, game.captains[1], "d2"), "2 place:a4")
    assert unit in game.captains[1].units
    assert (unit.slot, unit.items, unit.mounts, captain.gold) == ("a4", ["notched_axe"], ["war_ox"], 0)


# ---------------------------------------------------------------- where no slot is free


def test_a_new_card_pushes_somebody_of_its_side_into_reserve() -> None:
    """Terminology, Recruit; the Messenger is never pushed (Reserve Area, note)."""
    game, captain = outposts()
    for at in range(1, 6):
        station(game, captain, "ferry_guard", f"d{at}")
    table = begin(game, lambda: outpost.place(game, captain, game.unit("gate_pikeman")))
    assert prompt(table, 1) == "place"
    assert keys(table, 1) == tuple(f"push:d{at}" for at in range(1, 6))
    table = begin(game, lambda: outpost.place(game, captain, game.unit("gate_pikeman")), "1 push:d3")
    assert table.outcome is not None
    assert captain.at("d3") is not None
    assert [unit.id for unit in captain.reserve] == ["ferry_guard"]
