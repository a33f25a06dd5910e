"""What may be seen of a match of Monster Pit: frozen dataclasses, made by adding, never by stripping.

`TableView` with `you` None is the public view. Nearly all is public; only the Monster player's hand is not, and cards that
somebody looks at. Ids are content ids; words for people live in `rendering/`.

Dice are letters: `w` White, `y` Yellow, `r` Red. Faces are letters too: `c` a Captain result, `m` a Monster result, capital
letters are enchanted. Slots are `a1` to `a6` (attackers), `d1` to `d6` (defenders), `captain`, `r1`, `r2` … (Reserve) and
`m1`, `m2` … (beside the Monster's board).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

RUNES = ("ember", "tide", "stone", "gale", "thorn", "star")
DISTRICTS = ("city_watch", "southern_gate", "great_hall", "market", "mystics_quarter", "royal_keep")
"""In the order of their ring."""
STRUCTURES: Mapping[str, str] = {
    "gate": "city_watch",
    "statue": "city_watch",
    "barracks": "city_watch",
    "church": "southern_gate",
    "eyrie": "southern_gate",
    "watchtower": "southern_gate",
    "town_hall": "great_hall",
    "stables": "great_hall",
    "alchemist": "market",
    "tavern_1": "market",
    "tavern_2": "market",
    "tavern_3": "market",
    "grotto": "mystics_quarter",
    "sanctuary": "mystics_quarter",
    "keep": "royal_keep",
    "fountain": "royal_keep",
    "armoury": "royal_keep",
}
"""The district of each structure."""
BRIDGES = ("ice", "rock", "arch", "stone")
"""North, east, south, west: the order in which the Monster passes them, and in which Captains act."""
MONSTERS = ("enchantress", "orc_warchief", "behemoth", "vampire_queen", "dragon")
PHASES = ("setup", "morning", "midday", "twilight", "night", "over")
ATTACKERS = ("a1", "a2", "a3", "a4", "a5", "a6")
DEFENDERS = ("d1", "d2", "d3", "d4", "d5", "d6")
SLOTS = ATTACKERS + DEFENDERS
COLOURS = "wyr"


@dataclass(frozen=True, slots=True)
class UnitView:
    """A card of an Outpost, of a Reserve or beside the Monster's board."""

    id: str
    slot: str
    kind: str
    """captain, messenger, soldier, mercenary, outlaw, hero, champion, wizard or wyvern."""
    type: str
    """fighter, spellcaster, cleric, monarch, construct, or empty."""
    roles: str
    """`a`, `d` or `ad`."""
    dice: str
    """What it gives now by itself, its armour counted; nothing while injured, unless its injured side says so."""
    is_injured: bool = False
    service: int = 0
    """Rounds that a Soldier still serves; 0 for ever."""
    items: tuple[str, ...] = ()
    mounts: tuple[str, ...] = ()
    armour: tuple[str, ...] = ()
    """Tokens: white, yellow, or wish."""
    gear: tuple[str, ...] = ()
    """Dice of each of its Items, then of each of its Mounts; empty where a card has none."""
    is_used: bool = False
    """What it can do once a Round has been done."""


@dataclass(frozen=True, slots=True)
class CaptainView:
    """One Captain's seat, all of it public. Districts are empty while the piece stands on its bridge."""

    seat: int
    id: str
    """The Captain's card; empty before one is chosen."""
    bridge: str
    is_lead: bool
    unit: UnitView | None
    gold: int
    """Platinum counts 10."""
    blue: int
    green: int
    stones: int
    wishes: tuple[str, ...]
    quest: str
    quest_due: int
    """The Round at whose Night it must be done, 0 without a Quest."""
    quest_district: str
    """Where The Long Ride leads."""
    district: str
    """Where the piece stands in this Round; empty before it is placed."""
    last_district: str
    slots: Mapping[str, UnitView]
    """Cards by slot, only those that are taken."""
    reserve: tuple[UnitView, ...]
    blocked: frozenset[str]
    """Slots that hold a Stone Harpy."""
    runes: Mapping[str, str]
    """The rune of each slot, by the side of the Outpost."""
    rewards: Mapping[str, tuple[str, str]]
    """By rune: what the Dwarven Grotto gives (`gold 1 green 1`, empty for nothing) and whom the White Mage heals (`2 own`, `1 any`, `all own`)."""
    pool: str
    """Dice of a Progress Roll, before the limits."""
    attack: str
    """Dice of an attack, Mounts included."""
    defence: str
    visited: tuple[str, ...]
    """Structures of this Round."""
    is_ability_used: bool
    extra: str
    """Dice that wishes add to every roll of this Round."""
    ability: tuple[str, str] = ("", "")
    """The rune that lets it use its ability, and the gem (blue or green) that does so too."""
    damage: int = 0
    """Damage dealt to the Monster so far."""
    pushed: int = 0
    """Spaces by which it drove the Monster back."""
    earned: int = 0
    """Gold gained so far."""


@dataclass(frozen=True, slots=True)
class MonsterView:
    """The Monster, its track and its dice. `dice` are counts of White, Yellow and Red."""

    id: str
    side: str
    """`a` or `b`."""
    family: str
    space: int
    came_from: int
    """Where it stood when the turn that is shown began."""
    length: int
    """The space that ends the game: the Citadel Gate."""
    purple: tuple[int, ...]
    bridges: Mapping[str, float]
    """Where each bridge touches the track, in spaces."""
    health: int
    full_health: int
    dice: Mapping[str, int]
    limit: int
    floor: int
    """The highest purple space it has reached: Wizards do not drive it further back with some tokens."""
    barricades: tuple[int, ...] = ()
    mesmerized: tuple[UnitView, ...] = ()
    destroyed: tuple[str, ...] = ()
    """Districts without any card left (Dragon)."""
    is_held: bool = False
    """A Statue offering: it does not move in the next Morning."""


@dataclass(frozen=True, slots=True)
class CreatureView:
    """A token on the board. `place` is a structure, or `seat.slot` for a Harpy. `kind`: creature, antient, adventurer or outlaw."""

    id: str
    kind: str
    place: str
    health: int
    full_health: int
    dice: str
    reward: int


@dataclass(frozen=True, slots=True)
class StructureView:
    """A structure of the Citadel. `left` counts its deck or its tokens, None where it has none.

    `state`: open, closed, burnt (in the turn that is shown), ruin (nothing left) or removed (for the rest of the game).
    """

    id: str
    left: int | None
    faces: tuple[tuple[str, int], ...] = ()
    """Face-up cards, each with its price now."""
    state: str = "open"
    price: int = 0
    """What its service costs now; 0 where it is free or depends on the card."""


@dataclass(frozen=True, slots=True)
class DieView:
    """One die: its colour, and its faces in the order rolled (more than one where an enchanted face was rolled again)."""

    colour: str
    faces: str


@dataclass(frozen=True, slots=True)
class RollView:
    """A roll. `what`: progress, attack, defence, monster (its combat dice), twilight, church, wyvern, wizard, hounds, rune or location.

    `seat` is the Captain who rolled, 0 for the Monster and for Creatures. `captain` and `monster` are the results that count.
    """

    what: str
    seat: int
    dice: tuple[DieView, ...]
    rune: str = ""
    captain: int = 0
    monster: int = 0
    is_royal: bool = False
    ignored: int = 0
    """Monster results that do not count."""
    added: int = 0
    """Captain results that no die shows."""


@dataclass(frozen=True, slots=True)
class CombatView:
    """One combat. `target` is `monster` or a creature's id, `place` the structure, or `twilight`; `team` are the slots involved.

    `outcome`: empty before both rolls, then win, critical, tie or loss. `fate`: injured, sacrificed, burned or empty; `victim` its slot
    and `victim_id` its card.
    """

    seat: int
    target: str
    place: str
    is_attack: bool
    team: tuple[str, ...]
    roll: RollView | None = None
    foe_roll: RollView | None = None
    outcome: str = ""
    damage: int = 0
    victim: str = ""
    victim_id: str = ""
    fate: str = ""


@dataclass(frozen=True, slots=True)
class FoeView:
    """The Monster player."""

    seat: int
    gold: int
    hand: int


@dataclass(frozen=True, slots=True)
class MonsterCardView:
    """A Monster card in a hand."""

    id: str
    cost: int


@dataclass(frozen=True, slots=True)
class PrivateView:
    """What one seat alone knows: the Monster player's hand, and cards that it looks at just now, top first."""

    seat: int
    hand: tuple[MonsterCardView, ...] = ()
    looking: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultView:
    """The end: `how` is slain, gate, razed (the Dragon's special win); places by seat."""

    how: str
    places: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as one seat, or the public, sees it."""

    variant: str
    round: int
    phase: str
    """setup, morning, midday, twilight, night or over."""
    mover: int
    """The seat whose turn it is, 0 where it is nobody's."""
    captains: tuple[CaptainView, ...]
    """In the order of their bridges."""
    lead: int
    """The Lead Captain's seat, 0 before it is known."""
    monster: MonsterView
    foe: FoeView | None
    """None without a Monster player."""
    structures: Mapping[str, StructureView]
    tokens: Mapping[str, str]
    """The rune of each district's Location token."""
    closed: frozenset[str]
    """Districts closed now."""
    creatures: tuple[CreatureView, ...]
    encounters: tuple[str, ...]
    """Encounter cards that lie open."""
    skulls: tuple[str, ...]
    """Difficulty tokens in force."""
    fortifications: tuple[str, ...]
    monster_deck: int
    discarded: tuple[str, ...]
    """Monster cards in the discards, in order."""
    encounter_deck: int
    """Cards left; -1 when played without."""
    bag: int
    """Wish tokens left."""
    removed: tuple[str, ...]
    """Cards that left the game."""
    roll: RollView | None = None
    row: str = ""
    """The row of the Monster's board that the Twilight Roll chose: x0 to x6."""
    located: tuple[str, ...] = ()
    """Runes of the Location Die in this turn, in order."""
    combat: CombatView | None = None
    placing: str = ""
    """The card for which somebody chooses a place, a bearer or a target just now."""
    subject: str = ""
    """What a question is about beside that: a card, a structure, a slot."""
    amount: int = 0
    """How many of something a question is about."""
    card: str = ""
    """The Monster card or Encounter card that was played last in this turn."""
    you: PrivateView | None = None
    result: ResultView | None = None
    notes: Mapping[str, int] = field(default_factory=dict)
    """Things that will happen: `hourglass.2` (its Progress Roll does not move the Monster), `ward`, `counter_chant`, `reversed`, `no_white.2` …"""

    def captain(self, seat: int) -> CaptainView:
        """A Captain by seat. Raises StopIteration where the seat is none."""
        return next(each for each in self.captains if each.seat == seat)

    def creatures_at(self, place: str) -> tuple[CreatureView, ...]:
        """Tokens at a structure."""
        return tuple(each for each in self.creatures if each.place == place)
