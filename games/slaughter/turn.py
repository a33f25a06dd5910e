"""One player's turn: choose a monster, begin in the yard the first time, act (book, first round and actions; R6 to R9)."""

from games.engine import Keys, ask_key, ask_or_interrupt
from games.slaughter import basement, families, hunger, move, mutations, scenarios
from games.slaughter.anytime import any_time, interrupt, last_chance
from games.slaughter.board import BASEMENT, YARDS
from games.slaughter.deeds import act, menu
from games.slaughter.state import Game, Monster, Player, Turn


async def take_turn(game: Game, player: Player) -> None:
    """The whole turn; the monster's card goes face down in every case (R7)."""
    game.turn = turn = Turn(player)
    game.turn_number += 1
    game.roll = None
    game.tell("turn", seat=player.seat)
    await basement.call_for_help(game, player)
    await choose_monster(game, turn)
    await place(game, turn)
    await act_out(game, turn)
    if game.variant.underground:
        await end_underground(game, turn)
    game.turn = None


async def act_out(game: Game, turn: Turn) -> None:
    """One monster's part of the turn. Whoever ends it in the fire is thrown out of it."""
    monster = game.monster
    turn.was_below |= monster.zone == BASEMENT
    while not turn.is_over:
        key = await ask_or_interrupt(turn.player.seat, "act", lambda: menu(game, turn), lambda: any_time(game), lambda *by: interrupt(game, *by))
        await act(game, turn, key)
    if monster.zone in game.below.fires:
        await move.eject(game, monster)
    monster.up = False
    game.tell("turn-over", seat=turn.player.seat, monster=monster.id)


async def end_underground(game: Game, turn: Turn) -> None:
    """A tamed monster's part (Hunger), what scenarios do after a turn, one mutation at the very end (R70, R94).

    A lost fight in the basement, or a trap, that ends the player's turn ends it for the tamed monster too.
    """
    if not turn.is_ended:
        await last_chance(game, turn)
    has_wild = hunger.tamed(turn.player) is not None
    claw = await hunger.claw_attack(game, turn) if turn.is_ended else None
    if claw is not None:
        game.turn = turn = claw
        await place(game, turn)
        await act_out(game, turn)
    scenarios.after_turn(game)
    if turn.mutation:
        await mutations.buy(game, turn.player, turn.mutation)
    elif not turn.is_ended or (has_wild and claw is None):
        await mutations.offer(game, turn.player)


# ---------------------------------------------------------------- which monster, and where it begins


async def choose_monster(game: Game, turn: Turn) -> None:
    """One face-up monster; rivals may spoil its appetite with Monster Chow."""
    keys = Keys(tuple(f"monster:{monster.id}" for monster in eligible(game, turn.player)))
    chosen = await ask_or_interrupt(turn.player.seat, "monster", lambda: keys, lambda: any_time(game), lambda *by: interrupt(game, *by))
    monster = next(each for each in turn.player.monsters if chosen == f"monster:{each.id}")
    prepare(game, turn, monster)
    if turn.player.seat == game.first:
        game.copied_kind = "" if monster.family == families.KRITTLIN else monster.kind
    game.tell("monster-chosen", seat=turn.player.seat, monster=monster.id)
    for player in game.others():
        if await move.rival_plays(game, player.seat, "rival-monster", "monster_chow"):
            turn.actions_left = turn.actions = max(1, turn.actions - 1)


def prepare(game: Game, turn: Turn, monster: Monster) -> None:
    """The monster's actions and free Moves."""
    turn.monster = monster
    turn.actions = turn.actions_left = monster.actions + mutations.extra_actions(game, monster)
    if game.event != "pouring_rain":
        turn.free_moves = families.free_moves(game, monster) + mutations.extra_moves(game, monster)
    if monster.zone:
        turn.path.append(monster.zone)


def eligible(game: Game, player: Player) -> list[Monster]:
    """Face-up monsters of the family; under Copycat those of the first player's kind, if one of them is."""
    ready = [monster for monster in player.monsters if monster.up and monster.family == player.family]
    if game.event == "copycat" and player.seat != game.first and player.family != families.KRITTLIN:
        return [monster for monster in ready if monster.kind == game.copied_kind] or ready
    return ready


async def place(game: Game, turn: Turn) -> None:
    """The first activation begins in any yard zone and triggers nothing; Teleportation offers one later too, not from the basement (R6)."""
    monster = game.monster
    if monster.zone and (game.event != "teleportation" or monster.zone == BASEMENT):
        return
    stay = ["stay"] if monster.zone else []
    zone = (await ask_key(turn.player.seat, "start", [*stay, *(f"start:{yard}" for yard in YARDS)])).partition(":")[2]
    if not zone:
        return
    origin, monster.zone, turn.path = monster.zone, zone, [zone]
    game.tell("started", seat=turn.player.seat, monster=monster.id, zone=zone)
    if origin not in ("", zone):
        await move.meet_walton(game, zone)
