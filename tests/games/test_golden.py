"""Matches played once replay for ever: a rule fix must not break a running match."""

from pathlib import Path

import pytest

from games.engine import Table
from games.testing import Golden, replays_equal
from games.titles import TITLES
from tests.games.record_golden import FOLDER, wanted


def test_every_variant_of_every_title_has_a_golden_journal() -> None:
    assert {path.name for path, *_ in wanted()} <= {path.name for path in FOLDER.iterdir()}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.journal")), ids=lambda path: path.stem)
def test_a_golden_journal_still_replays(path: Path) -> None:
    golden = Golden.parse(path.read_text())
    title = TITLES[golden.setup.title]
    table = Table(title.create(golden.setup), golden.journal)
    assert table.outcome == golden.outcome
    replays_equal(lambda: title.create(golden.setup), golden.setup.seats, golden.journal, samples=3)
