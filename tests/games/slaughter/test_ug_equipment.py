"""Equipped victims, MSUG equipment and basement objects (book; content page 5.9, 5.10); R32, R34, R52, R73."""

import pytest

from games.slaughter.defence import is_defence, object_dice
from games.slaughter.equipment import end_of_round
from games.slaughter.guests import attackable, reaction_dice
from tests.games.slaughter.scene import Scene, asked

BASEMENT = {  # copies, dice, healing
    "inhibitor": (1, 0, 0),
    "outboard_motor": (2, 3, 0),
    "flashing_helmet": (1, 0, 0),
    "monster_costume": (1, 0, 0),
    "stun_gun": (2, 2, 0),
    "brain_jar": (1, 2, 0),
    "bandage": (2, 0, 1),
    "blood_bag": (2, 0, 3),
    "fire_extinguisher": (1, 1, 0),
    "blowtorch": (2, 2, 0),
    "bolt_cutter": (1, 2, 0),
}
MSUG = {"grenade": 0, "night_goggles": 1, "shotgun": 3, "m16": 2}


def fight(*hand: str, guest: str = "laika", zone: str = "living", families: tuple[str, ...] = (), hp: int = 0, variant: str = "underground") -> Scene:
    """Seat 1's mother (3 dice) beside a victim, all doors gone; seat 2 holds these cards."""
    scene = Scene(*families, variant=variant)
    for door in scene.game.doors:
        scene.game.doors[door] = "gone"
    scene.guest(guest, zone, hp)
    scene.turn(1, "mother", zone)
    scene.hand(2, *hand)
    return scene


def own(*hand: str, guest: str = "laika") -> Scene:
    """Seat 1 holds these cards in its own turn."""
    scene = fight(guest=guest)
    scene.hand(1, *hand)
    return scene


# ---------------------------------------------------------------- numbers


def test_sixteen_basement_objects() -> None:
    """Content page 5.10: copies and dice; no family bonus."""
    content = Scene().game.content
    found = {item.id: (item.copies, item.dice, item.heal) for item in content.objects.values() if item.set == "basement"}
    assert found == BASEMENT
    assert sum(copies for copies, *_ in found.values()) == 16


def test_four_pieces_of_msug_equipment() -> None:
    """Content page 5.9: one copy each."""
    content = Scene().game.content
    assert {item.id: item.dice for item in content.objects.values() if item.set == "msug"} == MSUG
    assert len(content.cards("msug")) == 4


@pytest.mark.parametrize("card", [card for card, (_, dice, _) in BASEMENT.items() if dice] + ["shotgun", "m16"])
def test_dice_of_objects_in_a_defence(card: str) -> None:
    """Book, Basement Object Cards; content page 5.10: dice, one object per fight, then the discards; private until used."""
    scene = fight(card)
    table = scene.acting("attack:laika")
    assert asked(table, 2) == ("pass", f"offer:{card}")
    dice = (BASEMENT[card][1] if card in BASEMENT else MSUG[card]) + 1
    scene.go_on(table, f"2 offer:{card}", "SFF", "S" + "F" * (dice - 1), "F")
    assert scene.player(2).hand == []
    heap = {"fire_extinguisher": scene.game.removed, "m16": [scene.guest("laika").equipped]}.get(card, scene.game.discards)
    assert heap == [card]


def test_rot_works_against_them() -> None:
    """Content page 3: an object card used against a Mummy gives 1 die fewer; a tamed one's family does not matter (R95)."""
    scene = fight("stun_gun", families=("mummy", "golem"))
    assert object_dice(scene.game, "stun_gun") == 2
    scene.act("attack:laika", "2 offer:stun_gun", "SFF", "SF", "F")


@pytest.mark.parametrize("card", ["inhibitor", "flashing_helmet", "monster_costume", "bandage", "night_goggles"])
def test_cards_without_a_use_in_the_window_are_no_offer(card: str) -> None:
    """Content page 5.10, R32: OWN cards, healing and goggles are no dice object."""
    assert not is_defence(fight().game, card)


# ---------------------------------------------------------------- grenade


def test_grenade_ends_the_fight() -> None:
    """Book: ejects all monsters from the zone; outside the basement the fight is interrupted; the victims hide (content page 5.9)."""
    scene = fight("grenade")
    scene.monster(2, "child", "living")
    scene.guest("kam", "living")
    scene.act("attack:laika", "2 offer:grenade", "as-is")
    assert [(event["seat"], event["monster"]) for event in scene.told("ejected")] == [(1, "mother"), (2, "child")]
    assert {scene.guest("laika").status, scene.guest("kam").status} == {"hidden"}
    assert scene.game.discards == ["grenade"]
    assert (scene.guest("laika").hp, scene.now.actions_left, scene.now.is_over) == (4, 1, False)


def test_grenade_moves_a_zombie() -> None:
    """Content page 3: only a lost fight does not move a Zombie."""
    scene = fight("grenade", families=("zombie", "golem"))
    scene.act("attack:laika", "2 offer:grenade")
    assert scene.monster(1, "mother").zone == "yard_s"


def test_grenade_outdoors_and_when_they_stand_and_fight() -> None:
    """Content page 5.9: hide as after a victim's win: never outdoors (R35), nor under Stand and Fight (5.7)."""
    scene = fight("grenade", zone="yard_n")
    scene.act("attack:laika", "2 offer:grenade")
    assert (scene.monster(1, "mother").zone, scene.guest("laika").status) == ("yard_e", "revealed")
    scene = fight("grenade")
    scene.game.event = "stand_and_fight"
    scene.act("attack:laika", "2 offer:grenade")
    assert scene.guest("laika").status == "revealed"


def test_grenade_below() -> None:
    """Content page 5.9: each monster makes the loss roll, the fight is still rolled, the turn ends after it."""
    scene = fight("grenade", zone="basement")
    scene.monster(2, "child", "basement")
    scene.give(1, flesh=1)
    scene.give(2, flesh=1)
    scene.act("attack:laika", "2 offer:grenade", "F", "S", "SSS", "F", "F")
    assert scene.guest("laika").hp == 1
    assert (scene.tokens(1), scene.tokens(2)) == ({"flesh": 3}, {"flesh": 1})
    assert scene.now.is_over


# ---------------------------------------------------------------- goggles


def test_goggles_become_equipment_and_leave_room_for_an_object() -> None:
    """Book: +1 die, not discarded, stay with the victim; objects can still be used; R32: no agreement needed."""
    scene = fight("night_goggles", "shovel")
    table = scene.acting("attack:laika")
    assert asked(table, 2) == ("pass", "offer:shovel", "give:night_goggles")
    scene.go_on(table, "2 give:night_goggles", "2 offer:shovel", "SSS", "SFFF", "S")
    laika = scene.guest("laika")
    assert (laika.equipped, laika.hp) == ("night_goggles", 3)
    assert scene.game.discards == ["shovel"]
    assert reaction_dice(scene.game, laika) == 2
    scene.act("attack:laika", "SSS", "FF", "F")
    assert laika.status == "dead"
    assert scene.game.discards == ["shovel", "night_goggles"], "equipped until the victim is killed"


def test_goggles_for_an_equipped_victim_are_discarded() -> None:
    """Content page 5.9: played from a hand: discarded if the victim already has one; the die counts once."""
    scene = fight("night_goggles")
    scene.guest("laika").equipped = "monster_costume"
    scene.act("attack:laika", "2 give:night_goggles", "2 pass", "SFF", "SF", "F")
    assert scene.game.discards == ["night_goggles"]
    assert scene.guest("laika").equipped == "monster_costume"
    assert reaction_dice(scene.game, scene.guest("laika")) == 1


# ---------------------------------------------------------------- shotgun and M16


@pytest.mark.parametrize(("reaction", "loses"), [("SSSS", True), ("SFFF", False)])
def test_shotgun(reaction: str, loses: bool) -> None:
    """Book: if the fight is lost, the player controlling the active monster must discard one card, of choice."""
    scene = fight("shotgun", guest="bob", families=("golem", "zombie"))
    scene.hand(1, "sprint", "torch")
    table = scene.acting("attack:bob", "2 offer:shotgun", "SSFF", reaction)
    if loses:
        assert set(asked(table, 1)) == {"discard:sprint", "discard:torch"}
        scene.go_on(table, "1 discard:torch")
    assert table.question is None
    assert scene.player(1).hand == (["sprint"] if loses else ["sprint", "torch"])


def test_shotgun_against_an_empty_hand() -> None:
    """Book: if possible."""
    scene = fight("shotgun", guest="bob")
    scene.act("attack:bob", "2 offer:shotgun", "FFF", "SSSS")
    assert scene.game.discards == ["shotgun"]


def test_m16_stays_to_the_end_of_the_round() -> None:
    """Book: it stays equipped and can be used several times before it is discarded; R32: put forward by any helper."""
    scene = fight("m16")
    scene.act("attack:laika", "2 offer:m16", "SFF", "SFF", "F")
    assert scene.guest("laika").equipped == "m16"
    table = scene.acting("attack:laika")
    assert asked(table, 2) == asked(table, 3) == ("pass", "lend:m16"), "no card of their own is needed"
    scene.go_on(table, "2 pass", "3 lend:m16", "SFF", "SFF", "F")
    assert scene.guest("laika").equipped == "m16"
    end_of_round(scene.game)
    assert (scene.guest("laika").equipped, scene.game.discards) == ("", ["m16"])


def test_m16_from_the_locker_stays_until_it_is_used() -> None:
    """Book: if the victim uses this card, it stays until the end of the round; unused it stays longer."""
    scene = fight()
    scene.guest("laika").equipped = "m16"
    end_of_round(scene.game)
    assert scene.guest("laika").equipped == "m16"
    scene.act("attack:laika", "2 lend:m16", "3 pass", "SFF", "SFF", "F")
    end_of_round(scene.game)
    assert scene.guest("laika").equipped == ""


def test_m16_for_an_equipped_victim_is_used_once() -> None:
    """Content page 5.9: if the victim already has equipment it is discarded after one use."""
    scene = fight("m16")
    scene.guest("laika").equipped = "monster_costume"
    scene.act("attack:laika", "2 offer:m16", "SFF", "SFF", "F")
    assert (scene.guest("laika").equipped, scene.game.discards) == ("monster_costume", ["m16"])


# ---------------------------------------------------------------- equipped victims


def test_an_equipped_card_is_put_forward_and_discarded() -> None:
    """Book, Equipped Victims: until it is discarded to give dice; R32: it counts as that player's offer; public."""
    scene = fight("shovel")
    scene.guest("laika").equipped = "shotgun"
    table = scene.acting("attack:laika")
    assert asked(table, 3) == ("pass", "lend:shotgun")
    scene.go_on(table, "2 offer:shovel", "3 lend:shotgun", "2 vote:3", "3 vote:3", "FFF", "SFFF", "F")
    assert (scene.guest("laika").equipped, scene.game.discards) == ("", ["shotgun"])
    assert scene.player(2).hand == ["shovel"]


def test_the_attacker_is_never_asked() -> None:
    """R33: any player except the attacker may help."""
    scene = fight()
    scene.guest("laika").equipped = "shotgun"
    assert asked(scene.acting("attack:laika"), 1) == ()


@pytest.mark.parametrize("card", ["flashing_helmet", "monster_costume"])
def test_helmet_and_costume_are_put_on(card: str) -> None:
    """Book: equip one victim; content page 5.10: a revealed unequipped one, anywhere; R73: one card per victim."""
    scene = own(card)
    scene.guest("kam", "wc").equipped = "shotgun"
    scene.guest("tom", "basement")
    table = scene.acting(f"use:{card}")
    assert set(asked(table, 1)) == {"equip:laika", "equip:tom"}
    scene.go_on(table, "1 equip:tom")
    assert (scene.guest("tom").equipped, scene.game.discards, scene.now.actions_left) == (card, [], 2)
    for guest in ("laika", "tom"):
        scene.guest(guest).equipped = "m16"
    scene.hand(1, card)
    assert scene.menu("use") == (), "a victim who has an equipped card can no longer receive any"


def zone(**equipped: str) -> list[str]:
    """Who can be attacked among these victims with their equipment."""
    scene = fight(guest=next(iter(equipped)))
    for guest, card in equipped.items():
        scene.guest(guest, "living").equipped = card
    return [guest.id for guest in attackable(scene.game, "living")]


def test_helmet() -> None:
    """Book: monsters cannot attack another victim in the same zone."""
    assert zone(laika="", kam="flashing_helmet", tom="") == ["kam"]
    assert zone(kam="flashing_helmet") == ["kam"]


def test_costume() -> None:
    """Book: not attacked if there is at least one other victim in the same zone."""
    assert zone(laika="", kam="monster_costume") == ["laika"]
    assert zone(kam="monster_costume") == ["kam"]


def test_r34_protections_add_up() -> None:
    """R34: if nothing is left, ignore the Helmet first, then the Costume; Protect is never ignored."""
    assert zone(kam="monster_costume", tom="flashing_helmet", laika="") == ["tom"]
    assert zone(roscoe="monster_costume", tom="flashing_helmet", laika="") == ["roscoe"]
    assert zone(roscoe="", tom="flashing_helmet", laika="") == ["roscoe"]
    assert zone(roscoe="flashing_helmet", tom="monster_costume") == ["roscoe"]
    assert zone(ghost_hunter="monster_costume", roscoe="", tom="flashing_helmet") == ["roscoe"]


# ---------------------------------------------------------------- own uses


@pytest.mark.parametrize(("card", "token"), [("brain_jar", "brain"), ("blood_bag", "flesh")])
def test_brain_and_blood_bag_as_tokens(card: str, token: str) -> None:
    """Book: choose one: you immediately gain 1 brain (flesh) token; OWN, no action."""
    scene = own(card)
    scene.act(f"use:{card}")
    assert scene.tokens(1) == {token: 1}
    assert (scene.game.discards, scene.now.actions_left) == ([card], 2)


def test_blowtorch_mends_the_pump() -> None:
    """Book: the blowtorch lets you cancel the Faulty Sump Pump."""
    scene = own("blowtorch")
    assert scene.menu("use") == ()
    scene.game.below.event = "sump_pump"
    scene.act("use:blowtorch")
    assert (scene.game.below.event, scene.game.discards) == ("", ["blowtorch"])


@pytest.mark.parametrize("card", ["fire_extinguisher", "bolt_cutter"])
def test_scenario_only_cards(card: str) -> None:
    """Book: marked Scenario only: playable in ordinary games, but their abilities only in certain scenarios."""
    scene = own(card)
    scene.monster(1, "child", "basement")
    assert scene.menu("use") == ()


# ---------------------------------------------------------------- healing


@pytest.mark.parametrize(("card", "hp", "healed"), [("bandage", 1, 2), ("plaster_box", 2, 3), ("blood_bag", 1, 4), ("blood_bag", 3, 4)])
def test_healing_in_the_own_turn(card: str, hp: int, healed: int) -> None:
    """Book: heal any Victim outside of fights during their turns; R52: never above the start; no action."""
    scene = own(card)
    scene.guest("laika").hp = hp
    scene.guest("kam", "wc", 5)
    table = scene.acting(f"heal:{card}")
    assert set(asked(table, 1)) == {"heal:laika", "heal:kam"}
    scene.go_on(table, "1 heal:laika")
    assert scene.guest("laika").hp == healed
    assert (scene.game.discards, scene.now.actions_left) == ([card], 2)


def test_no_healing_for_the_hidden_the_dead_and_the_whole() -> None:
    """R37, R52: hidden or dead victims are not healed; a card whose effect cannot happen is not playable (R51)."""
    scene = own("bandage")
    assert scene.menu("heal") == ()
    scene.guest("tom").hp = 1
    scene.dead("kam")
    assert scene.menu("heal") == ()


def test_healing_in_a_fight_combines_with_an_object() -> None:
    """Book: in response to a fight, combined with a dice object, applied immediately; R52: any number, no agreement; before the dice."""
    scene = fight("bandage", "bandage", "shovel", hp=1)
    table = scene.acting("attack:laika")
    assert asked(table, 2) == ("pass", "offer:shovel", "heal:bandage")
    scene.go_on(table, "2 heal:bandage", "2 heal:bandage", "2 offer:shovel", "SSS", "FFF", "F")
    assert (scene.guest("laika").status, scene.tokens(1)["flesh"]) == ("dead", 3)


def test_a_bandage_is_for_the_attacked_a_blood_bag_for_anybody() -> None:
    """R52: Bandage and plasters in DEF heal the attacked victim, Blood Bag any revealed victim."""
    scene = fight("bandage", "blood_bag")
    scene.guest("kam", "wc", 2)
    table = scene.acting("attack:laika")
    assert asked(table, 2) == ("pass", "heal:blood_bag"), "laika is whole"
    scene.go_on(table, "2 heal:blood_bag", "2 pass", "2 heal:kam", "SFF", "F", "F")
    assert (scene.guest("kam").hp, scene.guest("laika").hp) == (5, 3)


def test_a_healed_victim_is_fresh_again() -> None:
    """Content page 3: Stone Fists count when the roll is made (R53): full health after the healing."""
    scene = fight("bandage", families=("golem", "zombie"), hp=3)
    scene.act("attack:laika", "2 heal:bandage", "2 pass", "SSSS", "F", "F")
    assert scene.guest("laika").status == "dead"
