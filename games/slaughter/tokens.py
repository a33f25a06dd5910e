"""Losing and spending tokens (Underground, Losing Tokens; R69, R70)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from games.engine import ask_key
from games.slaughter.scoring import value
from games.slaughter.state import TOKENS, Game, Player


async def lose_token(game: Game, player: Player) -> None:
    """The owner gives one token of choice back to the supply; without tokens nothing happens."""
    owned = [token for token in TOKENS if player.tokens[token] and value(game, token)]
    if not owned:
        return
    token = owned[0]
    if len(owned) > 1:
        cheapest = min(owned, key=lambda each: value(game, each))
        token = (await ask_key(player.seat, "lose", [f"lose:{each}" for each in owned], default=f"lose:{cheapest}")).partition(":")[2]
    player.tokens[token] -= 1
    game.tell("token-lost", seat=player.seat, token=token)


def payments(game: Game, player: Player, cost: int) -> list[tuple[str, ...]]:
    """All ways to pay a cost in which no token is superfluous; what a token is worth too much is lost."""
    values = {token: value(game, token) for token in TOKENS if player.tokens[token]}
    return sorted(_payments(values, player.tokens, cost), key=lambda paid: (sum(values[token] for token in paid), len(paid)))


def _payments(values: dict[str, int], owned: dict[str, int], cost: int) -> Iterator[tuple[str, ...]]:
    for n in range(1, cost + 1):
        for paid in combinations_with_replacement(values, n):
            total = sum(values[token] for token in paid)
            enough = total >= cost > total - min(values[token] for token in paid)
            if enough and all(paid.count(token) <= owned[token] for token in set(paid)):
                yield paid


async def pay(game: Game, player: Player, cost: int) -> None:
    """Give tokens worth the cost back to the supply."""
    ways = payments(game, player, cost)
    paid = ways[0]
    if len(ways) > 1:
        key = await ask_key(player.seat, "pay", ["pay:" + ".".join(way) for way in ways])
        paid = tuple(key.partition(":")[2].split("."))
    for token in paid:
        player.tokens[token] -= 1
        game.tell("token-spent", seat=player.seat, token=token)
