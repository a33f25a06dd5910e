"""Where everything is on the map: the track around the wall, districts, structures, places of Captains. Map pixels."""

import math
from functools import lru_cache
from typing import NamedTuple

from games.pit.view import STRUCTURES
from rendering.canvas import Point

TOP, MAP_H = 108, 806
"""The map takes these rows of the canvas."""
LEFT, RIGHT, UP, DOWN, ROUND = 34, 1066, 34, 772, 92
"""The middle line of the track, and the radius of its corners."""
SIDES = (RIGHT - LEFT - 2 * ROUND, DOWN - UP - 2 * ROUND)
QUARTER = ROUND * math.pi / 2
LENGTH = 2 * sum(SIDES) + 4 * QUARTER
ORIGIN = 333.6
"""Where the Pit is, from the beginning of the upper side."""
CLOSE = 1.6
"""Steps between the Citadel Gate and the Pit, so that both have room."""

CELLS = {
    "city_watch": (100, 100, 376, 394),
    "royal_keep": (392, 100, 682, 394),
    "mystics_quarter": (698, 100, 1000, 394),
    "southern_gate": (100, 412, 376, 706),
    "great_hall": (392, 412, 682, 706),
    "market": (698, 412, 1000, 706),
}
PLAZA = (537, 403, 58)
"""Centre and radius of the clock."""
PAWNS = {
    "city_watch": ((268, 326), (334, 326)),
    "royal_keep": ((432, 326), (642, 326)),
    "mystics_quarter": ((816, 336), (882, 336)),
    "southern_gate": ((264, 464), (330, 464)),
    "great_hall": ((427, 448), (647, 448)),
    "market": ((916, 462), (972, 462)),
}
"""Two places for Captains in each district."""
STRANGERS = {
    "city_watch": (236, 262),
    "royal_keep": (537, 142),
    "mystics_quarter": (744, 336),
    "southern_gate": (352, 524),
    "great_hall": (537, 520),
    "market": (842, 512),
}
"""Where somebody stands who belongs to a whole district."""
BARKEEP = (838, 446)


class Site(NamedTuple):
    """A structure on the map: its middle, its size, the colour of its roof."""

    x: float
    y: float
    size: int
    roof: str = "#b8452e"


SITES = {
    "statue": Site(166, 190, 98),
    "gate": Site(304, 188, 108),
    "barracks": Site(168, 314, 104),
    "fountain": Site(434, 184, 84),
    "armoury": Site(640, 184, 84),
    "keep": Site(537, 216, 112),
    "grotto": Site(776, 208, 118),
    "sanctuary": Site(924, 208, 118),
    "church": Site(166, 464, 96),
    "eyrie": Site(166, 598, 98),
    "watchtower": Site(306, 588, 108),
    "town_hall": Site(464, 520, 84),
    "stables": Site(610, 520, 84),
    "alchemist": Site(754, 464, 88),
    "tavern_1": Site(748, 562, 94, "#3d7a5a"),
    "tavern_2": Site(849, 562, 94, "#8a5fc0"),
    "tavern_3": Site(950, 562, 94, "#c8763f"),
}
FORTS = {
    "spike_ditch": (232, 212),
    "watch_brazier": (356, 606),
    "healers_tent": (236, 586),
    "granary": (655, 660),
}
"""Where fortifications stand; barricades lie on the track."""


def district_of(place: str) -> str:
    """The district of a structure; a district is its own."""
    return STRUCTURES.get(place, place)


def along(distance: float) -> tuple[float, float, float]:
    """A point of the middle line and its direction, by the distance from the start of the upper side."""
    distance %= LENGTH
    x, y, way = float(LEFT + ROUND), float(UP), 0.0
    for side in range(4):
        straight = SIDES[side % 2]
        if distance <= straight:
            return x + math.cos(way) * distance, y + math.sin(way) * distance, way
        x, y, distance = x + math.cos(way) * straight, y + math.sin(way) * straight, distance - straight
        cx, cy = x - math.sin(way) * ROUND, y + math.cos(way) * ROUND
        if distance <= QUARTER:
            turn = distance / ROUND
            return cx + math.sin(way + turn) * ROUND, cy - math.cos(way + turn) * ROUND, way + turn
        way, distance = way + math.pi / 2, distance - QUARTER
        x, y = cx + math.sin(way) * ROUND, cy - math.cos(way) * ROUND
    return x, y, way


def step(length: int) -> float:
    """Pixels of one space of a track."""
    return LENGTH / (length + CLOSE)


@lru_cache(maxsize=512)
def bearing(place: float, length: int) -> tuple[float, float, float]:
    """Middle and direction of a space of a track of that length."""
    return along(ORIGIN + place * step(length))


def space(place: float, length: int) -> Point:
    """The middle of a space."""
    return bearing(place, length)[:2]


def beside(place: float, length: int, onward: float, inward: float) -> Point:
    """A point so many pixels onward from a space along the track, and towards the city."""
    x, y, way = bearing(place, length)
    return x + math.cos(way) * onward - math.sin(way) * inward, y + math.sin(way) * onward + math.cos(way) * inward
