"""Lines of the house take others back; nothing is deleted, and numbers never go back."""

import pytest

from bot.journal import HOUSE, LOST, REWIND, UNDO, is_mark, kept, latest, mark, numbers, standing, taken_back
from games.engine import Answer

A, B, C, DICE = Answer(1, "act", "a"), Answer(2, "act", "b"), Answer(1, "act", "c"), Answer(0, "dice", "3")
LINES = [A, B, mark(UNDO, 1), C, DICE, mark(REWIND, 1), B]


def test_what_stands() -> None:
    assert standing(LINES) == [A, B]
    assert numbers(LINES) == [0, 6]
    assert standing(LINES[:5]) == [A, C, DICE]
    assert standing([]) == []


@pytest.mark.parametrize(("number", "stand"), [(-1, -1), (0, 0), (1, 1), (2, 1), (3, 1), (5, 1), (6, 1), (7, 2)])
def test_what_stood_already(number: int, stand: int) -> None:
    assert kept(LINES, number) == stand


@pytest.mark.parametrize(("number", "n"), [(-1, 2), (0, 2), (2, 2), (3, 1), (4, 1), (5, 1), (6, 0), (7, 0)])
def test_how_much_was_taken_back(number: int, n: int) -> None:
    assert taken_back(LINES, number) == n


def test_the_last_line_of_the_house() -> None:
    assert latest(LINES) == 6
    assert latest(LINES[:2]) == 0


def test_only_lines_of_the_house_that_make_sense_take_back() -> None:
    assert is_mark(Answer.parse(str(mark(UNDO, 12))))
    assert not any(is_mark(line) for line in (A, DICE, Answer(HOUSE, LOST, "-"), Answer(HOUSE, UNDO, "x"), Answer(1, UNDO, "1")))
