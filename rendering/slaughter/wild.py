"""Wild monsters: grey until one is fed, then with the crest of its master."""

from functools import lru_cache

from PIL import Image

from games.slaughter.view import MonsterView, TableView
from rendering.canvas import sprite, stamp
from rendering.slaughter.drawings import sign
from rendering.slaughter.tokens import monster_token

PREFIX = "wild_"
PALE = (0.42, 0.46, 0.58)
"""Shares of red, green and blue that an untamed one keeps of its grey."""


def is_wild(monster: str) -> bool:
    """Whether a monster is or was a wild one."""
    return monster.startswith(PREFIX)


def untamed(view: TableView) -> tuple[MonsterView, ...]:
    """The wild ones that nobody has fed."""
    return view.below.wild if view.below is not None else ()


@lru_cache(maxsize=128)
def wild_token(family: str, size: int, master: str, is_tame: bool) -> Image.Image:
    """A wild monster with the crest of the family that may tame it; untamed it is pale and waits for flesh."""
    image = monster_token(family, "", size, "")
    image = image.copy() if is_tame else _pale(image)
    small = max(24, round(size * 0.44))
    crest = monster_token(master, "", small, "")
    stamp(image, crest, image.width - small * 0.46, image.height - small * 0.56)
    if not is_tame:
        stamp(image, sprite(sign("flesh"), small), small * 0.5, image.width * 0.2 + small * 0.4)
    return image


def _pale(token: Image.Image) -> Image.Image:
    grey = token.convert("L")
    pale = Image.merge("RGB", [grey.point([round(60 + v * share) for v in range(256)]) for share in PALE])
    pale.putalpha(token.getchannel("A"))
    return pale
