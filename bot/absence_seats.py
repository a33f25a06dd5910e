"""Who answers for a seat: pure changes of a table's seats."""

from collections.abc import Sequence
from dataclasses import replace

from bot.game import Game
from bot.people import Refused
from db.store import SeatRow, StandIn, TableRow
from games.engine import Seat

MISSES = 2
"""So many deadlines in a row, and a bot plays until the person is back."""
Seats = tuple[SeatRow, ...]


def whose_turn(game: Game) -> Seat:
    """The seat whose turn it is as all can see, 0 where it is nobody's."""
    return game.title.mover(game.match.view(None)) if game.match is not None else 0


def row_of(game: Game, seat: Seat) -> SeatRow:
    """The taken seat. Refuses no-seat."""
    found = next((row for row in game.seats if row.seat == seat), None)
    if found is None:
        raise Refused("no-seat")
    return found


def kept(game: Game, _seat: Seat) -> Seats:
    """After an answer that a bot gave."""
    return _begun(game, game.seats)


def heard(game: Game, seat: Seat) -> Seats:
    """After an answer that the person of the seat gave: it is here."""
    return _begun(game, changed(game, replace(row_of(game, seat), missed=0, stand_in="")))


def missed(game: Game, seat: Seat) -> Seats:
    """After an answer that was given because the person missed its deadline."""
    row = row_of(game, seat)
    often = row.missed + 1
    return _begun(game, changed(game, replace(row, missed=often, stand_in="missed" if often >= MISSES else row.stand_in)))


def stood_in(game: Game, user: int, why: StandIn) -> Seats:
    """A bot plays for the person, or does so no longer. Refuses not-seated, away-already, here-already."""
    row = row_of(game, _seat_of(game, user))
    if bool(row.stand_in) == bool(why):
        raise Refused("away-already" if why else "here-already")
    return changed(game, replace(row, stand_in=why, missed=0))


def passed_for(game: Game, user: int, wanted: bool) -> Seats:
    """The person is passed for until its next turn, or is not any more. Refuses not-seated."""
    turn = game.table.match.turn
    return changed(game, replace(row_of(game, _seat_of(game, user)), passes=turn + 1 if wanted else 0))


def given_up(game: Game, seat: Seat, user: int = 0, name: str = "") -> Seats:
    """The seat for another person, or for a bot."""
    row_of(game, seat)
    return changed(game, SeatRow(seat, user, name))


def owner(row: TableRow, seats: Sequence[SeatRow]) -> int:
    """Who owns the table with these seats: its owner while that one sits, else the first person, 0 where there is none."""
    people = [seat.user for seat in seats if not seat.is_bot]
    return row.owner if row.owner in people else next(iter(people), 0)


def changed(game: Game, row: SeatRow) -> Seats:
    """The seats with another row for one of them."""
    return tuple(row if seat.seat == row.seat else seat for seat in game.seats)


def _seat_of(game: Game, user: int) -> Seat:
    seat = game.seat_of(user)
    if not seat:
        raise Refused("not-seated")
    return seat


def _begun(game: Game, seats: Seats) -> Seats:
    """Whose next turn has begun is not passed for any longer."""
    if game.match is None or not any(seat.passes for seat in seats):
        return seats
    mover, turn = whose_turn(game), game.match.match.turn
    return tuple(replace(seat, passes=0) if seat.seat == mover and seat.passes not in (0, turn + 1) else seat for seat in seats)
