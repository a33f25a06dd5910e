"""The state of a match, and the small words in which the rules speak about it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from games.engine import Ask, Event, Setup
from games.slaughter.board import Board, board
from games.slaughter.cards import Content
from games.slaughter.variant import variant_of
from games.slaughter.view import DeathView, FightView, OfferView, RollView

TOKENS = ("flesh", "bone", "brain", "target", "door", "basement_door", "bolt")


@dataclass(slots=True, eq=False)
class Monster:
    """A monster card and its figure; no zone before its first activation."""

    seat: int
    family: str
    id: str
    kind: str
    actions: int
    dice: int
    zone: str = ""
    up: bool = True


@dataclass(slots=True, eq=False)
class Guest:
    """A victim. `status`: hidden, revealed, waiting or dead."""

    id: str
    hp: int
    max_hp: int
    own_dice: int
    surprise: bool = False
    status: str = "hidden"
    zone: str = ""
    dead_as: int = 0
    has_fled: bool = False
    """Ivy's Head Start has been used."""
    equipped: str = ""
    has_fired: bool = False
    """Its M16 has been used in this round."""
    has_shield: bool = False

    @property
    def is_agent(self) -> bool:
        """Of the MSUG: one die more, not to be scared."""
        return self.id in ("agent_p", "agent_s")


@dataclass(slots=True, eq=False)
class Player:
    """A seat. `notes` are piles as it last saw them, top first, and still true."""

    seat: int
    family: str = ""
    monsters: list[Monster] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TOKENS, 0))
    order: list[str] = field(default_factory=list)
    favourite: str = ""
    holds: set[str] = field(default_factory=set)
    notes: dict[str, list[str]] = field(default_factory=dict)
    looking: list[str] = field(default_factory=list)
    mutations: dict[str, str] = field(default_factory=dict)
    """Mutations by id, with the monster that has it; empty for the whole family's."""
    wild: Monster | None = None
    """Hunger: the own wild monster, until it is tamed."""
    marker: tuple[str, str] = ("", "")
    """Battered Cabin: a room, and the guest below its marker."""

    @property
    def is_ready(self) -> bool:
        """Whether the secret choices of the set-up are made."""
        return bool(self.favourite)


@dataclass(slots=True, eq=False)
class Turn:
    """What lives only during a turn."""

    player: Player
    monster: Monster | None = None
    actions: int = 0
    actions_left: int = 0
    free_moves: int = 0
    path: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    dice_change: int = 0
    """Potato Masher: on every roll of this turn."""
    is_stuck: bool = False
    """Bear Trap: no Move."""
    used: set[str] = field(default_factory=set)
    """Once-a-turn abilities and events that have been used."""
    next_roll: int = 0
    """Family Time: dice for the next roll of this turn."""
    spent: int = 0
    """Paid actions and bonus actions so far."""
    was_below: bool = False
    """The monster has been in the basement during this turn."""
    objects: list[str] = field(default_factory=list)
    """Objects that were played during this turn and lie in the discards."""
    frenzy: str = ""
    """The victim that may be attacked again with Feeding Frenzy, directly after its wound."""
    is_over: bool = False
    is_ended: bool = False
    """Ended by the player, without a mutation."""
    mutation: str = ""
    """The mutation with which the player ended it."""


@dataclass(slots=True, eq=False)
class Below:
    """What Underground and its scenarios, and Hot Night, lay on the table besides."""

    event: str = ""
    events_pile: list[str] = field(default_factory=list)
    row: list[str] = field(default_factory=list)
    mutations: list[str] = field(default_factory=list)
    """The pile of mutations; `row` are the three face up."""
    has_ladder: bool = False
    has_hole: bool = False
    inhibited: str = ""
    """The room of the Inhibitor."""
    turret: str = ""
    """The turret's zone."""
    turret_bolts: int = 0
    door_bolts: int = 0
    floor_bolts: int = 0
    is_chained: bool = False
    locker: list[str] = field(default_factory=list)
    fires: list[str] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class Fight:
    """An attack between its declaration and its dice."""

    victim: Guest
    dice: int
    reaction_dice: int
    answered: list[int] = field(default_factory=list)
    offers: dict[int, str] = field(default_factory=dict)
    used: str = ""


class Game:
    """Everything of one match. Rules change it; views are made from it."""

    def __init__(self, setup: Setup, content: Content) -> None:
        self.setup = setup
        self.content = content
        self.variant = variant_of(setup)
        self.board: Board = board(self.variant.shed, self.variant.underground)
        self.below = Below()
        self.players = [Player(seat) for seat in range(1, setup.seats + 1)]
        self.guests: dict[str, Guest] = {}
        self.piles: dict[str, list[str]] = {room: [] for room in self.board.rooms}
        self.lurking = dict.fromkeys(self.piles, 0)
        """How many guests hide in each pile, by what everybody has seen."""
        self.doors = dict.fromkeys(self.board.doors, "closed")
        self.barricades = content.setup.barricades_underground if self.variant.underground else content.setup.barricades
        self.bones = content.setup.bones
        self.events_pile: list[str] = []
        self.event = ""
        self.hour = 0
        self.first = 0
        self.stage = "families"
        self.discards: list[str] = []
        self.removed: list[str] = []
        self.deaths: list[DeathView] = []
        self.breaks: list[tuple[int, int, str]] = []
        self.arrivals: list[tuple[int, str]] = []
        self.copied_kind = ""
        self.turn: Turn | None = None
        self.turn_number = 0
        self.roll: RollView | None = None
        self.rolls: list[tuple[int, int, int]] = []
        """All rolls of action dice that counted: seat, dice, successes."""
        self.fight: Fight | None = None
        self.how = ""
        self.places: dict[int, int] = {}
        self.events: list[Event] = []
        self.any_time: dict[int, Ask] = {}
        """What every seat may do at any time: throw its switches."""

    # ---- telling

    def tell(self, key: str, **args: str | int) -> None:
        """Tell everybody."""
        self.events.append(Event(key, args))

    def whisper(self, seats: tuple[int, ...], key: str, **args: str | int) -> None:
        """Tell some seats alone."""
        self.events.append(Event(key, args, seats))

    # ---- who and where

    @property
    def active(self) -> Player:
        """Whose turn it is; between turns the first player (R9)."""
        return self.turn.player if self.turn else self.player(self.first)

    @property
    def monster(self) -> Monster:
        """The monster of this turn."""
        assert self.turn is not None
        assert self.turn.monster is not None
        return self.turn.monster

    def player(self, seat: int) -> Player:
        """A player by seat."""
        return self.players[seat - 1]

    def clockwise(self, seat: int) -> list[Player]:
        """All players, beginning with `seat`."""
        return self.players[seat - 1 :] + self.players[: seat - 1]

    def others(self) -> list[Player]:
        """The players who are not active, clockwise from the active one."""
        return self.clockwise(self.active.seat)[1:]

    def left_of_active(self) -> Player:
        """The next player clockwise."""
        return self.others()[0]

    def monsters(self) -> Iterator[Monster]:
        """All monsters, the active player's first, then clockwise (R10)."""
        for player in self.clockwise(self.active.seat):
            yield from player.monsters

    def monsters_in(self, zone: str) -> list[Monster]:
        """The monsters of a zone in the order of R10."""
        return [monster for monster in self.monsters() if monster.zone == zone]

    def revealed(self, zone: str = "") -> list[Guest]:
        """Victims on the board (of one zone) in the order of the health track."""
        return [guest for guest in self.guests.values() if guest.status == "revealed" and (not zone or guest.zone == zone)]

    def is_revealed(self, guest: str) -> bool:
        """Whether a guest is on the board."""
        return guest in self.guests and self.guests[guest].status == "revealed"

    def party(self) -> list[Guest]:
        """The party guests in the order of the health track."""
        return [guest for guest in self.guests.values() if not guest.surprise]

    def is_gone(self, card: str) -> bool:
        """Whether everybody knows that a single card is out of play."""
        return card in self.discards or card in self.removed

    def could_hold(self, player: Player, *cards: str) -> bool:
        """Whether, as far as the public can tell, a hand could hold one of these single cards."""
        return bool(player.hand) and not all(self.is_gone(card) for card in cards)

    def discard(self, player: Player, card: str) -> None:
        """A card leaves a hand for the public discards."""
        player.hand.remove(card)
        self.discards.append(card)

    def use_object(self, player: Player, card: str) -> None:
        """An object is played from a hand: Mine Now may take it back this turn."""
        self.discard(player, card)
        if self.turn is not None:
            self.turn.objects.append(card)

    def has_room(self, player: Player) -> bool:
        """Whether a hand may take one more card (R19)."""
        return len(player.hand) < (10 if "cheek_pouches" in player.mutations else self.content.caps.hand)

    def mutated(self, monster: Monster, *mutations: str) -> int:
        """How many of these mutations a monster has, by itself or with its family."""
        player = self.player(monster.seat)
        own = player.mutations if monster.family == player.family else {}
        return sum(own.get(each) in ("", monster.id) for each in mutations if each in own)

    def are_victims_able(self) -> bool:
        """Whether victims have their abilities: not during the turn of a monster with Hypnotic Eyes."""
        return self.turn is None or self.turn.monster is None or not self.mutated(self.turn.monster, "hypnotic_eyes")

    def can_be_scared(self, guest: Guest) -> bool:
        """Agents cannot, while victims have their abilities; those on guard in Station B62 never (R87)."""
        return not guest.is_agent or not (self.are_victims_able() or self.variant.id == "station-b62")

    def is_open(self, door: str) -> bool:
        """Whether nothing stands in a doorway."""
        return self.doors[door] in ("gone", "open")

    def can_be_attacked_in(self, zone: str) -> bool:
        """Victims are attacked in rooms; outdoors only where they may flee there (Underground, Run for Your Life)."""
        return self.board.is_room(zone) or self.variant.underground

    def gain(self, player: Player, token: str, n: int = 1) -> None:
        """Take tokens."""
        player.tokens[token] += n

    def fight_view(self, seat: int | None) -> FightView | None:
        """The attack under way, with the offered cards for those who offer."""
        fight = self.fight
        if fight is None:
            return None
        shown = fight.offers if seat in fight.offers and len(fight.offers) > 1 else {}
        return FightView(
            self.active.seat,
            self.monster.id,
            fight.victim.id,
            fight.dice,
            fight.reaction_dice,
            tuple(sorted(fight.answered)),
            tuple(fight.offers),
            tuple(OfferView(by, card) for by, card in shown.items()),
            fight.used,
        )


def distinct(cards: list[str]) -> Mapping[str, None]:
    """The different cards of a hand, in order."""
    return dict.fromkeys(cards)
