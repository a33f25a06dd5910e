"""Rolling: how many dice, the moments before and after a roll, and successes (content page 2; book, action dice)."""

from collections.abc import Callable

from games import engine
from games.engine import ask_key
from games.slaughter import families, mutations
from games.slaughter.state import Game, Guest, Player, Turn
from games.slaughter.view import RollView


def capped(game: Game, dice: int) -> int:
    """No action roll has more than five dice, or fewer than none."""
    return max(0, min(game.content.caps.action_dice, dice))


def action_dice(game: Game, action: str, victim: Guest | None = None) -> int:
    """Dice of the active monster for an action, before cards: printed, ability, event, traps of this turn."""
    turn = game.turn
    assert turn is not None
    dice = game.monster.dice + families.bonus_dice(game, action, victim) + mutations.bonus_dice(game, action) + turn.dice_change + turn.next_roll
    if action == "attack":
        dice += (game.event == "full_fury") - (victim is not None and victim.id == "roscoe_alt" and game.are_victims_able())
    if action == "search" and game.event == "power_cut":
        dice = max(1, dice - 1)
    if action == "search" and game.monster.zone in game.below.fires:
        dice -= 1
    return capped(game, dice)


async def roll_action(game: Game, action: str, target: str = "") -> int:
    """A Smash, Search or Scare: the successes after cards and abilities."""
    dice = await before_roll(game, action_dice(game, action))
    hits = await throw(game, action, dice)
    show_roll(game, action, hits, target)
    hits = await after_roll(game, hits, lambda now: show_roll(game, action, now, target))
    game.rolls.append((game.active.seat, len(hits), sum(hits)))
    return sum(hits) + automatic_successes(game, action, target)


def automatic_successes(game: Game, action: str, target: str) -> int:
    """Successes that need no die, of the family and of mutations."""
    return families.automatic_successes(game, action) + mutations.automatic_successes(game, action, target)


async def throw(game: Game, what: str, dice: int) -> list[bool]:
    """Roll action dice."""
    if game.turn is not None and what in ("smash", "search", "scare", "attack"):
        game.turn.next_roll = 0
    return await _hits(game, what, dice, game.content.dice.action)


async def react(game: Game, what: str, dice: int) -> list[bool]:
    """Roll reaction dice."""
    return await _hits(game, what, dice, game.content.dice.reaction)


async def _hits(game: Game, what: str, dice: int, successes: int) -> list[bool]:
    faces = game.content.dice.faces
    return [face > faces - successes for face in await engine.roll(what, dice, faces)]


def show_roll(game: Game, action: str, hits: list[bool], target: str, reaction: tuple[bool, ...] = ()) -> None:
    """Lay the roll on the table for all to see."""
    extra = automatic_successes(game, action, target)
    game.roll = RollView(action, game.active.seat, game.monster.id, tuple(hits), reaction, extra, target)


# ---------------------------------------------------------------- moments of the roller's cards


def is_drenched(game: Game, turn: Turn) -> bool:
    """Faulty Sump Pump: whoever was in the basement this turn has two actions, bonus actions included (R76). Tamed Krittlins do not mind."""
    return game.below.event == "sump_pump" and turn.was_below and turn.spent >= 2 and game.monster.family == turn.player.family


def may_play(game: Game, player: Player, *cards: str) -> bool:
    """Whether, as far as the public can tell, the roller could play one of these cards now."""
    assert game.turn is not None
    return "rolls" in player.holds and game.could_hold(player, *cards) and not is_drenched(game, game.turn)


async def before_roll(game: Game, dice: int) -> int:
    """PRE: Adrenaline adds two dice. Asked only of a player who wants to be, so that being asked tells nothing of the hand."""
    player = game.active
    while may_play(game, player, "adrenaline"):
        plays = _plays(player, "adrenaline")
        if await ask_key(player.seat, "before-roll", ("roll", *plays), plays) == "roll":
            break
        play_card(game, player, "adrenaline")
        dice = capped(game, dice + 2)
    return dice


async def after_roll(game: Game, hits: list[bool], show: Callable[[list[bool]], None]) -> list[bool]:
    """POST: Encore (a Clown's own, once a turn) and Steady Claw, in any order, while a die has failed (R54)."""
    player, turn = game.active, game.turn
    assert turn is not None
    cards = ("steady_claw", "tenacious") if game.variant.underground else ("steady_claw",)
    while not all(hits):
        encore = families.has_ability(game, game.monster, families.CLOWN) and "encore" not in turn.used
        if not encore and not may_play(game, player, *cards):
            break
        plays = [f"play:{card}" for card in cards if may_play(game, player, *cards) and card in player.hand]
        key = await ask_key(player.seat, "after-roll", ("keep", *(("encore",) if encore else ()), *plays), plays)
        if key == "keep":
            break
        await change_roll(game, player, hits, key)
        show(hits)
    return hits


async def change_roll(game: Game, player: Player, hits: list[bool], key: str) -> None:
    """Encore re-rolls one failed die, Tenacious all of them; Steady Claw turns one into a success."""
    failed = hits.index(False)
    if key == "encore":
        assert game.turn is not None
        game.turn.used.add("encore")
        hits[failed] = (await throw(game, "encore", 1))[0]
        game.tell("encore", seat=player.seat, hits=int(hits[failed]))
    elif key == "play:tenacious":
        play_card(game, player, "tenacious")
        again = iter(await throw(game, "tenacious", hits.count(False)))
        hits[:] = [hit or next(again) for hit in hits]
    else:
        play_card(game, player, "steady_claw")
        hits[failed] = True


def _plays(player: Player, card: str) -> tuple[str, ...]:
    return (f"play:{card}",) if card in player.hand else ()


def play_card(game: Game, player: Player, card: str) -> None:
    """A bonus action is played: public, costs no action."""
    game.discard(player, card)
    if game.turn is not None and player is game.turn.player:
        game.turn.spent += 1
    game.tell("played", seat=player.seat, card=card)
