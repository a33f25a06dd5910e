"""The state of a match, and the small words in which the rules speak about it."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from games.engine import Ask, Event, Setup
from games.pit.cards import Content
from games.pit.units import UnitFacts
from games.pit.view import ATTACKERS, DEFENDERS, SLOTS, STRUCTURES

RESERVE = "reserve"
PIT = "pit"
"""Where the Monster keeps those whom it took."""
TAVERNS = ("tavern_1", "tavern_2", "tavern_3")
SHOPS = ("town_hall", "stables")
DECKS = ("barracks", *TAVERNS, *SHOPS, "eyrie", "sanctuary", "keep")
"""Structures with a deck, by which their decks are called."""


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
        return not self.injured and self.slot not in (RESERVE, PIT)


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
        placed = sorted((unit for unit in self.units if unit.slot in SLOTS), key=lambda unit: SLOTS.index(unit.slot))
        return [self.card, *placed]

    @property
    def reserve(self) -> list[Unit]:
        """Cards in Reserve."""
        return [unit for unit in self.units if unit.slot == RESERVE]

    def side(self, slots: tuple[str, ...]) -> list[Unit]:
        """The cards of some slots, in order."""
        return [unit for unit in self.here[1:] if unit.slot in slots]

    def at(self, slot: str) -> Unit | None:
        """The card in a slot, or the Captain card."""
        return next((unit for unit in self.here if unit.slot == slot), None)

    def works(self, card: str) -> Unit | None:
        """An uninjured card of the Outpost with that id, where its ability counts."""
        return next((unit for unit in self.here if unit.id == card and unit.can_act), None)

    def wears(self, item: str) -> Unit | None:
        """The uninjured bearer of an Item or Mount in the Outpost."""
        return next((unit for unit in self.here if item in (*unit.items, *unit.mounts) and unit.can_act), None)


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


@dataclass(slots=True, eq=False)
class Foe:
    """The Monster player."""

    seat: int
    gold: int = 0
    hand: list[str] = field(default_factory=list)
    wants_reactions: bool = True
    """Whether it wants to be asked when damage is dealt or a Wizard is used."""


@dataclass(slots=True, eq=False)
class Game:
    """Everything on the table."""

    setup: Setup
    content: Content
    events: list[Event] = field(default_factory=list)
    turn_number: int = 0
    round: int = 0
    phase: str = "setup"
    mover: int = 0
    captains: list[Captain] = field(default_factory=list)
    foe: Foe | None = None
    lead: int = 0
    monster: Monster = field(default_factory=lambda: Monster("", "a", "", 0, 0, dict.fromkeys("wyr", 0), 0))
    length: int = 0
    purple: list[int] = field(default_factory=list)
    bridges: dict[str, float] = field(default_factory=dict)

    tokens: dict[str, str] = field(default_factory=dict)
    """The rune of each District's Location token."""
    decks: dict[str, list[str]] = field(default_factory=lambda: {name: [] for name in DECKS})
    faces: dict[str, list[str]] = field(default_factory=lambda: {name: [] for name in (*TAVERNS, *SHOPS)})
    bag: list[str] = field(default_factory=list)
    stock: dict[str, int] = field(default_factory=lambda: dict.fromkeys(("stone", "blue", "green", "white", "yellow"), 0))
    """Tokens left."""
    monster_deck: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    encounters: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    """Encounter cards that lie open."""
    on_board: list[Token] = field(default_factory=list)
    skulls: set[str] = field(default_factory=set)
    fortifications: dict[str, int] = field(default_factory=dict)
    """Fortifications in force, with how often they still work."""
    offerings: list[tuple[Captain, Unit]] = field(default_factory=list)
    """Characters that wait at the Statue."""
    shut: set[str] = field(default_factory=set)
    """Structures that are gone for the rest of the game."""
    closed: dict[str, int] = field(default_factory=dict)
    """Closed Districts, with the Round whose Midday is the last that they are closed in."""
    burnt: list[str] = field(default_factory=list)
    """Structures that burnt in the turn that is shown."""
    removed: list[str] = field(default_factory=list)
    notes: dict[str, int] = field(default_factory=dict)
    """What will happen once: see TableView.notes."""
    gate_attacks: int = 0
    tower_attacks: int = 0
    revealed: set[str] = field(default_factory=set)
    """Shops whose further cards were paid for in this Round."""

    roll: Roll | None = None
    open_rolls: list[Roll] = field(default_factory=list)
    """The rolls that may still be changed."""
    combat: Combat | None = None
    row: str = ""
    located: list[str] = field(default_factory=list)
    card: str = ""
    placing: str = ""
    subject: str = ""
    amount: int = 0
    looking: dict[int, list[str]] = field(default_factory=dict)
    how: str = ""

    is_interrupting: bool = False
    free_asks: Callable[["Game"], Mapping[int, Ask]] = lambda game: {}
    """What everybody may do at any time."""
    roll_keys: Callable[["Game", Captain], list[str]] = lambda game, captain: []
    """How a Captain may change the open rolls."""
    interrupt: Callable[["Game", int, str], Awaitable[None]] = lambda game, seat, key: _nothing()

    # -------------------------------------------------------- telling

    @contextmanager
    def about(self, placing: str = "", subject: str = "", amount: int = 0) -> Iterator[None]:
        """What the questions asked meanwhile are about."""
        before = self.placing, self.subject, self.amount
        self.placing, self.subject, self.amount = placing, subject, amount
        try:
            yield
        finally:
            self.placing, self.subject, self.amount = before

    def tell(self, key: str, seats: tuple[int, ...] | None = None, **args: str | int) -> None:
        """Say what happened."""
        self.events.append(Event(key, args, seats))

    # -------------------------------------------------------- people

    def captain(self, seat: int) -> Captain:
        """A Captain by seat."""
        return next(each for each in self.captains if each.seat == seat)

    @property
    def leader(self) -> Captain:
        """The Lead Captain."""
        return self.captain(self.lead)

    def in_order(self) -> list[Captain]:
        """Captains clockwise from the Lead."""
        start = self.captains.index(self.leader)
        return self.captains[start:] + self.captains[:start]

    def left_of(self, captain: Captain) -> Captain:
        """Clockwise the next occupied Outpost (A-R45); oneself when alone (A-R46)."""
        return self.captains[(self.captains.index(captain) + 1) % len(self.captains)]

    def is_busy(self, captain: Captain) -> bool:
        """Whether a Captain could still act at any time."""
        return captain.seat in self.free_asks(self)

    def new_turn(self, seat: int = 0) -> None:
        """What was shown of the turn before is cleared; a new post begins."""
        self.turn_number += 1
        self.mover = seat
        self.roll = None
        self.open_rolls = []
        self.combat = None
        self.row, self.card = "", ""
        self.located, self.burnt = [], []
        self.monster.came_from = self.monster.space

    # -------------------------------------------------------- the Citadel

    @property
    def is_solo(self) -> bool:
        """One Captain alone."""
        return len(self.captains) == 1

    def is_closed(self, district: str) -> bool:
        """Whether the Captains may not use a District in this Midday."""
        return self.closed.get(district, 0) >= self.round

    def tokens_at(self, place: str) -> list[Token]:
        """Tokens of Encounter cards at a structure or in a slot."""
        return [token for token in self.on_board if token.place == place]

    def tokens_in(self, district: str) -> list[Token]:
        """Tokens in a District."""
        return [token for token in self.on_board if STRUCTURES.get(token.place) == district]

    def kind_of(self, token: Token) -> str:
        """creature, antient, adventurer or outlaw."""
        return self.content.encounters[token.id].kind

    def has_token(self, card: str) -> bool:
        """Whether a unique token stands on the board."""
        return any(token.id == card for token in self.on_board)

    def is_standing(self, fortification: str) -> bool:
        """Whether a fortification is in force."""
        return fortification in self.fortifications

    def blocked(self, captain: Captain) -> set[str]:
        """Slots that a Stone Harpy holds."""
        start = f"{captain.seat}."
        return {token.place.removeprefix(start) for token in self.on_board if token.place.startswith(start)}

    def free_slots(self, captain: Captain, roles: str) -> list[str]:
        """Empty slots of the right side."""
        taken = {unit.slot for unit in captain.units} | self.blocked(captain)
        return [slot for slot in slots_of(roles) if slot not in taken]

    def rune_of(self, captain: Captain, slot: str) -> str:
        """The rune of a slot, by the side of the Outposts."""
        return self.content.runes(self.setup.options["outposts"])[slot]

    def cap(self, colour: str) -> int:
        """The most dice of a colour in any roll (Dice Overview)."""
        return int(getattr(self.content.table.caps, colour))

    def unit(self, card: str) -> Unit:
        """A fresh card of an Outpost."""
        facts = self.content.unit(card)
        return Unit(facts, service=facts.service)

    def earn(self, captain: Captain, gold: int) -> None:
        """Gold from the Treasury."""
        captain.gold += gold
        captain.earned += gold

    def all_units(self) -> Iterator[tuple[Captain, Unit]]:
        """Every card of every Outpost and Reserve, with its Captain."""
        for captain in self.captains:
            for unit in captain.all_units:
                yield captain, unit


async def _nothing() -> None:
    """Nobody interrupts before the rules of `anytime` are there."""


def slots_of(roles: str) -> tuple[str, ...]:
    """The slots that a card with these roles may take; cards without a role (Wyverns, Wizards) may take any."""
    return {"a": ATTACKERS, "d": DEFENDERS}.get(roles, SLOTS)
