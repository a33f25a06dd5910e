"""A bot seat: a key for every prompt, from what the seat sees, never from the state.

What may be done at any time stands among the keys of every prompt. A bot does of it what is spent by being done; it never trades and never
throws a switch, so every question is answered after a few keys at most.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.engine import Ask, Draw, Seat
from games.pit import bots_foe, goods, moments, odds
from games.pit.meanwhile import meanwhile, targets
from games.pit.outlook import Outlook
from games.pit.plan import Plan, place_of
from games.pit.view import STRUCTURES, TableView, UnitView

Keys = Sequence[str]
Chooser = Callable[[Outlook, Keys], str]
FAVOURITES: Final = ("isolde_kerr", "oona_bramblehide", "yrsa_vane", "maelin_dusk", "brannoc_tallow", "quill_farrow")
ASIDE: Final = ("trade", "hold", "unhold", "wizard", "wyvern", "wish", "ability", "skill", "stone", "play")
"""Verbs of what may be done at any time."""
WAITING: Final[Mapping[str, Keys]] = {each: ("wyvern:no", f"wyvern:{each}_wyvern") for each in ("thorn", "mist")}
"""Prompts whose keys have a verb that other keys of any time have too."""
IDLE: Final = ("watchtower", "statue", "church", "grotto", "eyrie", "stables", "armoury", "alchemist", "keep")
"""Structures that are missed least while a token bars them."""


def choose(view: TableView, seat: Seat, ask: Ask) -> str:
    """The key that a bot seat answers."""
    assert not isinstance(ask.choices, Draw)
    keys = ask.choices.keys
    if len(keys) == 1 or ask.prompt in ("role", "captain"):
        return favourite(keys)
    if view.foe is not None and view.foe.seat == seat:
        return bots_foe.choose(view, ask.prompt, keys)
    look = Outlook(view, seat)
    own = WAITING.get(ask.prompt) or tuple(key for key in keys if key.partition(":")[0] not in ASIDE) or keys
    if ask.prompt not in ("after-roll", "reroll") and (key := meanwhile(look, ask.prompt, keys)):
        return key
    if ask.prompt == "after-roll":
        return moments.change(look, [key for key in keys if key.partition(":")[0] in ASIDE]) or "stand"
    chooser = CHOOSERS.get(ask.prompt, first)
    return chooser(look, keys if ask.prompt == "visit" else own)


def favourite(keys: Keys) -> str:
    """The Captain whom it likes best; elsewhere the first key."""
    return next((key for card in FAVOURITES if (key := f"captain:{card}") in keys), keys[0])


def first(look: Outlook, keys: Keys) -> str:
    """Where it does not matter."""
    return keys[0]


# ---------------------------------------------------------------- the day


def progress(look: Outlook, keys: Keys) -> str:
    """With more than eight dice those that bring most."""

    def worth(key: str) -> float:
        dice = "".join(colour * int(n) for colour, n in zip("wyr", key.partition(":")[2].split("."), strict=True))
        return odds.mean(dice, "c") - look.step * odds.mean(dice, "m")

    return max(keys, key=worth) if keys[0].startswith("dice") else keys[0]


def district(look: Outlook, keys: Keys) -> str:
    """Where most can be done."""
    plan = Plan(look)
    return max(keys, key=lambda key: plan.district(key.partition(":")[2]))


def visit(look: Outlook, keys: Keys) -> str:
    """The next thing that pays; what costs nothing and heals or helps; else the end of the turn."""
    plan = Plan(look)
    if key := plan.visit(keys):
        return key
    if "further" in keys and outside(plan, look):
        return "further"
    if look.me.id == "yrsa_vane" and (key := next((key for key in ("ability:rune", "ability:gem") if key in keys), "")) and outside(plan, look):
        return key
    for key in ("visit:oats", "quest:drop", "visit:tent"):
        if key in keys and (plan.wounds or key == "quest:drop"):
            return key
    return "visit:harpy" if "visit:harpy" in keys and odds.duel(look.me.attack, "ww").win > 0.6 else "end"


def outside(plan: Plan, look: Outlook) -> bool:
    """Whether there is anything worth doing at a structure elsewhere."""
    beyond = [structure for structure, where in STRUCTURES.items() if where != look.me.district and not structure.startswith(("gate", "watch"))]
    return max((plan.best(plan.at(structure), look.me.gold)[0] for structure in beyond), default=0.0) > 0.8


def further(look: Outlook, keys: Keys) -> str:
    """The structure that offers most."""
    plan = Plan(look)
    return max(keys, key=lambda key: plan.best(plan.at(key.partition(":")[2]), look.me.gold)[0])


# ---------------------------------------------------------------- people


def unit_of(look: Outlook, key: str) -> UnitView | None:
    """The card that a key names: `verb:slot` of the own, or `verb:seat.slot`."""
    what = key.partition(":")[2]
    seat, dot, slot = what.partition(".")
    captain = look.view.captain(int(seat)) if dot else look.me
    return place_of(captain, slot if dot else what)


def value_of(look: Outlook, key: str) -> float:
    """What somebody is worth."""
    unit = unit_of(look, key)
    return look.standing(unit) if unit is not None else 0.0


def spare(look: Outlook, keys: Keys) -> str:
    """Whoever is missed least."""
    return min(keys, key=lambda key: value_of(look, key))


def cherish(look: Outlook, keys: Keys) -> str:
    """Whoever is worth most."""
    return max(keys, key=lambda key: value_of(look, key))


def give(look: Outlook, keys: Keys) -> str:
    """Whoever costs least, the structure that closes counted."""
    plan = Plan(look)
    gifts = {unit.slot: cost for cost, unit in plan.gifts}
    return min(keys, key=lambda key: gifts.get(key.partition(":")[2], 99.0))


def place(look: Outlook, keys: Keys) -> str:
    """A slot on the side where it does most; of those the one with the rune that it wants."""
    if keys[0].startswith("push"):
        return spare(look, keys)
    card = look.view.placing
    slots = targets(keys, "place")
    if card not in look.content.units:
        return f"place:{slots[-1]}"
    side = look.side_of(card) if look.content.unit(card).kind not in ("wizard", "wyvern") else "d"
    wanted = {"hedge_witch": "thorn", "pit_chaplain": "tide", "rune_smith": "ember"}
    runes = look.me.runes

    def fit(slot: str) -> tuple[bool, bool, bool, bool]:
        rune = runes.get(slot, "")
        return slot not in look.me.slots, rune == wanted.get(card, rune), slot[0] == side, rune not in wanted.values() or card in wanted

    return "place:" + max([slot for slot in slots if slot != "reserve"] or slots, key=fit)


def reassign(look: Outlook, keys: Keys) -> str:
    """Whoever stands in Reserve and finds a slot, then no more."""
    plan = Plan(look)
    waiting = [f"unit:{look.me.seat}.{unit.slot}" for unit in look.me.reserve if plan.has_slot(unit)]
    return next((key for key in waiting if key in keys), "done")


def bearer(look: Outlook, keys: Keys) -> str:
    """Whoever makes most of it."""
    card = look.view.placing

    def worth(key: str) -> float:
        unit = unit_of(look, key)
        return goods.borne(look, card, unit) if unit is not None else 0.0

    return max(keys, key=worth)


def keep(look: Outlook, keys: Keys) -> str:
    """An Item of somebody who is gone, where it is worth its 2 Gold."""
    others = [key for key in keys if key != "let-go"]
    best = bearer(look, others)
    unit = unit_of(look, best)
    worth = goods.borne(look, look.view.placing, unit) if unit is not None else 0.0
    return best if worth > look.view.amount * look.save else "let-go"


def armour(look: Outlook, keys: Keys) -> str:
    """Whoever makes most of a better die."""
    token = look.view.placing.removesuffix("_armour") or "wish"

    def worth(key: str) -> float:
        unit = unit_of(look, key)
        return goods.refined(look, token if token in ("white", "yellow") else "wish", unit) if unit is not None else 0.0

    return max(keys, key=worth)


# ---------------------------------------------------------------- moments


def yes(look: Outlook, keys: Keys) -> str:
    """The last key: it is done."""
    return keys[-1]


def use_now(look: Outlook, keys: Keys) -> str:
    """At once where it is needed or never better later; else it is saved."""
    card = look.view.placing
    at_once = card == "quieting_monk" or (card == "ember_magus" and look.view.monster.health <= 1) or len(look.me.slots) >= 11
    return "now:use" if at_once or (look.is_near() and look.view.monster.space >= look.push(card)) else "now:save"


def thorn(look: Outlook, keys: Keys) -> str:
    """Into an attack that it makes much better."""
    combat = look.view.combat
    if combat is None or not combat.is_attack or combat.target != "monster":
        return keys[0]
    mine = look.pool("attack")
    return keys[-1] if look.strength(mine + "ww") - look.strength(mine) > 1.0 else keys[0]


def free(look: Outlook, keys: Keys) -> str:
    """Damage goes to the Monster, unless somebody whom it holds lends it too much."""
    health, held = look.view.monster.health, look.view.monster.mesmerized
    if health <= 2 or "free:none" not in keys:
        return keys[0]
    gains = {f"free:m{at}": sum(look.sting(die) for die in unit.dice) + 0.6 * look.standing(unit) for at, unit in enumerate(held, 1)}
    best = max(gains, key=lambda key: gains[key], default="")
    return best if best in keys and gains[best] > 8.5 else "free:none"


def edict(look: Outlook, keys: Keys) -> str:
    """One space more, unless somebody is there who is hardly missed or the Gate is near."""
    units = [look.me.unit, *look.me.slots.values()]
    cheapest = min((0.45 * look.standing(unit) for unit in units if unit is not None and not unit.is_injured), default=9.0)
    return "edict:injure" if cheapest < look.step or look.distance <= 5 else "edict:refuse"


def wish(look: Outlook, keys: Keys) -> str:
    """The token that is worth most."""
    return max(keys, key=lambda key: goods.wish(look, key.partition(":")[2]))


def free_card(look: Outlook, keys: Keys) -> str:
    """The deck with the best top card, as far as it can be seen."""

    def worth(key: str) -> float:
        structure = key.partition(":")[2]
        faces = look.view.structures[structure].faces
        if faces:
            card = faces[0][0]
            return goods.bought(look, card) if structure in ("town_hall", "stables") else look.unit(card)
        return {"barracks": look.soldier, "sanctuary": look.mage, "eyrie": look.wyvern}.get(structure, 0.0)

    return max(keys, key=worth)


def shift(look: Outlook, keys: Keys) -> str:
    """Red becomes Yellow, then Yellow White; nothing else."""
    return next((key for key in ("shift:r.y", "shift:y.w") if key in keys), "shift:none")


def mild(look: Outlook, keys: Keys) -> str:
    """What makes the Monster stronger by least: White to Yellow rather than Yellow to Red."""
    return next((key for key in ("tracker:w", "tracker:y", "tracker:gain") if key in keys), keys[0])


def sharp(look: Outlook, keys: Keys) -> str:
    """The worst die goes."""
    return next((key for key in ("tracker:r", "tracker:y", "tracker:w") if key in keys), keys[0])


def safest(look: Outlook, keys: Keys) -> str:
    """The Captain who defends best."""
    return min(keys, key=lambda key: look.harm(look.view.captain(int(key.partition(":")[2])).defence))


def busiest(look: Outlook, keys: Keys) -> str:
    """The Captain whose Progress Roll moves the Monster most."""
    return max(keys, key=lambda key: odds.mean(look.morning(look.view.captain(int(key.partition(":")[2])).pool), "m"))


def copy(look: Outlook, keys: Keys) -> str:
    """The best Wizard."""
    return max(keys, key=lambda key: look.wizard(key.partition(":")[2]))


def seen(look: Outlook, keys: Keys) -> str:
    """Cards that it looks at: the Monster's mildest stays on top, a poor Wizard or a bad card goes under."""
    assert look.view.you is not None
    cards = look.view.you.looking
    if keys[0].startswith("top"):
        return min(keys, key=lambda key: bots_foe.worth(look.view, cards[int(key.partition(":")[2])]))
    if cards[:1] and cards[0] in look.content.monster_cards:
        return "look:under" if bots_foe.worth(look.view, cards[0]) > 2.2 else "look:keep"
    return "look:under" if cards[:1] and look.wizard(cards[0]) < look.mage else "look:keep"


def heron(look: Outlook, keys: Keys) -> str:
    """The Quest with the best reward."""
    values = goods.rewards(look)
    return max(keys, key=lambda key: values[key.partition(":")[2]])


def token(look: Outlook, keys: Keys) -> str:
    """The weakest token to fight."""
    return min(keys, key=lambda key: odds.mean(look.view.creatures[int(key.partition(":")[2])].dice, "m"))


def token_place(look: Outlook, keys: Keys) -> str:
    """A structure that is missed least."""
    places = targets(keys, "place")
    return "place:" + min(places, key=lambda place: IDLE.index(place) if place in IDLE else len(IDLE))


def fullest(look: Outlook, keys: Keys) -> str:
    """The District whose smallest deck holds most cards."""

    def left(key: str) -> int:
        here = [each.left for each in look.view.structures.values() if STRUCTURES[each.id] == key.partition(":")[2] and each.left is not None]
        return min(here, default=0)

    return max(keys, key=left)


def barricade(look: Outlook, keys: Keys) -> str:
    """A few spaces ahead."""
    return keys[min(2, len(keys) - 1)]


def wall(look: Outlook, keys: Keys) -> str:
    """What it gives up to Whispers: Gold rather than a Quest that it means to do."""
    return "whisper:gold" if "whisper:gold" in keys and look.me.quest else keys[0]


HANDLED: Sequence[tuple[Chooser, str]] = (
    (progress, "progress"),
    (district, "district"),
    (visit, "visit"),
    (further, "further"),
    (moments.reroll, "reroll"),
    (spare, "lose injure rolled"),
    (cherish, "heal"),
    (give, "offering"),
    (place, "place"),
    (reassign, "reassign"),
    (bearer, "bearer"),
    (keep, "keep"),
    (armour, "armour upgrade"),
    (use_now, "use-now"),
    (thorn, "thorn"),
    (yes, "mist horn miller warden bruiser gift"),
    (free, "free"),
    (edict, "edict"),
    (wish, "wish"),
    (free_card, "free-card"),
    (shift, "shift"),
    (mild, "improve gain-or-improve"),
    (sharp, "lower"),
    (safest, "target wraith"),
    (busiest, "hourglass"),
    (copy, "copy"),
    (seen, "star oracle librarian"),
    (heron, "heron"),
    (token, "token"),
    (token_place, "token-place"),
    (fullest, "imps"),
    (barricade, "barricade"),
    (wall, "rumours"),
)
CHOOSERS: Mapping[str, Chooser] = {prompt: chooser for chooser, prompts in HANDLED for prompt in prompts.split()}
