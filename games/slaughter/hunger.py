"""Scenario 5, Hunger Makes It Right, and its form Wandering Monsters: wild ones that are tamed with flesh (R93 to R95)."""

from games.engine import ask_key
from games.slaughter.board import ROOMS
from games.slaughter.move import play_in_water
from games.slaughter.state import Game, Monster, Player, Turn

ACTIONS, DICE = 2, 2


async def prepare(game: Game) -> None:
    """From the last player backwards, everyone takes a room marker and a wild monster, which stands in that room."""
    rooms, wild = list(ROOMS), wild_families(game)
    for player in reversed(game.clockwise(game.first)):
        room = (await ask_key(player.seat, "den", [f"room:{room}" for room in rooms])).partition(":")[2]
        rooms.remove(room)
        family, kind = wild.pop(0)
        player.wild = Monster(player.seat, family, f"wild_{player.seat}", kind, ACTIONS, DICE, room, up=True)
        game.tell("den", seat=player.seat, zone=room, family=family)


def wild_families(game: Game) -> list[tuple[str, str]]:
    """Five Krittlins; or children of families that nobody plays."""
    if game.variant.id == "hunger":
        return [("krittlin", "child")] * len(game.players)
    taken = {player.family for player in game.players}
    return [(family, "child") for family in game.content.families if family not in taken and family != "krittlin"]


def tamable(game: Game) -> list[str]:
    """The own wild monster, when a monster of the family stands in its room and there is flesh to feed."""
    player = game.active
    wild = player.wild
    if wild is None or not player.tokens["flesh"]:
        return []
    return [wild.id] if any(monster.zone == wild.zone for monster in player.monsters) else []


async def tame(game: Game, _: str) -> None:
    """One flesh; no action."""
    player = game.active
    assert player.wild is not None
    player.tokens["flesh"] -= 1
    player.monsters.append(player.wild)
    game.tell("tamed", seat=player.seat, monster=player.wild.id, zone=player.wild.zone)
    player.wild = None


def tamed(player: Player) -> Monster | None:
    """A tamed monster whose card is face up."""
    return next((monster for monster in player.monsters if monster.id.startswith("wild_") and monster.up), None)


async def claw_attack(game: Game, before: Turn) -> Turn | None:
    """After the family's monster, the tamed one may have its own part of the turn: two actions, a free Move."""
    player = before.player
    monster = tamed(player)
    if monster is None or await ask_key(player.seat, "claw-attack", ("yes", "no"), default="no") == "no":
        return None
    free = 0 if game.event == "pouring_rain" else 1
    turn = Turn(player, monster, ACTIONS, ACTIONS, free, [monster.zone], objects=before.objects)
    play_in_water(game, turn)
    game.tell("claw-attack", seat=player.seat, monster=monster.id)
    return turn
