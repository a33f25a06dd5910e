"""Smash (book, basic action 5): monsters do not know how to open doors."""

from games.engine import ask_key
from games.slaughter.board import BASEMENT_DOOR, STRONG
from games.slaughter.dice import roll_action
from games.slaughter.doors import break_door, clear_barricade, successes_needed
from games.slaughter.state import Game

UNSMASHED = ("last-hours", "battered-cabin", "night-patrol")
"""Scenarios in which the basement door is not for Smash."""


def targets(game: Game) -> list[str]:
    """Closed doors and barricades of the active monster's zone."""
    closed = (door for door, _ in game.board.zones[game.monster.zone].doorways if not game.is_open(door))
    return [door for door in closed if door != BASEMENT_DOOR or game.variant.id not in UNSMASHED]


async def smash(game: Game, door: str) -> None:
    """One roll against one door; what is not enough is lost (R11)."""
    seat, monster, needed = game.active.seat, game.monster.id, successes_needed(game, door)
    if game.event == "rusty_hinges" and game.doors[door] == "closed" and door not in STRONG:
        game.tell("smashed-rusty", seat=seat, monster=monster, door=door)
        await break_door(game, door, game.active)
        return
    hits = await roll_action(game, "smash", door)
    if hits < needed:
        game.tell("smash-failed", seat=seat, monster=monster, door=door, hits=hits, needed=needed)
    elif game.doors[door] == "barred":
        clear_barricade(game, door)
        game.tell("barricade-smashed", seat=seat, monster=monster, door=door, hits=hits)
    else:
        game.tell("smashed", seat=seat, monster=monster, door=door, hits=hits)
        await break_door(game, door, game.active)


async def ram(game: Game) -> None:
    """Battering Ram: one closed ordinary door of the zone breaks without a roll, and is kept."""
    door = (await ask_key(game.active.seat, "ram", [f"smash:{door}" for door in ram_targets(game)])).partition(":")[2]
    game.tell("rammed", seat=game.active.seat, monster=game.monster.id, door=door)
    await break_door(game, door, game.active)


def ram_targets(game: Game) -> list[str]:
    """Doors that Battering Ram can break from here."""
    return [door for door in targets(game) if game.doors[door] == "closed" and door not in STRONG]
