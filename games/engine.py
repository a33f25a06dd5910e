"""A match as a conversation: rules ask, seats and chance answer, the journal remembers.

Rules are straight-line `async def` functions that await `Question`s. No event loop is involved: `Table` drives the
coroutine by hand, so `asyncio`, clocks and random generators are banned in `games/`.

* A `Question` names the options of every seat that may answer. Options are short stable keys, `verb:target`.
* `CHANCE` is a seat: dice and shuffles are answers like any other, so a match replays from its journal alone.
* Everything a rule tells is an `Event` with an audience; everything a seat may see is in `Match.view`.
"""

from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Seat = int
CHANCE: Seat = 0
Rules = Coroutine["Question", "Answer", "Outcome"]
Dialogue = Callable[[], Coroutine["Question", "Answer", T]]
ANY_TIME = "any-time"


class NotAsked(ValueError):
    """The answer is not one that the pending question takes; nothing has changed."""


@dataclass(frozen=True, slots=True)
class Keys:
    """The listed keys. Private ones exist because of something hidden and are shown to their seat alone."""

    keys: tuple[str, ...]
    private: frozenset[str] = frozenset()
    fallback: str = ""

    def __contains__(self, key: str) -> bool:
        return key in self.keys

    @property
    def default(self) -> str:
        """What the host answers when a deadline passes."""
        return self.fallback or self.keys[0]

    @property
    def public(self) -> tuple[str, ...]:
        """The keys that everybody may know to be there."""
        return tuple(key for key in self.keys if key not in self.private)


@dataclass(frozen=True, slots=True)
class Draw:
    """`n` numbers below `size`, distinct or not: `5.2.5` are three dice, `2.0.1` is an order of three cards."""

    n: int
    size: int
    distinct: bool = False

    def __contains__(self, key: str) -> bool:
        parts = key.split(".") if key else []
        if len(parts) != self.n or not all(part.isdecimal() and str(int(part)) == part for part in parts):
            return False
        numbers = [int(part) for part in parts]
        return all(number < self.size for number in numbers) and not (self.distinct and len(set(numbers)) < self.n)


@dataclass(frozen=True, slots=True)
class Ask:
    """What one seat is asked. A seat that is not awaited may answer, but nobody waits for it."""

    prompt: str
    choices: Keys | Draw
    awaited: bool = True


@dataclass(frozen=True, slots=True)
class Answer:
    """One line of a journal."""

    seat: Seat
    prompt: str
    key: str

    def __str__(self) -> str:
        return f"{self.seat} {self.prompt} {self.key}"

    @classmethod
    def parse(cls, line: str) -> "Answer":
        """The answer that `str` wrote. Raises ValueError where the line is none."""
        seat, prompt, key = line.split(" ", 2)
        return cls(int(seat), prompt, key)


@dataclass(frozen=True, slots=True)
class Question:
    """Every seat that may answer now, with its options. Also the value of an empty wait: nobody."""

    asks: Mapping[Seat, Ask]

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats for which the match waits."""
        return tuple([seat for seat, ask_ in self.asks.items() if ask_.awaited])

    @property
    def draw(self) -> Draw | None:
        """What CHANCE is asked for, if it is CHANCE's turn."""
        ask_ = self.asks.get(CHANCE)
        return ask_.choices if ask_ is not None and isinstance(ask_.choices, Draw) else None

    def takes(self, answer: Answer) -> bool:
        """Whether the answer is one of those offered."""
        ask_ = self.asks.get(answer.seat)
        return ask_ is not None and ask_.prompt == answer.prompt and answer.key in ask_.choices

    def __await__(self) -> Generator["Question", Answer, Answer]:
        return (yield self)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `seats` are those who may know it; None is everybody."""

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    seats: tuple[Seat, ...] | None = None

    def reaches(self, seat: Seat | None) -> bool:
        """Whether a seat (None: the public) may know it."""
        return self.seats is None or seat in self.seats


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: `how` is a word for people; places begin at 1, equal places are shared. Who wins has place 1, perhaps nobody."""

    how: str
    places: Mapping[Seat, int]
    scores: Mapping[Seat, int] = field(default_factory=dict)
    """Empty where people do not play for points."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match is made from. `version` is the rules version it began with; `content` the fingerprint of its cards."""

    title: str
    variant: str
    seats: int
    version: int
    options: Mapping[str, str] = field(default_factory=dict)
    content: str = ""


class Match(Protocol):
    """A fresh match of some title: its rules, what they have told, and what each seat may see."""

    @property
    def events(self) -> list[Event]:
        """All that has been told, in order."""

    @property
    def turn(self) -> int:
        """Counts turns from 1; 0 is the set-up. A new turn is a new post in the channel."""

    def rules(self) -> Rules:
        """The whole match as one coroutine."""

    def view(self, seat: Seat | None) -> Any:
        """What a seat (None: the public) may see, as frozen dataclasses made by adding."""


# ---------------------------------------------------------------- asking


async def ask(seat: Seat, prompt: str, options: Mapping[str, T], private: Iterable[str] = (), default: str = "") -> T:
    """Ask one seat; the value behind the key it chose."""
    answer = await Question({seat: Ask(prompt, Keys(tuple(options), frozenset(private), default))})
    return options[answer.key]


async def ask_key(seat: Seat, prompt: str, keys: Iterable[str], private: Iterable[str] = (), default: str = "") -> str:
    """Ask one seat; the key it chose."""
    answer = await Question({seat: Ask(prompt, Keys(tuple(keys), frozenset(private), default))})
    return answer.key


async def ask_each(prompt: str, options: Mapping[Seat, Mapping[str, T]], private: bool = False) -> dict[Seat, T]:
    """Ask several seats at once; nobody's choice is known until all have chosen."""

    def alone(seat: Seat) -> Dialogue[T]:
        return lambda: ask(seat, prompt, options[seat], options[seat] if private else ())

    return await together({seat: alone(seat) for seat in options})


async def together(dialogues: Mapping[Seat, Dialogue[T]]) -> dict[Seat, T]:
    """Run one dialogue per seat side by side; each asks its own seat or CHANCE.

    Results come in the order of `dialogues`: the order of arrival is a secret.
    """
    running = {seat: dialogues[seat]() for seat in dialogues}
    pending: dict[Seat, Question] = {}
    results: dict[Seat, T] = {}

    def resume(seat: Seat, answer: Answer | None) -> None:
        try:
            pending[seat] = running[seat].send(answer)  # type: ignore[arg-type]  # None starts a coroutine
        except StopIteration as end:
            pending.pop(seat, None)
            results[seat] = end.value

    for seat in running:
        resume(seat, None)
    while pending:
        drawing = next((seat for seat in running if seat in pending and CHANCE in pending[seat].asks), None)
        if drawing is not None:
            resume(drawing, await pending[drawing])
            continue
        answer = await Question({seat: pending[seat].asks[seat] for seat in running if seat in pending})
        resume(answer.seat, answer)
    return {seat: results[seat] for seat in running}


def at_any_time(keys: Keys) -> Ask:
    """Keys that a seat may answer while nobody waits for it."""
    return Ask(ANY_TIME, keys, awaited=False)


async def ask_or_interrupt(
    seat: Seat,
    prompt: str,
    options: Callable[[], Keys],
    interrupts: Callable[[], Mapping[Seat, Ask]],
    interrupt: Callable[[Seat, str], Awaitable[None]],
) -> str:
    """Ask `seat` for a key, while others may do something at any time; afterwards the options are worked out anew."""
    while True:
        mine = Ask(prompt, options())
        asks = {seat: mine, **interrupts()}
        asks[seat] = mine
        answer = await Question(asks)
        if answer.seat == seat:
            return answer.key
        await interrupt(answer.seat, answer.key)


# ---------------------------------------------------------------- chance


async def roll(prompt: str, n: int, faces: int = 6) -> list[int]:
    """`n` dice, 1 to `faces` each; none are asked for where n is 0."""
    if n == 0:
        return []
    answer = await Question({CHANCE: Ask(prompt, Draw(n, faces))})
    return [int(part) + 1 for part in answer.key.split(".")]


async def shuffled(prompt: str, things: Sequence[T]) -> list[T]:
    """The things in a random order."""
    if len(things) < 2:
        return list(things)
    answer = await Question({CHANCE: Ask(prompt, Draw(len(things), len(things), distinct=True))})
    return [things[int(part)] for part in answer.key.split(".")]


async def drawn(prompt: str, things: Sequence[T], n: int = 1) -> list[T]:
    """`n` different things at random (all of them, if there are fewer), in the order drawn."""
    n = min(n, len(things))
    if n == 0 or len(things) == 1:
        return list(things[:n])
    answer = await Question({CHANCE: Ask(prompt, Draw(n, len(things), distinct=True))})
    return [things[int(part)] for part in answer.key.split(".")]


# ---------------------------------------------------------------- the table


class Table:
    """A match under way. The journal is the truth; the suspended rules are a cache of it."""

    def __init__(self, match: Match, journal: Iterable[Answer] = ()) -> None:
        self.match = match
        self.journal: list[Answer] = []
        self.outcome: Outcome | None = None
        self._rules = match.rules()
        self._marks: list[int] = []  # how many events had been told after each answer
        self.question = self._resume(None)
        for answer in journal:
            self.play(answer)

    def play(self, answer: Answer) -> None:
        """Give an answer. Raises NotAsked, and changes nothing, where the question does not take it."""
        if self.question is None or not self.question.takes(answer):
            raise NotAsked(f"{answer} does not answer the pending question")
        self.question = self._resume(answer)
        self.journal.append(answer)

    @property
    def number(self) -> int:
        """How many answers have been given; controls carry it, so that old ones are known."""
        return len(self.journal)

    def view(self, seat: Seat | None) -> Any:
        """What a seat (None: the public) may see."""
        return self.match.view(seat)

    def events_after(self, number: int) -> list[Event]:
        """What was told after the first `number` answers; -1 begins with the set-up."""
        return self.match.events[self._marks[number] if number >= 0 else 0 :]

    def _resume(self, answer: Answer | None) -> Question | None:
        question: Question | None = None
        try:
            question = self._rules.send(answer)  # type: ignore[arg-type]  # None starts a coroutine
        except StopIteration as end:
            self.outcome = end.value
        self._marks.append(len(self.match.events))
        return question
