"""Objects that victims carry, and cards that are used in one's own turn besides dice (Underground, Equipped Victims; content pages 5.9, 5.10)."""

from collections.abc import Awaitable, Callable, Iterator, Mapping

from games.engine import ask_key
from games.slaughter.state import Game, Guest, Player


def equip(game: Game, victim: Guest, card: str) -> None:
    """A victim carries a card until it dies or the card is used up."""
    victim.equipped = card
    game.tell("equipped", guest=victim.id, card=card)


def unequip(game: Game, victim: Guest) -> None:
    """The card goes to the discards."""
    game.discards.append(victim.equipped)
    victim.equipped, victim.has_fired = "", False


def draw_on(game: Game, victim: Guest) -> None:
    """A victim uses the object that it carries: to the discards, an M16 only at the end of the round."""
    if victim.equipped == "m16":
        victim.has_fired = True
        return
    if game.turn is not None:
        game.turn.objects.append(victim.equipped)
    unequip(game, victim)


def bare(game: Game) -> list[Guest]:
    """Revealed victims that carry nothing."""
    return [guest for guest in game.revealed() if not guest.equipped]


async def pass_shield(game: Game, victim: Guest) -> None:
    """The tactical shield passes to the next revealed victim of the zone, or leaves the game (book, Tactical Shield)."""
    if not victim.has_shield:
        return
    victim.has_shield = False
    heirs = [guest for guest in game.revealed(victim.zone) if guest is not victim]
    if heirs:
        key = f"equip:{heirs[0].id}"
        if len(heirs) > 1:
            key = await ask_key(game.active.seat, "shield", [f"equip:{guest.id}" for guest in heirs])
        heir = game.guests[key.partition(":")[2]]
        heir.has_shield = True
        game.tell("shield-passed", guest=heir.id)


async def shotgun(game: Game) -> None:
    """The loser of the fight discards a card of choice."""
    player = game.active
    if player.hand:
        keys = [f"discard:{card}" for card in dict.fromkeys(player.hand)]
        card = (await ask_key(player.seat, "discard", keys, keys)).partition(":")[2]
        game.discard(player, card)
        game.tell("lost-card", seat=player.seat, card=card)


def end_of_round(game: Game) -> None:
    """An M16 that was used leaves its victim."""
    for guest in game.guests.values():
        if guest.has_fired:
            unequip(game, guest)


# ---------------------------------------------------------------- cards in the own turn


def usable(game: Game, player: Player) -> Iterator[str]:
    """Objects of a hand that can do something in the own turn, dice and healing apart."""
    for card in dict.fromkeys(player.hand):
        if card in USES and USES[card][0](game, player):
            yield card


async def use(game: Game, player: Player, card: str) -> None:
    """Use such an object."""
    game.use_object(player, card)
    game.tell("used", seat=player.seat, card=card)
    await USES[card][1](game, player, card)


async def inhibit(game: Game, player: Player, card: str) -> None:
    """The Inhibitor lies in a room for the rest of the game."""
    game.discards.remove(card)
    key = await ask_key(player.seat, "room", [f"room:{room}" for room in game.board.rooms])
    game.below.inhibited = key.partition(":")[2]
    game.tell("inhibited", zone=game.below.inhibited)


async def wear(game: Game, player: Player, card: str) -> None:
    """Helmet or Costume: a revealed victim without equipment puts it on."""
    game.discards.remove(card)
    key = await ask_key(player.seat, "equip", [f"equip:{guest.id}" for guest in bare(game)])
    equip(game, game.guests[key.partition(":")[2]], card)


async def eat(game: Game, player: Player, card: str) -> None:
    """Brain or Blood Bag: one token instead."""
    game.gain(player, "brain" if card == "brain_jar" else "flesh")


async def extinguish(game: Game, player: Player, card: str) -> None:
    """One fire goes out; the card leaves the game."""
    game.discards.remove(card)
    game.removed.append(card)
    key = await ask_key(player.seat, "room", [f"room:{room}" for room in game.below.fires])
    game.below.fires.remove(key.partition(":")[2])
    game.tell("extinguished", zone=key.partition(":")[2])


async def weld(game: Game, player: Player, card: str) -> None:
    """The Blowtorch ends the Faulty Sump Pump."""
    game.below.event = ""
    game.tell("pump-mended")


async def cut(game: Game, player: Player, card: str) -> None:
    """The Bolt Cutter cuts the Chains: the basement door is open, nobody gets it (R91)."""
    game.below.is_chained = False
    game.doors["bd"] = "open"
    game.tell("chains-cut", seat=player.seat)


def can_cut(game: Game, player: Player) -> bool:
    """By a player with a monster in the basement."""
    return game.below.is_chained and any(monster.zone == "basement" for monster in player.monsters)


Use = tuple[Callable[[Game, Player], bool], Callable[[Game, Player, str], Awaitable[None]]]
USES: Mapping[str, Use] = {
    "inhibitor": (lambda game, player: True, inhibit),
    "flashing_helmet": (lambda game, player: bool(bare(game)), wear),
    "monster_costume": (lambda game, player: bool(bare(game)), wear),
    "brain_jar": (lambda game, player: True, eat),
    "blood_bag": (lambda game, player: True, eat),
    "fire_extinguisher": (lambda game, player: bool(game.below.fires), extinguish),
    "blowtorch": (lambda game, player: game.below.event == "sump_pump", weld),
    "bolt_cutter": (can_cut, cut),
}
