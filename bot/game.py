"""A table as the host hands it out, and what may be pressed at it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.journal import kept, standing
from bot.people import Refused
from db.store import SeatRow, TableRow
from games.engine import CHANCE, Answer, Ask, Event, Keys, Question, Seat, Table
from games.title import Title

RECENT = 64
"""How many answers back a control of a channel's post may have been made."""


def keys_for(ask: Ask) -> tuple[str, ...]:
    """All keys of an ask, private ones included: for its own seat's eyes only. Controls made with `private=True` count in these."""
    return ask.choices.keys if isinstance(ask.choices, Keys) else ()


def public_keys(ask: Ask) -> tuple[str, ...]:
    """The keys of one seat's ask that everybody may know to be there."""
    return ask.choices.public if isinstance(ask.choices, Keys) else ()


def shared_keys(question: Question | None) -> tuple[str, ...]:
    """The public keys of all seats asked, awaited seats first, each key once: what the controls of a channel's post count in (`private=False`).

    A key that several seats are offered (`pass`) is one control for them all.
    """
    asks = sorted(question.asks.values(), key=lambda ask: not ask.awaited) if question else []
    return tuple(dict.fromkeys(key for ask in asks for key in public_keys(ask)))


def awaited(question: Question | None) -> tuple[Seat, ...]:
    """The seats that the match waits for, in order; CHANCE is none of them."""
    return tuple(sorted(seat for seat in question.awaited if seat != CHANCE)) if question else ()


class Controls:
    """Which controls still mean what they meant when they were made.

    A seat's controls grow stale when it answers or when its ask changes; other seats' answers (a secret choice of all at once,
    an interruption) do not touch them.
    """

    def __init__(self) -> None:
        self._question: Question | None = None
        self._number = -1
        self._since: dict[Seat, int] = {}
        self._shared: dict[int, tuple[str, ...]] = {}

    def note(self, number: int, question: Question | None, answered: Seat) -> None:
        """The journal has `number` entries, the last of a person's by seat `answered`, and `question` is pending."""
        before = self._question.asks if self._question else {}
        asks = question.asks if question else {}
        kept = {seat for seat in asks if seat != answered and seat in before and before[seat] == asks[seat]}
        self._since = {seat: self._since[seat] if seat in kept else number for seat in asks}
        self._question, self._number = question, number
        shared, latest = shared_keys(question), next(reversed(self._shared.values()), ())
        self._shared[number] = latest if shared == latest else shared
        if len(self._shared) > RECENT:
            del self._shared[next(iter(self._shared))]

    def since(self, seat: Seat) -> int:
        """The number of the journal since which a seat is asked what it is asked now, -1 where it is not."""
        return self._since.get(seat, -1)

    def key(self, seat: Seat, number: int, option: int, private: bool) -> str:
        """The key behind a control made at journal number `number`. Refuses stale, not-asked, not-offered."""
        ask = self._question.asks.get(seat) if self._question else None
        if ask is None:
            raise Refused("not-asked" if number == self._number else "stale")
        if not self._since[seat] <= number <= self._number or number not in self._shared:
            raise Refused("stale")
        keys = keys_for(ask) if private else self._shared[number]
        if not 0 <= option < len(keys):
            raise Refused("not-offered")
        return keys[option]


@dataclass(frozen=True, slots=True)
class Pressed:
    """An accepted answer, after its commit. `number` is the journal's length afterwards."""

    table: int
    seat: Seat
    prompt: str
    key: str
    number: int
    over: bool


@dataclass(frozen=True, slots=True)
class Game:
    """A table at one moment. `match` is the live engine table: read all you need of it before the next `await`, then look again.

    `lines` are the whole journal, answers that were taken back included (`bot/journal.py`); the engine's table knows those that stand.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    title: Title
    match: Table | None = None
    lines: Sequence[Answer] = ()
    controls: Controls | None = None

    @property
    def number(self) -> int:
        """How many lines the journal has; controls and posts carry it, so that old ones are known. It never goes back."""
        return len(self.lines)

    def events_after(self, number: int) -> list[Event]:
        """What has been told since the journal had `number` lines, as far as it stands; -1 begins with the set-up."""
        return self.table.events_after(kept(self.lines, number))

    def then(self, number: int) -> "Game":
        """The table when its journal had `number` lines."""
        lines = self.lines[:number]
        return replace(self, match=Table(self.title.create(self.row.setup), standing(lines)), lines=lines)

    @property
    def table(self) -> Table:
        """The engine's table. Raises Refused in the lobby."""
        if self.match is None:
            raise Refused("not-started")
        return self.match

    @property
    def names(self) -> Mapping[Seat, str]:
        """Display names of taken seats; bot seats have an empty one."""
        return {seat.seat: seat.name for seat in self.seats}

    @property
    def free(self) -> tuple[Seat, ...]:
        """The empty seats."""
        taken = {seat.seat for seat in self.seats}
        return tuple(seat for seat in range(1, self.row.setup.seats + 1) if seat not in taken)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the match waits for; empty in the lobby and at the end."""
        return awaited(self.match.question) if self.match and self.row.active else ()

    def since(self, seat: Seat) -> int:
        """The number of the journal since which a seat is asked what it is asked now, -1 where it is not."""
        return self.controls.since(seat) if self.controls is not None else -1

    def seat_of(self, user: int) -> Seat:
        """The seat of a person, or 0."""
        return next((seat.seat for seat in self.seats if user and seat.user == user), 0)

    def ask_of(self, seat: Seat) -> Ask | None:
        """What a seat is asked just now."""
        question = self.match.question if self.match and self.row.active else None
        return question.asks.get(seat) if question and seat != CHANCE else None
