"""Set-up of a match (book, set-up 1 to 8; content page 5.1)."""

from collections.abc import Mapping

from games.engine import Dialogue, ask_key, drawn, shuffled, together
from games.slaughter.state import Game, Guest, Monster, Player


async def set_up(game: Game) -> None:
    """Guests, night, families, piles, death orders; then the first player is drawn and the night begins."""
    await invite_guests(game)
    await prepare_night(game)
    await choose_families(game)
    await fill_rooms(game)
    await choose_orders(game)
    game.first = (await drawn("first-player", [player.seat for player in game.players]))[0]
    game.tell("first-player", seat=game.first)


async def invite_guests(game: Game) -> None:
    """Five guests: the standard ones, five random ones of the roster, or those that seat 1 invites."""
    content = game.content
    how = game.setup.options.get("guests", "standard")
    roster = list(content.guests_of("party") if how == "standard" else content.guests_of("party", "alternate"))
    if how == "choose":
        chosen = await choose_guests(game, roster)
    else:
        chosen = roster if len(roster) == content.setup.party else await drawn("guests", roster, content.setup.party)
    for guest in chosen:
        facts = content.guests[guest]
        game.guests[guest] = Guest(guest, facts.health, facts.health, facts.own_dice)


async def choose_guests(game: Game, roster: list[str]) -> list[str]:
    """Seat 1 invites one guest after the other."""
    chosen: list[str] = []
    while len(chosen) < game.content.setup.party:
        key = await ask_key(1, "invite", [f"invite:{guest}" for guest in roster if guest not in chosen])
        chosen.append(key.partition(":")[2])
        game.tell("invited", seat=1, guest=chosen[-1])
    return chosen


async def prepare_night(game: Game) -> None:
    """Seven random events, the entry event somewhere among the first three."""
    content = game.content
    others = [event for event in content.events if event != content.entry]
    pile = await drawn("events", others, content.setup.events)
    place = (await drawn("entry-event", list(range(content.setup.entry_within))))[0]
    game.events_pile = [*pile[:place], content.entry, *pile[place:]]


# ---------------------------------------------------------------- families


async def choose_families(game: Game) -> None:
    """Every player takes a family: chosen in seat order, or at random."""
    if game.setup.options.get("families") == "random":
        dealt = await drawn("families", list(game.content.families), len(game.players))
        for player, family in zip(game.players, dealt, strict=True):
            take_family(game, player, family)
        return
    for player in game.players:
        taken = {each.family for each in game.players}
        key = await ask_key(player.seat, "family", [f"family:{family}" for family in game.content.families if family not in taken])
        take_family(game, player, key.partition(":")[2])


def take_family(game: Game, player: Player, family: str) -> None:
    """Figures and cards of a family, cards face up."""
    player.family = family
    members = game.content.families[family].members
    player.monsters = [Monster(player.seat, family, each.id, each.kind, each.actions, each.dice) for each in members]
    game.tell("family-chosen", seat=player.seat, family=family)


# ---------------------------------------------------------------- piles


async def fill_rooms(game: Game) -> None:
    """Objects of the families, traps, bonus actions; dealt to the rooms by number of players; one guest on top of each pile."""
    dealt = await shuffled("search-deck", await search_deck(game))
    for room, size in room_sizes(game).items():
        game.piles[room], dealt = dealt[:size], dealt[size:]
    if "shed" in game.piles:
        game.piles["shed"] = await shuffled("shed-pile", list(game.content.cards("garden")))
    rooms = list(game.content.room_table[len(game.players)])
    for room, guest in zip(rooms, await shuffled("guests-hide", list(game.guests)), strict=True):
        game.piles[room].insert(0, guest)


async def search_deck(game: Game) -> list[str]:
    """The cards that are dealt to the rooms, before shuffling."""
    content = game.content
    cards = list(content.cards(*(player.family for player in game.players)))
    cards += await drawn("traps", list(content.traps), content.setup.traps)
    cards += await drawn("bonus", [card.id for card in content.bonus.values() for _ in range(card.copies)], content.setup.bonus)
    if game.setup.variant == "base-neutral":
        cards += await drawn("neutral", list(content.cards("garden", "ordinary")), content.setup.neutral)
    return cards


def room_sizes(game: Game) -> Mapping[str, int]:
    """Cards per room; the optional neutral objects are one more in every room."""
    extra = int(game.setup.variant == "base-neutral")
    return {room: size + extra for room, size in game.content.room_table[len(game.players)].items()}


# ---------------------------------------------------------------- death orders


async def choose_orders(game: Game) -> None:
    """All players at once, in secret: the order in which the guests will die, and the favourite meal."""
    game.stage = "orders"
    dialogues: dict[int, Dialogue[None]] = {player.seat: order_of(game, player) for player in game.players}
    await together(dialogues)
    game.stage = "night"


def order_of(game: Game, player: Player) -> Dialogue[None]:
    """One player's dialogue; `again` begins anew."""

    async def dialogue() -> None:
        while not player.is_ready:
            player.order = []
            while len(player.order) < len(game.guests):
                left = [f"order:{guest}" for guest in game.guests if guest not in player.order]
                if not await take_marker(player, "order", left):
                    player.order = []
            if guest := await take_marker(player, "favourite", [f"favourite:{guest}" for guest in player.order]):
                player.favourite = guest
        game.tell("order-set", seat=player.seat)

    return dialogue


async def take_marker(player: Player, prompt: str, keys: list[str]) -> str:
    """One step of the dialogue: the guest chosen (laid down, for the order), or nothing to begin anew."""
    again = ["again"] if player.order else []
    guest = (await ask_key(player.seat, prompt, keys + again, keys + again)).partition(":")[2]
    if guest and prompt == "order":
        player.order.append(guest)
    return guest
