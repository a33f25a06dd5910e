"""The numbers of the base game: read from TOML files, checked, frozen.

What a card does is code; how many, how strong and how often is content. A folder with files of the same names may
replace the shipped ones, so that a group can play with its own numbers.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from games.content import ContentError, by_id, fingerprint, read, replacing
from games.slaughter.numbers import (
    BasementEvent,
    BasementEvents,
    BasementPile,
    Bonus,
    Bonuses,
    Caps,
    Dice,
    Events,
    Families,
    Family,
    Guest,
    Guests,
    Item,
    Mutation,
    Mutations,
    Nightly,
    Numbers,
    Objects,
    Points,
    TableNumbers,
    Trap,
    Traps,
)

SHIPPED = Path(__file__).parent / "content"
ROOMS = ("wc", "bathroom", "kitchen", "bedroom", "living")
SETS = ("garden", "ordinary", "msug", "basement")
"""Sets of objects that belong to no family."""

CardT = TypeVar("CardT", Trap, Bonus, Nightly)


@dataclass(frozen=True)
class Content:
    """All numbers of the game, looked up by id; the order is that of the files."""

    families: Mapping[str, Family]
    guests: Mapping[str, Guest]
    objects: Mapping[str, Item]
    traps: Mapping[str, Trap]
    bonus: Mapping[str, Bonus]
    events: Mapping[str, Nightly]
    basement_events: Mapping[str, BasementEvent]
    mutations: Mapping[str, Mutation]
    room_table: Mapping[int, Mapping[str, int]]
    basement_table: Mapping[int, BasementPile]
    dice: Dice
    caps: Caps
    points: Points
    setup: Numbers
    fingerprint: str
    """Changes when any number, or the order of any list, changes: a journal fits one fingerprint only."""

    def cards(self, *sets: str) -> tuple[str, ...]:
        """Object ids of some sets, each as often as it has copies, in the order of the file."""
        return tuple(each.id for each in self.objects.values() if each.set in sets for _ in range(each.copies))

    def guests_of(self, *groups: str) -> tuple[str, ...]:
        """Guest ids of some groups, in the order of the file."""
        return tuple(each.id for each in self.guests.values() if each.group in groups)

    def of_edition(self, cards: Mapping[str, CardT], underground: bool) -> list[str]:
        """Ids of traps, bonus actions or events of the base game, or of both editions, each as often as it has copies."""
        chosen = (each for each in cards.values() if underground or each.edition == "base")
        return [each.id for each in chosen for _ in range(getattr(each, "copies", 1))]

    def facts(self, card: str) -> Mapping[str, str | int]:
        """The numbers of an object or a guest for people to read, empty for anything else."""
        if (item := self.objects.get(card)) is not None and not item.heal:
            return {"kind": "object", "dice": item.dice, "bonus": " ".join(item.bonus) or "none"}
        if (guest := self.guests.get(card)) is not None:
            return {"kind": "guest", "health": guest.health, "own_dice": guest.own_dice}
        return {}


def load(folder: Path | None = None) -> Content:
    """The content, files in `folder` (else in CONTENT_DIR/slaughter) replacing shipped ones of the same name. Raises ContentError."""
    return _load(folder or replacing("slaughter"))


@lru_cache(maxsize=8)
def _load(folder: Path | None) -> Content:
    families = read(SHIPPED, folder, "families.toml", Families)
    guests = read(SHIPPED, folder, "guests.toml", Guests)
    objects = read(SHIPPED, folder, "objects.toml", Objects)
    traps = read(SHIPPED, folder, "traps.toml", Traps)
    bonus = read(SHIPPED, folder, "bonus.toml", Bonuses)
    events = read(SHIPPED, folder, "events.toml", Events)
    below = read(SHIPPED, folder, "basement_events.toml", BasementEvents)
    mutations = read(SHIPPED, folder, "mutations.toml", Mutations)
    table = read(SHIPPED, folder, "table.toml", TableNumbers)
    content = Content(
        families=by_id("families.toml", "families", families.families),
        guests=by_id("guests.toml", "guests", guests.guests),
        objects=by_id("objects.toml", "objects", objects.objects),
        traps=by_id("traps.toml", "traps", traps.traps),
        bonus=by_id("bonus.toml", "bonus", bonus.bonus),
        events=by_id("events.toml", "events", events.events),
        basement_events=by_id("basement_events.toml", "events", below.events),
        mutations=by_id("mutations.toml", "mutations", mutations.mutations),
        room_table=table.rooms,
        basement_table=table.basement,
        dice=table.dice,
        caps=table.caps,
        points=table.points,
        setup=table.setup,
        fingerprint=fingerprint((families, guests, objects, traps, bonus, events, below, mutations, table)),
    )
    for fault in _faults(content):
        raise fault
    return content


def _faults(content: Content) -> Iterator[ContentError]:
    yield from _name_faults(content)
    yield from _count_faults(content)
    yield from _room_faults(content)


def _name_faults(content: Content) -> Iterator[ContentError]:
    for item in content.objects.values():
        if item.set not in (*content.families, *SETS):
            yield ContentError("objects.toml", f"objects.{item.id}.set", f"no family or neutral set is called {item.set}")
        for family in item.bonus:
            if family not in content.families:
                yield ContentError("objects.toml", f"objects.{item.id}.bonus", f"no family is called {family}")
    for guest in content.guests.values():
        if guest.instead_of and guest.instead_of not in content.guests:
            yield ContentError("guests.toml", f"guests.{guest.id}.instead_of", f"no guest is called {guest.instead_of}")
    for each in content.families.values():
        by_id("families.toml", f"families.{each.id}.members", each.members)


def _count_faults(content: Content) -> Iterator[ContentError]:
    for edition in ("base", "underground"):
        entries = sum(each.entry for each in content.events.values() if each.edition == edition)
        if entries != 1:
            yield ContentError("events.toml", "events", f"exactly one event of each edition is the entry card, not {entries}")
    pools = {
        "traps": len(content.of_edition(content.traps, False)),
        "bonus": len(content.of_edition(content.bonus, False)),
        "events": len(content.of_edition(content.events, False)) - 1,
        "party": len(content.guests_of("party")),
    }
    for key, pool in pools.items():
        if getattr(content.setup, key) > pool:
            yield ContentError("table.toml", f"setup.{key}", f"asks for more than the {pool} there are")
    if max(content.dice.action, content.dice.reaction) > content.dice.faces:
        yield ContentError("table.toml", "dice", "more successes than faces")


def _room_faults(content: Content) -> Iterator[ContentError]:
    sizes = {family: len(content.cards(family)) for family in content.families}
    if len(set(sizes.values())) != 1:
        yield ContentError("objects.toml", "objects", f"every family needs the same number of objects, not {sizes}")
    for n in (2, 3, 4, 5):
        row = content.room_table.get(n)
        if row is None or set(row) != set(ROOMS):
            yield ContentError("table.toml", f"rooms.{n}", f"needs the rooms {', '.join(ROOMS)}")
            continue
        cards = n * max(sizes.values()) + content.setup.traps + content.setup.bonus
        if sum(row.values()) != cards:
            yield ContentError("table.toml", f"rooms.{n}", f"adds up to {sum(row.values())}, but {cards} cards are dealt")
