"""What Creatures and Outlaws do by themselves: at Midday, at Night, and to those who enter their Districts (A8.11)."""

from collections.abc import Sequence

from games.pit import combat, dice, encounters, harm, march
from games.pit.asking import board_chooser, decide, pick_captain
from games.pit.losses import items, lose_gold, strip
from games.pit.pieces import Captain, Token
from games.pit.state import Game
from games.pit.streets import districts_of, tokens_of, vacant
from games.pit.view import STRUCTURES

RATS = "rust_rats"


# ---------------------------------------------------------------- those who enter


async def gnaw(game: Game, captain: Captain) -> None:
    """Rust Rats: pay one Gold, or an Item goes back to its deck; nothing where there is neither."""
    key = await decide(game, captain.seat, "rats", lambda: [*(["rats:gold"] if captain.gold else []), *items(captain)])
    if key == "rats:gold":
        lose_gold(game, captain, 1)
    elif key:
        strip(game, key)


# ---------------------------------------------------------------- Midday


async def midday(game: Game) -> None:
    """Each Night Wraith attacks once; no Captain is attacked by two of them in a Midday."""
    prey = [captain for captain in game.captains if captain.district]
    for token in tokens_of(game, "night_wraith"):
        if prey and token in game.on_board:
            prey.remove(await haunt(game, token, prey))


async def haunt(game: Game, token: Token, prey: Sequence[Captain]) -> Captain:
    """A Night Wraith moves to a District with a Captain and attacks that one."""
    captain = await pick_captain(game, board_chooser(game), "wraith", prey)
    if STRUCTURES[token.place] != captain.district:
        token.place = await encounters.structure_for(game, token.id, vacant(game, captain.district))
        game.tell("token-moved", card=token.id, place=token.place)
    await combat.strike(game, captain, token)
    return captain


# ---------------------------------------------------------------- Night


async def night(game: Game) -> None:
    """All Night effects."""
    if marchers := tokens_of(game, "bone_marchers"):
        game.tell("marchers", n=len(marchers))
        march.move(game, len(marchers))
    await hunt(game)
    await ignite(game)
    catch(game)


async def hunt(game: Game) -> None:
    """Grave Hounds: each Captain in their Districts rolls a Yellow Die; on a Monster result one own character is injured."""
    held = districts_of(game, "grave_hounds")
    for captain in game.in_order():
        if captain.district not in held:
            continue
        roll = await dice.cast(game, "hounds", captain.seat, "y")
        await dice.settle(game, [roll])
        game.tell("hounds", seat=captain.seat, bitten=int(roll.monster > 0))
        if roll.monster:
            await harm.injure_one(game, captain)


async def ignite(game: Game) -> None:
    """Fire Imps: the District of one token burns, as the Lead Captain picks."""
    held = districts_of(game, "fire_imps")
    key = await decide(game, game.lead, "imps", lambda: [f"district:{district}" for district in held])
    if key:
        harm.burn_district(game, key.partition(":")[2])


def catch(game: Game) -> None:
    """The Ratcatcher takes one Gold from each Captain who visited his District."""
    held = districts_of(game, "the_ratcatcher")
    for captain in game.in_order():
        if captain.district in held and captain.gold:
            game.tell("ratcatcher", seat=captain.seat)
            lose_gold(game, captain, 1)
