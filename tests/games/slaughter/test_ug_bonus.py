"""The eight bonus actions of Underground (book, Bonus Action Cards; content page 5.6): R50, R51, R54, R76."""

import pytest

from games.slaughter.anytime import any_time, interrupt
from games.slaughter.dice import action_dice
from games.slaughter.move import eject
from games.slaughter.turn import take_turn
from tests.games.slaughter.scene import Scene, asked

WHEN = {
    "family_time": "own",
    "get_out": "defence",
    "stubborn": "ejection",
    "tenacious": "after_roll",
    "maternal_instinct": "own",
    "mine_now": "any_turn",
    "discretion": "own",
    "mighty_meat": "own",
}


def holding(*cards: str, families: tuple[str, ...] = (), member: str = "child", zone: str = "living") -> Scene:
    """Seat 1 holds these cards in its own turn in Underground."""
    scene = Scene(*families, variant="underground")
    scene.hand(1, *cards)
    scene.turn(1, member, zone)
    return scene


def test_eight_cards_one_copy_each() -> None:
    """Content page 5.6."""
    bonus = Scene().game.content.bonus.values()
    assert {card.id: card.when for card in bonus if card.edition == "underground"} == WHEN
    assert {card.copies for card in bonus} == {1}


# ---------------------------------------------------------------- Family Time


def test_family_time() -> None:
    """Content page 5.6: every other own monster next door comes, doors, barricades and walls ignored; one die each for the next roll."""
    scene = holding("family_time")
    scene.monster(1, "mother", "yard_w")
    scene.monster(1, "father", "wc")
    scene.doors("barred", "d_liv_wc")
    scene.act("play:family_time")
    assert {monster.zone for monster in scene.player(1).monsters} == {"living"}
    assert action_dice(scene.game, "smash") == 4
    scene.act("smash:d_s_liv", "FFFF")
    assert action_dice(scene.game, "smash") == 2
    assert scene.now.actions_left == 2


def test_family_time_respects_the_cap_and_needs_kin_next_door() -> None:
    """Content page 5.6: cap 5; R51: without effect not playable."""
    scene = holding("family_time", member="father")
    scene.monster(1, "mother", "kitchen")
    scene.monster(1, "child", "kitchen")
    scene.act("play:family_time")
    assert action_dice(scene.game, "smash") == 5
    scene = holding("family_time")
    scene.monster(1, "mother", "yard_n")
    scene.monster(2, "mother", "kitchen")
    assert scene.menu("play") == ()


@pytest.mark.parametrize(("here", "there"), [("basement", "yard_w"), ("yard_w", "basement"), ("living", "basement"), ("basement", "living")])
def test_family_time_not_through_basement_door_or_floor(here: str, there: str) -> None:
    """Content page 5.6: not through bd or floor."""
    scene = holding("family_time", zone=here)
    scene.game.doors["bd"] = "gone"
    scene.game.below.has_ladder = True
    scene.monster(1, "mother", there)
    assert scene.menu("play") == ()


# ---------------------------------------------------------------- Get Out


def defending(*cards: str, guest: str = "laika", zone: str = "living") -> Scene:
    """Seat 1 attacks, seat 2 holds these cards."""
    scene = holding(member="mother", zone=zone)
    scene.hand(2, *cards)
    scene.guest(guest, zone)
    return scene


def test_get_out() -> None:
    """Content page 5.6: DEF: the victim moves exactly 1 step to a zone you choose; the Attack is over, its action spent."""
    scene = defending("get_out", "shovel")
    table = scene.acting("attack:laika")
    assert asked(table, 2) == ("pass", "offer:shovel", "play:get_out")
    scene.go_on(table, "2 play:get_out", "2 offer:shovel")
    assert set(asked(table, 2)) == {"to:yard_s", "to:kitchen", "to:bedroom", "to:wc"}
    scene.go_on(table, "2 to:yard_s")
    assert table.question is None
    assert (scene.guest("laika").zone, scene.guest("laika").hp) == ("yard_s", 4)
    assert (scene.game.discards, scene.player(2).hand) == (["get_out"], ["shovel"])
    assert scene.now.actions_left == 1


def test_get_out_of_nowhere() -> None:
    """R51: shut in by barricades, or an agent: not playable."""
    scene = defending("get_out", zone="wc")
    scene.doors("barred", "d_liv_wc")
    assert asked(scene.acting("attack:laika"), 2) == ("pass",)
    assert asked(defending("get_out", guest="agent_p").acting("attack:agent_p"), 2) == ("pass",)


def test_get_out_is_not_for_the_attacker() -> None:
    """Content page 5.6: DEF."""
    scene = holding("get_out")
    assert scene.menu("play") == ()


# ---------------------------------------------------------------- Stubborn


def repelled(zone: str, seat: int = 1, moment: str = "rolls", family: str = "werewolf") -> Scene:
    """A monster beside laika will be thrown out; its player holds Stubborn and wants to be asked."""
    scene = holding(families=(family, "vampire", "golem"), member="mother", zone=zone)
    for door in scene.game.doors:
        scene.game.doors[door] = "gone"
    scene.hand(seat, "stubborn")
    scene.player(seat).holds.add(moment)
    scene.guest("laika", zone)
    return scene


def test_stubborn() -> None:
    """Content page 5.6: it stays, its turn goes on; no victim hides for this fight."""
    scene = repelled("living")
    scene.hand(2, "shovel")
    table = scene.acting("attack:laika", "2 offer:shovel", "1 roll", "FFF", "SSS", "1 keep")
    assert asked(table, 1) == ("pass", "play:stubborn")
    scene.go_on(table, "1 play:stubborn")
    assert (scene.monster(1, "mother").zone, scene.guest("laika").status) == ("living", "revealed")
    assert scene.now.actions_left == 1
    assert scene.game.discards == ["shovel", "stubborn"]


def test_stubborn_below() -> None:
    """Content page 5.6: it makes no loss roll, its turn goes on."""
    scene = repelled("basement")
    scene.hand(2, "shovel")
    scene.give(1, flesh=1)
    scene.act("attack:laika", "2 offer:shovel", "1 roll", "FFF", "SSS", "1 keep", "1 play:stubborn")
    assert scene.tokens(1) == {"flesh": 1}
    assert not scene.now.is_over
    assert scene.now.spent == 2, "it counts for the Sump Pump (R76)"


def test_stubborn_in_a_rivals_turn() -> None:
    """Content page 5.6: RIVAL or OWN: a monster of yours would be ejected, by whatever."""
    scene = repelled("living", seat=2, moment="rivals")
    monster = scene.monster(2, "child", "living")
    table = scene.begin(eject(scene.game, monster))
    assert asked(table, 2) == ("pass", "play:stubborn")
    scene.go_on(table, "2 pass")
    assert monster.zone == "yard_s"


def test_being_asked_does_not_depend_on_the_hand() -> None:
    """Architecture of secrets: asked as long as the public cannot know that the card is elsewhere."""
    scene = repelled("living", seat=2, moment="rivals")
    scene.hand(2, "torch")
    table = scene.begin(eject(scene.game, scene.monster(2, "child", "living")))
    assert asked(table, 2) == ("pass",)
    scene.game.discards.append("stubborn")
    scene.run(eject(scene.game, scene.monster(2, "mother", "living")))


# ---------------------------------------------------------------- Tenacious


def test_tenacious() -> None:
    """Content page 5.6: POST, own roll: re-roll all failed dice of that roll once."""
    scene = holding("tenacious", member="father")
    scene.player(1).holds.add("rolls")
    scene.guest("kam", "living")
    table = scene.acting("attack:kam", "1 roll", "FSFF")
    assert asked(table, 1) == ("keep", "play:tenacious")
    scene.go_on(table, "1 play:tenacious", "SFS")
    assert table.question is None, "no further card can be held"
    assert scene.guest("kam").hp == 3
    assert scene.game.roll is not None
    assert scene.game.roll.dice == (True, True, False, True)


def test_r54_encore_steady_claw_and_tenacious_serve_one_roll() -> None:
    """R54: in any order chosen by the owner."""
    scene = holding("tenacious", "steady_claw", families=("clown", "golem"), member="father")
    scene.player(1).holds.add("rolls")
    scene.guest("kam", "living")
    scene.act("attack:kam", "1 roll", "FFFF", "1 encore", "F", "1 play:tenacious", "FFFS", "1 play:steady_claw")
    assert scene.guest("kam").hp == 4


# ---------------------------------------------------------------- Maternal Instinct


def test_maternal_instinct() -> None:
    """Book: move your mother one zone closer to your child, ignoring doors and barricades."""
    scene = holding("maternal_instinct")
    scene.monster(1, "mother", "kitchen")
    scene.doors("barred", "d_liv_kit")
    scene.act("play:maternal_instinct")
    assert scene.monster(1, "mother").zone == "living"
    assert scene.game.doors["d_liv_kit"] == "barred"


def test_maternal_instinct_by_the_shortest_route() -> None:
    """Content page 5.6: shortest doorway or seam route; tie: you choose."""
    scene = holding("maternal_instinct", zone="bedroom")
    scene.monster(1, "mother", "kitchen")
    table = scene.acting("play:maternal_instinct")
    assert set(asked(table, 1)) == {"to:living", "to:bathroom"}
    scene.go_on(table, "1 to:bathroom")
    assert scene.monster(1, "mother").zone == "bathroom"


@pytest.mark.parametrize(("member", "mother"), [("child", ""), ("child", "living"), ("father", "kitchen")])
def test_maternal_instinct_has_no_use(member: str, mother: str) -> None:
    """Book: only during your child's turn; content page 5.6: mother on the board; already together: not playable."""
    scene = holding("maternal_instinct", member=member)
    scene.monster(1, "mother", mother)
    assert scene.menu("play") == ()


@pytest.mark.parametrize(("door", "plays"), [("closed", False), ("gone", True), ("open", True)])
def test_maternal_instinct_and_the_basement_door(door: str, plays: bool) -> None:
    """Content page 5.6: bd must be open."""
    scene = holding("maternal_instinct", zone="basement")
    scene.game.doors["bd"] = door
    scene.monster(1, "mother", "yard_w")
    assert (scene.menu("play") != ()) == plays


def test_krittlins_have_no_mother() -> None:
    """Content page 3: cards naming one cannot be played."""
    scene = holding("maternal_instinct", families=("krittlin", "golem"), member="child_1")
    scene.monster(1, "child_2", "kitchen")
    assert scene.menu("play") == ()


# ---------------------------------------------------------------- Mine Now


def played_on(*cards: str) -> Scene:
    """Seat 1's turn, in which seat 2 has used a shovel; the attack is over."""
    scene = holding(*cards, member="mother")
    scene.guest("kam", "living")
    scene.hand(2, "shovel")
    scene.act("attack:kam", "2 offer:shovel", "SFF", "SF")
    return scene


def test_mine_now() -> None:
    """Book: take an Object card that was played during this turn into your hand; only the card from the discards."""
    scene = played_on("mine_now")
    scene.game.discards.insert(0, "torch")
    scene.act("play:mine_now")
    assert scene.player(1).hand == ["shovel"]
    assert scene.game.discards == ["torch", "mine_now"]


def test_mine_now_of_several() -> None:
    """Content page 5.6: one object played this turn, of choice; healing cards and own uses are objects too."""
    scene = played_on("mine_now", "blood_bag", "plaster_box")
    scene.game.discards.append("torch")
    scene.guest("kam").hp = 3
    scene.act("use:blood_bag")
    scene.act("heal:plaster_box", "1 heal:kam")
    table = scene.acting("play:mine_now")
    assert asked(table, 1) == ("take:shovel", "take:blood_bag", "take:plaster_box")


def test_mine_now_takes_a_victims_card() -> None:
    """Content page 5.9: an equipped card that was put forward is played and discarded."""
    scene = holding("mine_now", member="mother")
    scene.guest("kam", "living").equipped = "shotgun"
    scene.act("attack:kam", "2 pass", "3 lend:shotgun", "SFF", "SFF")
    scene.act("play:mine_now")
    assert "shotgun" in scene.player(1).hand


@pytest.mark.parametrize(("size", "plays"), [(6, True), (7, False)])
def test_mine_now_and_the_hand_limit(size: int, plays: bool) -> None:
    """Content page 5.6: hand below 7."""
    scene = played_on("mine_now")
    scene.hand(1, "mine_now", *["sprint"] * (size - 1))
    assert ("mine_now" in scene.menu("play")) == plays


def test_mine_now_in_a_rivals_turn() -> None:
    """Content page 5.6: OWN or RIVAL, the same turn; private; nobody waits."""
    scene = played_on()
    scene.hand(3, "mine_now")
    ask = any_time(scene.game)[3]
    assert not ask.awaited
    assert "play:mine_now" in ask.choices
    assert any_time(scene.game)[2].choices != ask.choices
    scene.run(interrupt(scene.game, 3, "play:mine_now"))
    assert scene.player(3).hand == ["shovel"]
    assert "play:mine_now" not in any_time(scene.game)[3].choices


def test_mine_now_not_in_a_later_turn() -> None:
    """Book: played during this turn."""
    scene = played_on()
    scene.hand(3, "mine_now")
    scene.turn(3, "child", "yard_n")
    assert scene.menu("play") == ()
    assert "play:mine_now" not in any_time(scene.game)[3].choices


# ---------------------------------------------------------------- Discretion


def test_discretion() -> None:
    """Book: on the next Move action it goes through a Door as if it were open; content page 5.6: the door stays closed."""
    scene = holding("discretion", families=("golem", "zombie"))
    assert scene.menu("move") == ()
    scene.act("play:discretion")
    assert set(scene.menu("move")) == {"yard_s", "kitchen", "bedroom", "wc"}
    scene.act("move:kitchen")
    assert scene.game.doors["d_liv_kit"] == "closed"
    assert scene.menu("move") == (), "the next Move only"


def test_discretion_is_used_up_on_open_ground_too() -> None:
    """Book: on your active Monster's next Move."""
    scene = holding("discretion", families=("golem", "zombie"), zone="yard_n")
    scene.now.free_moves = 2
    scene.act("play:discretion")
    scene.act("move:yard_e")
    assert "bedroom" not in scene.menu("move")


@pytest.mark.parametrize(("door", "zone"), [("d_w_kit", "kitchen"), ("bd", "basement")])
def test_discretion_knows_barricades_and_the_basement_door(door: str, zone: str) -> None:
    """Book: does not work on the Basement Door or Barricades."""
    scene = holding("discretion", families=("golem", "zombie"), zone="yard_w")
    if door != "bd":
        scene.doors("barred", door)
    scene.act("play:discretion")
    assert zone not in scene.menu("move")


# ---------------------------------------------------------------- Mighty Meat


@pytest.mark.parametrize(("owned", "offered"), [(1, ("flesh:1",)), (2, ("flesh:1", "flesh:2")), (5, ("flesh:1", "flesh:2"))])
def test_mighty_meat(owned: int, offered: tuple[str, ...]) -> None:
    """Book: consume up to 2 Flesh tokens to perform 1 extra action per token this turn."""
    scene = holding("mighty_meat")
    scene.give(1, flesh=owned)
    table = scene.acting("play:mighty_meat")
    assert asked(table, 1) == offered
    scene.go_on(table, f"1 {offered[-1]}")
    eaten = len(offered)
    assert (scene.player(1).tokens["flesh"], scene.now.actions_left) == (owned - eaten, 3 + eaten)


def test_mighty_meat_without_meat() -> None:
    """R51: a card whose effect cannot happen is not playable."""
    scene = holding("mighty_meat")
    scene.give(1, brain=2)
    assert scene.menu("play") == ()


def test_own_cards_cost_no_action_and_are_private_options() -> None:
    """Content page 5.5: public as soon as played; options of the hand are private."""
    scene = holding("mighty_meat", "discretion")
    scene.give(1, flesh=1)
    assert {"play:mighty_meat", "play:discretion"} <= scene.keys().private
    scene.game.turn = None
    table = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child", "1 play:discretion")
    assert scene.now.actions_left == 3
    assert scene.told("played") == [{"seat": 1, "card": "discretion"}]
    assert "play:mighty_meat" in asked(table, 1)
