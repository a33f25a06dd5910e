"""The drawings of this title by content id."""

from rendering.art import drawings

TITLE = "pit"
PEOPLE = ("captains", "barracks", "tavern_fighters", "tavern_folk", "tavern_ruffians", "heroes", "wizards", "wyverns", "strangers")
"""Portraits on a ground of their own."""
TOKENS = ("monsters", "creatures")
"""Beasts that stand free."""
ITEMS = ("items", "mounts")
CARDS = (*ITEMS, "quests", "monster_cards", "events")
KINDS = (*PEOPLE, *TOKENS, *CARDS, "wishes", "skulls", "tokens", "runes", "dice", "signs", "buildings", "scenery")
DOUBLE = "_double"
"""Ends the id of a Tavern card that carries a Captain's portrait."""
GROUPS = {"wish": "wishes", "skull": "skulls", "quest": "quests"}
"""Kinds whose names of words begin with their group."""


def drawing(kind: str, name: str) -> str:
    """One drawing of a kind. Raises KeyError where there is none."""
    return drawings(TITLE, kind)[name]


def sign(name: str) -> str:
    """A small sign: a good, a phase, a mark."""
    return drawing("signs", name)


def rune(name: str) -> str:
    """A rune, to be painted in its colour."""
    return drawing("runes", name)


def die(colour: str) -> str:
    """The body of a die by its letter."""
    return drawing("dice", colour)


def building(name: str) -> str:
    """A structure of the Citadel; the three Taverns look alike."""
    return drawing("buildings", "tavern" if name.startswith("tavern_") else name)


def scenery(name: str) -> str:
    """What stands about on the map."""
    return drawing("scenery", name)


def piece(name: str) -> str:
    """A token of the box: armour, gems, coins, fortifications as markers."""
    return drawing("tokens", name)


def portrait(person: str) -> str:
    """The portrait of a character. Raises KeyError where there is none."""
    return _among(PEOPLE, person.removesuffix(DOUBLE))


def token(beast: str) -> str:
    """A Monster, a Creature or a stranger as it stands on the board. Raises KeyError where there is none."""
    return _among((*TOKENS, "strangers"), beast)


def item(card: str) -> str:
    """An Item or a Mount. Raises KeyError where there is none."""
    return _among(ITEMS, card)


def wish(name: str) -> str:
    """A Wish token."""
    return drawing("wishes", name)


def skull(name: str) -> str:
    """A difficulty token."""
    return drawing("skulls", name)


def picture(name: str) -> str:
    """Whatever belongs to an id, which may have a group before it (`wish_`, `skull_`, `quest_`). Raises KeyError where there is none."""
    group, _, rest = name.partition("_")
    if group in GROUPS and rest in drawings(TITLE, GROUPS[group]):
        return drawing(GROUPS[group], rest)
    return _among((*PEOPLE, *TOKENS, *CARDS, "buildings"), name.removesuffix(DOUBLE))


def _among(kinds: tuple[str, ...], name: str) -> str:
    """The drawing of a name in the first kind that has it."""
    return drawing(next((kind for kind in kinds if name in drawings(TITLE, kind)), kinds[-1]), name)
