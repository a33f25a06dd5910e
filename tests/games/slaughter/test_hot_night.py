"""Fire markers and the variant Hot Night (content page 5.12; book, Fire Extinguisher)."""

import pytest

from games.engine import Table
from games.slaughter.dice import action_dice
from games.slaughter.match import Slaughter
from games.slaughter.night import begin_hour, end_round, rounds
from games.slaughter.title import SLAUGHTER
from games.slaughter.turn import act_out
from games.testing import script
from tests.games.slaughter.scene import Scene
from tests.games.slaughter.test_setup import dealt, opened

ROOMS = ("kitchen", "bathroom", "wc", "bedroom", "living")


def burning(*rooms: str, families: tuple[str, ...] = ()) -> Scene:
    """These rooms burn."""
    scene = Scene(*families, variant="hot-night")
    scene.game.below.fires = list(rooms)
    return scene


def at(hour: int, *lines: str, fires: tuple[str, ...] = ()) -> list[str]:
    """Which rooms burn once an hour has begun."""
    scene = burning(*fires)
    scene.game.first = 2
    scene.run(begin_hour(scene.game, hour), *lines)
    return scene.game.below.fires


@pytest.mark.parametrize("seats", [2, 5])
def test_the_extinguisher_joins_the_objects(seats: int) -> None:
    """Content page 5.12: in a base game, add it as a neutral object."""
    base, fire = dealt(opened(seats)).game, dealt(opened(seats, "hot-night")).game
    cards = [card for pile in fire.piles.values() for card in pile]
    assert cards.count("fire_extinguisher") == 1
    assert len(cards) == 1 + sum(len(pile) for pile in base.piles.values())
    assert "basement" not in fire.piles


@pytest.mark.parametrize("hour", [0, 1, 2])
def test_nothing_burns_before_two(hour: int) -> None:
    """Start: at 02:00."""
    assert at(hour) == []


def test_at_two_the_kitchen_burns() -> None:
    """Start: after the event, the kitchen."""
    assert at(3) == ["kitchen"]


@pytest.mark.parametrize("hour", [4, 5, 6, 7, 8, 9])
def test_from_three_on_it_spreads(hour: int) -> None:
    """Spread: each hour one action die; a success: a room next to a burning one by doorway, in any state; the first player chooses."""
    assert at(hour, "F", fires=("kitchen",)) == ["kitchen"]
    assert at(hour, "S", "2 room:living", fires=("kitchen",)) == ["kitchen", "living"]


def test_it_spreads_by_doorways_only() -> None:
    """Spread: by doorway; a wall holds."""
    scene = burning("kitchen")
    table = scene.begin(begin_hour(scene.game, 4), "S")
    assert table.question is not None
    assert table.question.asks[1].choices.keys == ("room:bathroom", "room:living")  # type: ignore[union-attr]


def test_one_marker_per_room() -> None:
    """Supply: 5 fire markers, at most one per cabin room; when all burn nobody rolls."""
    assert at(9, fires=ROOMS) == list(ROOMS)
    assert at(5, fires=()) == [], "what has been put out does not come back by itself"


def test_searching_in_smoke() -> None:
    """Burning room: Search -1 die (minimum 0); other actions as ever."""
    scene = burning("living")
    scene.turn(1, "child", "living")
    assert [action_dice(scene.game, action) for action in ("search", "smash", "attack")] == [1, 2, 2]
    scene.game.event = "power_cut"
    assert action_dice(scene.game, "search") == 0
    scene.pile("living", "torch")
    scene.act("search")
    assert scene.now.actions_left == 2


@pytest.mark.parametrize("family", ["werewolf", "zombie"])
def test_who_ends_the_turn_there_is_ejected(family: str) -> None:
    """Burning room: a monster ending its turn there is ejected, nobody hides; a Zombie too (content page 3)."""
    scene = burning("living", families=(family, "golem"))
    scene.turn(1, "mother", "living")
    scene.guest("tom", "living")
    scene.doors("gone", "d_s_liv")
    scene.run(act_out(scene.game, scene.now), "1 end")
    assert scene.monster(1, "mother").zone == "yard_s"
    assert scene.guest("tom").status == "revealed"


def test_a_monster_elsewhere_stays() -> None:
    """Burning room: there."""
    scene = burning("kitchen")
    scene.turn(1, "mother", "living")
    scene.run(act_out(scene.game, scene.now), "1 end")
    assert scene.monster(1, "mother").zone == "living"


def test_victims_in_the_fire() -> None:
    """Burning room: at the end of the round each revealed victim loses 1 health, no tokens; death as R43."""
    scene = burning("living", "wc")
    scene.guest("kam", "living")
    scene.guest("bob", "kitchen")
    scene.guest("tom", "wc", 1)
    scene.player(2).order = ["tom", "bob", "laika", "britney", "kam"]
    scene.player(1).favourite = "tom"
    scene.run(end_round(scene.game))
    assert [scene.guest(guest).hp for guest in ("kam", "bob", "laika", "tom")] == [5, 5, 4, 0]
    assert scene.guest("tom").dead_as == 1
    assert [scene.tokens(seat) for seat in (1, 2, 3)] == [{}, {"brain": 1}, {}]
    assert scene.game.bones == 4


def test_the_extinguisher() -> None:
    """Book: it lets you remove one fire marker of your choice; remove this card from the game after use; content page 5.10: OWN, any one."""
    scene = burning("living", "wc")
    scene.turn(1, "mother", "yard_n")
    scene.hand(1, "fire_extinguisher")
    scene.act("use:fire_extinguisher", "1 room:wc")
    assert scene.game.below.fires == ["living"]
    assert (scene.game.removed, scene.game.discards, scene.now.actions_left) == (["fire_extinguisher"], [], 2)
    scene.hand(1, "fire_extinguisher")
    scene.game.below.fires = []
    assert scene.menu("use") == ()


def test_the_extinguisher_in_a_defence() -> None:
    """Content page 5.10: +1 die; after either use removed, not discarded."""
    scene = burning()
    scene.turn(1, "mother", "living")
    scene.guest("kam", "living")
    scene.hand(2, "fire_extinguisher")
    scene.act("attack:kam", "2 offer:fire_extinguisher", "SFF", "S")
    assert (scene.game.removed, scene.game.discards) == (["fire_extinguisher"], [])


def test_all_five_rooms_burn() -> None:
    """Extra end: the game ends after that round."""
    scene = burning(*ROOMS)
    lines = [line for seat in (1, 2, 3) for line in (f"{seat} monster:child", f"{seat} start:yard_n", f"{seat} end")]
    scene.run(rounds(scene.game), *lines)
    assert (scene.game.how, scene.game.hour) == ("ashes", 0)


def test_a_whole_hot_night_can_end_in_ashes() -> None:
    """Extra end, as an outcome with places and scores."""
    table = Table(SLAUGHTER.create(SLAUGHTER.setup("hot-night", 2)))
    assert isinstance(table.match, Slaughter)
    game = table.match.game
    while table.question is not None:
        seat, ask = next(iter(table.question.asks.items()))
        draw = table.question.draw
        if draw is None:
            key = "end" if "end" in ask.choices else ask.choices.keys[0]  # type: ignore[union-attr]
        else:
            key = "5" if ask.prompt == "fire" else ".".join(str(at % draw.size) for at in range(draw.n))
        script(table, [(seat, ask.prompt, key)])
    assert table.outcome is not None
    assert (table.outcome.how, game.hour) == ("ashes", 7)
    assert table.view(None).below.fires == tuple(game.below.fires)
