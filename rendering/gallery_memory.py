"""Sample score charts: a usual evening with names in many scripts, and the ugliest cases."""

from collections.abc import Iterator

from PIL import Image

from rendering.gallery import FAMILIES, LONG
from rendering.memory.chart import Course, Curve, chart, sign
from rendering.theme import FAMILIES as SIGNS
from rendering.words import Words

NIGHT = ("dusk",) * 5 + tuple(str(hour) for hour in (12, *range(1, 9)) for _ in range(5))
STEEP = ((0, 3), (7, 5), (11, 1), (18, 8), (26, 2), (33, 9), (41, 5))
"""Turns, and points gained in them."""


def _curve(seat: int, points: tuple[int, ...], given: bool = True) -> Curve:
    return Curve(LONG[seat], *sign(seat, {seat: SIGNS[FAMILIES[seat - 1]]} if given else {}), points)


def _grown(seat: int, turns: int) -> tuple[int, ...]:
    return tuple(sum(gain for turn, gain in STEEP if (turn + 3 * seat) % 45 <= at) for at in range(turns))


def evening() -> Course:
    """Five seats through a whole night."""
    return Course(128, tuple(_curve(seat, _grown(seat, len(NIGHT))) for seat in LONG), NIGHT)


def equal() -> Course:
    """Five seats that never differ, at a title without a clock and without signs."""
    return Course(1, tuple(_curve(seat, tuple(range(12)), given=False) for seat in LONG), ("",) * 12)


def empty() -> Course:
    """One moment, no points."""
    return Course(999_999, tuple(_curve(seat, (0,)) for seat in (1, 2)), ("dusk",))


def huge() -> Course:
    """Hundreds of points, also below nothing."""
    return Course(2, (_curve(1, (-12, 90, 640, 1250)), _curve(2, (0, -30, 4, 8))), ("", "", "", ""))


def samples() -> Iterator[tuple[str, Image.Image]]:
    """Every sample with its name."""
    for name, course in {"evening": evening(), "equal": equal(), "empty": empty(), "huge": huge()}.items():
        yield f"chart_{name}", chart(course, Words())
