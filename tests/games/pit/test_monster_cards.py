"""Monster cards, both texts and the families they favour (A8.10; book, Monster Cards and Monster Player Rules)."""

import pytest

from games.pit import foe, monster_cards, monster_effects
from tests.games.pit.tables import drawn, play, played, ready, station, told

# ---------------------------------------------------------------- the deck


def test_every_card_has_both_texts() -> None:
    """A8.10: 18 designs; two of them are played in windows of their own."""
    cards = set(ready().content.monster_cards)
    assert set(monster_effects.AI) == cards
    assert cards - set(monster_effects.PLAYER) == {foe.WARD, foe.CHANT}
    assert set(monster_effects.USES) <= set(monster_effects.PLAYER)


def test_a_drawn_card_is_resolved_and_discarded() -> None:
    """Book, Monster Boards: draw, resolve ignoring its cost, discard."""
    game = ready()
    before = len(game.monster_deck)
    drawn(game, "surge_of_claws")
    assert (game.card, game.discards, len(game.monster_deck)) == ("surge_of_claws", ["surge_of_claws"], before)
    assert told(game, "monster-card") == [{"card": "surge_of_claws"}]


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """Book, Monster Cards: if the deck runs out, shuffle the discard pile."""
    game = ready()
    game.monster_deck, game.discards = [], ["hungry_march", "surge_of_claws"]
    play(game, lambda: monster_cards.draw(game), "deal 1 0")
    assert (game.monster.space, game.monster_deck, game.discards) == (2, ["hungry_march"], ["surge_of_claws"])


def test_without_any_card_nothing_is_drawn() -> None:
    game = ready()
    game.monster_deck = []
    assert play(game, lambda: monster_cards.draw(game)) == "done"
    assert not told(game, "monster-card")


def test_a_bell_warden_cancels_a_card_and_goes_home() -> None:
    """A8.3 Bell Warden: cancel a Monster card as it is drawn; the Warden returns to its deck."""
    game = ready()
    station(game, game.captains[1], "bell_warden", "d2")
    drawn(game, "hungry_march", "2 warden:yes")
    assert (game.monster.space, game.discards, game.decks["barracks"][-1]) == (0, ["hungry_march"], "bell_warden")
    assert game.captains[1].at("d2") is None


def test_a_bell_warden_may_wait_and_an_injured_one_sleeps() -> None:
    """A8.3; book, Injured Characters: no abilities."""
    game = ready()
    warden = station(game, game.captains[1], "bell_warden", "d2")
    drawn(game, "hungry_march", "2 warden:no")
    warden.injured = True
    drawn(game, "hungry_march")
    assert game.monster.space == 6


# ---------------------------------------------------------------- steps, dice, health


@pytest.mark.parametrize(("card", "alone", "by_player"), [("surge_of_claws", 2, 2), ("hungry_march", 3, 4)])
def test_cards_that_move(card: str, alone: int, by_player: int) -> None:
    """A8.10 Surge of Claws, Hungry March."""
    game = ready(foe="player")
    drawn(game, card)
    assert game.monster.space == alone
    played(game, card)
    assert game.monster.space == alone + by_player
    game.monster.space = game.length - 1
    assert drawn(game, card) == "gate"


def test_brood_call_gains_a_white_die() -> None:
    """A8.10 Brood Call, both texts."""
    game = ready(variant="enchantress", foe="player")
    drawn(game, "brood_call")
    played(game, "brood_call")
    assert game.monster.dice == {"w": 2, "y": 2, "r": 0}


def test_brood_call_of_the_ai_improves_where_no_die_fits() -> None:
    """A8.10 Brood Call: if impossible, improve a die; the player's text does not."""
    game = ready(variant="enchantress", foe="player")
    game.monster.dice = {"w": 6, "y": 0, "r": 0}
    drawn(game, "brood_call")
    assert game.monster.dice == {"w": 5, "y": 1, "r": 0}
    game.monster.dice = {"w": 6, "y": 0, "r": 0}
    assert not monster_cards.playable(game, "brood_call")
    played(game, "brood_call")
    assert game.monster.dice == {"w": 6, "y": 0, "r": 0}


def test_brood_call_gains_two_for_vermin() -> None:
    """A8.10 Brood Call, Vermin."""
    game = ready(foe="player")
    game.monster.family = "vermin"
    drawn(game, "brood_call")
    assert game.monster.dice["w"] == 5
    game.monster.dice["w"] = 0
    played(game, "brood_call")
    assert game.monster.dice["w"] == 2


def test_drums_make_brood_call_playable_for_the_warchief() -> None:
    """A7.2 Drums: White Dice arrive as Yellow."""
    game = ready(variant="orc-warchief", foe="player")
    game.monster.dice = {"w": 6, "y": 0, "r": 3}
    assert monster_cards.playable(game, "brood_call")
    played(game, "brood_call")
    assert game.monster.dice["y"] == 1


def test_sharpened_malice_improves_one_die() -> None:
    """A8.10 Sharpened Malice; of two colours the Lead Captain or the Monster player picks one (Monster Boards, note)."""
    game = ready(variant="vampire-queen", foe="player")
    drawn(game, "sharpened_malice", "3 tracker:w")
    assert game.monster.dice == {"w": 0, "y": 2, "r": 1}
    played(game, "sharpened_malice")
    assert game.monster.dice == {"w": 0, "y": 1, "r": 2}


def test_sharpened_malice_improves_two_in_a_dungeon() -> None:
    """A8.10 Sharpened Malice, Dungeon."""
    game = ready(variant="orc-warchief")
    drawn(game, "sharpened_malice", "1 tracker:y")
    assert game.monster.dice == {"w": 1, "y": 0, "r": 2}


def test_blood_moon() -> None:
    """A8.10 Blood Moon: Yellow alone, Red from the player, Red for Undead."""
    game = ready(foe="player")
    drawn(game, "blood_moon")
    played(game, "blood_moon")
    assert game.monster.dice == {"w": 3, "y": 1, "r": 2}
    undead = ready(variant="vampire-queen")
    drawn(undead, "blood_moon")
    assert undead.monster.dice == {"w": 1, "y": 1, "r": 2}
    game.monster.dice["r"] = 4
    assert not monster_cards.playable(game, "blood_moon")


@pytest.mark.parametrize(("variant", "healed"), [("dragon", 1), ("enchantress", 2), ("vampire-queen", 2)])
def test_mend_flesh(variant: str, healed: int) -> None:
    """A8.10 Mend Flesh: 1, for Undead and Infernal 2; never above the start (A-R40)."""
    game = ready(variant=variant, foe="player")
    assert not monster_cards.playable(game, "mend_flesh")
    game.monster.health -= 3
    drawn(game, "mend_flesh")
    assert game.monster.health == game.monster.full - 3 + healed
    played(game, "mend_flesh")
    assert game.monster.health == min(game.monster.full, game.monster.full - 3 + 2 * healed)


def test_ward_of_scales_of_the_ai_counts_next_round() -> None:
    """A8.10 Ward of Scales: ignore the first damage to the Monster next Round."""
    game = ready()
    drawn(game, "ward_of_scales")
    assert game.notes["ward"] == game.round + 1
    assert not monster_cards.playable(game, "ward_of_scales")


def test_counter_chant_of_the_ai_halves_the_next_wizard() -> None:
    """A8.10 Counter-Chant: the next Wizard moves the Monster only half as far, rounded down."""
    game = ready()
    drawn(game, "counter_chant")
    assert game.notes["counter_chant"] == 1
    assert not monster_cards.playable(game, "counter_chant")


def test_spawn_brings_the_next_creature() -> None:
    """A8.10 Spawn: reveal until a Creature, place it; what was passed goes under the deck, unrevealed."""
    game = ready(1)
    game.encounters = ["curfew", "tomb_ogre", "rust_rats"]
    drawn(game, "spawn")
    assert [token.place for token in game.on_board] == ["barracks", "town_hall"]
    assert (game.encounters, game.open) == (["rust_rats", "curfew"], ["tomb_ogre"])


def test_spawn_uses_the_location_die_unless_a_player_plays_it() -> None:
    """A8.10 Spawn: by Location Die; book, Choosing Targets: the Monster player ignores it."""
    game = ready(2, foe="player")
    game.encounters = ["night_wraith"]
    drawn(game, "spawn", "roll 1\n3 place:gate\nroll 1\n3 place:statue\nroll 6\n3 place:armoury")
    assert [token.place for token in game.on_board] == ["gate", "statue", "armoury"]
    game.on_board, game.open, game.encounters = [], [], ["night_wraith"]
    played(game, "spawn", "3 place:keep\n3 place:keep\n3 place:church")
    assert [token.place for token in game.on_board] == ["keep", "keep", "church"]


def test_spawn_without_creatures_or_without_the_deck() -> None:
    """A8.10 Spawn: without the Encounter deck gain a White Die."""
    game = ready()
    game.encounters = ["curfew"]
    assert not monster_cards.playable(game, "spawn")
    drawn(game, "spawn")
    assert (game.encounters, game.on_board) == (["curfew"], [])
    plain = ready(encounters="off")
    assert monster_cards.playable(plain, "spawn")
    drawn(plain, "spawn")
    assert plain.monster.dice["w"] == 4
