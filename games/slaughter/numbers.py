"""The forms of the content files: strict, frozen, checked when they are read."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from games.content import Id, Natural, Positive, Strict

When = Literal["own", "before_roll", "after_roll", "rival_monster", "rival_move", "after_attack", "defence", "ejection", "any_turn"]
Edition = Literal["base", "underground"]


class Member(Strict, frozen=True):
    """A monster card."""

    id: Id
    kind: Literal["child", "mother", "father"]
    actions: Positive
    dice: Natural


class Family(Strict, frozen=True):
    """A monster family."""

    id: Id
    members: Annotated[tuple[Member, ...], msgspec.Meta(min_length=3)]

    def member(self, member: str) -> Member:
        """A member by id. Raises StopIteration where there is none."""
        return next(each for each in self.members if each.id == member)


class Guest(Strict, frozen=True):
    """A guest; `instead_of` is the guest whose place it takes when an option says so."""

    id: Id
    group: Literal["party", "alternate", "surprise", "agent"]
    health: Positive
    own_dice: Natural
    instead_of: str = ""


class Item(Strict, frozen=True):
    """An object card. `set` is a family or a neutral group; `bonus` the families against which it gives one die more."""

    id: Id
    set: str
    dice: Natural
    bonus: tuple[str, ...] = ()
    copies: Positive = 1
    heal: Natural = 0


class Trap(Strict, frozen=True):
    """A trap card; `stop`: the Search that drew it ends."""

    id: Id
    stop: bool
    edition: Edition = "base"


class Bonus(Strict, frozen=True):
    """A bonus action card and the moment in which it may be played."""

    id: Id
    when: When
    copies: Positive = 1
    edition: Edition = "base"


class Nightly(Strict, frozen=True):
    """An event card; `entry` marks the one that brings the surprise guest."""

    id: Id
    type: Literal["now", "hour"]
    entry: bool = False
    edition: Edition = "base"


class BasementEvent(Strict, frozen=True):
    """A basement event; `stays`: until it is removed or the next one comes."""

    id: Id
    stays: bool


class Mutation(Strict, frozen=True):
    """A mutation for one monster or a whole family; its cost with few (2, 3) and many (4, 5) players."""

    id: Id
    family: bool
    few: Positive
    many: Positive

    def cost(self, players: int) -> int:
        """The cost at a table of so many players."""
        return self.few if players <= 3 else self.many


class BasementPile(Strict, frozen=True):
    """Cards of the basement pile."""

    objects: Natural
    bonus: Natural


class Dice(Strict, frozen=True):
    """Faces of a die, and the number of successes among them."""

    faces: Positive
    action: Natural
    reaction: Natural


class Caps(Strict, frozen=True):
    """The most dice in one roll, the most cards in a hand."""

    action_dice: Positive
    reaction_dice: Positive
    hand: Positive


class Points(Strict, frozen=True):
    """Points of a token."""

    flesh: Natural
    bone: Natural
    brain: Natural
    target: Natural
    door: Natural
    basement_door: Natural
    bolt: Natural


class Numbers(Strict, frozen=True):
    """How many pieces there are, and how many cards of each sort a game is made from."""

    bones: Natural
    barricades: Natural
    barricades_underground: Natural
    traps: Natural
    bonus: Natural
    events: Natural
    entry_within: Positive
    party: Positive
    neutral: Natural


class Families(Strict, frozen=True):
    """The file families.toml."""

    families: tuple[Family, ...]


class Guests(Strict, frozen=True):
    """The file guests.toml."""

    guests: tuple[Guest, ...]


class Objects(Strict, frozen=True):
    """The file objects.toml."""

    objects: tuple[Item, ...]


class Traps(Strict, frozen=True):
    """The file traps.toml."""

    traps: tuple[Trap, ...]


class Bonuses(Strict, frozen=True):
    """The file bonus.toml."""

    bonus: tuple[Bonus, ...]


class Events(Strict, frozen=True):
    """The file events.toml."""

    events: tuple[Nightly, ...]


class BasementEvents(Strict, frozen=True):
    """The file basement_events.toml."""

    events: tuple[BasementEvent, ...]


class Mutations(Strict, frozen=True):
    """The file mutations.toml."""

    mutations: tuple[Mutation, ...]


class TableNumbers(Strict, frozen=True):
    """The file table.toml."""

    rooms: Mapping[int, Mapping[str, Natural]]
    basement: Mapping[int, BasementPile]
    dice: Dice
    caps: Caps
    points: Points
    setup: Numbers
