"""Texts of the Tavern's characters: those who join when they are revealed, and those with abilities (A8.4; A-R17, A-R18)."""

import pytest

from games.pit import districts, harm, midday, morning, mystics_quarter, night, outpost, quests, reveal, wishes
from games.pit.pieces import RESERVE, TAVERNS, Captain
from games.pit.state import Game
from games.pit.view import RUNES
from games.testing import script
from tests.games.pit.rolls import bare, hits
from tests.games.pit.tables import begin, during, keys, play, ready, station, told


def outposts(captains: int = 2, variant: str = "dragon", **options: str) -> tuple[Game, Captain]:
    """A bare match and its first Captain."""
    game = bare(ready(captains, variant, **options))
    return game, game.captains[0]


def reveals(game: Game, card: str, lines: str = "") -> str:
    """A Tavern turns this card."""
    game.faces["tavern_1"], game.decks["tavern_1"] = [], [card, "ferry_guard"]
    return play(game, lambda: reveal.tavern(game, "tavern_1"), lines)


def shows(rune: str) -> str:
    """The Rune Die."""
    return f"roll {RUNES.index(rune) + 1}"


# ---------------------------------------------------------------- when revealed


@pytest.mark.parametrize(
    ("card", "seat", "slot"),
    [
        ("grinning_cutpurse", 1, "a4"),
        ("debt_bound_bruiser", 1, "a4"),
        ("oathless_deserter", 2, "a4"),
        ("plague_bell_crier", 3, "d4"),
        ("hexed_minstrel", 2, "d4"),
        ("lost_squire", 2, "d4"),
    ],
)
def test_whom_a_character_without_a_cost_joins(card: str, seat: int, slot: str) -> None:
    """A8.4: the Lead; most Gold; most characters; fewest dice; fewest characters. The next card is turned at once."""
    game, _ = outposts(3)
    game.captains[1].gold = 9
    for captain, soldiers in ((game.captains[0], 1), (game.captains[2], 3)):
        for at in range(soldiers):
            station(game, captain, "road_levy", f"a{at + 1}")
    assert reveals(game, card, f"{seat} place:{slot}") == "done"
    assert game.captain(seat).at(slot) is not None
    assert game.faces["tavern_1"] == ["ferry_guard"]
    assert told(game, "joined") == [{"seat": seat, "card": card}]


@pytest.mark.parametrize("card", ["oathless_deserter", "plague_bell_crier", "hexed_minstrel", "lost_squire"])
def test_the_lead_decides_among_equals(card: str) -> None:
    """Monster Boards, note: a tie is the Lead Captain's choice; the owner chooses the slot."""
    game, first = outposts(3)
    for captain in game.captains:
        captain.units.clear()
        captain.card.facts = first.card.facts
    game.lead = 2
    slot = f"{game.content.unit(card).roles[0]}2"
    reveals(game, card, f"2 joins seat:3\n3 place:{slot}")
    assert game.captain(3).at(slot) is not None


def test_the_crier_brings_the_monster_nearer() -> None:
    """A8.4: the Monster moves 1."""
    game, _ = outposts(1)
    reveals(game, "plague_bell_crier", "1 place:d1")
    assert game.monster.space == 1


def test_reserved_characters_do_not_count() -> None:
    """Reserve Area: outside of the Outpost."""
    game, captain = outposts()
    other = game.captains[1]
    captain.units.clear()
    station(game, captain, "road_levy", RESERVE)
    station(game, other, "road_levy", "a1")
    reveals(game, "lost_squire", "1 place:a1")
    assert captain.at("a1") is not None


def test_without_an_open_slot_somebody_makes_room() -> None:
    """A-R18: a character goes to Reserve, as its owner chooses."""
    game, captain = outposts(1)
    for at in range(1, 7):
        station(game, captain, "siege_bowman", f"a{at}")
    reveals(game, "debt_bound_bruiser", "1 push:a5")
    bruiser = captain.at("a5")
    assert bruiser is not None
    assert bruiser.id == "debt_bound_bruiser"
    assert [unit.id for unit in captain.reserve] == ["siege_bowman"]


def test_where_nobody_can_make_room_the_joiner_goes_into_reserve() -> None:
    """A-R18: all slots of its role hold cards that cannot be reserved."""
    game, captain = outposts(1)
    for at in range(1, 6):
        station(game, captain, "mist_wyvern", f"a{at}")
    station(game, captain, "hexed_minstrel", "a6")
    reveals(game, "debt_bound_bruiser")
    assert [unit.id for unit in captain.reserve] == ["debt_bound_bruiser"]


def test_fire_triggers_nothing() -> None:
    """A-R17: burns never trigger it."""
    game, captain = outposts(1)
    game.faces.update({name: [] for name in TAVERNS})
    game.decks.update({name: ["lost_squire", "bridge_champion"] for name in TAVERNS})
    harm.burn_district(game, "market")
    assert game.removed == ["lost_squire"] * 3
    assert captain.reserve == captain.here[2:] == []


def test_searches_trigger_nothing() -> None:
    """A-R17; The King's Keep, note: other cards go back to the deck."""
    game, captain = outposts(1)
    game.decks["tavern_1"] = ["lost_squire", "bridge_champion", "ferry_guard"]
    play(game, lambda: quests.champion(game, captain), "1 place:d1")
    assert captain.at("d1") is not None
    assert [event["card"] for event in told(game, "joined")] == ["bridge_champion"]
    assert game.decks["tavern_1"] == ["ferry_guard", "lost_squire"]


def test_the_barkeep_triggers_it() -> None:
    """The Barkeep: any revealed effects are resolved, and the next card is recruited from."""
    game, captain = outposts(1)
    during(game, "midday", "market")
    game.faces["tavern_1"], game.decks["tavern_1"] = ["ferry_guard"], ["grinning_cutpurse", "confessor"]
    play(game, lambda: midday.act(game, captain, "barkeep:tavern_1"), "1 place:a1")
    assert (game.faces["tavern_1"], game.decks["tavern_1"], captain.gold) == (["confessor"], ["ferry_guard"], 3)
    assert captain.at("a1") is not None


def test_a_wish_for_a_card_turns_the_next() -> None:
    """A8.12; A-R16: the Tavern's next card is turned, and joins where it costs nothing."""
    game, captain = outposts(1)
    game.faces["tavern_1"], game.decks["tavern_1"] = ["confessor"], ["grinning_cutpurse", "falconer"]
    captain.wishes = ["free_card"]
    play(game, lambda: wishes.use(game, captain, "free_card"), "1 deck:tavern_1\n1 place:d1\n1 place:a1")
    assert [unit.id for unit in captain.here[1:3]] == ["grinning_cutpurse", "confessor"]


# ---------------------------------------------------------------- Outlaws and Mercenaries


def test_a_cutpurse_takes_a_gold_a_night() -> None:
    """A8.4, as far as there is any."""
    game, captain = outposts(1)
    captain.gold = 1
    station(game, captain, "grinning_cutpurse", "d1")
    for _ in range(2):
        play(game, lambda: night.cards(game, captain))
    assert captain.gold == 0


@pytest.mark.parametrize(("line", "gold", "stays"), [("1 bruiser:pay", 3, True), ("1 bruiser:return\n1 deck:tavern_2", 4, False)])
def test_a_bruiser_is_paid_or_goes(line: str, gold: int, stays: bool) -> None:
    """A8.4; Terminology, Return: of several decks the Lead Captain decides."""
    game, captain = outposts(1)
    unit = station(game, captain, "debt_bound_bruiser", "a1")
    play(game, lambda: night.cards(game, captain), line)
    assert (captain.gold, unit in captain.units) == (gold, stays)
    assert stays or game.decks["tavern_2"][-1] == unit.id


def test_a_bruiser_leaves_the_poor() -> None:
    """A8.4: pay or return it; the Lead of another Outpost decides which deck."""
    game, captain = outposts()
    captain.gold, game.lead = 0, 2
    unit = station(game, captain, "debt_bound_bruiser", RESERVE)
    play(game, lambda: night.cards(game, captain), "2 return deck:tavern_3")
    assert unit not in captain.units


def test_the_minstrel_is_never_put_into_reserve_by_choice() -> None:
    """A8.4: neither to make room nor when the Barracks reassign."""
    game, captain = outposts(1)
    captain.units.clear()
    station(game, captain, "hexed_minstrel", "a1")
    levy = station(game, captain, "road_levy", RESERVE)
    during(game, "midday", "city_watch")
    table = begin(game, lambda: midday.act(game, captain, "visit:reassign"), "1 unit:1.a1")
    assert "place:d6" in keys(table, 1)
    assert "place:reserve" not in keys(table, 1)
    script(table, "1 place:a2\n1 unit:1.r1")
    assert "place:a1" in keys(table, 1)
    assert "place:a2" not in keys(table, 1)
    script(table, "1 place:a1\n1 done")
    assert levy.slot == "a1"
    for at in range(3, 7):
        station(game, captain, "road_levy", f"a{at}")
    assert "push:a2" not in outpost.places(game, captain, game.unit("siege_bowman"))


@pytest.mark.parametrize(("injured", "gold"), [(False, 6), (True, 4)])
def test_a_ditch_digger_leaves_two_gold(injured: bool, gold: int) -> None:
    """A8.4: when sacrificed."""
    game, captain = outposts(1)
    unit = station(game, captain, "ditch_digger", "d1")
    unit.injured = injured
    play(game, lambda: harm.sacrifice(game, captain, unit))
    assert captain.gold == gold


# ---------------------------------------------------------------- slots with a rune


@pytest.mark.parametrize(("side", "slots"), [("a", ("a5", "d5")), ("b", ("a6", "d3"))])
def test_a_hedge_witch_in_a_thorn_slot(side: str, slots: tuple[str, ...]) -> None:
    """A8.4, A5: ignore 1 Monster result of the own Progress Roll."""
    for slot in (*slots, "a4"):
        game, captain = outposts(1, outposts=side)
        during(game, "morning")
        station(game, captain, "hedge_witch", slot)
        play(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('wyy', 1)}\n{shows('tide')}")  # noqa: B023
        assert game.monster.space == (1 if slot in slots else 2)


@pytest.mark.parametrize(("side", "slots"), [("a", ("a2", "d2")), ("b", ("a3", "d6"))])
def test_a_pit_chaplain_in_a_tide_slot(side: str, slots: tuple[str, ...]) -> None:
    """A8.4, A5: Night, heal one character in this Outpost."""
    for slot in (*slots, "a1"):
        game, captain = outposts(1, outposts=side)
        captain.units.clear()
        captain.card.injured = True
        station(game, captain, "pit_chaplain", slot)
        play(game, lambda: night.cards(game, captain))  # noqa: B023
        assert captain.card.injured is (slot not in slots)


@pytest.mark.parametrize(("side", "slots"), [("a", ("a1", "d1")), ("b", ("a1", "a2"))])
def test_a_rune_smith_in_an_ember_slot(side: str, slots: tuple[str, ...]) -> None:
    """A8.4, A5: a Gold whenever the own Rune Die shows Ember."""
    for slot in (*slots, "a4"):
        game, captain = outposts(1, outposts=side)
        during(game, "morning")
        station(game, captain, "rune_smith", slot)
        before = captain.gold
        play(game, lambda: morning.progress(game, captain), f"1 roll\n{hits('wyy', 1)}\n{shows('ember')}")  # noqa: B023
        assert captain.gold == before + 1 + (slot in slots)


def test_a_rune_smith_hears_every_rune_die_of_its_captain() -> None:
    """A8.4: the Grotto's and the White Mage's too; not another's, not another rune."""
    game, captain = outposts()
    station(game, captain, "rune_smith", "a1")
    for rune in ("ember", "tide"):
        play(game, lambda rune=rune: mystics_quarter.roll_rune(game, captain), shows(rune))  # type: ignore[misc]
    play(game, lambda: mystics_quarter.roll_rune(game, game.captains[1]), shows("ember"))
    assert captain.gold == 4


@pytest.mark.parametrize("slot", [RESERVE, "injured"])
def test_abilities_need_an_uninjured_card_in_the_outpost(slot: str) -> None:
    """Terminology, Injured Characters, Reserve: prices stay as they are and nobody works."""
    game, captain = outposts(1)
    for card in ("street_alchemist", "falconer", "tally_clerk", "hedge_witch"):
        unit = station(game, captain, card, "a5" if slot == "injured" else RESERVE)
        unit.injured = slot == "injured"
    assert (districts.stone_price(game, captain), districts.wyvern_price(game, captain), morning.ignored(game, captain)) == (3, 4, 0)
    table = begin(game, lambda: morning.morning(game))
    assert table.question is not None
    assert captain.gold == 4
