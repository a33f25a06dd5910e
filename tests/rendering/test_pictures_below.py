"""Pictures of Underground, its scenarios and Hot Night: what must be seen, what must stay secret, alt texts."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image, ImageChops

from games.slaughter.variant import VARIANTS
from games.slaughter.view import BelowView, MonsterView, PrivateView, RollView, TableView
from rendering import gallery, gallery_below
from rendering.picture import LIGHT, encode
from rendering.slaughter.board import below_height
from rendering.slaughter.describe import LIMIT
from rendering.slaughter.floor import HATCH, STAIRS_FOOT, W, crossings, spot
from rendering.slaughter.seating import seating
from rendering.titles import PICTURES

DRAW = PICTURES["slaughter"]
NAMES = gallery.NAMES
BOARDS = gallery_below.boards()
SECRET = PrivateView(1, gallery_below.CARDS, ("bob", "kam", "tom", "laika", "britney"), "kam", {"basement": ("torch", "kam")}, ("bear_trap",))


@cache
def board(name: str) -> Image.Image:
    return DRAW.board(BOARDS[name], gallery.LONG if "crowd" in name else NAMES)


def changed(at: TableView, **fields: object) -> TableView:
    """The table with something of what lies below changed."""
    assert at.below is not None
    return replace(at, below=replace(at.below, **fields))  # type: ignore[arg-type]


def test_every_scenario_has_a_picture_of_a_size_for_phones() -> None:
    assert {view.variant for view in BOARDS.values()} == {each.id for each in VARIANTS.values() if each.underground or each.fire}
    for name in BOARDS:
        image = board(name)
        assert image.width == 1100
        assert image.height <= 1600
        assert len(encode(image)) <= LIGHT, name


@pytest.mark.parametrize("name", BOARDS)
def test_equal_views_give_the_same_picture_and_secrets_change_nothing(name: str) -> None:
    view = replace(BOARDS[name], you=SECRET)
    names = gallery.LONG if "crowd" in name else NAMES
    assert DRAW.board(view, names).tobytes() == board(name).tobytes()
    assert DRAW.describe(view, names) == DRAW.describe(BOARDS[name], names)


def test_the_base_game_has_no_room_for_what_lies_below() -> None:
    assert below_height(gallery.middle()) == 0
    assert below_height(gallery_below.hot_night()) > 0
    assert DRAW.board(gallery.middle(), NAMES).height == 1242


def seat(**fields: object) -> Callable[[TableView], TableView]:
    """The first seat with something changed."""
    return lambda at: replace(at, seats=(replace(at.seats[0], **fields), *at.seats[1:]))  # type: ignore[arg-type]


def guest(**fields: object) -> Callable[[TableView], TableView]:
    """The first guest with something changed."""
    return lambda at: replace(at, guests=(replace(at.guests[0], **fields), *at.guests[1:]))  # type: ignore[arg-type]


def lies(**fields: object) -> Callable[[TableView], TableView]:
    """Something of what lies below changed."""
    return lambda at: changed(at, **fields)


CHANGES: Mapping[str, Callable[[TableView], TableView]] = {
    "door open": lambda at: replace(at, doors={**at.doors, "bd": "open"}),
    "door broken": lambda at: replace(at, doors={**at.doors, "bd": "gone"}),
    "chains": lies(is_chained=True),
    "bolts of the door": lies(door_bolts=5),
    "points of the floor": lies(floor_bolts=6),
    "fewer points of the floor": lies(floor_bolts=2),
    "hole": lies(has_hole=True),
    "ladder": lies(has_ladder=True),
    "turret": lies(turret="wc", turret_bolts=3),
    "turret that was hit": lies(turret="wc", turret_bolts=2),
    "inhibitor": lies(inhibited="kitchen"),
    "inhibitor below": lies(inhibited="basement"),
    "locker": lies(locker=5),
    "water": lies(event="sump_pump"),
    "radio": lies(event="radio"),
    "no more basement events": lies(events_left=0),
    "cost": lies(row=(("extra_limb", 2), *gallery_below.ROW[1:])),
    "other mutation": lies(row=(*gallery_below.ROW[:2], ("ram_skull", 1))),
    "no mutation left": lies(row=()),
    "wild one": lies(wild=(MonsterView(1, "krittlin", "wild_1", "child", "wc", True),)),
    "pile": lambda at: replace(at, piles={**at.piles, "basement": 3}),
    "guests in the pile": lambda at: replace(at, lurking={**at.lurking, "basement": 2}),
    "own mutation": seat(mutations={"ram_skull": "mother"}),
    "mutation of another monster": seat(mutations={"ram_skull": "father"}),
    "room marker": seat(marker=("wc", 2)),
    "place of the room marker": seat(marker=("wc", 3)),
    "bolt token": seat(tokens={"bolt": 1}),
    "basement door token": seat(tokens={"basement_door": 1}),
    "equipment": guest(equipped="m16"),
    "shield": guest(has_shield=True),
    "victim below": guest(status="revealed", zone="basement"),
    "victim outdoors": guest(status="revealed", zone="yard_n"),
    "monster below": lambda at: replace(at, monsters=(replace(at.monsters[0], zone="basement"), *at.monsters[1:])),
    "nine o'clock": lambda at: replace(at, hour=10),
    "scenario": lambda at: replace(at, variant="night-patrol"),
}


def test_whatever_changes_below_changes_the_picture() -> None:
    view = gallery_below.early()
    pictures = {what: DRAW.board(change(view), NAMES).tobytes() for what, change in CHANGES.items()}
    assert len({*pictures.values(), board("board_underground_early").tobytes()}) == len(pictures) + 1


def test_fire_is_seen_in_its_room() -> None:
    calm, burning = (replace(gallery_below.hot_night(), below=BelowView(fires=fires)) for fires in ((), ("bedroom",)))
    box = ImageChops.difference(DRAW.board(calm, NAMES), DRAW.board(burning, NAMES)).getbbox()
    assert box is not None
    assert box[0] > W * 0.5


@pytest.mark.parametrize("target", ["door", "turret", "floor"])
@pytest.mark.parametrize("dice", [1, 8, 9, 24, 45])
def test_structures_are_attacked_with_any_number_of_dice(target: str, dice: int) -> None:
    view = gallery_below.last_hours()
    shown = replace(view, roll=RollView("attack", 1, "mother", tuple(k % 2 == 0 for k in range(dice)), target=target))
    assert DRAW.board(shown, NAMES).tobytes() != DRAW.board(replace(view, roll=None), NAMES).tobytes()
    assert f"of {dice}." in DRAW.describe(shown, NAMES)


def test_the_way_down_leads_through_door_and_stairs() -> None:
    down = crossings("yard_w", "basement")
    assert down == [spot(*HATCH), spot(*STAIRS_FOOT)]
    assert crossings("basement", "yard_w") == down[::-1]


def test_wild_ones_stand_in_their_rooms_beside_families() -> None:
    view = gallery_below.hunger("wandering-monsters")
    tokens = [token for tokens in seating(view).tokens.values() for token in tokens]
    assert sum(each.id.startswith("wild_") for token in tokens for each in token.troop) == 5
    assert all(len({each.family for each in token.troop}) <= 1 for token in tokens)


def test_the_own_room_marker_is_in_the_hand() -> None:
    view = gallery_below.private()
    moved = replace(view, seats=(replace(view.seats[0], marker=("basement", 5)), *view.seats[1:]))
    assert DRAW.hand(view, NAMES).tobytes() != DRAW.hand(moved, NAMES).tobytes()
    assert "Your room marker: Basement on Britney." in DRAW.describe_hand(view, NAMES)


def test_who_lies_below_a_room_marker_is_told_nobody() -> None:
    view = gallery_below.private()
    other = replace(view, you=PrivateView(1, (), ("bob", "laika", "britney", "tom", "kam"), "bob", {}))
    told = DRAW.describe(view, NAMES)
    assert "Basement on place 4" in told
    assert told == DRAW.describe(other, NAMES)
    assert DRAW.board(view, NAMES).tobytes() == DRAW.board(other, NAMES).tobytes()


def test_endings_of_scenarios() -> None:
    views = gallery_below.sheets()
    told = {name: DRAW.describe_sheet(view, NAMES) for name, view in views.items()}
    assert len({DRAW.sheet(view, NAMES).tobytes() for view in views.values()}) == len(views)
    assert told["sheet_station_lost"].startswith("The night is over. All monsters lose together. Jonas (Vampires): 28 points")
    assert "1 basement door, 2 bolt." in told["sheet_station_lost"]
    assert "Room marker: Kitchen on Laika." in told["sheet_battered"]
    assert all(len(text) <= LIMIT for text in told.values())


@pytest.mark.parametrize("name", BOARDS)
def test_alt_texts_stay_within_what_discord_takes(name: str) -> None:
    assert 0 < len(DRAW.describe(BOARDS[name], gallery.LONG)) <= LIMIT


def test_the_alt_text_tells_what_lies_below() -> None:
    told = DRAW.describe(gallery_below.station(), NAMES)
    marks = (
        "Attack at the turret: 3 of 4.",
        "Station B62: Together: both agents dead",
        "Basement event: Radio.",
        "Mutations on offer: Extra Limb for 3, Shared Stomach for 4, Third Eye for 1.",
        "Tom (1 health, Shotgun)",
        "Agent P (4 health, the tactical shield)",
        "the turret (7), the weapon locker (4), 16 cards.",
        "Basement door: broken.",
        "Mira (Krittlins): 3 points, 3 cards, Extra Limb, Razor Jaws, Mob Rule.",
    )
    assert [mark for mark in marks if mark not in told] == []


def test_the_alt_text_tells_what_a_scenario_is_about() -> None:
    assert "Basement door: closed, 4 bolts." in DRAW.describe(gallery_below.patrol(), NAMES)
    assert "Basement door: chained." in DRAW.describe(gallery_below.battered(), NAMES)
    assert "Wild Krittlin, not tamed" in DRAW.describe(gallery_below.hunger("hunger"), NAMES)
    assert "turn with the Wild Alien child" in DRAW.describe(gallery_below.hunger("wandering-monsters"), NAMES)
    assert DRAW.describe(gallery_below.hot_night(), NAMES).count(", fire") == 3


def test_a_full_basement_is_told_to_the_end() -> None:
    told = DRAW.describe(gallery_below.markers(), dict.fromkeys(range(1, 6), "Bartholomew Featherstonehaugh"))
    assert len(told) <= LIMIT
    assert told.count("Bartholomew Featherstone (") == 5
