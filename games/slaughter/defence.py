"""The negotiated defence (book, defence): others may give a victim one object, if those who offer agree (R31 to R33)."""

from dataclasses import dataclass, field

from games.engine import ask_each, ask_key, together
from games.slaughter.state import Fight, Game, Guest, Player, distinct


@dataclass(slots=True)
class Reply:
    """One player's answer to a call for help: an object offered, or none; healing cards given besides."""

    offer: str = ""
    heals: list[str] = field(default_factory=list)


async def defend(game: Game, fight: Fight) -> int:
    """Ask every other player with cards, let those who offer agree, use the object; the dice that it gives."""
    asked = [player for player in game.others() if player.hand]
    replies = await together({player.seat: lambda player=player: reply(game, fight, player) for player in asked})  # type: ignore[misc]
    for seat, answer in replies.items():
        for card in answer.heals:
            heal(game, game.player(seat), card, fight.victim)
    fight.offers = {seat: answer.offer for seat, answer in replies.items() if answer.offer}
    chosen = await agree(game, fight)
    if not chosen:
        return 0
    card = fight.offers[chosen]
    fight.used = card
    game.discard(game.player(chosen), card)
    game.tell("helped", seat=chosen, guest=fight.victim.id, card=card)
    return object_dice(game, card)


async def reply(game: Game, fight: Fight, player: Player) -> Reply:
    """One player's dialogue: healing cards as many as liked, then one object or a pass. Silence is a pass."""
    answer = Reply()
    hand = list(player.hand)
    while True:
        offers = [f"offer:{card}" for card in distinct(hand) if is_defence(game, card)]
        is_wounded = fight.victim.hp + len(answer.heals) < fight.victim.max_hp
        heals = [f"heal:{card}" for card in distinct(hand) if is_wounded and is_healing(game, card)]
        verb, _, card = (await ask_key(player.seat, "defence", ["pass", *offers, *heals], offers + heals)).partition(":")
        if verb != "heal":
            fight.answered.append(player.seat)
            answer.offer = card
            return answer
        hand.remove(card)
        answer.heals.append(card)


def is_defence(game: Game, card: str) -> bool:
    """Whether a card is an object that gives dice."""
    return card in game.content.objects and game.content.objects[card].dice > 0


def is_healing(game: Game, card: str) -> bool:
    """Whether a card is an object that heals."""
    return card in game.content.objects and game.content.objects[card].heal > 0


async def agree(game: Game, fight: Fight) -> int:
    """The seat whose card is used: a single offer is; several are only if all who offer vote for the same one."""
    if len(fight.offers) < 2:
        return next(iter(fight.offers), 0)
    game.tell("offered", guest=fight.victim.id, count=len(fight.offers))
    options = {f"vote:{seat}": seat for seat in fight.offers}
    own_first = {seat: {f"vote:{seat}": seat, **options} for seat in fight.offers}  # silence is no agreement (R31)
    votes = await ask_each("vote", own_first, private=True)
    if len(set(votes.values())) == 1:
        return next(iter(votes.values()))
    game.tell("disagreed", guest=fight.victim.id)
    return 0


def object_dice(game: Game, card: str) -> int:
    """Dice of an object against the active monster: one more if it is good against its family."""
    facts = game.content.objects[card]
    return facts.dice + (game.monster.family in facts.bonus)


def healing_cards(game: Game, player: Player) -> list[str]:
    """Healing cards that could be used in the own turn: somebody revealed is wounded."""
    return [card for card in distinct(player.hand) if is_healing(game, card)] if wounded(game) else []


def wounded(game: Game) -> list[Guest]:
    """Revealed victims below their starting health."""
    return [guest for guest in game.revealed() if guest.hp < guest.max_hp]


async def heal_anybody(game: Game, card: str) -> None:
    """A healing card in the own turn: for any revealed victim, anywhere (R52)."""
    key = await ask_key(game.active.seat, "patient", [f"heal:{guest.id}" for guest in wounded(game)])
    heal(game, game.active, card, game.guests[key.partition(":")[2]])


def heal(game: Game, player: Player, card: str, victim: Guest) -> None:
    """A healing card: one health, never above the start (R52)."""
    victim.hp = min(victim.max_hp, victim.hp + game.content.objects[card].heal)
    game.discard(player, card)
    game.tell("healed", guest=victim.id, card=card)
