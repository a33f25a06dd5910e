"""Pictures as posted: size, sameness, secrecy; alt texts beside them."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from games.slaughter.view import PrivateView, TableView
from rendering import gallery
from rendering.picture import LIMIT, encode
from rendering.slaughter.describe import LIMIT as ALT_LIMIT
from rendering.titles import PICTURES

DRAW = PICTURES["slaughter"]
BOARDS = {
    "early": gallery.early(),
    "middle": gallery.middle(),
    "fight": gallery.fight(rolled=False),
    "rolled": gallery.fight(rolled=True),
    "late": gallery.late(),
    "krittlins": gallery.krittlins(),
    "families": gallery.choosing("families"),
    "orders": gallery.choosing("orders"),
    "over": gallery.finished(5),
    "between": replace(gallery.middle(), turn=None),
    **{zone: gallery.crowd(zone) for zone in ("living", "wc", "shed")},
}
SECRET = PrivateView(1, gallery.CARDS, ("bob", "kam", "tom", "laika", "britney"), "kam", {"wc": ("torch", "kam")}, ("bear_trap",))


@cache
def samples() -> dict[str, Image.Image]:
    return dict(gallery.samples())


def test_the_gallery_shows_every_kind_of_picture_at_a_width_for_phones() -> None:
    names = samples()
    assert {name.partition("_")[0] for name in names} == {"setup", "board", "hand", "sheet", "lobby"}
    assert all(image.width == 1100 and image.height <= 1800 for image in names.values())


def test_files_are_small_and_can_be_opened() -> None:
    for name, image in samples().items():
        data = encode(image)
        assert len(data) < 512 * 1024, name
        with Image.open(BytesIO(data)) as opened:
            assert (opened.format, opened.size) == ("JPEG", image.size)


@pytest.mark.parametrize("limit", [200_000, 30_000, 2_000])
def test_a_picture_over_the_limit_gets_smaller_until_it_fits(limit: int) -> None:
    noise = Image.frombytes("RGB", (300, 300), Random(1).randbytes(270_000))
    assert len(encode(noise, limit)) <= limit


def test_a_picture_with_transparent_parts_is_encoded_too() -> None:
    assert encode(Image.new("RGBA", (9, 9)))[:2] == b"\xff\xd8"
    assert LIMIT < 10 * 1024 * 1024


@pytest.mark.parametrize("name", BOARDS)
def test_equal_views_give_the_same_picture_and_secrets_change_nothing(name: str) -> None:
    view = BOARDS[name]
    drawn = DRAW.board(view, gallery.NAMES)
    assert drawn.tobytes() == DRAW.board(replace(view, you=SECRET), gallery.NAMES).tobytes()
    assert DRAW.describe(view, gallery.NAMES) == DRAW.describe(replace(view, you=SECRET), gallery.NAMES)


def test_pictures_may_be_drawn_by_several_threads_at_once() -> None:
    views = [gallery.middle(), gallery.krittlins(), gallery.crowd("wc")] * 2
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda view: DRAW.board(view, gallery.LONG).tobytes(), views))
    assert drawn[:3] == drawn[3:]


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda at: replace(at, hour=at.hour + 1), "hour"),
        (lambda at: replace(at, event="fog_bank"), "event"),
        (lambda at: replace(at, doors={**at.doors, "d_e_bed": "gone"}), "door"),
        (lambda at: replace(at, doors={**at.doors, "d_w_kit": "barred"}), "barricade"),
        (lambda at: replace(at, piles={**at.piles, "wc": 2}), "pile"),
        (lambda at: replace(at, lurking={**at.lurking, "kitchen": 1}), "guest in hiding"),
        (lambda at: replace(at, bones=2), "bones"),
        (lambda at: replace(at, barricades=1), "barricades"),
        (lambda at: replace(at, first=2), "first player"),
        (lambda at: replace(at, turn=replace(at.turn, actions_left=2)), "actions"),
        (lambda at: replace(at, turn=replace(at.turn, free_moves=2)), "free moves"),
        (lambda at: replace(at, turn=replace(at.turn, broken=())), "broken door"),
        (lambda at: replace(at, turn=replace(at.turn, path=("bathroom",))), "path"),
        (lambda at: replace(at, roll=replace(at.roll, dice=(True, False, False))), "dice"),
        (lambda at: replace(at, seats=(replace(at.seats[0], hand=6), *at.seats[1:])), "hand size"),
        (lambda at: replace(at, seats=(replace(at.seats[0], favourite=4), *at.seats[1:])), "place of the favourite"),
        (lambda at: replace(at, seats=(replace(at.seats[0], order=("laika", "bob", "", "", "")), *at.seats[1:])), "known order"),
        (lambda at: replace(at, monsters=(replace(at.monsters[0], ready=False), *at.monsters[1:])), "tired monster"),
        (lambda at: replace(at, guests=(replace(at.guests[0], hp=1), *at.guests[1:])), "health"),
    ],
)
def test_whatever_changes_on_the_table_changes_the_picture(change: Callable[[TableView], TableView], what: str) -> None:
    view = gallery.middle()
    assert DRAW.board(view, gallery.NAMES).tobytes() != DRAW.board(change(view), gallery.NAMES).tobytes(), what


def test_the_hand_shows_what_its_seat_knows() -> None:
    one, other = gallery.private(5), gallery.private(5, notes={"wc": ("torch",)})
    assert DRAW.hand(one, gallery.NAMES).tobytes() != DRAW.hand(other, gallery.NAMES).tobytes()
    assert DRAW.hand(other, gallery.NAMES).height > DRAW.hand(one, gallery.NAMES).height
    assert DRAW.hand(replace(one, you=PrivateView(1, (), (), "", {})), gallery.NAMES).width == 1100


def test_helpers_see_what_is_on_offer_and_nobody_else_does() -> None:
    view = gallery.helping()
    assert view.fight is not None
    blind = replace(view, fight=replace(view.fight, offers=()))
    assert DRAW.hand(view, gallery.NAMES).height > DRAW.hand(blind, gallery.NAMES).height
    assert "On offer for Bob: Crossbow by Mira, Frying Pan by Aylin." in DRAW.describe_hand(view, gallery.NAMES)
    assert DRAW.board(view, gallery.NAMES).tobytes() == DRAW.board(blind, gallery.NAMES).tobytes()
    assert DRAW.describe(view, gallery.NAMES) == DRAW.describe(blind, gallery.NAMES)


def test_the_public_has_no_hand_and_the_night_no_sheet_before_its_end() -> None:
    for draw in (DRAW.hand, DRAW.describe_hand, DRAW.sheet, DRAW.describe_sheet):
        with pytest.raises(ValueError, match=r"no hand|not over"):
            draw(gallery.middle(), gallery.NAMES)


@pytest.mark.parametrize("winners", [1, 2, 3, 5])
def test_shared_first_places_stand_side_by_side(winners: int) -> None:
    at = gallery.finished(5)
    assert at.result is not None
    places = {seat: 1 if seat <= winners else seat for seat in range(1, 6)}
    view = replace(at, result=replace(at.result, places=places))
    assert DRAW.sheet(view, gallery.LONG).width == 1100
    told = DRAW.describe_sheet(view, gallery.NAMES)
    assert told.startswith(f"The night is over. {', '.join(gallery.NAMES[seat] for seat in range(1, winners + 1))} won")


def test_a_night_full_of_deaths_in_one_hour_still_fits_the_sheet() -> None:
    at = gallery.finished(5)
    view = replace(at, deaths=tuple(replace(each, hour=4) for each in at.deaths), breaks=tuple((0, seat, door) for _, seat, door in at.breaks))
    assert 1290 < DRAW.sheet(view, gallery.NAMES).height < 2000


@pytest.mark.parametrize("name", BOARDS)
def test_alt_texts_stay_within_what_discord_takes(name: str) -> None:
    assert 0 < len(DRAW.describe(BOARDS[name], gallery.LONG)) <= ALT_LIMIT


def test_the_alt_text_tells_hour_turn_rooms_doors_and_players_in_this_order() -> None:
    told = DRAW.describe(gallery.middle(), gallery.NAMES)
    marks = (
        "03:00. Event: Full Fury. Mira’s turn with the Werewolf mother, 1 action and 0 free moves left.",
        "Kitchen: Vampire child, Ghost child, Bob (3 health), 6 cards.",
        "Living room: ",
        "Bedroom: Ghost mother, 9 cards.",
        "South yard: Zombie mother.",
        "Closed: East bedroom door",
        "Barred: Kitchen–living room door.",
        "Hiding: Kam, Tom. Dead: Laika.",
        "Mira (Werewolves): 9 points, 5 cards.",
        "Sam (Ghosts): 2 points, 4 cards.",
    )
    assert [mark for mark in marks if mark not in told] == []
    assert [told.index(mark) for mark in marks] == sorted(told.index(mark) for mark in marks)


def test_a_full_house_is_told_briefly_and_to_the_end() -> None:
    zones = ("kitchen", "bathroom", "wc", "living", "bedroom", "yard_n", "yard_e", "yard_s", "yard_w", "shed")
    at = gallery.late()
    beasts = tuple(replace(each, zone=zones[k % 10], family="psychopath") for k, each in enumerate(at.monsters))
    doors = {door: ("gone", "closed", "barred")[k % 3] for k, door in enumerate(at.doors)}
    names = dict.fromkeys(range(1, 6), "Bartholomew Featherstonehaugh")
    guests = tuple(replace(each, status="revealed", zone=zones[k % 5]) for k, each in enumerate(gallery.crowd("wc").guests))
    told = DRAW.describe(replace(at, monsters=beasts, guests=guests, doors=doors), names)
    assert len(told) <= ALT_LIMIT
    assert told.count("Bartholomew Featherstone (") == 5


def test_alt_texts_of_hand_and_lobby_tell_what_the_picture_shows() -> None:
    told = DRAW.describe_hand(gallery.private(3, ("kam",), {"kitchen": ("tom", "torch")}), gallery.NAMES)
    for mark in (
        "Mira",
        "Silver Cutlery (1)",
        "looking at: Kam",
        "Laika, Kam, Tom, Britney, Bob",
        "Favourite meal: Tom",
        "Kitchen: Tom, Burning Torch",
    ):
        assert mark in told
    assert "empty" in DRAW.describe_hand(gallery.private(0), gallery.NAMES)
    assert DRAW.describe_lobby({1: "Mira"}, 5).endswith("1 of 5 seats are taken. Mira.")
    assert len(DRAW.describe_lobby(dict.fromkeys(range(1, 6), "x" * 500), 5)) <= ALT_LIMIT


def test_the_box_shows_free_and_taken_seats() -> None:
    assert DRAW.lobby({}, 2).tobytes() != DRAW.lobby({1: "Mira"}, 2).tobytes() != DRAW.lobby({1: "Mira", 2: "Jonas"}, 2).tobytes()
