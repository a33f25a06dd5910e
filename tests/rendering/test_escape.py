"""Names of people cannot do harm."""

import pytest

from rendering.words.escape import escape_name, plain_name


@pytest.mark.parametrize(
    ("name", "escaped"),
    [
        ("Ana", "Ana"),
        ("*Ana*_x_", r"\*Ana\*\_x\_"),
        ("`code`", r"\`code\`"),
        ("@everyone", "@\u200beveryone"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("https://x.y", r"https\://x.y"),
        ("[a](b)", r"\[a\]\(b\)"),
        ("# big", r"\# big"),
        ("- item", r"\- item"),
        ("1. one", r"1\. one"),
        ("Jean-Luc 2.0", "Jean-Luc 2.0"),
        ("||secret||", r"\|\|secret\|\|"),
        ("back\\slash", r"back\\slash"),
        ("two\nlines\tand  more", "two lines and more"),
        ("\u202eevil\u202c\u200f\u2066", "evil"),
        ("دانا", "\u2068دانا\u2069"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200b\u200d \u202e", "?"),
        ("", "?"),
    ],
)
def test_names_cannot_do_harm(name: str, escaped: str) -> None:
    assert escape_name(name) == escaped


def test_long_names_are_cut() -> None:
    assert plain_name("x" * 40) == "x" * 31 + "…"
    assert len(plain_name("x" * 32)) == 32
