"""Odds of a fight and of a Search, for bot seats: what a player works out in the head."""

from functools import cache
from math import comb
from typing import NamedTuple


class Fight(NamedTuple):
    """What an Attack promises: health taken on average, the chance of a kill, the chance of losing."""

    wounds: float
    kill: float
    loss: float


@cache
def hits(dice: int) -> tuple[float, ...]:
    """Chances of 0, 1, … successes with dice that succeed half the time."""
    return tuple(comb(dice, n) / 2**dice for n in range(dice + 1))


@cache
def fight(dice: int, reaction: int, hp: int) -> Fight:
    """An Attack with so many dice against so many, on a victim with so much health."""
    wounds = kill = loss = 0.0
    for a, chance_a in enumerate(hits(dice)):
        for b, chance_b in enumerate(hits(reaction)):
            chance, net = chance_a * chance_b, a - b
            wounds += chance * min(max(net, 0), hp)
            kill += chance * (net >= hp)
            loss += chance * (net < 0)
    return Fight(wounds, kill, loss)


@cache
def success(dice: int, needed: int = 1) -> float:
    """The chance of at least so many successes."""
    return sum(hits(dice)[needed:])


@cache
def find(dice: int, pile: int, guests: int) -> float:
    """The chance that a Search of a shuffled pile turns up a guest."""
    if not pile or not guests:
        return 0.0
    return sum(chance * (1 - _miss(pile, guests, min(n, pile))) for n, chance in enumerate(hits(dice)))


def _miss(pile: int, guests: int, drawn: int) -> float:
    return comb(pile - guests, drawn) / comb(pile, drawn)
