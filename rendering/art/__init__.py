"""Drawings as text: one file per kind, `[content id]` and then one stroke a line, painted from back to front.

A drawing fills a 100 x 100 box. A stroke is `op paint [width] x,y ...`: `p` polygon, `s` smooth closed shape, `e` ellipse
(centre, radii), `r` rounded box (corner, corner, radius,radius), `l` open line, `c` smooth open line. A capital letter also
paints the mirror image. `paint` is a named ink, a hex colour or `-` (none); `:kN` adds an outline in ink k of width N.
F, L and D are the colour that the caller passes, lighter and darker.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files


def parse(text: str) -> dict[str, str]:
    """The drawings of one file by their ids. Raises ValueError where an id comes twice or strokes have none."""
    drawings: dict[str, str] = {}
    head, *blocks = ("\n" + text).split("\n[")
    for block in blocks:
        name, _, strokes = block.partition("]")
        if name in drawings:
            raise ValueError(f"two drawings of {name}")
        drawings[name] = strokes.strip()
    if head.strip():
        raise ValueError("strokes before the first id")
    return drawings


@cache
def drawings(title: str, kind: str) -> Mapping[str, str]:
    """All drawings of one kind of a title, read when first needed."""
    return parse((files(__name__) / title / f"{kind}.art").read_text(encoding="utf-8"))
