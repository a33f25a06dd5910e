"""The host: one lock per table; check, apply, commit, then tell."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Protocol, TypeVar
from weakref import WeakValueDictionary

from bot import lobby
from bot.absence_seats import heard, kept
from bot.chance import commitment, fresh_secret
from bot.game import Game, Pressed
from bot.kindly import kindly, sound
from bot.live import Live, bot_key, default_key
from bot.logs import about
from bot.people import Person, Refused, need_lobby, need_say
from db.store import SeatRow, Store, TableRow
from games.engine import Answer, Seat, Table
from games.title import Title

log = logging.getLogger(__name__)
T = TypeVar("T")


class Teller(Protocol):
    """Who publishes. Told only after the commit; must return at once."""

    def changed(self, table: int) -> None:
        """Something about the table has changed: lobby, answer, or end."""


Change = Callable[[Game], tuple[TableRow, Sequence[SeatRow]]]
Reseat = Callable[[Game, Seat], tuple[SeatRow, ...]]
"""The seats after an answer of that seat."""


class Host:
    """All tables of one store. `teller` may be replaced after the making, because a teller needs the host itself.

    `keep` is how many tables stay in memory; the others are rebuilt when they are used.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        teller: Teller,
        titles: Mapping[str, Title],
        fresh: Callable[[], str] = fresh_secret,
        keep: int = 1000,
    ) -> None:
        self.store = store
        self.clock = clock
        self.teller = teller
        self.titles = titles
        self.stopped: set[int] = set()
        """Tables that were found broken: rows that make no sense, or rules that fail."""
        self._fresh = fresh
        self._keep = keep
        self._memory: OrderedDict[int, Live] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # ---------------------------------------------------------------- the lobby

    async def open(
        self,
        guild: int,
        channel: int,
        owner: Person,
        title: str,
        variant: str,
        seats: int,
        options: Mapping[str, str],
        tempo: str,
    ) -> TableRow:
        """A new table with its owner in seat 1. Refuses channel-busy, no-title, no-option, setup-unfit."""
        setup = lobby.fit(self._title(title), variant, seats, options)
        secret = self._fresh()
        row = TableRow(0, guild, channel, owner.id, setup, lobby.fit_tempo(tempo), commitment(secret), created=self.clock())
        with kindly():
            row = await self.store.add_table(row, secret, lobby.join(row, (), owner))
        self._tell(row.id)
        return row

    async def join(self, table: int, person: Person) -> Game:
        """Take the lowest empty seat. Refuses seated-already, full, already-started."""
        return await self._arrange(table, lambda game: (game.row, lobby.join(game.row, game.seats, person)))

    async def leave(self, table: int, person: Person) -> Game:
        """Give the seat up, in the lobby only. The next person inherits the table; without one it is archived."""
        return await self._arrange(table, lambda game: lobby.leave(game.row, game.seats, person, self.clock()))

    async def add_bot(self, table: int, by: Person, moderator: bool = False) -> Game:
        """Seat a bot in the lowest empty seat. Refuses full, not-owner."""
        return await self._arrange(table, _said(by, moderator, lambda game: (game.row, lobby.add_bot(game.row, game.seats))))

    async def remove_bot(self, table: int, by: Person, moderator: bool = False) -> Game:
        """Take the last bot seat away. Refuses no-bots, not-owner."""
        return await self._arrange(table, _said(by, moderator, lambda game: (game.row, lobby.remove_bot(game.seats))))

    async def configure(self, table: int, by: Person, option: str, choice: str, moderator: bool = False) -> Game:
        """Set `variant`, `seats`, `tempo` or an option of the title. Refuses no-option, seats-taken, setup-unfit."""
        return await self._arrange(table, _said(by, moderator, lambda game: lobby.configure(game.row, game.seats, game.title, option, choice)))

    async def start(self, table: int, by: Person, moderator: bool = False) -> Game:
        """Begin the match, with its first dice. Refuses too-few, empty-seats, not-owner."""
        async with self._held(table):
            game = await self._lobby(table)
            need_say(game.row, by, moderator)
            row = lobby.begin(game.row, game.seats, game.title, self.clock())
            secret = await self.store.secret(table)
            with sound(table):
                live = Live(replace(game, row=row, match=Table(game.title.create(row.setup))), secret)
                dice = live.answer(None)
            await self.store.save_table(row, game.seats, dice)
            self._remember(live)
        self._tell(table)
        return live.game

    async def end(self, table: int, by: Person, moderator: bool = False) -> TableRow:
        """Stop a table in any state for good: it is archived, its channel is free. Refuses not-owner, ended."""
        row = await self._close(table, lambda row: need_say(row, by, moderator))
        if row is None:
            raise Refused("ended")
        return row

    async def archive(self, table: int) -> None:
        """Stop a table that has lost its channel; no one is asked. Quiet where it is over already."""
        await self._close(table, _anyone)

    # ---------------------------------------------------------------- play

    async def press(self, table: int, number: int, user: int, option: int, private: bool) -> Pressed:
        """A control made at journal number `number`: the index `option` counts in `shared_keys(question)`, or, where `private`,
        in `keys_for(ask)` of the person's own seat. A control stays good while the ask of that seat is unchanged.

        Refuses not-seated, stale, not-asked, not-offered.
        """

        def pick(live: Live) -> Answer:
            seat = _seat_of(live, user)
            return _answer(live, seat, live.controls.key(seat, number, option, private))

        return await self._step(table, pick, heard)

    async def act(self, table: int, user: int, key: str) -> Pressed:
        """A slash command: the key itself. Refuses not-seated, not-asked, not-offered."""
        return await self._step(table, lambda live: _answer(live, _seat_of(live, user), key), heard)

    async def bot_step(self, table: int) -> bool:
        """Let the first awaited bot seat answer; False where none is awaited."""

        def pick(live: Live) -> Answer:
            bots = {seat.seat for seat in live.game.seats if seat.by_bot}
            seat = next((seat for seat in live.game.awaited if seat in bots), None)
            if seat is None:
                raise Refused("not-asked")
            return _answer(live, seat, bot_key(live.game.title, live.table, seat))

        return await self._try(table, pick)

    async def default_step(self, table: int, seat: Seat, since: int = -1, after: Reseat = kept) -> bool:
        """Give an awaited seat's default answer; False where it is not awaited, or not since journal number `since` (-1: whenever)."""

        def pick(live: Live) -> Answer:
            ask = live.game.ask_of(seat)
            if ask is None or not ask.awaited or since not in (-1, live.game.since(seat)):
                raise Refused("not-asked")
            return _answer(live, seat, default_key(ask))

        return await self._try(table, pick, after)

    # ---------------------------------------------------------------- repair

    async def mend(self, table: int, work: Callable[[TableRow], Awaitable[T]]) -> T:
        """Change something of a table in the store while nobody plays at it; its copy in memory is dropped, and it is told."""
        async with self._held(table):
            row = await self._row(table)
            try:
                result = await work(row)
            finally:
                self._memory.pop(table, None)
            self.stopped.discard(table)
        self._tell(table)
        return result

    def forget(self, tables: Iterable[int]) -> None:
        """Let go of the copies of tables: they hold names that are not to be known any more."""
        for table in tables:
            self._memory.pop(table, None)

    # ---------------------------------------------------------------- looking

    async def look(self, table: int) -> Game:
        """The table as committed. Refuses no-table, broken."""
        async with self._held(table):
            return await self._game(table)

    async def in_channel(self, channel: int) -> TableRow | None:
        """The active table of a channel or thread."""
        with kindly():
            return await self.store.in_channel(channel)

    async def of_person(self, user: int) -> list[TableRow]:
        """The active tables of a person."""
        with kindly():
            return await self.store.of_user(user)

    async def active(self) -> list[TableRow]:
        """All active tables, for the start of the bot."""
        with kindly():
            return await self.store.active()

    async def with_bots(self) -> list[TableRow]:
        """The running tables at which a bot sits, for the start of the bot."""
        with kindly():
            return await self.store.with_bots()

    async def secret(self, table: int) -> str:
        """The dice secret of a table that is over. Refuses not-over."""
        with kindly():
            row = await self._row(table)
            if not row.over:
                raise Refused("not-over")
            return await self.store.secret(table)

    # ---------------------------------------------------------------- within

    @asynccontextmanager
    async def _held(self, table: int) -> AsyncIterator[None]:
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            try:
                with about(table=table), kindly():
                    yield
            except Refused as refused:
                if refused.key == "broken":
                    self._stop(table)
                raise

    def _stop(self, table: int) -> None:
        """Tell once that a table is broken."""
        if table not in self.stopped:
            self.stopped.add(table)
            self._tell(table)

    def _title(self, title: str) -> Title:
        if title not in self.titles:
            raise Refused("no-title", title=title)
        return self.titles[title]

    def _tell(self, table: int) -> None:
        try:
            self.teller.changed(table)
        except Exception:  # what is committed stays so; the next change tells it
            log.exception("table %d could not be told", table)

    def _remember(self, live: Live) -> None:
        self._memory[live.game.row.id] = live
        self._memory.move_to_end(live.game.row.id)
        if len(self._memory) > self._keep:
            self._memory.popitem(last=False)

    async def _row(self, table: int) -> TableRow:
        row = await self.store.table(table)
        if row is None:
            raise Refused("no-table")
        return row

    async def _game(self, table: int) -> Game:
        if table in self._memory:
            self._memory.move_to_end(table)
            return self._memory[table].game
        row = await self._row(table)
        if row.damaged or row.setup.title not in self.titles:
            raise Refused("broken")
        game = Game(row, tuple(await self.store.seats(table)), self.titles[row.setup.title])
        if not row.started:
            return game
        try:
            return (await self._rebuilt(game)).game
        except Refused:
            if row.active:
                raise
            return replace(game, lines=await self.store.answers(table))  # broken and closed: nothing more can be seen of it

    async def _rebuilt(self, game: Game) -> Live:
        setup, table = game.row.setup, game.row.id
        secret, journal = await self.store.secret(table), await self.store.answers(table)
        if setup.content != game.title.content():
            log.warning("table %d began with other cards than today's", table)
        with sound(table):
            live = Live(replace(game, match=Table(game.title.create(setup))), secret, journal)
        self._remember(live)
        return live

    async def _lobby(self, table: int) -> Game:
        game = await self._game(table)
        need_lobby(game.row)
        return game

    async def _running(self, table: int) -> Live:
        game = await self._game(table)
        if game.row.over:
            raise Refused("ended")
        if game.row.state == "lobby":
            raise Refused("not-started")
        if game.row.paused:
            raise Refused("paused")
        return self._memory[table]

    async def _arrange(self, table: int, change: Change) -> Game:
        async with self._held(table):
            game = await self._lobby(table)
            row, seats = change(game)
            await self.store.save_table(row, seats)
        self._tell(table)
        return replace(game, row=row, seats=tuple(seats))

    async def _close(self, table: int, allow: Callable[[TableRow], None]) -> TableRow | None:
        async with self._held(table):
            row = await self._row(table)
            if row.over:
                return None
            allow(row)
            at = self.clock()
            await self.store.close_table(table, at)
            self._memory.pop(table, None)
        self._tell(table)
        return replace(row, state="archived", ended=at)

    async def _step(self, table: int, pick: Callable[[Live], Answer], after: Reseat = kept) -> Pressed:
        async with self._held(table):
            live = await self._running(table)
            answer = pick(live)
            try:
                await self._commit(live, answer, after)
            except BaseException:
                self._memory.pop(table, None)
                raise
        self._tell(table)
        return Pressed(table, answer.seat, answer.prompt, answer.key, live.number, live.game.row.over)

    async def _try(self, table: int, pick: Callable[[Live], Answer], after: Reseat = kept) -> bool:
        try:
            await self._step(table, pick, after)
        except Refused as refused:
            if refused.key in ("not-asked", "not-started", "ended", "paused"):
                return False
            raise
        return True

    async def _commit(self, live: Live, answer: Answer, after: Reseat) -> None:
        row, number, at = live.game.row, live.number, self.clock()
        with sound(row.id):
            lines = live.answer(answer)
            seats = after(live.game, answer.seat)
        over = live.table.outcome is not None
        await self.store.append(row.id, number, lines, at, over, None if seats == live.game.seats else seats)
        live.game = replace(live.game, seats=seats)
        if over:
            live.game = replace(live.game, row=replace(row, state="ended", ended=at))


def _anyone(row: TableRow) -> None:
    """Nobody is asked who wants it: used where Discord itself has taken a table's channel away."""


def _seat_of(live: Live, user: int) -> Seat:
    seat = live.game.seat_of(user)
    if not seat:
        raise Refused("not-seated")
    return seat


def _answer(live: Live, seat: Seat, key: str) -> Answer:
    ask = live.game.ask_of(seat)
    if ask is None:
        raise Refused("not-asked")
    if key not in ask.choices:
        raise Refused("not-offered")
    return Answer(seat, ask.prompt, key)


def _said(by: Person, moderator: bool, change: Change) -> Change:
    def checked(game: Game) -> tuple[TableRow, Sequence[SeatRow]]:
        need_say(game.row, by, moderator)
        return change(game)

    return checked
