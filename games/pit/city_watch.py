"""The City Watch: Citadel Gate, Statue, Barracks (book, Structure Reference)."""

from games.pit import combat, harm, outpost, quests, streets
from games.pit.asking import decide
from games.pit.districts import conscript_price, fought, may_use, pay, visit
from games.pit.pieces import RESERVE, TAVERNS, Captain, Unit
from games.pit.state import Game
from games.pit.view import SLOTS


def options(game: Game, captain: Captain) -> list[str]:
    """What a Captain can do here now."""
    found = []
    if may_use(game, captain, "gate") and not game.tower_attacks:
        found.append("attack:gate")
    if may_use(game, captain, "statue") and not captain.visited and "no_statue" not in game.skulls and offerings(captain):
        found.append("visit:statue")
    if may_use(game, captain, "barracks"):
        can_pay = captain.gold >= conscript_price(game) and game.decks["barracks"]
        found += ["recruit:barracks"] if can_pay else []
        found += ["visit:reassign"] if len(captain.units) > int(captain is game.leader) else []
    return found


# ---------------------------------------------------------------- the Citadel Gate


async def attack_gate(game: Game, captain: Captain) -> None:
    """Attack the Monster; after this nobody attacks from the Watchtower in this Round (A-R12, A-R13)."""
    visit(game, captain, "gate")
    game.gate_attacks += 1
    bout = await combat.attack(game, captain, "gate")
    await quests.reached(game, captain, "test_of_steel")
    await quests.won(game, captain, bout)


async def fight_token(game: Game, captain: Captain, structure: str) -> None:
    """Fight a token at a structure; this counts as visiting it (Attacking Creatures in the Citadel)."""
    key = await decide(game, captain.seat, "token", lambda: [f"token:{game.on_board.index(token)}" for token in streets.fightable(game, structure)])
    visit(game, captain, structure)
    captain.used.add(fought(structure))
    if not key:
        return
    await quests.won(game, captain, await combat.attack(game, captain, structure, game.on_board[int(key.partition(":")[2])]))


# ---------------------------------------------------------------- the Statue


def offerings(captain: Captain) -> list[Unit]:
    """Characters of the Barracks, the Sanctuary or the Taverns, Paladins too; never the Messenger (A-R11)."""
    return [unit for unit in captain.here if unit.is_character and unit.facts.deck in ("barracks", "sanctuary", "tavern")]


async def statue(game: Game, captain: Captain) -> None:
    """A character goes to the Statue, all other structures are skipped; the Monster takes it at the start of Twilight."""
    key = await decide(game, captain.seat, "offering", lambda: [f"give:{unit.slot}" for unit in offerings(captain)])
    unit = captain.at(key.partition(":")[2]) if key else None
    skip_all(captain)
    if unit is not None:
        captain.units.remove(unit)
        game.offerings.append((captain, unit))
        game.tell("offered", seat=captain.seat, unit=unit.id)


def skip_all(captain: Captain) -> None:
    """The Statue takes the place of all other structure actions, further visits by abilities and wishes among them."""
    captain.used.add("statue")
    captain.visited.extend(structure for structure in ("statue", "gate", "barracks"))


async def take_offerings(game: Game) -> None:
    """Twilight begins: the Monster takes what was offered, skips the Twilight Phase and its next Morning move; the structure is closed for ever."""
    while game.offerings:
        captain, unit = game.offerings.pop(0)
        captain.units.append(unit)
        game.tell("offering-taken", seat=captain.seat, unit=unit.id)
        await harm.give_up(game, captain, unit)
        close_for_ever(game, unit.facts.deck)
        game.monster.skips_twilight = game.monster.skips_move = True


def close_for_ever(game: Game, deck: str) -> None:
    """The structure where the character came from is gone; for a Tavern all three (A-R11)."""
    for name in TAVERNS if deck == "tavern" else (deck,):
        game.shut.add(name)
        game.removed.extend([*game.decks[name], *game.faces.get(name, ())])
        game.decks[name] = []
        if name in game.faces:
            game.faces[name] = []
        game.tell("shut", structure=name)
    harm.check_razed(game)


# ---------------------------------------------------------------- the Barracks


async def conscript(game: Game, captain: Captain) -> None:
    """Recruit the top Soldier."""
    pay(game, captain, conscript_price(game))
    visit(game, captain, "barracks")
    await enlist(game, captain)
    await quests.reached(game, captain, "letters_of_levy")


async def enlist(game: Game, captain: Captain) -> None:
    """The top Soldier joins an Outpost."""
    if not game.decks["barracks"]:
        return
    unit = game.unit(game.decks["barracks"].pop(0))
    game.tell("recruited", seat=captain.seat, card=unit.id)
    await outpost.place(game, captain, unit)
    if unit.id == "banner_runner":
        game.earn(captain, 1)
    harm.check_razed(game)


async def reassign(game: Game, captain: Captain) -> None:
    """Redeploy all characters of Outpost and Reserve, one after the other, with all that is attached to them."""
    visit(game, captain, "barracks")
    game.tell("reassigns", seat=captain.seat)
    while True:
        key = await decide(game, captain.seat, "reassign", lambda: [*movable(captain), "done"], default="done")
        if key in ("done", ""):
            return
        unit = harm.unit_at(captain, key.rpartition(".")[2])
        if unit is not None:
            await redeploy(game, captain, unit)


def movable(captain: Captain) -> list[str]:
    """Characters that may be redeployed."""
    return [f"unit:{captain.seat}.{harm.place_of(captain, unit)}" for unit in captain.units if unit.slot and unit.is_character]


async def redeploy(game: Game, captain: Captain, unit: Unit) -> None:
    """Move a character to a slot of its role, exchanging places with whoever stands there, or into Reserve."""
    with game.about(placing=unit.id, subject=str(captain.seat)):
        key = await decide(game, captain.seat, "place", lambda: new_places(game, captain, unit))
    slot = key.partition(":")[2]
    if not slot:
        return
    other = captain.at(slot)
    if other is not None:
        other.slot = unit.slot
    unit.slot = slot
    game.tell("placed", seat=captain.seat, card=unit.id, slot=unit.slot)


def new_places(game: Game, captain: Captain, unit: Unit) -> list[str]:
    """Slots of its role, and the Reserve for those who may go there; none once somebody has traded or taken it away."""
    if unit not in captain.units:
        return []
    blocked = game.blocked(captain)
    slots = [slot for slot in SLOTS if slot[0] in unit.facts.roles and slot != unit.slot and slot not in blocked]
    keys = [f"place:{slot}" for slot in slots if can_swap(captain, unit, slot)]
    return [*keys, "place:reserve"] if unit.slot != RESERVE and outpost.may_rest(unit) else keys


def can_swap(captain: Captain, unit: Unit, slot: str) -> bool:
    """Whether whoever stands in a slot could take the other place."""
    other = captain.at(slot)
    if other is None:
        return True
    return outpost.may_rest(other) if unit.slot == RESERVE else unit.slot[0] in other.facts.roles
