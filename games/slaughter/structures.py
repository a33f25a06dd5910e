"""Things with structure points that are attacked like victims, without defence: turret, floor, basement door (R29, R83, R86, R90, R92)."""

from games.engine import ask_each
from games.slaughter import piles
from games.slaughter.board import BASEMENT_DOOR
from games.slaughter.death import end_if_only_monsters
from games.slaughter.dice import roll_action, throw
from games.slaughter.doors import break_door
from games.slaughter.state import Game, Monster
from games.slaughter.view import RollView

FLOOR, TURRET, DOOR = "floor", "turret", "door"


def targets(game: Game) -> list[str]:
    """What the active monster could break, from where it stands."""
    zone, below = game.monster.zone, game.below
    found = []
    if below.turret_bolts and zone == below.turret:
        found.append(TURRET)
    if below.floor_bolts and zone == "living":
        found.append(FLOOR)
    if below.door_bolts and zone == "yard_w" and not is_watched(game):
        found.append(DOOR)
    return found


def is_watched(game: Game) -> bool:
    """Night Watch: nobody attacks the door while Roscoe stands before it (Night Patrol)."""
    return game.variant.id == "night-patrol" and game.is_revealed("roscoe") and game.guests["roscoe"].zone == "yard_w"


async def break_structure(game: Game, structure: str) -> None:
    """One roll; each success removes one point."""
    if structure == DOOR and game.variant.id == "last-hours":
        await force_the_door(game)
        return
    hits = await roll_action(game, "attack", structure)
    game.tell("structure-hit", seat=game.active.seat, monster=game.monster.id, structure=structure, hits=hits)
    if structure == TURRET:
        hit_turret(game, hits)
    elif structure == FLOOR:
        hit_floor(game, hits)
    else:
        await hit_patrolled_door(game, hits)


def hit_turret(game: Game, hits: int) -> None:
    """The trap turret's bolts are discarded, those of Station B62 are kept."""
    below = game.below
    off = min(hits, below.turret_bolts)
    below.turret_bolts -= off
    if game.variant.id == "station-b62":
        game.gain(game.active, "bolt", off)
    if not below.turret_bolts:
        below.turret = ""
        game.tell("turret-destroyed", seat=game.active.seat)
        end_if_only_monsters(game)


def hit_floor(game: Game, hits: int) -> None:
    """Battered Cabin: damage stays; who breaks through gets one bolt."""
    game.below.floor_bolts = max(0, game.below.floor_bolts - hits)
    if not game.below.floor_bolts:
        game.below.has_hole = True
        game.gain(game.active, "bolt")
        game.tell("floor-broken", seat=game.active.seat)


async def hit_patrolled_door(game: Game, hits: int) -> None:
    """Night Patrol: bolts are kept; at four or fewer Roscoe comes; who takes the last takes the door too."""
    below = game.below
    off = min(hits, below.door_bolts)
    below.door_bolts -= off
    game.gain(game.active, "bolt", off)
    if not below.door_bolts:
        await break_door(game, BASEMENT_DOOR, game.active)
    if below.door_bolts <= 4 and "roscoe" not in game.guests:
        piles.reveal(game, piles.join(game, "roscoe", "yard_w"), "yard_w")


# ---------------------------------------------------------------- Last Hours: For a Good Reason


async def force_the_door(game: Game) -> None:
    """All dice of the active monster and of volunteers in the zone, nothing added; five successes in one turn break the door."""
    dice = game.monster.dice + sum(monster.dice for monster in await volunteers(game))
    hits = await throw(game, "force", dice)
    game.roll = RollView("attack", game.active.seat, game.monster.id, tuple(hits), target=DOOR)
    game.below.door_bolts = max(0, game.below.door_bolts - sum(hits))
    game.tell("door-forced", seat=game.active.seat, monster=game.monster.id, hits=sum(hits), left=game.below.door_bolts)
    if not game.below.door_bolts:
        await break_door(game, BASEMENT_DOOR, game.active)
        game.gain(game.active, "bolt")


async def volunteers(game: Game) -> list[Monster]:
    """Own monsters in the zone join freely; the other players are asked for each of theirs."""
    zone = game.monster.zone
    own = [monster for monster in game.active.monsters if monster.zone == zone and monster is not game.monster]
    others = {player.seat: [each for each in player.monsters if each.zone == zone] for player in game.others()}
    counts = {seat: {f"help:{n}": n for n in range(len(theirs) + 1)} for seat, theirs in others.items() if theirs}
    joined = await ask_each("force", counts)
    return own + [monster for seat, n in joined.items() for monster in strongest(others[seat])[:n]]


def strongest(monsters: list[Monster]) -> list[Monster]:
    """The ones with most dice first."""
    return sorted(monsters, key=lambda monster: -monster.dice)


def restore_door(game: Game) -> None:
    """Last Hours: at the end of a turn the door has its five points again."""
    if game.variant.id == "last-hours" and game.below.door_bolts:
        game.below.door_bolts = 5


def doom_the_door(game: Game) -> None:
    """At four o'clock the guests open the door themselves; nobody gets anything."""
    if game.below.door_bolts:
        game.below.door_bolts = 0
        game.doors[BASEMENT_DOOR] = "open"
        game.tell("door-doomed")
