"""The demo in the browser: you in seat 1, bots in the others; the channel at one address, your direct messages at another."""

import asyncio
import contextlib
import logging
import sys
from typing import Any

from aiohttp import web
from simcord import SetupError
from simcord.preview import Preview

from bot.demo.stage import PACE, Stage, on_stage
from games.title import Title

log = logging.getLogger(__name__)
HOST = "127.0.0.1"
YOU = "Ana (you)"
AGAIN_SECONDS = 0.2
WIDTH = 820


async def serve(title: Title, seats: int, variant: str, port: int) -> None:
    """Serve until the process is stopped. Raises OSError where the port is taken."""
    async with on_stage(title, seats, variant, (YOU,)) as stage:
        pages = Pages(stage)
        address = await pages.open(port)
        sys.stdout.write(
            f"{title.id} with {seats} seats; you are seat 1.\n"
            f"The channel:              {address}/\n"
            f"Your direct messages:     {address}/dm\n"
            "One of the two is shown at a time: open the other address to switch. Stop with Ctrl+C.\n"
        )
        sys.stdout.flush()
        try:
            await pages.play()
        finally:
            await pages.close()


class Pages:
    """Shows the channel or the direct messages, whichever was asked for last, and lets the bots move."""

    def __init__(self, stage: Stage, pace: float = PACE) -> None:
        self._stage = stage
        self._pace = pace
        self._preview: Preview | None = None
        self._shown = ""
        self._turning = asyncio.Lock()
        self._runner: web.AppRunner | None = None

    async def open(self, port: int) -> str:
        """Start the server of the two addresses; where it is. Raises OSError."""
        app = web.Application()
        app.router.add_get("/", self._channel)
        app.router.add_get("/dm", self._direct)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        await site.start()
        await self._show("channel")
        return f"http://{HOST}:{self._runner.addresses[0][1]}"

    async def play(self) -> None:
        """Bots move at a pace that can be watched, for ever."""
        while True:
            await asyncio.sleep(self._pace)
            async with self._turning:
                with contextlib.suppress(SetupError):  # you are pressing something just now
                    await self._step()

    async def close(self) -> None:
        """Stop serving."""
        if self._preview is not None:
            await self._preview.close()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _step(self) -> None:
        """One answer of a bot, or of a standing order, at the channel's table, which may be a later one than the first."""
        host = self._stage.bot.desk.host
        row = await host.in_channel(self._stage.channel.id)
        if self._preview is None or row is None:
            return
        game = await host.look(row.id)
        if {seat.seat for seat in game.seats if seat.by_bot or seat.passes}.intersection(game.awaited):
            await self._stage.env.advance_time(PACE)
            await self._preview.refresh()

    async def _channel(self, _request: web.Request) -> web.StreamResponse:
        raise web.HTTPFound(await self._show("channel"))

    async def _direct(self, _request: web.Request) -> web.StreamResponse:
        raise web.HTTPFound(await self._show("dm"))

    async def _show(self, what: str) -> str:
        """Turn to the channel or the direct messages; the address of the page."""
        async with self._turning:
            if self._preview is None or self._shown != what:
                await self._turn(what)
            if self._preview is None:
                raise web.HTTPServiceUnavailable
            return str(self._preview.url)

    async def _turn(self, what: str) -> None:
        you, env = self._stage.people[0], self._stage.env
        if self._preview is not None:
            await self._preview.close()
        while True:
            try:
                if what == "dm":
                    self._preview = env.preview(you.user.dm_channel, viewers=[you.user], layout="channel", width=WIDTH)
                else:
                    self._preview = env.preview(self._stage.channel, viewers=[you], layout="channel", width=WIDTH)
                break
            except SetupError:  # something is being pressed
                await asyncio.sleep(AGAIN_SECONDS)
        await self._preview.__aenter__()
        self._one_after_the_other(self._preview)
        self._shown = what

    def _one_after_the_other(self, preview: Any) -> None:
        """A press waits for a bot's move instead of failing, and is judged by the table, not by how new the page is.

        SimCord 3.2 refuses what overlaps and offers no setting for it.
        """
        act = preview._action  # noqa: SLF001 - see above

        async def in_turn(context: str, body: Any) -> Any:
            async with self._turning:
                page = preview._pages.get(context)  # noqa: SLF001
                known = isinstance(body, dict) and "published_revision" in body and page is not None
                return await act(context, body | {"published_revision": page.revision} if known else body)

        preview._action = in_turn  # noqa: SLF001
