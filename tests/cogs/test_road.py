from pathlib import Path

from tests.discords import controls, labels, on_stage, texts


async def test_a_table_is_opened_joined_started_and_played(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened()
        assert "ben" in texts(stage.posts()[-1])
        await stage.press("ana", "Start")
        assert len(stage.posts()) == 2
        for name in ("ana", "ben"):
            assert "pick:1" in labels(stage.letters(name)[-1])
            await stage.press(name, "pick:1", stage.letters(name)[-1])
        game = await stage.game()
        post = stage.posts()[-1]
        assert game.table.match.turn == 1
        assert set(labels(post)) == {"roll", "stop", "My hand"}
        await stage.press(stage.who(game.awaited[0]), "roll")
        assert (await stage.game()).table.number == 5
        assert "rolled" in texts(stage.posts()[-1])
        assert not controls(stage.posts()[0])
