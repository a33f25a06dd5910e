"""Bot seats: exact odds, an answer to every prompt that is offered, and an end of every match."""

import random
from collections.abc import Iterator

import pytest

from games.engine import ANY_TIME, CHANCE, Answer, Ask, Keys, Table
from games.pit import bots, bots_foe, odds
from games.pit.cards import load
from games.pit.meanwhile import meanwhile
from games.pit.outlook import Outlook
from games.pit.plan import Plan
from games.pit.sight import table_view
from games.pit.title import OPTIONS, PIT, VARIANTS
from games.testing import fill
from tests.games.pit.tables import during, ready, station

ENDLESS = 3_000
"""Decisions after which a match goes round in circles."""


# ---------------------------------------------------------------- odds (content A3)


@pytest.mark.parametrize(
    ("captain", "monster", "win", "critical", "tie", "loss", "damage"),
    [
        ("wyy", "yy", 59, 8, 27, 14, 0.67),
        ("wwyy", "yyy", 65, 17, 21, 14, 0.82),
        ("wwwyy", "yyyy", 70, 25, 17, 13, 0.95),
        ("wwwwyy", "ryyyy", 67, 28, 16, 16, 0.96),
        ("wwwwyyyy", "rryyyyy", 60, 26, 16, 24, 0.87),
        ("wyy", "rwww", 32, 3, 27, 41, 0.35),
    ],
)
def test_combats_have_the_odds_of_the_table(captain: str, monster: str, win: int, critical: int, tie: int, loss: int, damage: float) -> None:
    fight = odds.duel(captain, monster)
    chances = [fight.win, fight.critical, fight.tie, fight.loss]
    # the last loss is 41.5%, printed as 41
    assert all(abs(100 * chance - printed) <= 0.51 for chance, printed in zip(chances, (win, critical, tie, loss), strict=True))
    assert fight.damage == pytest.approx(damage, abs=0.006)
    assert fight.win + fight.tie + fight.loss == pytest.approx(1)


@pytest.mark.parametrize(("die", "captain", "monster"), [("w", 0.8, 0.4), ("y", 0.5, 0.5), ("r", 0.4, 0.8)])
def test_dice_have_the_means_of_the_table(die: str, captain: float, monster: float) -> None:
    assert odds.mean(die, "c") == pytest.approx(captain)
    assert odds.mean(die, "m") == pytest.approx(monster)
    assert sum(odds.one(die, "c")) == pytest.approx(1)


def test_a_fresh_captain_expects_what_the_table_says() -> None:
    assert odds.mean("wyy", "c") == pytest.approx(1.8)
    assert odds.mean("wyy", "m") == pytest.approx(1.4)
    assert odds.royal("wyy") == pytest.approx(0.25)
    assert odds.royal("w") == 0


def test_results_agree_with_counting_all_faces() -> None:
    chances = odds.results("yr", "c")
    assert chances == pytest.approx([0.5 * 0.6, 0.5, 0.5 * 0.4])
    assert odds.results("ry", "c") is odds.results("yr", "c")
    assert odds.results("", "m") == (1.0,)


def test_stone_hide_takes_hits_by_one_and_a_warlock_makes_more_critical() -> None:
    plain, hide, warlock = odds.duel("wwyy", "yyy"), odds.duel("wwyy", "yyy", least=2), odds.duel("wwyy", "yyy", critical=2)
    by_one = dict(odds.margins("wwyy", "yyy"))[1]
    assert plain.damage - hide.damage == pytest.approx(by_one)
    assert warlock.damage - plain.damage == pytest.approx(dict(odds.margins("wwyy", "yyy"))[2])


# ---------------------------------------------------------------- whole matches


def matches(number: int) -> Iterator[tuple[str, int, dict[str, str], random.Random]]:
    """Set-ups of all sorts."""
    rng = random.Random("bots")
    for at in range(number):
        variant = VARIANTS[at % len(VARIANTS)]
        yield variant, rng.randint(1, 4), {name: rng.choice(choices) for name, choices in OPTIONS.items()}, random.Random(at)


@pytest.mark.parametrize(("variant", "captains", "options", "rng"), list(matches(30)), ids=lambda value: value if isinstance(value, str) else "")
def test_every_prompt_is_answered_and_every_match_ends(variant: str, captains: int, options: dict[str, str], rng: random.Random) -> None:
    table, decisions = Table(PIT.create(PIT.setup(variant, captains, options))), 0
    while table.question is not None:
        seat, ask = table.question.awaited[0], table.question.asks[table.question.awaited[0]]
        key = fill(ask.choices, rng) if not isinstance(ask.choices, Keys) else bots.choose(table.view(seat), seat, ask)
        assert key in ask.choices, f"{ask.prompt}: {key}"
        decisions += seat != CHANCE
        assert decisions < ENDLESS
        table.play(Answer(seat, ask.prompt, key))
    assert table.outcome is not None


def test_the_same_view_gets_the_same_answer() -> None:
    def keys() -> list[str]:
        table, rng = Table(PIT.create(PIT.setup("dragon+monster", 2))), random.Random(1)
        while table.question is not None:
            seat, ask = table.question.awaited[0], table.question.asks[table.question.awaited[0]]
            key = fill(ask.choices, rng) if not isinstance(ask.choices, Keys) else bots.choose(table.view(seat), seat, ask)
            table.play(Answer(seat, ask.prompt, key))
        return [answer.key for answer in table.journal]

    assert keys() == keys()


def test_nothing_that_could_be_undone_is_ever_chosen() -> None:
    """Trades and switches stand among the keys of every prompt; whoever took them could go on for ever."""
    game = during(ready(2), "midday", "market", "market")
    for prompt in sorted({*bots.CHOOSERS, ANY_TIME}):
        keys = ("trade:2", "hold:stones", "unhold:stones")
        view = table_view(game, 1)
        assert meanwhile(Outlook(view, 1), prompt, keys) == ""
    assert bots.choose(view, 1, Ask("gift", Keys(("gold:1", "done")))) == "done"


# ---------------------------------------------------------------- what they make of a table


def test_a_captain_attacks_when_the_odds_are_good_and_not_when_they_are_bad() -> None:
    game = ready(1, variant="enchantress")
    game.phase = "midday"
    assert Plan(Outlook(table_view(game, 1), 1)).attack() > 1
    game.monster.dice = {"w": 0, "y": 5, "r": 4}
    assert Plan(Outlook(table_view(game, 1), 1)).attack() < 0


def test_good_attackers_leave_the_gate_to_better_ones() -> None:
    game = ready(3, variant="enchantress")
    for captain in game.captains[1:]:
        station(game, captain, "blade_saint", "a2")
    plans = [Plan(Outlook(table_view(game, captain.seat), captain.seat)) for captain in game.captains]
    assert plans[0].crowding > 0
    assert plans[1].crowding == 0


def test_white_dice_are_worth_more_than_yellow_ones() -> None:
    look = Outlook(table_view(ready(2, variant="enchantress"), 1), 1)
    assert look.gain("w", "a", 6) > look.gain("y", "a", 6) > look.gain("r", "a", 6)
    assert look.unit("gilded_duelist") > look.unit("slinger_of_low_street")
    assert look.side_of("chain_warden") == "a"


def test_saved_wizards_wait_until_the_monster_is_near() -> None:
    game = ready(2, variant="enchantress")
    station(game, game.captain(1), "adept_of_gales", "d3")
    keys = ("roll", "wizard:adept_of_gales")
    assert meanwhile(Outlook(table_view(game, 1), 1), "progress", keys) == ""
    game.monster.space = 56
    assert meanwhile(Outlook(table_view(game, 1), 1), "progress", keys) == "wizard:adept_of_gales"


def test_each_structure_is_given_to_the_statue_once() -> None:
    game = ready(4, variant="enchantress")
    plan = Plan(Outlook(table_view(game, 1), 1))
    assert [unit.id for _, unit in plan.gifts] == ["paladin"]
    game.shut.add("barracks")
    assert Plan(Outlook(table_view(game, 1), 1)).gifts == []


def test_the_monster_player_marches_home_when_it_can() -> None:
    game = ready(1, variant="enchantress+monster")
    assert game.foe is not None
    game.foe.gold, game.foe.hand, game.monster.space = 4, ["hungry_march", "blood_moon"], 57
    view = table_view(game, game.foe.seat)
    assert bots_foe.play(view, ("roll", "play:hungry_march")) == "play:hungry_march"
    assert bots_foe.choose(view, "discard", ("keep", "discard:hungry_march", "discard:blood_moon")) == "discard:blood_moon"


def test_every_card_has_a_worth() -> None:
    look = Outlook(table_view(ready(2), 1), 1)
    assert set(bots_foe.WORTH) == set(load().monster_cards)
    assert all(look.wizard(card) > -10 for card in load().sanctuary)
    assert all(look.unit(card) > -10 for card in [*load().barracks, *load().tavern])
