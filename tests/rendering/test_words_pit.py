"""Monster Pit: every id, key, prompt and event has words that fit."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from games.engine import Event
from games.pit import cards
from games.pit.title import PIT
from games.pit.view import BRIDGES, DISTRICTS, MONSTERS, PHASES, RUNES, STRUCTURES
from rendering.words import SEATS, Words, message_ids
from tests.reading import check

WORDS = Words()
CONTENT = cards.load()
LABEL, SHORT, EFFECT, BOARD = 80, 60, 180, 420
PEOPLE = {1: "Ana", 2: "Ben", 3: "Cem", 4: "Dora", 5: "Eva"}
WISHES = tuple(f"wish_{wish}" for wish in CONTENT.wishes)
SKULLS = tuple(f"skull_{skull}" for skull in CONTENT.skulls)
BOARDS = tuple(f"{monster}{side}" for monster in MONSTERS for side in ("", "-b"))
ROWS = tuple(f"x{at}" for at in range(7))
CARDS = (
    *(*CONTENT.units, *CONTENT.town_hall, *CONTENT.stables, *CONTENT.quests, *CONTENT.monster_cards, *CONTENT.encounters),
    *(*WISHES, *SKULLS, *BOARDS),
)
KINDS = {
    *(kind for unit in CONTENT.units.values() for kind in (unit.kind, unit.type) if kind),
    *(item.kind for item in CONTENT.town_hall.values()),
    *(each.kind for each in CONTENT.encounters.values()),
    *(each.family for each in CONTENT.encounters.values() if each.family),
    *(each.family for each in CONTENT.monsters.values()),
}
TOKENS = ("gold", "blue", "green", "alchemy_stone", "white_armour", "yellow_armour", "wish_armour")
OTHERS = (*DISTRICTS, *STRUCTURES, *RUNES, *BRIDGES, *(f"bridge_{each}" for each in BRIDGES), *PHASES, *TOKENS, *"wyr", "barkeep", "mage")
SOURCES = sorted(Path(cards.__file__).parent.glob("*.py"))
ASKERS = {"decide": 2, "agrees": 2, "buries": 2, "pick_captain": 2, "vote": 1, "flies": 2, "reacts": 1, "ask_each": 0}
"""Functions that ask, and which of their arguments is the prompt."""
TEXTS = {
    "how": ("slain", "gate", "razed"),
    "slot": ("a1", "d6", "reserve"),
    "choice": ("skull.onward", "space.15", "place.tavern_2"),
    "rune": RUNES,
    "token": ("stone", "blue", "yellow_armour"),
    "colour": tuple("wyr"),
    "to": tuple("yr"),
    "foe": ("dragon", "rust_rats"),
    "monster": MONSTERS,
    "row": ROWS,
    "district": DISTRICTS,
    "structure": tuple(STRUCTURES),
    "place": ("tavern_3",),
    "unit": ("hexed_minstrel",),
    "cards": ("wish_red_die wish_back_six",),
}
"""What arguments of events may be that are no numbers."""
QUEST, MONSTER_CARD = "the_silent_offering", "cut_the_purse_strings"
HARDEST = {
    "quest": QUEST,
    "monster": MONSTER_CARD,
    "foe": MONSTER_CARD,
    "chanted": "binder_of_roots",
    "skull": "skull_weak_wizards",
    "wish": "wish_red_die",
}
"""A card for the events of a kind, by the first word of their keys."""


# ---------------------------------------------------------------- names and cards


def test_everything_has_a_name() -> None:
    for id_ in (*CARDS, *OTHERS, *KINDS, *(f"face_{face}" for face in "cCmM")):
        check(WORDS.name("pit", id_), 32)
        check(WORDS.text("pit", id_), 40)


def test_a_name_has_a_form_for_labels_and_one_for_sentences() -> None:
    assert (WORDS.name("pit", "mystics_quarter"), WORDS.text("pit", "mystics_quarter")) == ("Mystic's Quarter", "the Mystic's Quarter")
    assert (WORDS.name("pit", "the_unbroken"), WORDS.text("pit", "the_unbroken")) == ("The Unbroken", "the Unbroken")
    assert WORDS.text("pit", "isolde_kerr") == WORDS.text("pit", "isolde_kerr_double") == "Isolde Kerr"


def test_every_card_says_what_it_does() -> None:
    for id_ in CARDS:
        check(WORDS.say(f"pit-card-{id_}"), BOARD if id_ in BOARDS else EFFECT)
        check(WORDS.say(f"pit-short-{id_}"), SHORT)
    assert set(WORDS.cards("pit")) == set(CARDS)


def test_quests_have_a_task_and_a_reward_and_monster_cards_two_texts() -> None:
    for quest in CONTENT.quests:
        for what in ("task", "reward"):
            check(WORDS.say(f"pit-quest-{what}-{quest}"), LABEL)
    for card in CONTENT.monster_cards:
        check(WORDS.say(f"pit-alone-{card}"), 120)
        assert not WORDS.say(f"pit-short-{card}").endswith(".")


def test_every_row_of_every_board_is_told() -> None:
    for monster in MONSTERS:
        for row in ROWS:
            check(WORDS.say(f"pit-row-{monster}-{row}"), 120)
    differing = {each for each in message_ids("en") if re.match(r"pit-row-[a-z_]+-b-", each)}
    assert differing == {
        *(f"pit-row-{row}" for row in ("enchantress-b-x3", "orc_warchief-b-x2", "behemoth-b-x2", "dragon-b-x1", "dragon-b-x2")),
    }
    for each in differing:
        check(WORDS.say(each), 120)


def test_a_card_can_be_looked_up_with_its_numbers() -> None:
    told = {id_: WORDS.card("pit", id_, PIT.facts(id_)) for id_ in CARDS}
    for text in told.values():
        check(text, 700)
    assert len({WORDS.name("pit", id_) for id_ in told}) == len(told)
    assert all(PIT.facts(id_) for id_ in CARDS)
    assert told["gate_pikeman"].endswith("\nSoldier, Fighter, defender. Dice (W White, Y Yellow, R Red): W, price 2 Gold.")
    assert told["kings_messenger"].endswith("\nMessenger, defender. Dice (W White, Y Yellow, R Red): W.")
    assert told["dice_seer"].endswith("\nWizard. Rolls WWWW (W is White). Spaces back: 2. The Monster gains a White Die.")
    assert told["engraved_sword"].endswith("W, in all rolls. For these types: Fighter, Monarch.")
    assert told["pack_mule"].endswith("\nMount, price 2 Gold. No dice. For anybody.")
    assert told["drain_the_cask"].endswith("\nQuest 4, at any Tavern.")
    assert told["rust_rats"].endswith("1 health, dice (W White, Y Yellow, R Red) Y, 1 Gold for each damage, 6 tokens.")
    assert told["skull_onward"].endswith("\nA white skull.")
    assert "Health: 4 for each Captain" in told["enchantress"]
    assert "Health: 5 for each Captain" in told["enchantress-b"]


# ---------------------------------------------------------------- set-up, endings, figures, commands


def test_set_up_endings_and_figures() -> None:
    for variant in PIT.variants:
        check(WORDS.say(f"pit-variant-{variant}"), LABEL)
        check(WORDS.say(f"pit-about-{variant}"), 100)
        check(WORDS.say(f"pit-goal-{variant}"), 90)
    for option, choices in PIT.options.items():
        check(WORDS.say(f"pit-setup-{option}"), LABEL)
        for choice in choices:
            check(WORDS.say(f"pit-setup-{option}-{choice}"), LABEL)
    for how in TEXTS["how"]:
        check(WORDS.say(f"pit-outcome-{how}"), LABEL)
    for number in range(1, 5):
        check(WORDS.say("pit-seats-choice", n=number), LABEL)
    for kind in ("damage", "pushed", "earned"):
        for number in (1, 7):
            check(WORDS.say(f"pit-tally-{kind}", n=number), LABEL)


def test_every_command_is_told() -> None:
    commands = [each for each in message_ids("en") if each.startswith("pit-command")]
    assert len(commands) == 23
    for each in commands:
        check(WORDS.say(each), 100)


# ---------------------------------------------------------------- prompts and events of the sources


def calls(*names: str) -> Iterator[ast.Call]:
    """Calls of functions or methods of these names in the rules of Monster Pit."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in names:
                yield node


def prompts() -> set[str]:
    """Prompts that the rules name."""
    named = {call.args[at] for name, at in ASKERS.items() for call in calls(name) if len(call.args) > at}
    return {str(node.value) for node in named if isinstance(node, ast.Constant)}


def told() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Keys of the events that the rules tell, with the names of their arguments."""
    for call in calls("tell"):
        keywords = tuple(each.arg for each in call.keywords if each.arg)
        keys = [str(call.args[0].value)] if isinstance(call.args[0], ast.Constant) else ["hold", "unhold"]
        yield from ((key, keywords) for key in keys)


EVENTS = sorted(set(told()))


def test_every_prompt_has_words_and_no_words_are_without_a_prompt() -> None:
    written = {each.removeprefix("pit-prompt-") for each in message_ids("en") if each.startswith("pit-prompt-")}
    assert written == prompts() | {"any-time"}


@pytest.mark.parametrize(("key", "args"), EVENTS, ids=[f"{key}({' '.join(args)})" for key, args in EVENTS])
def test_every_event_has_a_line(key: str, args: tuple[str, ...]) -> None:
    card = HARDEST.get(key.partition("-")[0], "hexed_minstrel")
    for at in range(7):
        values: dict[str, str | int] = {}
        for arg in args:
            values[arg] = 1 if arg in SEATS else card if arg == "card" else TEXTS[arg][at % len(TEXTS[arg])] if arg in TEXTS else (0, 1, 3)[at % 3]
        line = WORDS.event("pit", Event(key, values), PEOPLE)
        check(line, 300)
        assert "\n" not in line
        assert line[0].isupper()
        assert line[-1] in ".!?"
        assert ".." not in line


def test_no_event_line_is_without_an_event() -> None:
    assert {each for each in message_ids("en") if each.startswith("pit-event-")} == {f"pit-event-{key}" for key, _ in EVENTS}


def test_lines_tell_what_matters() -> None:
    def line(key: str, **args: str | int) -> str:
        return WORDS.event("pit", Event(key, args), PEOPLE)

    assert line("bought-token", seat=1, token="stone") == "Ana buys an Alchemy Stone."
    assert line("located", rune="stone", district="market") == "The Location Die shows Stone: the Market District."
    assert (
        line("progress", seat=2, gold=3, royal=2, claws=1, rune="gale")
        == "Ben gains 3 Gold and 2 more for a Royal Roll, with 1 claw and the rune Gale."
    )
    assert line("voted", choice="skull.onward", votes=2) == "The Captains agree (2 votes): Restless."
    assert line("voted", choice="space.15", votes=1) == "The Captains agree (1 vote): space 15."
    assert line("monster-card", card="hungry_march") == "The Monster plays Hungry March: The Monster moves 3 spaces."
    assert line("foe-played", seat=3, card="hungry_march", cost=4) == "Cem plays Hungry March for 4 Gold: Move 4 spaces."
    assert line("placed", seat=1, card="paladin", slot="d3") == "The Paladin takes defender slot 3 (Ana)."
    assert line("row", monster="dragon", row="x6", n=8) == "The Twilight Roll shows 8 claws: row 6 of the board of Phoshar."
    assert line("placed", seat=1, card="paladin", slot="reserve") == "The Paladin goes into Reserve (Ana)."


def test_a_moment_of_the_match_has_a_name() -> None:
    def point(phase: str, mover: int) -> str:
        return WORDS.point("pit", SimpleNamespace(phase=phase, round=3, mover=mover), PEOPLE)

    assert [point("setup", 0), point("midday", 2), point("twilight", 0)] == ["Before the first Morning", "Round 3, Midday, Ben", "Round 3, Twilight"]
    assert len({point(phase, 0) for phase in PHASES}) == len(PHASES)
