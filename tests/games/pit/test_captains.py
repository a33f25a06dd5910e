"""Abilities of the six Captains: rune, gem, once a Round, not while injured (book, Captain's Ability; A8.1)."""

import pytest

from games.pit import anytime, combat, midday, morning, night
from games.pit.pieces import Captain
from games.pit.state import Game
from games.pit.view import RUNES
from games.testing import script
from tests.games.pit.rolls import bare, hits
from tests.games.pit.tables import begin, during, keys, play, ready, station, told


def of(card: str, variant: str = "dragon") -> tuple[Game, Captain]:
    """A bare match in which seat 1 is this Captain, early in the first Morning."""
    other = "isolde_kerr" if card != "isolde_kerr" else "yrsa_vane"
    game = during(bare(ready(2, variant, [card, other])), "morning")
    return game, game.captains[0]


def shows(rune: str) -> str:
    """The Rune Die."""
    return f"roll {RUNES.index(rune) + 1}"


FACTS = [
    ("isolde_kerr", "stone", "blue", "wy"),
    ("brannoc_tallow", "ember", "green", "wy"),
    ("quill_farrow", "star", "blue", "yy"),
]


@pytest.mark.parametrize(("card", "rune", "gem", "dice"), FACTS)
def test_by_rune_the_ability_is_free(card: str, rune: str, gem: str, dice: str) -> None:
    """Captain's Ability: the Rune Die matches the card."""
    game, captain = of(card)
    setattr(captain, gem, 1)
    table = begin(game, lambda: morning.progress(game, captain), f"1 roll\n{hits(dice, 1)}\n{shows(rune)}")
    assert keys(table, 1) == ("stand", "ability:rune")
    script(table, "1 ability:rune")
    assert getattr(captain, gem) == 1
    assert "ability" in captain.used


@pytest.mark.parametrize(("card", "rune", "gem", "dice"), FACTS)
def test_by_gem_it_costs_one_that_leaves_the_game(card: str, rune: str, gem: str, dice: str) -> None:
    """Captain's Ability: a gem if the rune did not come; A-R31: it is removed from the game."""
    game, captain = of(card)
    setattr(captain, gem, 2)
    stock = dict(game.stock)
    lines = f"1 roll\n{hits(dice, 1)}\n{shows('tide')}"
    table = begin(game, lambda: morning.progress(game, captain), lines)
    assert keys(table, 1) == ("stand", "ability:gem")
    script(table, "1 ability:gem")
    assert (getattr(captain, gem), game.stock) == (1, stock)


@pytest.mark.parametrize(("card", "rune", "gem", "dice"), FACTS)
def test_neither_rune_nor_the_right_gem(card: str, rune: str, gem: str, dice: str) -> None:
    """A8.1: the gem has the colour on the card."""
    game, captain = of(card)
    setattr(captain, {"blue": "green", "green": "blue"}[gem], 3)
    assert play(game, lambda: morning.progress(game, captain), f"1 roll\n{hits(dice, 1)}\n{shows('tide')}") == "done"


def test_once_a_round() -> None:
    """Captain's Ability: once per round, and again in the next."""
    game, captain = of("quill_farrow")
    captain.blue = 3
    table = begin(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('yy', 0)}\n{shows('tide')}\n1 ability:gem\n1 misses")
    script(table, hits("yy", 1))
    assert table.outcome is not None
    night.rest(game)
    table = begin(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('yy', 0)}\n{shows('tide')}")
    assert keys(table, 1) == ("stand", "ability:gem")


@pytest.mark.parametrize(("card", "rune", "gem", "dice"), FACTS)
def test_not_while_injured(card: str, rune: str, gem: str, dice: str) -> None:
    """Terminology, Injured Characters: no special abilities until healed."""
    game, captain = of(card)
    captain.card.injured = True
    setattr(captain, gem, 1)
    assert play(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('y', 1)}\n{shows(rune)}") == "done"


# ---------------------------------------------------------------- one by one


@pytest.mark.parametrize(("claws", "steps"), [(1, 0), (2, 0), (3, 1)])
def test_isolde_ignores_up_to_two_monster_results(claws: int, steps: int) -> None:
    """A8.1, after your Progress Roll, before the Monster moves."""
    game, captain = of("isolde_kerr")
    station(game, captain, "paladin", "a1")
    play(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('wyy', 3 - claws)}\n{shows('stone')}\n1 ability:rune")
    assert game.monster.space == steps


def test_isolde_has_nothing_to_ignore() -> None:
    game, captain = of("isolde_kerr")
    assert play(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('wy', 2)}\n{shows('stone')}") == "done"
    assert captain.gold == 3 + 4


def test_brannoc_gains_two_gold() -> None:
    """A8.1, after your Progress Roll."""
    game, captain = of("brannoc_tallow")
    play(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('wy', 1)}\n{shows('ember')}\n1 ability:rune")
    assert captain.gold == 3 + 2 + 1


def test_maelin_heals_anybody_at_any_time_herself_too() -> None:
    """A8.1: one character in any Outpost, maybe yourself."""
    game, captain = of("maelin_dusk")
    captain.blue, captain.card.injured, game.captains[1].card.injured = 1, True, True
    table = begin(game, lambda: morning.progress(game, game.captains[1]), "1 ability:gem")
    assert set(keys(table, 1)) == {"heal:1.d6", "heal:1.captain", "heal:2.captain"}
    script(table, "1 heal:1.captain")
    assert not captain.card.injured
    assert captain.blue == 0


def test_maelins_rune_lasts_for_the_round() -> None:
    """Captain's Ability: at any time; the rune is that of the Progress Roll until the Night is over."""
    game, captain = of("maelin_dusk")
    game.captains[1].card.injured = True
    captain.rune = "tide"
    during(game, "midday")
    assert anytime.captain_keys(game, captain) == ["ability:rune"]
    night.rest(game)
    assert anytime.captain_keys(game, captain) == []


def test_quill_rolls_any_of_the_own_dice_again() -> None:
    """A8.1, after any roll you made: any number of its dice, once."""
    game, captain = of("quill_farrow")
    station(game, captain, "wall_sapper", "a1")
    captain.blue = 1
    lines = f"{hits('wyyr', 2)}\n{hits('rwww', 1)}\n1 ability:gem\n1 die:3\n1 die:0\n1 done\n{hits('wr', 1)}"
    table = begin(game, lambda: combat.attack(game, captain, "gate"), lines)
    assert game.combat is not None
    assert game.combat.roll is not None
    assert [die.faces for die in game.combat.roll.dice] == ["c", "c", "m", "m"]
    assert table.outcome is not None


def test_quill_does_not_change_rolls_of_others() -> None:
    """A8.1: rolls you made, not the Monster's nor another Captain's."""
    game, captain = of("quill_farrow")
    captain.blue = 1
    assert play(game, lambda: morning.progress(game, game.captains[1]), f"2 roll\n{hits('wy', 1)}\n{shows('tide')}") == "done"


@pytest.mark.parametrize("attacks", [True, False])
def test_oona_adds_a_captain_result_in_combat(attacks: bool) -> None:
    """A8.1, during your combat, after both rolls."""
    game, captain = of("oona_bramblehide")
    captain.rune = "thorn"
    deed = (lambda: combat.attack(game, captain, "gate")) if attacks else (lambda: combat.strike(game, captain))
    play(game, deed, f"{hits('wr', 1)}\n{hits('rwww', 3)}\n1 ability:rune")
    assert game.combat is not None
    assert game.combat.outcome == "win"


def test_oona_does_nothing_in_the_morning() -> None:
    game, captain = of("oona_bramblehide")
    captain.green = 1
    assert play(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('wr', 1)}\n{shows('thorn')}") == "done"


def test_yrsa_visits_one_structure_of_a_district_beside_hers() -> None:
    """A8.1, during your Midday turn: one structure of a neighbour in the ring as well."""
    game, captain = of("yrsa_vane")
    captain.green = 1
    during(game, "midday", "city_watch")
    assert "ability:gem" in midday.menu(game, captain)
    neighbours = set(midday.neighbours(game, captain))
    assert neighbours == {"keep", "fountain", "armoury", "church", "eyrie", "watchtower"}
    play(game, lambda: midday.act(game, captain, "ability:gem"), "1 open:fountain")
    menu = midday.menu(game, captain)
    assert "visit:fountain_1" in menu
    assert not {"visit:keep", "buy:green", "ability:gem"} & set(menu)
    assert told(game, "opened") == [{"seat": 1, "structure": "fountain"}]
