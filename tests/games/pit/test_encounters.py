"""Encounter cards: Events, guests, and how tokens come, are fought and go (A8.11; book, Encounter Cards and Attacking Creatures)."""

from functools import partial
from random import Random

import pytest

from games.pit import districts, encounters, midday, morning, mystics_quarter, night, sight, streets
from games.pit.state import Game
from games.testing import steps
from tests.games.pit.tables import begin, during, keys, play, prompt, put, ready, station, told


def drawn(game: Game, card: str, lines: str = "") -> str:
    """The card is drawn at the end of the Night."""
    game.phase = "night"
    game.encounters.remove(card)
    game.encounters.insert(0, card)
    return play(game, lambda: encounters.draw(game), lines)


def places(game: Game) -> list[str]:
    """Where tokens stand."""
    return [token.place for token in game.on_board]


# ---------------------------------------------------------------- the deck


def test_all_cards_of_the_deck_can_be_drawn() -> None:
    """A8.11: each card is taken, whatever it asks; afterwards it lies open or is back in the deck."""
    for card in ready().content.encounters:
        game = ready(1)
        game.encounters.remove(card)
        game.encounters.insert(0, card)
        table = begin(game, partial(encounters.draw, game))
        for _ in steps(table, Random(1)):
            pass
        assert (card in game.open) != (card in game.encounters)


def test_with_an_empty_deck_nothing_comes() -> None:
    game = ready()
    game.encounters = []
    assert play(game, lambda: encounters.draw(game)) == "done"


# ---------------------------------------------------------------- Events


def test_market_day_lasts_until_the_next_night() -> None:
    """A8.11 Market Day: Items and Mounts cost 1 less."""
    game = ready()
    drawn(game, "market_day")
    assert streets.is_on(game, "market_day")
    assert (districts.item_price(game, None, "long_spear"), districts.mount_price(game, "war_ox")) == (1, 2)
    play(game, lambda: encounters.night(game))
    assert not streets.is_on(game, "market_day")
    assert game.encounters[-1] == "market_day"
    assert districts.item_price(game, None, "long_spear") == 2


def test_curfew_leaves_room_for_one_captain_for_one_midday() -> None:
    """A8.11 Curfew."""
    game = ready()
    drawn(game, "curfew")
    during(game, "midday", "market")
    assert not midday.has_room(game, "market")
    play(game, lambda: encounters.midday_end(game))
    assert midday.has_room(game, "market")
    assert game.encounters[-1] == "curfew"


def test_flooded_tunnels_are_drained_for_two_gold() -> None:
    """A8.11 Flooded Tunnels: the Grotto is closed until a Captain spends 2 Gold there."""
    game = ready()
    drawn(game, "flooded_tunnels")
    during(game, "midday", "mystics_quarter", "market")
    captain = game.captains[0]
    assert not mystics_quarter.is_grotto_open(game, captain)
    assert sight.state_of(game, "grotto") == "closed"
    assert encounters.services(game, game.captains[1]) == []
    assert encounters.services(game, captain) == ["visit:drain"]
    play(game, lambda: encounters.serve(game, captain, "drain"))
    assert (captain.gold, game.encounters[-1]) == (1, "flooded_tunnels")
    assert mystics_quarter.is_grotto_open(game, captain)


@pytest.mark.parametrize(("gold", "closed"), [(1, False), (3, True)])
def test_nobody_drains_without_gold_or_in_a_closed_district(gold: int, closed: bool) -> None:
    """Terminology, Close: the actions of a closed District are unavailable."""
    game = during(ready(), "midday", "mystics_quarter")
    put(game, "flooded_tunnels")
    game.captains[0].gold = gold
    game.closed["mystics_quarter"] = int(closed)
    assert encounters.services(game, game.captains[0]) == []


def test_lamp_festival_pays_and_returns_at_once() -> None:
    """A8.11 Lamp Festival: each Captain gains 2 Gold."""
    game = ready(3)
    drawn(game, "lamp_festival")
    assert [captain.gold for captain in game.captains] == [5, 5, 5]
    assert (game.open, game.encounters[-1]) == ([], "lamp_festival")


def test_an_eclipse_darkens_the_next_morning_only() -> None:
    """A8.11 Eclipse: Yellow Dice of Captains are rolled as Red, then it returns."""
    game = ready(1)
    drawn(game, "eclipse")
    assert streets.is_on(game, "eclipse")
    play(game, lambda: morning.morning(game), "1 roll\nroll 2 2 2 1\nroll 1")
    assert game.roll is not None
    assert "".join(die.colour for die in game.roll.dice) == "wwrr"
    assert "eclipse" not in game.notes
    assert game.encounters[-1] == "eclipse"
    play(game, lambda: morning.morning(game), "1 roll\nroll 2 2 2 1\nroll 1")
    assert "".join(die.colour for die in game.roll.dice) == "wwyy"


def test_the_pilgrim_road_ends_after_three_visits() -> None:
    """A8.11 Pilgrim Road: the White Mage costs 1 Gold."""
    game = ready()
    encounters.pilgrim(game)
    drawn(game, "pilgrim_road")
    assert districts.mage_price(game) == 1
    for _ in range(3):
        encounters.pilgrim(game)
    assert districts.mage_price(game) == 3
    assert (game.notes, game.encounters[-1]) == ({}, "pilgrim_road")


@pytest.mark.parametrize(("space", "after"), [(0, 0), (1, 3), (2, 3), (3, 3), (4, 6), (16, 18), (50, 50)])
def test_a_tremor_shakes_the_monster_to_a_purple_space(space: int, after: int) -> None:
    """A8.11 Tremor: if the next purple space is within 2."""
    game = ready()
    game.monster.space = space
    drawn(game, "tremor")
    assert (game.monster.space, game.open) == (after, [])


# ---------------------------------------------------------------- placing tokens


def test_a_listed_structure_gets_its_token_unasked() -> None:
    """Book, Encounter Cards: the location described on the card."""
    game = ready()
    drawn(game, "cellar_oozes")
    assert places(game) == ["tavern_1", "tavern_2", "tavern_3", "alchemist"]
    assert [token.health for token in game.on_board] == [2, 2, 2, 2]
    drawn(game, "old_heron_of_the_moat")
    assert places(game)[-1] == "fountain"


def test_in_a_district_the_captains_choose_the_structure_together() -> None:
    """A-R36, A-R47: the Captains vote, the Lead breaks a tie."""
    game = ready()
    drawn(game, "the_ratcatcher", "1 place:grotto\n2 place:sanctuary")
    assert places(game) == ["grotto"]


def test_structures_without_a_token_come_first() -> None:
    """A-R36: prefer structures without a token."""
    game = ready(1)
    put(game, "tomb_ogre", "barracks", "town_hall")
    table = begin(game, lambda: encounters.lay_open(game, "bone_marchers", is_free=False))
    assert keys(table, 1) == ("place:gate", "place:statue")
    drawn(game, "maren_of_the_road")
    assert places(game)[-1] == "stables"


def test_where_all_structures_hold_a_token_any_may_get_another() -> None:
    """A-R36."""
    game = ready(1)
    put(game, "rust_rats", "town_hall", "stables")
    assert streets.vacant(game, "great_hall") == ["town_hall", "stables"]


def test_the_location_die_is_rolled_for_each_token() -> None:
    """A8.11 Fire Imps: Location Die for each."""
    game = ready(1)
    drawn(game, "fire_imps", "roll 3\n1 place:stables\nroll 3\nroll 3\n1 place:stables\nroll 6\n1 place:keep")
    assert places(game) == ["stables", "town_hall", "stables", "keep"]
    assert game.located == ["stone", "stone", "stone", "star"]


def test_a_monster_player_places_rolled_tokens_freely_and_chooses_the_others() -> None:
    """Book, Monster Player Rules, Night Phase: ignores the Location Die, places as it chooses."""
    game = ready(2, foe="player")
    drawn(game, "night_wraith", "3 place:gate\n3 place:gate\n3 place:keep")
    assert places(game) == ["gate", "gate", "keep"]
    table = begin(game, lambda: encounters.lay_open(game, "rust_rats", is_free=True))
    assert (prompt(table, 3), keys(table, 3)[:2]) == ("token-place", ("place:statue", "place:barracks"))


def test_rust_rats_come_to_every_district() -> None:
    """A8.11 Rust Rats: one per District."""
    game = ready(1)
    lines = ("gate", "church", "stables", "alchemist", "grotto", "fountain")
    drawn(game, "rust_rats", "\n".join(f"1 place:{place}" for place in lines))
    assert places(game) == list(lines)


def test_stone_harpies_take_a_slot_of_each_outpost() -> None:
    """A8.11 Stone Harpies: the blocked slot may not be used."""
    game = ready()
    drawn(game, "stone_harpies", "1 place:a2\n2 place:d6")
    assert places(game) == ["1.a2", "2.d6"]
    assert "a2" not in game.free_slots(game.captains[0], "a")


def test_harpies_push_somebody_into_reserve_where_all_slots_are_taken() -> None:
    """Book, Night Phase, Card Refresh: no available slot."""
    game = ready(1, foe="player")
    captain = game.captains[0]
    for slot in game.free_slots(captain, "ad"):
        station(game, captain, "road_levy", slot)
    drawn(game, "stone_harpies", "1 push:a1")
    assert (places(game), [unit.id for unit in captain.reserve]) == (["1.a1"], ["paladin"])


def test_harpies_of_a_monster_player_perch_where_it_likes() -> None:
    """Book, Choosing Targets."""
    game = ready(2, foe="player")
    drawn(game, "stone_harpies", "3 place:a2\n3 place:a2")
    assert places(game) == ["1.a2", "2.a2"]


def test_harpies_without_any_place_go_home() -> None:
    """Wyverns are no characters and cannot be put into Reserve."""
    game = ready(1)
    captain = game.captains[0]
    captain.units = [unit for unit in captain.units if unit.is_messenger]
    for slot in game.free_slots(captain, "ad"):
        station(game, captain, "mist_wyvern", slot)
    drawn(game, "stone_harpies")
    assert (game.on_board, game.open, game.encounters[-1]) == ([], [], "stone_harpies")


# ---------------------------------------------------------------- the Night


def test_the_night_ends_with_an_encounter() -> None:
    """Book, Night Phase: at the end of the Night draw the top card, if playing with the deck."""
    game = ready(1)
    game.encounters.remove("lamp_festival")
    game.encounters.insert(0, "lamp_festival")
    play(game, lambda: night.night(game))
    assert game.captains[0].gold == 6
    plain = ready(1, encounters="off")
    play(plain, lambda: night.night(plain))
    assert told(plain, "encounter") == []
