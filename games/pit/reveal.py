"""Cards that are turned face up: the Taverns with their zero-cost characters, the shops of the Great Hall (book, Revealed; A-R16 to A-R18, A-R29)."""

from games.pit import fortifications, harm, march, outpost, traits, wizards
from games.pit.asking import board_chooser, pick_captain
from games.pit.pieces import SHOPS, Captain
from games.pit.state import Game

CHARM = {"a": 5, "b": 7}
"""Up to so many dice of hers, revealed characters without a cost are charmed (Instant Charm)."""


async def tavern(game: Game, name: str) -> None:
    """Turn the next card of a Tavern, and the next after one that goes away at once."""
    while name not in game.shut and not game.faces[name] and game.decks[name]:
        card = game.decks[name].pop(0)
        game.faces[name].append(card)
        game.tell("revealed", structure=name, card=card)
        if game.content.unit(card).cost == 0:
            game.faces[name].remove(card)
            await free_character(game, card)
    harm.check_razed(game)


async def free_character(game: Game, card: str) -> None:
    """A character without a cost: charmed by the Enchantress, else it joins somebody whether wanted or not."""
    monster = game.monster
    if monster.id == "enchantress" and monster.pool <= CHARM[monster.side]:
        game.tell("charmed", card=card)
        harm.mesmerize(game, game.unit(card))
        return
    captain = await joins(game, card)
    game.tell("joined", seat=captain.seat, card=card)
    await outpost.place(game, captain, game.unit(card))
    if card == "plague_bell_crier":
        march.move(game, 1)


async def joins(game: Game, card: str) -> Captain:
    """Whom such a character joins; ties are decided like those of the Monster's board."""
    wanted = {
        "oathless_deserter": lambda captain: captain.gold,
        "plague_bell_crier": traits.characters,
        "hexed_minstrel": lambda captain: -traits.pool_size(game, captain),
        "lost_squire": lambda captain: -traits.characters(captain),
    }
    most = traits.with_most(game, wanted[card]) if card in wanted else [game.leader]
    with game.about(placing=card):
        return await pick_captain(game, board_chooser(game), "joins", most)


def shop(game: Game, name: str, number: int = 1) -> None:
    """Turn cards of the Town Hall or the Stables up to a number lying open."""
    while name not in game.shut and len(game.faces[name]) < number and game.decks[name]:
        card = game.decks[name].pop(0)
        game.faces[name].append(card)
        game.tell("revealed", structure=name, card=card)


async def take(game: Game, captain: Captain, card: str) -> None:
    """A card becomes somebody's: characters, Wizards and Wyverns find a slot, Items and Mounts a bearer, fortifications their place."""
    if card in game.content.town_hall and game.content.town_hall[card].kind == "fortification":
        await fortifications.build(game, captain, card)
    elif card in game.content.town_hall or card in game.content.stables:
        await outpost.attach(game, captain, card)
    else:
        await wizards.welcome(game, captain, card)


async def refresh(game: Game) -> None:
    """Night: open Items and Mounts go under their decks and new ones are turned; Taverns without an open card turn one (Card Refresh)."""
    for name in SHOPS:
        game.decks[name].extend(game.faces[name])
        game.faces[name] = []
        shop(game, name)
    for name in ("tavern_1", "tavern_2", "tavern_3"):
        await tavern(game, name)
