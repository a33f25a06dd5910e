"""Wyverns of the Eyrie: no characters, removed after use (book, The Eyrie; A8.7). Mist and Thorn Wyverns wait for a combat."""

from games.pit import combat, dice, encounters, march
from games.pit.asking import decide
from games.pit.pieces import Captain
from games.pit.state import Game

AT_ONCE = ("cinder_wyvern", "gale_wyvern", "carrion_wyvern", "brood_matriarch")


def keys(game: Game, captain: Captain) -> list[str]:
    """Wyverns that may fly now."""
    here = dict.fromkeys([unit.id for unit in captain.here if unit.facts.id in AT_ONCE])
    return [f"wyvern:{card}" for card in here if card != "carrion_wyvern" or prey(game)]


def prey(game: Game) -> list[str]:
    """Creature tokens on the board, by their index."""
    return [f"token:{at}" for at, token in enumerate(game.on_board) if game.kind_of(token) == "creature"]


async def use(game: Game, captain: Captain, card: str) -> None:
    """Send a Wyvern."""
    combat.spend_wyvern(game, captain, next(unit for unit in captain.here if unit.id == card))
    if card == "carrion_wyvern":
        await carry_off(game, captain)
        return
    roll = await dice.cast(game, "wyvern", captain.seat, game.content.eyrie[card].pool)
    await dice.settle(game, [roll])
    if card == "gale_wyvern":
        march.drive_back(game, captain, 2 * roll.captain)
    else:
        await combat.damage(game, captain, roll.captain // 2 if card == "brood_matriarch" else int(roll.captain >= 2))


async def carry_off(game: Game, captain: Captain) -> None:
    """The Carrion Wyvern removes one Creature token; its reward is paid once."""
    key = await decide(game, captain.seat, "carrion", lambda: prey(game))
    if key:
        token = game.on_board[int(key.partition(":")[2])]
        game.earn(captain, game.content.encounters[token.id].reward)
        encounters.remove(game, token)
