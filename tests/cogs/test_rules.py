from pathlib import Path

import simcord

from bot.client import create_bot
from bot.settings import Settings
from games.titles import TITLES
from rendering.words import Words
from tests.discords import PEOPLE, Stage, answer, on_stage


async def test_rules_are_told_by_topic_and_cards_are_looked_up(tmp_path: Path) -> None:
    words = Words()
    bot = create_bot(Settings(database=tmp_path / "x.sqlite3"), gap=0.0)
    async with simcord.run(bot) as env:
        stage = Stage(env, tmp_path / "x.sqlite3", TITLES["slaughter"], {})
        ana = stage.people[PEOPLE[0]]
        for topic in words.topics("slaughter"):
            told = answer(await ana.slash(stage.channel, "rules", topic=topic))
            assert words.say(f"slaughter-topic-{topic}") in told
            assert words.say(f"slaughter-rules-{topic}")[-80:] in told
        assert answer(await ana.slash(stage.channel, "rules"))
        assert "no such topic" in answer(await ana.slash(stage.channel, "rules", topic="chess"))
        for card in ("torch", "bob", "werewolf", "second_wind"):
            assert words.name("slaughter", card) in answer(await ana.slash(stage.channel, "card", name=card))
        assert "Rifle" in answer(await ana.slash(stage.channel, "card", name="Hunting Rifle"))
        assert "no such card" in answer(await ana.slash(stage.channel, "card", name="queen of hearts"))
        assert [each["value"] for each in await ana.autocomplete(stage.channel, "card", "name", "chainsa")] == ["chainsaw"]
        assert len(await ana.autocomplete(stage.channel, "rules", "topic", "")) > 10
        assert [each["value"] for each in await ana.autocomplete(stage.channel, "rules", "title", "")] == ["slaughter", "pit"]
        await bot.shut()


async def test_commands_are_registered_once_for_the_same_words(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:

        def synced() -> int:
            return sum(each.method == "PUT" and each.path.endswith("/commands") for each in stage.env.http_requests)

        assert synced() == 1
        await stage.restart()
        assert synced() == 1
        await stage.bot.desk.store.save_note(f"commands:{stage.bot.application_id}:0", "other")
        await stage.restart()
        assert synced() == 2
