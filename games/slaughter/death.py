"""Death of a victim and its scoring in four steps (book, death; R39 to R44)."""

from games.slaughter.state import Game, Guest, Player
from games.slaughter.view import DeathView


class OnlyMonstersLeft(Exception):  # an ending, not an error
    """Nobody is left to hunt: the game stops at once (R44, R45)."""


async def die(game: Game, victim: Guest, killer: Player) -> None:
    """A victim has lost all health to a monster. Wounds are paid already: they are the flesh of the blow (R40)."""
    zone = victim.zone
    victim.status = "dead"
    if not victim.surprise:
        victim.dead_as = 1 + sum(guest.status == "dead" for guest in game.party() if guest is not victim)
    first_this_hour = not any(death.hour == game.hour for death in game.deaths)
    game.deaths.append(DeathView(victim.id, game.hour, killer.seat, zone, victim.surprise))
    game.removed.append(victim.id)
    game.tell("died", guest=victim.id, seat=killer.seat, place=victim.dead_as)
    if not victim.surprise:
        score_party_death(game, victim, killer)
    if game.event == "dinner_bell" and first_this_hour:
        game.gain(killer, "flesh")
        game.tell("dinner-bell", seat=killer.seat)
    second_helping(game)
    end_if_only_monsters(game)


def score_party_death(game: Game, victim: Guest, killer: Player) -> None:
    """Fatal blow, death order, favourite meal."""
    game.bones -= 1
    game.gain(killer, "bone")
    for player in game.clockwise(game.first):
        if player.order[victim.dead_as - 1] == victim.id:
            game.gain(player, "brain")
            game.tell("foreseen", seat=player.seat, guest=victim.id, place=victim.dead_as)
    if killer.favourite == victim.id:
        game.gain(killer, "target")
        game.tell("favourite-eaten", seat=killer.seat, guest=victim.id)


def second_helping(game: Game) -> None:
    """Second Helping: one more action for a kill, once a turn."""
    turn = game.turn
    if game.event == "second_helping" and turn is not None and "second_helping" not in turn.used:
        turn.used.add("second_helping")
        turn.actions_left += 1
        turn.actions += 1
        game.tell("second-helping", seat=turn.player.seat)


def end_if_only_monsters(game: Game) -> None:
    """Raises OnlyMonstersLeft when the party is dead and no surprise guest is revealed or hidden."""
    if all(guest.status in ("dead", "waiting") for guest in game.guests.values()) and is_party_dead(game):
        raise OnlyMonstersLeft


def is_party_dead(game: Game) -> bool:
    """Whether all party guests are dead."""
    return sum(guest.status == "dead" for guest in game.party()) == game.content.setup.party
