"""Scenario 2, Station B62: a turret with ten bolts, two agents on guard, a weapon locker (R86 to R88)."""

from games.engine import drawn
from games.slaughter import equipment, piles, scare
from games.slaughter.board import BASEMENT
from games.slaughter.dice import roll_action
from games.slaughter.move import fire_at
from games.slaughter.state import Game

LOCKER = ("grenade", "night_goggles", "shotgun", "m16")


async def prepare(game: Game) -> None:
    """Turret, agents and locker: four MSUG cards and one random neutral object that does not heal."""
    game.below.turret, game.below.turret_bolts = BASEMENT, 10
    dealt = {card for pile in game.piles.values() for card in pile}
    neutral = [card for card in game.content.cards("garden", "ordinary") if card not in dealt and not game.content.objects[card].heal]
    game.below.locker = await drawn("locker", [*LOCKER, *await drawn("neutral", neutral)], len(LOCKER) + 1)
    for agent in game.content.guests_of("agent"):
        piles.reveal(game, piles.join(game, agent, BASEMENT), BASEMENT)


async def automatic_fire(game: Game) -> None:
    """At the start of each hour, at all monsters in the basement."""
    await fire_at(game, game.monsters_in(BASEMENT))


def help_yourself(game: Game) -> None:
    """After each turn: every bare victim in the basement, agents apart, takes the next card of the locker."""
    for guest in game.revealed(BASEMENT):
        if game.below.locker and not guest.equipped and not guest.is_agent:
            equipment.equip(game, guest, game.below.locker.pop(0))


def can_scare_below(game: Game) -> list[str]:
    """Victims of the own zone that could be scared into the basement: once a turn, not from there."""
    if game.variant.id != "station-b62" or game.turn is None or "below" in game.turn.used or game.monster.zone == BASEMENT:
        return []
    return [guest.id for guest in scare.targets(game) if guest.zone == game.monster.zone and not guest.is_agent]


async def scare_below(game: Game, guest: str) -> None:
    """Scare Into the Basement: free; with two successes the victim hides in the basement pile, doors ignored."""
    assert game.turn is not None
    game.turn.used.add("below")
    hits = await roll_action(game, "scare", guest)
    game.tell("scared", seat=game.active.seat, monster=game.monster.id, guest=guest, hits=hits)
    if scare.felt(game, game.guests[guest], hits) >= 2:
        await piles.hide(game, [game.guests[guest]], BASEMENT)


def is_lost(game: Game) -> bool:
    """Whether all players lose together: an agent lives or the turret stands at the end."""
    if game.variant.id != "station-b62":
        return False
    return bool(game.below.turret_bolts) or any(guest.is_agent and guest.status != "dead" for guest in game.guests.values())
