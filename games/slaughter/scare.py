"""Scare (book, basic action 3): move and/or hide a victim that has been revealed (R22 to R28)."""

from games.engine import ask_key
from games.slaughter.board import BASEMENT
from games.slaughter.dice import roll_action
from games.slaughter.move import victim_links
from games.slaughter.piles import hide
from games.slaughter.state import Game, Guest


def targets(game: Game) -> list[Guest]:
    """Revealed victims in the own or an adjacent zone, doors or not; in a fog only in the own."""
    zone = game.monster.zone
    near = (zone,) if game.event == "fog_bank" else (zone, *game.board.near[zone], *through_floor(game, zone))
    return [guest for guest in game.revealed() if guest.zone in near and game.can_be_scared(guest)]


def through_floor(game: Game, zone: str) -> list[str]:
    """Living room and basement reach each other by the ladder or the hole (R66)."""
    ends = ("living", BASEMENT)
    return [end for end in ends if end != zone and zone in ends and (game.below.has_ladder or game.below.has_hole)]


async def scare(game: Game, victim: Guest) -> None:
    """Roll, then choose what the successes do."""
    hits = await roll_action(game, "scare", victim.id)
    game.tell("scared", seat=game.active.seat, monster=game.monster.id, guest=victim.id, hits=hits)
    await frighten(game, victim, hits)


async def frighten(game: Game, victim: Guest, hits: int) -> None:
    """Use up to so many successes on a victim: walk, walk and hide, or spare it."""
    hits = felt(game, victim, hits)
    ways = [*(f"to:{zone}" for zone in walks(game, victim, hits)), *(f"hide:{zone}" for zone in hideouts(game, victim, hits))]
    if not ways:
        game.tell("unimpressed", guest=victim.id)
        return
    verb, _, zone = (await ask_key(game.active.seat, "scare", [*ways, "spare"], default="spare")).partition(":")
    if verb == "to":
        game.tell("fled", guest=victim.id, origin=victim.zone, zone=zone)
        victim.zone = zone
    elif verb == "hide":
        await hide(game, [victim], zone)
    else:
        game.tell("spared", guest=victim.id)


def felt(game: Game, victim: Guest, hits: int) -> int:
    """Successes that a Scare has with a victim: Kam is Too Mellow for the first."""
    return hits - (victim.id == "kam" and hits > 0 and game.are_victims_able())


def walks(game: Game, victim: Guest, steps: int) -> list[str]:
    """Zones where the victim can end after exactly so many steps; if there is none, after the most that works (R24)."""
    for n in range(steps, 0, -1):
        ends = [zone for zone in reach(game, victim.zone, n)[n] if zone != game.monster.zone and game.can_be_attacked_in(zone)]
        if ends:
            return ends
    return []


def hideouts(game: Game, victim: Guest, hits: int) -> list[str]:
    """Rooms where the victim can hide: at most all successes but one are steps, one pays for hiding (R23, R25)."""
    if hits < 1:
        return []
    zones = (zone for ring in reach(game, victim.zone, hits - 1) for zone in ring)
    return [zone for zone in dict.fromkeys(zones) if can_hide(game, zone)]


def can_hide(game: Game, zone: str) -> bool:
    """A victim hides in a room, never beside the monster that scares it, never outdoors."""
    return game.board.is_room(zone) and zone != game.monster.zone


def reach(game: Game, zone: str, steps: int) -> list[list[str]]:
    """Zones that a victim can be in after exactly 0, 1, … steps; it may double back."""
    rings = [[zone]]
    for _ in range(steps):
        rings.append(list(dict.fromkeys(other for each in rings[-1] for other in victim_links(game, each))))
    return rings


async def panic(game: Game) -> None:
    """Mass Panic: a Scare with exactly two successes."""
    key = await ask_key(game.active.seat, "panic", [f"scare:{guest.id}" for guest in targets(game)])
    victim = game.guests[key.partition(":")[2]]
    game.tell("scared", seat=game.active.seat, monster=game.monster.id, guest=victim.id, hits=2)
    await frighten(game, victim, 2)
