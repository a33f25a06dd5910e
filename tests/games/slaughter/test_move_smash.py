"""Move, Smash, doors and barricades: book, basic actions 1 and 5; content page 1 and rulings R11 to R16."""

import pytest

from games.slaughter.board import DOORS, WALLS, board
from games.slaughter.doors import free_doorways
from tests.games.slaughter.scene import Scene

SEAMS = {
    "yard_n": {"yard_e", "yard_w"},
    "yard_e": {"yard_n", "yard_s"},
    "yard_s": {"yard_e", "yard_w"},
    "yard_w": {"yard_n", "yard_s"},
}
DOORWAYS = {
    "yard_n": {"bathroom"},
    "yard_e": {"bedroom"},
    "yard_s": {"living"},
    "yard_w": {"kitchen"},
    "kitchen": {"yard_w", "living", "bathroom"},
    "bathroom": {"yard_n", "kitchen", "bedroom"},
    "bedroom": {"yard_e", "bathroom", "living"},
    "living": {"yard_s", "kitchen", "bedroom", "wc"},
    "wc": {"living"},
}
WALL_ONLY = {
    "yard_n": {"kitchen"},
    "yard_e": {"bathroom"},
    "yard_s": {"bedroom"},
    "yard_w": {"living"},
    "kitchen": {"wc", "yard_n"},
    "bathroom": {"wc", "yard_e"},
    "bedroom": {"wc", "yard_s"},
    "living": {"yard_w"},
    "wc": {"kitchen", "bathroom", "bedroom"},
}


def test_the_map_has_nine_zones_and_nine_doors() -> None:
    """Book, basic action 1 (9 zones); content page 1.2 and 1.3, row by row."""
    zones = board(shed=False).zones
    assert len(zones) == 9
    assert len(DOORS) == 9
    assert len(WALLS) == 7
    assert {id_: set(zone.seams) for id_, zone in zones.items() if zone.seams} == SEAMS
    assert {id_: {other for _, other in zone.doorways} for id_, zone in zones.items()} == DOORWAYS
    assert {id_: set(zone.walls) for id_, zone in zones.items()} == WALL_ONLY


def test_the_shed_is_a_tenth_zone_with_a_tenth_door() -> None:
    """Content page 1.5: the shed joins the east yard alone."""
    shed = board(shed=True)
    assert len(shed.zones) == 10
    assert len(shed.doors) == 10
    assert shed.zones["shed"].near == ("yard_e",)
    assert set(shed.zones["yard_e"].near) == {"yard_n", "yard_s", "bedroom", "shed", "bathroom"}


def test_a_move_leads_to_the_next_zone_through_open_doorways_only() -> None:
    """Book, basic action 1: yards are open to each other; inside only where the door is destroyed and no barricade stands."""
    scene = Scene()
    scene.turn(1, "mother", "yard_w")
    assert set(scene.menu("move")) == {"yard_n", "yard_s"}
    scene.doors("gone", "d_w_kit")
    assert set(scene.menu("move")) == {"yard_n", "yard_s", "kitchen"}
    scene.doors("barred", "d_w_kit")
    assert set(scene.menu("move")) == {"yard_n", "yard_s"}


def test_the_free_move_costs_no_action_and_the_next_does() -> None:
    """Book, actions: one free Move besides the actions, in any order; R8."""
    scene = Scene("vampire", "golem")
    turn = scene.turn(1, "mother", "yard_w")
    scene.act("move:yard_s")
    assert (turn.actions_left, turn.free_moves, scene.monster(1, "mother").zone) == (2, 0, "yard_s")
    scene.act("move:yard_e")
    assert (turn.actions_left, turn.free_moves, scene.monster(1, "mother").zone) == (1, 0, "yard_e")
    scene.act("move:yard_n")
    assert turn.actions_left == 0
    assert scene.menu("move") == ()


def test_the_free_move_may_come_last() -> None:
    """R8: any own moment, last included."""
    scene = Scene("vampire", "golem")
    turn = scene.turn(1, "mother", "yard_w")
    turn.actions_left = 0
    assert set(scene.menu("move")) == {"yard_n", "yard_s"}
    assert scene.menu("smash") == ()


def test_t1_a_closed_door_stops_a_mummy_but_no_ghost() -> None:
    """Case T1: `d_s_liv` closed; Mummy refused, Ghost allowed, the door stays closed, no token."""
    scene = Scene("mummy", "ghost")
    scene.turn(1, "mother", "yard_s")
    assert "living" not in scene.menu("move")
    turn = scene.turn(2, "mother", "yard_s")
    scene.act("move:living")
    assert scene.monster(2, "mother").zone == "living"
    assert scene.game.doors["d_s_liv"] == "closed"
    assert (turn.actions_left, turn.free_moves) == (2, 0)
    assert scene.tokens(2) == {}


def test_t2_a_barricade_needs_two_successes_in_one_roll() -> None:
    """Case T2, R11: S F F leaves it, S S F removes it; no token, back to the supply; nothing is shuffled (R13)."""
    scene = Scene()
    scene.pile("living", "torch", "kam")
    scene.doors("barred", "d_liv_kit")
    scene.turn(1, "mother", "living")
    assert scene.game.barricades == 4
    scene.act("smash:d_liv_kit", "SFF")
    assert scene.game.doors["d_liv_kit"] == "barred"
    scene.act("smash:d_liv_kit", "SSF")
    assert scene.game.doors["d_liv_kit"] == "gone"
    assert scene.game.barricades == 5
    assert scene.tokens(1) == {}
    assert scene.now.actions_left == 0


def test_one_success_breaks_a_door_and_the_breaker_keeps_it() -> None:
    """Book, basic action 5; R13: the pile of the one room beside it is shuffled."""
    scene = Scene()
    scene.pile("kitchen", "tom", "torch", "tent_peg")
    scene.player(2).notes["kitchen"] = ["tom"]
    scene.turn(1, "child", "yard_w")
    scene.act("smash:d_w_kit", "FF")
    assert scene.game.doors["d_w_kit"] == "closed"
    scene.act("smash:d_w_kit", "SF", "shuffle torch tom tent_peg")
    assert scene.game.doors["d_w_kit"] == "gone"
    assert scene.tokens(1) == {"door": 1}
    assert scene.game.piles["kitchen"] == ["torch", "tom", "tent_peg"]
    assert "kitchen" not in scene.player(2).notes, "R14: earlier peeks are worthless"
    assert scene.menu("smash") == ()


def test_a_door_between_two_rooms_shuffles_both_piles() -> None:
    """R13: the pile of each room on its sides; revealed victims stay where they are."""
    scene = Scene()
    scene.pile("kitchen", "tom", "torch")
    scene.pile("bathroom", "bob", "sun_lamp")
    scene.guest("laika", "bathroom")
    scene.turn(1, "child", "kitchen")
    scene.act("smash:d_kit_bath", "SF", "shuffle torch tom", "shuffle sun_lamp bob")
    assert scene.game.piles["kitchen"] == ["torch", "tom"]
    assert scene.game.piles["bathroom"] == ["sun_lamp", "bob"]
    assert scene.guest("laika").status == "revealed"


def test_only_doors_and_barricades_of_the_own_zone_can_be_smashed() -> None:
    """Book, basic action 5: the monster stands beside the door."""
    scene = Scene()
    scene.doors("gone", "d_s_liv")
    scene.doors("barred", "d_liv_wc")
    scene.turn(1, "child", "living")
    assert set(scene.menu("smash")) == {"d_liv_kit", "d_bed_liv", "d_liv_wc"}


def test_successes_are_not_saved_up() -> None:
    """R11: one success now and one later do not remove a barricade."""
    scene = Scene()
    scene.doors("barred", "d_liv_kit")
    scene.turn(1, "mother", "living")
    scene.act("smash:d_liv_kit", "SFF")
    scene.act("smash:d_liv_kit", "FSF")
    assert scene.game.doors["d_liv_kit"] == "barred"


def test_barricades_stand_in_ordinary_doorways_without_door_only() -> None:
    """R12: only where the door is gone, one per doorway, never in the shed's."""
    scene = Scene(variant="base-shed")
    assert free_doorways(scene.game) == []
    scene.doors("gone", "d_s_liv", "d_liv_wc", "d_shed")
    scene.doors("barred", "d_w_kit")
    assert set(free_doorways(scene.game)) == {"d_s_liv", "d_liv_wc"}


@pytest.mark.parametrize(("dice", "state", "tokens"), [("SFF", "closed", {}), ("SSF", "gone", {"door": 1})])
def test_the_shed_has_a_strong_door(dice: str, state: str, tokens: dict[str, int]) -> None:
    """Content page 1.5: two successes in one Smash, one point; R13: the shed's pile is shuffled."""
    scene = Scene(variant="base-shed")
    scene.pile("shed", "shovel", "tiller")
    scene.turn(1, "mother", "yard_e")
    scene.act("smash:d_shed", dice, *(["shuffle tiller shovel"] if tokens else []))
    assert scene.game.doors["d_shed"] == state
    assert scene.tokens(1) == tokens


def test_monsters_of_all_families_share_zones() -> None:
    """R16: any number of figures in a zone; no verb is aimed at a monster (book: monsters do not attack each other)."""
    scene = Scene()
    scene.doors("gone", "d_s_liv")
    scene.turn(2, "mother", "living")
    scene.monster(3, "father", "living")
    scene.turn(1, "mother", "yard_s")
    scene.act("move:living")
    assert [monster.seat for monster in scene.game.monsters_in("living")] == [1, 2, 3]
    assert scene.menu("attack") == ()
