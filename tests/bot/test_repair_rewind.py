"""A moderator takes a match back to any of its turns; the dice afterwards are new ones, and everything stays in the record."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bot import chance
from bot.journal import LOST, REWIND, mark, numbers, standing
from bot.record import export, read, replay, story, verify
from bot.repair import History, Point
from games.engine import CHANCE, Draw, Keys, Outcome, Setup, Table
from games.slaughter.title import SLAUGHTER
from games.testing import moment
from games.title import Title
from tests.hosting import ANA, BEN, SECRET, refusal
from tests.mending import PEOPLE, Bench, bench
from tests.toy import TOY, ToyMatch, toy


async def at_end_of_turn(playing: Bench, turn: int, seats: int = 2) -> int:
    table = await playing.begun(seats)
    await playing.until_turn(table, turn)
    return table


def of_turn(history: History, turn: int) -> Point:
    return next(point for point in history.points if point.turn == turn)


# ---------------------------------------------------------------- the points


async def test_the_points_are_the_beginnings_of_turns_newest_first() -> None:
    playing = await bench()
    table = await at_end_of_turn(playing, 3)
    assert [point.turn for point in (await playing.repair.history(table)).points] == [2, 1, 0]
    await playing.step(table)
    history = await playing.repair.history(table)
    assert [point.turn for point in history.points] == [3, 2, 1, 0]
    for point in history.points:
        game = history.at(point)
        assert (game.table.number, game.table.match.turn) == (point.stand, point.turn)
        assert len(game.awaited) > 0
    assert not history.is_broken


async def test_no_points_in_the_lobby_and_when_it_is_over() -> None:
    playing = await bench()
    row = await playing.host.open(1, 7, ANA, "toy", "plain", 2, {}, "live")
    assert await refusal(playing.repair.history(row.id)) == "not-started"
    await playing.host.end(row.id, ANA)
    assert await refusal(playing.repair.history(row.id)) == "ended"
    assert await refusal(playing.repair.history(99)) == "no-table"


@pytest.mark.parametrize(("title", "turns"), [(TOY, 4), (SLAUGHTER, 9)], ids=["toy", "slaughter"])
async def test_back_to_each_point_with_a_restart_in_between(title: Title, turns: int) -> None:
    playing = await bench(title=title)
    table = await at_end_of_turn(playing, turns, 3)
    for point in (await playing.repair.history(table)).points:
        history = await playing.repair.history(table)
        there = moment(history.at(point).table, 3)
        await playing.repair.rewind(table, history.game.number, point.stand)
        playing.restart(title)
        game = await playing.host.look(table)
        assert moment(game.table, 3) == there
        assert game.number == history.game.number + 1
        await playing.step(table)
    await playing.played_out(table)
    verdict = verify(read(await export(playing.host, table)), {title.id: title})
    assert verdict.faults == ()
    assert verdict.taken_back > turns
    assert verdict.unread == 0


async def test_nothing_is_deleted_and_old_controls_are_stale() -> None:
    playing = await bench()
    table = await at_end_of_turn(playing, 3)
    before = await playing.store.answers(table)
    history = await playing.repair.history(table)
    point = of_turn(history, 1)
    await playing.repair.rewind(table, history.game.number, point.stand)
    lines = await playing.store.answers(table)
    assert lines == [*before, mark(REWIND, point.stand)]
    seat = (await playing.host.look(table)).awaited[0]
    for old in (point.number, len(before)):
        assert await refusal(playing.host.press(table, old, PEOPLE[seat - 1].id, 0, private=False)) == "stale"
    assert (await playing.host.press(table, len(lines), PEOPLE[seat - 1].id, 0, private=False)).key == "roll"


async def test_what_is_refused() -> None:
    playing = await bench()
    table = await at_end_of_turn(playing, 2)
    history = await playing.repair.history(table)
    assert await refusal(playing.repair.rewind(table, history.game.number, 1000)) == "no-point"
    await playing.step(table)
    assert await refusal(playing.repair.rewind(table, history.game.number, history.points[-1].stand)) == "stale"


async def test_after_a_rewind_nobody_takes_an_older_answer_back() -> None:
    playing = await bench()
    table = await playing.begun(2)
    await playing.answer(table, 2, "pick:1")
    number = (await playing.host.look(table)).number
    await playing.answer(table, 1, "pick:2")
    await playing.store.answers(table)
    await playing.repair.kept.add(table, {number + 1: mark(REWIND, number)}, 0.0, None)
    playing.restart()
    assert await refusal(playing.repair.takes(table, BEN.id)) == "undo-rolled"


# ---------------------------------------------------------------- the dice


async def test_the_same_answers_after_a_rewind_meet_other_dice() -> None:
    playing = await bench()
    table = await at_end_of_turn(playing, 1)
    seat = (await playing.host.look(table)).awaited[0]
    rolls: list[str] = []
    for _ in range(6):
        history = await playing.repair.history(table)
        if rolls:
            await playing.repair.rewind(table, history.game.number, of_turn(history, 1).stand)
        await playing.answer(table, seat, "roll")
        rolls.append((await playing.host.look(table)).table.journal[-1].key)
    assert len(set(rolls)) > 3
    lines = await playing.store.answers(table)
    rolled = [number for number, line in enumerate(lines) if line.prompt == "dice"]
    assert [lines[number].key for number in rolled] == rolls
    assert rolls == [chance.answer(SECRET, number, Draw(2, 6)) for number in rolled]  # each number has a stream of its own


# ---------------------------------------------------------------- records


async def recorded(playing: Bench) -> dict[str, object]:
    """The record of a match with an answer taken back and a turn rewound."""
    table = await at_end_of_turn(playing, 1)
    seat = 3 - (await playing.host.look(table)).awaited[0]
    await playing.answer(table, seat, "poke")
    await playing.repair.undo(table, (await playing.host.look(table)).number, PEOPLE[seat - 1].id)
    await playing.until_turn(table, 3)
    history = await playing.repair.history(table)
    await playing.repair.rewind(table, history.game.number, of_turn(history, 2).stand)
    await playing.played_out(table)
    raw: dict[str, object] = json.loads(await export(playing.host, table))
    return raw


async def test_a_record_tells_what_was_taken_back_and_verifies() -> None:
    playing = await bench()
    raw = await recorded(playing)
    journal = raw["journal"]
    assert isinstance(journal, list)
    assert [line.split(" ")[1] for line in journal if line.startswith("-1 ")] == ["undo", "rewind"]
    record = read(json.dumps(raw).encode())
    verdict = verify(record, {"toy": TOY})
    assert verdict.faults == ()
    assert verdict.dice == sum(line.startswith("0 ") for line in journal)
    table, entries = replay(record, {"toy": TOY})
    assert table.journal == (await playing.host.look(1)).table.journal
    assert [entry.stands for entry in entries[1:]] == [number in numbers(await playing.store.answers(1)) for number in range(len(journal))]
    assert sum(len(entry.events) for entry in entries) == len(table.match.events)
    assert table.outcome is not None


Change = Callable[[list[str]], list[str]]


def steered(journal: list[str]) -> list[str]:
    """Another roll among those taken back."""
    cut = max(number for number, line in enumerate(journal) if line.startswith("-1 rewind"))
    number = max(number for number, line in enumerate(journal[:cut]) if line.startswith("0 dice"))
    return [*journal[:number], "0 dice 5.5" if journal[number] != "0 dice 5.5" else "0 dice 0.0", *journal[number + 1 :]]


def dice_taken_back(journal: list[str]) -> list[str]:
    """A rewind that calls itself an undo."""
    return [line.replace("rewind", "undo") for line in journal]


def too_far(journal: list[str]) -> list[str]:
    return [*journal, "-1 rewind 999"]


def never_happened(journal: list[str]) -> list[str]:
    """The journal without what was taken back."""
    lines = [line for line in journal if not line.startswith("-1 undo")]
    return [line for line in lines if "poke" not in line]


@pytest.mark.parametrize(
    ("change", "fault"), [(steered, "should be"), (dice_taken_back, "more than one"), (too_far, "not there"), (never_happened, "should be")]
)
async def test_a_record_that_was_tampered_with_is_found(change: Change, fault: str) -> None:
    raw = await recorded(await bench())
    journal = raw["journal"]
    assert isinstance(journal, list)
    verdict = verify(read(json.dumps(raw | {"journal": change(journal)}).encode()), {"toy": TOY})
    assert any(fault in each for each in verdict.faults)


# ---------------------------------------------------------------- broken tables


class Mended(ToyMatch):
    """Other rules: nobody may stop any more."""

    def offered(self, seat: int) -> Keys:
        return Keys(("roll",))


class Falling(ToyMatch):
    """Rules that fail in the second turn."""

    async def take_turn(self, seat: int) -> None:
        await super().take_turn(seat)
        if self.turn > 1:
            raise ZeroDivisionError


class Fallen(ToyMatch):
    """Rules that fail at once."""

    async def rules(self) -> Outcome:
        raise ZeroDivisionError


def with_rules(create: Callable[[Setup], ToyMatch]) -> Title:
    return toy(create=create)


async def stopped(playing: Bench, table: int, rolls: int = 1) -> None:
    """A turn in which somebody stopped after some rolls, and a bit of the next."""
    seat = (await playing.host.look(table)).awaited[0]
    for _ in range(rolls):
        await playing.answer(table, seat, "roll")
    await playing.answer(table, seat, "stop")


@pytest.mark.parametrize("create", [Mended, Falling])
async def test_a_table_whose_replay_breaks_goes_back_to_the_last_line_that_replays(create: type[ToyMatch]) -> None:
    playing = await bench()
    table, sound = await at_end_of_turn(playing, 1), await playing.begun(2, channel=8)
    await stopped(playing, table)
    await stopped(playing, table)
    journal = await playing.store.answers(table)
    playing.restart(with_rules(create))
    for call in (playing.host.look(table), playing.host.bot_step(table), playing.host.act(table, ANA.id, "roll")):
        assert await refusal(call) == "broken"
    assert playing.host.stopped == {table}
    await playing.answer(sound, 1, "pick:1")
    history = await playing.repair.history(table)
    assert history.is_broken
    last = history.points[0]
    assert last.is_last
    assert 0 < last.stand < len(journal)
    await playing.repair.rewind(table, history.game.number, last.stand)
    assert playing.host.stopped == set()
    assert (await playing.host.look(table)).table.journal == journal[: last.stand]
    assert await playing.store.answers(table) == [*journal, mark(REWIND, last.stand)]
    assert (await playing.host.look(sound)).table.number == 2


async def test_a_broken_table_goes_back_to_an_earlier_turn_and_is_played_to_its_end() -> None:
    playing = await bench()
    table = await at_end_of_turn(playing, 1)
    await stopped(playing, table)
    await stopped(playing, table)
    title = with_rules(Mended)
    playing.restart(title)
    history = await playing.repair.history(table)
    await playing.repair.rewind(table, history.game.number, of_turn(history, 1).stand)
    while (game := await playing.host.look(table)).row.active:
        await playing.answer(table, game.awaited[0], "roll")
    verdict = verify(read(await export(playing.host, table)), {"toy": title})
    assert verdict.faults == ()
    assert verdict.unread > 0


@pytest.mark.parametrize("number", [0, 1, 4, 6])
async def test_a_journal_with_a_lost_line_is_rewound(tmp_path: Path, number: int) -> None:
    playing = await bench(tmp_path / "store")
    table = await at_end_of_turn(playing, 1)
    await stopped(playing, table)
    await stopped(playing, table)
    await playing.store.write("DELETE FROM answers WHERE table_id = ? AND number = ?", (table, number))
    playing.restart()
    assert await refusal(playing.host.look(table)) == "broken"
    history = await playing.repair.history(table)
    assert history.gaps == (number,)
    assert history.points[0].stand == number
    await playing.repair.rewind(table, history.game.number, number)
    lines = await playing.store.answers(table)
    assert lines[number].prompt == LOST
    game = await playing.host.look(table)
    assert game.table.journal == standing(lines)
    assert len(game.awaited) > 0
    await playing.played_out(table)
    assert verify(read(await export(playing.host, table)), {"toy": TOY}).faults == ()


async def test_dice_of_a_lost_line_are_thrown_anew_with_it() -> None:
    playing = await bench()
    table = await at_end_of_turn(playing, 1)
    await stopped(playing, table)
    lines = await playing.store.answers(table)
    number = next(number for number, line in enumerate(lines) if line.prompt == "dice")
    await playing.store.write("DELETE FROM answers WHERE table_id = ? AND number = ?", (table, number))
    playing.restart()
    history = await playing.repair.history(table)
    await playing.repair.rewind(table, history.game.number, number)
    after = await playing.store.answers(table)
    assert after[-1].seat == CHANCE
    assert after[-1].prompt == "dice"


async def test_rules_that_take_nothing_leave_only_the_end() -> None:
    playing = await bench()
    table = await at_end_of_turn(playing, 1)
    playing.restart(with_rules(Fallen))
    assert await refusal(playing.repair.history(table)) == "broken"
    assert (await playing.host.end(table, ANA)).state == "archived"


async def test_the_story_of_a_rewound_match_is_that_of_what_stands() -> None:
    title = SLAUGHTER
    playing = await bench(title=title)
    table = await at_end_of_turn(playing, 3, 2)
    history = await playing.repair.history(table)
    await playing.repair.rewind(table, history.game.number, of_turn(history, 2).stand)
    await playing.host.end(table, ANA)
    record = read(await export(playing.host, table))
    again, entries = replay(record, {title.id: title})
    fresh = Table(title.create(record.setup), standing((await playing.host.look(table)).lines))
    assert again.match.events == fresh.match.events
    assert story(record, again, entries).count("\n") + 1 == len(fresh.match.events)
