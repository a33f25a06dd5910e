"""Quests where they touch other rules: combats of all kinds, searches, deadlines, empty stocks (The King's Keep; A8.9; A-R17, A-R34, A-R35)."""

import pytest

from games.pit import city_watch, combat, market, midday, mystics_quarter, quests, royal_keep, southern_gate, wishes
from games.pit.pieces import Captain
from games.pit.state import Game
from games.testing import script
from tests.games.pit.rolls import bare, claws, dice, hits
from tests.games.pit.tables import begin, during, keys, play, put, ready, station, told

DECK = "deal " + " ".join(str(place) for place in range(16))


def holding(quest: str, district: str, captains: int = 1, variant: str = "orc-warchief") -> tuple[Game, Captain]:
    """Captains at Midday of Round 3; the first has a Quest that is due in this Night, and 20 Gold. The Monster rolls one Yellow Die."""
    game = during(bare(ready(captains, variant)), "midday", *[district] * captains)
    game.round, game.mover = 3, 1
    dice(game, "y")
    captain = game.captains[0]
    game.decks["keep"].remove(quest)
    captain.quest, captain.quest_due, captain.gold = quest, 3, 20
    return game, captain


# ---------------------------------------------------------------- Clear the Streets


def test_a_beaten_creature_clears_the_streets_though_others_are_left() -> None:
    """A8.9, 14: defeat a Creature token."""
    game, captain = holding("clear_the_streets", "great_hall")
    put(game, "rust_rats", "town_hall", "alchemist")
    play(game, lambda: midday.act(game, captain, "fight:town_hall"), f"{hits('wy', 2)}\n{claws('y', 0)}\n{DECK}")
    assert (captain.quest, captain.gold) == ("", 20 + 1 + 10)


@pytest.mark.parametrize(("bites", "health"), [(0, 1), (1, 2)])
def test_a_creature_that_lives_leaves_the_quest_open(bites: int, health: int) -> None:
    """A8.9, 14: defeat it; one damage to two health does not, and a tie even less."""
    game, captain = holding("clear_the_streets", "market")
    (token,) = put(game, "cellar_oozes", "alchemist")
    play(game, lambda: midday.act(game, captain, "fight:alchemist"), f"{hits('wy', 1)}\n{claws('yy', bites)}")
    assert (captain.quest, token.health) == ("clear_the_streets", health)


def test_with_a_creature_about_no_other_win_counts() -> None:
    """A8.9, 14: any combat only with no Creature in play."""
    game, captain = holding("clear_the_streets", "city_watch")
    put(game, "fire_imps", "keep")
    play(game, lambda: midday.act(game, captain, "attack:gate"), f"{hits('wy', 2)}\n{claws('y', 0)}")
    assert captain.quest == "clear_the_streets"


@pytest.mark.parametrize(("results", "is_done"), [(1, True), (0, False)])
def test_a_won_defence_is_a_won_combat(results: int, is_done: bool) -> None:
    """A8.9, 14: any combat; Combat, Captain Win: attacking or defending, and a tie is the Monster's."""
    game, captain = holding("clear_the_streets", "city_watch")
    game.phase = "twilight"
    lines = f"{hits('wy', results)}\n{claws('y', 0)}"
    play(game, lambda: combat.strike(game, captain), f"{lines}\n{DECK}" if is_done else lines)
    assert (captain.quest == "", captain.gold) == (is_done, 30 if is_done else 18)


def test_a_defence_against_a_creature_beats_nobody() -> None:
    """A8.9, 14; Combat: damage is dealt by attacks."""
    game, captain = holding("clear_the_streets", "market")
    (token,) = put(game, "night_wraith", "alchemist")
    play(game, lambda: combat.strike(game, captain, token), f"{hits('wy', 2)}\n{claws('yr', 1)}")
    assert (captain.quest, token.health) == ("clear_the_streets", 1)


# ---------------------------------------------------------------- at the place of the Quest, and nowhere else


def test_steel_is_tested_at_the_gate() -> None:
    """The King's Keep: only at the listed structure; the Watchtower is another."""
    game, captain = holding("test_of_steel", "southern_gate")
    play(game, lambda: midday.act(game, captain, "attack:watchtower"), f"{hits('wy', 2)}\n{claws('y', 0)}")
    assert captain.quest == "test_of_steel"


@pytest.mark.parametrize(
    ("quest", "district"), [("carry_the_alms", "southern_gate"), ("watch_until_dawn", "southern_gate"), ("royal_audience", "royal_keep")]
)
def test_an_action_of_a_quest_is_that_of_the_structure(quest: str, district: str) -> None:
    """The King's Keep: it counts as the action for that structure for the Round, and cannot follow another."""
    game, captain = holding(quest, district)
    place = game.content.quests[quest].place
    usual = {"church": "buy:blue", "watchtower": "attack:watchtower", "keep": "visit:keep"}[place]
    game.decks["tavern_1"] = ["bridge_champion", "ferry_guard"]
    captain.visited = [place]
    assert "quest:do" not in midday.menu(game, captain)
    captain.visited = []
    play(game, lambda: midday.act(game, captain, "quest:do"), f"{DECK}\n1 place:d1" if place == "keep" else DECK)
    assert captain.quest == ""
    assert not {usual, "quest:do"} & set(midday.menu(game, captain))


def test_a_watch_leaves_the_tower_to_others() -> None:
    """A8.9, 2: visit it without attacking; the Watchtower: a single Captain may attack."""
    game, captain = holding("watch_until_dawn", "southern_gate", captains=2)
    play(game, lambda: midday.act(game, captain, "quest:do"), DECK)
    assert "attack:watchtower" in midday.menu(game, game.captains[1])


def test_a_creature_at_its_place_bars_a_quest() -> None:
    """Attacking Creatures: the structure's function is barred while it is there; A-R35: that is no closed structure."""
    game, captain = holding("carry_the_alms", "southern_gate")
    put(game, "rust_rats", "church")
    assert not {"quest:do", "quest:drop"} & set(midday.menu(game, captain))


# ---------------------------------------------------------------- rewards


def test_searching_reveals_nothing() -> None:
    """The King's Keep, note; A-R17: no effects of cards drawn on the way; they return under the deck, the open card stays."""
    game, captain = holding("royal_audience", "royal_keep")
    game.faces["tavern_1"] = ["candle_runner"]
    game.decks["tavern_1"] = ["plague_bell_crier", "debt_bound_bruiser", "chain_warden", "cliff_reaver"]
    play(game, lambda: quests.do(game, captain), f"{DECK}\n1 place:a4")
    assert (game.faces["tavern_1"], game.decks["tavern_1"]) == (["candle_runner"], ["cliff_reaver", "plague_bell_crier", "debt_bound_bruiser"])
    assert [unit.id for unit in captain.units if not unit.is_messenger] == ["chain_warden"]
    assert game.monster.space == 0


def test_without_any_champion_nobody_joins() -> None:
    """A8.9, 15: the whole deck is drawn, and returns as it was."""
    game, captain = holding("royal_audience", "royal_keep")
    game.decks["tavern_1"] = ["ferry_guard", "falconer"]
    play(game, lambda: quests.do(game, captain), DECK)
    assert (captain.quest, game.decks["tavern_1"], told(game, "joined")) == ("", ["ferry_guard", "falconer"], [])


def test_the_last_champion_leaves_the_dragon_a_district() -> None:
    """A-R24: checked after every card that goes; the Dragon wins with the second."""
    game, captain = holding("royal_audience", "royal_keep", variant="dragon")
    for tavern in ("tavern_1", "tavern_2", "tavern_3"):
        game.decks[tavern], game.faces[tavern] = [], []
    game.decks["tavern_1"] = ["chain_warden"]
    game.monster.destroyed = ["city_watch"]
    assert play(game, lambda: quests.do(game, captain), f"{DECK}\n1 place:a4") == "razed"


def test_the_second_soldier_comes_if_there_is_one() -> None:
    """A8.9, 8: for free, from the same deck."""
    game, captain = holding("letters_of_levy", "city_watch")
    game.decks["barracks"] = ["gate_pikeman"]
    play(game, lambda: city_watch.conscript(game, captain), f"1 place:d1\n{DECK}")
    assert (captain.quest, captain.gold, len(captain.units)) == ("", 18, 2)


@pytest.mark.parametrize(("quest", "token", "gem"), [("carry_the_alms", "blue", "blue"), ("a_borrowed_flask", "stone", "stones")])
def test_a_reward_that_has_run_out(quest: str, token: str, gem: str) -> None:
    """A8.13: the supply is what the box holds."""
    game, captain = holding(quest, "southern_gate" if token == "blue" else "market")
    game.stock[token] = 0 if token == "blue" else 1
    deed = (lambda: quests.do(game, captain)) if token == "blue" else (lambda: market.buy_stone(game, captain))
    play(game, deed, DECK)
    assert (captain.quest, game.stock[token], getattr(captain, gem)) == ("", 0, 0 if token == "blue" else 1)


def test_no_tracker_goes_below_one() -> None:
    """A8.9, 11: minimum 1; the Quest is done all the same."""
    game, captain = holding("the_silent_offering", "city_watch")
    dice(game, "wyr")
    play(game, lambda: quests.do(game, captain), DECK)
    assert (captain.quest, game.monster.dice, captain.gold) == ("", {"w": 1, "y": 1, "r": 1}, 17)
    assert not game.offerings


def test_after_a_silent_offering_nothing_else_is_visited() -> None:
    """A8.9, 11 is a visit of the Statue: all other structure actions are skipped."""
    game, captain = holding("the_silent_offering", "city_watch")
    station(game, captain, "regent_in_exile", "a1")
    captain.visits = 2
    play(game, lambda: quests.do(game, captain), DECK)
    assert midday.menu(game, captain) == []


def test_two_runes_are_rolled_and_the_first_is_forgotten() -> None:
    """A8.9, 5: keep the second, whatever it is."""
    game, captain = holding("map_the_deep", "mystics_quarter")
    play(game, lambda: mystics_quarter.grotto(game, captain), f"roll 6\nroll 4\n{DECK}")
    assert (captain.gold, captain.blue, captain.green) == (21, 0, 1)


def test_two_tokens_are_kept_of_three() -> None:
    """A8.9, 6: spend 3 Gold; with less nothing more is kept."""
    game, captain = holding("empty_the_purse", "royal_keep")
    game.bag = ["red_die", "back_six", "two_visits", "free_card"]
    play(game, lambda: royal_keep.fountain(game, captain, 2), "deal 0 1\n1 keep:back_six")
    assert (captain.quest, captain.wishes) == ("empty_the_purse", ["back_six"])


# ---------------------------------------------------------------- deadlines


@pytest.mark.parametrize(("shut", "is_injured"), [(True, False), (False, True)])
def test_a_quest_that_became_impossible_does_not_fail(shut: bool, is_injured: bool) -> None:
    """A-R35: without penalty when it becomes impossible, be it in the last Twilight; A-R34: else the deadline."""
    game, captain = holding("letters_of_levy", "market")
    if shut:
        city_watch.close_for_ever(game, "barracks")
    play(game, lambda: quests.night(game), DECK)
    assert (captain.quest, captain.card.injured, len(game.decks["keep"])) == ("", is_injured, 16)
    assert len(told(game, "quest-dropped")) == int(shut)


def test_the_owner_chooses_among_equals_even_with_a_monster_player() -> None:
    """A-R34: tie, the owner."""
    game = during(bare(ready(2, "orc-warchief", foe="player")), "night")
    game.round, captain = 3, game.captains[1]
    game.decks["keep"].remove("bulwark")
    captain.quest, captain.quest_due = "bulwark", 3
    station(game, captain, "chain_warden", "a1")
    table = begin(game, lambda: quests.night(game), DECK)
    assert keys(table, 2) == ("injure:2.captain", "injure:2.a1")
    script(table, "2 injure:2.a1")
    assert not captain.card.injured


def test_where_all_are_injured_the_quest_only_returns() -> None:
    """A-R34: only uninjured characters can be injured."""
    game, captain = holding("bulwark", "market")
    captain.card.injured = True
    play(game, lambda: quests.night(game), DECK)
    assert (captain.quest, told(game, "injured")) == ("", [])


def test_a_quest_lasts_until_the_night_of_the_next_round() -> None:
    """The King's Keep: the same Round, and at the latest the next."""
    game, captain = holding("bulwark", "royal_keep")
    captain.quest, game.decks["keep"] = "", ["shoe_the_herd"]
    play(game, lambda: quests.draw(game, captain))
    assert (captain.quest, captain.quest_due, captain.visited) == ("shoe_the_herd", 4, ["keep"])
    play(game, lambda: quests.night(game))
    assert captain.quest == "shoe_the_herd"


def test_a_long_ride_may_end_where_it_begins() -> None:
    """A8.9, 16: the rolled District may be the one where the Captain is."""
    game, captain = holding("bulwark", "royal_keep")
    captain.quest, game.decks["keep"] = "", ["the_long_ride"]
    game.bag = ["red_die", "back_six", "two_visits"]
    play(game, lambda: quests.draw(game, captain), "roll 6\ndeal 0 1\n1 keep:red_die")
    assert (captain.quest, captain.quest_district, captain.wishes, game.decks["keep"]) == ("", "", ["red_die"], ["the_long_ride"])


def test_a_mist_wyvern_is_a_wyvern_too() -> None:
    """A8.9, 12: recruit a Wyvern; 3 Gold."""
    game, captain = holding("the_wyverns_debt", "southern_gate")
    game.decks["eyrie"].insert(0, "mist_wyvern")
    play(game, lambda: southern_gate.wyvern(game, captain), f"1 place:d1\n{DECK}")
    assert (captain.quest, captain.gold) == ("", 19)


def test_a_wish_for_a_card_is_no_visit() -> None:
    """The King's Keep: completed at the listed structure only; a free card is recruited nowhere."""
    game, captain = holding("drain_the_cask", "royal_keep")
    captain.wishes, game.faces["tavern_1"] = ["free_card"], ["chain_warden"]
    play(game, lambda: wishes.use(game, captain, "free_card"), "1 deck:tavern_1\n1 place:a1")
    assert captain.quest == "drain_the_cask"
