"""Twilight, Night and what ends a match (book, Objective, Twilight Phase, Night Phase, The Statue; A4, 4 to 6; A-R5 to A-R13, A-R38 to A-R46)."""

import pytest

from games.pit import city_watch, march, midday, morning, night, reveal, southern_gate, twilight
from games.pit.pieces import RESERVE, SHOPS, TAVERNS
from games.pit.state import Game
from games.pit.view import DISTRICTS
from games.testing import script
from tests.games.pit.rolls import bare, claws, dice, hits, messenger
from tests.games.pit.tables import begin, during, keys, play, prompt, ready, station, told

# ---------------------------------------------------------------- Twilight


def test_the_lead_rolls_for_the_monster_and_its_row_is_read() -> None:
    """Twilight Phase: Red, Yellow, White; count Monster results."""
    game = bare(ready(2, "orc-warchief"))
    game.lead = 2
    dice(game, "wyr")
    table = begin(game, lambda: twilight.twilight(game))
    assert keys(table, 2) == ("roll",)
    script(table, f"2 roll\n{claws('ryw', 0)}")
    assert (game.row, game.monster.dice["w"], game.monster.space) == ("x0", 2, 2)


def test_six_or_more_results_are_one_row() -> None:
    """Monster Boards: x6+."""
    game = bare(ready(2, "dragon"))
    dice(game, "wwwwyyyy")
    table = begin(game, lambda: twilight.twilight(game), f"1 roll\n{claws('yyyywwww', 8)}")
    assert game.row == "x6"
    assert table.question is not None


def test_with_a_monster_player_that_one_rolls() -> None:
    """Monster Player Rules, Twilight Phase."""
    game = bare(ready(2, "orc-warchief", foe="player"))
    table = begin(game, lambda: twilight.twilight(game))
    assert prompt(table, 3) == "twilight"


def test_an_offering_cancels_twilight() -> None:
    """The Statue: taken first; the rest of Twilight is skipped, and the source is closed for ever."""
    game = bare(ready(2, "dragon"))
    unit = station(game, game.captains[0], "ferry_guard", "d1")
    game.offerings.append((game.captains[0], unit))
    play(game, lambda: twilight.twilight(game))
    assert (game.row, game.removed[0], game.monster.skips_move) == ("", "ferry_guard", True)
    assert game.shut == set(TAVERNS)
    assert all(not game.decks[tavern] and not game.faces[tavern] for tavern in TAVERNS)
    begin(game, lambda: twilight.twilight(game), "1 roll")


def test_what_may_be_offered() -> None:
    """A-R11: Barracks, Sanctuary and Tavern characters, Paladins too; neither Captain nor Messenger nor a Wyvern; the White Mage goes as well."""
    game = during(bare(ready()), "midday", "city_watch", "mystics_quarter")
    captain = game.captains[0]
    for card, slot in (("paladin", "a1"), ("novice_of_tides", "a2"), ("blade_saint", "a3"), ("gale_wyvern", "a4")):
        station(game, captain, card, slot)
    play(game, lambda: city_watch.statue(game, captain), "1 give:a2")
    assert [unit.slot for unit in city_watch.offerings(captain)] == ["a1", "a3"]
    play(game, lambda: city_watch.take_offerings(game))
    assert game.shut == {"sanctuary"}
    game.captains[1].gold, game.captains[1].card.injured = 9, True
    assert not {"visit:mage", "recruit:sanctuary"} & set(midday.menu(game, game.captains[1]))


# ---------------------------------------------------------------- Gate and Watchtower


def test_two_captains_may_attack_at_the_gate_once_each() -> None:
    """A-R13; A-R12: then nobody from the Watchtower."""
    game = during(bare(ready(3, "dragon")), "midday", "city_watch", "city_watch", "southern_gate")
    dice(game, "y")
    for captain in game.captains[:2]:
        assert "attack:gate" in midday.menu(game, captain)
        play(game, lambda: midday.act(game, captain, "attack:gate"), f"{hits('wy', 2)}\n{claws('y', 1)}")  # noqa: B023
        assert "attack:gate" not in midday.menu(game, captain)
    assert "attack:watchtower" not in midday.menu(game, game.captains[2])


def test_an_attack_from_the_watchtower_bars_the_gate() -> None:
    """A-R12: one Captain, as long as nobody attacked at the Gate."""
    game = during(bare(ready(3, "dragon")), "midday", "southern_gate", "southern_gate", "city_watch")
    dice(game, "y")
    play(game, lambda: southern_gate.attack_tower(game, game.captains[0]), f"{hits('wy', 2)}\n{claws('y', 1)}")
    assert "attack:watchtower" not in midday.menu(game, game.captains[1])
    assert "attack:gate" not in midday.menu(game, game.captains[2])
    night.rest(game)
    during(game, "midday", "southern_gate", "southern_gate", "city_watch")
    assert "attack:gate" in midday.menu(game, game.captains[2])


# ---------------------------------------------------------------- Districts


def test_every_district_is_new_in_the_first_round() -> None:
    """A-R39; Midday Phase, note: later another one than before, and two Captains at most."""
    game = during(bare(ready(4)), "midday", "market", "market")
    captain = game.captains[2]
    assert midday.open_to(game, captain) == [district for district in DISTRICTS if district != "market"]
    captain.last_district = "royal_keep"
    assert "royal_keep" not in midday.open_to(game, captain)


def test_without_any_district_the_captain_stays() -> None:
    """A-R38: no visit."""
    game = bare(ready(2))
    game.round, game.closed = 2, dict.fromkeys(DISTRICTS, 2)
    game.captains[0].last_district = "market"
    play(game, lambda: midday.take_turn(game, game.captains[0]))
    assert told(game, "stays") == [{"seat": 1}]
    night.rest(game)
    assert game.captains[0].last_district == "market"


# ---------------------------------------------------------------- Night


def quiet(game: Game) -> Game:
    """An early Night without an Encounter."""
    game.encounters, game.round = [], 1
    return game


def test_open_items_and_mounts_go_under_their_decks() -> None:
    """Card Refresh: face-up ones return to the bottom, new ones are turned."""
    game = quiet(ready())
    shown = {shop: list(game.faces[shop]) for shop in SHOPS}
    following = {shop: game.decks[shop][0] for shop in SHOPS}
    play(game, lambda: night.night(game), "2 place:d1")
    for shop in SHOPS:
        assert game.faces[shop] == [following[shop]]
        assert game.decks[shop][-1:] == shown[shop]


def test_taverns_turn_a_card_only_where_none_lies_open() -> None:
    """Card Refresh; A-R16."""
    game = quiet(ready())
    kept, following = list(game.faces["tavern_1"]), game.decks["tavern_2"][0]
    game.faces["tavern_2"] = []
    play(game, lambda: reveal.refresh(game))
    assert (game.faces["tavern_1"], game.faces["tavern_2"]) == (kept, [following])


def test_the_messenger_moves_left_with_all_it_carries() -> None:
    """Lead Captain; A-R45: clockwise to the next Outpost; Items and Mounts go along (Great Hall)."""
    game = quiet(ready(3))
    card = messenger(game.captains[0])
    card.items, card.mounts, card.injured = ["mail_coat"], ["war_ox"], True
    for seat in (2, 3, 1):
        play(game, lambda: night.pass_messenger(game), f"{seat} place:d4")
        assert (game.lead, messenger(game.captain(seat)), card.slot) == (seat, card, "d4")
    assert (card.items, card.mounts, card.injured) == (["mail_coat"], ["war_ox"], True)


def test_where_no_defender_slot_is_free_somebody_goes_into_reserve() -> None:
    """Lead Captain; Reserve Area: the Captain's choice."""
    game = quiet(ready())
    for at in range(1, 7):
        station(game, game.captains[1], "night_sentry", f"d{at}")
    play(game, lambda: night.pass_messenger(game), "2 push:d3")
    assert messenger(game.captains[1]).slot == "d3"
    assert [unit.slot for unit in game.captains[1].units if unit.id == "night_sentry"].count(RESERVE) == 1


def test_a_solo_captain_keeps_the_messenger() -> None:
    """Solo Captain Rules 1."""
    game = quiet(ready(1))
    play(game, lambda: night.night(game))
    assert game.lead == 1
    assert messenger(game.captains[0]).slot == "d1"


@pytest.mark.parametrize("slot", ["a1", RESERVE])
def test_night_effects_work_in_reserve_too(slot: str) -> None:
    """Reserve Area; A-R19: Cutpurse, Drill Sergeant, and Soldiers who go home."""
    game = quiet(bare(ready()))
    captain = game.captains[0]
    station(game, captain, "grinning_cutpurse", slot)
    play(game, lambda: night.cards(game, captain))
    assert captain.gold == 2
    timed = station(game, captain, "wall_sapper", slot)
    timed.service = 1
    sergeant = station(game, captain, "drill_sergeant", slot)
    play(game, lambda: night.cards(game, captain))
    assert timed.service == 1
    sergeant.injured = True
    play(game, lambda: night.cards(game, captain))
    assert timed not in captain.units
    assert game.decks["barracks"][-1] == "wall_sapper"


def test_injured_characters_have_no_night_effects() -> None:
    """Terminology, Injured Characters."""
    game = quiet(bare(ready()))
    for card in ("grinning_cutpurse", "debt_bound_bruiser", "grey_librarian"):
        station(game, game.captains[0], card, "a1").injured = True
    play(game, lambda: night.cards(game, game.captains[0]))
    assert game.captains[0].gold == 3


def test_the_night_in_its_order() -> None:
    """A4, 5: refresh, Night effects, Quests, Messenger, Encounter card."""
    game = quiet(ready())
    captain = game.captains[0]
    game.encounters = ["lamp_festival"]
    station(game, captain, "grinning_cutpurse", "a2")
    captain.quest, captain.quest_due, game.decks["keep"] = "shoe_the_herd", 1, []
    play(game, lambda: night.night(game), "2 place:d1")
    order = ["revealed", "cutpurse", "quest-failed", "lead", "encounter"]
    assert [event.key for event in game.events if event.key in order and event.key != "revealed"] == order[1:]
    assert next(event.key for event in game.events if event.key in order) == "revealed"


# ---------------------------------------------------------------- moves and ends


def test_the_gate_loses_at_once() -> None:
    """Objective; A-R41: the first condition met ends the match, in the middle of a row."""
    game = bare(ready(2, "orc-warchief"))
    game.monster.space = 59
    dice(game, "y")
    assert play(game, lambda: twilight.twilight(game), f"1 roll\n{claws('y', 0)}") == "gate"
    assert game.monster.space == 60


def test_back_moves_end_at_the_start() -> None:
    """A-R8: never below the start."""
    game = ready()
    game.monster.space = 4
    assert march.drive_back(game, game.captains[0], 9) == 4
    assert (game.monster.space, game.captains[0].pushed) == (0, 4)


def test_wizards_may_be_used_right_after_a_move() -> None:
    """A-R10; A-R9: a used Wizard is gone for good."""
    game = bare(ready())
    captain = game.captains[1]
    station(game, captain, "adept_of_gales", "a1")
    table = begin(game, lambda: morning.morning(game), f"1 roll\n{hits('wy', 0)}\nroll 5")
    assert game.monster.space == 2
    assert "wizard:adept_of_gales" in keys(table, 2)
    script(table, "2 wizard:adept_of_gales")
    assert (game.monster.space, game.removed) == (0, ["adept_of_gales"])
