"""Monster cards: drawn for the Monster, or played by whoever plays it (book, Monster Cards; A8.10, A-R42 to A-R44)."""

from functools import partial

from games.pit import harm, monster_effects
from games.pit.asking import agrees
from games.pit.decks import draw_monster_card
from games.pit.pieces import Captain
from games.pit.state import Game

BELL = "bell_warden"


async def draw(game: Game) -> None:
    """The top card of the deck is resolved by its AI text, with a Monster player too (A-R44); a Bell Warden may cancel it."""
    card = await draw_monster_card(game)
    if not card:
        return
    game.card = card
    game.tell("monster-card", card=card)
    if not await is_cancelled(game, card):
        await monster_effects.AI[card](game)
    game.discards.append(card)


async def is_cancelled(game: Game, card: str) -> bool:
    """Whether a Captain sends a Bell Warden home to cancel the card (A8.3)."""
    for captain in game.in_order():
        with game.about(placing=card):
            rings = await agrees(game, captain.seat, "warden", "warden:no", "warden:yes", partial(rings_for, captain))
        if rings and (warden := captain.works(BELL)) is not None:
            game.tell("card-cancelled", seat=captain.seat, card=card)
            await harm.go_home(game, captain, warden)
            return True
    return False


def rings_for(captain: Captain) -> bool:
    """Whether a Captain has a Bell Warden on duty."""
    return captain.works(BELL) is not None


async def play(game: Game, card: str) -> None:
    """A card from the Monster player's hand, by its player text; then it is discarded."""
    await monster_effects.PLAYER[card](game)
    game.discards.append(card)


def playable(game: Game, card: str) -> bool:
    """Whether the player's text could do anything now. Ward of Scales and Counter-Chant wait for their windows."""
    use = monster_effects.USES.get(card)
    return card in monster_effects.PLAYER and (use is None or use(game))
