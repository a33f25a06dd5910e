"""The drawings of this title by content id."""

from rendering.art import drawings

TITLE = "slaughter"
MARKERS = {"basement_door": "basement_door_closed", "bolt": "bolt"}
CARD_KINDS = ("objects", "gadgets", "neutral", "traps", "bonus", "events", "basement", "mutations")


def drawing(kind: str, name: str) -> str:
    """One drawing of a kind. Raises KeyError where there is none."""
    return drawings(TITLE, kind)[name]


def sign(name: str) -> str:
    """A small sign: a token, a die's face, a mark."""
    return drawing("signs", name)


def token_sign(kind: str) -> str:
    """The sign of a token; those of Underground look like the markers that are on the board."""
    return drawing("markers", MARKERS[kind]) if kind in MARKERS else sign(kind)


def card(card_id: str) -> str:
    """The emblem of a card or event; a guest among the cards has its portrait. Raises KeyError where there is none."""
    for kind in (*CARD_KINDS, "guests"):
        if card_id in drawings(TITLE, kind):
            return drawing(kind, card_id)
    raise KeyError(card_id)


def is_guest(card_id: str) -> bool:
    """Whether a card of a pile is a guest."""
    return card_id in drawings(TITLE, "guests")
