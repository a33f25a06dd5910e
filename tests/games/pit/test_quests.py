"""The sixteen Quests: task, reward, deadline (The King's Keep; A8.9; A-R34, A-R35)."""

from collections.abc import Callable

import pytest

from games.pit import city_watch, great_hall, market, midday, mystics_quarter, quests, royal_keep, southern_gate
from games.pit.pieces import Captain
from games.pit.state import Game
from games.pit.view import DISTRICTS, RUNES
from tests.games.pit.rolls import bare, claws, hits
from tests.games.pit.tables import begin, during, keys, play, ready, station, told


def holding(quest: str, district: str, gold: int = 10) -> tuple[Game, Captain]:
    """A solo Captain with a Quest, at Midday of Round 3, due in this Night."""
    game = during(bare(ready(1, "orc-warchief")), "midday", district)
    game.round, game.mover = 3, 1
    captain = game.captains[0]
    game.decks["keep"].remove(quest)
    captain.quest, captain.quest_due, captain.gold = quest, 3, gold
    return game, captain


def is_done(game: Game, captain: Captain, quest: str) -> bool:
    """Whether it was fulfilled and lies in its deck again."""
    return told(game, "quest-done") == [{"seat": 1, "card": quest}] and captain.quest == "" and quest in game.decks["keep"]


def shuffle(game: Game) -> str:
    """The Quest deck is shuffled once more, in any order."""
    return "deal " + " ".join(str(place) for place in range(16))


@pytest.mark.parametrize(
    ("quest", "district", "structure", "cost"),
    [
        ("carry_the_alms", "southern_gate", "church", 2),
        ("watch_until_dawn", "southern_gate", "watchtower", 0),
        ("the_silent_offering", "city_watch", "statue", 3),
        ("royal_audience", "royal_keep", "keep", 1),
    ],
)
def test_a_quest_that_is_an_action_of_its_own(quest: str, district: str, structure: str, cost: int) -> None:
    """A8.9, 1, 2, 11, 15: done at its structure, which counts as visited (The King's Keep)."""
    game, captain = holding(quest, district)
    assert "quest:do" in midday.menu(game, captain)
    game.decks["tavern_1"] = ["ferry_guard", "bridge_champion", "candle_runner"]
    rest = {"the_silent_offering": "1 tracker:r", "royal_audience": "1 place:d1"}.get(quest, "")
    game.monster.dice = {"w": 2, "y": 2, "r": 2}
    play(game, lambda: quests.do(game, captain), f"{shuffle(game)}\n{rest}")
    assert is_done(game, captain, quest)
    assert structure in captain.visited
    rewards = {"watch_until_dawn": 3}
    assert captain.gold == 10 - cost + rewards.get(quest, 0)
    if quest == "carry_the_alms":
        assert (captain.blue, game.stock["blue"]) == (1, 8)
    if quest == "the_silent_offering":
        assert game.monster.dice == {"w": 2, "y": 2, "r": 1}
    if quest == "royal_audience":  # the first Champion joins, what was passed goes under the deck (A-R17)
        assert captain.at("d1") is not None
        assert game.decks["tavern_1"] == ["candle_runner", "ferry_guard"]


def test_the_royal_audience_is_the_next_rounds() -> None:
    """A8.9, 15: return next Round, with an uninjured Captain; the same District may be entered for it."""
    game, captain = holding("royal_audience", "royal_keep")
    captain.quest_due = 4
    assert "quest:do" not in midday.menu(game, captain)
    captain.quest_due, captain.card.injured = 3, True
    assert "quest:do" not in midday.menu(game, captain)
    captain.last_district = "royal_keep"
    assert midday.is_new(game, captain, "royal_keep")


Deed = Callable[[Game, Captain], object]
BY_THE_WAY: list[tuple[str, str, Deed, str, dict[str, int]]] = [
    ("shoe_the_herd", "great_hall", lambda game, captain: great_hall.buy(game, captain, "war_ox"), "1 bear:captain\n{deck}", {"gold": 9}),
    ("a_borrowed_flask", "market", market.buy_stone, "{deck}", {"gold": 7, "stones": 2}),
    (
        "map_the_deep",
        "mystics_quarter",
        mystics_quarter.grotto,
        "roll 2\nroll 1\n{deck}",
        {"gold": 12, "green": 1},
    ),
    ("the_wyverns_debt", "southern_gate", southern_gate.wyvern, "1 place:d1\n{deck}", {"gold": 9}),
]


@pytest.mark.parametrize(("quest", "district", "deed", "script", "after"), BY_THE_WAY, ids=[row[0] for row in BY_THE_WAY])
def test_a_quest_that_is_done_by_the_way(quest: str, district: str, deed: Deed, script: str, after: dict[str, int]) -> None:
    """A8.9, 5 (roll twice, keep the second), 7, 10, 12."""
    game, captain = holding(quest, district)
    game.faces["stables"] = ["war_ox"]
    game.decks["eyrie"][0] = "thorn_wyvern"
    play(game, lambda: deed(game, captain), script.format(deck=shuffle(game)))  # type: ignore[arg-type,return-value]  # a coroutine
    assert is_done(game, captain, quest)
    assert {name: getattr(captain, name) for name in after} == after


@pytest.mark.parametrize(("card", "counts"), [("ferry_guard", False), ("bridge_champion", True)])
def test_drain_the_cask(card: str, counts: bool) -> None:
    """A8.9, 4: a character of printed cost 3 or more; 2 Gold."""
    game, captain = holding("drain_the_cask", "market")
    game.faces["tavern_1"], game.decks["tavern_1"] = [card], ["candle_runner"]
    cost = game.content.unit(card).cost
    play(game, lambda: market.recruit(game, captain, "tavern_1"), "1 place:d1\n" + (shuffle(game) if counts else ""))
    assert is_done(game, captain, "drain_the_cask") == counts
    assert captain.gold == 10 - cost + (2 if counts else 0)


@pytest.mark.parametrize(("card", "counts"), [("padded_jack", False), ("kite_shield", True)])
def test_bulwark(card: str, counts: bool) -> None:
    """A8.9, 13: a card of printed cost 3 or more; the Monster goes back 2."""
    game, captain = holding("bulwark", "great_hall")
    game.monster.space = 9
    game.faces["town_hall"] = [card]
    play(game, lambda: great_hall.buy(game, captain, card), "1 bear:captain\n" + (shuffle(game) if counts else ""))
    assert (is_done(game, captain, "bulwark"), game.monster.space) == (counts, 7 if counts else 9)


def test_letters_of_levy() -> None:
    """A8.9, 8: conscript a Soldier, a second one is free."""
    game, captain = holding("letters_of_levy", "city_watch")
    game.decks["barracks"][:2] = ["road_levy", "gate_pikeman"]
    play(game, lambda: city_watch.conscript(game, captain), f"1 place:a1\n{shuffle(game)}\n1 place:d1")
    assert is_done(game, captain, "letters_of_levy")
    assert (captain.at("a1") is not None, captain.at("d1") is not None, captain.gold) == (True, True, 8)


def test_vigil_for_the_wounded() -> None:
    """A8.9, 9: visit the White Mage, heal one further character anywhere."""
    game, captain = holding("vigil_for_the_wounded", "mystics_quarter")
    hurt = [station(game, captain, "road_levy", slot) for slot in ("a1", "a2", "a3")]
    for unit in hurt:
        unit.injured = True
    table = begin(game, lambda: mystics_quarter.mage(game, captain), "roll 1\n1 heal:1.a1")  # Ember on the Ice Outpost: one of one's own
    assert keys(table, 1) if table.question and 1 in table.question.asks else True
    game, captain = holding("vigil_for_the_wounded", "mystics_quarter")
    hurt = [station(game, captain, "road_levy", slot) for slot in ("a1", "a2", "a3")]
    for unit in hurt:
        unit.injured = True
    play(game, lambda: mystics_quarter.mage(game, captain), f"roll 1\n1 heal:1.a1\n{shuffle(game)}\n1 heal:1.a2")
    assert is_done(game, captain, "vigil_for_the_wounded")
    assert [unit.injured for unit in hurt] == [False, False, True]


def test_empty_the_purse() -> None:
    """A8.9, 6: spend 3 Gold on one wish and keep one more of the drawn tokens."""
    game, captain = holding("empty_the_purse", "royal_keep")
    first, second = game.bag[0], game.bag[5]
    play(game, lambda: royal_keep.fountain(game, captain, 3), f"deal 0 5 9\n1 keep:{first}\n1 keep:{second}\n{shuffle(game)}")
    assert is_done(game, captain, "empty_the_purse")
    assert captain.wishes == [first, second]


@pytest.mark.parametrize("won", [True, False])
def test_test_of_steel_counts_whatever_the_outcome(won: bool) -> None:
    """A8.9, 3: attack the Monster at the Gate; a Yellow Armour token."""
    game, captain = holding("test_of_steel", "city_watch")
    unit = station(game, captain, "oathless_deserter", "a1")
    game.monster.dice = {"w": 0, "y": 0, "r": 1}
    rolls = f"{hits('wyrr', 2)}\n{claws('r', 0)}" if won else f"{hits('wyrr', 0)}\n{claws('r', 1)}"
    play(game, lambda: city_watch.attack_gate(game, captain), f"{rolls}\n{shuffle(game)}")
    assert is_done(game, captain, "test_of_steel")
    assert (unit.armour == ["yellow"]) == won  # a lost attack costs the only one who could wear it


def test_clear_the_streets_wants_any_win_when_no_creature_is_about() -> None:
    """A8.9, 14: 1 Platinum."""
    game, captain = holding("clear_the_streets", "city_watch")
    game.monster.dice = {"w": 0, "y": 0, "r": 1}
    play(game, lambda: city_watch.attack_gate(game, captain), f"{hits('wy', 2)}\n{claws('r', 0)}\n{shuffle(game)}")
    assert is_done(game, captain, "clear_the_streets")
    assert captain.gold == 20


def test_the_long_ride_ends_in_the_rolled_district() -> None:
    """A8.9, 16: roll the Location Die when it is drawn, visit that District; two wish tokens, keep one."""
    game = during(bare(ready(1, "orc-warchief")), "midday", "royal_keep")
    game.round, captain = 3, game.captains[0]
    game.decks["keep"].remove("the_long_ride")
    game.decks["keep"].insert(0, "the_long_ride")
    rune = game.tokens["market"]
    play(game, lambda: quests.draw(game, captain), f"roll {RUNES.index(rune) + 1}")
    assert (captain.quest_district, captain.quest_due) == ("market", 4)
    captain.last_district, captain.district, game.round = "royal_keep", "", 4
    first = game.bag[0]
    play(game, lambda: midday.enter(game, captain), f"1 district:market\n{shuffle(game)}\ndeal 0 9\n1 keep:{first}")
    assert is_done(game, captain, "the_long_ride")
    assert captain.wishes == [first]
    assert "market" in DISTRICTS


def test_a_failed_quest_injures_the_strongest_character() -> None:
    """A-R34: at the Night of the Round after the draw; most dice with Items; a tie is the owner's choice; shuffled back."""
    game, captain = holding("shoe_the_herd", "market")
    strong = station(game, captain, "slinger_of_low_street", "a1", ["war_maul"])
    game.round, captain.quest_due = 2, 3
    play(game, lambda: quests.night(game))
    assert captain.quest == "shoe_the_herd"
    game.round = 3
    play(game, lambda: quests.night(game), shuffle(game))
    assert (strong.injured, captain.quest, captain.card.injured) == (True, "", False)
    game, captain = holding("shoe_the_herd", "market")
    station(game, captain, "chain_warden", "a1")
    play(game, lambda: quests.night(game), f"{shuffle(game)}\n1 injure:1.captain")
    assert captain.card.injured


def test_an_impossible_quest_may_be_dropped() -> None:
    """A-R35: without penalty, when its structure is gone."""
    game, captain = holding("drain_the_cask", "royal_keep")
    assert "quest:drop" not in midday.menu(game, captain)
    game.shut |= {"tavern_1", "tavern_2", "tavern_3"}
    assert "quest:drop" in midday.menu(game, captain)
    play(game, lambda: quests.drop(game, captain), shuffle(game))
    assert (captain.quest, told(game, "quest-done")) == ("", [])


def test_only_one_quest_at_a_time() -> None:
    """The King's Keep: not more than one."""
    game, captain = holding("bulwark", "royal_keep")
    assert "visit:keep" not in midday.menu(game, captain)
    captain.quest = ""
    assert "visit:keep" in midday.menu(game, captain)
