"""The numbers of the base game, and how bad files are refused."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from games.content import ContentError
from games.slaughter.cards import SHIPPED, Content, load
from games.slaughter.view import POINTS

CONTENT = load()


def changed(tmp_path: Path, file: str, old: str, new: str) -> Content:
    """The content with one file changed in one place."""
    text = (SHIPPED / file).read_text()
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1))
    return load(tmp_path)


def refusal(tmp_path: Path, file: str, old: str, new: str) -> ContentError:
    """The error that such a change gives; it names the file first and is one line."""
    with pytest.raises(ContentError) as caught:
        changed(tmp_path, file, old, new)
    error = caught.value
    assert str(error) == f"{error.file}: {error.key}: {error.reason}"
    assert "\n" not in str(error)
    return error


def test_eleven_families_of_three_and_one_of_five() -> None:
    assert len(CONTENT.families) == 11
    for family in CONTENT.families.values():
        kinds = [(each.kind, each.actions, each.dice) for each in family.members]
        if family.id == "krittlin":
            assert kinds == [("child", 3, 2)] * 5
            assert [each.id for each in family.members] == [f"child_{n}" for n in range(1, 6)]
        else:
            assert kinds == [("child", 3, 2), ("mother", 2, 3), ("father", 2, 4)]
    assert CONTENT.families["golem"].member("father").dice == 4


def test_guests() -> None:
    assert CONTENT.guests_of("party") == ("bob", "laika", "britney", "kam", "tom")
    assert len(CONTENT.guests_of("party", "alternate")) == 8
    assert len(CONTENT.guests_of("surprise")) == 6
    assert CONTENT.guests["roscoe_alt"].instead_of == "roscoe"
    numbers = {guest: (CONTENT.guests[guest].health, CONTENT.guests[guest].own_dice) for guest in CONTENT.guests}
    assert numbers == {
        "bob": (5, 1),
        "laika": (4, 1),
        "britney": (4, 1),
        "kam": (6, 0),
        "tom": (3, 1),
        "mona": (4, 0),
        "hank": (6, 0),
        "ivy": (3, 1),
        "ghost_hunter": (4, 0),
        "roscoe": (5, 1),
        "roscoe_alt": (4, 1),
        "browne": (4, 1),
        "walton": (4, 1),
        "demon_hunter": (5, 1),
        "agent_p": (4, 0),
        "agent_s": (4, 0),
    }


def test_six_objects_per_family_with_one_profile() -> None:
    for family in CONTENT.families:
        cards = CONTENT.cards(family)
        assert sorted(CONTENT.objects[card].dice for card in cards) == [1, 1, 2, 2, 2, 3]
        for card in cards:
            item = CONTENT.objects[card]
            assert (family in item.bonus) == (item.dice < 3)
    assert len(CONTENT.cards(*CONTENT.families)) == 66


def test_neutral_objects_have_no_bonus() -> None:
    assert [len(CONTENT.cards(group)) for group in ("garden", "ordinary")] == [5, 6]
    assert not any(CONTENT.objects[card].bonus for card in CONTENT.cards("garden", "ordinary"))
    assert [len(CONTENT.cards(group)) for group in ("msug", "basement")] == [4, 16]
    assert not any(item.bonus for item in CONTENT.objects.values() if item.set in ("garden", "ordinary", "msug", "basement"))
    assert {item.id: item.heal for item in CONTENT.objects.values() if item.heal} == {"plaster_box": 1, "bandage": 1, "blood_bag": 3}


def test_some_objects_by_name() -> None:
    assert CONTENT.objects["torch"].bonus == ("golem", "mummy")
    assert CONTENT.objects["tennis_racket"].bonus == ("krittlin", "werewolf")
    assert CONTENT.objects["mousetrap"].copies == 2
    assert CONTENT.objects["wood_axe"].dice == 3


def test_traps_bonus_actions_events() -> None:
    assert (len(CONTENT.of_edition(CONTENT.traps, False)), len(CONTENT.of_edition(CONTENT.traps, True))) == (7, 8)
    assert [trap.id for trap in CONTENT.traps.values() if not trap.stop] == ["bear_trap", "k1_b00"]
    assert sum(each.copies for each in CONTENT.bonus.values() if each.edition == "base") == 14
    assert sum(each.copies for each in CONTENT.bonus.values()) == 22
    whens = Counter(each.when for each in CONTENT.bonus.values() if each.edition == "base")
    assert whens == {"own": 9, "before_roll": 1, "after_roll": 1, "after_attack": 1, "rival_monster": 1, "rival_move": 1}
    whens = Counter(each.when for each in CONTENT.bonus.values() if each.edition == "underground")
    assert whens == {"own": 4, "defence": 1, "ejection": 1, "after_roll": 1, "any_turn": 1}
    assert (len(CONTENT.of_edition(CONTENT.events, False)), len(CONTENT.events)) == (18, 20)
    assert [each.id for each in CONTENT.events.values() if each.entry] == ["knock_knock", "msug_response_team"]
    assert Counter(each.type for each in CONTENT.events.values() if each.edition == "base") == {"now": 6, "hour": 12}
    assert Counter(each.type for each in CONTENT.events.values()) == {"now": 8, "hour": 12}
    assert (len(CONTENT.basement_events), len(CONTENT.mutations)) == (6, 16)


def test_rooms_fit_the_deck() -> None:
    assert {n: sum(row.values()) for n, row in CONTENT.room_table.items()} == {2: 22, 3: 28, 4: 34, 5: 40}
    assert CONTENT.room_table[3] == {"wc": 3, "bathroom": 5, "kitchen": 6, "bedroom": 6, "living": 8}


def test_dice_caps_points_supplies() -> None:
    assert msgspec.to_builtins(CONTENT.dice) == {"faces": 6, "action": 3, "reaction": 3}
    assert msgspec.to_builtins(CONTENT.caps) == {"action_dice": 5, "reaction_dice": 5, "hand": 7}
    assert msgspec.to_builtins(CONTENT.points) == POINTS
    pieces = {"bones": 5, "barricades": 5, "barricades_underground": 10}
    cards = {"traps": 3, "bonus": 7, "events": 7, "entry_within": 3, "party": 5, "neutral": 5}
    assert msgspec.to_builtins(CONTENT.setup) == pieces | cards


def test_facts_for_people() -> None:
    assert CONTENT.facts("torch") == {"kind": "object", "dice": 2, "bonus": "golem mummy"}
    assert CONTENT.facts("shovel") == {"kind": "object", "dice": 2, "bonus": "none"}
    assert CONTENT.facts("tom") == {"kind": "guest", "health": 3, "own_dice": 1}
    assert CONTENT.facts("plaster_box") == CONTENT.facts("rummage") == {}


def test_content_is_frozen() -> None:
    with pytest.raises(AttributeError):
        CONTENT.objects["torch"].dice = 5  # type: ignore[misc]


def test_a_folder_replaces_single_files(tmp_path: Path) -> None:
    other = changed(tmp_path, "guests.toml", '"bob", group = "party", health = 5', '"bob", group = "party", health = 7')
    assert other.guests["bob"].health == 7
    assert other.objects == CONTENT.objects
    assert other.fingerprint != CONTENT.fingerprint


def test_the_environment_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "slaughter").mkdir()
    changed(tmp_path / "slaughter", "table.toml", "action = 3", "action = 4")
    monkeypatch.setenv("CONTENT_DIR", str(tmp_path))
    assert load().dice.action == 4


def test_the_fingerprint_ignores_layout_but_not_order(tmp_path: Path) -> None:
    assert changed(tmp_path, "traps.toml", "traps = [", "# a remark\ntraps = [\n").fingerprint == CONTENT.fingerprint
    swapped = tmp_path / "swapped"
    swapped.mkdir()
    lines = (SHIPPED / "traps.toml").read_text().splitlines()
    at = lines.index("traps = [")
    lines[at + 1], lines[at + 2] = lines[at + 2], lines[at + 1]
    (swapped / "traps.toml").write_text("\n".join(lines))
    assert load(swapped).fingerprint != CONTENT.fingerprint
    assert len(CONTENT.fingerprint) == 12


@pytest.mark.parametrize(
    ("file", "change", "fault"),
    [
        ("objects.toml", ("dice = 1", 'dice = "one"'), ("objects[0].dice", "Expected `int`")),
        ("objects.toml", ("dice = 1", "dise = 1"), ("objects[0]", "dise")),
        ("objects.toml", ("dice = 1, ", ""), ("objects[0]", "missing required field `dice`")),
        ("objects.toml", ("dice = 1", "dice = -1"), ("objects[0].dice", ">= 0")),
        ("objects.toml", ('bonus = ["werewolf"]', 'bonus = ["wolf"]'), ("objects.silver_cutlery.bonus", "wolf")),
        ("objects.toml", ('set = "werewolf"', 'set = "wolf"'), ("objects.silver_cutlery.set", "wolf")),
        ("objects.toml", ('"wolfsbane_spray"', '"torch"'), ("objects.torch", "listed 2 times")),
        ("objects.toml", ("copies = 2", "copies = 3"), ("objects", "same number")),
        ("families.toml", ('kind = "child"', 'kind = "baby"'), ("families[0].members[0].kind", "baby")),
        ("families.toml", ('id = "mother"', 'id = "child"'), ("families.werewolf.members.child", "listed 2 times")),
        ("guests.toml", ("health = 5", "health = 0"), ("guests[0].health", ">= 1")),
        ("guests.toml", ('instead_of = "roscoe"', 'instead_of = "rosco"'), ("guests.roscoe_alt.instead_of", "rosco")),
        ("traps.toml", ("stop = true", "stop = 1"), ("traps[0].stop", "bool")),
        ("bonus.toml", ('when = "own"', 'when = "always"'), ("bonus[0].when", "always")),
        ("events.toml", (", entry = true", ""), ("events", "exactly one event")),
        ("table.toml", ("wc = 2", "wc = 3"), ("rooms.2", "adds up to 23, but 22")),
        ("table.toml", ("wc = 2", "attic = 2"), ("rooms.2", "needs the rooms")),
        ("table.toml", ("traps = 3", "traps = 8"), ("setup.traps", "the 7 there are")),
        ("table.toml", ("action = 3", "action = 7"), ("dice", "more successes than faces")),
        ("table.toml", ("[caps]", "[caps"), ("the file", "no TOML")),
    ],
)
def test_a_bad_file_is_refused(tmp_path: Path, file: str, change: tuple[str, str], fault: tuple[str, str]) -> None:
    error = refusal(tmp_path, file, *change)
    assert (error.file, error.key) == (file, fault[0])
    assert fault[1] in error.reason
