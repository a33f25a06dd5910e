"""Gold, Items and Mounts that are taken from Captains (Monster cards, Creatures; A8.10, A8.11)."""

from games.pit.harm import place_of, unit_at
from games.pit.outpost import drop
from games.pit.pieces import Captain
from games.pit.state import Game


def lose_gold(game: Game, captain: Captain, gold: int) -> None:
    """A Captain loses Gold, as far as there is any."""
    lost = min(gold, captain.gold)
    if lost:
        captain.gold -= lost
        game.tell("lost-gold", seat=captain.seat, n=lost)


def items(captain: Captain) -> list[str]:
    """Keys of the Items that a Captain's characters carry, in Reserve too."""
    return [f"item:{captain.seat}.{place_of(captain, unit)}.{card}" for unit in captain.all_units for card in unit.items]


def mounts(captain: Captain) -> list[str]:
    """Keys of the Mounts of a Captain's characters."""
    return [f"item:{captain.seat}.{place_of(captain, unit)}.{card}" for unit in captain.all_units for card in unit.mounts]


def strip(game: Game, key: str) -> None:
    """What such a key names goes back to its deck."""
    seat, place, card = key.partition(":")[2].split(".")
    captain = game.captain(int(seat))
    unit = unit_at(captain, place)
    assert unit is not None
    drop(game, unit, card)
    game.tell("stripped", seat=captain.seat, card=card, unit=unit.id)
