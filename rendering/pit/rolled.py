"""Rolls as rows of dice: those that do not count are faded, an enchanted face and what followed it hang together."""

from typing import NamedTuple

from PIL import Image

from games.pit.view import RollView
from rendering.canvas import Point, stamp
from rendering.pit.parts import die, rune

COUNTS = {"monster": "m", "twilight": "m", "hounds": "m", "progress": "cm", "rune": "cm", "location": "cm"}
"""The results that a kind of roll looks at; every other looks at Captain results."""
OVERLAP = 0.24
"""Share of a die that the one which it was rolled again covers."""


class Cube(NamedTuple):
    """One face in a row, and how far its middle is from the beginning, in sizes of a die."""

    colour: str
    face: str
    at: float


def counts(roll: RollView) -> str:
    """The faces that count, in small letters."""
    return COUNTS.get(roll.what, "c")


def cubes(roll: RollView, gap: float) -> tuple[list[Cube], float]:
    """All faces of a roll from left to right, and the length of the row; both in sizes of a die."""
    row, right = list[Cube](), 0.0
    for each in roll.dice:
        for k, face in enumerate(each.faces):
            right += (gap if row else 0.0) if k == 0 else -OVERLAP
            row.append(Cube(each.colour, face, right + 0.5))
            right += 1.0
    return row, right


def rows(roll: RollView, gap: float, longest: float) -> list[tuple[list[Cube], float]]:
    """The row, or two of about the same length where it would be longer than so many sizes."""
    row, length = cubes(roll, gap)
    if length <= longest:
        return [(row, length)] if row else []
    half = (len(roll.dice) + 1) // 2
    return [cubes(_part(roll, 0, half), gap), cubes(_part(roll, half, len(roll.dice)), gap)]


def _part(roll: RollView, start: int, end: int) -> RollView:
    return RollView(roll.what, roll.seat, roll.dice[start:end])


def draw_row(canvas: Image.Image, row: list[Cube], at: Point, size: int, counting: str) -> None:
    """A row of dice from a left end, around a middle line; later faces of a die lie below earlier ones."""
    for cube in reversed(row):
        stamp(canvas, die(cube.colour, size, cube.face, cube.face.lower() not in counting), at[0] + cube.at * size, at[1])


def rune_of(canvas: Image.Image, roll: RollView, x: float, y: float, size: int) -> float:
    """The rune that was rolled with the dice, by its left end; returns the pixels that it takes."""
    if not roll.rune:
        return 0
    stamp(canvas, rune(roll.rune, size), x + size / 2, y)
    return size + 8
