"""The demo: whole games played by people who see only posts, messages and private answers; and the page."""

import asyncio
import contextlib
import json
from dataclasses import replace
from typing import Any

import aiohttp
import pytest
from PIL import Image

from bot.demo import main, smoke
from bot.demo.page import Pages
from bot.demo.smoke import Player, Unreachable
from bot.demo.stage import on_stage
from bot.game import Game, keys_for, public_keys
from games.engine import Seat
from games.titles import TITLES
from rendering.titles import PICTURES
from tests.discords import TOY_PICTURES, ToyWords, labels
from tests.toy import TOY

SLAUGHTER = TITLES["slaughter"]


def blank(_view: Any, _names: Any) -> Image.Image:
    return Image.new("RGB", (30, 20))


BLANK = {"slaughter": replace(PICTURES["slaughter"], board=blank, hand=blank, sheet=blank, lobby=blank)}
"""The words of the pictures without the drawing."""


async def test_a_whole_toy_game_through_controls() -> None:
    figures = await smoke.smoke(TOY, 3, "plain", {"toy": TOY_PICTURES}, ToyWords())
    assert figures["ended"]
    assert figures["outcome"]["how"] == "done"
    assert figures["posts"] == 9, "the lobby, the secret choice, six turns, the end"
    assert json.loads(json.dumps(figures))["decisions"] > 6


@pytest.mark.parametrize(("seats", "variant"), [(2, "base"), (3, "base-shed")])
async def test_a_whole_night_through_controls(seats: int, variant: str, caplog: pytest.LogCaptureFixture) -> None:
    figures = await smoke.smoke(SLAUGHTER, seats, variant, BLANK)
    assert figures["ended"]
    assert figures["outcome"]["how"] in ("massacre", "sunrise")
    assert figures["requests"] > figures["posts"] + figures["dms"]
    assert [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []


class Spy(Player):
    """Plays, and looks whether the public post shows anything that only one seat may know."""

    async def decide(self, game: Game, seat: Seat, turn: int) -> None:
        post = await self._newest(self.stage.people[seat - 1])
        shown = labels({"components": [each.to_dict() for each in post.components]})
        question = game.table.question
        for other, ask in question.asks.items() if question else ():
            scene = self.stage.bot.desk.scene(game, other)
            secret = {scene.labels.option(key) for key in keys_for(ask) if key not in public_keys(ask)}
            assert secret.isdisjoint(shown)
        await super().decide(game, seat, turn)


async def test_no_public_control_shows_what_one_seat_alone_may_know() -> None:
    async with on_stage(SLAUGHTER, 3, "base", smoke.NAMES[:3], BLANK) as stage:
        spy = Spy(stage)
        for turn in range(120):
            game = await stage.bot.desk.host.look(stage.table)
            await spy.decide(game, game.awaited[0], turn)


async def test_an_option_that_nobody_can_press_is_noticed() -> None:
    async with on_stage(TOY, 2, "plain", smoke.NAMES[:2], {"toy": TOY_PICTURES}, ToyWords()) as stage:
        game = await stage.bot.desk.host.look(stage.table)
        with pytest.raises(Unreachable):
            await Player(stage)._look(game, stage.people[0], "teleport", "teleport")


async def test_the_page_shows_the_channel_and_the_direct_messages_and_bots_move() -> None:
    async with on_stage(TOY, 3, "plain", ("You",), {"toy": TOY_PICTURES}, ToyWords()) as stage:
        pages = Pages(stage)
        address = await pages.open(0)
        async with aiohttp.ClientSession() as browser:
            seen = []
            for path in ("/", "/dm", "/"):
                async with browser.get(address + path) as page:
                    assert page.status == 200
                    assert "simcord" in (await page.text()).lower()
                    seen.append(str(page.url))
            assert len({url.split("#")[0] for url in seen}) >= 1
        await pages._step()
        assert (await stage.bot.desk.host.look(stage.table)).awaited == (1, 3)
        await pages._step()
        await pages._step()
        assert (await stage.bot.desk.host.look(stage.table)).awaited == (1,)
        await pages.close()


async def test_the_page_plays_until_it_is_stopped() -> None:
    async with on_stage(TOY, 2, "plain", ("You",), {"toy": TOY_PICTURES}, ToyWords()) as stage:
        pages = Pages(stage, pace=0.01)
        await pages.open(0)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(pages.play(), 1.0)
        assert (await stage.bot.desk.host.look(stage.table)).awaited == (1,)
        await pages.close()


def test_a_command_that_makes_no_sense_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seats", "9"]) == 2
    assert main(["--variant", "chess"]) == 2
    assert "2 to 5 seats" in capsys.readouterr().err
