"""Difficulty tokens: how many of each colour, which, and what they change at the start (book, Adjusting Difficulty; Difficulty Tokens)."""

from games import engine
from games.pit.asking import vote
from games.pit.state import Game

SUGGESTED = {
    "enchantress": "w",
    "enchantress-b": "wy",
    "orc-warchief": "*",
    "orc-warchief-b": "wwwy",
    "behemoth": "ww",
    "behemoth-b": "yy",
    "vampire-queen": "www",
    "vampire-queen-b": "wwy",
    "dragon": "ww",
    "dragon-b": "wwy",
}
"""The first of the book's suggestions for each board; a star is one White for each Captain."""


def wanted(game: Game) -> str:
    """Colours of the tokens to draw."""
    chosen = game.setup.options["difficulty"]
    if chosen == "suggested":
        chosen = SUGGESTED[game.setup.variant].replace("*", "w" * len(game.captains))
    return "" if chosen == "none" else chosen


async def draw(game: Game) -> None:
    """Draw tokens without putting them back, or let the Captains choose them."""
    for colour in "wyr":
        number = wanted(game).count(colour)
        left = list(game.content.skulls_of(colour))
        if game.setup.options["skulls"] == "drawn":
            game.skulls.update(await engine.drawn("skulls", left, number))
            continue
        for _ in range(number):
            key = await vote(game, "skull", [f"skull:{token}" for token in left])
            left.remove(key.partition(":")[2])
            game.skulls.add(key.partition(":")[2])
    for token in game.content.skulls:
        if token in game.skulls:
            game.tell("skull", card=f"skull_{token}")


async def apply(game: Game) -> None:
    """Tokens that change the start; the others are asked for where they count."""
    monster = game.monster
    if "more_health" in game.skulls:
        monster.full += len(game.captains) + 1
        monster.health = monster.full
    if "red_die" in game.skulls:
        monster.dice["r"] += 1
    if "more_dice" in game.skulls:
        monster.limit += 2
        monster.dice["r"] += 1
        monster.dice["y"] += 1
    if "start_arch" in game.skulls:
        await start_at(game, "arch")
    elif "start_rock" in game.skulls:
        await start_at(game, "rock")


async def start_at(game: Game, bridge: str) -> None:
    """The Monster starts on one of the two purple spaces near a bridge, as the Captains choose."""
    spaces = sorted(sorted(game.purple, key=lambda space: abs(space - game.bridges[bridge]))[:2])
    key = await vote(game, "start", [f"space:{space}" for space in spaces])
    monster = game.monster
    monster.space = monster.start = monster.came_from = monster.floor = int(key.partition(":")[2])
    game.tell("starts", space=monster.space)
