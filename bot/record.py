"""A match in one JSON file: told again in words, and its dice checked."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from bot import chance
from bot.game import Game
from bot.host import Host
from games.engine import Answer, Event, Setup, Table
from games.title import Title
from rendering.words import Words


class RecordError(Exception):
    """The file is no record, or the rules do not take it; the text is one sentence."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match. `journal` holds its answers, one a line: seat (0: chance), prompt, key. `names` are by seat, if wanted; bot seats have none."""

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

    @property
    def setup(self) -> Setup:
        """What the match is made from."""
        return Setup(self.title, self.variant, self.seats, self.version, self.options, self.content)


@dataclass(frozen=True, slots=True)
class Verdict:
    """`dice` answers of chance were checked; `faults` say in a sentence each what does not fit."""

    dice: int
    faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer of a journal, and what was told after it. The entry before the first answer has none."""

    answer: Answer | None
    events: tuple[Event, ...]


def record_of(game: Game, secret: str, names: bool = True) -> Record:
    """The record of a table that is over."""
    row, setup = game.row, game.row.setup
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
        secret=secret,
        names={str(seat): name for seat, name in game.names.items() if name} if names else {},
        journal=[str(answer) for answer in game.table.journal],
    )


async def export(host: Host, table: int, names: bool = True) -> bytes:
    """The file of a table that is over. Refuses not-over, not-started."""
    secret = await host.secret(table)
    return msgspec.json.format(msgspec.json.encode(record_of(await host.look(table), secret, names)))


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
    """The match played again, and its entries. Raises RecordError where the rules do not take a line."""
    table = fresh(record, titles)
    before = Entry(None, tuple(table.match.events))
    return table, [before, *(Entry(answer, tuple(table.events_after(table.number - 1))) for answer in played(record, table))]


def verify(record: Record, titles: Mapping[str, Title]) -> Verdict:
    """Whether the secret fits its hash and every answer of chance follows from it. Raises RecordError for an unknown title."""
    faults = [] if chance.commitment(record.secret) == record.commitment else ["The secret does not fit the hash that was told before."]
    table = fresh(record, titles)
    dice = 0
    try:
        for number, line in enumerate(record.journal):
            draw = table.question.draw if table.question else None
            if draw is not None:
                dice += 1
                expected = chance.answer(record.secret, number, draw)
                faults += [f"Entry {number} should be {expected}: {line!r}."] if line.split(" ")[-1] != expected else []
            play(table, number, line)
    except RecordError as error:
        faults.append(str(error))
    else:
        faults += ["The journal stops before its end."] if record.state == "ended" and table.outcome is None else []
    return Verdict(dice, tuple(faults))


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
    if not title.seats[0] <= record.seats <= title.seats[1]:
        return f"{record.seats} seats"
    if not 1 <= record.version <= title.version:
        return f"version {record.version}"
    return next((f"the option {name!r}" for name, choice in record.options.items() if choice not in title.options.get(name, ())), "")


def played(record: Record, table: Table) -> Iterator[Answer]:
    """Play the journal, answer by answer."""
    for number, line in enumerate(record.journal):
        yield play(table, number, line)


def play(table: Table, number: int, line: str) -> Answer:
    """Play one line. Raises RecordError where it is none or is not taken."""
    try:
        answer = Answer.parse(line)
        table.play(answer)
    except ValueError as error:
        raise RecordError(f"The rules do not take entry {number}: {line!r}.") from error
    return answer


def figures(table: Table, entries: list[Entry]) -> dict[str, Any]:
    """A replay, ready for JSON."""
    outcome = table.outcome
    return {
        "entries": [{"answer": str(entry.answer or ""), "events": [_event(event) for event in entry.events]} for entry in entries],
        "outcome": {"how": outcome.how, "places": dict(outcome.places), "scores": dict(outcome.scores)} if outcome else None,
    }


def story(record: Record, table: Table, entries: list[Entry]) -> str:
    """A replay in plain words, a line for each thing that happened."""
    words = Words()
    names = {seat: record.names.get(str(seat), f"Bot {seat}") for seat in range(1, record.seats + 1)}
    lines = [words.event(record.title, event, names) for entry in entries for event in entry.events]
    scores = table.outcome.scores if table.outcome else {}
    return "\n".join([*lines, *(f"{names[seat]}: {score}" for seat, score in scores.items())])


def _event(event: Event) -> dict[str, Any]:
    return {"key": event.key, "args": dict(event.args), "seats": event.seats and list(event.seats)}
