"""Scenario 4, Night Patrol (book): R92; case T39."""

import pytest

from games.slaughter.death import OnlyMonstersLeft
from games.testing import describe, script
from tests.games.slaughter.lively import game_of
from tests.games.slaughter.scene import Scene, asked
from tests.games.slaughter.test_setup import opened, until


def patrol(*families: str, bolts: int = 8, member: str = "mother", zone: str = "yard_w") -> Scene:
    """Seat 1's monster before the door with so many bolts left."""
    scene = Scene(*families, variant="night-patrol")
    scene.game.below.door_bolts = bolts
    scene.turn(1, member, zone)
    return scene


# ---------------------------------------------------------------- set-up


def test_eight_bolts_and_two_victims_below() -> None:
    """Book, Setup: 8 bolts; 2 victims who will not be drawn, in the basement; R92: alternates or surprise guests, class surprise."""
    table = until(opened(3, "night-patrol"), "downstairs")
    assert describe(table.question) == "0 downstairs: 2 different numbers below 7"
    script(table, "0 downstairs 0.3")
    game = game_of(table)
    assert (game.doors["bd"], game.below.door_bolts) == ("closed", 8)
    assert [(guest.id, guest.zone, guest.surprise, guest.hp) for guest in game.revealed()] == [
        *(("mona", "basement", True, 4), ("ghost_hunter", "basement", True, 4)),
    ]
    assert len(game.party()) == 5


@pytest.mark.parametrize("roscoe", ["standard", "alternate"])
def test_never_roscoe_or_an_agent(roscoe: str) -> None:
    """Book: these victims cannot be Roscoe or MSUG agents; nor somebody of the party."""
    found = set()
    for places in ("0.1", "2.3", "4.5", "6.0"):
        table = until(opened(2, "night-patrol", roscoe=roscoe), "downstairs")
        script(table, f"0 downstairs {places}")
        found |= {guest.id for guest in game_of(table).revealed()}
    assert found == {"mona", "hank", "ivy", "ghost_hunter", "browne", "walton", "demon_hunter"}


# ---------------------------------------------------------------- the door


def test_bolts_are_kept() -> None:
    """Book: each success permanently removes 1 point; attackers keep the bolts (2 points each); no defence, no ejection."""
    scene = patrol(member="father")
    scene.hand(2, "shovel")
    assert scene.menu("break") == ("door",)
    scene.act("break:door", "SSFF")
    assert (scene.game.below.door_bolts, scene.tokens(1)) == (6, {"bolt": 2})
    assert "roscoe" not in scene.game.guests
    scene.act("break:door", "FFFF")
    assert (scene.monster(1, "father").zone, scene.now.actions_left) == ("yard_w", 0)


def test_it_is_not_for_smash() -> None:
    """Book: to destroy the door all its points must be removed in an attack; from yard_w."""
    assert "bd" not in patrol().menu("smash")
    assert patrol(zone="yard_n").menu("break") == ()


def test_attack_dice_and_automatic_successes_apply() -> None:
    """R29: a structure; Golem's fresh target does not count (content page 3)."""
    scene = patrol("golem", "zombie")
    scene.mutate(1, "razor_jaws", "mother")
    scene.game.event = "full_fury"
    scene.act("break:door", "SFFF")
    assert scene.tokens(1) == {"bolt": 2}


def test_t39_911() -> None:
    """Case T39: 6 bolts, 3 successes: bolt 3 kept; 3 left: roscoe in yard_w; a second attack is refused; roscoe dead: an agent, attackable door."""
    scene = patrol(bolts=6)
    scene.act("break:door", "SSS")
    assert scene.tokens(1) == {"bolt": 3}
    roscoe = scene.guest("roscoe")
    assert (roscoe.status, roscoe.zone, roscoe.hp, roscoe.surprise) == ("revealed", "yard_w", 5, True)
    scene.turn(2, "mother", "yard_w")
    assert scene.menu("break") == ()
    roscoe.hp = 1
    scene.act("attack:roscoe", "SFF", "F", "deal 1")
    agent = scene.game.guests["agent_s"]
    assert (agent.status, agent.zone, agent.surprise) == ("revealed", "yard_w", True)
    assert scene.menu("break") == ("door",)


def test_the_watch_stands_there_or_not() -> None:
    """Book, Night Watch: while Roscoe is in play in this zone; scared away, he guards nothing (R92: revealed there)."""
    scene = patrol(bolts=4)
    scene.guest("roscoe", "yard_n")
    assert scene.menu("break") == ("door",)
    scene.guest("roscoe", "yard_w")
    assert scene.menu("break") == ()


def test_roscoe_comes_once() -> None:
    """R92: when 4 or fewer are left, once."""
    scene = patrol(bolts=5)
    scene.act("break:door", "SFF")
    assert scene.game.arrivals == [(0, "roscoe")]
    scene.guest("roscoe", "kitchen")
    scene.act("break:door", "SFF")
    assert scene.game.arrivals == [(0, "roscoe")]


def test_the_last_bolt_brings_the_door() -> None:
    """Book, Strong Door; R92: who takes the last also takes basement_door; the basement pile is shuffled; 0 included: Roscoe comes."""
    scene = patrol(bolts=5, member="father")
    scene.mutate(1, "razor_jaws", "father")
    scene.pile("basement", "tom", "torch")
    scene.act("break:door", "SSSS", "shuffle torch tom")
    assert scene.tokens(1) == {"bolt": 5, "basement_door": 1}
    assert (scene.game.doors["bd"], scene.game.below.door_bolts) == ("gone", 0)
    assert scene.guest("roscoe").zone == "yard_w"


def test_at_most_the_bolts_that_are_left() -> None:
    """R29, R92: as a victim's flesh."""
    scene = patrol(bolts=1)
    scene.guest("roscoe", "kitchen")
    scene.act("break:door", "SSS")
    assert scene.tokens(1) == {"bolt": 1, "basement_door": 1}


def test_mysterious_death_of_the_last_victim() -> None:
    """Book, Mysterious Death: an agent comes when Roscoe dies, wherever; then not only monsters are left (R44)."""
    scene = patrol(member="father")
    scene.dead("bob", "laika", "britney", "kam", "tom")
    scene.guest("roscoe", "yard_w", 1)
    scene.act("attack:roscoe", "SFFF", "F", "deal 0")
    assert scene.game.guests["agent_p"].has_shield
    scene.guest("agent_p").hp = 1
    scene.guest("agent_p").has_shield = False
    with pytest.raises(OnlyMonstersLeft):
        scene.act("attack:agent_p", "SFFF", "F")


def test_victims_below_are_surprise_guests() -> None:
    """R92: class surprise: no bone, no place in the order; but they keep the game going (R44)."""
    scene = patrol(zone="basement")
    mona = scene.guest("mona", "basement", 1)
    mona.surprise = True
    scene.act("attack:mona", "SFF")
    assert scene.tokens(1) == {"flesh": 1}
    assert scene.game.bones == 5


def test_scaring_roscoe_off() -> None:
    """R26, R75: Roscoe can be scared away from the door like anybody."""
    scene = patrol(bolts=4)
    scene.guest("roscoe", "yard_w")
    assert set(asked(scene.acting("scare:roscoe", "SFF"), 1)) == {"to:yard_n", "to:yard_s", "to:kitchen", "spare"}
