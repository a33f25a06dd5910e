"""Where a bot seat's monster should go, and what it should do there: values in points, from a view alone."""

from collections.abc import Iterator
from dataclasses import dataclass

from games.slaughter import odds
from games.slaughter.board import BASEMENT, BASEMENT_DOOR, SHED_DOOR, STRONG, YARDS, Board, board
from games.slaughter.cards import Content, load
from games.slaughter.view import GuestView, MonsterView, PrivateView, TableView

CARD = 0.35  # what a drawn card is worth, in points
FOUND = 1.6  # what it is worth to turn up a guest: others can eat it too
LOST = 0.8  # what a lost fight costs
DELAY = 0.35  # what an action on the way costs
SEALED = ("last-hours", "battered-cabin", "night-patrol")
"""Variants in which the basement door is not for Smash."""


@dataclass(frozen=True, slots=True)
class Step:
    """A way to a zone: its cost in Moves and Smashes, and the first key on it."""

    moves: int
    smashes: int
    key: str


class Plan:
    """The values of all that one monster could do this turn."""

    def __init__(self, view: TableView, monster: MonsterView, dice: int) -> None:
        assert view.you is not None
        self.view, self.monster = view, monster
        self.you: PrivateView = view.you
        self.board: Board = board(SHED_DOOR in view.doors, BASEMENT_DOOR in view.doors)
        self.own = view.seat(monster.seat).mutations
        self.content: Content = load()
        self.dice = dice

    # ---- values of single actions

    def attack(self, guest: GuestView) -> float:
        """What an Attack on a guest is worth."""
        expected = odds.fight(self.attack_dice(guest), self._reaction(guest), guest.hp)
        kill = 0.0 if guest.surprise else self._death_value(guest)
        return 2 * expected.wounds + expected.kill * kill - LOST * expected.loss

    def attack_dice(self, guest: GuestView | None = None) -> int:
        """Dice of an Attack: event, ability, mutations."""
        bonus = (self.view.event == "full_fury") + self._ability_dice("attack", guest) + self._has("long_claws") + self._has("razor_jaws")
        return max(0, min(5, self.dice + bonus))

    def _has(self, mutation: str) -> int:
        return int(self.own.get(mutation) in ("", self.monster.id))

    def _death_value(self, guest: GuestView) -> float:
        """Bone, and what the death order and the favourite make of this death now."""
        place = 1 + sum(not death.surprise for death in self.view.deaths)
        foretold = self.you.order.index(guest.id) + 1
        brain = 3.0 if foretold == place else -1.5 if foretold > place else 0.0
        return 2 + brain + 5 * (guest.id == self.you.favourite)

    def _reaction(self, guest: GuestView) -> int:
        company = self.view.guests_in(guest.zone)
        hunter = any(each.id == "ghost_hunter" for each in self.view.guests if each.is_out) and len(company) > 1
        rivals = sum(seat.hand for seat in self.view.seats if seat.seat != self.you.seat)
        helped = 1 if rivals >= 2 else 0
        own = guest.own_dice + guest.id.startswith("agent") + bool(guest.equipped) + guest.has_shield
        return min(5, own + 2 * hunter + helped + (self.view.event in ("sobering_up", "stand_and_fight")))

    def _ability_dice(self, action: str, guest: GuestView | None = None) -> int:
        family = self.monster.family
        if family == "golem":
            return int(action == "smash" or (guest is not None and guest.hp == guest.max_hp))
        if family == "psychopath":
            return int(guest is not None and guest.hp <= 2)
        return 0

    def search(self, room: str) -> float:
        """What a Search of a room is worth."""
        pile, hand = self.view.piles.get(room, 0), len(self.you.cards)
        if not pile or hand >= self.content.caps.hand:
            return 0.0
        known = self.you.notes.get(room, ())
        chance = odds.find(self.dice, pile, self._hiding(room))
        if known:
            chance = max(chance, 0.9) if known[0] in self.content.guests else chance * 0.6
        return FOUND * chance + CARD * min(self.dice / 2, pile, self.content.caps.hand - hand)

    def _hiding(self, room: str) -> int:
        """Guests that may hide in a room; in Last Hours nobody knows where they began."""
        unknown = self.view.variant == "last-hours" and any(guest.status == "hidden" for guest in self.view.guests)
        return self.view.lurking.get(room, 0) or int(unknown)

    def smash(self, door: str) -> float:
        """What a Smash is worth: the door, where it is one."""
        dice = max(0, min(5, self.dice + self._ability_dice("smash")))
        needed = 2 if self.view.doors[door] == "barred" or door in STRONG else 1
        if door == BASEMENT_DOOR:
            return 2 * odds.success(dice, needed) if self.view.variant not in SEALED else 0.0
        return odds.success(dice, needed) * (0.1 if self.view.doors[door] == "barred" else 1.0)

    def at(self, zone: str) -> tuple[float, str]:
        """The best action of a zone and its value."""
        values = [(self.smash(door), f"smash:{door}") for door, _ in self.board.zones[zone].doorways if not self._is_open(door)]
        values += self.structures(zone)
        if self.board.is_room(zone):
            values.append((self.search(zone), "search"))
        if self.board.is_room(zone) or BASEMENT in self.board.rooms:
            values += [(self.attack(guest), f"attack:{guest.id}") for guest in self.targets(zone)]
        return max(values, default=(0.0, "end"))

    def structures(self, zone: str) -> list[tuple[float, str]]:
        """What could be broken in a zone, in points."""
        below, hits = self.view.below, self.attack_dice() / 2
        if below is None:
            return []
        values = []
        if below.turret_bolts and zone == below.turret:
            values.append((2.2 * min(hits, below.turret_bolts) if self.view.variant == "station-b62" else 0.3 * hits, "break:turret"))
        if below.floor_bolts and zone == "living":
            values.append((0.7 * hits + (2.0 if hits >= below.floor_bolts else 0.0), "break:floor"))
        if below.door_bolts and zone == "yard_w" and not self._is_watched():
            values.append((2.0 * min(hits, below.door_bolts) if self.view.variant == "night-patrol" else self._force(below.door_bolts), "break:door"))
        return values

    def _is_watched(self) -> bool:
        return self.view.variant == "night-patrol" and any(guest.id == "roscoe" for guest in self.view.guests_in("yard_w"))

    def _force(self, bolts: int) -> float:
        friends = len(self.view.monsters_in("yard_w"))
        return 4.0 * odds.success(min(12, self.dice + 2 * friends), bolts) + 0.3

    def targets(self, zone: str) -> list[GuestView]:
        """Guests of a zone that may be attacked."""
        here = self.view.guests_in(zone)
        protected = any(guest.id == "roscoe" for guest in here)
        return [guest for guest in here if guest.surprise or not protected]

    # ---- ways

    def ways(self, start: str) -> dict[str, Step]:
        """The cheapest way to every zone, by actions."""
        found = {start: Step(0, 0, "")}
        edge = [start]
        while edge:
            zone = edge.pop(0)
            for other, smashes, door in self._links(zone):
                step = found[zone]
                key = step.key or (f"smash:{door}" if smashes else f"move:{other}")
                new = Step(step.moves + 1, step.smashes + smashes, key)
                if other not in found or new.moves + new.smashes < found[other].moves + found[other].smashes:
                    found[other] = new
                    edge.append(other)
        return found

    def _links(self, zone: str) -> Iterator[tuple[str, int, str]]:
        here = self.board.zones[zone]
        ghost = self.monster.family == "ghost"
        yield from ((other, 0, "") for other in here.seams)
        for door, other in here.doorways:
            if self._is_open(door) or (ghost and door not in STRONG):
                yield other, 0, ""
            elif door != BASEMENT_DOOR or self.view.variant not in SEALED:
                yield other, 2 if self.view.doors[door] == "barred" or door in STRONG else 1, door
        if ghost:
            yield from ((other, 0, "") for other in here.walls)
        if self.view.below is not None and self.view.below.has_hole and self.monster.kind == "child" and zone in ("living", BASEMENT):
            yield BASEMENT if zone == "living" else "living", 0, ""

    def _is_open(self, door: str) -> bool:
        return self.view.doors[door] in ("gone", "open")

    def best(self, start: str, actions: int, free: int) -> tuple[float, str]:
        """The best plan from a zone with so many actions and free Moves: its value and its first key."""
        return max(self._plans(start, actions, free), default=(0.0, "end"))

    def _plans(self, start: str, actions: int, free: int) -> Iterator[tuple[float, str]]:
        for zone, way in self.ways(start).items():
            cost = max(0, way.moves - free) + way.smashes
            value, key = self.at(zone)
            left = actions - cost
            doors = 0.8 * min(way.smashes, actions)
            if left > 0:
                yield doors + value * min(left, 2) - DELAY * cost, way.key or key
            elif way.key and (actions > 0 or (free > 0 and way.key.startswith("move"))):
                yield doors * 0.9 + 0.25 * value - 0.1 * cost, way.key


def starts(view: TableView, monster: MonsterView) -> tuple[str, ...]:
    """Where a monster can begin its turn."""
    return (monster.zone,) if monster.zone else YARDS
