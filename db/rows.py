"""Rows of the database to what the host knows, and back."""

import json
import logging
from collections.abc import Iterable, Sequence
from typing import Any

from db.store import Damaged, TableRow
from games.engine import Answer, Setup

log = logging.getLogger(__name__)
COLUMNS = "id, guild, channel, thread, owner, title, setup, tempo, commitment, state, created, started, ended, paused"


def setup_text(setup: Setup) -> str:
    """A set-up as JSON."""
    return json.dumps(
        {
            "variant": setup.variant,
            "seats": setup.seats,
            "version": setup.version,
            "options": dict(setup.options),
            "content": setup.content,
        },
        sort_keys=True,
    )


def read_setup(title: str, text: str) -> Setup:
    """The set-up of `setup_text`. Raises Damaged where the text is none."""
    try:
        raw = json.loads(text)
        options = {str(name): str(choice) for name, choice in raw["options"].items()}
        return Setup(title, str(raw["variant"]), int(raw["seats"]), int(raw["version"]), options, str(raw["content"]))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise Damaged("set-up") from error


def table_of(row: Sequence[Any]) -> TableRow:
    """A table of its COLUMNS; one with an unreadable set-up is marked damaged, so that it can still be ended."""
    number, guild, channel, thread, owner, title, text, tempo, commitment, state, created, started, ended, paused = row
    damaged = False
    try:
        setup = read_setup(title, text)
    except Damaged:
        log.exception("table %d has a damaged set-up", number)
        setup, damaged = Setup(title, "", 0, 0), True
    return TableRow(number, guild, channel, owner, setup, tempo, commitment, state, thread, created, started, ended, damaged, paused)


def answers_of(rows: Iterable[Sequence[Any]]) -> list[Answer]:
    """A journal of (number, seat, prompt, key), in order. Raises Damaged where a number is missing."""
    answers: list[Answer] = []
    for number, seat, prompt, key in rows:
        if number != len(answers):
            raise Damaged("journal")
        answers.append(Answer(seat, prompt, key))
    return answers
