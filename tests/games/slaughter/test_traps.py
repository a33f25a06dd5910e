"""Every trap: book, basic action 4 (carried out as written); content page 5.4; R21, R38."""

import pytest

from tests.games.slaughter.scene import Scene

STOPS = {
    "explosion": True,
    "booby_trap": True,
    "potato_masher": True,
    "bear_trap": False,
    "smoke_alarm": True,
    "ejector_bed": True,
    "paint_bucket": True,
}


def trapped(card: str, *below: str, hand: tuple[str, ...] = ()) -> Scene:
    """Seat 1's golem mother is about to search a living room with this trap on top; all its doors are gone."""
    scene = Scene("golem", "vampire", "zombie")
    scene.doors("gone", "d_s_liv", "d_liv_kit", "d_bed_liv", "d_liv_wc")
    scene.pile("living", card, *below)
    scene.hand(1, *hand)
    scene.turn(1, "mother", "living")
    return scene


def test_the_seven_traps_and_which_stop_a_search() -> None:
    """Content page 5.4; Underground adds the turret, which does not stop it."""
    traps = Scene().game.content.traps.values()
    assert {trap.id: trap.stop for trap in traps if trap.edition == "base"} == STOPS
    assert {trap.id: trap.stop for trap in traps if trap.edition == "underground"} == {"k1_b00": False}


@pytest.mark.parametrize("card", STOPS)
def test_a_trap_is_shown_removed_and_may_stop_the_search(card: str) -> None:
    """R18, R21: shown to all, removed, never in a hand; the Search goes on unless the trap says stop."""
    scene = trapped(card, "torch")
    scene.act("search", "SSF", "1 draw:2")
    assert scene.told("trap") == [{"seat": 1, "card": card}]
    assert scene.game.removed == [card]
    assert scene.player(1).hand == ([] if STOPS[card] else ["torch"])


def test_explosion() -> None:
    """Explosion: every monster of the room is ejected, the active one first, Zombies too; nobody hides (R38)."""
    scene = trapped("explosion")
    scene.guest("bob", "living")
    scene.monster(2, "child", "living")
    scene.monster(3, "father", "living")
    scene.monster(3, "child", "kitchen")
    scene.act("search", "SFF", "1 draw:1")
    assert [event["seat"] for event in scene.told("ejected")] == [1, 2, 3]
    assert scene.monster(3, "father").zone == "yard_s"
    assert scene.monster(3, "child").zone == "kitchen"
    assert scene.guest("bob").status == "revealed"
    assert scene.now.actions_left == 1, "R36: it keeps its remaining actions"


def test_booby_trap() -> None:
    """Booby Trap: no actions, no free Moves; the turn ends."""
    scene = trapped("booby_trap")
    scene.act("search", "SFF", "1 draw:1")
    assert (scene.now.actions_left, scene.now.free_moves, scene.now.is_over) == (0, 0, True)


def test_potato_masher() -> None:
    """Potato Masher: one die fewer on every roll of this turn."""
    scene = trapped("potato_masher")
    scene.act("search", "SFF", "1 draw:1")
    scene.guest("bob", "living", hp=4)
    scene.act("attack:bob", "SS", "F")
    assert scene.guest("bob").hp == 2


def test_bear_trap() -> None:
    """Bear Trap: no Move of any kind; it can still be ejected."""
    scene = trapped("bear_trap", hand=("sprint",))
    scene.act("search", "SFF", "1 draw:1")
    assert scene.menu("move") == ()
    assert "sprint" not in scene.menu("play"), "R51: its effect cannot happen"
    scene.guest("laika", "living")
    scene.act("attack:laika", "FFFF", "S")
    assert scene.monster(1, "mother").zone == "yard_s"
    assert scene.menu("move") == ()


def test_smoke_alarm() -> None:
    """Smoke Alarm: every revealed victim of the room hides here, though a monster is there; pile shuffled."""
    scene = trapped("smoke_alarm", "torch")
    scene.guest("bob", "living", hp=3)
    scene.guest("tom", "living")
    scene.guest("kam", "kitchen")
    scene.act("search", "SSF", "1 draw:2", "shuffle tom torch bob")
    assert scene.game.piles["living"] == ["tom", "torch", "bob"]
    assert scene.guest("bob").status == scene.guest("tom").status == "hidden"
    assert scene.guest("bob").hp == 3
    assert scene.guest("kam").status == "revealed"


def test_ejector_bed() -> None:
    """Ejector Bed: the active monster alone; nobody hides; its turn goes on."""
    scene = trapped("ejector_bed")
    scene.guest("bob", "living")
    scene.act("search", "SFF", "1 draw:1")
    assert scene.monster(1, "mother").zone == "yard_s"
    assert scene.guest("bob").status == "revealed"
    assert not scene.now.is_over


def test_a_trap_ejection_breaks_a_closed_door_for_nobody() -> None:
    """Content page 1.4: a closed door on the way is destroyed and scores nobody."""
    scene = Scene()
    scene.pile("bedroom", "ejector_bed", "torch", "sprint")
    scene.turn(1, "mother", "bedroom")
    scene.act("search", "SFF", "1 draw:1", "shuffle sprint torch")
    assert scene.game.doors["d_e_bed"] == "gone"
    assert scene.tokens(1) == {}


def test_paint_bucket() -> None:
    """Paint Bucket: 2 random hand cards are discarded; one draws cards of this Search before it."""
    scene = trapped("paint_bucket", hand=("torch", "sprint", "crossbow"))
    scene.act("search", "SFF", "1 draw:1", "deal 2 0")
    assert scene.player(1).hand == ["sprint"]
    assert scene.game.discards == ["crossbow", "torch"]


@pytest.mark.parametrize("hand", [(), ("torch",), ("torch", "sprint")])
def test_paint_bucket_takes_all_if_there_are_fewer(hand: tuple[str, ...]) -> None:
    """Paint Bucket: all, if fewer."""
    scene = trapped("paint_bucket", hand=hand)
    scene.act("search", "SFF", "1 draw:1", *(["deal 0 1"] if len(hand) == 2 else []))
    assert scene.player(1).hand == []
    assert sorted(scene.game.discards) == sorted(hand)
