"""Attack (book, basic action 6): declare, defence, both roll, cancel, wounds, ejection (R29, R30, R35)."""

from games.slaughter import equipment, families, guests
from games.slaughter.death import die
from games.slaughter.defence import Help, defend
from games.slaughter.dice import action_dice, after_roll, automatic_successes, before_roll, react, show_roll, throw
from games.slaughter.move import dodge, eject, victim_links
from games.slaughter.piles import hide
from games.slaughter.state import Fight, Game, Guest, Monster
from games.slaughter.tokens import lose_token


def targets(game: Game) -> list[Guest]:
    """Revealed victims of the active monster's zone: a room, or in Underground any zone."""
    zone = game.monster.zone
    return guests.attackable(game, zone) if game.can_be_attacked_in(zone) else []


async def attack(game: Game, victim: Guest) -> None:
    """One Attack from its declaration to its last consequence."""
    game.tell("attacked", seat=game.active.seat, monster=game.monster.id, guest=victim.id)
    if victim.id == "ivy" and not victim.has_fled and game.are_victims_able() and await head_start(game, victim):
        return
    game.fight = Fight(victim, action_dice(game, "attack", victim), guests.reaction_dice(game, victim))
    try:
        help_ = await defend(game, game.fight)
        if help_.is_over or (help_.card == "grenade" and await grenade(game, victim)):
            return
        action, reaction = await both_roll(game, victim, help_)
    finally:
        game.fight = None
    await resolve(game, victim, action, reaction, help_)


async def head_start(game: Game, ivy: Guest) -> bool:
    """Ivy, once a game, is away before the dice; whether she could."""
    steps = [zone for zone in victim_links(game, ivy.zone) if game.can_be_attacked_in(zone)]
    ivy.has_fled = await dodge(game, ivy, steps)
    return ivy.has_fled


async def both_roll(game: Game, victim: Guest, help_: Help) -> tuple[int, int]:
    """Both sides roll together; the attacker's cards and Laika's Second Thought change dice. Successes of both."""
    dice = await before_roll(game, action_dice(game, "attack", victim))
    given = families.against_objects(game, help_.dice) if help_.card else 0
    hits = await throw(game, "attack", dice)
    reaction = await react(game, "reaction", guests.capped(game, guests.reaction_dice(game, victim) + given + help_.extra))
    show_roll(game, "attack", hits, victim.id, tuple(reaction))
    hits = await after_roll(game, hits, lambda now: show_roll(game, "attack", now, victim.id, tuple(reaction)))
    if victim.id == "laika" and not all(reaction) and game.are_victims_able():
        reaction[reaction.index(False)] = (await react(game, "second-thought", 1))[0]
    show_roll(game, "attack", hits, victim.id, tuple(reaction))
    game.rolls.append((game.active.seat, len(hits), sum(hits)))
    total = sum(hits) + automatic_successes(game, "attack", victim.id)
    game.tell("fought", seat=game.active.seat, monster=game.monster.id, guest=victim.id, hits=total, reaction=sum(reaction))
    return total, sum(reaction)


async def resolve(game: Game, victim: Guest, action: int, reaction: int, help_: Help) -> None:
    """Cancel successes, then wounds or ejection; equal is nothing, except against Bob. Bony Plates make a narrow loss equal."""
    saved = reaction - action == 1 and game.mutated(game.monster, "bony_plates")
    if action > reaction:
        await wound(game, victim, action - reaction)
    elif (reaction > action and not saved) or (reaction == action and guests.turns_tie(game, victim, reaction)):
        await lose(game, victim)
        if help_.card == "shotgun":
            await equipment.shotgun(game)
    else:
        game.tell("drawn", guest=victim.id)


async def wound(game: Game, victim: Guest, wounds: int) -> None:
    """Health lost, flesh gained, and what follows: death, Slip Away, a chance for Feeding Frenzy."""
    turn, player = game.turn, game.active
    assert turn is not None
    wounds = guests.most_wounds(game, victim, wounds - victim.has_shield)
    wounds = min(wounds + (game.event == "open_wounds" and wounds > 0), victim.hp)
    victim.hp -= wounds
    game.gain(player, "flesh", wounds)
    if wounds:
        game.tell("wounded", seat=player.seat, guest=victim.id, wounds=wounds, left=victim.hp)
    else:
        game.tell("shielded", guest=victim.id)
    turn.frenzy = victim.id if wounds else ""
    if victim.hp == 0:
        await die(game, victim, player)
    elif wounds and victim.id == "tom" and can_slip_away(game, victim) and any(await react(game, "slip-away", 1)):
        game.tell("slipped-away", guest=victim.id)
        await hide(game, [victim], victim.zone)


def can_slip_away(game: Game, tom: Guest) -> bool:
    """Not outdoors (R55)."""
    return game.board.is_room(tom.zone) and game.are_victims_able()


async def lose(game: Game, victim: Guest) -> None:
    """The victim wins: the monster is ejected; if no monster is left, all victims of the zone hide (R35)."""
    zone, attacker = victim.zone, game.monster
    game.tell("repelled", guest=victim.id, seat=attacker.seat, monster=attacker.id)
    if victim.id == "agent_s" and game.are_victims_able():
        await rampage(game, zone)
    all_out = victim.id == "demon_hunter" and game.are_victims_able()
    stayed = False
    for monster in sorted(game.monsters_in(zone) if all_out else [attacker], key=lambda each: each is not attacker):
        if monster is attacker and zone != "basement" and families.has_ability(game, attacker, families.ZOMBIE):
            game.tell("wont-budge", seat=attacker.seat, monster=attacker.id)
        else:
            stayed |= not await eject(game, monster)
    if not stayed:
        await hide_if_alone(game, zone)


async def hide_if_alone(game: Game, zone: str) -> None:
    """All revealed victims of a room that no monster is in hide together; never outdoors, never in the basement, never when they Stand and Fight."""
    if game.board.is_room(zone) and zone != "basement" and not game.monsters_in(zone) and game.event != "stand_and_fight":
        await hide(game, game.revealed(zone), zone)


async def rampage(game: Game, zone: str) -> None:
    """Agent S fires at all monsters of the zone: every player rolls for each own one and loses a token per failure (book, Agent S)."""
    here: list[Monster] = game.monsters_in(zone)
    for player in game.clockwise(game.active.seat):
        hits = await react(game, "rampage", sum(monster.seat == player.seat for monster in here))
        for _ in range(hits.count(False)):
            await lose_token(game, player)


async def grenade(game: Game, victim: Guest) -> bool:
    """Every monster of the zone is ejected, the attacker first; outside the basement the fight is over, and the victims hide (content page 5.9)."""
    zone, attacker = victim.zone, game.monster
    for monster in sorted(game.monsters_in(zone), key=lambda each: each is not attacker):
        await eject(game, monster)
    if zone == "basement":
        return False
    await hide_if_alone(game, zone)
    return True
