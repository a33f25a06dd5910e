"""The night: rounds from before midnight to eight (book, first round to 2:00 and after; R1 to R5)."""

from games.slaughter import events, guests
from games.slaughter.death import OnlyMonstersLeft
from games.slaughter.state import Game
from games.slaughter.turn import open_switches, take_turn
from games.slaughter.view import HOURS, WAKING


async def night(game: Game) -> None:
    """All rounds, until only monsters are left or the sun rises."""
    open_switches(game)
    try:
        for hour in range(len(HOURS)):
            await begin_hour(game, hour)
            for player in game.clockwise(game.first):
                await take_turn(game, player)
            guests.first_aid(game)
        game.how = "sunrise"
    except OnlyMonstersLeft:
        game.how = "massacre"
    game.turn = None


async def begin_hour(game: Game, hour: int) -> None:
    """The moon moves; cards turn up at 2, 5 and 8; an event from midnight on, while there are any (R1, R3)."""
    game.hour, game.copied_kind = hour, ""
    game.tell("hour", hour=hour)
    if hour in WAKING:
        for monster in game.monsters():
            monster.up = True
        game.tell("woken")
    if hour > 0 and game.events_pile:
        await events.turn_up(game)
