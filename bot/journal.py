"""A table's journal as it is kept: every line ever written, and lines of the house that take others back.

Nothing is ever deleted. A line of the house (`-1 undo 41`, `-1 rewind 12`) says how many answers stand after it; those beyond are
taken back. Lines are numbered from 0 through all of that: controls made before a line of the house are old, and the dice after it
follow from numbers that no dice had before.
"""

from collections.abc import Sequence

from games.engine import CHANCE, Answer, Seat

HOUSE: Seat = -1
"""The seat of lines that are nobody's answer."""
UNDO, REWIND, LOST = "undo", "rewind", "lost"
"""One answer taken back by its person, any number by a moderator; a line that cannot be read any more, and that never stands."""
Lines = Sequence[Answer]


def mark(kind: str, stand: int) -> Answer:
    """The line after which `stand` answers stand."""
    return Answer(HOUSE, kind, str(stand))


def is_mark(line: Answer) -> bool:
    """Whether the line takes others back."""
    return line.seat == HOUSE and line.prompt in (UNDO, REWIND) and line.key.isdecimal()


def numbers(lines: Lines) -> list[int]:
    """The numbers of the lines that stand, in order."""
    found: list[int] = []
    for number, line in enumerate(lines):
        if is_mark(line):
            del found[int(line.key) :]
        else:
            found.append(number)
    return found


def standing(lines: Lines) -> list[Answer]:
    """The answers that stand: what the rules are given."""
    return [lines[number] for number in numbers(lines)]


def kept(lines: Lines, number: int) -> int:
    """How many of the answers that stand now stood already when the journal had `number` lines; -1 for -1."""
    stood = len(numbers(lines[: max(number, 0)])) if number >= 0 else -1
    return min([stood, *(int(line.key) for line in lines[max(number, 0) :] if is_mark(line))])


def taken_back(lines: Lines, number: int) -> int:
    """How many answers of people and bots were taken back that stood, or were given, since the journal had `number` lines."""
    stood, known = set(numbers(lines)), numbers(lines[: max(number, 0)])
    given = [*known, *range(max(number, 0), len(lines))]
    return sum(lines[each].seat > CHANCE and each not in stood for each in given)


def latest(lines: Lines) -> int:
    """The number of lines up to and with the last line of the house, 0 where there is none."""
    return next((number + 1 for number in range(len(lines) - 1, -1, -1) if is_mark(lines[number])), 0)
