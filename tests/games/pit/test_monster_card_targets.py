"""Monster cards that hit somebody or something, both texts and the families they favour (A8.10; book, Monster Cards and Monster Player Rules)."""

import pytest

from games.pit import harm, monster_cards
from games.pit.view import DISTRICTS
from tests.games.pit.tables import begin, drawn, during, keys, play, played, prompt, ready, station, told

DEFENDED = "roll 2 2 1\nroll 1 2 2 2"
"""The Lead Captain's W W Y against the Dragon's R W W W: three against none."""


# ---------------------------------------------------------------- attacks and injuries


def test_sudden_assault_attacks_the_lead_captain() -> None:
    """A8.10 Sudden Assault."""
    game = ready()
    drawn(game, "sudden_assault", DEFENDED)
    assert told(game, "strikes") == [{"seat": 1, "foe": "dragon"}]


def test_sudden_assault_by_a_player_attacks_anybody() -> None:
    """A8.10 Sudden Assault; book, Choosing Targets: `Lead Captain` is a free choice too."""
    game = ready(foe="player")
    table = begin(game, lambda: monster_cards.play(game, "sudden_assault"))
    assert (prompt(table, 3), keys(table, 3)[:2]) == ("target", ("seat:1", "seat:2"))
    played(game, "sudden_assault", "3 seat:2\nroll 1 2\nroll 2\nroll 1 2 2 2")
    drawn(game, "sudden_assault", "3 seat:1\n" + DEFENDED)
    assert [each["seat"] for each in told(game, "strikes")] == [2, 1]


def test_sudden_assault_waits_while_dice_lie_open() -> None:
    """A-R42: a combat does not begin inside of another's roll."""
    game = ready(foe="player")
    assert monster_cards.playable(game, "sudden_assault")
    play(game, lambda: monster_cards.play(game, "sudden_assault"), "3 seat:1\n" + DEFENDED)
    assert game.combat is not None
    assert game.combat.roll is not None
    game.open_rolls = [game.combat.roll]
    assert not monster_cards.playable(game, "sudden_assault")


def test_old_wounds_injures_the_rolled_slot_of_the_lead_captain() -> None:
    """A8.10 Old Wounds: the Rune Die; of two slots the Lead Captain picks (A5)."""
    game = ready()
    drawn(game, "old_wounds", "roll 1\n1 unit:1.a1")
    assert game.captains[0].units[1].injured
    drawn(game, "old_wounds", "roll 2")
    assert [unit.id for unit in game.captains[0].here if unit.injured] == ["paladin"]


def test_old_wounds_by_a_player_injures_anybody() -> None:
    """A8.10 Old Wounds; Terminology, Injure: the Monster player decides which character."""
    game = ready(foe="player")
    played(game, "old_wounds", "3 seat:2\n3 injure:2.captain")
    assert game.captains[1].card.injured


def test_old_wounds_injures_one_more_for_undead_and_zombies() -> None:
    """A8.10 Old Wounds, Undead, Zombie."""
    game = ready(variant="vampire-queen", foe="player")
    played(game, "old_wounds", "3 seat:2\n3 injure:2.captain\n3 seat:2")
    assert all(unit.injured for unit in game.captains[1].here)
    alone = ready(1)
    alone.monster.family = "zombie"
    drawn(alone, "old_wounds", "roll 1\n1 unit:1.a1\nroll 1\n1 unit:1.d1")
    assert [unit.id for unit in alone.captains[0].here if unit.injured] == ["paladin", "kings_messenger"]


def test_the_kiln_servitor_is_not_injured_by_cards() -> None:
    """A8.4 Kiln Servitor: cannot be injured or removed by Monster cards."""
    game = ready(foe="player")
    servitor = station(game, game.captains[0], "kiln_servitor", "d2")
    table = begin(game, lambda: monster_cards.play(game, "old_wounds"), "3 seat:1")
    assert "injure:1.d2" not in keys(table, 3)
    drawn(game, "old_wounds", "roll 2")
    assert not servitor.injured
    assert servitor in harm.injurable(game.captains[0])


def test_old_wounds_needs_somebody_uninjured() -> None:
    game = ready(foe="player")
    for captain in game.captains:
        for unit in captain.here:
            unit.injured = True
    assert not monster_cards.playable(game, "old_wounds")
    assert played(game, "old_wounds") == "done"


# ---------------------------------------------------------------- Gold, Items, Mounts, Quests


def test_cut_the_purse_strings() -> None:
    """A8.10 Cut the Purse-Strings: the Captain with the most Gold loses 2, a tie is broken as on boards; a player picks anybody."""
    game = ready(foe="player")
    drawn(game, "cut_the_purse_strings", "3 seat:2")
    assert [captain.gold for captain in game.captains] == [3, 1]
    drawn(game, "cut_the_purse_strings")
    assert [captain.gold for captain in game.captains] == [1, 1]
    played(game, "cut_the_purse_strings", "3 seat:2")
    assert [captain.gold for captain in game.captains] == [1, 0]
    game.captains[0].gold = 0
    assert not monster_cards.playable(game, "cut_the_purse_strings")
    assert played(game, "cut_the_purse_strings") == drawn(game, "cut_the_purse_strings") == "done"


def test_rot_in_the_granary() -> None:
    """A8.10 Rot in the Granary: each Captain loses 1 Gold, both texts."""
    game = ready(3, foe="player")
    game.captains[1].gold = 0
    drawn(game, "rot_in_the_granary")
    played(game, "rot_in_the_granary")
    assert [captain.gold for captain in game.captains] == [1, 0, 1]


def test_rusted_straps_takes_an_item_from_whoever_has_most() -> None:
    """A8.10 Rusted Straps: the Captain with the most Items returns one of them, that Captain's choice (as A-R21)."""
    game = ready()
    station(game, game.captains[1], "the_unbroken", "a2", items=("long_spear", "hook_blade"))
    station(game, game.captains[0], "cliff_reaver", "a2", items=("notched_axe",))
    drawn(game, "rusted_straps", "2 item:2.a2.hook_blade")
    assert game.captains[1].units[-1].items == ["long_spear"]
    assert game.decks["town_hall"][-1] == "hook_blade"
    drawn(game, "rusted_straps", "1 seat:1")
    assert game.captains[0].units[-1].items == []


def test_rusted_straps_by_a_player_takes_a_mount() -> None:
    """A8.10 Rusted Straps: return one attached Mount to its deck."""
    game = ready(foe="player")
    assert not monster_cards.playable(game, "rusted_straps")
    assert drawn(game, "rusted_straps") == "done"
    station(game, game.captains[0], "cliff_reaver", "a2", mounts=("war_ox",))
    station(game, game.captains[1], "cliff_reaver", "reserve", mounts=("hill_ram",))
    played(game, "rusted_straps", "3 item:2.r1.hill_ram")
    assert (game.decks["stables"][-1], game.captains[1].units[-1].mounts) == ("hill_ram", [])


def test_whispers_takes_gold_or_the_quest_of_each_who_has_one() -> None:
    """A8.10 Whispers: every Captain holding a Quest loses 1 Gold or the Quest."""
    game = ready(3)
    for captain, quest in zip(game.captains, ("bulwark", "test_of_steel"), strict=False):
        captain.quest, captain.quest_due = quest, 2
        game.decks["keep"].remove(quest)
    game.captains[1].gold = 0
    order = " ".join(str(at) for at in range(15))
    drawn(game, "whispers", f"1 whisper:gold\ndeal {order}")
    assert [(captain.gold, captain.quest) for captain in game.captains] == [(2, "bulwark"), (0, ""), (3, "")]
    assert "test_of_steel" in game.decks["keep"]
    assert told(game, "quest-lost") == [{"seat": 2, "card": "test_of_steel"}]


def test_whispers_by_a_player_takes_a_wish_or_a_quest() -> None:
    """A8.10 Whispers: one Captain discards a Wish token or a Quest."""
    game = ready(foe="player")
    assert not monster_cards.playable(game, "whispers")
    captain = game.captains[1]
    captain.wishes, captain.quest = ["back_six", "back_six"], "bulwark"
    game.decks["keep"].remove("bulwark")
    played(game, "whispers", "3 drop:wish_back_six")
    assert captain.wishes == ["back_six"]
    order = " ".join(str(at) for at in range(16))
    played(game, "whispers", f"3 drop:quest_bulwark\ndeal {order}")
    assert (captain.quest, captain.quest_due) == ("", 0)


# ---------------------------------------------------------------- Districts


def test_dread_fog_closes_a_rolled_district_next_midday() -> None:
    """A8.10 Dread Fog: drawn in Twilight it counts for the Midday to come."""
    game = during(ready(), "twilight")
    drawn(game, "dread_fog", "roll 4")
    assert game.closed == {"market": 2}
    game.phase, game.round = "midday", 2
    assert game.is_closed("market")
    game.round = 3
    assert not game.is_closed("market")


def test_dread_fog_by_a_player_closes_any_district_of_this_midday() -> None:
    """A8.10 Dread Fog: only while there is a Midday to spoil; what is closed longer stays so."""
    game = during(ready(foe="player"), "midday")
    game.closed["great_hall"] = 2
    table = begin(game, lambda: monster_cards.play(game, "dread_fog"))
    assert keys(table, 3)[:5] == tuple(f"district:{each}" for each in DISTRICTS if each != "great_hall")
    played(game, "dread_fog", "3 district:market")
    assert (game.closed["market"], game.closed["great_hall"]) == (1, 2)
    for phase, wanted in (("morning", True), ("midday", True), ("twilight", False), ("night", False)):
        game.phase = phase
        assert monster_cards.playable(game, "dread_fog") == wanted


def test_fog_does_not_shorten_what_the_behemoth_closed() -> None:
    """A7.2 Behemoth: closed until the end of the next Round."""
    game = during(ready(variant="behemoth"), "morning")
    game.closed["market"] = 2
    drawn(game, "dread_fog", "roll 4")
    assert game.closed["market"] == 2


@pytest.mark.parametrize(("variant", "times"), [("enchantress", 1), ("behemoth", 2)])
def test_burning_street(variant: str, times: int) -> None:
    """A8.10 Burning Street: a rolled District, a chosen one; Mythological burn it twice."""
    game = ready(variant=variant, foe="player")
    before = len(game.decks["sanctuary"]), len(game.decks["barracks"])
    drawn(game, "burning_street", "roll 5")
    played(game, "burning_street", "3 district:city_watch")
    assert (len(game.decks["sanctuary"]), len(game.decks["barracks"])) == (before[0] - times, before[1] - times)


def test_burning_street_can_raze_the_citadel_for_the_dragon() -> None:
    """Book, Phoshar, Special Win Condition."""
    game = ready()
    game.monster.destroyed, game.decks["barracks"] = ["mystics_quarter"], ["road_levy"]
    assert drawn(game, "burning_street", "roll 1") == "razed"


def test_panic_turns_the_order_of_the_next_midday() -> None:
    """A8.10 Panic: next Midday the order of choice is reversed."""
    game = during(ready(), "twilight")
    drawn(game, "panic")
    assert game.notes["reversed"] == 2


def test_panic_by_a_player_forces_one_captain() -> None:
    """A8.10 Panic: one who has not set out yet, to a District that is open and new."""
    game = during(ready(3, foe="player"), "midday", "market")
    game.captains[1].last_district, game.closed["royal_keep"] = "great_hall", 1
    table = begin(game, lambda: monster_cards.play(game, "panic"), "4 seat:2")
    assert keys(table, 4)[:4] == tuple(f"district:{each}" for each in ("city_watch", "southern_gate", "market", "mystics_quarter"))
    played(game, "panic", "4 seat:2\n4 district:market")
    assert game.notes["forced.2"] == DISTRICTS.index("market")
    assert monster_cards.playable(game, "panic")
    game.captains[2].district = "market"
    assert not monster_cards.playable(game, "panic")
    game.phase = "night"
    assert not monster_cards.playable(game, "panic")
