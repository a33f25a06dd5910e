"""Encounter cards: Events, and tokens that come into the Citadel and leave it (book, Encounter Cards; Attacking Creatures; A8.11)."""

from collections.abc import Callable, Mapping, Sequence

from games.pit import combat, creatures, dice, districts, harm, march, outpost, quests
from games.pit.asking import decide, vote, votes
from games.pit.pieces import Captain, Token
from games.pit.state import Game
from games.pit.streets import CREATURE, districts_of, is_on, tokens_of, vacant
from games.pit.view import SLOTS, STRUCTURES

ROLLED, OUTPOST = ("rolled",), ("outpost",)
HERON, OATS = "old_heron_of_the_moat", "brother_oats"
STAYS = {"maren_of_the_road": 2, OATS: 3}
"""The Night, counted from their coming, at which Adventurers leave."""
FEE = 2
"""Gold for the Heron, and for draining the tunnels."""
PILGRIMS = 3
"""Visits after which the Pilgrim Road ends."""


# ---------------------------------------------------------------- cards


async def draw(game: Game) -> None:
    """The top card of the deck takes effect; a Monster player places tokens as it likes (Monster Player Rules)."""
    if game.encounters:
        await lay_open(game, game.encounters.pop(0), is_free=game.foe is not None)


async def lay_open(game: Game, card: str, is_free: bool) -> None:
    """A card stays open until it is returned; Events work at once or while they lie there, all others bring tokens."""
    game.open.append(card)
    game.card = card
    game.tell("encounter", card=card)
    if card in AT_ONCE:
        AT_ONCE[card](game)
    elif game.content.encounters[card].tokens:
        await place_all(game, card, is_free)


def give_back(game: Game, card: str) -> None:
    """A card returns to the bottom of the deck."""
    game.open.remove(card)
    game.encounters.append(card)
    game.tell("encounter-returned", card=card)


def end(game: Game, event: str) -> None:
    """An Event ends, if it lies open."""
    if is_on(game, event):
        give_back(game, event)


def spawnable(game: Game) -> int | None:
    """Where the next Creature lies in the deck, None where there is none."""
    return next((at for at, card in enumerate(game.encounters) if game.content.encounters[card].kind == CREATURE), None)


def can_spawn(game: Game) -> bool:
    """Whether a Creature could come, or without the deck a White Die."""
    return spawnable(game) is not None if game.setup.options["encounters"] == "on" else march.may_gain(game, "w")


async def spawn(game: Game, by_player: bool) -> None:
    """Monster card Spawn: reveal until a Creature appears, and place it; without the deck the Monster gains a White Die (A8.10)."""
    if game.setup.options["encounters"] != "on":
        march.gain(game, "w")
        return
    at = spawnable(game)
    if at is None:
        game.tell("nothing-spawned")
        return
    found = game.encounters[at]
    game.encounters = [*game.encounters[at + 1 :], *game.encounters[:at]]
    await lay_open(game, found, is_free=by_player)


# ---------------------------------------------------------------- Events


def lamps(game: Game) -> None:
    """Lamp Festival: each Captain gains 2 Gold; return at once."""
    for captain in game.captains:
        game.earn(captain, 2)
    game.tell("lamps", n=2)
    give_back(game, "lamp_festival")


def tremor(game: Game) -> None:
    """Within two spaces of the next purple space the Monster moves there; return at once."""
    ahead = march.next_purple(game) - game.monster.space
    if 0 < ahead <= 2:
        march.move(game, ahead)
    give_back(game, "tremor")


def eclipse(game: Game) -> None:
    """In the next Morning Yellow Dice of Captains are rolled as Red."""
    game.notes["eclipse"] = game.round + 1


AT_ONCE: Mapping[str, Callable[[Game], None]] = {"lamp_festival": lamps, "tremor": tremor, "eclipse": eclipse}


def pilgrim(game: Game) -> None:
    """The White Mage was visited: the Pilgrim Road ends after three times."""
    if not is_on(game, "pilgrim_road"):
        return
    game.notes["pilgrim"] = game.notes.get("pilgrim", 0) + 1
    if game.notes["pilgrim"] == PILGRIMS:
        del game.notes["pilgrim"]
        give_back(game, "pilgrim_road")


# ---------------------------------------------------------------- placing tokens


async def place_all(game: Game, card: str, is_free: bool) -> None:
    """Put the tokens of a card where it says; a card none of whose tokens finds a place, or stays, returns."""
    game.arriving.append(card)
    await place_each(game, card, is_free)
    game.arriving.remove(card)
    if not tokens_of(game, card):
        give_back(game, card)


async def place_each(game: Game, card: str, is_free: bool) -> None:
    """One token after the other."""
    facts = game.content.encounters[card]
    if facts.places == OUTPOST:
        for captain in game.in_order():
            await perch(game, captain, card)
    elif facts.places == ROLLED:
        for _ in range(facts.tokens):
            await put(game, card, tuple(STRUCTURES) if is_free else vacant(game, await dice.locate(game)))
    else:
        await put_all(game, card, [[place] if place in STRUCTURES else vacant(game, place) for place in facts.places])


async def put(game: Game, card: str, structures: Sequence[str]) -> None:
    """One token, at one of some structures."""
    lay(game, card, await structure_for(game, card, structures))


async def put_all(game: Game, card: str, places: Sequence[Sequence[str]]) -> None:
    """Tokens that do not get in each other's way; the Captains vote on all of them at once."""
    if game.foe is not None:
        for structures in places:
            await put(game, card, structures)
        return
    with game.about(placing=card):
        chosen = await votes(game, "token-place", [[f"place:{structure}" for structure in structures] for structures in places])
    for key in chosen:
        lay(game, card, key.partition(":")[2])


def lay(game: Game, card: str, structure: str) -> None:
    """A token lies there."""
    game.on_board.append(Token(card, structure, game.content.encounters[card].health))
    game.tell("token-placed", card=card, place=structure)


async def structure_for(game: Game, card: str, structures: Sequence[str]) -> str:
    """The structure for a token, chosen by the Monster player, else by the Captains together (A-R36)."""
    keys = [f"place:{structure}" for structure in structures]
    with game.about(placing=card):
        if game.foe is not None:
            key = await decide(game, game.foe.seat, "token-place", lambda: keys)
        else:
            key = await vote(game, "token-place", keys)
    return key.partition(":")[2]


async def perch(game: Game, captain: Captain, card: str) -> None:
    """A Harpy takes a slot of an Outpost; where all are taken somebody goes into Reserve (Night Phase, Card Refresh)."""
    free = [f"place:{slot}" for slot in game.free_slots(captain, "ad")]
    with game.about(placing=card, subject=str(captain.seat)):
        if game.foe is not None and free:
            slot = (await decide(game, game.foe.seat, "token-place", lambda: free)).partition(":")[2]
        else:
            slot = await outpost.make_room(game, captain, SLOTS)
    if slot:
        game.on_board.append(Token(card, f"{captain.seat}.{slot}", game.content.encounters[card].health))
        game.tell("perched", seat=captain.seat, card=card, slot=slot)


# ---------------------------------------------------------------- losing tokens


def hurt(game: Game, captain: Captain, token: Token, points: int, has_ram: bool) -> int:
    """Damage to a token, and the Gold for it; a Hill Ram's critical hit pays one more. How much was done: the Tomb Ogre never takes more than one."""
    if token not in game.on_board:  # a Carrion Wyvern was there before
        return 0
    done = min(1 if token.id == "tomb_ogre" else points, token.health)
    gold = game.content.encounters[token.id].reward * done + int(has_ram)
    token.health -= done
    game.earn(captain, gold)
    game.tell("token-hurt", seat=captain.seat, foe=token.id, n=done, gold=gold)
    if token.health == 0:
        beaten(game, captain, token)
    return done


def beaten(game: Game, captain: Captain, token: Token) -> None:
    """The last health is gone."""
    game.tell("token-beaten", seat=captain.seat, foe=token.id)
    remove(game, token)


def remove(game: Game, token: Token) -> None:
    """A token leaves the board; with the last one its card returns, unless more of them are on their way."""
    game.on_board.remove(token)
    if not tokens_of(game, token.id) and token.id not in game.arriving:
        give_back(game, token.id)


# ---------------------------------------------------------------- phases


def morning_end(game: Game) -> None:
    """The sun comes back."""
    if game.notes.get("eclipse") == game.round:
        del game.notes["eclipse"]
        end(game, "eclipse")


async def enter(game: Game, captain: Captain) -> None:
    """What happens to a Captain who enters a District: Rust Rats."""
    if captain.district in districts_of(game, creatures.RATS):
        await creatures.gnaw(game, captain)


async def midday_end(game: Game) -> None:
    """A Curfew ends; Night Wraiths come out."""
    end(game, "curfew")
    await creatures.midday(game)


async def night(game: Game) -> None:
    """Market Day ends, Creatures and Outlaws do their Night effects, Adventurers move on."""
    end(game, "market_day")
    await creatures.night(game)
    for token in list(game.on_board):
        token.nights += 1
        if token.nights == STAYS.get(token.id):
            game.tell("moves-on", card=token.id)
            remove(game, token)


# ---------------------------------------------------------------- services


def services(game: Game, captain: Captain) -> list[str]:
    """What the Citadel's guests offer a Captain now; and a Harpy in the own Outpost may be fought once a Round."""
    offers = {
        "heron": is_host(game, captain, HERON) and captain.gold >= FEE and not captain.quest and bool(game.decks["keep"]),
        "oats": is_host(game, captain, OATS) and bool(harm.healable(game, captain, anywhere=False)),
        "drain": can_drain(game, captain),
        "harpy": harpy_of(game, captain) is not None,
    }
    return [f"visit:{what}" for what, is_open in offers.items() if is_open and what not in captain.used]


def is_host(game: Game, captain: Captain, card: str) -> bool:
    """Whether a guest is in a Captain's District, and that is not closed."""
    return captain.district in districts_of(game, card) and not game.is_closed(captain.district)


def can_drain(game: Game, captain: Captain) -> bool:
    """Whether a Captain stands before the flooded tunnels with Gold enough."""
    district = STRUCTURES["grotto"]
    return is_on(game, "flooded_tunnels") and captain.district == district and not game.is_closed(district) and captain.gold >= FEE


def harpy_of(game: Game, captain: Captain) -> Token | None:
    """The Harpy in a Captain's Outpost."""
    return next((token for token in game.on_board if token.place.startswith(f"{captain.seat}.")), None)


async def serve(game: Game, captain: Captain, what: str) -> None:
    """Take one of these offers."""
    captain.used.add(what)
    if what == "heron":
        await ask_heron(game, captain)
    elif what == "oats":
        game.tell("oats", seat=captain.seat)
        await harm.heal_some(game, captain, 1, anywhere=False)
    elif what == "drain":
        districts.pay(game, captain, FEE)
        game.tell("drained", seat=captain.seat, gold=FEE)
        give_back(game, "flooded_tunnels")
    elif (token := harpy_of(game, captain)) is not None:
        await quests.won(game, captain, await combat.attack(game, captain, token.place, token))


async def ask_heron(game: Game, captain: Captain) -> None:
    """The Old Heron shows the top three Quests; one is taken, the others stay where they are. All may burn before."""
    districts.pay(game, captain, FEE)
    game.tell("heron", seat=captain.seat, gold=FEE)
    seen = game.decks["keep"][:3]

    def left() -> list[str]:
        seen[:] = [quest for quest in seen if quest in game.decks["keep"]]  # the Keep may burn meanwhile
        return [f"take:{quest}" for quest in seen]

    with game.looks(captain.seat, seen):
        quest = (await decide(game, captain.seat, "heron", left, private=True, is_menu=True)).partition(":")[2]
    if quest:
        game.decks["keep"].remove(quest)
        await quests.accept(game, captain, quest)
