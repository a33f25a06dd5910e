"""Injury, sacrifice, healing and fire (book, Combat; Terminology: Injure, Sacrifice, Burn the Citadel)."""

from collections.abc import Sequence

from games import engine
from games.pit import march
from games.pit.asking import agrees, decide, injury_chooser
from games.pit.outpost import drop, may_carry
from games.pit.pieces import DECKS, PIT, Captain, Ended, Unit
from games.pit.state import Game
from games.pit.view import DISTRICTS, STRUCTURES

MILLER = "conscripted_miller"
FROM_CARD, FROM_BOARD, FROM_COMBAT, FROM_QUEST = "card", "board", "combat", "quest"


# ---------------------------------------------------------------- injury


def injurable(captain: Captain, by: str = FROM_BOARD) -> list[Unit]:
    """Uninjured characters of an Outpost; Monster cards cannot injure the Kiln Servitor (A8.4)."""
    return [unit for unit in captain.here if unit.is_character and not unit.injured and not (by == FROM_CARD and unit.id == "kiln_servitor")]


async def injure_one(game: Game, captain: Captain, units: Sequence[Unit] | None = None, by: str = FROM_BOARD, chooser: int = 0) -> Unit | None:
    """Injure one character of an Outpost; combat losses are chosen by the Captain, others as A-R21 says."""

    def keys() -> list[str]:
        able = injurable(captain, by)
        return [f"injure:{captain.seat}.{unit.slot}" for unit in able if units is None or unit in units]

    seat = chooser or (captain.seat if by == FROM_COMBAT else injury_chooser(game, captain))
    with game.about(subject=by):
        key = await decide(game, seat, "injure", keys)
    unit = captain.at(key.rpartition(".")[2]) if key else None
    if unit is not None:
        await injure(game, captain, unit)
    return unit


async def injure(game: Game, captain: Captain, unit: Unit) -> None:
    """Flip a character, unless a helm or the Miller takes it."""
    if unit.injured:
        return
    if "iron_helm" in unit.items:
        drop(game, unit, "iron_helm")
        game.tell("helm", seat=captain.seat, unit=unit.id)
        return
    if await miller_steps_in(game, captain, unit) or unit not in captain.all_units:
        return
    unit.injured = True
    game.tell("injured", seat=captain.seat, unit=unit.id, slot=unit.slot)


async def miller_steps_in(game: Game, captain: Captain, unit: Unit) -> bool:
    """The Conscripted Miller may be sacrificed instead of another of the Outpost who would be injured or sacrificed (A8.3)."""
    miller = captain.works(MILLER)
    if miller is None or miller is unit or unit.id == MILLER:
        return False
    with game.about(placing=unit.id):
        if not await agrees(game, captain.seat, "miller", "miller:no", "miller:yes", lambda: miller in captain.units):
            return False
    await sacrifice(game, captain, miller)
    return True


def heal(game: Game, captain: Captain, unit: Unit) -> None:
    """Flip an injured character back."""
    unit.injured = False
    game.tell("healed", seat=captain.seat, unit=unit.id, slot=unit.slot)


def healable(game: Game, captain: Captain, anywhere: bool) -> list[str]:
    """Keys of injured characters: of one Outpost, or of all."""
    captains = game.captains if anywhere else [captain]
    return [
        f"heal:{each.seat}.{place_of(each, unit)}" for each in captains for unit in each.all_units if unit.injured and unit.slot and unit.is_character
    ]


def place_of(captain: Captain, unit: Unit) -> str:
    """The slot of a card; its number where it is in Reserve."""
    return f"r{captain.reserve.index(unit) + 1}" if unit in captain.reserve else unit.slot


def unit_at(captain: Captain, place: str) -> Unit | None:
    """The card at a slot, or in Reserve by its number."""
    if place.startswith("r"):
        return captain.reserve[int(place[1:]) - 1]
    return captain.at(place)


async def heal_some(game: Game, captain: Captain, number: int, anywhere: bool) -> None:
    """A Captain heals up to a number of characters (0: all), one after the other."""
    for _ in range(number or 99):
        key = await decide(game, captain.seat, "heal", lambda: healable(game, captain, anywhere))
        if not key:
            return
        seat, _, place = key.partition(":")[2].partition(".")
        owner = game.captain(int(seat))
        unit = unit_at(owner, place)
        assert unit is not None
        heal(game, owner, unit)


# ---------------------------------------------------------------- losing a character


async def sacrifice(game: Game, captain: Captain, unit: Unit) -> bool:
    """The Monster takes a character: out of the game, or as its board says. Whether it was taken; a Ring turns it into an injury (A8.5)."""
    if "oathbound_ring" in unit.items:
        drop(game, unit, "oathbound_ring", to_deck=False)
        game.tell("ring", seat=captain.seat, unit=unit.id)
        await injure(game, captain, unit)
        return False
    if (unit.id != MILLER and await miller_steps_in(game, captain, unit)) or unit not in captain.units:
        return False
    game.tell("sacrificed", seat=captain.seat, unit=unit.id)
    await give_up(game, captain, unit)
    return True


async def give_up(game: Game, captain: Captain, unit: Unit) -> None:
    """A character goes to the Monster; a Ditch Digger leaves 2 Gold (A8.4)."""
    if unit.id == "ditch_digger" and not unit.injured:
        game.earn(captain, 2)
        game.tell("gold", seat=captain.seat, n=2)
    await leave(game, captain, unit)
    await taken(game, unit)


async def taken(game: Game, unit: Unit) -> None:
    """What becomes of a sacrificed character: the Enchantress keeps it, on her B side the Vampire Queen keeps its dice."""
    monster = game.monster
    if monster.id == "enchantress":
        mesmerize(game, unit)
    elif monster.id == "vampire_queen" and monster.side == "b":
        for colour in unit.facts.dice:
            march.gain(game, colour)
        game.removed.append(unit.id)
    else:
        game.removed.append(unit.id)


async def leave(game: Game, captain: Captain, unit: Unit) -> None:
    """A card leaves its Outpost. Armour goes home; each Item and Mount stays for 2 Gold, else it is out of the game (Great Hall)."""
    unit.slot = ""
    captain.units.remove(unit)
    for token in unit.armour:
        if token != "wish":
            game.stock[token] += 1
    unit.armour.clear()
    for card in [*unit.items, *unit.mounts]:
        if not await keep(game, captain, card):
            game.removed.append(card)
            game.tell("left-behind", seat=captain.seat, card=card)
    unit.items.clear()
    unit.mounts.clear()


async def keep(game: Game, captain: Captain, card: str) -> bool:
    """Whether a card of somebody who leaves is handed to another for 2 Gold."""
    price = game.content.table.transfer

    def keys() -> list[str]:
        able = [unit for unit in captain.here if may_carry(game, unit, card)] if captain.gold >= price else []
        return [*(f"bear:{unit.slot}" for unit in able), *(["let-go"] if able else [])]

    with game.about(placing=card, subject=str(captain.seat), amount=price):
        key = await decide(game, captain.seat, "keep", keys, default="let-go")
    bearer = captain.at(key.partition(":")[2]) if key.startswith("bear:") else None
    if bearer is None:
        return False
    captain.gold -= price
    (bearer.mounts if card in game.content.stables else bearer.items).append(card)
    game.tell("attached", seat=captain.seat, card=card, unit=bearer.id)
    return True


async def go_home(game: Game, captain: Captain, unit: Unit) -> None:
    """A card returns to the bottom of its deck (Terminology, Return); of three Tavern decks the Lead Captain chooses one."""
    await leave(game, captain, unit)
    decks = [deck for deck in DECKS if deck.partition("_")[0] == unit.facts.deck and deck not in game.shut]
    with game.about(placing=unit.id):
        key = await decide(game, game.lead, "return", lambda: [f"deck:{deck}" for deck in decks])
    if key:
        game.decks[key.partition(":")[2]].append(unit.id)
    else:
        game.removed.append(unit.id)


# ---------------------------------------------------------------- the Enchantress


def mesmerize(game: Game, unit: Unit) -> None:
    """A character goes over to the Enchantress and lends her the dice that fit (Mesmerize; A-R26)."""
    unit.slot, unit.injured, unit.lent = PIT, False, ""
    game.monster.taken.append(unit)
    for colour in unit.facts.dice:
        if march.may_gain(game, colour):
            game.monster.dice[colour] += 1
            unit.lent += colour
    game.tell("mesmerized", unit=unit.id, n=len(unit.lent))


# ---------------------------------------------------------------- fire


async def burn_citadel(game: Game) -> None:
    """Remove the top card of every deck of the Citadel and one token of each structure that holds tokens (A-R23)."""
    game.tell("citadel-burns")
    for deck in DECKS:
        burn_deck(game, deck)
    for kinds in (("stone",), ("blue", "green"), ("yellow", "white")):
        token = max(kinds, key=lambda kind: game.stock[kind])
        game.stock[token] = max(0, game.stock[token] - 1)
    if game.bag:
        lost = await engine.drawn("bag", game.bag)
        game.bag.remove(lost[0])
    check_razed(game)


def burn_district(game: Game, district: str) -> None:
    """Flip and remove the top card of each deck of a District (Burn District; A6)."""
    game.tell("district-burns", district=district)
    for deck in DECKS:
        if STRUCTURES[deck] == district:
            burn_deck(game, deck)
    check_razed(game)


def burn_deck(game: Game, deck: str) -> None:
    """The face-up card, else the top card, leaves the game; nothing is triggered by it (A-R17)."""
    if game.faces.get(deck):
        card = game.faces[deck].pop(0)
    elif game.decks[deck]:
        card = game.decks[deck].pop(0)
    else:
        return
    game.removed.append(card)
    game.burnt.append(deck)
    game.tell("burnt", structure=deck, card=card)


def check_razed(game: Game) -> None:
    """The Dragon wins when two Districts have no card left in any of their decks (A-R24); what was destroyed stays so.

    On its B side a closed District counts as well, but only as long as it is closed.
    """
    monster = game.monster
    if monster.id != "dragon":
        return
    for district in DISTRICTS:
        if district not in monster.destroyed and is_destroyed(game, district):
            monster.destroyed.append(district)
            game.tell("destroyed", district=district)
    closed = [district for district in DISTRICTS if monster.side == "b" and game.is_closed(district)]
    if len({*monster.destroyed, *closed}) >= 2:
        raise Ended("razed")


def is_destroyed(game: Game, district: str) -> bool:
    """No card to draw, buy or recruit in any deck of a District."""
    decks = [deck for deck in DECKS if STRUCTURES[deck] == district]
    return not any(game.decks[deck] or game.faces.get(deck) for deck in decks)
