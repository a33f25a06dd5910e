"""What a bot seat thinks of things that are bought or given: Items, Mounts, fortifications, armour, wishes, Quests. In Gold, by its outlook."""

from collections.abc import Iterator, Mapping
from typing import Final

from games.pit import odds
from games.pit.outlook import POINT, Outlook
from games.pit.view import UnitView

SIDE_OF: Final = {"all": "ad", "attack": "a", "defend": "d", "none": ""}
FRAIL: Final = 0.8  # what is left of a thing's worth on somebody who may be lost
TEXTS: Final = {"iron_helm": 1.5, "warded_cloak": 0.8, "oathbound_ring": 1.6, "weighted_die": 2.0, "signal_horn": 0.8, "tunnel_map": 1.0} | {
    "pack_mule": 0.4,
    "hill_ram": 0.3,
    "frost_elk": 0.4,
    "ashwood_bow": 0.3,
}
HELD: Final = {"extra_result": 3.0, "roll_again": 2.0, "two_visits": 2.2, "yellow_die": 1.6, "white_die": 2.6, "red_die": 1.2, "platinum": 9.5}
STONE: Final = 2.6
"""What an Alchemy Stone in the hand is worth."""


def bearers(look: Outlook, card: str) -> Iterator[UnitView]:
    """Characters of the own Outpost that could carry an Item or a Mount."""
    units = [look.me.unit, *look.me.slots.values()]
    return (unit for unit in units if unit is not None and may_carry(look, unit, card))


def may_carry(look: Outlook, unit: UnitView, card: str) -> bool:
    """Whether somebody has a hand free, and the right training (Great Hall)."""
    if unit.kind in ("wizard", "wyvern") or unit.id == "clay_sentinel":
        return False
    is_mount = card in look.content.stables
    wanted = (look.content.stables if is_mount else look.content.town_hall)[card].bearers
    items = 3 if unit.id == "the_unbroken" or "pack_mule" in unit.mounts else 2
    room = len(unit.mounts) < (2 if unit.id == "mule_driver" else 1) if is_mount else len(unit.items) < items
    return room and (not wanted or unit.type in wanted)


def borne(look: Outlook, card: str, unit: UnitView) -> float:
    """What an Item or a Mount is worth on somebody."""
    is_mount = card in look.content.stables
    facts = (look.content.stables if is_mount else look.content.town_hall)[card]
    side = "ad" if unit.kind == "captain" else unit.slot[0]
    counted = "".join(role for role in SIDE_OF[facts.rolls] if role in side)
    safe = 1.0 if unit.kind in ("captain", "messenger") else FRAIL
    rounds = min(look.rounds, unit.service) if unit.service > 0 else look.rounds
    dice = look.gain(facts.dice, counted, rounds, in_morning=facts.rolls == "all" and not is_mount, beyond=is_mount) if facts.dice else 0.0
    return safe * (dice * (0.5 if unit.is_injured else 1.0) + TEXTS.get(card, 0.0))


def carried(look: Outlook, card: str) -> float:
    """What an Item or a Mount is worth on its best bearer."""
    if card == "purse_of_return":
        return 0.2 * look.rounds
    return max((borne(look, card, unit) for unit in bearers(look, card)), default=0.0)


def bought(look: Outlook, card: str) -> float:
    """What a card of the Great Hall is worth."""
    works = fortification(look, card)
    return carried(look, card) if works is None else works


def fortification(look: Outlook, card: str) -> float | None:
    """What a fortification is worth to all Captains; None for anything else."""
    captains = len(look.view.captains)
    if card == "granary":
        return captains * look.save * min(2.0, look.rounds)
    if card == "barricade":
        return 2.0 * look.step if look.view.monster.id != "behemoth" else 0.0
    if card == "spike_ditch":
        attacks = OPENED * look.rounds
        return attacks * (look.strength(look.pool("attack") + "y") - look.strength(look.pool("attack")))
    return {"watch_brazier": 0.4, "healers_tent": 0.3 * look.rounds}.get(card)


OPENED: Final = 0.5
"""Rounds with an attack from the Gate."""


# ---------------------------------------------------------------- better dice


def armoured(look: Outlook, token: str) -> float:
    """What a token of the Armoury, or the wish, is worth on its best bearer."""
    return max((refined(look, token, unit) for unit in (look.me.unit, *look.me.slots.values()) if unit is not None), default=0.0)


def refined(look: Outlook, token: str, unit: UnitView) -> float:
    """What it is worth on somebody."""
    step = improvement(token, unit.dice)
    if not step or unit.is_injured or unit.service:
        return 0.0
    old, new = step
    gold = look.rounds * (odds.mean(new, "c") - odds.mean(old, "c") + look.step * (odds.mean(old, "m") - odds.mean(new, "m")))
    sides = "ad" if unit.kind == "captain" else unit.slot[0]
    base, pool = look.me.attack, look.me.attack.replace(old, new, 1)
    attack = look.attacks * (look.strength(look.limited(pool)) - look.strength(look.limited(base))) if "a" in sides else 0.5
    return gold + attack


def improvement(token: str, dice: str) -> tuple[str, str] | None:
    """The die that a token takes and the one that it gives."""
    ways = {"white": ("yw",), "yellow": ("ry",), "wish": ("rw", "yw")}[token]
    return next(((way[0], way[1]) for way in ways if way[0] in dice), None)


# ---------------------------------------------------------------- tokens and Quests


def wish(look: Outlook, token: str) -> float:
    """What a wish is worth in the hand."""
    if token == "back_six":
        return 6 * look.step
    if token == "free_card":
        return 1.2 * max(look.soldier, 3.5)
    if token == "upgrade_die":
        return armoured(look, "wish")
    return HELD.get(token, 1.0)


def fountain(look: Outlook, gold: int) -> float:
    """The best of so many wishes from a full bag, on average."""
    pairs = sorted(((wish(look, each.id), each.copies) for each in look.content.wishes.values()), reverse=True)
    total = sum(copies for _, copies in pairs)
    value, left = 0.0, total
    for worth, copies in pairs:
        value += worth * ((left / total) ** gold - ((left - copies) / total) ** gold)
        left -= copies
    return value


def gem(look: Outlook, colour: str) -> float:
    """What a gem is worth to a Captain who can use it."""
    return 1.4 if look.me.ability[1] == colour else 0.1


def rewards(look: Outlook) -> Mapping[str, float]:
    """What the rewards of Quests are worth."""
    return {
        "carry_the_alms": gem(look, "blue"),
        "watch_until_dawn": 3.0,
        "test_of_steel": armoured(look, "yellow"),
        "drain_the_cask": 2.0,
        "map_the_deep": gem(look, "green"),
        "empty_the_purse": 3.0,
        "shoe_the_herd": 2.0,
        "letters_of_levy": look.soldier,
        "vigil_for_the_wounded": 1.5,
        "a_borrowed_flask": STONE,
        "the_silent_offering": look.sting("y"),
        "the_wyverns_debt": 3.0,
        "bulwark": 2 * look.step,
        "clear_the_streets": 9.5,
        "royal_audience": POINT,
        "the_long_ride": 4.0,
    }
