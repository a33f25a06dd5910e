"""Rounds and turns: book, first round to 2:00 and after, actions; rulings R1 to R10; and the switches by which one asks to be asked."""

import pytest

from games.engine import ANY_TIME, Table
from games.slaughter.night import night
from games.slaughter.turn import take_turn
from tests.games.slaughter.scene import Scene, asked

CALENDAR = {0: "3", 1: "2", 2: "1", 3: "3", 4: "2", 5: "1", 6: "3", 7: "2", 8: "1", 9: "3"}


def idle(scene: Scene, table: Table) -> None:
    """Everybody takes the first monster and ends the turn, until the night is over."""
    while table.question is not None:
        (seat,) = table.question.awaited
        keys = asked(table, seat)
        scene.go_on(table, f"{seat} {'end' if 'end' in keys else keys[0]}")


def test_ten_rounds_and_when_the_cards_turn_up() -> None:
    """Book: before midnight, 00, 01, then all cards up at 02, and so on until 08:00; R1, R2; facts page 2.3, the calendar."""
    scene = Scene("werewolf", "vampire")
    scene.game.events_pile = ["full_fury"] * 8
    table = scene.begin(night(scene.game))
    ups = {}
    while table.question is not None:
        (seat,) = table.question.awaited
        keys = asked(table, seat)
        if keys[0].startswith("monster") and seat == 1:
            ups[scene.game.hour] = str(len(keys))
        scene.go_on(table, f"{seat} {'end' if 'end' in keys else keys[0]}")
    assert ups == CALENDAR
    assert scene.game.turn_number == 20
    assert scene.game.how == "sunrise"
    assert [event["hour"] for event in scene.told("hour")] == list(range(10))
    assert len(scene.told("event")) == 8
    assert [event["hour"] for event in scene.told("hour")][-1] == 9
    assert len(scene.told("woken")) == 3


def test_the_first_player_never_changes_and_turns_go_clockwise() -> None:
    """Book; R2, R9."""
    scene = Scene()
    scene.game.first = 2
    idle(scene, scene.begin(night(scene.game)))
    assert [event["seat"] for event in scene.told("turn")] == [2, 3, 1] * 10


def test_the_card_goes_face_down_in_every_case() -> None:
    """Book: at the end of the turn face down; R7: actions may be left unused."""
    scene = Scene()
    scene.run(take_turn(scene.game, scene.player(1)), "1 monster:mother", "1 start:yard_n", "1 end")
    assert not scene.monster(1, "mother").up
    assert scene.monster(1, "child").up
    assert scene.game.turn is None
    assert asked(scene.begin(take_turn(scene.game, scene.player(1))), 1) == ("monster:child", "monster:father")


def test_a_face_down_monster_cannot_be_chosen_and_one_must_be() -> None:
    """R7: one face-up monster must be activated."""
    scene = Scene()
    scene.monster(1, "child").up = scene.monster(1, "father").up = False
    assert asked(scene.begin(take_turn(scene.game, scene.player(1))), 1) == ("monster:mother",)


def test_the_first_activation_begins_in_any_yard() -> None:
    """Book: any of the four sides, the first time; R6: not a Move; later where the figure stands."""
    scene = Scene()
    table = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child")
    assert asked(table, 1) == ("start:yard_n", "start:yard_e", "start:yard_s", "start:yard_w")
    scene.go_on(table, "1 start:yard_w")
    assert (scene.now.actions_left, scene.now.free_moves) == (3, 2)
    scene.go_on(table, "1 end")
    scene.monster(1, "child").up = True
    again = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child")
    assert "end" in asked(again, 1)


@pytest.mark.parametrize(("member", "actions"), [("child", 3), ("mother", 2), ("father", 2)])
def test_actions_of_a_turn(member: str, actions: int) -> None:
    """Book: child 3, mother 2, father 2; repeats allowed; then only free things are left."""
    scene = Scene("vampire", "golem")
    table = scene.begin(take_turn(scene.game, scene.player(1)), f"1 monster:{member}", "1 start:yard_s")
    dice = {"child": "FF", "mother": "FFF", "father": "FFFF"}[member]
    for _ in range(actions):
        scene.go_on(table, "1 smash:d_s_liv", dice)
    assert [key for key in asked(table, 1) if "hold" not in key] == ["move:yard_e", "move:yard_w", "end"]


def test_free_moves_are_not_stored() -> None:
    """R8: not for later turns."""
    scene = Scene()
    scene.run(take_turn(scene.game, scene.player(1)), "1 monster:child", "1 start:yard_w", "1 end")
    scene.monster(1, "child").up = True
    scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child")
    assert scene.now.free_moves == 2


def test_the_end_of_the_turn_is_the_default() -> None:
    """R7: silence never spends anything."""
    scene = Scene()
    scene.turn(1, "mother", "yard_n")
    assert scene.keys().default == "end"


def test_a_booby_trap_ends_the_turn() -> None:
    """Content page 5.4: end-of-turn steps still happen: the card goes face down."""
    scene = Scene()
    scene.pile("living", "booby_trap", "torch")
    scene.monster(1, "mother", "living")
    scene.run(take_turn(scene.game, scene.player(1)), "1 monster:mother", "1 search", "SSF", "1 draw:2")
    assert not scene.monster(1, "mother").up
    assert scene.game.piles["living"] == ["torch"]


def test_the_active_players_monsters_come_first() -> None:
    """R10: the active player's, then the others clockwise; monsters of one player in the owner's order."""
    scene = Scene()
    for seat in (1, 2, 3):
        scene.monster(seat, "mother", "living")
    scene.monster(2, "child", "living")
    scene.turn(2, "father", "living")
    order = [(monster.seat, monster.id) for monster in scene.game.monsters_in("living")]
    assert order == [(2, "child"), (2, "mother"), (2, "father"), (3, "mother"), (1, "mother")]


# ---------------------------------------------------------------- wanting to be asked


def test_switches_are_thrown_at_any_time_by_anybody() -> None:
    """Everybody may throw its own switches; nobody waits for it; all may know."""
    scene = Scene()
    table = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child", "1 start:yard_n")
    assert table.question is not None
    assert table.question.awaited == (1,)
    assert {seat: ask.prompt for seat, ask in table.question.asks.items()} == {1: "act", 2: ANY_TIME, 3: ANY_TIME}
    scene.go_on(table, "2 hold:rivals", "1 hold:rolls", "3 hold:rolls", "3 unhold:rolls")
    assert [scene.player(seat).holds for seat in (1, 2, 3)] == [{"rolls"}, {"rivals"}, set()]
    assert table.view(None).seat(2).holds == {"rivals"}
    assert scene.told("unhold") == [{"seat": 3, "moment": "rolls"}]
    assert scene.now.actions_left == 3


def test_a_switch_between_a_wound_and_the_frenzy_changes_nothing() -> None:
    """A switch is no action: Feeding Frenzy stays possible."""
    scene = Scene()
    scene.guest("kam", "living")
    scene.hand(1, "feeding_frenzy")
    scene.turn(1, "mother", "living")
    scene.act("attack:kam", "SFF")
    scene.act("hold:rolls")
    assert scene.menu("play") == ("feeding_frenzy",)


@pytest.mark.parametrize("hand", [("adrenaline", "torch"), ("torch", "torch"), ("steady_claw", "sprint")])
def test_before_and_after_a_roll_one_is_asked_whatever_the_hand_holds(hand: tuple[str, ...]) -> None:
    """Being asked must depend on public facts alone: the switch, and that there is a hand."""
    scene = Scene()
    scene.hand(1, *hand)
    scene.player(1).holds.add("rolls")
    scene.turn(1, "mother", "living")
    table = scene.acting("smash:d_s_liv")
    assert table.question is not None
    ask = table.question.asks[1]
    assert (ask.prompt, ask.choices.public) == ("before-roll", ("roll",))  # type: ignore[union-attr]
    scene.go_on(table, "1 roll", "FFF")
    ask = table.question.asks[1]
    assert (ask.prompt, ask.choices.public) == ("after-roll", ("keep",))  # type: ignore[union-attr]


@pytest.mark.parametrize("hand", [("tripwire",), ("monster_chow",), ("torch",)])
def test_rivals_are_asked_whatever_the_hand_holds(hand: tuple[str, ...]) -> None:
    """The same for Monster Chow and Tripwire; R50: after the trigger, clockwise from the active player."""
    scene = Scene()
    scene.game.first = 3
    for seat in (1, 2):
        scene.hand(seat, *hand)
        scene.player(seat).holds.add("rivals")
    table = scene.begin(take_turn(scene.game, scene.player(3)), "3 monster:child")
    for seat in (1, 2):
        assert table.question is not None
        assert list(table.question.asks) == [seat]
        ask = table.question.asks[seat]
        assert (ask.prompt, ask.choices.public) == ("rival-monster", ("pass",))  # type: ignore[union-attr]
        scene.go_on(table, f"{seat} pass")
    scene.go_on(table, "3 start:yard_n", "3 move:yard_e")
    for seat in (1, 2):
        assert table.question is not None
        ask = table.question.asks[seat]
        assert (ask.prompt, ask.choices.public) == ("rival-move", ("pass",))  # type: ignore[union-attr]
        scene.go_on(table, f"{seat} pass")
    assert scene.monster(3, "child").zone == "yard_e"


def test_nobody_is_asked_without_the_switch() -> None:
    """Off by default: no pause in the game."""
    scene = Scene()
    scene.hand(1, "adrenaline", "steady_claw")
    scene.hand(2, "tripwire", "monster_chow")
    scene.run(take_turn(scene.game, scene.player(1)), "1 monster:mother", "1 start:yard_s", "1 smash:d_s_liv", "FFF", "1 move:yard_e", "1 end")


@pytest.mark.parametrize("heap", ["discards", "removed"])
def test_nobody_is_asked_when_everybody_knows_that_the_card_is_gone(heap: str) -> None:
    """One copy each: once it lies in the open nobody can hold it, so nobody is asked."""
    scene = Scene()
    scene.hand(1, "torch")
    scene.hand(2, "torch")
    scene.player(1).holds.add("rolls")
    scene.player(2).holds.add("rivals")
    getattr(scene.game, heap).extend(["adrenaline", "steady_claw", "tripwire", "monster_chow"])
    scene.run(take_turn(scene.game, scene.player(1)), "1 monster:mother", "1 start:yard_s", "1 smash:d_s_liv", "FFF", "1 move:yard_e", "1 end")


def test_an_empty_hand_is_not_asked() -> None:
    """Hand sizes are public."""
    scene = Scene()
    for seat in (1, 2):
        scene.player(seat).holds |= {"rolls", "rivals"}
    scene.run(take_turn(scene.game, scene.player(1)), "1 monster:mother", "1 start:yard_s", "1 smash:d_s_liv", "FFF", "1 move:yard_e", "1 end")


def test_monster_chow_leaves_at_least_one_action() -> None:
    """Content page 5.5: minimum 1."""
    scene = Scene()
    scene.monster(1, "mother").actions = 1
    scene.hand(2, "monster_chow")
    scene.player(2).holds.add("rivals")
    scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:mother", "2 play:monster_chow", "1 start:yard_n")
    assert scene.now.actions_left == 1


def test_two_tripwires_are_not_needed() -> None:
    """R50: clockwise; the first who plays it stops the Move, the others are not asked."""
    scene = Scene()
    for seat in (2, 3):
        scene.hand(seat, "tripwire")
        scene.player(seat).holds.add("rivals")
    scene.turn(1, "mother", "yard_n")
    scene.act("move:yard_e", "2 play:tripwire")
    assert scene.player(3).hand == ["tripwire"]
