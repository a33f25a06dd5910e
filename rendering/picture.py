"""Pictures as files: JPEG, the quickest clean format for these boards."""

import io

from PIL import Image

SUFFIX = ".jpg"
LIMIT = 8 * 1024 * 1024
"""Bytes that a post may carry by default; Discord takes no more than 10 MiB."""
LIGHT = 400 * 1024
"""Bytes up to which a picture keeps the finest quality; busy tall ones (a basement below the cabin) take the next one."""
FINEST = 88
QUALITIES = (80, 75, 60)
SHRINK = 0.75


def encode(image: Image.Image, limit: int = LIMIT) -> bytes:
    """A picture as a JPEG file of at most `limit` bytes: first with more loss, then with fewer pixels."""
    flat = image if image.mode == "RGB" else image.convert("RGB")
    if len(data := _jpeg(flat, FINEST)) <= min(limit, LIGHT):
        return data
    while True:
        for quality in QUALITIES:
            data = _jpeg(flat, quality)
            if len(data) <= limit or flat.size == (1, 1):
                return data
        flat = flat.resize((max(1, int(flat.width * SHRINK)), max(1, int(flat.height * SHRINK))), Image.Resampling.BOX)


def _jpeg(image: Image.Image, quality: int) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "JPEG", quality=quality)
    return buffer.getvalue()
