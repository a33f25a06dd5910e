"""The Enchantress: rows, Mesmerize, Instant Charm, both sides (book, Vaiel; A7.1, A7.3; A-R16, A-R26 to A-R29)."""

import pytest

from games.pit import boards, combat, harm, reveal, twilight, wizards
from games.pit.pieces import PIT, RESERVE, TAVERNS, Captain
from games.pit.state import Game
from games.testing import script
from tests.games.pit.rolls import bare, claws, dice, hits
from tests.games.pit.tables import begin, keys, play, ready, station, told


def vaiel(captains: int = 2, variant: str = "enchantress", **options: str) -> Game:
    """A bare match against her; a drawn Monster card moves her two spaces."""
    game = bare(ready(captains, variant, **options))
    game.monster_deck.insert(0, "surge_of_claws")
    return game


def row(game: Game, results: int, lines: str = "") -> str:
    """A row of her board."""
    return play(game, lambda: boards.run_row(game, results), lines)


def taken(game: Game) -> list[str]:
    """Mesmerized characters."""
    return [unit.id for unit in game.monster.taken]


# ---------------------------------------------------------------- rows


def test_x0_a_card_and_three_spaces() -> None:
    game = vaiel()
    row(game, 0)
    assert (game.row, game.monster.space, game.discards) == ("x0", 2 + 3, ["surge_of_claws"])


def test_x1_the_cheapest_open_card_of_the_market() -> None:
    """The Tavern stays empty until Night: only recruits are followed at once (Card Refresh; A-R16)."""
    game = vaiel()
    for tavern, card in zip(TAVERNS, ("blade_saint", "ferry_guard", "cliff_reaver"), strict=True):
        game.faces[tavern] = [card]
    row(game, 1)
    assert taken(game) == ["ferry_guard"]
    assert game.monster.dice == {"w": 1, "y": 2, "r": 0}
    assert game.faces["tavern_2"] == []
    assert game.monster.space == 0


def test_x1_of_equal_ones_the_lead_chooses() -> None:
    """Monster Boards, note: ties are the Lead Captain's, or the Monster player's."""
    for played_by, chooser in (("cards", 1), ("player", 3)):
        game = vaiel(foe=played_by)
        game.faces.update(tavern_1=["ferry_guard"], tavern_2=["blade_saint"], tavern_3=["candle_runner"])
        offered = keys(begin(game, lambda: boards.run_row(game, 1)), chooser)  # noqa: B023
        assert [key for key in offered if key.startswith("tavern")] == ["tavern:tavern_1", "tavern:tavern_3"]


def test_x1_of_an_empty_market_takes_nothing() -> None:
    game = vaiel()
    game.faces.update({tavern: [] for tavern in TAVERNS})
    row(game, 1)
    assert taken(game) == []


def test_x2_the_top_of_the_barracks_and_a_space() -> None:
    game = vaiel()
    game.decks["barracks"].insert(0, "night_sentry")
    row(game, 2)
    assert (taken(game), game.monster.space, game.monster.dice["y"]) == (["night_sentry"], 1, 4)


def test_x2_of_empty_barracks_still_moves() -> None:
    game = vaiel()
    game.decks["barracks"] = []
    row(game, 2)
    assert (taken(game), game.monster.space) == ([], 1)


def test_x3_attacks_the_lead_and_moves_two() -> None:
    game = vaiel()
    row(game, 3, f"{hits('wy', 2)}\n{claws('yy', 1)}")
    assert told(game, "strikes") == [{"seat": 1, "foe": "enchantress"}]
    assert game.monster.space == 2


@pytest.mark.parametrize(("number", "spaces"), [(0, 2), (1, 2), (3, 3)])
def test_x4_a_space_for_each_mesmerized_character_at_least_two(number: int, spaces: int) -> None:
    game = vaiel()
    for _ in range(number):
        harm.mesmerize(game, game.unit("quartermaster"))
    row(game, 4)
    assert [each["spaces"] for each in told(game, "moved")] == [spaces, 2]


def test_x5_the_rolled_slot_of_the_lead() -> None:
    """A5: the die is read as a rune; both slots with it hold somebody, the Lead picks one."""
    game = vaiel()
    for slot in ("a3", "d3", "a4"):
        station(game, game.captains[0], "paladin", slot)
    table = begin(game, lambda: boards.run_row(game, 5), "roll 3")
    assert keys(table, 1) == ("unit:1.a3", "unit:1.d3")
    script(table, "1 unit:1.d3")
    assert (taken(game), game.monster.space) == (["paladin"], 2)
    assert game.captains[0].at("d3") is None


@pytest.mark.parametrize("card", ["", "cinder_wyvern"])
def test_x5_an_empty_slot_or_a_wyvern_gives_nothing(card: str) -> None:
    """A-R28."""
    game = vaiel()
    if card:
        station(game, game.captains[0], card, "a3")
    row(game, 5, "roll 3")
    assert (taken(game), game.monster.space) == ([], 2)


def test_x5_the_messenger_is_never_taken() -> None:
    """A-R28."""
    game = vaiel()
    row(game, 5, "roll 6")
    assert taken(game) == []
    assert any(unit.is_messenger for unit in game.leader.units)


def test_x5_a_cloak_hides_its_bearer() -> None:
    """A8.5, Warded Cloak: not picked by a rune roll."""
    game = vaiel()
    station(game, game.captains[0], "paladin", "a3", items=["warded_cloak"])
    row(game, 5, "roll 3")
    assert taken(game) == []


def test_x5_what_it_carried_may_be_kept_for_gold() -> None:
    """A-R28: attached cards follow the sacrifice rule (Great Hall: 2 Gold each); armour goes home."""
    game = vaiel()
    unit = station(game, game.captains[0], "paladin", "a3", items=["hook_blade"], mounts=["war_ox"])
    unit.armour = ["white"]
    row(game, 5, "roll 3\n1 bear:captain")
    assert (game.captains[0].card.items, game.captains[0].gold, game.removed) == (["hook_blade"], 1, ["war_ox"])
    assert game.stock["white"] == 6
    assert (unit.items, unit.mounts, unit.armour) == ([], [], [])


def test_x6_every_captain_and_three_spaces() -> None:
    game = vaiel()
    station(game, game.captains[0], "paladin", "a1")
    station(game, game.captains[1], "road_levy", "d2")
    row(game, 9, "roll 1\nroll 2")
    assert (game.row, taken(game), game.monster.space) == ("x6", ["paladin", "road_levy"], 3)


def test_x6_of_a_solo_captain_once() -> None:
    """A-R46."""
    game = vaiel(1)
    station(game, game.captains[0], "paladin", "a1")
    row(game, 6, "roll 1")
    assert taken(game) == ["paladin"]


# ---------------------------------------------------------------- Mesmerize


def test_a_sacrificed_character_is_mesmerized() -> None:
    """Mesmerize: instead of removing them; she gains their dice."""
    game = vaiel()
    station(game, game.captains[0], "wall_sapper", "a1")
    play(game, lambda: combat.attack(game, game.captains[0], "gate"), f"{hits('wwyr', 0)}\n{claws('yy', 1)}")
    assert (taken(game), game.removed) == (["wall_sapper"], [])
    assert game.monster.dice == {"w": 1, "y": 2, "r": 1}


def test_an_offering_is_mesmerized_too() -> None:
    """The Statue: subject to special rules as if sacrificed."""
    game = vaiel()
    unit = station(game, game.captains[0], "paladin", "a1")
    game.offerings.append((game.captains[0], unit))
    play(game, lambda: twilight.twilight(game))
    assert taken(game) == ["paladin"]
    assert game.monster.skips_move


def test_dice_that_do_not_fit_are_not_gained_nor_taken_away() -> None:
    """A-R26."""
    game = vaiel()
    dice(game, "yyyyywww")
    harm.mesmerize(game, game.unit("titan_husk"))
    assert game.monster.dice == {"w": 4, "y": 5, "r": 0}
    assert game.monster.taken[0].lent == "w"
    play(game, lambda: combat.attack(game, game.captains[0], "gate"), f"{hits('wy', 2)}\n{claws('yyyyywwww', 1)}\n1 free:m1\n1 place:a1")
    assert game.monster.dice == {"w": 3, "y": 5, "r": 0}


def hit(game: Game, own: int, *lines: str, captain: Captain | None = None) -> None:
    """A Captain beats her by so many."""
    attacker = captain or game.captains[0]
    dice(game, "yy")
    play(game, lambda: combat.attack(game, attacker, "gate"), "\n".join([hits("wyy", own), claws("yy", 0), *lines]))


def armed(captains: int = 2) -> Game:
    """A Captain with a Levy, and a Pikeman and a Levy mesmerized."""
    game = vaiel(captains)
    station(game, game.captains[0], "road_levy", "a6")
    for card in ("gate_pikeman", "road_levy"):
        harm.mesmerize(game, game.unit(card))
    return game


def test_damage_may_be_assigned_to_the_mesmerized() -> None:
    """Mesmerize; A-R27: by the attacker, the freed card comes back injured to that Captain."""
    game = armed()
    table = begin(game, lambda: combat.attack(game, game.captains[0], "gate"), f"{hits('wyy', 2)}\n{claws('yyyw', 1)}")
    assert keys(table, 1) == ("free:none", "free:m1", "free:m2")
    script(table, "1 free:m1")
    assert keys(table, 1) == tuple(f"place:d{at}" for at in range(1, 6))
    script(table, "1 place:d2")
    unit = game.captains[0].at("d2")
    assert unit is not None
    assert (unit.id, unit.injured, unit.lent) == ("gate_pikeman", True, "")
    assert (game.monster.health, game.monster.dice, taken(game)) == (8, {"w": 0, "y": 3, "r": 0}, ["road_levy"])


def test_each_point_is_assigned_by_itself() -> None:
    """A-R27: per point of damage."""
    game = armed()
    hit(game, 3, "1 free:m2", "1 place:a1", "1 free:none")
    assert (game.monster.health, taken(game)) == (7, ["gate_pikeman"])
    game = armed()
    hit(game, 3, "1 free:m2", "1 place:a1", "1 free:m1", "1 place:d1")
    assert (game.monster.health, taken(game)) == (8, [])


def test_a_freed_card_goes_into_reserve_where_no_slot_is_free() -> None:
    """A-R27."""
    game = armed()
    for at in range(1, 6):
        station(game, game.captains[0], "night_sentry", f"d{at}").injured = True
    hit(game, 1, "1 free:m1")
    assert [unit.id for unit in game.captains[0].reserve] == ["gate_pikeman"]
    assert game.captains[0].reserve[0].slot == RESERVE


def test_only_combat_damage_may_be_assigned() -> None:
    """Mesmerize: combat damage; an Ember Magus hits herself."""
    game = armed()
    play(game, lambda: wizards.use(game, game.captains[0], "ember_magus"))
    assert (game.monster.health, len(taken(game))) == (7, 2)


def test_her_characters_must_use_what_helps_her() -> None:
    """Mesmerize: a Candle Runner rolls one Red Die again that shows a Captain result, once a Round."""
    game = vaiel()
    harm.mesmerize(game, game.unit("candle_runner"))
    dice(game, "yrr")
    first = f"{hits('wy', 2)}\n{hits('rry', 2)}\nroll 3"
    play(game, lambda: combat.attack(game, game.captains[0], "gate"), first)
    assert told(game, "charmed-reroll") == [{"unit": "candle_runner"}]
    assert told(game, "fought")[0]["claws"] == 2
    play(game, lambda: combat.attack(game, game.captains[0], "gate"), f"{hits('y', 1)}\n{hits('rry', 2)}\ndeal 0")
    assert told(game, "fought")[1]["claws"] == 1


def test_mesmerized_cards_stand_beside_her_board() -> None:
    """Mesmerize."""
    game = armed()
    assert [(unit.slot, unit.injured) for unit in game.monster.taken] == [(PIT, False)] * 2


# ---------------------------------------------------------------- Instant Charm


@pytest.mark.parametrize(("variant", "most"), [("enchantress", 5), ("enchantress-b", 7)])
def test_instant_charm_takes_free_characters_up_to_a_pool(variant: str, most: int) -> None:
    """Instant Charm: zero cost, while her pool is small enough; the next card is turned. A-R29: instead of the whole reveal effect."""
    for pool, charmed in ((most, True), (most + 1, False)):
        game = vaiel(variant=variant)
        dice(game, ("wwwwyyyy")[:pool])
        game.faces["tavern_1"], game.decks["tavern_1"] = [], ["plague_bell_crier", "ferry_guard"]
        game.monster.space = 0
        table = begin(game, lambda: reveal.tavern(game, "tavern_1"))  # noqa: B023
        if not charmed:
            script(table, "1 place:d1")
        assert taken(game) == (["plague_bell_crier"] if charmed else [])
        assert game.monster.space == (0 if charmed else 1)
        assert game.faces["tavern_1"] == ["ferry_guard"]


def test_b_side_attacks_the_captain_with_most_characters() -> None:
    """A7.3; ties are the Lead Captain's."""
    game = vaiel(variant="enchantress-b")
    dice(game, "yy")
    station(game, game.captains[1], "paladin", "a1")
    table = begin(game, lambda: boards.run_row(game, 3))
    assert keys(table, 1) == ("seat:1", "seat:2")
    station(game, game.captains[1], "paladin", "a2")
    row(game, 3, f"{hits('wy', 2)}\n{claws('yy', 1)}")
    assert told(game, "strikes")[-1]["seat"] == 2
