"""Whatever could be shown to a viewer of two states that it may not tell apart is equal: words, alt texts, controls, files, pictures."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from bot.controls import Opened, grouped, in_hand, in_post
from bot.deadlines import pending
from bot.desk import nonce
from bot.game import Game, keys_for
from bot.posts.hand import hand_letter, learnt, shown
from bot.posts.letter import Letter
from bot.posts.pictures import Sketch
from bot.posts.scene import seen
from bot.posts.turn import asked, turn_letter
from bot.posts.waiting import reminder
from bot.record import record_of
from bot.repair import points
from games.engine import Keys
from rendering.picture import encode
from rendering.titles import PICTURES
from rendering.words import Words
from tests.soak.pairs import Pair, pairs

PAINTER = PICTURES["slaughter"]
RECENT = 12
"""Answers whose events are told; where pictures are drawn, all of them are."""
EACH = 16
"""So many states of one pair of matches."""


@cache
def words() -> Words:
    return Words()


def compare(pair: Pair, drawn: bool) -> int:
    """How many payloads were equal. Raises AssertionError at the first that was not. `drawn`: pictures too."""
    count = 0
    for (name, one), (again, other) in zip(payloads(pair.one, pair.case.viewer, drawn), payloads(pair.other, pair.case.viewer, drawn), strict=True):
        where = f"{pair.case.kind}, viewer {pair.case.viewer}, after {pair.one.number} answers of {pair.case.setup}"
        assert (name, one) == (again, other), f"{name} tells a secret: {where}\n{one}\n{other}"
        count += 1
    return count


def payloads(game: Game, viewer: int | None, drawn: bool) -> Iterator[tuple[str, str]]:
    """Everything that the viewer could be shown of a table now, by name."""
    public = seen(game, words(), PAINTER, None)
    yield "board", public.whole.name + public.whole.describe()
    recent = game.events_after(-1 if drawn else max(game.number - RECENT, 0))
    for opened in _opened(in_post(public.question)):
        yield f"turn {opened}", written(turn_letter(public, recent, True, repr(pending(game)), opened))
    yield "events", repr([event for event in game.events_after(-1) if event.reaches(viewer)])
    yield "status", "\n".join(asked(public))
    yield "record", json.dumps(record_of(game, "").told, default=repr)
    yield "nonces", nonce(game, f"turn.{public.turn}.{game.number}")
    yield "points", repr([(point.turn, point.stand) for point in points(game)] if game.number % 40 == 0 else "")
    yield from _pictures([public.whole], drawn)
    if viewer is not None:
        yield from _private(game, viewer, drawn)


def _private(game: Game, viewer: int, drawn: bool) -> Iterator[tuple[str, str]]:
    scene = seen(game, words(), PAINTER, viewer)
    ask = scene.question.asks.get(viewer) if scene.question is not None else None
    news = learnt(game.events_after(-1), viewer)
    yield "hand", scene.hand.name + scene.hand.describe()
    for opened in _opened(in_hand(ask)):
        yield f"hand {opened}", written(hand_letter(scene, viewer, news, opened))
    yield "hand kept", repr(shown(scene, viewer))
    yield "reminder", written(reminder(scene, viewer, 9.0, "here", 7))
    yield "status", "\n".join(asked(scene)) + scene.whole.describe()
    yield "offered", json.dumps([scene.labels.option(key) for key in keys_for(ask)] if ask is not None and isinstance(ask.choices, Keys) else [])
    yield from _pictures([scene.whole, scene.hand], drawn)


def _opened(options: tuple[tuple[int, str], ...]) -> list[Opened | None]:
    """Every state in which the controls of a message may be."""
    groups = [Opened(index) for index, group in enumerate(grouped(options)) if len(group.options) > 1]
    return [None, *groups]


def written(letter: Letter) -> str:
    """A letter as it would be sent, but for its picture."""
    layout: Any = letter.layout()
    return json.dumps([layout.to_components(), letter.mentions().to_dict()])


def _pictures(sketches: list[Sketch], drawn: bool) -> Iterator[tuple[str, str]]:
    for sketch in sketches if drawn else []:
        yield f"picture of {sketch.name}", hashlib.sha256(encode(sketch.draw())).hexdigest()


def secrecy(n: int, seed: int, picture_every: int) -> Mapping[str, int]:
    """Compare so many pairs, the pictures of every so many; what was compared. Raises AssertionError where something differs."""
    counts: Counter[str] = Counter()
    kinds: set[str] = set()
    for pair in pairs(seed, EACH):
        drawn = counts["pairs"] % picture_every == 0
        counts["payloads"] += compare(pair, drawn)
        counts["pairs"] += 1
        counts["with pictures"] += drawn
        counts["to the public"] += pair.case.viewer is None
        kinds.add(pair.case.kind)
        if counts["pairs"] == n:
            break
    return counts | {"kinds": len(kinds)}
