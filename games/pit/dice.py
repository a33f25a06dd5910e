"""Dice: their faces, enchanted chains, and the moment in which a roll may still be changed (book, Dice Overview)."""

from collections.abc import Sequence

from games import engine
from games.pit.asking import decide
from games.pit.pieces import Captain, Die, Roll
from games.pit.state import Game
from games.pit.view import DISTRICTS, RUNES

FACES = {"w": "Ccccmm", "y": "cccmmm", "r": "ccmmmM"}
"""Capital letters are enchanted (A3)."""
OPEN_ENDED = ("progress", "attack", "defence", "wyvern", "wizard", "church")
"""Rolls of a Captain in which Captain results count."""


async def throw(what: str, colours: str) -> list[Die]:
    """Roll dice; an enchanted die is rolled again until it shows a plain face, and all its faces count."""
    dice = [Die(colour, "") for colour in colours]
    going = dice
    while going:
        numbers = await engine.roll(what, len(going))
        for die, number in zip(going, numbers, strict=True):
            die.faces += FACES[die.colour][number - 1]
        going = [die for die in going if die.faces[-1].isupper()]
    return dice


async def cast(game: Game, what: str, seat: int, colours: str) -> Roll:
    """Roll and lay the dice on the table."""
    game.roll = roll = Roll(what, seat, await throw(what, colours))
    return roll


async def again(roll: Roll, which: Sequence[Die]) -> None:
    """Roll some of the dice of a roll anew; what they showed is disregarded (Terminology, Re-roll)."""
    fresh = await throw(roll.what, "".join(die.colour for die in which))
    for die, new in zip(which, fresh, strict=True):
        die.faces = new.faces


async def rune_die(what: str) -> str:
    """The Rune Die, or the Location Die: the same six runes (A5)."""
    return RUNES[(await engine.roll(what, 1))[0] - 1]


async def cast_rune(game: Game, what: str, seat: int) -> str:
    """Roll the Rune Die or the Location Die by itself; stones may change it."""
    game.roll = roll = Roll(what, seat, [], await rune_die(what))
    await settle(game, [roll])
    return roll.rune


async def locate(game: Game) -> str:
    """The District that the Location Die shows."""
    rune = await cast_rune(game, "location", 0)
    game.located.append(rune)
    district = next(each for each in DISTRICTS if game.tokens[each] == rune)
    game.tell("located", rune=rune, district=district)
    return district


async def settle(game: Game, rolls: Sequence[Roll]) -> None:
    """The window after a roll: whoever can change it may, until whoever rolled (the Lead for the Monster) lets it stand."""
    before, game.open_rolls = game.open_rolls, list(rolls)
    if any(game.roll_keys(game, captain) for captain in game.captains):
        chair = rolls[0].seat or game.lead
        await decide(game, chair, "after-roll", lambda: ["stand"] if is_open(game) else [], is_menu=True)
    game.open_rolls = before


def is_open(game: Game) -> bool:
    """Whether anybody can still change the open rolls."""
    return any(game.roll_keys(game, captain) for captain in game.captains)


def own_open(game: Game, captain: Captain) -> Roll | None:
    """The open roll that this Captain made."""
    return next((roll for roll in game.open_rolls if roll.seat == captain.seat and roll.dice), None)


async def choose_dice(game: Game, captain: Captain, roll: Roll) -> list[Die]:
    """Any number of a roll's dice, chosen by its owner; `misses` are all that show a Monster result."""
    chosen: list[int] = []
    while True:
        left = [at for at in range(len(roll.dice)) if at not in chosen]
        misses = ["misses"] if not chosen and any(die.base == "m" for die in roll.dice) else []
        keys = [*misses, *(["done"] if chosen else []), *(f"die:{at}" for at in left)]
        key = await decide(game, captain.seat, "reroll", lambda keys=keys: keys)  # type: ignore[misc]
        if key == "misses":
            return [die for die in roll.dice if die.base == "m"]
        if key in ("done", ""):
            return [roll.dice[at] for at in sorted(chosen)]
        chosen.append(int(key.partition(":")[2]))


async def choose_die(game: Game, captain: Captain, roll: Roll, colours: str = "wyr") -> list[Die]:
    """One die of a roll, of some colours, chosen by its owner."""
    keys = [f"die:{at}" for at, die in enumerate(roll.dice) if die.colour in colours]
    key = await decide(game, captain.seat, "reroll", lambda: keys)
    return [roll.dice[int(key.partition(":")[2])]] if key else []
