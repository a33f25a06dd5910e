"""Every card, guest, family and sign has a drawing, and every drawing is sound."""

import re

import pytest

from games.pit import cards as pit_cards
from games.pit.view import RUNES, STRUCTURES
from games.slaughter.cards import load
from games.slaughter.view import POINTS as TOKENS
from rendering.art import drawings, parse
from rendering.canvas import Stroke, sprite, strokes
from rendering.pit import drawings as pit
from rendering.slaughter import drawings as art
from rendering.theme import FAMILIES, INKS

KINDS = (*art.CARD_KINDS, "families", "guests", "markers", "hats", "doors", "furniture", "signs", "scenes")
POINTS = {"e": 2, "r": 3}
"""Points that a stroke needs exactly; others need two or more."""


def is_sound(stroke: Stroke, beyond: int = 8) -> bool:
    known = stroke.fill in {"-", *INKS, *"FLD"} or re.fullmatch(r"#[0-9a-f]{3}(?:[0-9a-f]{3})?", stroke.fill)
    inside = all(-beyond <= number <= 100 + beyond for point in stroke.points for number in point)
    return bool(known) and inside and stroke.op in "psercl" and len(stroke.points) == POINTS.get(stroke.op, max(2, len(stroke.points)))


@pytest.mark.parametrize("kind", KINDS)
def test_every_drawing_is_sound_and_can_be_painted(kind: str) -> None:
    for name, drawing in drawings(art.TITLE, kind).items():
        assert [stroke for stroke in strokes(drawing) if not is_sound(stroke)] == [], name
        assert sprite(drawing, 20).getbbox() is not None, name


@pytest.mark.parametrize("kind", pit.KINDS)
def test_every_drawing_of_the_pit_is_sound_and_can_be_painted(kind: str) -> None:
    """Portraits are cut by their windows and may leave them further."""
    for name, drawing in drawings(pit.TITLE, kind).items():
        assert [stroke for stroke in strokes(drawing) if not is_sound(stroke, 30)] == [], name
        assert sprite(drawing, 20).getbbox() is not None, name


def test_everything_in_the_cards_of_the_base_game_has_a_drawing() -> None:
    content = load()
    for deck in (content.objects, content.traps, content.bonus, content.events, content.guests):
        assert all(art.card(id_) for id_ in deck)
    assert all(art.drawing("families", family) and family in FAMILIES for family in content.families)
    assert {member.kind for family in content.families.values() for member in family.members} == set(drawings(art.TITLE, "hats"))


def test_everything_of_underground_has_a_drawing() -> None:
    content = load()
    assert all(art.card(id_) for id_ in (*content.basement_events, *content.mutations))
    assert all(art.token_sign(token) for token in TOKENS)
    assert all(art.drawing("markers", kind) for kind in ("ladder", "hole", "floor", "fire", "shield", "turret_trap", "weapon_locker", "chains"))


def test_everything_in_the_cards_of_the_pit_has_a_drawing() -> None:
    content = pit_cards.load()
    decks = (
        content.units,
        content.sanctuary,
        content.eyrie,
        content.town_hall,
        content.stables,
        content.quests,
        content.monster_cards,
        content.encounters,
    )
    assert all(pit.picture(id_) for deck in (*decks, content.monsters) for id_ in deck)
    assert all(pit.portrait(id_) for id_ in (*content.units, *content.sanctuary, *content.eyrie))
    assert all(pit.token(id_) for id_ in (*content.monsters, *content.encounters) if id_ not in drawings(pit.TITLE, "events"))
    assert all(pit.picture(f"wish_{id_}") == pit.wish(id_) for id_ in content.wishes)
    assert all(pit.picture(f"skull_{id_}") == pit.skull(id_) for id_ in content.skulls)
    assert all(pit.building(id_) for id_ in STRUCTURES)
    assert all(pit.rune(id_) for id_ in RUNES)


def test_letters_and_colours_of_families_differ() -> None:
    colours, letters = zip(*FAMILIES.values(), strict=True)
    assert len(set(colours)) == len(set(letters)) == len(FAMILIES)


def test_a_drawing_is_found_by_its_head() -> None:
    assert parse("[a]\ne k 50,50 1,1\n\n[b]\nl k 2 0,0 1,1\n") == {"a": "e k 50,50 1,1", "b": "l k 2 0,0 1,1"}


@pytest.mark.parametrize("text", ["[a]\nl k 1 0,0 1,1\n[a]\nl k 1 0,0 1,1", "l k 1 0,0 1,1\n[a]\nl k 1 0,0 1,1"])
def test_a_file_with_doubtful_heads_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"a|strokes"):
        parse(text)


def test_a_capital_letter_paints_the_mirror_image_too() -> None:
    left, right = strokes("E k 30,40 5,6")
    assert (left.points, right.points) == (((30, 40), (5, 6)), ((70, 40), (5, 6)))


def test_what_has_no_drawing_is_an_error() -> None:
    with pytest.raises(KeyError):
        art.card("no_such_card")
