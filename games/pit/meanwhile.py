"""What a bot Captain does at any time: healing, saved Wizards, Wyverns, wishes. All of it is spent by being done."""

from collections.abc import Sequence
from typing import Final

from games.pit import goods
from games.pit.outlook import Outlook
from games.pit.plan import Plan

Keys = Sequence[str]
HELPFUL: Final = ("mirror_witch", "hourglass_sage")
"""Wizards that hold the Monster up without a number of spaces on them."""


def targets(keys: Keys, verb: str) -> list[str]:
    """The targets of one verb among the keys."""
    return [key.partition(":")[2] for key in keys if key.startswith(verb + ":")]


def meanwhile(look: Outlook, prompt: str, keys: Keys) -> str:
    """Something that may be done at any time and is good now, or an empty text."""
    if prompt in ("thorn", "mist", "horn") or look.view.phase == "over":
        return ""
    return _healing(look, keys) or _magic(look, keys) or _flight(look, keys) or _wishes(look, prompt, keys)


def _healing(look: Outlook, keys: Keys) -> str:
    skills = ("ability:rune", "skill:high_almoner", "skill:wandering_healer")
    free = next((key for key in skills if key in keys and (key != "ability:rune" or look.me.id == "maelin_dusk")), "")
    worst = max(Plan(look).wounds, default=0.0)
    if free and (worst or look.view.phase == "twilight"):
        return free
    return "ability:gem" if look.me.id == "maelin_dusk" and "ability:gem" in keys and worst >= 1.2 else ""


def _magic(look: Outlook, keys: Keys) -> str:
    """Saved Wizards when the Monster comes near, the weakest that is enough first; the Monk and the Magus when they pay."""
    saved = targets(keys, "wizard")
    if "quieting_monk" in saved:
        return "wizard:quieting_monk"
    if "ember_magus" in saved and look.view.monster.health <= 1:
        return "wizard:ember_magus"
    able = [card for card in saved if look.push(card) <= look.view.monster.space + 1 and (look.push(card) or card in HELPFUL)]
    if not able or not look.is_near():
        return ""
    return "wizard:" + max(able, key=look.wizard)


def _flight(look: Outlook, keys: Keys) -> str:
    for card in targets(keys, "wyvern"):
        if card in ("cinder_wyvern", "brood_matriarch", "carrion_wyvern") and look.view.notes.get("ward") != look.view.round:
            return f"wyvern:{card}"
        if card == "gale_wyvern" and look.view.monster.space >= 10:
            return f"wyvern:{card}"
    return ""


def _wishes(look: Outlook, prompt: str, keys: Keys) -> str:
    wishes = targets(keys, "wish")
    if "upgrade_die" in wishes and goods.armoured(look, "wish") > 1.0:
        return "wish:upgrade_die"
    if "back_six" in wishes and look.view.monster.space >= 8 and look.is_near(2.0):
        return "wish:back_six"
    if "free_card" in wishes and prompt == "visit":
        return "wish:free_card"
    if "white_die" in wishes and prompt == "progress" and look.me.last_district != "city_watch":
        return "wish:white_die"
    if any(key.startswith("attack") for key in keys) and prompt == "visit" and look.me.district in ("city_watch", "southern_gate"):
        return next((f"wish:{wish}" for wish in ("yellow_die", "red_die") if wish in wishes), "")
    return "wish:two_visits" if "two_visits" in wishes and prompt == "visit" and look.me.gold >= 4 else ""
