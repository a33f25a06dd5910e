"""What the Captains find in the Citadel: which structures they may visit now, and what things cost (book, Midday Phase; Structure Reference)."""

from games.pit import streets
from games.pit.pieces import TAVERNS, Captain
from games.pit.state import Game
from games.pit.view import STRUCTURES

REGENT = "regent_in_exile"


# ---------------------------------------------------------------- which structures


def reach(game: Game, captain: Captain) -> list[str]:
    """Structures of the own District, and those that an ability or a wish opens."""
    return [structure for structure, district in STRUCTURES.items() if district == captain.district or structure in captain.further]


def may_use(game: Game, captain: Captain, structure: str) -> bool:
    """Whether a structure's primary function is open to a Captain now: not yet visited, and all that `is_open` asks for."""
    return is_open(game, captain, structure) and not is_done(game, captain, structure)


def is_open(game: Game, captain: Captain, structure: str) -> bool:
    """Whether a structure is in a Captain's reach, not closed, not gone, and no Creature bars it."""
    district = STRUCTURES[structure]
    if (district != captain.district and structure not in captain.further) or structure in game.shut or game.is_closed(district):
        return False
    return streets.blocker(game, structure) is None


def has_use(game: Game, district: str) -> bool:
    """Closed Districts are entered only to fight (Terminology, Close)."""
    here = [structure for structure, where in STRUCTURES.items() if where == district]
    return not game.is_closed(district) or any(streets.fightable(game, structure) for structure in here)


def is_done(game: Game, captain: Captain, structure: str) -> bool:
    """A structure is visited once a Round, none after the Statue; the Regent's Captain may visit one of the own District twice (A8.4)."""
    times = captain.visited.count(structure)
    if times == 0 or "statue" in captain.used:
        return "statue" in captain.used
    regent = captain.works(REGENT)
    is_peaceful = STRUCTURES[structure] == captain.district and structure not in ("gate", "watchtower")
    return times > 1 or regent is None or REGENT in regent.used or not is_peaceful


def visit(game: Game, captain: Captain, structure: str) -> None:
    """A structure counts as visited."""
    regent = captain.works(REGENT)
    if structure in captain.visited and regent is not None:
        regent.used.add(REGENT)
    captain.visited.append(structure)


# ---------------------------------------------------------------- prices


def price(game: Game, what: str) -> int:
    """A price of the table, 2 more with the token that makes all dear; services are no purchases."""
    base = int(getattr(game.content.table.prices, what))
    return base + dear(game) if what in ("conscript", "eyrie", "stone", "wizard") else base


def dear(game: Game) -> int:
    """All purchases and recruitings cost 2 Gold more (yellow token)."""
    return 2 if "dear_all" in game.skulls else 0


def conscript_price(game: Game) -> int:
    """A Soldier; 4 Gold with the white token."""
    return 4 + dear(game) if "dear_barracks" in game.skulls else price(game, "conscript")


def item_price(game: Game, captain: Captain | None, card: str) -> int:
    """An Item: Market Day and the Quartermaster make it cheaper (A8.3, A8.11)."""
    cost = game.content.town_hall[card].cost - int(streets.is_on(game, "market_day"))
    if captain is not None and captain.works("quartermaster"):
        cost = max(1, cost - 1)
    return max(0, cost) + dear(game)


def mount_price(game: Game, card: str) -> int:
    """A Mount."""
    return game.content.stables[card].cost - int(streets.is_on(game, "market_day")) + dear(game)


def tavern_price(game: Game, card: str) -> int:
    """A character of the Taverns; Lady Sable takes one Gold more."""
    return game.content.unit(card).cost + int(game.has_token("lady_sable_toll_thief")) + dear(game)


def stone_price(game: Game, captain: Captain | None) -> int:
    """An Alchemy Stone; the Street Alchemist gets it for 1."""
    cheap = captain is not None and captain.works("street_alchemist") is not None
    return 1 + dear(game) if cheap else price(game, "stone")


def wyvern_price(game: Game, captain: Captain | None) -> int:
    """A Wyvern; the Falconer gets it for 2."""
    cheap = captain is not None and captain.works("falconer") is not None
    return 2 + dear(game) if cheap else price(game, "eyrie")


def gem_price(game: Game, what: str) -> int:
    """A gem of the Church, a gem or a token of the Armoury: a purchase."""
    return price(game, what) + dear(game)


def mage_price(game: Game) -> int:
    """The White Mage; pilgrims pay 1."""
    return 1 if streets.is_on(game, "pilgrim_road") else price(game, "mage")


def pay(game: Game, captain: Captain, gold: int) -> None:
    """Gold to the Treasury."""
    captain.gold -= gold


# ---------------------------------------------------------------- what is left


def left(game: Game, structure: str) -> int | None:
    """Cards or tokens of a structure, None where it has none."""
    stock = {"alchemist": ("stone",), "grotto": ("blue", "green"), "church": ("blue",), "armoury": ("white", "yellow")}
    if structure in game.decks:
        return len(game.decks[structure]) + len(game.faces.get(structure, ()))
    if structure == "fountain":
        return len(game.bag)
    if structure in stock:
        return sum(game.stock[token] for token in stock[structure])
    return None


def is_market_limited(game: Game, captain: Captain, tavern: str) -> bool:
    """White token: one Tavern each Round beside the Alchemist; a fight in another is no recruitment."""
    return "one_tavern" in game.skulls and any(each in captain.visited and fought(each) not in captain.used for each in TAVERNS if each != tavern)


def fought(structure: str) -> str:
    """The note that a Captain's visit of this Round was a fight."""
    return f"fought.{structure}"
