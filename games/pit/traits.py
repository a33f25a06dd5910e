"""What a Monster can do by itself, beside its rows; and what is counted when it chooses (book, Monster Boards, Abilities; A7)."""

from collections.abc import Callable

from games.pit.march import gain, heal
from games.pit.outpost import ordinary
from games.pit.pieces import Captain
from games.pit.state import Game


def monster_dice(game: Game) -> str:
    """The Monster's dice for a roll: Red first, then Yellow, then White, up to its maximum (Twilight Phase)."""
    return "".join(colour * game.monster.dice[colour] for colour in "ryw")[: game.monster.limit]


def with_most(game: Game, what: Callable[[Captain], int]) -> list[Captain]:
    """The Captains with the most of something."""
    most = max(what(captain) for captain in game.captains)
    return [captain for captain in game.captains if what(captain) == most]


def characters(captain: Captain) -> int:
    """How many characters an Outpost holds."""
    return sum(unit.is_character for unit in captain.here)


def softened(game: Game, points: int, margin: int) -> int:
    """Stone Hide: an attack that the Behemoth loses by one does no damage; on its B side critical hits do no more than others."""
    if game.monster.id != "behemoth":
        return points
    if margin == 1:
        game.tell("stone-hide")
        return 0
    return 1 if game.monster.side == "b" else points


def beaten(game: Game, captain: Captain) -> None:
    """The Monster beats a defending Captain, ties included: War Tithe and Thirst (A7.2)."""
    monster = game.monster
    if monster.id == "orc_warchief":
        lost = min(2, captain.gold)
        captain.gold -= lost
        game.tell("tithe", seat=captain.seat, n=lost)
        gain(game, "y" if monster.side == "b" else "w")
    elif monster.id == "vampire_queen":
        heal(game, 2 if monster.side == "b" else 1)


def pool_size(game: Game, captain: Captain) -> int:
    """How many dice a Captain's pool has."""
    return len(ordinary(game, captain, "progress"))
