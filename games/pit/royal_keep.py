"""The Royal Keep: King's Keep, Fountain, Armoury (book, Structure Reference)."""

from games import engine
from games.pit import outpost, quests, wishes
from games.pit.asking import decide
from games.pit.districts import gem_price, may_use, pay, visit
from games.pit.pieces import Captain, Unit
from games.pit.state import Game

ARMOUR = {"white_armour": "white", "yellow_armour": "yellow"}
IMPROVES = {"white": "y", "yellow": "r"}
"""The colour that a token of the Armoury improves."""


def options(game: Game, captain: Captain) -> list[str]:
    """What a Captain can do here now."""
    found = []
    if may_use(game, captain, "keep") and not captain.quest and game.decks["keep"]:
        found.append("visit:keep")
    if may_use(game, captain, "fountain"):
        found += [f"visit:fountain_{gold}" for gold in (1, 2, 3) if captain.gold >= gold and game.bag]
    if may_use(game, captain, "armoury") and captain.gold >= gem_price(game, "armoury"):
        found += [f"buy:{token}" for token, colour in ARMOUR.items() if game.stock[colour] and armourable(game, captain, colour)]
        found += ["buy:green"] if game.stock["green"] else []
    return found


# ---------------------------------------------------------------- the Fountain


async def fountain(game: Game, captain: Captain, gold: int) -> None:
    """One to three Gold: draw so many tokens and keep one."""
    pay(game, captain, gold)
    visit(game, captain, "fountain")
    more = 1 if gold == 3 and captain.quest == "empty_the_purse" else 0
    await draw_wishes(game, captain, gold, 1 + more)
    if gold == 3:
        await quests.reached(game, captain, "empty_the_purse")


async def draw_wishes(game: Game, captain: Captain, number: int, keep: int = 1) -> None:
    """Draw tokens from the bag and keep some; the rest goes back."""
    drawn = await engine.drawn("bag", game.bag, number)
    for wish in drawn:
        game.bag.remove(wish)
    game.tell("wishes-drawn", seat=captain.seat, cards=" ".join(f"wish_{wish}" for wish in drawn))
    for _ in range(min(keep, len(drawn))):
        with game.about(amount=keep):
            key = await decide(game, captain.seat, "wish", lambda: [f"keep:{wish}" for wish in dict.fromkeys(drawn)])
        wish = key.partition(":")[2]
        drawn.remove(wish)
        captain.wishes.append(wish)
        game.tell("wish-kept", seat=captain.seat, card=f"wish_{wish}")
        if wish == "platinum":
            await wishes.use(game, captain, wish)
    game.bag.extend(drawn)


# ---------------------------------------------------------------- the Armoury


def armourable(game: Game, captain: Captain, colour: str) -> list[Unit]:
    """Characters with a die that the token improves."""
    able = [unit for unit in captain.here if unit.is_character and not unit.injured]
    return [unit for unit in able if IMPROVES[colour] in outpost.dice_of(game, captain, unit)]


async def armour(game: Game, captain: Captain, colour: str) -> None:
    """Buy a token."""
    pay(game, captain, gem_price(game, "armoury"))
    visit(game, captain, "armoury")
    await forge(game, captain, colour)


async def forge(game: Game, captain: Captain, colour: str) -> None:
    """Put a token of the Armoury on a character, for as long as it stays."""
    options_ = armourable(game, captain, colour)
    if not options_ or not game.stock[colour]:
        return
    with game.about(placing=f"{colour}_armour"):
        key = await decide(game, captain.seat, "armour", lambda: [f"unit:{captain.seat}.{unit.slot}" for unit in armourable(game, captain, colour)])
    unit = captain.at(key.rpartition(".")[2]) if key else None
    if unit is not None:
        game.stock[colour] -= 1
        unit.armour.append(colour)
        game.tell("armoured", seat=captain.seat, unit=unit.id, token=f"{colour}_armour")


async def green_gem(game: Game, captain: Captain) -> None:
    """Buy a Green Gem instead."""
    pay(game, captain, gem_price(game, "armoury"))
    visit(game, captain, "armoury")
    game.stock["green"] -= 1
    captain.green += 1
    game.tell("bought-token", seat=captain.seat, token="green")
