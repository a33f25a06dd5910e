"""The keyed stream: known values, no bias, and the same on any machine."""

import hashlib
import hmac
from collections import Counter
from itertools import islice

import pytest

from bot import chance
from games.engine import Draw

SECRET = "5" * 64


def test_stream_is_hmac_sha256_of_entry_and_block() -> None:
    blocks = [hmac.new(SECRET.encode(), text, hashlib.sha256).digest() for text in (b"7.0", b"7.1")]
    expected = [int.from_bytes(block[i : i + 4], "big") for block in blocks for i in range(0, 32, 4)]
    assert list(islice(chance.stream(SECRET, 7), 16)) == expected


@pytest.mark.parametrize(
    ("number", "draw", "key"),
    [
        (0, Draw(3, 6), "5.2.3"),
        (1, Draw(3, 6), "2.1.2"),
        (0, Draw(5, 5, distinct=True), "0.1.2.4.3"),
        (12, Draw(1, 100), "47"),
        (3, Draw(2, 40, distinct=True), "28.9"),
    ],
)
def test_known_values(number: int, draw: Draw, key: str) -> None:
    assert chance.answer(SECRET, number, draw) == key
    assert key in draw


def test_commitment_is_what_sha256sum_prints_for_the_secret() -> None:
    assert chance.commitment(SECRET) == "911878b1ff94a6daecaba1d7ef6fda0b97116a16291389427b402a013a2ae79f"


def test_numbers_over_the_last_whole_multiple_are_skipped() -> None:
    assert chance.below(6, iter([2**32 - 1, 2**32 - 4, 7])) == 1
    assert chance.below(6, iter([2**32 - 5, 7])) == 5
    assert chance.below(8, iter([2**32 - 1])) == 7


def test_dice_fall_evenly() -> None:
    dice = Counter(face for number in range(2000) for face in chance.answer(SECRET, number, Draw(6, 6)).split("."))
    chi_square = sum((dice[str(face)] - 2000) ** 2 / 2000 for face in range(6))
    assert chi_square < 15.1  # 1 % of honest dice exceed it; this secret's are fixed


def test_orders_come_evenly() -> None:
    orders = Counter(chance.answer(SECRET, number, Draw(3, 3, distinct=True)) for number in range(6000))
    assert len(orders) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 15.1


def test_secrets_are_fresh() -> None:
    first, second = chance.fresh_secret(), chance.fresh_secret()
    assert first != second
    assert len(bytes.fromhex(first)) == 32
