"""Visits and terms: who goes when, what a visit may be, what is bought, returned and kept (Midday Phase; Structure Reference; Terminology)."""

import pytest

from games.pit import city_watch, great_hall, harm, market, midday, night, outpost, reveal, royal_keep, southern_gate, trading, wishes
from games.pit.pieces import TAVERNS, Captain
from games.pit.state import Game
from games.pit.view import DISTRICTS, STRUCTURES
from games.testing import script
from tests.games.pit.rolls import bare, claws, dice, hits
from tests.games.pit.tables import CAPTAINS, begin, during, keys, play, prompt, put, ready, station, told

OPENABLE = [structure for structure in STRUCTURES if structure not in ("gate", "watchtower")]


def at(district: str, captains: int = 1, chosen: str = "isolde_kerr", **options: str) -> tuple[Game, Captain]:
    """Captains in a District at Midday of Round 3, each with 20 Gold; it is the first one's turn, and the Monster rolls one Yellow Die."""
    others = [each for each in CAPTAINS if each != chosen]
    game = during(bare(ready(captains, "orc-warchief", [chosen, *others], **options)), "midday", *[district] * captains)
    game.round, game.mover = 3, 1
    dice(game, "y")
    for captain in game.captains:
        captain.gold = 20
    return game, game.captains[0]


# ---------------------------------------------------------------- Midday Phase


@pytest.mark.parametrize(("lead", "order"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_the_captains_go_from_the_lead_clockwise(lead: int, order: list[int]) -> None:
    """Midday Phase: in clockwise order, the Lead first."""
    game, _ = at("", captains=3)
    game.lead = lead
    lines = "\n".join(f"{seat} district:royal_keep\n{seat} end" if at < 2 else f"{seat} district:market\n{seat} end" for at, seat in enumerate(order))
    play(game, lambda: midday.midday(game), lines)
    assert [event["seat"] for event in told(game, "enters")] == order


def test_the_third_captain_finds_the_district_full() -> None:
    """Midday Phase, note: no more than two."""
    game, _ = at("", captains=3)
    table = begin(game, lambda: midday.midday(game), "1 district:market\n1 end\n2 district:market\n2 end")
    assert {key for key in keys(table, 3) if key.startswith("district")} == {f"district:{each}" for each in DISTRICTS if each != "market"}


def test_a_turn_ends_when_enough_is_done() -> None:
    """Midday Phase: one action for each structure, in any order, none of them a duty."""
    game, captain = at("")
    table = begin(game, lambda: midday.take_turn(game, captain), "1 district:southern_gate\n1 buy:blue\n1 recruit:eyrie\n1 place:a1")
    assert prompt(table, 1) == "visit"
    assert not {"buy:blue", "visit:light", "recruit:eyrie"} & set(keys(table, 1))
    script(table, "1 end")
    assert (captain.visited, captain.gold) == (["church", "eyrie"], 12)


def test_a_fight_is_a_visit() -> None:
    """Midday Phase, 2: the structure's primary function cannot be used, even if its Creature is beaten."""
    game, captain = at("great_hall")
    put(game, "rust_rats", "stables")
    assert not any(card in midday.menu(game, captain) for card in ("reveal:stables", f"buy:{game.faces['stables'][0]}"))
    play(game, lambda: midday.act(game, captain, "fight:stables"), f"{hits('wy', 2)}\n{claws('y', 0)}")
    offers = midday.menu(game, captain)
    assert not any(key in offers for key in ("fight:stables", "reveal:stables", f"buy:{game.faces['stables'][0]}"))
    assert "reveal:town_hall" in offers


@pytest.mark.parametrize("key", ["further", "ability:rune"])
def test_a_visit_elsewhere_may_be_a_fight(key: str) -> None:
    """Midday Phase, 2; A8.1 Castellan and A8.12 two visits: a structure is visited to fight the Creature there, too."""
    game, captain = at("royal_keep", chosen="yrsa_vane")
    captain.rune, captain.visits = "gale", 2
    put(game, "rust_rats", "grotto")
    table = begin(game, lambda: midday.act(game, captain, key))
    assert "open:grotto" in keys(table, 1)
    script(table, "1 open:grotto")
    offers = midday.menu(game, captain)
    assert "fight:grotto" in offers
    assert "visit:grotto" not in offers


@pytest.mark.parametrize("structure", OPENABLE)
def test_a_wish_opens_any_structure_but_gate_and_watchtower(structure: str) -> None:
    """A8.12: any two further Citadel structures; the Statue counts as one."""
    home = "market" if STRUCTURES[structure] != "market" else "great_hall"
    game, captain = at(home)
    captain.visits = 2
    table = begin(game, lambda: midday.act(game, captain, "further"))
    elsewhere = {f"open:{each}" for each in OPENABLE if STRUCTURES[each] != home}
    assert {key for key in keys(table, 1) if key.startswith("open")} == elsewhere
    script(table, f"1 open:{structure}")
    assert (captain.further, captain.visits) == ([structure], 1)
    station(game, captain, "road_levy", "a1")
    captain.card.injured = True
    game.faces.update(town_hall=["kite_shield"], stables=["war_ox"], tavern_1=["ferry_guard"], tavern_2=["falconer"], tavern_3=["chain_warden"])
    dice(game, "wwyy")
    at_home = set(midday.menu(at_state(game, captain, []), captain))
    assert set(midday.menu(at_state(game, captain, [structure]), captain)) - at_home


def at_state(game: Game, captain: Captain, further: list[str]) -> Game:
    """The same table with other structures in reach."""
    captain.further, captain.visits = further, 0
    return game


def test_a_structure_of_the_wish_is_visited_once_too() -> None:
    """Midday Phase, 1: once per Round."""
    game, captain = at("market")
    captain.further = ["fountain"]
    assert "visit:fountain_1" in midday.menu(game, captain)
    play(game, lambda: midday.act(game, captain, "visit:fountain_1"), "deal 0")
    assert "visit:fountain_1" not in midday.menu(game, captain)
    night.rest(game)
    assert captain.further == []


# ---------------------------------------------------------------- City Watch


def test_a_removed_barracks_neither_conscripts_nor_reassigns() -> None:
    """The Statue: permanently closed (A-R11)."""
    game, captain = at("city_watch")
    station(game, captain, "road_levy", "a1")
    assert {"recruit:barracks", "visit:reassign"} <= set(midday.menu(game, captain))
    city_watch.close_for_ever(game, "barracks")
    assert not {"recruit:barracks", "visit:reassign"} & set(midday.menu(game, captain))


def test_an_empty_barracks_still_reassigns() -> None:
    """The Barracks, Option 2 needs no deck, and no Gold."""
    game, captain = at("city_watch")
    station(game, captain, "road_levy", "a1")
    game.decks["barracks"], captain.gold = [], 0
    assert {"visit:reassign"} == {key for key in midday.menu(game, captain) if key.endswith(("barracks", "reassign"))}


def test_one_of_the_two_options_of_the_barracks() -> None:
    """The Barracks: one of two actions."""
    game, captain = at("city_watch")
    station(game, captain, "road_levy", "a1")
    play(game, lambda: city_watch.reassign(game, captain), "1 done")
    assert "recruit:barracks" not in midday.menu(game, captain)


def test_reserve_has_no_limit_and_only_the_barracks_bring_back() -> None:
    """A-R19; Captain Setup, Reserve Area: no dice and no abilities from there."""
    game, captain = at("city_watch")
    for _ in range(8):
        station(game, captain, "paladin", "reserve")
    assert outpost.ordinary(game, captain, "progress") == "wy"
    play(game, lambda: city_watch.reassign(game, captain), "1 unit:1.r8\n1 place:d3\n1 unit:1.r1\n1 place:a1\n1 done")
    assert (len(captain.reserve), outpost.ordinary(game, captain, "progress")) == (6, "wyyy")


# ---------------------------------------------------------------- Southern Gate


@pytest.mark.parametrize(
    ("counts", "shifts"),
    [
        ("wyr", []),
        ("wwyr", ["w.y"]),
        ("wrr", ["r.y"]),
        ("yy", ["y.w", "y.r"]),
        ("wwwwwwyy", ["y.r", "w.y"]),
        ("wwyyyyyrrrr", ["y.w"]),
    ],
)
def test_trackers_of_the_light(counts: str, shifts: list[str]) -> None:
    """A-R32: lowered from two or more, to a neighbour that has room (A-R1); the Light is not asked where nothing could come of it."""
    game, captain = at("southern_gate")
    dice(game, counts)
    assert southern_gate.shifts(game) == [f"shift:{each}" for each in shifts]
    assert ("visit:light" in midday.menu(game, captain)) is bool(shifts)


def test_the_light_may_be_thanked() -> None:
    """The Stone Church: you may reduce one tracker; either the Light or a gem."""
    game, captain = at("southern_gate")
    dice(game, "wwy")
    play(game, lambda: southern_gate.light(game, captain), f"{hits('w', 1)}\n1 shift:none")
    assert (captain.gold, game.monster.dice) == (16, {"w": 2, "y": 1, "r": 0})
    assert "buy:blue" not in midday.menu(game, captain)


def test_no_wyvern_without_a_slot() -> None:
    """The Eyrie: any available slot, attacker or defender."""
    game, captain = at("southern_gate")
    for number in range(1, 7):
        station(game, captain, "cliff_reaver", f"a{number}")
    for number in range(1, 6):
        station(game, captain, "ferry_guard", f"d{number}")
    assert "recruit:eyrie" not in midday.menu(game, captain)
    captain.units.pop()
    assert "recruit:eyrie" in midday.menu(game, captain)


# ---------------------------------------------------------------- Great Hall


def test_what_one_captain_reveals_another_may_buy() -> None:
    """Great Hall; A-R15: one payment for each structure and Round; no new card is turned as long as one lies there."""
    game, captain = at("great_hall", captains=2)
    other = game.captains[1]
    game.faces["town_hall"], game.decks["town_hall"] = ["long_spear"], ["kite_shield", "hook_blade", "iron_helm"]
    play(game, lambda: midday.act(game, captain, "reveal:town_hall"))
    play(game, lambda: midday.act(game, captain, "buy:hook_blade"), "1 bear:captain")
    assert game.faces["town_hall"] == ["long_spear", "kite_shield"]
    offers = midday.menu(game, other)
    assert {"buy:long_spear", "buy:kite_shield"} <= set(offers)
    assert "reveal:town_hall" not in offers
    play(game, lambda: reveal.refresh(game))
    assert game.faces["town_hall"] == ["iron_helm"]
    assert game.decks["town_hall"] == ["long_spear", "kite_shield"]


@pytest.mark.parametrize(("card", "bearer"), [("long_spear", "captain"), ("war_ox", "captain"), ("star_rod", "a2"), ("tower_shield", "captain")])
def test_who_may_bear_a_purchase(card: str, bearer: str) -> None:
    """Great Hall: any character of the Outpost, not of the Reserve, two Items and one Mount at most, and of the right type."""
    game, captain = at("great_hall")
    full = station(game, captain, "chain_warden", "a1", ["iron_helm", "warded_cloak"], ["marsh_pony"])
    station(game, captain, "falconer", "reserve")
    station(game, captain, "mist_wyvern", "a3")
    station(game, captain, "street_alchemist", "a2")
    able = {unit.slot for unit in outpost.bearers(game, captain, card)}
    assert bearer in able
    assert not {full.slot, "reserve", "a3"} & able


def test_no_card_for_which_there_is_no_bearer() -> None:
    """Great Hall: Items have restrictions; fortifications do not have to be attached."""
    game, captain = at("great_hall")
    captain.card.items = ["iron_helm", "warded_cloak"]
    for unit in captain.units:
        unit.items = ["mail_coat", "purse_of_return"]
    game.faces["town_hall"] = ["long_spear", "granary"]
    assert {"buy:granary"} == {key for key in midday.menu(game, captain) if key in ("buy:long_spear", "buy:granary")}
    play(game, lambda: great_hall.buy(game, captain, "granary"))
    assert "granary" in game.fortifications


# ---------------------------------------------------------------- Market District


def test_three_taverns_are_three_structures() -> None:
    """The Three Taverns: one card from each."""
    game, captain = at("market")
    game.faces.update(tavern_1=["ferry_guard"], tavern_2=["falconer"], tavern_3=["slinger_of_low_street"])
    for tavern, slot in zip(TAVERNS, ("d1", "a1", "a2"), strict=True):
        game.decks[tavern] = ["chain_warden"]
        play(game, lambda tavern=tavern, slot=slot: midday.act(game, captain, f"recruit:{tavern}"), f"1 place:{slot}")  # type: ignore[misc]
        assert game.faces[tavern] == ["chain_warden"]  # A-R16: turned at once
    assert captain.gold == 20 - 2 - 3 - 2
    assert not any(key.startswith("recruit") for key in midday.menu(game, captain))


def test_what_a_recruit_uncovers_acts_at_once() -> None:
    """Terminology, Revealed; A-R16: a card without a cost joins, and the next is turned."""
    game, captain = at("market", captains=2)
    game.faces["tavern_1"], game.decks["tavern_1"] = ["ferry_guard"], ["grinning_cutpurse", "falconer"]
    play(game, lambda: market.recruit(game, captain, "tavern_1"), "1 place:d1\n1 place:a6")
    assert ([unit.id for unit in captain.side(("a6",))], game.faces["tavern_1"]) == (["grinning_cutpurse"], ["falconer"])


def test_a_fight_in_a_tavern_is_no_recruitment() -> None:
    """White token: recruitment is limited to one structure."""
    game, captain = at("market")
    game.skulls.add("one_tavern")
    put(game, "cellar_oozes", "tavern_2")
    play(game, lambda: midday.act(game, captain, "fight:tavern_2"), f"{hits('wy', 2)}\n{claws('yy', 0)}")
    assert "recruit:tavern_1" in midday.menu(game, captain)
    captain.visited.append("tavern_1")
    assert not any(key.startswith("recruit") for key in midday.menu(game, captain))


def test_no_stone_where_none_is_left() -> None:
    """A8.13: nine; used ones do not come back (The Alchemist)."""
    game, captain = at("market")
    game.stock["stone"] = 0
    assert "buy:stone" not in midday.menu(game, captain)


# ---------------------------------------------------------------- Royal Keep


@pytest.mark.parametrize("gold", [1, 2, 3])
def test_a_wish_for_each_gold_and_one_is_kept(gold: int) -> None:
    """The Fountain: draw as many as Gold was spent, keep one, return the rest."""
    game, captain = at("royal_keep")
    game.bag = ["red_die", "back_six", "two_visits", "free_card", "upgrade_die"]
    order = "deal " + " ".join(str(place) for place in range(gold))
    play(game, lambda: royal_keep.fountain(game, captain, gold), order + ("\n1 keep:red_die" if gold > 1 else ""))
    assert (captain.gold, captain.wishes) == (20 - gold, ["red_die"])
    assert sorted(game.bag) == ["back_six", "free_card", "two_visits", "upgrade_die"]
    assert "visit:fountain_1" not in midday.menu(game, captain)


@pytest.mark.parametrize("wish", ["back_six", "red_die", "yellow_die", "white_die", "platinum", "two_visits"])
def test_a_used_wish_is_out_of_the_game(wish: str) -> None:
    """The Fountain: one time use, then removed; it does not go back into the bag."""
    game, captain = at("royal_keep")
    game.monster.space = 9
    bag, captain.wishes = list(game.bag), [wish]
    play(game, lambda: wishes.use(game, captain, wish))
    assert (captain.wishes, game.bag) == ([], bag)


def test_a_wished_die_lasts_for_every_roll_of_the_round() -> None:
    """The Fountain: for the entire Round, whatever the restrictions."""
    game, captain = at("royal_keep")
    captain.wishes = ["red_die", "white_die"]
    for wish in ("red_die", "white_die"):
        play(game, lambda wish=wish: wishes.use(game, captain, wish))  # type: ignore[misc]
    for use in ("progress", "attack", "defence"):
        assert outpost.beyond(game, captain, use) == "rw"
    night.rest(game)
    assert outpost.beyond(game, captain, "progress") == ""


def test_armour_improves_what_was_improved() -> None:
    """The Armoury: Red to Yellow, and Yellow, formerly Red, to White; a White Die cannot be better."""
    game, captain = at("royal_keep")
    unit = station(game, captain, "oathless_deserter", "a1")
    for token, after in (("yellow", "yr"), ("white", "wr"), ("yellow", "wy"), ("white", "ww")):
        assert unit in royal_keep.armourable(game, captain, token)
        unit.armour.append(token)
        assert sorted(outpost.dice_of(game, captain, unit)) == sorted(after)
    assert unit not in royal_keep.armourable(game, captain, "white")


@pytest.mark.parametrize("way", ["offered", "home", "traded"])
def test_armour_goes_home_with_whoever_leaves(way: str) -> None:
    """The Armoury, note: sacrificed or removed; whoever changes sides keeps it."""
    game, captain = at("royal_keep", captains=2)
    unit = station(game, captain, "road_levy", "a1")
    unit.armour, game.stock["white"] = ["white", "wish"], 4
    if way == "offered":
        play(game, lambda: city_watch.statue(game, captain))
        assert game.stock["white"] == 4
        play(game, lambda: city_watch.take_offerings(game))
    elif way == "home":
        play(game, lambda: harm.go_home(game, captain, unit))
    else:
        play(game, lambda: trading.trade(game, captain, game.captains[1]), "1 unit:1.a1\n2 place:a1\n1 done")
    assert (unit.armour, game.stock["white"]) == ((["white", "wish"], 4) if way == "traded" else ([], 5))


# ---------------------------------------------------------------- Terminology


def test_return_is_to_the_bottom_of_the_original_deck() -> None:
    """Terminology, Return: of several decks the Lead Captain chooses."""
    game, _ = at("market", captains=2)
    other = game.captains[1]
    soldier, patron = station(game, other, "road_levy", "a1"), station(game, other, "falconer", "a2")
    play(game, lambda: harm.go_home(game, other, soldier))
    assert game.decks["barracks"][-1] == "road_levy"
    play(game, lambda: harm.go_home(game, other, patron), "1 deck:tavern_3")
    assert game.decks["tavern_3"][-1] == "falconer"


def test_an_injured_character_keeps_its_place_and_does_nothing() -> None:
    """Terminology, Injure and Injured Characters."""
    game, captain = at("market")
    unit = station(game, captain, "street_alchemist", "a1", ["star_rod"])
    play(game, lambda: harm.injure(game, captain, unit))
    assert (unit.slot, unit.items, outpost.ordinary(game, captain, "progress")) == ("a1", ["star_rod"], "wy")
    captain.gold = 2
    assert "buy:stone" not in midday.menu(game, captain)
    harm.heal(game, captain, unit)
    assert "buy:stone" in midday.menu(game, captain)
    assert outpost.ordinary(game, captain, "progress") == "wyyw"
