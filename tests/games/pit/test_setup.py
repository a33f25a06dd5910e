"""The set-up (book, Captain Setup to Captains and the Monster, Solo Captain Rules, Monster Player Rules; A4, 1)."""

import pytest

from games.engine import CHANCE, Answer, Keys, Table
from games.pit.match import Pit
from games.pit.pieces import DECKS, RESERVE, TAVERNS
from games.pit.title import PIT
from games.pit.view import BRIDGES, DISTRICTS, RUNES
from games.testing import steady
from tests.games.pit.tables import CAPTAINS, keys, ready, told

FREE = ("grinning_cutpurse", "oathless_deserter", "plague_bell_crier", "hexed_minstrel", "debt_bound_bruiser", "lost_squire")


def until(prompt: str, captains: int = 2, variant: str = "enchantress", **options: str) -> tuple[Pit, Table]:
    """A match up to the first question of a kind; people take what stands first, chance keeps every order."""
    match = Pit(PIT.setup(variant, captains, options))
    table = Table(match)
    while table.question is not None and all(ask.prompt != prompt for ask in table.question.asks.values()):
        seat = table.question.awaited[0]
        ask = table.question.asks[seat]
        key = ask.choices.keys[0] if isinstance(ask.choices, Keys) else steady(ask.choices)
        table.play(Answer(seat, ask.prompt, key))
    return match, table


# ---------------------------------------------------------------- Captains


@pytest.mark.parametrize("captains", [1, 2, 3, 4])
def test_each_captain_has_a_card_a_paladin_gold_and_a_bridge(captains: int) -> None:
    """Captain Setup; Citadel 14; Solo Captain Rules 2: 3 Gold, alone 4."""
    game = ready(captains)
    assert [captain.bridge for captain in game.captains] == list(BRIDGES[:captains])
    for captain in game.captains:
        assert captain.gold == (4 if captains == 1 else 3)
        assert captain.card.slot == "captain"
        assert not captain.card.injured
        assert [unit.id for unit in captain.units if not unit.is_messenger] == ["paladin"]
        assert captain.district == ""


def test_captains_are_chosen_among_those_that_are_left() -> None:
    """Captain Setup: six unique Captains."""
    _, table = until("captain")
    assert keys(table, 1) == tuple(f"captain:{card}" for card in CAPTAINS)
    table.play(Answer(1, "captain", "captain:maelin_dusk"))
    assert "captain:maelin_dusk" not in keys(table, 2)


def test_a_paladin_may_stand_in_any_slot() -> None:
    """Captain Setup: placed in any slot; the Lead's Messenger holds a defender slot already."""
    _, table = until("progress")
    first = next(answer for answer in table.journal if answer.key == "place:a1")
    game, table = until("place")
    assert first.seat == game.game.lead
    assert set(keys(table, game.game.lead)) == {f"place:d{at}" for at in range(1, 7)}
    table.play(Answer(game.game.lead, "place", "place:d3"))
    assert set(keys(table, game.game.lead)) == {f"place:{side}{at}" for side in "ad" for at in range(1, 7)} - {"place:d3"}


def test_the_highest_quest_leads_and_the_quests_are_shuffled_back() -> None:
    """The Lead Captain: the Messenger goes to any defender slot of the Captain with the highest number."""
    _, table = until("lead", 3)
    quests = list(table.match.game.decks["keep"])  # type: ignore[attr-defined]  # a Pit
    table.play(Answer(CHANCE, "lead", "4.9.2"))
    game = table.match.game  # type: ignore[attr-defined]  # a Pit
    numbers = [game.content.quests[quests[at]].number for at in (4, 9, 2)]
    assert told(game, "lead-drawn") == [{"seat": 2, "n": max(numbers)}]
    assert game.lead == 2
    assert table.question is not None
    assert table.question.asks[CHANCE].prompt == "quest-deck"
    assert len(game.decks["keep"]) == 16


def test_the_messenger_is_a_white_die_in_a_defender_slot() -> None:
    """The Lead Captain; A8.1."""
    game = ready()
    card = next(unit for unit in game.leader.units if unit.is_messenger)
    assert (card.slot, card.facts.dice, card.facts.roles) == ("d1", "w", "d")
    assert card.slot != RESERVE


# ---------------------------------------------------------------- the Monster


@pytest.mark.parametrize(
    ("variant", "each", "solo", "start", "limit"),
    [
        ("enchantress", 4, 7, "yy", 9),
        ("enchantress-b", 5, 9, "yyr", 10),
        ("orc-warchief", 5, 14, "wwr", 10),
        ("orc-warchief-b", 6, 16, "wwr", 12),
        ("behemoth", 6, 16, "yr", 10),
        ("behemoth-b", 7, 18, "rr", 10),
        ("vampire-queen", 5, 14, "wyr", 11),
        ("vampire-queen-b", 6, 16, "wyr", 12),
        ("dragon", 5, 10, "wwwr", 12),
        ("dragon-b", 6, 12, "wwrr", 12),
    ],
)
def test_health_and_dice_of_each_board(variant: str, each: int, solo: int, start: str, limit: int) -> None:
    """Monster Setup; A7.1 to A7.3, the middle three as balanced (BALANCE.md): health for each of two to four Captains, its own against one."""
    for captains in (1, 2, 3, 4):
        monster = ready(captains, variant).monster
        assert monster.health == monster.full == (solo if captains == 1 else each * captains)
        assert monster.dice == {colour: start.count(colour) for colour in "wyr"}
        assert (monster.limit, monster.space) == (limit, 0)


# ---------------------------------------------------------------- the Citadel


def test_every_district_has_a_location_token() -> None:
    """Citadel Game Board 1: one of each, at random."""
    game = ready()
    assert tuple(game.tokens) == DISTRICTS
    assert sorted(game.tokens.values()) == sorted(RUNES)


def test_decks_and_stocks() -> None:
    """Citadel Setup 2 to 12; A8.13: nothing lies open but Taverns, Town Hall and Stables."""
    game = ready(3)
    left = {deck: len(game.decks[deck]) + len(game.faces.get(deck, ())) for deck in DECKS}
    assert left["barracks"] == 24 - 4
    assert (left["town_hall"], left["stables"], left["eyrie"], left["sanctuary"], left["keep"]) == (24, 10, 10, 21, 16)
    assert {deck: len(faces) for deck, faces in game.faces.items()} == dict.fromkeys((*TAVERNS, "town_hall", "stables"), 1)
    assert game.stock == {"stone": 9, "blue": 9, "green": 9, "white": 5, "yellow": 5}
    assert (len(game.bag), len(game.monster_deck), len(game.encounters)) == (20, 36, 21)


@pytest.mark.parametrize(("captains", "piles"), [(1, (14, 14, 13)), (2, (14, 13, 13)), (3, (13, 13, 13)), (4, (13, 13, 12))])
def test_taverns_are_dealt_without_the_captains_in_play(captains: int, piles: tuple[int, ...]) -> None:
    """Citadel Setup 10; A2: three decks that differ by one at most."""
    game = ready(captains)
    cards = [[*game.faces[tavern], *game.decks[tavern]] for tavern in TAVERNS]
    assert tuple(len(pile) for pile in cards) == piles
    doubles = {card for pile in cards for card in pile if card.endswith("_double")}
    assert doubles == {f"{card}_double" for card in CAPTAINS[captains:]}


def test_cards_without_a_cost_go_under_their_tavern_at_set_up() -> None:
    """A-R17: they lie first in the box, yet nobody is joined, and they wait under the decks."""
    game = ready()
    assert all(game.content.unit(game.faces[tavern][0]).cost for tavern in TAVERNS)
    assert {card for tavern in TAVERNS for card in game.decks[tavern][-2:]} == set(FREE)
    assert all(captain.works(card) is None for captain in game.captains for card in FREE)


def test_encounters_are_optional() -> None:
    """Citadel Setup 12."""
    assert ready(encounters="off").encounters == []


# ---------------------------------------------------------------- the track, a Monster player


@pytest.mark.parametrize(
    ("track", "purple"), [("60", [3, 6, 15, 18, 30, 33, 45, 48]), ("48", [2, 5, 12, 14, 24, 26, 36, 38]), ("72", [4, 7, 18, 22, 36, 40, 54, 58])]
)
def test_purple_spaces_keep_their_share_of_the_track(track: str, purple: list[int]) -> None:
    """A5: 60 spaces, 48 and 72 by choice; two purple spaces at each bridge."""
    game = ready(track=track)
    assert (game.length, game.purple) == (int(track), purple)
    for at, bridge in enumerate(BRIDGES):
        low, high = game.purple[2 * at : 2 * at + 2]
        assert low <= game.bridges[bridge] <= high


def test_a_monster_player_has_gold_and_two_cards() -> None:
    """Monster Player Rules, Game Setup: the whole deck shuffled, two cards, 3 Gold; the others are Captains."""
    game = ready(2, foe="player")
    assert game.foe is not None
    assert (game.foe.seat, game.foe.gold, len(game.foe.hand), len(game.monster_deck)) == (3, 3, 2, 34)
    assert [captain.seat for captain in game.captains] == [1, 2]


def test_monster_health_counts_captains_only() -> None:
    """Monster Setup: times the number of Captains; against a Monster player one Captain is solo too."""
    assert ready(2, foe="player").monster.full == 10
    solo = ready(1, foe="player")
    assert (solo.monster.full, solo.captains[0].gold) == (10, 4)


def test_several_who_want_the_monster_are_drawn_among() -> None:
    """Monster Player Rules: a player may take it; chance decides where several or none want to."""
    match, table = until("role", 2, foe="player")
    for seat in (1, 2, 3):
        table.play(Answer(seat, "role", "role:captain" if seat == 1 else "role:monster"))
    assert table.question is not None
    table.play(Answer(CHANCE, "role", "1"))
    assert match.game.foe is not None
    assert match.game.foe.seat == 3
