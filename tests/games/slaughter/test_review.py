"""Small rules that a reading of both books against the code turned up."""

import random

import pytest

from games.engine import Answer, Draw, Table
from games.slaughter.match import Slaughter
from games.slaughter.setup import neutral_objects
from games.slaughter.state import Game, Monster
from games.slaughter.title import SLAUGHTER
from games.slaughter.turn import take_turn
from games.testing import fill
from tests.games.slaughter.scene import Scene, asked


def set_up(variant: str, rng: random.Random, **options: str) -> Game:
    """A match of three up to its first turn, with the first of all options chosen."""
    table = Table(match := Slaughter(SLAUGHTER.setup(variant, 3, options)))
    while match.turn == 0:
        assert table.question is not None
        seat = table.question.awaited[0]
        ask = table.question.asks[seat]
        key = fill(ask.choices, rng) if isinstance(ask.choices, Draw) else ask.choices.keys[0]
        table.play(Answer(seat, ask.prompt, key))
    return match.game


def tamed(zone: str = "kitchen", member: str = "child", at: str = "yard_w") -> Scene:
    """Seat 1 of Hunger has tamed a Krittlin, and a monster of its family on the board."""
    scene = Scene("werewolf", "zombie", variant="hunger")
    scene.game.doors["bd"] = "gone"
    scene.monster(1, member, at)
    player = scene.player(1)
    player.monsters.append(Monster(1, "krittlin", "wild_1", "child", 2, 2, zone))
    return scene


# ---------------------------------------------------------------- the player's turn is over


def test_a_lost_fight_below_ends_the_turn_of_a_tamed_one_too() -> None:
    """Book, Failed Attacks in the Basement: regardless of what is rolled, the player's turn is over; R68: but for the mutation."""
    scene = tamed(at="basement")
    scene.guest("laika", "basement")
    scene.game.below.row = ["hound_nose"]
    scene.give(1, flesh=1)
    table = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child", "1 attack:laika", "FF", "S", "S")
    assert asked(table, 1) == ("no", "mutate:hound_nose")
    assert scene.monster(1, "wild_1").up


def test_a_booby_trap_ends_it_too() -> None:
    """Content page 5.4: the turn ends."""
    scene = tamed(at="living")
    scene.pile("living", "booby_trap")
    table = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child", "1 search", "SF", "1 draw:1")
    assert table.question is None
    assert not scene.told("claw-attack")


def test_teleportation_moves_a_tamed_one() -> None:
    """Book, Loners: nightly events apply to Krittlins as usual."""
    scene = tamed()
    scene.game.event = "teleportation"
    table = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child", "1 stay", "1 end", "1 yes", "1 start:yard_n")
    assert scene.monster(1, "wild_1").zone == "yard_n"
    assert "move:yard_e" in asked(table, 1)


# ---------------------------------------------------------------- Walton


@pytest.mark.parametrize(("began", "dodges"), [("living", True), ("", False)])
def test_walton_dodges_a_teleported_monster(began: str, dodges: bool) -> None:
    """Content page 4.2: when a monster enters his zone in any way; R6: the first activation triggers nothing."""
    scene = Scene("werewolf", "zombie", variant="underground")
    scene.monster(1, "child", began)
    scene.guest("walton", "yard_w")
    scene.game.event = "teleportation"
    table = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child", "1 start:yard_w")
    assert asked(table, 2)[:1] == ("to:kitchen",) if dodges else asked(table, 2)[:1] != ("to:kitchen",)


# ---------------------------------------------------------------- one card is one card


def armed() -> Scene:
    """Laika carries a shotgun and is attacked by seat 1; seats 2 and 3 may help."""
    scene = Scene("zombie", "golem", "vampire", variant="underground")
    scene.turn(1, "mother", "living")
    scene.guest("laika", "living").equipped = "shotgun"
    return scene


def test_two_who_lend_the_same_card_agree() -> None:
    """Book, defence: those who offer agree on one card; R32: what the victim carries is one."""
    scene = armed()
    scene.act("attack:laika", "2 lend:shotgun", "3 lend:shotgun", "SFF", "SFFF", "F")
    assert scene.game.discards == ["shotgun"]


def test_votes_for_the_same_lent_card_are_the_same() -> None:
    """The same, with a third offer beside it."""
    scene = Scene("zombie", "golem", "vampire", "ghost", variant="underground")
    scene.turn(1, "mother", "living")
    scene.guest("laika", "living").equipped = "shotgun"
    scene.hand(4, "shovel")
    offers = ("2 lend:shotgun", "3 lend:shotgun", "4 offer:shovel")
    scene.act("attack:laika", *offers, "2 vote:2", "3 vote:3", "4 vote:3", "SFF", "SFFF", "F")
    assert (scene.game.discards, scene.player(4).hand) == (["shotgun"], ["shovel"])


# ---------------------------------------------------------------- Rot


def test_goggles_rot_too() -> None:
    """Content page 3, Rot: an object card used against a Mummy gives 1 die fewer, at least 0."""
    scene = Scene("mummy", "golem", variant="underground")
    scene.turn(1, "mother", "living")
    scene.guest("laika", "living").equipped = "night_goggles"
    scene.act("attack:laika", "SFF", "F", "F")
    scene = Scene("mummy", "golem", variant="underground")
    scene.turn(1, "mother", "living")
    scene.guest("laika", "living").equipped = "monster_costume"
    scene.hand(2, "night_goggles")
    scene.act("attack:laika", "2 give:night_goggles", "2 pass", "SFF", "F", "F")


# ---------------------------------------------------------------- Station B62: every card once


@pytest.mark.parametrize("seed", range(8))
def test_no_card_of_the_locker_is_in_the_rooms_too(seed: int) -> None:
    """Content pages 5.3, 5.9: one copy each; MSUG cards are neutral objects except in scenario 2."""
    game = set_up("station-b62", random.Random(seed), extra="neutral")
    assert len(game.below.locker) == 5
    assert not set(game.below.locker) & {card for pile in game.piles.values() for card in pile}
    assert "grenade" not in neutral_objects(game)


# ---------------------------------------------------------------- Last Hours


def test_everybody_sees_the_four_dice() -> None:
    """Book, scenario 1: roll 4 dice to determine how many hid in the basement: no secret."""
    game = set_up("last-hours", random.Random(1))
    (told,) = [event for event in game.events if event.key == "refuge"]
    assert told.args == {"count": game.lurking["basement"]}
    assert told.seats is None


def test_what_was_played_can_be_taken_back_when_a_turn_was_ended() -> None:
    """Book, Mine Now and Battered Cabin: a card that was used below can be retrieved, although the lost fight has ended the turn (R91)."""
    scene = Scene("werewolf", "zombie", variant="underground")
    scene.game.doors["bd"] = "gone"
    scene.monster(1, "child", "basement")
    scene.guest("laika", "basement")
    scene.player(2).hand += ["stun_gun", "mine_now"]
    scene.player(2).holds.add("rivals")
    table = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child", "2 pass", "1 attack:laika", "2 offer:stun_gun", "FF", "SSS", "S")
    assert asked(table, 2) == ("pass", "play:mine_now")
    scene.go_on(table, "2 play:mine_now")
    assert scene.player(2).hand == ["stun_gun"]


def test_water_play_is_for_whoever_comes_into_the_water() -> None:
    """Book, Water Play: one extra action in the basement while the Faulty Sump Pump is in play, also for one that walks in."""
    scene = tamed(zone="yard_w", at="kitchen")
    scene.game.below.event = "sump_pump"
    table = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child", "1 end", "1 yes", "1 move:basement")
    assert table.question is not None
    assert scene.game.turn is not None
    assert scene.game.turn.actions_left == 3


def test_a_blow_that_the_shield_takes_is_told_as_such() -> None:
    """Book, Tactical Shield: the first wound of each attack is cancelled; R30."""
    scene = Scene("werewolf", "zombie", variant="underground")
    scene.guest("agent_p", "kitchen").has_shield = True
    scene.turn(1, "child", "kitchen")
    scene.act("attack:agent_p", "SF", "F")
    assert scene.told("shielded")
    assert not scene.told("wounded")


def test_the_other_roscoe_is_not_for_night_patrol() -> None:
    """Book, Night Patrol, Night Watch: the Roscoe who guards the door is the one who protects."""
    assert SLAUGHTER.refuse(SLAUGHTER.setup("night-patrol", 3, {"roscoe": "alternate"})) == "roscoe-night-patrol"
