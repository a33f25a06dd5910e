"""What a bot Captain does about a roll that lies on the table: abilities, stones and wishes, by what they change on average."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from games.pit import odds
from games.pit.outlook import KILL, POINT, Outlook
from games.pit.plan import Plan
from games.pit.view import CombatView, DieView, RollView

PRICES: Final[Mapping[str, float]] = {
    "ability:rune": 0.05,
    "ability:gem": 0.9,
    "wish:extra_result": 1.8,
    "wish:roll_again": 1.4,
    "stone": 1.8,
    "skill": 0.05,
}
"""What must be gained, at least, by spending something."""
LOST: Final = 100.0
SKILLED: Final[Mapping[str, str]] = {"candle_runner": "r"}
"""Colours of the dice that a card rolls again, where not all."""
ROWS: Final[Mapping[str, tuple[float, ...]]] = {
    "enchantress": (4.0, 2.0, 2.5, 3.0, 4.0, 4.0, 6.0),
    "orc_warchief": (3.0, 3.5, 3.0, 3.5, 5.0, 4.5, 7.0),
    "behemoth": (2.5, 3.0, 3.5, 3.5, 5.0, 5.5, 7.0),
    "vampire_queen": (4.0, 3.0, 4.0, 3.5, 3.5, 5.0, 6.0),
    "dragon": (3.0, 1.5, 2.0, 4.5, 4.5, 5.0, 8.0),
}
"""What each row of a board costs the Captains, roughly."""
Stakes = Callable[[int], float]
"""What a margin, or a number of results, is worth."""


def change(look: Outlook, keys: Sequence[str]) -> str:
    """The best way to change the open roll, or an empty text where it is better to let it stand."""
    values = {key: worth(look, key) - price(look, key) for key in keys}
    best = max(values, key=lambda key: values[key], default="")
    return best if best and values[best] > 0 else ""


def price(look: Outlook, key: str) -> float:
    """What spending something costs; late in the match there is less to keep it for."""
    return PRICES.get(key, PRICES.get(key.partition(":")[0], LOST)) * min(1.0, look.save + 0.2)


def worth(look: Outlook, key: str) -> float:
    """What a key changes, on average, in Gold."""
    roll, combat = look.view.roll, look.view.combat
    if roll is None:
        return 0.0
    if combat is not None and not combat.outcome and combat.roll is not None and combat.foe_roll is not None and roll.what in ("attack", "defence"):
        return _in_combat(look, key, combat, combat.roll, combat.foe_roll)
    if roll.what == "progress":
        return _in_morning(look, key, roll)
    if roll.what in ("wyvern", "wizard"):
        return _of_results(key, roll, flight(look, roll))
    return _of_twilight(look, key, roll) if roll.what == "twilight" else 0.0


# ---------------------------------------------------------------- pieces of a roll


def colours(dice: Iterable[DieView]) -> str:
    """The dice of a roll as a pool."""
    return "".join(die.colour for die in dice)


def misses(dice: Iterable[DieView]) -> list[DieView]:
    """The dice that show a Monster result."""
    return [die for die in dice if die.faces[0].lower() == "m"]


def found(dice: Iterable[DieView], result: str) -> int:
    """Results of some dice."""
    return sum(die.faces.lower().count(result) for die in dice)


def again(roll: RollView, key: str) -> tuple[str, int] | None:
    """The dice that a key rolls again, and the Captain results that stay; None where it rolls none."""
    verb, _, what = key.partition(":")
    if verb == "stone":
        return colours(roll.dice), roll.added
    if verb == "skill":
        able = [die for die in misses(roll.dice) if die.colour in SKILLED.get(what, "wyr")]
        chosen = sorted(able, key=lambda die: "wyr".index(die.colour))[:1]
    elif key == "wish:roll_again" or verb == "ability":
        chosen = misses(roll.dice)
    else:
        return None
    return (colours(chosen), roll.captain - found(chosen, "c")) if chosen else None


# ---------------------------------------------------------------- combat


def stakes(look: Outlook, combat: CombatView) -> Stakes:
    """What a margin is worth."""
    if not combat.is_attack:
        return lambda margin: 0.0 if margin > 0 else -look.tribute - (1.3 if margin == 0 else 2.4)
    loss, tie = Plan(look).costs

    def attack(margin: int) -> float:
        if margin <= 0:
            return -tie if margin == 0 else -loss
        return _hit(look, combat, margin)

    return attack


def _hit(look: Outlook, combat: CombatView, margin: int) -> float:
    monster = look.view.monster
    points = 2 if margin >= look.critical else 1
    if combat.target != "monster":
        return 2.0 * points
    if monster.id == "behemoth":
        points = 0 if margin == 1 else 1 if monster.side == "b" else points
    return POINT * min(points, monster.health) + KILL * (points >= monster.health)


def _in_combat(look: Outlook, key: str, combat: CombatView, ours: RollView, theirs: RollView) -> float:
    value = stakes(look, combat)
    now = value(ours.captain - theirs.monster)
    if key == "wish:extra_result" or (key.startswith("ability") and look.me.id == "oona_bramblehide"):
        return value(ours.captain + 1 - theirs.monster) - now
    if key == "stone:1":
        return sum(chance * value(ours.captain - n) for n, chance in enumerate(odds.results(colours(theirs.dice), "m"))) - now
    rolled = again(ours, key)
    if rolled is None:
        return 0.0
    return sum(chance * value(n + rolled[1] - theirs.monster) for n, chance in enumerate(odds.results(rolled[0], "c"))) - now


# ---------------------------------------------------------------- other rolls


def _in_morning(look: Outlook, key: str, roll: RollView) -> float:
    if key.startswith("ability") and look.me.id == "isolde_kerr":
        return _peril(look, roll.monster) - _peril(look, max(0, roll.monster - 2)) - 0.4 * (key == "ability:gem" and roll.monster < 2)
    if key.startswith("ability") and look.me.id == "brannoc_tallow":
        return 2 * look.save
    rolled = again(roll, key)
    if rolled is None:
        return 0.0
    dice, stay = rolled
    left = roll.monster - (found(roll.dice, "m") if key.startswith("stone") else len(dice))
    after = sum(chance * _peril(look, max(0, left) + n) for n, chance in enumerate(odds.results(dice, "m")))
    return look.save * (stay + odds.mean(dice, "c") - roll.captain) + _peril(look, roll.monster) - after


def _peril(look: Outlook, steps: int) -> float:
    """What it costs that the Monster goes so far."""
    return look.step * steps + LOST * (steps >= look.distance)


def flight(look: Outlook, roll: RollView) -> Stakes:
    """What Captain results of a Wyvern or a Wizard are worth."""
    if colours(roll.dice) == "www":
        return lambda n: POINT * (n >= 2)
    if roll.what == "wyvern" and colours(roll.dice) == "wwww":
        return lambda n: POINT * (n // 2)
    return lambda n: 2 * look.step * n


def _of_results(key: str, roll: RollView, value: Stakes) -> float:
    if key == "wish:extra_result":
        return value(roll.captain + 1) - value(roll.captain)
    rolled = again(roll, key)
    if rolled is None:
        return 0.0
    return sum(chance * value(n + rolled[1]) for n, chance in enumerate(odds.results(rolled[0], "c"))) - value(roll.captain)


def _of_twilight(look: Outlook, key: str, roll: RollView) -> float:
    if key != "stone:0":
        return 0.0
    rows = ROWS[look.view.monster.id]
    after = sum(chance * rows[min(n, 6)] for n, chance in enumerate(odds.results(colours(roll.dice), "m")))
    return rows[min(roll.monster, 6)] - after


def reroll(look: Outlook, keys: Sequence[str]) -> str:
    """Which dice to roll again: all that miss; of single ones the best colour that misses."""
    for key in ("misses", "done"):
        if key in keys:
            return key
    roll = look.view.roll
    assert roll is not None
    able = [key for key in keys if key.startswith("die")]
    return min(able, key=lambda key: _badness(roll.dice[int(key.partition(":")[2])]))


def _badness(die: DieView) -> tuple[bool, int]:
    return die.faces[0].lower() != "m", "wyr".index(die.colour)
