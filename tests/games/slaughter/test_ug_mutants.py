"""What each of the sixteen mutations does (book, Mutations; content page 5.11)."""

import pytest

from games.engine import Event
from games.slaughter.dice import action_dice, automatic_successes
from games.slaughter.guests import attackable, reaction_dice
from games.slaughter.turn import take_turn
from tests.games.slaughter.scene import Scene, asked
from tests.games.slaughter.test_ug_mutation import COSTS

ROLLS = ("smash", "search", "scare", "attack")


def mutant(mutation: str, *, member: str = "mother", zone: str = "living", families: tuple[str, ...] = (), on: str = "") -> Scene:
    """Seat 1's monster stands somewhere and has a mutation, or its family has."""
    scene = Scene(*families, variant="underground")
    scene.mutate(1, mutation, "" if COSTS[mutation][2] else on or member)
    scene.turn(1, member, zone)
    return scene


def started(scene: Scene, *lines: str) -> Scene:
    """Seat 1's whole turn begins by the rules, as far as these answers."""
    scene.game.turn = None
    scene.begin(take_turn(scene.game, scene.player(1)), *lines)
    return scene


@pytest.mark.parametrize("mutation", [each for each, (_, _, family) in COSTS.items() if not family])
def test_a_separate_card_is_for_one_monster(mutation: str) -> None:
    """Book: placed under the monster's card; not for its kin, not for others."""
    scene = mutant(mutation, on="father")
    game = scene.game
    assert [monster.id for monster in game.monsters() if game.mutated(monster, mutation)] == ["father"]
    assert [action_dice(game, action) for action in ROLLS] == [3, 3, 3, 3]


def test_extra_limb() -> None:
    """M1: 1 additional action each turn."""
    scene = started(mutant("extra_limb"), "1 monster:mother")
    assert (scene.now.actions, scene.now.actions_left, scene.now.free_moves) == (3, 3, 2)
    scene = started(mutant("extra_limb"), "1 monster:father", "1 start:yard_n")
    assert scene.now.actions == 2


def test_razor_jaws() -> None:
    """M2: 1 automatic success for each Attack, not a die (content page 2)."""
    scene = mutant("razor_jaws")
    scene.guest("kam", "living")
    scene.act("attack:kam", "FFF")
    assert scene.guest("kam").hp == 5
    assert [automatic_successes(scene.game, action, "") for action in ROLLS] == [0, 0, 0, 1]


def test_overgrowth() -> None:
    """M3: 1 additional die for each action."""
    scene = mutant("overgrowth")
    assert [action_dice(scene.game, action) for action in ROLLS] == [4, 4, 4, 4]


def test_hypnotic_eyes_take_the_abilities() -> None:
    """M4: during its turn victims have no abilities; own dice remain."""
    scene = mutant("hypnotic_eyes")
    scene.guest("britney", "living")
    bob = scene.guest("bob", "living")
    assert reaction_dice(scene.game, bob) == 1
    scene.act("attack:bob", "SFF", "S")
    assert scene.monster(1, "mother").zone == "living", "no Shove in a tie"
    scene.turn(2, "mother", "living")
    assert reaction_dice(scene.game, bob) == 2, "only during its own turn"


def test_hypnotic_eyes_and_agents() -> None:
    """M4: agents lose their die and Rampage and can be scared; the shield remains."""
    scene = mutant("hypnotic_eyes")
    agent = scene.guest("agent_p", "living")
    assert reaction_dice(scene.game, agent) == 0
    assert scene.menu("scare") == ("agent_p",)
    scene.act("attack:agent_p", "SSF")
    assert (agent.hp, scene.tokens(1)) == (3, {"flesh": 1})
    scene.guest("agent_s", "living")
    scene.hand(2, "shovel")
    scene.give(1, flesh=2)
    scene.act("attack:agent_s", "2 offer:shovel", "FFF", "SF", "as-is")
    assert scene.tokens(1) == {"flesh": 2}
    assert not scene.told("token-lost")


@pytest.mark.parametrize("mutation", ["hypnotic_eyes", "hound_nose"])
def test_hypnotic_eyes_and_kam(mutation: str) -> None:
    """M4: no Too Mellow: with two successes he can be made to hide."""
    scene = mutant(mutation)
    scene.guest("kam", "living")
    table = scene.acting("scare:kam", "SSF")
    assert ("hide:kitchen" in asked(table, 1)) == (mutation == "hypnotic_eyes")


def test_hypnotic_eyes_and_roscoe() -> None:
    """M4, R34: Protect is an ability too."""
    scene = mutant("hypnotic_eyes")
    scene.guest("roscoe", "living")
    scene.guest("tom", "living")
    assert scene.menu("attack") == ("tom", "roscoe")


def test_long_claws() -> None:
    """M5: 1 additional die for attacks."""
    assert [action_dice(mutant("long_claws").game, action) for action in ROLLS] == [3, 3, 3, 4]


def test_hound_nose() -> None:
    """M6: 1 additional die for Search."""
    assert [action_dice(mutant("hound_nose").game, action) for action in ROLLS] == [3, 4, 3, 3]


def test_third_eye() -> None:
    """M7: a Peek shows the whole pile, order kept, to the peeker alone."""
    scene = mutant("third_eye")
    scene.pile("kitchen", "torch", "tom", "shovel")
    scene.act("peek:kitchen")
    assert scene.player(1).notes == {"kitchen": ["torch", "tom", "shovel"]}
    assert scene.game.piles["kitchen"] == ["torch", "tom", "shovel"]
    assert scene.game.events[-1] == Event("saw", {"zone": "kitchen", "cards": "torch tom shovel"}, (1,))


@pytest.mark.parametrize(("reaction", "zone"), [("SFF", "living"), ("SSF", "yard_s")])
def test_bony_plates(reaction: str, zone: str) -> None:
    """M8: losing a fight by exactly 1 counts as a tie."""
    scene = mutant("bony_plates")
    scene.doors("gone", "d_s_liv")
    scene.guest("laika", "living")
    scene.hand(2, "shovel")
    scene.act("attack:laika", "2 offer:shovel", "FFF", reaction, "F")
    assert scene.monster(1, "mother").zone == zone
    assert scene.guest("laika").hp == 4


def test_r57_bony_plates_do_not_help_against_bobs_tie() -> None:
    """R57: the monster loses by 0."""
    scene = mutant("bony_plates")
    scene.doors("gone", "d_s_liv")
    scene.guest("bob", "living")
    scene.act("attack:bob", "SFF", "S")
    assert scene.monster(1, "mother").zone == "yard_s"


def test_slime_body() -> None:
    """M9: the first free Move of a turn crosses a closed ordinary door, which stays closed and scores nothing."""
    scene = mutant("slime_body", member="father", families=("golem", "zombie"))
    scene.now.free_moves = 2
    assert set(scene.menu("move")) == {"yard_s", "kitchen", "bedroom", "wc"}
    scene.act("move:wc")
    assert scene.game.doors["d_liv_wc"] == "closed"
    assert (scene.tokens(1), scene.now.actions_left) == ({}, 2)
    assert scene.menu("move") == (), "only the first"


def test_slime_body_knows_no_barricade_no_basement_door_and_needs_a_free_move() -> None:
    """M9: closed ordinary doors; a free Move."""
    scene = mutant("slime_body", zone="yard_w", families=("golem", "zombie"))
    scene.doors("barred", "d_w_kit")
    assert set(scene.menu("move")) == {"yard_n", "yard_s"}
    scene = mutant("slime_body", families=("golem", "zombie"))
    scene.now.free_moves = 0
    assert scene.menu("move") == ()


def test_the_first_free_move_is_spent_on_open_ground_too() -> None:
    """M9: its first free Move each turn."""
    scene = mutant("slime_body", zone="yard_n", families=("golem", "zombie"))
    scene.now.free_moves = 2
    scene.act("move:yard_e")
    assert "bedroom" not in scene.menu("move")


def test_ram_skull() -> None:
    """M10: 1 automatic success on Smash of ordinary doors and barricades, not of the basement door."""
    scene = mutant("ram_skull", zone="yard_w")
    scene.act("smash:d_w_kit", "FFF")
    assert (scene.game.doors["d_w_kit"], scene.tokens(1)) == ("gone", {"door": 1})
    scene.act("smash:bd", "SFF")
    assert scene.game.doors["bd"] == "closed"
    scene = mutant("ram_skull", zone="yard_w")
    scene.doors("barred", "d_w_kit")
    scene.act("smash:d_w_kit", "SFF")
    assert scene.game.doors["d_w_kit"] == "gone"


def test_spring_legs() -> None:
    """M11: 1 more free Move each turn; none in Pouring Rain."""
    assert started(mutant("spring_legs", families=("golem", "zombie")), "1 monster:mother").now.free_moves == 2
    scene = mutant("spring_legs", families=("golem", "zombie"))
    scene.game.event = "pouring_rain"
    assert started(scene, "1 monster:mother").now.free_moves == 0


@pytest.mark.parametrize("guest", ["tom", "demon_hunter"])
def test_shared_stomach(guest: str) -> None:
    """M12: 1 more flesh when one of your monsters kills any victim."""
    scene = mutant("shared_stomach")
    scene.guest(guest, "living", hp=1)
    scene.player(1).favourite = "kam"
    scene.act(f"attack:{guest}", "SFF", "F")
    assert scene.tokens(1)["flesh"] == 2


def test_pack_sense() -> None:
    """M13: 1 die more on Scare and Smash, for the whole family."""
    for member in ("mother", "father"):
        scene = mutant("pack_sense", member=member)
        dice = scene.monster(1, member).dice
        assert [action_dice(scene.game, action) for action in ROLLS] == [min(5, dice + 1), dice, min(5, dice + 1), dice]


def test_cheek_pouches() -> None:
    """M14: your hand limit is 10; R19."""
    scene = mutant("cheek_pouches")
    scene.pile("living", "torch", "shovel")
    scene.hand(1, *["sprint"] * 9)
    scene.act("search", "SSF", "1 draw:2")
    assert len(scene.player(1).hand) == 10
    assert "search" not in scene.menu()
    scene.pile("living", "torch")
    scene.player(1).mutations.clear()
    scene.hand(1, *["sprint"] * 7)
    assert "search" not in scene.menu()


def test_night_vision() -> None:
    """M15: your first Peek each turn costs no action, even when none is left."""
    scene = mutant("night_vision")
    scene.pile("kitchen", "torch")
    scene.pile("wc", "shovel")
    scene.act("peek:kitchen")
    assert scene.now.actions_left == 2
    scene.act("peek:wc")
    assert scene.now.actions_left == 1
    scene = mutant("night_vision")
    scene.pile("kitchen", "torch")
    scene.now.actions_left = 0
    assert scene.menu("peek") == ("kitchen",)
    scene.act("peek:kitchen")
    assert (scene.now.actions_left, scene.menu("peek")) == (0, ())


def test_mob_rule() -> None:
    """M16: 1 die more on Attack if another monster of yours is in the zone; of any kind, face up or down."""
    scene = mutant("mob_rule")
    assert action_dice(scene.game, "attack") == 3
    scene.monster(2, "father", "living")
    assert action_dice(scene.game, "attack") == 3, "not another player's"
    scene.monster(1, "child", "living").up = False
    assert [action_dice(scene.game, action) for action in ROLLS] == [3, 3, 3, 4]


def test_mutations_add_up_to_the_cap() -> None:
    """Content page 2: at most five action dice; automatic successes are not capped."""
    scene = mutant("overgrowth", member="father")
    scene.mutate(1, "mob_rule")
    scene.monster(1, "child", "living")
    scene.game.event = "full_fury"
    assert action_dice(scene.game, "attack") == 5


def test_r79_the_inhibitor_does_not_touch_mutations() -> None:
    """R79: it covers family abilities, not mutations."""
    scene = mutant("overgrowth", families=("golem", "zombie"))
    scene.game.below.inhibited = "living"
    assert action_dice(scene.game, "smash") == 4


def test_victims_can_be_attacked_as_before() -> None:
    """M4 leaves equipment in force: Helmet and Costume are no abilities (R34)."""
    scene = mutant("hypnotic_eyes")
    scene.guest("tom", "living").equipped = "flashing_helmet"
    scene.guest("kam", "living")
    assert [guest.id for guest in attackable(scene.game, "living")] == ["tom"]
