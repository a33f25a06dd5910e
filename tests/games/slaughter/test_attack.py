"""Attack, ejection and hiding: book, basic action 6 and resolution; rulings R29, R30, R35 to R40."""

import pytest

from games.slaughter.board import WAY_OUT
from games.slaughter.move import eject
from tests.games.slaughter.scene import PARTY, Scene


def fighting(guest: str = "bob", zone: str = "living", hp: int = 0, member: str = "father", guests: tuple[str, ...] = PARTY) -> Scene:
    """Seat 1's werewolf father (4 dice) stands beside a guest; all doors of that room are gone; hands are empty."""
    made = Scene(guests=guests)
    made.doors("gone", *(door for door, ends in made.game.board.doors.items() if zone in ends))
    made.guest(guest, zone, hp)
    made.turn(1, member, zone)
    return made


def test_only_a_revealed_victim_of_the_own_room_is_a_target() -> None:
    """Book, basic action 6; R29: not hidden, not in the next zone."""
    scene = fighting()
    scene.guest("tom", "kitchen")
    assert scene.menu("attack") == ("bob",)
    scene.turn(1, "mother", "yard_s")
    assert scene.menu("attack") == ()


def test_each_reaction_success_cancels_one() -> None:
    """Book, resolution 1: health lost and flesh gained are the difference."""
    scene = fighting()
    scene.act("attack:bob", "SSSF", "S")
    assert scene.guest("bob").hp == 3
    assert scene.tokens(1) == {"flesh": 2}
    assert scene.now.actions_left == 1


def test_equal_is_nothing() -> None:
    """Book, resolution 3."""
    scene = fighting("laika")
    scene.act("attack:laika", "SFFF", "S")
    assert scene.guest("laika").hp == 4
    assert scene.tokens(1) == {}
    assert scene.monster(1, "father").zone == "living"


def test_t10_overkill_earns_nothing() -> None:
    """Case T10, R39: victim 2 health, net 4: dead, flesh 2 only, bone 1."""
    scene = fighting("bob", hp=2)
    scene.dead("kam")
    scene.player(1).order = ["kam", "tom", "laika", "britney", "bob"]
    scene.act("attack:bob", "SSSS", "F")
    assert scene.guest("bob").status == "dead"
    assert scene.tokens(1) == {"flesh": 2, "bone": 1}


def test_t10_a_surprise_guest_leaves_no_bone() -> None:
    """Case T10, book, fatal blow: bone 1 if party."""
    scene = fighting("demon_hunter", hp=2)
    scene.act("attack:demon_hunter", "SSSS", "F")
    assert scene.tokens(1) == {"flesh": 2}
    assert scene.game.bones == 5


def test_a_victims_win_ejects_and_the_zone_hides() -> None:
    """Book, resolution 2: out of the room; no other monster there: all its victims hide, wounds kept (R35, R37)."""
    scene = fighting("laika", hp=2)
    scene.guest("tom", "living")
    scene.guest("kam", "kitchen")
    scene.pile("living", "torch")
    scene.act("attack:laika", "FFFF", "S", "shuffle tom torch laika")
    assert scene.monster(1, "father").zone == "yard_s"
    assert scene.guest("laika").status == scene.guest("tom").status == "hidden"
    assert scene.guest("laika").hp == 2
    assert scene.guest("kam").status == "revealed"
    assert scene.game.piles["living"] == ["tom", "torch", "laika"]


def test_t13_no_hiding_while_another_monster_is_there() -> None:
    """Case T13, book: fight lost in `bedroom`, another monster of the same family there; the attacker goes on (R36)."""
    scene = fighting("laika", "bedroom")
    scene.monster(1, "child", "bedroom")
    scene.act("attack:laika", "FFFF", "S")
    assert scene.monster(1, "father").zone == "yard_e"
    assert scene.guest("laika").status == "revealed"
    assert (scene.now.actions_left, scene.now.free_moves) == (1, 2)
    assert "move:bedroom" in scene.menu()


def test_a_rivals_monster_prevents_hiding_too() -> None:
    """R35: no monster of any family."""
    scene = fighting("laika")
    scene.monster(3, "child", "living")
    scene.act("attack:laika", "FFFF", "S")
    assert scene.guest("laika").status == "revealed"


@pytest.mark.parametrize(
    ("room", "zone", "door"),
    [
        ("kitchen", "yard_w", "d_w_kit"),
        ("bathroom", "yard_n", "d_n_bath"),
        ("bedroom", "yard_e", "d_e_bed"),
        ("living", "yard_s", "d_s_liv"),
        ("wc", "living", "d_liv_wc"),
        ("shed", "yard_e", "d_shed"),
    ],
)
def test_where_a_monster_is_thrown_and_the_door_that_breaks_for_nobody(room: str, zone: str, door: str) -> None:
    """Book, resolution 2 (wc to living room; a closed door breaks and is set aside); content page 1.4; R13: shuffled."""
    scene = Scene(variant="base-shed")
    monster = scene.turn(1, "father", room).monster
    assert monster is not None
    scene.pile(room, "torch", "sprint")
    scene.run(eject(scene.game, monster), "shuffle sprint torch")
    assert monster.zone == zone
    assert scene.game.doors[door] == "gone"
    assert not any(scene.tokens(seat) for seat in (1, 2, 3))
    assert scene.game.breaks == [(0, 0, door)]
    assert scene.told("door-broken") == [{"door": door}]
    assert WAY_OUT[room] == (zone, door)


def test_a_barricade_on_the_way_stays_and_does_not_stop_the_ejection() -> None:
    """Content page 1.4, R12."""
    scene = fighting("laika")
    scene.doors("barred", "d_s_liv")
    scene.act("attack:laika", "FFFF", "S")
    assert scene.monster(1, "father").zone == "yard_s"
    assert scene.game.doors["d_s_liv"] == "barred"


def test_a_door_broken_by_an_ejection_shuffles_both_sides_before_the_victims_hide() -> None:
    """R13 for the wc's door (both rooms), then R35."""
    scene = Scene()
    scene.guest("laika", "wc")
    scene.pile("living", "torch", "sprint")
    scene.pile("wc", "sun_lamp", "crossbow")
    scene.turn(1, "father", "wc")
    scene.act("attack:laika", "FFFF", "S", "shuffle sprint torch", "shuffle crossbow sun_lamp", "shuffle laika crossbow sun_lamp")
    assert scene.game.piles["living"] == ["sprint", "torch"]
    assert scene.game.piles["wc"] == ["laika", "crossbow", "sun_lamp"]


def test_fight_rolls_are_shown_to_all() -> None:
    """Book: both sides roll together, on the table."""
    scene = fighting()
    scene.act("attack:bob", "SSFF", "F")
    roll = scene.game.roll
    assert roll is not None
    assert (roll.action, roll.dice, roll.reaction, roll.target) == ("attack", (True, True, False, False), (False,), "bob")


def test_an_attack_costs_its_action_when_declared() -> None:
    """R30: declare, action spent, then the defence."""
    scene = fighting()
    scene.hand(2, "torch")
    scene.acting("attack:bob")
    assert scene.now.actions_left == 1


def test_no_more_than_five_dice_on_either_side() -> None:
    """Content page 2: 5 after all bonuses, action and reaction."""
    scene = Scene("golem", "vampire")
    scene.game.event = "full_fury"
    scene.guest("bob", "living")
    scene.hand(2, "sledgehammer")
    scene.guest("britney", "living")
    scene.guest("ghost_hunter", "kitchen")
    scene.turn(1, "father", "living")
    scene.act("attack:bob", "2 offer:sledgehammer", "SSSSS", "FFFFF")
    assert scene.guest("bob").status == "dead", "bob had 1 own + 1 Cheer + 2 Cross the Streams + 3 dice, 5 of them rolled"


def test_t15_the_dice_cap() -> None:
    """Case T15: Psychopath father vs a 2-health victim, Full Fury, Adrenaline: 4 + 1 + 1 + 2 = 8, so 5."""
    scene = Scene("psychopath", "golem")
    scene.game.event = "full_fury"
    scene.guest("bob", "living", hp=2)
    scene.hand(1, "adrenaline")
    scene.player(1).holds.add("rolls")
    scene.player(1).order = ["tom", "bob", "kam", "laika", "britney"]
    scene.turn(1, "father", "living")
    scene.act("attack:bob", "1 play:adrenaline", "FFFFS", "F")
    assert scene.guest("bob").hp == 1


@pytest.mark.parametrize(("number", "hp"), [(0, 6), (1, 6), (2, 6), (3, 5), (4, 5), (5, 5)])
def test_three_of_six_faces_are_successes(number: int, hp: int) -> None:
    """Content page 2: p = 1/2 for action and reaction dice; faces 4, 5, 6 (journal numbers 3, 4, 5)."""
    scene = fighting("kam")
    scene.act("attack:kam", f"deal {number} 0 0 0")
    assert scene.guest("kam").hp == hp
    scene = fighting("laika", hp=3)
    scene.act("attack:laika", "SFFF", f"deal {number}", *(["F"] if number < 3 else []))
    assert scene.guest("laika").hp == (2 if number < 3 else 3)


def test_no_dice_no_success_but_the_action_is_spent() -> None:
    """Content page 2: with 0 dice nothing is rolled."""
    scene = fighting("roscoe_alt", member="child")
    scene.now.dice_change = -1
    scene.act("attack:roscoe_alt", "F")
    assert scene.now.actions_left == 2
    assert scene.guest("roscoe_alt").hp == 4


def test_the_order_of_a_fight() -> None:
    """R30: defence, the attacker's card before the dice, both rolls, the attacker's card after them, then Laika's re-roll."""
    scene = fighting("laika", member="child")
    scene.hand(1, "adrenaline", "steady_claw")
    scene.hand(2, "umbrella")
    scene.player(1).holds.add("rolls")
    table = scene.acting("attack:laika", "2 offer:umbrella", "1 play:adrenaline", "SFFF", "FF")
    assert scene.game.discards == ["umbrella", "adrenaline"]
    scene.go_on(table, "1 play:steady_claw", "F")
    assert table.question is None
    assert scene.guest("laika").hp == 2


def test_once_a_turn_means_every_turn() -> None:
    """R53: such abilities refresh at the start of each own turn."""
    scene = Scene("clown", "golem")
    scene.turn(1, "child", "living")
    scene.act("smash:d_s_liv", "FF", "1 encore", "F")
    scene.act("smash:d_s_liv", "FF")
    scene.turn(1, "mother", "living")
    scene.act("smash:d_s_liv", "FFF", "1 encore", "S")
