"""Whole matches of Hot Night, Underground and its scenarios at random: cards and tokens are conserved, somebody can always act, journals replay."""

from collections import Counter
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.engine import CHANCE, Answer, Keys, Question
from games.slaughter.state import Game
from games.slaughter.title import SLAUGHTER
from games.testing import playout, replays_equal
from tests.games.slaughter.lively import choice, game_of, opened, played
from tests.games.slaughter.test_playouts import cards
from tests.games.slaughter.test_setup import UNDERGROUND

NEW = ("hot-night", *UNDERGROUND)
VARIANTS = st.sampled_from(NEW)
SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 2**32)
DICE = {
    *("attack", "reaction", "smash", "search", "scare", "encore", "slip-away", "second-thought"),
    *("loss", "storm", "radio", "rampage", "turret", "refuge", "force", "tenacious", "fire"),
}


def all_cards(game: Game) -> Counter[str]:
    """The base game's places, and what Underground adds: what victims carry, the locker, the Inhibitor on its room."""
    carried = [guest.equipped for guest in game.guests.values() if guest.equipped]
    return cards(game) + Counter([*carried, *game.below.locker, *(["inhibitor"] if game.below.inhibited else [])])


def check_question(question: Question) -> None:
    """Somebody is awaited; keys, defaults and private keys are sound; dice as in the box, at most five except at the forced door."""
    assert len(question.awaited) > 0
    for seat, ask in question.asks.items():
        if isinstance(ask.choices, Keys):
            keys = ask.choices.keys
            assert seat != CHANCE
            assert keys
            assert len(set(keys)) == len(keys), ask
            assert ask.choices.private <= set(keys), ask
            assert ask.choices.default in ask.choices
            assert all(key.count(":") <= 1 and " " not in key for key in keys)
        else:
            assert ask.choices.distinct == (ask.prompt not in DICE), ask
            if not ask.choices.distinct:
                assert ask.choices.size == 6
                assert ask.choices.n >= 1
                assert ask.choices.n <= 5 or ask.prompt in ("force", "rampage")


def check_cards(game: Game) -> None:
    """Mutations, basement events and hands within their numbers."""
    owned = [mutation for player in game.players for mutation in player.mutations]
    if game.variant.underground and game.below.row:
        assert sorted([*game.below.row, *game.below.mutations, *owned]) == sorted(game.content.mutations)
    for player in game.players:
        separate = [monster for monster in player.mutations.values() if monster]
        if game.turn is None:
            assert len(player.mutations) <= 3
            assert len(set(separate)) == len(separate)
        assert len(player.hand) <= 10
        for room, seen in player.notes.items():
            assert seen == game.piles[room][: len(seen)], "a note is true as long as it is kept"


def check_tokens(game: Game) -> None:
    """Bones, bolts and barricades are not made; nothing is below zero."""
    assert game.bones + sum(player.tokens["bone"] for player in game.players) <= 5
    assert game.barricades + sum(state == "barred" for state in game.doors.values()) == (10 if game.variant.underground else 5)
    assert sum(player.tokens["basement_door"] for player in game.players) <= 1
    assert sum(player.tokens["bolt"] for player in game.players) <= 10
    assert all(min(player.tokens.values()) >= 0 for player in game.players)
    assert len({door for *_, door in game.breaks}) == len(game.breaks)
    assert len(game.below.fires) == len(set(game.below.fires)) <= 5


def check_guests(game: Game) -> None:
    """Health, shields, equipment; hidden means in one pile."""
    assert sum(guest.has_shield for guest in game.guests.values()) <= 1
    for guest in game.guests.values():
        assert 0 <= guest.hp <= guest.max_hp
        assert (guest.hp == 0) == (guest.status == "dead")
        assert not (guest.status == "dead" and (guest.equipped or guest.has_shield))
        places = [room for room, pile in game.piles.items() for card in pile if card == guest.id]
        assert len(places) == (guest.status == "hidden" and game.stage == "night"), "hidden means in one pile"
        if guest.status == "revealed" and guest.is_agent and game.variant.id == "station-b62":
            assert guest.zone == "basement"


def sources(game: Game) -> int:
    """Flesh that was gained by what has been told."""
    told = Counter(event.key for event in game.events)
    wounds = sum(int(event.args["wounds"]) for event in game.events if event.key == "wounded")
    bags = sum(event.key == "used" and event.args["card"] == "blood_bag" for event in game.events)
    rooms = sum(event.key == "room-foreseen" and event.args["zone"] == "basement" for event in game.events)
    return wounds + bags + rooms + told["dinner-bell"] + told["shared-stomach"]


def sinks(game: Game) -> int:
    """Flesh that was given back."""
    lost = sum(event.key in ("token-lost", "token-spent") and event.args["token"] == "flesh" for event in game.events)
    eaten = sum(int(event.args["count"]) for event in game.events if event.key == "ate")
    return lost + eaten + sum(event.key == "tamed" for event in game.events)


@settings(max_examples=40)
@given(VARIANTS, SEATS, SEEDS)
@example("station-b62", 5, 1)
@example("battered-cabin", 4, 2)
@example("hunger", 3, 3)
@example("last-hours", 5, 4)
@example("night-patrol", 2, 5)
@example("hot-night", 2, 6)
def test_nothing_is_lost_and_somebody_can_always_act(variant: str, seats: int, seed: int) -> None:
    """Cards and tokens are conserved at every question; at most 11 rounds (R2)."""
    table, rng = opened(variant, seats, seed), Random(seed)
    game, deck = game_of(table), Counter[str]()
    while table.question is not None:
        check_question(table.question)
        if game.turn_number:
            deck = deck or all_cards(game) - Counter(guest for _, guest in game.arrivals)
            if not is_between(table.question):
                assert all_cards(game) == deck + Counter(guest for _, guest in game.arrivals)
            check_cards(game)
            check_tokens(game)
            check_guests(game)
        table.play(choice(table.question, rng))
    assert sum(player.tokens["flesh"] for player in game.players) == sources(game) - sinks(game)
    assert game.turn_number <= (11 if game.variant.underground else 10) * seats
    assert table.outcome is not None
    assert (1 in table.outcome.places.values()) == (table.outcome.how != "lost")
    assert table.outcome.how in {"massacre", "sunrise", "lost", "ashes"}


def is_between(question: Question) -> bool:
    """A card is in somebody's fingers: it has left the hand and does not lie anywhere yet."""
    return question.asks[question.awaited[0]].prompt in ("room", "equip")


@settings(max_examples=10)
@given(VARIANTS, SEATS, SEEDS)
def test_replay_equals_play(variant: str, seats: int, seed: int) -> None:
    """Tables rebuilt from the journal's text show the same at sampled places."""
    table = played(variant, seats, seed)
    setup = game_of(table).setup
    replays_equal(lambda: SLAUGHTER.create(setup), seats, table.journal, samples=6)


@settings(max_examples=11)
@given(VARIANTS, SEATS, SEEDS)
def test_idle_matches_end_too(variant: str, seats: int, seed: int) -> None:
    """Answers quite at random come to an end."""
    table = playout(SLAUGHTER.create(SLAUGHTER.setup(variant, seats)), Random(seed))
    assert table.outcome is not None


def test_lively_matches_reach_every_rule() -> None:
    """The playouts above are worth something: over a few matches every kind of thing has been told."""
    told: Counter[str] = Counter()
    cut: set[str] = set()
    for seed in range(48):
        game = game_of(played(NEW[seed % len(NEW)], 2 + seed % 4, seed))
        told.update(event.key for event in game.events)
        cut |= {str(event.args["card"]) for event in game.events if event.key in ("played", "used", "helped", "gave", "equipped")}
    wanted = {
        *("mutated", "mutation-dropped", "mutations-changed", "token-spent", "token-lost", "loss-roll", "basement-event", "structure-hit"),
        *("shield-passed", "equipped", "used", "gave", "healed", "inhibited", "turret-set", "turret-fires", "nothing-here", "fire", "burnt"),
        *("tamed", "claw-attack", "door-forced", "floor-broken", "drowning", "gassed", "storm-held", "storm-blown", "perished", "marked", "den"),
        *("recovered", "called", "radio-silent"),
    }
    assert wanted <= set(told), wanted - set(told)
    assert {"family_time", "get_out", "mine_now", "discretion", "night_goggles", "grenade"} <= cut


@pytest.mark.parametrize("variant", NEW)
def test_bot_seats_answer_what_they_are_asked(variant: str) -> None:
    """A bot's choice is always among the keys, and bots alone finish a match."""
    table, rng = opened(variant, 3, 5), Random(5)
    while table.question is not None:
        if table.question.draw is not None:
            table.play(choice(table.question, rng))
            continue
        seat = rng.choice(table.question.awaited)
        ask = table.question.asks[seat]
        table.play(Answer(seat, ask.prompt, SLAUGHTER.choose(table.view(seat), seat, ask)))
    assert table.outcome is not None
