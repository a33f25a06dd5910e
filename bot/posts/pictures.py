"""Pictures for posts: drawn and encoded off the event loop, once for each state however many ask."""

import asyncio
import io
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

from PIL import Image

from bot.controls import clip
from bot.posts.letter import ALT, Picture
from rendering.picture import LIMIT, SUFFIX, encode

KEPT = 64


@dataclass(frozen=True, slots=True)
class Sketch:
    """What a picture shows (`key`: equal keys, equal pictures) and how it is made; both functions run in a worker thread."""

    key: tuple[object, ...]
    name: str
    draw: Callable[[], Image.Image]
    describe: Callable[[], str]


class Pictures:
    """Encoded pictures by what they show; the last ones are kept.

    Each kind of picture is drawn by one thread: more would only take the interpreter from each other and from the event loop,
    and a board never waits for hands.
    """

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self._kept: dict[tuple[object, ...], asyncio.Future[Picture]] = {}
        self._threads: dict[str, ThreadPoolExecutor] = {}

    async def get(self, sketch: Sketch) -> Picture:
        """The picture of a sketch; whoever asks for the same one meanwhile shares it."""
        future = self._kept.pop(sketch.key, None)
        if future is None or (future.done() and (future.cancelled() or future.exception() is not None)):
            thread = self._threads.setdefault(sketch.name, ThreadPoolExecutor(1, f"draw-{sketch.name}"))
            future = asyncio.get_running_loop().run_in_executor(thread, self._make, sketch)
        self._kept[sketch.key] = future
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return await asyncio.shield(future)

    async def smaller(self, picture: Picture) -> Picture:
        """The same picture in at most half the bytes."""
        return await asyncio.to_thread(_halved, picture)

    def _make(self, sketch: Sketch) -> Picture:
        return Picture(sketch.name + SUFFIX, encode(sketch.draw(), self.limit), clip(sketch.describe(), ALT))


def _halved(picture: Picture) -> Picture:
    with Image.open(io.BytesIO(picture.data)) as image:
        return replace(picture, data=encode(image, len(picture.data) // 2))
