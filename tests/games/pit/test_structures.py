"""Districts, City Watch, Southern Gate, Great Hall: what structures offer, take and give (Structure Reference; A6; A-R11 to A-R15, A-R32, A-R38)."""

import pytest

from games.pit import city_watch, great_hall, market, midday, royal_keep, southern_gate
from games.pit.pieces import Captain
from games.pit.state import Game
from games.pit.view import STRUCTURES
from tests.games.pit.rolls import bare, claws, hits
from tests.games.pit.tables import during, play, ready, station, told


def at(district: str, gold: int = 20, captains: int = 1, variant: str = "orc-warchief", **options: str) -> tuple[Game, Captain]:
    """Captains in a District at Midday, the first one's turn."""
    game = during(bare(ready(captains, variant, **options)), "midday", *[district] * captains)
    game.round, game.mover = 3, game.captains[0].seat
    game.captains[0].gold = gold
    return game, game.captains[0]


def offers(game: Game, captain: Captain) -> set[str]:
    """The Midday menu."""
    return set(midday.menu(game, captain))


# ---------------------------------------------------------------- everywhere


@pytest.mark.parametrize(
    ("district", "wanted"),
    [
        ("city_watch", {"attack:gate", "recruit:barracks"}),
        ("southern_gate", {"visit:light", "buy:blue", "recruit:eyrie", "attack:watchtower"}),
        ("great_hall", {"reveal:town_hall", "reveal:stables"}),
        ("market", {"buy:stone", "barkeep:tavern_1", "recruit:tavern_1", "recruit:tavern_2", "recruit:tavern_3"}),
        ("mystics_quarter", {"visit:grotto", "visit:mage", "recruit:sanctuary"}),
        ("royal_keep", {"visit:keep", "visit:fountain_1", "visit:fountain_2", "visit:fountain_3", "buy:white_armour", "buy:green"}),
    ],
)
def test_a_district_offers_its_structures_and_no_others(district: str, wanted: set[str]) -> None:
    """Midday Phase: one action for each structure of the District."""
    game, captain = at(district)
    game.monster.dice = {"w": 2, "y": 1, "r": 1}
    captain.card.injured = district == "mystics_quarter"
    assert wanted <= offers(game, captain)
    foreign = {key for other in set(STRUCTURES.values()) - {district} for key in menu_elsewhere(other)}
    assert not (foreign - {"recruit:barracks"}) & (offers(game, captain) - wanted)
    game.closed[district] = game.round
    assert offers(game, captain) == set()


def menu_elsewhere(district: str) -> set[str]:
    """The menu of another District."""
    game, captain = at(district)
    return offers(game, captain)


def test_without_gold_only_what_is_free_is_offered() -> None:
    """A6: prices."""
    free = {district: offers(*at(district, gold=0)) for district in ("southern_gate", "great_hall", "mystics_quarter", "royal_keep")}
    assert free == {
        "southern_gate": {"attack:watchtower"},
        "great_hall": set(),
        "mystics_quarter": {"visit:grotto"},
        "royal_keep": {"visit:keep"},
    }


def test_a_structure_is_visited_once_a_round() -> None:
    """Midday Phase, 1; the Regent's Captain may visit one twice, but not to fight (A8.4)."""
    game, captain = at("market")
    play(game, lambda: market.buy_stone(game, captain))
    assert "buy:stone" not in offers(game, captain)
    station(game, captain, "regent_in_exile", "d1")
    assert "buy:stone" in offers(game, captain)
    play(game, lambda: market.buy_stone(game, captain))
    assert (captain.stones, captain.gold, game.stock["stone"]) == (2, 14, 7)
    assert "buy:stone" not in offers(game, captain)
    game, captain = at("city_watch")
    station(game, captain, "regent_in_exile", "d1")
    captain.visited.append("gate")
    assert "attack:gate" not in offers(game, captain)


# ---------------------------------------------------------------- entering


def test_a_captain_moves_to_a_new_district_with_room() -> None:
    """Midday Phase, Note: a new District each Round, no more than two Captains in one."""
    game, captain = at("", captains=4)
    captain.last_district, captain.district = "market", ""
    for other in game.captains[1:3]:
        other.district = "royal_keep"
    offered = midday.open_to(game, captain)
    assert "market" not in offered
    assert "royal_keep" not in offered
    assert len(offered) == 4


def test_a_tunnel_map_lets_one_stay_once() -> None:
    """A8.5: remove it, stay in the same District this Round."""
    game, captain = at("")
    captain.last_district, captain.district = "market", ""
    bearer = station(game, captain, "road_levy", "a1", ["tunnel_map"])
    play(game, lambda: midday.enter(game, captain), "1 district:market")
    assert (captain.district, bearer.items) == ("market", [])
    assert "tunnel_map" in game.removed


def test_where_nothing_is_open_the_captain_stays() -> None:
    """A-R38."""
    game, captain = at("")
    captain.district = ""
    game.closed = dict.fromkeys(set(STRUCTURES.values()), game.round)
    play(game, lambda: midday.take_turn(game, captain))
    assert told(game, "stays") == [{"seat": 1}]


# ---------------------------------------------------------------- City Watch


def test_a_soldier_is_conscripted_for_two_gold() -> None:
    """The Barracks, Option 1; with the White token 4."""
    game, captain = at("city_watch", gold=4)
    game.decks["barracks"].insert(0, "banner_runner")
    play(game, lambda: city_watch.conscript(game, captain), "1 place:a1")
    assert (captain.gold, captain.at("a1") is not None) == (3, True)  # the Banner Runner brings one (A8.3)
    game, captain = at("city_watch", gold=3)
    game.skulls.add("dear_barracks")
    assert "recruit:barracks" not in offers(game, captain)


def test_reassigning_moves_characters_with_all_they_carry() -> None:
    """The Barracks, Option 2: slots and Reserve, at no cost; Items and Mounts remain."""
    game, captain = at("city_watch")
    unit = station(game, captain, "chain_warden", "a1", ["long_spear"], ["war_ox"])
    kept = station(game, captain, "road_levy", "reserve")
    play(game, lambda: city_watch.reassign(game, captain), "1 unit:1.a1\n1 place:d2\n1 unit:1.r1\n1 place:a1\n1 done")
    assert (unit.slot, unit.items, unit.mounts, kept.slot) == ("d2", ["long_spear"], ["war_ox"], "a1")
    assert "barracks" in captain.visited
    assert captain.gold == 20


def test_an_offering_stops_the_monster_and_closes_its_structure() -> None:
    """The Statue; A-R11: for a Tavern character all three decks go."""
    game, captain = at("city_watch")
    station(game, captain, "ditch_digger", "d1")
    station(game, captain, "paladin", "a1")
    play(game, lambda: city_watch.statue(game, captain), "1 give:d1")
    assert offers(game, captain) == set()
    gold = captain.gold
    play(game, lambda: city_watch.take_offerings(game))
    assert captain.gold == gold + 2  # as if sacrificed: the Ditch Digger leaves 2 Gold
    assert {"tavern_1", "tavern_2", "tavern_3"} <= game.shut
    assert not any(game.decks[each] or game.faces[each] for each in ("tavern_1", "tavern_2", "tavern_3"))
    assert game.monster.skips_twilight
    assert game.monster.skips_move


@pytest.mark.parametrize("skull", ["no_statue"])
def test_the_statue_may_be_barred(skull: str) -> None:
    """White token: the Statue may not be used."""
    game, captain = at("city_watch")
    station(game, captain, "paladin", "a1")
    assert "visit:statue" in offers(game, captain)
    game.skulls.add(skull)
    assert "visit:statue" not in offers(game, captain)


def test_gate_and_watchtower_exclude_each_other() -> None:
    """The Watchtower; A-R12, A-R13; a Watch Brazier lets two attack from it (A8.5)."""
    game, captain = at("southern_gate")
    game.tower_attacks = 1
    assert "attack:watchtower" not in offers(game, captain)
    game.fortifications["watch_brazier"] = 1
    assert "attack:watchtower" in offers(game, captain)
    game.gate_attacks = 1
    assert "attack:watchtower" not in offers(game, captain)
    game, captain = at("city_watch")
    game.gate_attacks = 1
    assert "attack:gate" in offers(game, captain)
    game.tower_attacks = 1
    assert "attack:gate" not in offers(game, captain)


# ---------------------------------------------------------------- Southern Gate


def test_the_light_shifts_a_tracker_to_its_neighbour() -> None:
    """The Stone Church; A-R32: lowered from two or more; nothing on a Monster result, and the Gold is gone."""
    game, captain = at("southern_gate", gold=8)
    game.monster.dice = {"w": 1, "y": 2, "r": 1}
    assert set(southern_gate.shifts(game)) == {"shift:y.w", "shift:y.r"}
    play(game, lambda: southern_gate.light(game, captain), f"{claws('w', 1)}")
    assert (captain.gold, game.monster.dice) == (4, {"w": 1, "y": 2, "r": 1})
    captain.visited.clear()
    play(game, lambda: southern_gate.light(game, captain), f"{hits('w', 1)}\n1 shift:y.w")
    assert (captain.gold, game.monster.dice) == (0, {"w": 2, "y": 1, "r": 1})


def test_gems_come_from_church_and_armoury() -> None:
    """The Stone Church and The Armoury: 4 Gold for a Blue or a Green Gem."""
    game, captain = at("southern_gate", gold=4)
    play(game, lambda: southern_gate.blue_gem(game, captain))
    assert (captain.gold, captain.blue, game.stock["blue"]) == (0, 1, 8)
    captain.gold = 4
    play(game, lambda: royal_keep.green_gem(game, captain))
    assert (captain.gold, captain.green, game.stock["green"]) == (0, 1, 8)


@pytest.mark.parametrize(("helper", "price"), [("", 4), ("falconer", 2)])
def test_a_wyvern_costs_four_gold(helper: str, price: int) -> None:
    """The Eyrie; the Falconer pays 2 (A8.4). It takes any slot."""
    game, captain = at("southern_gate", gold=price)
    if helper:
        station(game, captain, helper, "a6")
    play(game, lambda: southern_gate.wyvern(game, captain), "1 place:d1")
    wyvern = captain.at("d1")
    assert wyvern is not None
    assert (captain.gold, wyvern.facts.kind) == (0, "wyvern")


# ---------------------------------------------------------------- Great Hall


def test_one_card_of_each_shop_is_bought() -> None:
    """Great Hall; A-R14: an Item and a Mount in one visit; the next card is turned because none is left."""
    game, captain = at("great_hall")
    game.faces["town_hall"], game.faces["stables"] = ["long_spear"], ["war_ox"]
    play(game, lambda: great_hall.buy(game, captain, "long_spear"), "1 bear:captain")
    play(game, lambda: great_hall.buy(game, captain, "war_ox"), "1 bear:captain")
    assert (captain.gold, captain.card.items, captain.card.mounts) == (15, ["long_spear"], ["war_ox"])
    assert len(game.faces["town_hall"]) == len(game.faces["stables"]) == 1


def test_the_shops_show_more_for_one_gold_once() -> None:
    """Great Hall: three Items or two Mounts at most; A-R15: they stay for the second Captain."""
    game, captain = at("great_hall", captains=2)
    great_hall.show_more(game, captain, "town_hall")
    great_hall.show_more(game, captain, "stables")
    assert (captain.gold, len(game.faces["town_hall"]), len(game.faces["stables"])) == (18, 3, 2)
    game.captains[1].gold = 20
    assert not {"reveal:town_hall", "reveal:stables"} & offers(game, game.captains[1])


@pytest.mark.parametrize(
    ("helper", "event", "price"), [("", "", 3), ("quartermaster", "", 2), ("", "market_day", 2), ("quartermaster", "market_day", 1)]
)
def test_discounts_on_items(helper: str, event: str, price: int) -> None:
    """A8.3 Quartermaster (minimum 1), A8.11 Market Day."""
    game, captain = at("great_hall")
    if helper:
        station(game, captain, helper, "d1")
    if event:
        game.open.append(event)
    assert great_hall.cost(game, captain, "kite_shield") == price


def test_all_is_dear_with_the_yellow_token() -> None:
    """Yellow token: purchases and recruitings cost 2 Gold more."""
    game, captain = at("market", gold=4)
    game.skulls.add("dear_all")
    assert "buy:stone" not in offers(game, captain)
    captain.gold = 5
    play(game, lambda: market.buy_stone(game, captain))
    assert captain.gold == 0
