"""Before the end nothing hidden is in a record or a report: matches that differ only in what is hidden have the same ones."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.chance import commitment
from bot.game import Game
from bot.record import RecordError, read, record_file, replay, story, verify
from bot.repair import History, points
from bot.repair_report import report
from bot.simulate import play_out
from db.store import SeatRow, TableRow
from games.engine import CHANCE, Answer, Table
from games.slaughter.title import SLAUGHTER
from games.testing import exchanged, seen
from tests.hosting import ANA, BEN, SECRET
from tests.mending import bench

SEATS = (SeatRow(1, ANA.id, "Ana"), SeatRow(2, BEN.id, "Ben"), SeatRow(3, 0))


def game_of(journal: list[Answer]) -> Game:
    """A running table with that journal."""
    setup = SLAUGHTER.setup("base", 3)
    row = TableRow(1, 1, 7, ANA.id, setup, "live", commitment(SECRET), state="running", started=1.0)
    return Game(row, SEATS, SLAUGHTER, Table(SLAUGHTER.create(setup), journal), journal)


def deals(journal: list[Answer], rng: random.Random) -> Iterator[list[Answer]]:
    """The same journal with another deal: two cards of a shuffle are exchanged."""
    shuffles = [number for number, line in enumerate(journal) if line.seat == CHANCE and line.key.count(".") > 1]
    while True:
        number = rng.choice(shuffles)
        one, other = rng.sample(range(journal[number].key.count(".") + 1), 2)
        yield [*journal[:number], replace(journal[number], key=exchanged(journal[number].key, one, other)), *journal[number + 1 :]]


def files(game: Game) -> tuple[bytes, bytes]:
    """What moderators get."""
    history = History(replace(game, match=None), points(game), ())
    return record_file(game), report(history, [], [], [])


def test_twins_have_the_same_record_and_report() -> None:
    rng = random.Random(3)
    whole = play_out(SLAUGHTER, SLAUGHTER.setup("base", 3), rng).journal
    compared = 0
    for end in (40, 80, 160, 240):
        game = game_of(whole[:end])
        others = deals(whole[:end], rng)
        for _ in range(40):
            try:
                twin = game_of(next(others))
            except ValueError:  # another deal leads elsewhere
                continue
            if seen(twin.table, None) == seen(game.table, None) and twin.table.journal != game.table.journal:
                assert files(twin) == files(game)
                compared += 1
    assert compared > 20


def words_in(value: Any) -> Iterator[str]:
    """All strings of a JSON value."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield key
            yield from words_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from words_in(each)
    else:
        yield str(value)


@pytest.mark.parametrize("end", [30, 90, 200])
def test_no_card_of_a_hand_and_no_death_order_is_in_them(end: int) -> None:
    game = game_of(play_out(SLAUGHTER, SLAUGHTER.setup("base", 3), random.Random(5)).journal[:end])
    for data in files(game):
        found = set(words_in(json.loads(data)))
        told = set(words_in([dict(event.args) for event in game.table.match.events if event.seats is None]))
        for seat in (1, 2, 3):
            held = {card.id for card in game.table.view(seat).you.cards}
            assert not held & (found - told)
        assert SECRET not in found
        assert "order" not in {word.split(":")[0] for word in found if ":" in word}


async def test_the_record_of_a_match_under_way_is_told_but_not_verified() -> None:
    playing = await bench(title=SLAUGHTER)
    table = await playing.begun(2)
    await playing.until_turn(table, 2)
    record = read(record_file(await playing.host.look(table)))
    with pytest.raises(RecordError, match="not over"):
        verify(record, {"slaughter": SLAUGHTER})
    again, entries = replay(record, {"slaughter": SLAUGHTER})
    assert again.number == 0
    text = story(record, again, entries)
    assert "Ana" in text
    assert text.count("\n") + 1 == len(record.told)


async def test_answers_taken_back_are_not_in_it_before_the_end() -> None:
    playing = await bench()
    table = await playing.begun(2)
    game = await playing.until_turn(table, 1)
    await playing.answer(table, game.awaited[0], "roll")
    rolled = read(record_file(await playing.host.look(table)))
    assert [told.key for told in rolled.told] == ["order", "rolled"]
    history = await playing.repair.history(table)
    await playing.repair.rewind(table, history.game.number, history.points[0].stand)
    record = read(record_file(await playing.host.look(table)))
    assert [told.key for told in record.told] == ["order"]
