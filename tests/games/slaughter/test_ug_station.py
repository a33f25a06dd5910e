"""Scenario 2, Station B62 (book): R86 to R88; case T35."""

import pytest

from games.engine import Keys
from games.slaughter import station
from games.slaughter.basement import toxic_gas
from games.slaughter.death import OnlyMonstersLeft, end_if_only_monsters
from games.slaughter.guests import attackable
from games.slaughter.move import enter
from games.slaughter.night import begin_hour, night
from games.slaughter.scoring import outcome
from games.slaughter.turn import take_turn
from games.testing import describe, script
from tests.games.slaughter.lively import game_of
from tests.games.slaughter.scene import Scene, asked
from tests.games.slaughter.test_setup import opened, until


def on_guard(*families: str, zone: str = "basement", member: str = "mother") -> Scene:
    """Turret and agents below, the door gone, seat 1's monster somewhere."""
    scene = Scene(*families, variant="station-b62")
    scene.game.below.turret, scene.game.below.turret_bolts = "basement", 10
    scene.game.doors["bd"] = "gone"
    for agent in ("agent_p", "agent_s"):
        scene.guest(agent, "basement")
    scene.turn(1, member, zone)
    return scene


# ---------------------------------------------------------------- set-up


def test_turret_agents_and_locker() -> None:
    """Book, Setup: 10 bolts, two agents in the open below, 4 MSUG cards and one neutral object that does not heal; R87."""
    table = until(opened(3, "station-b62"), "neutral")
    assert describe(table.question) == "0 neutral: 1 different numbers below 10"
    game = game_of(until(table, "locker"))
    script(table, "0 locker 4.0.1.2.3")
    below = game.below
    assert (below.turret, below.turret_bolts) == ("basement", 10)
    assert sorted(below.locker[1:]) == ["grenade", "m16", "night_goggles", "shotgun"]
    assert below.locker[0] in game.content.cards("garden", "ordinary")
    assert [(guest.id, guest.zone, guest.surprise, guest.has_shield) for guest in game.revealed()] == [
        *(("agent_p", "basement", True, True), ("agent_s", "basement", True, False)),
    ]
    view = table.view(None).below
    assert (view.locker, view.turret_bolts) == (5, 10)


# ---------------------------------------------------------------- turret


def test_t35_shooting_at_the_turret() -> None:
    """Case T35: 10 bolts, an Attack with 3 successes: attacker bolt 3 (6 points), turret 7; no defence."""
    scene = on_guard()
    scene.hand(2, "shovel")
    scene.act("break:turret", "SSS")
    assert (scene.tokens(1), scene.game.below.turret_bolts) == ({"bolt": 3}, 7)
    assert scene.game.content.points.bolt == 2


def test_at_most_the_bolts_that_are_left() -> None:
    """R86: at most those left; destroyed: no more fire, its victims can be attacked."""
    scene = on_guard()
    scene.game.below.turret_bolts = 2
    scene.guest("tom", "basement")
    scene.act("break:turret", "SSS")
    assert scene.tokens(1) == {"bolt": 2}
    scene.run(station.automatic_fire(scene.game))
    assert "tom" in scene.menu("attack")


def test_t35_a_monster_enters() -> None:
    """Case T35; book, Automatic Defence System: fire S, her die F: one token lost, the turn goes on."""
    scene = on_guard(zone="yard_w")
    scene.monster(2, "child", "basement")
    scene.give(1, flesh=1)
    scene.give(2, flesh=1)
    scene.act("move:basement", "S", "F")
    assert (scene.tokens(1), scene.tokens(2)) == ({}, {"flesh": 1})
    assert not scene.now.is_over


@pytest.mark.parametrize("lines", [("F",), ("S", "S")])
def test_the_turret_may_miss(lines: tuple[str, ...]) -> None:
    """Book: the turret rolls 1 reaction die; a monster with a success loses nothing."""
    scene = on_guard(zone="yard_w")
    scene.give(1, flesh=1)
    scene.act("move:basement", *lines)
    assert scene.tokens(1) == {"flesh": 1}


def test_entering_in_any_way() -> None:
    """R86: entering (any way); also by a card."""
    scene = on_guard("merman", "golem")
    scene.give(1, flesh=1)
    scene.run(enter(scene.game, scene.monster(1, "father"), "basement"), "S", "F")
    assert scene.tokens(1) == {}


def test_automatic_fire() -> None:
    """Book: at the start of each hour, before the nightly event, at all monsters in the zone, each with a die of its own."""
    scene = on_guard()
    scene.monster(1, "child", "basement")
    scene.monster(2, "child", "basement")
    scene.monster(3, "child", "yard_w")
    for seat in (1, 2, 3):
        scene.give(seat, flesh=2)
    scene.game.turn = None
    scene.game.events_pile = ["full_fury"]
    scene.run(begin_hour(scene.game, 1), "S", "F", "S", "F")
    assert [scene.tokens(seat)["flesh"] for seat in (1, 2, 3)] == [1, 1, 2]
    keys = [event.key for event in scene.game.events]
    assert keys.index("turret-fires") < keys.index("event")


def test_it_fires_in_every_hour() -> None:
    """Book: each hour; R86: unlike the trap turret also at 8 and 9; with nobody below there is no roll."""
    for hour in (8, 9, 10):
        scene = on_guard()
        scene.game.turn = None
        scene.run(begin_hour(scene.game, hour), "F")
    scene = on_guard(zone="living")
    scene.game.turn = None
    scene.run(begin_hour(scene.game, 9))


# ---------------------------------------------------------------- agents


def test_protected() -> None:
    """Book: victims (except MSUG agents) in the basement cannot be attacked until the turret is neutralized."""
    scene = on_guard()
    scene.guest("tom", "basement")
    scene.guest("ghost_hunter", "basement")
    assert set(scene.menu("attack")) == {"agent_p", "agent_s"}
    scene.guest("kam", "living")
    assert [guest.id for guest in attackable(scene.game, "living")] == ["kam"]


def test_agents_can_never_leave() -> None:
    """Book, Guard the Door; R87: moved by nothing: not by gas, hypnosis, a way out or a lure."""
    scene = on_guard("vampire", "golem", zone="yard_w")
    scene.mutate(1, "hypnotic_eyes", "mother")
    scene.hand(2, "get_out")
    assert scene.menu("lure") == scene.menu("scare") == ()
    scene.guest("tom", "basement")
    assert scene.menu("lure") == ("tom",)
    scene.turn(1, "mother", "basement")
    assert asked(scene.acting("attack:agent_p"), 2) == ("pass",)
    scene.run(toxic_gas(scene.game))
    assert [scene.guest(guest).zone for guest in ("agent_p", "agent_s", "tom")] == ["basement", "basement", "yard_w"]
    assert scene.monster(1, "mother").zone == "yard_w"


def test_agents_give_flesh_but_no_bones() -> None:
    """Book, Setup: not included in the death tally, no bone tokens, but flesh."""
    scene = on_guard(member="father")
    scene.guest("agent_s").hp = 2
    scene.act("attack:agent_s", "SSSF", "F")
    assert scene.tokens(1) == {"flesh": 2}
    assert (scene.game.bones, scene.guest("agent_s").dead_as) == (5, 0)


# ---------------------------------------------------------------- Help Yourself


def test_help_yourself() -> None:
    """Book: at the end of each turn each victim below except agents draws a card and equips it; R87: in slot order."""
    scene = on_guard()
    scene.game.below.locker = ["m16", "shovel", "grenade"]
    scene.guest("tom", "basement")
    scene.guest("bob", "basement")
    scene.guest("kam", "basement").equipped = "shotgun"
    scene.game.turn = None
    scene.run(take_turn(scene.game, scene.player(1)), "1 monster:mother", "1 end")
    assert [scene.guest(guest).equipped for guest in ("bob", "tom", "kam", "agent_s")] == ["m16", "shovel", "shotgun", ""]
    assert scene.game.below.locker == ["grenade"]


def test_an_empty_locker_gives_nothing() -> None:
    """Book: ignore this effect if the weapon locker is empty; no Search of it exists."""
    scene = on_guard()
    scene.guest("tom", "basement")
    station.help_yourself(scene.game)
    assert scene.guest("tom").equipped == ""
    scene.game.below.locker = ["m16"]
    assert "search" not in scene.menu()


# ---------------------------------------------------------------- Scare Into the Basement


def test_scare_into_the_basement() -> None:
    """Book: free, once per turn, 2 successes: a victim of the zone immediately hides in the basement, doors ignored."""
    scene = on_guard(zone="living")
    scene.game.doors["bd"] = "closed"
    scene.guest("tom", "living")
    scene.guest("bob", "kitchen")
    scene.pile("basement", "torch")
    assert scene.menu("below") == ("tom",)
    scene.act("below:tom", "SSF", "shuffle torch tom")
    assert scene.game.piles["basement"] == ["torch", "tom"]
    assert scene.now.actions_left == 2
    scene.guest("laika", "living")
    assert scene.menu("below") == (), "once per turn"


def test_one_success_is_not_enough() -> None:
    """Book: at least 2 successes; then nothing happens."""
    scene = on_guard(zone="living")
    scene.guest("tom", "living")
    scene.act("below:tom", "SFF")
    assert (scene.guest("tom").status, scene.menu("below")) == ("revealed", ())


def test_kam_is_too_mellow_for_that_too() -> None:
    """Content page 4.1: a Scare against Kam loses its first success; R87: Scare bonuses apply."""
    scene = on_guard(zone="living")
    scene.mutate(1, "pack_sense")
    scene.guest("kam", "living")
    scene.act("below:kam", "SSFF")
    assert scene.guest("kam").status == "revealed"
    scene.turn(1, "mother", "living")
    scene.act("below:kam", "SSSF")
    assert scene.guest("kam").status == "hidden"


@pytest.mark.parametrize("zone", ["basement", "kitchen"])
def test_scare_below_from_the_own_zone_but_not_from_there(zone: str) -> None:
    """R87: not from the basement; one victim from the zone."""
    scene = on_guard(zone=zone)
    scene.guest("tom", "basement")
    scene.guest("kam", "living")
    assert scene.menu("below") == ()
    assert Scene(variant="underground").game.variant.id == "underground"


def test_a_search_may_stand_in_a_yard() -> None:
    """R87: a revealed non-agent of the own zone, outdoors too."""
    scene = on_guard(zone="yard_n")
    scene.guest("tom", "yard_n")
    assert scene.menu("below") == ("tom",)


# ---------------------------------------------------------------- end


def everybody_dead(*, agents: bool) -> Scene:
    """The party is dead, and perhaps the agents."""
    scene = on_guard()
    scene.dead("bob", "laika", "britney", "kam", "tom")
    for agent in ("agent_p", "agent_s"):
        scene.guest(agent).status = "dead" if agents else "revealed"
    return scene


def test_the_early_end_needs_the_turret_destroyed() -> None:
    """R88: all victims dead and the turret destroyed; whichever comes last."""
    scene = everybody_dead(agents=True)
    end_if_only_monsters(scene.game)
    scene.game.below.turret_bolts = 3
    with pytest.raises(OnlyMonstersLeft):
        scene.act("break:turret", "SSS")
    assert scene.tokens(1) == {"bolt": 3}


def test_with_an_agent_left_it_goes_on() -> None:
    """R44, R88."""
    scene = everybody_dead(agents=False)
    scene.game.below.turret_bolts = 1
    scene.act("break:turret", "SFF")
    assert scene.game.below.turret_bolts == 0


@pytest.mark.parametrize(("agent", "bolts", "lost"), [("dead", 0, False), ("dead", 1, True), ("revealed", 0, True)])
def test_all_lose_together(agent: str, bolts: int, lost: bool) -> None:
    """Book, End of Game: both agents and the turret by 9:00, or all players lose together; else as usual."""
    scene = on_guard()
    scene.guest("agent_p").status = "dead"
    scene.guest("agent_s").status = agent
    scene.game.below.turret_bolts = bolts
    assert station.is_lost(scene.game) == lost


def test_scores_without_a_winner() -> None:
    """R88: all lose, scores are shown without a winner."""
    scene = on_guard()
    scene.game.how = "lost"
    scene.give(2, target=1)
    end = outcome(scene.game)
    assert (end.how, end.scores) == ("lost", {1: 0, 2: 5, 3: 0})
    assert set(end.places.values()) == {3}
    scene.game.how = "sunrise"
    assert outcome(scene.game).places == {1: 2, 2: 1, 3: 2}


def test_a_night_that_nobody_uses_is_lost() -> None:
    """Book: by 9:00 a.m."""
    scene = on_guard()
    scene.monster(1, "mother").zone = ""
    scene.game.turn = None
    table = scene.begin(night(scene.game))
    while table.question is not None:
        seat, ask = next(iter(table.question.asks.items()))
        keys = ask.choices.keys if isinstance(ask.choices, Keys) else (".".join(["0"] * ask.choices.n),)
        key = next((each for each in ("end", "no") if each in keys), keys[0])
        script(table, [(seat, ask.prompt, key)])
    assert (scene.game.how, scene.game.hour) == ("lost", 10)
