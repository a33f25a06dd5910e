"""Basement events, their times, and the two nightly events of Underground (book; content page 5.7, 5.8): R1, R76 to R78, R80, R81; cases T27, T28."""

from collections.abc import Coroutine
from typing import Any

import pytest

from games.engine import Answer, Question
from games.slaughter import basement, events
from games.slaughter.basement import call_for_help, flood, turn_up
from games.slaughter.dice import action_dice
from games.slaughter.night import begin_hour, end_round
from games.slaughter.turn import take_turn
from tests.games.slaughter.scene import Scene, asked

STAYS = {"storm": False, "trapdoor": False, "radio": True, "toxic_gas": False, "monster_spirit": True, "sump_pump": True}


def event(name: str, *families: str) -> Scene:
    """This basement event is the next of the pile."""
    scene = Scene(*families, variant="underground")
    scene.game.below.events_pile = [name]
    return scene


def turned(scene: Scene, *lines: str) -> Scene:
    """The basement event is turned up, with these answers."""
    scene.run(turn_up(scene.game), *lines)
    return scene


def in_force(name: str, *families: str) -> Scene:
    """It stays in play."""
    scene = Scene(*families, variant="underground")
    scene.game.below.event = name
    scene.game.doors["bd"] = "gone"
    return scene


def at_hour(scene: Scene, hour: int) -> Coroutine[Question, Answer, None]:
    """An hour begins."""
    return begin_hour(scene.game, hour)


# ---------------------------------------------------------------- when


def test_the_six_events() -> None:
    """Content page 5.8: 6 cards, which of them stay."""
    assert {each.id: each.stays for each in Scene().game.content.basement_events.values()} == STAYS
    assert set(basement.NOW) == {"storm", "trapdoor", "toxic_gas"}


@pytest.mark.parametrize("hour", range(11))
def test_at_two_five_and_eight(hour: int) -> None:
    """Book: revealed at 2, 5 and 8 in addition to the nightly event, not at 9; R1."""
    scene = event("radio")
    scene.game.events_pile = ["full_fury"] * 8
    scene.run(at_hour(scene, hour))
    assert scene.game.below.event == ("radio" if hour in (3, 6, 9) else "")
    assert scene.game.event == ("full_fury" if 1 <= hour <= 9 else "")


def test_order_of_an_hour() -> None:
    """R1: moon, cards up, nightly event, trap turret, basement event, mutations."""
    scene = event("radio")
    scene.game.events_pile = ["full_fury"]
    scene.game.below.turret, scene.game.below.turret_bolts = "living", 3
    scene.game.below.row, scene.game.below.mutations = ["mob_rule"], ["ram_skull"]
    scene.monster(1, "mother", "living")
    scene.doors("gone", "d_s_liv")
    scene.run(at_hour(scene, 3))
    keys = [each.key for each in scene.game.events]
    assert keys == ["hour", "woken", "event", "turret-fires", "ejected", "basement-event", "mutations-changed"]


@pytest.mark.parametrize("name", STAYS)
def test_what_stays_and_what_is_discarded(name: str) -> None:
    """Book: each stays until it is removed or another is played; four say discard this card."""
    scene = turned(event(name))
    assert scene.game.below.event == (name if STAYS[name] else "")


@pytest.mark.parametrize("name", STAYS)
def test_the_next_one_replaces_it(name: str) -> None:
    """Book: until another basement event is played."""
    scene = event(name)
    scene.game.below.event = "sump_pump" if name != "sump_pump" else "radio"
    turned(scene)
    assert scene.game.below.event == (name if STAYS[name] else "")


def test_an_empty_pile_changes_nothing() -> None:
    """R81: six always suffice; with fewer in a scenario nothing more comes."""
    scene = in_force("radio")
    turned(scene)
    assert scene.game.below.event == "radio"


# ---------------------------------------------------------------- Storm


def test_t27_storm() -> None:
    """Case T27: 9 doors closed, a monster in the WC and one in the north yard, dice F."""
    scene = event("storm")
    scene.monster(1, "mother", "wc")
    scene.monster(2, "mother", "yard_n")
    scene.guest("tom", "wc")
    scene.pile("wc", "torch", "shovel")
    turned(scene, "F")
    assert [state for door, state in scene.game.doors.items() if door != "bd"] == ["gone"] * 9
    assert scene.game.doors["bd"] == "closed"
    assert scene.tokens(1) == scene.tokens(2) == {}
    assert scene.game.piles["wc"] == ["torch", "shovel"]
    assert scene.monster(1, "mother").zone == "living"
    assert scene.monster(2, "mother").zone == "yard_n"
    assert scene.guest("tom").status == "revealed"


def test_storm_clockwise_from_the_first_player() -> None:
    """Content page 5.8: every monster in the cabin (not yard, not basement) rolls one die, a success holds; barricades stay; R77."""
    scene = event("storm")
    scene.game.first = 2
    scene.doors("barred", "d_w_kit")
    scene.monster(1, "mother", "kitchen")
    scene.monster(2, "child", "bedroom")
    scene.monster(2, "mother", "living")
    scene.monster(3, "mother", "basement")
    turned(scene, "S", "F", "F")
    assert [(each["seat"], each["monster"]) for each in scene.told("storm-held") + scene.told("storm-blown")] == [
        *((2, "child"), (2, "mother"), (1, "mother")),
    ]
    assert scene.monster(2, "child").zone == "bedroom"
    assert scene.monster(2, "mother").zone == "yard_s"
    assert scene.monster(1, "mother").zone == "yard_w"
    assert scene.game.doors["d_w_kit"] == "barred"


# ---------------------------------------------------------------- Trapdoor!


def test_trapdoor_for_victims() -> None:
    """Book, Trapdoor! and ladder marker; R66: victims step between living room and basement, both reach each other for Scare."""
    scene = turned(event("trapdoor"))
    assert scene.game.below.has_ladder
    scene.turn(1, "mother", "living")
    scene.guest("tom", "living")
    assert {"to:basement"} <= set(asked(scene.acting("scare:tom", "SFF"), 1))
    scene.guest("kam", "basement")
    assert set(scene.menu("scare")) == {"tom", "kam"}
    scene.turn(1, "mother", "wc")
    scene.guest("tom", "basement")
    assert scene.menu("scare") == ()
    scene.turn(1, "mother", "basement")
    assert asked(scene.acting("scare:tom", "SFF"), 1) == ("to:living", "spare")


def test_trapdoor_is_not_for_monsters() -> None:
    """Book, Clarifications: victims can move; content page 5.8: never monsters, no Peek."""
    scene = turned(event("trapdoor", "ghost", "golem"))
    scene.turn(1, "child", "living")
    scene.pile("basement", "torch")
    assert "basement" not in scene.menu("move")
    assert "basement" not in scene.menu("peek")


def test_a_fog_hides_through_the_trapdoor_too() -> None:
    """Content page 5.7, Fog Bank: Scare reaches only the own zone."""
    scene = turned(event("trapdoor"))
    scene.turn(1, "mother", "living")
    scene.guest("kam", "basement")
    assert scene.menu("scare") == ("kam",)
    scene.game.event = "fog_bank"
    assert scene.menu("scare") == ()


# ---------------------------------------------------------------- Radio


def test_t28_radio() -> None:
    """Case T28: a revealed victim below, agents unused, a success at the start of a turn: an agent comes, the card goes; no later rolls."""
    scene = in_force("radio")
    scene.guest("tom", "basement")
    scene.monster(1, "mother", "yard_n")
    scene.monster(2, "mother", "yard_n")
    table = scene.begin(take_turn(scene.game, scene.player(1)), "S", "deal 1")
    agent = scene.game.guests["agent_s"]
    assert (agent.status, agent.zone, agent.surprise) == ("revealed", "basement", True)
    assert scene.game.below.event == ""
    assert "monster:child" in asked(table, 1), "rolled before the monster is chosen (R80)"
    scene.begin(take_turn(scene.game, scene.player(2)), "2 monster:mother")


def test_radio_goes_on_after_a_failure() -> None:
    """R80: it ends with the first success; every player must roll."""
    scene = in_force("radio")
    scene.guest("tom", "basement")
    for seat in (1, 2, 3):
        scene.run(call_for_help(scene.game, scene.player(seat)), "F")
    assert scene.game.below.event == "radio"


def test_radio_needs_a_revealed_victim_below() -> None:
    """Content page 5.8: a revealed one; without it nobody rolls."""
    scene = in_force("radio")
    scene.guest("tom", "yard_w")
    scene.pile("basement", "kam")
    scene.run(call_for_help(scene.game, scene.player(1)))


@pytest.mark.parametrize("roscoe", ["standard", "alternate"])
def test_radio_with_both_agents_used(roscoe: str) -> None:
    """Content page 5.8: a random unused surprise guest; if none, nothing."""
    scene = Scene(variant="underground", roscoe=roscoe)
    scene.game.below.event = "radio"
    scene.guest("agent_p", "basement")
    scene.guest("agent_s").status = "dead"
    scene.guest("ghost_hunter", "living")
    scene.guest("browne", "living")
    scene.guest("walton", "living")
    scene.run(call_for_help(scene.game, scene.player(1)), "S", "deal 0")
    assert scene.game.arrivals == [(0, "roscoe" if roscoe == "standard" else "roscoe_alt")]
    scene.guest("demon_hunter", "living")
    scene.game.below.event = "radio"
    scene.run(call_for_help(scene.game, scene.player(1)), "S")
    assert (len(scene.game.arrivals), scene.game.below.event) == (1, "")


# ---------------------------------------------------------------- Toxic Gas Leak!


def test_toxic_gas() -> None:
    """Book: remove everyone, monsters and victims, from the basement; content page 5.8: to the west yard; hidden cards and turrets stay."""
    scene = event("toxic_gas")
    scene.monster(1, "mother", "basement")
    scene.monster(2, "child", "basement")
    scene.monster(3, "child", "living")
    scene.guest("tom", "basement")
    scene.guest("agent_p", "basement")
    scene.pile("basement", "kam")
    scene.game.below.turret = "basement"
    turned(scene)
    assert [scene.monster(seat, member).zone for seat, member in ((1, "mother"), (2, "child"), (3, "child"))] == ["yard_w", "yard_w", "living"]
    assert [scene.guest(guest).zone for guest in ("tom", "agent_p")] == ["yard_w", "yard_w"]
    assert scene.game.doors["bd"] == "closed"
    assert (scene.game.piles["basement"], scene.game.below.turret) == (["kam"], "basement")


def test_walton_is_a_step_ahead_of_the_gas() -> None:
    """Content page 4.2: when a monster enters his zone in any way, he moves first."""
    scene = event("toxic_gas")
    scene.monster(1, "mother", "basement")
    scene.guest("walton", "yard_w")
    turned(scene, "2 to:kitchen")
    assert scene.guest("walton").zone == "kitchen"


# ---------------------------------------------------------------- Faulty Sump Pump


def test_sump_pump_wounds_revealed_victims_below() -> None:
    """Book: every Victim in this zone at the end of the round loses 1 health; no tokens; R76: only revealed ones."""
    scene = in_force("sump_pump")
    scene.guest("bob", "basement")
    scene.guest("kam", "yard_w")
    scene.pile("basement", "tom")
    scene.run(end_round(scene.game))
    assert [scene.guest(guest).hp for guest in ("bob", "kam", "tom")] == [4, 6, 3]
    assert scene.tokens(1) == {}


def test_sump_pump_ends_a_wound_for_nobody() -> None:
    """R43: no flesh, bone or target; the bone leaves the game; the position counts and brains are paid."""
    scene = in_force("sump_pump")
    scene.guest("bob", "basement", hp=1)
    scene.player(3).favourite = "bob"
    scene.player(2).order = ["tom", "bob", "laika", "britney", "kam"]
    scene.run(flood(scene.game))
    assert scene.guest("bob").dead_as == 1
    assert [scene.tokens(seat) for seat in (1, 2, 3)] == [{"brain": 1}, {}, {"brain": 1}]
    assert scene.game.bones == 4


def spending(*families: str, zone: str = "basement") -> Scene:
    """Seat 1's child (3 actions) while the basement is flooded."""
    scene = in_force("sump_pump", *families)
    scene.turn(1, "child", zone)
    scene.now.was_below = zone == "basement"
    scene.hand(1, "second_wind", "sprint", "blowtorch")
    return scene


def test_two_actions_bonus_actions_included() -> None:
    """Book: no more than 2 actions (including bonus actions), even if they leave the Basement; R76: free Moves and mutations are not counted."""
    scene = spending()
    scene.give(1, brain=2)
    scene.game.below.row = ["hound_nose"]
    scene.act("play:second_wind")
    scene.act("move:yard_w")
    scene.act("smash:d_w_kit", "FF")
    menu = scene.menu()
    assert (scene.now.actions_left, scene.now.free_moves) == (3, 1)
    assert {each for each in menu if not each.startswith(("hold", "unhold"))} == {
        *("move:yard_n", "move:yard_s", "move:basement", "end", "mutate:hound_nose", "use:blowtorch"),
    }


def test_already_two_or_more_nothing_is_left() -> None:
    """R76: once the monster has been in the basement during the turn; already 2 or more: nothing left."""
    scene = spending("zombie", "golem", zone="yard_w")
    scene.act("smash:d_w_kit", "FF")
    scene.act("play:sprint")
    assert "play:second_wind" in scene.menu()
    scene.act("move:basement")
    assert not {"play:second_wind", "search"} & set(scene.menu())
    scene.act("move:yard_w")
    assert scene.menu("smash") == ()


def test_it_does_not_matter_elsewhere() -> None:
    """Book: monsters in the Basement; without the event, or never below, nothing is limited."""
    scene = spending(zone="yard_w")
    scene.act("smash:d_w_kit", "FF")
    scene.act("play:sprint")
    scene.act("smash:d_w_kit", "FF")
    assert scene.menu("smash") != ()


def test_roll_cards_count_too() -> None:
    """R76: every bonus-action card its player played this turn."""
    scene = spending()
    scene.guest("kam", "basement")
    scene.player(1).holds.add("rolls")
    scene.hand(1, "adrenaline", "steady_claw")
    table = scene.acting("attack:kam")
    assert asked(table, 1) == ("roll", "play:adrenaline")
    scene.go_on(table, "1 play:adrenaline", "SSSF")
    assert table.question is None, "two are spent: no Steady Claw"
    assert scene.player(1).hand == ["steady_claw"]


def test_mermen_are_at_home_in_the_flood() -> None:
    """Content page 3: +1 die in the basement while Faulty Sump Pump is in play."""
    scene = spending("merman", "golem")
    assert action_dice(scene.game, "attack") == 3
    scene.game.below.event = "radio"
    assert action_dice(scene.game, "attack") == 2


# ---------------------------------------------------------------- nightly events


def nightly(name: str, *lines: str, scene: Scene | None = None) -> Scene:
    """A nightly event is turned up."""
    scene = scene or Scene(variant="underground")
    scene.game.events_pile = [name]
    scene.run(events.turn_up(scene.game), *lines)
    return scene


def test_msug_response_team() -> None:
    """Book: both agents in the basement, a surprise visitor in the living room; R78: whatever the door's state, class surprise."""
    scene = nightly("msug_response_team", "deal 4")
    assert [(guest.id, guest.zone, guest.surprise, guest.hp) for guest in scene.game.revealed()] == [
        *(("agent_p", "basement", True, 4), ("agent_s", "basement", True, 4), ("demon_hunter", "living", True, 5)),
    ]
    assert scene.guest("agent_p").has_shield
    assert not scene.guest("agent_s").has_shield
    assert scene.game.doors["bd"] == "closed"


def test_from_the_basement() -> None:
    """Book: draw a basement event and play it immediately; R81: it replaces one that is active."""
    scene = Scene(variant="underground")
    scene.game.below.event, scene.game.below.events_pile = "sump_pump", ["radio", "storm"]
    nightly("from_the_basement", scene=scene)
    assert (scene.game.below.event, scene.game.below.events_pile) == ("radio", ["storm"])
    nightly("from_the_basement", scene=scene)
    assert scene.game.below.event == ""


@pytest.mark.parametrize("name", ["switcheroo", "barricades", "stampede"])
def test_base_events_and_the_basement(name: str) -> None:
    """Content page 5.7: Switcheroo names cabin rooms, Barricades cabin doorways; agents are not panicked."""
    scene = Scene(variant="underground")
    scene.game.doors["bd"] = "gone"
    scene.guest("agent_s", "living")
    scene.game.events_pile = [name]
    table = scene.begin(events.turn_up(scene.game))
    wanted: dict[str, Any] = {"switcheroo": tuple(f"room:{room}" for room in ("kitchen", "bathroom", "wc", "bedroom", "living"))}
    assert asked(table, 1) == wanted.get(name, ())
