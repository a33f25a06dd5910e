"""The negotiated defence (book, defence): others may give a victim one object, if those who offer agree (R31 to R33).

Healing cards, Night-Vision Goggles and Get Out need no agreement.
"""

from dataclasses import dataclass, field

from games.engine import Dialogue, ask_each, ask_key, together
from games.slaughter import equipment, families
from games.slaughter.move import victim_links
from games.slaughter.state import Fight, Game, Guest, Player, distinct

GOGGLES = "night_goggles"


@dataclass(slots=True)
class Help:
    """What a victim gets: the object agreed on and its dice, dice besides, or a way out of the fight."""

    card: str = ""
    dice: int = 0
    extra: int = 0
    is_over: bool = False


@dataclass(slots=True)
class Reply:
    """One player's answer to a call for help: an object offered (perhaps the victim's own), or none; cards given besides."""

    offer: str = ""
    is_lent: bool = False
    besides: list[tuple[str, str]] = field(default_factory=list)


async def defend(game: Game, fight: Fight) -> Help:
    """Ask every other player with cards, let those who offer agree, use the object."""
    victim = fight.victim
    asked = [player for player in game.others() if player.hand or is_lendable(game, victim)]
    dialogues: dict[int, Dialogue[Reply]] = {player.seat: _dialogue(game, fight, player) for player in asked}
    replies = await together(dialogues)
    help_ = Help()
    for seat, answer in replies.items():
        for verb, card in answer.besides:
            await give(game, game.player(seat), verb, card, victim, help_)
    if help_.is_over:
        return help_
    fight.offers = {seat: answer.offer for seat, answer in replies.items() if answer.offer}
    if chosen := await agree(game, fight, [seat for seat, answer in replies.items() if answer.is_lent]):
        help_.card = fight.used = fight.offers[chosen]
        help_.dice = object_dice(game, help_.card)
        game.tell("helped", seat=chosen, guest=victim.id, card=help_.card)
        spend(game, game.player(chosen), replies[chosen], victim)
    return help_


def _dialogue(game: Game, fight: Fight, player: Player) -> Dialogue[Reply]:
    return lambda: reply(game, fight, player)


async def reply(game: Game, fight: Fight, player: Player) -> Reply:
    """One player's dialogue: cards besides as many as liked, then one object or a pass. Silence is a pass."""
    answer, hand = Reply(), list(player.hand)
    while True:
        lent = [f"lend:{fight.victim.equipped}"] if is_lendable(game, fight.victim) else []
        offers = [f"offer:{card}" for card in distinct(hand) if is_defence(game, card)]
        besides = [key for card in distinct(hand) for key in ways_besides(game, fight.victim, card, answer)]
        verb, _, card = (await ask_key(player.seat, "defence", ["pass", *lent, *offers, *besides], offers + besides)).partition(":")
        if verb in ("pass", "offer", "lend"):
            fight.answered.append(player.seat)
            answer.offer, answer.is_lent = card, verb == "lend"
            return answer
        hand.remove(card)
        answer.besides.append((verb, card))


def ways_besides(game: Game, victim: Guest, card: str, answer: Reply) -> list[str]:
    """What a card can do in a defence without anybody's agreement (R32, R52)."""
    if card == "get_out":
        return ["play:get_out"] if game.can_be_scared(victim) and victim_links(game, victim.zone) else []
    if card == GOGGLES:
        return [f"give:{GOGGLES}"]
    if is_healing(game, card):
        given = sum(game.content.objects[other].heal for verb, other in answer.besides if verb == "heal")
        return [f"heal:{card}"] if victim.hp + given < victim.max_hp or (card == "blood_bag" and wounded(game)) else []
    return []


def is_defence(game: Game, card: str) -> bool:
    """Whether a card is an object that counts as the one object of a fight."""
    return card == "grenade" or (card != GOGGLES and card in game.content.objects and game.content.objects[card].dice > 0)


def is_lendable(game: Game, victim: Guest) -> bool:
    """Whether the victim carries an object that may be put forward as an offer."""
    return bool(victim.equipped) and is_defence(game, victim.equipped)


def is_healing(game: Game, card: str) -> bool:
    """Whether a card is an object that heals."""
    return card in game.content.objects and game.content.objects[card].heal > 0


async def agree(game: Game, fight: Fight, lenders: list[int]) -> int:
    """The seat whose card is used: a single offer is; several are only if all who offer vote for the same one.

    What the victim carries is one card, whoever of the `lenders` puts it forward.
    """
    if len(fight.offers) < 2 or len(lenders) == len(fight.offers):
        return next(iter(fight.offers), 0)
    game.tell("offered", guest=fight.victim.id, count=len(fight.offers))
    options = {f"vote:{seat}": seat for seat in fight.offers}
    own_first = {seat: {f"vote:{seat}": seat, **options} for seat in fight.offers}  # silence is no agreement (R31)
    votes = await ask_each("vote", own_first, private=True)
    chosen = {lenders[0] if seat in lenders else seat for seat in votes.values()}
    if len(chosen) == 1:
        return chosen.pop()
    game.tell("disagreed", guest=fight.victim.id)
    return 0


def object_dice(game: Game, card: str) -> int:
    """Dice of an object against the active monster: one more if it is good against its family."""
    facts = game.content.objects[card]
    return facts.dice + (game.monster.family in facts.bonus and game.monster.family == game.active.family)


# ---------------------------------------------------------------- cards leave their owners


def spend(game: Game, player: Player, answer: Reply, victim: Guest) -> None:
    """The object that was used: an M16 stays with its victim to the end of the round, a Fire Extinguisher leaves the game."""
    card = answer.offer
    if answer.is_lent:
        equipment.draw_on(game, victim)
        return
    game.use_object(player, card)
    if card == "m16" and not victim.equipped:
        game.discards.remove(card)
        equipment.equip(game, victim, card)
        victim.has_fired = True
    elif card == "fire_extinguisher":
        game.discards.remove(card)
        game.removed.append(card)


async def give(game: Game, player: Player, verb: str, card: str, victim: Guest, help_: Help) -> None:
    """A card given besides: healing, goggles, or a way out of the fight."""
    if verb == "heal":
        await heal(game, player, card, victim)
    elif verb == "give":
        game.use_object(player, card)
        game.tell("gave", seat=player.seat, guest=victim.id, card=card)
        if victim.equipped:
            help_.extra += families.against_objects(game, 1)
        else:
            game.discards.remove(card)
            equipment.equip(game, victim, card)
    elif not help_.is_over:
        await get_out(game, player, victim)
        help_.is_over = True


async def get_out(game: Game, player: Player, victim: Guest) -> None:
    """Get Out: the victim is a step away before the dice; the Attack is over (content page 5.6)."""
    game.discard(player, "get_out")
    game.tell("played", seat=player.seat, card="get_out")
    steps = [f"to:{zone}" for zone in victim_links(game, victim.zone) if game.can_be_attacked_in(zone)]
    zone = (await ask_key(player.seat, "get-out", steps)).partition(":")[2]
    game.tell("fled", guest=victim.id, origin=victim.zone, zone=zone)
    victim.zone = zone


# ---------------------------------------------------------------- healing


def healing_cards(game: Game, player: Player) -> list[str]:
    """Healing cards that could be used in the own turn: somebody revealed is wounded."""
    return [card for card in distinct(player.hand) if is_healing(game, card)] if wounded(game) else []


def wounded(game: Game) -> list[Guest]:
    """Revealed victims below their starting health."""
    return [guest for guest in game.revealed() if guest.hp < guest.max_hp]


async def heal_anybody(game: Game, card: str) -> None:
    """A healing card in the own turn: for any revealed victim, anywhere (R52)."""
    patient = await choose_patient(game, game.active)
    mend(game, game.active, card, patient)


async def heal(game: Game, player: Player, card: str, victim: Guest) -> None:
    """A healing card in a defence: for the victim; a Blood Bag for any revealed one."""
    mend(game, player, card, await choose_patient(game, player) if card == "blood_bag" and wounded(game) else victim)


async def choose_patient(game: Game, player: Player) -> Guest:
    """One of the wounded."""
    key = await ask_key(player.seat, "patient", [f"heal:{guest.id}" for guest in wounded(game)])
    return game.guests[key.partition(":")[2]]


def mend(game: Game, player: Player, card: str, victim: Guest) -> None:
    """Health given back, never above the start."""
    victim.hp = min(victim.max_hp, victim.hp + game.content.objects[card].heal)
    game.use_object(player, card)
    game.tell("healed", guest=victim.id, card=card)
