"""Quests: drawn at the King's Keep, done by the next Round, rewarded, or failed (book, The King's Keep; A8.9, A-R34, A-R35)."""

from collections.abc import Awaitable, Callable, Mapping

from games import engine
from games.pit import city_watch, dice, districts, harm, march, outpost, royal_keep
from games.pit.pieces import TAVERNS, Captain, Combat, Unit
from games.pit.state import Game
from games.pit.view import STRUCTURES

Reward = Callable[[Game, Captain], Awaitable[None]]
ACTIONS = {"carry_the_alms": 2, "watch_until_dawn": 0, "the_silent_offering": 3, "royal_audience": 1}
"""Quests that are an action of their own at their structure, with the Gold that they take."""
BARRED_BY = {"statue": "no_statue", "grotto": "no_grotto"}
STOCKED = (*TAVERNS, "town_hall", "stables", "eyrie", "barracks", "alchemist", "fountain")
"""Structures whose Quests want a card or a token of theirs; the White Mage heals without any."""


# ---------------------------------------------------------------- drawing one


async def draw(game: Game, captain: Captain) -> None:
    """Draw the top Quest."""
    districts.visit(game, captain, "keep")
    await accept(game, captain, game.decks["keep"].pop(0))


async def accept(game: Game, captain: Captain, quest: str) -> None:
    """A Quest is a Captain's; it must be done by the Night of the next Round. The Long Ride rolls where to."""
    captain.quest = quest
    captain.quest_due = game.round + 1
    game.tell("quest", seat=captain.seat, card=captain.quest)
    harm.check_razed(game)
    if captain.quest == "the_long_ride":
        captain.quest_district = await dice.locate(game)
        await entered(game, captain)


def options(game: Game, captain: Captain) -> list[str]:
    """A Quest that is an action of its own here, or one that nobody can do any more."""
    quest = captain.quest
    found = []
    if quest in ACTIONS and captain.gold >= ACTIONS[quest] and is_at_place(game, captain):
        found.append("quest:do")
    return [*found, *(["quest:drop"] if quest and is_impossible(game, captain) else [])]


def is_at_place(game: Game, captain: Captain) -> bool:
    """Whether the structure of the Quest is open to its Captain now."""
    quest, place = captain.quest, game.content.quests[captain.quest].place
    if not districts.may_use(game, captain, place):
        return False
    if quest == "royal_audience":
        return game.round == captain.quest_due and not captain.card.injured
    return quest != "the_silent_offering" or (not captain.visited and "no_statue" not in game.skulls)


def is_impossible(game: Game, captain: Captain) -> bool:
    """Its structure is gone, empty, or closed until the Quest is due: it may be discarded without harm (A-R35)."""
    place = game.content.quests[captain.quest].place
    if place == "rolled":
        return closed_until_due(game, captain, captain.quest_district) and not districts.has_use(game, captain.quest_district)
    if place == "tavern":
        return all(is_barred(game, captain, tavern) for tavern in TAVERNS)
    return place in STRUCTURES and is_barred(game, captain, place)


def is_barred(game: Game, captain: Captain, structure: str) -> bool:
    """Whether a structure cannot serve a Captain's Quest in time."""
    if structure in game.shut or BARRED_BY.get(structure) in game.skulls:
        return True
    is_empty = structure in STOCKED and not districts.left(game, structure)
    return is_empty or closed_until_due(game, captain, STRUCTURES[structure])


def closed_until_due(game: Game, captain: Captain, district: str) -> bool:
    """Whether a District stays closed for all the Rounds that are left to a Quest."""
    return game.closed.get(district, -1) >= captain.quest_due


async def do(game: Game, captain: Captain) -> None:
    """Do it: the action of its structure for this Round."""
    quest = captain.quest
    districts.pay(game, captain, ACTIONS[quest])
    if quest == "the_silent_offering":
        city_watch.skip_all(captain)
    else:
        districts.visit(game, captain, game.content.quests[quest].place)
    await complete(game, captain)


async def drop(game: Game, captain: Captain) -> None:
    """Discard an impossible one."""
    game.tell("quest-dropped", seat=captain.seat, card=captain.quest)
    await put_back(game, captain)


# ---------------------------------------------------------------- done by the way


async def reached(game: Game, captain: Captain, quest: str) -> None:
    """Something was done that a Quest asks for."""
    if captain.quest == quest:
        await complete(game, captain)


async def bought(game: Game, captain: Captain, card: str) -> None:
    """Shoe the Herd wants a Mount, Bulwark a card of the Town Hall for 3 or more."""
    if card in game.content.stables:
        await reached(game, captain, "shoe_the_herd")
    elif game.content.town_hall[card].cost >= 3:
        await reached(game, captain, "bulwark")


async def won(game: Game, captain: Captain, combat: Combat) -> None:
    """Clear the Streets: a Creature defeated, or with none in play any combat won."""
    creatures = any(game.kind_of(token) == "creature" for token in game.on_board)
    token = combat.token
    beaten = token is not None and token.health == 0 and game.kind_of(token) == "creature"
    if beaten or (combat.outcome in ("win", "critical") and not creatures):
        await reached(game, captain, "clear_the_streets")


async def entered(game: Game, captain: Captain) -> None:
    """The Long Ride ends where the Location Die said."""
    if captain.quest == "the_long_ride" and captain.district == captain.quest_district:
        await complete(game, captain)


async def complete(game: Game, captain: Captain) -> None:
    """The reward; the Quest goes back into its deck."""
    quest = captain.quest
    game.tell("quest-done", seat=captain.seat, card=quest)
    await put_back(game, captain)
    await REWARDS[quest](game, captain)


async def put_back(game: Game, captain: Captain) -> None:
    """Shuffle it back into the deck."""
    card, captain.quest, captain.quest_due, captain.quest_district = captain.quest, "", 0, ""
    game.decks["keep"] = await engine.shuffled("quest-deck", [*game.decks["keep"], card])


# ---------------------------------------------------------------- the deadline


async def night(game: Game) -> None:
    """A Quest that was not done in time fails, but for one that nobody could do any more (A-R35)."""
    for captain in game.in_order():
        if captain.quest and game.round >= captain.quest_due:
            await (drop if is_impossible(game, captain) else fail)(game, captain)


async def fail(game: Game, captain: Captain) -> None:
    """The strongest character is injured (A-R34)."""
    game.tell("quest-failed", seat=captain.seat, card=captain.quest)
    await put_back(game, captain)
    await harm.injure_one(game, captain, strongest(game, captain), harm.FROM_QUEST, chooser=captain.seat)


def strongest(game: Game, captain: Captain) -> list[Unit]:
    """The uninjured characters with the most dice, all those of their Items counted, the Captain among them."""
    able = harm.injurable(captain)
    counts = {unit: len(outpost.dice_of(game, captain, unit)) + sum(len(game.content.town_hall[item].dice) for item in unit.items) for unit in able}
    return [unit for unit in able if counts[unit] == max(counts.values())]


# ---------------------------------------------------------------- rewards


def gold(number: int) -> Reward:
    """Gold."""

    async def reward(game: Game, captain: Captain) -> None:
        game.earn(captain, number)
        game.tell("gold", seat=captain.seat, n=number)

    return reward


def gem(kind: str) -> Reward:
    """A gem, or a stone, from the supply."""

    async def reward(game: Game, captain: Captain) -> None:
        if game.stock[kind]:
            game.stock[kind] -= 1
            setattr(captain, "stones" if kind == "stone" else kind, getattr(captain, "stones" if kind == "stone" else kind) + 1)
            game.tell("got-token", seat=captain.seat, token=kind)

    return reward


async def steel(game: Game, captain: Captain) -> None:
    """A Yellow Armour token."""
    await royal_keep.forge(game, captain, "yellow")


async def nothing_more(game: Game, captain: Captain) -> None:
    """The reward was part of the deed: one more wish token."""


async def soldier(game: Game, captain: Captain) -> None:
    """A second Soldier for free."""
    await city_watch.enlist(game, captain)


async def heal_one(game: Game, captain: Captain) -> None:
    """One further character anywhere is healed."""
    await harm.heal_some(game, captain, 1, anywhere=True)


async def lower(game: Game, captain: Captain) -> None:
    """One Monster tracker goes down, not below one."""
    await march.lower_one(game, captain)


async def back_two(game: Game, captain: Captain) -> None:
    """The Monster goes back two."""
    march.drive_back(game, captain, 2)


async def champion(game: Game, captain: Captain) -> None:
    """Draw from the first Tavern deck until a Champion appears; the rest goes under it, and nothing that is drawn is revealed (A-R17)."""
    deck = next((game.decks[tavern] for tavern in TAVERNS if game.decks[tavern]), [])
    at = next((at for at, card in enumerate(deck) if game.content.unit(card).kind == "champion"), None)
    passed = len(deck) if at is None else at
    found = None if at is None else deck[at]
    deck[:] = [*deck[passed + (found is not None) :], *deck[:passed]]
    if found is not None:
        game.tell("joined", seat=captain.seat, card=found)
        await outpost.place(game, captain, game.unit(found))
        harm.check_razed(game)


async def two_wishes(game: Game, captain: Captain) -> None:
    """Two wish tokens drawn, one kept."""
    await royal_keep.draw_wishes(game, captain, 2)


REWARDS: Mapping[str, Reward] = {
    "carry_the_alms": gem("blue"),
    "watch_until_dawn": gold(3),
    "test_of_steel": steel,
    "drain_the_cask": gold(2),
    "map_the_deep": gem("green"),
    "empty_the_purse": nothing_more,
    "shoe_the_herd": gold(2),
    "letters_of_levy": soldier,
    "vigil_for_the_wounded": heal_one,
    "a_borrowed_flask": gem("stone"),
    "the_silent_offering": lower,
    "the_wyverns_debt": gold(3),
    "bulwark": back_two,
    "clear_the_streets": gold(10),
    "royal_audience": champion,
    "the_long_ride": two_wishes,
}
