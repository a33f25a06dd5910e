"""Tables to measure on: matches played by bot seats, people who press, and a stopwatch."""

import random
import time
from collections.abc import Sequence
from dataclasses import replace

from bot.chance import commitment
from bot.game import Game, Pressed, keys_for
from bot.host import Host
from bot.live import bot_key
from bot.people import Person
from db.sqlite import SqliteStore
from db.store import SeatRow, TableRow
from games.engine import CHANCE, Answer, Seat, Table
from games.testing import fill
from games.title import Title

SECRET = "5" * 64
LIMIT = 5_000
USUAL = 4


class Silence:
    """A teller that tells nobody."""

    def changed(self, table: int) -> None:
        """Nothing is drawn or sent."""


class Watch:
    """A stopwatch that counts in milliseconds from its making."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()

    @property
    def ms(self) -> float:
        """How long it has run."""
        return (time.perf_counter() - self._begun) * 1000


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which this part (0 to 1) of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def fresh(title: Title, seats: int, journal: Sequence[Answer] = ()) -> Table:
    """A match of a title's first variant, perhaps with a beginning."""
    return Table(title.create(title.setup(title.variants[0], seats)), journal)


def a_match(title: Title, seats: int, seed: int) -> Table:
    """A whole match of bot seats."""
    rng = random.Random(seed)
    table = fresh(title, seats)
    while table.question is not None and table.number < LIMIT:
        if (draw := table.question.draw) is not None:
            table.play(Answer(CHANCE, table.question.asks[CHANCE].prompt, fill(draw, rng)))
        else:
            seat = table.question.awaited[0]
            table.play(Answer(seat, table.question.asks[seat].prompt, bot_key(title, table, seat)))
    return table


def usual(title: Title) -> int:
    """People at a usual table: four, where the title takes so many."""
    return min(USUAL, title.seats[1])


def begun(title: Title, seats: int, journal: Sequence[Answer]) -> int:
    """How many answers of a journal belong to the set-up."""
    table = fresh(title, seats)
    for answer in journal:
        if table.match.turn:
            break
        table.play(answer)
    return table.number


def cut(journal: Sequence[Answer], number: int) -> Sequence[Answer]:
    """The first `number` answers, and the dice that belong to the last of them."""
    while number < len(journal) and journal[number].seat == CHANCE:
        number += 1
    return journal[:number]


def host_on(store: SqliteStore, title: Title) -> Host:
    """A host of one title that nobody listens to."""
    return Host(store, time.time, Silence(), {title.id: title})


def person(channel: int, seat: Seat) -> Person:
    """Who sits in a seat of the table in a channel; nobody sits at two."""
    return Person(channel * 10 + seat, f"Person {seat}")


def seated(channel: int, seats: int) -> list[SeatRow]:
    """The seats of the table in a channel."""
    people = {seat: person(channel, seat) for seat in range(1, seats + 1)}
    return [SeatRow(seat, each.id, each.name) for seat, each in people.items()]


async def stored(store: SqliteStore, title: Title, journal: Sequence[Answer], seats: int, channel: int) -> int:
    """A running table with this journal, straight into the store; its id."""
    setup = title.setup(title.variants[0], seats)
    row = TableRow(0, 1, channel, person(channel, 1).id, setup, "live", commitment(SECRET), created=1.0)
    row = await store.add_table(row, SECRET, seated(channel, setup.seats))
    await store.save_table(replace(row, state="running", started=2.0))
    await store.append(row.id, 0, journal, 3.0)
    return row.id


async def press(host: Host, game: Game, rng: random.Random) -> Pressed:
    """One of those awaited presses a control at random."""
    seat = game.awaited[rng.randrange(len(game.awaited))]
    ask = game.ask_of(seat)
    assert ask is not None
    option = rng.randrange(len(keys_for(ask)))
    user = next(row.user for row in game.seats if row.seat == seat)
    return await host.press(game.row.id, game.number, user, option, private=True)
