"""The Morning Phase: Progress Rolls, tribute, the Monster's steps (book, Morning Phase)."""

from games.pit import dice, encounters, foe, march, mystics_quarter, outpost
from games.pit.asking import decide
from games.pit.pieces import Captain, Roll
from games.pit.state import Game


async def morning(game: Game) -> None:
    """Every Captain rolls, from the Lead on; the Monster moves after each roll (A-R5)."""
    game.round += 1
    game.phase = "morning"
    game.new_turn()
    game.tell("round", n=game.round)
    await foe.morning(game)
    for captain in game.in_order():
        if captain.works("tally_clerk"):
            game.earn(captain, 1)
            game.tell("clerk", seat=captain.seat)
    for captain in game.in_order():
        game.mover = captain.seat
        await progress(game, captain)
    game.mover = 0
    game.monster.skips_move = False
    encounters.morning_end(game)


async def progress(game: Game, captain: Captain) -> None:
    """One Progress Roll with the Rune Die."""
    key = await decide(game, captain.seat, "progress", lambda: rolls(game, captain), is_menu=True)
    pool, more = chosen(game, captain, key), outpost.beyond(game, captain, "progress")
    if game.notes.get("eclipse") == game.round:
        pool, more = eclipsed(game, pool), more.replace("y", "r")
    roll = await dice.cast(game, "progress", captain.seat, pool + more)
    captain.rune = roll.rune = await dice.rune_die("rune")
    roll.is_royal = len(roll.dice) > 1 and len({die.base for die in roll.dice}) == 1
    roll.ignored += ignored(game, captain)
    await dice.settle(game, [roll])
    captain.rune = roll.rune
    tribute(game, captain, roll)
    advance(game, captain, roll.monster)


# ---------------------------------------------------------------- which dice


def rolls(game: Game, captain: Captain) -> list[str]:
    """With eight dice or fewer all are rolled; with more their owner chooses how many of each colour."""
    pool, most = outpost.ordinary(game, captain, "progress"), game.content.table.progress_dice
    counts = {colour: min(pool.count(colour), game.cap(colour)) for colour in "wyr"}
    if sum(counts.values()) <= most:
        return ["roll"]
    splits = [(w, y, most - w - y) for w in range(counts["w"], -1, -1) for y in range(counts["y"], -1, -1)]
    return [f"dice:{w}.{y}.{r}" for w, y, r in splits if 0 <= r <= counts["r"]]


def chosen(game: Game, captain: Captain, key: str) -> str:
    """The dice that are rolled, those without limits left out."""
    if key.startswith("dice:"):
        numbers = [int(number) for number in key.partition(":")[2].split(".")]
        return "".join(colour * number for colour, number in zip("wyr", numbers, strict=True))
    return outpost.limited(game, outpost.ordinary(game, captain, "progress"), game.content.table.progress_dice)


def eclipsed(game: Game, pool: str) -> str:
    """Under an Eclipse Yellow Dice are rolled as Red (A8.11)."""
    return outpost.limited(game, pool.replace("y", "r"), len(pool))


def ignored(game: Game, captain: Captain) -> int:
    """The Hedge Witch in a Thorn slot lets one Monster result be ignored (A8.4)."""
    witch = captain.works("hedge_witch")
    return int(witch is not None and game.rune_of(captain, witch.slot) == "thorn")


# ---------------------------------------------------------------- what comes of it


def tribute(game: Game, captain: Captain, roll: Roll) -> None:
    """One Gold for each Captain result; two more for a Royal Roll, three with the Purse of Return."""
    royal = game.content.table.royal + int(captain.wears("purse_of_return") is not None) if roll.is_royal else 0
    game.earn(captain, roll.captain + royal)
    game.tell("progress", seat=captain.seat, gold=roll.captain, royal=royal, claws=roll.monster, rune=roll.rune)
    mystics_quarter.smith(game, captain, roll.rune)


def advance(game: Game, captain: Captain, steps: int) -> None:
    """The Monster moves, unless an Hourglass Sage holds it."""
    if game.notes.pop(f"hourglass.{captain.seat}", 0):
        game.tell("hourglass-runs", seat=captain.seat)
        return
    march.move(game, steps)
