"""Matches small enough for a pocket: any coroutine as a match, and a bidding game with a hidden hand, dice, and a card for any time."""

from collections.abc import Callable
from dataclasses import dataclass

from games.engine import CHANCE, Ask, Event, Keys, Match, Outcome, Rules, Seat, ask, ask_each, ask_or_interrupt, at_any_time, roll, shuffled


class Pocket:
    """A match made of one coroutine function, which is given the match itself."""

    def __init__(self, rules: Callable[["Pocket"], Rules]) -> None:
        self.events: list[Event] = []
        self.turn = 0
        self.told: list[object] = []
        self._rules = rules

    def rules(self) -> Rules:
        return self._rules(self)

    def view(self, seat: Seat | None) -> object:
        return tuple(self.told)


def pocket(rules: Callable[[Pocket], Rules]) -> Callable[[], Match]:
    """Makes a fresh match of these rules each time."""
    return lambda: Pocket(rules)


@dataclass(frozen=True)
class BidsView:
    """A seat's hand is for its own eyes."""

    scores: tuple[int, ...]
    round: int
    hand: tuple[int, ...]


class Bids:
    """Each seat holds three cards of nine. Three rounds: all bid a card in secret, the highest bidder throws one die for points.

    Before its throw anybody else may jeer, once a match; jeers cost the bidder a point. `leak` makes every hand public, for tests of the tests.
    """

    def __init__(self, seats: int = 2, leak: bool = False) -> None:
        self.seats = range(1, seats + 1)
        self.events: list[Event] = []
        self.turn = 0
        self.hands: dict[Seat, list[int]] = {}
        self.scores = dict.fromkeys(self.seats, 0)
        self.jeerers = set(self.seats)
        self.leak = leak

    async def rules(self) -> Outcome:
        deck = await shuffled("deal", range(1, 10))
        self.hands = {seat: sorted(deck[seat * 3 - 3 : seat * 3]) for seat in self.seats}
        for self.turn in (1, 2, 3):
            await self.round()
        best = max(self.scores.values())
        return Outcome("bids", {seat: 1 if self.scores[seat] == best else 2 for seat in self.seats}, dict(self.scores))

    async def round(self) -> None:
        bids = await ask_each("bid", {seat: {f"card:{card}": card for card in self.hands[seat]} for seat in self.seats}, private=True)
        for seat, card in bids.items():
            self.hands[seat].remove(card)
            self.events.append(Event("kept", {"cards": len(self.hands[seat])}, (seat,)))
        winner = max(self.seats, key=lambda seat: bids[seat])
        await ask_or_interrupt(winner, "throw", lambda: Keys(("roll",)), self.may_jeer, lambda seat, key: self.jeer(seat, winner))
        (die,) = await roll("points", 1)
        self.scores[winner] += die
        self.events.append(Event("thrown", {"seat": winner, "card": bids[winner], "die": die}))

    def may_jeer(self) -> dict[Seat, Ask]:
        return {seat: at_any_time(Keys(("jeer",))) for seat in self.seats if seat in self.jeerers}

    async def jeer(self, seat: Seat, winner: Seat) -> None:
        self.jeerers.remove(seat)
        self.scores[winner] -= 1
        self.events.append(Event("jeered", {"seat": seat}))

    def view(self, seat: Seat | None) -> BidsView:
        hand = tuple(self.hands.get(seat or CHANCE, ()))
        if self.leak:
            hand = tuple(card for cards in self.hands.values() for card in cards)
        return BidsView(tuple(self.scores.values()), self.turn, hand)


async def coin(match: Pocket) -> Outcome:
    """Seat 1 says heads or tails, and that is all."""
    match.told.append(await ask(1, "call", {"heads": "H", "tails": "T"}))
    return Outcome("called", {1: 1}, {1: 0})
