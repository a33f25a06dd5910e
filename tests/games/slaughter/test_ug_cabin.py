"""Scenario 3, Battered Cabin (book): R89 to R91; case T37."""

import pytest

from games.engine import Keys, Table
from games.slaughter.anytime import any_time, interrupt
from games.slaughter.death import die, perish
from games.slaughter.turn import take_turn
from games.testing import script
from tests.games.slaughter.lively import game_of
from tests.games.slaughter.scene import PARTY, Scene, asked
from tests.games.slaughter.test_setup import dealt, opened, until

ROOMS = ("kitchen", "bathroom", "wc", "bedroom", "living", "basement")


def cabin(*families: str, zone: str = "living", member: str = "child") -> Scene:
    """Seat 1's monster somewhere; the floor whole, the door chained."""
    scene = Scene(*families, variant="battered-cabin")
    scene.game.below.floor_bolts, scene.game.below.is_chained = 6, True
    scene.turn(1, member, zone)
    return scene


def broken(*families: str, zone: str = "living", member: str = "child") -> Scene:
    """The same with the hole in the floor."""
    scene = cabin(*families, zone=zone, member=member)
    scene.game.below.floor_bolts, scene.game.below.has_hole = 0, True
    return scene


# ---------------------------------------------------------------- set-up


@pytest.mark.parametrize("seats", [2, 5])
def test_the_bolt_cutter_is_in_the_basement_pile(seats: int) -> None:
    """Book, Setup: making sure that the Bolt Cutter card is included; the pile is no bigger (R91)."""
    game = dealt(opened(seats, "battered-cabin")).game
    pile = game.piles["basement"]
    assert pile.count("bolt_cutter") == 1
    assert len(pile) - 1 == {2: 10, 5: 15}[seats]


def test_floor_and_chains() -> None:
    """Book: the floor has 6 structure points; the door is chained shut."""
    game = game_of(until(opened(3, "battered-cabin"), "monster"))
    assert (game.below.floor_bolts, game.below.is_chained, game.doors["bd"]) == (6, True, "closed")


def choosing(first: int = 0) -> Table:
    """The room markers are chosen."""
    table = until(opened(3, "battered-cabin"), "first-player")
    script(table, f"0 first-player {first}")
    return until(table, "intuition")


def test_markers_are_chosen_from_the_last_player_backwards() -> None:
    """Book, Setup: starting with the last player and in the opposite order; R89: each of the 6 only once; public, the victim under it secret."""
    table = choosing(first=1)
    assert asked(table, 1) == tuple(f"room:{room}" for room in ROOMS)
    script(table, "1 room:basement")
    assert table.question is not None
    choices = table.question.asks[1].choices
    assert isinstance(choices, Keys)
    assert set(choices.keys) == {f"under:{guest}" for guest in PARTY}
    assert choices.public == ()
    script(table, "1 under:tom")
    assert asked(table, 3) == tuple(f"room:{room}" for room in ROOMS[:-1])
    script(table, "3 room:wc\n3 under:bob\n2 room:living\n2 under:tom")
    assert [seat.marker for seat in table.view(None).seats] == [("basement", 5), ("living", 5), ("wc", 1)]
    assert asked(table, 2) == ("monster:child", "monster:mother", "monster:father")


def test_a_marker_may_lie_on_the_target() -> None:
    """Book: these markers may be placed on Victims who have received target markers."""
    table = choosing()
    seat = table.question.awaited[0] if table.question else 0
    script(table, f"{seat} room:wc")
    assert f"under:{game_of(table).player(seat).favourite}" in asked(table, seat)


# ---------------------------------------------------------------- Intuition


def marked(zone: str) -> Scene:
    """Tom, with one health, somewhere; seat 1 foresees the basement for him, at position 2."""
    scene = cabin("werewolf", "vampire", "golem")
    scene.dead("kam")
    scene.guest("tom", zone, 1)
    scene.player(1).order = ["kam", "tom", "bob", "laika", "britney"]
    scene.player(1).marker = ("basement", "tom")
    scene.player(2).order = ["tom", "kam", "bob", "laika", "britney"]
    scene.player(2).favourite = "bob"
    scene.player(3).order = ["tom", "kam", "bob", "laika", "britney"]
    return scene


def test_t37_a_marker_comes_true() -> None:
    """Case T37: Ana's marker basement on tom at position 2; tom dies second, in the basement, by Ben: Ana brain 2, flesh +1; Ben flesh and bone."""
    scene = marked("basement")
    scene.turn(2, "child", "basement")
    scene.act("attack:tom", "SF", "F")
    assert scene.tokens(1) == {"brain": 2, "flesh": 1}
    assert scene.tokens(2) == {"flesh": 1, "bone": 1}
    assert scene.tokens(3) == {}


@pytest.mark.parametrize(
    ("marker", "zone", "tokens"), [("wc", "wc", {"brain": 1}), ("wc", "living", {}), ("basement", "basement", {"brain": 1, "flesh": 1})]
)
def test_place_without_position(marker: str, zone: str, tokens: dict[str, int]) -> None:
    """Book, Intuition: a brain if the zone matches; a flesh more if it is the basement; the position need not match."""
    scene = marked(zone)
    scene.player(1).order = ["tom", "kam", "bob", "laika", "britney"]
    scene.player(1).marker = (marker, "tom")
    scene.turn(2, "child", zone)
    scene.run(die(scene.game, scene.guest("tom"), scene.player(2)))
    assert scene.tokens(1) == tokens


def test_every_matching_player_is_paid_and_yards_match_nothing() -> None:
    """R89: for every matching player; yard deaths match nothing; another guest's death neither."""
    scene = marked("basement")
    scene.player(3).marker = ("kitchen", "tom")
    scene.guest("bob", "kitchen", 1)
    scene.run(perish(scene.game, scene.guest("bob")))
    assert not any("room-foreseen" in event.key for event in scene.game.events)
    scene.guest("tom", "yard_w")
    scene.run(perish(scene.game, scene.guest("tom")))
    assert not any("room-foreseen" in event.key for event in scene.game.events)


def test_the_killer_may_be_the_prophet() -> None:
    """Book: that player gains a brain token, killer or not."""
    scene = marked("basement")
    scene.turn(1, "child", "basement")
    scene.player(1).favourite = "bob"
    scene.act("attack:tom", "SF", "F")
    assert scene.tokens(1) == {"brain": 2, "flesh": 2, "bone": 1}


# ---------------------------------------------------------------- the floor


def test_breaking_the_floor() -> None:
    """Book: an Attack in the living room; each success permanently removes a point, no bolts are kept; R90: the breaker gets 1 bolt."""
    scene = cabin(member="father")
    assert scene.menu("break") == ("floor",)
    scene.hand(2, "shovel")
    scene.act("break:floor", "SSSS")
    assert (scene.game.below.floor_bolts, scene.tokens(1)) == (2, {})
    scene.turn(2, "father", "living")
    scene.act("break:floor", "SSSF")
    assert (scene.game.below.floor_bolts, scene.game.below.has_hole) == (0, True)
    assert (scene.tokens(1), scene.tokens(2)) == ({}, {"bolt": 1})
    assert scene.menu("break") == ()


def test_a_failed_blow_at_the_floor() -> None:
    """R29: no defence, no ejection; attack dice and automatic successes apply; only from the living room."""
    scene = cabin("golem", "zombie")
    scene.mutate(1, "razor_jaws", "child")
    scene.act("break:floor", "FF")
    assert (scene.game.below.floor_bolts, scene.monster(1, "child").zone) == (5, "living")
    assert cabin(zone="kitchen").menu("break") == ()


def test_children_squeeze_through_the_hole() -> None:
    """Book: monster children use one action to move between the living room and the basement; R90: both ways, not as a free Move."""
    scene = broken()
    scene.act("move:basement")
    assert (scene.now.actions_left, scene.now.free_moves) == (2, 2)
    scene.act("move:living")
    assert (scene.now.actions_left, scene.now.free_moves) == (1, 2)
    scene.now.actions_left = 0
    assert "basement" not in scene.menu("move")


@pytest.mark.parametrize("member", ["mother", "father"])
def test_adults_never_fit(member: str) -> None:
    """Book: adult monsters can never squeeze through."""
    assert "basement" not in broken(member=member).menu("move")
    assert broken(zone="basement", member=member).menu("move") == ()


def test_a_ghost_child_may_use_the_hole() -> None:
    """R90; Ghost Screen: only the floor and the door are closed to Ghosts."""
    assert "basement" in broken("ghost", "golem").menu("move")
    assert "basement" not in broken("ghost", "golem", member="mother").menu("move")
    assert "basement" not in cabin("ghost", "golem").menu("move")


def test_scare_reaches_through_the_hole_but_nobody_climbs() -> None:
    """R66: with the hole: Scare reach; victims have no ladder."""
    scene = broken(member="mother")
    scene.guest("tom", "basement")
    assert scene.menu("scare") == ("tom",)
    assert asked(scene.acting("scare:tom", "SSF"), 1) == ("hide:basement", "spare")
    scene.game.event = "fog_bank"
    assert scene.menu("scare") == ()
    assert cabin().menu("scare") == ()


# ---------------------------------------------------------------- chains


def test_the_door_cannot_be_smashed() -> None:
    """Book: the basement door cannot be destroyed or opened by other effects."""
    scene = cabin(zone="yard_w", member="father")
    assert "bd" not in scene.menu("smash")
    scene.hand(1, "battering_ram")
    assert "smash:bd" not in asked(scene.acting("play:battering_ram"), 1)


def test_cutting_the_chains() -> None:
    """Book: any player with a monster in the basement discards the Bolt Cutter: the door is open; R91: nobody takes the token."""
    scene = broken(zone="basement")
    scene.hand(1, "bolt_cutter")
    scene.act("use:bolt_cutter")
    assert (scene.game.doors["bd"], scene.game.below.is_chained) == ("open", False)
    assert (scene.tokens(1), scene.game.discards, scene.now.actions_left) == ({}, ["bolt_cutter"], 3)
    assert "yard_w" in scene.menu("move")


def test_at_any_time() -> None:
    """Book: at any time, even if there is no active monster in the basement; private, nobody waits."""
    scene = broken()
    scene.hand(2, "bolt_cutter")
    assert "use:bolt_cutter" not in any_time(scene.game)[2].choices
    scene.monster(2, "child", "basement")
    ask = any_time(scene.game)[2]
    assert "use:bolt_cutter" in ask.choices
    assert isinstance(ask.choices, Keys)
    assert (ask.awaited, ask.choices.public) == (False, ())
    scene.run(interrupt(scene.game, 2, "use:bolt_cutter"))
    assert scene.game.doors["bd"] == "open"


def test_while_somebody_chooses_a_monster_too() -> None:
    """Book: at any time."""
    scene = broken()
    scene.hand(2, "bolt_cutter")
    scene.monster(2, "child", "basement")
    scene.game.turn = None
    table = scene.begin(take_turn(scene.game, scene.player(1)))
    assert "use:bolt_cutter" in asked(table, 2)
    scene.go_on(table, "2 use:bolt_cutter", "1 monster:child")
    assert scene.game.doors["bd"] == "open"


def test_used_in_a_defence_the_door_stays_closed() -> None:
    """Book: used to protect a victim, the door remains closed for the whole game, unless it is retrieved: Mine Now, the same turn (R91)."""
    scene = broken(zone="basement", member="mother")
    scene.guest("kam", "basement")
    scene.hand(1, "mine_now")
    scene.hand(2, "bolt_cutter")
    scene.act("attack:kam", "2 offer:bolt_cutter", "SFF", "FF")
    assert scene.game.is_gone("bolt_cutter")
    assert scene.game.below.is_chained
    scene.act("play:mine_now")
    scene.act("use:bolt_cutter")
    assert scene.game.doors["bd"] == "open"
