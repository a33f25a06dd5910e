"""The cabin and its yard: zones, doorways, and what counts as adjacent for which rule (book, board; content page 1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

YARDS = ("yard_n", "yard_e", "yard_s", "yard_w")
ROOMS = ("kitchen", "bathroom", "wc", "bedroom", "living")
SHED, SHED_DOOR = "shed", "d_shed"
BASEMENT, BASEMENT_DOOR = "basement", "bd"
STRONG = (SHED_DOOR, BASEMENT_DOOR)
"""Doors that are not ordinary: two successes, no card or event breaks them, no barricade stands in them."""
DOORS: Mapping[str, tuple[str, str]] = {
    "d_n_bath": ("yard_n", "bathroom"),
    "d_e_bed": ("yard_e", "bedroom"),
    "d_s_liv": ("yard_s", "living"),
    "d_w_kit": ("yard_w", "kitchen"),
    "d_liv_kit": ("living", "kitchen"),
    "d_kit_bath": ("kitchen", "bathroom"),
    "d_bath_bed": ("bathroom", "bedroom"),
    "d_bed_liv": ("bedroom", "living"),
    "d_liv_wc": ("living", "wc"),
}
WALLS = (
    ("yard_n", "kitchen"),
    ("yard_e", "bathroom"),
    ("yard_s", "bedroom"),
    ("yard_w", "living"),
    ("kitchen", "wc"),
    ("bathroom", "wc"),
    ("bedroom", "wc"),
)
WAY_OUT: Mapping[str, tuple[str, str]] = {  # where a monster is ejected to, and the door on the way
    "kitchen": ("yard_w", "d_w_kit"),
    "bathroom": ("yard_n", "d_n_bath"),
    "bedroom": ("yard_e", "d_e_bed"),
    "living": ("yard_s", "d_s_liv"),
    "wc": ("living", "d_liv_wc"),
    SHED: ("yard_e", SHED_DOOR),
}
ENTRANCE = "living"  # where surprise guests come in


@dataclass(frozen=True, slots=True)
class Zone:
    """One zone and its neighbours: by open seam, by doorway (door and zone), and by wall only."""

    id: str
    seams: tuple[str, ...]
    doorways: tuple[tuple[str, str], ...]
    walls: tuple[str, ...]

    @property
    def near(self) -> tuple[str, ...]:
        """All adjacent zones, doors or not."""
        return self.seams + tuple(other for _, other in self.doorways) + self.walls


@dataclass(frozen=True, slots=True)
class Board:
    """The zones and doors that are in this match."""

    zones: Mapping[str, Zone]
    rooms: tuple[str, ...]
    doors: Mapping[str, tuple[str, str]]
    near: Mapping[str, tuple[str, ...]]

    def is_room(self, zone: str) -> bool:
        """Whether victims can be attacked, hidden and searched for there."""
        return zone in self.rooms


@cache
def board(shed: bool, basement: bool = False) -> Board:
    """The board with or without the tool shed and the basement."""
    doors = dict(DOORS) | ({SHED_DOOR: ("yard_e", SHED)} if shed else {}) | ({BASEMENT_DOOR: ("yard_w", BASEMENT)} if basement else {})
    rooms = ROOMS + ((SHED,) if shed else ()) + ((BASEMENT,) if basement else ())
    zones = {zone: _zone(zone, doors) for zone in YARDS + rooms}
    return Board(zones, rooms, doors, {id_: zone.near for id_, zone in zones.items()})


def _zone(zone: str, doors: Mapping[str, tuple[str, str]]) -> Zone:
    turn = YARDS.index(zone) if zone in YARDS else -1
    seams = (YARDS[turn - 1], YARDS[(turn + 1) % 4]) if turn >= 0 else ()
    doorways = tuple((door, _other(ends, zone)) for door, ends in doors.items() if zone in ends)
    return Zone(zone, seams, doorways, tuple(_other(pair, zone) for pair in WALLS if zone in pair))


def _other(pair: tuple[str, str], zone: str) -> str:
    return pair[1] if pair[0] == zone else pair[0]
