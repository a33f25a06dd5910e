"""Basement and yard of Underground: Strong Door, Ghost Screen, failed attacks below, Run for Your Life, Long Night; R1, R4, R66 to R68, R75."""

import pytest

from games.slaughter.attack import lose
from games.slaughter.move import eject
from games.slaughter.night import begin_hour
from games.slaughter.turn import take_turn
from tests.games.slaughter.scene import Scene, asked


def below(*families: str, member: str = "mother", zone: str = "basement", door: str = "gone", variant: str = "underground") -> Scene:
    """Seat 1's monster stands somewhere in an Underground night; the basement door is gone."""
    scene = Scene(*families, variant=variant)
    scene.game.doors["bd"] = door
    scene.turn(1, member, zone)
    return scene


# ---------------------------------------------------------------- Strong Door


def test_t21_the_basement_door() -> None:
    """Case T21; book, Strong Door: two successes in one Smash; worth 2 points; the pile below is shuffled."""
    scene = below(zone="yard_w", door="closed")
    scene.pile("basement", "tom", "torch")
    scene.act("smash:bd", "SFF")
    assert (scene.game.doors["bd"], scene.tokens(1)) == ("closed", {})
    scene.act("smash:bd", "SSF", "shuffle torch tom")
    assert (scene.game.doors["bd"], scene.tokens(1)) == ("gone", {"basement_door": 1})
    assert scene.game.piles["basement"] == ["torch", "tom"]
    assert Scene(variant="underground").game.content.points.basement_door == 2


def test_it_is_reached_from_one_yard_zone_only() -> None:
    """Book: it can be reached from the outside zone where it is located."""
    for zone in ("yard_n", "yard_e", "yard_s", "living", "kitchen"):
        assert "bd" not in below(zone=zone, door="closed").menu("smash")
    assert "bd" in below(zone="yard_w", door="closed").menu("smash")


@pytest.mark.parametrize(("door", "passes"), [("closed", False), ("gone", True), ("open", True)])
def test_nobody_passes_while_it_is_closed(door: str, passes: bool) -> None:
    """Book: neither Monsters nor party guests can pass through it; R67: broken or open, an ordinary open doorway."""
    scene = below(zone="yard_w", door=door)
    assert ("basement" in scene.menu("move")) == passes
    scene.guest("tom", "yard_w")
    table = scene.acting("scare:tom", "SFF")
    assert ("to:basement" in asked(table, 1)) == passes
    scene = below("zombie", "golem", zone="yard_s", door=door)
    scene.guest("tom", "basement")
    assert scene.menu("scare") == ()
    scene.turn(1, "mother", "yard_w")
    assert scene.menu("scare") == ("tom",), "Scare reaches across it (R67)"


def test_a_victim_below_cannot_step_through_the_closed_door() -> None:
    """R67: Scare reaches across it but the victim cannot step through: hiding below is all it can do."""
    scene = below(zone="yard_w", door="closed")
    scene.guest("tom", "basement")
    table = scene.acting("scare:tom", "SSS")
    assert asked(table, 1) == ("hide:basement", "spare")


def test_peek_through_the_closed_door() -> None:
    """R67: a door in any state; content page 1.3."""
    scene = below(zone="yard_w", door="closed")
    scene.pile("basement", "tom")
    assert "basement" in scene.menu("peek")
    scene = below(zone="living", door="gone")
    scene.pile("basement", "tom")
    assert "basement" not in scene.menu("peek"), "the floor is no link (R66)"


def test_no_card_and_no_event_breaks_it() -> None:
    """Book, Clarifications: only Smash can destroy the basement door; the Barricades event does not barricade it."""
    scene = below(zone="yard_w", door="closed")
    scene.hand(1, "battering_ram", "discretion", "nail_it_shut")
    scene.doors("gone", "d_s_liv")
    scene.act("play:battering_ram", "1 smash:d_w_kit")
    scene.act("play:discretion")
    assert "basement" not in scene.menu("move")
    scene.game.event = "rusty_hinges"
    scene.act("smash:bd", "SFF")
    assert scene.game.doors["bd"] == "closed"
    scene = below(zone="yard_w")
    scene.hand(1, "nail_it_shut")
    assert "play:nail_it_shut" not in scene.menu(), "never on bd (R12)"


# ---------------------------------------------------------------- Ghost Screen


def test_ghost_screen() -> None:
    """Book: Ghosts cannot pass through the basement door or the living room floor."""
    assert "basement" not in below("ghost", "golem", zone="yard_w", door="closed").menu("move")
    assert "basement" not in below("ghost", "golem", zone="living", door="closed").menu("move")
    assert below("ghost", "golem", door="closed").menu("move") == ()
    assert below("ghost", "golem").menu("move") == ("yard_w",)


def test_r66_the_floor_is_no_link() -> None:
    """R66: living room and basement are not adjacent."""
    scene = below(zone="living")
    scene.guest("tom", "basement")
    assert scene.menu("scare") == ()
    assert "basement" not in scene.menu("move")


# ---------------------------------------------------------------- failed attacks


def losing(*families: str, member: str = "mother", guest: str = "laika") -> Scene:
    """A monster that will lose a fight in the basement; seat 2 has a shovel."""
    scene = below(*families, member=member)
    scene.guest(guest, "basement")
    scene.hand(2, "shovel")
    return scene


def test_t22_a_lost_fight_costs_a_token_and_the_turn() -> None:
    """Book, Monsters' Failed Attacks: no ejection; one action die, a failure costs a token of choice; the turn is over; R68: nobody hides."""
    scene = losing()
    scene.give(1, brain=1, flesh=1)
    table = scene.acting("attack:laika", "2 offer:shovel", "FFF", "SSS", "F")
    assert set(asked(table, 1)) == {"lose:brain", "lose:flesh"}
    scene.go_on(table, "1 lose:flesh")
    assert scene.tokens(1) == {"brain": 1}
    assert scene.now.is_over
    assert scene.monster(1, "mother").zone == "basement"
    assert scene.guest("laika").status == "revealed"


@pytest.mark.parametrize(("roll", "flesh"), [("F", 0), ("S", 1)])
def test_t23_poor_or_lucky(roll: str, flesh: int) -> None:
    """Case T23: no tokens, or the loss roll a success: nothing lost; the turn is over all the same."""
    scene = losing()
    scene.give(1, flesh=flesh)
    scene.act("attack:laika", "2 offer:shovel", "FFF", "SSS", roll)
    assert scene.tokens(1) == ({"flesh": 1} if flesh else {})
    assert scene.now.is_over


def test_the_loss_roll_has_no_bonuses() -> None:
    """R68: 1 action die, no bonuses."""
    scene = losing("golem", "zombie")
    scene.mutate(1, "overgrowth", "mother")
    scene.game.event = "full_fury"
    scene.act("attack:laika", "2 offer:shovel", "FFFFF", "SSS", "F")


def test_a_zombie_makes_the_loss_roll_too() -> None:
    """Content page 3, Won't Budge: in the basement the loss roll applies unchanged."""
    scene = losing("zombie", "golem")
    scene.give(1, door=1)
    scene.act("attack:laika", "2 offer:shovel", "FFF", "SSS", "F")
    assert scene.tokens(1) == {}
    assert scene.now.is_over


def test_the_mutation_step_is_still_allowed() -> None:
    """R68: after a loss roll the mutation step is still allowed."""
    scene = losing()
    scene.give(1, flesh=2)
    scene.game.below.row = ["hound_nose"]
    scene.game.turn = None
    table = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:mother", "1 attack:laika", "2 offer:shovel", "FFF", "SSS", "S")
    assert asked(table, 1) == ("no", "mutate:hound_nose")


def test_a_monster_that_is_not_active_only_rolls() -> None:
    """R68: a non-active monster only rolls; the active one's turn goes on."""
    scene = below()
    scene.give(2, flesh=1)
    scene.monster(2, "child", "basement")
    scene.run(eject(scene.game, scene.monster(2, "child")), "F")
    assert scene.tokens(2) == {}
    assert not scene.now.is_over


def test_demon_hunter_below() -> None:
    """Content page 4.2 and R68: all monsters of the zone, the attacker first, make the loss roll."""
    scene = losing(guest="demon_hunter")
    scene.monster(2, "child", "basement")
    scene.give(1, flesh=1)
    scene.give(2, flesh=1)
    scene.act("attack:demon_hunter", "2 offer:shovel", "FFF", "SSS", "F", "S")
    assert (scene.tokens(1), scene.tokens(2)) == ({}, {"flesh": 1})
    assert [(event["seat"], event["hits"]) for event in scene.told("loss-roll")] == [(1, 0), (2, 1)]


def test_an_ejection_for_any_other_reason() -> None:
    """Book: or must be ejected for any other reason, the monster rolls; its turn is over."""
    scene = below()
    scene.give(1, bone=1)
    scene.run(eject(scene.game, scene.monster(1, "mother")), "F")
    assert scene.tokens(1) == {}
    assert scene.now.is_over


# ---------------------------------------------------------------- outdoors


def test_t32_run_for_your_life() -> None:
    """Case T32: scarer and victim in the living room, two successes: results, hiding in a yard is not offered."""
    scene = below(zone="living", door="closed")
    scene.guest("tom", "living")
    table = scene.acting("scare:tom", "SSF")
    assert set(asked(table, 1)) == {
        *("to:bathroom", "to:yard_w", "to:yard_e"),
        *("hide:kitchen", "hide:bedroom", "hide:wc"),
        "spare",
    }


def test_closed_outer_doors_do_not_hold_victims_barricades_do() -> None:
    """R27: outer doors and yard seams are steps; R15: victims shut doors again."""
    scene = below(zone="kitchen", door="closed")
    scene.guest("tom", "living")
    scene.doors("barred", "d_bed_liv", "d_liv_wc")
    scene.act("scare:tom", "SFF", "1 to:yard_s")
    assert scene.guest("tom").zone == "yard_s"
    assert scene.game.doors["d_s_liv"] == "closed"
    scene = below(zone="kitchen", door="closed")
    scene.guest("tom", "living")
    scene.doors("barred", "d_s_liv")
    assert "to:yard_s" not in asked(scene.acting("scare:tom", "SFF"), 1)


def test_victims_outdoors_are_attacked_and_scared() -> None:
    """R75: victims may stand in yard zones, be attacked and scared, not hide."""
    scene = below(zone="yard_n")
    scene.guest("laika", "yard_n")
    assert scene.menu("attack") == scene.menu("scare") == ("laika",)
    table = scene.acting("scare:laika", "SFF")
    assert set(asked(table, 1)) == {"to:yard_e", "to:yard_w", "to:bathroom", "spare"}


def test_in_the_base_game_victims_never_go_out() -> None:
    """R27: base: victims stay in the cabin."""
    scene = Scene()
    scene.turn(1, "mother", "kitchen")
    scene.guest("tom", "living")
    assert "to:yard_s" not in asked(scene.acting("scare:tom", "SFF"), 1)


@pytest.mark.parametrize(("zone", "next_zone"), [("yard_n", "yard_e"), ("yard_e", "yard_s"), ("yard_s", "yard_w"), ("yard_w", "yard_n")])
def test_a_loser_outdoors_goes_on_clockwise(zone: str, next_zone: str) -> None:
    """R75, content page 1.4: a losing monster is ejected clockwise; nobody hides outdoors; its turn goes on (R36)."""
    scene = below(zone=zone)
    laika = scene.guest("laika", zone)
    scene.run(lose(scene.game, laika))
    assert scene.monster(1, "mother").zone == next_zone
    assert (laika.status, laika.zone) == ("revealed", zone)
    assert not scene.now.is_over


def test_tom_does_not_slip_away_outdoors() -> None:
    """Content page 4.1: not outdoors."""
    scene = below(zone="yard_n")
    scene.guest("tom", "yard_n")
    scene.act("attack:tom", "SFF", "F")
    assert (scene.guest("tom").status, scene.guest("tom").hp) == ("revealed", 2)


def test_a_wound_below_lets_tom_slip_away_there() -> None:
    """Content page 4.1: he hides in his zone; the basement is a room."""
    scene = below()
    scene.guest("tom", "basement")
    scene.act("attack:tom", "SFF", "F", "S")
    assert scene.game.piles["basement"] == ["tom"]


# ---------------------------------------------------------------- Long Night


@pytest.mark.parametrize(("hour", "wakes"), [(hour, hour in (3, 6, 9, 10)) for hour in range(11)])
def test_cards_turn_up_at_two_five_eight_and_nine(hour: int, wakes: bool) -> None:
    """Book, Long Night: at 9:00 all profile cards are face up; R1."""
    scene = Scene(variant="underground")
    for monster in scene.game.monsters():
        monster.up = False
    scene.run(begin_hour(scene.game, hour))
    assert all(monster.up == wakes for monster in scene.game.monsters())


def test_nine_o_clock_has_no_event() -> None:
    """R4; book, Basement Event Cards: no nightly event at 9, the old one stops; the basement event goes on, none is drawn."""
    scene = Scene(variant="underground")
    scene.game.event, scene.game.below.event = "sobering_up", "radio"
    scene.game.below.events_pile = ["trapdoor"]
    scene.game.events_pile = ["full_fury"]
    scene.run(begin_hour(scene.game, 10))
    assert (scene.game.event, scene.game.below.event) == ("", "radio")
    assert scene.game.events_pile == ["full_fury"]
    assert not scene.game.below.has_ladder


def test_eight_o_clock() -> None:
    """R3, R4: the nightly cards are used up, the old one goes on; a basement event comes."""
    scene = Scene(variant="underground")
    scene.game.event, scene.game.below.events_pile = "sobering_up", ["monster_spirit"]
    scene.run(begin_hour(scene.game, 9))
    assert (scene.game.event, scene.game.below.event) == ("sobering_up", "monster_spirit")
