"""A bot that plays the Monster: which cards to sell and to play, whom to hurt. From the view of its seat alone."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.pit import odds
from games.pit.plan import place_of
from games.pit.view import MonsterView, TableView

Keys = Sequence[str]
STEPS: Final[Mapping[str, int]] = {"surge_of_claws": 2, "hungry_march": 4}
WORTH: Final[Mapping[str, float]] = (
    {"surge_of_claws": 1.6, "hungry_march": 3.0, "dread_fog": 1.5, "cut_the_purse_strings": 1.4, "old_wounds": 2.0, "sudden_assault": 2.2}
    | {"brood_call": 2.0, "sharpened_malice": 2.2, "blood_moon": 3.4, "rot_in_the_granary": 1.0, "rusted_straps": 1.6, "burning_street": 1.0}
    | {"panic": 1.2, "mend_flesh": 4.0, "ward_of_scales": 5.0, "whispers": 1.2, "spawn": 1.8, "counter_chant": 3.5}
)
"""What a card does, in Gold of a Captain."""
KEPT: Final = ("ward_of_scales", "counter_chant")
"""Cards that wait for their moment, with the Gold for them."""
RESERVE: Final = 3


def choose(view: TableView, prompt: str, keys: Keys) -> str:
    """The key for a prompt."""
    own = [key for key in keys if key.partition(":")[0] not in ("play", "hold", "unhold")] or list(keys)
    if prompt in ("foe-window", "twilight", "discard") and (key := play(view, keys)):
        return key
    if prompt in ("ward", "chant"):
        return next((key for key in keys if key.startswith("play") and key.partition(":")[2] in KEPT), own[0])
    return CHOOSERS.get(prompt, first)(view, own)


def first(view: TableView, keys: Keys) -> str:
    """Where it does not matter."""
    return keys[0]


# ---------------------------------------------------------------- cards


def worth(view: TableView, card: str) -> float:
    """What a card does to the Captains now."""
    monster, base = view.monster, WORTH[card]
    distance = monster.length - monster.space
    if card in STEPS:
        return 100.0 if STEPS[card] >= distance else base * (1.6 if distance <= 15 else 1.0)
    captains = len(view.captains)
    if card == "rot_in_the_granary":
        return 0.8 * sum(captain.gold > 0 for captain in view.captains)
    if card == "burning_street":
        return 3.0 if monster.id == "dragon" else base
    if card in ("brood_call", "sharpened_malice", "blood_moon"):
        return base * (0.6 + 0.2 * captains)
    return base * (0.0 if card == "mend_flesh" and monster.health == monster.full_health else 1.0)


def play(view: TableView, keys: Keys) -> str:
    """The best card for its price that can be paid, Gold for what waits set aside; an empty text where none is good."""
    assert view.foe is not None
    assert view.you is not None
    prices = {each.id: each.cost for each in view.you.hand}
    saved = RESERVE if any(card in prices for card in KEPT) else 0
    able = [card for key in keys if key.startswith("play:") and (card := key.partition(":")[2]) not in KEPT]
    good = [card for card in able if worth(view, card) >= 50 or (prices[card] <= view.foe.gold - saved and worth(view, card) >= 0.45 * prices[card])]
    best = max(good, key=lambda card: worth(view, card) - 0.3 * prices[card], default="")
    return f"play:{best}" if best else ""


def discard(view: TableView, keys: Keys) -> str:
    """One card for its price: the dearest that is not kept. The hand is filled up anyway."""
    assert view.you is not None
    prices = {f"discard:{each.id}": each.cost for each in view.you.hand if each.id not in KEPT}
    dear = max((key for key in keys if key in prices), key=lambda key: prices[key], default="keep")
    sold = 1 if view.round == 1 else 2
    return dear if len(view.you.hand) > sold else "keep"


# ---------------------------------------------------------------- whom and what


def weakest(view: TableView, keys: Keys) -> str:
    """The Captain who defends worst."""
    monster = pool(view.monster)
    return max(keys, key=lambda key: odds.duel(view.captain(int(key.partition(":")[2])).defence, monster).loss)


def pool(monster: MonsterView) -> str:
    """The Monster's dice in a combat."""
    return "".join(colour * monster.dice[colour] for colour in "ryw")[: monster.limit]


def richest(view: TableView, keys: Keys) -> str:
    """The Captain with the most Gold."""
    return max(keys, key=lambda key: view.captain(int(key.partition(":")[2])).gold)


def strongest(view: TableView, keys: Keys) -> str:
    """The Captain with the best attack."""
    return max(keys, key=lambda key: odds.mean(view.captain(int(key.partition(":")[2])).attack, "c"))


def dearest(view: TableView, keys: Keys) -> str:
    """The character with the best dice; a Captain before others."""

    def value(key: str) -> float:
        seat, _, slot = key.partition(":")[2].partition(".")
        unit = place_of(view.captain(int(seat)), slot.partition(".")[0])
        return odds.mean(unit.dice + "".join(unit.gear), "c") + 0.5 * (unit.kind == "captain") if unit is not None else 0.0

    return max(keys, key=value)


def district(view: TableView, keys: Keys) -> str:
    """A District that hurts: where the Captains want to go."""
    wanted = ("mystics_quarter", "city_watch", "market", "great_hall", "royal_keep", "southern_gate")
    return min(keys, key=lambda key: wanted.index(key.partition(":")[2]))


def burn(view: TableView, keys: Keys) -> str:
    """The District with the fewest cards left, where the Dragon wins by it; else the Mystic's Quarter."""
    if view.monster.id != "dragon":
        return district(view, keys)
    decks = {"city_watch": ("barracks",), "southern_gate": ("eyrie",), "mystics_quarter": ("sanctuary",), "royal_keep": ("keep",)}
    left = {name: sum(view.structures[deck].left or 0 for deck in found) for name, found in decks.items()}
    return min(keys, key=lambda key: left.get(key.partition(":")[2], 99))


def sharpen(view: TableView, keys: Keys) -> str:
    """Yellow to Red first; a die rather than an improvement."""
    return next((key for key in ("tracker:gain", "tracker:y", "tracker:w") if key in keys), keys[0])


def token_place(view: TableView, keys: Keys) -> str:
    """Where it hurts."""
    wanted = ("place:gate", "place:sanctuary", "place:barracks", "place:tavern_1", "place:town_hall", "place:fountain")
    return next((key for key in wanted if key in keys), keys[0])


HANDLED: Sequence[tuple[Callable[[TableView, Keys], str], str]] = (
    (discard, "discard"),
    (weakest, "target wraith"),
    (strongest, "wounds whispers panic joins straps-captain"),
    (richest, "purse"),
    (dearest, "straps injure rolled"),
    (district, "fog"),
    (burn, "burn"),
    (sharpen, "improve gain-or-improve"),
    (token_place, "token-place"),
)
CHOOSERS: Mapping[str, Callable[[TableView, Keys], str]] = {prompt: chooser for chooser, prompts in HANDLED for prompt in prompts.split()}
