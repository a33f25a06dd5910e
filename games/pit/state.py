"""The state of a match, and the small words in which the rules speak about it."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from games.engine import Ask, Event, Keys, Setup
from games.pit.cards import Content
from games.pit.pieces import DECKS, SHOPS, TAVERNS, Captain, Combat, Foe, Monster, Roll, Token, Unit, slots_of
from games.pit.view import STRUCTURES


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
    arriving: list[str] = field(default_factory=list)
    """Encounter cards whose tokens are being placed."""
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

    @contextmanager
    def looks(self, seat: int, cards: list[str]) -> Iterator[None]:
        """What a seat alone sees meanwhile; what it was looking at before comes back."""
        before = self.looking.get(seat)
        self.looking[seat] = cards
        try:
            yield
        finally:
            del self.looking[seat]
            if before is not None:
                self.looking[seat] = before

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
        """Whether a Captain could still act at any time, switches not counted."""
        ask = self.free_asks(self).get(captain.seat)
        keys = ask.choices.keys if ask is not None and isinstance(ask.choices, Keys) else ()
        return any("hold" not in key for key in keys)

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
        return self.closed.get(district, -1) >= self.round

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
