"""Scenario 1, Last Hours (book): R82 to R85; case T34."""

import pytest

from games.engine import Table
from games.slaughter.night import begin_hour
from games.slaughter.turn import take_turn
from games.testing import describe, script
from tests.games.slaughter.lively import game_of
from tests.games.slaughter.scene import PARTY, Scene, asked
from tests.games.slaughter.test_setup import ROOMS, opened, until
from tests.games.slaughter.test_ug_setup import BELOW


def before_the_door(*families: str, member: str = "mother") -> Scene:
    """Seat 1's monster stands before the door with its five bolts."""
    scene = Scene(*families, variant="last-hours")
    scene.game.below.door_bolts = 5
    scene.turn(1, member, "yard_w")
    return scene


# ---------------------------------------------------------------- set-up


def filled(seats: int, hits: int) -> Table:
    """The piles after four dice with so many successes."""
    table = until(opened(seats, "last-hours"), "refuge")
    assert describe(table.question) == "0 refuge: 4 numbers below 6"
    script(table, [(0, "refuge", ".".join(["5"] * hits + ["0"] * (4 - hits)))])
    return until(table, "order")


@pytest.mark.parametrize("hits", [0, 1, 3, 4])
@pytest.mark.parametrize("seats", [2, 5])
def test_who_has_hidden_below(seats: int, hits: int) -> None:
    """Book, Setup; R82: 4 reaction dice; each success one random guest below and one neutral object into the cabin; room counts +1."""
    game = game_of(filled(seats, hits))
    below = game.piles["basement"]
    assert sum(card in game.guests for card in below) == hits
    assert len(below) == sum(BELOW[seats]) + hits
    assert {room: len(game.piles[room]) for room in ROOMS[seats]} == {room: n + 1 for room, n in ROOMS[seats].items()}
    cabin = [card for room in ROOMS[seats] for card in game.piles[room]]
    assert sum(card in game.guests for card in cabin) == 5 - hits
    assert sum(card in game.content.cards("garden", "ordinary", "msug") for card in cabin) == hits
    assert "nothing_here" not in below + cabin
    assert sorted(card for card in below + cabin if card in game.guests) == sorted(PARTY)
    assert game.lurking["basement"] == hits


def test_guests_lie_anywhere_in_the_one_pile() -> None:
    """Book: the remaining guest cards are put into the cabin's single draw pile; R82: several guests may share a pile."""
    table = until(opened(3, "last-hours"), "refuge")
    script(table, "0 refuge 0.0.0.0")
    until(table, "search-deck")
    size = 33
    assert describe(table.question) == f"0 search-deck: {size} different numbers below {size}"
    script(table, [(0, "search-deck", ".".join(str(number) for number in reversed(range(size))))])
    game = game_of(until(table, "order"))
    assert [card for card in game.piles["wc"] if card in game.guests] == ["tom", "kam", "britney", "laika"]


def test_the_door_has_five_bolts() -> None:
    """Book: closed side up, 5 bolt tokens next to the door."""
    game = game_of(until(opened(3, "last-hours"), "monster"))
    assert (game.doors["bd"], game.below.door_bolts) == ("closed", 5)


# ---------------------------------------------------------------- breaking it


def test_forcing_is_the_only_way() -> None:
    """Book: only this action can destroy the basement door; it must be next to the entrance; R83: from yard_w, 1 action."""
    scene = before_the_door()
    assert "bd" not in scene.menu("smash")
    assert scene.menu("break") == ("door",)
    scene.act("break:door", "FFF")
    assert scene.now.actions_left == 1
    scene.turn(1, "mother", "yard_n")
    assert scene.menu("break") == ()


def test_points_add_up_within_a_turn() -> None:
    """Book: with several actions of one turn; the door token and one bolt for the active player, the other bolts go."""
    scene = before_the_door(member="father")
    scene.pile("basement", "tom", "torch")
    scene.act("break:door", "SSFF")
    assert (scene.game.below.door_bolts, scene.tokens(1), scene.game.doors["bd"]) == (3, {}, "closed")
    scene.act("break:door", "SSSS")
    assert (scene.game.below.door_bolts, scene.game.doors["bd"]) == (0, "gone")
    assert scene.tokens(1) == {"basement_door": 1, "bolt": 1}
    assert scene.game.piles["basement"] == ["tom", "torch"], "never reshuffled (Stay Hidden)"
    assert scene.menu("break") == ()


def test_it_is_mended_at_the_end_of_the_turn() -> None:
    """Book: the points return to 5 at the end of each turn, if it has not been broken."""
    scene = before_the_door()
    scene.game.turn = None
    scene.run(take_turn(scene.game, scene.player(1)), "1 monster:mother", "1 break:door", "SSS", "1 end")
    assert scene.game.below.door_bolts == 5


def test_nothing_changes_the_roll() -> None:
    """Book: no other effect (bonus, ability, etc.); R83: printed dice, no cards, no automatic success."""
    scene = before_the_door("golem", "zombie")
    scene.mutate(1, "overgrowth", "mother")
    scene.mutate(1, "razor_jaws", "father")
    scene.game.event = "full_fury"
    scene.player(1).holds.add("rolls")
    scene.hand(1, "adrenaline", "steady_claw")
    scene.act("break:door", "SFF")
    assert scene.game.below.door_bolts == 4


def test_for_a_good_reason() -> None:
    """Book, Example: father (4) with the own child (2); the Werewolf child (2) helps too: 8 dice, more than five."""
    scene = before_the_door("vampire", "werewolf", member="father")
    scene.monster(1, "child", "yard_w").up = False
    scene.monster(2, "child", "yard_w").up = False
    scene.monster(2, "father", "yard_n")
    table = scene.acting("break:door")
    assert asked(table, 2) == ("help:0", "help:1")
    scene.go_on(table, "2 help:1", "SSSSFFFF")
    assert scene.game.below.door_bolts == 1
    assert scene.tokens(2) == {}


def test_others_may_refuse_or_send_some() -> None:
    """R84: each other player is asked; helpers spend nothing; the strongest go first."""
    scene = before_the_door()
    for member in ("child", "father"):
        scene.monster(2, member, "yard_w")
    scene.monster(3, "mother", "yard_w")
    table = scene.acting("break:door")
    assert asked(table, 2) == ("help:0", "help:1", "help:2")
    assert table.question is not None
    assert [table.question.asks[seat].choices.default for seat in (2, 3)] == ["help:0", "help:0"], "silence is no help"  # type: ignore[union-attr]
    scene.go_on(table, "3 help:0", "2 help:1", "FFFFFFF")
    assert scene.monster(2, "father").up


def test_only_the_breaker_is_paid() -> None:
    """Book, Caution: only the active player receives the door token and 1 bolt."""
    scene = before_the_door()
    scene.monster(2, "father", "yard_w")
    scene.act("break:door", "2 help:1", "SSSSSSS")
    assert (scene.tokens(1), scene.tokens(2)) == ({"basement_door": 1, "bolt": 1}, {})


# ---------------------------------------------------------------- the night


def test_t34_doomed_door() -> None:
    """Case T34; book: at 4:00 the door flips open; nobody takes any token, bolts are put away; victims and monsters may pass (R85)."""
    scene = before_the_door()
    scene.run(begin_hour(scene.game, 4))
    assert scene.game.doors["bd"] == "closed"
    scene.run(begin_hour(scene.game, 5))
    assert (scene.game.doors["bd"], scene.game.below.door_bolts) == ("open", 0)
    assert not any(scene.tokens(seat) for seat in (1, 2, 3))
    assert scene.menu("break") == ()
    assert "basement" in scene.menu("move")
    scene.guest("tom", "basement")
    scene.turn(1, "mother", "basement")
    assert "to:yard_w" in asked(scene.acting("scare:tom", "SFF"), 1)


def test_a_broken_door_is_not_doomed() -> None:
    """Book: the door can be broken before then."""
    scene = before_the_door()
    scene.game.below.door_bolts, scene.game.doors["bd"] = 0, "gone"
    scene.run(begin_hour(scene.game, 5))
    assert scene.game.doors["bd"] == "gone"


def test_t34_never_reshuffled() -> None:
    """Case T34; book, Stay Hidden: never reshuffle the decks after the doors are broken."""
    scene = before_the_door()
    scene.pile("kitchen", "tom", "torch", "shovel")
    scene.player(2).notes = {"kitchen": ["tom"]}
    scene.act("smash:d_w_kit", "SFF")
    assert scene.game.piles["kitchen"] == ["tom", "torch", "shovel"]
    assert scene.player(2).notes == {"kitchen": ["tom"]}


def test_hiding_still_shuffles() -> None:
    """Book, scare: the card is shuffled into the room's pile (R25); only broken doors shuffle nothing."""
    scene = before_the_door()
    scene.guest("tom", "kitchen")
    scene.pile("kitchen", "torch", "shovel")
    scene.act("scare:tom", "SFF", "1 hide:kitchen", "shuffle tom shovel torch")
    assert scene.game.piles["kitchen"] == ["tom", "shovel", "torch"]
