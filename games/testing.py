"""For those who write rules: scripts, random playouts, perft counts, golden journals, and the check that secrets stay secret.

Randomness is handed in (`random.Random`, hypothesis' `st.randoms()`): none is made here.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from games.engine import CHANCE, Answer, Ask, Draw, Event, Keys, Match, NotAsked, Outcome, Question, Seat, Setup, Table

Create = Callable[[], Match]
"""Makes the same fresh match each time."""
Line = str | Answer | tuple[Seat, str] | tuple[Seat, str, str]
"""An answer as a script may write it; see `script`."""
RARELY = 20
"""One answer in so many is asked of a seat that nobody waits for, where there is one."""


class Rng(Protocol):
    """Where chance comes from."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop` - 1."""


# ---------------------------------------------------------------- chance


def fill(draw: Draw, rng: Rng) -> str:
    """A random answer to what CHANCE is asked for."""
    if not draw.distinct:
        return ".".join(str(rng.randrange(draw.size)) for _ in range(draw.n))
    left = list(range(draw.size))
    for at in range(draw.n):
        other = at + rng.randrange(draw.size - at)
        left[at], left[other] = left[other], left[at]
    return ".".join(str(number) for number in left[: draw.n])


def steady(draw: Draw) -> str:
    """The same answer each time: things keep their order, dice count up."""
    return ".".join(str(at % draw.size) for at in range(draw.n))


def exchanged(key: str, one: int, other: int) -> str:
    """An answer of CHANCE with two of its positions exchanged: another deal of the same things."""
    parts = key.split(".")
    parts[one], parts[other] = parts[other], parts[one]
    return ".".join(parts)


# ---------------------------------------------------------------- scripts


def describe(question: Question | None) -> str:
    """A question for the eyes of somebody whose script went wrong."""
    if question is None:
        return "nothing is asked: the match is over"
    return "; ".join(_describe(seat, ask) for seat, ask in question.asks.items())


def _describe(seat: Seat, ask: Ask) -> str:
    if isinstance(ask.choices, Draw):
        kind = "different numbers" if ask.choices.distinct else "numbers"
        return f"{seat} {ask.prompt}: {ask.choices.n} {kind} below {ask.choices.size}"
    return f"{seat} {ask.prompt}{'' if ask.awaited else ' (if it likes)'}: {' '.join(ask.choices.keys)}"


def script(table: Match | Table, lines: str | Iterable[Line]) -> Table:
    """Play answers written by hand; the table for more. Raises AssertionError that shows the pending question where one is not taken.

    A line is `seat prompt key` or `seat key` (whatever that seat is asked), as text or as a tuple; `roll 6 1 3` answers CHANCE with dice as
    people read them, `deal 2 0 1` with positions. Text may hold many lines; `#` begins a remark.
    """
    playing = table if isinstance(table, Table) else Table(table)
    for number, line in enumerate(_lines(lines), 1):
        try:
            playing.play(_answer(line, playing.question))
        except (NotAsked, ValueError):
            raise AssertionError(f"line {number}, {line!r}, is not taken; asked is: {describe(playing.question)}") from None
    return playing


def _lines(lines: str | Iterable[Line]) -> Iterator[Line]:
    for line in lines.splitlines() if isinstance(lines, str) else lines:
        if not isinstance(line, str):
            yield line
        elif text := line.split("#", 1)[0].strip():
            yield text


def _answer(line: Line, question: Question | None) -> Answer:
    if isinstance(line, Answer):
        return line
    words = line.split() if isinstance(line, str) else [str(part) for part in line]
    if words[0] in ("roll", "deal"):
        shift = 1 if words[0] == "roll" else 0
        words = [str(CHANCE), ".".join(str(int(word) - shift) for word in words[1:])]
    seat = int(words[0])
    prompt = words[1] if len(words) > 2 else _prompt(seat, question)
    return Answer(seat, prompt, words[-1])


def _prompt(seat: Seat, question: Question | None) -> str:
    ask = question.asks.get(seat) if question else None
    return ask.prompt if ask else ""


# ---------------------------------------------------------------- playouts


def pick(question: Question, rng: Rng) -> Answer:
    """A random answer that the question takes. Raises AssertionError where the match waits for nobody."""
    waiting = question.awaited
    assert waiting, f"nobody is awaited: {describe(question)}"
    seats = waiting
    if len(waiting) < len(question.asks) and rng.randrange(RARELY) == 0:
        seats = tuple(seat for seat in question.asks if seat not in waiting)
    seat = seats[rng.randrange(len(seats))] if len(seats) > 1 else seats[0]
    ask = question.asks[seat]
    if isinstance(ask.choices, Draw):
        return Answer(seat, ask.prompt, fill(ask.choices, rng))
    keys = ask.choices.keys
    assert keys, f"no option is left: {describe(question)}"
    return Answer(seat, ask.prompt, keys[rng.randrange(len(keys))])


def steps(table: Table, rng: Rng, limit: int = 100_000) -> Iterator[Answer]:
    """Play a table on at random and hand out each answer after it was taken, so that a test can look. Raises AssertionError past `limit`."""
    for _ in range(limit):
        if table.question is None:
            return
        answer = pick(table.question, rng)
        table.play(answer)
        yield answer
    assert table.question is None, f"no end after {limit} answers; asked is: {describe(table.question)}"


def playout(table: Match | Table, rng: Rng, limit: int = 100_000) -> Table:
    """Play at random to the end. Raises AssertionError where there is none within `limit` answers."""
    playing = table if isinstance(table, Table) else Table(table)
    for _ in steps(playing, rng, limit):
        pass
    return playing


def perft(create: Create, depth: int, journal: Sequence[Answer] = ()) -> int:
    """How many lines of play there are, `depth` answers deep, any-time answers included; shorter ones count where the match ends.

    CHANCE gives its `steady` answer at once, which costs no depth.
    """
    table = settled(Table(create(), journal))
    if depth == 0 or table.question is None:
        return 1
    return sum(perft(create, depth - 1, [*table.journal, answer]) for answer in answers(table.question))


def settled(table: Table) -> Table:
    """The table once CHANCE has given its `steady` answers."""
    while table.question is not None and table.question.draw is not None:
        table.play(Answer(CHANCE, table.question.asks[CHANCE].prompt, steady(table.question.draw)))
    return table


def answers(question: Question) -> Iterator[Answer]:
    """Every answer that a seat other than CHANCE may give."""
    for seat, ask in question.asks.items():
        if isinstance(ask.choices, Keys):
            yield from (Answer(seat, ask.prompt, key) for key in ask.choices.keys)


# ---------------------------------------------------------------- journals


@dataclass(frozen=True, slots=True)
class Golden:
    """A match as text: the set-up as one line of JSON, then one answer a line, then the outcome as JSON where it has ended."""

    setup: Setup
    journal: tuple[Answer, ...]
    outcome: Outcome | None = None

    def __str__(self) -> str:
        end = [json.dumps(asdict(self.outcome))] if self.outcome else []
        return "\n".join([json.dumps(asdict(self.setup), sort_keys=True), *map(str, self.journal), *end, ""])

    @classmethod
    def parse(cls, text: str) -> "Golden":
        """What `str` wrote. Raises ValueError where the text is none."""
        first, *lines = text.splitlines()
        end = json.loads(lines.pop()) if lines and lines[-1].startswith("{") else None
        return cls(Setup(**json.loads(first)), tuple(Answer.parse(line) for line in lines), end and _outcome(end))


def _outcome(told: Mapping[str, Any]) -> Outcome:
    """An outcome from its JSON, in which seats have become texts."""
    places, scores = ({int(seat): number for seat, number in told[name].items()} for name in ("places", "scores"))
    return Outcome(told["how"], places, scores)


@dataclass(frozen=True, slots=True)
class Moment:
    """Everything that a table shows at one moment, to all seats and the public."""

    number: int
    question: Question | None
    outcome: Outcome | None
    views: Mapping[Seat | None, Any]
    events: tuple[Event, ...]


def moment(table: Table, seats: int) -> Moment:
    """What a table of so many seats shows now."""
    viewers = (None, *range(1, seats + 1))
    return Moment(table.number, table.question, table.outcome, {seat: table.view(seat) for seat in viewers}, tuple(table.events_after(-1)))


def replays_equal(create: Create, seats: int, journal: Sequence[Answer], samples: int = 8) -> None:
    """Raises AssertionError unless tables rebuilt from the journal's text show the same as the one played through.

    Looks at the end and at up to `samples` places before it.
    """
    looks = {*range(0, len(journal), max(1, len(journal) // samples)), len(journal)}
    lines = [str(answer) for answer in journal]
    table = Table(create())
    for number in range(len(journal) + 1):
        if number in looks:
            rebuilt = Table(create(), [Answer.parse(line) for line in lines[:number]])
            assert moment(rebuilt, seats) == moment(table, seats), f"a replay of {number} answers shows something else"
        if number < len(journal):
            table.play(journal[number])


# ---------------------------------------------------------------- secrets


@dataclass(frozen=True, slots=True)
class Offer:
    """What somebody can tell of one seat's ask."""

    prompt: str
    keys: tuple[str, ...]
    awaited: bool


@dataclass(frozen=True, slots=True)
class Seen:
    """All that reaches one person at one moment."""

    number: int
    view: Any
    events: tuple[Event, ...]
    offers: Mapping[Seat, Offer]


def seen(table: Table, viewer: Seat | None) -> Seen:
    """All that reaches a seat (None: the public): its view, the events it may know, its own options and the public ones of the others."""
    told = tuple(event for event in table.events_after(-1) if event.reaches(viewer))
    asks = table.question.asks if table.question else {}
    offers = {
        seat: Offer(ask.prompt, _visible(ask.choices, seat == viewer), ask.awaited) for seat, ask in asks.items() if isinstance(ask.choices, Keys)
    }
    return Seen(table.number, table.view(viewer), told, offers)


def _visible(keys: Keys, own: bool) -> tuple[str, ...]:
    return keys.keys if own else keys.public


def twins(
    create: Create, journal: Sequence[Answer], viewer: Seat | None, swap: Callable[[Table, Answer], Answer]
) -> Iterator[tuple[Table, Table, Seen, Seen]]:
    """Two matches that differ only in what the viewer may not know, wherever somebody can look; both must look the same.

    `swap` is given the changed match before each answer and gives the answer to play there: another deal, another seat's other secret.
    Raises AssertionError where the changed match does not take it. While CHANCE is asked nobody can look.
    """
    table, twin = Table(create()), Table(create())
    for answer in journal:
        table.play(answer)
        script(twin, [swap(twin, answer)])
        if not any(each.question and each.question.draw for each in (table, twin)):
            yield table, twin, seen(table, viewer), seen(twin, viewer)


def keeps_secret(create: Create, journal: Sequence[Answer], viewer: Seat | None, swap: Callable[[Table, Answer], Answer]) -> int:
    """At how many moments `twins` looked the same to the viewer. Raises AssertionError at the first that did not."""
    count = 0
    for _, _, one, other in twins(create, journal, viewer, swap):
        assert one == other, f"after {one.number} answers seat {viewer} sees a secret:\n{one}\n{other}"
        count += 1
    return count
