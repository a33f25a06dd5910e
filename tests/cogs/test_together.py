"""Titles without points, alone or with somebody beside the others: lobby, end and memory on SimCord; lobbies with many settings."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.posts.lobby import SHOWN, settings_of
from games.titles import TITLES
from tests.discords import Stage, answer, controls, labels, on_stage, texts
from tests.remembering import finish, said
from tests.toy import TOGETHER, TOY

MANY = replace(TOY, options={"length": ("short", "long")} | {f"o{n}": ("no", "yes") for n in range(7)})


async def solo(stage: Stage, variant: str = "plain", seats: int = 1) -> None:
    await stage.people["ana"].slash(stage.channel, "game new", title="toy", variant=variant, seats=seats)


async def ended(stage: Stage, wins: bool, table: int = 1) -> None:
    """A match of Ana alone; who never rolls does not win."""
    await solo(stage)
    await stage.press("ana", "Start")
    if wins:
        await stage.play("ana", "pick:1")
        for key in ("roll", "roll", "roll"):
            await stage.play("ana", key)
    await finish(stage, table)


async def test_the_lobby_tells_who_sits_beside(tmp_path: Path) -> None:
    async with on_stage(tmp_path, TOGETHER) as stage:
        await solo(stage, "plain+rival", 2)
        post = stage.posts()[-1]
        assert "For toy-seats-choice 2, and toy-beside." in texts(post)
        assert "**3.** –" in texts(post)
        assert post["attachments"][0]["description"] == "1 of 3"
        names = list(settings_of(TOGETHER))
        message = await stage.message(post)
        await stage.people["ana"].select(message, ["0"], custom_id=f"option:1:{names.index('foe')}")
        assert "toy-beside" not in texts(stage.posts()[-1])
        assert len((await stage.game()).free) == 1


async def test_a_table_alone_from_the_lobby_to_the_next_one(tmp_path: Path) -> None:
    async with on_stage(tmp_path, TOGETHER) as stage:
        await ended(stage, wins=False)
        final = stage.posts()[-1]
        assert "toy-outcome-fallen" in texts(final)
        assert "**Lost:** ana" in texts(final)
        assert "Won" not in texts(final)
        assert "point" not in texts(final)
        assert {"Replay", "Play again"} <= set(labels(final))
        assert "Points" not in labels(final)
        film = await stage.press("ana", "Replay", final)
        assert [file.filename for file in said(film).attachments] == ["match-1.webp"]
        await stage.press("ana", "Play again", final)
        game = await stage.game(2)
        assert (game.row.setup.seats, game.free) == (1, ())


async def test_the_one_beside_is_asked_for_again(tmp_path: Path) -> None:
    async with on_stage(tmp_path, TOGETHER) as stage:
        await solo(stage, "plain+rival", 1)
        await stage.press("ben", "Join")
        await stage.press("ana", "Start")
        await stage.people["ana"].slash(stage.channel, "game end")
        await stage.press("ana", "Play again")
        game = await stage.game(2)
        assert (game.row.setup.seats, game.row.setup.options["foe"], len(game.seats)) == (2, "player", 2)


async def test_figures_of_a_title_without_points(tmp_path: Path) -> None:
    async with on_stage(tmp_path, TOGETHER) as stage:
        ana = stage.people["ana"]
        await ended(stage, wins=True)
        await ended(stage, wins=False, table=2)
        assert "**Won:** ana" in texts(next(post for post in stage.posts() if "This is match 1." in texts(post)))
        mine = answer(await ana.slash(stage.channel, "stats"))
        assert mine.splitlines()[1:] == ["2 matches, 1 won (50 %)."]
        assert "core" not in answer(await ana.slash(stage.channel, "stats", server=True))
        listed = await ana.slash(stage.channel, "matches")
        assert labels({"components": said(listed).components}) == ["2: toy-title, ana (lost)", "1: toy-title, ana (won)"]
        shown = await ana.slash(stage.channel, "matches", match=2)
        assert "**Lost:** ana" in answer(shown)
        assert "Points" not in labels({"components": said(shown).components})


async def test_the_leaderboard_of_a_title_without_points(tmp_path: Path) -> None:
    async with on_stage(tmp_path, TOGETHER) as stage:
        ana = stage.people["ana"]
        assert "with other people yet" in answer(await ana.slash(stage.channel, "leaderboard", title="toy"))
        await solo(stage, seats=2)
        await stage.press("ben", "Join")
        await stage.press("ana", "Start")
        await finish(stage)
        text = answer(await ana.slash(stage.channel, "leaderboard", least=1))
        assert text.count("of 1 won (0 %)\n") == 2
        assert "is not a choice" in answer(await ana.slash(stage.channel, "leaderboard", by="best"))
        offered = await ana.autocomplete(stage.channel, "leaderboard", "by", "")
        assert [each["value"] for each in offered] == ["wins", "share"]


async def test_a_chart_that_was_never_offered_is_refused(tmp_path: Path) -> None:
    async with on_stage(tmp_path, TOGETHER) as stage:
        await ended(stage, wins=False)
        final = stage.posts()[-1]
        next(each for each in controls(final) if each["custom_id"] == "film:1")["custom_id"] = "points:1"
        [pressed] = await stage.at_once(["ana"], "points:1", final)
        assert "not played for points" in answer(pressed)


def selects(components: Any) -> list[str]:
    return [each["custom_id"] for each in controls({"components": components}) if "options" in each]


async def test_a_lobby_with_many_settings_unfolds_the_rest_for_who_sets_them(tmp_path: Path) -> None:
    async with on_stage(tmp_path, MANY) as stage:
        await stage.opened()
        post = stage.posts()[-1]
        assert selects(post["components"]) == [f"option:1:{n}" for n in (0, 1, 2, 3, 10)], "the first ones, and the tempo"
        assert "toy-setup-o1: toy-setup-o1-no, toy-setup-o2: toy-setup-o2-no" in texts(post)
        assert "Only the person" in answer(await stage.press("ben", "More options", post))
        more = await stage.press("ana", "More options", post)
        assert selects(said(more).components) == [f"option:1:{n}" for n in range(4, 10)]
        await stage.people["ana"].select(said(more), ["1"], custom_id="option:1:4")
        assert (await stage.game()).row.setup.options["o1"] == "yes"
        assert "toy-setup-o1: toy-setup-o1-yes" in texts(stage.posts()[-1])
        await stage.press("ana", "Start")
        late = await stage.people["ana"].select(said(more), ["1"], custom_id="option:1:5")
        assert "already begun" in answer(late)


async def test_a_lobby_with_few_settings_shows_them_all(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened()
        assert len(selects(stage.posts()[-1]["components"])) == len(settings_of(TOY)) <= SHOWN
        assert "More options" not in labels(stage.posts()[-1])


def test_every_title_has_at_most_twenty_five_choices_for_a_setting() -> None:
    assert all(len(choices) <= 25 for title in TITLES.values() for choices in settings_of(title).values())
