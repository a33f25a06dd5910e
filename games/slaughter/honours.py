"""Small honours at the end of the night: most doors, most help for victims, luckiest roll. No points; our own invention."""

from games.slaughter.odds import success
from games.slaughter.state import Game


def tell_honours(game: Game) -> None:
    """One event for each honour that somebody has earned alone."""
    doors = {player.seat: player.tokens["door"] for player in game.players}
    tell_most(game, "honour-doors", doors)
    helped = [event.args["seat"] for event in game.events if event.key == "helped"]
    tell_most(game, "honour-help", {player.seat: helped.count(player.seat) for player in game.players})
    tell_luckiest(game)


def tell_most(game: Game, key: str, counts: dict[int, int]) -> None:
    """The one with the most, if it is one."""
    best = max(counts.values())
    winners = [seat for seat, count in counts.items() if count == best]
    if best and len(winners) == 1:
        game.tell(key, seat=winners[0], count=best)


def tell_luckiest(game: Game) -> None:
    """The roll that was least to be hoped for, and its chance in percent."""
    rolls = [(success(dice, hits), seat, dice, hits) for seat, dice, hits in game.rolls if hits]
    if rolls:
        chance, seat, dice, hits = min(rolls)
        game.tell("honour-luck", seat=seat, dice=dice, hits=hits, percent=max(1, round(chance * 100)))
