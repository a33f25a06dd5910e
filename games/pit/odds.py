"""Exact odds of rolls and combats, for bot seats: what a player with a pencil works out (content A3).

Pools are strings of letters, `wwy`. Chains of enchanted faces are followed until what is left is below CUT.
"""

from functools import lru_cache
from typing import NamedTuple

from games.pit.dice import FACES

CUT = 1e-9
CRITICAL = 3
Odds = tuple[float, ...]
"""The chance of 0, 1, 2 … results."""


class Duel(NamedTuple):
    """A combat from the Captain's side: chances, and the mean damage of an attack."""

    win: float
    critical: float
    tie: float
    loss: float
    damage: float


@lru_cache(maxsize=8)
def one(colour: str, result: str) -> Odds:
    """How many Captain (`c`) or Monster (`m`) results one die comes to."""
    faces = FACES[colour]
    share, shift, chain = 1.0, 0, sum(face.isupper() for face in faces) / len(faces)
    step = int(any(face == result.upper() for face in faces))
    hit = sum(face == result for face in faces) / len(faces)
    miss = 1 - chain - hit
    found = [0.0]
    while share > CUT:
        found += [0.0] * (shift + 2 - len(found))
        found[shift] += share * miss
        found[shift + 1] += share * hit
        share, shift = share * chain, shift + step
    return tuple(found)


def ordered(dice: str) -> str:
    """The same dice, White first: the same pool has one name."""
    return "".join(sorted(dice, key="wyr".index))


def results(dice: str, result: str) -> Odds:
    """How many results a pool comes to."""
    return _results(ordered(dice), result)


@lru_cache(maxsize=4096)
def _results(dice: str, result: str) -> Odds:
    if not dice:
        return (1.0,)
    before, last = _results(dice[:-1], result), one(dice[-1], result)
    found = [0.0] * (len(before) + len(last) - 1)
    for a, chance in enumerate(before):
        for b, more in enumerate(last):
            found[a + b] += chance * more
    while found[-1] < CUT:
        found.pop()
    return tuple(found)


def mean(dice: str, result: str) -> float:
    """The mean number of results."""
    return sum(_mean(colour, result) for colour in dice)


@lru_cache(maxsize=8)
def _mean(colour: str, result: str) -> float:
    return sum(number * chance for number, chance in enumerate(one(colour, result)))


@lru_cache(maxsize=8192)
def _margins(captain: str, monster: str) -> tuple[tuple[int, float], ...]:
    ours, theirs = _results(captain, "c"), _results(monster, "m")
    found = [0.0] * (len(ours) + len(theirs) - 1)
    shift = len(theirs) - 1
    for a, chance in enumerate(ours):
        for b, other in enumerate(theirs):
            found[a - b + shift] += chance * other
    return tuple((at - shift, chance) for at, chance in enumerate(found))


def margins(captain: str, monster: str) -> tuple[tuple[int, float], ...]:
    """How far Captain results exceed Monster results, with the chance of each."""
    return _margins(ordered(captain), ordered(monster))


def duel(captain: str, monster: str, critical: int = CRITICAL, least: int = 1, most: int = 2) -> Duel:
    """A combat of two pools. A margin of `least` does damage, one of `critical` does `most`."""
    return _duel(ordered(captain), ordered(monster), critical, least, most)


@lru_cache(maxsize=8192)
def _duel(captain: str, monster: str, critical: int, least: int, most: int) -> Duel:
    win = high = tie = loss = damage = 0.0
    for margin, chance in _margins(captain, monster):
        win += chance * (margin > 0)
        high += chance * (margin >= critical)
        tie += chance * (margin == 0)
        loss += chance * (margin < 0)
        damage += chance * (most if margin >= critical else margin >= least)
    return Duel(win, high, tie, loss, damage)


def royal(dice: str) -> float:
    """The chance that all dice first show the same side (Royal Roll; A-R4: at least two dice)."""
    if len(dice) < 2:
        return 0.0
    ours = theirs = 1.0
    for colour in dice:
        share = sum(face.lower() == "c" for face in FACES[colour]) / len(FACES[colour])
        ours, theirs = ours * share, theirs * (1 - share)
    return ours + theirs
