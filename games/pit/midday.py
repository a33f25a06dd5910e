"""The Midday Phase: each Captain enters a District and acts in its structures (book, Midday Phase)."""

from collections.abc import Awaitable, Callable

from games.pit import abilities, city_watch, encounters, foe, great_hall, harm, market, mystics_quarter, quests, royal_keep, southern_gate, streets
from games.pit.asking import decide
from games.pit.districts import has_use, may_use, reach
from games.pit.pieces import Captain
from games.pit.state import Game
from games.pit.view import DISTRICTS, STRUCTURES

Options = Callable[[Game, Captain], list[str]]
HERE: tuple[Options, ...] = (
    city_watch.options,
    southern_gate.options,
    great_hall.options,
    market.options,
    mystics_quarter.options,
    royal_keep.options,
    encounters.services,
    quests.options,
)


async def midday(game: Game) -> None:
    """From the Lead clockwise, unless Panic turns the order; then what Creatures do at Midday."""
    game.phase = "midday"
    await foe.midday(game)
    order = game.in_order()
    if game.notes.get("reversed") == game.round:
        order.reverse()
    for captain in order:
        game.new_turn(captain.seat)
        await take_turn(game, captain)
    game.mover = 0
    await encounters.midday_end(game)


async def take_turn(game: Game, captain: Captain) -> None:
    """Place the piece, then act until nothing is left or enough is done."""
    if not await enter(game, captain):
        return
    while True:
        if not menu(game, captain) and not game.is_busy(captain):
            break
        key = await decide(game, captain.seat, "visit", lambda: [*menu(game, captain), "end"], default="end", is_menu=True)
        if key == "end":
            break
        await act(game, captain, key)
    game.tell("visited", seat=captain.seat)


# ---------------------------------------------------------------- entering a District


async def enter(game: Game, captain: Captain) -> bool:
    """Choose a District; whether there was one (A-R38)."""
    key = await decide(game, captain.seat, "district", lambda: [f"district:{each}" for each in open_to(game, captain)], is_menu=True)
    if not key:
        game.tell("stays", seat=captain.seat)
        return False
    captain.district = key.partition(":")[2]
    if captain.district == captain.last_district and not returns(captain, captain.district):
        use_map(game, captain)
    game.notes.pop(f"forced.{captain.seat}", None)
    game.tell("enters", seat=captain.seat, district=captain.district)
    await encounters.enter(game, captain)
    await quests.entered(game, captain)
    return True


def open_to(game: Game, captain: Captain) -> list[str]:
    """Districts that a Captain may enter: another than last Round, not full, and not closed unless there is something to fight."""
    forced = game.notes.get(f"forced.{captain.seat}")
    able = [each for each in DISTRICTS if is_new(game, captain, each) and has_room(game, each) and has_use(game, each)]
    return [DISTRICTS[forced]] if forced is not None and DISTRICTS[forced] in able else able


def is_new(game: Game, captain: Captain, district: str) -> bool:
    """Another District than in the Round before; a Tunnel Map lets one stay, and a Royal Audience asks to return."""
    if district != captain.last_district:
        return True
    return captain.wears("tunnel_map") is not None or returns(captain, district)


def returns(captain: Captain, district: str) -> bool:
    """Whether a Royal Audience brings a Captain back to the Keep, without any map."""
    return captain.quest == "royal_audience" and district == "royal_keep"


def has_room(game: Game, district: str) -> bool:
    """No more than two Captains; one at Curfew."""
    return sum(each.district == district for each in game.captains) < (1 if streets.is_on(game, "curfew") else 2)


def use_map(game: Game, captain: Captain) -> None:
    """The Tunnel Map is removed when it lets its Captain stay."""
    bearer = captain.wears("tunnel_map")
    if bearer is not None:
        bearer.items.remove("tunnel_map")
        game.removed.append("tunnel_map")
        game.tell("map-used", seat=captain.seat)


# ---------------------------------------------------------------- what to do there


def menu(game: Game, captain: Captain) -> list[str]:
    """All that a Captain can do now."""
    found = [key for options in HERE for key in options(game, captain)]
    fights = [structure for structure in reach(game, captain) if may_fight(game, captain, structure)]
    found += [f"fight:{structure}" for structure in fights]
    if captain.card.id == "yrsa_vane" and neighbours(game, captain):
        found += abilities.ways(game, captain)
    if captain.visits and elsewhere(game, captain):
        found.append("further")
    found += ["visit:tent"] if is_tent_open(game, captain) else []
    return list(dict.fromkeys(found))


def may_fight(game: Game, captain: Captain, structure: str) -> bool:
    """Whether something stands there to be fought, and the visit is not spent yet."""
    return structure not in captain.visited and "statue" not in captain.used and bool(streets.fightable(game, structure))


def is_tent_open(game: Game, captain: Captain) -> bool:
    """The Healer's Tent serves each visitor of an open Southern Gate once a Round, for a Gold (A8.5)."""
    is_here = game.is_standing("healers_tent") and captain.district == "southern_gate" and not game.is_closed(captain.district)
    return is_here and captain.gold > 0 and "tent" not in captain.used and bool(harm.healable(game, captain, anywhere=False))


def neighbours(game: Game, captain: Captain) -> list[str]:
    """Structures of the Districts beside one's own in the ring."""
    at = DISTRICTS.index(captain.district)
    beside = (DISTRICTS[at - 1], DISTRICTS[(at + 1) % len(DISTRICTS)])
    return [structure for structure, district in STRUCTURES.items() if district in beside and opens(game, captain, structure)]


def elsewhere(game: Game, captain: Captain) -> list[str]:
    """Structures that a wish may open: any other but Gate and Watchtower."""
    others = [structure for structure in STRUCTURES if structure not in ("gate", "watchtower")]
    return [structure for structure in others if structure not in reach(game, captain) and opens(game, captain, structure)]


def opens(game: Game, captain: Captain, structure: str) -> bool:
    """Whether a Captain who could reach a structure would find it open, or something to fight there."""
    captain.further.append(structure)
    try:
        return may_use(game, captain, structure) or may_fight(game, captain, structure)
    finally:
        captain.further.remove(structure)


async def open_further(game: Game, captain: Captain, structures: list[str]) -> None:
    """One more structure comes into reach."""
    key = await decide(game, captain.seat, "further", lambda: [f"open:{structure}" for structure in structures])
    if key:
        captain.further.append(key.partition(":")[2])
        game.tell("opened", seat=captain.seat, structure=key.partition(":")[2])


Deed = Callable[[Game, Captain], Awaitable[None]]
VISITS: dict[str, Deed] = {
    "attack:gate": city_watch.attack_gate,
    "attack:watchtower": southern_gate.attack_tower,
    "visit:statue": city_watch.statue,
    "recruit:barracks": city_watch.conscript,
    "visit:reassign": city_watch.reassign,
    "visit:light": southern_gate.light,
    "buy:blue": southern_gate.blue_gem,
    "recruit:eyrie": southern_gate.wyvern,
    "buy:stone": market.buy_stone,
    "visit:grotto": mystics_quarter.grotto,
    "visit:mage": mystics_quarter.mage,
    "recruit:sanctuary": mystics_quarter.wizard,
    "visit:keep": quests.draw,
    "buy:green": royal_keep.green_gem,
    "quest:do": quests.do,
    "quest:drop": quests.drop,
}


async def act(game: Game, captain: Captain, key: str) -> None:
    """Do it."""
    verb, _, what = key.partition(":")
    if key in VISITS:
        await VISITS[key](game, captain)
    elif verb == "fight":
        await city_watch.fight_token(game, captain, what)
    elif verb == "ability":
        abilities.pay(game, captain, key)
        await open_further(game, captain, neighbours(game, captain))
    elif verb == "further":
        captain.visits -= 1
        await open_further(game, captain, elsewhere(game, captain))
    elif verb == "buy":
        await buy(game, captain, what)
    elif verb == "reveal":
        great_hall.show_more(game, captain, what)
    elif verb == "recruit":
        await market.recruit(game, captain, what)
    elif verb == "barkeep":
        await market.barkeep(game, captain, what)
    else:
        await serve(game, captain, what)


async def buy(game: Game, captain: Captain, what: str) -> None:
    """An Armour token, or a card of the Great Hall."""
    if what in royal_keep.ARMOUR:
        await royal_keep.armour(game, captain, royal_keep.ARMOUR[what])
    else:
        await great_hall.buy(game, captain, what)


async def serve(game: Game, captain: Captain, what: str) -> None:
    """The Fountain, the Healer's Tent, and those who are here for a while."""
    if what.startswith("fountain_"):
        await royal_keep.fountain(game, captain, int(what.removeprefix("fountain_")))
    elif what == "tent":
        captain.used.add("tent")
        captain.gold -= 1
        await harm.heal_some(game, captain, 1, anywhere=False)
    else:
        await encounters.serve(game, captain, what)
