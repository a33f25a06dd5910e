"""A host with its repairs, for tests: three people at a table of any title, who answer as its bot would."""

from pathlib import Path

from bot.game import Game
from bot.host import Host
from bot.people import Person
from bot.repair import Repair
from db.repair import RepairStore
from db.sqlite import SqliteStore
from games.engine import Seat
from games.title import Title
from tests.hosting import ANA, BEN, CEM, fresh_host, host_on
from tests.toy import TOY

PEOPLE: tuple[Person, ...] = (ANA, BEN, CEM)


class Bench:
    """A store, a host on it and the repairs of its tables."""

    def __init__(self, host: Host, store: SqliteStore) -> None:
        self.store = store
        self.anew(host)

    def anew(self, host: Host) -> None:
        """Go on in another process."""
        self.host = host
        self.repair = Repair(host, RepairStore(self.store))

    def restart(self, title: Title = TOY) -> None:
        """The process ends and another one begins, perhaps with other rules."""
        self.anew(host_on(self.store, {title.id: title}))

    async def begun(self, seats: int = 3, channel: int = 7) -> int:
        """A running table of people."""
        title = next(iter(self.host.titles.values()))
        table = (await self.host.open(1, channel, ANA, title.id, title.variants[0], seats, {}, "live")).id
        for person in PEOPLE[1:seats]:
            await self.host.join(table, person)
        await self.host.start(table, ANA)
        return table

    async def choose(self, table: int) -> tuple[Seat, str]:
        """Who is awaited first, and what its bot would answer."""
        game = await self.host.look(table)
        seat = game.awaited[0]
        assert game.table.question is not None
        return seat, game.title.choose(game.table.view(seat), seat, game.table.question.asks[seat])

    async def answer(self, table: int, seat: Seat, key: str) -> None:
        """A person answers."""
        await self.host.act(table, PEOPLE[seat - 1].id, key)

    async def step(self, table: int) -> tuple[Seat, str]:
        """The first awaited person answers."""
        seat, key = await self.choose(table)
        await self.answer(table, seat, key)
        return seat, key

    async def played_out(self, table: int) -> None:
        """To the end."""
        while (await self.host.look(table)).row.active:
            await self.step(table)

    async def until_turn(self, table: int, turn: int) -> Game:
        """The table at the beginning of a turn."""
        while (await self.host.look(table)).table.match.turn < turn:
            await self.step(table)
        return await self.host.look(table)


async def bench(path: Path | str = ":memory:", title: Title = TOY) -> Bench:
    """A fresh one."""
    host, store = await fresh_host(path, title)
    return Bench(host, store)
