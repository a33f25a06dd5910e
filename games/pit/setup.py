"""Set-up: Captains, Outposts, the Monster and its difficulty, decks and tokens (book, Captain Setup to Captains and the Monster; A4, 1)."""

from collections.abc import Sequence

from games import engine
from games.engine import ask_each
from games.pit import difficulty, foe, night, outpost, reveal
from games.pit.asking import decide
from games.pit.pieces import TAVERNS, Captain, Foe, Monster
from games.pit.state import Game
from games.pit.view import BRIDGES, DISTRICTS, RUNES

PALADIN = "paladin"


async def set_up(game: Game) -> None:
    """Everything before the first Morning."""
    await seats(game)
    set_monster(game)
    await choose_captains(game)
    await citadel(game)
    await choose_lead(game)
    await difficulty.draw(game)
    for captain in game.in_order():
        await outpost.place(game, captain, game.unit(PALADIN))
    await difficulty.apply(game)


# ---------------------------------------------------------------- who plays what


async def seats(game: Game) -> None:
    """Everybody is a Captain, or one is drawn among those who would play the Monster."""
    everybody = range(1, game.setup.seats + 1)
    monster = 0
    if game.setup.options["foe"] == "player":
        wishes = await ask_each("role", {seat: {"role:captain": False, "role:monster": True} for seat in everybody})
        monster = (await engine.drawn("role", [seat for seat in everybody if wishes[seat]] or list(everybody)))[0]
        game.foe = Foe(monster, gold=game.content.table.foe.gold)
        game.tell("foe", seat=monster)
    people = [seat for seat in everybody if seat != monster]
    game.captains = [Captain(seat, bridge) for seat, bridge in zip(people, BRIDGES, strict=False)]


async def choose_captains(game: Game) -> None:
    """Each takes one of six; or they are drawn."""
    left = list(game.content.captains)
    if game.setup.options["captains"] == "random":
        left = await engine.shuffled("captains", left)
    for captain in game.captains:
        game.mover = captain.seat
        chosen = f"captain:{left[0]}"
        if game.setup.options["captains"] == "choose":
            chosen = await decide(game, captain.seat, "captain", lambda: [f"captain:{card}" for card in left], is_menu=True)
        card = chosen.partition(":")[2]
        left.remove(card)
        captain.unit = game.unit(card)
        captain.unit.slot = "captain"
        captain.gold = game.content.table.solo_gold if game.is_solo else game.content.table.start_gold
        game.tell("captain", seat=captain.seat, card=card)
    game.mover = 0


async def choose_lead(game: Game) -> None:
    """Each draws a Quest; the highest number leads and takes the Messenger. Then they are shuffled back."""
    drawn = await engine.drawn("lead", game.decks["keep"], len(game.captains))
    numbers = {captain.seat: game.content.quests[quest].number for captain, quest in zip(game.captains, drawn, strict=True)}
    game.lead = max(numbers, key=lambda seat: numbers[seat])
    game.tell("lead-drawn", seat=game.lead, n=numbers[game.lead])
    game.decks["keep"] = await engine.shuffled("quest-deck", game.decks["keep"])
    await night.seat_messenger(game, game.leader, game.unit("kings_messenger"))


# ---------------------------------------------------------------- the Monster


def set_monster(game: Game) -> None:
    """Its board, health and dice (Monster Setup), and the track."""
    facts = game.content.monsters[game.setup.variant.removesuffix("-b").replace("-", "_")]
    chosen = "b" if game.setup.variant.endswith("-b") else "a"
    board = facts.side(chosen)
    health = board.full_health(len(game.captains))
    dice = {colour: board.dice.count(colour) for colour in "wyr"}
    game.monster = Monster(facts.id, chosen, facts.family, health, health, dice, board.limit)
    track(game)


def track(game: Game) -> None:
    """The length that was chosen; purple spaces and bridges keep their share of the way."""
    printed = game.content.table.track
    game.length = int(game.setup.options["track"])
    game.purple = [round(space * game.length / printed.length) for space in printed.purple]
    game.bridges = {bridge: place * game.length / printed.length for bridge, place in printed.bridges.items()}


# ---------------------------------------------------------------- the Citadel


async def citadel(game: Game) -> None:
    """Location tokens, stocks, and all decks (Citadel Setup)."""
    runes = await engine.shuffled("tokens", RUNES)
    game.tokens = dict(zip(DISTRICTS, runes, strict=True))
    stock = game.content.table.stock
    game.stock = {"stone": stock.stones, "blue": stock.blue, "green": stock.green, "white": stock.white_armour, "yellow": stock.yellow_armour}
    game.bag = list(game.content.deck("wishes"))
    content = game.content
    for name, deck in (("barracks", "barracks"), ("eyrie", "eyrie"), ("sanctuary", "sanctuary"), ("keep", "quests"), ("stables", "stables")):
        cards = [card for card in content.deck(deck) if card != PALADIN]  # type: ignore[arg-type]  # the names of content.Deck
        game.decks[name] = await engine.shuffled(f"{name}-deck", cards)
    game.decks["town_hall"] = await engine.shuffled("town_hall-deck", content.deck("town_hall"))
    await taverns(game)
    for name in ("town_hall", "stables"):
        reveal.shop(game, name)
    await monster_cards(game)


async def taverns(game: Game) -> None:
    """Three decks, dealt in turn, without the cards of Captains in play; cards without a cost go under them at first (A2, A-R17)."""
    doubles = {f"{captain.card.id}_double" for captain in game.captains}
    cards = await engine.shuffled("tavern-deck", [card for card in game.content.deck("tavern") if card not in doubles])
    for at, name in enumerate(TAVERNS):
        game.decks[name] = first_with_cost(game, cards[at::3])
        game.faces[name] = [game.decks[name].pop(0)]


def first_with_cost(game: Game, cards: Sequence[str]) -> list[str]:
    """The deck once cards without a cost on top have gone under it."""
    free = next(at for at, card in enumerate(cards) if game.content.unit(card).cost)
    return [*cards[free:], *cards[:free]]


async def monster_cards(game: Game) -> None:
    """The Monster deck, a Monster player's hand, the Encounter deck."""
    game.monster_deck = await engine.shuffled("monster-deck", game.content.deck("monster_cards"))
    if game.foe is not None:
        await foe.draw(game, game.content.table.foe.cards)
    if game.setup.options["encounters"] == "on":
        game.encounters = await engine.shuffled("encounter-deck", game.content.deck("encounters"))
