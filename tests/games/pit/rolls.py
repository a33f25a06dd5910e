"""Lines of scripts for dice that come to so many results, and bare Outposts to roll them from."""

from games.pit.pieces import Captain, Unit
from games.pit.state import Game

HIT = {"w": 2, "y": 1, "r": 1}
MISS = {"w": 5, "y": 4, "r": 3}


def hits(dice: str, number: int) -> str:
    """A roll of these dice with so many plain Captain results; all others are plain Monster results."""
    return "roll " + " ".join(str((HIT if at < number else MISS)[colour]) for at, colour in enumerate(dice))


def claws(dice: str, number: int) -> str:
    """A roll of these dice with so many plain Monster results; all others are plain Captain results."""
    return hits(dice, len(dice) - number)


def bare(game: Game) -> Game:
    """All Outposts hold nobody but the Captains, and the Lead's Messenger stands in d6, injured so that it takes no part."""
    for captain in game.captains:
        captain.units = [unit for unit in captain.units if unit.is_messenger]
        for unit in captain.units:
            unit.slot, unit.injured = "d6", True
    return game


def alone(captain: Captain, is_injured: bool = False) -> Captain:
    """A Captain whom nobody helps."""
    captain.card.injured = is_injured
    for unit in captain.units:
        unit.injured = True
    return captain


def dice(game: Game, counts: str) -> None:
    """The Monster's dice: `wwy`."""
    game.monster.dice = {colour: counts.count(colour) for colour in "wyr"}


def messenger(captain: Captain) -> Unit:
    """The King's Messenger of the Lead Captain."""
    return next(unit for unit in captain.units if unit.is_messenger)
