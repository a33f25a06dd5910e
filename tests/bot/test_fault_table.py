"""Faults that must not hurt a table, row by row: which tests show it, and those that stand nowhere else."""

import ast
import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from simcord.components import walk_components

from bot.people import Person
from bot.posts.letter import TEXT, Picture
from tests.discords import Mute, Stage, answer, controls, labels, on_stage, texts

TESTS = Path(__file__).parent.parent
ROWS = {
    "slow store or slow drawing": {
        "cogs/test_controls.py": ["test_a_press_is_acknowledged_before_anything_is_done"],
        "bot/test_fault_table.py": ["test_a_slow_drawing_delays_no_answer", "test_a_store_that_is_held_for_3_s_delays_an_answer_and_loses_none"],
    },
    "double press, many at once, old post, ended table, wrong person": {
        "cogs/test_controls.py": [
            "test_of_twenty_presses_at_once_one_is_accepted",
            "test_an_old_control_is_refused_and_a_foreign_one_too",
            "test_a_control_of_an_ended_table_is_refused",
            "test_a_press_by_somebody_else_is_refused_privately",
            "test_an_unknown_id_gets_a_kind_word",
        ],
        "bot/test_host.py": ["test_twenty_presses_one_accepted"],
    },
    "two people open a table at once": {"cogs/test_game.py": ["test_two_who_open_at_once_get_one_table"]},
    "same player at two tables": {"cogs/test_controls.py": ["test_a_press_acts_on_its_own_table_alone"]},
    "restart at any moment, process killed": {
        "cogs/test_controls.py": ["test_controls_survive_a_restart_between_any_two_answers"],
        "bot/test_publisher.py": ["test_what_was_committed_and_not_told_is_told_after_a_restart_once"],
        "bot/test_deadlines.py": ["test_a_reminder_that_fell_due_while_the_bot_was_away_comes_once"],
        "loopback/test_killed.py": ["test_a_killed_process_loses_no_acknowledged_answer_and_doubles_no_post"],
        "bot/test_fault_table.py": [
            "test_a_post_that_is_looked_for_is_none_that_is_known",
            "test_a_post_without_options_is_found_again",
            "test_a_lobby_that_was_overtaken_before_it_was_known_is_closed",
        ],
    },
    "closed direct messages": {
        "bot/test_publisher_hands.py": [
            "test_closed_messages_never_stop_a_game",
            "test_moderators_see_who_is_not_reached",
            "test_messages_closed_in_the_middle_are_noticed",
        ],
        "bot/test_fault_table.py": ["test_a_message_that_fails_for_a_moment_is_sent_later_and_nobody_is_blamed"],
    },
    "a player leaves, blocks, goes quiet": {
        "bot/test_absence.py": [
            "test_after_two_missed_deadlines_a_bot_plays_until_any_press",
            "test_who_left_the_server_is_noticed_when_a_message_does_not_arrive",
            "test_a_replaced_person_sees_and_presses_nothing_private",
        ],
    },
    "channel or thread deleted, archived, locked; kicked; outage": {
        "bot/test_guard.py": [
            "test_a_deleted_channel_closes_its_table_and_frees_its_people",
            "test_a_bot_that_is_kicked_closes_the_tables_of_that_server",
            "test_a_channel_deleted_while_the_bot_was_away",
            "test_a_server_left_while_the_bot_was_away",
            "test_an_outage_only_waits",
            "test_a_thread_that_fell_asleep_is_woken_and_played_in",
            "test_a_thread_that_somebody_archived_is_left_alone_and_the_table_waits",
            "test_a_thread_that_somebody_locked_is_left_alone_and_the_table_waits",
        ],
        "loopback/test_connections.py": ["test_a_server_in_an_outage_at_the_start_only_waits", "test_a_server_that_was_left_is_noticed_at_the_start"],
    },
    "the turn post is deleted": {"bot/test_publisher.py": ["test_a_deleted_post_comes_back_once"]},
    "rights taken away": {
        "bot/test_guard.py": ["test_rights_taken_away_are_told_to_the_owner_and_to_moderators_who_ask"],
        "bot/test_publisher.py": ["test_a_right_taken_away_is_waited_for"],
        "cogs/test_settings.py": ["test_every_missing_right_is_named_also_those_for_threads"],
    },
    "rate limit, server error, connection lost": {
        "loopback/test_faults.py": [
            "test_a_rate_limit_is_waited_for_and_nothing_is_posted_twice",
            "test_edits_are_coalesced_while_a_rate_limit_holds",
            "test_a_server_error_after_the_deed_doubles_no_post",
            "test_an_expired_token_loses_no_answer",
        ],
        "loopback/test_connections.py": [
            "test_a_connection_cut_without_a_word_is_resumed_and_no_press_is_lost",
            "test_a_gateway_that_is_down_at_the_start_is_tried_again",
        ],
        "bot/test_fault_table.py": ["test_a_rate_limit_that_discord_py_gives_up_on_loses_nothing"],
        "bot/test_publisher.py": ["test_a_refused_post_is_tried_again_after_a_while"],
    },
    "picture over the limit": {
        "bot/test_publisher.py": ["test_a_picture_that_is_too_large_is_sent_smaller", "test_a_picture_that_never_fits_is_left_out"],
        "loopback/test_faults.py": ["test_an_upload_over_the_limit_is_sent_smaller", "test_a_private_picture_over_the_limit_is_sent_smaller"],
    },
    "more than 25 options; the longest names": {
        "cogs/test_controls.py": ["test_a_select_opens_in_the_post_turns_its_pages_and_plays"],
        "bot/test_controls.py": ["test_every_option_can_be_reached_within_the_limits_of_discord"],
        "bot/test_fault_table.py": ["test_the_longest_names_at_the_largest_table_fit"],
    },
    "store locked, disk full, damaged row": {
        "bot/test_host_faults.py": ["test_store_held_by_another_process_for_3_s", "test_disk_full", "test_a_damaged_row_hurts_its_own_table_only"],
        "bot/test_fault_table.py": [
            "test_a_store_that_is_held_for_3_s_delays_an_answer_and_loses_none",
            "test_a_full_disk_is_told_and_hurts_nothing",
            "test_a_damaged_table_is_told_and_others_go_on",
        ],
    },
    "clock of the host, change of the clocks": {
        "bot/test_deadlines.py": ["test_a_clock_that_is_set_by_half_a_minute_does_not_matter"],
        "bot/test_quiet.py": ["test_the_night_in_which_the_clocks_change_is_shorter_or_longer"],
    },
}
HOLDER = """
import sqlite3, sys, time
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("BEGIN IMMEDIATE")
print("held", flush=True)
time.sleep(3)
db.execute("COMMIT")
"""


@pytest.mark.parametrize("row", ROWS)
def test_every_row_of_the_fault_table_has_its_tests(row: str) -> None:
    for file, names in ROWS[row].items():
        module = ast.parse((TESTS / file).read_text())
        there = {node.name for node in module.body if isinstance(node, ast.AsyncFunctionDef | ast.FunctionDef)}
        assert set(names) <= there


async def begun(stage: Stage) -> str:
    await stage.started()
    await stage.choose_lucky()
    return await stage.turn_of()


async def test_a_slow_drawing_delays_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        get, number = stage.bot.desk.pictures.get, (await stage.game()).table.number
        drawn = asyncio.Event()

        async def slow(sketch: Any) -> Picture:
            await asyncio.sleep(30)
            drawn.set()
            return await get(sketch)

        monkeypatch.setattr(stage.bot.desk.pictures, "get", slow)
        result = await stage.press(name, "roll")
        assert result.acknowledged
        assert (await stage.game()).table.number > number
        assert not drawn.is_set()
        await stage.env.advance_time(31)
        assert "rolled" in texts(stage.posts()[-1])


async def test_a_store_that_is_held_for_3_s_delays_an_answer_and_loses_none(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        number = (await stage.game()).table.number
        holder = await asyncio.create_subprocess_exec(sys.executable, "-c", HOLDER, str(stage.path), stdout=asyncio.subprocess.PIPE)
        assert holder.stdout is not None
        await holder.stdout.readline()
        result = await stage.press(name, "roll")
        assert result.acknowledged
        assert await holder.wait() == 0
        assert (await stage.game()).table.number > number
        await stage.env.settle()
        assert "rolled" in texts(stage.posts()[-1])


async def test_a_full_disk_is_told_and_hurts_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        number = (await stage.game()).table.number

        async def full(*_: object) -> None:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorname = "SQLITE_FULL"
            raise error

        with monkeypatch.context() as patch:
            patch.setattr(stage.bot.desk.store, "_add", full)
            assert "disk of my host is full" in answer(await stage.press(name, "roll"))
            assert (await stage.game()).table.number == number
        await stage.press(name, "roll")
        assert (await stage.game()).table.number > number


async def test_a_damaged_table_is_told_and_others_go_on(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        first, post = stage.channel, stage.posts()[-1]
        stage.channel = stage.guild.create_text_channel("cellar")
        await stage.started()
        with closing(sqlite3.connect(stage.path, isolation_level=None)) as db:
            db.execute("UPDATE answers SET key = 'pick:9' WHERE table_id = 1 AND number = 1")
        await stage.restart()
        stage.channel, other = first, stage.channel
        assert "fault" in answer((await stage.at_once(["ana"], str(controls(post)[0]["custom_id"]), post))[0])
        stage.channel = other
        number = (await stage.game(2)).table.number
        await stage.choose_lucky()
        assert (await stage.game(2)).table.number > number


async def test_a_rate_limit_that_discord_py_gives_up_on_loses_nothing(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        count = len(stage.posts())
        stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=429)
        await stage.play(name, "stop")
        assert len(stage.posts()) == count
        await stage.env.advance_time(61)
        assert len(stage.posts()) == count + 1


async def test_a_message_that_fails_for_a_moment_is_sent_later_and_nobody_is_blamed(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        channel = stage.people["ben"].user.dm_channel.id
        stage.env.inject_error("POST", f"/channels/{channel}/messages", status=503)
        await stage.started()
        assert stage.letters("ben") == []
        assert "pick:1" in labels(stage.letters("ana")[-1])
        assert await stage.bot.desk.store.undelivered(1) == []
        await stage.env.advance_time(61)
        assert "pick:1" in labels(stage.letters("ben")[-1])
        assert not [post for post in stage.posts() if "do not reach" in texts(post)]


async def test_a_post_that_is_looked_for_is_none_that_is_known(tmp_path: Path) -> None:
    """The process died after it had edited one turn's post and begun the next one, and before it had written down either."""
    async with on_stage(tmp_path) as stage:
        name = await begun(stage)
        await stage.press(name, "roll")
        with closing(sqlite3.connect(stage.path, isolation_level=None)) as db:
            db.execute("UPDATE posts SET number = number - 1 WHERE kind = 'turn' AND turn = 1")
            number = db.execute("SELECT number FROM posts WHERE kind = 'turn' AND turn = 1").fetchone()[0]
        await stage.silently(name, "stop")
        with closing(sqlite3.connect(stage.path, isolation_level=None)) as db:
            db.execute("INSERT INTO posts SELECT table_id, kind, seat, 2, channel, 0, ? FROM posts WHERE kind = 'turn' AND turn = 1", (number,))
        count = len(stage.posts())
        await stage.restart()
        assert len(stage.posts()) == count + 1
        assert len({post.message for post in await stage.bot.desk.store.posts(1)}) == len(await stage.bot.desk.store.posts(1))


async def test_a_post_without_options_is_found_again(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        assert labels(stage.posts()[-1]) == ["My hand"]
        with closing(sqlite3.connect(stage.path, isolation_level=None)) as db:
            db.execute("UPDATE posts SET message = 0, number = -1 WHERE kind = 'turn'")
        count = len(stage.posts())
        await stage.restart()
        assert len(stage.posts()) == count
        assert all(post.message for post in await stage.bot.desk.store.posts(1))


async def test_a_lobby_that_was_overtaken_before_it_was_known_is_closed(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened()
        post = stage.posts()[-1]
        host, teller = stage.bot.desk.host, stage.bot.desk.host.teller
        host.teller = Mute()
        await host.start(1, Person(stage.people["ana"].id, "ana"))
        host.teller = teller
        with closing(sqlite3.connect(stage.path, isolation_level=None)) as db:
            db.execute("UPDATE posts SET message = 0 WHERE kind = 'lobby'")
        await stage.restart()
        assert not controls(next(each for each in stage.posts() if each["id"] == post["id"]))


async def test_the_longest_names_at_the_largest_table_fit(tmp_path: Path) -> None:
    long = {"ana": "**" + "W" * 28 + "**", "ben": "\u202e@everyone `" + "\U0001f9db" * 18, "cem": "ﷺ" * 32}
    async with on_stage(tmp_path, shown=long) as stage:
        await stage.started(seats=4, people=3)
        await stage.choose_lucky()
        for _ in range(6):
            await stage.env.advance_time(1.0)
        for message in (*stage.posts(), *(letter for name in long for letter in stage.letters(name))):
            parts = list(walk_components(message["components"]))
            assert len(texts(message)) <= TEXT
            assert len(parts) <= 40
            assert all(len(each.get("label", "")) <= 80 and len(each.get("custom_id", "")) <= 100 for each in parts)
            assert "@everyone" not in texts(message).replace("@\u200beveryone", "")
        assert stage.env.errors == []
