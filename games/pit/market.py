"""The Market District: Alchemist, three Taverns, Barkeep (book, Structure Reference)."""

from games.pit import outpost, quests, reveal
from games.pit.districts import is_market_limited, is_open, may_use, pay, price, stone_price, tavern_price, visit
from games.pit.pieces import TAVERNS, Captain
from games.pit.state import Game


def options(game: Game, captain: Captain) -> list[str]:
    """What a Captain can do here now."""
    found = []
    if may_use(game, captain, "alchemist") and game.stock["stone"] and captain.gold >= stone_price(game, captain):
        found.append("buy:stone")
    for tavern in TAVERNS:
        found += tavern_options(game, captain, tavern) if game.faces[tavern] else []
    return found


def tavern_options(game: Game, captain: Captain, tavern: str) -> list[str]:
    """Recruit the open card, or have the Barkeep send it away, once a Round."""
    can_pay = captain.gold >= tavern_price(game, game.faces[tavern][0]) and not is_market_limited(game, captain, tavern)
    can_recruit = may_use(game, captain, tavern) and can_pay
    return [*([f"recruit:{tavern}"] if can_recruit else []), *([f"barkeep:{tavern}"] if has_barkeep(game, captain, tavern) else [])]


def has_barkeep(game: Game, captain: Captain, tavern: str) -> bool:
    """The Barkeep serves once a Round; he is no structure (A6), so it does not matter who was recruited there."""
    is_free = "barkeep" not in captain.used and "statue" not in captain.used
    return is_free and captain.gold >= price(game, "barkeep") and is_open(game, captain, tavern)


async def buy_stone(game: Game, captain: Captain) -> None:
    """Buy an Alchemy Stone."""
    pay(game, captain, stone_price(game, captain))
    visit(game, captain, "alchemist")
    game.stock["stone"] -= 1
    captain.stones += 1
    game.tell("bought-token", seat=captain.seat, token="stone")
    await quests.reached(game, captain, "a_borrowed_flask")


async def recruit(game: Game, captain: Captain, tavern: str) -> None:
    """Recruit the open card; the next one is turned at once (A-R16)."""
    card = game.faces[tavern][0]
    pay(game, captain, tavern_price(game, card))
    visit(game, captain, tavern)
    game.faces[tavern].remove(card)
    game.tell("recruited", seat=captain.seat, card=card)
    await outpost.place(game, captain, game.unit(card))
    if game.content.unit(card).cost >= 3:
        await quests.reached(game, captain, "drain_the_cask")
    await reveal.tavern(game, tavern)


async def barkeep(game: Game, captain: Captain, tavern: str) -> None:
    """Return an open card to the bottom of its deck; the next one is turned and may be recruited."""
    pay(game, captain, price(game, "barkeep"))
    captain.used.add("barkeep")
    card = game.faces[tavern].pop(0)
    game.decks[tavern].append(card)
    game.tell("sent-away", seat=captain.seat, card=card)
    await reveal.tavern(game, tavern)
