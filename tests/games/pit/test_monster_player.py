"""The Monster player: Gold, hand, windows, targets (book, Monster Player Rules; A-R42 to A-R44)."""

import pytest

from games.pit import boards, combat, foe, harm, midday, morning
from games.pit.pieces import Foe
from games.pit.state import Game
from games.testing import script
from tests.games.pit.rolls import bare, claws, dice, hits
from tests.games.pit.tables import begin, keys, play, prompt, ready, station, told


def played(*hand: str, gold: int = 3, variant: str = "dragon") -> tuple[Game, Foe]:
    """A bare match of two Captains against seat 3 with these cards."""
    game = bare(ready(2, variant, foe="player"))
    assert game.foe is not None
    game.foe.hand, game.foe.gold = list(hand), gold
    return game, game.foe


# ---------------------------------------------------------------- phases


@pytest.mark.parametrize(
    ("lines", "gold", "hand"),
    [
        ("3 keep", 0, 3),
        ("3 discard:mend_flesh\n3 keep", 5, 2),
        ("3 discard:mend_flesh\n3 discard:surge_of_claws", 2, 1),
        ("3 discard:surge_of_claws\n3 discard:mend_flesh", 2, 1),
    ],
)
def test_up_to_two_cards_are_given_up_for_the_lowest_cost(lines: str, gold: int, hand: int) -> None:
    """Morning Phase; A-R43: one card, its cost."""
    game, player = played("mend_flesh", "surge_of_claws", "brood_call", gold=0)
    play(game, lambda: foe.morning(game), lines)
    assert (player.gold, len(player.hand), len(game.discards)) == (gold, hand, 3 - hand)


def test_at_midday_the_hand_is_filled_up_to_four() -> None:
    """Midday Phase; the deck comes back from the discards when it runs out (Monster Cards)."""
    game, player = played("mend_flesh")
    game.monster_deck, game.discards = ["brood_call"], ["panic", "spawn"]
    play(game, lambda: foe.midday(game), "deal 1 0\n3 pass")
    assert player.hand == ["mend_flesh", "brood_call", "spawn", "panic"]
    assert game.discards == []


def test_a_full_hand_draws_nothing() -> None:
    game, player = played(*["mend_flesh"] * 4)
    play(game, lambda: foe.midday(game), "3 pass")
    assert len(player.hand) == 4


def test_one_card_in_a_window() -> None:
    """A-R42: one card per window; it costs Gold and is discarded when resolved (Monster Cards)."""
    game, player = played(*["surge_of_claws"] * 4, gold=5)
    play(game, lambda: foe.midday(game), "3 play:surge_of_claws")
    assert (player.gold, len(player.hand), game.discards, game.monster.space) == (3, 3, ["surge_of_claws"], 2)


# ---------------------------------------------------------------- at any time


def test_cards_interrupt_a_captains_action() -> None:
    """Monster Cards: at any time, even to interrupt; what can be paid for."""
    game, player = played("surge_of_claws", "hungry_march", gold=3)
    game.phase = "midday"
    table = begin(game, lambda: midday.take_turn(game, game.captains[0]), "1 district:market")
    assert "play:surge_of_claws" in keys(table, 3)
    assert "play:hungry_march" not in keys(table, 3)
    script(table, "3 play:surge_of_claws")
    assert (game.monster.space, player.gold) == (2, 1)
    assert prompt(table, 1) == "visit"


def test_captains_may_change_rolls_of_an_attack_that_interrupts() -> None:
    """Monster Cards; A8.1: Oona's combat is hers whenever it comes; nobody else is interrupted meanwhile (A-R42)."""
    game = bare(ready(2, chosen=["oona_bramblehide", "isolde_kerr"], foe="player"))
    assert game.foe is not None
    game.foe.hand, game.foe.gold = ["sudden_assault", "surge_of_claws"], 9
    dice(game, "y")
    captain, game.phase = game.captains[0], "morning"
    captain.rune = "thorn"
    table = begin(game, lambda: morning.progress(game, captain), f"3 play:sudden_assault\n3 seat:1\n{hits('wr', 1)}\n{claws('y', 1)}")
    assert keys(table, 1) == ("stand", "ability:rune")
    assert table.question is not None
    assert 3 not in table.question.asks
    script(table, "1 ability:rune")
    assert game.combat is not None
    assert game.combat.outcome == "win"
    assert prompt(table, 1) == "progress"


def test_ward_of_scales_has_its_window() -> None:
    """A-R42; A8.10: it cancels one damage just dealt, if the Monster player wants to be asked at all."""
    game, player = played("ward_of_scales", gold=3)
    dice(game, "y")
    station(game, game.captains[0], "paladin", "a1")
    deed = lambda: combat.attack(game, game.captains[0], "gate")  # noqa: E731
    rolled = f"{hits('wyy', 3)}\n{claws('y', 0)}"
    play(game, deed, f"{rolled}\n3 play:ward_of_scales")
    assert (game.monster.health, player.gold, game.discards) == (9, 0, ["ward_of_scales"])
    player.hand, player.gold, player.wants_reactions = ["ward_of_scales"], 9, False
    play(game, deed, rolled)
    assert game.monster.health == 7


# ---------------------------------------------------------------- choices


def test_the_attack_on_the_lead_may_go_to_anybody() -> None:
    """Choosing Targets; named targets stay named (see the Warchief's second row)."""

    game, _ = played(variant="behemoth")
    dice(game, "y")
    play(game, lambda: boards.run_row(game, 3), f"3 seat:2\n{hits('wy', 2)}\n{claws('y', 1)}")
    assert told(game, "strikes") == [{"seat": 2, "foe": "behemoth"}]


def test_the_monster_player_chooses_injuries_but_not_losses() -> None:
    """Terminology, Injure; A-R21."""

    game, _ = played()
    station(game, game.captains[1], "paladin", "a1")
    play(game, lambda: harm.injure_one(game, game.captains[1]), "3 injure:2.a1")
    assert [unit.id for unit in game.captains[1].here if unit.injured] == ["paladin"]
