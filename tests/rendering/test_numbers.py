"""Numbers in words: moments of Discord, tables and points have no marks between their digits."""

import pytest

from rendering.words import Words


@pytest.mark.parametrize("number", [1, 999, 12_345, 1_700_000_000])
def test_no_marks_between_digits(number: int) -> None:
    assert f"<t:{number}:R>" in Words().say("status-unreached", name="Ana", since=number)
    assert f"match {number}." in Words().say("final-match", match=number)


def test_one_is_still_one() -> None:
    assert [Words().say("final-place", place=1, name="Ana", points=n) for n in (1, 2000)] == ["**1.** Ana: 1 point", "**1.** Ana: 2000 points"]
