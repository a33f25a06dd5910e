"""What everybody sees of Underground, what counts at the end, and who keeps the game going: R39 to R47, R61, R62; book, Clarifications."""

import pytest

from games.slaughter.death import OnlyMonstersLeft
from games.slaughter.guests import first_aid
from games.slaughter.night import end_round
from games.slaughter.piles import arrive, find
from games.slaughter.scoring import score
from games.slaughter.sight import table_view
from games.testing import script
from tests.games.slaughter.scene import PARTY, Scene
from tests.games.slaughter.test_setup import UNDERGROUND, opened, until
from tests.games.slaughter.test_ug_setup import laid_out


def underground(*, guests: tuple[str, ...] = PARTY, member: str = "mother", zone: str = "living") -> Scene:
    """Seat 1's turn in an Underground night."""
    scene = Scene(variant="underground", guests=guests)
    scene.turn(1, member, zone)
    return scene


# ---------------------------------------------------------------- views


def test_the_base_game_has_no_such_view() -> None:
    """Views are made by adding."""
    for variant in ("base", "base-neutral", "base-shed"):
        view = until(opened(3, variant), "monster").view(None)
        assert view.below is None
        assert set(view.points) == {"flesh", "bone", "brain", "target", "door"}
        assert all(set(seat.tokens) == set(view.points) for seat in view.seats)
    hot = until(opened(3, "hot-night"), "monster").view(None)
    assert (hot.below.fires, set(hot.points)) == ((), {"flesh", "bone", "brain", "target", "door"})


@pytest.mark.parametrize("variant", UNDERGROUND)
def test_what_lies_on_the_table_at_the_start(variant: str) -> None:
    """Content page 0.3: mutations, pile sizes, tokens, markers: everyone; no names of hidden cards."""
    table = until(opened(3, variant), "monster")
    view, game = table.view(None), laid_out(variant)
    assert view.below.row == tuple((each, game.content.mutations[each].few) for each in game.below.row)
    assert (view.below.mutations_left, view.below.events_left) == (13, len(game.below.events_pile))
    assert view.piles["basement"] == len(game.piles["basement"])
    assert view.points["basement_door"] == view.points["bolt"] == 2
    assert view.doors["bd"] == "closed"
    bolts = {"last-hours": (5, 0, 0), "night-patrol": (8, 0, 0), "battered-cabin": (0, 6, 0), "station-b62": (0, 0, 10)}
    assert (view.below.door_bolts, view.below.floor_bolts, view.below.turret_bolts) == bolts.get(variant, (0, 0, 0))
    assert view.below.is_chained == (variant == "battered-cabin")
    assert len(view.below.wild) == (3 if variant in ("hunger", "wandering-monsters") else 0)
    assert len(view.below.row) == 3


def test_prices_of_the_row_are_those_of_now() -> None:
    """Book, Smells Like Monster Spirit: the price to be paid now."""
    scene = underground()
    scene.game.below.row, scene.game.below.event = ["mob_rule", "third_eye"], "monster_spirit"
    view = table_view(scene.game, None)
    assert view.below is not None
    assert view.below.row == (("mob_rule", 4), ("third_eye", 1))


def test_mutations_equipment_and_shield_are_public() -> None:
    """Content page 0.3: mutations, equipped cards: everyone; equipment stays while hidden (R37)."""
    scene = underground()
    scene.mutate(1, "long_claws", "child")
    scene.mutate(1, "mob_rule")
    scene.guest("agent_p", "basement")
    scene.guest("tom", "wc").equipped = "m16"
    scene.guest("tom").status = "hidden"
    for seat in (None, 1, 2, 3):
        view = table_view(scene.game, seat)
        assert view.seat(1).mutations == {"long_claws": "child", "mob_rule": ""}
        assert view.guest("agent_p").has_shield
        assert (view.guest("tom").equipped, view.guest("tom").zone) == ("m16", "")


def test_nothing_here_is_shown_when_drawn() -> None:
    """Content page 5.10: drawn in a Search: shown, removed, the Search goes on; one guest fewer is supposed there."""
    scene = underground()
    scene.pile("living", "nothing_here", "torch", "tom", "shovel")
    scene.game.lurking["living"] = 2
    scene.act("search", "SSF", "1 draw:2")
    assert scene.player(1).hand == ["torch"]
    assert (scene.game.removed, scene.told("nothing-here")) == (["nothing_here"], [{"seat": 1, "zone": "living"}])
    view = table_view(scene.game, None)
    assert view.lurking["living"] == 1
    assert view.removed == ("nothing_here",)


def test_nothing_here_is_no_card_for_a_hand() -> None:
    """R19: it never enters a hand, not by Rummage either."""
    scene = underground()
    scene.pile("living", "nothing_here", "torch", "shovel")
    scene.hand(1, "rummage")
    table = scene.acting("play:rummage")
    assert table.question is not None
    assert set(table.question.asks[1].choices.keys) == {"take:torch", "take:shovel", "leave"}  # type: ignore[union-attr]


def test_a_peek_may_show_nothing_here() -> None:
    """R17: top card, whatever it is, for the peeker."""
    scene = underground(zone="yard_w")
    scene.pile("basement", "nothing_here", "torch")
    scene.act("peek:basement")
    assert scene.player(1).notes == {"basement": ["nothing_here"]}


# ---------------------------------------------------------------- points


def test_points_of_the_new_tokens() -> None:
    """Book, Clarifications: the basement door token is worth 2, each bolt 2; R47."""
    scene = underground()
    scene.give(1, flesh=1, bone=1, brain=1, target=1, door=1, basement_door=1, bolt=3)
    assert score(scene.game, scene.player(1)) == 2 + 2 + 3 + 5 + 1 + 2 + 6


# ---------------------------------------------------------------- the end


def last_death(guest: str, status: str) -> Scene:
    """Four of the party are dead, tom has one health; somebody else is around."""
    scene = underground(member="father")
    scene.dead("bob", "laika", "britney", "kam")
    scene.guest("tom", "living", 1)
    scene.guest(guest, "basement").status = status
    return scene


@pytest.mark.parametrize("status", ["revealed", "hidden"])
def test_an_agent_keeps_the_game_going(status: str) -> None:
    """R44: unless a surprise guest or agent is revealed or hidden; book: they stay in play until they die or the game ends."""
    scene = last_death("agent_s", status)
    scene.act("attack:tom", "SFFF", "F")
    assert scene.guest("tom").dead_as == 5


@pytest.mark.parametrize("status", ["dead", "waiting"])
def test_without_one_it_stops_at_once(status: str) -> None:
    """R44: at once, no rest of the turn, no mutation."""
    scene = last_death("browne", status)
    with pytest.raises(OnlyMonstersLeft):
        scene.act("attack:tom", "SFFF", "F")


# ---------------------------------------------------------------- party guests of other decks


def test_an_agent_of_the_party_counts_fully() -> None:
    """R62: slot, bone, order position, and keeps the ability."""
    scene = Scene(variant="underground", guests=("agent_s", "agent_p", "walton", "bob", "tom"))
    scene.game.guests["agent_p"].has_shield = True
    scene.turn(1, "father", "living")
    scene.guest("agent_s", "living", 1)
    scene.player(1).order = ["agent_s", "tom", "bob", "walton", "agent_p"]
    scene.player(1).favourite = "agent_s"
    scene.act("attack:agent_s", "SSFF", "F")
    assert scene.tokens(1) == {"flesh": 1, "bone": 1, "brain": 1, "target": 1}


def test_browne_of_the_party_is_found_like_anybody() -> None:
    """R61, R62: he waits only when an event turns him up; a waiting one takes no surprise guest's place."""
    scene = Scene(variant="underground", guests=("browne", "laika", "walton", "bob", "tom"))
    scene.turn(1, "father", "living")
    scene.run(find(scene.game, scene.guest("browne"), "living"))
    assert scene.guest("browne").status == "revealed"


def test_browne_waits_for_a_party_guest_while_eyes_hypnotize() -> None:
    """M4: during a hypnotic turn he does not change the future; R61 otherwise."""
    scene = underground()
    arrive(scene.game, "browne")
    scene.mutate(1, "hypnotic_eyes", "mother")
    scene.run(find(scene.game, scene.guest("tom"), "living"))
    assert (scene.guest("tom").status, scene.guest("browne").status) == ("revealed", "waiting")


def test_first_aid_works_below() -> None:
    """Content page 4.1: another wounded revealed victim in her zone, whatever zone."""
    scene = underground(guests=("mona", "laika", "walton", "bob", "tom"))
    scene.guest("mona", "basement")
    scene.guest("bob", "basement", 2)
    first_aid(scene.game)
    assert scene.guest("bob").hp == 3


def test_end_of_a_round() -> None:
    """R1: Sump Pump, fire, Mona, M16 leaves, in this order."""
    scene = underground(guests=("mona", "laika", "walton", "bob", "tom"))
    scene.game.turn, scene.game.below.event = None, "sump_pump"
    scene.guest("mona", "basement")
    bob = scene.guest("bob", "basement")
    bob.equipped, bob.has_fired = "m16", True
    scene.run(end_round(scene.game))
    assert [event.key for event in scene.game.events] == ["drowning", "drowning", "healed"]
    assert (bob.hp, bob.equipped, scene.game.discards) == (5, "", ["m16"])


def test_two_seats_begin_a_night() -> None:
    """R48: two players, no special rules."""
    table = until(opened(2, "underground"), "monster")
    script(table, f"{table.question.awaited[0] if table.question else 0} monster:child")
    assert table.view(None).turn.monster == "child"
