"""Search (book, basic action 4): card by card."""

from itertools import permutations

from games.engine import ask_key
from games.slaughter import families, piles, traps
from games.slaughter.dice import roll_action
from games.slaughter.piles import NOTHING
from games.slaughter.state import Game, Player


def is_possible(game: Game) -> bool:
    """In a room with cards, with room in the hand (R19, R20)."""
    return bool(game.piles.get(game.monster.zone)) and game.has_room(game.active)


async def search(game: Game) -> None:
    """Roll; each success is one card, drawn one by one. The searcher may stop before any of them (R18)."""
    room, player = game.monster.zone, game.active
    left = await roll_action(game, "search", room)
    game.tell("searched", seat=player.seat, monster=game.monster.id, zone=room, hits=left)
    if left and families.has_ability(game, game.monster, families.ALIEN):
        await look_and_order(game, player, room)
    while left and is_drawable(game, player, room):
        wanted = int(await ask_draw(player, min(left, len(game.piles[room]))))
        if not wanted:
            break
        for _ in range(wanted):
            left -= 1
            if await draw(game, player, room):
                return
            if not is_drawable(game, player, room):
                return


def is_drawable(game: Game, player: Player, room: str) -> bool:
    """Whether one more card can be drawn from the room that is searched."""
    return bool(game.piles[room]) and game.has_room(player)


async def ask_draw(player: Player, most: int) -> str:
    """How many cards to draw before deciding again; 0 is enough."""
    keys = [f"draw:{n}" for n in range(most, 0, -1)]
    return (await ask_key(player.seat, "draw", [*keys, "stop"])).partition(":")[2] or "0"


async def draw(game: Game, player: Player, room: str) -> bool:
    """One card from the pile: kept, shown as a guest, or sprung as a trap. Whether the Search stops."""
    card = piles.take_top(game, room)
    if card in game.guests:
        await piles.find(game, game.guests[card], room)
        return False
    if card in game.content.traps:
        return await traps.spring(game, card)
    if card == NOTHING:
        game.removed.append(card)
        game.lurking[room] = max(0, game.lurking[room] - 1)
        game.tell("nothing-here", seat=player.seat, zone=room)
        return False
    player.hand.append(card)
    game.tell("drew", seat=player.seat, zone=room)
    game.whisper((player.seat,), "drew-card", card=card)
    return False


async def look_and_order(game: Game, player: Player, room: str, most: int = 3) -> None:
    """Look secretly at the top cards and put them back in any order (Scanner, Rummage): one answer, whatever it is."""
    cards = game.piles[room][:most]
    if not cards:  # Rummage took the last one
        player.notes.pop(room, None)
        return
    piles.note(game, player.seat, room, cards)
    if len(cards) < 2:
        return
    player.looking = cards
    keys = ["top:" + ".".join(order) for order in dict.fromkeys(permutations(cards))]
    ordered = (await ask_key(player.seat, "scan", keys, keys)).partition(":")[2].split(".")
    player.looking = []
    game.piles[room][: len(cards)] = ordered
    only_known_to(game, room, player)
    player.notes[room][: len(cards)] = ordered


def only_known_to(game: Game, room: str, keeper: Player) -> None:
    """Somebody may have changed a pile's order: the others know nothing of it now, whether he did or not."""
    for player in game.players:
        if player is not keeper:
            player.notes.pop(room, None)
