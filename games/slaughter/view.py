"""What may be seen of a match of Monster Slaughter: frozen dataclasses, made by adding, never by stripping.

`TableView` with `you` None is the public view. Ids are content ids; words for people live in `rendering/`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

POINTS: Mapping[str, int] = {"flesh": 2, "bone": 2, "brain": 3, "target": 5, "door": 1, "basement_door": 2, "bolt": 2}
"""Points of a token (book, game end), unless a group plays with its own numbers."""
HOURS = ("before", "00", "01", "02", "03", "04", "05", "06", "07", "08", "09")
"""Names of the steps of the night clock; step 0 is the round before midnight; the last one belongs to Underground."""
WAKING = (3, 6, 9, 10)
"""Steps at which all monster cards turn up."""


@dataclass(frozen=True, slots=True)
class MonsterView:
    """One monster card and its figure. `zone` is empty before its first activation; `id` is child, mother, father, or child_1 to child_5."""

    seat: int
    family: str
    id: str
    kind: str
    zone: str
    ready: bool
    actions: int = 2
    dice: int = 2


@dataclass(frozen=True, slots=True)
class GuestView:
    """A guest. `status`: hidden, revealed, waiting or dead; `zone` where revealed, or where it died; `dead_as` its place among the party's dead."""

    id: str
    hp: int
    max_hp: int
    own_dice: int
    status: str
    zone: str = ""
    dead_as: int = 0
    surprise: bool = False
    equipped: str = ""
    has_shield: bool = False

    @property
    def is_out(self) -> bool:
        """Alive and revealed."""
        return self.status == "revealed"


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody knows of a seat. `order` shows revealed markers ("" where still face down); `favourite` is the marked position (1 to 5) or 0."""

    seat: int
    family: str
    tokens: Mapping[str, int]
    hand: int
    holds: frozenset[str]
    """Moments at which the seat wants to be asked: `rolls` (its own), `rivals` (others' monsters and moves)."""
    order: tuple[str, ...] = ()
    favourite: int = 0
    score: int = 0
    """Points of all tokens so far."""
    is_ready: bool = True
    """Whether its secret choices of the set-up are made."""
    mutations: Mapping[str, str] = field(default_factory=dict)
    """Mutations by id, with the monster that has it; empty for the whole family's."""
    marker: tuple[str, int] = ("", 0)
    """Battered Cabin: a room, and the position of the death order that its marker lies on."""


@dataclass(frozen=True, slots=True)
class TurnView:
    """The turn under way. `monster` is its id, empty while it is chosen.

    `path` are the zones it has stood in, first to last; `broken` the doors it broke.
    """

    seat: int
    monster: str
    kind: str
    actions: int
    actions_left: int
    free_moves: int
    path: tuple[str, ...] = ()
    broken: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RollView:
    """The last roll of the turn: what for (smash, search, scare, attack), by which seat's monster, hits of its dice and of the reaction dice."""

    action: str
    seat: int
    monster: str
    dice: tuple[bool, ...]
    reaction: tuple[bool, ...] = ()
    automatic: int = 0
    target: str = ""


@dataclass(frozen=True, slots=True)
class OfferView:
    """A card that a helper holds out."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class FightView:
    """An attack between its declaration and its dice.

    `offering` are the seats that offer a card, known once all have answered; `offers` the cards themselves, for those seats
    only; `used` the card that was agreed on.
    """

    seat: int
    monster: str
    victim: str
    dice: int
    reaction_dice: int
    answered: tuple[int, ...] = ()
    offering: tuple[int, ...] = ()
    offers: tuple[OfferView, ...] = ()
    used: str = ""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card in a hand. `kind`: object or bonus; `when`: own, before_roll, after_roll, defence, rival_monster, rival_move, after_attack."""

    id: str
    kind: str
    when: str
    dice: int = 0
    bonus: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PrivateView:
    """What one seat alone knows. `order` is its secret death order.

    `notes` are what it last saw of a pile, top first; piles that it has not seen, or that were shuffled since, are missing.
    """

    seat: int
    cards: tuple[CardView, ...]
    order: tuple[str, ...]
    favourite: str
    notes: Mapping[str, tuple[str, ...]]
    looking: tuple[str, ...] = ()
    """Cards that the seat is looking at just now, top first, while it decides about them."""


@dataclass(frozen=True, slots=True)
class DeathView:
    """A death: the guest, the step of the clock, the killer's seat (0: nobody), the zone."""

    guest: str
    hour: int
    seat: int
    zone: str
    surprise: bool = False


@dataclass(frozen=True, slots=True)
class ResultView:
    """The end: `how` is massacre (only monsters are left) or sunrise; places and honours by seat.

    `orders` and `favourites` (guest ids) are revealed for all seats.
    """

    how: str
    places: Mapping[int, int]
    orders: Mapping[int, tuple[str, ...]]
    favourites: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class BelowView:
    """What Underground, its scenarios and Hot Night lay on the table besides; places are zones, empty where there is none."""

    event: str = ""
    """The basement event in force."""
    events_left: int = 0
    row: tuple[tuple[str, int], ...] = ()
    """Mutations face up, with what they cost now."""
    mutations_left: int = 0
    has_ladder: bool = False
    has_hole: bool = False
    inhibited: str = ""
    turret: str = ""
    turret_bolts: int = 0
    door_bolts: int = 0
    floor_bolts: int = 0
    is_chained: bool = False
    locker: int = 0
    fires: tuple[str, ...] = ()
    wild: tuple[MonsterView, ...] = ()
    """Wild monsters that nobody has tamed; the seat is the one that may."""


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as one seat, or the public, sees it. `stage`: families, orders, night or over."""

    variant: str
    stage: str
    hour: int
    seats: tuple[SeatView, ...]
    first: int
    """The first player's seat, 0 while not drawn."""
    turn: TurnView | None
    monsters: tuple[MonsterView, ...]
    guests: tuple[GuestView, ...]
    """Party guests in the order of the health track, then later arrivals."""
    piles: Mapping[str, int]
    doors: Mapping[str, str]
    """closed, gone or barred, by door id."""
    barricades: int
    """Barricades left in the supply."""
    bones: int
    event: str
    events_left: int
    discarded: tuple[str, ...]
    """Objects and bonus actions in the public discards, in order."""
    removed: tuple[str, ...]
    deaths: tuple[DeathView, ...]
    breaks: tuple[tuple[int, int, str], ...]
    """Doors broken for points or otherwise: step of the clock, seat (0: nobody scored), door."""
    arrivals: tuple[tuple[int, str], ...]
    """Surprise guests: step of the clock, guest."""
    lurking: Mapping[str, int] = field(default_factory=dict)
    """How many guests hide in each pile, by what everybody saw: in Underground one of the first may be none."""
    roll: RollView | None = None
    fight: FightView | None = None
    you: PrivateView | None = None
    result: ResultView | None = None
    points: Mapping[str, int] = field(default_factory=lambda: POINTS)
    """Points of a token at this table."""
    below: BelowView | None = None
    """None in the base game."""

    def seat(self, seat: int) -> SeatView:
        """A seat by its number (from 1)."""
        return self.seats[seat - 1]

    def guest(self, guest: str) -> GuestView:
        """A guest by id. Raises StopIteration where it is not at this table."""
        return next(each for each in self.guests if each.id == guest)

    def monsters_in(self, zone: str) -> tuple[MonsterView, ...]:
        """Figures of monsters in a zone."""
        return tuple(each for each in self.monsters if each.zone == zone)

    def guests_in(self, zone: str) -> tuple[GuestView, ...]:
        """Living revealed guests in a zone."""
        return tuple(each for each in self.guests if each.is_out and each.zone == zone)
