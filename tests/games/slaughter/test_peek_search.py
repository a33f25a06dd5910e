"""Peek, Search and the hand: book, basic actions 2 and 4; rulings R17 to R21."""

import pytest

from games.engine import Event
from games.slaughter.sight import table_view
from tests.games.slaughter.scene import Scene, asked


def searching(*cards: str, member: str = "mother", hand: tuple[str, ...] = ()) -> Scene:
    """A monster of seat 1 stands in the kitchen on such a pile."""
    scene = Scene()
    scene.pile("kitchen", *cards)
    scene.hand(1, *hand)
    scene.turn(1, member, "kitchen")
    return scene


def test_t4_peek_across_a_door_but_not_across_a_wall() -> None:
    """Case T4, book basic action 2: the top card, for the peeker alone, put back; across a wall refused; no dice."""
    scene = Scene()
    scene.pile("bathroom", "bob", "torch")
    scene.pile("wc", "kam")
    scene.turn(1, "mother", "kitchen")
    assert "wc" not in scene.menu("peek")
    scene.act("peek:bathroom")
    assert scene.game.piles["bathroom"] == ["bob", "torch"]
    assert scene.now.actions_left == 1
    assert Event("saw", {"zone": "bathroom", "cards": "bob"}, (1,)) in scene.game.events
    assert scene.player(1).notes == {"bathroom": ["bob"]}
    assert not scene.player(2).notes
    assert [event for event in scene.game.events if event.reaches(2) and "bob" in event.args.values()] == []


def test_peek_reaches_the_own_room_and_rooms_across_any_doorway() -> None:
    """R17, content page 1.3: closed, gone or barred doors alike; not offered for an empty pile; the yard has none."""
    scene = Scene()
    for room in ("kitchen", "living", "bedroom", "wc"):
        scene.pile(room, "torch")
    scene.doors("gone", "d_liv_wc")
    scene.doors("barred", "d_bed_liv")
    scene.turn(1, "mother", "living")
    assert set(scene.menu("peek")) == {"living", "kitchen", "bedroom", "wc"}
    scene.pile("kitchen")
    assert set(scene.menu("peek")) == {"living", "bedroom", "wc"}
    scene.turn(1, "mother", "yard_s")
    assert set(scene.menu("peek")) == {"living"}


def test_search_only_in_a_room_with_cards() -> None:
    """Book, basic action 4: the monster is in the room; R20: an empty pile cannot be searched."""
    scene = Scene()
    scene.pile("living", "torch")
    scene.turn(1, "mother", "yard_s")
    assert "search" not in scene.menu()
    scene.turn(1, "mother", "living")
    assert "search" in scene.menu()
    scene.pile("living")
    assert "search" not in scene.menu()


def test_each_success_is_one_card_and_the_cards_are_secret() -> None:
    """Book, basic action 4: objects and bonus actions go into the hand; content page 0.3: their owner alone sees which."""
    scene = searching("torch", "sprint", "sun_lamp")
    scene.act("search", "SFS", "1 draw:2")
    assert scene.player(1).hand == ["torch", "sprint"]
    assert scene.game.piles["kitchen"] == ["sun_lamp"]
    assert [event.seats for event in scene.game.events if event.key == "drew-card"] == [(1,), (1,)]
    assert all("card" not in event.args for event in scene.game.events if event.seats is None)


def test_no_success_no_card() -> None:
    """Book, basic action 4; the action is spent."""
    scene = searching("torch")
    scene.act("search", "FFF")
    assert scene.player(1).hand == []
    assert scene.now.actions_left == 1


def test_one_may_stop_before_any_draw() -> None:
    """R18: one by one, stop before any of them."""
    scene = searching("torch", "sprint", "sun_lamp")
    scene.act("search", "SSS", "1 draw:1", "1 stop")
    assert scene.player(1).hand == ["torch"]
    again = searching("torch")
    again.act("search", "SSS", "1 stop")
    assert again.player(1).hand == []


def test_no_more_draws_than_successes_or_cards() -> None:
    """R20: extra successes are lost."""
    scene = searching("torch", "sprint")
    table = scene.acting("search", "SSS")
    assert asked(table, 1) == ("draw:2", "draw:1", "stop")
    scene = searching("torch", "sprint", "sun_lamp")
    assert asked(scene.acting("search", "SFS"), 1) == ("draw:2", "draw:1", "stop")


def test_a_guest_is_shown_at_once_and_the_search_goes_on() -> None:
    """Book, basic action 4; R18: a guest is one draw."""
    scene = searching("tom", "torch", "sun_lamp")
    scene.act("search", "SSF", "1 draw:2")
    assert (scene.guest("tom").status, scene.guest("tom").zone) == ("revealed", "kitchen")
    assert scene.player(1).hand == ["torch"]
    assert scene.game.piles["kitchen"] == ["sun_lamp"]


def test_t5_the_seventh_card_ends_a_search() -> None:
    """Case T5, R19: hand 6, three successes: object taken, guest not drawn, a further Search refused."""
    scene = searching("torch", "tom", "sun_lamp", hand=("crossbow",) * 6)
    scene.act("search", "SSS", "1 draw:3")
    assert len(scene.player(1).hand) == 7
    assert scene.game.piles["kitchen"] == ["tom", "sun_lamp"]
    assert scene.guest("tom").status == "hidden"
    assert scene.now.actions_left == 1
    assert "search" not in scene.menu()


def test_t6_a_guest_and_a_trap() -> None:
    """Case T6: kam revealed, trap removed, Search stops, the object stays; one die fewer on later rolls of this turn."""
    scene = searching("kam", "potato_masher", "torch")
    scene.act("search", "SSS", "1 draw:3")
    assert scene.guest("kam").status == "revealed"
    assert scene.game.removed == ["potato_masher"]
    assert scene.game.piles["kitchen"] == ["torch"]
    assert scene.player(1).hand == []
    scene.act("search", "SF", "1 draw:1")
    assert scene.player(1).hand == ["torch"]


def test_piles_are_not_refilled_and_a_victim_may_be_the_whole_pile() -> None:
    """R20: a victim still hides in an empty pile; its card is then the whole pile."""
    scene = Scene()
    scene.guest("tom", "kitchen")
    scene.turn(1, "mother", "living")
    scene.act("scare:tom", "SFF", "1 hide:kitchen")
    assert scene.game.piles["kitchen"] == ["tom"]


@pytest.mark.parametrize("seat", [2, 3, None])
def test_hands_are_for_their_owner(seat: int | None) -> None:
    """Content page 0.3: hand cards owner only, hand and pile sizes everyone."""
    scene = searching("torch", hand=("crossbow", "sprint"))
    view = table_view(scene.game, seat)
    assert view.seat(1).hand == 2
    assert view.piles["kitchen"] == 1
    assert "crossbow" not in repr(view)
    own = table_view(scene.game, 1).you
    assert own is not None
    assert [(card.id, card.kind, card.dice) for card in own.cards] == [("crossbow", "object", 3), ("sprint", "bonus", 0)]


def test_notes_of_a_pile_move_up_when_cards_leave_it() -> None:
    """R14, R17: what a peek showed stays true until that card is gone."""
    scene = searching("torch", "sprint")
    scene.player(2).notes["kitchen"] = ["torch", "sprint"]
    scene.act("search", "SFF", "1 draw:1")
    assert scene.player(2).notes == {"kitchen": ["sprint"]}
