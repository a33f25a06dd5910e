"""Where figures stand: every zone finds the largest size at which its crowd does not overlap."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from games.slaughter.view import GuestView, MonsterView, TableView
from rendering.canvas import Box, Point
from rendering.slaughter.floor import ZONES, has_basement, has_shed, place
from rendering.slaughter.marks import is_marked
from rendering.slaughter.wild import untamed

CELL_W, CELL_H = 106, 126
"""Pixels that a figure needs at scale 1, its hat and its name included."""
CROWD_H = 112
"""Height that it needs in a crowd, where names are left to the roll call."""
CROWDED = 0.7
"""Below this scale families stand together as one token, and guests carry no names."""
PILL = 25
"""Height of the plate at the foot of a crowd's token."""
SCALES = (1.0, 0.92, 0.85, 0.78, 0.72, 0.66, 0.62, 0.56, 0.52, 0.48, 0.44)
KINDS: Mapping[str, float] = {"child": 0.8, "mother": 0.9, "father": 1.0}
"""Sizes of the members."""
AREAS: Mapping[str, Box] = {
    "yard_n": (17, -1.6, 57, 14.2),
    "yard_e": (86.2, 18, 99, 55),
    "yard_s": (43, 85.2, 92, 100.4),
    "yard_w": (1, 42, 13.8, 99),
    "kitchen": (16, 19.4, 39.4, 56.4),
    "bathroom": (41, 19.2, 84, 35.2),
    "wc": (40.8, 41, 59.5, 56.8),
    "bedroom": (61, 41, 84.4, 79.3),
    "living": (16, 58.6, 59.4, 79.3),
    "shed": (88, 20.4, 98.2, 39.4),
    "basement": (14.6, 105, 59.6, 123.8),
}
WIDE: Mapping[str, Box] = {
    "yard_n": (3, -1.6, 86, 14.2),
    "yard_e": (86, 16, 99.6, 84.4),
    "yard_s": (16, 85.2, 99, 100.4),
    "yard_w": (0.4, 17, 14.2, 99.6),
}
"""Yards have room beside their comfortable middle."""
BUBBLES: Mapping[str, Box] = {"wc": (41.2, 41, 84, 57.8), "shed": (74.2, 19.8, 99.4, 45.2)}
"""Where the crowd of a very small room goes."""
CRAMPED = 0.52
"""The scale below which it goes there."""
BESIDE_BUBBLE: Mapping[tuple[str, str], Box] = {
    ("wc", "bedroom"): (60.6, 60, 84.8, 79.3),
    ("wc", "living"): (15.6, 60, 59.6, 79.3),
    ("shed", "yard_e"): (86, 47.4, 99.6, 84.6),
    ("shed", "bathroom"): (41, 19.2, 73, 35.2),
    ("shed", "bedroom"): (61, 47.4, 84.4, 79.3),
    ("shed", "wc"): (41.2, 41, 73, 57.8),
}
"""What a bubble leaves to its neighbours."""
BESIDE_SHED: Box = (86.2, 43, 99.4, 84.4)
BESIDE_MARKS: Mapping[str, Box] = {
    "kitchen": (17.6, 19.4, 39.4, 56.4),
    "wc": (44.4, 41, 59.5, 56.8),
    "bedroom": (61, 41, 82.4, 79.3),
    "living": (17.8, 58.6, 59.4, 79.3),
}
"""Rooms beside the plates on their walls."""
BESIDE_HATCH: tuple[Box, ...] = ((1, 42, 13.8, 82.6), (0.4, 17, 14.2, 82.6))
"""The west yard above the basement door."""


@dataclass(frozen=True, slots=True)
class Token:
    """One token on the board: a monster, several of one family, or a guest; its centre in canvas pixels."""

    x: float
    y: float
    scale: float
    troop: tuple[MonsterView, ...] = ()
    guest: GuestView | None = None

    @property
    def size(self) -> int:
        """Width of the token in pixels."""
        if self.guest is not None:
            return round((90 if self.scale >= CROWDED else 100) * self.scale)
        return round(self.scale * (104 * KINDS[self.troop[0].kind] if self.is_alone else 90))

    @property
    def is_alone(self) -> bool:
        """Whether it is one monster, drawn with its hat."""
        return len(self.troop) == 1 and self.scale >= CROWDED

    @property
    def foot(self) -> float:
        """The lower edge of a monster's token."""
        return self.y + (58 * self.scale if self.is_alone else 56 * self.scale - PILL / 2)

    @property
    def box(self) -> Box:
        """What it covers, in canvas pixels."""
        half = self.size / 2
        if self.guest is None:
            low = 0 if self.is_alone else PILL / 2
            return self.x - half, self.foot - self.size * (1.2 if self.is_alone else 1), self.x + half, self.foot + low
        if self.scale < CROWDED:
            return self.x - half, self.y - half, self.x + half, self.y + half
        return self.x - half, self.y - 8 * self.scale - half - 11, self.x + half, self.y + half - 4 * self.scale + 13


@dataclass(frozen=True, slots=True)
class Seating:
    """All tokens of the board by zone, and the areas of the crowds that stand in a bubble."""

    tokens: Mapping[str, tuple[Token, ...]]
    bubbles: Mapping[str, Box]

    def token(self, seat: int, monster: str) -> Token | None:
        """The token with a seat's monster."""
        everyone = (token for tokens in self.tokens.values() for token in tokens)
        return next((token for token in everyone if any((m.seat, m.id) == (seat, monster) for m in token.troop)), None)


def seating(view: TableView) -> Seating:
    """Who stands where."""
    crowds = [zone for zone in BUBBLES if _needs_bubble(view, zone)]
    bubbles = {zone: _beside(zone, crowds) or _bubble(view, zone) for zone in crowds}
    return Seating({zone: _tokens(view, zone, areas(view, zone, bubbles)) for zone in ZONES}, bubbles)


def _bubble(view: TableView, zone: str) -> Box:
    """Where a crowd goes: beside the markers of its room, if there are any."""
    left, top, right, low = BUBBLES[zone]
    return (BESIDE_MARKS[zone][0] if zone in BESIDE_MARKS and is_marked(view, zone) else left), top, right, low


def areas(view: TableView, zone: str, bubbles: Mapping[str, Box]) -> tuple[Box, ...]:
    """The stretches of a zone in which figures may stand, the comfortable one first."""
    if zone in bubbles:
        return (bubbles[zone],)
    if zone not in BUBBLES and (left := _beside(zone, bubbles)):
        return (left,)
    if zone == "yard_e" and has_shed(view):
        return (BESIDE_SHED,)
    if zone == "yard_w" and has_basement(view):
        return BESIDE_HATCH
    if zone in BESIDE_MARKS and is_marked(view, zone):
        return (BESIDE_MARKS[zone],)
    return (AREAS[zone], WIDE[zone]) if zone in WIDE else (AREAS[zone],)


def _beside(zone: str, bubbles: Iterable[str]) -> Box | None:
    """What the bubbles of others leave of a zone, if they take anything."""
    return next((BESIDE_BUBBLE[other, zone] for other in bubbles if (other, zone) in BESIDE_BUBBLE), None)


def _needs_bubble(view: TableView, zone: str) -> bool:
    here = len(_troops(view, zone, 0)) + len(view.guests_in(zone))
    return here > _most(AREAS[zone], CRAMPED)


def _most(area: Box, scale: float) -> int:
    """How many tokens fit into an area."""
    x0, y0, x1, y1 = place(area)
    deep = (CELL_H if scale >= CROWDED else CROWD_H) * scale
    return int((x1 - x0 + 1) // (CELL_W * scale)) * int((y1 - y0 + 1) // deep)


def _troops(view: TableView, zone: str, scale: float) -> list[tuple[MonsterView, ...]]:
    """The monsters of a zone one by one, or by family where it is crowded; wild ones stand alone."""
    wild = [each for each in untamed(view) if each.zone == zone]
    here = sorted([*view.monsters_in(zone), *wild], key=lambda each: (each.seat, each.id))
    if scale >= CROWDED:
        return [(each,) for each in here]
    return [tuple(family) for _, family in groupby(here, lambda each: (each.seat, each.family))]


def _tokens(view: TableView, zone: str, choices: tuple[Box, ...]) -> tuple[Token, ...]:
    guests = view.guests_in(zone)
    scale, area = next(
        ((scale, area) for scale in SCALES for area in choices if len(_troops(view, zone, scale)) + len(guests) <= _most(area, scale)),
        (SCALES[-1], choices[-1]),
    )
    troops = _troops(view, zone, scale)
    spots = spread(area, len(troops) + len(guests), scale)
    monsters = [Token(*at, scale, troop) for at, troop in zip(spots, troops, strict=False)]
    return *monsters, *(Token(*at, scale, guest=guest) for at, guest in zip(spots[len(troops) :], guests, strict=True))


def spread(area: Box, count: int, scale: float) -> list[Point]:
    """Centres for a number of tokens in an area, row by row."""
    if count == 0:
        return []
    x0, y0, x1, y1 = place(area)
    deep = (CELL_H if scale >= CROWDED else CROWD_H) * scale
    columns = max(1, int((x1 - x0 + 1) // (CELL_W * scale)))
    rows = math.ceil(count / columns)
    step_y = min((y1 - y0) / rows, deep * 1.12)
    spots: list[Point] = []
    for row in range(rows):
        n = count // rows + (row < count % rows)
        step = min((x1 - x0) / n, CELL_W * 1.2 * scale)
        y = (y0 + y1) / 2 + step_y * (row - (rows - 1) / 2)
        spots += [((x0 + x1) / 2 + step * (k - (n - 1) / 2), y) for k in range(n)]
    return spots
