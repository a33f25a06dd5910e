"""A match in one JSON file: told again in words, and its dice checked.

While a match goes on its file holds what everybody was told and nothing else; afterwards the whole journal, answers that were taken
back included (`bot/journal.py`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import msgspec

from bot import chance
from bot.game import Game
from bot.host import Host
from bot.journal import HOUSE, UNDO, is_mark, numbers, standing, taken_back
from games.engine import CHANCE, Answer, Event, Setup, Table
from games.title import Title
from rendering.words import Words

RUNNING = "running"


class RecordError(Exception):
    """The file is no record, or the rules do not take it; the text is one sentence."""


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A public event of a match."""

    key: str
    args: dict[str, str | int]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match. `journal` holds its lines: seat (0: chance, -1: the house), prompt, key. `names` are by seat, if wanted; bot seats have none.

    `told` is what everybody was told, in place of journal and secret, as long as the match is not over.
    """

    format: int = 1
    title: str
    variant: str
    seats: int
    version: int
    options: dict[str, str]
    content: str
    state: str
    created: float
    ended: float
    commitment: str
    secret: str
    names: dict[str, str] = {}
    journal: list[str]
    told: list["Told"] = []

    @property
    def setup(self) -> Setup:
        """What the match is made from."""
        return Setup(self.title, self.variant, self.seats, self.version, self.options, self.content)


@dataclass(frozen=True, slots=True)
class Verdict:
    """`dice` answers of chance were checked; `faults` say in a sentence each what does not fit.

    `taken_back` answers of people and bots do not stand, and `unread` lines among those taken back are not taken by the rules.
    """

    dice: int
    faults: tuple[str, ...]
    taken_back: int = 0
    unread: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a journal, and what was told after it if it `stands`. The entry before the first answer has none."""

    answer: Answer | None
    events: tuple[Event, ...]
    stands: bool = True


def record_of(game: Game, secret: str, names: bool = True) -> Record:
    """The record of a table: the whole one where it is over, else what everybody knows."""
    row, setup = game.row, game.row.setup
    told = [] if row.over else [Told(event.key, dict(event.args)) for event in game.table.match.events if event.reaches(None)]
    return Record(
        title=setup.title,
        variant=setup.variant,
        seats=setup.seats,
        version=setup.version,
        options=dict(setup.options),
        content=setup.content,
        state=row.state,
        created=row.created,
        ended=row.ended,
        commitment=row.commitment,
        secret=secret if row.over else "",
        names={str(seat): name for seat, name in game.names.items() if name} if names else {},
        journal=[str(line) for line in game.lines] if row.over else [],
        told=told,
    )


async def export(host: Host, table: int, names: bool = True) -> bytes:
    """The file of a table that is over. Refuses not-over, not-started."""
    secret = await host.secret(table)
    return record_file(await host.look(table), secret, names)


def record_file(game: Game, secret: str = "", names: bool = True) -> bytes:
    """The file of a table: what everybody knows of it, as long as it is not over."""
    return msgspec.json.format(msgspec.json.encode(record_of(game, secret, names)))


def read(text: bytes) -> Record:
    """The record in a file. Raises RecordError."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"The file is no record of a match: {error}.") from error
    if record.format != 1:
        raise RecordError(f"The file has format {record.format}, which this version does not know.")
    return record


def replay(record: Record, titles: Mapping[str, Title]) -> tuple[Table, list[Entry]]:
    """The match played again, and its entries. Raises RecordError where the rules do not take a line that stands."""
    lines = lines_of(record)
    stood = set(numbers(lines))
    table = fresh(record, titles)
    entries = [Entry(None, tuple(table.match.events))]
    for number, line in enumerate(lines):
        if number in stood:
            play(table, number, line)
        entries.append(Entry(line, tuple(table.events_after(table.number - 1)) if number in stood else (), number in stood))
    return table, entries


def verify(record: Record, titles: Mapping[str, Title]) -> Verdict:
    """Whether the secret fits its hash and every answer of chance follows from it, those taken back included.

    Raises RecordError for an unknown title and for a match that is not over.
    """
    if record.state == RUNNING:
        raise RecordError("The game of this file was not over: take its record again when it is, then its dice can be checked.")
    faults = [] if chance.commitment(record.secret) == record.commitment else ["The secret does not fit the hash that was told before."]
    fresh(record, titles)
    try:
        lines = lines_of(record)
        found = Checked(record, titles, lines).run()
    except RecordError as error:
        return Verdict(0, (*faults, str(error)))
    faults += found.faults
    if record.state == "ended" and found.table.outcome is None and not faults:
        faults.append("The journal stops before its end.")
    return Verdict(found.dice, tuple(faults), taken_back(lines, 0), found.unread)


class Checked:
    """A journal played line by line along every way that it took."""

    def __init__(self, record: Record, titles: Mapping[str, Title], lines: Sequence[Answer]) -> None:
        self._record, self._titles, self._lines = record, titles, lines
        self._stood = set(numbers(lines))
        self.table = fresh(record, titles)
        self.faults: list[str] = []
        self.dice = self.unread = 0

    def run(self) -> Self:
        """Play it. Raises RecordError where a line that stands is not taken."""
        is_lost = False  # after a line that the rules do not take, up to the line of the house that takes it back
        for number, line in enumerate(self._lines):
            if is_mark(line):
                self._back(number, line)
                is_lost = False
            elif is_lost or line.seat == HOUSE:
                is_lost, self.unread = True, self.unread + 1
            else:
                is_lost = not self._play(number, line)
        return self

    def _play(self, number: int, line: Answer) -> bool:
        draw = self.table.question.draw if self.table.question else None
        try:
            play(self.table, number, line)
        except RecordError:
            if number in self._stood:
                raise
            self.unread += 1
            return False
        if draw is not None:
            self.dice += 1
            expected = chance.answer(self._record.secret, number, draw)
            self.faults += [f"Entry {number} should be {expected}: {line}."] if line.key != expected else []
        return True

    def _back(self, number: int, line: Answer) -> None:
        """Back to as many answers as the line says; nobody alone takes dice back."""
        before, stands = self._lines[:number], standing(self._lines[: number + 1])
        gone = standing(before)[len(stands) :]
        if line.prompt == UNDO and [answer.seat > CHANCE for answer in gone] != [True]:
            self.faults.append(f"Entry {number} takes back more than one answer of a person: {line}.")
        self.table = fresh(self._record, self._titles)
        for answer in stands:
            play(self.table, number, answer)


def fresh(record: Record, titles: Mapping[str, Title]) -> Table:
    """The match before its first answer."""
    if record.title not in titles:
        raise RecordError(f"This version does not know the title {record.title!r}.")
    if fault := _unfit(record, titles[record.title]):
        raise RecordError(f"This version does not know {fault} of {record.title}.")
    return Table(titles[record.title].create(record.setup))


def _unfit(record: Record, title: Title) -> str:
    """What of the set-up the title does not have."""
    if record.variant not in title.variants:
        return f"the variant {record.variant!r}"
    unknown = next((name for name, choice in record.options.items() if choice not in title.options.get(name, ())), None)
    if unknown is not None:
        return f"the option {unknown!r}"
    if not title.seats[0] <= title.counted(record.setup) <= title.seats[1]:
        return f"{record.seats} seats"
    return "" if 1 <= record.version <= title.version else f"version {record.version}"


def lines_of(record: Record) -> list[Answer]:
    """The lines of the journal. Raises RecordError where one is none, or takes back more than there is."""
    lines: list[Answer] = []
    for number, text in enumerate(record.journal):
        try:
            line = Answer.parse(text)
        except ValueError as error:
            raise RecordError(f"The rules do not take entry {number}: {text!r}.") from error
        if is_mark(line) and int(line.key) > len(standing(lines)):
            raise RecordError(f"Entry {number} takes back what is not there: {text!r}.")
        lines.append(line)
    return lines


def play(table: Table, number: int, answer: Answer) -> None:
    """Play one line. Raises RecordError where it is not taken."""
    try:
        table.play(answer)
    except ValueError as error:
        raise RecordError(f"The rules do not take entry {number}: {str(answer)!r}.") from error


def figures(table: Table, entries: list[Entry]) -> dict[str, Any]:
    """A replay, ready for JSON."""
    outcome = table.outcome
    return {
        "entries": [
            {"answer": str(entry.answer or ""), "events": [_event(event) for event in entry.events], "stands": entry.stands} for entry in entries
        ],
        "outcome": {"how": outcome.how, "places": dict(outcome.places), "scores": dict(outcome.scores)} if outcome else None,
    }


def story(record: Record, table: Table, entries: list[Entry]) -> str:
    """A replay in plain words, a line for each thing that happened."""
    words = Words()
    names = {seat: record.names.get(str(seat), f"Bot {seat}") for seat in range(1, record.seats + 1)}
    events = [event for entry in entries for event in entry.events] or [Event(told.key, told.args) for told in record.told]
    lines = [words.event(record.title, event, names) for event in events]
    scores = table.outcome.scores if table.outcome else {}
    return "\n".join([*lines, *(f"{names[seat]}: {score}" for seat, score in scores.items())])


def _event(event: Event) -> dict[str, Any]:
    return {"key": event.key, "args": dict(event.args), "seats": event.seats and list(event.seats)}
