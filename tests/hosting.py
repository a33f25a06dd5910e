"""A host on a store, for tests: fixed clock, known secret, a teller that remembers."""

from collections.abc import Mapping
from pathlib import Path

from bot.host import Host
from bot.people import Person, Refused
from db import sqlite
from db.sqlite import SqliteStore
from db.store import Store, TableRow
from games.title import Title
from tests.toy import TOY

ANA, BEN, CEM = Person(11, "Ana"), Person(12, "Ben"), Person(13, "Cem")
SECRET = "5" * 64
NOW = 1_700_000_000.0
OPENED: list[SqliteStore] = []


class Told:
    """A teller that writes down what it was told."""

    def __init__(self) -> None:
        self.tables: list[int] = []

    def changed(self, table: int) -> None:
        self.tables.append(table)


async def open_store(path: Path | str = ":memory:", busy: float = sqlite.BUSY_SECONDS) -> SqliteStore:
    """A store that is let go after the test."""
    store = await sqlite.open_store(path, busy)
    OPENED.append(store)
    return store


def host_on(store: Store, titles: Mapping[str, Title] | None = None, keep: int = 1000) -> Host:
    return Host(store, lambda: NOW, Told(), titles or {"toy": TOY}, lambda: SECRET, keep)


async def fresh_host(path: Path | str = ":memory:", title: Title = TOY) -> tuple[Host, SqliteStore]:
    store = await open_store(path)
    return host_on(store, {title.id: title}), store


async def opened(host: Host, channel: int = 7, seats: int = 2, owner: Person = ANA) -> TableRow:
    return await host.open(1, channel, owner, "toy", "plain", seats, {}, "live")


async def started(host: Host, channel: int = 7, seats: int = 2) -> int:
    """A table of Ana, Ben and bots that has begun."""
    table = (await opened(host, channel, seats)).id
    await host.join(table, BEN)
    for _ in range(seats - 2):
        await host.add_bot(table, ANA)
    await host.start(table, ANA)
    return table


async def refusal(call: object) -> str:
    """The key of the refusal that a call ends in; empty where it is accepted."""
    try:
        await call  # type: ignore[misc]  # any awaitable will do
    except Refused as refused:
        return refused.key
    return ""


def person_of(game_seat: int) -> int:
    """The user who sits in a seat of `started`."""
    return {1: ANA.id, 2: BEN.id}[game_seat]
