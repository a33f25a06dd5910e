"""One player's turn: choose a monster, begin in the yard the first time, act (book, first round and actions; R6 to R9)."""

from collections.abc import Awaitable, Callable, Mapping
from functools import cache

from games.engine import Keys, ask_key, ask_or_interrupt, at_any_time
from games.slaughter import attack, bonus, families, move, peek, scare, search, smash
from games.slaughter.board import YARDS
from games.slaughter.defence import heal_anybody, healing_cards
from games.slaughter.state import Game, Monster, Player, Turn

HOLDS = ("rolls", "rivals")


async def take_turn(game: Game, player: Player) -> None:
    """The whole turn; the monster's card goes face down in every case (R7)."""
    game.turn = turn = Turn(player)
    game.turn_number += 1
    game.roll = None
    game.tell("turn", seat=player.seat)
    await choose_monster(game, turn)
    await place(game, turn)
    while not turn.is_over:
        key = await ask_or_interrupt(player.seat, "act", lambda: menu(game, turn), lambda: game.any_time, interrupter(game))
        await act(game, turn, key)
    game.monster.up = False
    game.tell("turn-over", seat=player.seat, monster=game.monster.id)
    game.turn = None


# ---------------------------------------------------------------- which monster, and where it begins


async def choose_monster(game: Game, turn: Turn) -> None:
    """One face-up monster; rivals may spoil its appetite with Monster Chow."""
    keys = Keys(tuple(f"monster:{monster.id}" for monster in eligible(game, turn.player)))
    chosen = await ask_or_interrupt(turn.player.seat, "monster", lambda: keys, lambda: game.any_time, interrupter(game))
    monster = next(each for each in turn.player.monsters if chosen == f"monster:{each.id}")
    turn.monster, turn.actions, turn.actions_left = monster, monster.actions, monster.actions
    turn.free_moves = 0 if game.event == "pouring_rain" else families.free_moves(monster)
    if monster.zone:
        turn.path.append(monster.zone)
    if turn.player.seat == game.first:
        game.copied_kind = "" if monster.family == families.KRITTLIN else monster.kind
    game.tell("monster-chosen", seat=turn.player.seat, monster=monster.id)
    for player in game.others():
        if await move.rival_plays(game, player.seat, "rival-monster", "monster_chow"):
            turn.actions_left = turn.actions = max(1, turn.actions - 1)


def eligible(game: Game, player: Player) -> list[Monster]:
    """Face-up monsters; under Copycat those of the first player's kind, if one of them is."""
    ready = [monster for monster in player.monsters if monster.up]
    if game.event == "copycat" and player.seat != game.first and player.family != families.KRITTLIN:
        return [monster for monster in ready if monster.kind == game.copied_kind] or ready
    return ready


async def place(game: Game, turn: Turn) -> None:
    """The first activation begins in any yard zone; Teleportation offers one later too. Not a Move (R6)."""
    monster = game.monster
    if monster.zone and game.event != "teleportation":
        return
    stay = ["stay"] if monster.zone else []
    zone = (await ask_key(turn.player.seat, "start", [*stay, *(f"start:{yard}" for yard in YARDS)])).partition(":")[2]
    if zone:
        monster.zone, turn.path = zone, [zone]
        game.tell("started", seat=turn.player.seat, monster=monster.id, zone=zone)


# ---------------------------------------------------------------- actions


def menu(game: Game, turn: Turn) -> Keys:
    """Everything that the active player may do now; ending the turn is the default."""
    keys = [f"move:{zone}" for zone in move.destinations(game)]
    if turn.actions_left:
        keys += actions(game)
    keys += [f"lure:{guest.id}" for guest in families.can_lure(game)]
    plays = [f"play:{card}" for card in bonus.playable(game, turn)] + [f"heal:{card}" for card in healing_cards(game, turn.player)]
    private = (*plays, *hold_keys(frozenset(turn.player.holds)))
    return Keys((*keys, "end", *private), frozenset(private), "end")


def actions(game: Game) -> list[str]:
    """The basic actions that cost an action, Move apart."""
    keys = [f"peek:{room}" for room in peek.targets(game)]
    keys += [f"smash:{door}" for door in smash.targets(game)]
    if search.is_possible(game):
        keys.append("search")
    keys += [f"scare:{guest.id}" for guest in scare.targets(game)]
    keys += [f"attack:{guest.id}" for guest in attack.targets(game)]
    return keys


async def act(game: Game, turn: Turn, key: str) -> None:
    """Do what was chosen. A basic action other than Move costs one action when it is declared."""
    verb, _, target = key.partition(":")
    if verb in BASIC:
        turn.actions_left -= 1
    if verb in ENDS_FRENZY:
        turn.frenzy = ""
    await DEEDS[verb](game, target)


async def peek_at(game: Game, room: str) -> None:
    """Peek."""
    peek.peek(game, room)


async def search_here(game: Game, _: str) -> None:
    """Search."""
    await search.search(game)


async def scare_guest(game: Game, guest: str) -> None:
    """Scare."""
    await scare.scare(game, game.guests[guest])


async def attack_guest(game: Game, guest: str) -> None:
    """Attack."""
    await attack.attack(game, game.guests[guest])


async def lure_guest(game: Game, guest: str) -> None:
    """Lure."""
    families.lure(game, game.guests[guest])


async def end(game: Game, _: str) -> None:
    """The player has done enough."""
    assert game.turn is not None
    game.turn.is_over = True


async def hold(game: Game, moment: str) -> None:
    """Want to be asked."""
    set_hold(game, game.active, f"hold:{moment}")


async def unhold(game: Game, moment: str) -> None:
    """Want no longer to be asked."""
    set_hold(game, game.active, f"unhold:{moment}")


DEEDS: Mapping[str, Callable[[Game, str], Awaitable[None]]] = {
    "move": move.move,
    "peek": peek_at,
    "smash": smash.smash,
    "search": search_here,
    "scare": scare_guest,
    "attack": attack_guest,
    "lure": lure_guest,
    "play": bonus.play,
    "heal": heal_anybody,
    "end": end,
    "hold": hold,
    "unhold": unhold,
}
BASIC = frozenset(("peek", "smash", "search", "scare", "attack"))
ENDS_FRENZY = BASIC | {"move", "lure"}


# ---------------------------------------------------------------- wanting to be asked


@cache
def hold_keys(holds: frozenset[str]) -> tuple[str, ...]:
    """The switches of a player: whether moments of its own rolls, and of rivals, are held open for it."""
    return tuple(f"unhold:{moment}" if moment in holds else f"hold:{moment}" for moment in HOLDS)


def open_switches(game: Game) -> None:
    """Everybody may throw the own switches at any time."""
    for player in game.players:
        keys = hold_keys(frozenset(player.holds))
        game.any_time[player.seat] = at_any_time(Keys(keys, frozenset(keys)))


def interrupter(game: Game) -> Callable[[int, str], Awaitable[None]]:
    """What happens when somebody throws a switch."""

    async def interrupt(seat: int, key: str) -> None:
        set_hold(game, game.player(seat), key)

    return interrupt


def set_hold(game: Game, player: Player, key: str) -> None:
    """Throw a switch; everybody may know."""
    verb, _, moment = key.partition(":")
    if verb == "hold":
        player.holds.add(moment)
    else:
        player.holds.discard(moment)
    open_switches(game)
    game.tell(verb, seat=player.seat, moment=moment)
