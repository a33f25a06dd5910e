"""Mending a table: an answer taken back by its person, a match rewound by a moderator, a table that stands still."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.game import Game
from bot.host import Host
from bot.journal import HOUSE, LOST, REWIND, UNDO, is_mark, mark, numbers
from bot.kindly import kindly, sound
from bot.live import Live
from bot.people import Person, Refused, need_say
from db.repair import RepairStore
from db.store import TableRow
from games.engine import CHANCE, Answer, Seat, Table

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Taken:
    """An answer that may be taken back: who gave which key at which table as it was; `number` is the journal's length now."""

    before: Game
    seat: Seat
    key: str
    number: int


@dataclass(frozen=True, slots=True)
class Point:
    """A moment that a match can go back to: the journal had `number` lines, `stand` answers stood. `is_last`: the rules take no more."""

    number: int
    stand: int
    turn: int
    is_last: bool = False


@dataclass(frozen=True, slots=True)
class History:
    """A table with its whole journal, whether its rules take it or not; its points, newest first, and the numbers of lines that are lost."""

    game: Game
    points: tuple[Point, ...]
    gaps: tuple[int, ...]

    @property
    def is_broken(self) -> bool:
        """Whether the journal does not replay to its end."""
        return any(point.is_last for point in self.points)

    @property
    def newest(self) -> Game:
        """The table as far as it replays."""
        return self.at(self.points[0]) if self.is_broken else self.game.then(self.game.number)

    def at(self, point: Point) -> Game:
        """The table at a point."""
        return self.game.then(point.number)

    def later(self, point: Point) -> list[Answer]:
        """The answers that stand and would not at the point."""
        return [self.game.lines[number] for number in numbers(self.game.lines)[point.stand :]]

    def point(self, stand: int) -> Point:
        """The point at which so many answers stood. Refuses no-point."""
        found = next((point for point in self.points if point.stand == stand), None)
        if found is None:
            raise Refused("no-point")
        return found


class Repair:
    """What people and moderators may do to a table's past."""

    def __init__(self, host: Host, kept: RepairStore) -> None:
        self._host = host
        self.kept = kept

    # ---------------------------------------------------------------- undo

    async def takes(self, table: int, user: int) -> Taken:
        """What a person would take back. Refuses not-seated, ended, paused, undo-nothing, -answered, -rolled, -revealed."""
        return undoable(await self._host.look(table), user)

    async def undo(self, table: int, number: int, user: int) -> Taken:
        """Take it back, if nothing has happened since the journal had `number` lines. Refuses what `takes` refuses, and stale."""
        game = await self._host.look(table)
        if game.number != number:
            raise Refused("stale")
        taken = undoable(game, user)
        before, now = taken.before.table.match.turn, game.table.match.turn
        line = mark(UNDO, taken.before.table.number)
        await self._add(table, {number: line}, None if before == now else before)
        return taken

    # ---------------------------------------------------------------- rewind

    async def history(self, table: int) -> History:
        """The table's past, for moderators. Refuses no-table, ended, not-started, broken."""
        with kindly():
            row = await self._host.store.table(table)
            if row is None:
                raise Refused("no-table")
            if row.over or not row.started:
                raise Refused("ended" if row.over else "not-started")
            if row.damaged or row.setup.title not in self._host.titles:
                raise Refused("broken")
            lines = await self.kept.lines(table)
            seats = tuple(await self._host.store.seats(table))
        gaps = tuple(number for number, line in enumerate(lines) if line is None)
        game = Game(row, seats, self._host.titles[row.setup.title], lines=[line or Answer(HOUSE, LOST, "-") for line in lines])
        return History(game, points(game), gaps)

    async def rewind(self, table: int, number: int, stand: int) -> Game:
        """Go back to a point, if nothing has happened since the journal had `number` lines. Refuses what `history` refuses, no-point, stale."""
        history = await self.history(table)
        point, game = history.point(stand), history.game
        if game.number != number:
            raise Refused("stale")
        with kindly():
            secret = await self._host.store.secret(table)
        with sound(table):
            fresh = replace(game, match=Table(game.title.create(game.row.setup)))
            live = Live(fresh, secret, [*game.lines, mark(REWIND, stand)])
            live.answer(None)  # where the last sound line asks for dice
        lines = {number: Answer(HOUSE, LOST, "-") for number in history.gaps}
        lines |= {number: live.lines[number] for number in range(game.number, live.number)}
        await self._add(table, lines, point.turn)
        return live.game

    # ---------------------------------------------------------------- standing still

    async def pause(self, table: int, by: Person, moderator: bool) -> None:
        """Let a running table stand still. Refuses not-owner, not-started, ended, paused-already."""

        async def work(row: TableRow) -> None:
            self._allowed(row, by, moderator)
            if row.paused:
                raise Refused("paused-already")
            await self.kept.pause(table, self._host.clock())

        await self._host.mend(table, work)

    async def resume(self, table: int, by: Person, moderator: bool) -> None:
        """Let it go on. Refuses not-owner, not-started, ended, not-paused."""

        async def work(row: TableRow) -> None:
            self._allowed(row, by, moderator)
            if not row.paused:
                raise Refused("not-paused")
            await self.kept.resume(table)

        await self._host.mend(table, work)

    async def post_again(self, table: int) -> None:
        """Post the lobby or the turn under way anew. Refuses ended, broken."""
        game = await self._host.look(table)
        if game.row.over:
            raise Refused("ended")
        with kindly():
            if game.match is None:
                await self.kept.outdate(table, "moved", "lobby")
            else:
                await self.kept.outdate(table, "moved", "turn", game.table.match.turn)
        self._host.teller.changed(table)

    async def last_over(self, channel: int) -> TableRow | None:
        """The last match that came to its end, or was closed, in a channel or thread."""
        with kindly():
            return await self.kept.last_over(channel)

    def _allowed(self, row: TableRow, by: Person, moderator: bool) -> None:
        if row.state != "running":
            raise Refused("ended" if row.over else "not-started")
        need_say(row, by, moderator)

    async def _add(self, table: int, lines: dict[int, Answer], turn: int | None) -> None:
        """Write lines, where the table still runs: their numbers are free only as long as nobody else has written."""

        async def work(row: TableRow) -> None:
            if row.over:
                raise Refused("ended")
            await self.kept.add(table, lines, self._host.clock(), turn)

        await self._host.mend(table, work)


# ---------------------------------------------------------------- what may be taken back


def undoable(game: Game, user: int) -> Taken:
    """The person's last answer, if nothing was rolled, drawn, revealed or answered by another since."""
    seat = game.seat_of(user)
    if not seat:
        raise Refused("not-seated")
    if game.row.over or game.row.paused:
        raise Refused("ended" if game.row.over else "paused")
    lines, stood = game.lines, numbers(game.lines)
    last = next((number for number in reversed(stood) if lines[number].seat != CHANCE), None)
    if last is None or all(lines[number].seat != seat for number in stood):
        raise Refused("undo-nothing")
    if lines[last].seat != seat:
        raise Refused("undo-answered")
    if last != stood[-1] or any(is_mark(line) and line.prompt == REWIND for line in lines[last:]):
        raise Refused("undo-rolled")
    if any(event.seats is not None or event.key not in game.title.quiet for event in game.table.events_after(len(stood) - 1)):
        raise Refused("undo-revealed")
    return Taken(game.then(last), seat, lines[last].key, game.number)


# ---------------------------------------------------------------- where a match can go back to


def points(game: Game) -> tuple[Point, ...]:
    """The beginnings of a match's turns, newest first, and before them the end of what the rules take, where that is not all. Refuses broken."""
    stood, found = numbers(game.lines), dict[int, Point]()
    last = None
    for stand, turn, is_asked in _replayed(game, stood):
        last = Point(stood[stand - 1] + 1 if stand else 0, stand, turn, is_last=True)
        if is_asked:
            found.setdefault(turn, replace(last, is_last=False))
    if last is None:
        raise Refused("broken")
    newest_first = [point for point in reversed(found.values()) if point.stand < (len(stood) if last.stand == len(stood) else last.stand)]
    return tuple(newest_first if last.stand == len(stood) else [last, *newest_first])


def _replayed(game: Game, stood: list[int]) -> Iterator[tuple[int, int, bool]]:
    """How many answers stand, in which turn, and whether people are asked: for as many answers as the rules take."""
    played = 0
    try:
        table = Table(game.title.create(game.row.setup))
        yield _moment(table)
        for number in stood:
            table.play(game.lines[number])
            played += 1
            yield _moment(table)
    except Exception as error:  # noqa: BLE001 - that is what is looked for
        log.warning("table %d: the rules take %d answers of its journal, then fail with %s", game.row.id, played, type(error).__name__)


def _moment(table: Table) -> tuple[int, int, bool]:
    return table.number, table.match.turn, table.question is not None and table.question.draw is None
