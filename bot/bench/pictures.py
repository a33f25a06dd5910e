"""What a picture of a turn costs, and how much it weighs."""

import io
from statistics import median
from typing import Any

from PIL import Image

from bot.bench.stage import Watch, a_match, fresh
from games.title import Title
from rendering.picture import encode
from rendering.titles import PICTURES

MATCHES = 4
EACH = 8
"""Boards drawn of each match, evenly through it."""
NAMES = dict(enumerate(("Ana", "Bartholomäus", "Cem", "Дарья", "えり"), 1))


def pictures(title: Title) -> dict[str, float]:
    """Draw and encode boards as they are posted, and encode the same pictures as PNG, in a bot that has drawn another match before."""
    views = [view for seed in range(MATCHES) for view in _views(title, seed)]
    for view in _views(title, MATCHES):
        PICTURES[title.id].board(view, NAMES)
    drawn, encoded, png, kib = zip(*(_measured(title, view) for view in views), strict=True)
    posted = [one + other for one, other in zip(drawn, encoded, strict=True)]
    return {
        "render_ms": median(drawn),
        "encode_ms": median(encoded),
        "png_ms": median(png),
        "picture_ratio": median(posted) / median(png),
        "picture_kib": max(kib),
    }


def _views(title: Title, seed: int) -> list[Any]:
    seats = title.seats[1]
    journal = a_match(title, seats, seed).journal
    cuts = [len(journal) * (cut + 1) // EACH for cut in range(EACH)]
    return [fresh(title, seats, journal[:cut]).view(None) for cut in cuts]


def _measured(title: Title, view: Any) -> tuple[float, float, float, float]:
    watch = Watch()
    image = PICTURES[title.id].board(view, NAMES)
    drawn, watch = watch.ms, Watch()
    data = encode(image)
    encoded, watch = watch.ms, Watch()
    _png(image)
    return drawn, encoded, watch.ms, len(data) / 1024


def _png(image: Image.Image) -> None:
    image.convert("RGB").save(io.BytesIO(), "PNG", compress_level=6)
