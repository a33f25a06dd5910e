"""Where a bot Captain should go at Midday, and what it should do there: offers with a price and a worth in Gold, from a view alone."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from games.pit import goods, odds
from games.pit.outlook import KILL, POINT, Outlook, rolled
from games.pit.view import DISTRICTS, STRUCTURES, CaptainView, CreatureView, UnitView

LATE: Final = 0.02  # what an offer must be worth beyond its price
PENALTY: Final = 3.0  # a Quest that fails
QUEST: Final = 0.6  # a Quest just drawn: half of them cannot be done in time
WILL: Final = 0.6  # how far a Quest draws its Captain away from better things
PURSE: Final = 8  # Gold with which most Quests can be done
GUARDED: Final = 4  # cards that are left to the Dragon's Eyrie
BURN: Final = 1.5  # the Citadel burns
HURT: Final = 0.45  # an injury, as a part of what is lost with a character
CLOSES: Final = {"barracks": 0.25, "sanctuary": 0.6, "tavern": 0.9}
"""What a Round without a structure costs each Captain."""
ASIDE: Final = "visit:statue"
DONE_BY: Final[Mapping[str, str]] = {
    "test_of_steel": "attack:gate",
    "map_the_deep": "visit:grotto",
    "empty_the_purse": "visit:fountain_3",
    "letters_of_levy": "recruit:barracks",
    "vigil_for_the_wounded": "visit:mage",
    "a_borrowed_flask": "buy:stone",
    "the_wyverns_debt": "recruit:eyrie",
}
SERVICES: Final[Mapping[str, str]] = (
    {"reassign": "barracks", "light": "church", "blue": "church", "mage": "sanctuary", "stone": "alchemist"}
    | {"green": "armoury", "white_armour": "armoury", "yellow_armour": "armoury"}
    | {f"fountain_{gold}": "fountain" for gold in (1, 2, 3)}
)
"""Where services are to be had."""
GOLD_OF: Final[Mapping[str, int]] = {"carry_the_alms": 2, "the_silent_offering": 3, "royal_audience": 1}


class Offer(NamedTuple):
    """Something to do at a structure, for some Gold."""

    key: str
    structure: str
    gold: int
    value: float


class Plan:
    """All that one Captain could do this Midday."""

    def __init__(self, look: Outlook) -> None:
        self.look, self.view, self.me = look, look.view, look.me

    # ---- choosing

    def best(self, offers: Iterable[Offer], gold: int) -> tuple[float, tuple[Offer, ...]]:
        """The best things to do together, one for each structure, with so much Gold."""
        by_place: dict[str, list[Offer]] = {}
        for offer in offers:
            if offer.value - self.look.save * offer.gold > LATE:
                by_place.setdefault(offer.structure, []).append(offer)
        return self._pack([sorted(each, key=self._net, reverse=True)[:3] for each in by_place.values()], gold)

    def _net(self, offer: Offer) -> float:
        return offer.value - self.look.save * offer.gold

    def _pack(self, places: Sequence[Sequence[Offer]], gold: int) -> tuple[float, tuple[Offer, ...]]:
        if not places:
            return 0.0, ()
        found = self._pack(places[1:], gold)
        for offer in places[0]:
            if offer.gold <= gold:
                value, rest = self._pack(places[1:], gold - offer.gold)
                found = max(found, (value + self._net(offer), (offer, *rest)), key=lambda each: each[0])
        return found

    def district(self, district: str) -> float:
        """What a visit to a District promises."""
        structures = [each for each, where in STRUCTURES.items() if where == district]
        offers = [offer for structure in structures for offer in self.at(structure)]
        aside = [offer.value for offer in offers if offer.key == ASIDE]
        value = self.best((offer for offer in offers if offer.key != ASIDE), self.me.gold)[0]
        ride = self.quest_bonus if self.me.quest == "the_long_ride" and self.me.quest_district == district else 0.0
        rats = 0.8 * any(each.id == "rust_rats" and STRUCTURES.get(each.place) == district for each in self.view.creatures)
        return max([value, *aside]) + ride - rats

    def visit(self, keys: Sequence[str]) -> str:
        """The next thing to do: what is bought first, fights last; `end` where nothing pays."""
        structures = dict.fromkeys(structure for key in keys if (structure := self._structure(key)))
        offers = [offer for structure in structures for offer in self.at(structure) if offer.key in keys]
        aside = max((offer.value for offer in offers if offer.key == ASIDE), default=0.0)
        value, chosen = self.best((offer for offer in offers if offer.key != ASIDE), self.me.gold)
        if aside > value:
            return ASIDE
        return min(chosen, key=lambda offer: (offer.key.startswith(("attack", "fight")), -self._net(offer))).key if chosen else ""

    def _structure(self, key: str) -> str:
        """Where something is done; empty for what is done at no structure, or never by a plan."""
        verb, _, what = key.partition(":")
        if key == "quest:do":
            return self._quest_place
        if what in STRUCTURES:
            return what if verb in ("attack", "fight", "recruit", "reveal") or key == ASIDE or what in ("grotto", "keep") else ""
        if verb == "buy" and what not in SERVICES:
            return "town_hall" if what in self.look.content.town_hall else "stables"
        return SERVICES.get(what, "") if verb in ("buy", "visit") else ""

    # ---- what is offered

    def at(self, structure: str) -> Iterator[Offer]:
        """What a structure offers to this Captain, as far as it can be known from outside."""
        here = self.view.structures[structure]
        if structure in self.me.visited:
            return
        if foes := [each for each in self.view.creatures_at(structure) if each.health]:
            yield self._offer(f"fight:{structure}", structure, 0, max(self.fight(each) for each in foes))
        if here.state in ("closed", "removed", "ruin") or any(each.kind == "creature" or each.id == "stone_colossus" for each in foes):
            return
        for key, gold, value in self._primary(structure):
            if gold <= self.me.gold:
                yield self._offer(key, structure, gold, value)
        if self._quest_place == structure:
            yield Offer("quest:do", structure, GOLD_OF.get(self.me.quest, 0), self.quest_bonus)

    def _offer(self, key: str, structure: str, gold: int, value: float) -> Offer:
        sure = 0.55 if self.me.quest == "clear_the_streets" else 1.0
        return Offer(key, structure, gold, value + (sure * self.quest_bonus if self._does_quest(key) else 0.0))

    def _primary(self, structure: str) -> Iterable[tuple[str, int, float]]:
        group = "tavern" if structure.startswith("tavern") else structure
        method = getattr(self, f"_{group}", None)
        return method(structure) if method is not None else ()

    # ---- the City Watch and the Southern Gate

    def _gate(self, structure: str) -> Iterator[tuple[str, int, float]]:
        if not any("watchtower" in each.visited for each in self.view.captains):
            yield "attack:gate", 0, self.attack() - self.crowding

    def _watchtower(self, structure: str) -> Iterator[tuple[str, int, float]]:
        if not any({"gate", "watchtower"} & set(each.visited) for each in self.view.captains):
            yield "attack:watchtower", 0, self.attack() - self.blocking

    def _statue(self, structure: str) -> Iterator[tuple[str, int, float]]:
        if not self.me.visited and self.gifts and not any("statue" in each.visited for each in self.view.captains):
            yield ASIDE, 0, self.offering

    def _barracks(self, structure: str) -> Iterator[tuple[str, int, float]]:
        if self.view.structures[structure].left:
            yield "recruit:barracks", self.view.structures[structure].price, self.look.soldier
        if self.me.reserve:
            yield "visit:reassign", 0, sum(self.look.standing(unit) for unit in self.me.reserve if self.has_slot(unit)) * 0.8

    def _church(self, structure: str) -> Iterator[tuple[str, int, float]]:
        price = self.view.structures[structure].price
        if self.view.monster.dice["r"] >= 2:
            yield "visit:light", 4, 0.67 * (self.look.sting("r") - self.look.sting("y") + 0.3)
        yield "buy:blue", price, goods.gem(self.look, "blue")

    def _eyrie(self, structure: str) -> Iterator[tuple[str, int, float]]:
        if len(self.me.slots) < 12 and not self._guards(structure):
            price = 2 if self._employs("falconer") else self.view.structures[structure].price
            yield "recruit:eyrie", price, self.look.wyvern

    def _guards(self, structure: str) -> bool:
        """Whether a deck must not run out: the Dragon wins by empty Districts."""
        return self.view.monster.id == "dragon" and (self.view.structures[structure].left or 0) <= GUARDED

    # ---- the Great Hall and the Market

    def _town_hall(self, structure: str) -> Iterator[tuple[str, int, float]]:
        faces = self.view.structures[structure].faces
        less = int(self._employs("quartermaster") and structure == "town_hall")
        for card, price in faces:
            yield f"buy:{card}", max(1, price - less), goods.bought(self.look, card)
        if len(faces) == 1 and self.me.gold >= 4:
            yield f"reveal:{structure}", 1, 1.3 if structure == "town_hall" else 1.1

    _stables = _town_hall

    def _alchemist(self, structure: str) -> Iterator[tuple[str, int, float]]:
        price = 1 if self._employs("street_alchemist") else self.view.structures[structure].price
        yield "buy:stone", price, goods.STONE if self.me.stones < 2 else 0.5

    def _tavern(self, structure: str) -> Iterator[tuple[str, int, float]]:
        for card, price in self.view.structures[structure].faces[:1]:
            yield f"recruit:{structure}", price, self.look.unit(card)

    # ---- the Mystic's Quarter and the Royal Keep

    def _grotto(self, structure: str) -> Iterator[tuple[str, int, float]]:
        yield "visit:grotto", 0, sum(self._worth(goods_) for goods_, _ in self.me.rewards.values()) / 6

    def _worth(self, reward: str) -> float:
        words = reward.split()
        worth = {"gold": self.look.save, "blue": goods.gem(self.look, "blue"), "green": goods.gem(self.look, "green")}
        return sum(worth[good] * int(number) for good, number in zip(words[::2], words[1::2], strict=True))

    def _sanctuary(self, structure: str) -> Iterator[tuple[str, int, float]]:
        if self.wounds:
            yield "visit:mage", 1 if "pilgrim_road" in self.view.encounters else 3, self.healed
        if self.view.structures[structure].left:
            yield "recruit:sanctuary", self.view.structures[structure].price, self.look.mage

    def _keep(self, structure: str) -> Iterator[tuple[str, int, float]]:
        if not self.me.quest and self.look.rounds > 2 and self.me.gold >= PURSE:
            yield "visit:keep", 0, QUEST

    def _fountain(self, structure: str) -> Iterator[tuple[str, int, float]]:
        if self.view.bag:
            for gold in (1, 2, 3):
                yield f"visit:fountain_{gold}", gold, goods.fountain(self.look, gold)

    def _armoury(self, structure: str) -> Iterator[tuple[str, int, float]]:
        price = self.view.structures[structure].price
        for token in ("white", "yellow"):
            yield f"buy:{token}_armour", price, goods.armoured(self.look, token)
        yield "buy:green", price, goods.gem(self.look, "green")

    def _employs(self, card: str) -> bool:
        return any(unit.id == card and not unit.is_injured for unit in self.me.slots.values())

    # ---- fights

    def attack(self) -> float:
        """What an attack on the Monster is worth, its risks counted."""
        look, health = self.look, self.view.monster.health
        mine = look.pool("attack") + "y" * ("spike_ditch" in self.view.fortifications)
        fight = look.duel(mine, critical=look.critical)
        slain = fight.critical if health == 2 else fight.win if health == 1 else 0.0
        ward = self.view.notes.get("ward") == self.view.round
        value = POINT * (fight.damage - ward * fight.win if health > 1 else fight.win)
        return value + KILL * slain * (not ward) - self.risk(fight)

    def risk(self, fight: odds.Duel) -> float:
        """What a combat may cost."""
        loss, tie = self.costs
        return fight.loss * loss + fight.tie * tie

    @cached_property
    def costs(self) -> tuple[float, float]:
        """What a lost attack costs, and a tie."""
        team = [unit for slot, unit in self.me.slots.items() if slot[0] == "a" and not unit.is_injured and unit.kind not in ("wizard", "wyvern")]
        losses = [self.look.standing(unit) for unit in team]
        captain = self.me.unit
        hurt = [HURT * each for each in losses] + ([2.5] if captain is not None and not captain.is_injured else [])
        tie = 0.0 if any(unit.id == "siege_bowman" for unit in team) else min(hurt, default=BURN)
        return min(losses, default=BURN + 2.0), tie

    def fight(self, foe: CreatureView) -> float:
        """What it is worth to fight a token."""
        fight = odds.duel(self.look.pool("attack"), foe.dice)
        nuisance = 0.8 if foe.kind in ("creature", "outlaw") else -0.5
        return fight.damage * foe.reward + fight.win * nuisance - self.risk(fight)

    @cached_property
    def rivals(self) -> list[float]:
        """What attacks of Captains who have still to go this Midday, and could, would do: best first."""
        mine = self.me.seat
        able = [each for each in self.view.captains if each.seat != mine and not each.district and each.last_district != "city_watch"]
        return sorted((POINT * self.look.duel(rolled(each, "attack")).damage for each in able), reverse=True)

    @property
    def crowding(self) -> float:
        """The Gate has room for two: what a better attacker would lose."""
        taken = sum(each.district == "city_watch" for each in self.view.captains if each.seat != self.me.seat)
        room = 2 - taken
        if len(self.rivals) < room:
            return 0.0
        mine = POINT * self.look.duel(self.look.pool("attack")).damage
        return 0.7 * max(0.0, self.rivals[room - 1] - mine) if room > 0 else 0.0

    @property
    def blocking(self) -> float:
        """After an attack from the Watchtower nobody attacks at the Gate."""
        return 0.8 * sum(self.rivals[:2])

    # ---- the Statue

    @cached_property
    def gifts(self) -> list[tuple[float, UnitView]]:
        """Who may be given to the Statue, the cheapest first."""
        kinds = ("soldier", "mercenary", "outlaw", "hero", "champion", "wizard")
        units = [unit for unit in self.me.slots.values() if unit.kind in kinds and not self._is_paid(unit)]
        return sorted(((self.gift(unit), unit) for unit in units), key=lambda each: each[0])

    def _is_paid(self, unit: UnitView) -> bool:
        """Whether the structure of somebody is closed already: bots pay with each structure once."""
        deck = self.look.content.unit(unit.id).deck
        return self.view.structures["tavern_1" if deck == "tavern" else deck].state == "removed"

    def gift(self, unit: UnitView) -> float:
        """What it costs to give somebody, the structure that is closed by it counted."""
        deck = self.look.content.unit(unit.id).deck
        captains = len(self.view.captains)
        lost = CLOSES.get(deck, 0.5) * captains * self.look.rounds * 0.5
        if self.view.monster.id == "dragon":
            lost += 100.0 * (len(self.view.monster.destroyed) >= 1 or self._is_scorched(deck))
        taken = sum(self.look.sting(die) for die in unit.dice) if self.view.monster.id == "enchantress" else 0.0
        return self.look.standing(unit) + lost + taken

    def _is_scorched(self, deck: str) -> bool:
        """Whether another District is nearly out of cards."""
        mine = STRUCTURES["tavern_1" if deck == "tavern" else deck]
        left: dict[str, int] = {}
        for each in self.view.structures.values():
            if each.left is not None and each.id not in ("alchemist", "grotto", "church", "fountain", "armoury"):
                left[STRUCTURES[each.id]] = left.get(STRUCTURES[each.id], 0) + each.left
        return any(cards < 6 for district, cards in left.items() if district != mine)

    @cached_property
    def offering(self) -> float:
        """What a Twilight and a Morning without the Monster are worth."""
        held = 0.5 if self.view.monster.id == "behemoth" else 1.0
        morning = self.look.pace - 2.0
        return self.look.step * (2.0 + held * morning) + 1.2 - self.gifts[0][0]

    # ---- the wounded, the Reserve

    @cached_property
    def wounds(self) -> list[float]:
        """What it is worth to heal each of the own injured, best first."""
        units = [self.me.unit, *self.me.slots.values()]
        return sorted((self.wound(unit) for unit in units if unit is not None and unit.is_injured), reverse=True)

    def wound(self, unit: UnitView) -> float:
        """What it is worth to heal somebody."""
        facts = self.look.content.unit(unit.id)
        dice = "".join([facts.dice, *unit.gear])
        if unit.kind == "captain":
            return self.look.gain(dice.replace("y", "", 1), "ad", self.look.rounds) + 1.0
        return self.look.gain(dice, unit.slot[0], self.look.rounds) + 0.5 * max(0.0, goods.TEXTS.get(unit.id, 0.0))

    @cached_property
    def healed(self) -> float:
        """What the White Mage does on average."""
        return sum(worth * share for worth, share in zip(self.wounds, (1.0, 0.6, 0.2, 0.1), strict=False))

    def has_slot(self, unit: UnitView) -> bool:
        """Whether a slot of somebody's role is free."""
        return any(slot[0] in unit.roles and slot not in self.me.slots and slot not in self.me.blocked for slot in self.me.runes)

    # ---- Quests

    @cached_property
    def quest_bonus(self) -> float:
        """What it is worth to do the Quest now."""
        if not self.me.quest:
            return 0.0
        due = PENALTY if self.view.round >= self.me.quest_due else 0.5 * PENALTY
        return WILL * (goods.rewards(self.look)[self.me.quest] + due)

    @property
    def _quest_place(self) -> str:
        places = {"carry_the_alms": "church", "watch_until_dawn": "watchtower", "the_silent_offering": "statue", "royal_audience": "keep"}
        quest = self.me.quest
        if quest == "royal_audience" and (self.view.round != self.me.quest_due or self.me.unit is None or self.me.unit.is_injured):
            return ""
        return "" if quest == "the_silent_offering" and self.me.visited else places.get(quest, "")

    def _does_quest(self, key: str) -> bool:
        """Whether a deed fulfils the Quest, at least as a rule."""
        verb, _, what = key.partition(":")
        quest = self.me.quest
        if quest == "drain_the_cask":
            return verb == "recruit" and what.startswith("tavern") and any(self.look.content.unit(card).cost >= 3 for card, _ in self._faces(what))
        if quest == "shoe_the_herd":
            return verb == "buy" and what in self.look.content.stables
        if quest == "bulwark":
            return verb == "buy" and what in self.look.content.town_hall and self.look.content.town_hall[what].cost >= 3
        return key == DONE_BY.get(quest) or (quest == "clear_the_streets" and verb in ("attack", "fight"))

    def _faces(self, structure: str) -> tuple[tuple[str, int], ...]:
        return self.view.structures[structure].faces


def place_of(captain: CaptainView, slot: str) -> UnitView | None:
    """The card at a slot of a view, the Captain card and the Reserve included."""
    if slot == "captain":
        return captain.unit
    return captain.slots.get(slot) or next((unit for unit in captain.reserve if unit.slot == slot), None)


__all__ = ["DISTRICTS", "Offer", "Plan", "place_of"]
