"""What people like to count: it agrees with the outcome, with the tokens, and with who killed whom."""

import random

import pytest

from bot.simulate import play_out
from games.slaughter.view import TableView
from games.titles import TITLES
from rendering.words import Words

TITLE = TITLES["slaughter"]


@pytest.mark.parametrize("variant", TITLE.variants)
def test_the_tally_of_a_whole_night(variant: str) -> None:
    table = play_out(TITLE, TITLE.setup(variant, 4), random.Random(variant))
    view: TableView = table.view(None)
    tally = TITLE.tally(view)
    assert table.outcome is not None
    assert {seat: counts["points"] for seat, counts in tally.items()} == dict(table.outcome.scores)
    assert sum(counts["kills"] for counts in tally.values()) == sum(death.seat > 0 for death in view.deaths)
    for seat, counts in tally.items():
        assert {kind: counts[kind] for kind in view.points} == {kind: view.seat(seat).tokens.get(kind, 0) for kind in view.points}
        victims = {what: n for what, n in counts.items() if what.startswith("victim:")}
        assert sum(victims.values()) == counts["kills"]
        assert all(Words().text("slaughter", what.partition(":")[2]) for what in victims)
        kinds = [what.partition(":")[0] for what in counts]
        assert all(Words().has(f"slaughter-tally-{kind}") for kind in kinds if kind != "points")


def test_there_is_a_tally_from_the_beginning() -> None:
    table = play_out(TITLE, TITLE.setup("base", 3), random.Random(1))
    fresh = TITLE.create(TITLE.setup("base", 3)).view(None)
    assert TITLE.tally(fresh).keys() == TITLE.tally(table.view(None)).keys() == {1, 2, 3}
    assert all(set(counts.values()) == {0} for counts in TITLE.tally(fresh).values())


def test_hidden_things_are_not_counted() -> None:
    table = play_out(TITLE, TITLE.setup("base", 3), random.Random(1))
    assert all(TITLE.tally(table.view(seat)) == TITLE.tally(table.view(None)) for seat in (1, 2, 3))
