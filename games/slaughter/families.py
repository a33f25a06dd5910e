"""The eleven families' abilities: one each, shared by its members (content page 3)."""

from games.slaughter.board import BASEMENT_DOOR
from games.slaughter.state import Game, Guest, Monster

WEREWOLF, GOLEM, VAMPIRE, ZOMBIE, MUMMY, ALIEN = "werewolf", "golem", "vampire", "zombie", "mummy", "alien"
PSYCHOPATH, CLOWN, GHOST, MERMAN, KRITTLIN = "psychopath", "clown", "ghost", "merman", "krittlin"
WATERS = ("wc", "bathroom")


def has_ability(game: Game, monster: Monster, family: str) -> bool:
    """Whether a monster has, now and here, the ability of a family: not in a room with the Inhibitor (R79), never a tamed one (R95)."""
    if monster.family != family or game.player(monster.seat).family != family:
        return False
    return not game.below.inhibited or monster.zone != game.below.inhibited


def free_moves(game: Game, monster: Monster) -> int:
    """Long Stride: two free Moves a turn instead of one."""
    return 2 if has_ability(game, monster, WEREWOLF) else 1


def bonus_dice(game: Game, action: str, victim: Guest | None) -> int:
    """Dice that the active monster's ability adds to a roll: Stone Fists, Smell of Fear, Home Waters, Swarm."""
    monster = game.monster
    if has_ability(game, monster, GOLEM):
        return int(action == "smash" or (victim is not None and action == "attack" and victim.hp == victim.max_hp))
    if has_ability(game, monster, PSYCHOPATH):
        return int(victim is not None and action == "attack" and victim.hp <= 2)
    if has_ability(game, monster, MERMAN):
        return int(monster.zone in WATERS or (monster.zone == "basement" and game.below.event == "sump_pump"))
    if has_ability(game, monster, KRITTLIN):
        return sum(other is not monster and other.zone == monster.zone for other in game.active.monsters)
    return 0


def automatic_successes(game: Game, action: str) -> int:
    """Scanner: an Alien's Search has one success for nothing."""
    return int(action == "search" and has_ability(game, game.monster, ALIEN))


def against_objects(game: Game, dice: int) -> int:
    """Rot: an object used against a Mummy gives one die fewer."""
    return max(0, dice - 1) if has_ability(game, game.monster, MUMMY) else dice


def can_lure(game: Game) -> list[Guest]:
    """Lure: victims that a Vampire may call into its room, once a turn, through a doorway without a barricade."""
    monster, turn = game.monster, game.turn
    assert turn is not None
    if not has_ability(game, monster, VAMPIRE) or "lure" in turn.used or not game.can_be_attacked_in(monster.zone):
        return []
    doorways = game.board.zones[monster.zone].doorways
    near = {zone for door, zone in doorways if game.doors[door] != "barred" and (door != BASEMENT_DOOR or game.is_open(door))}
    return [guest for guest in game.revealed() if guest.zone in near and game.can_be_scared(guest)]


def lure(game: Game, victim: Guest) -> None:
    """The victim is placed in the Vampire's zone."""
    assert game.turn is not None
    game.turn.used.add("lure")
    game.tell("lured", seat=game.active.seat, monster=game.monster.id, guest=victim.id, zone=game.monster.zone, origin=victim.zone)
    victim.zone = game.monster.zone
