"""Where `in_hand` is the same, so are the private picture and its words: else an old picture would be left in a message."""

import random
from collections.abc import Iterator

import pytest

from games.engine import Table
from games.slaughter.title import SLAUGHTER
from games.slaughter.view import TableView
from games.testing import steps
from rendering import slaughter
from rendering.titles import PICTURES

NAMES = dict(enumerate(("Ana", "Ben", "Cem", "Dora", "Emil"), 1))
PAINTER = PICTURES["slaughter"]
DRAWN = 12
"""Pictures that are drawn of each form: words are compared always."""


def views(variant: str, seed: int) -> Iterator[tuple[TableView, TableView]]:
    """What a seat saw before and after an answer, where its hand shall be the same."""
    table = Table(SLAUGHTER.create(SLAUGHTER.setup(variant, 3)))
    before: dict[int, TableView] = {}
    for _ in steps(table, random.Random(seed)):
        for seat in (1, 2, 3):
            view = table.view(seat)
            if seat in before and before[seat] != view and PAINTER.in_hand(before[seat]) == PAINTER.in_hand(view):
                yield before[seat], view
            before[seat] = view


@pytest.mark.parametrize("variant", ["base", "underground", "battered-cabin", "hunger"])
def test_what_is_the_same_in_the_hand_looks_the_same(variant: str) -> None:
    pairs = list(views(variant, 7))
    assert len(pairs) > 100
    for one, other in pairs:
        assert PAINTER.describe_hand(one, NAMES) == PAINTER.describe_hand(other, NAMES)
    for one, other in random.Random(7).sample(pairs, DRAWN):
        assert PAINTER.hand(one, NAMES).tobytes() == PAINTER.hand(other, NAMES).tobytes()


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="no hand"):
        slaughter.in_hand(Table(SLAUGHTER.create(SLAUGHTER.setup("base", 3))).view(None))
