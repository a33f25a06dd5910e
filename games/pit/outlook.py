"""What a bot seat makes of the table: how long the match will last, and what things are worth to one Captain, in Gold.

All of it is worked out from a view alone. A point of damage and a space of the track are turned into Gold, so that a sword, a Wizard and
an attack can be compared.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Final

from games.pit import odds
from games.pit.cards import Content, load
from games.pit.odds import Duel
from games.pit.view import CaptainView, TableView, UnitView

POINT: Final = 9.0  # Gold for a point of damage, found by playing: bots that hold it cheaper win less, dearer no more
KILL: Final = 25.0  # the last point
TWILIGHT: Final = {"enchantress": 2.2, "orc_warchief": 2.2, "behemoth": 2.6, "vampire_queen": 2.2, "dragon": 1.9}
"""Spaces that a row moves the Monster on average, Monster cards included."""
STRUCK: Final = 0.3  # attacks of the Monster on somebody in a Round
OFTEN: Final = 0.5  # attacks of a Captain in a Round: nobody enters the City Watch twice running
GROWTH: Final = 1.25  # attacks get better while the match goes on
LONGEST: Final = 10.0
COUNTED: Final = {"attack": "attack", "defence": "defend", "progress": "progress"}
SKILLS: Final = (
    {"quartermaster": 0.6, "drill_sergeant": 0.3, "conscripted_miller": 1.6, "bell_warden": 1.0, "tally_clerk": 0.0, "candle_runner": 0.4}
    | {"hedge_witch": 0.8, "pit_chaplain": 1.8, "rune_smith": 0.4, "street_alchemist": 0.8, "falconer": 0.6, "confessor": 0.6}
    | {"veiled_oracle": 0.6, "exiled_warlock": 2.0, "high_almoner": 2.5, "regent_in_exile": 1.5, "archmages_shade": 1.2}
    | {"wandering_healer": 2.0, "tower_adept": 1.5, "grey_librarian": 0.3, "siege_bowman": 0.3, "ditch_digger": 0.7}
    | {"grinning_cutpurse": -3.0, "debt_bound_bruiser": -2.0, "mule_driver": 0.2, "the_unbroken": 0.4, "kiln_servitor": 0.3}
)
"""What a text is worth beside the dice."""


class Outlook:
    """One Captain's reckoning of the table."""

    def __init__(self, view: TableView, seat: int) -> None:
        self.view = view
        self.me: CaptainView = view.captain(seat)
        self.content: Content = load()

    # ---- how the match goes

    @cached_property
    def monster(self) -> str:
        """The Monster's dice in a combat: Red first, up to its maximum."""
        dice = self.view.monster.dice
        return "".join(colour * dice[colour] for colour in "ryw")[: self.view.monster.limit]

    @cached_property
    def distance(self) -> int:
        """Spaces to the Gate."""
        return self.view.monster.length - self.view.monster.space

    @cached_property
    def pace(self) -> float:
        """Spaces that the Monster goes in a Round."""
        rolls = [odds.mean(self.morning(captain.pool), "m") for captain in self.view.captains]
        extra = (len(rolls) + 1) * ("onward" in self.view.skulls)
        return max(1.0, sum(rolls) + TWILIGHT[self.view.monster.id] + extra)

    @cached_property
    def time(self) -> float:
        """Rounds until the Monster arrives, if nobody drives it back."""
        return self.distance / self.pace

    @cached_property
    def rate(self) -> float:
        """Damage that all Captains do in a Round."""
        return max(0.15, GROWTH * OFTEN * sum(self.duel(rolled(captain, "attack")).damage for captain in self.view.captains))

    @cached_property
    def need(self) -> float:
        """Rounds until it is slain."""
        return self.view.monster.health / self.rate

    @cached_property
    def rounds(self) -> float:
        """Rounds still to play."""
        return max(1.0, min(LONGEST, self.need, self.time * 1.3))

    @cached_property
    def step(self) -> float:
        """What a space is worth: the damage of the Rounds that it wins, the more the later one is."""
        late = min(1.4, max(0.25, 0.6 + (self.need - self.time) / 5))
        return late * self.rate * POINT / self.pace

    @cached_property
    def save(self) -> float:
        """What a Gold that is kept is worth."""
        return min(0.9, 0.1 + 0.16 * self.rounds)

    @cached_property
    def attacks(self) -> float:
        """Attacks that this Captain has still to make."""
        return max(0.7, self.rounds * OFTEN)

    def is_near(self, share: float = 1.6) -> bool:
        """Whether the Monster may be at the Gate before this Captain can act again."""
        return self.distance <= share * self.pace + 1

    # ---- dice

    def limited(self, dice: str) -> str:
        """The best dice within the limits of a roll."""
        caps = self.content.table.caps
        kept = "".join(colour * min(dice.count(colour), getattr(caps, colour)) for colour in "wyr")
        return kept[: self.content.table.progress_dice]

    def morning(self, pool: str) -> str:
        """What is rolled in the Morning."""
        return self.limited(pool)

    def duel(self, dice: str, foe: str | None = None, critical: int = odds.CRITICAL) -> Duel:
        """An attack on the Monster, Stone Hide minded."""
        hide = self.view.monster.id == "behemoth"
        blunt = hide and self.view.monster.side == "b"
        return odds.duel(dice, self.monster if foe is None else foe, critical, 2 if hide else 1, 1 if blunt else 2)

    def pool(self, use: str, plus: str = "") -> str:
        """This Captain's dice for a roll, with others added to the ordinary ones."""
        ordinary, beyond = split(self.me, use)
        return self.limited(ordinary + plus) + beyond

    @property
    def critical(self) -> int:
        """The margin of a critical hit."""
        return 2 if any(unit.id == "exiled_warlock" and not unit.is_injured for unit in self.me.slots.values()) else odds.CRITICAL

    # ---- what dice are worth

    def income(self, pool: str) -> float:
        """Gold of a Progress Roll less what the Monster's steps cost."""
        dice = self.morning(pool)
        return odds.mean(dice, "c") + 2 * odds.royal(dice) - self.step * odds.mean(dice, "m")

    def strength(self, dice: str) -> float:
        """What an attack with these dice is worth before its risks."""
        return POINT * self.duel(dice, critical=self.critical).damage

    def harm(self, dice: str) -> float:
        """What it costs to be attacked with these dice to defend with."""
        fight = odds.duel(dice, self.monster)
        extra = self.tribute
        return fight.loss * (2.4 + extra) + fight.tie * (1.3 + extra)

    @cached_property
    def tribute(self) -> float:
        """What the Monster gets from beating a defender."""
        monster = self.view.monster
        if monster.id == "orc_warchief":
            return min(2, self.me.gold) * 0.8 + self.sting("w")
        if monster.id == "vampire_queen":
            healed = min(2 if monster.side == "b" else 1, monster.full_health - monster.health)
            return healed * POINT
        return 0.0

    @cached_property
    def struck(self) -> float:
        """How often this Captain is attacked in a Round."""
        return STRUCK * (0.4 + 0.6 / len(self.view.captains))

    def sting(self, colour: str) -> float:
        """What it costs all Captains that the Monster has one more die."""
        monster = self.view.monster
        if not colour or sum(monster.dice.values()) >= monster.limit:
            return 0.0
        mine = self.pool("attack")
        lost = self.duel(mine).damage - self.duel(mine, self.monster + colour).damage
        return lost * POINT * self.attacks * len(self.view.captains) + 0.25 * odds.mean(colour, "m") * self.rounds

    def gain(self, dice: str, side: str, rounds: float, in_morning: bool = True, beyond: bool = False) -> float:
        """What dice on a side (`a`, `d`, or `ad` on the Captain card) are worth for some Rounds."""
        value = 0.0
        if in_morning and not beyond:
            value += rounds * (self.income(self.me.pool + dice) - self.income(self.me.pool))
        if "a" in side:
            value += rounds / self.rounds * self.attacks * (self.strength(self._more("attack", dice, beyond)) - self.strength(self.pool("attack")))
        if "d" in side:
            value += rounds * self.struck * (self.harm(self.pool("defence")) - self.harm(self._more("defence", dice, beyond)))
        return value

    def _more(self, use: str, dice: str, beyond: bool) -> str:
        return self.pool(use) + dice if beyond else self.pool(use, dice)

    # ---- what cards are worth

    def side_of(self, card: str) -> str:
        """The side on which a character does most: `a` or `d`."""
        facts = self.content.unit(card)
        if len(facts.roles) == 1:
            return facts.roles
        values = {side: self.gain(facts.dice, side, self.rounds, in_morning=False) for side in "ad"}
        return "a" if values["a"] >= values["d"] else "d"

    def unit(self, card: str) -> float:
        """What it is worth to recruit a character."""
        facts = self.content.unit(card)
        rounds = min(self.rounds, facts.service) if facts.service > 0 else self.rounds
        if facts.service < 0:
            rounds = min(self.rounds, 2.0)
        text = self.rounds * 0.9 if card == "tally_clerk" else SKILLS.get(card, 0.0)
        return self.gain(facts.dice, self.side_of(card), rounds) + text

    def standing(self, unit: UnitView) -> float:
        """What would be lost with a card of one's own."""
        if unit.kind in ("wizard", "wyvern"):
            return self.wizard(unit.id) if unit.kind == "wizard" else 4.0
        facts = self.content.unit(unit.id)
        dice = facts.dice + "".join(unit.gear)
        worth = 2.2 * odds.mean(dice, "c") - 0.8 * odds.mean(dice, "m") + 0.4 * len(dice) + max(0.0, SKILLS.get(unit.id, 0.0))
        worth *= 0.35 if unit.service == 1 else 0.6 if unit.is_injured else 1.0
        return worth + (1.5 if unit.kind == "captain" else 0.0)

    def wizard(self, card: str) -> float:
        """What a Wizard does, without the price; Heroes as characters."""
        facts = self.content.sanctuary[card]
        if facts.kind == "hero":
            return self.unit(card)
        special = {
            "ember_magus": POINT,
            "quieting_monk": self.sting("y"),
            "mirror_witch": 4 * self.step,
            "hourglass_sage": self.step * max(odds.mean(self.morning(each.pool), "m") for each in self.view.captains),
        }.get(card, 0.0)
        return special + self.step * self.push(card) - self.sting(facts.gains)

    def push(self, card: str) -> float:
        """Spaces that a Wizard drives the Monster back, on average."""
        facts, skulls = self.content.sanctuary[card], self.view.skulls
        spaces = facts.back * odds.mean(facts.pool, "c") if facts.pool else min(facts.back, 6.5)
        if "weak_wizards" in skulls and spaces and not facts.pool:
            spaces = 2
        return spaces / 2 if "half_wizards" in skulls else spaces

    def average(self, cards: Iterable[tuple[float, int]]) -> float:
        """The mean of values with their copies."""
        pairs = list(cards)
        return sum(value * copies for value, copies in pairs) / max(1, sum(copies for _, copies in pairs))

    @cached_property
    def soldier(self) -> float:
        """What the top card of the Barracks is worth on average."""
        shelf = self.content.barracks.values()
        return self.average((max(0.0, self.unit(each.id)), each.copies) for each in shelf if each.id != "paladin")

    @cached_property
    def mage(self) -> float:
        """What the top card of the Sanctuary is worth on average."""
        return self.average((max(0.0, self.wizard(each.id)), each.copies) for each in self.content.sanctuary.values())

    @cached_property
    def wyvern(self) -> float:
        """What a Wyvern is worth on average."""
        values = {"cinder_wyvern": 0.75 * POINT, "gale_wyvern": 4.2 * self.step, "brood_matriarch": 1.4 * POINT, "mist_wyvern": 2.0}
        values["thorn_wyvern"] = self.strength(self.pool("attack") + "ww") - self.strength(self.pool("attack"))
        return self.average((values.get(each.id, 0.5), each.copies) for each in self.content.eyrie.values())


# ---------------------------------------------------------------- pools from a view


def split(captain: CaptainView, use: str) -> tuple[str, str]:
    """The dice that count against the limits of a roll, and those beyond them: Mounts and wishes."""
    total = Counter(captain.attack if use == "attack" else captain.defence)
    beyond = ridden(captain, use) + captain.extra
    total.subtract(beyond)
    return "".join(colour * max(0, total[colour]) for colour in "wyr"), beyond


def ridden(captain: CaptainView, use: str) -> str:
    """Dice of the Mounts of a side."""
    stables = load().stables
    units = [unit for slot, unit in captain.slots.items() if slot[0] == use[0]]
    if captain.unit is not None:
        units.append(captain.unit)
    mounts = [stables[mount] for unit in units if not unit.is_injured for mount in unit.mounts]
    return "".join(each.dice for each in mounts if each.rolls in ("all", COUNTED[use]))


def rolled(captain: CaptainView, use: str) -> str:
    """The dice of a combat roll within its limits, near enough: the best eight and those of Mounts."""
    ordinary, beyond = split(captain, use)
    return ordinary[:8] + beyond
