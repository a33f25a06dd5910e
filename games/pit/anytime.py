"""What may be done at any time: abilities, Wizards, Wyverns, wishes, stones, trades, the Monster player's cards (book, Special Abilities)."""

from collections.abc import Mapping

from games.engine import Ask, Keys, at_any_time
from games.pit import abilities, dice, foe, trading, wishes, wizards, wyverns
from games.pit.pieces import Captain
from games.pit.state import Game


def connect(game: Game) -> None:
    """Let every question offer these."""
    game.free_asks = free_asks
    game.roll_keys = roll_keys
    game.interrupt = interrupt


def free_asks(game: Game) -> Mapping[int, Ask]:
    """What every seat may do now beside what it is asked."""
    asks: dict[int, Ask] = {}
    for captain in game.captains:
        if captain.unit is not None and (keys := captain_keys(game, captain)):
            asks[captain.seat] = at_any_time(Keys(tuple(keys)))
    if game.foe is not None and game.phase != "setup" and not game.is_interrupting:
        asks[game.foe.seat] = foe.free_ask(game, game.foe)
    return asks


def captain_keys(game: Game, captain: Captain) -> list[str]:
    """A Captain changes open rolls while there are any, else acts calmly."""
    if game.phase == "setup":
        return []
    if game.open_rolls or game.is_interrupting:
        return roll_keys(game, captain)
    return [
        *abilities.calm_ability(game, captain),
        *abilities.calm_skills(game, captain),
        *wizards.keys(game, captain),
        *wyverns.keys(game, captain),
        *wishes.keys(game, captain),
        *trading.keys(game, captain),
        *switches(captain),
    ]


def switches(captain: Captain) -> list[str]:
    """Whoever has stones says whether each roll shall wait for them."""
    return [f"{'unhold' if captain.wants_rolls else 'hold'}:stones"] if captain.stones else []


def roll_keys(game: Game, captain: Captain) -> list[str]:
    """How a Captain may change the open rolls: a stone changes anybody's (A-R33), all else only the own."""
    stones = [f"stone:{at}" for at in range(len(game.open_rolls))] if captain.stones and captain.wants_rolls else []
    return [
        *abilities.roll_ability(game, captain),
        *abilities.roll_skills(game, captain),
        *wishes.roll_keys(game, captain),
        *stones,
    ]


async def interrupt(game: Game, seat: int, key: str) -> None:
    """Somebody does one of these things."""
    if game.foe is not None and seat == game.foe.seat:
        await foe.interrupt(game, game.foe, key)
        return
    captain = game.captain(seat)
    verb, _, what = key.partition(":")
    if verb == "ability":
        await abilities.use_ability(game, captain, key)
    elif verb == "skill":
        await abilities.use_skill(game, captain, what)
    elif verb == "wizard":
        await wizards.use_saved(game, captain, what)
    elif verb == "wyvern":
        await wyverns.use(game, captain, what)
    elif verb == "wish":
        await wishes.use(game, captain, what)
    elif verb == "trade":
        await trading.trade(game, captain, game.captain(int(what)))
    elif verb == "stone":
        await spend_stone(game, captain, int(what))
    else:
        captain.wants_rolls = verb == "hold"
        game.tell(verb, seat=seat)


async def spend_stone(game: Game, captain: Captain, at: int) -> None:
    """An Alchemy Stone re-rolls all dice of a roll, the Rune Die or Location Die too, before anything comes of it (The Alchemist)."""
    roll = game.open_rolls[at]
    captain.stones -= 1
    game.tell("stone", seat=captain.seat)
    await dice.again(roll, roll.dice)
    if roll.rune:
        roll.rune = await dice.rune_die(roll.what)
    if roll.what == "progress":
        game.captain(roll.seat).rune = roll.rune
