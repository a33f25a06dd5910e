"""A table as the host hands it out, and what may be pressed at it."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.people import Refused
from db.store import SeatRow, TableRow
from games.engine import Ask, Keys, Question, Seat, Table
from games.title import Title


def keys_for(ask: Ask) -> tuple[str, ...]:
    """All keys of an ask, private ones included: for its own seat's eyes only. Controls made with `private=True` count in these."""
    ...


def public_keys(ask: Ask) -> tuple[str, ...]:
    """The keys of one seat's ask that everybody may know to be there."""
    ...


def shared_keys(question: Question | None) -> tuple[str, ...]:
    """The public keys of all seats asked, awaited seats first, each key once: what the controls of a channel's post count in (`private=False`).

    A key that several seats are offered (`pass`) is one control for them all.
    """
    ...


def awaited(question: Question | None) -> tuple[Seat, ...]:
    """The seats that the match waits for, in order; CHANCE is none of them."""
    ...


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
    """A table at one moment. `match` is the live engine table: read all you need of it before the next `await`, then look again."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    title: Title
    match: Table | None

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
        ...

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the match waits for; empty in the lobby and at the end."""
        ...

    def seat_of(self, user: int) -> Seat:
        """The seat of a person, or 0."""
        ...

    def ask_of(self, seat: Seat) -> Ask | None:
        """What a seat is asked just now."""
        ...
