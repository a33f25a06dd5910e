"""The Dragon: rows, Burn District, the special win, both sides (book, Phoshar; A6, A7.1, A7.3; A-R24, A-R25)."""

from contextlib import nullcontext

import pytest

from games.pit import boards, city_watch, harm, wishes
from games.pit.pieces import DECKS, Ended
from games.pit.state import Game
from games.pit.view import DISTRICTS
from tests.games.pit.rolls import bare, claws, dice, hits
from tests.games.pit.tables import begin, during, keys, play, ready, station, told

DEFENDED = f"{hits('wy', 2)}\n{claws('y', 1)}\n"
BURNS = {
    "city_watch": ["barracks"],
    "southern_gate": ["eyrie"],
    "great_hall": ["town_hall", "stables"],
    "market": ["tavern_1", "tavern_2", "tavern_3"],
    "mystics_quarter": ["sanctuary"],
    "royal_keep": ["keep"],
}


def phoshar(captains: int = 2, variant: str = "dragon", counts: str = "y", **options: str) -> Game:
    """A bare match against him; a drawn Monster card moves him two spaces."""
    game = bare(ready(captains, variant, **options))
    dice(game, counts)
    game.monster_deck.insert(0, "surge_of_claws")
    return game


def row(game: Game, results: int, lines: str = "") -> str:
    """A row of his board."""
    return play(game, lambda: boards.run_row(game, results), lines)


def burnt(game: Game) -> list[str]:
    """Structures that lost a card, in order."""
    return [str(each["structure"]) for each in told(game, "burnt")]


# ---------------------------------------------------------------- rows


@pytest.mark.parametrize(("counts", "after"), [("y", "wy"), ("wwwwwwy", "wwwwwyy"), ("wwwwwwyyyyy", "wwwwwwyyyyy"), ("wwwwwyyyyrrr", "wwwwyyyyyrrr")])
def test_x0_a_white_die_or_a_better_one_and_the_city_watch_burns(counts: str, after: str) -> None:
    """Gain a White Die; if unable, improve a White Die to Yellow; if that cannot be, nothing (A-R1)."""
    game = phoshar(counts=counts)
    row(game, 0)
    assert game.monster.dice == {colour: after.count(colour) for colour in "wyr"}
    assert burnt(game) == ["barracks"]


def test_x1_moves_and_burns_the_mystics_quarter() -> None:
    game = phoshar()
    row(game, 1)
    assert (game.monster.space, burnt(game)) == (1, ["sanctuary"])


def test_x2_moves_and_burns_city_watch_and_market() -> None:
    game = phoshar()
    row(game, 2)
    assert (game.monster.space, burnt(game)) == (2, ["barracks", "tavern_1", "tavern_2", "tavern_3"])


def test_x3_improves_gains_and_draws() -> None:
    """Which die is improved is the Lead's choice where two colours can be (Monster Boards, note)."""
    game = phoshar(counts="wy")
    table = begin(game, lambda: boards.run_row(game, 3))
    assert keys(table, 1) == ("tracker:w", "tracker:y")
    row(game, 3, "1 tracker:y")
    assert game.monster.dice == {"w": 2, "y": 0, "r": 1}
    assert game.monster.space == 2


def test_x4_attacks_moves_and_burns_two_rolled_districts() -> None:
    game = phoshar()
    row(game, 4, f"{DEFENDED}roll 2\nroll 3")
    assert told(game, "strikes") == [{"seat": 1, "foe": "dragon"}]
    assert (game.monster.space, burnt(game)) == (3, ["eyrie", "town_hall", "stables"])
    assert game.located == ["tide", "stone"]


def test_x4_the_same_district_burns_twice() -> None:
    """A-R25: two rolls."""
    game = phoshar()
    row(game, 4, f"{DEFENDED}roll 6\nroll 6")
    assert burnt(game) == ["keep", "keep"]


@pytest.mark.parametrize(("key", "after"), [("tracker:gain", "wwyr"), ("tracker:y", "wrr")])
def test_x5_gains_a_white_die_or_improves_one_to_red(key: str, after: str) -> None:
    """The Lead chooses; White becomes Yellow only, so it is no choice here."""
    game = phoshar(counts="wyr")
    assert keys(begin(game, lambda: boards.run_row(game, 5)), 1) == ("tracker:gain", "tracker:y")
    row(game, 5, f"1 {key}")
    assert game.monster.dice == {colour: after.count(colour) for colour in "wyr"}
    assert game.monster.space == 2


def test_x5_what_cannot_be_is_not_offered() -> None:
    game = phoshar(counts="wwwwwwyrrrr")
    row(game, 5)
    assert game.monster.dice == {"w": 6, "y": 1, "r": 4}


def test_x6_attacks_all_burns_all_and_moves() -> None:
    game = phoshar()
    row(game, 12, DEFENDED * 2)
    assert (game.row, game.monster.space) == ("x6", 3)
    assert [each["seat"] for each in told(game, "strikes")] == [1, 2]
    assert burnt(game) == [deck for district in DISTRICTS for deck in BURNS[district]]


@pytest.mark.parametrize(("results", "fixed"), [(1, ["sanctuary"]), (2, ["barracks", "tavern_1", "tavern_2", "tavern_3"])])
def test_b_side_burns_one_more_rolled_district(results: int, fixed: list[str]) -> None:
    """A7.3."""
    game = phoshar(variant="dragon-b")
    row(game, results, "roll 6")
    assert burnt(game) == [*fixed, "keep"]


@pytest.mark.parametrize("results", [0, 3, 5])
def test_rows_do_not_draw_with_a_monster_player(results: int) -> None:
    """Choosing Targets, note: ignore the instruction; a Monster player decides what the board leaves open."""
    game = phoshar(foe="player", counts="wy")
    lines = {0: "", 3: "3 tracker:w", 5: "3 tracker:gain"}[results]
    row(game, results, lines)
    assert (game.monster.space, game.discards) == (0, [])


# ---------------------------------------------------------------- Burn District


@pytest.mark.parametrize("district", DISTRICTS)
def test_a_burning_district_loses_the_top_card_of_each_of_its_decks(district: str) -> None:
    """Burn District; A6; A-R23: the face-up card is the top one, and nothing is triggered (A-R17)."""
    game = phoshar()
    tops = [(game.faces.get(deck) or game.decks[deck])[0] for deck in BURNS[district]]
    harm.burn_district(game, district)
    assert (burnt(game), game.removed) == (BURNS[district], tops)


def test_a_burnt_tavern_shows_nothing_until_night() -> None:
    """Burn District; Card Refresh."""
    game = phoshar()
    harm.burn_district(game, "market")
    assert [game.faces[tavern] for tavern in ("tavern_1", "tavern_2", "tavern_3")] == [[], [], []]


# ---------------------------------------------------------------- the special win


def test_two_destroyed_districts_end_the_match() -> None:
    """Special Win Condition: at once, in the middle of a row."""
    game = phoshar()
    game.decks["barracks"], game.decks["sanctuary"] = ["paladin"], ["star_reader"]
    assert row(game, 1) == "done"
    assert (game.monster.destroyed, game.monster.space) == (["mystics_quarter"], 1)
    assert row(game, 2) == "razed"
    assert game.monster.destroyed == ["mystics_quarter", "city_watch"]


def test_all_decks_of_a_district_must_be_empty() -> None:
    """A-R24: every deck, no card to draw, buy or recruit."""
    game = phoshar()
    game.decks["town_hall"], game.decks["stables"], game.faces["stables"] = [], [], []
    game.faces["town_hall"] = ["hook_blade"]
    harm.check_razed(game)
    assert game.monster.destroyed == []
    harm.burn_district(game, "great_hall")
    assert game.monster.destroyed == ["great_hall"]


def test_later_returns_do_not_undo_it() -> None:
    """A-R24."""
    game = phoshar()
    game.decks["sanctuary"] = ["star_reader"]
    row(game, 1)
    game.decks["sanctuary"] = ["grey_librarian"]
    harm.check_razed(game)
    assert game.monster.destroyed == ["mystics_quarter"]


def test_a_removed_deck_counts_as_empty() -> None:
    """A-R11: the offering's structure is gone."""
    game = phoshar()
    unit = station(game, game.captains[0], "paladin", "a1")
    game.offerings.append((game.captains[0], unit))
    play(game, lambda: city_watch.take_offerings(game))
    assert game.monster.destroyed == ["city_watch"]


def test_captains_may_empty_a_district_themselves() -> None:
    """A-R24: checked after every card removal, by recruiting and by wishes too."""
    game = during(phoshar(), "midday", "city_watch")
    game.decks["barracks"], game.decks["eyrie"] = ["road_levy"], ["gale_wyvern"]
    captain = game.captains[0]
    play(game, lambda: city_watch.conscript(game, captain), "1 place:a1")
    assert game.monster.destroyed == ["city_watch"]
    captain.wishes = ["free_card"]
    assert play(game, lambda: wishes.use(game, captain, "free_card"), "1 deck:eyrie\n1 place:a2") == "razed"


def test_b_side_counts_closed_structures_as_empty() -> None:
    """A7.3: with one District destroyed a closed one is the second, as long as it is closed; on the A side it is not."""
    for variant, closed_until, is_won in (("dragon", 3, False), ("dragon-b", 3, True), ("dragon-b", 2, False)):
        game = phoshar(variant=variant)
        game.round = 3
        game.closed["royal_keep"] = closed_until
        game.decks["barracks"] = ["road_levy"]
        harm.burn_district(game, "great_hall")
        assert game.monster.destroyed == []
        with pytest.raises(Ended) if is_won else nullcontext():
            harm.burn_district(game, "city_watch")
        assert game.monster.destroyed == ["city_watch"]


def test_other_monsters_do_not_win_by_fire() -> None:
    """Special Win Condition: Phoshar's."""
    game = bare(ready(2, "behemoth"))
    game.decks = {deck: [] for deck in DECKS}
    game.faces = {deck: [] for deck in game.faces}
    harm.check_razed(game)
    assert game.monster.destroyed == []
