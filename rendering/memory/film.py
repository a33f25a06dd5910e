"""A finished match as one moving picture: a frame for each turn, the score sheet at its end."""

import io
from collections.abc import Sequence

from PIL import Image

from rendering.theme import NIGHT

SUFFIX = ".webp"
WIDE = 560
"""Pixels of a frame: boards are made to be read at this width."""
QUALITIES = (70, 50, 30)
EFFORT = 2
SHRINK = 0.7
PAUSE, LONG_PAUSE = 1100, 6000
"""Milliseconds that a frame stays, and the last one."""


def small(image: Image.Image) -> Image.Image:
    """A picture as wide as a frame."""
    return image.resize((WIDE, round(image.height * WIDE / image.width)), Image.Resampling.BOX)


def film(frames: Sequence[Image.Image], limit: int) -> bytes:
    """The moving picture, of at most `limit` bytes: first with more loss, then with fewer pixels. `frames` are `small` ones; one is enough."""
    high = max(frame.height for frame in frames[:-1] or frames)
    even = [_mounted(frame, (WIDE, high)) for frame in frames]
    while True:
        for quality in QUALITIES:
            data = _encoded(even, quality)
            if len(data) <= limit or even[0].size == (1, 1):
                return data
        size = max(1, int(even[0].width * SHRINK)), max(1, int(even[0].height * SHRINK))
        even = [frame.resize(size, Image.Resampling.BOX) for frame in even]


def _mounted(frame: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A frame on a ground that all frames share: the higher ones are made smaller, the lower ones begin at the top."""
    if frame.size == size:
        return frame
    ground = Image.new("RGB", size, NIGHT)
    if frame.height > size[1]:
        frame = frame.resize((round(frame.width * size[1] / frame.height), size[1]), Image.Resampling.BOX)
    ground.paste(frame, ((size[0] - frame.width) // 2, 0))
    return ground


def _encoded(frames: Sequence[Image.Image], quality: int) -> bytes:
    buffer = io.BytesIO()
    pauses = [PAUSE] * (len(frames) - 1) + [LONG_PAUSE]
    frames[0].save(
        buffer, "WEBP", save_all=True, append_images=frames[1:], duration=pauses, loop=0, quality=quality, method=EFFORT, minimize_size=False
    )
    return buffer.getvalue()
