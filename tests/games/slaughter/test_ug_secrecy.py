"""Secrets of Underground stay secret (content page 0.3): matches that differ in one hidden thing look the same to those who may not know it."""

from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from games.engine import CHANCE, Answer, Keys, Table
from games.slaughter.state import Game
from games.slaughter.title import SLAUGHTER
from games.testing import exchanged
from tests.games.slaughter.lively import choice, game_of
from tests.games.slaughter.scene import PARTY
from tests.games.slaughter.test_secrecy import Swap, alike, drawn_cards, fresh, known_at, played, renamed, secret, swapped_in, told
from tests.games.slaughter.test_setup import UNDERGROUND

ROOMS = ("wc", "bathroom", "kitchen", "bedroom", "living")


@cache
def match(variant: str, seed: int, *avoid: str) -> Table:
    """Three seats; kept for the next question about the same match; it must not be played on."""
    return played(seed, 3, avoid, variant)


def after(table: Table, prompt: str) -> Game:
    """The state right after this was answered."""
    again = Table(SLAUGHTER.create(game_of(table).setup))
    for answer in table.journal:
        again.play(answer)
        if answer.prompt == prompt:
            return game_of(again)
    raise AssertionError(f"{prompt} is never asked")


def place_swap(prompt: str, one: int, other: int) -> Swap:
    """CHANCE deals two of the things the other way round; nobody ever names them."""

    def swap(twin: Table, answer: Answer) -> Answer:
        return Answer(CHANCE, prompt, exchanged(answer.key, one, other)) if answer.prompt == prompt else answer

    return swap


def everybody(table: Table, pair: tuple[str, str], swap: Swap) -> int:
    """Moments at which the twins looked the same, to each seat and the public."""
    return sum(secret(table, viewer, pair, swap) for viewer in (None, 1, 2, 3))


# ---------------------------------------------------------------- piles


@pytest.mark.parametrize("seed", range(2))
def test_which_pile_has_nothing_here(seed: int) -> None:
    """Book, Setup: one of these 6 draw piles will have no victim; nobody knows which until it is seen."""
    table = match("underground", seed)
    tops = [*PARTY, "nothing_here"]
    key = next(answer.key for answer in table.journal if answer.prompt == "guests-hide")
    order = [tops[int(part)] for part in key.split(".")]
    guest = max(PARTY, key=lambda each: known_at(table, None, (each,)))
    swap = swapped_in("guests-hide", (order.index(guest), order.index("nothing_here")), guest, "nothing_here")
    count = 0
    for viewer in (None, 1, 2, 3):
        until = min(known_at(table, viewer, (guest, "nothing_here")), turned_up(table))
        count += alike(table, until, viewer, swap)
    assert count > 100


def turned_up(table: Table) -> int:
    """How many answers were given before Nothing Here was drawn."""
    again = Table(SLAUGHTER.create(game_of(table).setup))
    for number, answer in enumerate(table.journal):
        again.play(answer)
        if any(event.key == "nothing-here" for event in told(again, number, None)):
            return number
    return len(table.journal)


@pytest.mark.parametrize("variant", ["underground", "station-b62", "hunger"])
def test_cards_of_the_basement_pile(variant: str) -> None:
    """Content page 0.3: pile contents are for nobody, hand cards for their owner."""
    table = match(variant, 1)
    pile = after(table, "basement-pile").piles["basement"]
    game = game_of(table)
    single = [card for card in pile if pile.count(card) == 1 and card in game.content.objects]
    one, other = single[0], single[-1]
    swap = swapped_in("basement-pile", (pile.index(one), pile.index(other)), one, other)
    assert everybody(table, (one, other), swap) > 400


@pytest.mark.parametrize("seed", range(2))
def test_who_hides_below_in_the_last_hours(seed: int) -> None:
    """R82: how many hide below is rolled in the open; who, nobody knows; neighbours of the list change places."""
    table = next(each for each in (match("last-hours", seed + 3 * n) for n in range(9)) if 0 < refugees(each) < 5)
    drawn = next(answer.key for answer in table.journal if answer.prompt == "refugees").split(".")
    below = [str(n) for n in range(5) if str(n) in drawn]
    at = next(n for n in range(4) if (str(n) in below) != (str(n + 1) in below))
    pair = (PARTY[at], PARTY[at + 1])

    def swap(twin: Table, answer: Answer) -> Answer:
        if answer.prompt == "refugees":
            change = {str(at): str(at + 1), str(at + 1): str(at)}
            return Answer(CHANCE, "refugees", ".".join(change.get(part, part) for part in answer.key.split(".")))
        if answer.prompt in ("order", "favourite") or answer.seat == CHANCE:
            return answer
        return Answer(answer.seat, answer.prompt, renamed(answer.key, *pair))

    assert everybody(table, pair, swap) > 100


def refugees(table: Table) -> int:
    """How many guests hide below."""
    key = next((answer.key for answer in table.journal if answer.prompt == "refugees"), "")
    return len(key.split(".")) if key else 0


# ---------------------------------------------------------------- mutations, events, locker


@pytest.mark.parametrize("seed", range(2))
def test_the_order_of_the_mutations(seed: int) -> None:
    """Book, Setup: 3 face up, the remaining cards face down; until one of the two is turned up."""
    table = match("underground", seed)
    pile = after(table, "mutations").below.mutations
    swap = place_swap("mutations", 3 + 9, 3 + 12)
    until = shown(table, {pile[9], pile[12]})
    assert sum(alike(table, until, viewer, swap) for viewer in (None, 1, 2, 3)) > 400


def shown(table: Table, mutations: set[str]) -> int:
    """How many answers were given before one of these lay face up."""
    again = Table(SLAUGHTER.create(game_of(table).setup))
    for number, answer in enumerate(table.journal):
        again.play(answer)
        if mutations & set(game_of(again).below.row):
            return number
    return len(table.journal)


@pytest.mark.parametrize("variant", ["underground", "battered-cabin", "wandering-monsters"])
def test_basement_events_to_come(variant: str) -> None:
    """Book, Setup Е: face down; until one of the last two of the pile is turned up, if ever."""
    table = match(variant, 2)
    *_, one, other = after(table, "basement-events").below.events_pile
    dealt = next(answer.key for answer in table.journal if answer.prompt == "basement-events").count(".")
    swap = place_swap("basement-events", dealt - 1, dealt)
    assert everybody(table, (one, other), swap) > 200


def test_what_the_locker_holds() -> None:
    """Book, Scenario 2: cards drawn at random; equipment is public once a victim carries it, not before."""
    table = match("station-b62", 1)
    locker = after(table, "locker").below.locker
    swap = swapped_in("locker", (3, 4), locker[3], locker[4])
    assert everybody(table, (locker[3], locker[4]), swap) > 400


# ---------------------------------------------------------------- room markers


@pytest.mark.parametrize("seed", range(2))
def test_who_lies_under_a_room_marker(seed: int) -> None:
    """R89: the marker and its place in the order are public, the victim under it secret, to the others, until it dies."""
    table = match("battered-cabin", seed)
    game = game_of(table)
    died = [event.args["guest"] for event in game.events if event.key in ("died", "perished")]
    for player in game.players:
        under = player.marker[1]
        living = [guest for guest in PARTY if guest not in (*died, under)]
        pair = (under, living[0] if living else next(guest for guest in PARTY if guest != under))
        swap = other_prophecy(player.seat, pair)
        until = min(deaths(table, pair), len(table.journal) - 1)
        for viewer in {None, 1, 2, 3} - {player.seat}:
            assert alike(table, until, viewer, swap) > 50


def other_prophecy(owner: int, pair: Sequence[str]) -> Swap:
    """The owner predicts two guests the other way round: another victim lies below marker and target."""

    def swap(twin: Table, answer: Answer) -> Answer:
        if answer.seat == owner and answer.prompt in ("order", "favourite", "under"):
            return Answer(owner, answer.prompt, renamed(answer.key, pair[0], pair[1]))
        return answer

    return swap


def deaths(table: Table, guests: Sequence[str]) -> int:
    """How many answers were given before one of these died."""
    again = Table(SLAUGHTER.create(game_of(table).setup))
    for number, answer in enumerate(table.journal):
        again.play(answer)
        if any(event.key in ("died", "perished") and event.args["guest"] in guests for event in again.events_after(number)):
            return number
    return len(table.journal)


def test_the_owner_knows_and_the_marker_shows_its_place() -> None:
    """R89: public is the room and the position."""
    table = after_orders(match("battered-cabin", 0))
    game, view = game_of(table), table.view(None)
    for player, seat in zip(game.players, view.seats, strict=True):
        assert seat.marker == (player.marker[0], player.order.index(player.marker[1]) + 1)
        assert seat.order == ("",) * 5


def after_orders(table: Table) -> Table:
    """The match at its first turn."""
    again = Table(SLAUGHTER.create(game_of(table).setup))
    for answer in table.journal:
        if answer.prompt == "monster":
            return again
        again.play(answer)
    raise AssertionError("there is no turn")


# ---------------------------------------------------------------- cards that are asked about


@pytest.mark.parametrize("bonus", ["get_out", "stubborn", "tenacious", "mine_now"])
def test_being_asked_never_depends_on_the_hand(bonus: str) -> None:
    """A bonus action might as well be an object: nobody else can tell from what the holder is asked, nor from when."""
    moments, holders = 0, 0
    for seed in range(30):
        more, held = bonus_twins(seed, bonus)
        moments, holders = moments + more, holders + held
        if holders > 0 and moments > 400:
            break
    assert holders > 0
    assert moments > 400


def bonus_twins(seed: int, bonus: str) -> tuple[int, int]:
    """The same for an object in place of it; the holder uses neither. Moments, and how many held one of them."""
    deck = search_deck(match("underground", seed))
    content = game_of(match("underground", seed)).content
    tools = [card for card in deck if deck.count(card) == 1 and card in content.objects]
    if bonus not in deck:
        return 0, 0
    table, tool = match("underground", seed, bonus, tools[0]), tools[0]
    deck = search_deck(table)
    if bonus not in deck or deck.count(tool) != 1:
        return 0, 0
    swap = swapped_in("search-deck", (deck.index(bonus), deck.index(tool)), bonus, tool)
    holders = [seat for seat in (1, 2, 3) if {bonus, tool} & set(drawn_cards(table, seat))]
    viewers = [None, *(seat for seat in (1, 2, 3) if seat not in holders)]
    return sum(secret(table, viewer, (bonus, tool), swap) for viewer in viewers), len(holders)


def search_deck(table: Table) -> list[str]:
    """The cabin's cards as they were dealt."""
    piles = after(table, "search-deck").piles
    return [card for room in ROOMS for card in piles[room]]


# ---------------------------------------------------------------- what reaches whom

PRIVATE = {
    *("play", "offer", "heal", "give", "use", "vote", "discard", "take", "top"),
    *("order", "favourite", "again", "leave", "hold", "unhold", "under"),
}
OPEN = ("patient", "mine-now")
"""Prompts that ask about what lies open: who is healed, which object of the discards is taken."""


@pytest.mark.parametrize("variant", ["underground", "station-b62", "battered-cabin"])
def test_private_keys_name_cards_and_public_ones_do_not(variant: str) -> None:
    """Which keys are private: whatever names a hand or pile card, a secret choice, or a vote; nothing else but the switches."""
    table, rng = fresh(4, variant), Random(4)
    while table.question is not None:
        for ask in table.question.asks.values():
            if isinstance(ask.choices, Keys) and ask.prompt not in OPEN:
                wanted = {key for key in ask.choices.keys if key.partition(":")[0] in PRIVATE}
                assert ask.choices.private == wanted, ask
        table.play(choice(table.question, rng))


@pytest.mark.parametrize("variant", UNDERGROUND)
def test_only_cards_are_whispered(variant: str) -> None:
    """Whispered events are what was seen, drawn or stolen; nobody is told a card of another's hand, order or pile otherwise."""
    events = game_of(match(variant, 1)).events
    assert {event.key for event in events if event.seats is not None} <= {"saw", "drew-card", "robbed-card"}
    assert not any("card" in event.args for event in events if event.key in ("drew", "took", "robbed"))
    assert not any("guest" in event.args for event in events if event.key == "marked")
