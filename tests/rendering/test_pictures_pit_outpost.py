"""Outposts, hands, ends and the box of Monster Pit: size, sameness, secrecy; alt texts beside them."""

from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import permutations

import pytest
from PIL import Image

from games.pit.view import SLOTS, MonsterCardView, PrivateView, TableView
from rendering import gallery_pit_outpost as gallery
from rendering.gallery import LONG, NAMES
from rendering.picture import encode
from rendering.pit.describe_more import LIMIT, describe_hand, describe_lobby, describe_outpost, describe_sheet
from rendering.pit.faces import face
from rendering.pit.hand import hand, in_hand
from rendering.pit.lobby import lobby
from rendering.pit.outpost import outpost
from rendering.pit.sheet import sheet

TABLES = {"early": (gallery.early(1), 1), "middle": (gallery.middle(), 1), "crowded": (gallery.crowded(), 2)}
ENDS = {
    "slain": gallery.finished(4, "slain", is_played=True),
    "gate": gallery.finished(2, "gate"),
    "razed": gallery.finished(1, "razed"),
}
SECRET = PrivateView(1, (MonsterCardView("blood_moon", 6),), ("old_wounds", "spawn"))


@cache
def samples() -> dict[str, Image.Image]:
    return dict(gallery.samples())


def test_the_gallery_shows_every_kind_of_picture_at_a_width_for_phones() -> None:
    kinds = {name.split("_")[1] for name in samples()}
    assert kinds == {"outpost", "hand", "sheet", "lobby"}
    assert all(image.width == 1100 and image.height <= 1900 for image in samples().values())


def test_files_are_small_and_can_be_opened() -> None:
    for name, image in samples().items():
        data = encode(image)
        assert len(data) <= 400 * 1024, name
        with Image.open(BytesIO(data)) as opened:
            assert (opened.format, opened.size) == ("JPEG", image.size)


@pytest.mark.parametrize("name", TABLES)
def test_an_outpost_is_the_same_for_everybody(name: str) -> None:
    view, seat = TABLES[name]
    drawn = outpost(view, seat, LONG)
    assert drawn.tobytes() == outpost(replace(view, you=SECRET), seat, LONG).tobytes()
    assert describe_outpost(view, seat, LONG) == describe_outpost(replace(view, you=SECRET), seat, LONG)


def test_the_public_has_no_hand() -> None:
    for show in (hand, describe_hand):
        with pytest.raises(ValueError, match="no hand"):
            show(gallery.middle(), NAMES)
    with pytest.raises(ValueError, match="no hand"):
        in_hand(gallery.middle())


def test_a_captain_sees_the_own_outpost_and_no_card_of_the_monster_player() -> None:
    view = replace(gallery.foe_hand(gallery.HAND, "dragon"), you=PrivateView(1))
    assert "Chain Warden" in describe_hand(view, NAMES)
    assert "Blood Moon" not in describe_hand(view, NAMES)
    other = replace(view, you=PrivateView(1, looking=("blood_moon",)))
    assert "Blood Moon" in describe_hand(other, NAMES)
    assert hand(other, NAMES).height > hand(view, NAMES).height


def test_the_monster_player_sees_cards_prices_and_the_board() -> None:
    text = describe_hand(gallery.foe_hand(gallery.HAND, "vampire_queen"), NAMES)
    assert "Blood Moon" in text
    assert "6 Gold" in text
    assert face("blood_moon", 6, 5).tobytes() != face("blood_moon", 6, 6).tobytes()


@pytest.mark.parametrize("monster", ["enchantress", "orc_warchief", "behemoth", "vampire_queen", "dragon"])
@pytest.mark.parametrize("side", ["a", "b"])
def test_every_board_of_a_monster_can_be_read(monster: str, side: str) -> None:
    view = gallery.foe_hand((), monster, side)
    plain = hand(view, NAMES)
    rows = [hand(replace(view, row=f"x{n}"), NAMES) for n in range(7)]
    assert all(one.tobytes() != other.tobytes() for one, other in permutations([plain, *rows[::3]], 2))
    assert len(describe_hand(view, NAMES)) <= LIMIT


def test_every_card_of_the_samples_can_be_a_card_of_an_outpost() -> None:
    for id_, facts in gallery.UNITS.items():
        if facts[0] != "captain":
            held = gallery.captain(1, "yrsa_vane", {"a1": gallery.unit(id_, "a1")}, reserve=(gallery.unit(id_, "r1"),))
            assert outpost(gallery.table((held,)), 1, NAMES).width == 1100


@pytest.mark.parametrize("slot", SLOTS)
def test_a_blocked_slot_looks_different(slot: str) -> None:
    view = gallery.table((gallery.captain(1, "isolde_kerr", {}),))
    blocked = replace(view, captains=(replace(view.captains[0], blocked=frozenset({slot})),))
    assert outpost(view, 1, NAMES).tobytes() != outpost(blocked, 1, NAMES).tobytes()


def test_before_a_captain_is_chosen_there_is_a_picture_that_says_so() -> None:
    view = gallery.table((gallery.captain(1, "", {}, pool="", attack="", defence=""),), phase="setup", round=0)
    assert outpost(view, 1, LONG).width == 1100
    assert "no Captain" in describe_outpost(view, 1, NAMES)
    assert hand(replace(view, you=PrivateView(1)), NAMES).width == 1100


@pytest.mark.parametrize("name", ENDS)
def test_the_end_tells_how_and_what_each_did(name: str) -> None:
    view = ENDS[name]
    text = describe_sheet(view, NAMES)
    assert all(NAMES[each.seat] in text for each in view.captains)
    assert ("win" in text) == (name == "slain") or "lose" in text
    assert sheet(view, NAMES).tobytes() == sheet(replace(view, you=SECRET), NAMES).tobytes()


def test_there_is_no_sheet_before_the_end() -> None:
    for show in (sheet, describe_sheet):
        with pytest.raises(ValueError, match="not over"):
            show(gallery.middle(), NAMES)


def test_the_box_shows_who_sits() -> None:
    empty, one = lobby({}, 5), lobby({1: LONG[1]}, 5)
    assert empty.tobytes() != one.tobytes()
    assert "Mira" in describe_lobby({1: "Mira"}, 2)
    assert lobby({}, 1).width == 1100


def views() -> list[tuple[str, TableView]]:
    hands = [("looking", gallery.looking()), ("many", gallery.foe_hand((*gallery.HAND, "spawn", "sudden_assault"), "dragon"))]
    return [*hands, ("crowded", replace(gallery.crowded(), you=PrivateView(2, looking=gallery.HAND)))]


def test_alt_texts_have_room() -> None:
    texts = [describe_hand(view, LONG) for _, view in views()]
    texts += [describe_sheet(view, LONG) for view in ENDS.values()]
    texts += [describe_outpost(view, seat, LONG) for view, seat in TABLES.values()]
    assert all(0 < len(text) <= LIMIT for text in texts)
    assert all("{" not in text for text in texts)


def test_a_picture_changes_with_what_is_in_it_and_with_nothing_else() -> None:
    view = replace(gallery.crowded(), you=PrivateView(2))
    same = replace(view, closed=frozenset({"market"}), bag=1, monster=replace(view.monster, space=9), card="panic")
    assert in_hand(view) == in_hand(same)
    assert hand(view, NAMES).tobytes() == hand(same, NAMES).tobytes()
    assert describe_hand(view, NAMES) == describe_hand(same, NAMES)
    richer = replace(view, captains=(replace(view.captains[0], gold=2),))
    assert in_hand(view) != in_hand(richer)
    foe = gallery.foe_hand(gallery.HAND, "dragon")
    assert in_hand(foe) == in_hand(replace(foe, round=9, captains=()))
    assert in_hand(foe) != in_hand(replace(foe, row="x3"))


def test_what_waits_for_a_captain_is_told_to_it() -> None:
    view = replace(gallery.middle(), notes={"hourglass.1": 1, "forced.1": 2, "hourglass.2": 1}, you=PrivateView(1))
    text = describe_hand(view, NAMES)
    assert "next roll moves nobody" in text
    assert "Great Hall" in text
    assert hand(view, NAMES).tobytes() != hand(replace(view, notes={"hourglass.2": 1}), NAMES).tobytes()
