"""The end of the game: scores and tie-breaks (book, end of the game; R46, R47)."""

from games.engine import Outcome
from games.slaughter.honours import tell_honours
from games.slaughter.state import Game, Player

TIE_BREAKS = ("brain", "target", "bone", "flesh")


def value(game: Game, token: str) -> int:
    """Points of one token."""
    points: int = getattr(game.content.points, token)
    return points


def score(game: Game, player: Player) -> int:
    """Points of all tokens."""
    return sum(n * value(game, token) for token, n in player.tokens.items())


def standing(game: Game, player: Player) -> tuple[int, ...]:
    """What decides: points, then brains, target, bones, flesh."""
    return (score(game, player), *(player.tokens[token] for token in TIE_BREAKS))


def outcome(game: Game) -> Outcome:
    """Places and scores; what is equal in everything shares its place. Where all lose together everybody is last (R88)."""
    standings = {player.seat: standing(game, player) for player in game.players}
    game.places = {seat: 1 + sum(other > own for other in standings.values()) for seat, own in standings.items()}
    if game.how == "lost":
        game.places = dict.fromkeys(standings, len(standings))
    game.stage = "over"
    game.tell("over", how=game.how)
    tell_honours(game)
    return Outcome(game.how, game.places, {seat: points for seat, (points, *_) in standings.items()})
