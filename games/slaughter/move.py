"""Move and every other way in which a monster changes zones (book, basic action 1; R6, R8, R36)."""

from games.engine import ask_key
from games.slaughter import families
from games.slaughter.board import BASEMENT, BASEMENT_DOOR, SHED, STRONG, WAY_OUT, YARDS
from games.slaughter.dice import is_drenched, play_card, react, throw
from games.slaughter.doors import break_door
from games.slaughter.state import Game, Guest, Monster, Player, Turn
from games.slaughter.tokens import lose_token


def destinations(game: Game) -> list[str]:
    """Zones that the active monster can Move to."""
    turn, zone = game.turn, game.board.zones[game.monster.zone]
    assert turn is not None
    if turn.is_stuck or not (can_spend(game, turn) or turn.free_moves):
        return []
    reached = [*zone.seams, *(other for door, other in zone.doorways if can_pass(game, turn, door))]
    if families.has_ability(game, game.monster, families.GHOST):
        reached += zone.walls
    if hole := through_hole(game, turn):
        reached.append(hole)
    return reached


def can_pass(game: Game, turn: Turn, door: str) -> bool:
    """An open doorway; a Ghost needs none, nor do Discretion and Slime Body at a closed ordinary door."""
    if game.is_open(door) or door in STRONG:
        return game.is_open(door)
    if families.has_ability(game, game.monster, families.GHOST):
        return True
    return game.doors[door] == "closed" and ("discretion" in turn.used or is_slimy(game, turn))


def is_slimy(game: Game, turn: Turn) -> bool:
    """Slime Body: the first free Move of the turn crosses a closed ordinary door."""
    return bool(turn.free_moves and "slime" not in turn.used and game.mutated(game.monster, "slime_body"))


def through_hole(game: Game, turn: Turn) -> str:
    """The zone behind the hole in the floor: for children, for an action (Battered Cabin; R90)."""
    ends = {"living": BASEMENT, BASEMENT: "living"}
    fits = game.below.has_hole and game.monster.kind == "child" and can_spend(game, turn)
    return ends.get(game.monster.zone, "") if fits else ""


def can_spend(game: Game, turn: Turn) -> bool:
    """Whether an action is left, and the flooded basement allows one more (R76)."""
    return turn.actions_left > 0 and not is_drenched(game, turn)


async def move(game: Game, zone: str) -> None:
    """A Move: the free ones first, then an action. Rivals may trip it."""
    turn, origin = game.turn, game.monster.zone
    assert turn is not None
    free = turn.free_moves > 0 and zone != through_hole(game, turn)
    turn.free_moves -= free
    turn.actions_left -= not free
    turn.spent += not free
    turn.used |= {"slime"} if free else set()
    turn.used.discard("discretion")
    if await is_tripped(game):
        return
    game.tell("moved", seat=turn.player.seat, monster=game.monster.id, origin=origin, zone=zone, free=int(free))
    await enter(game, game.monster, zone)


async def is_tripped(game: Game) -> bool:
    """Tripwire: players who want to be asked at rivals' moments may make the Move fail (R50)."""
    for player in game.others():
        if await rival_plays(game, player.seat, "rival-move", "tripwire"):
            return True
    return False


async def rival_plays(game: Game, seat: int, prompt: str, card: str) -> bool:
    """Ask a rival who holds the moment; whether the card was played."""
    player = game.player(seat)
    if "rivals" not in player.holds or not game.could_hold(player, card):
        return False
    plays = (f"play:{card}",) if card in player.hand else ()
    if await ask_key(seat, prompt, ("pass", *plays), plays) == "pass":
        return False
    game.discard(player, card)
    game.tell("played", seat=seat, card=card)
    return True


async def enter(game: Game, monster: Monster, zone: str) -> None:
    """A monster comes into a zone in any way. Bullwhip Walton is a step ahead of it; the turret of Station B62 fires."""
    monster.zone = zone
    if game.turn is not None and monster is game.turn.monster:
        game.turn.path.append(zone)
        game.turn.was_below |= zone == BASEMENT
        play_in_water(game, game.turn)
    await meet_walton(game, zone)
    if zone == BASEMENT and game.variant.id == "station-b62":
        await fire_at(game, [monster])


def play_in_water(game: Game, turn: Turn) -> None:
    """Water Play: a tamed monster has one action more in the flooded basement, once in its part (Hunger; R95)."""
    is_tamed = turn.monster is not None and turn.monster.family != turn.player.family
    if is_tamed and turn.path[-1] == BASEMENT and game.below.event == "sump_pump" and "water" not in turn.used:
        turn.used.add("water")
        turn.actions_left += 1
        turn.actions += 1


async def meet_walton(game: Game, zone: str) -> None:
    """Bullwhip Walton steps out of a zone that a monster has come into, if he can."""
    if game.is_revealed("walton") and game.guests["walton"].zone == zone and game.are_victims_able():
        await dodge(game, game.guests["walton"], victim_steps(game, zone))


async def dodge(game: Game, guest: Guest, steps: list[str]) -> bool:
    """A guest moves one step, chosen by the player to the active player's left; whether it could."""
    if not steps:
        return False
    key = await ask_key(game.left_of_active().seat, "dodge", [f"to:{zone}" for zone in steps])
    guest.zone = key.partition(":")[2]
    game.tell("dodged", guest=guest.id, zone=guest.zone)
    return True


def victim_steps(game: Game, zone: str) -> list[str]:
    """Rooms that a victim can reach in one step: doors yes, barricades no, never the yard (R22, R27)."""
    return [other for other in victim_links(game, zone) if game.board.is_room(other)]


def victim_links(game: Game, zone: str) -> list[str]:
    """Links that a victim may use (content page 1.3): doorways without a barricade; the yard only in Underground, or on the way to the shed."""
    here = game.board.zones[zone]
    links = [other for door, other in here.doorways if can_victim_pass(game, door)]
    if game.below.has_ladder and zone in ("living", BASEMENT):
        links.append("living" if zone == BASEMENT else BASEMENT)
    if game.variant.underground:
        return [*here.seams, *links]
    through_yard = SHED in game.board.rooms and zone in ("bedroom", SHED)
    return [other for other in links if other not in YARDS or (other == "yard_e" and through_yard)]


def can_victim_pass(game: Game, door: str) -> bool:
    """Victims open doors and shut them again; no barricades, no closed basement door."""
    return game.is_open(door) if door == BASEMENT_DOOR else game.doors[door] != "barred"


# ---------------------------------------------------------------- ejection


async def eject(game: Game, monster: Monster) -> bool:
    """A monster is thrown out (book, attack): WC to living room, other rooms to the yard, a yard to the next one clockwise.

    A closed door on the way breaks for nobody. From the basement nobody is thrown out: it makes the loss roll. False where it stays, being Stubborn.
    """
    if await is_stubborn(game, monster):
        return False
    if monster.zone == BASEMENT:
        await loss_roll(game, monster)
        return True
    zone, door = way_out(monster.zone)
    origin = monster.zone
    game.tell("ejected", seat=monster.seat, monster=monster.id, origin=origin, zone=zone)
    if door and game.doors[door] == "closed":
        game.tell("door-broken", door=door)
        await break_door(game, door, None)
    await enter(game, monster, zone)
    return True


def way_out(zone: str) -> tuple[str, str]:
    """Where an ejected monster goes, and the door on the way, if any (content page 1.4)."""
    return (YARDS[(YARDS.index(zone) + 1) % 4], "") if zone in YARDS else WAY_OUT[zone]


async def is_stubborn(game: Game, monster: Monster) -> bool:
    """Stubborn: a player who wants to be asked may keep the monster where it is."""
    if not game.variant.underground:
        return False
    player = game.player(monster.seat)
    if not wants_to_be_asked(game, player) or not game.could_hold(player, "stubborn"):
        return False
    plays = ("play:stubborn",) if "stubborn" in player.hand else ()
    if await ask_key(player.seat, "ejection", ("pass", *plays), plays) == "pass":
        return False
    play_card(game, player, "stubborn")
    return True


def wants_to_be_asked(game: Game, player: Player) -> bool:
    """At own moments, or rivals', by the player's switches; between turns either will do. Not who is drenched (R76)."""
    if game.turn is None or game.turn.monster is None:
        return bool(player.holds)
    if player is not game.active:
        return "rivals" in player.holds
    return "rolls" in player.holds and not is_drenched(game, game.turn)


async def loss_roll(game: Game, monster: Monster) -> None:
    """A failed fight in the basement: one action die, a failure costs a token; the active monster's turn is over either way (R68)."""
    if not any(await throw(game, "loss", 1)):
        game.tell("loss-roll", seat=monster.seat, monster=monster.id, hits=0)
        await lose_token(game, game.player(monster.seat))
    else:
        game.tell("loss-roll", seat=monster.seat, monster=monster.id, hits=1)
    if game.turn is not None and monster is game.turn.monster:
        game.turn.is_over = True


async def fire_at(game: Game, monsters: list[Monster]) -> None:
    """Station B62, automatic fire and defence: one reaction die; then each monster rolls one action die or loses a token (R86)."""
    if not game.below.turret_bolts or not monsters or not any(await react(game, "turret", 1)):
        return
    game.tell("turret-fires", zone=BASEMENT)
    for monster in monsters:
        if not any(await throw(game, "loss", 1)):
            await lose_token(game, game.player(monster.seat))
