"""The night: rounds from before midnight to eight, in Underground to nine (book, first round to 2:00 and after; R1 to R5)."""

from games.slaughter import basement, equipment, events, guests, mutations, scenarios, station
from games.slaughter.anytime import open_switches
from games.slaughter.death import OnlyMonstersLeft
from games.slaughter.state import Game
from games.slaughter.turn import take_turn
from games.slaughter.view import HOURS, WAKING

NINE = 10


async def night(game: Game) -> None:
    """All rounds, until only monsters are left, the sun rises, or the cabin has burnt down."""
    open_switches(game)
    try:
        await rounds(game)
    except OnlyMonstersLeft:
        game.how = "massacre"
    if station.is_lost(game):
        game.how = "lost"
    game.turn = None


async def rounds(game: Game) -> None:
    """Hour after hour."""
    game.how = "sunrise"
    for hour in range(len(HOURS) if game.variant.underground else NINE):
        await begin_hour(game, hour)
        for player in game.clockwise(game.first):
            await take_turn(game, player)
        await end_round(game)
        if scenarios.is_burnt_down(game):
            game.how = "ashes"
            return


async def begin_hour(game: Game, hour: int) -> None:
    """The moon moves; cards turn up at 2, 5, 8 and 9; events, turrets, mutations (R1, R3, R4)."""
    game.hour, game.copied_kind = hour, ""
    game.tell("hour", hour=hour)
    if hour in WAKING:
        for monster in game.monsters():
            monster.up = True
        game.tell("woken")
    await scenarios.begin_hour(game)
    if hour == NINE:
        game.event = ""
    elif hour > 0 and game.events_pile:
        await events.turn_up(game)
        await basement.fire_turret(game)
    await scenarios.spread_fire(game)
    if game.variant.underground and hour in WAKING[:-1]:
        await basement.turn_up(game)
        await mutations.replace_row(game)


async def end_round(game: Game) -> None:
    """Sump Pump, fire, Mona, M16 (R1)."""
    await basement.flood(game)
    await scenarios.burn(game)
    guests.first_aid(game)
    equipment.end_of_round(game)
