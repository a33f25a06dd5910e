"""Dice: faces, enchanted chains, limits, and stones (book, Dice Overview; A3; A-R1 to A-R3, A-R33)."""

import pytest

from games.pit import combat, dice, march, morning, outpost, traits
from games.pit.dice import FACES
from games.pit.state import Game
from games.pit.view import DISTRICTS, RUNES
from games.testing import script
from tests.games.pit.rolls import bare, hits
from tests.games.pit.rolls import dice as give
from tests.games.pit.tables import begin, keys, play, ready, station


def cast(game: Game, colours: str, lines: str) -> tuple[int, int]:
    """Captain and Monster results of a roll."""
    play(game, lambda: dice.cast(game, "progress", 1, colours), lines)
    assert game.roll is not None
    return game.roll.captain, game.roll.monster


@pytest.mark.parametrize(
    ("colour", "captain", "enchanted_captain", "monster", "enchanted_monster"), [("w", 4, 1, 2, 0), ("y", 3, 0, 3, 0), ("r", 2, 0, 4, 1)]
)
def test_faces(colour: str, captain: int, enchanted_captain: int, monster: int, enchanted_monster: int) -> None:
    """Dice Overview: White 4 to 2, Yellow 3 to 3, Red 2 to 4; one enchanted face on White and on Red."""
    faces = FACES[colour]
    assert (faces.lower().count("c"), faces.count("C"), faces.lower().count("m"), faces.count("M")) == (
        captain,
        enchanted_captain,
        monster,
        enchanted_monster,
    )


@pytest.mark.parametrize("colour", "wyr")
def test_every_face_of_a_die_counts_as_it_shows(colour: str) -> None:
    """Dice Overview: each number of the die is one face."""
    for at, face in enumerate(FACES[colour], 1):
        more = "\nroll 5" if face.isupper() else ""
        captain, monster = cast(ready(), colour, f"roll {at}{more}")
        again = {"": "", "w": "m", "r": "m"}[colour] if face.isupper() else ""
        assert captain == (face.lower() + again).count("c")
        assert monster == (face.lower() + again).count("m")


def test_an_enchanted_result_counts_and_is_rolled_until_it_is_plain() -> None:
    """Dice Overview, Enchanted Result: each result counts; the dice of a roll go on together."""
    assert cast(ready(), "wwr", "roll 1 5 6\nroll 1 6\nroll 1 3\nroll 6") == (3, 5)


def test_only_enchanted_dice_go_on() -> None:
    game = ready()
    table = begin(game, lambda: dice.cast(game, "progress", 1, "wwr"), "roll 1 5 6")
    assert table.question is not None
    assert table.question.draw is not None
    assert table.question.draw.n == 2


# ---------------------------------------------------------------- limits


def test_limits_of_colours() -> None:
    """Dice Overview: at most 6 White, 5 Yellow, 4 Red in a roll; the best are kept where a roll takes eight."""
    game = ready()
    assert outpost.limited(game, "w" * 8 + "y" * 7 + "r" * 6, 99) == "wwwwwwyyyyyrrrr"
    assert outpost.limited(game, "w" * 8 + "y" * 7 + "r" * 6, 8) == "wwwwwwyy"


def test_trackers_are_capped_by_colour_and_by_the_board() -> None:
    """A-R1: a gain that does not fit is lost."""
    game = ready(variant="enchantress")
    for counts, colour, fits in [
        ("yyyyy", "y", False),
        ("rrrr", "r", False),
        ("wwwwww", "w", False),
        ("wwwyyyrrr", "w", False),
        ("wwwyyyrr", "w", True),
    ]:
        give(game, counts)
        assert march.may_gain(game, colour) is fits
        assert march.gain(game, colour) is fits
        assert game.monster.pool == len(counts) + fits


def test_improving_needs_room_in_the_better_colour() -> None:
    """Terminology, Improve a Die: White to Yellow, Yellow to Red; A-R1."""
    game = ready()
    give(game, "wyyyyy")
    assert march.improvable(game) == ["y"]
    give(game, "wyrrrr")
    assert march.improvable(game) == ["w"]
    march.improve(game, "w")
    assert game.monster.dice == {"w": 0, "y": 2, "r": 4}


def test_the_monster_rolls_red_then_yellow_then_white_up_to_its_maximum() -> None:
    """Twilight Phase; A-R2: limits of colours bind it through its trackers."""
    game = ready(variant="enchantress")
    give(game, "wwwwyyyr")
    assert traits.monster_dice(game) == "ryyywwww"
    game.monster.limit = 5
    assert traits.monster_dice(game) == "ryyyw"


def test_mounts_and_wishes_come_on_top_of_eight() -> None:
    """A-R3: up to 8 ordinary dice within the limits of colours, then Mount and wish dice without limit."""
    game = bare(ready())
    captain = game.captains[0]
    for at in range(1, 6):
        station(game, captain, "gilded_duelist", f"a{at}", mounts=["plains_courser"] if at == 1 else [])
    captain.extra = "ww"
    table = begin(game, lambda: combat.attack(game, captain, "gate"))
    assert table.question is not None
    assert table.question.draw is not None
    # six White (of eleven) and the Captain's Yellow within the limits; the Courser's and two of wishes beside them
    assert table.question.draw.n == 7 + 1 + 2


# ---------------------------------------------------------------- stones


def test_a_stone_rolls_a_whole_roll_again() -> None:
    """A-R33: all base dice of any roll, before its effects, and the new roll by another stone; whoever it belongs to."""
    game = ready(2, "orc-warchief")
    first, other = bare(game).captains
    other.stones = 2
    table = begin(game, lambda: combat.attack(game, first, "gate"), f"{hits('wy', 1)}\n{hits('rww', 3)}\n2 stone:1\n{hits('rww', 1)}")
    assert keys(table, 2) == ("stone:0", "stone:1")
    assert keys(table, 1) == ("stand",)
    script(table, f"2 stone:0\n{hits('wy', 2)}")
    assert other.stones == 0
    assert game.combat is not None
    assert game.combat.outcome == "tie"


def test_a_stone_may_wait() -> None:
    """Who has stones says whether rolls wait for them; without that, and with nothing else to do, a roll stands at once."""
    game = ready(2, "orc-warchief")
    first, other = bare(game).captains
    other.stones, other.wants_rolls = 1, False
    play(game, lambda: combat.attack(game, first, "gate"), f"{hits('wy', 2)}\n{hits('rww', 3)}")
    assert other.stones == 1


def test_a_stone_rolls_the_rune_die_too_and_the_ability_goes_by_what_it_shows_then() -> None:
    """A-R33; Captain's Ability: the rune that the Progress Roll shows in the end."""
    game = bare(ready())
    captain = game.captains[0]
    captain.stones = 1
    stone = RUNES.index("stone") + 1
    table = begin(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('wy', 1)}\nroll {stone % 6 + 1}")
    assert keys(table, 1) == ("stand", "stone:0")
    script(table, f"1 stone:0\n{hits('wy', 0)}\nroll {stone}")
    assert keys(table, 1) == ("stand", "ability:rune")
    script(table, "1 ability:rune")
    assert (captain.rune, game.monster.space) == ("stone", 0)


def test_a_stone_rolls_the_location_die_again() -> None:
    """A-R33: Rune and Location Die."""
    game = ready()
    game.captains[1].stones = 1
    play(game, lambda: dice.locate(game), "roll 1\n2 stone:0\nroll 4")
    assert game.located == [game.tokens[DISTRICTS[3]]]


def test_a_roll_in_an_any_time_deed_may_be_changed_too() -> None:
    """A-R33: any roll; the Dice-Seer's is made while something else is asked."""
    game = bare(ready())
    captain, other = game.captains
    game.phase, game.monster.space, other.stones = "morning", 20, 1
    station(game, captain, "dice_seer", "a2")
    table = begin(game, lambda: morning.progress(game, captain), f"1 wizard:dice_seer\n{hits('wwww', 0)}")
    assert keys(table, 2) == ("stone:0",)
    script(table, f"2 stone:0\n{hits('wwww', 4)}")
    assert game.monster.space == 12
