"""Peek (book, basic action 2): the top card of a pile (with a Third Eye all of it), for the peeker's eyes only."""

from games.slaughter.piles import note
from games.slaughter.state import Game


def targets(game: Game) -> list[str]:
    """Piles in the own room and across any doorway, whatever its door (R17); none in a fog."""
    if game.event == "fog_bank":
        return []
    zone = game.board.zones[game.monster.zone]
    return [room for room in (zone.id, *(other for _, other in zone.doorways)) if game.piles.get(room)]


def peek(game: Game, room: str) -> None:
    """Look, put back, tell nobody."""
    game.tell("peeked", seat=game.active.seat, monster=game.monster.id, zone=room)
    pile = game.piles[room]
    note(game, game.active.seat, room, pile if game.mutated(game.monster, "third_eye") else pile[:1])
