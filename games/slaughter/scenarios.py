"""What scenarios, and Hot Night, lay out before the first round, and what their hours do (Underground, Scenarios; content page 5.12)."""

from games.engine import ask_key, drawn
from games.slaughter import hunger, piles, station, structures
from games.slaughter.board import BASEMENT, ROOMS
from games.slaughter.death import perish
from games.slaughter.dice import throw
from games.slaughter.state import Game

MARKERS = (*ROOMS, BASEMENT)


async def prepare(game: Game) -> None:
    """Everything of a scenario that is laid out once the first player is known."""
    below = game.below
    if game.variant.id == "last-hours":
        below.door_bolts = 5
    elif game.variant.id == "station-b62":
        await station.prepare(game)
    elif game.variant.id == "battered-cabin":
        below.is_chained, below.floor_bolts = True, 6
        await foresee_rooms(game)
    elif game.variant.id == "night-patrol":
        below.door_bolts = 8
        await go_down(game)
    elif game.variant.is_hunger:
        await hunger.prepare(game)


async def foresee_rooms(game: Game) -> None:
    """Battered Cabin, Intuition: from the last player backwards, a room marker on a guest of the own death order; who lies below is secret (R89)."""
    left = list(MARKERS)
    for player in reversed(game.clockwise(game.first)):
        room = (await ask_key(player.seat, "intuition", [f"room:{room}" for room in left])).partition(":")[2]
        left.remove(room)
        keys = [f"under:{guest}" for guest in player.order]
        guest = (await ask_key(player.seat, "under", keys, keys)).partition(":")[2]
        player.marker = (room, guest)
        game.tell("marked", seat=player.seat, zone=room)


async def go_down(game: Game) -> None:
    """Night Patrol: two victims who are not of the party, no Roscoe and no agent, are in the basement (R92)."""
    pool = [guest for guest in game.content.guests_of("alternate", "surprise") if guest not in game.guests and not guest.startswith("roscoe")]
    for guest in await drawn("downstairs", pool, 2):
        piles.reveal(game, piles.join(game, guest, BASEMENT), BASEMENT)


# ---------------------------------------------------------------- hours


async def begin_hour(game: Game) -> None:
    """Before the nightly event: Doomed Door at four, automatic fire (R1)."""
    if game.variant.id == "last-hours" and game.hour == 5:
        structures.doom_the_door(game)
    if game.variant.id == "station-b62":
        await station.automatic_fire(game)


def after_turn(game: Game) -> None:
    """Last Hours mends its door, the locker of Station B62 arms victims."""
    structures.restore_door(game)
    if game.variant.id == "station-b62":
        station.help_yourself(game)


# ---------------------------------------------------------------- Hot Night


async def spread_fire(game: Game) -> None:
    """At two the kitchen burns; from three on, a success sets one more room on fire, next to a burning one (content page 5.12)."""
    if not game.variant.fire or game.hour < 3:
        return
    if game.hour == 3:
        set_fire(game, "kitchen")
        return
    near = {other for room in game.below.fires for _, other in game.board.zones[room].doorways}
    rooms = [room for room in ROOMS if room in near and room not in game.below.fires]
    if rooms and any(await throw(game, "fire", 1)):
        set_fire(game, (await ask_key(game.first, "fire", [f"room:{room}" for room in rooms])).partition(":")[2])


def set_fire(game: Game, room: str) -> None:
    """A fire marker."""
    game.below.fires.append(room)
    game.tell("fire", zone=room)


async def burn(game: Game) -> None:
    """End of the round: revealed victims in burning rooms lose one health, for nobody."""
    for room in list(game.below.fires):
        for guest in game.revealed(room):
            guest.hp -= 1
            game.tell("burnt", guest=guest.id, left=guest.hp)
            if guest.hp == 0:
                await perish(game, guest)


def is_burnt_down(game: Game) -> bool:
    """All five rooms burn: the game ends after the round."""
    return game.variant.fire and len(game.below.fires) == len(ROOMS)
