"""The Morning Phase: pools, eight dice, tribute, Royal Rolls, the Monster's steps (book, Morning Phase; A-R3 to A-R6)."""

import pytest

from games.pit import morning, outpost
from games.pit.state import Game
from games.testing import script
from tests.games.pit.rolls import bare, hits
from tests.games.pit.tables import begin, play, ready, station, told

RUNE = "roll 5"
"""Thorn, which helps none of the first two Captains."""


def progress(game: Game, dice: str, number: int, *more: str, rune: str = RUNE) -> str:
    """The first Captain's Progress Roll with so many Captain results."""
    lines = ["1 roll", hits(dice, number), rune, *more]
    return play(game, lambda: morning.progress(game, game.captains[0]), "\n".join(lines))


# ---------------------------------------------------------------- the pool


def test_the_pool_is_all_cards_of_both_sides_with_their_items_but_no_mounts() -> None:
    """Captain's Dice Pool: Captain card, attackers, defenders, Items that count in all rolls; Mounts are excluded."""
    game = bare(ready())
    captain = game.captains[0]
    station(game, captain, "cliff_reaver", "a1", items=["notched_axe", "long_spear"], mounts=["war_ox"])
    station(game, captain, "shield_matron", "d1", items=["kite_shield", "star_rod"])
    assert sorted(outpost.ordinary(game, captain, "progress")) == sorted("wy" + "wy" + "y" + "ww" + "w")


def test_injured_and_reserved_cards_give_nothing() -> None:
    """Terminology, Injured Characters and Reserve; an injured Captain gives what the injured side says (A8.1)."""
    game = bare(ready())
    captain = game.captains[0]
    station(game, captain, "cliff_reaver", "a1", items=["notched_axe"]).injured = True
    station(game, captain, "gilded_duelist", "reserve")
    assert outpost.ordinary(game, captain, "progress") == "wy"
    captain.card.injured = True
    captain.card.items.append("notched_axe")
    assert outpost.ordinary(game, captain, "progress") == "y"


@pytest.mark.parametrize(
    ("card", "dice"),
    [("isolde_kerr", "y"), ("brannoc_tallow", "y"), ("maelin_dusk", "y"), ("quill_farrow", "y"), ("oona_bramblehide", "r"), ("yrsa_vane", "y")],
)
def test_what_injured_captains_give(card: str, dice: str) -> None:
    """A8.1."""
    game = bare(ready(chosen=[card, "isolde_kerr" if card != "isolde_kerr" else "yrsa_vane"]))
    game.captains[0].card.injured = True
    assert outpost.ordinary(game, game.captains[0], "progress") == dice


def test_eight_dice_or_fewer_are_all_rolled() -> None:
    """Morning Phase, note: with eight or less all must be rolled."""
    game = bare(ready())
    captain = game.captains[0]
    for at in (1, 2, 3):
        station(game, captain, "gilded_duelist", f"a{at}")
    assert morning.rolls(game, captain) == ["roll"]


def test_of_more_than_eight_the_captain_chooses() -> None:
    """Morning Phase, note: exactly eight, any of them; the colours are what can be told apart."""
    game = bare(ready())
    captain = game.captains[0]
    for at in (1, 2, 3):
        station(game, captain, "thunder_rider", f"a{at}")
    station(game, captain, "wall_sapper", "a4")
    # W W W W W W W W, Y Y Y Y, R, of which six White may be rolled (Dice Overview)
    options = morning.rolls(game, captain)
    assert options[0] == "dice:6.2.0"
    assert set(options) == {"dice:6.2.0", "dice:6.1.1", "dice:5.3.0", "dice:5.2.1", "dice:4.4.0", "dice:4.3.1", "dice:3.4.1"}
    table = begin(game, lambda: morning.progress(game, captain), "1 dice:3.4.1")
    script(table, f"{hits('wwwyyyyr', 8)}\n{RUNE}")
    assert told(game, "progress")[0]["gold"] == 8


def test_nine_dice_of_which_limits_leave_eight_are_rolled_without_a_choice() -> None:
    """Dice Overview: seven White are six in a roll."""
    game = bare(ready())
    captain = game.captains[0]
    for at in (1, 2):
        station(game, captain, "blade_saint", f"a{at}")
    station(game, captain, "paladin", "a3")
    assert outpost.ordinary(game, captain, "progress").count("w") == 7
    assert morning.rolls(game, captain) == ["roll"]


# ---------------------------------------------------------------- what comes of it


def test_captain_results_are_gold_and_monster_results_are_steps() -> None:
    """Morning Phase: one Gold, one space, for each."""
    game = bare(ready())
    progress(game, "wy", 1)
    assert (game.captains[0].gold, game.monster.space) == (3 + 1, 1)


@pytest.mark.parametrize(("number", "gold", "space"), [(2, 2 + 2, 0), (0, 2, 2)])
def test_a_royal_roll_pays_two_more_either_way(number: int, gold: int, space: int) -> None:
    """Royal Roll: all dice alike, Captain or Monster."""
    game = bare(ready())
    progress(game, "wy", number)
    assert (game.captains[0].gold, game.monster.space) == (3 + gold, space)


def test_royal_rolls_go_by_the_first_faces() -> None:
    """Royal Roll: without consideration of enchanted re-rolls."""
    game = bare(ready())
    play(game, lambda: morning.progress(game, game.captains[0]), f"1 roll\nroll 1 1\nroll 5\n{RUNE}")
    assert told(game, "progress")[0]["royal"] == 2
    assert game.captains[0].gold == 3 + 2 + 2
    assert game.monster.space == 1


def test_royal_rolls_do_not_come_from_dice_that_are_rolled_again() -> None:
    """Royal Roll: nor of dice manipulation, be it for better or worse."""
    for first, second, royal in ((1, 2, 0), (2, 1, 2)):
        game = bare(ready())
        game.captains[0].stones = 1
        progress(game, "wy", first, "1 stone:0", hits("wy", second), RUNE)
        assert told(game, "progress")[0]["royal"] == royal


def test_one_die_is_no_royal_roll() -> None:
    """A-R4: at least two dice; the Rune Die never counts."""
    game = bare(ready())
    game.captains[0].card.injured = True
    progress(game, "y", 1)
    assert game.captains[0].gold == 3 + 1


def test_the_monster_moves_after_each_roll() -> None:
    """A-R5: after each Captain's whole roll, as one move."""
    game = bare(ready())
    lines = f"1 roll\n{hits('wy', 0)}\n{RUNE}\n2 roll\n{hits('wy', 1)}\n{RUNE}"
    play(game, lambda: morning.morning(game), lines)
    assert [each["spaces"] for each in told(game, "moved")] == [2, 1]
    assert game.monster.space == 3


def test_the_captains_roll_from_the_lead_clockwise() -> None:
    """A4, 2: in turn order from the Lead."""
    game = bare(ready(3))
    game.lead = 2
    lines = "".join(f"{seat} roll\n{hits('wy', 1)}\n{RUNE}\n" for seat in (2, 3, 1))
    play(game, lambda: morning.morning(game), lines)
    assert [each["seat"] for each in told(game, "progress")] == [2, 3, 1]


def test_the_gate_ends_the_match_before_the_next_roll() -> None:
    """Objective; A-R5: loss is checked after each move."""
    game = bare(ready())
    game.monster.space = game.length - 2
    assert progress(game, "wy", 0) == "gate"
    assert game.monster.space == game.length


def test_results_may_be_ignored_before_the_monster_moves() -> None:
    """A-R6: the window lies between the roll and the movement."""
    game = bare(ready())
    game.captains[0].blue = 1
    game.monster.space = game.length - 2
    assert progress(game, "wy", 0, "1 ability:gem") == "done"
    assert game.monster.space == game.length - 2


def test_an_offering_holds_the_monster_in_the_morning() -> None:
    """The Statue: it will not move during the next Morning Phase, by no roll and no card."""
    game = bare(ready(foe="player"))
    game.monster.skips_move = True
    assert game.foe is not None
    game.foe.hand, game.foe.gold = ["surge_of_claws"], 9
    table = begin(game, lambda: morning.morning(game), "3 keep\n3 play:surge_of_claws")
    for seat in (1, 2):
        script(table, f"{seat} roll\n{hits('wy', 0)}\n{RUNE}")
    assert game.monster.space == 0
    assert not game.monster.skips_move
