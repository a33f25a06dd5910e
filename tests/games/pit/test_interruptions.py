"""What happens when somebody acts in the middle of what another is asked (book, Special Abilities, Monster Cards: at any time)."""

import pytest

from games.engine import Keys
from games.pit import city_watch, combat, encounters, foe, harm, night, outpost, southern_gate, twilight, wishes
from games.pit.state import Game
from games.pit.title import QUIET
from games.testing import script
from tests.games.pit.rolls import bare, claws, dice, hits
from tests.games.pit.tables import begin, during, keys, play, prompt, put, ready, station, told


def against(*hand: str, gold: int = 9) -> Game:
    """A bare match of two Captains against seat 3 with these cards, in the middle of a day."""
    game = during(bare(ready(2, "orc-warchief", foe="player")), "midday", "city_watch", "city_watch")
    assert game.foe is not None
    game.foe.hand, game.foe.gold, game.mover = list(hand), gold, 1
    return game


# ---------------------------------------------------------------- cards that are looked at


def test_a_star_reader_under_an_oracle() -> None:
    """A8.4, A8.8: afterwards the Oracle looks at what lies on top then."""
    game = during(bare(ready(2)), "twilight")
    station(game, game.captains[0], "veiled_oracle", "a2")
    station(game, game.captains[0], "star_reader", "a3")
    game.monster_deck = ["panic", "spawn", "whispers", "mend_flesh"]
    table = begin(game, lambda: twilight.oracle(game, game.captains[0]), "1 wizard:star_reader\n1 top:1")
    assert table.view(1).you.looking == ("spawn",)
    script(table, "1 look:under")
    assert game.monster_deck == ["mend_flesh", "spawn"]
    assert table.view(1).you.looking == ()


def test_somebody_takes_the_card_that_a_librarian_sees() -> None:
    """A8.8, A8.12: then the next one is looked at; nothing is left of an empty deck."""
    game = during(bare(ready(2)), "night")
    station(game, game.captains[0], "grey_librarian", "a2")
    game.captains[1].wishes = ["free_card"] * 2
    game.decks["sanctuary"] = ["tower_adept", "archmages_shade"]
    table = begin(game, lambda: night.librarian(game, game.captains[0]), "2 wish:free_card\n2 deck:sanctuary\n2 place:d2")
    assert table.view(1).you.looking == ("archmages_shade",)
    script(table, "2 wish:free_card\n2 deck:sanctuary\n2 place:a2")
    assert table.outcome is not None
    assert game.decks["sanctuary"] == []


@pytest.mark.parametrize("card", ["veiled_oracle", "grey_librarian"])
def test_what_led_to_a_look_is_not_taken_back(card: str) -> None:
    """Who has seen a hidden card must not decide again about what came before."""
    game = bare(ready(1))
    station(game, game.captains[0], card, "a2")
    look = twilight.oracle if card == "veiled_oracle" else night.librarian
    begin(game, lambda: look(game, game.captains[0]))
    assert [(event.key, event.args["card"]) for event in game.events] == [("looks", card)]
    assert "looks" not in QUIET


def test_what_others_voted_for_is_a_revelation() -> None:
    """Votes are secret until all have voted; whoever votes last does not vote again."""
    assert "voted" not in QUIET


def test_quests_burn_before_the_heron() -> None:
    """A8.11 against Burning Street: what has burnt is not taken."""
    game = against("burning_street", "burning_street")
    put(game, "old_heron_of_the_moat", "fountain")
    captain = game.captains[0]
    captain.gold, captain.district = 3, "royal_keep"
    game.decks["keep"] = ["bulwark", "test_of_steel"]
    table = begin(game, lambda: encounters.ask_heron(game, captain), "3 play:burning_street\n3 district:royal_keep")
    assert table.view(1).you.looking == ("test_of_steel",)
    assert keys(table, 1) == ("take:test_of_steel",)
    script(table, "3 play:burning_street\n3 district:royal_keep")
    assert table.outcome is not None
    assert captain.quest == ""


# ---------------------------------------------------------------- those who are gone in the meantime


def test_a_carrion_wyvern_takes_the_creature_under_attack() -> None:
    """A8.7: nothing is left to be hurt."""
    game = during(bare(ready(2)), "midday", "market", "market")
    fighter, other = game.captains
    station(game, fighter, "thorn_wyvern", "a2")
    station(game, other, "carrion_wyvern", "a2")
    (token,) = put(game, "rust_rats", "alchemist")
    gold = fighter.gold
    deed = lambda: combat.attack(game, fighter, "alchemist", token)  # noqa: E731
    table = begin(game, deed, "2 wyvern:carrion_wyvern\n1 wyvern:no")
    script(table, f"{hits('wy', 2)}\n{hits('y', 1)}")
    assert table.outcome is not None
    assert fighter.gold == gold
    assert game.open == []


def test_who_is_traded_away_is_not_redeployed() -> None:
    """Barracks, Reassign; A-R30."""
    game = during(bare(ready(2)), "midday", "city_watch", "city_watch")
    giver, taker = game.captains
    game.mover, giver.gold = 1, 3
    unit = station(game, giver, "chain_warden", "a2")
    table = begin(game, lambda: city_watch.redeploy(game, giver, unit), "1 trade:2\n1 unit:1.a2\n2 place:a3")
    assert table.outcome is not None
    assert (unit in taker.units, unit.slot) == (True, "a3")


def test_reserve_is_for_characters_and_not_for_the_minstrel() -> None:
    """Captain Setup, Reserve Area; A8.4: nobody in Reserve changes places with a Wyvern, the Messenger or the Hexed Minstrel."""
    game = bare(ready(1))
    captain = game.captains[0]
    for card, slot in (("mist_wyvern", "a2"), ("hexed_minstrel", "a3"), ("road_levy", "a4")):
        station(game, captain, card, slot)
    resting = station(game, captain, "chain_warden", "reserve")
    there = city_watch.new_places(game, captain, resting)
    assert not {"place:a2", "place:a3", "place:d6"} & set(there)
    assert "place:a4" in there
    minstrel = captain.at("a3")
    assert minstrel is not None
    assert "place:reserve" not in city_watch.new_places(game, captain, minstrel)


def test_soldiers_who_fall_while_others_leave() -> None:
    """A8.3: a Sudden Assault while one of two goes home takes the other."""
    game = against("sudden_assault")
    game.phase = "night"
    captain = game.captains[0]
    captain.gold = 2
    dice(game, "r")
    first, second = station(game, captain, "wall_sapper", "a2", items=["long_spear"]), station(game, captain, "gate_pikeman", "d2")
    first.service = second.service = 1
    table = begin(game, lambda: night.serve(game, captain), "3 play:sudden_assault\n3 seat:1")
    script(table, f"{hits('wwy', 0)}\n{claws('r', 1)}")
    assert not {first, second} & set(captain.units)
    assert table.outcome is not None


# ---------------------------------------------------------------- Gold, defaults, things without a bearer


def test_gold_that_is_spent_in_a_window_is_gone() -> None:
    """Monster Player Rules: each card is paid for."""
    game = against("ward_of_scales", "rot_in_the_granary", gold=3)
    table = begin(game, lambda: foe.wards(game))
    assert "play:ward_of_scales" in keys(table, 3)
    script(table, "3 play:rot_in_the_granary")
    assert (prompt(table, 3), "play:ward_of_scales" in keys(table, 3)) == ("ward", False)


def test_nobody_shifts_a_tracker_by_being_late() -> None:
    """The Stone Church: "you may"."""
    game = during(bare(ready(1)), "midday", "southern_gate")
    game.captains[0].gold = 4
    game.monster.dice = {"w": 2, "y": 0, "r": 0}
    table = begin(game, lambda: southern_gate.light(game, game.captains[0]), "roll 2")
    assert table.question is not None
    choices = table.question.asks[1].choices
    assert isinstance(choices, Keys)
    assert choices.default == "shift:none"


def test_an_item_that_nobody_can_carry_any_more_leaves_the_game() -> None:
    """Great Hall: otherwise they are removed from the game."""
    game = bare(ready(1))
    play(game, lambda: outpost.attach(game, game.captains[0], "star_rod"))
    assert game.removed == ["star_rod"]
    assert told(game, "left-behind")


@pytest.mark.parametrize("top", ["star_rod", "long_spear"])
def test_a_free_card_tells_nothing_of_a_face_down_one(top: str) -> None:
    """A8.12: after a fire the Town Hall shows no card until Night; whether somebody could carry the next one is not known."""
    game = bare(ready(1))
    game.faces["town_hall"], game.decks["town_hall"] = [], [top]
    assert "deck:town_hall" in wishes.free_decks(game, game.captains[0])


def test_a_free_item_is_followed_by_the_next() -> None:
    """Great Hall: the next card is revealed if there are no cards available to buy."""
    game = bare(ready(1))
    game.faces["town_hall"], game.decks["town_hall"] = ["granary"], ["long_spear"]
    play(game, lambda: wishes.free_card(game, game.captains[0]), "1 deck:town_hall")
    assert game.faces["town_hall"] == ["long_spear"]


def test_a_combat_within_a_combat_gives_the_table_back() -> None:
    """A Sudden Assault while somebody is asked for a Thorn Wyvern: the picture shows the attack again."""
    game = against("sudden_assault")
    dice(game, "r")
    station(game, game.captains[0], "thorn_wyvern", "a2")
    table = begin(game, lambda: combat.attack(game, game.captains[0], "gate"), "3 play:sudden_assault\n3 seat:2")
    script(table, f"{hits('wy', 2)}\n{claws('r', 0)}")
    assert prompt(table, 1) == "thorn"
    assert game.combat is not None
    assert (game.combat.captain.seat, game.combat.is_attack) == (1, True)


def test_who_is_taken_meanwhile_is_not_taken_twice() -> None:
    """A Sudden Assault while the Miller is thought about (A8.3)."""
    game = against("sudden_assault")
    captain = game.captains[0]
    station(game, captain, "conscripted_miller", "a2")
    unit = station(game, captain, "gate_pikeman", "d2")
    table = begin(game, lambda: harm.sacrifice(game, captain, unit))
    assert prompt(table, 1) == "miller"
    captain.units.remove(unit)
    game.removed.append(unit.id)
    script(table, "1 miller:no")
    assert game.removed == ["gate_pikeman"]


def test_a_creature_is_carried_off_while_others_of_its_kind_arrive() -> None:
    """Encounter Cards: the card stays until all of them are beaten."""
    game = against()
    station(game, game.captains[0], "carrion_wyvern", "a2")
    game.encounters.remove("fire_imps")
    table = begin(game, lambda: encounters.lay_open(game, "fire_imps", is_free=True), "3 place:keep\n1 wyvern:carrion_wyvern")
    script(table, "3 place:keep\n3 place:keep\n3 place:keep")
    assert table.outcome is not None
    assert (game.open, len(game.on_board)) == (["fire_imps"], 3)
