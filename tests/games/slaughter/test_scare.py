"""Scare: book, basic action 3; rulings R22 to R28; content page 1.3 and 1.5."""

import pytest

from games.slaughter.state import Game
from tests.games.slaughter.scene import Scene, asked


def scared(zone: str, victim: str, hits: int, guest: str = "bob", **doors: str) -> set[str]:
    """Where such a Scare could lead, as keys, with exactly so many successes of a father."""
    scene = Scene()
    for door, state in doors.items():
        scene.doors(state, door)
    scene.guest(guest, victim)
    scene.turn(1, "father", zone)
    return set(asked(scene.acting(f"scare:{guest}", "S" * hits + "F" * (4 - hits)), 1))


def keys(to: str, hide: str) -> set[str]:
    """These keys, and to spare the victim."""
    return {f"to:{zone}" for zone in to.split()} | {f"hide:{zone}" for zone in hide.split()} | {"spare"}


def test_t8_from_the_own_zone() -> None:
    """Case T8: S = 1: to kitchen, bedroom or wc, no hiding; S = 2: hidden in one of these three, or standing in bathroom."""
    assert scared("living", "living", 1) == keys("kitchen bedroom wc", "")
    assert scared("living", "living", 2) == keys("bathroom", "kitchen bedroom wc")


def test_three_and_four_successes() -> None:
    """Book: as many zones as successes; R23, R24: exactly S steps, doubling back, passing the scarer; hiding after 0 to S-1."""
    assert scared("living", "living", 3) == keys("kitchen bedroom wc", "kitchen bedroom wc bathroom")
    assert scared("living", "kitchen", 2) == keys("kitchen bedroom wc", "kitchen bathroom")


def test_hiding_on_the_spot_costs_one_success_where_the_scarer_is_not() -> None:
    """R23(b), R25: 0 steps and one success, if it is not the scarer's own zone."""
    assert scared("yard_w", "kitchen", 1) == keys("living bathroom", "kitchen")


def test_the_reach_is_the_own_zone_and_all_neighbours_doors_or_not() -> None:
    """Book, basic action 3; R26: walls too, not farther."""
    scene = Scene()
    scene.guest("bob", "living")
    scene.guest("laika", "bathroom")
    scene.guest("kam", "kitchen")
    scene.guest("tom", "wc")
    scene.turn(1, "mother", "wc")
    assert set(scene.menu("scare")) == {"bob", "laika", "kam", "tom"}
    scene.turn(1, "mother", "yard_w")
    assert set(scene.menu("scare")) == {"bob", "kam"}, "living room by wall, kitchen by closed door; not the bathroom"
    assert "britney" not in scene.menu("scare"), "hidden"


def test_closed_doors_are_no_hindrance_and_stay_closed() -> None:
    """Book: a scared victim opens doors and always shuts them; R15."""
    scene = Scene()
    scene.pile("bedroom", "torch")
    scene.guest("bob", "living")
    scene.turn(1, "mother", "yard_s")
    scene.act("scare:bob", "SFF", "1 to:bedroom")
    assert scene.guest("bob").zone == "bedroom"
    assert scene.game.doors["d_bed_liv"] == "closed"


def test_barricades_stop_a_victim() -> None:
    """Book: it cannot open barricades."""
    assert scared("yard_s", "living", 1, d_liv_kit="barred", d_liv_wc="barred") == keys("bedroom", "living")


def test_a_victim_shut_in_can_only_be_hidden() -> None:
    """R28, R24: no step is possible; 0 steps with one success hides."""
    scene = Scene()
    scene.doors("barred", "d_liv_wc")
    scene.guest("bob", "wc")
    scene.turn(1, "mother", "kitchen")
    assert set(asked(scene.acting("scare:bob", "SSS"), 1)) == keys("", "wc")


def test_a_victim_shut_in_with_the_scarer_stays() -> None:
    """R24, R25: nothing happens; nothing is asked."""
    scene = Scene()
    scene.doors("barred", "d_liv_wc")
    scene.guest("bob", "wc")
    scene.turn(1, "mother", "wc")
    scene.act("scare:bob", "SSS")
    assert scene.guest("bob").zone == "wc"


def test_a_blocked_scare_walks_the_largest_smaller_number() -> None:
    """R24: the scarer stands in the wc's only neighbour; two steps end nowhere else than in wc, one ends nowhere."""
    assert scared("living", "wc", 1) == keys("", "wc")
    assert scared("living", "wc", 2, d_bed_liv="barred", d_liv_kit="barred") == keys("wc", "wc")
    assert scared("living", "wc", 3, d_bed_liv="barred", d_liv_kit="barred") == keys("wc", "wc")


def test_victims_stay_in_the_cabin() -> None:
    """Book, R27: never out into the yard."""
    assert not any("yard" in key for hits in (1, 2, 3, 4) for key in scared("yard_s", "living", hits))


def test_no_success_nothing_happens() -> None:
    """Book: the victim moves as many zones as successes."""
    scene = Scene()
    scene.guest("bob", "living")
    scene.turn(1, "mother", "living")
    scene.act("scare:bob", "FFF")
    assert scene.guest("bob").zone == "living"
    assert scene.now.actions_left == 1


def test_the_scarer_may_let_it_go() -> None:
    """R23."""
    scene = Scene()
    scene.guest("bob", "living")
    scene.turn(1, "mother", "living")
    scene.act("scare:bob", "SSF", "1 spare")
    assert (scene.guest("bob").status, scene.guest("bob").zone) == ("revealed", "living")


def test_hiding_shuffles_the_card_into_that_pile_and_keeps_the_wounds() -> None:
    """Book, R25, R37: shuffled into the pile; wounds stay; no target of anything any more."""
    scene = Scene()
    scene.pile("bedroom", "torch", "sprint")
    scene.guest("bob", "living", hp=2)
    scene.player(3).notes["bedroom"] = ["torch"]
    scene.turn(1, "mother", "living")
    scene.act("scare:bob", "SSF", "1 hide:bedroom", "shuffle sprint bob torch")
    bob = scene.guest("bob")
    assert (bob.status, bob.zone, bob.hp) == ("hidden", "", 2)
    assert scene.game.piles["bedroom"] == ["sprint", "bob", "torch"]
    assert not scene.player(3).notes
    assert scene.menu("scare") == scene.menu("attack") == ()


def test_scare_never_hurts() -> None:
    """R28."""
    scene = Scene()
    scene.guest("bob", "living", hp=1)
    scene.turn(1, "mother", "yard_s")
    scene.act("scare:bob", "SFF", "1 to:kitchen")
    assert scene.guest("bob").hp == 1
    assert scene.tokens(1) == {}


@pytest.mark.parametrize("hits", [1, 2, 3])
def test_the_last_zone_is_never_the_scarers(hits: int) -> None:
    """Book: anywhere except in the zone of the monster that scares it."""
    for zone in ("living", "kitchen", "bedroom", "bathroom"):
        assert f"to:{zone}" not in scared(zone, zone, hits)
        assert f"hide:{zone}" not in scared(zone, zone, hits)


# ---------------------------------------------------------------- the shed


def shed_scene(zone: str = "yard_e") -> tuple[Scene, Game]:
    scene = Scene(variant="base-shed")
    scene.guest("bob", "bedroom")
    scene.turn(1, "mother", zone)
    return scene, scene.game


def test_t20_a_victim_flees_into_the_shed_with_two_successes() -> None:
    """Case T20, book (only to the shed do victims leave the cabin), content page 1.5: two steps, no stop in the yard."""
    scene, _ = shed_scene()
    one = set(asked(scene.acting("scare:bob", "SFF"), 1))
    assert not any("shed" in key or "yard" in key for key in one)
    scene, _ = shed_scene()
    table = scene.acting("scare:bob", "SSF")
    assert "to:shed" in asked(table, 1)
    assert "hide:shed" not in asked(table, 1), "two steps and one more to hide"
    assert not any("yard" in key for key in asked(table, 1))
    scene.go_on(table, "1 to:shed")
    assert scene.guest("bob").zone == "shed"


def test_a_victim_hides_in_the_shed_with_three() -> None:
    """Content page 1.5: hiding there is allowed; the card goes into the shed's pile."""
    scene, game = shed_scene()
    scene.pile("shed", "shovel")
    scene.act("scare:bob", "SSS", "1 hide:shed", "shuffle bob shovel")
    assert game.piles["shed"] == ["bob", "shovel"]


def test_a_barricade_in_the_bedroom_door_bars_the_way_to_the_shed() -> None:
    """Content page 1.5: `d_e_bed` must not be barricaded."""
    scene, _ = shed_scene()
    scene.doors("barred", "d_e_bed")
    assert not any("shed" in key for key in asked(scene.acting("scare:bob", "SSS"), 1))


def test_and_back_from_the_shed() -> None:
    """Content page 1.5: only along bedroom, yard, shed."""
    scene, _ = shed_scene()
    scene.guest("bob", "shed")
    assert {"to:bedroom", "to:shed"} == {key for key in asked(scene.acting("scare:bob", "SSF"), 1) if key.startswith("to:")}
