"""The defence: book, fighting back; rulings R31 to R33, R52; every object of content pages 5.2 and 5.3."""

import pytest

from games.slaughter.defence import object_dice
from tests.games.slaughter.scene import Scene, asked
from tests.games.slaughter.test_attack import fighting

OBJECTS: dict[str, tuple[str, int, str, int]] = {  # set, dice, bonus against, copies
    "silver_cutlery": ("werewolf", 1, "werewolf", 2),
    "wolfsbane_spray": ("werewolf", 2, "werewolf", 1),
    "rolled_newspaper": ("werewolf", 2, "werewolf krittlin", 1),
    "dog_whistle": ("werewolf", 2, "werewolf", 1),
    "hunting_rifle": ("werewolf", 3, "", 1),
    "lightning_rod": ("golem", 1, "golem", 2),
    "acid_bucket": ("golem", 2, "golem zombie", 1),
    "pitchfork": ("golem", 2, "golem", 1),
    "torch": ("golem", 2, "golem mummy", 1),
    "sledgehammer": ("golem", 3, "", 1),
    "garlic_string": ("vampire", 1, "vampire", 2),
    "tent_peg": ("vampire", 2, "vampire", 1),
    "sun_lamp": ("vampire", 2, "vampire ghost", 1),
    "shaving_mirror": ("vampire", 2, "vampire", 1),
    "crossbow": ("vampire", 3, "", 1),
    "cricket_bat": ("zombie", 1, "zombie", 2),
    "fire_poker": ("zombie", 2, "zombie", 1),
    "frying_pan": ("zombie", 2, "zombie psychopath", 1),
    "lawn_edger": ("zombie", 2, "zombie", 1),
    "chainsaw": ("zombie", 3, "", 1),
    "toilet_paper": ("mummy", 1, "mummy", 2),
    "fabric_scissors": ("mummy", 2, "mummy", 1),
    "moth_box": ("mummy", 2, "mummy ghost", 1),
    "lighter_fluid": ("mummy", 2, "mummy", 1),
    "museum_sabre": ("mummy", 3, "", 1),
    "tinfoil_hat": ("alien", 1, "alien", 2),
    "bug_zapper": ("alien", 2, "alien krittlin", 1),
    "signal_jammer": ("alien", 2, "alien", 1),
    "sneezing_powder": ("alien", 2, "alien", 1),
    "welding_torch": ("alien", 3, "", 1),
    "pepper_spray": ("psychopath", 1, "psychopath", 2),
    "handcuffs": ("psychopath", 2, "psychopath", 1),
    "hockey_stick": ("psychopath", 2, "psychopath clown", 1),
    "bear_spray": ("psychopath", 2, "psychopath", 1),
    "flare_pistol": ("psychopath", 3, "", 1),
    "cream_pie": ("clown", 1, "clown", 2),
    "pin_cushion": ("clown", 2, "clown", 1),
    "seltzer_bottle": ("clown", 2, "clown merman", 1),
    "whoopee_cushion": ("clown", 2, "clown", 1),
    "bowling_ball": ("clown", 3, "", 1),
    "salt_shaker": ("ghost", 1, "ghost", 2),
    "vacuum_cleaner": ("ghost", 2, "ghost", 1),
    "prayer_book": ("ghost", 2, "ghost vampire", 1),
    "spirit_board": ("ghost", 2, "ghost", 1),
    "flash_camera": ("ghost", 3, "", 1),
    "fishing_net": ("merman", 1, "merman", 2),
    "hair_dryer": ("merman", 2, "merman", 1),
    "tartar_sauce": ("merman", 2, "merman alien", 1),
    "boat_hook": ("merman", 2, "merman", 1),
    "harpoon": ("merman", 3, "", 1),
    "mousetrap": ("krittlin", 1, "krittlin", 2),
    "broom": ("krittlin", 2, "krittlin", 1),
    "tennis_racket": ("krittlin", 2, "krittlin werewolf", 1),
    "food_blender": ("krittlin", 2, "krittlin", 1),
    "leaf_blower": ("krittlin", 3, "", 1),
    "dibble": ("garden", 1, "", 1),
    "garden_shears": ("garden", 2, "", 1),
    "shovel": ("garden", 2, "", 1),
    "nail_gun": ("garden", 2, "", 1),
    "tiller": ("garden", 3, "", 1),
    "umbrella": ("ordinary", 1, "", 1),
    "beer_crate": ("ordinary", 1, "", 1),
    "bread_knife": ("ordinary", 2, "", 1),
    "car_battery": ("ordinary", 2, "", 1),
    "wood_axe": ("ordinary", 3, "", 1),
}
FAMILIES = ("werewolf", "golem", "vampire", "zombie", "mummy", "alien", "psychopath", "clown", "ghost", "merman", "krittlin")


def test_every_object_of_the_page_is_in_the_content_and_no_other() -> None:
    """Content page 5.2 and 5.3: 66 family cards, 11 neutral ones; those of Underground (5.9, 5.10) have sets of their own."""
    content = Scene().game.content
    objects = {name: item for name, item in content.objects.items() if item.set not in ("msug", "basement")}
    assert (len(content.cards("msug")), len(content.cards("basement")), len(content.objects) - len(objects)) == (4, 16, 15)
    assert set(objects) == {*OBJECTS, "plaster_box"}
    assert sum(copies for group, *_, copies in OBJECTS.values() if group in FAMILIES) == 66
    assert {name: (item.set, item.dice, " ".join(item.bonus), item.copies) for name, item in objects.items() if name != "plaster_box"} == OBJECTS


@pytest.mark.parametrize("family", FAMILIES)
def test_dice_of_every_object_against_every_family(family: str) -> None:
    """Book, defence: 1, 2 or 3 dice, one more against the monsters named on it; content page 5.2."""
    scene = Scene(family, "werewolf" if family != "werewolf" else "golem")
    scene.turn(1, "child_1" if family == "krittlin" else "child", "living")
    for card, (_, dice, bonus, _) in OBJECTS.items():
        assert object_dice(scene.game, card) == dice + (family in bonus.split()), card


@pytest.mark.parametrize("card", OBJECTS)
def test_every_object_is_offered_rolled_and_discarded(card: str) -> None:
    """Book, defence: single use, then discarded; its dice are rolled with the victim's own (kam: 0)."""
    _, dice, bonus, _ = OBJECTS[card]
    scene = fighting("kam")
    scene.hand(2, card)
    dice += "werewolf" in bonus.split()
    scene.act("attack:kam", f"2 offer:{card}", "SFFF", "S" + "F" * (dice - 1))
    assert scene.player(2).hand == []
    assert scene.game.discards == [card]
    assert scene.guest("kam").hp == 6


def test_the_attacker_is_not_asked_and_a_single_offer_is_used() -> None:
    """Book: the others are asked; R31: one offer is used; R33: wherever their monsters are."""
    scene = fighting()
    scene.hand(1, "torch")
    scene.hand(2, "torch")
    scene.hand(3, "sun_lamp")
    table = scene.acting("attack:bob")
    assert table.question is not None
    assert set(table.question.asks) == {2, 3}
    scene.go_on(table, "3 pass", "2 offer:torch", "SSFF", "SFF")
    assert scene.game.discards == ["torch"]
    assert scene.player(1).hand == ["torch"]
    assert scene.player(3).hand == ["sun_lamp"]


def test_players_without_cards_are_not_asked() -> None:
    """Hand sizes are public (content page 0.3), so not to ask an empty hand tells nothing."""
    scene = fighting()
    scene.act("attack:bob", "SFFF", "F")
    assert scene.guest("bob").hp == 4


def test_only_objects_help_and_whoever_has_none_is_asked_all_the_same() -> None:
    """Book: only objects; that somebody is asked depends on the number of cards alone."""
    scene = fighting()
    scene.hand(2, "sprint", "tripwire")
    table = scene.acting("attack:bob")
    assert asked(table, 2) == ("pass",)


def test_offers_are_private_and_pass_is_not() -> None:
    """Content page 0.3: offered cards are not for the attacker's eyes, nor is that there is one to offer."""
    scene = fighting()
    scene.hand(2, "torch", "torch", "sprint")
    question = scene.acting("attack:bob").question
    assert question is not None
    keys = question.asks[2].choices
    assert keys.keys == ("pass", "offer:torch")  # type: ignore[union-attr]
    assert keys.public == ("pass",)  # type: ignore[union-attr]


def test_those_who_offer_see_each_others_cards_and_nobody_else_does() -> None:
    """Book: they show each other the cards; content page 0.3: the attacker and the others see only who is offering."""
    scene = Scene("werewolf", "vampire", "golem", "ghost")
    scene.guest("bob", "living")
    scene.turn(1, "father", "living")
    for seat, card in ((2, "torch"), (3, "sun_lamp"), (4, "crossbow")):
        scene.hand(seat, card)
    table = scene.acting("attack:bob", "2 offer:torch")
    viewer: int | None
    for viewer in (None, 1, 3, 4):
        fight = table.view(viewer).fight
        assert (fight.answered, fight.offering, fight.offers) == ((2,), (), ()), "nothing before all have answered"
    scene.go_on(table, "3 offer:sun_lamp", "4 pass")
    for seat in (2, 3):
        assert [(offer.seat, offer.card) for offer in table.view(seat).fight.offers] == [(2, "torch"), (3, "sun_lamp")]
    for viewer in (None, 1, 4):
        assert table.view(viewer).fight.offering == (2, 3)
        assert "torch" not in repr(table.view(viewer).fight)
    assert set(asked(table, 2)) == set(asked(table, 3)) == {"vote:2", "vote:3"}
    assert asked(table, 4) == ()


def test_all_vote_alike_and_that_card_is_used() -> None:
    """Book, R31: they agree on one; the other goes back."""
    scene = fighting()
    scene.hand(2, "torch")
    scene.hand(3, "crossbow")
    scene.act("attack:bob", "3 offer:crossbow", "2 offer:torch", "2 vote:3", "3 vote:3", "SSFF", "FSFF")
    assert scene.game.discards == ["crossbow"]
    assert scene.player(2).hand == ["torch"]
    assert scene.guest("bob").hp == 4


def test_t14_no_agreement_no_card() -> None:
    """Case T14, book: own dice only; both cards back; no discard."""
    scene = fighting()
    scene.hand(2, "torch")
    scene.hand(3, "crossbow")
    scene.act("attack:bob", "2 offer:torch", "3 offer:crossbow", "2 vote:2", "3 vote:3", "SSFF", "F")
    assert scene.guest("bob").hp == 3
    assert scene.game.discards == []
    assert (scene.player(2).hand, scene.player(3).hand) == (["torch"], ["crossbow"])


def test_silence_is_a_pass() -> None:
    """R31: no answer in time is a pass."""
    scene = fighting()
    scene.hand(2, "torch")
    question = scene.acting("attack:bob").question
    assert question is not None
    assert question.asks[2].choices.default == "pass"  # type: ignore[union-attr]


def test_silent_voters_do_not_agree() -> None:
    """R31: silence is no agreement: by default everybody stands by the own card."""
    scene = fighting()
    for seat, card in ((2, "torch"), (3, "crossbow")):
        scene.hand(seat, card)
    table = scene.acting("attack:bob", "2 offer:torch", "3 offer:crossbow")
    assert table.question is not None
    for seat, ask in table.question.asks.items():
        assert ask.choices.default == f"vote:{seat}"  # type: ignore[union-attr]


def test_two_players_one_possible_helper() -> None:
    """R48: an offer is always used."""
    scene = Scene("werewolf", "ghost")
    scene.guest("bob", "living")
    scene.hand(2, "salt_shaker")
    scene.turn(1, "child", "living")
    scene.act("attack:bob", "2 offer:salt_shaker", "SS", "SF")
    assert scene.guest("bob").hp == 4


# ---------------------------------------------------------------- the box of plasters


def test_plasters_heal_the_attacked_victim_before_the_dice_and_go_with_an_object() -> None:
    """Content page 5.3, R52: +1 health, no agreement needed, does not count as the one object (R32)."""
    scene = fighting("bob", hp=3)
    scene.hand(2, "plaster_box", "torch")
    scene.act("attack:bob", "2 heal:plaster_box", "2 offer:torch", "SSSF", "FFS")
    assert scene.guest("bob").hp == 2
    assert scene.game.discards == ["plaster_box", "torch"]


def test_plasters_never_heal_above_the_start() -> None:
    """R52: not offered to an unhurt victim."""
    scene = fighting("bob")
    scene.hand(2, "plaster_box")
    assert asked(scene.acting("attack:bob"), 2) == ("pass",)


def test_plasters_may_be_given_by_whoever_offers_nothing() -> None:
    """R52: each helper, no agreement."""
    scene = fighting("bob", hp=2)
    scene.hand(2, "plaster_box")
    scene.hand(3, "crossbow")
    scene.act("attack:bob", "2 heal:plaster_box", "2 pass", "3 pass", "FFFS", "F")
    assert scene.guest("bob").hp == 2


def test_plasters_in_the_own_turn_heal_any_revealed_victim_anywhere() -> None:
    """R52: OWN: any revealed victim, never above the start, never hidden or dead ones; no action."""
    scene = Scene()
    scene.hand(1, "plaster_box", "torch")
    scene.guest("bob", "bathroom", hp=2)
    scene.guest("tom", "living")
    scene.guest("kam", hp=1)
    scene.turn(1, "mother", "yard_w")
    assert scene.menu("heal") == ("plaster_box",)
    assert "heal:plaster_box" in scene.keys().private
    scene.act("heal:plaster_box", "1 heal:bob")
    assert (scene.guest("bob").hp, scene.game.discards, scene.now.actions_left) == (3, ["plaster_box"], 2)


def test_plasters_need_a_wounded_victim_on_the_board() -> None:
    """R51, R52."""
    scene = Scene()
    scene.hand(1, "plaster_box")
    scene.guest("tom", "living")
    scene.guest("kam", hp=1)
    scene.turn(1, "mother", "yard_w")
    assert scene.menu("heal") == ()
