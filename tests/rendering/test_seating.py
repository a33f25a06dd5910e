"""Figures never stand on each other, however they crowd."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.slaughter.view import TableView
from rendering import gallery, gallery_below
from rendering.canvas import Box
from rendering.slaughter.floor import CELLAR, DOORS, ROOMS, SEAMS, SHED, TOP, YARDS, ZONES, W, crossing, door_centre
from rendering.slaughter.seating import CROWDED, SCALES, Token, seating

GUESTS = (*gallery.PARTY, *gallery.CALLERS)
INDOORS = (*ROOMS, *SHED)
SLACK = 2
"""Pixels by which rounded sizes may touch."""


def overlap(one: Box, other: Box) -> bool:
    (ax0, ay0, ax1, ay1), (bx0, by0, bx1, by1) = one, other
    return min(ax1, bx1) - max(ax0, bx0) > SLACK and min(ay1, by1) - max(ay0, by0) > SLACK


def table(beasts: list[str], guests: Mapping[str, str], shed: bool = True) -> TableView:
    """Five families in the zones given, guests where they are said to be."""
    at = gallery.crowd("living")
    moved = tuple(replace(each, zone=zone) for each, zone in zip(at.monsters, beasts, strict=True))
    placed = tuple(replace(each, zone=guests[each.id]) for each in at.guests)
    return replace(at, monsters=moved, guests=placed, doors={**at.doors, **({"d_shed": "gone"} if shed else {})})


def everyone(view: TableView) -> list[Token]:
    return [token for tokens in seating(view).tokens.values() for token in tokens]


def assert_tidy(view: TableView) -> None:
    tokens = everyone(view)
    assert sum(len(token.troop) for token in tokens) == sum(bool(each.zone) for each in view.monsters)
    assert sum(token.guest is not None for token in tokens) == len(view.guests)
    assert [(one, other) for one, other in combinations(tokens, 2) if overlap(one.box, other.box)] == []
    assert all(token.box[0] >= -4 and token.box[2] <= W + 4 and token.box[1] >= TOP - 30 for token in tokens)


@pytest.mark.parametrize("zone", INDOORS)
def test_five_families_and_all_guests_fit_into_one_room(zone: str) -> None:
    view = table([zone] * 15, dict.fromkeys(GUESTS, zone))
    assert_tidy(view)
    assert min(token.scale for token in everyone(view)) > SCALES[-1]


@pytest.mark.parametrize("zone", YARDS)
def test_all_monsters_fit_into_one_yard(zone: str) -> None:
    assert_tidy(table([zone] * 15, dict.fromkeys(GUESTS, "living")))


@given(st.lists(st.sampled_from(list(ZONES)), min_size=15, max_size=15), st.lists(st.sampled_from(INDOORS), min_size=8, max_size=8))
def test_nobody_stands_on_anybody(beasts: list[str], guests: list[str]) -> None:
    assert_tidy(table(beasts, dict(zip(GUESTS, guests, strict=True))))


SMALL = ("wc", "bedroom", "shed")


@given(st.lists(st.sampled_from([*SMALL, "yard_e"]), min_size=15, max_size=15), st.lists(st.sampled_from(SMALL), min_size=8, max_size=8))
def test_a_bubble_leaves_room_to_its_neighbours(beasts: list[str], guests: list[str]) -> None:
    assert_tidy(table(beasts, dict(zip(GUESTS, guests, strict=True))))


def test_where_there_is_room_each_monster_stands_alone_at_full_size() -> None:
    tokens = everyone(gallery.early())
    assert [(token.scale, len(token.troop)) for token in tokens] == [(1.0, 1)]


def test_a_crowd_stands_by_families() -> None:
    tokens = seating(gallery.crowd("living")).tokens["living"]
    assert tokens[0].scale < CROWDED
    assert [len(token.troop) for token in tokens] == [3] * 5 + [0] * 8


def test_a_monster_not_yet_on_the_board_stands_nowhere() -> None:
    board = seating(gallery.early())
    assert board.token(1, "child") is not None
    assert board.token(1, "mother") is None


def test_the_way_leads_through_seams_doors_and_walls() -> None:
    for door, (one, other, _) in DOORS.items():
        assert crossing(one, other) == crossing(other, one) == door_centre(door)
    assert all(crossing(*pair) for pair in SEAMS)
    x, y = crossing("kitchen", "wc")
    assert (x, round(y)) == (440, TOP + round(47.5 * 7))


UNDER = (*ROOMS, *YARDS, *CELLAR)


@given(st.lists(st.sampled_from(UNDER), min_size=15, max_size=15), st.lists(st.sampled_from(UNDER), min_size=10, max_size=10))
def test_nobody_stands_on_anybody_in_underground(beasts: list[str], guests: list[str]) -> None:
    at = gallery_below.markers()
    moved = tuple(replace(each, zone=zone) for each, zone in zip(at.monsters, beasts, strict=True))
    placed = tuple(replace(each, zone=zone) for each, zone in zip(at.guests, guests, strict=True))
    assert_tidy(replace(at, monsters=moved, guests=placed))


@pytest.mark.parametrize("zone", UNDER)
def test_everybody_fits_into_one_zone_of_underground(zone: str) -> None:
    at = gallery_below.markers()
    moved = tuple(replace(each, zone=zone) for each in at.monsters)
    assert_tidy(replace(at, monsters=moved, guests=tuple(replace(each, zone=zone) for each in at.guests)))
