"""Set-up of Underground (book, Setup А to Е; content page 5.1, 5.8, 5.11): R49, R62 to R65; what every scenario leaves out of the box."""

from collections import Counter

import pytest

from games.engine import Table
from games.slaughter.setup import entry_event, guest_roster, neutral_objects
from games.slaughter.state import Game
from games.testing import describe, script
from tests.games.slaughter.lively import game_of
from tests.games.slaughter.scene import PARTY, Scene, asked
from tests.games.slaughter.test_setup import FAMILIES, ROOMS, UNDERGROUND, dealt, opened, until

BELOW = {2: (7, 3), 3: (8, 3), 4: (9, 4), 5: (10, 5)}
PLAIN = [variant for variant in UNDERGROUND if variant != "last-hours"]
ROSTER = (*PARTY, "mona", "hank", "ivy", "ghost_hunter", "roscoe", "browne", "walton", "demon_hunter", "agent_p", "agent_s")


def laid_out(variant: str = "underground", seats: int = 3, **options: str) -> Game:
    """The match at its first turn."""
    table = until(opened(seats, variant, **options), "monster")
    return game_of(table)


def kinds(game: Game, cards: list[str]) -> Counter[str]:
    """What sort of cards these are."""
    sorts = (("trap", game.content.traps), ("bonus", game.content.bonus), ("object", game.content.objects), ("guest", game.guests))
    return Counter(next((sort for sort, cards_ in sorts if card in cards_), "nothing") for card in cards)


# ---------------------------------------------------------------- piles


@pytest.mark.parametrize("variant", PLAIN)
def test_six_piles_five_guests_and_nothing_here_on_top(variant: str) -> None:
    """Book, Setup: one of these 6 draw piles will have no victim; R64."""
    game = dealt(opened(3, variant)).game
    assert set(game.piles) == {*ROOMS[3], "basement"}
    assert {pile[0] for pile in game.piles.values()} == {*PARTY, "nothing_here"}
    assert {room: len(pile) - 1 for room, pile in game.piles.items() if room != "basement"} == ROOMS[3]


def test_nothing_here_may_lie_on_any_pile() -> None:
    """R64: shuffled with the guests; the last of the six in the steady order is the basement's."""
    assert dealt(opened(3, "underground")).game.piles["basement"][0] == "nothing_here"
    table = until(opened(3, "underground"), "guests-hide")
    assert describe(table.question) == "0 guests-hide: 6 different numbers below 6"
    script(table, "0 guests-hide 5.0.1.2.3.4")
    game = dealt(table).game
    assert game.piles["wc"][0] == "nothing_here"
    assert game.piles["basement"][0] == "tom"
    assert set(game.lurking.values()) == {1}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cards_of_the_basement_pile(seats: int) -> None:
    """Book, Setup, table and step Б; content page 5.1: both rows are added (R65); bonus actions from those left over."""
    game = dealt(opened(seats, "underground")).game
    below = game.piles["basement"][1:]
    objects, bonus = BELOW[seats]
    assert kinds(game, below) == {"object": objects, "bonus": bonus}
    assert all(game.content.objects[card].set == "basement" for card in below if card in game.content.objects)
    cabin = [card for room in ROOMS[seats] for card in game.piles[room][1:]]
    assert kinds(game, cabin) == {"trap": 3, "bonus": 7, "object": 6 * seats}
    played = [card for card in below + cabin if card in game.content.bonus]
    assert len(set(played)) == len(played)


def test_what_chance_is_asked_for() -> None:
    """R63: two more traps of seven, 7 of 22 bonus actions; then 8 of 16 basement objects and 3 of the 15 bonus actions left."""
    table = until(opened(3, "underground"), "traps")
    assert describe(table.question) == "0 traps: 2 different numbers below 7"
    assert describe(until(table, "bonus").question) == "0 bonus: 7 different numbers below 22"
    assert describe(until(table, "basement-objects").question) == "0 basement-objects: 8 different numbers below 16"
    assert describe(until(table, "basement-bonus").question) == "0 basement-bonus: 3 different numbers below 15"
    assert describe(until(table, "mutations").question) == "0 mutations: 16 different numbers below 16"


@pytest.mark.parametrize("variant", UNDERGROUND)
def test_the_turret_is_one_of_the_three_traps(variant: str) -> None:
    """R63; book, K1-B00 Turret: not in Station B62, where all three are random base traps."""
    game = dealt(opened(4, variant)).game
    traps = [card for pile in game.piles.values() for card in pile if card in game.content.traps]
    assert len(traps) == 3
    assert ("k1_b00" in traps) == (variant != "station-b62")


@pytest.mark.parametrize("variant", ["base", "base-neutral", "base-shed", "hot-night"])
def test_the_base_game_knows_nothing_of_it(variant: str) -> None:
    """Book, Note: cards of Underground have the basement icon; never with the shed."""
    game = dealt(opened(5, variant)).game
    assert "basement" not in game.piles
    assert "bd" not in game.doors
    cards = {card for pile in game.piles.values() for card in pile} - {"fire_extinguisher"}
    bonus = {each.id for each in game.content.bonus.values() if each.edition == "underground"}
    assert not cards & {"k1_b00", *bonus, *game.content.cards("msug", "basement"), "nothing_here"}
    assert game.barricades == 5


def test_tokens_markers_and_supplies() -> None:
    """Book, Setup and Components; content page 5.13: closed basement door, 10 barricades, 3 mutations of 16 face up, 6 basement events."""
    game = laid_out()
    assert game.doors["bd"] == "closed"
    assert (game.barricades, game.bones) == (10, 5)
    assert (len(game.below.row), len(game.below.mutations)) == (3, 13)
    assert sorted([*game.below.row, *game.below.mutations]) == sorted(game.content.mutations)
    assert sorted(game.below.events_pile) == sorted(game.content.basement_events)
    assert game.below.event == ""


# ---------------------------------------------------------------- the night


@pytest.mark.parametrize(
    ("variant", "entry"),
    [
        ("underground", "msug_response_team"),
        ("last-hours", "msug_response_team"),
        ("battered-cabin", "msug_response_team"),
        ("hunger", "msug_response_team"),
        ("wandering-monsters", "msug_response_team"),
        ("station-b62", "knock_knock"),
    ],
)
def test_the_entry_event_lies_among_the_first_three(variant: str, entry: str) -> None:
    """Book, Setup А; content page 5.7: 7 random and the entry card; Station B62 has Knock Knock (R86)."""
    places = set()
    for place in range(3):
        table = until(opened(3, variant), "entry-event")
        script(table, f"0 entry-event {place}")
        pile = dealt(table).game.events_pile
        assert len(pile) == len(set(pile)) == 8
        assert not {"knock_knock", "msug_response_team"} - {entry} & set(pile)
        places.add(pile.index(entry))
    assert places == {0, 1, 2}


def test_night_patrol_has_no_entry_event() -> None:
    """R92: eight random cards without both entry cards."""
    table = until(opened(3, "night-patrol"), "events")
    assert describe(table.question) == "0 events: 8 different numbers below 18"
    pile = dealt(table).game.events_pile
    assert len(set(pile)) == 8
    assert not {"knock_knock", "msug_response_team"} & set(pile)


def test_from_the_basement_joins_the_pool() -> None:
    """R63: 17 base events without Knock Knock, and It Came From the Basement."""
    assert describe(until(opened(3, "underground"), "events").question) == "0 events: 7 different numbers below 18"
    assert describe(until(opened(3), "events").question) == "0 events: 7 different numbers below 17"


# ---------------------------------------------------------------- guests


def test_surprise_guests_and_agents_may_be_invited() -> None:
    """Book, Setup А: you may also use MSUG agents as party guests; content page 4.1."""
    table = opened(guests="choose", variant="underground")
    assert asked(table, 1) == tuple(f"invite:{guest}" for guest in ROSTER)
    table = opened(guests="choose", variant="underground", roscoe="alternate")
    assert asked(table, 1) == tuple(f"invite:{'roscoe_alt' if guest == 'roscoe' else guest}" for guest in ROSTER)


def with_agents() -> Table:
    """Both agents and three others are of the party."""
    table = opened(guests="choose", variant="underground")
    script(table, [f"1 invite:{guest}" for guest in ("agent_p", "agent_s", "walton", "bob", "tom")])
    return table


def test_with_agents_of_the_party_somebody_knocks() -> None:
    """Book, Setup А; R62: the entry card is Knock Knock; they have a slot, a place in the order, ability and shield."""
    game = dealt(with_agents()).game
    assert "knock_knock" in game.events_pile[:3]
    assert "msug_response_team" not in game.events_pile
    agent = game.guests["agent_p"]
    assert (agent.surprise, agent.status, agent.hp, agent.has_shield) == (False, "hidden", 4, True)
    assert [guest.id for guest in game.party()] == ["agent_p", "agent_s", "walton", "bob", "tom"]


def test_only_one_agent_of_the_party_is_enough() -> None:
    """Book, Setup А: if you do, use Knock Knock as usual."""
    table = opened(guests="choose", variant="underground")
    script(table, [f"1 invite:{guest}" for guest in ("agent_s", "kam", "walton", "bob", "tom")])
    assert entry_event(dealt(table).game) == "knock_knock"


@pytest.mark.parametrize(
    ("variant", "out"),
    [("station-b62", {"agent_p", "agent_s"}), ("night-patrol", {"roscoe", "agent_p", "agent_s"}), ("last-hours", set()), ("hunger", set())],
)
def test_guests_that_a_scenario_keeps_for_itself(variant: str, out: set[str]) -> None:
    """Book, Scenario 2 and 4, Setup; R87, R92."""
    assert set(guest_roster(Scene(variant=variant).game)) == set(ROSTER) - out
    if variant == "night-patrol":
        assert "roscoe_alt" not in guest_roster(Scene(variant=variant, roscoe="alternate").game)


# ---------------------------------------------------------------- what scenarios leave out


@pytest.mark.parametrize(
    ("variant", "out"),
    [
        ("underground", set()),
        ("last-hours", {"trapdoor"}),
        ("station-b62", set()),
        ("battered-cabin", {"trapdoor", "toxic_gas"}),
        ("night-patrol", {"toxic_gas"}),
        ("hunger", set()),
        ("wandering-monsters", set()),
    ],
)
def test_basement_events_that_are_out(variant: str, out: set[str]) -> None:
    """Book, Scenarios 1, 3 and 4, Setup; R82, R90, R92."""
    game = laid_out(variant)
    assert set(game.below.events_pile) == set(game.content.basement_events) - out


@pytest.mark.parametrize("variant", UNDERGROUND)
def test_krittlins_are_out_of_two_scenarios(variant: str) -> None:
    """Book, Scenario 3 (Krittlins Forbidden) and 5 (no player may play them); R90, content page 3."""
    offered = asked(until(opened(3, variant), "family"), 1)
    out = {"krittlin"} if variant in ("battered-cabin", "hunger", "wandering-monsters") else set()
    assert set(offered) == {f"family:{family}" for family in set(FAMILIES) - out}


def test_families_at_random_leave_them_out_too() -> None:
    """R90: nobody is dealt a Krittlin."""
    assert describe(until(opened(3, "hunger", families="random"), "families").question) == "0 families: 3 different numbers below 10"


@pytest.mark.parametrize("variant", UNDERGROUND)
def test_night_patrol_does_without_family_time(variant: str) -> None:
    """Book, Scenario 4: not Never Split Up!; content page 5.6; R92."""
    table = until(opened(3, variant), "bonus")
    assert describe(table.question) == f"0 bonus: 7 different numbers below {21 if variant == 'night-patrol' else 22}"


def test_neutral_objects_with_the_equipment_of_the_msug() -> None:
    """Content page 5.3: garden 5, ordinary 6, MSUG 4."""
    assert len(neutral_objects(Scene(variant="last-hours").game)) == 15
    assert len(neutral_objects(Scene().game)) == 11
