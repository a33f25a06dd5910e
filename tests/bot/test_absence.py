"""People who are away, quiet, gone, replaced; and standing orders. The seats go on, and nothing private stays with who has gone."""

from pathlib import Path

import pytest
import simcord

from bot.client import create_bot
from bot.settings import Settings
from tests.discords import PEOPLE, TOY_PICTURES, Stage, ToyWords, answer, labels, on_stage, texts
from tests.timing import answers, begun, waits
from tests.windows import WINDOWS, secret

# ---------------------------------------------------------------- away and back


async def test_a_bot_plays_for_who_is_away_until_that_one_is_back(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        assert "plays for you" in answer(await stage.people["ana"].slash(stage.channel, "game away"))
        assert "A bot plays for ana, who is away." in texts(stage.posts()[-1])
        await stage.later(2)
        assert await answers(stage) == ["1 act rest"]
        await stage.restart()
        await stage.press("ben", "attack")
        await stage.later(2)
        assert (await stage.game()).awaited == (2,)
        assert "A bot plays for ana" in texts(stage.posts()[-1])
        assert "You are back" in answer(await stage.people["ana"].slash(stage.channel, "game back"))
        assert "A bot plays" not in texts(stage.posts()[-1])
        await stage.press("ben", "attack")
        await stage.later(5)
        assert (await stage.game()).awaited == (1,)


async def test_nobody_is_called_reminded_or_given_a_deadline_who_is_away(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS, pace=60.0) as stage:
        await begun(stage)
        await stage.people["ana"].slash(stage.channel, "game away")
        assert await waits(stage) == ()
        assert f"<@{stage.people['ana'].id}>" not in texts(stage.posts()[-1])
        assert stage.letters("ana") == []


async def test_away_and_back_are_for_who_sits_and_once(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        assert "no open table" in answer(await stage.people["ana"].slash(stage.channel, "game away"))
        await stage.opened()
        assert "not begun" in answer(await stage.people["ana"].slash(stage.channel, "game away"))
        await stage.people["ana"].slash(stage.channel, "game start")
        assert "do not sit" in answer(await stage.people["cem"].slash(stage.channel, "game away"))
        assert "here already" in answer(await stage.people["ben"].slash(stage.channel, "game back"))
        await stage.people["ben"].slash(stage.channel, "game away")
        assert "already" in answer(await stage.people["ben"].slash(stage.channel, "game away"))


async def test_one_may_go_from_all_tables_at_once(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        elsewhere = stage.guild.create_text_channel("attic")
        await stage.people["ben"].slash(elsewhere, "game new", title="toy", seats=2)
        await stage.people["ana"].slash(elsewhere, "game join")
        await stage.people["ben"].slash(elsewhere, "game start")
        await stage.people["ana"].slash(stage.channel, "game away", everywhere=True)
        found = [row.stand_in for table in (1, 2) for row in (await stage.game(table)).seats if row.user == stage.people["ana"].id]
        assert found == ["away", "away"]


# ---------------------------------------------------------------- two deadlines missed


@pytest.mark.parametrize(("tempo", "seconds"), [("live", 300.0), ("correspondence", 3600.0)])
async def test_after_two_missed_deadlines_a_bot_plays_until_any_press(tmp_path: Path, tempo: str, seconds: float) -> None:
    async with on_stage(tmp_path, WINDOWS, pace=60.0) as stage:
        await begun(stage, tempo, time=f"{seconds:.0f}s")
        await stage.press("ana", "rest")
        await stage.later(seconds + 5)
        assert [row.stand_in for row in (await stage.game()).seats] == ["", ""]
        await stage.restart()
        await stage.press("ana", "rest")
        await stage.later(seconds + 5)
        assert [row.stand_in for row in (await stage.game()).seats] == ["", "missed"]
        assert "A bot plays for ben, who has not answered" in texts(stage.posts()[-1])
        await stage.press("ana", "rest")
        await stage.later(65)
        assert (await stage.game()).awaited == (1,)
        await stage.press("ana", "rest")
        await stage.restart()
        await stage.press("ben", "attack")
        assert [row.stand_in for row in (await stage.game()).seats] == ["", ""]
        assert "A bot plays" not in texts(stage.posts()[-1])


async def test_an_answer_in_time_between_two_missed_ones_counts(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await stage.press("ana", "rest")
        await stage.later(305)
        for name in ("ana", "ben", "ana"):
            await stage.press(name, "rest")
        await stage.later(305)
        assert [(row.missed, row.stand_in) for row in (await stage.game()).seats] == [(0, ""), (1, "")]


# ---------------------------------------------------------------- going for good


async def test_leaving_a_match_hands_the_seat_to_a_bot_for_good(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage, seats=3, people=3)
        assert "A bot plays on" in answer(await stage.people["ana"].slash(stage.channel, "game leave"))
        assert "ana has left. Bot 1 plays on in that seat." in texts(stage.posts()[-1])
        game = await stage.game()
        assert [row.user for row in game.seats] == [0, stage.people["ben"].id, stage.people["cem"].id]
        assert game.row.owner == stage.people["ben"].id
        await stage.later(2)
        assert (await stage.game()).awaited == (2,)
        assert "do not sit" in answer(await stage.people["ana"].slash(stage.channel, "game back"))
        assert "do not sit" in answer(await stage.people["ana"].slash(stage.channel, "game hand"))


async def test_the_last_one_who_leaves_closes_the_table(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await stage.people["ana"].slash(stage.channel, "game leave")
        await stage.people["ben"].slash(stage.channel, "game leave")
        assert (await stage.game()).row.state == "archived"
        assert "closed" in texts(stage.posts()[-1])


async def secretly(stage: Stage) -> None:
    """A window in which ben has a private message with the cards."""
    stage.bot.desk.host._fresh = lambda: secret(2)
    await begun(stage, seats=3, people=3)
    stage.people["dan"] = stage.guild.add_member(stage.env.create_user("dan"))
    await stage.press("ana", "attack")


async def test_a_replaced_person_sees_and_presses_nothing_private(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await secretly(stage)
        (letter,) = stage.letters("ben")
        assert "card:0" in labels(letter)
        opened = await stage.people["ben"].slash(stage.channel, "game hand")
        await stage.make_moderator("cem")
        told = answer(await stage.people["cem"].slash(stage.channel, "game replace", seat=2, member=stage.people["dan"]))
        assert "dan plays on in the seat of ben" in told
        assert "dan plays on in the seat of ben." in texts(stage.posts()[-1])
        (emptied,) = stage.letters("ben")
        assert (labels(emptied), emptied["attachments"], texts(emptied)) == ([], [], "### This hand is not yours any more.")
        assert opened.response is not None
        assert "do not sit" in answer(await stage.people["ben"].click(opened.response, label="card:0"))
        assert "do not sit" in answer(await stage.press("ben", "My hand"))
        assert "lucky" not in answer(await stage.people["ben"].slash(stage.channel, "game status"))
        (mine,) = stage.letters("dan")
        await stage.people["dan"].user.click(await stage.message(mine), label="card:1")
        assert (await answers(stage))[-1] == "2 defence card:1"
        assert len(stage.letters("ben")) == 1


async def test_a_message_that_cannot_be_emptied_at_once_is_emptied_later(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await secretly(stage)
        (letter,) = stage.letters("ben")
        stage.env.inject_error("PATCH", f"/channels/{letter['channel_id']}/messages/{letter['id']}", status=503, times=2)
        await stage.make_moderator("cem")
        await stage.people["cem"].slash(stage.channel, "game kick", seat=2)
        await stage.restart()
        await stage.later(70)
        assert labels(stage.letters("ben")[0]) == []
        assert await stage.bot.desk.times.store.old_hands(1) == []


async def test_a_message_that_was_sent_and_not_written_down_is_emptied_too(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await secretly(stage)
        with stage.env._bot_scope():
            game = await stage.game()
            letter = await stage.bot.desk.hand(game, stage.people["ben"].id)
            await stage.bot.desk.mail.send(int(stage.letters("ben")[0]["channel_id"]), letter, "a crash")
        assert [labels(each)[0] for each in stage.letters("ben")] == ["pass", "pass"]
        await stage.people["ben"].slash(stage.channel, "game leave")
        assert [(labels(each), each["attachments"]) for each in stage.letters("ben")] == [([], []), ([], [])]


async def test_a_message_that_can_never_be_reached_stops_nothing(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await secretly(stage)
        (letter,) = stage.letters("ben")
        stage.env.inject_error("PATCH", f"/channels/{letter['channel_id']}/messages/{letter['id']}", status=403, code=50007, times=None)
        await stage.people["ben"].slash(stage.channel, "game leave")
        assert await stage.bot.desk.times.store.old_hands(1) == []
        await stage.press("cem", "pass")
        await stage.later(3)
        assert (await stage.game()).awaited == (1,)


async def test_a_bot_gives_its_seat_to_a_person(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS, pace=60.0) as stage:
        await begun(stage, seats=3, people=2)
        await stage.make_moderator("ben")
        await stage.people["ben"].slash(stage.channel, "game replace", seat=3, member=stage.people["cem"])
        assert "cem plays on in the seat of Bot 3." in texts(stage.posts()[-1])
        await stage.press("ana", "rest")
        await stage.press("ben", "rest")
        await stage.press("cem", "rest")
        assert (await answers(stage))[-1] == "3 act rest"


async def test_replacing_and_kicking_are_for_moderators_and_make_sense(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        ana, ben, cem = (stage.people[name] for name in PEOPLE)
        assert "moderator" in answer(await ana.slash(stage.channel, "game kick", seat=2)).casefold()
        assert "moderator" in answer(await ana.slash(stage.channel, "game replace", seat=2, member=cem)).casefold()
        await stage.make_moderator("cem")
        assert "Nobody sits there" in answer(await cem.slash(stage.channel, "game kick", seat=4))
        assert "already have a seat" in answer(await cem.slash(stage.channel, "game replace", seat=1, member=ben))
        assert [each["name"] for each in await cem.autocomplete(stage.channel, "game kick", "seat", "b")] == ["ben"]
        assert "ben is out of the game" in answer(await cem.slash(stage.channel, "game kick", seat=2))
        assert "ben was taken out of the game. Bot 2 plays on" in texts(stage.posts()[-1])
        assert "Nobody sits there" in answer(await cem.slash(stage.channel, "game kick", seat=2))
        await stage.restart()
        await stage.press("ana", "rest")
        await stage.later(2)
        assert (await stage.game()).awaited == (1,)


async def test_a_kicked_person_gives_up_its_seat_in_the_lobby(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await stage.opened()
        await stage.make_moderator("cem")
        await stage.people["cem"].slash(stage.channel, "game kick", seat=2)
        assert [row.seat for row in (await stage.game()).seats] == [1]


# ---------------------------------------------------------------- leaving the server


async def test_who_left_the_server_is_noticed_with_a_missed_deadline(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        stage.guild.remove_member(stage.people["ana"])
        await stage.later(305)
        assert [row.user for row in (await stage.game()).seats] == [0, stage.people["ben"].id]
        assert "ana is not on this server any more. Bot 1 plays on" in texts(stage.posts()[-1])
        formers = await stage.bot.desk.times.store.formers(1)
        assert [(each.user, each.how) for each in formers] == [(stage.people["ana"].id, "gone")]


async def test_who_left_the_server_is_noticed_when_a_message_does_not_arrive(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        stage.bot.desk.host._fresh = lambda: secret(2)
        await begun(stage, seats=3, people=3)
        channel = stage.people["ben"].user.dm_channel.id
        stage.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50278, times=None)
        stage.guild.remove_member(stage.people["ben"])
        await stage.press("ana", "attack")
        await stage.later(1)
        assert [row.user for row in (await stage.game()).seats][1] == 0


async def test_who_only_closed_its_messages_keeps_the_seat(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await stage.later(305)
        row = (await stage.game()).seats[0]
        assert (row.user, row.missed) == (stage.people["ana"].id, 1)


async def test_with_the_members_intent_it_is_noticed_at_once(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "tables.sqlite3", members_intent=True)
    bot = create_bot(settings, {"toy": WINDOWS}, {"toy": TOY_PICTURES}, ToyWords(), gap=0.0)
    async with simcord.run(bot) as env:
        stage = Stage(env, settings.database, WINDOWS, {})
        await begun(stage)
        stage.guild.remove_member(stage.people["ben"])
        await env.settle()
        assert "ben is not on this server any more" in texts(stage.posts()[-1])
        assert [(each.seat, each.name, each.how) for each in await bot.desk.times.store.formers(1)] == [(2, "ben", "gone")]
        await bot.shut()


async def test_time_stands_still_while_the_thread_is_shut(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        held: set[int] = {1}
        stage.bot.desk.times.held = held.__contains__
        await stage.later(700)
        assert await answers(stage) == []
        assert await waits(stage) == ()
        held.clear()
        await stage.later(290)
        assert await answers(stage) == []
        await stage.later(80)
        assert await answers(stage) == ["1 act rest"]


async def test_the_same_people_play_again_at_the_same_pace(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage, time="90s")
        await stage.people["ana"].slash(stage.channel, "game end")
        await stage.press("ana", "Play again", stage.posts()[-1])
        await stage.people["ana"].slash(stage.channel, "game start")
        assert [wait.allowed for wait in (await stage.bot.desk.times.of(await stage.game(2))).people] == [90.0]


async def test_status_says_who_is_awaited_until_when_and_who_is_away(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await stage.people["ben"].slash(stage.channel, "game away")
        told = answer(await stage.people["cem"].slash(stage.channel, "game status"))
        assert "Time runs out <t:" in told
        assert "A bot plays for ben, who is away." in told
