"""Fortifications: Items without a bearer (book, Great Hall; A8.5)."""

from games.pit.asking import decide
from games.pit.pieces import Captain
from games.pit.state import Game

REACH = 6
"""Spaces ahead of the Monster in which a Barricade may stand."""
NIGHTS = 2
"""Nights in which a Granary feeds the Captains."""


async def build(game: Game, captain: Captain, card: str) -> None:
    """Put a fortification into force; a Barricade is placed on the track at once."""
    if card == "barricade":
        await barricade(game, captain)
    else:
        game.fortifications[card] = NIGHTS
        game.tell("built", seat=captain.seat, card=card)


async def barricade(game: Game, captain: Captain) -> None:
    """Up to six spaces ahead of the Monster, before the Gate."""
    monster = game.monster

    def keys() -> list[str]:
        ahead = range(monster.space + 1, min(monster.space + REACH, game.length - 1) + 1)
        return [f"space:{space}" for space in ahead if space not in monster.barricades]

    key = await decide(game, captain.seat, "barricade", keys)
    if key:
        monster.barricades.append(int(key.partition(":")[2]))
        game.tell("barricade", seat=captain.seat, space=int(key.partition(":")[2]))


def night(game: Game) -> None:
    """A Granary gives each Captain one Gold, twice."""
    if "granary" not in game.fortifications:
        return
    for captain in game.captains:
        game.earn(captain, 1)
    game.tell("granary")
    game.fortifications["granary"] -= 1
    if not game.fortifications["granary"]:
        del game.fortifications["granary"]
        game.removed.append("granary")
