"""Every bonus action: book, actions (played from the hand, no action spent); content page 5.5; R50, R51."""

import pytest

from games.engine import Event
from games.slaughter.turn import take_turn
from tests.games.slaughter.scene import Scene, asked
from tests.games.slaughter.test_attack import fighting

WHEN = {
    "second_wind": "own",
    "adrenaline": "before_roll",
    "sprint": "own",
    "battering_ram": "own",
    "nail_it_shut": "own",
    "mass_panic": "own",
    "rummage": "own",
    "snoop": "own",
    "feeding_frenzy": "after_attack",
    "steady_claw": "after_roll",
    "monster_chow": "rival_monster",
    "tripwire": "rival_move",
    "sticky_fingers": "own",
    "musical_chairs": "own",
}


def holding(*cards: str, zone: str = "living", member: str = "mother") -> Scene:
    """Seat 1's werewolf stands somewhere with these cards in hand."""
    scene = Scene()
    scene.hand(1, *cards)
    scene.turn(1, member, zone)
    return scene


def test_fourteen_cards_one_copy_each() -> None:
    """Content page 5.5: pool of 14; Underground adds 8 to it (content page 5.6)."""
    content = Scene().game.content
    assert {card.id: card.when for card in content.bonus.values() if card.edition == "base"} == WHEN
    assert (len(content.of_edition(content.bonus, False)), len(content.of_edition(content.bonus, True))) == (14, 22)
    assert {card.copies for card in Scene().game.content.bonus.values()} == {1}


def test_cards_of_the_hand_are_private_options() -> None:
    """Content page 0.3: hand cards owner only."""
    scene = holding("second_wind", "sprint", "torch")
    keys = scene.keys()
    assert scene.menu("play") == ("second_wind", "sprint")
    assert {"play:second_wind", "play:sprint"} <= keys.private
    assert not any("play" in key for key in keys.public)


def test_a_played_card_is_public_and_discarded() -> None:
    """Content page 5.5: after use to the discards; public; no action; any number a turn."""
    scene = holding("second_wind", "sprint")
    scene.act("play:second_wind")
    scene.act("play:sprint")
    assert scene.game.discards == ["second_wind", "sprint"]
    assert Event("played", {"seat": 1, "card": "sprint"}) in scene.game.events
    assert (scene.now.actions_left, scene.now.free_moves) == (3, 4)


def test_second_wind_after_the_last_action() -> None:
    """Second Wind: one action more, also when none is left."""
    scene = holding("second_wind")
    scene.now.actions_left = 0
    scene.act("play:second_wind")
    assert (scene.now.actions_left, scene.now.actions) == (1, 3)


@pytest.mark.parametrize("action", ["smash:d_s_liv", "search", "scare:kam", "attack:kam"])
def test_adrenaline_adds_two_dice_to_any_own_roll(action: str) -> None:
    """Adrenaline: PRE, 2 dice more, cap 5."""
    scene = holding("adrenaline")
    scene.player(1).holds.add("rolls")
    scene.guest("kam", "living")
    scene.pile("living", "torch")
    scene.act(action, "1 play:adrenaline", "FFFFF")
    assert scene.game.discards == ["adrenaline"]


def test_adrenaline_may_be_kept() -> None:
    """Adrenaline: roll without it."""
    scene = holding("adrenaline")
    scene.player(1).holds.add("rolls")
    scene.act("smash:d_s_liv", "1 roll", "FFF", "1 keep")
    assert scene.player(1).hand == ["adrenaline"]


def test_steady_claw_turns_one_failed_die() -> None:
    """Steady Claw: POST, one failed die counts as a success."""
    scene = holding("steady_claw")
    scene.player(1).holds.add("rolls")
    scene.act("smash:d_s_liv", "1 roll", "FFF", "1 play:steady_claw")
    assert scene.game.doors["d_s_liv"] == "gone"
    assert scene.game.discards == ["steady_claw"]


def test_steady_claw_and_encore_serve_one_roll() -> None:
    """R54: in any order chosen by the owner."""
    scene = Scene("clown", "golem")
    scene.doors("barred", "d_s_liv")
    scene.hand(1, "steady_claw")
    scene.player(1).holds.add("rolls")
    scene.turn(1, "child", "living")
    scene.act("smash:d_s_liv", "1 roll", "FF", "1 play:steady_claw", "1 encore", "S")
    assert scene.game.doors["d_s_liv"] == "gone"


def test_sprint_is_of_no_use_in_the_rain() -> None:
    """Sprint under Pouring Rain: no free Moves of any origin, so not playable (R51)."""
    scene = holding("sprint")
    scene.game.event = "pouring_rain"
    assert scene.menu("play") == ()


def test_battering_ram() -> None:
    """Battering Ram: one closed ordinary door of the zone, token kept, R13 shuffles; not barricades, not the strong door."""
    scene = Scene(variant="base-shed")
    scene.hand(1, "battering_ram")
    scene.pile("bedroom", "torch", "sprint")
    scene.doors("barred", "d_bed_liv")
    scene.turn(1, "mother", "yard_e")
    table = scene.acting("play:battering_ram")
    assert asked(table, 1) == ("smash:d_e_bed",)
    scene.go_on(table, "1 smash:d_e_bed", "shuffle sprint torch")
    assert scene.tokens(1) == {"door": 1}
    assert scene.now.actions_left == 2


def test_battering_ram_needs_a_closed_door() -> None:
    """R51."""
    scene = holding("battering_ram", zone="yard_w")
    scene.doors("barred", "d_w_kit")
    assert scene.menu("play") == ()


def test_nail_it_shut() -> None:
    """Nail It Shut: a barricade in any cabin doorway without door and barricade, while there is one."""
    scene = holding("nail_it_shut")
    assert scene.menu("play") == (), "no doorway is free"
    scene.doors("gone", "d_w_kit", "d_liv_wc")
    scene.doors("barred", "d_s_liv")
    table = scene.acting("play:nail_it_shut")
    assert set(asked(table, 1)) == {"bar:d_w_kit", "bar:d_liv_wc"}
    scene.go_on(table, "1 bar:d_w_kit")
    assert (scene.game.doors["d_w_kit"], scene.game.barricades) == ("barred", 3)


def test_nail_it_shut_needs_supply() -> None:
    """Nail It Shut: supply above 0; content page 5.13: 5 barricades."""
    scene = holding("nail_it_shut")
    scene.doors("barred", "d_w_kit", "d_s_liv", "d_n_bath", "d_e_bed", "d_liv_wc")
    scene.doors("gone", "d_liv_kit")
    assert scene.game.barricades == 0
    assert scene.menu("play") == ()


def test_mass_panic() -> None:
    """Mass Panic: a Scare with exactly 2 successes, no roll, no action."""
    scene = holding("mass_panic")
    assert scene.menu("play") == ()
    scene.guest("bob", "living")
    scene.guest("tom", "bathroom")
    table = scene.acting("play:mass_panic")
    assert asked(table, 1) == ("scare:bob",)
    scene.go_on(table, "1 scare:bob")
    assert set(asked(table, 1)) == {"to:bathroom", "hide:kitchen", "hide:bedroom", "hide:wc", "spare"}
    scene.go_on(table, "1 hide:wc")
    assert scene.game.piles["wc"] == ["bob"]
    assert scene.now.actions_left == 2


def test_rummage_takes_a_card() -> None:
    """Rummage: top 3, one object or bonus action may be taken, never a guest or trap; the rest back in any order; in secret."""
    scene = holding("rummage")
    scene.pile("living", "tom", "bear_trap", "torch", "sprint")
    scene.player(2).notes["living"] = ["tom"]
    table = scene.acting("play:rummage")
    assert asked(table, 1) == ("take:torch", "leave")
    assert table.question is not None
    assert table.question.asks[1].choices.public == ()  # type: ignore[union-attr]
    assert table.view(1).you.looking == ("tom", "bear_trap", "torch")
    scene.go_on(table, "1 take:torch", "1 top:bear_trap.tom")
    assert scene.player(1).hand == ["torch"]
    assert scene.game.piles["living"] == ["bear_trap", "tom", "sprint"]
    assert scene.guest("tom").status == "hidden"
    assert scene.told("took") == [{"seat": 1, "zone": "living"}]
    assert "living" not in scene.player(2).notes


def test_rummage_leaves_all() -> None:
    """Rummage: one may take nothing; all three back in any order."""
    scene = holding("rummage")
    scene.pile("living", "tom", "sprint", "torch")
    scene.act("play:rummage", "1 leave", "1 top:torch.tom.sprint")
    assert scene.game.piles["living"] == ["torch", "tom", "sprint"]
    assert scene.player(1).hand == []
    assert scene.told("took") == []


def test_rummage_needs_a_room_cards_and_a_hand_below_seven() -> None:
    """Rummage: in a room with cards, hand below 7."""
    scene = holding("rummage", *["torch"] * 6)
    scene.pile("living", "sprint")
    assert scene.menu("play") == ()
    scene.hand(1, "rummage")
    assert scene.menu("play") == ("rummage",)
    scene.pile("living")
    assert scene.menu("play") == ()


def test_rummage_in_the_last_card() -> None:
    """Rummage on a pile of one: it is taken, nothing goes back."""
    scene = holding("rummage")
    scene.pile("living", "sprint")
    scene.act("play:rummage", "1 take:sprint")
    assert (scene.player(1).hand, scene.game.piles["living"]) == (["sprint"], [])
    assert not any(event.key == "saw" and not event.args["cards"] for event in scene.game.events), "nobody is told of no cards"
    assert scene.player(1).notes == {}


def test_snoop() -> None:
    """Snoop: the whole pile of any one room, order kept, for the player alone."""
    scene = holding("snoop")
    scene.pile("wc", "tom", "torch", "sprint")
    scene.pile("kitchen", "kam")
    table = scene.acting("play:snoop")
    assert set(asked(table, 1)) == {"room:wc", "room:kitchen"}
    scene.go_on(table, "1 room:wc")
    assert scene.player(1).notes == {"wc": ["tom", "torch", "sprint"]}
    assert scene.game.piles["wc"] == ["tom", "torch", "sprint"]
    assert [event.seats for event in scene.game.events if event.key == "saw"] == [(1,)]


def test_feeding_frenzy() -> None:
    """Feeding Frenzy: directly after an Attack that took health, the same victim again, no action, a new defence."""
    scene = fighting("kam")
    scene.hand(1, "feeding_frenzy")
    scene.hand(2, "torch")
    assert scene.menu("play") == ()
    scene.act("attack:kam", "2 pass", "SFFF")
    assert scene.menu("play") == ("feeding_frenzy",)
    scene.act("play:feeding_frenzy", "2 pass", "SSFF")
    assert scene.guest("kam").hp == 3
    assert scene.now.actions_left == 1


def test_feeding_frenzy_only_directly_after_a_wound() -> None:
    """Feeding Frenzy: not after a draw, not after another action, not when the victim is gone."""
    scene = fighting("kam")
    scene.hand(1, "feeding_frenzy")
    scene.act("attack:kam", "FFFF")
    assert scene.menu("play") == ()
    scene.act("attack:kam", "SFFF")
    scene.act("move:yard_s")
    scene.act("move:living")
    assert scene.menu("play") == ()
    slipped = fighting("tom")
    slipped.hand(1, "feeding_frenzy")
    slipped.act("attack:tom", "SFFF", "F", "S")
    assert slipped.menu("play") == ()


def test_monster_chow() -> None:
    """Monster Chow: right after another player's choice, one action fewer."""
    scene = Scene()
    scene.hand(2, "monster_chow")
    scene.player(2).holds.add("rivals")
    scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child", "2 play:monster_chow", "1 start:yard_n")
    assert scene.now.actions_left == 2
    assert scene.game.discards == ["monster_chow"]


def test_tripwire() -> None:
    """Tripwire: another player's Move fails and is spent, free Move or action."""
    scene = holding(zone="yard_n")
    scene.hand(3, "tripwire")
    scene.player(3).holds.add("rivals")
    scene.now.free_moves = 1
    scene.act("move:yard_e", "3 play:tripwire")
    assert scene.monster(1, "mother").zone == "yard_n"
    assert (scene.now.actions_left, scene.now.free_moves) == (2, 0)
    scene.act("move:yard_e")
    assert (scene.now.actions_left, scene.monster(1, "mother").zone) == (1, "yard_e")


def test_sticky_fingers() -> None:
    """Sticky Fingers: a random card of a player whose monster is in the zone; both know which, nobody else."""
    scene = holding("sticky_fingers")
    scene.hand(2, "torch", "sprint")
    scene.hand(3, "crossbow")
    scene.monster(3, "child", "kitchen")
    assert scene.menu("play") == ()
    scene.monster(2, "child", "living")
    table = scene.acting("play:sticky_fingers")
    assert asked(table, 1) == ("seat:2",)
    scene.go_on(table, "1 seat:2", "deal 1")
    assert (scene.player(1).hand, scene.player(2).hand) == (["sprint"], ["torch"])
    assert [event.seats for event in scene.game.events if "sprint" in event.args.values()] == [(1, 2)]


def test_sticky_fingers_needs_room_in_the_hand_and_cards_to_take() -> None:
    """Sticky Fingers: hand below 7; R51."""
    scene = holding("sticky_fingers", *["torch"] * 6)
    scene.hand(2, "sprint")
    scene.monster(2, "child", "living")
    assert scene.menu("play") == ()
    scene.hand(1, "sticky_fingers")
    scene.hand(2)
    assert scene.menu("play") == ()


def test_musical_chairs() -> None:
    """Musical Chairs: two own monsters on the board change zones; not a Move, doors do not matter."""
    scene = holding("musical_chairs")
    assert scene.menu("play") == (), "alone on the board"
    scene.monster(1, "child", "yard_n")
    scene.act("play:musical_chairs", "1 monster:child", "1 monster:mother")
    assert (scene.monster(1, "mother").zone, scene.monster(1, "child").zone) == ("yard_n", "living")
    assert scene.now.free_moves == 2


def test_musical_chairs_in_one_zone_changes_nothing() -> None:
    """R51: a card whose effect cannot happen is not playable."""
    scene = holding("musical_chairs")
    scene.monster(1, "child", "living")
    assert scene.menu("play") == ()


@pytest.mark.parametrize("card", ["adrenaline", "steady_claw", "monster_chow", "tripwire"])
def test_cards_with_a_moment_of_their_own_are_not_in_the_menu(card: str) -> None:
    """R51: a card is played only in its window."""
    assert holding(card).menu("play") == ()
