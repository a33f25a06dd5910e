"""Names in any script: the right order, no empty boxes, never wider than their place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from rendering import gallery, text
from rendering.text import LEAST, SIGNS, TEXT, TITLE, UNKNOWN, Face, clean, clusters, coverage, fit, levels, runs, text_width, wrap, write

SAMPLES = (
    *gallery.LONG.values(),
    "שלום עולם (abc) 42!",
    "ไทยภาษา தமிழ் తెలుగు Ελληνικά Tiếng Việt",
    "한국어 中文简体 繁體",
    "ꦲꦏ꧀ꦱꦫ 𐌰𐌱 አማርኛ বাংলা",
    "𝓯𝓪𝓷𝓬𝔂 ｆｕｌｌ ½ ™ → ☠ ♥",
    "🏴‍☠️🇩🇪👍🏽❤️‍🔥🫠1️⃣",
)


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("face", [TEXT, TITLE])
def test_every_character_is_drawn_by_a_font_that_has_it(sample: str, face: Face) -> None:
    for run in runs(clean(sample), face):
        assert {ord(c) for c in run.piece if c != "\u200d"} <= coverage(run.face)


@given(st.text(max_size=40))
def test_whatever_people_call_themselves_can_be_written_and_fits(name: str) -> None:
    kept, size = fit(name, 40, 180)
    assert all({ord(c) for c in run.piece if c != "\u200d"} <= coverage(run.face) for run in runs(kept, TEXT))
    assert size >= LEAST
    assert text_width(kept, size) <= 180 or len(clusters(kept)) <= 2
    write(Image.new("RGB", (20, 20)), (0, 20), name, 40, room=180)


def test_what_no_font_has_becomes_a_star() -> None:
    assert [(run.face, run.piece) for run in runs("አ", TEXT)] == [(SIGNS, UNKNOWN)]


def test_an_emoji_without_a_sign_of_its_own_gets_one_that_is_like_it() -> None:
    assert "".join(run.piece for run in runs("🧟‍♂️🎃👩‍🚀", TEXT)) == "💀👻👤"


def test_lines_that_run_to_the_left_are_cut_by_the_bidirectional_algorithm() -> None:
    assert levels("abc") == [0, 0, 0]
    assert levels("אב 12 ab") == [1, 1, 1, 2, 2, 1, 2, 2]
    pieces = [(run.piece.strip(), run.leftward) for run in runs("אב ab", TEXT)]
    assert pieces == [("ab", False), ("אב", True)]
    pieces = [(run.piece.strip(), run.leftward) for run in runs("ab אב", TEXT)]
    assert pieces == [("ab", False), ("אב", True)]


def test_a_name_is_cut_between_characters_never_inside_one() -> None:
    kept, size = fit("हिन्दी " * 9, 30, 160)
    assert size == LEAST
    assert kept.endswith("…")
    assert kept[:-1] + ("हिन्दी " * 9)[len(kept) - 1 :] == "हिन्दी " * 9
    assert set(clusters(kept[:-1])) <= set(clusters("हिन्दी "))


def test_control_characters_and_towers_of_marks_are_dropped() -> None:
    assert clean("a\u202eb\u0000c\n d") == "abc d"
    assert len(clean("Z" + "\u0301\u0302\u0303\u0304\u0305\u0306")) <= 4


def test_words_are_wrapped_into_so_many_lines() -> None:
    rows = wrap("one two three four", 22, 60, 3)
    assert len(rows) == 3
    assert " ".join(rows) == "one two three four"


def test_text_leaves_ink_where_it_is_put() -> None:
    image = Image.new("L", (200, 60))
    width = write(image.convert("RGB"), (10, 40), "Mira", 30)
    assert 30 < width < 120
    canvas = Image.new("RGB", (200, 60))
    write(canvas, (190, 40), "Mira", 30, anchor="r")
    left, top, right, low = canvas.getbbox() or (0, 0, 0, 0)
    assert 180 <= right <= 192
    assert left >= 190 - width - 3
    assert top > 10
    assert low <= 42


def test_arabic_letters_are_joined_where_pillow_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "SHAPED", False)
    run = runs("(\u0628\u0628", TEXT)[0]
    assert text._drawn(run) == ("\ufe90\ufe91", None)
    assert {ord(c) for c in text._drawn(run)[0]} <= coverage(run.face)
    assert text._drawn(text.Run(TEXT, "(a", leftward=True)) == ("a)", None)
    assert text._drawn(text.Run(TEXT, "(a", leftward=False)) == ("(a", None)
