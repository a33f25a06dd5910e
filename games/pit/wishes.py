"""Wish tokens of the Fountain: used once, then out of the game (book, The Fountain; A8.12)."""

from games.pit import dice, harm, march, outpost, reveal
from games.pit.asking import decide
from games.pit.pieces import DECKS, SHOPS, TAVERNS, Captain
from games.pit.state import Game

PLATINUM = 10
EXTRA = {"red_die": "r", "yellow_die": "y", "white_die": "w"}


def keys(game: Game, captain: Captain) -> list[str]:
    """Wishes that may be used while no roll is open."""
    return [f"wish:{wish}" for wish in dict.fromkeys(captain.wishes) if may_use(game, captain, wish)]


def may_use(game: Game, captain: Captain, wish: str) -> bool:
    """Whether a wish does anything now."""
    if wish == "back_six":
        return game.monster.space > game.monster.start
    if wish == "free_card":
        return bool(free_decks(game, captain))
    if wish == "upgrade_die":
        return bool(upgradable(game, captain))
    if wish == "two_visits":
        return game.phase == "midday" and game.mover == captain.seat
    return wish not in ("extra_result", "roll_again")


def roll_keys(game: Game, captain: Captain) -> list[str]:
    """Wishes that change an open roll of the own."""
    roll = dice.own_open(game, captain)
    if roll is None:
        return []
    wanted = ("extra_result", "roll_again") if roll.what in dice.OPEN_ENDED else ("roll_again",)
    return [f"wish:{wish}" for wish in wanted if wish in captain.wishes]


async def use(game: Game, captain: Captain, wish: str) -> None:
    """Make a wish come true."""
    captain.wishes.remove(wish)
    game.tell("wish", seat=captain.seat, card=f"wish_{wish}")
    roll = dice.own_open(game, captain)
    if wish in EXTRA:
        captain.extra += EXTRA[wish]
    elif wish == "back_six":
        march.drive_back(game, captain, 6)
    elif wish == "platinum":
        game.earn(captain, PLATINUM)
    elif wish == "two_visits":
        captain.visits += 2
    elif wish == "free_card":
        await free_card(game, captain)
    elif wish == "upgrade_die":
        await upgrade(game, captain)
    elif roll is not None and wish == "extra_result":
        roll.added += 1
    elif roll is not None:
        await dice.again(roll, await dice.choose_dice(game, captain, roll))


# ---------------------------------------------------------------- a card for free, a better die


def free_decks(game: Game, captain: Captain) -> list[str]:
    """Decks whose top card can join the Outpost."""
    return [f"deck:{deck}" for deck in DECKS if deck != "keep" and may_join(game, captain, deck)]


def may_join(game: Game, captain: Captain, deck: str) -> bool:
    """Whether there is a top card that finds a place, the face-up one where there is one; nobody knows what a face-down one is."""
    if faces := game.faces.get(deck):
        return fits(game, captain, faces[0])
    return bool(game.decks[deck]) and (deck != "eyrie" or bool(game.free_slots(captain, "ad")))


def fits(game: Game, captain: Captain, card: str) -> bool:
    """Whether an Outpost has a place for an open card: Items and Mounts need a bearer."""
    if card in game.content.town_hall and game.content.town_hall[card].kind == "fortification":
        return True
    if card in game.content.town_hall or card in game.content.stables:
        return bool(outpost.bearers(game, captain, card))
    return True


async def free_card(game: Game, captain: Captain) -> None:
    """The top card of a deck joins for free."""
    deck = (await decide(game, captain.seat, "free-card", lambda: free_decks(game, captain))).partition(":")[2]
    if not deck:
        return
    card = (game.faces.get(deck) or game.decks[deck]).pop(0)
    game.tell("joined", seat=captain.seat, card=card)
    await reveal.take(game, captain, card)
    if deck in TAVERNS:
        await reveal.tavern(game, deck)
    elif deck in SHOPS:
        reveal.shop(game, deck)
    harm.check_razed(game)


def upgradable(game: Game, captain: Captain) -> list[str]:
    """Cards with a die that is not White yet."""
    better = [unit for unit in captain.here if unit.is_character and not unit.injured and set(outpost.dice_of(game, captain, unit)) & set("yr")]
    return [f"unit:{captain.seat}.{unit.slot}" for unit in better]


async def upgrade(game: Game, captain: Captain) -> None:
    """One die becomes White, for as long as the character stays."""
    key = await decide(game, captain.seat, "upgrade", lambda: upgradable(game, captain))
    unit = captain.at(key.rpartition(".")[2]) if key else None
    if unit is not None:
        unit.armour.append("wish")
