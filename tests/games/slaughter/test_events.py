"""Every nightly event: book, first event; content page 5.7; R1, R3 to R5, R49."""

import pytest

from games.slaughter.dice import action_dice
from games.slaughter.events import turn_up
from games.slaughter.guests import reaction_dice
from games.slaughter.night import begin_hour
from games.slaughter.piles import surprise_pool
from games.slaughter.turn import take_turn
from tests.games.slaughter.scene import Scene, asked
from tests.games.slaughter.test_attack import fighting

TYPES = {
    "knock_knock": "now",
    "barricades": "now",
    "switcheroo": "now",
    "stand_and_fight": "hour",
    "teleportation": "hour",
    "open_wounds": "hour",
    "copycat": "hour",
    "full_fury": "hour",
    "sobering_up": "hour",
    "pouring_rain": "hour",
    "dinner_bell": "hour",
    "fog_bank": "hour",
    "power_cut": "hour",
    "rusty_hinges": "hour",
    "whispers": "now",
    "stampede": "now",
    "clumsy_paws": "now",
    "second_helping": "hour",
}


def night(event: str) -> Scene:
    """This event is the next of the pile."""
    scene = Scene()
    scene.game.events_pile = [event]
    return scene


def turned(scene: Scene, *lines: str) -> Scene:
    """The event is turned up, with these answers."""
    scene.run(turn_up(scene.game), *lines)
    return scene


def test_the_eighteen_events() -> None:
    """Content page 5.7: 18 cards, their types, one entry card; Underground adds two."""
    events = Scene().game.content.events
    assert {event.id: event.type for event in events.values() if event.edition == "base"} == TYPES
    assert [event.id for event in events.values() if event.edition == "underground"] == ["msug_response_team", "from_the_basement"]
    assert [event.id for event in events.values() if event.entry] == ["knock_knock", "msug_response_team"]


@pytest.mark.parametrize("event", [event for event, kind in TYPES.items() if kind == "hour"])
def test_events_of_the_hour_lie_open_until_the_next(event: str) -> None:
    """Book: face up in force until the next covers it; R5."""
    scene = night(event)
    scene.game.event = "full_fury" if event != "full_fury" else "fog_bank"
    turned(scene)
    assert scene.game.event == event
    assert scene.told("event") == [{"event": event}]


# ---------------------------------------------------------------- at once


def test_knock_knock() -> None:
    """Knock Knock: a random surprise guest, full health, in the living room."""
    scene = turned(night("knock_knock"), "deal 0")
    guest = scene.guest("ghost_hunter")
    assert (guest.status, guest.zone, guest.hp, guest.surprise) == ("revealed", "living", 4, True)


def test_knock_knock_may_bring_browne_who_waits() -> None:
    """Knock Knock: Browne waits."""
    scene = night("knock_knock")
    turned(scene, f"deal {surprise_pool(scene.game).index('browne')}")
    assert scene.guest("browne").status == "waiting"


def test_knock_knock_with_nobody_left() -> None:
    """R49: nothing happens."""
    scene = night("knock_knock")
    for guest in surprise_pool(scene.game):
        scene.guest(guest, "wc")
    turned(scene)
    assert not scene.game.arrivals


def test_the_surprise_guests_and_the_alternate_roscoe() -> None:
    """Content page 4.2: five to draw from; the option replaces Roscoe."""
    assert surprise_pool(Scene().game) == ["ghost_hunter", "roscoe", "browne", "walton", "demon_hunter"]
    assert surprise_pool(Scene(roscoe="alternate").game) == ["ghost_hunter", "roscoe_alt", "browne", "walton", "demon_hunter"]


def test_barricades() -> None:
    """Barricades: clockwise from the first player, one each, in a free cabin doorway."""
    scene = night("barricades")
    scene.game.first = 2
    scene.doors("gone", "d_s_liv", "d_w_kit", "d_liv_wc", "d_n_bath")
    turned(scene, "2 bar:d_s_liv", "3 bar:d_w_kit", "1 bar:d_liv_wc")
    assert [door for door, state in scene.game.doors.items() if state == "barred"] == ["d_s_liv", "d_w_kit", "d_liv_wc"]
    assert scene.game.barricades == 2


def test_barricades_while_places_and_supply_last() -> None:
    """Barricades: while supply and places last."""
    turned(night("barricades"))
    scene = night("barricades")
    scene.doors("gone", "d_s_liv")
    turned(scene, "1 bar:d_s_liv")
    scene = night("barricades")
    scene.doors("barred", "d_w_kit", "d_s_liv", "d_n_bath", "d_e_bed")
    scene.doors("gone", "d_liv_kit", "d_liv_wc")
    turned(scene, "1 bar:d_liv_wc")
    assert scene.game.barricades == 0


def test_switcheroo() -> None:
    """Switcheroo: the first player names two cabin rooms, their piles change places unseen; what is known moves along."""
    scene = night("switcheroo")
    scene.game.first = 3
    scene.pile("kitchen", "tom", "torch")
    scene.pile("wc", "kam")
    scene.player(1).notes = {"kitchen": ["tom"]}
    turned(scene, "3 room:kitchen", "3 room:wc")
    assert (scene.game.piles["kitchen"], scene.game.piles["wc"]) == (["kam"], ["tom", "torch"])
    assert scene.player(1).notes == {"wc": ["tom"]}


def test_switcheroo_is_for_cabin_rooms() -> None:
    """Switcheroo: two cabin rooms; the shed counts as one only for Attack, Search, Scare and hiding (content page 1.5)."""
    scene = Scene(variant="base-shed")
    scene.game.events_pile = ["switcheroo"]
    table = scene.begin(turn_up(scene.game))
    assert set(asked(table, 1)) == {f"room:{room}" for room in ("kitchen", "bathroom", "bedroom", "living", "wc")}
    scene.go_on(table, "1 room:wc")
    assert set(asked(table, 1)) == {f"room:{room}" for room in ("kitchen", "bathroom", "bedroom", "living")}


def test_whispers() -> None:
    """Whispers: clockwise from the first player, each looks secretly at the top card of one pile."""
    scene = night("whispers")
    scene.pile("kitchen", "tom", "torch")
    scene.pile("wc", "kam")
    turned(scene, "1 peek:kitchen", "2 peek:wc", "3 peek:kitchen")
    assert [scene.player(seat).notes for seat in (1, 2, 3)] == [{"kitchen": ["tom"]}, {"wc": ["kam"]}, {"kitchen": ["tom"]}]
    assert [event.seats for event in scene.game.events if event.key == "saw"] == [(1,), (2,), (3,)]


def test_whispers_with_empty_piles() -> None:
    """R17, R51: nothing to look at."""
    turned(night("whispers"))


def test_stampede() -> None:
    """Stampede: in health-track order each revealed victim exactly one step indoors; no hiding; who has no step stays."""
    scene = night("stampede")
    scene.doors("barred", "d_liv_wc")
    scene.guest("tom", "wc")
    scene.guest("kam", "kitchen")
    scene.guest("bob", "living")
    table = scene.begin(turn_up(scene.game))
    assert set(asked(table, 1)) == {"to:kitchen", "to:bedroom"}
    scene.go_on(table, "1 to:bedroom")
    assert set(asked(table, 1)) == {"to:living", "to:bathroom"}
    scene.go_on(table, "1 to:living")
    assert table.question is None
    assert [scene.guest(guest).zone for guest in ("bob", "kam", "tom")] == ["bedroom", "living", "wc"]


def test_clumsy_paws() -> None:
    """Clumsy Paws: more than 4 hand cards, down to 4, own choice; which card it will be is private until it lies there."""
    scene = night("clumsy_paws")
    scene.hand(1, "torch", "sprint", "crossbow", "torch")
    scene.hand(2, "torch", "sprint", "crossbow", "torch", "sun_lamp", "shovel")
    table = scene.begin(turn_up(scene.game))
    assert asked(table, 1) == ()
    assert table.question is not None
    assert table.question.asks[2].choices.public == ()  # type: ignore[union-attr]
    scene.go_on(table, "2 discard:sprint", "2 discard:torch")
    assert table.question is None
    assert scene.player(2).hand == ["crossbow", "torch", "sun_lamp", "shovel"]
    assert scene.game.discards == ["sprint", "torch"]
    assert scene.told("lost-card") == [{"seat": 2, "card": "sprint"}, {"seat": 2, "card": "torch"}]


# ---------------------------------------------------------------- the whole hour


def test_stand_and_fight() -> None:
    """Stand and Fight: one reaction die more; victims do not hide after an ejection."""
    scene = fighting("laika")
    scene.game.event = "stand_and_fight"
    scene.act("attack:laika", "FFFF", "SS")
    assert scene.monster(1, "father").zone == "yard_s"
    assert scene.guest("laika").status == "revealed"


def test_sobering_up() -> None:
    """Sobering Up: every victim one reaction die more."""
    scene = Scene()
    scene.game.event = "sobering_up"
    assert reaction_dice(scene.game, scene.guest("kam", "living")) == 1
    assert reaction_dice(scene.game, scene.guest("ghost_hunter", "wc")) == 1


def test_teleportation() -> None:
    """Teleportation: a monster on the board may be put into any yard zone at the start of its turn; not a Move."""
    scene = Scene()
    scene.game.event = "teleportation"
    scene.monster(1, "mother", "kitchen")
    table = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:mother")
    assert asked(table, 1) == ("stay", "start:yard_n", "start:yard_e", "start:yard_s", "start:yard_w")
    scene.go_on(table, "1 start:yard_e")
    assert scene.monster(1, "mother").zone == "yard_e"
    assert (scene.now.actions_left, scene.now.free_moves) == (2, 2)


def test_teleportation_may_be_declined() -> None:
    """Teleportation: may."""
    scene = Scene()
    scene.game.event = "teleportation"
    scene.monster(1, "mother", "kitchen")
    scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:mother", "1 stay")
    assert scene.monster(1, "mother").zone == "kitchen"


@pytest.mark.parametrize(("dice", "hp", "flesh"), [("SFFF", 4, 2), ("FFFF", 6, 0), ("SSSF", 2, 4)])
def test_open_wounds(dice: str, hp: int, flesh: int) -> None:
    """Open Wounds: an Attack that takes at least 1 health takes 1 more, flesh as usual."""
    scene = fighting("kam")
    scene.game.event = "open_wounds"
    scene.act("attack:kam", dice)
    assert (scene.guest("kam").hp, scene.tokens(1).get("flesh", 0)) == (hp, flesh)


def test_open_wounds_is_limited_by_the_health_left_and_comes_after_the_thick_coat() -> None:
    """Open Wounds; R30: Hank's limit first, then one more, then at most the health left."""
    scene = fighting("hank", guests=("bob", "hank", "ivy", "mona", "tom"))
    scene.game.event = "open_wounds"
    scene.act("attack:hank", "SSSS")
    assert scene.guest("hank").hp == 2
    scene = fighting("kam", hp=1)
    scene.dead("bob")
    scene.game.event = "open_wounds"
    scene.act("attack:kam", "SFFF")
    assert scene.tokens(1)["flesh"] == 1


def test_copycat() -> None:
    """Copycat: each player after the first must take the kind that the first took, if that card is face up."""
    scene = Scene("werewolf", "vampire", "krittlin", "golem")
    scene.game.event = "copycat"
    scene.monster(4, "father").up = False
    scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:father")
    assert asked(scene.begin(take_turn(scene.game, scene.player(2))), 2) == ("monster:father",)
    assert len(asked(scene.begin(take_turn(scene.game, scene.player(3))), 3)) == 5, "Krittlin players are free"
    assert asked(scene.begin(take_turn(scene.game, scene.player(4))), 4) == ("monster:child", "monster:mother")


def test_copycat_after_a_krittlin() -> None:
    """Copycat: a Krittlin first player frees everyone."""
    scene = Scene("krittlin", "vampire")
    scene.game.event = "copycat"
    scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child_1")
    assert len(asked(scene.begin(take_turn(scene.game, scene.player(2))), 2)) == 3


def test_full_fury() -> None:
    """Full Fury: one die more on every Attack, on nothing else."""
    scene = fighting("kam", member="mother")
    scene.game.event = "full_fury"
    assert action_dice(scene.game, "attack", scene.guest("kam")) == 4
    assert action_dice(scene.game, "smash") == action_dice(scene.game, "search") == 3


def test_pouring_rain() -> None:
    """Pouring Rain: no free Moves, Werewolves' neither."""
    scene = Scene()
    scene.game.event = "pouring_rain"
    scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:mother", "1 start:yard_n")
    assert (scene.now.actions_left, scene.now.free_moves) == (2, 0)
    assert scene.menu("move") == ("yard_w", "yard_e"), "an action still moves"


def test_dinner_bell() -> None:
    """Dinner Bell: the killer of the first victim killed this hour takes 1 extra flesh, the second time nothing."""
    scene = fighting("tom", hp=1)
    scene.game.event, scene.game.hour = "dinner_bell", 2
    scene.guest("bob", "living", hp=1)
    scene.act("attack:tom", "SFFF", "F")
    assert scene.tokens(1)["flesh"] == 2
    scene.act("attack:bob", "SFFF", "F")
    assert scene.tokens(1)["flesh"] == 3


def test_fog_bank() -> None:
    """Fog Bank: no Peek; Scare reaches only the own zone, Mass Panic too."""
    scene = Scene()
    scene.game.event = "fog_bank"
    scene.pile("living", "torch")
    scene.guest("bob", "living")
    scene.guest("tom", "kitchen")
    scene.hand(1, "mass_panic")
    scene.turn(1, "mother", "living")
    assert scene.menu("peek") == ()
    assert scene.menu("scare") == ("bob",)
    assert asked(scene.acting("play:mass_panic"), 1) == ("scare:bob",)


def test_power_cut() -> None:
    """Power Cut: one die fewer on Search, at least 1 die."""
    scene = Scene()
    scene.game.event = "power_cut"
    scene.turn(1, "mother", "living")
    assert action_dice(scene.game, "search") == 2
    assert action_dice(scene.game, "smash") == 3
    scene.turn(1, "child", "living").dice_change = -1
    assert action_dice(scene.game, "search") == 1


def test_rusty_hinges() -> None:
    """Rusty Hinges: an ordinary closed door breaks without a roll, the action is spent; not barricades."""
    scene = Scene()
    scene.game.event = "rusty_hinges"
    scene.doors("barred", "d_bed_liv")
    scene.turn(1, "mother", "living")
    scene.act("smash:d_s_liv")
    assert (scene.game.doors["d_s_liv"], scene.tokens(1), scene.now.actions_left) == ("gone", {"door": 1}, 1)
    scene.act("smash:d_bed_liv", "FFF")


def test_rusty_hinges_do_not_help_with_the_strong_door() -> None:
    """Rusty Hinges: not `d_shed`."""
    scene = Scene(variant="base-shed")
    scene.game.event = "rusty_hinges"
    scene.turn(1, "mother", "yard_e")
    scene.act("smash:d_shed", "FFF")
    assert scene.game.doors["d_shed"] == "closed"


def test_second_helping() -> None:
    """Second Helping: a monster that kills gets 1 action, once a turn."""
    scene = fighting("tom", hp=1)
    scene.game.event = "second_helping"
    scene.guest("bob", "living", hp=1)
    scene.act("attack:tom", "SFFF", "F")
    assert (scene.now.actions_left, scene.now.actions) == (2, 3)
    scene.act("attack:bob", "SFFF", "F")
    assert (scene.now.actions_left, scene.now.actions) == (1, 3)


# ---------------------------------------------------------------- the hours


def test_t20_eight_oclock_turns_no_card_and_the_last_goes_on() -> None:
    """Case T20, R3: the pile is empty; Sobering Up of 07:00 is still in force; all cards up."""
    scene = Scene()
    scene.game.event = "sobering_up"
    for player in scene.game.players:
        for monster in player.monsters:
            monster.up = False
    scene.run(begin_hour(scene.game, 9))
    assert scene.told("event") == []
    assert reaction_dice(scene.game, scene.guest("kam", "living")) == 1
    assert all(monster.up for monster in scene.game.monsters())


def test_an_event_of_the_moment_is_not_repeated_at_eight() -> None:
    """R3: a NOW card is not repeated."""
    scene = Scene()
    scene.game.event = "whispers"
    scene.pile("wc", "tom")
    scene.run(begin_hour(scene.game, 9))


def test_copycat_at_eight_looks_at_the_first_player_of_that_hour() -> None:
    """R3 and Copycat: as the first player did this hour."""
    scene = Scene()
    scene.game.event, scene.game.copied_kind = "copycat", "father"
    scene.run(begin_hour(scene.game, 9))
    scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child")
    assert asked(scene.begin(take_turn(scene.game, scene.player(2))), 2) == ("monster:child",)


def test_no_event_before_midnight() -> None:
    """Book, first round."""
    scene = night("full_fury")
    scene.run(begin_hour(scene.game, 0))
    assert scene.game.event == ""
    scene.run(begin_hour(scene.game, 1))
    assert scene.game.event == "full_fury"
