"""Scenario 5, Hunger Makes It Right, and its form Wandering Monsters (book): R93 to R95."""

import pytest

from games.engine import Table
from games.slaughter import hunger
from games.slaughter.attack import hide_if_alone
from games.slaughter.basement import storm, toxic_gas, turn_up
from games.slaughter.defence import object_dice
from games.slaughter.dice import action_dice
from games.slaughter.night import begin_hour
from games.slaughter.state import Monster
from games.slaughter.turn import take_turn
from games.testing import script
from tests.games.slaughter.lively import game_of
from tests.games.slaughter.scene import Scene, asked
from tests.games.slaughter.test_setup import opened, until


def wild(*families: str, den: str = "kitchen", variant: str = "hunger") -> Scene:
    """Every player's wild Krittlin is in a room; seat 1's in this one."""
    scene = Scene(*families, variant=variant)
    for player, room in zip(scene.game.players, (den, "bathroom", "wc"), strict=False):
        player.wild = Monster(player.seat, "krittlin", f"wild_{player.seat}", "child", 2, 2, room)
    return scene


def own_wild(scene: Scene) -> Monster:
    """Seat 1's untamed one."""
    found = scene.player(1).wild
    assert found is not None
    return found


def tamed(*families: str, zone: str = "kitchen") -> Scene:
    """Seat 1's Krittlin is tamed and stands somewhere; the child is active in a yard."""
    scene = wild(*families)
    own_wild(scene).zone = zone
    scene.player(1).monsters.append(own_wild(scene))
    scene.player(1).wild = None
    scene.turn(1, "child", "yard_n")
    return scene


def clawing(scene: Scene, *lines: str) -> Table:
    """Seat 1's turn is played to the tamed Krittlin's part."""
    scene.game.turn = None
    return scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child", "1 end", "1 yes", *lines)


# ---------------------------------------------------------------- set-up


def test_dens_from_the_last_player_backwards() -> None:
    """Book, Setup: starting with the last player; each takes a room marker and a Krittlin, who stands in that room; R93."""
    table = until(opened(3, "hunger"), "first-player")
    script(table, "0 first-player 1")
    table = until(table, "den")
    assert asked(table, 1) == tuple(f"room:{room}" for room in ("kitchen", "bathroom", "wc", "bedroom", "living"))
    script(table, "1 room:wc")
    assert "room:wc" not in asked(table, 3)
    script(table, "3 room:kitchen\n2 room:living")
    view = table.view(None)
    assert [(each.seat, each.family, each.kind, each.zone) for each in view.below.wild] == [
        *((1, "krittlin", "child", "wc"), (2, "krittlin", "child", "living"), (3, "krittlin", "child", "kitchen")),
    ]


def test_the_pump_lies_on_top() -> None:
    """Book: place the Faulty Sump Pump card on top of the basement event pile; R93: the first one drawn."""
    game = game_of(until(opened(3, "hunger"), "den"))
    assert game.below.events_pile[0] == "sump_pump"
    assert len(set(game.below.events_pile)) == 6


@pytest.mark.parametrize("seats", [2, 5])
def test_wandering_monsters(seats: int) -> None:
    """Book, Wandering Monsters: monsters from families that are not otherwise played; they count as children, 2 actions, 2 dice."""
    table = until(opened(seats, "wandering-monsters"), "monster")
    game = game_of(table)
    wilds = [player.wild for player in game.players if player.wild is not None]
    assert len(wilds) == seats
    families = {each.family for each in wilds}
    assert len(families) == seats
    assert not families & {*(player.family for player in game.players), "krittlin"}
    assert {(each.kind, each.actions, each.dice) for each in wilds} == {("child", 2, 2)}


# ---------------------------------------------------------------- untamed


def test_untamed_ones_are_scenery() -> None:
    """R93: no monster for R35, not moved, not affected."""
    scene = wild()
    scene.guest("tom", "kitchen")
    scene.run(hide_if_alone(scene.game, "kitchen"))
    assert scene.guest("tom").status == "hidden"
    scene.run(storm(scene.game))
    assert own_wild(scene).zone == "kitchen"
    assert scene.game.monsters_in("kitchen") == []


# ---------------------------------------------------------------- taming


def test_taming() -> None:
    """Book, Taming: a monster of your family in its room, discard a flesh token; not an action."""
    scene = wild()
    scene.turn(1, "child", "yard_n")
    scene.give(1, flesh=1)
    assert scene.menu("tame") == ()
    scene.monster(1, "father", "kitchen")
    assert scene.menu("tame") == ("wild_1",)
    scene.act("tame:wild_1")
    assert (scene.tokens(1), scene.now.actions_left) == ({}, 3)
    assert scene.player(1).wild is None
    assert scene.monster(1, "wild_1").zone == "kitchen"
    assert scene.monster(1, "wild_1").up


def test_only_the_own_krittlin_for_flesh() -> None:
    """R93: pay 1 flesh; only your own Krittlin."""
    scene = wild()
    scene.turn(1, "child", "kitchen")
    scene.give(1, brain=1)
    assert scene.menu("tame") == ()
    scene.turn(1, "child", "bathroom")
    scene.give(1, flesh=1)
    assert scene.menu("tame") == ()


# ---------------------------------------------------------------- Claw Attack


def test_played_after_the_family_in_the_same_turn() -> None:
    """Book, Claw Attack: after you have played your Monster during your turn; R94: 2 actions, 2 dice, 1 free Move; then face down."""
    scene = tamed()
    table = clawing(scene)
    assert (scene.now.actions, scene.now.actions_left, scene.now.free_moves) == (2, 2, 1)
    assert scene.game.monster.id == "wild_1"
    assert [action_dice(scene.game, action) for action in ("attack", "search", "smash", "scare")] == [2, 2, 2, 2]
    scene.go_on(table, "1 smash:d_w_kit", "SF", "1 end")
    assert table.question is None
    assert scene.tokens(1) == {"door": 1}, "its tokens are yours"
    assert not scene.monster(1, "wild_1").up
    scene.game.turn = None
    scene.run(take_turn(scene.game, scene.player(1)), "1 monster:mother", "1 start:yard_n", "1 end")


def test_its_kills_are_yours() -> None:
    """R94: its tokens, kills and finds are yours; favourite counts."""
    scene = tamed()
    scene.guest("tom", "kitchen", 1)
    scene.player(1).order = ["tom", "kam", "bob", "laika", "britney"]
    scene.player(1).favourite = "tom"
    clawing(scene, "1 attack:tom", "SF", "F")
    assert scene.tokens(1) == {"flesh": 1, "bone": 1, "brain": 1, "target": 1}


@pytest.mark.parametrize("hour", [3, 6, 9, 10])
def test_it_turns_up_with_the_family(hour: int) -> None:
    """Book: turned over at the same time as all the other profile cards of your family; R94: 02, 05, 08, 09."""
    scene = tamed()
    scene.monster(1, "wild_1").up = False
    scene.game.turn = None
    scene.run(begin_hour(scene.game, hour))
    assert scene.monster(1, "wild_1").up


def test_it_is_optional_and_never_the_familys_monster() -> None:
    """R94: playing it is optional; it is no choice for the monster of the turn."""
    scene = tamed()
    scene.game.turn = None
    table = scene.begin(take_turn(scene.game, scene.player(1)))
    assert asked(table, 1) == ("monster:child", "monster:mother", "monster:father")
    scene.go_on(table, "1 monster:child", "1 end")
    assert table.question is not None
    assert table.question.asks[1].choices.default == "no"  # type: ignore[union-attr]
    scene.go_on(table, "1 no")
    assert table.question is None
    assert scene.monster(1, "wild_1").up


def test_one_mutation_at_the_very_end() -> None:
    """R94: one mutation step at the very end: after the Krittlin's part, or when it is declined."""
    scene = tamed()
    scene.game.below.row = ["hound_nose", "ram_skull"]
    scene.give(1, flesh=2)
    scene.game.turn = None
    table = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child")
    assert not any(key.startswith("mutate") for key in asked(table, 1))
    scene.go_on(table, "1 end", "1 no", "1 mutate:hound_nose")
    assert asked(table, 1) == ("monster:child", "monster:mother", "monster:father"), "Krittlins do not mutate (R95)"
    scene.go_on(table, "1 monster:child")
    assert table.question is None
    scene.monster(1, "child").up = True
    table = clawing(scene)
    assert [key for key in asked(table, 1) if key.startswith("mutate")] == ["mutate:ram_skull"]
    scene.go_on(table, "1 mutate:ram_skull", "1 monster:mother")
    assert table.question is None


def test_an_object_of_the_same_turn_can_still_be_taken_back() -> None:
    """Content page 5.6, Mine Now: the same turn, of which the Krittlin's part is one."""
    scene = tamed()
    scene.monster(1, "child", "living")
    scene.guest("kam", "living")
    scene.hand(1, "mine_now")
    scene.hand(2, "shovel")
    scene.game.turn = None
    table = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child", "1 attack:kam", "2 offer:shovel", "SF", "SF", "1 end", "1 yes")
    assert "play:mine_now" in asked(table, 1)


# ---------------------------------------------------------------- Loners


def test_no_ability_no_family_no_bonus_against_it() -> None:
    """Book, Loners; R95: no abilities (Swarm), no family mutations, no object bonus against them."""
    scene = tamed()
    scene.mutate(1, "pack_sense")
    scene.mutate(1, "mob_rule")
    scene.monster(1, "mother", "kitchen")
    clawing(scene)
    assert [action_dice(scene.game, action) for action in ("attack", "smash")] == [2, 2]
    assert object_dice(scene.game, "mousetrap") == 1
    assert object_dice(scene.game, "silver_cutlery") == 1
    scene.turn(1, "mother", "kitchen")
    assert object_dice(scene.game, "silver_cutlery") == 2


def test_family_abilities_do_not_help_it() -> None:
    """R95: Werewolves' Long Stride, Golems' fists are not for it."""
    scene = tamed("golem", "zombie")
    clawing(scene)
    assert (scene.now.free_moves, action_dice(scene.game, "smash")) == (1, 2)


def test_shared_stomach_is_not_fed_by_it() -> None:
    """Book, Loners: they do not take part in the family mutations."""
    scene = tamed()
    scene.mutate(1, "shared_stomach")
    scene.player(1).favourite = "kam"
    scene.guest("tom", "kitchen", 1)
    clawing(scene, "1 attack:tom", "SF", "F")
    assert scene.tokens(1)["flesh"] == 1


def test_a_tamed_one_is_a_monster() -> None:
    """R95: a monster for R35; bonus actions, traps and nightly events apply as usual; it is ejected like others."""
    scene = tamed()
    scene.guest("laika", "kitchen")
    scene.run(hide_if_alone(scene.game, "kitchen"))
    assert scene.guest("laika").status == "revealed"
    scene.hand(2, "shovel")
    clawing(scene, "1 attack:laika", "2 offer:shovel", "FF", "SSS")
    assert scene.monster(1, "wild_1").zone == "yard_w"
    scene = tamed(zone="basement")
    scene.run(toxic_gas(scene.game))
    assert scene.monster(1, "wild_1").zone == "yard_w"


# ---------------------------------------------------------------- Water Play


@pytest.mark.parametrize(("zone", "event", "actions"), [("basement", "sump_pump", 3), ("kitchen", "sump_pump", 2), ("basement", "", 2)])
def test_water_play(zone: str, event: str, actions: int) -> None:
    """Book, Water Play: the pump has no effect on Krittlins; one extra action in the basement while it is active."""
    scene = tamed(zone=zone)
    scene.game.below.event = event
    scene.game.doors["bd"] = "gone"
    scene.pile(zone, "torch", "shovel", "sprint", "torch", "shovel", "sprint")
    table = clawing(scene)
    for _ in range(actions):
        scene.go_on(table, "1 search", "FF")
    assert "search" not in asked(table, 1)


def test_the_first_event_below_is_the_pump() -> None:
    """R93."""
    scene = wild()
    scene.game.below.events_pile = ["sump_pump", "radio"]
    scene.run(turn_up(scene.game))
    assert scene.game.below.event == "sump_pump"


def test_pouring_rain() -> None:
    """R95: nightly events apply as usual: no free Moves of any origin."""
    scene = tamed()
    scene.game.event = "pouring_rain"
    clawing(scene)
    assert scene.now.free_moves == 0


def test_wandering_monsters_have_no_abilities() -> None:
    """Book, Wandering Monsters: no abilities; in all else as Krittlins."""
    scene = tamed()
    scene.monster(1, "wild_1").family = "ghost"
    clawing(scene)
    assert "living" not in scene.menu("move")
    assert hunger.tamed(scene.player(1)) is not None
