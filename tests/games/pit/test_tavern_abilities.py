"""Abilities of the Tavern's Heroes and Champions (A8.4; Special Abilities)."""

import pytest

from games.pit import anytime, boards, combat, districts, midday, morning, night, sight, southern_gate, twilight
from games.pit.pieces import RESERVE, Captain, Combat
from games.pit.state import Game
from games.testing import script
from tests.games.pit.rolls import bare, dice, hits
from tests.games.pit.tables import begin, drawn, during, keys, play, played, prompt, ready, station, told


def outposts(captains: int = 2, variant: str = "dragon", **options: str) -> tuple[Game, Captain]:
    """A bare match and its first Captain."""
    game = bare(ready(captains, variant, **options))
    return game, game.captains[0]


# ---------------------------------------------------------------- dice


def test_a_candle_runner_rolls_a_red_die_again_once_a_round() -> None:
    """A8.4: one Red Die of yours; again in the next Round."""
    game, captain = outposts(1)
    during(game, "morning")
    station(game, captain, "candle_runner", "d1")
    station(game, captain, "oathless_deserter", "a1")
    lines = f"1 roll\n{hits('wyyrr', 3)}\nroll 2\n1 skill:candle_runner\n1 die:4\nroll 1"
    assert play(game, lambda: morning.progress(game, captain), lines) == "done"
    assert (captain.gold, game.monster.space) == (4 + 4, 1)
    again = begin(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('wyyrr', 3)}\nroll 2")
    assert again.outcome is not None
    night.rest(game)
    again = begin(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('wyyrr', 3)}\nroll 2")
    assert keys(again, 1) == ("stand", "skill:candle_runner")


def test_a_candle_runner_needs_a_red_die_of_the_own() -> None:
    """A8.4: not the Monster's."""
    game, captain = outposts(1)
    station(game, captain, "candle_runner", "a1")
    dice(game, "rr")
    play(game, lambda: combat.attack(game, captain, "gate"), f"{hits('wyy', 3)}\n{hits('rr', 0)}")
    assert game.monster.health == 9


def test_a_tally_clerk_earns_a_gold_in_the_morning() -> None:
    """A8.4: before the rolls."""
    game, captain = outposts()
    station(game, captain, "tally_clerk", "d1")
    begin(game, lambda: morning.morning(game))
    assert [each.gold for each in game.captains] == [4, 3]


# ---------------------------------------------------------------- prices


def test_a_street_alchemist_gets_stones_for_one() -> None:
    """A8.4: his Captain alone."""
    game, captain = outposts()
    during(game, "midday", "market", "market")
    station(game, captain, "street_alchemist", "d1")
    captain.gold = game.captains[1].gold = 1
    assert ["buy:stone" in midday.menu(game, each) for each in game.captains] == [True, False]
    play(game, lambda: midday.act(game, captain, "buy:stone"))
    assert (captain.gold, captain.stones, game.stock["stone"]) == (0, 1, 8)


def test_a_falconer_gets_wyverns_for_two() -> None:
    """A8.4."""
    game, captain = outposts()
    during(game, "midday", "southern_gate", "southern_gate")
    station(game, captain, "falconer", "a1")
    captain.gold = game.captains[1].gold = 2
    assert ["recruit:eyrie" in midday.menu(game, each) for each in game.captains] == [True, False]
    play(game, lambda: southern_gate.wyvern(game, captain), "1 place:a2")
    assert captain.gold == 0


def test_yellow_tokens_make_them_dearer() -> None:
    """Yellow token: 2 Gold more than the listed amount."""
    game, captain = outposts(1)
    game.skulls.add("dear_all")
    station(game, captain, "falconer", "a1")
    station(game, captain, "street_alchemist", "a2")
    assert (districts.stone_price(game, captain), districts.wyvern_price(game, captain)) == (3, 4)


# ---------------------------------------------------------------- combat


@pytest.mark.parametrize(("injured", "spared"), [(False, True), (True, False)])
def test_with_a_confessor_a_tie_in_defence_injures_nobody(injured: bool, spared: bool) -> None:
    """A8.4."""
    game, captain = outposts(1)
    confessor = station(game, captain, "confessor", "d1")
    confessor.injured = injured
    roll = "wy" if injured else "wwy"
    play(game, lambda: combat.strike(game, captain), f"{hits(roll, 2)}\n{hits('rwww', 2)}")
    assert captain.card.injured is not spared
    assert bool(told(game, "tie-spared")) is spared


def test_a_confessor_does_not_help_attackers() -> None:
    """A8.4: while you defend."""
    game, captain = outposts(1)
    station(game, captain, "confessor", "d1")
    play(game, lambda: combat.attack(game, captain, "gate"), f"{hits('wy', 2)}\n{hits('rwww', 2)}")
    assert captain.card.injured


@pytest.mark.parametrize(("injured", "margin", "damage"), [(False, 1, 1), (False, 2, 2), (False, 3, 2), (True, 2, 1)])
def test_an_exiled_warlock_hits_critically_at_two(injured: bool, margin: int, damage: int) -> None:
    """A8.4: attacks on the Monster."""
    game, captain = outposts(1)
    station(game, captain, "exiled_warlock", "a1").injured = injured
    station(game, captain, "blade_saint", "a2")
    roll = "wwwwy" if injured else "wwwwwyy"
    play(game, lambda: combat.attack(game, captain, "gate"), f"{hits(roll, 4)}\n{hits('rwww', margin)}")
    assert game.monster.health == 10 - damage


def test_an_exiled_warlock_is_like_others_against_creatures() -> None:
    """A8.4: on the Monster alone."""
    game, captain = outposts(1)
    station(game, captain, "exiled_warlock", "a1")
    fight = Combat(captain, "tomb_ogre", "town_hall", True, combat.involved_in(captain, "attack"))
    assert combat.critical_at(fight) == 3


# ---------------------------------------------------------------- Monster cards


def test_a_kiln_servitor_is_not_injured_by_monster_cards() -> None:
    """A8.4: Old Wounds, drawn or played."""
    game, captain = outposts(2, foe="player")
    servitor = station(game, captain, "kiln_servitor", "d3")
    game.captains[1].card.injured = True
    played(game, "old_wounds")
    assert (servitor.injured, captain.card.injured) == (False, True)


def test_a_kiln_servitor_in_the_rolled_slot() -> None:
    """A8.4; A8.10, Old Wounds by itself."""
    game, captain = outposts(2)
    servitor = station(game, captain, "kiln_servitor", "d3")
    drawn(game, "old_wounds", "roll 3")
    assert not servitor.injured


def test_a_kiln_servitor_is_injured_by_boards_and_combat() -> None:
    """A8.4: by Monster cards alone it is not."""
    game, captain = outposts(1, "vampire-queen")
    servitor = station(game, captain, "kiln_servitor", "d3")
    play(game, lambda: boards.injure_rolled(game, captain), "roll 3")
    assert servitor.injured


def test_a_veiled_oracle_looks_at_the_top_monster_card() -> None:
    """A8.4: at the start of Twilight; it may go to the bottom."""
    for key, top in (("look:keep", "panic"), ("look:under", "whispers")):
        game, captain = outposts(2)
        station(game, captain, "veiled_oracle", "a1")
        game.monster_deck = ["panic", "whispers"]
        table = begin(game, lambda: twilight.twilight(game))  # noqa: B023
        assert prompt(table, 1) == "oracle"
        assert [sight.private_view(game, seat).looking for seat in (1, 2)] == [("panic",), ()]
        script(table, f"1 {key}")
        assert game.monster_deck[0] == top


@pytest.mark.parametrize("where", [RESERVE, "injured"])
def test_an_oracle_who_is_not_there_sees_nothing(where: str) -> None:
    """Terminology: Reserve, Injured Characters."""
    game, captain = outposts(1)
    station(game, captain, "veiled_oracle", "a1" if where == "injured" else RESERVE).injured = where == "injured"
    assert play(game, lambda: twilight.oracle(game, captain)) == "done"


# ---------------------------------------------------------------- the High Almoner


def test_a_high_almoner_heals_anybody_once_a_round() -> None:
    """A8.4: at any time, in any Outpost."""
    game, captain = outposts()
    during(game, "midday")
    almoner = station(game, captain, "high_almoner", "d1")
    hurt = [captain.card, station(game, game.captains[1], "paladin", "a1")]
    for unit in hurt:
        unit.injured = True
    assert anytime.captain_keys(game, captain) == ["skill:high_almoner"]
    table = begin(game, lambda: anytime.interrupt(game, 1, "skill:high_almoner"))
    assert set(keys(table, 1)) == {"heal:1.captain", "heal:1.d6", "heal:2.a1"}
    script(table, "1 heal:2.a1")
    assert [unit.injured for unit in hurt] == [True, False]
    assert anytime.captain_keys(game, captain) == []
    night.rest(game)
    assert anytime.captain_keys(game, captain) == ["skill:high_almoner"]
    almoner.injured = True
    assert anytime.captain_keys(game, captain) == []


# ---------------------------------------------------------------- the Regent-in-Exile


def regent(district: str) -> tuple[Game, Captain]:
    """A rich Captain with a Regent in a District."""
    game, captain = outposts(2)
    during(game, "midday", district)
    station(game, captain, "regent_in_exile", "a1")
    captain.gold = 40
    return game, captain


def visits(game: Game, captain: Captain, key: str, lines: str) -> bool:
    """Whether something is offered once more after it was done."""
    play(game, lambda: midday.act(game, captain, key), lines)
    return key in midday.menu(game, captain)


def test_a_regent_opens_one_structure_twice() -> None:
    """A8.4: once a Round, one structure of the District; Southern Gate: both kinds of aid."""
    game, captain = regent("southern_gate")
    assert visits(game, captain, "buy:blue", "")
    assert "visit:light" in midday.menu(game, captain)
    assert not visits(game, captain, "buy:blue", "")
    assert not visits(game, captain, "recruit:eyrie", "1 place:a2")
    night.rest(game)
    during(game, "midday", "southern_gate")
    assert visits(game, captain, "buy:blue", "")


@pytest.mark.parametrize(
    ("district", "key"),
    [("city_watch", "attack:gate"), ("southern_gate", "attack:watchtower")],
)
def test_a_regent_does_not_attack_twice(district: str, key: str) -> None:
    """A8.4: non-combat; A-R13: one attack per Captain at the Gate."""
    game, captain = regent(district)
    game.fortifications["watch_brazier"] = 2
    assert not visits(game, captain, key, f"{hits('wwwy', 4)}\n{hits('rwww', 3)}")


def test_a_regent_opens_nothing_outside_of_the_district() -> None:
    """A8.4: of your District; not what a wish or an ability has opened."""
    game, captain = regent("city_watch")
    captain.further = ["armoury"]
    assert not visits(game, captain, "buy:green", "")


def test_a_regent_opens_nothing_after_the_statue() -> None:
    """The Statue: all other structure actions are skipped, those of wishes and abilities too."""
    game, captain = regent("city_watch")
    station(game, captain, "paladin", "a2")
    captain.visits = 2
    assert {"further", "visit:reassign", "recruit:barracks"} <= set(midday.menu(game, captain))
    play(game, lambda: midday.act(game, captain, "visit:statue"), "1 give:a2")
    assert midday.menu(game, captain) == []


def test_a_regent_opens_nothing_after_a_silent_offering() -> None:
    """A8.9, The Silent Offering: the Statue is visited, if with nobody to give."""
    game, captain = regent("city_watch")
    captain.quest, captain.quest_due = "the_silent_offering", 9
    game.decks["keep"] = []
    dice(game, "w")
    play(game, lambda: midday.act(game, captain, "quest:do"))
    assert midday.menu(game, captain) == []


def test_an_injured_regent_opens_nothing() -> None:
    """Terminology, Injured Characters."""
    game, captain = regent("southern_gate")
    captain.units[-1].injured = True
    assert not visits(game, captain, "buy:blue", "")


# ---------------------------------------------------------------- doubles


def test_doubles_have_no_ability() -> None:
    """A8.4: name and portrait alone."""
    game, captain = outposts(1)
    during(game, "midday", "southern_gate")
    captain.card.injured, captain.blue, captain.green, captain.rune = True, 3, 3, "gale"
    for at, card in enumerate(("maelin_dusk", "quill_farrow", "yrsa_vane"), 1):
        station(game, captain, f"{card}_double", f"a{at}")
    assert anytime.captain_keys(game, captain) == []
    assert not [key for key in midday.menu(game, captain) if key.startswith("ability")]
