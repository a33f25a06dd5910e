"""Who comes back, goes, is put into a seat or taken out of it while a match is under way."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace

from bot.absence_seats import given_up, owner, passed_for, row_of, stood_in
from bot.game import Game
from bot.host import Host
from bot.people import Person, Refused
from db.sqlite import SqliteStore
from db.store import SeatRow, StandIn, TableRow
from db.time import Former, How, TimeStore
from games.engine import Seat

Change = Callable[[Game], tuple[SeatRow, ...]]


class Absence:
    """Changes who answers for the seats of running matches.

    `still` keeps the private messages of a table from being written meanwhile, so that none reaches a person who has just gone.
    """

    def __init__(self, host: Host, store: SqliteStore, still: Callable[[int], AbstractAsyncContextManager[object]]) -> None:
        self._host, self._store, self._still = host, store, still
        self._time = TimeStore(store)

    async def away(self, table: int, user: int) -> None:
        """A bot plays for the person. Refuses not-started, ended, not-seated, away-already."""
        await self._stand_in(table, user, "away")

    async def back(self, table: int, user: int) -> None:
        """The person plays again. Refuses not-started, ended, not-seated, here-already."""
        await self._stand_in(table, user, "")

    async def order(self, table: int, user: int, wanted: bool) -> None:
        """The person is passed for until its next turn, or is asked again. Refuses not-started, ended, not-seated."""
        await self._change(table, lambda game: passed_for(game, user, wanted))

    async def leave(self, table: int, user: int, how: How = "left") -> None:
        """The person goes for good: in the lobby its seat is free, in a match a bot has it. Refuses not-seated, ended."""
        game = await self._host.look(table)
        seat = game.seat_of(user)
        if not seat:
            raise Refused("not-seated")
        if game.row.state == "lobby":
            await self._host.leave(table, Person(user, ""))
        else:
            await self._hand_over(game, seat, user, how, 0, "")

    async def kick(self, table: int, seat: Seat, moderator: bool) -> str:
        """A moderator takes somebody out of a seat; the name. Refuses not-moderator, no-seat, ended."""
        game = await self._for_moderator(table, moderator)
        row = row_of(game, seat)
        if row.is_bot:
            raise Refused("no-seat")
        await self.leave(table, row.user, "kicked")
        return row.name

    async def replace(self, table: int, seat: Seat, person: Person, moderator: bool) -> str:
        """A moderator puts a person into a seat; the name of who sat there. Refuses not-moderator, no-seat, seated-already, not-started, ended."""
        game = await self._for_moderator(table, moderator)
        row = row_of(game, seat)
        if game.seat_of(person.id):
            raise Refused("seated-already")
        await self._hand_over(game, seat, row.user, "replaced", person.id, person.name)
        return row.name

    async def gone(self, guild: int, user: int) -> None:
        """The person has left the server: it goes from all tables there."""
        for row in await self._host.of_person(user):
            if row.guild == guild:
                await self.leave(row.id, user, "gone")

    async def _for_moderator(self, table: int, moderator: bool) -> Game:
        if not moderator:
            raise Refused("not-moderator")
        return await self._host.look(table)

    async def _stand_in(self, table: int, user: int, why: StandIn) -> None:
        await self._change(table, lambda game: stood_in(game, user, why))

    async def _change(self, table: int, change: Change) -> None:
        before = await self._host.look(table)

        async def work(row: TableRow) -> None:
            game = await self._now(before, row)
            await self._store.save_table(row, change(game))

        await self._host.mend(table, work)

    async def _hand_over(self, before: Game, seat: Seat, user: int, how: How, successor: int, name: str) -> None:
        """The seat of `user` (0: a bot's) for a successor, 0 for a bot. Without people a table is over."""

        async def work(row: TableRow) -> bool:
            game = await self._now(before, row)
            former = row_of(game, seat)
            if former.user != user or (successor and game.seat_of(successor)):
                raise Refused("stale")
            seats = given_up(game, seat, successor, name)
            going = Former(row.id, seat, user, former.name, how, before.number, self._host.clock())
            new_owner = owner(row, seats)
            await self._time.seat_anew(replace(row, owner=new_owner or row.owner), seats, going)
            return bool(new_owner)

        async with self._still(before.row.id):
            peopled = await self._host.mend(before.row.id, work)
        if not peopled:
            await self._host.archive(before.row.id)

    async def _now(self, before: Game, row: TableRow) -> Game:
        """The running table as it is stored, while nobody plays at it. Refuses not-started, ended."""
        if row.state != "running":
            raise Refused("not-started" if row.state == "lobby" else "ended")
        return replace(before, row=row, seats=tuple(await self._store.seats(row.id)))
