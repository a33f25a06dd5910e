"""Set-up of a match (book, set-up 1 to 8; content page 5.1)."""

from collections.abc import Mapping

from games.engine import Dialogue, ask_key, drawn, shuffled, together
from games.slaughter import basement, mutations, scenarios
from games.slaughter.board import BASEMENT
from games.slaughter.dice import react
from games.slaughter.piles import NOTHING
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
    if game.variant.underground:
        await basement.prepare(game)
        await mutations.lay_out(game)
    await scenarios.prepare(game)


async def invite_guests(game: Game) -> None:
    """Five guests: the standard ones, five random ones of the roster, or those that seat 1 invites."""
    content = game.content
    how = game.setup.options.get("guests", "standard")
    roster = list(content.guests_of("party") if how == "standard" else guest_roster(game))
    if how == "choose":
        chosen = await choose_guests(game, roster)
    else:
        chosen = roster if len(roster) == content.setup.party else await drawn("guests", roster, content.setup.party)
    for guest in chosen:
        facts = content.guests[guest]
        game.guests[guest] = Guest(guest, facts.health, facts.health, facts.own_dice, has_shield=guest == "agent_p")


def guest_roster(game: Game) -> list[str]:
    """Who may be invited: in Underground surprise guests and agents too, apart from those that a scenario keeps for itself."""
    content = game.content
    if not game.variant.underground:
        return list(content.guests_of("party", "alternate"))
    kept = {"station-b62": ("agent_p", "agent_s"), "night-patrol": ("roscoe", "roscoe_alt", "agent_p", "agent_s")}.get(game.variant.id, ())
    spare = "roscoe" if game.setup.options.get("roscoe") == "alternate" else "roscoe_alt"
    return [guest for guest in content.guests_of("party", "alternate", "surprise", "agent") if guest not in (*kept, spare)]


async def choose_guests(game: Game, roster: list[str]) -> list[str]:
    """Seat 1 invites one guest after the other."""
    chosen: list[str] = []
    while len(chosen) < game.content.setup.party:
        key = await ask_key(1, "invite", [f"invite:{guest}" for guest in roster if guest not in chosen])
        chosen.append(key.partition(":")[2])
        game.tell("invited", seat=1, guest=chosen[-1])
    return chosen


async def prepare_night(game: Game) -> None:
    """Seven random events, the entry event somewhere among the first three; a scenario without one has eight random ones."""
    content, entry = game.content, entry_event(game)
    pool = [event for event in content.of_edition(content.events, game.variant.underground) if not content.events[event].entry]
    pile = await drawn("events", pool, content.setup.events + (not entry))
    if entry:
        place = (await drawn("entry-event", list(range(content.setup.entry_within))))[0]
        pile.insert(place, entry)
    game.events_pile = pile


def entry_event(game: Game) -> str:
    """The event that brings guests: Knock Knock again where agents are of the party (R62)."""
    agents = any(guest.is_agent for guest in game.guests.values())
    return "knock_knock" if agents and game.variant.entry else game.variant.entry


# ---------------------------------------------------------------- families


async def choose_families(game: Game) -> None:
    """Every player takes a family: chosen in seat order, or at random."""
    if game.setup.options.get("families") == "random":
        dealt = await drawn("families", families(game), len(game.players))
        for player, family in zip(game.players, dealt, strict=True):
            take_family(game, player, family)
        return
    for player in game.players:
        taken = {each.family for each in game.players}
        key = await ask_key(player.seat, "family", [f"family:{family}" for family in families(game) if family not in taken])
        take_family(game, player, key.partition(":")[2])


def families(game: Game) -> list[str]:
    """Families that may be played in this form of the game."""
    return [family for family in game.content.families if family not in game.variant.no_families]


def take_family(game: Game, player: Player, family: str) -> None:
    """Figures and cards of a family, cards face up."""
    player.family = family
    members = game.content.families[family].members
    player.monsters = [Monster(player.seat, family, each.id, each.kind, each.actions, each.dice) for each in members]
    game.tell("family-chosen", seat=player.seat, family=family)


# ---------------------------------------------------------------- piles


async def fill_rooms(game: Game) -> None:
    """Objects of the families, traps, bonus actions; dealt to the rooms by number of players; one guest on top of each pile."""
    deck, spare = await search_deck(game)
    if game.variant.id == "last-hours":
        await hide_in_one_pile(game, deck, spare)
        return
    await deal(game, deck)
    if game.variant.shed:
        game.piles["shed"] = await shuffled("shed-pile", list(game.content.cards("garden")))
    rooms, tops = list(game.content.room_table[len(game.players)]), list(game.guests)
    if game.variant.underground:
        game.piles[BASEMENT] = await shuffled("basement-pile", await basement_deck(game, spare))
        rooms, tops = [*rooms, BASEMENT], [*tops, NOTHING]
    for room, guest in zip(rooms, await shuffled("guests-hide", tops), strict=True):
        game.piles[room].insert(0, guest)
        game.lurking[room] = 1


async def deal(game: Game, deck: list[str]) -> None:
    """Shuffle the cabin's cards and deal them to its rooms."""
    dealt = await shuffled("search-deck", deck)
    for room, size in room_sizes(game).items():
        game.piles[room], dealt = dealt[:size], dealt[size:]


async def hide_in_one_pile(game: Game, deck: list[str], spare: list[str]) -> None:
    """Last Hours: four dice tell how many guests hide below; the others are shuffled into the cabin's one pile (R82)."""
    count = sum(await react(game, "refuge", 4))
    game.tell("refuge", count=count)
    below = await drawn("refugees", list(game.guests), count)
    deck += await drawn("neutral", neutral_objects(game), count)
    deck += [guest for guest in game.guests if guest not in below]
    game.piles[BASEMENT] = await shuffled("basement-pile", [*await basement_deck(game, spare), *below])
    game.lurking[BASEMENT] = count
    await deal(game, deck)


async def search_deck(game: Game) -> tuple[list[str], list[str]]:
    """The cards that are dealt to the rooms, before shuffling; and the bonus actions that are left over."""
    content, underground = game.content, game.variant.underground
    cards = list(content.cards(*(player.family for player in game.players)))
    turret = ["k1_b00"] if underground and game.variant.id != "station-b62" else []
    cards += turret + await drawn("traps", content.of_edition(content.traps, False), content.setup.traps - len(turret))
    bonus = [card for card in content.of_edition(content.bonus, underground) if card not in game.variant.no_bonus]
    dealt = await drawn("bonus", bonus, content.setup.bonus)
    for card in dealt:
        bonus.remove(card)
    if game.variant.neutral:
        dealt += await drawn("neutral", neutral_objects(game), content.setup.neutral)
    if game.variant.fire:
        dealt.append("fire_extinguisher")
    return cards + dealt, bonus


def neutral_objects(game: Game) -> list[str]:
    """Objects of no family; with Underground also those of the MSUG, unless they are in the locker of Station B62."""
    has_msug = game.variant.underground and game.variant.id != "station-b62"
    return list(game.content.cards("garden", "ordinary", *(("msug",) if has_msug else ())))


async def basement_deck(game: Game, spare: list[str]) -> list[str]:
    """Basement objects and bonus actions by number of players (book, set-up, step Б; R65, R91)."""
    size = game.content.basement_table[len(game.players)]
    objects = list(game.content.cards("basement"))
    forced = ["bolt_cutter"] if game.variant.id == "battered-cabin" else []
    for card in forced:
        objects.remove(card)
    return [*forced, *await drawn("basement-objects", objects, size.objects - len(forced)), *await drawn("basement-bonus", spare, size.bonus)]


def room_sizes(game: Game) -> Mapping[str, int]:
    """Cards per room; the optional neutral objects, or the guests and objects of Last Hours, are one more in every room."""
    extra = int(game.variant.neutral or game.variant.id == "last-hours")
    sizes = {room: size + extra for room, size in game.content.room_table[len(game.players)].items()}
    sizes["living"] += game.variant.fire
    return sizes


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
