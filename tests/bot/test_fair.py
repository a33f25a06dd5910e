"""The chi-square tests: known values, honest dice pass, loaded ones do not."""

import json

import pytest

from bot import chance, fair
from bot.__main__ import main
from games.engine import Draw
from tests.hosting import SECRET


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [
        (3.841459, 1, 0.05),
        (11.070498, 5, 0.05),
        (15.086272, 5, 0.01),
        (66.618828, 35, 0.001),
        (55.758479, 40, 0.05),
        (0.0, 5, 1.0),
        (0.1, 5, 0.999838),
    ],
)
def test_tables_of_chi_square(statistic: float, freedom: int, p: float) -> None:
    assert fair.exceeded(statistic, freedom) == pytest.approx(p, abs=2e-5)


def test_the_keyed_dice_are_even() -> None:
    results = fair.tests(SECRET, 60_000)
    assert len(results) == 7
    assert all(result.is_even for result in results)
    assert all(result.samples >= 5_000 for result in results)


def loaded(secret: str, number: int, draw: Draw) -> str:
    """One die in twenty is a six."""
    numbers = chance_answer(secret, number, draw).split(".")
    return ".".join([str(draw.size - 1), *numbers[1:]]) if number % 3 == 0 and not draw.distinct else ".".join(numbers)


def repeating(secret: str, number: int, draw: Draw) -> str:
    """Each second entry has the dice of the one before."""
    return chance_answer(secret, number // 2, draw)


chance_answer = chance.answer


@pytest.mark.parametrize("wrong", [loaded, repeating])
def test_wrong_dice_are_found(wrong: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "answer", wrong)
    assert not all(result.is_even for result in fair.tests(SECRET, 60_000))


def test_what_falls_outside_and_what_is_too_even_is_found() -> None:
    assert not fair.even("outside", [0, 1, 7], range(6)).is_even
    assert not fair.even("too even", list(range(6)) * 10_000, range(6)).is_even


def test_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fair", "--dice", "10000", "--secret", SECRET, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["even"] is True
    assert figures["secret"] == SECRET
    assert len(figures["p"]) == 7
    assert main(["fair", "--dice", "10"]) == 2
    assert capsys.readouterr().err.endswith(".\n")
