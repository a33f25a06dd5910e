"""The Southern Gate: Stone Church, Eyrie, Watchtower (book, Structure Reference)."""

from games.pit import combat, dice, harm, quests, wizards
from games.pit.asking import decide
from games.pit.districts import gem_price, may_use, pay, price, visit, wyvern_price
from games.pit.pieces import Captain
from games.pit.state import Game

NEIGHBOURS = {"w": "y", "y": "wr", "r": "y"}


def options(game: Game, captain: Captain) -> list[str]:
    """What a Captain can do here now."""
    found = []
    if may_use(game, captain, "church"):
        found += ["visit:light"] if captain.gold >= price(game, "church") and shifts(game) else []
        found += ["buy:blue"] if captain.gold >= gem_price(game, "church") and game.stock["blue"] else []
    if may_use(game, captain, "eyrie") and game.decks["eyrie"] and captain.gold >= wyvern_price(game, captain) and game.free_slots(captain, "ad"):
        found.append("recruit:eyrie")
    if may_use(game, captain, "watchtower") and may_attack_from_tower(game):
        found.append("attack:watchtower")
    return found


# ---------------------------------------------------------------- the Stone Church


def shifts(game: Game) -> list[str]:
    """A tracker at two or more goes down and its neighbour up (A-R32)."""
    dice_ = game.monster.dice
    pairs = [(colour, to) for colour in "ryw" for to in NEIGHBOURS[colour]]
    return [f"shift:{colour}.{to}" for colour, to in pairs if dice_[colour] >= 2 and dice_[to] < game.cap(to)]


async def light(game: Game, captain: Captain) -> None:
    """Ask the Light for aid: a White Die; on a Captain result a tracker may be shifted."""
    pay(game, captain, price(game, "church"))
    visit(game, captain, "church")
    roll = await dice.cast(game, "church", captain.seat, "w")
    await dice.settle(game, [roll])
    game.tell("prayed", seat=captain.seat, hits=roll.captain)
    if not roll.captain:
        return
    key = await decide(game, captain.seat, "shift", lambda: [*shifts(game), "shift:none"], default="shift:none")
    if key not in ("", "shift:none"):
        colour, _, to = key.partition(":")[2].partition(".")
        game.monster.dice[colour] -= 1
        game.monster.dice[to] += 1
        game.tell("shifted", colour=colour, to=to)


async def blue_gem(game: Game, captain: Captain) -> None:
    """Buy a Blue Gem instead."""
    pay(game, captain, gem_price(game, "church"))
    visit(game, captain, "church")
    game.stock["blue"] -= 1
    captain.blue += 1
    game.tell("bought-token", seat=captain.seat, token="blue")


# ---------------------------------------------------------------- the Eyrie


async def wyvern(game: Game, captain: Captain) -> None:
    """Recruit the top Wyvern: used at once, or saved."""
    pay(game, captain, wyvern_price(game, captain))
    visit(game, captain, "eyrie")
    card = game.decks["eyrie"].pop(0)
    game.tell("recruited", seat=captain.seat, card=card)
    await wizards.welcome(game, captain, card)
    await quests.reached(game, captain, "the_wyverns_debt")
    harm.check_razed(game)


# ---------------------------------------------------------------- the Watchtower


def may_attack_from_tower(game: Game) -> bool:
    """No attack from the Gate so far, and one Captain only; two with a Watch Brazier."""
    return not game.gate_attacks and game.tower_attacks < (2 if game.is_standing("watch_brazier") else 1)


async def attack_tower(game: Game, captain: Captain) -> None:
    """Attack the Monster; this bars the Gate for the rest of the Round (A-R12)."""
    visit(game, captain, "watchtower")
    game.tower_attacks += 1
    await quests.won(game, captain, await combat.attack(game, captain, "watchtower"))
