"""A tiny title for tests of the host: dice at the start, a secret choice of all at once, a private option, an interruption, an end."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from games.engine import Ask, Event, Keys, Outcome, Seat, Setup, ask_each, ask_or_interrupt, at_any_time, roll, shuffled
from games.title import Title

ROUNDS = {"short": 2, "long": 6}


@dataclass(frozen=True, slots=True)
class ToyView:
    """What a seat (0: the public) sees. `lucky` is the seat's secret number, 0 where not seen or not chosen."""

    turn: int
    order: tuple[Seat, ...]
    scores: tuple[int, ...]
    pokes: int
    you: Seat = 0
    lucky: int = 0


class ToyMatch:
    """Each seat in turn rolls two dice or stops; a secret lucky number doubles a die; anybody else may poke three times."""

    def __init__(self, setup: Setup) -> None:
        self.events: list[Event] = []
        self.turn = 0
        self.setup = setup
        self.order: tuple[Seat, ...] = ()
        self.scores = dict.fromkeys(range(1, setup.seats + 1), 0)
        self.lucky: dict[Seat, int] = {}
        self.pokes = 0

    async def rules(self) -> Outcome:
        """The whole match."""
        self.order = tuple(await shuffled("order", list(self.scores)))
        self.events.append(Event("order", {"first": self.order[0]}))
        self.lucky = await ask_each("lucky", {seat: {f"pick:{n}": n for n in (1, 2, 3)} for seat in self.scores}, private=True)
        for seat, number in self.lucky.items():
            self.events.append(Event("lucky", {"number": number}, (seat,)))
        for _ in range(ROUNDS[self.setup.options["length"]]):
            for seat in self.order:
                self.turn += 1
                await self.take_turn(seat)
        best = max(self.scores.values())
        return Outcome("done", {seat: 1 if score == best else 2 for seat, score in self.scores.items()}, dict(self.scores))

    async def take_turn(self, seat: Seat) -> None:
        """Roll until stopping, three times at most."""
        for _ in range(3):
            if await ask_or_interrupt(seat, "act", lambda: self.offered(seat), self.pokers, self.poke) == "stop":
                return
            dice = await roll("dice", 2)
            gained = sum(die * (2 if die == self.lucky[seat] else 1) for die in dice)
            self.scores[seat] += gained
            self.events.append(Event("rolled", {"seat": seat, "first": dice[0], "second": dice[1]}))

    def offered(self, seat: Seat) -> Keys:
        """What the seat may do in its turn; its number is its own business."""
        secret = f"whisper:{self.lucky[seat]}"
        return Keys((secret, "roll", "stop"), frozenset({secret}), "stop")

    def pokers(self) -> Mapping[Seat, Ask]:
        """Who may poke: anybody, three times in all."""
        return {seat: at_any_time(Keys(("poke",))) for seat in self.scores} if self.pokes < 3 else {}

    async def poke(self, seat: Seat, key: str) -> None:
        """Somebody pokes."""
        self.pokes += 1
        self.events.append(Event("poked", {"seat": seat}))

    def view(self, seat: Seat | None) -> ToyView:
        """What the seat may see."""
        scores = tuple(self.scores.values())
        return ToyView(self.turn, self.order, scores, self.pokes, seat or 0, self.lucky.get(seat or 0, 0))


def choose(view: ToyView, seat: Seat, ask: Ask) -> str:
    """Rolls while it is behind."""
    if ask.prompt == "lucky":
        return f"pick:{1 + seat % 3}"
    return "roll" if view.scores[seat - 1] <= min(view.scores) else "stop"


def toy(create: Callable[[Setup], ToyMatch] = ToyMatch, choose: Callable[[ToyView, Seat, Ask], str] = choose) -> Title:
    """The toy title, perhaps with other rules or another bot."""
    return Title(
        id="toy",
        variants=("plain", "odd"),
        seats=(2, 4),
        version=1,
        create=create,
        choose=choose,
        content=lambda: "toy-cards",
        quiet=frozenset({"poked"}),
        options={"length": ("short", "long")},
        refuse=lambda setup: "odd-number" if setup.variant == "odd" and setup.seats % 2 == 0 else "",
    )


TOY = toy()


class Together(ToyMatch):
    """The same against somebody beside them, or against nobody: with more than so many points each of them has won, else none."""

    async def rules(self) -> Outcome:
        """The whole match."""
        await super().rules()
        rival = len(self.scores) if self.setup.options["foe"] == "player" else 0
        is_won = sum(score for seat, score in self.scores.items() if seat != rival) > ENOUGH
        return Outcome("slain" if is_won else "fallen", {seat: 1 if is_won is (seat != rival) else 2 for seat in self.scores})


ENOUGH = 10
TOGETHER = replace(
    TOY,
    seats=(1, 3),
    create=Together,
    options={"foe": ("cards", "player"), "length": ("short", "long")},
    suffixes={"rival": ("foe", "player"), "long": ("length", "long")},
    besides=lambda options: int(options["foe"] == "player"),
    refuse=lambda setup: "",
    scored=False,
)
"""A title in which up to three people, and perhaps somebody beside them, win and lose together and without points."""
