import re
from pathlib import Path

import pytest

from tests.discords import answer, bot_on, controls, labels, on_stage, texts


async def test_a_table_is_opened_joined_started_and_played(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened()
        assert "ben" in texts(stage.posts()[-1])
        await stage.press("ana", "Start")
        assert len(stage.posts()) == 2
        await stage.choose_lucky()
        assert (await stage.game()).table.match.turn == 1
        assert set(labels(stage.posts()[-1])) == {"roll", "stop", "My hand"}
        await stage.press(await stage.turn_of(), "roll")
        assert "rolled" in texts(stage.posts()[-1])
        assert not controls(stage.posts()[0])


async def test_the_lobby_shows_seats_options_and_the_hash_of_the_secret(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened(seats=3, people=1)
        post = stage.posts()[-1]
        assert (await stage.game()).row.commitment in texts(post)
        assert {"Join", "Leave", "Add a bot", "Remove a bot", "Start"} <= set(labels(post))
        assert post["attachments"][0]["description"] == "1 of 3"


async def test_options_are_set_in_the_lobby_and_refused_there(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened(seats=3, people=1)
        message = await stage.message(stage.posts()[-1])
        await stage.people["ana"].select(message, ["1"], custom_id="option:1:0")
        assert (await stage.game()).row.setup.variant == "odd"
        refused = await stage.people["ana"].select(message, ["0"], custom_id="option:1:1")
        assert "do not go together" in answer(refused)
        assert (await stage.game()).row.setup.seats == 3
        other = await stage.people["ben"].select(message, ["0"], custom_id="option:1:0")
        assert "Only the person who opened the table" in answer(other)


async def test_bots_take_empty_seats_and_give_them_up(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened(seats=3, people=1)
        await stage.press("ana", "Add a bot")
        await stage.press("ana", "Add a bot")
        assert "Bot 3" in texts(stage.posts()[-1])
        await stage.press("ana", "Remove a bot")
        assert "Bot 3" not in texts(stage.posts()[-1])
        assert "Only the person" in answer(await stage.press("ben", "Add a bot"))


async def test_one_table_for_each_channel(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened(people=1)
        result = await stage.people["ben"].slash(stage.channel, "game new", title="toy")
        assert "already has a table" in answer(result)
        assert len(stage.posts()) == 1


async def test_two_who_open_at_once_get_one_table(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        results = await stage.commands_at_once(["ana", "ben"], "game", "new", {"title": "toy"})
        assert sorted("already has a table" in answer(each) for each in results) == [False, True]
        assert len(stage.posts()) == 1


async def test_every_missing_right_is_named(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.forbid("send_messages", "attach_files")
        result = answer(await stage.people["ana"].slash(stage.channel, "game new", title="toy"))
        assert "Send Messages" in result
        assert "Attach Files" in result
        assert "View Channel" not in result
        assert stage.posts() == []


async def test_only_its_owner_or_a_moderator_starts_and_ends(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened()
        assert "Only the person" in answer(await stage.people["ben"].slash(stage.channel, "game start"))
        assert "Only the person" in answer(await stage.people["ben"].slash(stage.channel, "game end"))
        await stage.make_moderator("cem")
        assert "begins" in answer(await stage.people["cem"].slash(stage.channel, "game start"))
        assert "closed" in answer(await stage.people["cem"].slash(stage.channel, "game end"))
        assert "dice secret" in texts(stage.posts()[-1])
        assert "no open table" in answer(await stage.people["ana"].slash(stage.channel, "game status"))


async def test_leaving_hands_the_table_on_and_the_last_one_closes_it(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened()
        await stage.people["ana"].slash(stage.channel, "game leave")
        assert (await stage.game()).row.owner == stage.people["ben"].id
        await stage.press("ben", "Leave")
        assert "closed" in texts(stage.posts()[-1])
        assert controls(stage.posts()[-1]) == []


async def test_status_is_private_and_says_what_is_asked(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened()
        assert "gathers" in answer(await stage.people["ana"].slash(stage.channel, "game status"))
        await stage.people["ana"].slash(stage.channel, "game start")
        result = await stage.people["cem"].slash(stage.channel, "game status")
        assert result.ephemeral
        assert "toy asks lucky" in answer(result)


async def test_the_hand_is_for_those_who_sit(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        await stage.choose_lucky()
        mine = await stage.people["ana"].slash(stage.channel, "game hand")
        assert mine.ephemeral
        assert "lucky 1" in answer(mine)
        assert "do not sit" in answer(await stage.people["cem"].slash(stage.channel, "game hand"))


async def test_titles_variants_and_tempos_are_offered(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        ana = stage.people["ana"]
        assert [each["value"] for each in await ana.autocomplete(stage.channel, "game new", "title", "")] == ["toy"]
        found = await ana.autocomplete(stage.channel, "game new", "variant", "", title="toy")
        assert [each["value"] for each in found] == ["plain", "odd"]
        assert [each["value"] for each in await ana.autocomplete(stage.channel, "game new", "tempo", "slow", title="toy")] == ["correspondence"]


async def test_the_same_people_play_again(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started(seats=3, people=2)
        await stage.people["ana"].slash(stage.channel, "game end")
        final = stage.posts()[-1]
        assert "do not sit" in answer(await stage.press("cem", "Play again", final))
        await stage.press("ben", "Play again", final)
        assert [seat.user for seat in (await stage.game(2)).seats] == [stage.people["ben"].id, stage.people["ana"].id, 0]
        assert "already has a table" in answer(await stage.press("ana", "Play again", final))


async def test_the_record_is_handed_out_when_it_is_over(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        await stage.people["ana"].slash(stage.channel, "game end")
        result = await stage.press("cem", "The record and its dice")
        assert result.response is not None
        assert [file.filename for file in result.response.attachments] == ["table-1.json"]


BAD = ("**bold**", "@everyone", "<@1>", "\u202e", "\n# heading", "](http")


@pytest.mark.parametrize("name", ["**bold** `code`", "@everyone", "<@1> [x](http://a)", "\u202eevil", "😀" * 16, "שלום", "\n# heading"])
async def test_names_are_nothing_but_names(tmp_path: Path, name: str) -> None:
    async with on_stage(tmp_path, shown={"ben": name}) as stage:
        await stage.started()
        await stage.choose_lucky()
        sent = [each.json for each in stage.env.http_requests if each.method in ("POST", "PATCH") and "/messages" in each.path]
        assert all("everyone" not in each["allowed_mentions"].get("parse", ()) for each in sent if each)
        everything = "\n".join(texts(post) for post in stage.posts())
        assert not [bad for bad in BAD if bad in everything]


def test_intents_are_not_privileged(tmp_path: Path) -> None:
    intents = bot_on(tmp_path / "unused.sqlite3").intents
    assert [intents.members, intents.presences, intents.message_content] == [False, False, False]


async def test_whoever_mentions_the_bot_is_told_what_the_table_waits_for(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        mention = f"<@{stage.env.backend.bot_user.id}>"
        await stage.people["cem"].send(stage.channel, f"{mention} hello")
        assert "no open table" in stage.posts()[-1]["content"]
        await stage.opened()
        await stage.people["cem"].send(stage.channel, mention)
        assert "not begun" in stage.posts()[-1]["content"]
        await stage.people["ana"].slash(stage.channel, "game start")
        await stage.people["cem"].send(stage.channel, mention)
        assert stage.posts()[-1]["content"] == "toy asks lucky"
        count = len(stage.posts())
        await stage.people["cem"].send(stage.channel, "nothing for the bot")
        assert len(stage.posts()) == count + 1


async def test_what_people_type_is_answered_however_long_it_is(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        for given in ({"title": "x" * 3000}, {"title": "toy", "variant": "`" * 3000}, {"title": "toy", "tempo": "@everyone " * 300}):
            assert answer(await stage.people["ana"].slash(stage.channel, "game new", **given)).strip()


async def test_moderators_are_told_since_when_messages_do_not_arrive(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        await stage.started()
        await stage.make_moderator("cem")
        told = answer(await stage.people["cem"].slash(stage.channel, "game status"))
        assert re.search(r"do not reach ana \(since <t:\d+:R>\)", told)
