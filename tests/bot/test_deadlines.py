"""Deadlines, reminders and quiet hours, at both tempos, with restarts in between."""

from pathlib import Path

import pytest

from db.time import Habits
from tests.discords import Clock, answer, on_stage, texts
from tests.timing import HOUR, QUICK, SLOW, answers, begun, due, reminders, waits
from tests.windows import WINDOWS


@pytest.mark.parametrize(("tempo", "seconds"), QUICK)
async def test_a_deadline_passes_once_and_gives_the_default(tmp_path: Path, tempo: str, seconds: float) -> None:
    async with on_stage(tmp_path, WINDOWS, pace=SLOW) as stage:
        await begun(stage, tempo, time=f"{seconds:.0f}s")
        assert due(stage) == [pytest.approx(seconds, abs=2)]
        await stage.later(seconds - 10)
        assert await answers(stage) == []
        await stage.later(20)
        assert await answers(stage) == ["1 act rest"]
        await stage.later(seconds - 30)
        assert await answers(stage) == ["1 act rest"]


@pytest.mark.parametrize(("tempo", "seconds"), QUICK)
async def test_a_deadline_survives_restarts(tmp_path: Path, tempo: str, seconds: float) -> None:
    async with on_stage(tmp_path, WINDOWS, pace=SLOW) as stage:
        await begun(stage, tempo, time=f"{seconds:.0f}s")
        before = [wait.due for wait in await waits(stage)]
        for _ in range(3):
            await stage.later(seconds / 6)
            await stage.restart()
            assert [wait.due for wait in await waits(stage)] == before
        await stage.later(seconds / 2 + 5)
        assert await answers(stage) == ["1 act rest"]
        await stage.restart()
        assert await answers(stage) == ["1 act rest"]


@pytest.mark.parametrize(("tempo", "seconds"), QUICK)
async def test_nobody_is_too_late_because_the_bot_was_away(tmp_path: Path, tempo: str, seconds: float) -> None:
    async with on_stage(tmp_path, WINDOWS, pace=SLOW) as stage:
        await begun(stage, tempo, time=f"{seconds:.0f}s")
        assert isinstance(stage.clock, Clock)
        await stage.later(1)
        stage.bot.keeping.watch.stop()
        stage.clock.fast += 3 * seconds
        await stage.restart()
        await stage.later(5)
        assert await answers(stage) == []
        assert due(stage) == [pytest.approx(seconds / 4, abs=10)]
        await stage.restart()
        assert due(stage) == [pytest.approx(seconds / 4, abs=10)]
        await stage.later(seconds / 4 + 5)
        assert await answers(stage) == ["1 act rest"]


async def test_nobody_is_too_late_because_discord_was_away(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await stage.later(200)
        stage.bot.keeping.watch.disconnected()
        await stage.later(200)
        assert await answers(stage) == []
        stage.bot.keeping.watch.connected()
        await stage.later(70)
        assert await answers(stage) == []
        await stage.later(10)
        assert await answers(stage) == ["1 act rest"]


async def test_a_short_loss_of_connection_puts_nothing_off(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await stage.later(280)
        stage.bot.keeping.watch.disconnected()
        await stage.later(5)
        stage.bot.keeping.watch.connected()
        await stage.later(20)
        assert await answers(stage) == ["1 act rest"]


@pytest.mark.parametrize("fast", [-30.0, 30.0])
async def test_a_clock_that_is_set_by_half_a_minute_does_not_matter(tmp_path: Path, fast: float) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        assert isinstance(stage.clock, Clock)
        await stage.later(100)
        stage.clock.fast += fast
        await stage.later(150)
        assert await answers(stage) == []
        await stage.later(90)
        assert await answers(stage) == ["1 act rest"]


async def test_a_deadline_belongs_to_its_seat_and_begins_anew_with_each_ask(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage, seats=3, people=3)
        await stage.press("ana", "attack")
        await stage.later(40)
        await stage.press("ben", "pass")
        assert [wait.seat for wait in await waits(stage)] == [3]
        assert due(stage) == [pytest.approx(20, abs=2)]
        await stage.press("cem", "pass")
        assert [wait.seat for wait in await waits(stage)] == [1]
        assert due(stage) == [pytest.approx(300, abs=2)]


@pytest.mark.parametrize(("tempo", "seconds"), [("live", 60.0), ("correspondence", 24 * HOUR)])
async def test_windows_are_short_in_live_and_long_over_days(tmp_path: Path, tempo: str, seconds: float) -> None:
    async with on_stage(tmp_path, WINDOWS, pace=SLOW) as stage:
        await begun(stage, tempo)
        await stage.press("ana", "attack")
        assert due(stage) == [pytest.approx(seconds, abs=2)]


async def test_the_post_shows_who_of_several_is_awaited_until_when(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage, seats=3, people=3)
        await stage.press("ana", "attack")
        text = texts(stage.posts()[-1])
        assert "Waiting for ben, cem. Time runs out <t:" in text
        await stage.press("ben", "pass")
        assert f"Waiting for <@{stage.people['cem'].id}>." in texts(stage.posts()[-1])


@pytest.mark.parametrize(("given", "tempo", "seconds"), [("90s", "live", 90.0), ("2d", "correspondence", 48 * HOUR)])
async def test_a_table_may_have_a_pace_of_its_own(tmp_path: Path, given: str, tempo: str, seconds: float) -> None:
    async with on_stage(tmp_path, WINDOWS, pace=SLOW) as stage:
        await begun(stage, tempo, time=given)
        await stage.restart()
        await stage.later(1)
        assert [wait.allowed for wait in await waits(stage)] == [seconds]


async def test_a_pace_that_nobody_understands_opens_no_table(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        for time in ("soon", "5", "1s", "20d"):
            assert "do not understand" in answer(await stage.people["ana"].slash(stage.channel, "game new", title="toy", time=time))
        assert stage.posts() == []


# ---------------------------------------------------------------- reminders


@pytest.mark.parametrize(("tempo", "first"), [("live", 150.0), ("correspondence", 1.5 * HOUR)])
async def test_one_is_reminded_once_by_direct_message(tmp_path: Path, tempo: str, first: float) -> None:
    async with on_stage(tmp_path, WINDOWS, pace=SLOW) as stage:
        await begun(stage, tempo, time=f"{2 * first:.0f}s")
        await stage.later(first - 10)
        assert reminders(stage.letters("ana")) == []
        await stage.later(20)
        assert len(reminders(stage.letters("ana"))) == 1
        assert f"/{stage.channel.id}/" in texts(reminders(stage.letters("ana"))[0])
        await stage.restart()
        await stage.later(first / 2)
        assert len(reminders(stage.letters("ana"))) == 1
        assert reminders(stage.posts()) == []


async def test_over_days_the_last_reminder_comes_when_an_eighth_is_left(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS, pace=SLOW) as stage:
        await begun(stage, "correspondence", time="8h")
        await stage.later(6.9 * HOUR)
        assert len(reminders(stage.letters("ana"))) == 1
        await stage.later(0.2 * HOUR)
        assert len(reminders(stage.letters("ana"))) == 2
        await stage.later(0.8 * HOUR)
        assert len(reminders(stage.letters("ana"))) == 2


async def test_a_reminder_that_fell_due_while_the_bot_was_away_comes_once(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS, pace=SLOW) as stage:
        await begun(stage, "correspondence")
        assert isinstance(stage.clock, Clock)
        await stage.later(1)
        stage.bot.keeping.watch.stop()
        stage.clock.fast += 13 * HOUR
        await stage.restart()
        await stage.later(5)
        await stage.restart()
        await stage.later(5)
        assert len(reminders(stage.letters("ana"))) == 1


async def test_a_reminder_by_mention_calls_that_person_alone(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await stage.people["ana"].slash(stage.channel, "game remind", how="mention")
        await stage.later(160)
        (found,) = reminders(stage.posts())
        sent = [each.json for each in stage.env.http_requests if each.json and "waits for you" in str(each.json)]
        assert [each["allowed_mentions"]["users"] for each in sent if each] == [[stage.people["ana"].id]]
        assert f"<@{stage.people['ana'].id}>" in texts(found)
        assert reminders(stage.letters("ana")) == []


async def test_where_direct_messages_do_not_arrive_one_is_mentioned(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        channel = stage.people["ana"].user.dm_channel.id
        stage.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)
        await begun(stage)
        await stage.later(160)
        assert len(reminders(stage.posts())) == 1


async def test_a_reminder_that_discord_does_not_take_is_tried_again(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        channel = stage.people["ana"].user.dm_channel.id
        stage.env.inject_error("POST", f"/channels/{channel}/messages", status=503)
        await stage.later(155)
        assert reminders(stage.letters("ana")) == []
        await stage.later(65)
        assert len(reminders(stage.letters("ana"))) == 1


async def test_who_wants_none_gets_none(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await stage.people["ana"].slash(stage.channel, "game remind", how="off")
        await stage.later(290)
        assert reminders(stage.letters("ana")) + reminders(stage.posts()) == []


async def test_who_has_answered_is_not_reminded(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await stage.later(100)
        await stage.press("ana", "rest")
        await stage.later(100)
        assert reminders(stage.letters("ana")) == []


# ---------------------------------------------------------------- quiet hours


async def test_quiet_hours_move_a_reminder_and_a_deadline_over_days(tmp_path: Path) -> None:
    """It is midnight in UTC and 10:00 in UTC+10. Half of the time is over at 12:00 there, the deadline is 14:00; quiet is from 11:30 to 15:00."""
    async with on_stage(tmp_path, WINDOWS, pace=SLOW) as stage:
        await begun(stage, "correspondence", time="4h")
        told = answer(await stage.people["ana"].slash(stage.channel, "game remind", zone="+10", quiet="11:30-15"))
        assert "11:30 to 15:00 (+10)" in told
        await stage.later(2)
        assert due(stage) == [pytest.approx(6 * HOUR, abs=5)]
        await stage.later(4.9 * HOUR)
        await stage.restart()
        assert reminders(stage.letters("ana")) == []
        await stage.later(0.2 * HOUR)
        assert len(reminders(stage.letters("ana"))) == 1
        assert await answers(stage) == []
        await stage.later(HOUR)
        assert await answers(stage) == ["1 act rest"]


async def test_quiet_hours_do_not_stop_a_live_table_but_its_reminders(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await stage.people["ana"].slash(stage.channel, "game remind", quiet="22-8")
        await stage.later(310)
        assert reminders(stage.letters("ana")) == []
        assert await answers(stage) == ["1 act rest"]


async def test_habits_are_kept_over_restarts(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await stage.people["ana"].slash(stage.channel, "game remind", how="mention", zone="europe/berlin", quiet="22:30-7")
        await stage.restart()
        ana = stage.people["ana"].id
        assert await stage.bot.desk.times.habits(ana) == Habits(ana, "mention", "Europe/Berlin", 22 * 60 + 30, 7 * 60)


# ---------------------------------------------------------------- standing still


async def test_the_time_of_a_paused_table_stands_still(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await stage.make_moderator("cem")
        await stage.later(200)
        await stage.people["cem"].slash(stage.channel, "game pause")
        await stage.later(1000)
        assert await answers(stage) == []
        await stage.people["cem"].slash(stage.channel, "game resume")
        await stage.later(290)
        assert await answers(stage) == []
        await stage.later(20)
        assert await answers(stage) == ["1 act rest"]
