"""Traps: sprung at once when drawn in a Search, then removed (content page 5.4)."""

from collections.abc import Awaitable, Callable, Mapping

from games.engine import ask_key, drawn
from games.slaughter.board import BASEMENT
from games.slaughter.move import eject
from games.slaughter.piles import hide
from games.slaughter.state import Game, Turn


async def spring(game: Game, card: str) -> bool:
    """Do what the trap does; whether this Search draws no more cards."""
    game.removed.append(card)
    game.tell("trap", seat=game.active.seat, card=card)
    await TRAPS[card](game, _turn(game))
    return game.content.traps[card].stop


def _turn(game: Game) -> Turn:
    assert game.turn is not None
    return game.turn


async def explosion(game: Game, turn: Turn) -> None:
    """Every monster in the room is ejected, the active one first; nobody hides (R38)."""
    here = game.monsters_in(game.monster.zone)
    for monster in sorted(here, key=lambda each: each is not game.monster):
        await eject(game, monster)


async def booby_trap(game: Game, turn: Turn) -> None:
    """The turn ends."""
    turn.actions_left = turn.free_moves = 0
    turn.is_over = True


async def potato_masher(game: Game, turn: Turn) -> None:
    """One die fewer on every roll of this turn."""
    turn.dice_change -= 1


async def bear_trap(game: Game, turn: Turn) -> None:
    """No Move for the rest of this turn; the Search goes on."""
    turn.is_stuck = True


async def smoke_alarm(game: Game, turn: Turn) -> None:
    """Every revealed victim of the room hides here."""
    await hide(game, game.revealed(game.monster.zone), game.monster.zone)


async def ejector_bed(game: Game, turn: Turn) -> None:
    """The active monster is ejected."""
    await eject(game, game.monster)


async def paint_bucket(game: Game, turn: Turn) -> None:
    """Two random cards of the hand are discarded."""
    for card in await drawn("paint", list(turn.player.hand), 2):
        game.discard(turn.player, card)
        game.tell("lost-card", seat=turn.player.seat, card=card)


async def k1_b00(game: Game, turn: Turn) -> None:
    """The turret stands in the room searched, or the finder puts it into the basement (R74)."""
    zones = list(dict.fromkeys((game.monster.zone, BASEMENT)))
    zone = zones[0] if len(zones) == 1 else (await ask_key(turn.player.seat, "turret", [f"room:{zone}" for zone in zones])).partition(":")[2]
    game.below.turret, game.below.turret_bolts = zone, 3
    game.tell("turret-set", zone=zone)


TRAPS: Mapping[str, Callable[[Game, Turn], Awaitable[None]]] = {
    "explosion": explosion,
    "booby_trap": booby_trap,
    "potato_masher": potato_masher,
    "bear_trap": bear_trap,
    "smoke_alarm": smoke_alarm,
    "ejector_bed": ejector_bed,
    "paint_bucket": paint_bucket,
    "k1_b00": k1_b00,
}
