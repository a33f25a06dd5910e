"""Pairs of states that differ only in what a viewer may not know: the twins of the secrecy tests, with other seeds, looked at where it pleases."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial
from unittest.mock import patch

from bot.game import Game
from bot.journal import numbers
from bot.people import Person
from db.store import SeatRow, TableRow
from games.engine import Answer, Setup, Table
from games.slaughter.title import SLAUGHTER
from games.testing import script
from tests.games.slaughter import test_secrecy as base
from tests.games.slaughter import test_ug_secrecy as below
from tests.games.slaughter.lively import game_of

Source = Callable[[int], object]
UNFIT = (AssertionError, StopIteration, IndexError, ValueError)
"""What a source says of a seed in which there is nothing of its kind to exchange."""
SEEDS = 1_000_000


@dataclass(frozen=True, slots=True)
class Case:
    """A match and what its twin differs in; up to `until` answers the viewer may not see a difference."""

    kind: str
    setup: Setup
    journal: Sequence[Answer]
    until: int
    viewer: int | None
    swap: base.Swap

    def fresh(self) -> Table:
        """The match before its first answer."""
        return Table(SLAUGHTER.create(self.setup))


@dataclass(frozen=True, slots=True)
class Pair:
    """Two states that the viewer may not tell apart."""

    case: Case
    one: Game
    other: Game


def sources() -> dict[str, Source]:
    """Where twins come from, by what is hidden in them."""
    found: dict[str, Source] = {
        "object": lambda seed: base.card_twins(seed, 2 + seed % 4, "objects"),
        "bonus": lambda seed: base.avoiding_twins(seed, base.BONUS[seed % len(base.BONUS)], _tool(seed)),
        "guest": base.test_where_a_guest_hides,
        "shuffle": base.test_how_a_shuffle_fell,
        "prophecy": base.test_what_others_predict,
        "nothing here": below.test_which_pile_has_nothing_here,
        "refugees": below.test_who_hides_below_in_the_last_hours,
        "mutations": below.test_the_order_of_the_mutations,
        "room marker": below.test_who_lies_under_a_room_marker,
        "locker": lambda _seed: below.test_what_the_locker_holds(),
    }
    for variant in ("underground", "station-b62", "hunger"):
        found[f"basement of {variant}"] = partial(_basement, variant)
    for variant in ("underground", "battered-cabin", "wandering-monsters"):
        found[f"events of {variant}"] = partial(_events, variant)
    for bonus in ("get_out", "stubborn", "tenacious", "mine_now"):
        found[bonus] = partial(_bonus_below, bonus)
    return found


def _tool(seed: int) -> str:
    table = base.played_without(seed, base.variant_of(base.BONUS[seed % len(base.BONUS)]))
    families = {player.family for player in game_of(table).players}
    return next(card.id for card in game_of(table).content.objects.values() if card.set in families and card.copies == 1)


def _basement(variant: str, _seed: int) -> None:
    below.test_cards_of_the_basement_pile(variant)


def _events(variant: str, _seed: int) -> None:
    below.test_basement_events_to_come(variant)


def _bonus_below(bonus: str, seed: int) -> object:
    return below.bonus_twins(seed, bonus)


def cases(kind: str, source: Source, seed: int) -> list[Case]:
    """The twins of one source for a seed; none where the seed has nothing to exchange."""
    found: list[Case] = []

    def note(table: Table, until: int, viewer: int | None, swap: base.Swap) -> int:
        found.append(Case(kind, game_of(table).setup, tuple(table.journal), min(until, len(table.journal)), viewer, swap))
        return 1_000

    shifted = below.match.__wrapped__
    with ExitStack() as patched:
        for module in (base, below):
            patched.enter_context(patch.object(module, "alike", note))
        patched.enter_context(patch.object(below, "match", lambda variant, at, *avoid: shifted(variant, at + seed, *avoid)))
        try:
            source(seed)
        except UNFIT:
            pass
        finally:
            base.played_without.cache_clear()
    return [case for case in found if case.until > 0]


def pairs(seed: int, each: int) -> Iterator[Pair]:
    """Pairs without end, of every kind in turn; `each` of a case, somewhere in its match."""
    rng = random.Random(seed)
    while True:
        for kind, source in sources().items():
            found = cases(kind, source, rng.randrange(SEEDS))
            for case in rng.sample(found, min(3, len(found))):
                yield from _of(case, rng, each)


def _of(case: Case, rng: random.Random, each: int) -> Iterator[Pair]:
    looks = set(rng.sample(range(1, case.until + 1), min(each, case.until)))
    one, other = case.fresh(), case.fresh()
    for number, answer in enumerate(case.journal[: case.until], 1):
        one.play(answer)
        script(other, [case.swap(other, answer)])
        if number in looks and not any(table.question is not None and table.question.draw for table in (one, other)):
            yield Pair(case, game(case, one), game(case, other))


def people(case: Case) -> list[Person]:
    """Who sits where, from seat 1 on."""
    return [Person(1_000 + seat, f"Person {seat}") for seat in range(1, case.setup.seats + 1)]


def game(case: Case, table: Table) -> Game:
    """The table as the host hands it out."""
    row = TableRow(1, 1, 7, 1_001, case.setup, "live", "5" * 64, state="running", created=1.0, started=2.0)
    seats = tuple(SeatRow(seat, person.id, person.name) for seat, person in enumerate(people(case), 1))
    if table.outcome is not None:
        row = replace(row, state="ended", ended=9.0)
    assert len(numbers(table.journal)) == table.number
    return Game(row, seats, SLAUGHTER, table, tuple(table.journal))
