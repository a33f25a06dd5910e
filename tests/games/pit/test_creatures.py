"""What Creatures and Outlaws do by themselves (A8.11), and that whole matches with them come to an end."""

from random import Random

import pytest

from games.engine import Table
from games.pit import encounters, midday
from games.pit.match import Pit
from games.pit.state import Game
from games.pit.title import PIT
from games.testing import steps
from tests.games.pit.tables import begin, during, keys, play, prompt, put, ready, station, told


def by_night(game: Game, lines: str = "") -> str:
    """Night effects."""
    game.phase = "night"
    return play(game, lambda: encounters.night(game), lines)


# ---------------------------------------------------------------- Rust Rats


def test_rust_rats_take_gold_or_an_item_of_whoever_enters() -> None:
    """A8.11 Rust Rats: pays 1 Gold or loses an Item to its deck."""
    game = during(ready(), "midday", "market", "great_hall")
    put(game, "rust_rats", "alchemist")
    captain = game.captains[0]
    play(game, lambda: encounters.enter(game, captain))
    assert captain.gold == 2
    station(game, captain, "cliff_reaver", "a2", items=("long_spear",))
    play(game, lambda: encounters.enter(game, captain), "1 item:1.a2.long_spear")
    assert (captain.gold, captain.units[-1].items, game.decks["town_hall"][-1]) == (2, [], "long_spear")
    play(game, lambda: encounters.enter(game, game.captains[1]))
    assert game.captains[1].gold == 3


def test_rust_rats_leave_the_poor_alone() -> None:
    """A8.11 Rust Rats: whoever has neither loses nothing."""
    game = during(ready(1), "midday", "market")
    put(game, "rust_rats", "alchemist")
    game.captains[0].gold = 0
    play(game, lambda: encounters.enter(game, game.captains[0]))
    assert told(game, "lost-gold") == []


def test_they_gnaw_as_a_captain_enters() -> None:
    """A8.11 Rust Rats, in the course of a turn; and A8.10 Panic forces a Captain only once."""
    game = during(ready(), "midday")
    game.notes["forced.1"] = 3
    put(game, "rust_rats", "alchemist")
    play(game, lambda: midday.enter(game, game.captains[0]), "1 district:market")
    assert (game.captains[0].gold, game.notes) == (2, {})


# ---------------------------------------------------------------- Night Wraiths


def test_a_night_wraith_goes_to_a_captain_and_attacks() -> None:
    """A8.11 Night Wraith: Midday; the Lead Captain decides whom (Monster Boards, note), the Captains where (A-R36)."""
    game = during(ready(), "midday", "market", "royal_keep")
    (token,) = put(game, "night_wraith", "statue")
    lines = "1 seat:2\n1 place:keep\n2 place:keep\nroll 2 2\nroll 1 2"
    play(game, lambda: encounters.midday_end(game), lines)
    assert token.place == "keep"
    assert told(game, "strikes") == [{"seat": 2, "foe": "night_wraith"}]
    assert game.combat is not None
    assert (game.combat.is_attack, game.combat.target) == (False, "night_wraith")


def test_no_captain_is_attacked_by_two_wraiths_in_a_midday() -> None:
    """A8.11 Night Wraith: that Captain is attacked once; A-R46."""
    game = during(ready(1), "midday", "city_watch")
    put(game, "night_wraith", "statue", "gate", "keep")
    play(game, lambda: encounters.midday_end(game), "roll 2 2 1\nroll 1 2")
    assert len(told(game, "strikes")) == 1
    assert [token.place for token in game.on_board] == ["statue", "gate", "keep"]


def test_a_wraith_that_loses_takes_no_harm_and_one_that_wins_takes_somebody() -> None:
    """Book, Combat: a defender deals no damage; the Captain sacrifices one character."""
    game = during(ready(2, foe="player"), "midday", "city_watch", "market")
    put(game, "night_wraith", "statue")
    station(game, game.captains[1], "road_levy", "d2")
    play(game, lambda: encounters.midday_end(game), "3 seat:2\n3 place:tavern_2\nroll 5 5 5\nroll 5 5")
    assert [unit.id for unit in game.captains[1].units] == ["paladin"]
    assert [(token.place, token.health) for token in game.on_board] == [("tavern_2", 1)]


def test_wraiths_stay_where_nobody_is_about() -> None:
    game = during(ready(1), "midday")
    put(game, "night_wraith", "statue")
    play(game, lambda: encounters.midday_end(game))
    assert told(game, "strikes") == []


# ---------------------------------------------------------------- the Night


def test_bone_marchers_move_the_monster() -> None:
    """A8.11 Bone Marchers: each token still in play moves the Monster 1, as one move (as A-R5 and A-R7 take Progress Rolls)."""
    game = ready()
    put(game, "bone_marchers", "gate", "church", "keep")
    game.skulls.add("onward")
    by_night(game)
    assert game.monster.space == 4
    game.monster.space = 58
    assert by_night(game) == "gate"


@pytest.mark.parametrize(("face", "injured"), [(3, False), (4, True)])
def test_grave_hounds_bite_on_a_monster_result(face: int, injured: bool) -> None:
    """A8.11 Grave Hounds: each Captain in their District rolls a Yellow Die; the Captain chooses who is injured (Terminology, Injure)."""
    game = during(ready(), "night", "market", "great_hall")
    put(game, "grave_hounds", "tavern_1", "tavern_2", "statue")
    by_night(game, f"roll {face}\n" + ("1 injure:1.a1" if injured else ""))
    assert game.captains[0].units[1].injured == injured
    assert told(game, "hounds") == [{"seat": 1, "bitten": int(injured)}]


def test_the_monster_player_chooses_whom_the_hounds_bite() -> None:
    """Terminology, Injure; A-R21."""
    game = during(ready(foe="player"), "night", "market")
    put(game, "grave_hounds", "tavern_1")
    by_night(game, "roll 4\n3 injure:1.captain")
    assert game.captains[0].card.injured


def test_fire_imps_burn_one_of_their_districts() -> None:
    """A8.11 Fire Imps: the Lead Captain picks."""
    game = ready()
    put(game, "fire_imps", "statue", "keep", "gate")
    table = begin(game, lambda: encounters.night(game))
    assert (prompt(table, 1), keys(table, 1)) == ("imps", ("district:city_watch", "district:royal_keep"))
    before = len(game.decks["keep"])
    by_night(game, "1 district:royal_keep")
    assert len(game.decks["keep"]) == before - 1


def test_the_ratcatcher_takes_gold_of_visitors() -> None:
    """A8.11 The Ratcatcher: each Captain who visited that District loses 1 Gold."""
    game = during(ready(3), "night", "mystics_quarter", "market", "mystics_quarter")
    put(game, "the_ratcatcher", "grotto")
    game.captains[2].gold = 0
    by_night(game)
    assert [captain.gold for captain in game.captains] == [2, 3, 0]


# ---------------------------------------------------------------- whole matches


@pytest.mark.parametrize("seed", range(4))
def test_random_matches_with_all_of_it_end_and_lose_no_card(seed: int) -> None:
    """Everything together, with and without a Monster player; Encounter cards lie open exactly as long as they matter."""
    rng = Random(seed)
    setup = PIT.setup(rng.choice(PIT.variants), seed + 1, {"encounters": "on", "foe": "player" if seed % 2 else "cards"})
    match = Pit(setup)
    table, game = Table(match), match.game
    for _ in steps(table, rng):
        assert len(game.encounters) + len(game.open) in (0, len(game.content.encounters))
        assert {token.id for token in game.on_board} <= set(game.open)
        assert all(not game.captain(int(token.place[0])).at(token.place[2:]) for token in game.on_board if "." in token.place)
    assert table.outcome is not None
