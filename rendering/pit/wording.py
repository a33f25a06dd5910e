"""The words that these pictures hold."""

from functools import cache

from rendering.pit.drawings import TITLE
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
    """The label of a thing: a character, a card, a structure."""
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


def brief(id_: str) -> str:
    """What a card does, in three words; nothing for cards without a text."""
    key = f"{TITLE}-brief-{id_}"
    return _words().say(key) if _words().has(key) else ""


def quest_task(quest: str) -> str:
    """What a Quest asks for."""
    return _words().say(f"{TITLE}-quest-task-{quest}")


def quest_reward(quest: str) -> str:
    """What a Quest gives."""
    return _words().say(f"{TITLE}-quest-reward-{quest}")


def title_of(id_: str) -> str:
    """The label of any card; tokens and Quests have names of their own kind."""
    return next(_words().name(TITLE, each) for each in (id_, f"quest_{id_}", f"wish_{id_}") if _words().has(f"{TITLE}-name-{each}"))


def row_text(monster: str, side: str, row: str) -> str:
    """What a row of a Monster's board does; side B is told only where it differs."""
    other = f"{TITLE}-row-{monster}-{side}-{row}"
    return _words().say(other if _words().has(other) else f"{TITLE}-row-{monster}-{row}")


def abilities(monster: str, side: str) -> str:
    """What a Monster can do at all times, without marks."""
    other = f"{TITLE}-card-{monster}-{side}"
    return _words().say(other if _words().has(other) else f"{TITLE}-card-{monster}").replace("*", "")


def title() -> str:
    """The name of the game."""
    return _words().say(f"{TITLE}-title")
