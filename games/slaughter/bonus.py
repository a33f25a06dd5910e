"""Bonus actions that are played in one's own turn: any number, no action spent (content page 5.5).

Adrenaline and Steady Claw belong to `dice`, Monster Chow to `turn`, Tripwire to `move`: they have moments of their own.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import NamedTuple

from games.engine import ask_key, drawn
from games.slaughter import attack, doors, piles, scare, search, smash
from games.slaughter.board import BASEMENT, BASEMENT_DOOR
from games.slaughter.dice import play_card
from games.slaughter.move import can_spend, enter
from games.slaughter.search import look_and_order, only_known_to
from games.slaughter.state import Game, Guest, Monster, Player, Turn


class Card(NamedTuple):
    """A card's condition and its effect."""

    is_playable: Callable[[Game, Turn], bool]
    play: Callable[[Game, Turn], Awaitable[None]]


def playable(game: Game, turn: Turn) -> Iterator[str]:
    """The cards of the active player's hand that could have an effect now (R51)."""
    for card in dict.fromkeys(turn.player.hand):
        if card in CARDS and CARDS[card].is_playable(game, turn):
            yield card


async def play(game: Game, card: str) -> None:
    """Play a card in one's own turn."""
    assert game.turn is not None
    play_card(game, game.active, card)
    await CARDS[card].play(game, game.turn)


def _always(game: Game, turn: Turn) -> bool:
    return True


async def second_wind(game: Game, turn: Turn) -> None:
    """One action more."""
    turn.actions_left += 1
    turn.actions += 1


def can_sprint(game: Game, turn: Turn) -> bool:
    """Free Moves of any origin are off in Pouring Rain, and of no use in a Bear Trap."""
    return game.event != "pouring_rain" and not turn.is_stuck


async def sprint(game: Game, turn: Turn) -> None:
    """Two free Moves more."""
    turn.free_moves += 2


def can_ram(game: Game, turn: Turn) -> bool:
    """A closed ordinary door stands beside the monster."""
    return bool(smash.ram_targets(game))


async def battering_ram(game: Game, turn: Turn) -> None:
    """One closed ordinary door breaks and is kept."""
    await smash.ram(game)


def can_nail(game: Game, turn: Turn) -> bool:
    """A barricade is in the supply and a doorway is free."""
    return game.barricades > 0 and bool(doors.free_doorways(game))


async def nail_it_shut(game: Game, turn: Turn) -> None:
    """A barricade in any free cabin doorway."""
    await place_barricade(game, turn.player)


async def place_barricade(game: Game, player: Player) -> None:
    """A player chooses the doorway for a barricade."""
    key = await ask_key(player.seat, "barricade", [f"bar:{door}" for door in doors.free_doorways(game)])
    doors.set_barricade(game, key.partition(":")[2], player)


def can_panic(game: Game, turn: Turn) -> bool:
    """Somebody can be scared."""
    return bool(scare.targets(game))


async def mass_panic(game: Game, turn: Turn) -> None:
    """A Scare with exactly two successes."""
    await scare.panic(game)


def can_rummage(game: Game, turn: Turn) -> bool:
    """In a room with cards, hand not full."""
    return search.is_possible(game)


async def rummage(game: Game, turn: Turn) -> None:
    """Look at the room's top three cards; one object or bonus action may be taken; the others go back in any order."""
    room, player = game.monster.zone, turn.player
    cards = game.piles[room][:3]
    piles.note(game, player.seat, room, cards)
    player.looking = list(cards)
    takes = [f"take:{card}" for card in dict.fromkeys(cards) if card not in game.guests and card not in game.content.traps and card != piles.NOTHING]
    verb, _, card = (await ask_key(player.seat, "rummage", [*takes, "leave"], [*takes, "leave"], "leave")).partition(":")
    player.looking = []
    if verb == "take":
        game.piles[room].remove(card)
        player.notes[room].remove(card)
        only_known_to(game, room, player)
        player.hand.append(card)
        game.tell("took", seat=player.seat, zone=room)
        game.whisper((player.seat,), "drew-card", card=card)
    await look_and_order(game, player, room, 2 if verb == "take" else 3)


def can_snoop(game: Game, turn: Turn) -> bool:
    """A room has cards."""
    return any(game.piles.values())


async def snoop(game: Game, turn: Turn) -> None:
    """Look at the whole pile of any one room, order kept."""
    keys = [f"room:{room}" for room, pile in game.piles.items() if pile]
    room = (await ask_key(turn.player.seat, "room", keys)).partition(":")[2]
    game.tell("snooped", seat=turn.player.seat, zone=room)
    piles.note(game, turn.player.seat, room, game.piles[room])


def prey(game: Game, turn: Turn) -> Guest | None:
    """The victim that was wounded just now and still stands beside the monster, if it may be attacked."""
    victim = game.guests.get(turn.frenzy)
    return victim if victim in attack.targets(game) else None


def can_feed(game: Game, turn: Turn) -> bool:
    """Directly after a wounding Attack."""
    return prey(game, turn) is not None


async def feeding_frenzy(game: Game, turn: Turn) -> None:
    """Attack the same victim again, without an action."""
    victim = prey(game, turn)
    assert victim is not None
    turn.frenzy = ""
    await attack.attack(game, victim)


def marks(game: Game, turn: Turn) -> list[Player]:
    """Players with cards who have a monster in the active one's zone."""
    return [player for player in game.others() if player.hand and any(each.zone == game.monster.zone for each in player.monsters)]


def can_steal(game: Game, turn: Turn) -> bool:
    """Somebody with cards stands here, and the hand is not full."""
    return game.has_room(turn.player) and bool(marks(game, turn))


async def sticky_fingers(game: Game, turn: Turn) -> None:
    """Take a random card from such a player; both know which."""
    key = await ask_key(turn.player.seat, "rob", [f"seat:{player.seat}" for player in marks(game, turn)])
    victim = game.player(int(key.partition(":")[2]))
    (card,) = await drawn("rob", list(victim.hand))
    victim.hand.remove(card)
    turn.player.hand.append(card)
    game.tell("robbed", seat=turn.player.seat, other=victim.seat)
    game.whisper((turn.player.seat, victim.seat), "robbed-card", seat=turn.player.seat, other=victim.seat, card=card)


def on_board(turn: Turn) -> list[Monster]:
    """The active player's figures that can change places: not in the basement."""
    return [monster for monster in turn.player.monsters if monster.zone not in ("", BASEMENT)]


def can_swap(game: Game, turn: Turn) -> bool:
    """Two own monsters stand in different zones, neither in the basement."""
    return len({monster.zone for monster in on_board(turn)}) > 1


async def musical_chairs(game: Game, turn: Turn) -> None:
    """Two own monsters change zones; no Move."""
    one = await choose_monster(turn, on_board(turn))
    other = await choose_monster(turn, [each for each in on_board(turn) if each.zone != one.zone])
    game.tell("swapped", seat=turn.player.seat, monster=one.id, other_monster=other.id)
    here, there = one.zone, other.zone
    await enter(game, one, there)
    await enter(game, other, here)


async def choose_monster(turn: Turn, monsters: list[Monster]) -> Monster:
    """One of some own monsters."""
    key = await ask_key(turn.player.seat, "swap", [f"monster:{monster.id}" for monster in monsters])
    return next(monster for monster in monsters if key == f"monster:{monster.id}")


# ---------------------------------------------------------------- Underground (content page 5.6)


def kin(game: Game) -> list[Monster]:
    """Other own monsters in zones next to the active one's, not through the basement door or the floor."""
    near = [zone for zone in game.board.near[game.monster.zone] if {zone, game.monster.zone} != {BASEMENT, "yard_w"}]
    return [monster for monster in game.active.monsters if monster.zone in near]


async def family_time(game: Game, turn: Turn) -> None:
    """They come, doors and barricades ignored; one die each for the next roll."""
    for monster in kin(game):
        turn.next_roll += 1
        game.tell("called", seat=monster.seat, monster=monster.id, zone=game.monster.zone)
        await enter(game, monster, game.monster.zone)


def mother_steps(game: Game, turn: Turn) -> list[str]:
    """Zones one step nearer to the active child for its mother; doors and barricades ignored, the basement door must be open."""
    mother = next((monster for monster in turn.player.monsters if monster.id == "mother" and monster.zone), None)
    if game.monster.id != "child" or mother is None or mother.zone == game.monster.zone:
        return []
    far = distances(game, game.monster.zone)
    return [zone for zone in strides(game, mother.zone) if far.get(zone, 99) < far.get(mother.zone, 99)]


def distances(game: Game, zone: str) -> dict[str, int]:
    """Steps from a zone to all others."""
    far, edge = {zone: 0}, [zone]
    while edge:
        here = edge.pop(0)
        for other in strides(game, here):
            if other not in far:
                far[other] = far[here] + 1
                edge.append(other)
    return far


def strides(game: Game, zone: str) -> list[str]:
    """Seams and doorways."""
    here = game.board.zones[zone]
    return [*here.seams, *(other for door, other in here.doorways if door != BASEMENT_DOOR or game.is_open(door))]


async def maternal_instinct(game: Game, turn: Turn) -> None:
    """The mother moves one zone closer to her child."""
    mother = next(monster for monster in turn.player.monsters if monster.id == "mother")
    steps = mother_steps(game, turn)
    zone = steps[0] if len(steps) == 1 else (await ask_key(turn.player.seat, "mother", [f"to:{step}" for step in steps])).partition(":")[2]
    game.tell("called", seat=mother.seat, monster=mother.id, zone=zone)
    await enter(game, mother, zone)


def played_objects(game: Game, turn: Turn) -> list[str]:
    """Objects played this turn that still lie in the discards."""
    return [card for card in dict.fromkeys(turn.objects) if card in game.discards]


async def mine_now(game: Game, turn: Turn) -> None:
    """Take one of them, in the own turn."""
    await recover(game, turn, turn.player)


async def recover(game: Game, turn: Turn, player: Player) -> None:
    """Mine Now, also in another's turn: one object that was played during it."""
    cards = played_objects(game, turn)
    card = cards[0] if len(cards) == 1 else (await ask_key(player.seat, "mine-now", [f"take:{each}" for each in cards])).partition(":")[2]
    game.discards.remove(card)
    player.hand.append(card)
    game.tell("recovered", seat=player.seat, card=card)


def can_be_discreet(game: Game, turn: Turn) -> bool:
    """A Move is left."""
    return "discretion" not in turn.used and not turn.is_stuck and bool(turn.free_moves or can_spend(game, turn))


async def discretion(game: Game, turn: Turn) -> None:
    """The next Move may cross a closed ordinary door."""
    turn.used.add("discretion")


async def mighty_meat(game: Game, turn: Turn) -> None:
    """One or two flesh tokens are one or two actions."""
    most = min(2, turn.player.tokens["flesh"])
    eaten = int((await ask_key(turn.player.seat, "meat", [f"flesh:{n}" for n in range(1, most + 1)])).partition(":")[2])
    turn.player.tokens["flesh"] -= eaten
    turn.actions_left += eaten
    turn.actions += eaten
    game.tell("ate", seat=turn.player.seat, count=eaten)


CARDS: Mapping[str, Card] = {
    "second_wind": Card(_always, second_wind),
    "sprint": Card(can_sprint, sprint),
    "battering_ram": Card(can_ram, battering_ram),
    "nail_it_shut": Card(can_nail, nail_it_shut),
    "mass_panic": Card(can_panic, mass_panic),
    "rummage": Card(can_rummage, rummage),
    "snoop": Card(can_snoop, snoop),
    "feeding_frenzy": Card(can_feed, feeding_frenzy),
    "sticky_fingers": Card(can_steal, sticky_fingers),
    "musical_chairs": Card(can_swap, musical_chairs),
    "family_time": Card(lambda game, turn: bool(kin(game)), family_time),
    "maternal_instinct": Card(lambda game, turn: bool(mother_steps(game, turn)), maternal_instinct),
    "mine_now": Card(lambda game, turn: game.has_room(turn.player) and bool(played_objects(game, turn)), mine_now),
    "discretion": Card(can_be_discreet, discretion),
    "mighty_meat": Card(lambda game, turn: turn.player.tokens["flesh"] > 0, mighty_meat),
}
