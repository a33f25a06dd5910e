"""Secrets stay secret: matches that differ only in what a seat may not know look the same to it, at every moment until it may know.

A match is played at random; its twin differs in one hidden thing (where two cards lie, where two guests hide, what somebody predicts). Answers that
name the one card name the other in the twin. What the viewer sees must be equal: view, events, its own keys, everybody's public keys.
"""

import re
from collections.abc import Callable
from functools import cache
from itertools import islice
from random import Random

import pytest

from games.engine import CHANCE, Answer, Event, Keys, Table
from games.slaughter.title import SLAUGHTER
from games.testing import exchanged, script, twins
from tests.games.slaughter.lively import choice, game_of
from tests.games.slaughter.scene import PARTY

Swap = Callable[[Table, Answer], Answer]
BONUS = ("second_wind", "sprint", "adrenaline", "steady_claw", "monster_chow", "tripwire", "snoop", "rummage", "nail_it_shut", "musical_chairs")


def fresh(seats: int = 3, variant: str = "base") -> Table:
    """A table with default options."""
    return Table(SLAUGHTER.create(SLAUGHTER.setup(variant, seats)))


def played(seed: int, seats: int = 3, avoid: tuple[str, ...] = (), variant: str = "base") -> Table:
    """A lively match in which nobody plays or offers the avoided cards."""
    table, rng = fresh(seats, variant), Random(seed)

    def avoided(key: str) -> bool:
        verb, _, target = key.partition(":")
        return verb in ("play", "offer", "heal") and target in avoid

    while table.question is not None:
        table.play(choice(table.question, rng, avoided))
    return table


@cache
def played_without(seed: int, variant: str, *avoid: str) -> Table:
    """Three seats, kept for the next question about the same match; it must not be played on."""
    return played(seed, 3, avoid, variant)


def known_at(table: Table, viewer: int | None, cards: tuple[str, ...]) -> int:
    """How many answers of a match the viewer sees nothing of these cards or hidden guests: it may know of them from then on."""
    again, wanted = Table(SLAUGHTER.create(game_of(table).setup)), set(cards)
    for number, answer in enumerate(table.journal):
        again.play(answer)
        if any(wanted & {word for arg in event.args.values() for word in str(arg).split()} for event in told(again, number, viewer)):
            return number
        asks = again.question.asks.values() if again.question else ()
        if any(ask.prompt == "vote" for ask in asks) and wanted & {offer.card for offer in again.view(viewer).fight.offers}:
            return number
    return len(table.journal)


def renamed(key: str, one: str, other: str) -> str:
    """A key in which two names have changed places."""
    change = {one: other, other: one}
    return "".join(change.get(part, part) for part in re.split(r"([:.])", key))


def swapped_in(prompt: str, places: tuple[int, int], one: str, other: str) -> Swap:
    """Exchange two places of what CHANCE deals for this prompt; rename the two in what seats answer."""

    def swap(twin: Table, answer: Answer) -> Answer:
        if answer.seat == CHANCE:
            return Answer(CHANCE, answer.prompt, exchanged(answer.key, *places)) if answer.prompt == prompt else answer
        if answer.prompt in ("order", "favourite"):
            return answer
        return Answer(answer.seat, answer.prompt, renamed(answer.key, one, other))

    return swap


def alike(table: Table, until: int, viewer: int | None, swap: Swap) -> int:
    """At how many moments of a match the twin looks the same to the viewer, as far as that answer. The first that does not is an error.

    What is compared at each moment: the view, what was told since the last one, the viewer's own keys and the public ones of the others.
    """
    setup, count = game_of(table).setup, 0
    one, other = Table(SLAUGHTER.create(setup)), Table(SLAUGHTER.create(setup))
    for number, answer in enumerate(table.journal[:until]):
        one.play(answer)
        script(other, [swap(other, answer)])
        assert told(one, number, viewer) == told(other, number, viewer), f"seat {viewer} is told a secret by {answer}"
        if one.question is None or one.question.draw is None:
            assert one.view(viewer) == other.view(viewer), f"seat {viewer} sees a secret after {answer}"
            assert offers(one, viewer) == offers(other, viewer), f"seat {viewer} is offered a secret after {answer}"
            count += 1
    return count


def told(table: Table, number: int, viewer: int | None) -> list[Event]:
    """What the viewer was told by the last answer."""
    return [event for event in table.events_after(number) if event.reaches(viewer)]


def offers(table: Table, viewer: int | None) -> list[tuple[int, str, tuple[str, ...], bool]]:
    """Who is asked, and the keys that the viewer may know."""
    asks = table.question.asks if table.question else {}
    keys = {seat: ask.choices for seat, ask in asks.items() if isinstance(ask.choices, Keys)}
    return [(seat, asks[seat].prompt, own.keys if seat == viewer else own.public, asks[seat].awaited) for seat, own in keys.items()]


def drawn_cards(table: Table, seat: int) -> list[str]:
    """Cards that a seat took into its hand, in order."""
    return [str(event.args["card"]) for event in game_of(table).events if event.key == "drew-card" and event.seats == (seat,)]


def places_in(table: Table, prompt: str, things: list[str], pair: tuple[str, str]) -> tuple[int, int]:
    """At which places of a shuffle two things came to lie."""
    key = next(answer.key for answer in table.journal if answer.prompt == prompt)
    order = [things[int(part)] for part in key.split(".")]
    return order.index(pair[0]), order.index(pair[1])


def deck(table: Table) -> list[str]:
    """The search deck before it was shuffled (book, set-up 5)."""
    content, game = game_of(table).content, game_of(table)
    pools = {"traps": list(content.traps), "bonus": list(content.bonus), "neutral": list(content.cards("garden", "ordinary"))}
    objects = list(content.cards(*(player.family for player in game.players)))
    picked = [pools[answer.prompt][int(part)] for answer in table.journal if answer.prompt in pools for part in answer.key.split(".")]
    return objects + picked


def secret(table: Table, viewer: int | None, pair: tuple[str, str], swap: Swap) -> int:
    """At how many moments the twin looked the same; the match is cut where the viewer may know."""
    return alike(table, known_at(table, viewer, pair), viewer, swap)


# ---------------------------------------------------------------- cards


def card_twins(seed: int, seats: int, kind: str) -> int:
    """Moments at which a card that somebody drew might have been another, for all who have not seen it."""
    table = played(seed, seats)
    things = deck(table)
    content, count = game_of(table).content, 0
    single = [card for card in things if things.count(card) == 1 and (card in content.objects) == (kind == "objects") and card not in content.traps]
    for holder in range(1, seats + 1):
        for card in islice((card for card in drawn_cards(table, holder) if card in single), 1):
            other = next(each for each in reversed(single) if each != card)
            swap = swapped_in("search-deck", places_in(table, "search-deck", things, (card, other)), card, other)
            viewer = holder % seats + 1
            count += secret(table, viewer, (card, other), swap) + secret(table, None, (card, other), swap)
    return count


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (0, 3), (3, 4), (4, 5)])
def test_which_object_somebody_drew(seed: int, seats: int) -> None:
    """Content page 0.3: hand cards and pile contents; until the card is used, both look the same to the others and the public."""
    assert card_twins(seed, seats, "objects") > 100


def variant_of(card: str) -> str:
    """The plasters are a neutral object, the bonus actions are in every game."""
    return "base-neutral" if card == "plaster_box" else "base"


def avoiding_twins(seed: int, bonus: str, tool: str) -> tuple[int, int]:
    """The same for an object in place of a bonus action; the holder uses neither. Moments, and moments while somebody held it."""
    table = played_without(seed, variant_of(bonus), bonus, tool)
    things = deck(table)
    if bonus not in things or things.count(tool) != 1:
        return 0, 0
    swap = swapped_in("search-deck", places_in(table, "search-deck", things, (bonus, tool)), bonus, tool)
    holders = [seat for seat in (1, 2, 3) if {bonus, tool} & set(drawn_cards(table, seat))]
    viewers = [None, *(seat for seat in (1, 2, 3) if seat not in holders)]
    return sum(secret(table, viewer, (bonus, tool), swap) for viewer in viewers), len(holders)


@pytest.mark.parametrize("bonus", [*BONUS, "plaster_box"])
def test_being_asked_never_depends_on_the_hand(bonus: str) -> None:
    """A bonus action might as well be an object: nobody else can tell from what the holder is asked, nor from when."""
    moments, holders = 0, 0
    for seed in range(40):
        families = {player.family for player in game_of(played_without(seed, variant_of(bonus))).players}
        tool = next(card.id for card in game_of(fresh()).content.objects.values() if card.set in families and card.copies == 1)
        more, held = avoiding_twins(seed, bonus, tool)
        moments, holders = moments + more, holders + held
        if holders > 1:
            break
    assert holders > 1
    assert moments > 100


# ---------------------------------------------------------------- guests in the piles


@pytest.mark.parametrize("seed", range(6))
def test_where_a_guest_hides(seed: int) -> None:
    """Content page 0.3: pile contents are for nobody; two guests might have changed places until one is seen."""
    table = played(seed, 2 + seed % 4)
    hidden = sorted(PARTY, key=lambda guest: known_at(table, None, (guest,)))[-2:]
    pair = (hidden[0], hidden[1])
    swap = swapped_in("guests-hide", places_in(table, "guests-hide", list(PARTY), pair), *pair)
    count = sum(secret(table, viewer, pair, swap) for viewer in (None, *range(1, 3 + seed % 4)))
    assert count > 10


@pytest.mark.parametrize("seed", range(4))
def test_how_a_shuffle_fell(seed: int) -> None:
    """R14: after a shuffle nobody knows anything of a pile; until somebody draws or orders cards, or the viewer looks."""
    table = played(seed)
    count = 0
    shuffles = [number for number, answer in enumerate(table.journal) if answer.prompt == "shuffle" and answer.key.count(".") > 1]
    for number in shuffles[:4]:

        def swap(twin: Table, answer: Answer, number: int = number) -> Answer:
            return Answer(answer.seat, answer.prompt, exchanged(answer.key, 0, 2)) if twin.number == number else answer

        for viewer in (None, 1, 2, 3):
            count += alike(table, next_look(table, number, viewer), viewer, swap)
    assert count > 100


def next_look(table: Table, number: int, viewer: int | None) -> int:
    """How many answers were given before a pile's order mattered after this shuffle."""
    again = Table(SLAUGHTER.create(game_of(table).setup), table.journal[: number + 1])
    for later, answer in enumerate(table.journal[number + 1 :], number + 1):
        if answer.prompt in ("draw", "scan", "rummage", "shuffle"):
            return later
        again.play(answer)
        if any(event.key == "saw" and event.reaches(viewer) for event in again.events_after(later)):
            return later
    return len(table.journal)


# ---------------------------------------------------------------- death orders


def other_order(owner: int, one: str, other: str) -> Swap:
    """The owner predicts two guests the other way round; the target lies at the same place."""

    def swap(twin: Table, answer: Answer) -> Answer:
        if answer.seat == owner and answer.prompt in ("order", "favourite"):
            return Answer(owner, answer.prompt, renamed(answer.key, one, other))
        return answer

    return swap


@pytest.mark.parametrize("seed", range(6))
def test_what_others_predict(seed: int) -> None:
    """Book, set-up 7: secretly; content page 0.3: a marker is shown when its guest dies, only the place of the target is public."""
    seats = 2 + seed % 4
    table = played(seed, seats)
    died = [str(event.args["guest"]) for event in game_of(table).events if event.key == "died"]
    living = [guest for guest in PARTY if guest not in died]
    pair = (living * 2 + died)[:2] if len(living) > 1 else died[-2:]
    end = len(table.journal) - 1 if len(living) > 1 else first_death(table, set(pair))
    for owner, viewer in ((1, 2), (2, None), (seats, 1)):
        swap = other_order(owner, pair[0], pair[1])
        assert alike(table, end, viewer, swap) > 50


def first_death(table: Table, guests: set[str]) -> int:
    """How many answers were given before one of these died."""
    again = Table(SLAUGHTER.create(game_of(table).setup))
    for number, answer in enumerate(table.journal):
        again.play(answer)
        if any(event.key == "died" and event.args["guest"] in guests for event in again.events_after(number)):
            return number
    return len(table.journal)


def test_the_owner_sees_the_difference() -> None:
    """The check itself is worth something: the owner's own view does differ."""
    table = played(1)
    setup = game_of(table).setup
    pairs = list(twins(lambda: SLAUGHTER.create(setup), table.journal[:60], 1, other_order(1, "bob", "tom")))
    assert any(one != other for *_, one, other in pairs)


# ---------------------------------------------------------------- what reaches whom


@pytest.mark.parametrize("seed", range(3))
def test_private_keys_name_cards_and_public_ones_do_not(seed: int) -> None:
    """Which keys are private: whatever names a hand or pile card, a secret choice, or a vote; nothing else but the switches."""
    private = {"play", "offer", "heal", "vote", "discard", "take", "top", "order", "favourite", "again", "leave", "hold", "unhold"}
    table, rng = fresh(4), Random(seed)
    while table.question is not None:
        for ask in table.question.asks.values():
            if isinstance(ask.choices, Keys) and ask.prompt != "patient":
                wanted = {key for key in ask.choices.keys if key.partition(":")[0] in private}
                assert ask.choices.private == wanted, ask
        table.play(choice(table.question, rng))


def whispered(event: Event) -> bool:
    return event.seats is not None


def test_only_cards_are_whispered() -> None:
    """Whispered events are what was seen or drawn; to one seat, or to thief and victim."""
    events = [event for seed in range(6) for event in game_of(played(seed, 4)).events]
    assert {event.key for event in events if whispered(event)} <= {"saw", "drew-card", "robbed-card"}
    assert all(len(event.seats or ()) == (2 if event.key == "robbed-card" else 1) for event in events if whispered(event))
    assert not any("card" in event.args and event.key in ("drew", "took", "robbed") for event in events)
