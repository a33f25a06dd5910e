"""What lies in the streets of the Citadel: Events in force and tokens of Encounter cards, for all who ask (book, Encounter Cards)."""

from games.pit.pieces import Token
from games.pit.state import Game
from games.pit.view import DISTRICTS, STRUCTURES

CREATURE = "creature"
BARS = "stone_colossus"
"""The one token that is no Creature and yet bars its structure (A8.11)."""


def is_on(game: Game, event: str) -> bool:
    """Whether an Event lies open."""
    return event in game.open


def blocker(game: Game, structure: str) -> Token | None:
    """The token that bars a structure's primary function: a Creature, or the Stone Colossus."""
    return next((token for token in game.tokens_at(structure) if game.kind_of(token) == CREATURE or token.id == BARS), None)


def fightable(game: Game, structure: str) -> list[Token]:
    """Tokens at a structure that can be fought: those with health."""
    return [token for token in game.tokens_at(structure) if token.health]


def tokens_of(game: Game, card: str) -> list[Token]:
    """All tokens of a card on the board."""
    return [token for token in game.on_board if token.id == card]


def districts_of(game: Game, card: str) -> list[str]:
    """Districts that hold tokens of a card, in the order of the ring."""
    held = {STRUCTURES[token.place] for token in tokens_of(game, card) if token.place in STRUCTURES}
    return [district for district in DISTRICTS if district in held]


def vacant(game: Game, district: str) -> list[str]:
    """Structures of a District where a token may be put: those without one, else all (A-R36)."""
    here = [structure for structure, where in STRUCTURES.items() if where == district]
    return [structure for structure in here if not game.tokens_at(structure)] or here
