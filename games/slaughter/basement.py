"""The basement: its six events, the trap turret, and what the hours do down there (Underground, Basement Event Cards; R66 to R81)."""

from collections.abc import Awaitable, Callable, Mapping

from games.engine import drawn
from games.slaughter import piles
from games.slaughter.board import BASEMENT, STRONG
from games.slaughter.death import perish
from games.slaughter.dice import react, throw
from games.slaughter.move import eject, enter
from games.slaughter.state import Game, Player
from games.slaughter.tokens import lose_token


async def prepare(game: Game) -> None:
    """Shuffle the basement events of this scenario (set-up, step Е)."""
    events = [event for event in game.content.basement_events if event not in game.variant.no_below]
    on_top = ["sump_pump"] if game.variant.is_hunger else []
    rest = [event for event in events if event not in on_top]
    game.below.events_pile = [*on_top, *await drawn("basement-events", rest, len(rest))]


async def turn_up(game: Game) -> None:
    """The next basement event replaces the one in force (R81)."""
    if not game.below.events_pile:
        return
    event = game.below.events_pile.pop(0)
    game.below.event = event if game.content.basement_events[event].stays else ""
    game.tell("basement-event", event=event)
    if event in NOW:
        await NOW[event](game)


async def storm(game: Game) -> None:
    """All ordinary doors are gone, for nobody, without shuffling; every monster in the cabin holds on or is ejected; nobody hides."""
    for door, state in game.doors.items():
        if state == "closed" and door not in STRONG:
            game.doors[door] = "gone"
            game.breaks.append((game.hour, 0, door))
    inside = [monster for player in game.clockwise(game.first) for monster in player.monsters if is_in_cabin(game, monster.zone)]
    for monster in inside:
        held = any(await throw(game, "storm", 1))
        game.tell("storm-held" if held else "storm-blown", seat=monster.seat, monster=monster.id)
        if not held:
            await eject(game, monster)


def is_in_cabin(game: Game, zone: str) -> bool:
    """A room above ground."""
    return game.board.is_room(zone) and zone != BASEMENT


async def trapdoor(game: Game) -> None:
    """The ladder: victims may step between living room and basement."""
    game.below.has_ladder = True


async def toxic_gas(game: Game) -> None:
    """Everybody in the basement comes up into the west yard; no Move, no Scare. Agents on guard in Station B62 stay (R87)."""
    for monster in game.monsters_in(BASEMENT):
        game.tell("gassed", seat=monster.seat, monster=monster.id)
        await enter(game, monster, "yard_w")
    on_guard = game.variant.id == "station-b62"
    for guest in [each for each in game.revealed(BASEMENT) if not (each.is_agent and on_guard)]:
        guest.zone = "yard_w"
        game.tell("fled", guest=guest.id, origin=BASEMENT, zone="yard_w")


NOW: Mapping[str, Callable[[Game], Awaitable[None]]] = {"storm": storm, "trapdoor": trapdoor, "toxic_gas": toxic_gas}


# ---------------------------------------------------------------- while they are in play


async def call_for_help(game: Game, player: Player) -> None:
    """Radio: at the start of a turn, with a victim in the basement, one reaction die; a success brings an agent and ends it (R80)."""
    if game.below.event != "radio" or not game.revealed(BASEMENT):
        return
    if not any(await react(game, "radio", 1)):
        game.tell("radio-silent", seat=player.seat)
        return
    game.below.event = ""
    agents = [agent for agent in game.content.guests_of("agent") if agent not in game.guests]
    for guest in await drawn("agent", agents or piles.surprise_pool(game)):
        piles.reveal(game, piles.join(game, guest, BASEMENT), BASEMENT)


async def flood(game: Game) -> None:
    """Faulty Sump Pump, at the end of a round: revealed victims in the basement lose one health; nobody gets tokens."""
    if game.below.event != "sump_pump":
        return
    for guest in game.revealed(BASEMENT):
        guest.hp -= 1
        game.tell("drowning", guest=guest.id, left=guest.hp)
        if guest.hp == 0:
            await perish(game, guest)


async def fire_turret(game: Game) -> None:
    """The trap turret ejects all monsters of its zone after each nightly event; in the basement each costs a token (R74)."""
    if not game.below.turret_bolts or game.variant.id == "station-b62":
        return
    for monster in game.monsters_in(game.below.turret):
        game.tell("turret-fires", zone=game.below.turret)
        if game.below.turret == BASEMENT:
            await lose_token(game, game.player(monster.seat))
        else:
            await eject(game, monster)
