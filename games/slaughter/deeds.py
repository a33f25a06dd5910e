"""What the active player may do, and doing it (book, actions; R7, R8)."""

from collections.abc import Awaitable, Callable, Mapping

from games.engine import Keys
from games.slaughter import attack, bonus, dice, equipment, families, hunger, move, mutations, peek, scare, search, smash, station, structures
from games.slaughter.anytime import hold_keys, set_hold
from games.slaughter.defence import heal_anybody, healing_cards
from games.slaughter.state import Game, Turn


def menu(game: Game, turn: Turn) -> Keys:
    """Everything that the active player may do now; ending the turn is the default."""
    keys = [f"move:{zone}" for zone in move.destinations(game)]
    if move.can_spend(game, turn):
        keys += actions(game)
    elif has_night_vision(game, turn):
        keys += [f"peek:{room}" for room in peek.targets(game)]
    keys += [f"lure:{guest.id}" for guest in families.can_lure(game)]
    if game.variant.underground:
        keys += underground_actions(game, turn)
    private = (*private_keys(game, turn), *hold_keys(frozenset(turn.player.holds)))
    return Keys((*keys, "end", *private), frozenset(private), "end")


def actions(game: Game) -> list[str]:
    """The basic actions that cost an action, Move apart."""
    keys = [f"peek:{room}" for room in peek.targets(game)]
    keys += [f"smash:{door}" for door in smash.targets(game)]
    if search.is_possible(game):
        keys.append("search")
    keys += [f"scare:{guest.id}" for guest in scare.targets(game)]
    keys += [f"attack:{guest.id}" for guest in attack.targets(game)]
    if game.variant.underground:
        keys += [f"break:{structure}" for structure in structures.targets(game)]
    return keys


def underground_actions(game: Game, turn: Turn) -> list[str]:
    """What Underground adds for nothing: taming, scaring into the basement, and a mutation, which ends the turn."""
    keys = [f"tame:{wild}" for wild in hunger.tamable(game)] + [f"below:{guest}" for guest in station.can_scare_below(game)]
    if hunger.tamed(turn.player) in (None, turn.monster):
        keys += [f"mutate:{mutation}" for mutation in mutations.affordable(game, turn.player)]
    return keys


def private_keys(game: Game, turn: Turn) -> list[str]:
    """What the hand allows."""
    player = turn.player
    plays = [] if dice.is_drenched(game, turn) else [f"play:{card}" for card in bonus.playable(game, turn)]
    heals = [f"heal:{card}" for card in healing_cards(game, player)]
    return plays + heals + [f"use:{card}" for card in equipment.usable(game, player)]


def has_night_vision(game: Game, turn: Turn) -> bool:
    """Night Vision: the first Peek of a turn costs nothing."""
    return "night_vision" not in turn.used and bool(game.mutated(game.monster, "night_vision"))


async def act(game: Game, turn: Turn, key: str) -> None:
    """Do what was chosen. A basic action other than Move costs one action when it is declared."""
    verb, _, target = key.partition(":")
    if verb in BASIC and not (verb == "peek" and has_night_vision(game, turn)):
        turn.actions_left -= 1
        turn.spent += 1
    if verb in ENDS_FRENZY:
        turn.frenzy = ""
    await DEEDS[verb](game, target)


# ---------------------------------------------------------------- deeds by verb


async def peek_at(game: Game, room: str) -> None:
    """Peek."""
    assert game.turn is not None
    game.turn.used.add("night_vision")
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


async def use_card(game: Game, card: str) -> None:
    """Use an object."""
    await equipment.use(game, game.active, card)


async def end(game: Game, _: str) -> None:
    """The player has done enough."""
    assert game.turn is not None
    game.turn.is_over = game.turn.is_ended = True


async def mutate(game: Game, mutation: str) -> None:
    """End the turn with a mutation."""
    assert game.turn is not None
    game.turn.is_over, game.turn.mutation = True, mutation


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
    "break": structures.break_structure,
    "lure": lure_guest,
    "tame": hunger.tame,
    "below": station.scare_below,
    "play": bonus.play,
    "heal": heal_anybody,
    "use": use_card,
    "mutate": mutate,
    "end": end,
    "hold": hold,
    "unhold": unhold,
}
BASIC = frozenset(("peek", "smash", "search", "scare", "attack", "break"))
ENDS_FRENZY = BASIC | {"move", "lure", "below"}
