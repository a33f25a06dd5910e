"""The pieces of a match: Captains and their cards, the Monster, tokens, dice, a combat under way."""

from dataclasses import dataclass, field

from games.pit.units import UnitFacts
from games.pit.view import ATTACKERS, DEFENDERS, SLOTS

RESERVE = "reserve"
PIT = "pit"
"""Where the Monster keeps those whom it took."""
TAVERNS = ("tavern_1", "tavern_2", "tavern_3")
SHOPS = ("town_hall", "stables")
DECKS = ("barracks", *TAVERNS, *SHOPS, "eyrie", "sanctuary", "keep")
"""Structures with a deck, by which their decks are called."""


ORDER = {slot: at for at, slot in enumerate(SLOTS)}


class Ended(Exception):
    """The match is over: slain, gate or razed. Rules unwind with it from wherever they are."""

    def __init__(self, how: str) -> None:
        super().__init__(how)
        self.how = how


@dataclass(slots=True, eq=False)
class Unit:
    """A card of an Outpost: a Captain, a character or a Wyvern, with what is attached to it."""

    facts: UnitFacts
    slot: str = ""
    """`captain`, a slot, RESERVE or PIT."""
    injured: bool = False
    service: int = 0
    """Rounds left; 0 for ever, -1 until its first combat."""
    items: list[str] = field(default_factory=list)
    mounts: list[str] = field(default_factory=list)
    armour: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    """What it, or an Item of it, has done in this Round."""
    lent: str = ""
    """Dice that the Monster gained with it."""

    @property
    def id(self) -> str:
        """Its card."""
        return self.facts.id

    @property
    def is_character(self) -> bool:
        """Wyverns are none (Terminology)."""
        return self.facts.kind != "wyvern"

    @property
    def is_captain(self) -> bool:
        """The Captain card itself."""
        return self.facts.kind == "captain"

    @property
    def is_messenger(self) -> bool:
        """The King's Messenger: never in Reserve, traded, sacrificed or mesmerized."""
        return self.facts.kind == "messenger"

    @property
    def can_act(self) -> bool:
        """Uninjured and in the Outpost, so that its ability counts."""
        return not self.injured and self.slot not in (RESERVE, PIT, "")


def _by_slot(unit: Unit) -> int:
    return ORDER[unit.slot]


@dataclass(slots=True, eq=False)
class Captain:
    """A Captain's seat."""

    seat: int
    bridge: str = ""
    unit: Unit | None = None
    units: list[Unit] = field(default_factory=list)
    """All other cards, those in Reserve included, in the order of their coming."""
    gold: int = 0
    blue: int = 0
    green: int = 0
    stones: int = 0
    wishes: list[str] = field(default_factory=list)
    quest: str = ""
    quest_due: int = 0
    quest_district: str = ""
    rune: str = ""
    """The Rune Die of this Round's Progress Roll."""
    district: str = ""
    last_district: str = ""
    visited: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    """What has been done once in this Round: ability, barkeep …"""
    extra: str = ""
    """Dice that wishes add to every roll of this Round."""
    further: list[str] = field(default_factory=list)
    """Structures outside of its District that it may visit in this Round."""
    wants_rolls: bool = True
    """Whether its stones hold rolls open."""
    visits: int = 0
    """Further structures that a wish still lets it choose."""
    damage: int = 0
    pushed: int = 0
    earned: int = 0

    @property
    def card(self) -> Unit:
        """The Captain card. Only before the Captains are chosen there is none."""
        assert self.unit is not None
        return self.unit

    @property
    def all_units(self) -> list[Unit]:
        """The Captain card first, then all cards, Reserve included."""
        return [self.card, *self.units] if self.unit else list(self.units)

    @property
    def here(self) -> list[Unit]:
        """The Captain card and all cards in slots, in the order of the slots."""
        return [self.card, *sorted([unit for unit in self.units if unit.slot in ORDER], key=_by_slot)]

    @property
    def reserve(self) -> list[Unit]:
        """Cards in Reserve."""
        return [unit for unit in self.units if unit.slot == RESERVE]

    def side(self, slots: tuple[str, ...]) -> list[Unit]:
        """The cards of some slots, in order."""
        return [unit for unit in self.here[1:] if unit.slot in slots]

    def at(self, slot: str) -> Unit | None:
        """The card in a slot, or the Captain card."""
        return next((unit for unit in self.all_units if unit.slot == slot), None) if slot != RESERVE else None

    def works(self, card: str) -> Unit | None:
        """An uninjured card of the Outpost with that id, where its ability counts."""
        return next((unit for unit in self.all_units if unit.facts.id == card and unit.can_act), None)

    def wears(self, item: str) -> Unit | None:
        """The uninjured bearer of an Item or Mount in the Outpost."""
        return next((unit for unit in self.all_units if (item in unit.items or item in unit.mounts) and unit.can_act), None)


@dataclass(slots=True, eq=False)
class Monster:
    """The Monster: its board, its place and its dice."""

    id: str
    side: str
    family: str
    health: int
    full: int
    dice: dict[str, int]
    limit: int
    space: int = 0
    start: int = 0
    came_from: int = 0
    floor: int = 0
    barricades: list[int] = field(default_factory=list)
    taken: list[Unit] = field(default_factory=list)
    """Mesmerized characters."""
    destroyed: list[str] = field(default_factory=list)
    skips_move: bool = False
    """An offering was given: it does not move in the next Morning."""
    skips_twilight: bool = False

    @property
    def pool(self) -> int:
        """How many dice it has."""
        return sum(self.dice.values())


@dataclass(slots=True, eq=False)
class Token:
    """A token of an Encounter card on the board: `place` is a structure, or `seat.slot`."""

    id: str
    place: str
    health: int
    nights: int = 0
    """Nights that it has seen."""


@dataclass(slots=True, eq=False)
class Die:
    """A die on the table. `faces` in the order rolled, capital letters enchanted."""

    colour: str
    faces: str

    @property
    def base(self) -> str:
        """Its first face: c or m."""
        return self.faces[0].lower()

    def count(self, result: str) -> int:
        """How many of its faces show c or m."""
        return self.faces.lower().count(result)


@dataclass(slots=True, eq=False)
class Roll:
    """A roll before its effects apply. `seat` is 0 for the Monster and for Creatures."""

    what: str
    seat: int
    dice: list[Die]
    rune: str = ""
    added: int = 0
    ignored: int = 0
    is_royal: bool = False

    @property
    def captain(self) -> int:
        """Captain results that count."""
        return sum(die.count("c") for die in self.dice) + self.added

    @property
    def monster(self) -> int:
        """Monster results that count."""
        return max(0, sum(die.count("m") for die in self.dice) - self.ignored)


@dataclass(slots=True, eq=False)
class Combat:
    """A combat under way; see CombatView."""

    captain: Captain
    target: str
    place: str
    is_attack: bool
    team: list[Unit]
    roll: Roll | None = None
    foe_roll: Roll | None = None
    outcome: str = ""
    damage: int = 0
    victim: str = ""
    victim_id: str = ""
    fate: str = ""
    bonus: str = ""
    """Dice added to the Captain's roll beyond the limits."""
    token: Token | None = None
    is_over: bool = False


@dataclass(slots=True, eq=False)
class Foe:
    """The Monster player."""

    seat: int
    gold: int = 0
    hand: list[str] = field(default_factory=list)
    wants_reactions: bool = True
    """Whether it wants to be asked when damage is dealt or a Wizard is used."""


def slots_of(roles: str) -> tuple[str, ...]:
    """The slots that a card with these roles may take; cards without a role (Wyverns, Wizards) may take any."""
    return {"a": ATTACKERS, "d": DEFENDERS}.get(roles, SLOTS)
