"""Command lines that make no sense are refused in one sentence."""

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from bot.lobby import fit
from bot.people import Refused
from games.engine import Setup
from games.title import Title


class Wrong(Exception):
    """The command makes no sense; the text is one sentence."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Raises Wrong."""
        raise Wrong(f"{message[:1].upper()}{message[1:].rstrip('.')}.")


def need_folder(folder: Path) -> None:
    """Make the folder where there is none. Raises Wrong."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Wrong(f"The folder {folder} cannot be made: {error.strerror}.") from error


def need_title(name: str, titles: Mapping[str, Title]) -> Title:
    """The title of that id. Raises Wrong."""
    if name not in titles:
        raise Wrong(f"There is no title {name}; there are {', '.join(titles)}.")
    return titles[name]


def need_setup(title: Title, variant: str, seats: int, options: Sequence[str] = ()) -> Setup:
    """The set-up that is meant: for so many counted people, with options as `NAME=CHOICE`. Raises Wrong."""
    chosen = dict(each.partition("=")[::2] for each in options)
    try:
        return fit(title, variant, seats, chosen)
    except Refused as refused:
        if refused.key != "no-option":
            raise Wrong(f"This set-up of {title.id} does not go together: {refused.values['reason']}.") from None
        raise Wrong(f"The title {title.id} has no {refused.values['option']} {refused.values['choice']}; it is {told(title)}.") from None


def told(title: Title) -> str:
    """What a title can be played as."""
    suffixes = ", ".join(f"+{each}" for each in title.suffixes)
    more = f", which may end in {suffixes}" if suffixes else ""
    return f"for {title.seats[0]} to {title.seats[1]} seats, and its variants are {', '.join(title.variants)}{more}"
