"""Doors and barricades (book, smash; R11 to R13)."""

from games.slaughter.board import BASEMENT_DOOR, STRONG
from games.slaughter.piles import shuffle_pile
from games.slaughter.state import Game, Player


async def break_door(game: Game, door: str, scorer: Player | None) -> None:
    """A closed door is destroyed. Each room beside it is shuffled (R13); a scorer keeps the door."""
    game.doors[door] = "gone"
    game.breaks.append((game.hour, scorer.seat if scorer else 0, door))
    if scorer is not None:
        game.gain(scorer, "basement_door" if door == BASEMENT_DOOR else "door")
    if game.turn is not None:
        game.turn.broken.append(door)
    if game.variant.id == "last-hours":  # Stay Hidden
        return
    for zone in game.board.doors[door]:
        if game.board.is_room(zone):
            await shuffle_pile(game, zone)


def clear_barricade(game: Game, door: str) -> None:
    """A barricade goes back to the supply, worth nothing."""
    game.doors[door] = "gone"
    game.barricades += 1


def free_doorways(game: Game) -> list[str]:
    """Where a barricade may stand: ordinary doorways whose door is gone, one each (R12)."""
    return [door for door, state in game.doors.items() if state == "gone" and door not in STRONG]


def set_barricade(game: Game, door: str, player: Player) -> None:
    """A barricade from the supply."""
    game.doors[door] = "barred"
    game.barricades -= 1
    game.tell("barricaded", seat=player.seat, door=door)


def successes_needed(game: Game, door: str) -> int:
    """Successes in one Smash: two for a barricade or a strong door, one otherwise."""
    return 2 if game.doors[door] == "barred" or door in STRONG else 1
