"""Move and every other way in which a monster changes zones (book, basic action 1; R6, R8, R36)."""

from games.engine import ask_key
from games.slaughter import families
from games.slaughter.board import WAY_OUT
from games.slaughter.doors import break_door
from games.slaughter.state import Game, Guest, Monster


def destinations(game: Game) -> list[str]:
    """Zones that the active monster can Move to."""
    turn, zone = game.turn, game.board.zones[game.monster.zone]
    assert turn is not None
    if turn.is_stuck or not (turn.actions_left or turn.free_moves):
        return []
    if families.has_ability(game.monster, families.GHOST):
        return [near for near in zone.near if near != "shed" or game.doors["d_shed"] == "gone"]
    return [*zone.seams, *(other for door, other in zone.doorways if game.doors[door] == "gone")]


async def move(game: Game, zone: str) -> None:
    """A Move: the free ones first, then an action. Rivals may trip it."""
    turn, origin = game.turn, game.monster.zone
    assert turn is not None
    free = turn.free_moves > 0
    turn.free_moves -= free
    turn.actions_left -= not free
    if await is_tripped(game):
        return
    game.tell("moved", seat=turn.player.seat, monster=game.monster.id, origin=origin, zone=zone, free=int(free))
    await enter(game, game.monster, zone)


async def is_tripped(game: Game) -> bool:
    """Tripwire: players who want to be asked at rivals' moments may make the Move fail (R50)."""
    for player in game.others():
        if await rival_plays(game, player.seat, "rival-move", "tripwire"):
            return True
    return False


async def rival_plays(game: Game, seat: int, prompt: str, card: str) -> bool:
    """Ask a rival who holds the moment; whether the card was played."""
    player = game.player(seat)
    if "rivals" not in player.holds or not game.could_hold(player, card):
        return False
    plays = (f"play:{card}",) if card in player.hand else ()
    if await ask_key(seat, prompt, ("pass", *plays), plays) == "pass":
        return False
    game.discard(player, card)
    game.tell("played", seat=seat, card=card)
    return True


async def enter(game: Game, monster: Monster, zone: str) -> None:
    """A monster comes into a zone in any way. Bullwhip Walton is a step ahead of it."""
    monster.zone = zone
    if game.turn is not None and monster is game.turn.monster:
        game.turn.path.append(zone)
    if game.is_revealed("walton") and game.guests["walton"].zone == zone:
        await dodge(game, game.guests["walton"])


async def dodge(game: Game, guest: Guest) -> bool:
    """A guest moves one step, chosen by the player to the active player's left; whether it could."""
    steps = victim_steps(game, guest.zone)
    if not steps:
        return False
    key = await ask_key(game.left_of_active().seat, "dodge", [f"to:{zone}" for zone in steps])
    guest.zone = key.partition(":")[2]
    game.tell("dodged", guest=guest.id, zone=guest.zone)
    return True


def victim_steps(game: Game, zone: str) -> list[str]:
    """Rooms that a victim can reach in one step: doors yes, barricades no, never the yard (R22, R27)."""
    doorways = game.board.zones[zone].doorways
    return [other for door, other in doorways if game.doors[door] != "barred" and game.board.is_room(other)]


async def eject(game: Game, monster: Monster) -> None:
    """A monster is thrown out (book, attack): WC to living room, other rooms to the yard. A closed door on the way breaks for nobody."""
    zone, door = WAY_OUT[monster.zone]
    origin = monster.zone
    game.tell("ejected", seat=monster.seat, monster=monster.id, origin=origin, zone=zone)
    if game.doors[door] == "closed":
        game.tell("door-broken", door=door)
        await break_door(game, door, None)
    await enter(game, monster, zone)
