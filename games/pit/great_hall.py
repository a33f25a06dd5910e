"""The Great Hall: Town Hall and Stables (book, Structure Reference; A-R14, A-R15)."""

from games.pit import fortifications, harm, outpost, quests, reveal
from games.pit.districts import item_price, may_use, mount_price, pay, price, visit
from games.pit.pieces import Captain
from games.pit.state import Game

OPEN = {"town_hall": 3, "stables": 2}
"""Cards that lie open once the fee is paid."""


def options(game: Game, captain: Captain) -> list[str]:
    """What a Captain can do here now."""
    found = []
    for shop in OPEN:
        if may_use(game, captain, shop):
            found += [f"buy:{card}" for card in dict.fromkeys(game.faces[shop]) if can_buy(game, captain, card)]
            found += [f"reveal:{shop}"] if can_reveal(game, captain, shop) else []
    return found


def cost(game: Game, captain: Captain, card: str) -> int:
    """What an Item or a Mount costs this Captain."""
    return item_price(game, captain, card) if card in game.content.town_hall else mount_price(game, card)


def can_buy(game: Game, captain: Captain, card: str) -> bool:
    """Paid for, and somebody can carry it; fortifications need no bearer."""
    if captain.gold < cost(game, captain, card):
        return False
    is_free = card in game.content.town_hall and game.content.town_hall[card].kind == "fortification"
    return is_free or bool(outpost.bearers(game, captain, card))


def can_reveal(game: Game, captain: Captain, shop: str) -> bool:
    """Once a Round and structure somebody may pay to see more."""
    return shop not in game.revealed and bool(game.decks[shop]) and len(game.faces[shop]) < OPEN[shop] and captain.gold >= price(game, "reveal")


async def buy(game: Game, captain: Captain, card: str) -> None:
    """Buy an open card; the next one is turned only if none is left to buy."""
    shop = "town_hall" if card in game.content.town_hall else "stables"
    pay(game, captain, cost(game, captain, card))
    visit(game, captain, shop)
    game.faces[shop].remove(card)
    game.tell("bought", seat=captain.seat, card=card)
    if shop == "town_hall" and game.content.town_hall[card].kind == "fortification":
        await fortifications.build(game, captain, card)
    else:
        await outpost.attach(game, captain, card)
    reveal.shop(game, shop)
    await quests.bought(game, captain, card)
    harm.check_razed(game)


def show_more(game: Game, captain: Captain, shop: str) -> None:
    """The shopkeepers turn two more Items, the stable master a second Mount."""
    pay(game, captain, price(game, "reveal"))
    game.revealed.add(shop)
    reveal.shop(game, shop, OPEN[shop])
