"""`/game watch`: what everybody may see, for those who do not play; hands only when the game is over."""

from pathlib import Path

from tests.discords import Stage, answer, controls, labels, on_stage, texts


async def begun(stage: Stage) -> None:
    await stage.started()
    await stage.choose_lucky()


async def test_a_spectator_sees_the_public_view_privately(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        await stage.play(await stage.turn_of(), "roll")
        result = await stage.people["cem"].slash(stage.channel, "game watch")
        assert result.ephemeral
        assert "as everybody sees it" in answer(result)
        assert "rolled" in answer(result)
        for secret in ("whisper", "lucky 1", "{'number'"):
            assert secret not in answer(result)
        assert result.response is not None
        assert [each["custom_id"] for each in controls({"components": result.response.components})] == ["watch:1"]


async def test_a_player_who_watches_sees_no_more_than_others(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        seen = [answer(await stage.people[name].slash(stage.channel, "game watch")) for name in ("ana", "cem")]
        assert seen[0] == seen[1]


async def test_looking_again_shows_what_is_new(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        result = await stage.people["cem"].slash(stage.channel, "game watch")
        await stage.play(await stage.turn_of(), "roll")
        assert result.response is not None
        await stage.people["cem"].click(result.response, label="Look again")
        assert "rolled" in texts({"components": result.response.components})


async def test_hands_are_shown_when_it_is_over(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        while (await stage.game()).awaited:
            await stage.play(await stage.turn_of(), "stop")
        result = await stage.people["cem"].slash(stage.channel, "game watch", table=1)
        assert result.response is not None
        assert labels({"components": result.response.components}) == ["The board", "The hand of ana", "The hand of ben"]
        await stage.people["cem"].select(result.response, ["2"], custom_id="watch:1")
        assert "What ben held" in texts({"components": result.response.components})
        assert result.response.attachments[0].filename == "hand.jpg"
        assert result.response.attachments[0].description == "lucky 1"


async def test_a_hand_is_refused_before_the_end(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        shown = await stage.people["cem"].slash(stage.channel, "game watch")
        assert shown.response is not None
        before = shown.response.components
        select = {"type": 3, "custom_id": "watch:1", "id": 7, "options": [{"label": "?", "value": "1"}]}
        post = stage.posts()[-1] | {"components": [{"type": 1, "id": 6, "components": [select]}]}
        told = await stage.at_once(["cem"], "watch:1", post, values=["1"])
        assert "told when the game is over" in answer(told[0])
        assert shown.response.components == before


async def test_a_table_of_a_channel_that_one_may_not_see_is_not_shown(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begun(stage)
        elsewhere = stage.guild.create_text_channel("street")
        assert "as everybody sees it" in answer(await stage.people["cem"].slash(elsewhere, "game watch", table=1))
        await stage.hide("cem")
        assert "no open table" in answer(await stage.people["cem"].slash(elsewhere, "game watch", table=1))
        stranger = stage.env.create_guild()
        street = stranger.create_text_channel("street")
        cem = stranger.add_member(stage.people["cem"].user)
        assert "no open table" in answer(await cem.slash(street, "game watch", table=1))


async def test_a_lobby_is_told_in_a_line(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened(people=1)
        assert "One seat is free" in answer(await stage.people["cem"].slash(stage.channel, "game watch"))
