"""Letters about a table's past, and messages that history has overtaken, whatever Discord does to them."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.chance import commitment
from bot.controls import CUSTOM_ID, TEMPLATES, Select
from bot.game import Game
from bot.posts.repair import points_letter, preview_letter
from bot.repair import History, points
from bot.simulate import play_out
from db.store import Post, SeatRow, TableRow
from games.engine import Table
from games.slaughter.title import SLAUGHTER
from rendering.words import Words
from tests.discords import Stage, controls, on_stage, texts
from tests.hosting import SECRET

WORDS = Words()


def history(seed: int = 1, name: str = "Ana") -> History:
    """A whole match of five, as long as it lasts."""
    setup = SLAUGHTER.setup("base", 5)
    journal = play_out(SLAUGHTER, setup, random.Random(seed)).journal[:-1]
    row = TableRow(1, 1, 7, 1, setup, "live", commitment(SECRET), state="running", started=1.0)
    seats = (SeatRow(1, 1, name), SeatRow(2, 2, "Ben"), *(SeatRow(seat, 0) for seat in (3, 4, 5)))
    game = Game(row, seats, SLAUGHTER, Table(SLAUGHTER.create(setup), journal), journal)
    return History(replace(game, match=None), points(game), ())


def test_every_point_is_on_one_page_and_all_ids_are_known() -> None:
    past = history()
    assert len(past.points) > 30
    found: list[str] = []
    for page in range(-(-len(past.points) // 25)):
        letter = points_letter(past, WORDS, page)
        select = letter.rows[0]
        assert isinstance(select, Select)
        found += [value for value, _ in select.options]
        assert all(len(label) <= 100 for _, label in select.options)
        ids = [select.id, *(button.id for row in letter.rows[1:] if isinstance(row, tuple) for button in row)]
        assert all(len(each) <= CUSTOM_ID and any(pattern.fullmatch(each) for pattern in TEMPLATES) for each in ids)
    assert found == [str(point.stand) for point in past.points]
    assert len(set(found)) == len(found)


def test_points_are_named_by_turn_hour_and_person() -> None:
    select = points_letter(history(), WORDS, 99).rows[0]
    assert isinstance(select, Select)
    names = [label for _, label in select.options]
    assert names[-1] == "The set-up, before the first turn"
    assert any(name.startswith("Turn 6: Midnight, ") for name in names)
    assert any(name.endswith(", Ana") for name in names)
    assert any(name.endswith(", Bot 4") for name in names)


@pytest.mark.parametrize("name", ["**bold**", "x" * 200, "\u202eevil"])
def test_names_in_it_are_nothing_but_names(name: str) -> None:
    select = points_letter(history(name=name), WORDS, 99).rows[0]
    assert isinstance(select, Select)
    assert all(len(label) <= 100 and "\u202e" not in label for _, label in select.options)


def test_a_preview_says_how_much_goes() -> None:
    past = history()
    letter = preview_letter(past, past.points[0], WORDS)
    assert "taken back" in letter.texts[0]
    [row] = letter.rows
    assert isinstance(row, tuple)
    assert all(any(pattern.fullmatch(button.id) for pattern in TEMPLATES) for button in row)


# ---------------------------------------------------------------- messages


async def mistaken(stage: Stage) -> str:
    """Somebody has ended a turn by mistake."""
    await stage.started()
    await stage.choose_lucky()
    name = await stage.turn_of()
    await stage.play(name, "stop")
    return name


async def take_back(stage: Stage, name: str) -> None:
    game = await stage.game()
    with stage.env._bot_scope():
        await stage.bot.mending.repair.undo(1, game.number, stage.people[name].id)
    await stage.env.settle()


def pressable(stage: Stage) -> list[dict[str, Any]]:
    return [post for post in stage.posts() if controls(post)]


async def test_a_message_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await mistaken(stage)
        stage.env.backend.messages[stage.channel.id].pop(int(stage.posts()[-1]["id"]))
        await take_back(stage, name)
        assert await stage.bot.mending.repair.kept.unswept() == []
        assert len(pressable(stage)) == 1


async def test_a_message_that_cannot_be_edited_is_tried_again(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await mistaken(stage)
        old = stage.posts()[-1]["id"]
        stage.env.inject_error("PATCH", f"/channels/{stage.channel.id}/messages/{old}", status=503)
        await take_back(stage, name)
        assert pressable(stage)[0]["id"] == old
        await stage.env.advance_time(61)
        assert len(pressable(stage)) == 1
        assert pressable(stage)[0]["id"] != old


async def test_a_restart_finishes_what_was_begun(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await mistaken(stage)
        game = await stage.game()
        teller, stage.bot.desk.host.teller = stage.bot.desk.host.teller, Silent()
        await stage.bot.mending.repair.undo(1, game.number, stage.people[name].id)
        stage.bot.desk.host.teller = teller
        await stage.restart()
        assert len(pressable(stage)) == 1
        assert "Taken back" in texts(next(post for post in stage.posts() if "Taken back" in texts(post)))


class Silent:
    """A teller that tells nobody."""

    def changed(self, table: int) -> None:
        pass


async def test_a_post_that_was_written_down_too_late_loses_its_controls(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await mistaken(stage)
        late = next(post for post in await stage.bot.desk.store.posts(1) if post.turn == 2)
        await take_back(stage, name)
        await stage.bot.desk.store.save_post(Post(1, "turn", late.channel, late.message + 1, late.number, 0, 2))
        await stage.play(name, "roll")
        assert [post.turn for post in await stage.bot.desk.store.posts(1) if post.kind == "turn"] == [0, 1]
        await stage.play(name, "stop")
        assert [post.turn for post in await stage.bot.desk.store.posts(1) if post.kind == "turn"] == [0, 1, 2]
        assert len(pressable(stage)) == 1
