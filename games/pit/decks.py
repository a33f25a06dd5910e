"""Decks that are shuffled anew when they run out (book, Monster Cards)."""

from games import engine
from games.pit.state import Game


async def draw_monster_card(game: Game) -> str:
    """The top card of the Monster deck, for which the discards are shuffled when it has run out; empty where there is none at all."""
    if not game.monster_deck:
        game.monster_deck, game.discards = await engine.shuffled("monster-deck", game.discards), []
    return game.monster_deck.pop(0) if game.monster_deck else ""
