"""What every seat may do at any time: say whether it wants to be asked at its moments, and the few cards of Underground."""

from collections.abc import Mapping
from functools import cache

from games.engine import Ask, Keys, ask_key, at_any_time
from games.slaughter import equipment
from games.slaughter.bonus import played_objects, recover
from games.slaughter.state import Game, Player, Turn

HOLDS = ("rolls", "rivals")


@cache
def hold_keys(holds: frozenset[str]) -> tuple[str, ...]:
    """The switches of a player: whether moments of its own rolls, and of rivals, are held open for it."""
    return tuple(f"unhold:{moment}" if moment in holds else f"hold:{moment}" for moment in HOLDS)


@cache
def switches(holds: frozenset[str]) -> Ask:
    """The switches as a question that nobody waits for."""
    keys = hold_keys(holds)
    return at_any_time(Keys(keys, frozenset(keys)))


def open_switches(game: Game) -> None:
    """Everybody may throw the own switches at any time."""
    for player in game.players:
        game.any_time[player.seat] = switches(frozenset(player.holds))


def any_time(game: Game) -> Mapping[int, Ask]:
    """What everybody may do now besides the one who is asked; all of it private."""
    if not game.variant.underground:
        return game.any_time
    return {player.seat: _with_cards(game, player) for player in game.players}


def _with_cards(game: Game, player: Player) -> Ask:
    cards = []
    if "mine_now" in player.hand and game.turn is not None and game.has_room(player) and played_objects(game, game.turn):
        cards.append("play:mine_now")
    if "bolt_cutter" in player.hand and equipment.can_cut(game, player):
        cards.append("use:bolt_cutter")
    if not cards:
        return game.any_time[player.seat]
    keys = (*hold_keys(frozenset(player.holds)), *cards)
    return at_any_time(Keys(keys, frozenset(keys)))


async def last_chance(game: Game, turn: Turn) -> None:
    """Mine Now when a turn was ended for its player: whoever wants to be asked may still take back what was played during it."""
    for player in game.clockwise(turn.player.seat):
        moment = "rolls" if player is turn.player else "rivals"
        if moment not in player.holds or not played_objects(game, turn) or not game.could_hold(player, "mine_now"):
            continue
        plays = ("play:mine_now",) if "mine_now" in player.hand and game.has_room(player) else ()
        if await ask_key(player.seat, "last-chance", ("pass", *plays), plays) != "pass":
            await interrupt(game, player.seat, "play:mine_now")


async def interrupt(game: Game, seat: int, key: str) -> None:
    """Somebody throws a switch or plays such a card."""
    player = game.player(seat)
    if key == "play:mine_now":
        assert game.turn is not None
        game.discard(player, "mine_now")
        game.tell("played", seat=seat, card="mine_now")
        await recover(game, game.turn, player)
    elif key == "use:bolt_cutter":
        await equipment.use(game, player, "bolt_cutter")
    else:
        set_hold(game, player, key)


def set_hold(game: Game, player: Player, key: str) -> None:
    """Throw a switch; everybody may know."""
    verb, _, moment = key.partition(":")
    if verb == "hold":
        player.holds.add(moment)
    else:
        player.holds.discard(moment)
    open_switches(game)
    game.tell(verb, seat=player.seat, moment=moment)
