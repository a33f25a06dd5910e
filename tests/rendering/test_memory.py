"""Pictures of matches that are over: score charts and moving pictures."""

import io

import pytest
from PIL import Image, ImageSequence

from games.slaughter.view import TableView
from rendering import gallery, gallery_memory
from rendering.memory import film
from rendering.memory.chart import ALT, BRIGHT, PALETTE, Course, chart, describe, sign
from rendering.memory.tally import told
from rendering.picture import LIMIT
from rendering.theme import FAMILIES
from rendering.titles import PICTURES
from rendering.words import FIRST, Words, message_ids

COURSES = {"evening": gallery_memory.evening(), "equal": gallery_memory.equal(), "empty": gallery_memory.empty(), "huge": gallery_memory.huge()}


def has(image: Image.Image, colour: str, box: tuple[int, int, int, int]) -> bool:
    """Whether a colour is somewhere in a part of a picture."""
    wanted = tuple(int(colour[k : k + 2], 16) for k in (1, 3, 5))
    return wanted in {pixel for _, pixel in image.crop(box).getcolors(maxcolors=1 << 20) or []}


@pytest.mark.parametrize("name", COURSES)
def test_every_line_is_seen_also_where_all_are_equal(name: str) -> None:
    course = COURSES[name]
    image = chart(course, Words())
    assert image.size == (1100, 720)
    assert all(has(image, curve.colour, (60, 90, 716, 690)) for curve in course.curves)
    assert all(has(image, curve.colour, (730, 90, 1092, 690)) for curve in course.curves)


@pytest.mark.parametrize("name", COURSES)
def test_the_alt_text_tells_the_points(name: str) -> None:
    course = COURSES[name]
    text = describe(course, Words())
    assert 0 < len(text) <= ALT
    assert all(f"{curve.points[-1]} at the end." in text for curve in course.curves)
    assert all(curve.name in text for curve in course.curves)


def test_the_clock_is_marked_where_it_moves_on() -> None:
    assert Course(1, (), ("dusk", "dusk", "12", "1", "1")).marks == {0: "dusk", 2: "12", 3: "1"}
    assert Course(1, (), ("",) * 3).marks == {0: "0", 1: "1", 2: "2"}
    assert list(Course(1, (), ("",) * 20).marks) == [0, 5, 10, 15]


def test_signs_are_bright_and_no_two_are_alike() -> None:
    signs = [sign(seat, {}) for seat in range(1, len(PALETTE) + 1)] + [sign(1, {1: family}) for family in FAMILIES.values()]
    assert all(0.3 * int(c[1:3], 16) + 0.59 * int(c[3:5], 16) + 0.11 * int(c[5:7], 16) >= BRIGHT for c, _ in signs)
    assert len({letter for _, letter in signs[: len(PALETTE)]}) == len(PALETTE)
    assert len({letter for _, letter in signs[len(PALETTE) :]}) == len(FAMILIES)


def test_two_charts_of_the_same_match_are_equal() -> None:
    assert chart(COURSES["evening"], Words()).tobytes() == chart(COURSES["evening"], Words()).tobytes()


def test_what_a_title_gives() -> None:
    painter, view = PICTURES["slaughter"], gallery.middle()
    assert painter.moment(view) == "3"
    assert painter.badges(view) == {seat: FAMILIES[family] for seat, family in enumerate(gallery.FAMILIES, 1)}
    assert painter.badges(gallery.choosing("families")).keys() == {1, 2, 3}


def frames(views: list[TableView]) -> list[Image.Image]:
    draw = PICTURES["slaughter"]
    return [*(film.small(draw.board(view, gallery.LONG)) for view in views), film.small(draw.sheet(gallery.finished(5), gallery.LONG))]


def test_a_film_has_its_frames_in_order_and_the_sheet_at_its_end() -> None:
    found = frames([gallery.choosing("orders"), gallery.middle(), gallery.late()])
    data = film.film(found, LIMIT)
    with Image.open(io.BytesIO(data)) as image:
        pauses = [frame.copy().info["duration"] for frame in ImageSequence.Iterator(image)]
        assert pauses == [film.PAUSE] * 3 + [film.LONG_PAUSE]
        assert image.size == (film.WIDE, max(frame.height for frame in found[:-1]))


def test_a_film_keeps_within_its_limit() -> None:
    noise = [Image.effect_noise((film.WIDE, 600), 90).convert("RGB") for _ in range(4)]
    whole = len(film.film(noise, LIMIT))
    for limit in (whole // 2, whole // 20):
        data = film.film(noise, limit)
        assert len(data) <= limit
        with Image.open(io.BytesIO(data)) as image:
            assert getattr(image, "n_frames", 1) == 4


def test_a_film_of_one_picture() -> None:
    with Image.open(io.BytesIO(film.film([Image.new("RGB", (film.WIDE, 40))], LIMIT))) as image:
        assert image.size == (film.WIDE, 40)


def test_what_was_counted_in_the_order_of_the_catalogue() -> None:
    tally = {"victim:bob": 1, "victim:kam": 4, "victim:laika": 1, "door": 3, "flesh": 1, "bone": 0, "points": 30, "unknown": 7}
    assert told(Words(), "slaughter", tally) == ["In all: 1 flesh, 3 doors.", "Favourite victims: Kam (4), Bob (1), Laika (1)."]
    assert told(Words(), "slaughter", {}) == []


def test_every_kind_that_is_counted_has_words() -> None:
    named = {id_.removeprefix("slaughter-tally-") for id_ in message_ids(FIRST) if id_.startswith("slaughter-tally-")}
    assert named == {"flesh", "bone", "brain", "target", "door", "basement_door", "bolt", "kills", "victim"}


def test_charts_are_in_the_gallery() -> None:
    assert {name for name, _ in gallery_memory.samples()} == {"chart_evening", "chart_equal", "chart_empty", "chart_huge"}
