"""Catalogues: no message twice, faults are named, other languages fall back to English."""

import re
from pathlib import Path

import pytest

from rendering import words as words_module
from rendering.words import FOLDER, Words, bundle, message_ids

WORDS = Words()


@pytest.mark.parametrize("title", ["slaughter", "pit"])
def test_names_cards_and_rules_take_no_arguments(title: str) -> None:
    kinds = "name|card|short|alone|quest|row|when|guest|family|ability|verb|setup|topic|rules"
    for file in sorted((FOLDER / "en").glob(f"{title}-*.ftl")):
        for entry in re.split(rf"\n(?={title}-|#)", file.read_text(encoding="utf-8")):
            if re.match(rf"{title}-({kinds})-", entry):
                assert "$" not in entry


def test_no_message_is_written_twice() -> None:
    ids = message_ids("en")
    assert len(ids) == len(set(ids))


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="slaughter-name-nobody"):
        WORDS.name("slaughter", "nobody")
    with pytest.raises(KeyError, match="slaughter-event-turn"):
        WORDS.say("slaughter-event-turn")
    assert not WORDS.has("slaughter-event-unheard-of")


def test_a_fault_in_a_catalogue_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "bad.ftl").write_text("this is no message\n")
    monkeypatch.setattr(words_module, "FOLDER", tmp_path)
    with pytest.raises(ValueError, match=r"bad\.ftl: this is no message"):
        bundle("xx")


def test_another_language_falls_back_to_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "yy").mkdir()
    (tmp_path / "yy" / "some.ftl").write_text("slaughter-name-kitchen = Küche\n")
    bundle("en")
    (tmp_path / "en").symlink_to(FOLDER / "en")
    monkeypatch.setattr(words_module, "FOLDER", tmp_path)
    other = Words("yy")
    assert other.name("slaughter", "kitchen") == "Küche"
    assert other.name("slaughter", "bathroom") == "Bathroom"
    assert Words("zz").name("slaughter", "kitchen") == "Kitchen"
