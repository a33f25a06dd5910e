"""MSUG agents, the tactical shield, the trap turret, the Inhibitor: book, Component Descriptions; content page 4.3; R37, R62, R74, R79; case T30."""

import pytest

from games.slaughter import basement, piles
from games.slaughter.basement import fire_turret, flood
from games.slaughter.dice import action_dice
from games.slaughter.families import has_ability
from games.slaughter.guests import reaction_dice
from games.slaughter.night import begin_hour
from games.slaughter.traps import spring
from tests.games.slaughter.scene import Scene, asked


def facing(guest: str, *families: str, zone: str = "living", member: str = "mother") -> Scene:
    """Seat 1's monster stands beside an agent; all doors are gone."""
    scene = Scene(*families, variant="underground")
    for door in scene.game.doors:
        scene.game.doors[door] = "gone"
    scene.guest(guest, zone)
    scene.turn(1, member, zone)
    return scene


# ---------------------------------------------------------------- military training


@pytest.mark.parametrize("agent", ["agent_p", "agent_s"])
def test_military_training(agent: str) -> None:
    """Book: agents roll 1 additional reaction die and cannot be scared; own dice 0, 4 health (content page 4.3)."""
    scene = facing(agent)
    assert reaction_dice(scene.game, scene.guest(agent)) == 1
    assert (scene.guest(agent).hp, scene.menu("scare")) == (4, ())


def test_agents_are_not_moved_by_scares_of_any_kind() -> None:
    """R26, content pages 3 and 5.6: no target of Scare, Mass Panic, Lure or Get Out; but ordinary targets of Attack."""
    scene = facing("agent_s", "vampire", "golem")
    scene.hand(1, "mass_panic")
    scene.hand(2, "get_out")
    scene.guest("agent_p", "kitchen")
    assert (scene.menu("lure"), scene.menu("play"), scene.menu("attack")) == ((), (), ("agent_s",))
    assert asked(scene.acting("attack:agent_s"), 2) == ("pass",)


def test_only_agent_p_has_the_shield() -> None:
    """Book, MSUG Agent P: this victim is equipped with a shield; the shield is no equipment card."""
    scene = Scene(variant="underground")
    for agent in ("agent_p", "agent_s"):
        piles.join(scene.game, agent, "basement")
    assert [scene.game.guests[agent].has_shield for agent in ("agent_p", "agent_s")] == [True, False]
    assert scene.game.guests["agent_p"].equipped == ""


# ---------------------------------------------------------------- shield


def test_t30_the_shield_cancels_the_first_wound() -> None:
    """Case T30: agent_p 4 health and shield, net 2: one wound, one flesh."""
    scene = facing("agent_p")
    scene.act("attack:agent_p", "SSF", "F")
    assert (scene.guest("agent_p").hp, scene.tokens(1)) == (3, {"flesh": 1})


def test_in_every_attack_anew() -> None:
    """Book: the first wound during each attack; a lone wound is no wound."""
    scene = facing("agent_p")
    scene.act("attack:agent_p", "SFF", "F")
    scene.act("attack:agent_p", "SFF", "F")
    assert (scene.guest("agent_p").hp, scene.tokens(1), scene.guest("agent_p").has_shield) == (4, {}, True)
    scene.hand(1, "feeding_frenzy")
    assert scene.menu("play") == (), "nothing was taken"


def test_order_of_wounds() -> None:
    """R30: difference, shield -1, Hank's limit, Open Wounds +1 only if still at least 1, at most the health left."""
    scene = facing("agent_p", member="father")
    scene.game.event = "open_wounds"
    scene.act("attack:agent_p", "SFFF", "F")
    assert scene.guest("agent_p").hp == 4
    scene.act("attack:agent_p", "SSFF", "F")
    assert scene.guest("agent_p").hp == 2
    scene = Scene(variant="underground", guests=("hank", "bob", "laika", "britney", "tom"))
    scene.guest("hank", "living").has_shield = True
    scene.turn(1, "father", "living")
    scene.act("attack:hank", "SSSS")
    assert scene.guest("hank").hp == 3
    scene.guest("hank").hp = 6
    scene.game.event = "open_wounds"
    scene.act("attack:hank", "SSSS")
    assert scene.guest("hank").hp == 2


def dying(*heirs: str) -> Scene:
    """Agent P with one health, and others around."""
    scene = facing("agent_p")
    scene.guest("agent_p").hp = 1
    for heir in heirs:
        scene.guest(heir, "living")
    return scene


def test_the_shield_passes_to_the_only_other_victim() -> None:
    """Book: automatically picked up by the next victim in the same zone who is not hidden."""
    scene = dying("tom")
    scene.guest("kam", "kitchen")
    scene.act("attack:agent_p", "SSF", "F")
    assert [guest.id for guest in scene.game.guests.values() if guest.has_shield] == ["tom"]
    scene.act("attack:tom", "SFF", "F")
    assert scene.guest("tom").hp == 3


def test_of_several_the_active_player_chooses() -> None:
    """Book: if several victims are present, the active player chooses."""
    scene = dying("tom", "kam")
    table = scene.acting("attack:agent_p", "SSF", "F")
    assert asked(table, 1) == ("equip:kam", "equip:tom")
    assert scene.guest("agent_p").status == "dead"
    scene.go_on(table, "1 equip:tom")
    assert [guest.id for guest in scene.game.guests.values() if guest.has_shield] == ["tom"]


def test_with_nobody_there_it_leaves_the_game() -> None:
    """Content page 4.3: none: removed from the game."""
    scene = dying()
    scene.act("attack:agent_p", "SSF", "F")
    assert not any(guest.has_shield for guest in scene.game.guests.values())


def test_the_shield_passes_on_in_the_water_too() -> None:
    """Book: when the health points of a victim equipped with the shield reach 0; the shield stops attacks, not water."""
    scene = facing("agent_p", zone="basement")
    scene.game.below.event = "sump_pump"
    scene.guest("agent_p").hp = 1
    scene.guest("kam", "basement")
    scene.run(flood(scene.game))
    assert scene.guest("agent_p").status == "dead"
    assert scene.guest("kam").has_shield


def test_between_turns_the_first_player_chooses() -> None:
    """R9: between turns the active player is the first player."""
    scene = facing("agent_p", zone="basement")
    scene.game.turn, scene.game.first, scene.game.below.event = None, 3, "sump_pump"
    scene.guest("agent_p").hp = 1
    scene.guest("kam", "basement")
    scene.guest("bob", "basement")
    scene.run(flood(scene.game), "3 equip:kam")
    assert scene.guest("kam").has_shield


def test_a_hidden_holder_keeps_it() -> None:
    """Content page 4.3, R37: hides: keeps it, and wounds and equipment."""
    scene = facing("agent_p")
    scene.guest("agent_p").hp, scene.guest("agent_p").equipped = 2, "shotgun"
    scene.run(piles.hide(scene.game, [scene.guest("agent_p")], "living"))
    agent = scene.guest("agent_p")
    assert (agent.status, agent.has_shield, agent.hp, agent.equipped) == ("hidden", True, 2, "shotgun")


# ---------------------------------------------------------------- rampage


def test_t30_rampage() -> None:
    """Case T30: agent_s wins against two monsters of one player, dice S F: that player loses a token, then the ejection."""
    scene = facing("agent_s")
    scene.monster(1, "child", "living")
    scene.give(1, flesh=2)
    scene.hand(2, "shovel")
    scene.act("attack:agent_s", "2 offer:shovel", "FFF", "SSS", "SF")
    assert scene.tokens(1) == {"flesh": 1}
    assert scene.monster(1, "mother").zone == "yard_s"
    assert scene.guest("agent_s").status == "revealed", "the child is still there"


def test_rampage_fires_at_everybody() -> None:
    """Book: each player who has monsters in the zone rolls for each; one token for each failure, of own choice."""
    scene = facing("agent_s", zone="basement")
    scene.monster(2, "child", "basement")
    scene.monster(2, "father", "basement")
    scene.monster(3, "child", "yard_w")
    scene.give(1, bone=1)
    scene.give(2, flesh=1, brain=1, door=1)
    scene.hand(2, "shovel")
    scene.act("attack:agent_s", "2 offer:shovel", "FFF", "SSS", "S", "FF", "2 lose:door", "2 lose:flesh", "S")
    assert (scene.tokens(1), scene.tokens(2)) == ({"bone": 1}, {"brain": 1})
    assert scene.now.is_over, "then the loss roll"


def test_no_rampage_without_a_win() -> None:
    """Book: if this character wins a fight; not in a tie, nor when others win."""
    scene = facing("agent_s")
    scene.give(1, flesh=1)
    scene.act("attack:agent_s", "SFF", "S")
    scene.guest("laika", "living")
    scene.hand(2, "shovel")
    scene.act("attack:laika", "2 offer:shovel", "FFF", "SSS", "as-is")
    assert scene.tokens(1) == {"flesh": 1}


# ---------------------------------------------------------------- K1-B00


def turret(zone: str, *families: str) -> Scene:
    """The trap turret stands somewhere with its three bolts."""
    scene = facing("kam", *families, zone="kitchen")
    scene.game.below.turret, scene.game.below.turret_bolts = zone, 3
    return scene


@pytest.mark.parametrize("zone", ["living", "basement"])
def test_the_finder_places_the_turret(zone: str) -> None:
    """Book, K1-B00 Turret: 3 bolts; content page 5.4: in the room searched or the basement; the card is removed; the Search goes on."""
    scene = facing("kam")
    table = scene.begin(spring(scene.game, "k1_b00"))
    assert asked(table, 1) == ("room:living", "room:basement")
    scene.go_on(table, f"1 room:{zone}")
    assert (scene.game.below.turret, scene.game.below.turret_bolts) == (zone, 3)
    assert scene.game.removed == ["k1_b00"]
    scene = facing("kam")
    scene.pile("living", "k1_b00", "torch")
    scene.act("search", "SSF", "1 draw:2", "1 room:living")
    assert scene.player(1).hand == ["torch"]


def test_it_fires_after_the_nightly_event() -> None:
    """Book: each turn, after a nightly event card is resolved, at all monsters in the zone, and ejects them; nobody hides (R38)."""
    scene = turret("kitchen")
    scene.game.turn = None
    scene.monster(2, "child", "kitchen")
    scene.monster(3, "child", "living")
    scene.run(fire_turret(scene.game))
    assert [event["seat"] for event in scene.told("ejected")] == [1, 2]
    assert scene.monster(3, "child").zone == "living"
    assert scene.guest("kam").status == "revealed"


def test_below_it_costs_a_token_without_a_roll() -> None:
    """Book: each of these monsters loses 1 victory point token instead; R74: without a roll."""
    scene = turret("basement")
    scene.monster(1, "child", "basement")
    scene.monster(1, "father", "basement")
    scene.monster(2, "child", "basement")
    scene.give(1, flesh=3)
    scene.give(2, brain=1, door=1)
    scene.run(fire_turret(scene.game), "2 lose:door")
    assert (scene.tokens(1), scene.tokens(2)) == ({"flesh": 1}, {"brain": 1})
    assert scene.monster(1, "child").zone == "basement"


@pytest.mark.parametrize("hour", range(11))
def test_it_fires_in_hours_with_an_event_only(hour: int) -> None:
    """R74: 00 to 07."""
    scene = turret("basement")
    scene.game.turn = None
    scene.monster(1, "child", "basement")
    scene.give(1, flesh=3)
    scene.game.events_pile = ["full_fury"] if 1 <= hour <= 8 else []
    scene.run(begin_hour(scene.game, hour))
    assert scene.tokens(1) == {"flesh": 2 if 1 <= hour <= 8 else 3}


def test_shooting_off_its_bolts() -> None:
    """Book: monsters can attack it; lost bolts are discarded; destroyed at 0; no defence; R29: attack dice and automatic successes apply."""
    scene = turret("kitchen", "golem", "zombie")
    scene.mutate(1, "razor_jaws", "mother")
    scene.hand(2, "shovel")
    scene.game.event = "full_fury"
    assert scene.menu("break") == ("turret",)
    scene.act("break:turret", "SFFF")
    assert (scene.game.below.turret_bolts, scene.tokens(1), scene.now.actions_left) == (1, {}, 1)
    scene.act("break:turret", "FFFF")
    assert (scene.game.below.turret_bolts, scene.game.below.turret) == (0, "")
    assert scene.menu("break") == ()
    scene.run(fire_turret(scene.game))
    assert scene.monster(1, "mother").zone == "kitchen"


def test_a_failed_attack_on_it_does_not_eject() -> None:
    """R29: structures: no ejection, no loss roll; only in its zone."""
    scene = turret("kitchen")
    scene.act("break:turret", "FFF")
    assert (scene.monster(1, "mother").zone, scene.now.is_over) == ("kitchen", False)
    assert "turret" not in turret("living").menu("break")


def test_toxic_gas_leaves_it() -> None:
    """Content page 5.8: hidden cards and turrets stay."""
    scene = turret("basement")
    scene.run(basement.toxic_gas(scene.game))
    assert scene.game.below.turret == "basement"


# ---------------------------------------------------------------- Inhibitor


@pytest.mark.parametrize(("zone", "dice"), [("living", 3), ("kitchen", 4)])
def test_inhibitor(zone: str, dice: int) -> None:
    """Book: placed in a room to the end of the game: no family abilities while they are in it; R79: where the monster stands."""
    scene = facing("kam", "golem", "zombie", zone=zone)
    scene.hand(1, "inhibitor")
    table = scene.acting("use:inhibitor")
    assert set(asked(table, 1)) == {f"room:{room}" for room in scene.game.piles}
    scene.go_on(table, "1 room:living")
    assert action_dice(scene.game, "smash") == dice
    assert (scene.game.discards, scene.now.actions_left) == ([], 2)


def test_inhibitor_covers_every_familys_ability() -> None:
    """R79: Swarm and Walk Through too; Long Stride for a turn that begins there."""
    for family in Scene().game.content.families:
        scene = Scene(family, "golem" if family != "golem" else "zombie", variant="underground")
        monster = scene.player(1).monsters[0]
        monster.zone = "basement"
        assert has_ability(scene.game, monster, family)
        scene.game.below.inhibited = "basement"
        assert not has_ability(scene.game, monster, family)


def test_inhibited_ghosts_and_zombies() -> None:
    """R79: a Ghost needs doors there; a Zombie budges."""
    scene = facing("laika", "zombie", "ghost")
    scene.game.below.inhibited = "living"
    scene.hand(2, "shovel")
    scene.act("attack:laika", "2 offer:shovel", "FFF", "SSS")
    assert scene.monster(1, "mother").zone == "yard_s"
    scene.turn(2, "child", "living")
    scene.game.doors["d_liv_wc"] = "closed"
    assert "wc" not in scene.menu("move")
    scene.game.below.inhibited = ""
    assert {"wc", "yard_w"} <= set(scene.menu("move"))
