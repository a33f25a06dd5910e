"""The eleven families: content page 3, one ability each; facts from the book: members, actions, dice."""

import pytest

from games.slaughter.dice import action_dice
from games.slaughter.traps import TRAPS
from tests.games.slaughter.scene import Scene, asked

FAMILIES = ("werewolf", "golem", "vampire", "zombie", "mummy", "alien", "psychopath", "clown", "ghost", "merman", "krittlin")


def single(family: str, member: str = "mother", zone: str = "living") -> Scene:
    """Seat 1's monster of a family, beside seat 2's family with cards of its own."""
    scene = Scene(family, "werewolf" if family != "werewolf" else "golem")
    scene.turn(1, member, zone)
    return scene


@pytest.mark.parametrize("family", FAMILIES[:-1])
def test_child_mother_father(family: str) -> None:
    """Book, actions: child 3 actions and 2 dice, mother 2 and 3, father 2 and 4."""
    assert [(each.id, each.kind, each.actions, each.dice) for each in Scene().game.content.families[family].members] == [
        ("child", "child", 3, 2),
        ("mother", "mother", 2, 3),
        ("father", "father", 2, 4),
    ]


def test_krittlins_are_five_children() -> None:
    """Content page 3: five cards, each 3 actions and 2 dice."""
    members = Scene().game.content.families["krittlin"].members
    assert [(each.id, each.kind, each.actions, each.dice) for each in members] == [(f"child_{n}", "child", 3, 2) for n in range(1, 6)]


@pytest.mark.parametrize("family", FAMILIES)
def test_long_stride_is_the_werewolves_own(family: str) -> None:
    """Long Stride: 2 free Moves instead of 1."""
    scene = single(family, "child_1" if family == "krittlin" else "mother")
    assert scene.now.free_moves == (2 if family == "werewolf" else 1)


def test_stone_fists_smash() -> None:
    """Stone Fists: one die more on every Smash, barricades too."""
    scene = single("golem")
    assert action_dice(scene.game, "smash") == 4
    assert action_dice(scene.game, "search") == action_dice(scene.game, "scare") == 3


def test_stone_fists_fresh_target() -> None:
    """Stone Fists: one die more on an Attack whose target still has all its starting health."""
    scene = single("golem")
    assert action_dice(scene.game, "attack", scene.guest("bob", "living")) == 4
    assert action_dice(scene.game, "attack", scene.guest("bob", hp=4)) == 3


def test_lure() -> None:
    """Lure: once a turn, free; a revealed victim across a doorway without barricade, closed door or not, comes to the Vampire."""
    scene = single("vampire")
    scene.doors("gone", "d_bed_liv")
    scene.doors("barred", "d_liv_wc")
    for guest, zone in (("tom", "kitchen"), ("kam", "bedroom"), ("bob", "wc"), ("laika", "bathroom"), ("britney", "living")):
        scene.guest(guest, zone)
    assert set(scene.menu("lure")) == {"tom", "kam"}
    scene.act("lure:tom")
    assert scene.guest("tom").zone == "living"
    assert scene.told("lured") == [{"seat": 1, "monster": "mother", "guest": "tom", "zone": "living", "origin": "kitchen"}]
    assert scene.game.doors["d_liv_kit"] == "closed"
    assert (scene.now.actions_left, scene.now.free_moves) == (2, 1)
    assert scene.menu("lure") == ()


def test_lure_needs_no_action_and_is_not_for_the_yard() -> None:
    """Lure: free; base game only into a cabin room."""
    scene = single("vampire")
    scene.guest("tom", "kitchen")
    scene.now.actions_left = 0
    assert scene.menu("lure") == ("tom",)
    outside = single("vampire", zone="yard_w")
    outside.guest("tom", "kitchen")
    assert outside.menu("lure") == ()


def test_only_vampires_lure() -> None:
    """Content page 3: one ability each."""
    scene = single("zombie")
    scene.guest("tom", "kitchen")
    assert scene.menu("lure") == ()


def test_wont_budge() -> None:
    """Won't Budge: a Zombie that loses a fight stays; so nobody hides."""
    scene = single("zombie")
    scene.guest("laika", "living")
    scene.act("attack:laika", "FFF", "S")
    assert scene.monster(1, "mother").zone == "living"
    assert scene.guest("laika").status == "revealed"


def test_zombies_budge_otherwise() -> None:
    """Won't Budge: all other ejections work."""
    scene = single("zombie")
    scene.run(TRAPS["ejector_bed"](scene.game, scene.now))  # type: ignore[arg-type]
    assert scene.monster(1, "mother").zone == "yard_s"


@pytest.mark.parametrize(("card", "dice"), [("umbrella", 0), ("toilet_paper", 1), ("torch", 2), ("museum_sabre", 2), ("shovel", 1)])
def test_rot(card: str, dice: int) -> None:
    """Rot: an object used against a Mummy gives one die fewer, its bonus included, at least 0 (kam has no own dice)."""
    scene = single("mummy")
    scene.guest("kam", "living")
    scene.hand(2, card)
    scene.act("attack:kam", f"2 offer:{card}", "SSS", *(["F" * dice] if dice else []))
    assert scene.guest("kam").hp == 3


def test_scanner() -> None:
    """Scanner: one automatic success; after the roll a look at the top 3, put back in any order, in secret."""
    scene = single("alien")
    scene.pile("living", "tom", "torch", "sprint", "sun_lamp")
    scene.player(2).notes["living"] = ["tom"]
    table = scene.acting("search", "FFF")
    assert len(asked(table, 1)) == 6
    assert table.question is not None
    assert table.question.asks[1].choices.public == ()  # type: ignore[union-attr]
    assert table.view(1).you.looking == ("tom", "torch", "sprint")
    assert "torch" not in repr(table.view(2))
    scene.go_on(table, "1 top:sprint.tom.torch", "1 draw:1")
    assert scene.player(1).hand == ["sprint"]
    assert scene.game.piles["living"] == ["tom", "torch", "sun_lamp"]
    assert scene.player(1).notes["living"] == ["tom", "torch"]
    assert "living" not in scene.player(2).notes


def test_smell_of_fear() -> None:
    """Smell of Fear: one die more on an Attack against a victim with 2 or less health."""
    scene = single("psychopath")
    assert [action_dice(scene.game, "attack", scene.guest("bob", "living", hp=hp)) for hp in (5, 3, 2, 1)] == [3, 3, 4, 4]
    assert action_dice(scene.game, "smash") == 3


def test_encore() -> None:
    """Encore: once a turn, one failed die of the Clown's own roll again."""
    scene = single("clown")
    scene.act("smash:d_s_liv", "FFF", "1 encore", "S")
    assert scene.game.doors["d_s_liv"] == "gone"
    scene.act("smash:d_bed_liv", "FFF")
    assert scene.game.doors["d_bed_liv"] == "closed"


def test_encore_may_be_kept_for_later() -> None:
    """Encore: once a turn, at a roll of the Clown's choice; nothing to re-roll where no die failed."""
    scene = single("clown", "child")
    scene.act("smash:d_s_liv", "FF", "1 keep")
    scene.act("smash:d_s_liv", "SS")
    scene.act("smash:d_bed_liv", "FF", "1 encore", "F")
    assert scene.now.used == {"encore"}


def test_walk_through() -> None:
    """Walk Through: closed doors, barricades and walls; nothing is opened or scored."""
    scene = single("ghost", zone="wc")
    scene.doors("barred", "d_liv_wc")
    assert set(scene.menu("move")) == {"living", "kitchen", "bathroom", "bedroom"}
    scene.act("move:living")
    scene.act("move:yard_w")
    assert scene.monster(1, "mother").zone == "yard_w"
    assert scene.game.doors["d_liv_wc"] == "barred"
    assert scene.tokens(1) == {}


def test_a_ghost_does_not_pass_the_strong_door() -> None:
    """Walk Through: an ordinary door; the shed's is a strong one (1.5)."""
    scene = Scene("ghost", "golem", variant="base-shed")
    scene.turn(1, "mother", "yard_e")
    assert set(scene.menu("move")) == {"yard_n", "yard_s", "bedroom", "bathroom"}
    scene.doors("gone", "d_shed")
    assert "shed" in scene.menu("move")


@pytest.mark.parametrize(("zone", "dice"), [("wc", 4), ("bathroom", 4), ("kitchen", 3), ("yard_n", 3)])
def test_home_waters(zone: str, dice: int) -> None:
    """Home Waters: one die more on every roll made in the wc or the bathroom."""
    scene = single("merman", zone=zone)
    assert [action_dice(scene.game, action) for action in ("smash", "search", "scare", "attack")] == [dice] * 4


@pytest.mark.parametrize(("others", "dice"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 5)])
def test_swarm(others: int, dice: int) -> None:
    """Swarm: one die more on every roll for each other Krittlin in the zone, at most 5 dice."""
    scene = single("krittlin", "child_1")
    for n in range(others):
        scene.monster(1, f"child_{n + 2}", "living")
    assert [action_dice(scene.game, action) for action in ("smash", "search", "scare", "attack")] == [dice] * 4


def test_abilities_are_the_active_monsters() -> None:
    """Content page 3: only the active monster's family counts, not a Merman who stands by."""
    scene = Scene("zombie", "merman")
    scene.monster(2, "mother", "wc")
    scene.turn(1, "mother", "wc")
    assert action_dice(scene.game, "search") == 3
