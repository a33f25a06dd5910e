"""Death of a victim and its scoring in four steps (book, death; R39 to R44)."""

from games.engine import drawn
from games.slaughter import equipment
from games.slaughter.board import BASEMENT
from games.slaughter.piles import join, reveal
from games.slaughter.state import Game, Guest, Player
from games.slaughter.view import DeathView


class OnlyMonstersLeft(Exception):  # an ending, not an error
    """Nobody is left to hunt: the game stops at once (R44, R45)."""


async def die(game: Game, victim: Guest, killer: Player) -> None:
    """A victim has lost all health to a monster. Wounds are paid already: they are the flesh of the blow (R40)."""
    first_this_hour = not any(death.hour == game.hour for death in game.deaths)
    lay_to_rest(game, victim, killer.seat)
    game.tell("died", guest=victim.id, seat=killer.seat, place=victim.dead_as)
    await equipment.pass_shield(game, victim)
    if not victim.surprise:
        score_party_death(game, victim, killer)
    if game.event == "dinner_bell" and first_this_hour:
        game.gain(killer, "flesh")
        game.tell("dinner-bell", seat=killer.seat)
    if game.mutated(game.monster, "shared_stomach"):
        game.gain(killer, "flesh")
        game.tell("shared-stomach", seat=killer.seat)
    second_helping(game)
    await after_death(game, victim)


async def perish(game: Game, victim: Guest) -> None:
    """A death without a killer (water, fire): no flesh, no target; the bone leaves the game; the death order counts (R43)."""
    lay_to_rest(game, victim, 0)
    game.tell("perished", guest=victim.id, place=victim.dead_as)
    await equipment.pass_shield(game, victim)
    if not victim.surprise:
        game.bones -= 1
        score_orders(game, victim)
    await after_death(game, victim)


def lay_to_rest(game: Game, victim: Guest, killer: int) -> None:
    """The figure leaves the board; what it carried is discarded."""
    victim.status = "dead"
    if not victim.surprise:
        victim.dead_as = 1 + sum(guest.status == "dead" for guest in game.party() if guest is not victim)
    if victim.equipped:
        equipment.unequip(game, victim)
    game.deaths.append(DeathView(victim.id, game.hour, killer, victim.zone, victim.surprise))
    game.removed.append(victim.id)


def score_party_death(game: Game, victim: Guest, killer: Player) -> None:
    """Fatal blow, death order, favourite meal."""
    game.bones -= 1
    game.gain(killer, "bone")
    score_orders(game, victim)
    if killer.favourite == victim.id:
        game.gain(killer, "target")
        game.tell("favourite-eaten", seat=killer.seat, guest=victim.id)


def score_orders(game: Game, victim: Guest) -> None:
    """Death order: who foresaw the place in the order; in Battered Cabin also who foresaw the room (R89)."""
    for player in game.clockwise(game.first):
        if player.order[victim.dead_as - 1] == victim.id:
            game.gain(player, "brain")
            game.tell("foreseen", seat=player.seat, guest=victim.id, place=victim.dead_as)
        if player.marker == (victim.zone, victim.id):
            game.gain(player, "brain")
            if victim.zone == BASEMENT:
                game.gain(player, "flesh")
            game.tell("room-foreseen", seat=player.seat, guest=victim.id, zone=victim.zone)


async def after_death(game: Game, victim: Guest) -> None:
    """Night Patrol: an agent avenges Roscoe. Then the end, if only monsters are left."""
    if victim.id == "roscoe" and game.variant.id == "night-patrol":
        for agent in await drawn("agent", [each for each in game.content.guests_of("agent") if each not in game.guests]):
            reveal(game, join(game, agent, "yard_w"), "yard_w")
    end_if_only_monsters(game)


def second_helping(game: Game) -> None:
    """Second Helping: one more action for a kill, once a turn."""
    turn = game.turn
    if game.event == "second_helping" and turn is not None and "second_helping" not in turn.used:
        turn.used.add("second_helping")
        turn.actions_left += 1
        turn.actions += 1
        game.tell("second-helping", seat=turn.player.seat)


def end_if_only_monsters(game: Game) -> None:
    """Raises OnlyMonstersLeft when the party is dead, no surprise guest is revealed or hidden, and no turret stands in Station B62."""
    if game.variant.id == "station-b62" and game.below.turret_bolts:
        return
    if all(guest.status in ("dead", "waiting") for guest in game.guests.values()) and is_party_dead(game):
        raise OnlyMonstersLeft


def is_party_dead(game: Game) -> bool:
    """Whether all party guests are dead."""
    return sum(guest.status == "dead" for guest in game.party()) == game.content.setup.party
