"""The Monster player: Gold, hand, cards at any time, and the windows that are held open for it (book, Monster Player Rules; A-R42, A-R43)."""

from games.engine import Ask, Keys, at_any_time
from games.pit import monster_cards
from games.pit.asking import decide
from games.pit.decks import draw_monster_card
from games.pit.pieces import Foe
from games.pit.state import Game

WARD, CHANT = "ward_of_scales", "counter_chant"


async def draw(game: Game, number: int) -> None:
    """Draw cards; when the deck runs out the discards are shuffled (Monster Cards)."""
    assert game.foe is not None
    for _ in range(number):
        if card := await draw_monster_card(game):
            game.foe.hand.append(card)


def cost(game: Game, card: str) -> int:
    """What a card costs."""
    return game.content.monster_cards[card].cost


# ---------------------------------------------------------------- phases


async def morning(game: Game) -> None:
    """Discard up to two cards for Gold equal to the lowest cost among them."""
    foe = game.foe
    if foe is None:
        return
    for unit in game.monster.taken:
        if unit.id == "tally_clerk":
            foe.gold += 1
    given: list[str] = []
    while foe.hand and len(given) < game.content.table.foe.discards:
        key = await decide(
            game, foe.seat, "discard", lambda: ["keep", *dict.fromkeys(f"discard:{card}" for card in foe.hand)], private=True, is_menu=True
        )
        if key in ("keep", ""):
            break
        card = key.partition(":")[2]
        foe.hand.remove(card)
        given.append(card)
    await sell(game, foe, given)


async def sell(game: Game, foe: Foe, given: list[str]) -> None:
    """The Gold for discarded cards (A-R43)."""
    if given:
        gold = min(cost(game, card) for card in given)
        foe.gold += gold
        game.discards.extend(given)
        game.tell("foe-sold", seat=foe.seat, n=len(given), gold=gold)


async def midday(game: Game) -> None:
    """Draw back up to four cards; then one card may be played before the Captains set out (A-R42)."""
    foe = game.foe
    if foe is None:
        return
    await draw(game, game.content.table.foe.hand - len(foe.hand))
    game.tell("foe-drew", seat=foe.seat, n=len(foe.hand))
    await window(game)


async def window(game: Game) -> None:
    """One card, if the Monster player likes."""
    foe = game.foe
    if foe is None or not foe.hand:
        return
    key = await decide(game, foe.seat, "foe-window", lambda: ["pass", *plays(game, foe)], private=True, is_menu=True)
    if key.startswith("play:"):
        await play(game, key.partition(":")[2])


# ---------------------------------------------------------------- playing cards


def plays(game: Game, foe: Foe) -> list[str]:
    """Cards of the hand that can be played now, any time."""
    cards = dict.fromkeys(foe.hand)
    return [f"play:{card}" for card in cards if cost(game, card) <= foe.gold and monster_cards.playable(game, card)]


def free_ask(game: Game, foe: Foe) -> Ask:
    """What the Monster player may do at any time, all of it private: a switch that is always there, and cards."""
    keys = ("unhold:reactions" if foe.wants_reactions else "hold:reactions", *plays(game, foe))
    return at_any_time(Keys(keys, frozenset(keys)))


async def interrupt(game: Game, foe: Foe, key: str) -> None:
    """It throws the switch, or plays a card."""
    verb, _, card = key.partition(":")
    if verb == "play":
        await play(game, card)
    else:
        foe.wants_reactions = verb == "hold"
        game.tell(verb, seat=foe.seat)


async def play(game: Game, card: str) -> None:
    """Pay for a card, resolve it, discard it."""
    pay(game, card)
    await monster_cards.play(game, card)


def pay(game: Game, card: str) -> None:
    """Gold to the Treasury; the card leaves the hand."""
    foe = game.foe
    assert foe is not None
    foe.gold -= cost(game, card)
    foe.hand.remove(card)
    game.card = card
    game.tell("foe-played", seat=foe.seat, card=card, cost=cost(game, card))


async def wards(game: Game) -> bool:
    """Ward of Scales cancels a point of damage just dealt."""
    return await reacts(game, "ward", WARD)


async def chants(game: Game) -> bool:
    """Counter-Chant cancels a Wizard as it is used."""
    return await reacts(game, "chant", CHANT)


async def reacts(game: Game, prompt: str, card: str) -> bool:
    """A window for one card. Whether it is opened depends on what all can see: Gold, that there is a hand, and the switch."""
    foe = game.foe
    if foe is None or not foe.hand or not foe.wants_reactions or foe.gold < cost(game, card):
        return False

    def keys() -> list[str]:
        return ["pass", *([f"play:{card}"] if card in foe.hand and foe.gold >= cost(game, card) else [])]

    if await decide(game, foe.seat, prompt, keys, private=True, is_menu=True) == "pass":
        return False
    pay(game, card)
    game.discards.append(card)
    return True
