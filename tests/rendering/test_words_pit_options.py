"""Monster Pit: labels of options cannot be mixed up, questions tell what they are about, and whole games are told."""

import ast
import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from games.engine import Answer, Ask, Keys, Table
from games.pit import cards, combat, dice, harm, outpost, trading, wyverns
from games.pit.pieces import Captain, Die, Roll
from games.pit.state import Game
from games.pit.title import PIT
from games.pit.view import TableView
from games.testing import fill
from rendering.reports import REPORTS
from rendering.words import Words, message_ids
from tests.games.pit.tables import Deed, begin, during, put, ready, station
from tests.games.pit.tables import keys as options
from tests.games.pit.tables import prompt as asked
from tests.reading import check

WORDS = Words()
LABEL, PROMPT, LINE = 80, 500, 450
LONG = {seat: f"{seat}" + "W" * 31 for seat in range(1, 6)}
PEOPLE = {1: "Ana", 2: "Ben", 3: "Cem", 4: "Dora", 5: "Eva"}
SOURCES = sorted(Path(cards.__file__).parent.glob("*.py"))
ALONE = {"roll", "stand", "misses", "done", "let-go", "further", "end", "keep", "pass", "hold", "unhold"}
"""Keys without a target, and those whose verb is a variable in the sources."""
MOVES = 1200
"""Answers of a game that are looked at; random ones rarely end sooner."""
LINGERS = 4
"""Of so many random ends of a turn one is meant, so that a turn shows more of what can be done."""


def first_ask(game: Game, deed: Deed, seat: int, lines: str = "") -> tuple[str, list[str], list[str]]:
    """A question of a deed as a seat reads it, its labels, and those for the public."""
    table = begin(game, deed, lines)
    view, public = table.view(seat), table.view(None)
    prompt = WORDS.prompt("pit", asked(table, seat), view, PEOPLE)
    return prompt, labels(options(table, seat), view), labels(options(table, seat), public)


def labels(keys: Sequence[str], view: TableView) -> list[str]:
    return [WORDS.option("pit", key, view, PEOPLE) for key in keys]


def two_paladins(captain: Captain, game: Game) -> Captain:
    station(game, captain, "paladin", "a3")
    return captain


# ---------------------------------------------------------------- things that look the same


def test_characters_that_look_the_same_are_told_by_their_slots() -> None:
    game = during(ready(2), "midday", "market", "market")
    captain = two_paladins(game.captains[0], game)
    prompt, own, public = first_ask(game, lambda: outpost.attach(game, captain, "kite_shield"), 1)
    assert prompt == "Ana: who carries the Kite Shield?"
    assert own == public
    assert [label for label in own if "Paladin" in label] == ["Paladin (attacker slot 1) carries it", "Paladin (attacker slot 3) carries it"]
    assert "Isolde Kerr carries it" in own


def test_owners_are_told_where_several_captains_play() -> None:
    game = ready(2)
    two_paladins(game.captains[0], game)
    for captain in game.captains:
        captain.card.injured = True
        for unit in captain.side(("a1", "a3")):
            unit.injured = True
    _, own, public = first_ask(game, lambda: harm.heal_some(game, game.captains[0], 1, anywhere=True), 1)
    assert own == public
    assert own == [
        *("Heal Isolde Kerr (Ana)", "Heal Paladin (attacker slot 1, Ana)", "Heal Paladin (attacker slot 3, Ana)"),
        *("Heal Brannoc Tallow (Ben)", "Heal Paladin (Ben)"),
    ]
    alone = ready(1)
    alone.captains[0].card.injured = alone.captains[0].side(("a1",))[0].injured = True
    assert first_ask(alone, lambda: harm.heal_some(alone, alone.captains[0], 2, anywhere=True), 1)[1] == ["Heal Isolde Kerr", "Heal Paladin"]


def test_gifts_say_who_bears_them_to_all() -> None:
    game = during(ready(2), "midday", "market", "market")
    giver, taker = game.captains
    two_paladins(giver, game)
    for unit in giver.side(("a1", "a3")):
        unit.items.append("kite_shield")
    prompt, own, public = first_ask(game, lambda: trading.trade(game, giver, taker), 1)
    assert prompt == "What does Ben get? A character costs the giver 3 Gold."
    assert own == public
    assert [label for label in own if "Shield" in label] == [
        "Give Kite Shield of the Paladin (attacker slot 1)",
        "Give Kite Shield of the Paladin (attacker slot 3)",
    ]


def test_tokens_of_a_kind_are_numbered_and_a_harpy_sits_in_a_slot() -> None:
    game = during(ready(2), "midday", "market", "market")
    put(game, "cellar_oozes", "tavern_1", "tavern_1", "alchemist")[1].health = 1
    put(game, "stone_harpies", "2.d4")
    station(game, game.captains[0], "carrion_wyvern", "a4")
    _, own, _ = first_ask(game, lambda: wyverns.use(game, game.captains[0], "carrion_wyvern"), 1)
    assert own[:4] == [
        "Cellar Oozes number 1 at Tavern 1 (2 health)",
        "Cellar Oozes number 2 at Tavern 1 (1 health)",
        "Cellar Oozes at the Alchemist (2 health)",
        "Stone Harpies on defender slot 4 of Ben (1 health)",
    ]


def test_dice_are_numbered_by_colour() -> None:
    game = ready(1)
    game.roll = roll = Roll("progress", 1, [Die("y", "m"), Die("y", "m"), Die("w", "CCm")])
    prompt, own, _ = first_ask(game, lambda: dice.choose_dice(game, game.captains[0], roll), 1)
    assert prompt == "Ana has 2 axes and 3 claws. Which die is rolled again?"
    assert own == [
        "Roll again: all dice that show a claw",
        "Roll again: Yellow Die 1 (1 claw)",
        "Roll again: Yellow Die 2 (1 claw)",
        "Roll again: White Die (2 axes, 1 claw)",
    ]


def test_a_place_says_who_would_change_places() -> None:
    game = during(ready(1), "midday", "city_watch")
    view = begin(game, lambda: combat.attack(game, game.captains[0], "gate")).view(1)
    assert labels(["place:a1", "place:a2", "place:reserve"], view) == [
        "Attacker slot 1, Ember: swap with the Paladin",
        "Attacker slot 2, Tide",
        "Into Reserve",
    ]


def test_labels_tell_prices_and_numbers() -> None:
    game = during(ready(2, "enchantress"), "midday", "market", "market")
    game.faces["tavern_1"] = ["hedge_witch"]
    view = begin(game, lambda: combat.attack(game, game.captains[0], "gate")).view(1)
    told = labels(
        ["recruit:tavern_1", "barkeep:tavern_1", "buy:stone", "attack:gate", "dice:5.3.0", "dice:0.5.3", "space:58", "seat:2", "tracker:y"], view
    )
    assert told == [
        "Tavern 1: recruit Hedge Witch (2 Gold)",
        "Tavern 1: the Barkeep sends Hedge Witch away (1 Gold)",
        "Buy Alchemy Stone (3 Gold)",
        "Attack Vaiel from the Citadel Gate",
        "8 dice: 5 White, 3 Yellow",
        "8 dice: 5 Yellow, 3 Red",
        "Space 58 (2 to the Gate)",
        "Ben (Brannoc Tallow)",
        "Yellow Dice (now 2)",
    ]


def test_a_combat_that_lies_open_says_how_it_stands() -> None:
    game = during(ready(1, "enchantress"), "midday", "city_watch")
    game.captains[0].stones = 1
    prompt, own, public = first_ask(game, lambda: combat.attack(game, game.captains[0], "gate"), 1, "roll 5 5 6\nroll 1 4")
    assert prompt.startswith("Ana has 0 axes, Vaiel has 1 claw: Ana would lose")
    assert own == public
    assert own[1:] == ["Alchemy Stone: roll again Ana's dice", "Alchemy Stone: roll again the dice of Vaiel"]


# ---------------------------------------------------------------- the sources


def verbs() -> set[str]:
    """Verbs of the keys that stand in the rules: `verb:` at the beginning of a text."""
    texts = {node.value for path in SOURCES for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)}
    return {found[1] for text in texts if (found := re.match(r"([a-z-]+):\S*$", str(text)))}


def test_every_verb_of_the_sources_has_words_and_no_words_are_without_a_verb() -> None:
    known = {each.removeprefix("pit-verb-") for each in message_ids("en") if each.startswith("pit-verb-")}
    assert known == verbs() | ALONE
    for verb in known:
        check(WORDS.verb("pit", verb), 40)


# ---------------------------------------------------------------- whole games

SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("enchantress", 1, {}),
    ("enchantress-b+encounters", 3, {"captains": "random", "track": "72"}),
    ("enchantress+monster+encounters", 5, {"track": "72"}),
    ("orc-warchief+encounters", 4, {"outposts": "b", "difficulty": "suggested"}),
    ("orc-warchief-b+encounters", 2, {"difficulty": "wyr", "skulls": "chosen"}),
    ("behemoth+monster+encounters", 3, {"track": "72"}),
    ("behemoth-b", 2, {"track": "48", "difficulty": "wr"}),
    ("vampire-queen+encounters", 3, {"track": "72", "difficulty": "yy", "skulls": "chosen"}),
    ("vampire-queen-b+monster", 4, {"outposts": "b"}),
    ("dragon+encounters", 4, {"difficulty": "wwwy"}),
    ("dragon-b+encounters+monster", 2, {"track": "72"}),
]


def read(table: Table, ask: Ask, viewer: int | None, keys: Sequence[str]) -> None:
    """All that a viewer reads of a question: words that fit, labels that differ."""
    view = table.view(viewer)
    for names in (LONG, PEOPLE):
        check(WORDS.prompt("pit", ask.prompt, view, names), PROMPT)
        seen = [WORDS.option("pit", key, view, names) for key in dict.fromkeys(keys)]
        for label in seen:
            check(label, LABEL)
        assert len(set(seen)) == len(seen), f"{ask.prompt}: {sorted(seen)}"


def answer(table: Table, rng: random.Random) -> Answer:
    """A random answer of somebody who is awaited; a turn rarely ends while there is more to do."""
    assert table.question is not None
    seat = rng.choice(table.question.awaited)
    ask = table.question.asks[seat]
    assert isinstance(ask.choices, Keys)
    more = [key for key in ask.choices.keys if key != "end"]
    return Answer(seat, ask.prompt, rng.choice(more if more and rng.randrange(LINGERS) else ask.choices.keys))


@pytest.mark.parametrize(("variant", "seats", "choices"), SETUPS, ids=[each[0] for each in SETUPS])
def test_whole_games_are_told(variant: str, seats: int, choices: dict[str, str]) -> None:
    rng = random.Random(variant)
    table = Table(PIT.create(PIT.setup(variant, seats, choices)))
    while table.question is not None and table.number < MOVES:
        if (draw := table.question.draw) is not None:
            table.play(Answer(0, table.question.asks[0].prompt, fill(draw, rng)))
            continue
        for seat, ask in table.question.asks.items():
            assert isinstance(ask.choices, Keys)
            read(table, ask, seat, ask.choices.keys)
            read(table, ask, None, ask.choices.public)
        check(WORDS.point("pit", table.view(None), LONG), LABEL)
        table.play(answer(table, rng))
    for event in table.match.events:
        for names in (LONG, PEOPLE):
            check(WORDS.event("pit", event, names), LINE)
    for line in REPORTS["pit"](WORDS, table.view(None), LONG):
        check(line, LINE)
