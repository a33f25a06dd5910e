"""Wizards of the Sanctuary: used at once or saved, at any time but while the Monster moves (book, The Sanctuary; A8.8, A-R8 to A-R10)."""

from collections.abc import Awaitable, Callable, Mapping

from games.pit import combat, dice, foe, harm, march, outpost
from games.pit.asking import decide, pick_captain
from games.pit.pieces import Captain, Unit
from games.pit.state import Game

HALF = "counter_chant"


def saved(captain: Captain) -> list[Unit]:
    """Wizards that stand ready in the Outpost."""
    return [unit for unit in captain.units if unit.facts.kind == "wizard" and unit.can_act]


def keys(game: Game, captain: Captain) -> list[str]:
    """Saved Wizards that may be used now."""
    return [f"wizard:{card}" for card in dict.fromkeys([unit.id for unit in saved(captain)])]


async def use_saved(game: Game, captain: Captain, card: str) -> None:
    """Use a saved Wizard; it leaves its slot."""
    unit = next(unit for unit in saved(captain) if unit.id == card)
    await harm.leave(game, captain, unit)
    await use(game, captain, card)


async def use(game: Game, captain: Captain, card: str) -> None:
    """A Wizard's effect; used Wizards never come back (A-R9). A Counter-Chant may cancel it."""
    game.tell("wizard", seat=captain.seat, card=card)
    game.removed.append(card)
    if await foe.chants(game):
        game.tell("chanted", card=card)
        return
    await cast(game, captain, card)
    game.notes.pop(HALF, None)


async def cast(game: Game, captain: Captain, card: str) -> None:
    """What it does, then the die that the Monster gains."""
    facts = game.content.sanctuary[card]
    effect = EFFECTS.get(card)
    if effect is not None:
        await effect(game, captain)
    else:
        push(game, captain, facts.back)
    if facts.gains:
        march.gain(game, facts.gains)


def push(game: Game, captain: Captain, spaces: int, by_dice: bool = False) -> None:
    """Move the Monster back, as difficulty tokens, the Tower Adept and a Counter-Chant change it."""
    if "weak_wizards" in game.skulls and not by_dice:
        spaces = 2
    spaces += 2 * sum(unit.id == "tower_adept" and unit.can_act for unit in captain.here)
    if "half_wizards" in game.skulls:
        spaces //= 2
    if HALF in game.notes:
        spaces //= 2
    march.drive_back(game, captain, spaces, game.monster.floor if "purple_wizards" in game.skulls else 0)


# ---------------------------------------------------------------- effects of their own


async def dice_seer(game: Game, captain: Captain) -> None:
    """Two spaces back for each Captain result of its own pool."""
    facts = game.content.sanctuary["dice_seer"]
    roll = await dice.cast(game, "wizard", captain.seat, facts.pool)
    await dice.settle(game, [roll])
    push(game, captain, facts.back * roll.captain, by_dice=True)


async def hourglass_sage(game: Game, captain: Captain) -> None:
    """The Monster ignores the next Progress Roll of a Captain."""
    other = await pick_captain(game, captain.seat, "hourglass", game.captains)
    game.notes[f"hourglass.{other.seat}"] = 1
    game.tell("hourglass", seat=other.seat)


async def ember_magus(game: Game, captain: Captain) -> None:
    """One damage to the Monster."""
    await combat.damage(game, captain, 1)


async def quieting_monk(game: Game, captain: Captain) -> None:
    """One Monster tracker goes down."""
    await march.lower_one(game, captain, least=0)


async def mirror_witch(game: Game, captain: Captain) -> None:
    """Copies another Wizard that is saved in any Outpost."""

    def keys() -> list[str]:
        others = [unit.id for each in game.captains for unit in saved(each) if unit.id != "mirror_witch"]
        return [f"copy:{card}" for card in dict.fromkeys(others)]

    key = await decide(game, captain.seat, "copy", keys)
    if key:
        game.tell("copied", seat=captain.seat, card=key.partition(":")[2])
        await cast(game, captain, key.partition(":")[2])


async def waystone_keeper(game: Game, captain: Captain) -> None:
    """Back to the last purple space that the Monster crossed, ten spaces at most."""
    here = game.monster.space
    last = max((space for space in game.purple if space < here), default=0)
    push(game, captain, min(here - last, game.content.sanctuary["waystone_keeper"].back))


async def star_reader(game: Game, captain: Captain) -> None:
    """Three back; of the top three Monster cards one returns to the top."""
    push(game, captain, game.content.sanctuary["star_reader"].back)
    seen, game.monster_deck = game.monster_deck[:3], game.monster_deck[3:]
    options = [f"top:{at}" for at in range(len(seen))]
    with game.looks(captain.seat, seen):
        key = await decide(game, captain.seat, "star", lambda: options, private=True, is_menu=True)
    if key:
        kept = seen.pop(int(key.partition(":")[2]))
        game.monster_deck.insert(0, kept)
        game.discards.extend(seen)
        game.tell("stars-read", seat=captain.seat, n=len(seen))


async def weatherworker(game: Game, captain: Captain) -> None:
    """Two back; in the next Morning each Captain may re-roll one die."""
    push(game, captain, game.content.sanctuary["weatherworker"].back)
    game.notes["weather"] = game.round + 1


EFFECTS: Mapping[str, Callable[[Game, Captain], Awaitable[None]]] = {
    "dice_seer": dice_seer,
    "hourglass_sage": hourglass_sage,
    "ember_magus": ember_magus,
    "quieting_monk": quieting_monk,
    "mirror_witch": mirror_witch,
    "waystone_keeper": waystone_keeper,
    "star_reader": star_reader,
    "weatherworker": weatherworker,
}


# ---------------------------------------------------------------- recruiting one


async def welcome(game: Game, captain: Captain, card: str) -> None:
    """A Wizard or Wyvern just recruited: used at once, or saved in a slot; Heroes take a slot."""
    unit = game.unit(card)
    if unit.facts.kind == "wizard":
        with game.about(placing=card):
            if await decide(game, captain.seat, "use-now", lambda: ["now:use", "now:save"]) == "now:use":
                await use(game, captain, card)
                return
    await outpost.place(game, captain, unit)
