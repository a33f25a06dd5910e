"""Combat between one Captain and the Monster or a Creature, with its four outcomes (book, Combat)."""

from games.pit import dice, encounters, foe, harm, march, outpost, quests, traits
from games.pit.asking import agrees, decide
from games.pit.pieces import Captain, Combat, Roll, Token, Unit
from games.pit.state import Game
from games.pit.view import STRUCTURES

MONSTER = "monster"
TWILIGHT = "twilight"
CRITICAL = 3
"""Captain results in excess that make a hit critical."""


# ---------------------------------------------------------------- beginning one


async def attack(game: Game, captain: Captain, place: str, token: Token | None = None) -> Combat:
    """A Captain attacks the Monster from a structure, or a token there."""
    target = token.id if token else MONSTER
    return await fight(game, Combat(captain, target, place, True, involved_in(captain, "attack"), token=token))


async def strike(game: Game, captain: Captain, token: Token | None = None) -> None:
    """The Monster, or a Creature, attacks a Captain; a Mist Wyvern may cancel the Monster's attack (A8.7)."""
    game.tell("strikes", seat=captain.seat, foe=token.id if token else game.monster.id)
    if token is None and await mist(game):
        return
    place = token.place if token else TWILIGHT
    fought = await fight(game, Combat(captain, token.id if token else MONSTER, place, False, involved_in(captain, "defence"), token=token))
    await quests.won(game, captain, fought)


async def mist(game: Game) -> bool:
    """Whether somebody sends a Mist Wyvern to cancel an attack on any Captain."""
    for captain in game.in_order():
        if await flies(game, captain, "mist", "mist_wyvern"):
            game.tell("attack-cancelled", seat=captain.seat)
            return True
    return False


async def flies(game: Game, captain: Captain, prompt: str, card: str) -> bool:
    """Whether a Captain who has such a Wyvern spends it."""

    def wyvern() -> Unit | None:
        return next((unit for unit in captain.here if unit.id == card), None)

    agreed = await agrees(game, captain.seat, prompt, "wyvern:no", f"wyvern:{card}", lambda: wyvern() is not None)
    if agreed and (spent := wyvern()) is not None:
        spend_wyvern(game, captain, spent)
    return agreed


def spend_wyvern(game: Game, captain: Captain, wyvern: Unit) -> None:
    """A Wyvern is removed from the game after use (The Eyrie)."""
    captain.units.remove(wyvern)
    game.removed.append(wyvern.id)
    game.tell("flies", seat=captain.seat, card=wyvern.id)


def involved_in(captain: Captain, use: str) -> list[Unit]:
    """The Captain card and the uninjured characters of the side in use (A-R20)."""
    return [unit for unit in outpost.team(captain, use) if unit.is_captain or (unit.is_character and not unit.injured)]


async def fight(game: Game, combat: Combat) -> Combat:
    """Both roll, then the outcome."""
    game.combat = combat
    await add_dice(game, combat)
    await both_roll(game, combat)
    assert combat.roll is not None
    assert combat.foe_roll is not None
    game.tell("fought", seat=combat.captain.seat, foe=foe_name(game, combat), hits=combat.roll.captain, claws=combat.foe_roll.monster)
    await resolve(game, combat, combat.roll.captain - combat.foe_roll.monster)
    await retire(game, combat)
    combat.is_over = True
    return combat


def foe_name(game: Game, combat: Combat) -> str:
    """The Monster's or the token's id."""
    return game.monster.id if combat.target == MONSTER else combat.target


# ---------------------------------------------------------------- dice of both sides


async def add_dice(game: Game, combat: Combat) -> None:
    """Dice beyond the limits that come with places and cards: Maren, Spike Ditch, a Thorn Wyvern, another's Signal Horn."""
    captain = combat.captain
    maren = next((token for token in game.on_board if token.id == "maren_of_the_road"), None)
    if maren is not None and captain.district == STRUCTURES[maren.place]:
        combat.bonus += "w"
    if combat.place == "gate" and combat.target == MONSTER and game.gate_attacks == 1 and game.is_standing("spike_ditch"):
        combat.bonus += "y"
    await thorn(game, combat)
    for other in game.in_order():
        await horn(game, combat, other)


async def thorn(game: Game, combat: Combat) -> None:
    """Thorn Wyverns add two White Dice each."""
    while await flies(game, combat.captain, "thorn", "thorn_wyvern"):
        combat.bonus += "ww"


async def horn(game: Game, combat: Combat, other: Captain) -> None:
    """Another Captain of the District may sound a Signal Horn once a Round: one Yellow Die."""
    bearer = other.wears("signal_horn")
    if other is combat.captain or bearer is None or "signal_horn" in bearer.used or other.district != combat.captain.district or not other.district:
        return
    with game.about(subject=str(combat.captain.seat)):
        if await agrees(game, other.seat, "horn", "horn:no", "horn:yes"):
            bearer.used.add("signal_horn")
            combat.bonus += "y"
            game.tell("horn", seat=other.seat, other=combat.captain.seat)


async def both_roll(game: Game, combat: Combat) -> None:
    """The Captain's dice and the foe's; then both rolls may be changed."""
    use = "attack" if combat.is_attack else "defence"
    pool = outpost.limited(game, outpost.ordinary(game, combat.captain, use), game.content.table.progress_dice)
    combat.roll = await dice.cast(game, use, combat.captain.seat, pool + outpost.beyond(game, combat.captain, use) + combat.bonus)
    combat.foe_roll = await dice.cast(game, "monster", 0, foe_dice(game, combat))
    game.roll = combat.roll
    await charmed(game, combat.foe_roll, in_combat=True)
    await dice.settle(game, [combat.roll, combat.foe_roll])


def foe_dice(game: Game, combat: Combat) -> str:
    """A Creature's own pool; the Monster's up to its maximum."""
    if combat.target != MONSTER:
        return game.content.encounters[combat.target].dice
    return traits.monster_dice(game)


async def charmed(game: Game, roll: Roll, in_combat: bool) -> None:
    """Mesmerized characters must use what helps her: the Candle Runner and the Shade roll a Captain result of hers again (Mesmerize)."""
    helpers = {"candle_runner": "r", **({"archmages_shade": "wyr"} if in_combat else {})}
    for unit in game.monster.taken:
        colours = "" if unit.used else helpers.get(unit.id, "")
        bad = next((die for die in roll.dice if die.colour in colours and die.base == "c"), None)
        if bad is not None:
            unit.used.add(unit.id)
            await dice.again(roll, [bad])
            game.tell("charmed-reroll", unit=unit.id)


# ---------------------------------------------------------------- the four outcomes


async def resolve(game: Game, combat: Combat, margin: int) -> None:
    """Captain win, critical hit, tie, Monster win."""
    if margin > 0:
        combat.outcome = "critical" if margin >= critical_at(combat) else "win"
        await captain_wins(game, combat, margin)
    elif margin == 0:
        combat.outcome = "tie"
        await tie(game, combat)
    else:
        combat.outcome = "loss"
        await loss(game, combat)
    if margin <= 0 and not combat.is_attack and combat.target == MONSTER:
        traits.beaten(game, combat.captain)


def critical_at(combat: Combat) -> int:
    """The margin of a critical hit: two with the Exiled Warlock against the Monster (A8.4)."""
    warlock = combat.is_attack and combat.target == MONSTER and any(unit.id == "exiled_warlock" for unit in combat.team)
    return 2 if warlock else CRITICAL


async def captain_wins(game: Game, combat: Combat, margin: int) -> None:
    """One damage, two with a critical hit; a defender deals none."""
    if not combat.is_attack:
        game.tell("defended", seat=combat.captain.seat)
        return
    points = 2 if combat.outcome == "critical" else 1
    game.tell("hit", seat=combat.captain.seat, foe=foe_name(game, combat), critical=int(points == 2))
    if combat.token is not None:
        combat.damage = encounters.hurt(game, combat.captain, combat.token, points, combat.outcome == "critical" and has_ram(combat))
        return
    combat.damage = traits.softened(game, points, margin)
    await damage(game, combat.captain, combat.damage, in_combat=True)


def has_ram(combat: Combat) -> bool:
    """The Hill Ram makes critical hits pay one Gold more (A8.6)."""
    return any("hill_ram" in unit.mounts and not unit.injured for unit in combat.team)


async def damage(game: Game, captain: Captain, points: int, in_combat: bool = False) -> None:
    """Damage to the Monster, point by point: Ward of Scales takes it first, and in combat those who stand before the Enchantress (Mesmerize)."""
    for _ in range(points):
        if game.notes.get("ward") == game.round:
            del game.notes["ward"]
            game.tell("warded")
        elif not await foe.wards(game) and not (in_combat and await shielded(game, captain)):
            march.wound(game, captain, 1)


async def shielded(game: Game, captain: Captain) -> bool:
    """The attacker may assign a point to a mesmerized character, who comes to this Outpost, injured (A-R27)."""
    taken = game.monster.taken
    key = await decide(game, captain.seat, "free", lambda: ["free:none", *(f"free:m{at}" for at in range(1, len(taken) + 1))] if taken else [])
    if key in ("", "free:none"):
        return False
    unit = taken.pop(int(key.removeprefix("free:m")) - 1)
    for colour in unit.lent:
        march.lose(game, colour)
    unit.lent, unit.injured = "", True
    game.tell("freed", seat=captain.seat, unit=unit.id)
    if game.free_slots(captain, unit.facts.roles):
        await outpost.place(game, captain, unit)
    else:
        captain.units.append(unit)
        outpost.put_in_reserve(game, captain, unit)
    return True


async def tie(game: Game, combat: Combat) -> None:
    """One character involved is injured; an injured Captain alone lets the Citadel burn (Monster Win, Tie; A-R22)."""
    captain = combat.captain
    if spares_on_tie(combat):
        game.tell("tie-spared", seat=captain.seat)
        return
    able = [unit for unit in combat.team if not unit.injured]
    if not able:
        await burn(game, combat)
        return
    able = [unit for unit in able if not (combat.is_attack and "ashwood_bow" in unit.items)]
    if not able:
        game.tell("tie-spared", seat=captain.seat)
        return
    unit = await harm.injure_one(game, captain, able, harm.FROM_COMBAT)
    if unit is not None and unit.injured:
        mark(combat, "injured", unit)


def spares_on_tie(combat: Combat) -> bool:
    """Cards that make a tie harmless: the Siege Bowman attacking, the Confessor and a Frost Elk defending (A8.3, A8.4, A8.6)."""
    active = [unit for unit in combat.team if not unit.injured]
    if combat.is_attack:
        return any(unit.id == "siege_bowman" for unit in active)
    return any(unit.id == "confessor" or "frost_elk" in unit.mounts for unit in active)


async def loss(game: Game, combat: Combat) -> None:
    """One character involved is sacrificed, never a Captain; a Captain alone is injured and the Citadel burns (Monster Win)."""
    captain = combat.captain
    key = await decide(game, captain.seat, "lose", lambda: [f"lose:{unit.slot}" for unit in losable(combat)])
    unit = captain.at(key.partition(":")[2]) if key else None
    if unit is None:
        if not captain.card.injured:
            await harm.injure(game, captain, captain.card)
        mark(combat, "", captain.card)
        await burn(game, combat)
        return
    mark(combat, "sacrificed", unit)
    if not await harm.sacrifice(game, captain, unit):
        mark(combat, "injured" if unit.injured else "", unit)


def losable(combat: Combat) -> list[Unit]:
    """Characters involved that may be sacrificed: neither a Captain nor the Messenger."""
    here = combat.captain.units
    return [unit for unit in combat.team if unit in here and not unit.is_messenger and not unit.injured]


def mark(combat: Combat, fate: str, unit: Unit) -> None:
    """Who paid for it, for the picture; nobody where a helm or the Miller stepped between."""
    combat.fate, combat.victim, combat.victim_id = fate, unit.slot, unit.id


async def burn(game: Game, combat: Combat) -> None:
    """The Monster burns the Citadel."""
    combat.fate = "burned"
    await harm.burn_citadel(game)


async def retire(game: Game, combat: Combat) -> None:
    """Who serves until the first combat goes home (A8.3)."""
    for unit in combat.team:
        if unit.service == -1 and unit in combat.captain.units:
            game.tell("served", seat=combat.captain.seat, unit=unit.id)
            await harm.go_home(game, combat.captain, unit)
