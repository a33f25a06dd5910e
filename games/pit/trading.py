"""Trading between Captains in the same District (book, Trading; A-R30)."""

from games.pit import harm, outpost
from games.pit.asking import decide
from games.pit.pieces import RESERVE, Captain
from games.pit.state import Game

HEAPS = (1, 2, 3, 5, 10)


def keys(game: Game, captain: Captain) -> list[str]:
    """Other Captains to give something to: in the same District, during the turn of either."""
    if game.phase != "midday" or not captain.district:
        return []
    others = [each for each in game.captains if each is not captain and each.district == captain.district]
    return [f"trade:{each.seat}" for each in others if game.mover in (captain.seat, each.seat) and gifts(game, captain, each)]


def gifts(game: Game, giver: Captain, taker: Captain) -> list[str]:
    """What may be handed over: Gold, Items that the other can use, characters for 3 Gold each."""
    gold = [f"gold:{heap}" for heap in HEAPS if heap < giver.gold] + ([f"gold:{giver.gold}"] if giver.gold else [])
    items = [f"item:{unit.slot}.{item}" for unit in giver.here for item in unit.items if outpost.bearers(game, taker, item)]
    able = giver.gold >= game.content.table.trade
    units = [
        f"unit:{giver.seat}.{harm.place_of(giver, unit)}"
        for unit in giver.units
        if able and unit.slot and unit.is_character and not unit.is_messenger
    ]
    return [*gold, *items, *units]


async def trade(game: Game, giver: Captain, taker: Captain) -> None:
    """Hand over one thing after the other."""
    while gifts(game, giver, taker):
        with game.about(subject=str(taker.seat)):
            key = await decide(game, giver.seat, "gift", lambda: [*gifts(game, giver, taker), "done"], default="done")
        if key in ("done", ""):
            return
        await give(game, giver, taker, key)


async def give(game: Game, giver: Captain, taker: Captain, key: str) -> None:
    """One gift."""
    kind, _, what = key.partition(":")
    if kind == "gold":
        giver.gold -= int(what)
        taker.gold += int(what)
        game.tell("gave-gold", seat=giver.seat, other=taker.seat, n=int(what))
    elif kind == "item":
        slot, _, item = what.partition(".")
        unit = giver.at(slot)
        assert unit is not None
        unit.items.remove(item)
        game.tell("gave", seat=giver.seat, other=taker.seat, card=item)
        await outpost.attach(game, taker, item)
    else:
        await hand_over(game, giver, taker, what.partition(".")[2])


async def hand_over(game: Game, giver: Captain, taker: Captain, place: str) -> None:
    """A character changes sides for 3 Gold to the Treasury, with all that is attached to it."""
    unit = harm.unit_at(giver, place)
    assert unit is not None
    giver.gold -= game.content.table.trade
    giver.units.remove(unit)
    unit.slot = RESERVE
    game.tell("gave", seat=giver.seat, other=taker.seat, card=unit.id)
    await outpost.place(game, taker, unit)
