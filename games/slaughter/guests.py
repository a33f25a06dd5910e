"""What guests can do by themselves: abilities of party and surprise guests (content page 4)."""

from games.slaughter.state import Game, Guest


def reaction_dice(game: Game, victim: Guest) -> int:
    """Dice that a victim rolls without an object: its own, Cheer, Cross the Streams, the event."""
    company = game.revealed(victim.zone)
    dice = victim.own_dice
    dice += any(guest.id == "britney" for guest in company if guest is not victim)
    if len(company) > 1 and game.is_revealed("ghost_hunter"):
        dice += 2
    return capped(game, dice + (game.event in ("sobering_up", "stand_and_fight")))


def capped(game: Game, dice: int) -> int:
    """No reaction roll has more than five dice."""
    return min(game.content.caps.reaction_dice, dice)


def is_attackable(game: Game, victim: Guest) -> bool:
    """Officer Roscoe protects party guests in his zone (R59)."""
    roscoe = game.guests.get("roscoe")
    return victim.surprise or roscoe is None or roscoe.status != "revealed" or roscoe.zone != victim.zone


def most_wounds(victim: Guest, wounds: int) -> int:
    """Hank's Thick Coat: at most three at once."""
    return min(wounds, 3) if victim.id == "hank" else wounds


def turns_tie(victim: Guest, reaction: int) -> bool:
    """Bob's Shove: equal successes, at least one of them his, count as his win."""
    return victim.id == "bob" and reaction > 0


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
