"""The Night Phase: refresh, Night effects, Quests, the Messenger, an Encounter card (book, Night Phase; A4, 5)."""

from games.pit import encounters, fortifications, harm, outpost, quests, reveal
from games.pit.asking import agrees, buries
from games.pit.pieces import RESERVE, Captain, Unit
from games.pit.state import Game
from games.pit.view import DEFENDERS


async def night(game: Game) -> None:
    """In the order of the book."""
    game.phase = "night"
    game.tell("night")
    await reveal.refresh(game)
    for captain in game.in_order():
        await cards(game, captain)
    fortifications.night(game)
    await encounters.night(game)
    await quests.night(game)
    await pass_messenger(game)
    if game.setup.options["encounters"] == "on":
        await encounters.draw(game)
    rest(game)


def rest(game: Game) -> None:
    """What counts once a Round may be done again."""
    for captain in game.captains:
        captain.used.clear()
        captain.visited, captain.further, captain.visits = [], [], 0
        captain.extra, captain.rune = "", ""
        captain.last_district, captain.district = captain.district or captain.last_district, ""
        for unit in captain.all_units:
            unit.used.clear()
    for unit in game.monster.taken:
        unit.used.clear()
    game.revealed.clear()
    game.gate_attacks = game.tower_attacks = 0


# ---------------------------------------------------------------- Night effects of cards


async def cards(game: Game, captain: Captain) -> None:
    """Night effects of an Outpost, those in Reserve too (Reserve Area); injured characters have none."""
    for unit in [unit for unit in captain.units if not unit.injured]:
        if unit.id == "grinning_cutpurse" and captain.gold:
            captain.gold -= 1
            game.tell("cutpurse", seat=captain.seat)
        elif unit.id == "debt_bound_bruiser" and unit in captain.units:
            await bruiser(game, captain, unit)
    await chaplain(game, captain)
    await librarian(game, captain)
    await serve(game, captain)


def wakes(captain: Captain, card: str) -> bool:
    """Whether an uninjured card with a Night effect is there, in Reserve too."""
    return any(unit.id == card and not unit.injured for unit in captain.units)


async def bruiser(game: Game, captain: Captain, unit: Unit) -> None:
    """Pay one Gold or return it."""
    if await agrees(game, captain.seat, "bruiser", "bruiser:return", "bruiser:pay", lambda: captain.gold > 0):
        captain.gold -= 1
        game.tell("paid", seat=captain.seat, unit=unit.id)
    elif unit in captain.units:
        game.tell("went-home", seat=captain.seat, unit=unit.id)
        await harm.go_home(game, captain, unit)


async def chaplain(game: Game, captain: Captain) -> None:
    """The Pit Chaplain in a Tide slot heals one character of the Outpost."""
    unit = captain.works("pit_chaplain")
    if unit is not None and game.rune_of(captain, unit.slot) == "tide":
        await harm.heal_some(game, captain, 1, anywhere=False)


async def librarian(game: Game, captain: Captain) -> None:
    """The Grey Librarian looks at the top Sanctuary card and may put it under the deck."""
    if not wakes(captain, "grey_librarian") or not game.decks["sanctuary"]:
        return
    under = await buries(game, captain, "librarian", "grey_librarian", lambda: game.decks["sanctuary"])
    game.tell("librarian", seat=captain.seat, under=int(under))


async def serve(game: Game, captain: Captain) -> None:
    """Timed Soldiers have a Round less to serve, not under a Drill Sergeant; those at the end go home (A8.3)."""
    if wakes(captain, "drill_sergeant"):
        return
    serving = [unit for unit in captain.units if unit.service > 0]
    for unit in serving:
        unit.service -= 1
    for unit in serving:
        if unit.service == 0 and unit in captain.units:
            game.tell("served", seat=captain.seat, unit=unit.id)
            await harm.go_home(game, captain, unit)


# ---------------------------------------------------------------- the King's Messenger


async def pass_messenger(game: Game) -> None:
    """Card and piece go to the next Captain on the left, who becomes the Lead; a solo Captain keeps them."""
    if game.is_solo:
        return
    giver, taker = game.leader, game.left_of(game.leader)
    messenger = next(unit for unit in giver.units if unit.is_messenger)
    giver.units.remove(messenger)
    messenger.slot = ""
    game.lead = taker.seat
    game.tell("lead", seat=taker.seat)
    await seat_messenger(game, taker, messenger)


async def seat_messenger(game: Game, captain: Captain, messenger: Unit) -> None:
    """The Messenger takes a defender slot; if none is free somebody goes into Reserve."""
    with game.about(placing=messenger.id, subject=str(captain.seat)):
        messenger.slot = await outpost.make_room(game, captain, DEFENDERS) or RESERVE
    captain.units.append(messenger)
