"""Whole matches at random: nothing is lost, nothing is made, somebody can always act, and a journal replays."""

from collections import Counter
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.engine import CHANCE, Answer, Draw, Keys, Question, Table
from games.slaughter.state import Game
from games.slaughter.title import SLAUGHTER
from games.testing import playout, replays_equal
from tests.games.slaughter.lively import choice, game_of, opened, played

BASE = ("base", "base-neutral", "base-shed")
VARIANTS = st.sampled_from(BASE)
SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 2**32)
TOLD = """
    hour event woken turn monster-chosen started turn-over moved peeked saw smashed smash-failed smashed-rusty barricaded barricade-smashed
    searched drew drew-card found trap scared fled hid attacked offered disagreed helped fought drawn wounded repelled ejected died foreseen
    played encore lured arrived dodged future-changed switched listened panicked family-chosen order-set first-player over hold unhold
"""
DICE = {"attack", "reaction", "smash", "search", "scare", "encore", "slip-away", "second-thought"}


def cards(game: Game) -> Counter[str]:
    """Every card that is anywhere: piles, hands, heaps; guests on the board count as theirs."""
    out = [guest.id for guest in game.guests.values() if guest.status in ("revealed", "waiting")]
    heaps = [*game.piles.values(), *(player.hand for player in game.players), game.discards, game.removed, out]
    return Counter(card for heap in heaps for card in heap)


def check_question(question: Question) -> None:
    """Somebody is awaited; no key twice; defaults and private keys are among the keys; dice as in the box."""
    assert len(question.awaited) > 0
    for seat, ask in question.asks.items():
        if isinstance(ask.choices, Keys):
            assert seat != CHANCE
            assert ask.choices.keys
            assert len(set(ask.choices.keys)) == len(ask.choices.keys), ask
            assert ask.choices.private <= set(ask.choices.keys), ask
            assert ask.choices.default in ask.choices
            assert all(key.count(":") <= 1 and " " not in key for key in ask.choices.keys)
        else:
            check_draw(ask.prompt, ask.choices)


def check_draw(prompt: str, draw: Draw) -> None:
    """Dice are at most five, with six faces (journal numbers 0 to 5)."""
    assert draw.distinct == (prompt not in DICE)
    if not draw.distinct:
        assert 1 <= draw.n <= 5
        assert draw.size == 6


def check_state(game: Game) -> None:
    """What holds at any moment."""
    assert game.bones + sum(player.tokens["bone"] for player in game.players) == 5
    assert game.barricades + sum(state == "barred" for state in game.doors.values()) == 5
    assert sum(player.tokens["door"] for player in game.players) == sum(seat > 0 for _, seat, _ in game.breaks)
    assert len({door for *_, door in game.breaks}) == len(game.breaks) == sum(state != "closed" for state in game.doors.values())
    for player in game.players:
        assert len(player.hand) <= 7
        assert player.tokens["target"] <= 1
        assert player.tokens["brain"] <= 5
        assert min(player.tokens.values()) >= 0
        for room, seen in player.notes.items():
            assert seen == game.piles[room][: len(seen)], "a note is true as long as it is kept"
            assert seen
    for guest in game.guests.values():
        assert 0 <= guest.hp <= guest.max_hp
        assert (guest.hp == 0) == (guest.status == "dead")
        assert (guest.status != "revealed") or game.board.is_room(guest.zone), "victims stay in the cabin (R27)"
        piles = [room for room, pile in game.piles.items() for card in pile if card == guest.id]
        assert len(piles) == (guest.status == "hidden" and game.stage == "night"), "hidden means in one pile"


def check_flesh(game: Game) -> None:
    """Flesh is health really lost (R39), and the dinner bell's."""
    told = [event.args for event in game.events if event.key == "wounded"]
    bells = sum(event.key == "dinner-bell" for event in game.events)
    assert sum(player.tokens["flesh"] for player in game.players) == sum(int(args["wounds"]) for args in told) + bells


@settings(max_examples=60)
@given(VARIANTS, SEATS, SEEDS)
@example("base-shed", 5, 1)
@example("base-neutral", 2, 2)
def test_nothing_is_lost_and_somebody_can_always_act(variant: str, seats: int, seed: int) -> None:
    """Cards and tokens are conserved at every question; at most 10 rounds (R2)."""
    table, rng = opened(variant, seats, seed), Random(seed)
    game, deck = game_of(table), Counter[str]()
    while table.question is not None:
        check_question(table.question)
        if game.stage == "night":
            deck = deck or cards(game)
            assert cards(game) == deck + Counter(guest for _, guest in game.arrivals)
            check_state(game)
        table.play(choice(table.question, rng))
    check_flesh(game)
    assert game.hour <= 9
    assert game.turn_number <= 10 * seats
    assert table.outcome is not None
    assert set(table.outcome.places) == set(range(1, seats + 1))
    assert 1 in table.outcome.places.values()
    assert table.outcome.how in {"massacre", "sunrise"}


@settings(max_examples=12)
@given(VARIANTS, SEATS, SEEDS)
def test_replay_equals_play(variant: str, seats: int, seed: int) -> None:
    """Tables rebuilt from the journal's text show the same at sampled places."""
    table = played(variant, seats, seed)
    setup = game_of(table).setup
    replays_equal(lambda: SLAUGHTER.create(setup), seats, table.journal, samples=12)


@settings(max_examples=10)
@given(VARIANTS, SEATS, SEEDS)
def test_idle_matches_end_too(variant: str, seats: int, seed: int) -> None:
    """Answers quite at random come to an end."""
    table = playout(SLAUGHTER.create(SLAUGHTER.setup(variant, seats)), Random(seed))
    assert table.outcome is not None


def test_lively_matches_reach_every_rule() -> None:
    """The playouts above are worth something: over a few matches every kind of thing has been told."""
    told: Counter[str] = Counter()
    for seed in range(40):
        told.update(event.key for event in game_of(played(BASE[seed % 3], 2 + seed % 4, seed)).events)
    assert set(TOLD.split()) <= set(told), set(TOLD.split()) - set(told)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bot_seats_answer_what_they_are_asked(seats: int) -> None:
    """A bot's choice is always among the keys, and bots alone finish a match."""
    table, rng = opened("base", seats, seats), Random(seats)
    for answer in steps_of_bots(table, rng):
        assert answer.key
    assert table.outcome is not None


def steps_of_bots(table: Table, rng: Random) -> list[Answer]:
    """A match of bots; refused answers raise."""
    answers = []
    while table.question is not None:
        if table.question.draw is not None:
            answers.append(choice(table.question, rng))
        else:
            seat = rng.choice(table.question.awaited)
            ask = table.question.asks[seat]
            answers.append(Answer(seat, ask.prompt, SLAUGHTER.choose(table.view(seat), seat, ask)))
        table.play(answers[-1])
    return answers
