"""Wizards, Wyverns and Wish tokens do what their tables say (A8.7, A8.8, A8.12; The Sanctuary, The Eyrie, The Fountain; A-R8 to A-R10)."""

import pytest

from games.pit import combat, outpost, royal_keep, wishes, wizards, wyverns
from games.pit.pieces import Captain
from games.pit.state import Game
from tests.games.pit.rolls import bare, claws, dice, hits
from tests.games.pit.tables import begin, during, keys, play, ready, station, told


def table(captains: int = 1, variant: str = "orc-warchief", **options: str) -> tuple[Game, Captain]:
    """A calm Midday with the Monster on space 20 and one die of each colour."""
    game = during(bare(ready(captains, variant, **options)), "midday", "mystics_quarter", "market")
    dice(game, "wyr")
    game.monster.space, game.monster.floor = 20, 18
    return game, game.captains[0]


# ---------------------------------------------------------------- Wizards


@pytest.mark.parametrize(
    ("card", "back", "gains"),
    [("novice_of_tides", 4, "w"), ("adept_of_gales", 6, "y"), ("binder_of_roots", 8, "r"), ("waystone_keeper", 2, "r")],
)
def test_a_wizard_drives_the_monster_back_and_it_gains_a_die(card: str, back: int, gains: str) -> None:
    """A8.8; the Waystone Keeper goes to the last purple space crossed (18)."""
    game, captain = table()
    assert play(game, lambda: wizards.use(game, captain, card)) == "done"
    assert game.monster.space == 20 - back
    assert game.monster.dice == {colour: 1 + (colour == gains) for colour in "wyr"}
    assert captain.pushed == back
    assert card in game.removed


def test_the_waystone_keeper_goes_ten_spaces_at_most() -> None:
    """A8.8: max 10."""
    game, captain = table()
    game.monster.space = 44
    play(game, lambda: wizards.use(game, captain, "waystone_keeper"))
    assert game.monster.space == 34


@pytest.mark.parametrize(
    ("skull", "card", "back"),
    [
        ("half_wizards", "binder_of_roots", 4),
        ("half_wizards", "star_reader", 1),
        ("weak_wizards", "binder_of_roots", 2),
        ("purple_wizards", "binder_of_roots", 2),
    ],
)
def test_difficulty_tokens_weaken_wizards(skull: str, card: str, back: int) -> None:
    """Difficulty Tokens, White and Red: half the spaces rounded down; two spaces; not beyond the last purple space (A-R8)."""
    game, captain = table()
    game.skulls.add(skull)
    play(game, lambda: wizards.use(game, captain, card), "1 top:0" if card == "star_reader" else "")
    assert game.monster.space == 20 - back


@pytest.mark.parametrize(("skull", "back"), [("", 6), ("weak_wizards", 6), ("half_wizards", 3)])
def test_the_dice_seer_goes_by_its_dice(skull: str, back: int) -> None:
    """A8.8: two for each Captain result of W W W W; with the Red token dice based movement is as normal."""
    game, captain = table()
    game.skulls |= {skull} - {""}
    play(game, lambda: wizards.use(game, captain, "dice_seer"), hits("wwww", 3))
    assert (game.monster.space, game.monster.dice["w"]) == (20 - back, 2)


def test_the_tower_adept_adds_two() -> None:
    """A8.8: your Wizards move the Monster 2 further back, not those of others; injured it does not help."""
    game, captain = table(2)
    adept = station(game, captain, "tower_adept", "d1")
    play(game, lambda: wizards.use(game, captain, "novice_of_tides"))
    assert game.monster.space == 14
    play(game, lambda: wizards.use(game, game.captains[1], "novice_of_tides"))
    assert game.monster.space == 10
    adept.injured = True
    play(game, lambda: wizards.use(game, captain, "novice_of_tides"))
    assert game.monster.space == 6


def test_the_ember_magus_deals_one_damage() -> None:
    """A8.8."""
    game, captain = table()
    health = game.monster.health
    play(game, lambda: wizards.use(game, captain, "ember_magus"))
    assert (game.monster.health, game.monster.dice["y"]) == (health - 1, 2)


def test_the_quieting_monk_lowers_a_tracker() -> None:
    """A8.8."""
    game, captain = table()
    play(game, lambda: wizards.use(game, captain, "quieting_monk"), "1 tracker:r")
    assert game.monster.dice == {"w": 1, "y": 1, "r": 0}


def test_the_mirror_witch_copies_a_saved_wizard() -> None:
    """A8.8: of any Outpost, with what the Monster gains; the copied one stays."""
    game, captain = table(2)
    station(game, game.captains[1], "binder_of_roots", "a1")
    play(game, lambda: wizards.use(game, captain, "mirror_witch"))
    assert (game.monster.space, game.monster.dice["r"]) == (12, 2)
    assert game.captains[1].at("a1") is not None


def test_the_hourglass_sage_holds_one_progress_roll() -> None:
    """A8.8: the Monster ignores the chosen Captain's next Progress Roll."""
    game, captain = table(2)
    play(game, lambda: wizards.use(game, captain, "hourglass_sage"), "1 seat:2")
    assert game.notes["hourglass.2"] == 1


def test_the_star_reader_keeps_one_of_three_in_secret() -> None:
    """A8.8: look at the top three Monster cards, discard two, put one back; the keys are the Captain's alone."""
    game, captain = table()
    first, second, third = game.monster_deck[:3]
    asked = begin(game, lambda: wizards.use(game, captain, "star_reader"))
    assert asked.question is not None
    assert asked.question.asks[1].choices.public == ()  # type: ignore[union-attr]
    game2, captain2 = table()
    play(game2, lambda: wizards.use(game2, captain2, "star_reader"), "1 top:1")
    assert game2.monster_deck[0] == second
    assert game2.discards[-2:] == [first, third]


def test_a_saved_wizard_stands_in_a_slot_until_it_is_used() -> None:
    """A-R9: any slot, no dice; an injured one cannot be used (Terminology, Injured Characters)."""
    game, captain = table()
    play(game, lambda: wizards.welcome(game, captain, "novice_of_tides"), "1 now:save\n1 place:a3")
    assert outpost.dice_of(game, captain, captain.units[-1]) == ""
    assert wizards.keys(game, captain) == ["wizard:novice_of_tides"]
    captain.units[-1].injured = True
    assert wizards.keys(game, captain) == []
    captain.units[-1].injured = False
    play(game, lambda: wizards.use_saved(game, captain, "novice_of_tides"))
    assert (game.monster.space, captain.at("a3")) == (16, None)


# ---------------------------------------------------------------- Wyverns


@pytest.mark.parametrize(
    ("card", "pool", "results", "damage", "back"),
    [
        ("cinder_wyvern", "www", 1, 0, 0),
        ("cinder_wyvern", "www", 2, 1, 0),
        ("gale_wyvern", "wwy", 3, 0, 6),
        ("brood_matriarch", "wwww", 3, 1, 0),
        ("brood_matriarch", "wwww", 4, 2, 0),
    ],
)
def test_a_wyvern_rolls_its_pool(card: str, pool: str, results: int, damage: int, back: int) -> None:
    """A8.7; a Wyvern is removed after use (The Eyrie)."""
    game, captain = table()
    station(game, captain, card, "a1")
    health = game.monster.health
    play(game, lambda: wyverns.use(game, captain, card), hits(pool, results))
    assert (game.monster.health, game.monster.space) == (health - damage, 20 - back)
    assert captain.at("a1") is None
    assert card in game.removed


def test_a_thorn_wyvern_adds_two_white_dice_beyond_all_limits() -> None:
    """A8.7; A-R3."""
    game, captain = table()
    station(game, captain, "thorn_wyvern", "a1")
    own = outpost.ordinary(game, captain, "attack")
    play(game, lambda: combat.attack(game, captain, "gate"), f"1 wyvern:thorn_wyvern\n{hits(own + 'ww', 4)}\n{claws('ryw', 0)}")
    assert game.combat is not None
    assert game.combat.outcome == "critical"


def test_a_mist_wyvern_cancels_an_attack_on_anybody() -> None:
    """A8.7: one Monster attack on any Captain."""
    game, captain = table(2)
    station(game, game.captains[1], "mist_wyvern", "d1")
    play(game, lambda: combat.strike(game, captain), "2 wyvern:mist_wyvern")
    assert told(game, "attack-cancelled") == [{"seat": 2}]
    assert game.combat is None


# ---------------------------------------------------------------- Wish tokens


def test_one_wish_of_those_drawn_is_kept() -> None:
    """The Fountain: tokens equal to the Gold, keep one, return the rest."""
    game, captain = table()
    captain.gold, size = 3, len(game.bag)
    captain.district = "royal_keep"
    first, second, third = game.bag[0], game.bag[5], game.bag[9]
    play(game, lambda: royal_keep.fountain(game, captain, 3), f"deal 0 5 9\n1 keep:{second}")
    assert (captain.gold, captain.wishes, len(game.bag)) == (0, [second], size - 1)
    assert {first, third} <= set(game.bag)


def test_platinum_pays_at_once() -> None:
    """The Fountain: gain one Platinum immediately; one Platinum is ten Gold (Components)."""
    game, captain = table()
    captain.gold, captain.district = 1, "royal_keep"
    at = game.bag.index("platinum")
    play(game, lambda: royal_keep.fountain(game, captain, 1), f"deal {at}")
    assert (captain.gold, captain.wishes) == (10, [])


def test_back_six_ignores_the_purple_floor() -> None:
    """The Fountain: move the Monster back; A-R8: only Wizards are bound by the floor."""
    game, captain = table()
    game.skulls.add("purple_wizards")
    captain.wishes = ["back_six"]
    play(game, lambda: wishes.use(game, captain, "back_six"))
    assert (game.monster.space, captain.wishes) == (14, [])


@pytest.mark.parametrize(("wish", "colour"), [("red_die", "r"), ("yellow_die", "y"), ("white_die", "w")])
def test_a_die_for_the_whole_round(wish: str, colour: str) -> None:
    """The Fountain: an additional die of the colour, restrictions ignored, for the entire Round."""
    game, captain = table()
    captain.wishes = [wish]
    play(game, lambda: wishes.use(game, captain, wish))
    assert all(colour in outpost.beyond(game, captain, use) for use in ("progress", "attack", "defence"))


def test_any_die_becomes_white() -> None:
    """The Fountain: upgrade any die to White, like an Armour token."""
    game, captain = table()
    unit = station(game, captain, "oathless_deserter", "a2")
    captain.wishes = ["upgrade_die"]
    play(game, lambda: wishes.use(game, captain, "upgrade_die"), "1 unit:1.a2")
    assert outpost.dice_of(game, captain, unit) == "wr"


def test_the_top_card_of_any_deck_joins_for_free() -> None:
    """The Fountain; its next card is turned at a Tavern (A-R16)."""
    game, captain = table()
    captain.wishes, gold = ["free_card"], captain.gold
    card = game.faces["tavern_2"][0]
    asked = begin(game, lambda: wishes.use(game, captain, "free_card"))
    assert "deck:keep" not in keys(asked, 1)
    game, captain = table()
    captain.wishes = ["free_card"]
    slot = "a1" if "a" in game.content.unit(card).roles else "d1"
    table_ = begin(game, lambda: wishes.use(game, captain, "free_card"), f"1 deck:tavern_2\n1 place:{slot}")
    assert table_.outcome is not None
    assert captain.at(slot) is not None
    assert (captain.gold, game.faces["tavern_2"] != [card]) == (gold, True)


@pytest.mark.parametrize("wish", ["extra_result", "roll_again"])
def test_wishes_that_change_an_own_roll(wish: str) -> None:
    """The Fountain: an additional Captain result in any own roll; re-roll any of the own dice."""
    game, captain = table()
    captain.wishes = [wish]
    own = outpost.ordinary(game, captain, "attack")
    again = f"1 misses\n{hits(own, len(own))}\n" if wish == "roll_again" else ""
    play(game, lambda: combat.attack(game, captain, "gate"), f"{hits(own, 0)}\n{claws('ryw', 0)}\n1 wish:{wish}\n{again}")
    assert game.combat is not None
    assert game.combat.roll is not None
    assert game.combat.roll.captain == (len(own) if wish == "roll_again" else 1)
