"""Search piles, and victims that hide in them or are found (book, search; R13, R14, R35, R61)."""

from collections.abc import Sequence

from games.engine import shuffled
from games.slaughter.board import ENTRANCE
from games.slaughter.state import Game, Guest

NOTHING = "nothing_here"
"""The card on top of the pile that has no guest (Underground, set-up)."""


async def shuffle_pile(game: Game, zone: str) -> None:
    """Shuffle a pile; whatever anybody knew of it is worthless now (R14)."""
    game.piles[zone] = await shuffled("shuffle", game.piles[zone])
    for player in game.players:
        player.notes.pop(zone, None)


async def hide(game: Game, victims: Sequence[Guest], zone: str) -> None:
    """Victims leave the board for a room's pile, together (book, defence; R35, R37)."""
    if not victims:
        return
    for victim in victims:
        victim.status, victim.zone = "hidden", ""
        game.piles[zone].append(victim.id)
        game.lurking[zone] += 1
        game.tell("hid", guest=victim.id, zone=zone)
    await shuffle_pile(game, zone)


def note(game: Game, seat: int, zone: str, cards: Sequence[str]) -> None:
    """A player has seen the top cards of a pile, which stay where they are."""
    known = game.player(seat).notes.get(zone, [])
    game.player(seat).notes[zone] = list(cards) + known[len(cards) :]
    game.whisper((seat,), "saw", zone=zone, cards=" ".join(cards))


def take_top(game: Game, zone: str) -> str:
    """The top card leaves a pile; notes of it move up."""
    card = game.piles[zone].pop(0)
    for player in game.players:
        if player.notes.get(zone):
            player.notes[zone] = player.notes[zone][1:]
            if not player.notes[zone]:
                del player.notes[zone]
    return card


def reveal(game: Game, guest: Guest, zone: str) -> None:
    """A guest's figure is placed on the board."""
    guest.status, guest.zone = "revealed", zone
    game.tell("found", guest=guest.id, zone=zone)


async def find(game: Game, guest: Guest, zone: str) -> None:
    """A guest is turned up in a Search; a waiting Professor Browne takes a party guest's place (R61)."""
    game.lurking[zone] = max(0, game.lurking[zone] - 1)
    browne = game.guests.get("browne")
    if browne is None or browne.status != "waiting" or guest.surprise or not game.are_victims_able():
        reveal(game, guest, zone)
        return
    reveal(game, browne, zone)
    game.piles[zone].append(guest.id)
    game.lurking[zone] += 1
    game.tell("future-changed", guest=guest.id, zone=zone)
    await shuffle_pile(game, zone)


def join(game: Game, guest: str, zone: str = ENTRANCE) -> Guest:
    """A guest who is not of the party joins the night."""
    facts = game.content.guests[guest]
    newcomer = Guest(guest, facts.health, facts.health, facts.own_dice, surprise=True, has_shield=guest == "agent_p")
    game.guests[guest] = newcomer
    game.arrivals.append((game.hour, guest))
    game.tell("arrived", guest=guest, zone=zone)
    return newcomer


def surprise_pool(game: Game) -> list[str]:
    """The surprise guests of this set-up who are not here yet; an alternate takes the place of its namesake where that was chosen."""
    facts = game.content.guests
    alternates = {guest: facts[guest].instead_of for guest in game.content.guests_of("surprise") if facts[guest].instead_of}
    out = set(alternates.values()) if game.setup.options.get("roscoe") == "alternate" else set(alternates)
    return [guest for guest in game.content.guests_of("surprise") if guest not in out and guest not in game.guests]


def arrive(game: Game, guest: str) -> None:
    """A surprise guest joins: in the living room, or waiting (Professor Browne, while a party guest is hidden)."""
    newcomer = join(game, guest)
    if guest == "browne" and any(each.status == "hidden" for each in game.party()):
        newcomer.status = "waiting"
    else:
        reveal(game, newcomer, ENTRANCE)
