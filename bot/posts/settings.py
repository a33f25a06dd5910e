"""What a server has chosen, with a select for each choice."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.controls import Row, Select
from bot.guard_rules import LANGUAGES
from bot.lobby import TEMPOS
from bot.posts.letter import Letter
from db.guard import GuildRow
from rendering.words import Words

CHOICES: Mapping[str, tuple[str, ...]] = {
    "opens": ("everyone", "moderators", "role"),
    "tempo": TEMPOS,
    "mention": ("call", "quiet"),
    "threads": ("no", "yes"),
    "language": LANGUAGES,
}
"""What is chosen from a list, by name, with the values in the order of the select."""
ROLES = ("opener", "moderator")
"""What is a role of the server."""
READ: Mapping[str, Callable[[str], Any]] = {"threads": lambda choice: choice == "yes"}


def settings_letter(row: GuildRow, words: Words) -> Letter:
    """The choices as they stand."""
    rows: list[Row] = []
    for name, choices in CHOICES.items():
        rows.append(_select(row, name, choices, words))
        if name == "opens":
            rows += [_role(row, "opener", words)] if row.opens == "role" else []
            rows.append(_role(row, "moderator", words))
    return Letter(words.say("settings-heading"), texts=(words.say("settings-text"),), rows=tuple(rows))


def chosen(row: GuildRow, name: str, values: list[str]) -> GuildRow | None:
    """The choices with one of them changed by what was picked in its select; None where that makes no sense."""
    if name in ROLES:
        role: dict[str, Any] = {name: int(values[0]) if values and values[0].isdecimal() else 0}
        return replace(row, **role)
    choices, index = CHOICES.get(name, ()), int(values[0]) if values and values[0].isdecimal() else -1
    if not 0 <= index < len(choices):
        return None
    choice: dict[str, Any] = {name: READ[name](choices[index]) if name in READ else choices[index]}
    return replace(row, **choice)


def _select(row: GuildRow, name: str, choices: tuple[str, ...], words: Words) -> Select:
    value = getattr(row, name)
    text = {True: "yes", False: "no", "": choices[0]}.get(value, value)
    title = words.say(f"settings-{name}")
    shown = [(str(index), words.say("settings-choice", what=title, choice=_choice(words, name, choice))) for index, choice in enumerate(choices)]
    return Select(f"setting:{name}", title, tuple(shown), str(choices.index(text)) if text in choices else "")


def _role(row: GuildRow, name: str, words: Words) -> Select:
    role: int = getattr(row, name)
    return Select(f"setting:{name}", words.say(f"settings-{name}"), (), str(role or ""), of_roles=True)


def _choice(words: Words, name: str, choice: str) -> str:
    return words.say(f"tempo-{choice}" if name == "tempo" else f"settings-{name}-{choice}")
