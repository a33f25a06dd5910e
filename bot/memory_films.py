"""Moving pictures of finished matches: made off the event loop, one at a time, frame by frame between the pictures of tables under way."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from PIL import Image

from bot.controls import clip
from bot.desk import Desk
from bot.game import Game
from bot.journal import standing
from bot.memory_stills import some, stills
from bot.people import Refused
from bot.posts.letter import ALT, Picture
from bot.posts.names import of_game
from games.engine import Seat
from rendering.memory.film import SUFFIX, film, small
from rendering.picture import LIMIT

KEPT, QUEUE = 4, 3
"""Films that are kept, and how many may be in the making; more are refused until one is done."""
MOST = 60
"""Frames of a film; of longer matches some turns are shown."""


class Films:
    """The last films are kept; others are made anew from the journal."""

    def __init__(self, desk: Desk, limit: int = LIMIT) -> None:
        self._desk, self._limit = desk, limit
        self._films: dict[int, asyncio.Future[Picture]] = {}
        self._one = asyncio.Lock()

    async def get(self, game: Game) -> Picture:
        """The film of a match that has ended by its rules. Refuses not-over, films-busy."""
        if game.row.state != "ended":
            raise Refused("not-over")
        future = self._films.pop(game.row.id, None)
        if future is None or (future.done() and (future.cancelled() or future.exception() is not None)):
            if sum(not each.done() for each in self._films.values()) >= QUEUE:
                raise Refused("films-busy")
            future = asyncio.ensure_future(self._made(game))
        self._films[game.row.id] = future
        for old in [table for table, each in self._films.items() if each.done()][: max(0, len(self._films) - KEPT)]:
            del self._films[old]
        return await asyncio.shield(future)

    def forget(self) -> None:
        """Let go of all films: they show names."""
        self._films.clear()

    async def close(self) -> None:
        """Stop what is in the making."""
        pending = [each for each in self._films.values() if not each.done()]
        for each in pending:
            each.cancel()
        await asyncio.gather(*pending, return_exceptions=True)

    async def _made(self, game: Game) -> Picture:
        title, table, answers = game.title, game.row.id, standing(game.lines)
        painter, names = self._desk.painters[title.id], of_game(game, self._desk.words).plain
        async with self._one:
            views = await self._quietly(lambda: stills(title, game.row.setup, answers))
            frames = [await self._quietly(_frame(painter.board, view, names)) for view in some(views, MOST)]
            frames.append(await self._quietly(_frame(painter.sheet, views[-1], names)))
            data = await asyncio.to_thread(film, frames, self._limit)
        end = painter.describe_sheet(views[-1], names)
        alt = self._desk.words.say("memory-film-alt", match=table, frames=len(frames), end=end)
        return Picture(f"match-{table}{SUFFIX}", data, clip(alt, ALT))

    async def _quietly(self, make: Callable[[], Any]) -> Any:
        return await self._desk.pictures.between(make)


def _frame(draw: Callable[[Any, Mapping[Seat, str]], Image.Image], view: Any, names: Mapping[Seat, str]) -> Callable[[], Image.Image]:
    return lambda: small(draw(view, names))
