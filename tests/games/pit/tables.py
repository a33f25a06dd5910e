"""Tables for tests: a match made ready by the real set-up with chance that keeps every order, and single deeds played from a script.

Captains sit at the seats 1, 2 …, the first leads with the Messenger in d1; each has a Paladin in a1. A Monster player has the last seat.
Location Die: `roll 3` is the third District of the ring.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any

from games.engine import CHANCE, Answer, Event, Keys, Outcome, Question, Seat, Table
from games.pit import monster_cards
from games.pit.match import Pit
from games.pit.pieces import Captain, Ended, Token, Unit
from games.pit.sight import table_view
from games.pit.state import Game
from games.pit.title import PIT
from games.testing import describe, exchanged, script, steady

CAPTAINS = ("isolde_kerr", "brannoc_tallow", "maelin_dusk", "quill_farrow", "oona_bramblehide", "yrsa_vane")
FIRST = ("progress", "discard")
"""What the first Morning asks first."""
Deed = Callable[[], Awaitable[object]]


# ---------------------------------------------------------------- a match made ready


def ready(captains: int = 2, variant: str = "dragon", chosen: Iterable[str] = CAPTAINS, **options: str) -> Game:
    """The state at the first question of the first Morning; with the Encounter deck unless the options say otherwise."""
    setup = PIT.setup(variant, captains, {"encounters": "on", **options})
    match = Pit(setup)
    table = Table(match)
    wanted = iter(chosen)
    while (question := table.question) is not None and not any(ask.prompt in FIRST for ask in question.asks.values()):
        table.play(_set_up(question, setup.seats, wanted))
    match.game.events.clear()
    return match.game


def _set_up(question: Question, seats: int, wanted: Iterator[str]) -> Answer:
    """Chance keeps the order of things, but that the first Captain draws the highest Quest; people take what the test wants."""
    seat = question.awaited[0]
    ask = question.asks[seat]
    if not isinstance(ask.choices, Keys):
        key = steady(ask.choices)
        return Answer(CHANCE, ask.prompt, exchanged(key, 0, ask.choices.n - 1) if ask.prompt == "lead" else key)
    if ask.prompt == "captain":
        return Answer(seat, ask.prompt, f"captain:{next(wanted)}")
    if ask.prompt == "role":
        return Answer(seat, ask.prompt, "role:monster" if seat == seats else "role:captain")
    return Answer(seat, ask.prompt, ask.choices.keys[0])


def during(game: Game, phase: str, *districts: str) -> Game:
    """The same match in another phase, its Captains in Districts."""
    game.phase = phase
    for captain, district in zip(game.captains, districts, strict=False):
        captain.district = district
    return game


def station(game: Game, captain: Captain, card: str, slot: str, items: Iterable[str] = (), mounts: Iterable[str] = ()) -> Unit:
    """A card in a slot of an Outpost, with what is attached to it."""
    unit = game.unit(card)
    unit.slot, unit.items, unit.mounts = slot, list(items), list(mounts)
    captain.units.append(unit)
    return unit


def put(game: Game, card: str, *places: str) -> list[Token]:
    """An Encounter card lies open, its tokens on the board; the tokens."""
    game.encounters.remove(card)
    game.open.append(card)
    tokens = [Token(card, place, game.content.encounters[card].health) for place in places]
    game.on_board += tokens
    return tokens


# ---------------------------------------------------------------- one deed


class Scene:
    """A match of one deed, so that scripts and questions work as in a whole one."""

    def __init__(self, game: Game, deed: Deed) -> None:
        self.game, self.deed = game, deed

    @property
    def events(self) -> list[Event]:
        return self.game.events

    @property
    def turn(self) -> int:
        return self.game.turn_number

    async def rules(self) -> Outcome:
        try:
            await self.deed()
        except Ended as end:
            return Outcome(end.how, {}, {})
        return Outcome("done", {}, {})

    def view(self, seat: Seat | None) -> Any:
        return table_view(self.game, seat)


def begin(game: Game, deed: Deed, lines: str = "") -> Table:
    """Play a deed as far as the lines go (see `games.testing.script`)."""
    return script(Scene(game, deed), lines)


def play(game: Game, deed: Deed, lines: str = "") -> str:
    """Play a whole deed; `done`, or how the match ended with it. Raises AssertionError where more is asked."""
    table = begin(game, deed, lines)
    assert table.outcome is not None, f"more is asked: {describe(table.question)}"
    return table.outcome.how


def keys(table: Table, seat: Seat) -> tuple[str, ...]:
    """The options of a seat."""
    assert table.question is not None
    ask = table.question.asks[seat]
    assert isinstance(ask.choices, Keys)
    return ask.choices.keys


def prompt(table: Table, seat: Seat) -> str:
    """What a seat is asked."""
    assert table.question is not None
    return table.question.asks[seat].prompt


def told(game: Game, key: str) -> list[dict[str, str | int]]:
    """The arguments of all events of a kind, in order."""
    return [dict(event.args) for event in game.events if event.key == key]


# ---------------------------------------------------------------- cards


def drawn(game: Game, card: str, lines: str = "") -> str:
    """The Monster draws a card."""
    game.monster_deck.insert(0, card)
    return play(game, lambda: monster_cards.draw(game), lines)


def played(game: Game, card: str, lines: str = "") -> str:
    """The Monster player plays one."""
    return play(game, lambda: monster_cards.play(game, card), lines)
