"""Every guest and surprise guest: content page 4; rulings R55 to R62."""

import pytest

from games.slaughter import guests
from games.slaughter.guests import reaction_dice
from games.slaughter.move import enter
from games.slaughter.piles import arrive
from tests.games.slaughter.scene import Scene, asked
from tests.games.slaughter.test_attack import fighting

GUESTS = {  # group, health, own dice
    "bob": ("party", 5, 1),
    "laika": ("party", 4, 1),
    "britney": ("party", 4, 1),
    "kam": ("party", 6, 0),
    "tom": ("party", 3, 1),
    "mona": ("alternate", 4, 0),
    "hank": ("alternate", 6, 0),
    "ivy": ("alternate", 3, 1),
    "ghost_hunter": ("surprise", 4, 0),
    "roscoe": ("surprise", 5, 1),
    "roscoe_alt": ("surprise", 4, 1),
    "browne": ("surprise", 4, 1),
    "walton": ("surprise", 4, 1),
    "demon_hunter": ("surprise", 5, 1),
}
AGENTS = {"agent_p": ("agent", 4, 0), "agent_s": ("agent", 4, 0)}
ALTERNATES = ("mona", "hank", "ivy", "bob", "tom")


def test_the_roster() -> None:
    """Content page 4.1 to 4.3: health and own dice of every guest."""
    assert {guest.id: (guest.group, guest.health, guest.own_dice) for guest in Scene().game.content.guests.values()} == GUESTS | AGENTS


@pytest.mark.parametrize("guest", GUESTS)
def test_own_dice_are_rolled_in_every_defence(guest: str) -> None:
    """Content page 4: with or without an object."""
    scene = Scene(guests=ALTERNATES if guest in ALTERNATES else ("bob", "laika", "britney", "kam", "tom"))
    assert reaction_dice(scene.game, scene.guest(guest, "living")) == GUESTS[guest][2]


# ---------------------------------------------------------------- party guests


def test_t11_bob_wins_a_tie_with_a_success() -> None:
    """Case T11, Shove: bob 2-2 is an ejection."""
    scene = fighting("bob")
    scene.hand(2, "shovel")
    scene.act("attack:bob", "2 offer:shovel", "SSFF", "SSF")
    assert scene.monster(1, "father").zone == "yard_s"
    assert scene.guest("bob").status == "hidden"


def test_t11_nothing_to_nothing_stays_a_tie() -> None:
    """Case T11, R57: bob 0-0 is nothing."""
    scene = fighting("bob")
    scene.act("attack:bob", "FFFF", "F")
    assert scene.monster(1, "father").zone == "living"
    assert (scene.guest("bob").status, scene.guest("bob").hp) == ("revealed", 5)


def test_t11_laika_rolls_a_failed_die_again() -> None:
    """Case T11, Second Thought: 2 action, reaction S F, re-roll S: 2-2, nothing."""
    scene = fighting("laika")
    scene.hand(2, "umbrella")
    scene.act("attack:laika", "2 offer:umbrella", "SSFF", "SF", "S")
    assert (scene.guest("laika").status, scene.guest("laika").hp) == ("revealed", 4)


def test_laika_keeps_a_full_success() -> None:
    """R58: only if a die failed."""
    scene = fighting("laika")
    scene.act("attack:laika", "SFFF", "S")
    assert scene.guest("laika").hp == 4


def test_laika_rolls_again_only_once() -> None:
    """R58: once per Attack, one die."""
    scene = fighting("laika")
    scene.hand(2, "shovel")
    scene.act("attack:laika", "2 offer:shovel", "SSFF", "FFF", "F")
    assert scene.guest("laika").hp == 2


def test_britney_cheers_for_others_in_her_zone() -> None:
    """Cheer: every other revealed victim of her zone rolls one more; not she herself, not when she hides."""
    scene = fighting("kam")
    scene.guest("britney", "living")
    scene.act("attack:kam", "SSFF", "S")
    assert scene.guest("kam").hp == 5
    assert reaction_dice(scene.game, scene.guest("britney")) == 1
    scene.guest("britney", "kitchen")
    assert reaction_dice(scene.game, scene.guest("kam")) == 0


def test_kam_takes_no_notice_of_the_first_success_of_a_scare() -> None:
    """Too Mellow: one success does nothing, two are one."""
    scene = Scene()
    scene.guest("kam", "living")
    scene.turn(1, "mother", "living")
    scene.act("scare:kam", "SFF")
    assert scene.guest("kam").zone == "living"
    table = scene.acting("scare:kam", "SSF")
    assert set(asked(table, 1)) == {"to:kitchen", "to:bedroom", "to:wc", "spare"}


def test_tom_slips_away_after_a_wound() -> None:
    """Slip Away, R55: a wound, he lives, one reaction die; a success hides him even with monsters there."""
    scene = fighting("tom")
    scene.pile("living", "torch")
    scene.act("attack:tom", "SFFF", "F", "S", "shuffle tom torch")
    assert (scene.guest("tom").status, scene.guest("tom").hp) == ("hidden", 2)
    assert scene.tokens(1) == {"flesh": 1}


def test_tom_fails_to_slip_away() -> None:
    """Slip Away: a failure leaves him."""
    scene = fighting("tom")
    scene.act("attack:tom", "SFFF", "F", "F")
    assert (scene.guest("tom").status, scene.guest("tom").hp) == ("revealed", 2)


def test_tom_does_not_roll_unwounded_or_dead() -> None:
    """Slip Away: the Attack took at least 1 health and he lives."""
    scene = fighting("tom")
    scene.act("attack:tom", "SFFF", "S")
    scene.dead("bob")
    scene.act("attack:tom", "SSSF", "F")
    assert scene.guest("tom").status == "dead"


def test_mona_helps_the_weakest_beside_her_at_the_end_of_a_round() -> None:
    """First Aid: another wounded revealed victim of her zone, lowest health, tie: earlier on the track; 1 health."""
    scene = Scene(guests=ALTERNATES)
    scene.guest("mona", "living", hp=1)
    scene.guest("hank", "living", hp=2)
    scene.guest("bob", "living", hp=2)
    scene.guest("tom", "kitchen", hp=1)
    guests.first_aid(scene.game)
    assert [scene.guest(guest).hp for guest in ("mona", "hank", "bob", "tom")] == [1, 3, 2, 1]
    guests.first_aid(scene.game)
    assert [scene.guest(guest).hp for guest in ("mona", "hank", "bob", "tom")] == [1, 3, 3, 1]


def test_mona_heals_nobody_who_is_unhurt_nor_when_she_hides() -> None:
    """First Aid: wounded, and she is revealed."""
    scene = Scene(guests=ALTERNATES)
    scene.guest("mona", "living")
    scene.guest("bob", "living")
    guests.first_aid(scene.game)
    assert scene.guest("bob").hp == 5
    hidden = Scene(guests=ALTERNATES)
    hidden.guest("bob", "living", hp=2)
    guests.first_aid(hidden.game)
    assert hidden.guest("bob").hp == 2


def test_hank_loses_three_health_at_most() -> None:
    """Thick Coat: one Attack takes at most 3; flesh as health lost."""
    scene = fighting("hank", guests=ALTERNATES)
    scene.act("attack:hank", "SSSS")
    assert scene.guest("hank").hp == 3
    assert scene.tokens(1) == {"flesh": 3}


def test_ivy_is_away_before_the_dice_once_a_game() -> None:
    """Head Start: chosen by the player to the attacker's left; the Attack is over, its action spent; the second time she stays."""
    scene = fighting("ivy", guests=ALTERNATES)
    scene.hand(3, "torch")
    table = scene.acting("attack:ivy")
    assert set(asked(table, 2)) == {"to:kitchen", "to:bedroom", "to:wc"}
    scene.go_on(table, "2 to:wc")
    assert table.question is None
    assert (scene.guest("ivy").zone, scene.now.actions_left) == ("wc", 1)
    scene.guest("ivy", "living")
    scene.act("attack:ivy", "3 pass", "SFFF", "F")
    assert scene.guest("ivy").hp == 2


def test_ivy_shut_in_must_fight_and_keeps_her_head_start() -> None:
    """Head Start is a step; R22: barricades stop it."""
    scene = Scene(guests=ALTERNATES)
    scene.doors("barred", "d_liv_wc")
    scene.guest("ivy", "wc")
    scene.turn(1, "child", "wc")
    scene.act("attack:ivy", "SF", "F")
    assert (scene.guest("ivy").hp, scene.guest("ivy").has_fled) == (2, False)


# ---------------------------------------------------------------- surprise guests


def test_t18_ghost_hunter_alone_and_in_company() -> None:
    """Case T18, Cross the Streams: alone 0 dice; with tom in `living`, tom 1 + 2 = 3 dice, he himself 2."""
    scene = fighting("ghost_hunter")
    scene.act("attack:ghost_hunter", "SFFF")
    assert scene.guest("ghost_hunter").hp == 3
    scene.guest("tom", "living")
    scene.act("attack:tom", "FFFF", "FFF")
    assert reaction_dice(scene.game, scene.guest("ghost_hunter")) == 2


def test_ghost_hunter_works_in_every_zone_while_revealed() -> None:
    """R56: not only in his own; hidden he does nothing."""
    scene = Scene()
    scene.guest("ghost_hunter", "wc")
    scene.guest("tom", "kitchen")
    scene.guest("kam", "kitchen")
    assert reaction_dice(scene.game, scene.guest("tom")) == 3
    scene.guest("ghost_hunter").status = "hidden"
    assert reaction_dice(scene.game, scene.guest("tom")) == 1


def test_t18_roscoe_protects_party_guests_of_his_zone() -> None:
    """Case T18, R59: tom is no legal target, roscoe is; surprise guests are; elsewhere tom is."""
    scene = fighting("roscoe", "kitchen")
    scene.guest("tom", "kitchen")
    scene.guest("walton", "kitchen")
    assert set(scene.menu("attack")) == {"roscoe", "walton"}
    scene.guest("roscoe", "living")
    assert set(scene.menu("attack")) == {"tom", "walton"}


def test_alternate_roscoe_takes_a_die_from_his_attackers() -> None:
    """Serve: one action die fewer; party guests beside him may be attacked."""
    scene = fighting("roscoe_alt")
    scene.guest("bob", "living")
    assert set(scene.menu("attack")) == {"bob", "roscoe_alt"}
    scene.act("attack:roscoe_alt", "SFF", "F")
    assert scene.guest("roscoe_alt").hp == 3


def test_browne_waits_and_takes_the_place_of_the_next_party_guest_found() -> None:
    """Change the Future, R61: revealed in the searched room; the guest's card is shuffled back; it counts as one draw."""
    scene = Scene()
    arrive(scene.game, "browne")
    browne = scene.guest("browne")
    assert (browne.status, browne.zone) == ("waiting", "")
    scene.pile("kitchen", "tom", "torch", "sprint")
    scene.turn(1, "mother", "kitchen")
    assert scene.menu("scare") == ()
    scene.act("search", "SSF", "1 draw:2", "shuffle torch tom sprint")
    assert (browne.status, browne.zone) == ("revealed", "kitchen")
    assert scene.guest("tom").status == "hidden"
    assert scene.player(1).hand == ["torch"]
    assert scene.game.piles["kitchen"] == ["tom", "sprint"]


def test_browne_comes_at_once_when_no_party_guest_is_hidden() -> None:
    """R61: revealed in the living room."""
    scene = Scene()
    for guest in ("bob", "laika", "britney", "kam", "tom"):
        scene.guest(guest, "kitchen")
    arrive(scene.game, "browne")
    assert (scene.guest("browne").status, scene.guest("browne").zone) == ("revealed", "living")


def test_browne_lets_surprise_guests_be_found() -> None:
    """R61: the next time a party guest would be revealed."""
    scene = Scene()
    arrive(scene.game, "browne")
    scene.guest("walton").status = "hidden"
    scene.pile("kitchen", "walton")
    scene.turn(1, "mother", "kitchen")
    scene.act("search", "SFF", "1 draw:1")
    assert scene.guest("walton").status == "revealed"
    assert scene.guest("browne").status == "waiting"


def test_walton_is_one_step_ahead_of_whoever_enters() -> None:
    """One Step Ahead, R60: chosen by the player to the left of the active one; doors yes, barricades no, in the cabin."""
    scene = Scene()
    scene.doors("gone", "d_s_liv")
    scene.doors("barred", "d_liv_wc")
    scene.guest("walton", "living")
    scene.turn(1, "mother", "yard_s")
    table = scene.acting("move:living")
    assert set(asked(table, 2)) == {"to:kitchen", "to:bedroom"}
    scene.go_on(table, "2 to:bedroom")
    assert scene.guest("walton").zone == "bedroom"
    assert scene.monster(1, "mother").zone == "living"


def test_walton_stays_where_he_cannot_step() -> None:
    """One Step Ahead: if he cannot, he stays; also from the shed, whose only way leads outdoors."""
    scene = Scene(variant="base-shed")
    scene.doors("gone", "d_shed")
    scene.guest("walton", "shed")
    scene.turn(1, "mother", "yard_e")
    scene.act("move:shed")
    assert scene.guest("walton").zone == "shed"


def test_walton_dodges_a_monster_that_is_thrown_in() -> None:
    """One Step Ahead: in any way, so by an ejection from the wc too."""
    scene = fighting("laika", "wc")
    scene.guest("walton", "living")
    scene.act("attack:laika", "FFFF", "S", "2 to:kitchen")
    assert scene.monster(1, "father").zone == "living"
    assert scene.guest("walton").zone == "kitchen"


def test_walton_may_come_to_monsters() -> None:
    """R60: not when he himself enters a zone with monsters."""
    scene = Scene()
    scene.monster(2, "father", "kitchen")
    scene.guest("walton", "living")
    scene.turn(1, "mother", "yard_s")
    scene.act("scare:walton", "SFF", "1 to:kitchen")
    assert scene.guest("walton").zone == "kitchen"


def test_walton_is_met_by_every_entering_monster() -> None:
    """One Step Ahead: `enter` serves every way in."""
    scene = Scene()
    scene.guest("walton", "living")
    scene.game.turn = None
    scene.run(enter(scene.game, scene.monster(3, "child"), "living"), "2 to:wc")
    assert scene.guest("walton").zone == "wc"


def test_demon_hunter_clears_the_room() -> None:
    """Clear the Room: all monsters of his zone are ejected, the attacker first; then everybody there hides."""
    scene = fighting("demon_hunter")
    scene.guest("bob", "living")
    scene.monster(2, "child", "living")
    scene.monster(3, "mother", "living")
    scene.act("attack:demon_hunter", "FFFF", "S", "as-is")
    assert [event["seat"] for event in scene.told("ejected")] == [1, 2, 3]
    assert not scene.game.monsters_in("living")
    assert scene.guest("demon_hunter").status == scene.guest("bob").status == "hidden"


def test_demon_hunter_does_not_budge_an_attacking_zombie() -> None:
    """Clear the Room: an attacking Zombie stays, the others go; nobody hides."""
    scene = Scene("zombie", "golem")
    scene.doors("gone", "d_s_liv")
    scene.guest("demon_hunter", "living")
    scene.monster(2, "child", "living")
    scene.turn(1, "child", "living")
    scene.act("attack:demon_hunter", "FF", "S")
    assert [monster.family for monster in scene.game.monsters_in("living")] == ["zombie"]
    assert scene.monster(2, "child").zone == "yard_s"
    assert scene.guest("demon_hunter").status == "revealed"
