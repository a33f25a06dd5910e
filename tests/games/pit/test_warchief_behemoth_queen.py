"""Orc Warchief, Behemoth and Vampire Queen: rows and abilities of both sides (A7.2, A7.3; book, Monster Boards)."""

import pytest

from games.pit import boards, combat, harm, march, twilight
from games.pit.state import Game
from tests.games.pit.rolls import alone, bare, claws, dice, hits
from tests.games.pit.tables import begin, keys, play, ready, station, told

DEFENDED = f"{hits('wy', 2)}\n{claws('y', 1)}\n"
BEATEN = f"{hits('wy', 1)}\n{claws('y', 1)}\n"
"""A tie, by which a Captain alone is injured."""


def match(variant: str, captains: int = 2, counts: str = "y", **options: str) -> Game:
    """A bare match; a drawn Monster card moves the Monster two spaces."""
    game = bare(ready(captains, variant, **options))
    dice(game, counts)
    game.monster_deck.insert(0, "surge_of_claws")
    return game


def row(game: Game, results: int, lines: str = "") -> str:
    """A row of the board."""
    return play(game, lambda: boards.run_row(game, results), lines)


def struck(game: Game) -> list[int]:
    """Seats that were attacked, in order."""
    return [int(each["seat"]) for each in told(game, "strikes")]


# ---------------------------------------------------------------- simple rows


@pytest.mark.parametrize(
    ("variant", "results", "lines", "after", "space", "seats"),
    [
        ("orc-warchief", 0, "", "wy", 2, []),
        ("orc-warchief", 1, "", "y", 2 + 2, []),
        ("orc-warchief", 3, DEFENDED, "y", 2, [1]),
        ("orc-warchief", 4, "", "yy", 2 + 2, []),
        ("orc-warchief", 5, DEFENDED * 2, "y", 2, [1, 2]),
        ("orc-warchief", 6, DEFENDED * 3, "y", 4, [1, 2, 3]),
        ("behemoth", 0, "", "wy", 1, []),
        ("behemoth", 1, "", "r", 2, []),
        ("behemoth", 3, DEFENDED, "y", 2, [1]),
        ("behemoth", 5, "", "yy", 3 + 2, []),
        ("behemoth", 6, DEFENDED * 3 + "roll 6", "y", 4, [1, 2, 3]),
        ("vampire-queen", 0, "", "wy", 0, []),
        ("vampire-queen", 2, "", "wy", 1 + 2, []),
        ("vampire-queen", 5, DEFENDED, "y", 2 + 2, [1]),
        ("vampire-queen", 6, DEFENDED * 3, "y", 3, [1, 2, 3]),
    ],
)
def test_rows(variant: str, results: int, lines: str, after: str, space: int, seats: list[int]) -> None:
    """A7.2: dice, spaces, attacks from the Lead clockwise."""
    game = match(variant, 3)
    row(game, results, lines)
    assert game.monster.dice == {colour: after.count(colour) for colour in "wyr"}
    assert (game.monster.space, struck(game)) == (space, seats)


@pytest.mark.parametrize(("variant", "results"), [("orc-warchief", 1), ("orc-warchief", 4), ("behemoth", 5), ("vampire-queen", 2)])
def test_rows_draw_no_card_with_a_monster_player(variant: str, results: int) -> None:
    """Choosing Targets, note."""
    game = match(variant, foe="player")
    row(game, results)
    assert game.discards == []


# ---------------------------------------------------------------- the Orc Warchief


def test_x2_attacks_the_captain_with_the_most_gold() -> None:
    """A7.2; ties are the Lead Captain's (Monster Boards, note)."""
    game = match("orc-warchief", 3)
    game.captains[2].gold = 9
    row(game, 2, DEFENDED)
    assert (struck(game), game.monster.space) == ([3], 1)
    game.captains[1].gold = 9
    assert keys(begin(game, lambda: boards.run_row(game, 2)), 1) == ("seat:2", "seat:3")


def test_x2_of_the_b_side_attacks_two() -> None:
    """A7.3: most Gold first; one Captain alone is attacked once (A-R46)."""
    game = match("orc-warchief-b", 3)
    for captain, gold in zip(game.captains, (5, 1, 9), strict=True):
        captain.gold = gold
    row(game, 2, DEFENDED * 2)
    assert (struck(game), game.monster.space) == ([3, 1], 1)
    game = match("orc-warchief-b", 1)
    row(game, 2, DEFENDED)
    assert struck(game) == [1]


def test_x2_names_its_targets_to_a_monster_player_too() -> None:
    """Choosing Targets: free choice only without a specific target or with the Lead Captain's name."""
    game = match("orc-warchief-b", 3, foe="player")
    for captain, gold in zip(game.captains, (5, 1, 9), strict=True):
        captain.gold = gold
    row(game, 2, DEFENDED * 2)
    assert struck(game) == [3, 1]


def test_x3_a_monster_player_chooses_instead_of_the_lead() -> None:
    """Choosing Targets: the attack says Lead Captain."""
    game = match("orc-warchief", 3, foe="player")
    row(game, 3, f"4 seat:3\n{DEFENDED}")
    assert struck(game) == [3]


def test_x5_and_x6_of_a_solo_captain() -> None:
    """A7.2, A-R46: attacked once."""
    for results in (5, 6):
        game = match("orc-warchief", 1)
        row(game, results, DEFENDED)
        assert struck(game) == [1]


@pytest.mark.parametrize(
    ("variant", "counts", "after"), [("orc-warchief", "y", "wy"), ("orc-warchief-b", "y", "yy"), ("orc-warchief", "yrrr", "yyrrr")]
)
def test_war_tithe(variant: str, counts: str, after: str) -> None:
    """A7.2, A7.3: whoever he beats in defence, by a tie too, loses 2 Gold, and he gains a die; Drums turn White ones Yellow."""
    game = match(variant, counts=counts)
    game.captains[0].gold = 5
    pool = {"y": "y", "yrrr": "rrry"}[counts]
    play(game, lambda: combat.strike(game, game.captains[0]), f"{hits('wy', 1)}\n{claws(pool, 1)}")
    assert game.captains[0].gold == 3
    assert game.monster.dice == {colour: after.count(colour) for colour in "wyr"}


def test_war_tithe_takes_what_there_is_and_not_of_attackers() -> None:
    """A7.2: a defending Captain."""
    game = match("orc-warchief")
    game.captains[0].gold = 1
    play(game, lambda: combat.strike(game, game.captains[0]), BEATEN)
    assert (game.captains[0].gold, game.monster.dice["w"]) == (0, 1)
    game = match("orc-warchief")
    play(game, lambda: combat.attack(game, game.captains[0], "gate"), BEATEN)
    assert (game.captains[0].gold, game.monster.dice["w"]) == (3, 0)
    play(game, lambda: combat.strike(game, game.captains[1]), DEFENDED)
    assert (game.captains[1].gold, game.monster.dice["w"]) == (3, 0)


@pytest.mark.parametrize(("counts", "colour"), [("rr", "w"), ("rrr", "y"), ("rrrr", "y")])
def test_drums(counts: str, colour: str) -> None:
    """A7.2: with three or more Red Dice granted White ones arrive as Yellow."""
    game = match("orc-warchief", counts=counts)
    assert march.gain(game, "w")
    assert game.monster.dice[colour] == 1


# ---------------------------------------------------------------- the Behemoth


def test_x2_closes_a_rolled_district_until_the_end_of_the_next_round() -> None:
    """A7.2."""
    game = match("behemoth")
    game.round = 4
    row(game, 2, "roll 3")
    assert game.monster.space == 3
    assert [district for district in game.tokens if game.is_closed(district)] == ["great_hall"]
    game.round = 5
    assert game.is_closed("great_hall")
    game.round = 6
    assert not game.is_closed("great_hall")


def test_x2_of_the_b_side_burns_it_too() -> None:
    """A7.3."""
    game = match("behemoth-b")
    row(game, 2, "roll 2")
    assert [each["structure"] for each in told(game, "burnt")] == ["eyrie"]
    assert game.is_closed("southern_gate")


def test_x4_a_die_three_spaces_and_two_closed_districts() -> None:
    """A7.2."""
    game = match("behemoth")
    row(game, 4, "roll 1\nroll 6")
    assert (game.monster.space, game.monster.dice["w"]) == (3, 1)
    assert {district for district in game.tokens if game.is_closed(district)} == {"city_watch", "royal_keep"}


def test_x6_burns_one_rolled_district() -> None:
    """A7.2."""
    game = match("behemoth")
    row(game, 8, f"{DEFENDED * 2}roll 5")
    assert [each["structure"] for each in told(game, "burnt")] == ["sanctuary"]


@pytest.mark.parametrize(("variant", "damage"), [("behemoth", [0, 1, 2]), ("behemoth-b", [0, 1, 1])])
def test_stone_hide(variant: str, damage: list[int]) -> None:
    """A7.2, A7.3: a win by exactly one does nothing; on the B side a critical hit does no more than others."""
    for margin, points in enumerate(damage, 1):
        game = match(variant)
        station(game, game.captains[0], "paladin", "a1")
        play(game, lambda: combat.attack(game, game.captains[0], "gate"), f"{hits('wyy', margin)}\n{claws('y', 0)}")  # noqa: B023
        assert game.monster.full - game.monster.health == points


def test_unstoppable_no_barricade_stops_it() -> None:
    """A7.2."""
    for variant, space in (("behemoth", 5), ("dragon", 3)):
        game = match(variant)
        game.monster.barricades = [3]
        march.move(game, 5)
        assert game.monster.space == space


@pytest.mark.parametrize(("spaces", "steps"), [(1, 0), (3, 1), (4, 2)])
def test_unstoppable_an_offering_only_halves_its_morning(spaces: int, steps: int) -> None:
    """A7.2: its Twilight is cancelled, its next Morning move halved, rounded down."""
    game = match("behemoth")
    unit = station(game, game.captains[0], "paladin", "a1")
    game.offerings.append((game.captains[0], unit))
    play(game, lambda: twilight.twilight(game))
    assert (told(game, "row"), game.monster.skips_move) == ([], True)
    game.phase = "morning"
    march.move(game, spaces)
    assert game.monster.space == steps


# ---------------------------------------------------------------- the Vampire Queen


def test_x0_heals_up_to_what_she_began_with() -> None:
    """A7.2; A-R40."""
    game = match("vampire-queen")
    game.monster.health = game.monster.full - 1
    row(game, 0)
    row(game, 0)
    assert (game.monster.health, game.monster.dice["w"]) == (game.monster.full, 2)


def test_x1_injures_a_rolled_slot_of_the_lead() -> None:
    """A7.2; A5: of the two slots with the rune the Lead, or the Monster player, picks one."""
    for played_by, chooser in (("cards", 1), ("player", 3)):
        game = match("vampire-queen", foe=played_by)
        for slot in ("a2", "d2"):
            station(game, game.captains[0], "paladin", slot)
        row(game, 1, f"roll 2\n{chooser} unit:1.d2")
        assert [unit.slot for unit in game.captains[0].here if unit.injured and not unit.is_messenger] == ["d2"]
        assert game.monster.space == 2


def test_x1_of_an_empty_slot_injures_nobody() -> None:
    game = match("vampire-queen")
    row(game, 1, "roll 2")
    assert told(game, "injured") == []


def test_x3_attacks_the_captain_with_the_fewest_characters() -> None:
    """A7.2; those in Reserve are not in the Outpost; ties are the Lead Captain's."""
    game = match("vampire-queen", 3)
    assert keys(begin(game, lambda: boards.run_row(game, 3)), 1) == ("seat:2", "seat:3")
    station(game, game.captains[1], "paladin", "a1")
    station(game, game.captains[2], "paladin", "reserve")
    row(game, 3, DEFENDED)
    assert (struck(game), game.monster.space) == ([3], 2)


def test_x4_each_captain_injures_one_or_lets_her_move() -> None:
    """A7.2: one space more for each who refuses, in one move."""
    game = match("vampire-queen", 3)
    station(game, game.captains[0], "paladin", "a1")
    alone(game.captains[2], is_injured=True)
    row(game, 4, "1 edict:injure\n1 injure:1.a1\n2 edict:refuse")
    assert [each["spaces"] for each in told(game, "moved")] == [2 + 2]
    assert [each["unit"] for each in told(game, "injured")] == ["paladin"]


def test_x4_the_monster_player_picks_who_is_injured() -> None:
    """Terminology, Injure; A-R21: with a Monster player that one decides which character."""
    game = match("vampire-queen", foe="player")
    station(game, game.captains[0], "paladin", "a1")
    row(game, 4, "1 edict:injure\n3 injure:1.captain\n2 edict:refuse")
    assert game.captains[0].card.injured


@pytest.mark.parametrize("played_by", ["cards", "player"])
def test_blood_edict(played_by: str) -> None:
    """A7.2: at the start of Twilight, if any Captain card is injured; A-R44: with a Monster player too, by the card's own text."""
    for is_injured, space in ((True, 2), (False, 0)):
        game = match("vampire-queen", foe=played_by)
        game.monster_deck.insert(0, "surge_of_claws")
        game.captains[1].card.injured = is_injured
        table = begin(game, lambda: twilight.twilight(game))  # noqa: B023
        assert table.question is not None
        assert game.monster.space == space


@pytest.mark.parametrize(("variant", "points"), [("vampire-queen", 1), ("vampire-queen-b", 2)])
def test_thirst(variant: str, points: int) -> None:
    """A7.2, A7.3: each defending Captain she beats heals her, never above the start (A-R40)."""
    game = match(variant)
    game.monster.health -= 3
    for captain in game.captains:
        play(game, lambda: combat.strike(game, captain), BEATEN)  # noqa: B023
    assert game.monster.health == min(game.monster.full, game.monster.full - 3 + 2 * points)
    play(game, lambda: combat.attack(game, game.captains[0], "gate"), f"{hits('y', 1)}\n{claws('y', 1)}\ndeal 0")
    assert game.monster.health == min(game.monster.full, game.monster.full - 3 + 2 * points)


@pytest.mark.parametrize(("variant", "after"), [("vampire-queen", "y"), ("vampire-queen-b", "wyr")])
def test_b_side_keeps_the_dice_of_the_sacrificed(variant: str, after: str) -> None:
    """A7.3: they cannot absorb damage."""
    game = match(variant)
    unit = station(game, game.captains[0], "wall_sapper", "a1")
    play(game, lambda: harm.sacrifice(game, game.captains[0], unit))
    assert game.monster.dice == {colour: after.count(colour) for colour in "wyr"}
    assert (game.monster.taken, game.removed) == ([], ["wall_sapper"])
