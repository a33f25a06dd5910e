"""What guests can do by themselves: abilities of party and surprise guests (content page 4)."""

from games.slaughter import families
from games.slaughter.state import Game, Guest


def reaction_dice(game: Game, victim: Guest) -> int:
    """Dice that a victim rolls without an object: its own, Night-Vision Goggles, abilities, the event."""
    dice = victim.own_dice + (families.against_objects(game, 1) if victim.equipped == "night_goggles" else 0)
    if game.are_victims_able():
        dice += ability_dice(game, victim)
    return capped(game, dice + (game.event in ("sobering_up", "stand_and_fight")))


def ability_dice(game: Game, victim: Guest) -> int:
    """Military training, Cheer of a neighbour, Cross the Streams."""
    company = game.revealed(victim.zone)
    cheered = any(guest.id == "britney" for guest in company if guest is not victim)
    crossed = len(company) > 1 and game.is_revealed("ghost_hunter")
    return victim.is_agent + cheered + 2 * crossed


def capped(game: Game, dice: int) -> int:
    """No reaction roll has more than five dice."""
    return min(game.content.caps.reaction_dice, dice)


def attackable(game: Game, zone: str) -> list[Guest]:
    """Victims of a zone that may be attacked: Roscoe, then Helmet and Costume, and the turret of Station B62 protect some.

    If they leave nobody, the Helmet is ignored first, then the Costume; Roscoe never (R34, R59, R87).
    """
    here = [guest for guest in game.revealed(zone) if not is_protected(game, guest)]
    helmets = [guest for guest in here if guest.equipped == "flashing_helmet"]
    bare = [guest for guest in here if guest.equipped != "monster_costume"] if len(game.revealed(zone)) > 1 else here
    return [guest for guest in helmets if guest in bare] or bare or here


def is_protected(game: Game, victim: Guest) -> bool:
    """Officer Roscoe protects party guests in his zone; the turret of Station B62 all but the agents."""
    if victim.zone == game.below.turret and game.below.turret_bolts and game.variant.id == "station-b62":
        return not victim.is_agent
    roscoe = game.guests.get("roscoe")
    is_near = roscoe is not None and roscoe.status == "revealed" and roscoe.zone == victim.zone
    return is_near and not victim.surprise and victim is not roscoe and game.are_victims_able()


def most_wounds(game: Game, victim: Guest, wounds: int) -> int:
    """Hank's Thick Coat: at most three at once."""
    return min(wounds, 3) if victim.id == "hank" and game.are_victims_able() else wounds


def turns_tie(game: Game, victim: Guest, reaction: int) -> bool:
    """Bob's Shove: equal successes, at least one of them his, count as his win."""
    return victim.id == "bob" and reaction > 0 and game.are_victims_able()


def first_aid(game: Game) -> None:
    """Mona, at the end of a round: one wounded victim beside her, the weakest, regains one health."""
    if not game.is_revealed("mona"):
        return
    mona = game.guests["mona"]
    wounded = [guest for guest in game.revealed(mona.zone) if guest is not mona and guest.hp < guest.max_hp]
    if wounded:
        patient = min(wounded, key=lambda guest: guest.hp)
        patient.hp += 1
        game.tell("healed", guest=patient.id, card="mona")
