"""The bench's own sums; what it measures differs from machine to machine and is not tested."""

import random
from pathlib import Path

from bot.bench import AT_LEAST, AT_MOST, missed
from bot.bench.hosting import kib_per_table
from bot.bench.stage import a_match, begun, cut, fresh, host_on, percentile, press, stored, usual
from db.sqlite import open_store
from games.engine import CHANCE
from games.titles import TITLES
from tests.toy import TOY

TITLE = TITLES["slaughter"]


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(n) for n in range(100, 0, -1)]
    assert [percentile(values, part) for part in (0.0, 0.5, 0.95, 0.99, 1.0)] == [1, 51, 96, 100, 100]


def test_missed_aims_are_told() -> None:
    figures = dict(AT_LEAST) | dict(AT_MOST)
    assert missed(figures) == []
    lines = missed(figures | {"engine_decisions_per_s": 1, "picture_kib": 500})
    assert lines == ["engine_decisions_per_s is 1, the aim is at least 32000", "picture_kib is 500, the aim is at most 400"]


def test_bots_play_the_same_match_for_the_same_seed() -> None:
    one, same, other = a_match(TITLE, 3, 1), a_match(TITLE, 3, 1), a_match(TITLE, 3, 2)
    assert one.outcome is not None
    assert one.journal == same.journal != other.journal


def test_a_journal_is_never_cut_before_dice() -> None:
    journal = a_match(TITLE, 3, 1).journal
    parts = [cut(journal, number) for number in range(len(journal))]
    assert all(journal[len(part)].seat != CHANCE for part in parts if len(part) < len(journal))
    assert all(number <= len(part) for number, part in enumerate(parts))


def test_the_set_up_of_a_match_ends_with_its_first_turn() -> None:
    journal = a_match(TITLE, 3, 1).journal
    number = begun(TITLE, 3, journal)
    assert [fresh(TITLE, 3, journal[:each]).match.turn for each in (number - 1, number)] == [0, 1]


async def test_any_title_can_be_measured(tmp_path: Path) -> None:
    assert usual(TOY) == 4
    assert a_match(TOY, usual(TOY), 1).outcome is not None
    assert (await kib_per_table(tmp_path, TOY))["kib_per_table"] > 1


async def test_a_stored_table_can_be_played_on(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "store.sqlite3")
    host = host_on(store, TITLE)
    table = await stored(store, TITLE, cut(a_match(TITLE, 4, 1).journal, 40), 4, channel=3)
    pressed = await press(host, await host.look(table), random.Random(1))
    assert pressed.number > 40
    assert (await host.look(table)).title is TITLE
    await store.close()


async def test_a_table_weighs_something(tmp_path: Path) -> None:
    assert (await kib_per_table(tmp_path, TITLE))["kib_per_table"] > 1
