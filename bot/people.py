"""Persons, and how the host says no to them."""

from collections.abc import Mapping
from dataclasses import dataclass

from db.store import TableRow

REFUSALS: Mapping[str, tuple[str, ...]] = {
    "no-table": (),
    "not-started": (),
    "already-started": (),
    "ended": (),
    "not-owner": (),
    "not-seated": (),
    "seated-already": (),
    "full": ("seats",),
    "no-bots": (),
    "channel-busy": (),
    "no-title": ("title",),
    "no-option": ("option", "choice"),
    "seats-taken": ("seats",),
    "too-few": ("seats", "minimum"),
    "empty-seats": ("seats",),
    "setup-unfit": ("reason",),
    "stale": (),
    "not-asked": (),
    "not-offered": ("option",),
    "not-over": (),
    "broken": (),
    "paused": (),
    "paused-already": (),
    "not-paused": (),
    "not-moderator": (),
    "undo-nothing": (),
    "undo-answered": (),
    "undo-rolled": (),
    "undo-revealed": (),
    "no-point": (),
    "plays-too": (),
    "no-seat": (),
    "away-already": (),
    "here-already": (),
    "no-zone": ("zone",),
    "no-hours": ("hours",),
    "no-time": ("time",),
    "not-a-person": (),
    "store-busy": ("reason",),
}
"""Every reason for a refusal with the names of its values; the words are `refused-<key>`."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord."""

    id: int
    name: str


class Refused(Exception):
    """The host says no, kindly; nothing has changed. `key` is one of REFUSALS, `values` are for its words."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values: Mapping[str, str | int] = values


def need_say(row: TableRow, by: Person, moderator: bool) -> None:
    """Raises Refused unless the person may decide about the table."""
    if not moderator and by.id != row.owner:
        raise Refused("not-owner")


def need_lobby(row: TableRow) -> None:
    """Raises Refused unless the table still gathers its people."""
    if row.over:
        raise Refused("ended")
    if row.state != "lobby":
        raise Refused("already-started")
