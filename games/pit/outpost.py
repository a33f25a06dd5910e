"""The Outpost: dice that its cards give, places for new cards, the Reserve (book, Captain Setup and Outpost Cards)."""

from games.pit.asking import decide
from games.pit.pieces import PIT, RESERVE, Captain, Unit, slots_of
from games.pit.state import Game
from games.pit.view import ATTACKERS, DEFENDERS

BETTER = {"r": "y", "y": "w", "w": "w"}
COUNTS_IN = {"defence": "defend"}
SIDES = {"attack": ATTACKERS, "defence": DEFENDERS}
RIDES_OUT = "cave_lizard"
"""A Mount whose die may be rolled in the Morning too (A8.6)."""


# ---------------------------------------------------------------- dice


def dice_of(game: Game, captain: Captain, unit: Unit) -> str:
    """What a card itself gives now, improved by its armour; injured ones give what their injured side says."""
    dice = unit.facts.injured_dice if unit.injured else unit.facts.dice
    if unit.injured or not dice:
        return dice
    if unit.id in TWINS and captain.works(TWINS[unit.id]) is not None:
        dice += "y"
    if "mail_coat" in unit.items:
        dice = improved(dice, "r")
    for token in sorted(unit.armour, key=("yellow", "white", "wish").index):
        dice = _armoured(dice, token)
    return dice


TWINS = {"sworn_twin_ash": "sworn_twin_elm", "sworn_twin_elm": "sworn_twin_ash"}


def improved(dice: str, colour: str) -> str:
    """The dice with one of a colour improved by one step, if there is one."""
    return dice.replace(colour, BETTER[colour], 1)


def _armoured(dice: str, token: str) -> str:
    """A Yellow token turns Red into Yellow, a White one Yellow into White (The Armoury); the wish turns any die into White."""
    if token == "yellow":
        return improved(dice, "r")
    if token == "white":
        return improved(dice, "y")
    worst = "r" if "r" in dice else "y"
    return dice.replace(worst, "w", 1)


def item_dice(game: Game, unit: Unit, use: str) -> str:
    """Dice of a card's Items in a progress, an attack or a defence roll; an injured bearer's do not count (Combat, tie)."""
    if unit.injured:
        return ""
    facts = [game.content.town_hall[item] for item in unit.items]
    return "".join(each.dice for each in facts if each.rolls in ("all", COUNTS_IN.get(use, use)))


def mount_dice(game: Game, unit: Unit, use: str) -> str:
    """Dice of a card's Mounts in combat; the Cave Lizard's in the Morning too."""
    if unit.injured:
        return ""
    if use == "progress":
        return "".join(game.content.stables[mount].dice for mount in unit.mounts if mount == RIDES_OUT)
    facts = [game.content.stables[mount] for mount in unit.mounts]
    return "".join(each.dice for each in facts if each.rolls in ("all", COUNTS_IN.get(use, use)))


def team(captain: Captain, use: str) -> list[Unit]:
    """The Captain card and the cards whose dice a roll takes: all for a Progress Roll, one side for combat."""
    return [unit for unit in captain.here if unit.is_captain or use == "progress" or unit.slot in SIDES[use]]


def ordinary(game: Game, captain: Captain, use: str) -> str:
    """The Dice Pool of a roll: cards and Items (Morning Phase, Captain's Dice Pool; Combat)."""
    return "".join(dice_of(game, captain, unit) + item_dice(game, unit, use) for unit in team(captain, use))


def beyond(game: Game, captain: Captain, use: str) -> str:
    """Dice without limits: Mounts and wishes (A-R3)."""
    return "".join(mount_dice(game, unit, use) for unit in team(captain, use)) + captain.extra


def limited(game: Game, dice: str, most: int) -> str:
    """The best dice of a pool: White, Yellow, Red, within the limits of each colour (Dice Overview) and of the roll."""
    kept = "".join(colour * min(dice.count(colour), game.cap(colour)) for colour in "wyr")
    return kept[:most]


# ---------------------------------------------------------------- places


async def place(game: Game, captain: Captain, unit: Unit) -> None:
    """A new card finds its slot; where none is free another character goes into Reserve (Terminology, Recruit; A-R18)."""
    if unit not in captain.units:
        captain.units.append(unit)
    unit.slot = ""
    with game.about(placing=unit.id, subject=str(captain.seat)):
        key = await decide(game, captain.seat, "place", lambda: places(game, captain, unit))
    slot = key.partition(":")[2]
    pushed = captain.at(slot) if slot else None
    if pushed is not None:
        put_in_reserve(game, captain, pushed)
    unit.slot = slot or RESERVE
    game.tell("placed", seat=captain.seat, card=unit.id, slot=unit.slot)


def places(game: Game, captain: Captain, unit: Unit) -> list[str]:
    """Where a card may stand: free slots of its role, else those of whom it may push into Reserve."""
    roles = unit.facts.roles
    free = [f"place:{slot}" for slot in game.free_slots(captain, roles)]
    return free or [f"push:{each.slot}" for each in reservable(captain, slots_of(roles)) if each is not unit]


def reservable(captain: Captain, slots: tuple[str, ...]) -> list[Unit]:
    """Characters that may be put into Reserve by choice."""
    return [unit for unit in captain.side(slots) if may_rest(unit)]


def may_rest(unit: Unit) -> bool:
    """Whether a card may go into Reserve by choice: neither Wyverns nor the Messenger, nor the Hexed Minstrel (A8.4)."""
    return unit.is_character and not unit.is_messenger and unit.id != "hexed_minstrel"


def put_in_reserve(game: Game, captain: Captain, unit: Unit) -> None:
    """A character leaves its slot; its Night effects still work (Captain Setup, Reserve Area)."""
    unit.slot = RESERVE
    game.tell("reserved", seat=captain.seat, card=unit.id)


async def make_room(game: Game, captain: Captain, slots: tuple[str, ...]) -> str:
    """A free slot among these, made by moving a character into Reserve; empty where that cannot be."""

    def keys() -> list[str]:
        taken = {unit.slot for unit in captain.units} | game.blocked(captain)
        free = [f"place:{slot}" for slot in slots if slot not in taken]
        return free or [f"push:{unit.slot}" for unit in reservable(captain, slots)]

    slot = (await decide(game, captain.seat, "place", keys)).partition(":")[2]
    if (pushed := captain.at(slot)) is not None:
        put_in_reserve(game, captain, pushed)
    return slot


# ---------------------------------------------------------------- what is attached


def most_items(unit: Unit) -> int:
    """Two Items; The Unbroken and whoever leads a Pack Mule carry three (A8.4, A8.6)."""
    return 3 if unit.id == "the_unbroken" or "pack_mule" in unit.mounts else 2


def may_carry(game: Game, unit: Unit, card: str) -> bool:
    """Whether an Item or a Mount may be attached (Great Hall, Important; restrictions of the card)."""
    if not unit.is_character or unit.id == "clay_sentinel" or unit.slot in (RESERVE, PIT):
        return False
    is_mount = card in game.content.stables
    bearers = game.content.stables[card].bearers if is_mount else game.content.town_hall[card].bearers
    room = len(unit.mounts) < (2 if unit.id == "mule_driver" else 1) if is_mount else len(unit.items) < most_items(unit)
    return room and (not bearers or unit.facts.type in bearers)


def bearers(game: Game, captain: Captain, card: str) -> list[Unit]:
    """Characters of the Outpost that may carry a card."""
    return [unit for unit in captain.here if may_carry(game, unit, card)]


async def attach(game: Game, captain: Captain, card: str) -> bool:
    """Attach an Item or a Mount to a character of the owner's choice; whether somebody can carry it. Else it leaves the game."""
    with game.about(placing=card, subject=str(captain.seat)):
        key = await decide(game, captain.seat, "bearer", lambda: [f"bear:{unit.slot}" for unit in bearers(game, captain, card)])
    bearer = captain.at(key.partition(":")[2]) if key else None
    if bearer is None:
        game.removed.append(card)
        game.tell("left-behind", seat=captain.seat, card=card)
        return False
    (bearer.mounts if card in game.content.stables else bearer.items).append(card)
    game.tell("attached", seat=captain.seat, card=card, unit=bearer.id)
    return True


def drop(game: Game, unit: Unit, card: str, to_deck: bool = True) -> None:
    """An Item or Mount leaves its bearer: to the bottom of its deck, or out of the game."""
    is_mount = card in unit.mounts
    (unit.mounts if is_mount else unit.items).remove(card)
    shop = "stables" if is_mount else "town_hall"
    if to_deck and shop not in game.shut:
        game.decks[shop].append(card)
    else:
        game.removed.append(card)
