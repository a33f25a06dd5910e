"""Attack (book, basic action 6): declare, defence, both roll, cancel, wounds, ejection (R29, R30, R35)."""

from games.slaughter import families, guests
from games.slaughter.death import die
from games.slaughter.defence import defend
from games.slaughter.dice import action_dice, after_roll, before_roll, react, show_roll, throw
from games.slaughter.move import dodge, eject
from games.slaughter.piles import hide
from games.slaughter.state import Fight, Game, Guest


def targets(game: Game) -> list[Guest]:
    """Revealed victims of the active monster's zone, which must be a room."""
    zone = game.monster.zone
    if not game.board.is_room(zone):
        return []
    return [victim for victim in game.revealed(zone) if guests.is_attackable(game, victim)]


async def attack(game: Game, victim: Guest) -> None:
    """One Attack from its declaration to its last consequence."""
    game.tell("attacked", seat=game.active.seat, monster=game.monster.id, guest=victim.id)
    if victim.id == "ivy" and not victim.has_fled and await head_start(game, victim):
        return
    game.fight = Fight(victim, action_dice(game, "attack", victim), guests.reaction_dice(game, victim))
    try:
        action, reaction = await both_roll(game, victim, await defend(game, game.fight))
    finally:
        game.fight = None
    await resolve(game, victim, action, reaction)


async def head_start(game: Game, ivy: Guest) -> bool:
    """Ivy, once a game, is away before the dice; whether she could."""
    ivy.has_fled = await dodge(game, ivy)
    return ivy.has_fled


async def both_roll(game: Game, victim: Guest, object_dice: int) -> tuple[int, int]:
    """Both sides roll together; the attacker's cards and Laika's Second Thought change dice. Successes of both."""
    dice = await before_roll(game, action_dice(game, "attack", victim))
    reaction_dice = guests.capped(game, guests.reaction_dice(game, victim) + families.against_objects(game.monster, object_dice))
    hits = await throw(game, "attack", dice)
    reaction = await react(game, "reaction", reaction_dice)
    show_roll(game, "attack", hits, victim.id, tuple(reaction))
    hits = await after_roll(game, hits, lambda now: show_roll(game, "attack", now, victim.id, tuple(reaction)))
    if victim.id == "laika" and not all(reaction):
        reaction[reaction.index(False)] = (await react(game, "second-thought", 1))[0]
    show_roll(game, "attack", hits, victim.id, tuple(reaction))
    game.rolls.append((game.active.seat, len(hits), sum(hits)))
    game.tell("fought", seat=game.active.seat, monster=game.monster.id, guest=victim.id, hits=sum(hits), reaction=sum(reaction))
    return sum(hits), sum(reaction)


async def resolve(game: Game, victim: Guest, action: int, reaction: int) -> None:
    """Cancel successes, then wounds or ejection; equal is nothing, except against Bob."""
    if action > reaction:
        await wound(game, victim, action - reaction)
    elif reaction > action or guests.turns_tie(victim, reaction):
        await lose(game, victim)
    else:
        game.tell("drawn", guest=victim.id)


async def wound(game: Game, victim: Guest, wounds: int) -> None:
    """Health lost, flesh gained, and what follows: death, Slip Away, a chance for Feeding Frenzy."""
    turn, player = game.turn, game.active
    assert turn is not None
    wounds = guests.most_wounds(victim, wounds) + (game.event == "open_wounds")
    wounds = min(wounds, victim.hp)
    victim.hp -= wounds
    game.gain(player, "flesh", wounds)
    game.tell("wounded", seat=player.seat, guest=victim.id, wounds=wounds, left=victim.hp)
    turn.frenzy = victim.id
    if victim.hp == 0:
        await die(game, victim, player)
    elif victim.id == "tom" and any(await react(game, "slip-away", 1)):
        game.tell("slipped-away", guest=victim.id)
        await hide(game, [victim], victim.zone)


async def lose(game: Game, victim: Guest) -> None:
    """The victim wins: the monster is ejected; if no monster is left, all victims of the zone hide (R35)."""
    zone, attacker = victim.zone, game.monster
    game.tell("repelled", guest=victim.id, seat=attacker.seat, monster=attacker.id)
    thrown = game.monsters_in(zone) if victim.id == "demon_hunter" else [attacker]
    for monster in sorted(thrown, key=lambda each: each is not attacker):
        if monster is attacker and families.has_ability(attacker, families.ZOMBIE):
            game.tell("wont-budge", seat=attacker.seat, monster=attacker.id)
        else:
            await eject(game, monster)
    if game.event != "stand_and_fight" and not game.monsters_in(zone):
        await hide(game, game.revealed(zone), zone)
