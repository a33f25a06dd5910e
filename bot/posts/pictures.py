"""Pictures for posts: drawn and encoded off the event loop, once for each state however many ask."""

import asyncio
import hashlib
import io
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar

from PIL import Image

from bot.controls import clip
from bot.posts.gate import Gate
from bot.posts.letter import ALT, Picture
from rendering.picture import LIMIT, SUFFIX, encode

KEPT = 64
HAND = "hand"
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Sketch:
    """What a picture shows (`key`: equal keys, equal pictures) and how it is made; both functions run in a worker thread."""

    key: tuple[object, ...]
    name: str
    draw: Callable[[], Image.Image]
    describe: Callable[[], str]


def digest(shown: object) -> str:
    """A short text that stands for what is shown. Equal texts, equal things; equal things nearly always have equal texts."""
    return hashlib.sha256(repr(shown).encode()).hexdigest()


class Pictures:
    """Encoded pictures by what they show; the last ones are kept.

    One is drawn at a time: two threads that draw only take the interpreter from each other, from the store and from the event loop.
    Hands wait for everything else.
    """

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self._kept: dict[tuple[object, ...], asyncio.Future[Picture]] = {}
        self._gate = Gate()

    async def get(self, sketch: Sketch) -> Picture:
        """The picture of a sketch; whoever asks for the same one meanwhile shares it."""
        future = self._kept.pop(sketch.key, None)
        if future is None or (future.done() and (future.cancelled() or future.exception() is not None)):
            future = asyncio.ensure_future(self._drawn(sketch))
        self._kept[sketch.key] = future
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return await asyncio.shield(future)

    async def smaller(self, picture: Picture) -> Picture:
        """The same picture in at most half the bytes."""
        return await asyncio.to_thread(_halved, picture)

    async def between(self, make: Callable[[], T]) -> T:
        """A piece of long work in a worker thread; the pictures of tables under way go first."""
        async with self._gate.turn(urgent=False):
            return await asyncio.to_thread(make)

    def forget(self) -> None:
        """Let go of all that is kept: it may show names."""
        self._kept.clear()

    async def _drawn(self, sketch: Sketch) -> Picture:
        async with self._gate.turn(urgent=sketch.name != HAND):
            return await asyncio.to_thread(self._make, sketch)

    def _make(self, sketch: Sketch) -> Picture:
        return Picture(sketch.name + SUFFIX, encode(sketch.draw(), self.limit), clip(sketch.describe(), ALT))


def _halved(picture: Picture) -> Picture:
    with Image.open(io.BytesIO(picture.data)) as image:
        return replace(picture, data=encode(image, len(picture.data) // 2))
