"""Nightly events (content page 5.7). Those of the hour are asked about where they matter: `game.event == …`."""

from collections.abc import Awaitable, Callable, Mapping

from games.engine import ask_key, drawn
from games.slaughter import basement, doors, piles
from games.slaughter.board import BASEMENT, ROOMS
from games.slaughter.bonus import place_barricade
from games.slaughter.move import victim_steps
from games.slaughter.state import Game


async def turn_up(game: Game) -> None:
    """The next event covers the last one, which is no longer in force (R5)."""
    game.event = game.events_pile.pop(0)
    game.tell("event", event=game.event)
    if game.event in NOW:
        await NOW[game.event](game)


async def knock_knock(game: Game) -> None:
    """A surprise guest comes into the living room, if one is left (R49)."""
    for guest in await drawn("surprise", piles.surprise_pool(game)):
        piles.arrive(game, guest)


async def barricades(game: Game) -> None:
    """Every player, clockwise from the first, must place a barricade while there are any and places for them."""
    for player in game.clockwise(game.first):
        if game.barricades and doors.free_doorways(game):
            await place_barricade(game, player)


async def switcheroo(game: Game) -> None:
    """The first player names two rooms of the cabin, never the shed; their piles change places unseen."""
    one = await choose_room(game, list(ROOMS))
    other = await choose_room(game, [room for room in ROOMS if room != one])
    game.piles[one], game.piles[other] = game.piles[other], game.piles[one]
    game.lurking[one], game.lurking[other] = game.lurking[other], game.lurking[one]
    for player in game.players:
        notes = {other: player.notes.pop(one, []), one: player.notes.pop(other, [])}
        player.notes.update({room: cards for room, cards in notes.items() if cards})
    game.tell("switched", zone=one, other_zone=other)


async def choose_room(game: Game, rooms: list[str]) -> str:
    """The first player names a room."""
    return (await ask_key(game.first, "room", [f"room:{room}" for room in rooms])).partition(":")[2]


async def whispers(game: Game) -> None:
    """Every player, clockwise, looks secretly at the top card of one pile."""
    for player in game.clockwise(game.first):
        if keys := [f"peek:{room}" for room, pile in game.piles.items() if pile]:
            room = (await ask_key(player.seat, "whisper", keys)).partition(":")[2]
            game.tell("listened", seat=player.seat, zone=room)
            piles.note(game, player.seat, room, game.piles[room][:1])


async def stampede(game: Game) -> None:
    """The first player moves every revealed victim one step indoors."""
    for guest in [each for each in game.revealed() if game.can_be_scared(each)]:
        if steps := victim_steps(game, guest.zone):
            game.tell("panicked", guest=guest.id)
            zone = (await ask_key(game.first, "stampede", [f"to:{step}" for step in steps])).partition(":")[2]
            game.tell("fled", guest=guest.id, origin=guest.zone, zone=zone)
            guest.zone = zone


async def clumsy_paws(game: Game) -> None:
    """Players with more than four cards discard down to four, own choice."""
    for player in game.clockwise(game.first):
        while len(player.hand) > 4:
            keys = [f"discard:{card}" for card in dict.fromkeys(player.hand)]
            card = (await ask_key(player.seat, "discard", keys, keys)).partition(":")[2]
            game.discard(player, card)
            game.tell("lost-card", seat=player.seat, card=card)


async def msug_response_team(game: Game) -> None:
    """Both agents in the basement, a surprise guest in the living room (R78)."""
    for agent in game.content.guests_of("agent"):
        if agent not in game.guests:
            piles.reveal(game, piles.join(game, agent, BASEMENT), BASEMENT)
    await knock_knock(game)


async def from_the_basement(game: Game) -> None:
    """A basement event at once."""
    await basement.turn_up(game)


NOW: Mapping[str, Callable[[Game], Awaitable[None]]] = {
    "knock_knock": knock_knock,
    "barricades": barricades,
    "switcheroo": switcheroo,
    "whispers": whispers,
    "stampede": stampede,
    "clumsy_paws": clumsy_paws,
    "msug_response_team": msug_response_team,
    "from_the_basement": from_the_basement,
}
