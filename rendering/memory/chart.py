"""The score chart: points of every seat from turn to turn. Each line has a colour and a letter, and equal lines lie side by side."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from rendering.canvas import Point, disc, mix, panel, put, stamp, thread
from rendering.text import TITLE, text_width, write
from rendering.theme import CREAM, DIM, EDGE, INK, NIGHT, PANEL, WHITE
from rendering.words import Words

W, H, SHARP = 1100, 720, 2
"""Pixels; lines are drawn so many times larger."""
LEFT, TOP, RIGHT, LOW = 92, 118, 700, 636
"""The field of the lines."""
NAMES_X, NAMES_STEP, NAME_ROOM = 756, 64, 268
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MOST_LINES, APART, BESIDE = 7, 12, 5
"""Lines across at most; pixels between two marks of the clock at least, and between two equal lines."""
FEW = 12
"""Turns that are all counted where there is no clock."""
BRIGHT = 96.0
PALETTE = ("#E69F00", "#56B4E9", "#F0E442", "#CC79A7", "#009E73", "#D55E00", "#9A5CFF", "#f9ebcb")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ALT = 1024


@dataclass(frozen=True, slots=True)
class Curve:
    """One seat: its name, its sign, its points at the end of each turn."""

    name: str
    colour: str
    letter: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """All of a match: the curves by seat, and what the clock said at each of their points (empty: there is no clock)."""

    match: int
    curves: tuple[Curve, ...]
    clock: tuple[str, ...]

    @property
    def marks(self) -> Mapping[int, str]:
        """Where the clock moves on. Without a clock turns are counted."""
        if not any(self.clock):
            return {k: str(k) for k in range(0, len(self.clock), 1 if len(self.clock) <= FEW else 5)}
        return {k: now for k, now in enumerate(self.clock) if k == 0 or now != self.clock[k - 1]}


def sign(seat: int, given: Mapping[int, tuple[str, str]]) -> tuple[str, str]:
    """The colour and the letter of a seat; the house's own where the title gives none."""
    colour, letter = given.get(seat, (PALETTE[(seat - 1) % len(PALETTE)], LETTERS[(seat - 1) % len(LETTERS)]))
    return _bright(colour), letter


def _bright(colour: str) -> str:
    """The colour, light enough for a line on a dark ground."""
    while _light(colour) < BRIGHT:
        colour = mix(colour, WHITE, 0.15)
    return colour


def _light(colour: str) -> float:
    red, green, blue = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue


def chart(course: Course, words: Words) -> Image.Image:
    """The picture."""
    canvas = Image.new("RGB", (W, H), NIGHT)
    put(canvas, panel(W - 16, H - 16, PANEL, EDGE, 18), 8, 8)
    write(canvas, (36, 68), words.say("memory-chart-heading"), 44, face=TITLE, room=700)
    write(canvas, (W - 36, 66), words.say("memory-chart-match", match=course.match), 30, DIM, anchor="r", room=300)
    heights = [0, 1, *(points for curve in course.curves for points in curve.points)]
    step = next((step for step in STEPS if (max(heights) - min(heights)) / step <= MOST_LINES), STEPS[-1])
    field = _Field(len(course.clock), min(heights) // step * step, -(-max(heights) // step) * step)
    _across(canvas, field, step)
    _along(canvas, field, course)
    _lines(canvas, field, course)
    _signs(canvas, field, course)
    _names(canvas, field, course)
    return canvas


@dataclass(frozen=True, slots=True)
class _Field:
    """From turns and points to pixels."""

    turns: int
    low: int
    top: int

    def x(self, turn: int) -> float:
        return LEFT + (RIGHT - LEFT) * turn / max(1, self.turns - 1)

    def y(self, points: int) -> float:
        return LOW - (LOW - TOP) * (points - self.low) / (self.top - self.low)


def _across(canvas: Image.Image, field: _Field, step: int) -> None:
    draw = ImageDraw.Draw(canvas)
    for points in range(field.low, field.top + 1, step):
        y = round(field.y(points))
        draw.line((LEFT - 8, y, RIGHT + 8, y), EDGE, 2)
        write(canvas, (LEFT - 18, y + 10), str(points), 28, CREAM, anchor="r")


def _along(canvas: Image.Image, field: _Field, course: Course) -> None:
    """The clock below the field; marks that stand too close are left out."""
    draw, free = ImageDraw.Draw(canvas), 0.0
    for turn, label in course.marks.items():
        x, half = field.x(turn), text_width(label, 28) / 2
        if x - half < free:
            continue
        draw.line((x, TOP, x, LOW), mix(PANEL, EDGE, 0.5), 2)
        write(canvas, (x, LOW + 42), label, 28, CREAM, anchor="m")
        free = x + half + APART


def _lines(canvas: Image.Image, field: _Field, course: Course) -> None:
    """Drawn larger and made smaller again; first all the dark rims, then the colours."""
    stencil = Image.new("L", (W * SHARP, H * SHARP))
    draw = ImageDraw.Draw(stencil)
    for dark in (True, False):
        for k, curve in enumerate(course.curves):
            draw.rectangle((0, 0, *stencil.size), 0)
            path = [(x * SHARP, y * SHARP) for x, y in _path(field, course, k)]
            thread(draw, path if len(path) > 1 else path * 2, 255, (12 if dark else 7) * SHARP)
            canvas.paste(INK if dark else curve.colour, (0, 0), stencil.reduce(SHARP))


def _path(field: _Field, course: Course, k: int) -> list[Point]:
    beside = _beside(course, k)
    return [(field.x(turn), field.y(points) + beside) for turn, points in enumerate(course.curves[k].points)]


def _beside(course: Course, k: int) -> float:
    """How far a line lies beside its true height, so that equal ones are all seen."""
    return (k - (len(course.curves) - 1) / 2) * BESIDE


def _signs(canvas: Image.Image, field: _Field, course: Course) -> None:
    """Each line has its letter once on its way, no two at the same turn where there are turns enough."""
    n = len(course.curves)
    for k, curve in enumerate(course.curves):
        turn = round((k + 1) * (field.turns - 1) / (n + 1))
        x, y = _path(field, course, k)[turn]
        badge(canvas, curve, x, y, 38)


def badge(canvas: Image.Image, curve: Curve, x: float, y: float, size: int) -> None:
    """A letter in a disc of its colour."""
    stamp(canvas, disc(size + 6, INK), x, y)
    stamp(canvas, disc(size, curve.colour), x, y)
    write(canvas, (x, y + size * 0.27), curve.letter, round(size * 0.72), INK, anchor="m", face=TITLE)


def _names(canvas: Image.Image, field: _Field, course: Course) -> None:
    """Names and last points at the right, in the order of the lines, each tied to the end of its own."""
    n = len(course.curves)
    order = sorted(range(n), key=lambda k: (-course.curves[k].points[-1], k))
    step = min(NAMES_STEP, (LOW - TOP + 40) / n)
    draw = ImageDraw.Draw(canvas)
    for row, y in zip(order, _spread([_path(field, course, k)[-1][1] for k in order], step), strict=True):
        curve = course.curves[row]
        end = _path(field, course, row)[-1]
        draw.line((*end, NAMES_X - 26, y), curve.colour, 3)
        badge(canvas, curve, NAMES_X, y, 44)
        taken = write(canvas, (W - 32, y + 13), str(curve.points[-1]), 38, curve.colour, anchor="r", face=TITLE)
        write(canvas, (NAMES_X + 34, y + 10), curve.name, 30, room=NAME_ROOM - taken)


def _spread(wanted: Sequence[float], step: float) -> list[float]:
    """Heights near the wanted ones (growing), at least a step apart and all in the field."""
    found: list[float] = []
    for y in wanted:
        found.append(max(y, found[-1] + step) if found else max(y, TOP + 10))
    over = max(0.0, found[-1] - LOW)
    for k in range(len(found) - 1, -1, -1):
        limit = found[k + 1] - step if k + 1 < len(found) else found[k] - over
        found[k] = min(found[k], limit)
    return found


def describe(course: Course, words: Words) -> str:
    """The alt text: the points of each seat whenever the clock moves on, and at the end; at most 1,024 characters."""
    stops = [turn for turn in course.marks if turn < len(course.clock) - 1]
    text = words.say("memory-chart-alt", match=course.match, lines=" ".join(_told(curve, course, stops, words) for curve in course.curves))
    short = words.say("memory-chart-alt", match=course.match, lines=" ".join(_told(curve, course, [], words) for curve in course.curves))
    return text if len(text) <= ALT else short[:ALT]


def _told(curve: Curve, course: Course, stops: Sequence[int], words: Words) -> str:
    at = [words.say("memory-chart-at", points=curve.points[turn], time=course.marks[turn]) for turn in stops]
    return words.say("memory-chart-line", name=curve.name, stops=words.say("list-comma").join([*at, ""]), points=curve.points[-1])
