"""Boards of Monster Pit: size, sameness, secrecy, what each marker changes; alt texts beside them."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from games.pit.cards import load
from games.pit.view import BRIDGES, MONSTERS, FoeView, MonsterCardView, PrivateView, TableView
from rendering import gallery_pit as gallery
from rendering import pit
from rendering.gallery import LONG, NAMES
from rendering.picture import LIGHT, encode
from rendering.pit.describe import LIMIT
from rendering.pit.palette import CAPTAINS
from rendering.pit.ring import SITES, along, space
from rendering.pit.rolled import cubes
from rendering.pit.wording import short
from rendering.text import text_width, wrap

VIEWS = gallery.views()
SECRET = PrivateView(1, (MonsterCardView("blood_moon", 6),), ("old_wounds", "spawn"))


@cache
def samples() -> dict[str, Image.Image]:
    return dict(gallery.samples())


def names(sample: str) -> dict[int, str]:
    return dict(LONG if "crowd" in sample else NAMES)


@pytest.mark.parametrize("sample", VIEWS)
def test_a_board_has_the_width_of_phones_and_is_light(sample: str) -> None:
    image = samples()[sample]
    assert image.width == 1100
    assert 1280 <= image.height <= 1360
    data = encode(image)
    assert len(data) <= LIGHT
    assert Image.open(BytesIO(data)).size == image.size


@pytest.mark.parametrize("sample", VIEWS)
def test_a_board_shows_nothing_that_one_seat_alone_knows(sample: str) -> None:
    view = VIEWS[sample]
    secret = replace(view, you=SECRET)
    assert pit.board(secret, names(sample)).tobytes() == samples()[sample].tobytes()
    assert pit.describe(secret, names(sample)) == pit.describe(view, names(sample))


@pytest.mark.parametrize("sample", VIEWS)
def test_alt_texts_fit_and_begin_with_the_clock(sample: str) -> None:
    text = pit.describe(VIEWS[sample], names(sample))
    assert len(text) <= LIMIT
    assert text.startswith("Monster Pit, ")


@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize("side", "ab")
def test_every_row_of_every_monster_can_be_drawn(monster: str, side: str) -> None:
    view = gallery.middle()
    at = replace(view, monster=replace(view.monster, id=monster, side=side))
    drawn = {pit.board(replace(at, row=f"x{n}"), NAMES).tobytes() for n in range(7)}
    assert len(drawn) == 7


@pytest.mark.parametrize("length", [48, 60, 72])
def test_the_track_goes_once_around_the_city(length: int) -> None:
    places = [space(n, length) for n in range(length + 1)]
    assert len(set(places)) == length + 1
    assert all(min(x, y) > 20 and x < 1080 and y < 790 for x, y in places)
    assert space(0, length) == pytest.approx(along(333.6)[:2])


def rebuilt(at: TableView, structure: str, **changes: Any) -> TableView:
    return replace(at, structures={**at.structures, structure: replace(at.structures[structure], **changes)})


CHANGES: dict[str, Callable[[TableView], TableView]] = {
    "the Monster's place": lambda at: replace(at, monster=replace(at.monster, space=39)),
    "its health": lambda at: replace(at, monster=replace(at.monster, health=12)),
    "its dice": lambda at: replace(at, monster=replace(at.monster, dice={"w": 4, "y": 3, "r": 3})),
    "a hold": lambda at: replace(at, monster=replace(at.monster, is_held=True)),
    "a barricade": lambda at: replace(at, monster=replace(at.monster, barricades=(44,))),
    "a closed district": lambda at: replace(at, closed=frozenset({"royal_keep"})),
    "a fire": lambda at: rebuilt(at, "keep", state="burnt"),
    "a ruin": lambda at: rebuilt(at, "keep", state="ruin"),
    "a removed structure": lambda at: rebuilt(at, "statue", state="removed"),
    "an open card": lambda at: rebuilt(at, "town_hall", faces=(("iron_helm", 2),)),
    "a price": lambda at: rebuilt(at, "barracks", price=4),
    "a rune": lambda at: replace(at, tokens={**at.tokens, "market": "ember"}),
    "a wound of a Creature": lambda at: replace(at, creatures=tuple(replace(each, health=each.full_health) for each in at.creatures)),
    "a Harpy": lambda at: replace(at, creatures=(*at.creatures, gallery.beast("stone_harpies", "2.a1"))),
    "an outlaw": lambda at: replace(at, creatures=(*at.creatures, gallery.beast("the_ratcatcher", "mystics_quarter", 2, 2, "outlaw"))),
    "a fortification": lambda at: replace(at, fortifications=("granary",)),
    "a difficulty token": lambda at: replace(at, skulls=("more_dice",)),
    "an Encounter": lambda at: replace(at, encounters=("eclipse",), encounter_deck=20),
    "a played card": lambda at: replace(at, card="spawn"),
    "the Monster player": lambda at: replace(at, foe=FoeView(5, 3, 4)),
    "a pending effect": lambda at: replace(at, notes={"ward": 8}),
    "the Messenger": lambda at: replace(at, captains=tuple(replace(each, is_lead=each.seat == 2) for each in at.captains)),
    "a visit": lambda at: replace(at, captains=(replace(at.captains[0], visited=("gate",)), *at.captains[1:])),
    "a used ability": lambda at: replace(at, captains=(replace(at.captains[0], is_ability_used=True), *at.captains[1:])),
    "a Captain on the bridge": lambda at: replace(at, captains=(replace(at.captains[0], district=""), *at.captains[1:])),
    "the turn": lambda at: replace(at, mover=2),
    "the phase": lambda at: replace(at, phase="night"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_board_shows(change: str) -> None:
    view = gallery.middle()
    assert pit.board(CHANGES[change](view), NAMES).tobytes() != samples()["pit_middle"].tobytes()


def test_a_table_without_roles_can_be_drawn() -> None:
    view = gallery.setup()
    bare = replace(view.monster, id="", length=0, purple=(), bridges={}, health=0, full_health=0, dice={})
    at = replace(view, variant="orc-warchief-b", captains=(), monster=bare, tokens={}, mover=0)
    assert pit.board(at, NAMES).height > 1200
    assert pit.describe(at, NAMES).startswith("Monster Pit, Set-up. Who plays the Monster?")


def test_all_structures_have_a_place_apart_from_each_other() -> None:
    places = [(round(site.x / 60), round(site.y / 60)) for site in SITES.values()]
    assert len(set(places)) == len(places) == 17


def test_a_die_that_was_rolled_again_hangs_together_with_what_followed() -> None:
    row, length = cubes(gallery.roll("attack", 1, "wCc ym"), 0.1)
    assert [cube.face for cube in row] == ["C", "c", "m"]
    assert row[1].at - row[0].at < 1 < row[2].at - row[1].at
    assert length == row[-1].at + 0.5


def test_letters_and_colours_of_captains_differ() -> None:
    colours, letters = zip(*CAPTAINS.values(), strict=True)
    assert len(set(colours)) == len(set(letters)) == len(CAPTAINS)


def test_the_clock_and_the_signs_of_seats_for_the_chart() -> None:
    assert pit.moment(gallery.middle()) == "R7"
    assert pit.badges(gallery.setup()) == {1: CAPTAINS["maelin_dusk"], 3: CAPTAINS["yrsa_vane"]}


def test_a_pending_combat_tells_no_outcome() -> None:
    assert "against" not in pit.describe(gallery.attack("", 0), NAMES)
    assert "6 axes against 3 claws. A critical hit, 2 damage." in pit.describe(gallery.attack(), NAMES)


def test_names_fit_the_narrow_places_that_are_made_for_them() -> None:
    content = load()
    assert all(text_width(row, 22) <= 93 for card in content.tavern for row in wrap(short(card), 22, 93, 2))
    assert all(text_width(short(card), 22) <= 118 for card in (*content.town_hall, *content.stables))
    assert all(text_width(short(card), 22) <= 152 for card in content.quests)
    assert all(text_width(short(card), 24) <= 184 for card in (*content.monster_cards, *content.encounters))
    assert all(text_width(short(f"bridge_{bridge}"), 22) <= 60 for bridge in BRIDGES)
