"""The Mystic's Quarter: Dwarven Grotto and Sanctuary (book, Structure Reference)."""

from games.pit import dice, encounters, harm, quests, wizards
from games.pit.districts import mage_price, may_use, pay, price, visit
from games.pit.pieces import Captain
from games.pit.state import Game
from games.pit.streets import is_on


def options(game: Game, captain: Captain) -> list[str]:
    """What a Captain can do here now."""
    found = []
    if is_grotto_open(game, captain):
        found.append("visit:grotto")
    if may_use(game, captain, "sanctuary"):
        found += ["visit:mage"] if captain.gold >= mage_price(game) and needs_mage(game, captain) else []
        found += ["recruit:sanctuary"] if captain.gold >= price(game, "wizard") and game.decks["sanctuary"] else []
    return found


def needs_mage(game: Game, captain: Captain) -> bool:
    """Somebody is injured, or a Quest asks for the visit itself (A8.9, 9)."""
    return bool(harm.healable(game, captain, anywhere=True)) or captain.quest == "vigil_for_the_wounded"


def is_grotto_open(game: Game, captain: Captain) -> bool:
    """It may have collapsed (yellow token) or be flooded (Event)."""
    return may_use(game, captain, "grotto") and "no_grotto" not in game.skulls and not is_on(game, "flooded_tunnels")


# ---------------------------------------------------------------- the Dwarven Grotto


async def grotto(game: Game, captain: Captain) -> None:
    """The miners' help: the Rune Die and the table of the own Outpost. Map the Deep rolls twice and keeps the second."""
    visit(game, captain, "grotto")
    rune = await roll_rune(game, captain)
    if captain.quest == "map_the_deep":
        rune = await roll_rune(game, captain)
    facts = game.content.rewards(captain.bridge, game.setup.options["outposts"])[rune]
    blue, green = min(facts.blue, game.stock["blue"]), min(facts.green, game.stock["green"])
    game.earn(captain, facts.gold)
    captain.blue, captain.green = captain.blue + blue, captain.green + green
    game.stock["blue"], game.stock["green"] = game.stock["blue"] - blue, game.stock["green"] - green
    game.tell("mined", seat=captain.seat, rune=rune, gold=facts.gold, blue=blue, green=green)
    await quests.reached(game, captain, "map_the_deep")


async def roll_rune(game: Game, captain: Captain) -> str:
    """A Captain's Rune Die; a Rune Smith in an Ember slot earns a Gold with Ember (A8.4)."""
    rune = await dice.cast_rune(game, "rune", captain.seat)
    smith(game, captain, rune)
    return rune


def smith(game: Game, captain: Captain, rune: str) -> None:
    """The Rune Smith's Gold."""
    unit = captain.works("rune_smith")
    if rune == "ember" and unit is not None and game.rune_of(captain, unit.slot) == "ember":
        game.earn(captain, 1)
        game.tell("gold", seat=captain.seat, n=1)


# ---------------------------------------------------------------- the Sanctuary


async def mage(game: Game, captain: Captain) -> None:
    """The White Mage heals as many as the own table says, of one's own or of all."""
    pay(game, captain, mage_price(game))
    visit(game, captain, "sanctuary")
    encounters.pilgrim(game)
    rune = await roll_rune(game, captain)
    facts = game.content.rewards(captain.bridge, game.setup.options["outposts"])[rune]
    await harm.heal_some(game, captain, facts.heal, anywhere=facts.reach == "any")
    await quests.reached(game, captain, "vigil_for_the_wounded")


async def wizard(game: Game, captain: Captain) -> None:
    """Recruit the top card: a Wizard, used at once or saved, or a Hero."""
    pay(game, captain, price(game, "wizard"))
    visit(game, captain, "sanctuary")
    card = game.decks["sanctuary"].pop(0)
    game.tell("recruited", seat=captain.seat, card=card)
    harm.check_razed(game)
    await wizards.welcome(game, captain, card)
