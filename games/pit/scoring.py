"""How a match ended for each seat, and what is counted (book, Objective)."""

from collections.abc import Mapping

from games.engine import Outcome
from games.pit.state import Game
from games.pit.view import TableView


def places(game: Game) -> Mapping[int, int]:
    """Captains win or lose together, the Monster player the other way round."""
    won = game.how == "slain"
    found = {captain.seat: 1 if won else 2 for captain in game.captains}
    if game.foe is not None:
        found[game.foe.seat] = 2 if won else 1
    return dict(sorted(found.items()))


def outcome(game: Game) -> Outcome:
    """Scores are damage dealt; a Monster player's is the health that is left."""
    scores = {captain.seat: captain.damage for captain in game.captains}
    if game.foe is not None:
        scores[game.foe.seat] = game.monster.health
    return Outcome(game.how, places(game), dict(sorted(scores.items())))


def tally(view: TableView) -> Mapping[int, Mapping[str, int]]:
    """What each seat has done so far."""
    found = {each.seat: {"points": each.damage, "damage": each.damage, "pushed": each.pushed, "earned": each.earned} for each in view.captains}
    if view.foe is not None:
        found[view.foe.seat] = {"points": view.monster.health}
    return found


def stats(view: TableView) -> Mapping[str, int]:
    """Figures of a finished match."""
    won = view.result is not None and view.result.how == "slain"
    return {
        "rounds": view.round,
        "won": int(won),
        "space": view.monster.space,
        "health": view.monster.health,
        "monster_dice": sum(view.monster.dice.values()),
        "pushed": sum(each.pushed for each in view.captains),
        "earned": sum(each.earned for each in view.captains),
        "taken": len(view.monster.mesmerized),
    }
