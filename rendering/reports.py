"""The end of a match in words, by title: how the points were earned, and what was secret until now."""

from collections.abc import Callable, Mapping
from typing import Any

from rendering.words import Words

Names = Mapping[int, str]
"""Names by seat, escaped for texts with markdown."""


def slaughter(words: Words, view: Any, names: Names) -> list[str]:
    """Tokens, death order and favourite of each player of Monster Slaughter."""
    return [line for seat in view.seats for line in (_tokens(words, seat, names), _order(words, view.result, seat.seat))]


def _tokens(words: Words, seat: Any, names: Names) -> str:
    counts = {kind: int(seat.tokens.get(kind, 0)) for kind in ("flesh", "bone", "brain", "target", "door", "basement_door", "bolt")}
    return words.say("slaughter-report-tokens", name=names[seat.seat], points=seat.score, **counts)


def _order(words: Words, result: Any, seat: int) -> str:
    guests = words.say("list-comma").join(words.text("slaughter", guest) for guest in result.orders[seat])
    return words.say("slaughter-report-order", guests=guests, favourite=words.text("slaughter", result.favourites[seat]))


def pit(words: Words, view: Any, names: Names) -> list[str]:
    """How far the Monster of Monster Pit came, and what each Captain did."""
    monster = view.monster
    facts = {"space": monster.space, "length": monster.length, "health": monster.health, "full": monster.full_health, "round": view.round}
    lines = [words.say("pit-report-monster", monster=words.text("pit", monster.id), **facts)]
    for each in view.captains:
        did = {"damage": each.damage, "pushed": each.pushed, "earned": each.earned}
        lines.append(words.say("pit-report-captain", name=names[each.seat], captain=words.text("pit", each.id), **did))
    return lines + ([words.say("pit-report-foe", name=names[view.foe.seat])] if view.foe is not None else [])


REPORTS: Mapping[str, Callable[[Words, Any, Names], list[str]]] = {
    "slaughter": slaughter,
    "pit": pit,
}
"""A title that is not listed has nothing to add to who won."""
