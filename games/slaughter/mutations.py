"""Mutations: what they do, and how they are bought (Underground, Mutation; R70 to R72; content page 5.11)."""

from games.engine import ask_key, drawn
from games.slaughter.state import Game, Monster, Player
from games.slaughter.tokens import pay, payments

FACE_UP, MOST = 3, 3


# ---------------------------------------------------------------- what they do


def bonus_dice(game: Game, action: str) -> int:
    """Dice that mutations of the active monster add to a roll."""
    monster = game.monster
    dice = game.mutated(monster, "overgrowth")
    if action == "attack":
        dice += game.mutated(monster, "long_claws") + (game.mutated(monster, "mob_rule") and has_company(game))
    if action == "search":
        dice += game.mutated(monster, "hound_nose")
    if action in ("scare", "smash"):
        dice += game.mutated(monster, "pack_sense")
    return dice


def has_company(game: Game) -> bool:
    """Another own monster stands in the zone."""
    return any(other is not game.monster and other.zone == game.monster.zone for other in game.active.monsters)


def automatic_successes(game: Game, action: str, target: str) -> int:
    """Razor Jaws on each Attack; Ram Skull on a Smash of ordinary doors and barricades."""
    if action == "attack":
        return game.mutated(game.monster, "razor_jaws")
    if action == "smash" and target not in ("bd", "d_shed"):
        return game.mutated(game.monster, "ram_skull")
    return 0


def extra_actions(game: Game, monster: Monster) -> int:
    """Extra Limb."""
    return game.mutated(monster, "extra_limb")


def extra_moves(game: Game, monster: Monster) -> int:
    """Spring Legs."""
    return game.mutated(monster, "spring_legs")


# ---------------------------------------------------------------- the row


async def lay_out(game: Game) -> None:
    """Shuffle the mutations, three face up (set-up, step В)."""
    game.below.mutations = await drawn("mutations", list(game.content.mutations), len(game.content.mutations))
    refill(game)


def refill(game: Game) -> None:
    """Gaps in the row are filled from the pile, if possible."""
    below = game.below
    while below.mutations and len(below.row) < FACE_UP:
        below.row.append(below.mutations.pop(0))


async def replace_row(game: Game) -> None:
    """At 2, 5 and 8: the row goes to the bottom in random order, three new ones are dealt (R72)."""
    below = game.below
    below.mutations += await drawn("mutations-back", below.row, len(below.row))
    below.row = []
    refill(game)
    game.tell("mutations-changed")


# ---------------------------------------------------------------- buying


def cost(game: Game, mutation: str) -> int:
    """What a mutation costs now: one less, but never nothing, while it smells like monster spirit."""
    printed = game.content.mutations[mutation].cost(len(game.players))
    return max(1, printed - (game.below.event == "monster_spirit"))


def affordable(game: Game, player: Player) -> list[str]:
    """Mutations of the row that a player can pay."""
    return [each for each in game.below.row if payments(game, player, cost(game, each))]


async def offer(game: Game, player: Player) -> None:
    """The step at the end of a turn that ended by itself: one mutation, or none."""
    if keys := [f"mutate:{each}" for each in affordable(game, player)]:
        verb, _, mutation = (await ask_key(player.seat, "mutate", ["no", *keys])).partition(":")
        if verb == "mutate":
            await buy(game, player, mutation)


async def buy(game: Game, player: Player, mutation: str) -> None:
    """Choose who gets it, pay, lay it down, discard at once what is too much, refill the row."""
    monster = "" if game.content.mutations[mutation].family else await choose_monster(game, player)
    await pay(game, player, cost(game, mutation))
    game.below.row.remove(mutation)
    rival = next((each for each, owner in player.mutations.items() if monster and owner == monster), "")
    player.mutations[mutation] = monster
    game.tell("mutated", seat=player.seat, card=mutation, monster=monster)
    if rival:
        await drop(game, player, [rival, mutation])
    elif len(player.mutations) > MOST:
        await drop(game, player, list(player.mutations))
    refill(game)


async def choose_monster(game: Game, player: Player) -> str:
    """Any own monster, face up or down, on the board or not; tamed Krittlins do not mutate (R95)."""
    own = [monster for monster in player.monsters if monster.family == player.family]
    return (await ask_key(player.seat, "mutant", [f"monster:{monster.id}" for monster in own])).partition(":")[2]


async def drop(game: Game, player: Player, mutations: list[str]) -> None:
    """One card too many goes to the bottom of the pile (R71)."""
    mutation = (await ask_key(player.seat, "drop", [f"drop:{each}" for each in mutations])).partition(":")[2]
    del player.mutations[mutation]
    game.below.mutations.append(mutation)
    game.tell("mutation-dropped", seat=player.seat, card=mutation)
