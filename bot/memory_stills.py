"""A finished match played again from its journal: what everybody saw at the end of each turn."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.engine import Answer, Setup, Table
from games.title import Title
from rendering.memory.chart import Course, Curve, sign
from rendering.titles import Pictures as Painter


def stills(title: Title, setup: Setup, answers: Sequence[Answer]) -> list[Any]:
    """The public view at the end of the set-up and of each turn, and at the end of all. Raises NotAsked where the rules do not take the journal."""
    table = Table(title.create(setup))
    found: list[Any] = []
    for answer in answers:
        turn, before = table.match.turn, table.view(None)
        table.play(answer)
        if table.match.turn != turn:
            found.append(before)
    return [*found, table.view(None)]


def some(views: Sequence[Any], most: int) -> list[Any]:
    """At most so many of them, evenly chosen, the first and the last among them."""
    if len(views) <= most:
        return list(views)
    return [views[round(k * (len(views) - 1) / (most - 1))] for k in range(most)]


def course(match: int, title: Title, painter: Painter, views: Sequence[Any], names: Mapping[int, str]) -> Course:
    """The points of all seats from turn to turn."""
    tallies, given = [title.tally(view) for view in views], painter.badges(views[-1])
    curves = tuple(Curve(name, *sign(seat, given), tuple(tally.get(seat, {}).get("points", 0) for tally in tallies)) for seat, name in names.items())
    return Course(match, curves, tuple(painter.moment(view) for view in views))
