"""The Monster player's hand and the order of the decks stay secret: twins that differ only in them look the same to everybody else.

A match is played at random; its twin has two cards of one deck exchanged. Until one of the two is told to the viewer, everything that reaches it must
be equal: view, events, its own keys, everybody's public keys, the number of answers (Monster Player Rules; Citadel Setup, decks face down).
"""

from random import Random

import pytest

from games.engine import CHANCE, Answer, Question, Table
from games.pit.title import PIT
from games.testing import exchanged, fill, twins

OPTIONS = {"foe": "player", "encounters": "on"}


def fresh(seed: int, options: dict[str, str]) -> Table:
    """A table whose Monster and number of Captains depend on the seed."""
    return Table(PIT.create(PIT.setup(PIT.variants[seed % 10], 1 + seed % 4, options)))


def answer(question: Question, rng: Random, avoid: tuple[str, ...]) -> Answer:
    """Anything but playing or discarding the avoided cards; now and then by somebody who is not awaited."""
    if question.draw is not None:
        return Answer(CHANCE, question.asks[CHANCE].prompt, fill(question.draw, rng))
    seat = rng.choice(list(question.asks) if rng.random() < 0.2 else list(question.awaited))
    ask = question.asks[seat]
    keys = getattr(ask.choices, "keys", ())
    return Answer(seat, ask.prompt, rng.choice([key for key in keys if key.partition(":")[2] not in avoid] or list(keys)))


def played(seed: int, options: dict[str, str], avoid: tuple[str, ...] = ()) -> Table:
    """A match in which nobody plays the avoided cards."""
    table, rng = fresh(seed, options), Random(seed)
    while table.question is not None:
        table.play(answer(table.question, rng, avoid))
    return table


def told_at(table: Table, seed: int, options: dict[str, str], viewer: int | None, cards: tuple[str, ...]) -> int:
    """How many answers the viewer hears and sees nothing of these cards."""
    again = fresh(seed, options)
    for number, each in enumerate(table.journal):
        again.play(each)
        words = {word for event in again.events_after(number) if event.reaches(viewer) for arg in event.args.values() for word in str(arg).split()}
        looking = again.view(viewer).you.looking if viewer else ()
        if set(cards) & {*words, *looking, *again.view(viewer).discarded}:
            return number
    return len(table.journal)


def exchange(prompt: str, one: int, other: int) -> object:
    """Two places of the first deal of a deck change; later deals of it are left alone."""
    done: list[int] = []

    def swap(twin: Table, each: Answer) -> Answer:
        if each.seat == CHANCE and each.prompt == prompt and (not done or twin.number == done[0]):
            done.append(twin.number)
            return Answer(CHANCE, prompt, exchanged(each.key, one, other))
        return each

    return swap


def dealt(table: Table, prompt: str, deck: tuple[str, ...]) -> list[str]:
    """The order of a deck after its first shuffle."""
    deal = next(each for each in table.journal if each.prompt == prompt)
    return [deck[int(place)] for place in deal.key.split(".")]


def look_alike(seed: int, options: dict[str, str], prompt: str, places: tuple[int, int], kind: str) -> int:
    """How many moments of twins were equal to the public and to each Captain."""
    plain = played(seed, options)
    order = dealt(plain, prompt, PIT_CONTENT.deck(kind))
    cards = (order[places[0]], order[places[1]])
    table = played(seed, options, cards)
    seats = [None, *(captain.seat for captain in table.view(None).captains)]
    count = 0
    for viewer in seats:
        until = told_at(table, seed, options, viewer, cards)
        swap = exchange(prompt, *places)
        for _, _, mine, other in twins(lambda: fresh(seed, options).match, table.journal[:until], viewer, swap):  # type: ignore[arg-type]
            assert mine == other, f"after {mine.number} answers seat {viewer} sees a secret"
            count += 1
    return count


PIT_CONTENT = fresh(0, OPTIONS).match.game.content  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(6))
def test_which_cards_the_monster_player_holds(seed: int) -> None:
    """Monster Player Rules, Game Setup: two cards are drawn; which ones, only the Monster player knows."""
    assert look_alike(seed, OPTIONS, "monster-deck", (seed % 2, 20 + seed % 9), "monster_cards") > 0


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("prompt", "kind", "places"),
    [
        ("monster-deck", "monster_cards", (5, 30)),
        ("sanctuary-deck", "sanctuary", (3, 17)),
        ("eyrie-deck", "eyrie", (2, 8)),
        ("encounter-deck", "encounters", (4, 15)),
        ("town_hall-deck", "town_hall", (6, 20)),
    ],
)
def test_how_a_deck_lies(seed: int, prompt: str, kind: str, places: tuple[int, int]) -> None:
    """Citadel Setup: decks lie face down; nobody knows their order until cards turn up."""
    options = {"foe": ("cards", "player")[seed % 2], "encounters": "on"}
    assert look_alike(seed, options, prompt, places, kind) > 0


def test_the_monster_player_knows_its_hand() -> None:
    """It is told what it holds; the others only how many cards."""
    table = played(3, OPTIONS)
    foe = table.view(None).foe
    assert foe is not None
    mine = table.view(foe.seat)
    assert len(mine.you.hand) == foe.hand
    assert table.view(None).you is None
    assert all(not table.view(captain.seat).you.hand for captain in mine.captains)
