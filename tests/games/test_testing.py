"""The tools for those who write rules, on a small bidding game."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import ANY_TIME, CHANCE, Answer, Draw, Event, Outcome, Question, Setup, Table, ask
from games.testing import (
    Golden,
    answers,
    describe,
    exchanged,
    fill,
    keeps_secret,
    perft,
    pick,
    playout,
    replays_equal,
    script,
    seen,
    settled,
    steady,
    steps,
    twins,
)
from tests.games.pocket import Bids, Pocket, coin, pocket

DEAL = "deal 0 1 2 3 4 5 6 7 8"
ROUND = [DEAL, "1 card:1", "2 card:6", "2 roll", "roll 5"]


@given(st.integers(0, 9), st.integers(1, 9), st.booleans(), st.randoms())
def test_chance_is_always_answered_as_asked(n: int, size: int, distinct: bool, rng: random.Random) -> None:
    draw = Draw(min(n, size) if distinct else n, size, distinct)
    assert fill(draw, rng) in draw
    assert steady(draw) in draw


def test_all_orders_are_drawn_about_equally_often() -> None:
    rng = random.Random(1)
    keys = [fill(Draw(3, 3, distinct=True), rng) for _ in range(6000)]
    assert {round(keys.count(key) / 1000) for key in set(keys)} == {1}
    assert len(set(keys)) == 6


def test_positions_of_a_deal_may_be_exchanged() -> None:
    assert exchanged("4.1.0.3", 0, 2) == "0.1.4.3"


@pytest.mark.parametrize(
    "lines",
    [
        "0 deal 0.1.2.3.4.5.6.7.8\n\n# all bid\n  1   bid card:3 # low\n2 bid card:4",
        ["deal 0 1 2 3 4 5 6 7 8", (1, "card:3"), (2, "bid", "card:4")],
        [Answer(0, "deal", "0.1.2.3.4.5.6.7.8"), Answer(1, "bid", "card:3"), "2 card:4"],
    ],
    ids=["text", "tuples", "answers"],
)
def test_scripts_are_forgiving_in_form(lines: str) -> None:
    table = script(Bids(), lines)
    assert [str(answer) for answer in table.journal] == ["0 deal 0.1.2.3.4.5.6.7.8", "1 bid card:3", "2 bid card:4"]


def test_dice_in_scripts_are_read_as_people_read_them() -> None:
    table = script(Bids(), ROUND)
    assert table.journal[-1] == Answer(CHANCE, "points", "4")
    assert table.view(None).scores == (0, 5)


@pytest.mark.parametrize("line", ["1 card:9", "2 throw roll", "3 card:1", "roll 1", "hello", "1"])
def test_a_script_that_goes_wrong_shows_what_is_asked(line: str) -> None:
    with pytest.raises(AssertionError, match=r"line 2.*is not taken; asked is: 1 bid: card:1 card:2 card:3; 2 bid: card:4"):
        script(Bids(), [DEAL, line])


def test_questions_are_described_in_full() -> None:
    assert describe(Table(Bids()).question) == "0 deal: 9 different numbers below 9"
    assert describe(script(Bids(), [DEAL, "1 card:1", "2 card:6"]).question) == "2 throw: roll; 1 any-time (if it likes): jeer"
    assert describe(script(Bids(), ROUND[:-1]).question) == "0 points: 1 numbers below 6"
    assert describe(script(pocket(coin)(), "1 heads").question) == "nothing is asked: the match is over"


@given(st.integers(2, 3), st.randoms(use_true_random=False))
def test_playouts_end_by_the_rules_and_replay(seats: int, rng: random.Random) -> None:
    table = playout(Bids(seats), rng)
    assert table.outcome is not None
    assert table.outcome.how == "bids"
    replays_equal(lambda: Bids(seats), seats, table.journal)


def test_playouts_go_on_from_a_script() -> None:
    table = playout(script(Bids(), ROUND), random.Random(3))
    assert [str(answer) for answer in table.journal[:2]] == ["0 deal 0.1.2.3.4.5.6.7.8", "1 bid card:1"]


def test_each_step_may_be_looked_at() -> None:
    table = Table(Bids())
    numbers = [table.number for _ in steps(table, random.Random(5))]
    assert numbers == list(range(1, table.number + 1))


def test_any_time_actions_are_chosen_but_rarely() -> None:
    question = script(Bids(), [DEAL, "1 card:1", "2 card:6"]).question
    assert question is not None
    prompts = [pick(question, random.Random(seed)).prompt for seed in range(1000)]
    assert 20 < prompts.count(ANY_TIME) < 100


def test_a_match_that_never_ends_is_found_out() -> None:
    async def forever(match: Pocket) -> Outcome:
        while True:
            await ask(1, "again", {"yes": 1})

    with pytest.raises(AssertionError, match="no end after 50 answers; asked is: 1 again: yes"):
        playout(pocket(forever)(), random.Random(1), limit=50)


def test_a_match_that_waits_for_nobody_is_found_out() -> None:
    async def stuck(match: Pocket) -> Outcome:
        await Question({})
        raise NotImplementedError

    with pytest.raises(AssertionError, match="nobody is awaited"):
        playout(pocket(stuck)(), random.Random(1))


def test_a_question_without_options_is_found_out() -> None:
    async def empty(match: Pocket) -> Outcome:
        await ask(1, "which", {})
        raise NotImplementedError

    with pytest.raises(AssertionError, match="no option is left"):
        playout(pocket(empty)(), random.Random(1))


def test_perft_counts_lines_of_play() -> None:
    assert perft(pocket(coin), 0) == 1
    assert perft(pocket(coin), 1) == 2
    assert perft(pocket(coin), 5) == 2


def test_perft_counts_each_order_of_arrival_and_any_time_answers() -> None:
    # Two seats with three cards each, in either order: 6, then 6 * 3 with both cards told.
    assert [perft(Bids, depth) for depth in (1, 2)] == [6, 18]
    # Then seat 2 throws or seat 1 jeers: after a throw both bid again, after a jeer the throw is left.
    assert perft(Bids, 3) == 36
    assert perft(Bids, 3, script(Bids(), [DEAL, "1 card:1", "2 card:6"]).journal) == 4 * 2 + 4


def test_settled_answers_for_chance_alone() -> None:
    table = settled(Table(Bids()))
    assert [str(answer) for answer in table.journal] == ["0 deal 0.1.2.3.4.5.6.7.8"]
    assert table.question is not None
    assert [answer.key for answer in answers(table.question)] == [f"card:{n}" for n in range(1, 7)]


def test_a_golden_journal_survives_its_text_form() -> None:
    golden = Golden(Setup("bids", "base", 2, 1, {"deck": "nine"}, "abc"), tuple(script(Bids(), ROUND).journal))
    text = str(golden)
    assert Golden.parse(text) == golden
    assert text.splitlines()[1] == "0 deal 0.1.2.3.4.5.6.7.8"
    assert text.endswith("\n")


def test_a_golden_journal_keeps_its_outcome() -> None:
    table = playout(Bids(), random.Random(2))
    golden = Golden(Setup("bids", "base", 2, 1), tuple(table.journal), table.outcome)
    assert table.outcome is not None
    assert Golden.parse(str(golden)) == golden


def test_rules_that_keep_state_outside_the_match_do_not_replay() -> None:
    played: list[int] = []

    async def forgetful(match: Pocket) -> Outcome:
        played.append(1)
        match.told.append(len(played))
        await ask(1, "go", {"go": 1})
        return Outcome("over", {}, {})

    with pytest.raises(AssertionError, match="shows something else"):
        replays_equal(pocket(forgetful), 1, [Answer(1, "go", "go")])


def test_a_seat_sees_its_own_options_and_the_public_ones_of_others() -> None:
    table = script(Bids(), [DEAL, "1 card:1"])
    assert seen(table, 1).offers[2].keys == ()
    assert seen(table, 2).offers[2].keys == ("card:4", "card:5", "card:6")
    assert seen(table, None).offers[2].prompt == "bid"
    assert seen(table, 2).view.hand == (4, 5, 6)
    script(table, "2 card:5")
    assert seen(table, 2).events == (Event("kept", {"cards": 2}, (2,)),)
    assert seen(table, None).events == ()


def _other_deal(table: Table, answer: Answer) -> Answer:
    """Seat 2 is dealt 7 in the place of 4, which nobody is dealt."""
    return Answer(CHANCE, "deal", exchanged(answer.key, 3, 6)) if answer.prompt == "deal" else answer


def test_another_deal_looks_the_same_to_those_who_may_not_know() -> None:
    journal = script(Bids(), [*ROUND, "2 card:5", "1 card:3"]).journal
    assert keeps_secret(Bids, journal, 1, _other_deal) == len(journal) - 1
    assert keeps_secret(Bids, journal, None, _other_deal) == len(journal) - 1


def test_a_secret_that_is_seen_is_reported() -> None:
    journal = script(Bids(), ROUND).journal
    with pytest.raises(AssertionError, match="after 1 answers seat 2 sees a secret"):
        keeps_secret(Bids, journal, 2, _other_deal)
    with pytest.raises(AssertionError, match="after 1 answers seat None sees a secret"):
        keeps_secret(lambda: Bids(leak=True), journal, None, _other_deal)


def test_another_secret_choice_looks_the_same_until_it_is_told() -> None:
    def other_choice(table: Table, answer: Answer) -> Answer:
        return Answer(1, "bid", "card:2") if answer.key == "card:1" else answer

    journal = script(Bids(), ROUND).journal
    assert keeps_secret(Bids, journal, 2, other_choice) > 0
    pairs = list(twins(Bids, journal, 2, other_choice))
    assert all(table.number == twin.number for table, twin, _, _ in pairs)


def test_a_twin_that_cannot_be_played_is_reported() -> None:
    journal = script(Bids(), [DEAL, "1 card:1", "2 card:4"]).journal
    with pytest.raises(AssertionError, match="is not taken"):
        keeps_secret(Bids, journal, 1, _other_deal)
