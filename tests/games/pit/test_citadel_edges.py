"""Where rules of the Citadel meet: Statue, Barkeep, Reserve, Quests that cannot be done, wishes in odd rolls (book, Structure Reference)."""

import pytest

from games.pit import anytime, city_watch, market, midday, mystics_quarter, quests, southern_gate, trading, wishes
from games.pit.pieces import Captain
from games.pit.state import Game
from games.testing import script
from tests.games.pit.rolls import bare, claws, hits, messenger
from tests.games.pit.tables import CAPTAINS, begin, during, keys, play, put, ready, station, told

QUEST_DECK = "deal " + " ".join(str(place) for place in range(16))


def at(district: str, captains: int = 1, chosen: str = "isolde_kerr", variant: str = "orc-warchief") -> tuple[Game, Captain]:
    """A bare table at Midday of Round 3, on the turn of the first Captain, who is in a District with 20 Gold; all others are there too."""
    others = [each for each in CAPTAINS if each != chosen]
    game = during(bare(ready(captains, variant, [chosen, *others])), "midday", *[district] * captains)
    game.round, game.mover = 3, 1
    game.captains[0].gold = 20
    return game, game.captains[0]


def holding(quest: str, district: str, due: int = 4) -> tuple[Game, Captain]:
    """The same with a Quest that is due in some Round."""
    game, captain = at(district)
    game.decks["keep"].remove(quest)
    captain.quest, captain.quest_due = quest, due
    return game, captain


# ---------------------------------------------------------------- the Statue


def test_an_offered_character_stands_at_the_statue() -> None:
    """The Statue: it is placed there, and gives its slot free; no dice, no trade, no spell until the Monster takes it."""
    game, captain = at("city_watch", captains=2)
    station(game, captain, "novice_of_tides", "d1")
    assert "wizard:novice_of_tides" in anytime.captain_keys(game, captain)
    play(game, lambda: city_watch.statue(game, captain))
    assert captain.at("d1") is None
    assert "wizard:novice_of_tides" not in anytime.captain_keys(game, captain)
    assert not any(key.startswith("unit:") for key in trading.gifts(game, captain, game.captains[1]))
    play(game, lambda: city_watch.take_offerings(game))
    assert (game.removed[0], game.shut) == ("novice_of_tides", {"sanctuary"})
    assert [unit.is_messenger for unit in captain.units] == [True]


def test_what_an_offered_character_carries_may_be_kept_when_it_is_taken() -> None:
    """Great Hall: Items of characters that are sacrificed may be transferred for 2 Gold each; The Statue: as if sacrificed."""
    game, captain = at("city_watch")
    station(game, captain, "chain_warden", "a1", ["long_spear"], ["war_ox"])
    play(game, lambda: city_watch.statue(game, captain))
    play(game, lambda: city_watch.take_offerings(game), "1 bear:captain\n1 let-go")
    assert (captain.card.items, captain.card.mounts, captain.gold) == (["long_spear"], [], 18)
    assert {"war_ox", "chain_warden"} <= set(game.removed)


def test_two_offerings_close_two_structures() -> None:
    """The Statue: the structure from where each was recruited."""
    game, _ = at("city_watch", captains=2)
    for each, card in zip(game.captains, ("paladin", "high_almoner"), strict=True):
        station(game, each, card, "a1")
        play(game, lambda each=each: city_watch.statue(game, each))  # type: ignore[misc]
    play(game, lambda: city_watch.take_offerings(game))
    assert game.shut == {"barracks", "tavern_1", "tavern_2", "tavern_3"}
    assert not game.offerings


def test_the_statue_takes_all_visits() -> None:
    """The Statue: all other structure actions are skipped; those of abilities, wishes and the Regent, and fights, too."""
    game, captain = at("city_watch", chosen="yrsa_vane")
    captain.rune = "gale"
    captain.visits = 2
    captain.further = ["fountain", "town_hall"]
    station(game, captain, "regent_in_exile", "a1")
    station(game, captain, "paladin", "a2")
    put(game, "tomb_ogre", "barracks", "town_hall")
    assert {"ability:rune", "further", "fight:barracks", "fight:town_hall", "visit:fountain_1"} <= set(midday.menu(game, captain))
    play(game, lambda: city_watch.statue(game, captain), "1 give:a2")
    assert midday.menu(game, captain) == []


def test_after_another_visit_there_is_no_offering() -> None:
    """The Statue: instead of all other structure actions."""
    game, captain = at("city_watch")
    station(game, captain, "paladin", "a1")
    captain.visited = ["gate"]
    assert "visit:statue" not in midday.menu(game, captain)


# ---------------------------------------------------------------- Barracks and Reserve


def test_reassigning_puts_no_wyvern_into_reserve() -> None:
    """The Barracks, Option 2: characters are redeployed, and Wyverns are none (Terminology, Character); nor the Messenger or the Minstrel (A8.4)."""
    game, captain = at("city_watch")
    for card, slot in (("gale_wyvern", "a1"), ("hexed_minstrel", "a2"), ("chain_warden", "a3"), ("road_levy", "reserve")):
        station(game, captain, card, slot)
    table = begin(game, lambda: city_watch.reassign(game, captain), "1 unit:1.r1")
    assert not {"place:a1", "place:a2", "place:d6", "place:reserve"} & set(keys(table, 1))
    assert {"place:a3", "place:a4", "place:d1"} <= set(keys(table, 1))
    script(table, "1 place:a3")
    assert [unit.id for unit in captain.reserve] == ["chain_warden"]
    assert "unit:1.a1" not in keys(table, 1)
    script(table, "1 unit:1.a2")
    assert "place:reserve" not in keys(table, 1)


def test_a_wyvern_that_stands_nowhere_does_not_fly() -> None:
    """The Eyrie: placed on a slot, used from there."""
    game, captain = at("southern_gate")
    station(game, captain, "gale_wyvern", "reserve")
    assert "wyvern:gale_wyvern" not in anytime.captain_keys(game, captain)


def test_two_soldiers_change_places_only_where_both_may_stand() -> None:
    """Card's Role: a defender cannot take an attacker's slot."""
    game, captain = at("city_watch")
    for card, slot in (("gate_pikeman", "d1"), ("road_levy", "a1"), ("paladin", "d2")):
        station(game, captain, card, slot)
    table = begin(game, lambda: city_watch.reassign(game, captain), "1 unit:1.a1")
    assert "place:d1" not in keys(table, 1)
    assert "place:d2" in keys(table, 1)


# ---------------------------------------------------------------- the Barkeep


def test_the_barkeep_serves_at_a_tavern_that_was_visited() -> None:
    """The Barkeep returns a revealed card, once a Round; he is no structure (A6)."""
    game, captain = at("market", captains=2)
    captain.visited = ["tavern_1"]
    card = game.faces["tavern_1"][0]
    offers = midday.menu(game, captain)
    assert "recruit:tavern_1" not in offers
    assert "barkeep:tavern_1" in offers
    play(game, lambda: market.barkeep(game, captain, "tavern_1"))
    assert (game.decks["tavern_1"][-1], captain.gold) == (card, 19)
    assert not any(key.startswith("barkeep") for key in midday.menu(game, captain))
    game.captains[1].gold = 1
    assert "barkeep:tavern_1" in market.options(game, game.captains[1])


def test_what_the_barkeep_turns_is_revealed() -> None:
    """The Barkeep: any revealed effects are resolved at once, and the next card is turned."""
    game, captain = at("market")
    game.decks["tavern_2"] = ["debt_bound_bruiser", "ferry_guard"]
    play(game, lambda: market.barkeep(game, captain, "tavern_2"), "1 place:a1")
    assert captain.at("a1") is not None
    assert game.faces["tavern_2"] == ["ferry_guard"]


@pytest.mark.parametrize("bar", ["creature", "closed", "shut", "poor", "elsewhere"])
def test_no_barkeep(bar: str) -> None:
    """Terminology, Close; Attacking Creatures: nothing is served there."""
    game, captain = at("market")
    if bar == "creature":
        put(game, "cellar_oozes", "tavern_1")
    elif bar == "closed":
        game.closed["market"] = 3
    elif bar == "shut":
        game.shut.add("tavern_1")
    elif bar == "poor":
        captain.gold = 0
    else:
        captain.district = "great_hall"
    assert "barkeep:tavern_1" not in midday.menu(game, captain)


# ---------------------------------------------------------------- the Regent


def test_the_regent_stays_in_the_own_district() -> None:
    """A8.4: one structure of your District twice, once a Round."""
    game, captain = at("royal_keep")
    station(game, captain, "regent_in_exile", "a1")
    captain.further, captain.visited = ["alchemist"], ["alchemist", "fountain", "armoury"]
    offers = set(midday.menu(game, captain))
    assert "buy:stone" not in offers
    assert {"visit:fountain_1", "buy:green"} <= offers
    play(game, lambda: midday.act(game, captain, "buy:green"))
    assert not {"visit:fountain_1", "buy:green"} & set(midday.menu(game, captain))


# ---------------------------------------------------------------- Quests that cannot be done, and some that can


def test_vigil_for_the_wounded_needs_no_wounded() -> None:
    """A8.9, 9: visit the White Mage; whoever has the Quest may do so for its own sake."""
    game, captain = holding("vigil_for_the_wounded", "mystics_quarter")
    messenger(captain).injured = False
    assert "visit:mage" in midday.menu(game, captain)
    play(game, lambda: mystics_quarter.mage(game, captain), f"roll 1\n{QUEST_DECK}")
    assert (captain.quest, captain.gold) == ("", 17)
    assert "visit:mage" not in mystics_quarter.options(game, captain)


@pytest.mark.parametrize(
    ("quest", "empty"),
    [
        *[("a_borrowed_flask", "stone"), ("empty_the_purse", "bag"), ("drain_the_cask", "taverns"), ("letters_of_levy", "barracks")],
        *[("shoe_the_herd", "stables"), ("bulwark", "town_hall"), ("the_wyverns_debt", "eyrie")],
    ],
)
def test_a_quest_for_what_is_gone_may_be_dropped(quest: str, empty: str) -> None:
    """A-R35: unachievable, so it is discarded without penalty."""
    game, captain = holding(quest, "royal_keep")
    assert "quest:drop" not in midday.menu(game, captain)
    for name in [*game.decks] if empty == "taverns" else [empty]:
        if name in game.decks and (empty != "taverns" or name.startswith("tavern")):
            game.decks[name] = []
            game.faces.get(name, []).clear()
    game.stock["stone"] = 0 if empty == "stone" else 9
    game.bag = [] if empty == "bag" else game.bag
    assert "quest:drop" in midday.menu(game, captain)
    play(game, lambda: midday.act(game, captain, "quest:drop"), QUEST_DECK)
    assert (captain.quest, told(game, "quest-done"), len(game.decks["keep"])) == ("", [], 16)


@pytest.mark.parametrize(("quest", "district"), [("test_of_steel", "city_watch"), ("drain_the_cask", "market"), ("map_the_deep", "mystics_quarter")])
@pytest.mark.parametrize(("until", "is_lost"), [(3, False), (4, True)])
def test_a_quest_in_a_closed_district_may_be_dropped(quest: str, district: str, until: int, is_lost: bool) -> None:
    """A-R35: closed for as long as it could be done."""
    game, captain = holding(quest, "royal_keep")
    game.closed[district] = until
    assert ("quest:drop" in midday.menu(game, captain)) is is_lost


def test_a_long_ride_into_a_closed_district() -> None:
    """A-R35; Terminology, Close: where there is something to fight, a Captain may still go there."""
    game, captain = holding("the_long_ride", "royal_keep")
    captain.quest_district = "market"
    game.closed["market"] = 4
    assert "quest:drop" in midday.menu(game, captain)
    put(game, "cellar_oozes", "tavern_1")
    assert "quest:drop" not in midday.menu(game, captain)


def test_the_white_mage_needs_no_wizards() -> None:
    """A-R35: an empty Sanctuary deck does not make a Vigil impossible, a closed Sanctuary does (A-R11)."""
    game, captain = holding("vigil_for_the_wounded", "mystics_quarter")
    game.decks["sanctuary"] = []
    assert {"visit:mage"} == {key for key in midday.menu(game, captain) if "mage" in key or "drop" in key}
    game.shut.add("sanctuary")
    assert {"quest:drop"} == {key for key in midday.menu(game, captain) if "mage" in key or "drop" in key}


@pytest.mark.parametrize(("item", "is_spearman"), [("long_spear", True), ("iron_helm", False)])
def test_the_strongest_is_counted_with_all_dice_of_the_items(item: str, is_spearman: bool) -> None:
    """The King's Keep; A-R34: dice of their Items, in whatever roll they count."""
    game, captain = holding("bulwark", "royal_keep", due=3)
    spearman = station(game, captain, "harbour_brawler", "a1", [item])
    station(game, captain, "titan_husk", "d1").injured = True
    lines = QUEST_DECK if is_spearman else f"{QUEST_DECK}\n1 injure:1.captain"
    play(game, lambda: quests.night(game), lines)
    assert (spearman.injured, captain.card.injured) == (is_spearman, not is_spearman)


def test_a_map_is_kept_by_whoever_returns_for_an_audience() -> None:
    """A8.9, 15 brings a Captain back to the Keep; anywhere else it takes the Tunnel Map (A8.5)."""
    for district, is_kept in (("royal_keep", True), ("market", False)):
        game, captain = holding("royal_audience", "")
        captain.last_district = district
        captain.card.items.append("tunnel_map")
        play(game, lambda: midday.enter(game, captain), f"1 district:{district}")  # noqa: B023
        assert ("tunnel_map" in captain.card.items) is is_kept


# ---------------------------------------------------------------- wishes


def test_a_wished_result_helps_at_the_church() -> None:
    """The Fountain: an additional Captain result during any roll made by the holder; the Stone Church rolls for one."""
    game, captain = at("southern_gate")
    game.monster.dice = {"w": 2, "y": 2, "r": 0}
    captain.wishes = ["extra_result"]
    play(game, lambda: southern_gate.light(game, captain), f"{claws('w', 1)}\n1 wish:extra_result\n1 shift:w.y")
    assert game.monster.dice == {"w": 1, "y": 3, "r": 0}


@pytest.mark.parametrize(("shop", "more"), [("town_hall", 0), ("stables", 0), ("town_hall", 2)])
def test_a_wished_item_leaves_a_card_to_buy(shop: str, more: int) -> None:
    """The Fountain: the top card of any deck; Great Hall: the next is revealed only if none is left to buy."""
    game, captain = at("royal_keep")
    card, second = {"town_hall": ("long_spear", "kite_shield"), "stables": ("war_ox", "ash_wolf")}[shop]
    captain.wishes = ["free_card"]
    game.faces[shop] = [card, *game.decks[shop][:more]]
    game.decks[shop] = [second, *game.decks[shop][more:]]
    play(game, lambda: wishes.use(game, captain, "free_card"), f"1 deck:{shop}\n1 bear:captain")
    assert card in [*captain.card.items, *captain.card.mounts]
    assert (len(game.faces[shop]), second in game.faces[shop]) == ((more, False) if more else (1, True))


def test_two_further_visits() -> None:
    """The Fountain: any two additional structures, but neither Gate nor Watchtower, in this Round's own turn."""
    game, captain = at("royal_keep")
    captain.wishes = ["two_visits"]
    assert "wish:two_visits" in wishes.keys(game, captain)
    play(game, lambda: wishes.use(game, captain, "two_visits"))
    table = begin(game, lambda: midday.act(game, captain, "further"))
    assert not {"open:gate", "open:watchtower", "open:fountain"} & set(keys(table, 1))
    script(table, "1 open:alchemist")
    assert {"buy:stone", "further"} <= set(midday.menu(game, captain))
    play(game, lambda: midday.act(game, captain, "further"), "1 open:grotto")
    assert "further" not in midday.menu(game, captain)
    game.mover = 0
    captain.wishes = ["two_visits"]
    assert "wish:two_visits" not in wishes.keys(game, captain)


# ---------------------------------------------------------------- trading


def test_what_may_be_traded() -> None:
    """A-R30: Gold, Items, characters; not gems, stones, wishes, Quests, Mounts; neither Captain, Messenger nor Wyvern."""
    game, giver = at("market", captains=2)
    taker = game.captains[1]
    giver.gold, giver.blue, giver.stones, giver.wishes, giver.quest = 6, 1, 1, ["red_die"], "bulwark"
    station(game, giver, "chain_warden", "a1", ["long_spear", "star_rod"], ["war_ox"])
    station(game, giver, "gale_wyvern", "a2")
    station(game, giver, "road_levy", "reserve")
    wanted = ["gold:1", "gold:2", "gold:3", "gold:5", "gold:6", "item:a1.long_spear", "unit:1.a1", "unit:1.r1"]
    assert trading.gifts(game, giver, taker) == wanted  # nobody there can bear the Star Rod
    giver.gold = 2
    assert not any(key.startswith("unit") for key in trading.gifts(game, giver, taker))


def test_when_captains_trade() -> None:
    """Trading: in the same District; A4, 3: during the turn of either."""
    game, giver = at("market", captains=3)
    assert trading.keys(game, giver) == ["trade:2", "trade:3"]
    game.captains[2].district = "great_hall"
    game.mover = 2
    assert trading.keys(game, giver) == ["trade:2"]
    game.mover = 3
    assert trading.keys(game, giver) == []
    game.mover, game.phase = 1, "twilight"
    assert trading.keys(game, giver) == []


def test_a_traded_character_brings_all_it_carries_and_finds_a_place() -> None:
    """Trading: 3 Gold per character to the Treasury; Terminology, Recruit: somebody goes into Reserve where no slot is free."""
    game, giver = at("market", captains=2)
    taker = game.captains[1]
    taker.gold = 0
    unit = station(game, giver, "exiled_warlock", "a1", ["long_spear"], ["war_ox"])
    unit.armour = ["white"]
    for number in range(1, 7):
        station(game, taker, "cliff_reaver", f"a{number}")
    play(game, lambda: trading.trade(game, giver, taker), "1 unit:1.a1\n2 push:a3\n1 done")
    assert (unit.slot, unit.items, unit.mounts, unit.armour) == ("a3", ["long_spear"], ["war_ox"], ["white"])
    assert (giver.gold, taker.gold, len(taker.reserve)) == (17, 0, 1)


# ---------------------------------------------------------------- stones


@pytest.mark.parametrize("holder", [1, 2])
def test_a_stone_rolls_the_church_and_the_grotto_again(holder: int) -> None:
    """The Alchemist; A-R33: all dice of one roll of any kind, by anybody, before effects apply; a new roll by another stone."""
    game, captain = at("southern_gate", captains=2)
    game.monster.dice = {"w": 2, "y": 2, "r": 0}
    game.captains[holder - 1].stones = 2
    again = f"{holder} stone:0"
    play(game, lambda: southern_gate.light(game, captain), f"{claws('w', 1)}\n{again}\n{claws('w', 1)}\n{again}\n{hits('w', 1)}\n1 shift:none")
    assert told(game, "prayed") == [{"seat": 1, "hits": 1}]
    game.captains[holder - 1].stones = 1
    play(game, lambda: mystics_quarter.grotto(game, captain), f"roll 1\n{again}\nroll 2")
    assert (told(game, "mined")[0]["rune"], game.captains[holder - 1].stones, game.stock["stone"]) == ("tide", 0, 9)
