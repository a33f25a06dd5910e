"""The eleven families' abilities: one each, shared by its members (content page 3)."""

from games.slaughter.state import Game, Guest, Monster

WEREWOLF, GOLEM, VAMPIRE, ZOMBIE, MUMMY, ALIEN = "werewolf", "golem", "vampire", "zombie", "mummy", "alien"
PSYCHOPATH, CLOWN, GHOST, MERMAN, KRITTLIN = "psychopath", "clown", "ghost", "merman", "krittlin"
WATERS = ("wc", "bathroom")


def has_ability(monster: Monster, family: str) -> bool:
    """Whether a monster has, now and here, the ability of a family."""
    return monster.family == family


def free_moves(monster: Monster) -> int:
    """Long Stride: two free Moves a turn instead of one."""
    return 2 if has_ability(monster, WEREWOLF) else 1


def bonus_dice(game: Game, action: str, victim: Guest | None) -> int:
    """Dice that the active monster's ability adds to a roll: Stone Fists, Smell of Fear, Home Waters, Swarm."""
    monster = game.monster
    if has_ability(monster, GOLEM):
        return int(action == "smash" or (victim is not None and action == "attack" and victim.hp == victim.max_hp))
    if has_ability(monster, PSYCHOPATH):
        return int(victim is not None and action == "attack" and victim.hp <= 2)
    if has_ability(monster, MERMAN):
        return int(monster.zone in WATERS)
    if has_ability(monster, KRITTLIN):
        return sum(other is not monster and other.zone == monster.zone for other in game.active.monsters)
    return 0


def automatic_successes(game: Game, action: str) -> int:
    """Scanner: an Alien's Search has one success for nothing."""
    return int(action == "search" and has_ability(game.monster, ALIEN))


def against_objects(monster: Monster, dice: int) -> int:
    """Rot: an object used against a Mummy gives one die fewer."""
    return max(0, dice - 1) if has_ability(monster, MUMMY) else dice


def can_lure(game: Game) -> list[Guest]:
    """Lure: victims that a Vampire may call into its room, once a turn, through a doorway without a barricade."""
    monster, turn = game.monster, game.turn
    assert turn is not None
    if not has_ability(monster, VAMPIRE) or "lure" in turn.used or not game.board.is_room(monster.zone):
        return []
    doorways = game.board.zones[monster.zone].doorways
    near = {zone for door, zone in doorways if game.doors[door] != "barred"}
    return [guest for guest in game.revealed() if guest.zone in near]


def lure(game: Game, victim: Guest) -> None:
    """The victim is placed in the Vampire's zone."""
    assert game.turn is not None
    game.turn.used.add("lure")
    game.tell("lured", seat=game.active.seat, monster=game.monster.id, guest=victim.id, zone=game.monster.zone, origin=victim.zone)
    victim.zone = game.monster.zone
