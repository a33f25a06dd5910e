"""Wizards and Heroes of the Sanctuary, with the tokens that weaken Wizards (A8.8; The Sanctuary; A-R8 to A-R10)."""

import pytest

from games.pit import anytime, combat, march, midday, morning, night, sight, wizards
from games.pit.pieces import Captain
from games.pit.state import Game
from games.pit.view import RUNES
from games.testing import script
from tests.games.pit.rolls import bare, dice, hits
from tests.games.pit.tables import begin, during, keys, play, prompt, ready, station, told


def outposts(captains: int = 1, variant: str = "dragon") -> tuple[Game, Captain]:
    """A bare match in its Midday, the Monster at space 40 with two dice of each colour, and its first Captain."""
    game = during(bare(ready(captains, variant)), "midday")
    game.monster.space = 40
    dice(game, "wwyyrr")
    return game, game.captains[0]


def used(game: Game, card: str, lines: str = "") -> tuple[int, str]:
    """How far a Wizard drives the Monster back, and the die that it gains."""
    before, space = dict(game.monster.dice), game.monster.space
    play(game, lambda: wizards.use(game, game.captains[0], card), lines)
    return space - game.monster.space, "".join(colour for colour, number in game.monster.dice.items() if number > before[colour])


# ---------------------------------------------------------------- one by one

PLAIN = [("novice_of_tides", "", 4, "w"), ("adept_of_gales", "", 6, "y"), ("binder_of_roots", "", 8, "r"), ("weatherworker", "", 2, "")]
SEER = [("dice_seer", hits("wwww", results), 2 * results, "w") for results in (0, 1, 4)]


@pytest.mark.parametrize(("card", "lines", "back", "gains"), [*PLAIN, *SEER])
def test_wizards_drive_the_monster_back(card: str, lines: str, back: int, gains: str) -> None:
    """A8.8: so many spaces, and the Monster gains a die; A-R9: used Wizards are out of the game."""
    game, captain = outposts()
    assert used(game, card, lines) == (back, gains)
    assert (game.removed, captain.pushed) == ([card], back)


def test_a_die_that_does_not_fit_is_lost() -> None:
    """A-R1."""
    game, _ = outposts()
    dice(game, "rrrr")
    assert used(game, "binder_of_roots") == (8, "")


def test_an_hourglass_sage_stops_the_next_steps_of_a_captain() -> None:
    """A8.8: the Monster ignores the next Progress Roll of the Captain who is picked; it gains White."""
    game, _ = outposts(2)
    assert used(game, "hourglass_sage", "1 seat:2") == (0, "w")
    during(game, "morning")
    lines = f"roll\n{hits('wy', 0)}\nroll 2"
    other = game.captains[1]
    for space in (40, 42):
        play(game, lambda: morning.progress(game, other), f"2 {lines}")
        assert game.monster.space == space
    assert other.gold == 3 + 2 + 2


def test_an_ember_magus_wounds() -> None:
    """A8.8: 1 damage, and a Yellow Die."""
    game, captain = outposts()
    assert used(game, "ember_magus") == (0, "y")
    assert (game.monster.health, captain.damage) == (9, 1)


@pytest.mark.parametrize(("counts", "lines", "after"), [("wyr", "1 tracker:r", "wy"), ("w", "", "")])
def test_a_quieting_monk_lowers_a_tracker(counts: str, lines: str, after: str) -> None:
    """A8.8: by 1, down to nothing."""
    game, _ = outposts()
    dice(game, counts)
    assert used(game, "quieting_monk", lines) == (0, "")
    assert "".join(colour * number for colour, number in game.monster.dice.items()) == after


def test_a_mirror_witch_copies_a_saved_wizard() -> None:
    """A8.8: another one, in any Outpost, with the die that the Monster gains; the copied one stays."""
    game, captain = outposts(2)
    saved = [station(game, captain, "novice_of_tides", "a1"), station(game, game.captains[1], "binder_of_roots", "d1")]
    station(game, game.captains[1], "tower_adept", "d2")
    station(game, game.captains[1], "mirror_witch", "d3")
    station(game, game.captains[1], "adept_of_gales", "reserve")
    table = begin(game, lambda: wizards.use(game, captain, "mirror_witch"))
    assert keys(table, 1) == ("copy:novice_of_tides", "copy:binder_of_roots", "wizard:novice_of_tides")
    script(table, "1 copy:binder_of_roots")
    assert (game.monster.space, game.monster.dice["r"], game.removed) == (32, 3, ["mirror_witch"])
    assert saved[1] in game.captains[1].units


def test_a_wizard_used_meanwhile_is_not_copied() -> None:
    """A8.8: a Wizard that is saved; Special Abilities: others may be used at any time."""
    game, captain = outposts(2)
    for slot, card in (("a1", "novice_of_tides"), ("a2", "binder_of_roots"), ("a3", "adept_of_gales")):
        station(game, captain, card, slot)
    table = begin(game, lambda: wizards.use(game, captain, "mirror_witch"), "1 wizard:novice_of_tides")
    assert [key for key in keys(table, 1) if key.startswith("copy")] == ["copy:binder_of_roots", "copy:adept_of_gales"]


def test_a_mirror_witch_without_anybody_to_copy() -> None:
    """A8.8: nothing happens."""
    game, _ = outposts()
    assert used(game, "mirror_witch") == (0, "")


@pytest.mark.parametrize(("space", "back"), [(40, 7), (35, 2), (33, 3), (30, 10), (44, 10)])
def test_a_waystone_keeper_leads_back_to_a_purple_space(space: int, back: int) -> None:
    """A8.8: the last one crossed, 10 spaces at most; a Red Die."""
    game, _ = outposts()
    game.monster.space = space
    assert used(game, "waystone_keeper") == (back, "r")


def test_a_star_reader_sorts_the_monster_deck() -> None:
    """A8.8: 3 back; of the top three Monster cards two are discarded, one goes back; nobody else sees them."""
    game, _ = outposts(2)
    game.monster_deck = ["panic", "spawn", "whispers", "surge_of_claws"]
    table = begin(game, lambda: wizards.use(game, game.captains[0], "star_reader"))
    assert prompt(table, 1) == "star"
    assert [sight.private_view(game, seat).looking for seat in (1, 2)] == [("panic", "spawn", "whispers"), ()]
    script(table, "1 top:1")
    assert (game.monster_deck, game.discards, game.monster.space) == (["spawn", "surge_of_claws"], ["panic", "whispers"], 37)


def test_the_weatherworkers_wind() -> None:
    """A8.8: next Morning each Captain may re-roll one die, once."""
    game, captain = outposts(2)
    assert used(game, "weatherworker") == (2, "")
    during(game, "morning")
    lines = f"1 roll\n{hits('wy', 1)}\nroll 2"
    play(game, lambda: morning.progress(game, captain), lines)
    game.round += 1
    for other in game.captains:
        table = begin(game, lambda other=other: morning.progress(game, other), lines.replace("1 roll", f"{other.seat} roll"))  # type: ignore[misc]
        assert keys(table, other.seat) == ("stand", "skill:weatherworker")
        script(table, f"{other.seat} skill:weatherworker\n{other.seat} die:1\nroll 1")
        assert table.outcome is not None
    night.rest(game)
    game.round += 1
    play(game, lambda: morning.progress(game, captain), lines)


# ---------------------------------------------------------------- recruiting and saving


@pytest.mark.parametrize("card", ["novice_of_tides", "adept_of_gales", "binder_of_roots", "ember_magus", "quieting_monk", "weatherworker"])
def test_a_recruited_wizard_may_be_used_at_once(card: str) -> None:
    """The Sanctuary, Option 2: 3 Gold, the top card."""
    game, captain = outposts()
    during(game, "midday", "mystics_quarter")
    game.decks["sanctuary"].insert(0, card)
    lines = "1 now:use\n1 tracker:w" if card == "quieting_monk" else "1 now:use"
    play(game, lambda: midday.act(game, captain, "recruit:sanctuary"), lines)
    assert (captain.gold, game.removed) == (1, [card])


def test_or_saved_in_any_slot_without_dice() -> None:
    """A-R9: it occupies a slot of either side."""
    game, captain = outposts()
    during(game, "midday", "mystics_quarter")
    game.decks["sanctuary"].insert(0, "novice_of_tides")
    table = begin(game, lambda: midday.act(game, captain, "recruit:sanctuary"), "1 now:save")
    assert len(keys(table, 1)) == 11
    script(table, "1 place:d4")
    assert anytime.captain_keys(game, captain) == ["wizard:novice_of_tides"]
    play(game, lambda: anytime.interrupt(game, 1, "wizard:novice_of_tides"))
    assert (captain.at("d4"), game.monster.space) == (None, 36)


@pytest.mark.parametrize("where", ["reserve", "injured"])
def test_a_wizard_who_is_not_there_is_not_used(where: str) -> None:
    """Terminology: Reserve, Injured Characters."""
    game, captain = outposts()
    station(game, captain, "novice_of_tides", "a1" if where == "injured" else "reserve").injured = where == "injured"
    assert anytime.captain_keys(game, captain) == []


def test_heroes_are_placed_and_stay() -> None:
    """The Sanctuary: Heroes are not discarded."""
    game, captain = outposts()
    during(game, "midday", "mystics_quarter")
    game.decks["sanctuary"].insert(0, "archmages_shade")
    table = begin(game, lambda: midday.act(game, captain, "recruit:sanctuary"))
    assert keys(table, 1) == tuple(f"place:a{at}" for at in range(1, 7))


# ---------------------------------------------------------------- difficulty tokens, Tower Adept, Counter-Chant


@pytest.mark.parametrize(
    ("skulls", "back"),
    [
        ("", (4, 6, 8, 6, 7, 3, 2)),
        ("half_wizards", (2, 3, 4, 3, 3, 1, 1)),
        ("weak_wizards", (2, 2, 2, 6, 2, 2, 2)),
        ("half_wizards weak_wizards", (1, 1, 1, 3, 1, 1, 1)),
        ("purple_wizards", (4, 6, 7, 6, 7, 3, 2)),
        ("half_wizards purple_wizards weak_wizards", (1, 1, 1, 3, 1, 1, 1)),
    ],
)
def test_wizards_under_difficulty_tokens(skulls: str, back: tuple[int, ...]) -> None:
    """Difficulty Tokens: half, rounded down; two spaces, not those by dice; not behind a purple space, here 33. Dice are gained all the same."""
    cards = ("novice_of_tides", "adept_of_gales", "binder_of_roots", "dice_seer", "waystone_keeper", "star_reader", "weatherworker")
    lines = {"dice_seer": hits("wwww", 3), "star_reader": "1 top:0"}
    for card, spaces in zip(cards, back, strict=True):
        game, _ = outposts()
        game.monster.floor = 33
        game.skulls.update(skulls.split())
        assert used(game, card, lines.get(card, "")) == (spaces, game.content.sanctuary[card].gains)


@pytest.mark.parametrize(("skulls", "floor", "back"), [("purple_wizards", 33, 0), ("purple_wizards", 30, 3), ("", 33, 8)])
def test_the_floor_is_the_highest_purple_space_so_far(skulls: str, floor: int, back: int) -> None:
    """A-R8: kept while other moves drive the Monster behind it; without the token there is none."""
    game, _ = outposts()
    game.monster.space, game.monster.floor = 33, floor
    game.skulls.update(skulls.split())
    assert used(game, "binder_of_roots") == (back, "r")


def test_no_wizard_drives_the_monster_behind_its_start() -> None:
    """A-R8."""
    game, _ = outposts()
    game.monster.space, game.monster.start = 20, 18
    assert used(game, "binder_of_roots") == (2, "r")


@pytest.mark.parametrize(("skulls", "back"), [("", 6), ("half_wizards", 3), ("weak_wizards", 4)])
def test_a_tower_adept_helps_the_wizards_of_the_own_outpost(skulls: str, back: int) -> None:
    """A8.8: 2 further back; not while injured, not another Captain's, not where nothing is moved."""
    game, captain = outposts(2)
    game.skulls.update(skulls.split())
    adept = station(game, captain, "tower_adept", "d1")
    assert used(game, "novice_of_tides")[0] == back
    assert used(game, "quieting_monk", "1 tracker:w")[0] == 0
    adept.injured = True
    station(game, game.captains[1], "tower_adept", "d1")
    assert used(game, "novice_of_tides")[0] == {"": 4, "half_wizards": 2, "weak_wizards": 2}[skulls]


def test_a_counter_chant_halves_the_next_wizard_that_comes() -> None:
    """A8.10: rounded down, after all else; the one after that is as strong as ever."""
    game, captain = outposts()
    station(game, captain, "tower_adept", "d1")
    game.notes["counter_chant"] = 1
    assert [used(game, card) for card in ("weatherworker", "weatherworker")] == [(2, ""), (4, "")]


def test_a_tower_adept_is_no_help_to_wyverns_and_wishes() -> None:
    """A8.8: your Wizards."""
    game, captain = outposts()
    station(game, captain, "tower_adept", "d1")
    captain.wishes = ["back_six"]
    play(game, lambda: anytime.interrupt(game, 1, "wish:back_six"))
    assert game.monster.space == 34


# ---------------------------------------------------------------- Heroes


def test_an_archmages_shade_rolls_a_combat_die_again() -> None:
    """A8.8: one of your combat dice, once a Round, in defence too; not in the Morning."""
    game, captain = outposts()
    dice(game, "rwww")
    station(game, captain, "archmages_shade", "a1")
    lines = f"{hits('wwy', 1)}\n{hits('rwww', 3)}\n1 skill:archmages_shade\n1 die:1\nroll 2"
    play(game, lambda: combat.attack(game, captain, "gate"), lines)
    assert game.monster.health == 9
    play(game, lambda: combat.strike(game, captain), f"{hits('wy', 2)}\n{hits('rwww', 3)}")
    night.rest(game)
    during(game, "morning")
    play(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('wwy', 1)}\nroll {RUNES.index('tide') + 1}")


def test_a_wandering_healer_heals_one_of_the_own_once_a_round() -> None:
    """A8.8: a character of yours."""
    game, captain = outposts(2)
    captain.units.clear()
    station(game, captain, "wandering_healer", "d1")
    game.captains[1].card.injured = True
    assert anytime.captain_keys(game, captain) == []
    captain.card.injured = True
    play(game, lambda: anytime.interrupt(game, 1, "skill:wandering_healer"))
    assert not captain.card.injured
    captain.card.injured = True
    assert anytime.captain_keys(game, captain) == []


@pytest.mark.parametrize("slot", ["a1", "reserve"])
def test_a_grey_librarian_looks_at_the_top_sanctuary_card(slot: str) -> None:
    """A8.8: at Night, in Reserve too (A-R19); it may go to the bottom."""
    for key, first in (("look:keep", "ember_magus"), ("look:under", "dice_seer")):
        game, captain = outposts()
        station(game, captain, "grey_librarian", slot)
        game.decks["sanctuary"] = ["ember_magus", "dice_seer"]
        table = begin(game, lambda: night.cards(game, captain))  # noqa: B023
        assert sight.private_view(game, 1).looking == ("ember_magus",)
        script(table, f"1 {key}")
        assert game.decks["sanctuary"][0] == first


def test_a_librarian_without_cards_sees_nothing() -> None:
    """A8.8: an empty deck."""
    game, captain = outposts()
    station(game, captain, "grey_librarian", "a1")
    game.decks["sanctuary"] = []
    assert play(game, lambda: night.cards(game, captain)) == "done"
    assert not told(game, "librarian")


def test_wizards_wait_while_the_monster_moves() -> None:
    """A-R10: they are offered right after a move, but not when the Gate was reached."""
    game, captain = outposts()
    station(game, captain, "binder_of_roots", "d1")
    during(game, "morning")
    game.monster.space = 58
    assert play(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('wy', 0)}\nroll 2") == "gate"
    game.monster.space = 57
    march.move(game, 2)
    assert anytime.captain_keys(game, captain) == ["wizard:binder_of_roots"]
