"""Dice that nobody steers: each number follows from the table's secret, whose hash is told before and which is told afterwards.

The stream of journal entry `n` is HMAC-SHA256(secret, "n.0"), HMAC-SHA256(secret, "n.1"), ... read as 32-bit numbers, high
byte first. A number below `size` is the next one modulo `size`, skipping those at or over the largest multiple of `size`
below 2**32. Distinct numbers are the first places of a shuffle of 0 .. size - 1 that swaps place `i` with `i` + a number below `size - i`.
Entries are numbered through those that were taken back: no stream is used twice.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator

from games.engine import Draw

WORDS = 2**32


def fresh_secret() -> str:
    """A secret: 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """The SHA-256 of the secret's text, in hexadecimal digits."""
    return hashlib.sha256(secret.encode()).hexdigest()


def stream(secret: str, number: int) -> Iterator[int]:
    """Endless 32-bit numbers for one journal entry."""
    counter = 0
    while True:
        block = hmac.digest(secret.encode(), f"{number}.{counter}".encode(), "sha256")
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, len(block), 4))
        counter += 1


def below(size: int, words: Iterator[int]) -> int:
    """A number from 0 to `size` - 1, each equally likely."""
    limit = WORDS - WORDS % size
    return next(word for word in words if word < limit) % size


def places(draw: Draw, words: Iterator[int]) -> list[int]:
    """The first `draw.n` places of a shuffle."""
    things = list(range(draw.size))
    for i in range(draw.n):
        j = i + below(draw.size - i, words)
        things[i], things[j] = things[j], things[i]
    return things[: draw.n]


def answer(secret: str, number: int, draw: Draw) -> str:
    """The key that CHANCE answers with at journal entry `number`."""
    words = stream(secret, number)
    numbers = places(draw, words) if draw.distinct else [below(draw.size, words) for _ in range(draw.n)]
    return ".".join(map(str, numbers))
