"""Where a bot seat's monster should go, and what it should do there: values in points, from a view alone."""

from collections.abc import Iterator
from dataclasses import dataclass

from games.slaughter import odds
from games.slaughter.board import SHED_DOOR, YARDS, Board, board
from games.slaughter.cards import Content, load
from games.slaughter.view import GuestView, MonsterView, PrivateView, TableView

CARD = 0.35  # what a drawn card is worth, in points
FOUND = 1.6  # what it is worth to turn up a guest: others can eat it too
LOST = 0.8  # what a lost fight costs
DELAY = 0.35  # what an action on the way costs


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
        self.board: Board = board(SHED_DOOR in view.doors)
        self.content: Content = load()
        self.dice = dice

    # ---- values of single actions

    def attack(self, guest: GuestView) -> float:
        """What an Attack on a guest is worth."""
        bonus = (self.view.event == "full_fury") + self._ability_dice("attack", guest)
        expected = odds.fight(max(0, min(5, self.dice + bonus)), self._reaction(guest), guest.hp)
        kill = 0.0 if guest.surprise else self._death_value(guest)
        return 2 * expected.wounds + expected.kill * kill - LOST * expected.loss

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
        return min(5, guest.own_dice + 2 * hunter + helped + (self.view.event in ("sobering_up", "stand_and_fight")))

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
        chance = odds.find(self.dice, pile, self.view.lurking.get(room, 0))
        if known:
            chance = max(chance, 0.9) if known[0] in self.content.guests else chance * 0.6
        return FOUND * chance + CARD * min(self.dice / 2, pile, self.content.caps.hand - hand)

    def smash(self, door: str) -> float:
        """What a Smash is worth: the door, where it is one."""
        dice = max(0, min(5, self.dice + self._ability_dice("smash")))
        needed = 2 if self.view.doors[door] == "barred" or door == SHED_DOOR else 1
        return odds.success(dice, needed) * (0.1 if self.view.doors[door] == "barred" else 1.0)

    def at(self, zone: str) -> tuple[float, str]:
        """The best action of a zone and its value."""
        values = [(self.smash(door), f"smash:{door}") for door, _ in self.board.zones[zone].doorways if self.view.doors[door] != "gone"]
        if self.board.is_room(zone):
            values.append((self.search(zone), "search"))
            values += [(self.attack(guest), f"attack:{guest.id}") for guest in self.targets(zone)]
        return max(values, default=(0.0, "end"))

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
            if self.view.doors[door] == "gone" or (ghost and door != SHED_DOOR):
                yield other, 0, ""
            else:
                yield other, 1 if self.view.doors[door] == "closed" else 2, door
        if ghost:
            yield from ((other, 0, "") for other in here.walls)

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
