"""Random players that do things: they hunt, search and help rather than end their turns."""

from collections.abc import Callable
from random import Random

from games.engine import CHANCE, Answer, Keys, Question, Table
from games.slaughter.match import Slaughter
from games.slaughter.state import Game
from games.slaughter.title import SLAUGHTER
from games.testing import fill

HUNGRY = ("attack", "encore", "lure", "heal")
EAGER = ("search", "play", "smash", "take", "move", "draw", "break", "tame", "use")
LAZY = ("scare", "end", "hold", "unhold", "again", "spare", "stop", "pass", "keep", "roll", "leave")
Avoid = Callable[[str], bool]


def nothing(key: str) -> bool:
    """No key is avoided."""
    return False


def opened(variant: str, seats: int, seed: int) -> Table:
    """A table with options chosen by the seed."""
    rng = Random(seed)
    options = {name: rng.choice(choices) for name, choices in SLAUGHTER.options.items() if name != "extra"}
    return Table(SLAUGHTER.create(SLAUGHTER.setup(variant, seats, options)))


def game_of(table: Table) -> Game:
    """The state behind a table, for tests that count everything."""
    assert isinstance(table.match, Slaughter)
    return table.match.game


def choice(question: Question, rng: Random, avoid: Avoid = nothing) -> Answer:
    """An answer that keeps the night going."""
    if question.draw is not None:
        return Answer(CHANCE, question.asks[CHANCE].prompt, fill(question.draw, rng))
    seats = question.awaited if rng.random() < 0.97 else tuple(question.asks)
    seat = rng.choice(seats)
    ask = question.asks[seat]
    assert isinstance(ask.choices, Keys)
    keys = [key for key in ask.choices.keys if not avoid(key)] or list(ask.choices.keys)
    return Answer(seat, ask.prompt, liked(keys, rng))


def liked(keys: list[str], rng: Random) -> str:
    """One of the keys: prey first, then whatever helps to find it, most times."""
    mood = rng.random()
    busy = [key for key in keys if key.partition(":")[0] not in LAZY]
    for verbs, share in ((HUNGRY, 0.85), (EAGER, 0.7)):
        wanted = [key for key in keys if key.partition(":")[0] in verbs]
        if wanted and mood < share:
            return rng.choice(wanted)
    return rng.choice(busy if busy and mood < 0.93 else keys)


def played(variant: str, seats: int, seed: int, avoid: Avoid = nothing) -> Table:
    """A whole lively match."""
    table = opened(variant, seats, seed)
    rng = Random(seed)
    while table.question is not None:
        table.play(choice(table.question, rng, avoid))
    return table
