"""Whether the keyed dice fall evenly: chi-square tests over many of them."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import permutations

from bot import chance
from games.engine import Draw

DOUBT = 1e-6
"""Honest dice come out more uneven, or more even, than this once in a million tests each."""
ROLL, DECK, ORDER = Draw(6, 6), Draw(5, 40, distinct=True), Draw(4, 4, distinct=True)


@dataclass(frozen=True, slots=True)
class Result:
    """One test: how many samples in how many cells, the statistic, and how often honest dice exceed it."""

    name: str
    samples: int
    cells: int
    statistic: float
    p: float

    @property
    def is_even(self) -> bool:
        """Whether the dice pass."""
        return DOUBT < self.p < 1 - DOUBT


def tests(secret: str, dice: int) -> list[Result]:
    """All tests of the dice that follow from a secret, over at least so many dice each."""
    rolls = [_numbers(secret, number, ROLL) for number in range(-(-dice // ROLL.n))]
    deals = [_numbers(secret, number, DECK) for number in range(-(-dice // DECK.n))]
    orders = [_numbers(secret, number, ORDER) for number in range(-(-dice // ORDER.n))]
    return [
        even("faces", (face for roll in rolls for face in roll), range(6)),
        even("neighbours in a roll", (pair for roll in rolls for pair in zip(roll[::2], roll[1::2], strict=True)), _pairs(6)),
        even("one roll and the next", ((one[0], other[0]) for one, other in zip(rolls[::2], rolls[1::2], strict=False)), _pairs(6)),
        even("totals of a roll", (sum(face > 2 for face in roll) for roll in rolls), range(7), [math.comb(6, k) * 2**-6 for k in range(7)]),
        even("first card of a deck", (deal[0] for deal in deals), range(DECK.size)),
        even("fifth card of a deck", (deal[4] for deal in deals), range(DECK.size)),
        even("orders of four", orders, _orders()),
    ]


def even(name: str, samples: Iterable[object], cells: Iterable[object], chances: list[float] | None = None) -> Result:
    """Pearson's chi-square test: the samples fall into the cells with these chances, by default equal ones."""
    counts, each = Counter(samples), list(cells)
    n = counts.total()
    wanted = [n * part for part in chances or [1 / len(each)] * len(each)]
    statistic = sum((counts[cell] - expected) ** 2 / expected for cell, expected in zip(each, wanted, strict=True))
    if set(counts) - set(each):
        statistic = math.inf
    return Result(name, n, len(each), statistic, exceeded(statistic, len(each) - 1))


def exceeded(statistic: float, freedom: int) -> float:
    """The chance that a chi-square of so many degrees of freedom exceeds a value: the upper incomplete gamma function, regularized."""
    a, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    if math.isinf(x):
        return 0.0
    front = math.exp(a * math.log(x) - x - math.lgamma(a))
    return 1 - front * _series(a, x) if x < a + 1 else front * _fraction(a, x)


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    n = 0
    while term > total * 1e-15:
        n += 1
        term *= x / (a + n)
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    """Lentz's continued fraction; for x over a + 1 its parts stay away from 0."""
    b = x + 1 - a
    c, d = math.inf, 1 / b
    result, n, delta = d, 0, 0.0
    while abs(delta - 1) > 1e-15 and n < 10_000:
        n += 1
        step = -n * (n - a)
        b += 2
        d = 1 / (b + step * d)
        c = b + step / c
        delta = c * d
        result *= delta
    return result


def _numbers(secret: str, number: int, draw: Draw) -> tuple[int, ...]:
    return tuple(map(int, chance.answer(secret, number, draw).split(".")))


def _pairs(size: int) -> Iterator[tuple[int, int]]:
    return ((one, other) for one in range(size) for other in range(size))


def _orders() -> Iterator[tuple[int, ...]]:
    return permutations(range(ORDER.size))
