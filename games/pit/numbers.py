"""The forms of the content files: strict, frozen, checked when they are read.

Dice are strings of letters, White before Yellow before Red: `wwy`.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from games.content import Id, Natural, Positive, Strict

Dice = Annotated[str, msgspec.Meta(pattern=r"^w*y*r*$")]
Colour = Literal["w", "y", "r"]
Rune = Literal["ember", "tide", "stone", "gale", "thorn", "star"]
Bridge = Literal["ice", "rock", "arch", "stone"]
Side = Literal["a", "b"]
Roles = Literal["a", "d", "ad"]
Type = Literal["fighter", "spellcaster", "cleric", "monarch", "construct"]
Rolls = Literal["all", "attack", "defend", "none"]
Six = Annotated[tuple[Rune, ...], msgspec.Meta(min_length=6, max_length=6)]
MonsterFamily = Literal["mythological", "infernal", "vermin", "zombie", "dungeon", "undead"]


class Captain(Strict, frozen=True):
    """A Captain: dice, dice while injured, and the rune or gem of the ability."""

    id: Id
    type: Type
    dice: Dice
    injured: Dice
    rune: Rune
    gem: Literal["blue", "green"]


class Messenger(Strict, frozen=True):
    """The King's Messenger."""

    id: Id
    roles: Roles
    dice: Dice


class Soldier(Strict, frozen=True):
    """A card of the Barracks. `service`: Rounds that it stays, 0 for ever, -1 until its first combat."""

    id: Id
    copies: Positive
    roles: Roles
    type: Type
    dice: Dice
    service: Annotated[int, msgspec.Meta(ge=-1)] = 0


class Patron(Strict, frozen=True):
    """A card of the Taverns."""

    id: Id
    kind: Literal["champion", "hero", "mercenary", "outlaw"]
    roles: Roles
    type: Type
    cost: Natural
    dice: Dice


class Item(Strict, frozen=True):
    """A card of the Town Hall. `rolls` (`in` in the file): where its dice count; `bearers`: types that may carry it, empty for any."""

    id: Id
    kind: Literal["weapon", "armament", "trinket", "fortification"]
    cost: Natural
    dice: Dice = ""
    rolls: Rolls = msgspec.field(default="none", name="in")
    bearers: tuple[Type, ...] = ()


class Mount(Strict, frozen=True):
    """A card of the Stables, with the same words as an Item."""

    id: Id
    cost: Natural
    dice: Dice = ""
    rolls: Rolls = msgspec.field(default="none", name="in")
    bearers: tuple[Type, ...] = ()


class Wyvern(Strict, frozen=True):
    """A card of the Eyrie and the dice that are rolled for its effect."""

    id: Id
    copies: Positive
    pool: Dice = ""


class Mage(Strict, frozen=True):
    """A card of the Sanctuary. `back`: spaces that the Monster goes back, for each Captain result where there is a `pool`; `gains`: its new die."""

    id: Id
    copies: Positive
    kind: Literal["wizard", "hero"]
    back: Natural = 0
    pool: Dice = ""
    gains: Colour | Literal[""] = ""
    roles: Roles = "ad"
    type: Type | Literal[""] = ""
    dice: Dice = ""


class Quest(Strict, frozen=True):
    """A Quest. `place`: a structure, `tavern` (any of the three), `any` (any District) or `rolled` (the District of the Location Die)."""

    id: Id
    number: Positive
    place: str


class MonsterCard(Strict, frozen=True):
    """A Monster card and its cost for a Monster player."""

    id: Id
    copies: Positive
    cost: Natural


class Encounter(Strict, frozen=True):
    """An Encounter card. `places`: a District or structure for each token; or `rolled` for each, or `outpost`, one for each Captain."""

    id: Id
    kind: Literal["event", "creature", "antient", "adventurer", "outlaw"]
    family: MonsterFamily | Literal[""] = ""
    tokens: Natural = 0
    health: Natural = 0
    dice: Dice = ""
    reward: Natural = 0
    places: tuple[str, ...] = ()


class Wish(Strict, frozen=True):
    """A wish token."""

    id: Id
    copies: Positive


class Skull(Strict, frozen=True):
    """A difficulty token."""

    id: Id
    colour: Colour


class Board(Strict, frozen=True):
    """One side of a Monster's board: health for each Captain, health against one, starting dice, the most dice."""

    health: Positive
    solo: Positive
    dice: Dice
    limit: Positive

    def full_health(self, captains: int) -> int:
        """The starting health against so many Captains."""
        return self.solo if captains == 1 else self.health * captains


class Monster(Strict, frozen=True):
    """A Monster and both sides of its board."""

    id: Id
    family: MonsterFamily
    a: Board
    b: Board

    def side(self, side: str) -> Board:
        """The board that lies up: `a` or `b`."""
        return self.b if side == "b" else self.a


class Reward(Strict, frozen=True):
    """One rune of an Outpost: what the Dwarven Grotto gives; how many characters the White Mage heals (0: all), and whose."""

    heal: Natural
    reach: Literal["own", "any"]
    gold: Natural = 0
    blue: Natural = 0
    green: Natural = 0


class Outpost(Strict, frozen=True):
    """One side of an Outpost."""

    bridge: Bridge
    side: Side
    rewards: Mapping[str, Reward]

    @property
    def id(self) -> str:
        """Bridge and side: `ice_a`."""
        return f"{self.bridge}_{self.side}"


class Slots(Strict, frozen=True):
    """The runes of the slots, in their order."""

    attackers: Six
    defenders: Six


class Caps(Strict, frozen=True):
    """The most dice of each colour in one roll."""

    w: Natural
    y: Natural
    r: Natural


class Prices(Strict, frozen=True):
    """Gold for the services of the structures; `church` and `armoury` for either of their two."""

    conscript: Natural
    church: Natural
    eyrie: Natural
    reveal: Natural
    stone: Natural
    barkeep: Natural
    mage: Natural
    wizard: Natural
    armoury: Natural


class Stock(Strict, frozen=True):
    """Tokens of the structures that have no deck."""

    stones: Natural
    blue: Natural
    green: Natural
    white_armour: Natural
    yellow_armour: Natural


class Track(Strict, frozen=True):
    """The Vengeance Track, in spaces from the Monster Pit."""

    length: Positive
    purple: tuple[Positive, ...]
    bridges: Mapping[str, float]


class Foe(Strict, frozen=True):
    """The Monster player: cards and Gold at the start, the hand at Midday, the most discards of a Morning."""

    cards: Natural
    gold: Natural
    hand: Natural
    discards: Natural


class Counts(Strict, frozen=True):
    """How many cards and tokens of each sort are in the box."""

    barracks: Natural
    tavern: Natural
    town_hall: Natural
    stables: Natural
    eyrie: Natural
    sanctuary: Natural
    quests: Natural
    monster_cards: Natural
    encounters: Natural
    tokens: Natural
    wishes: Natural
    skulls: Natural


class Captains(Strict, frozen=True):
    """The file captains.toml."""

    captains: tuple[Captain, ...]
    messenger: Messenger


class Outposts(Strict, frozen=True):
    """The file outposts.toml."""

    slots: Mapping[str, Slots]
    outposts: tuple[Outpost, ...]


class Barracks(Strict, frozen=True):
    """The file barracks.toml."""

    barracks: tuple[Soldier, ...]


class Tavern(Strict, frozen=True):
    """The file tavern.toml."""

    tavern: tuple[Patron, ...]


class TownHall(Strict, frozen=True):
    """The file town_hall.toml."""

    town_hall: tuple[Item, ...]


class Stables(Strict, frozen=True):
    """The file stables.toml."""

    stables: tuple[Mount, ...]


class Eyrie(Strict, frozen=True):
    """The file eyrie.toml."""

    eyrie: tuple[Wyvern, ...]


class Sanctuary(Strict, frozen=True):
    """The file sanctuary.toml."""

    sanctuary: tuple[Mage, ...]


class Quests(Strict, frozen=True):
    """The file quests.toml."""

    quests: tuple[Quest, ...]


class MonsterCards(Strict, frozen=True):
    """The file monster_cards.toml."""

    monster_cards: tuple[MonsterCard, ...]


class Encounters(Strict, frozen=True):
    """The file encounters.toml."""

    encounters: tuple[Encounter, ...]


class Wishes(Strict, frozen=True):
    """The file wishes.toml."""

    wishes: tuple[Wish, ...]


class Skulls(Strict, frozen=True):
    """The file skulls.toml."""

    skulls: tuple[Skull, ...]


class Monsters(Strict, frozen=True):
    """The file monsters.toml."""

    monsters: tuple[Monster, ...]


class TableNumbers(Strict, frozen=True):
    """The file table.toml."""

    start_gold: Natural
    solo_gold: Natural
    progress_dice: Positive
    caps: Caps
    royal: Natural
    trade: Natural
    transfer: Natural
    prices: Prices
    stock: Stock
    track: Track
    foe: Foe
    counts: Counts
