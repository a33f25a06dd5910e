"""Death, its scoring, the end and the result: book, death scoring, end of the game, ties; rulings R39 to R48."""

import pytest

from games.slaughter.death import OnlyMonstersLeft
from games.slaughter.night import night
from games.slaughter.scoring import outcome
from games.slaughter.sight import table_view
from tests.games.slaughter.scene import Scene, asked

ORDER = ["bob", "laika", "britney", "kam", "tom"]


def killing(guest: str = "bob", *dead: str, seat: int = 1) -> Scene:
    """A seat's mother is about to kill a guest (1 health) in the living room; these have died already."""
    scene = Scene()
    scene.dead(*dead)
    scene.doors("gone", "d_s_liv", "d_liv_wc", "d_liv_kit", "d_bed_liv")
    scene.guest(guest, "living", hp=1)
    scene.turn(seat, "mother", "living")
    return scene


def test_four_steps_for_a_party_guest() -> None:
    """Book, death scoring 1 to 4: flesh, bone, brains for whoever foresaw it, target for the killer's favourite."""
    scene = killing("bob")
    scene.player(1).favourite = "bob"
    scene.player(1).order = ["tom", "laika", "britney", "kam", "bob"]
    scene.player(2).order = ["bob", "laika", "britney", "kam", "tom"]
    scene.player(2).favourite = "bob"
    scene.player(3).order = ["laika", "bob", "britney", "kam", "tom"]
    scene.act("attack:bob", "SSS", "F")
    assert scene.tokens(1) == {"flesh": 1, "bone": 1, "target": 1}
    assert scene.tokens(2) == {"brain": 1}, "not killer, and no target for somebody else's kill"
    assert scene.tokens(3) == {}
    assert scene.game.bones == 4
    bob = scene.guest("bob")
    assert (bob.status, bob.dead_as, bob.hp) == ("dead", 1, 0)
    assert "bob" in scene.game.removed


def test_the_order_of_scoring() -> None:
    """R41: flesh, bone, order, favourite; then Dinner Bell."""
    scene = killing("bob")
    scene.game.event = "dinner_bell"
    scene.player(1).favourite = "bob"
    scene.act("attack:bob", "SSS", "F")
    kinds = [event.key for event in scene.game.events]
    order = ["wounded", "died", "foreseen", "foreseen", "foreseen", "favourite-eaten", "dinner-bell"]
    assert [kind for kind in kinds if kind in order] == order
    assert scene.tokens(1) == {"flesh": 2, "bone": 1, "brain": 1, "target": 1}


def test_the_position_counts_the_dead_of_the_party_only() -> None:
    """R42: party guests dead including this one; book: surprise guests do not count."""
    scene = killing("kam", "bob", "laika")
    scene.guest("walton")
    scene.guest("walton").status = "dead"
    scene.player(2).order = ["tom", "bob", "kam", "laika", "britney"]
    scene.player(3).order = ["tom", "bob", "laika", "kam", "britney"]
    scene.player(1).order = ["kam", "bob", "laika", "tom", "britney"]
    scene.act("attack:kam", "SFF")
    assert scene.guest("kam").dead_as == 3
    assert [scene.tokens(seat).get("brain", 0) for seat in (1, 2, 3)] == [0, 1, 0]


def test_a_surprise_guest_gives_flesh_alone() -> None:
    """Book: no bone, no death order for surprise guests."""
    scene = killing("walton")
    scene.act("attack:walton", "SSS", "F")
    assert scene.tokens(1) == {"flesh": 1}
    assert (scene.guest("walton").dead_as, scene.game.bones) == (0, 5)


def test_markers_of_the_dead_are_shown_and_no_others() -> None:
    """Book: each player reveals the marker of that guest; content page 0.3: the order is the owner's, the target's position is public."""
    scene = killing("bob")
    scene.player(2).order = ["laika", "bob", "tom", "kam", "britney"]
    scene.player(2).favourite = "kam"
    before = table_view(scene.game, 1).seat(2)
    assert (before.order, before.favourite) == (("",) * 5, 4)
    scene.act("attack:bob", "SFF", "F")
    assert table_view(scene.game, 1).seat(2).order == ("", "bob", "", "", "")
    assert table_view(scene.game, None).seat(2).order == ("", "bob", "", "", "")


def test_the_killing_blow_is_the_wound_step() -> None:
    """R40: the flesh of the blow is not paid twice."""
    scene = killing("bob")
    scene.act("attack:bob", "SFF", "F")
    assert scene.tokens(1)["flesh"] == 1


def test_t17_with_a_surprise_guest_hidden_the_game_goes_on() -> None:
    """Case T17, book, R44: fifth death: full scoring, the game goes on until walton dies."""
    scene = killing("tom", "bob", "laika", "britney", "kam")
    scene.guest("walton", hp=2)
    scene.act("attack:tom", "SFF", "F")
    assert scene.tokens(1) == {"flesh": 1, "bone": 1, "brain": 1, "target": 1}
    scene.guest("walton", "living")
    with pytest.raises(OnlyMonstersLeft):
        scene.act("attack:walton", "SSF", "F")
    assert scene.tokens(1)["flesh"] == 3


def test_t17_without_one_it_stops_at_once() -> None:
    """Case T17, R44: scored fully, then the rest of the turn is not played."""
    scene = killing("tom", "bob", "laika", "britney", "kam")
    with pytest.raises(OnlyMonstersLeft):
        scene.act("attack:tom", "SFF", "F")
    assert scene.tokens(1) == {"flesh": 1, "bone": 1, "brain": 1, "target": 1}
    assert scene.game.bones == 4


def test_a_waiting_browne_does_not_keep_the_game_going() -> None:
    """R61."""
    scene = killing("tom", "bob", "laika", "britney", "kam")
    scene.guest("browne").status = "waiting"
    with pytest.raises(OnlyMonstersLeft):
        scene.act("attack:tom", "SFF", "F")


def test_a_dead_surprise_guest_does_not_end_the_game_while_party_guests_live() -> None:
    """R44, R45: only monsters left."""
    scene = killing("walton", "bob", "laika", "britney", "kam")
    scene.act("attack:walton", "SFF", "F")
    assert scene.now.actions_left == 1


def test_the_night_ends_with_the_last_guest() -> None:
    """Book, end of the game 1; R44: no rest of the turn."""
    scene = Scene("werewolf", "vampire")
    scene.dead("bob", "laika", "britney", "kam")
    scene.guest("tom", "living", hp=1)
    scene.monster(1, "mother", "living")
    table = scene.begin(night(scene.game), "1 monster:mother", "1 attack:tom", "SFF", "F")
    assert table.question is None
    assert scene.game.how == "massacre"
    assert outcome(scene.game).how == "massacre"
    assert scene.game.turn is None


def test_the_night_ends_at_sunrise() -> None:
    """Book, end of the game 2: after 08:00 everybody has acted; R45."""
    scene = Scene("werewolf", "vampire")
    table = scene.begin(night(scene.game))
    while table.question is not None:
        (seat,) = table.question.awaited
        keys = asked(table, seat)
        scene.go_on(table, f"{seat} {'end' if 'end' in keys else keys[0]}")
    assert scene.game.how == "sunrise"


# ---------------------------------------------------------------- points and ties


def result(**tokens: dict[str, int]) -> tuple[dict[int, int], dict[int, int]]:
    """Places and scores of three seats with such tokens."""
    scene = Scene()
    for name, owned in tokens.items():
        scene.player(int(name[-1])).tokens.update(owned)
    end = outcome(scene.game)
    return dict(end.places), dict(end.scores)


def test_points() -> None:
    """Book, score: flesh 2, bone 2, brain 3, target 5, door 1; R47."""
    _, scores = result(s1={"flesh": 1}, s2={"bone": 1, "brain": 1}, s3={"target": 1, "door": 1})
    assert scores == {1: 2, 2: 5, 3: 6}


def test_most_points_win() -> None:
    """Book, end of the game."""
    assert result(s1={"flesh": 1}, s2={"flesh": 3}, s3={"flesh": 2})[0] == {1: 3, 2: 1, 3: 2}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"brain": 2}, {"bone": 3}),  # 6 : 6, brains
        ({"brain": 1, "target": 1}, {"brain": 1, "flesh": 2, "door": 1}),  # 8 : 8, target
        ({"target": 1}, {"bone": 2, "door": 1}),  # 5 : 5, target
        ({"bone": 2}, {"bone": 1, "flesh": 1}),  # 4 : 4, bones
        ({"flesh": 2}, {"flesh": 1, "door": 2}),  # 4 : 4, flesh
        ({"brain": 1, "door": 5}, {"target": 1, "bone": 1, "door": 1}),  # 8 : 8, brains before target
    ],
)
def test_ties(one: dict[str, int], other: dict[str, int]) -> None:
    """Book, ties 1 and 2: most brains, then a target, most bones, most flesh; R46."""
    places, scores = result(s1=one, s2=other)
    assert scores[1] == scores[2]
    assert (places[1], places[2], places[3]) == (1, 2, 3)


def test_equal_in_everything_is_shared() -> None:
    """R46: shared victory."""
    assert result(s1={"flesh": 1}, s2={"flesh": 1}, s3={"door": 1})[0] == {1: 1, 2: 1, 3: 3}


def test_the_end_lays_all_orders_open() -> None:
    """The score sheet shows every death order and favourite, to everybody, and only then."""
    scene = Scene()
    assert table_view(scene.game, None).result is None
    outcome(scene.game)
    shown = table_view(scene.game, None).result
    assert shown is not None
    assert shown.orders[2] == tuple(scene.player(2).order)
    assert shown.favourites[3] == scene.player(3).favourite
