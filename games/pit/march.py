"""The Monster on its Vengeance Track, and its dice trackers (book, Monster Setup; Terminology: Move, Gain, Improve)."""

from games.pit.asking import decide
from games.pit.pieces import Captain, Ended
from games.pit.state import Game

WORSE = {"w": "y", "y": "r"}
BELOW = {"y": "w", "r": "y"}


# ---------------------------------------------------------------- moving


def move(game: Game, spaces: int) -> None:
    """Move the Monster forward, one completed move. At the Gate the Captains lose at once (A-R41)."""
    monster = game.monster
    spaces = _after_offering(game, spaces)
    if spaces <= 0:
        return
    start = monster.space
    _advance(game, spaces + ("onward" in game.skulls))
    game.tell("moved", spaces=monster.space - start, space=monster.space)
    if monster.space >= game.length:
        raise Ended("gate")


def _after_offering(game: Game, spaces: int) -> int:
    """In the Morning after an offering the Monster does not move, by whatever it be; the Behemoth is only slowed (The Statue; A7.2)."""
    if not game.monster.skips_move or game.phase != "morning":
        return spaces
    return spaces // 2 if game.monster.id == "behemoth" else 0


def _advance(game: Game, spaces: int) -> None:
    """Forward to the end of the move, or to the Barricade that stops it (A8.5); it does not stop the Behemoth."""
    monster = game.monster
    end = min(game.length, monster.space + spaces)
    wall = min((space for space in monster.barricades if monster.space < space <= end), default=0)
    if wall and monster.id != "behemoth":
        end = wall
        monster.barricades.remove(wall)
        game.removed.append("barricade")
        game.tell("barricaded", space=wall)
    monster.space = end
    monster.floor = max([monster.floor, *(space for space in game.purple if space <= end)])


def drive_back(game: Game, captain: Captain | None, spaces: int, floor: int = 0) -> int:
    """Move the Monster back, never beyond its start (A-R8) or the floor; how far it went."""
    monster = game.monster
    start = monster.space
    monster.space = max(min(start, floor), start - spaces, monster.start)
    back = start - monster.space
    if captain is not None:
        captain.pushed += back
    game.tell("driven-back", spaces=back, space=monster.space)
    return back


def next_purple(game: Game) -> int:
    """The next purple space ahead, 0 where there is none."""
    return min((space for space in game.purple if space > game.monster.space), default=0)


# ---------------------------------------------------------------- dice trackers


def may_gain(game: Game, colour: str) -> bool:
    """Whether a die fits: limits of its colour and of the board (A-R1)."""
    monster = game.monster
    return monster.dice[colour] < game.cap(colour) and monster.pool < monster.limit


def gain(game: Game, colour: str) -> bool:
    """The Monster gains a die; one that does not fit is lost. With three Red Dice the Warchief's White ones come as Yellow (Drums)."""
    monster = game.monster
    if monster.id == "orc_warchief" and colour == "w" and monster.dice["r"] >= 3:
        colour = "y"
    if not may_gain(game, colour):
        game.tell("no-gain", colour=colour)
        return False
    monster.dice[colour] += 1
    game.tell("gained", colour=colour)
    return True


def lose(game: Game, colour: str) -> None:
    """The Monster loses a die, if it has one of the colour."""
    if game.monster.dice[colour]:
        game.monster.dice[colour] -= 1


def improvable(game: Game, colours: str = "wy") -> list[str]:
    """Colours of dice that can be improved: White to Yellow, Yellow to Red, where there is room for the new one."""
    dice = game.monster.dice
    return [colour for colour in colours if dice[colour] and dice[WORSE[colour]] < game.cap(WORSE[colour])]


def improve(game: Game, colour: str) -> None:
    """One die becomes worse for the Captains."""
    game.monster.dice[colour] -= 1
    game.monster.dice[WORSE[colour]] += 1
    game.tell("improved", colour=colour, to=WORSE[colour])


async def improve_one(game: Game, seat: int, colours: str = "wy") -> bool:
    """Improve one die, chosen by a seat where two colours are possible; whether any could be."""
    key = await decide(game, seat, "improve", lambda: [f"tracker:{colour}" for colour in improvable(game, colours)])
    if key:
        improve(game, key.partition(":")[2])
    return bool(key)


async def lower_one(game: Game, captain: Captain, least: int = 1) -> bool:
    """A Captain lowers one tracker by one, not below `least`; whether one could be."""
    key = await decide(game, captain.seat, "lower", lambda: [f"tracker:{colour}" for colour in "ryw" if game.monster.dice[colour] > least])
    if not key:
        return False
    lose(game, key.partition(":")[2])
    game.tell("lowered", seat=captain.seat, colour=key.partition(":")[2])
    return True


# ---------------------------------------------------------------- health


def heal(game: Game, points: int) -> None:
    """The Monster heals, never above what it began with (A-R40)."""
    monster = game.monster
    healed = min(points, monster.full - monster.health)
    monster.health += healed
    if healed:
        game.tell("monster-healed", n=healed, health=monster.health)


def wound(game: Game, captain: Captain, points: int) -> None:
    """Damage to the Monster. At 0 the Captains win at once."""
    points = min(points, game.monster.health)
    game.monster.health -= points
    captain.damage += points
    game.tell("damaged", seat=captain.seat, n=points, health=game.monster.health)
    if game.monster.health == 0:
        raise Ended("slain")
