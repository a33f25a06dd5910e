"""The words that these pictures hold."""

from functools import cache

from rendering.slaughter.drawings import TITLE
from rendering.words import Words


@cache
def _words() -> Words:
    return Words()


def say(key: str, **args: str | int) -> str:
    """Words of a picture. Raises KeyError where there are none."""
    return _words().say(f"{TITLE}-picture-{key}", **args)


def tell(key: str, **args: str | int) -> str:
    """A piece of an alt text. Raises KeyError where there is none."""
    return _words().say(f"{TITLE}-alt-{key}", **args)


def name(id_: str) -> str:
    """The label of a thing: a guest, a card, a room."""
    return _words().name(TITLE, id_)


def in_text(id_: str) -> str:
    """A thing as it stands inside a sentence."""
    return _words().text(TITLE, id_)


def short(id_: str) -> str:
    """A label for narrow places."""
    tag = f"{TITLE}-tag-{id_}"
    return _words().say(tag) if _words().has(tag) else name(id_)


def effect(id_: str) -> str:
    """What a card does, in at most 60 characters; nothing for cards that only give dice."""
    key = f"{TITLE}-short-{id_}"
    return _words().say(key) if _words().has(key) else ""


def member(family: str, monster: str) -> str:
    """A monster by family and member; the family alone where no monster is chosen."""
    return name(f"{family}-{monster.partition('_')[0] if monster.startswith('wild_') else monster}" if monster else family)


def goal(variant: str) -> str:
    """What a form of the game is played for."""
    return _words().say(f"{TITLE}-goal-{variant}")


def hour(step: str) -> str:
    """An hour of the night by its name."""
    return _words().say(f"{TITLE}-hour-{step}")


def title() -> str:
    """The name of the game."""
    return _words().say(f"{TITLE}-title")
