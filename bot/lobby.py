"""Who sits where before the match begins, and what will be played: pure changes of a table's row and seats."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.people import Person, Refused
from db.store import SeatRow, TableRow
from games.engine import Setup
from games.title import Title

TEMPOS = ("live", "correspondence")
"""How much time there is for an answer; the first is the default."""
Seats = Sequence[SeatRow]


def fit(title: Title, variant: str, seats: int, options: Mapping[str, str]) -> Setup:
    """A set-up of the title for so many counted people; the variant may carry suffixes. Refuses what is unknown and what does not go together."""
    try:
        plain, meant = title.spelled(variant)
    except KeyError:
        plain, meant = "", {}
    if plain not in title.variants:
        raise Refused("no-option", option="variant", choice=variant)
    if not title.seats[0] <= seats <= title.seats[1]:
        raise Refused("no-option", option="seats", choice=str(seats))
    options = {**options, **meant}
    for option, choice in options.items():
        if choice not in title.options.get(option, ()):
            raise Refused("no-option", option=option, choice=choice)
    setup = title.setup(plain, seats, options)
    if reason := title.refuse(setup):
        raise Refused("setup-unfit", reason=reason)
    return setup


def fit_tempo(tempo: str) -> str:
    """The tempo. Refuses an unknown one."""
    if tempo not in TEMPOS:
        raise Refused("no-option", option="tempo", choice=tempo)
    return tempo


def join(row: TableRow, seats: Seats, person: Person) -> list[SeatRow]:
    """The person takes the lowest empty seat."""
    if any(seat.user == person.id for seat in seats):
        raise Refused("seated-already")
    return _seated(row, seats, person.id, person.name)


def add_bot(row: TableRow, seats: Seats) -> list[SeatRow]:
    """A bot takes the lowest empty seat."""
    return _seated(row, seats, 0, "")


def remove_bot(seats: Seats) -> list[SeatRow]:
    """The last bot goes."""
    last = next((seat for seat in reversed(seats) if seat.is_bot), None)
    if last is None:
        raise Refused("no-bots")
    return [seat for seat in seats if seat != last]


def leave(row: TableRow, seats: Seats, person: Person, at: float) -> tuple[TableRow, list[SeatRow]]:
    """The person goes; the next one inherits the table, and without one it is archived."""
    left = [seat for seat in seats if seat.user != person.id]
    if len(left) == len(seats):
        raise Refused("not-seated")
    people = [seat.user for seat in left if not seat.is_bot]
    if not people:
        return replace(row, state="archived", ended=at), left
    return replace(row, owner=people[0] if row.owner == person.id else row.owner), left


def configure(row: TableRow, seats: Seats, title: Title, option: str, choice: str) -> tuple[TableRow, list[SeatRow]]:
    """Another variant, number of counted seats, tempo or option of the title. People keep their order when seats go."""
    if option == "tempo":
        return replace(row, tempo=fit_tempo(choice)), list(seats)
    variant, n, options = row.setup.variant, title.counted(row.setup), dict(row.setup.options)
    if option == "variant":
        variant = choice
    elif option == "seats":
        n = int(choice) if choice.isdecimal() else 0
    else:
        options[option] = choice
    setup = fit(title, variant, n, options)
    if len(seats) > setup.seats:
        raise Refused("seats-taken", seats=len(seats))
    if any(seat.seat > setup.seats for seat in seats):
        seats = [replace(seat, seat=i) for i, seat in enumerate(seats, 1)]
    return replace(row, setup=setup), list(seats)


def begin(row: TableRow, seats: Seats, title: Title, at: float) -> TableRow:
    """The running table, with today's rules and cards. Refuses too few players and empty seats."""
    n = title.counted(row.setup)
    least = title.seats[0] + row.setup.seats - n
    if len(seats) < least:
        raise Refused("too-few", seats=len(seats), minimum=least)
    if len(seats) < row.setup.seats:
        raise Refused("empty-seats", seats=row.setup.seats - len(seats))
    setup = fit(title, row.setup.variant, n, row.setup.options)
    return replace(row, setup=setup, state="running", started=at)


def _seated(row: TableRow, seats: Seats, user: int, name: str) -> list[SeatRow]:
    taken = {seat.seat for seat in seats}
    free = next((seat for seat in range(1, row.setup.seats + 1) if seat not in taken), 0)
    if not free:
        raise Refused("full", seats=row.setup.seats)
    return sorted([*seats, SeatRow(free, user, name)], key=lambda seat: seat.seat)
