"""Every id, key, prompt and event has words that fit, and names of people cannot do harm."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.engine import Answer, Event, Keys, Table
from games.slaughter import cards
from games.slaughter.board import board
from games.slaughter.view import CardView, FightView, GuestView, OfferView, PrivateView, SeatView, TableView, TurnView
from games.testing import fill
from games.titles import TITLES
from rendering import words as words_module
from rendering.words import FOLDER, SEATS, Words, bundle, message_ids

LABEL = 80
SHORT = 60
TOPIC = 3500
WORDS = Words()
CONTENT = cards.load()
BOARD = board(shed=True)
NAMES = {seat: f"{seat}" + "W" * 31 for seat in range(1, 6)}
MEMBERS = ("child", "mother", "father", *(f"child_{n}" for n in range(1, 6)))
HAND = (*CONTENT.objects, *CONTENT.bonus)
CARDS = (*HAND, *CONTENT.traps, *CONTENT.guests)
TARGETS = {
    "invite": CONTENT.guests,
    "family": CONTENT.families,
    "order": CONTENT.guests,
    "favourite": CONTENT.guests,
    "monster": MEMBERS,
    "start": BOARD.zones,
    "move": BOARD.zones,
    "peek": BOARD.rooms,
    "smash": BOARD.doors,
    "scare": CONTENT.guests,
    "attack": CONTENT.guests,
    "lure": CONTENT.guests,
    "play": CONTENT.bonus,
    "draw": ("1", "2", "5"),
    "to": BOARD.rooms,
    "hide": BOARD.rooms,
    "top": ("torch.kam", "garlic_string.ghost_hunter.rolled_newspaper"),
    "take": HAND,
    "offer": CONTENT.objects,
    "heal": ("plaster_box", "tom"),
    "vote": ("1", "5"),
    "bar": BOARD.doors,
    "room": BOARD.rooms,
    "discard": HAND,
    "seat": ("1", "5"),
    "hold": ("rolls", "rivals"),
    "unhold": ("rolls", "rivals"),
}
ALONE = ("again", "stay", "search", "end", "roll", "keep", "encore", "stop", "spare", "leave", "pass")
PROMPTS = (
    *("invite", "family", "order", "favourite", "monster", "start", "act", "before-roll", "after-roll", "draw", "scare", "scan"),
    *(
        "rummage",
        "defence",
        "vote",
        "dodge",
        "barricade",
        "room",
        "whisper",
        "stampede",
        "discard",
        "rob",
        "swap",
        "panic",
        "ram",
        "rival-monster",
        "rival-move",
        "patient",
        "any-time",
    ),
)
SOURCES = sorted(Path(cards.__file__).parent.glob("*.py"))
NAMED_BY_VARIABLE = {"verb": ("hold", "unhold"), "key": ("honour-doors", "honour-help")}
"""Events whose key is a variable in the sources, by the name of the variable."""
NUMBERS = {"hits", "reaction", "needed", "wounds", "left", "place", "count", "hour", "free", "dice", "percent"}
SAMPLES = {"guest": "ghost_hunter", "card": "booby_trap", "event": "fog_bank", "family": "krittlin", "how": "massacre", "moment": "rolls"}


def a_view(you: bool = True) -> TableView:
    """A table at which seat 1 attacks, seats 2 and 3 offer, and seat 2 holds all cards."""
    seats = tuple(SeatView(seat, family, {}, 1, frozenset()) for seat, family in enumerate(CONTENT.families, 1) if seat < 6)
    held = tuple(CardView(each.id, "object", "defence", each.dice, (*each.bonus, "werewolf")) for each in CONTENT.objects.values())
    private = PrivateView(2, held, ("tom", "bob"), "", {}, ("torch", "kam"))
    offers = (OfferView(2, "torch"), OfferView(5, "garlic_string"))
    fight = FightView(1, "child", "tom", 3, 1, offering=(2, 5), offers=offers)
    return TableView(
        variant="base",
        stage="night",
        hour=1,
        seats=seats,
        first=1,
        turn=TurnView(1, "child", "child", 3, 2, 1, ("yard_n", "wc")),
        monsters=(),
        guests=(GuestView("tom", 2, 3, 1, "revealed", "wc"),),
        piles={},
        doors=dict.fromkeys(BOARD.doors, "closed") | {"d_liv_wc": "barred"},
        barricades=5,
        bones=5,
        event="",
        events_left=8,
        discarded=(),
        removed=(),
        deaths=(),
        breaks=(),
        arrivals=(),
        fight=fight,
        you=private if you else None,
    )


def check(text: str, limit: int = 2000) -> None:
    """Words that people can read: one text within its limit, nothing left unresolved."""
    assert 0 < len(text) <= limit, text
    assert not re.search(r"[{}]|_|\?\?\?", text.replace("\\_", "")), text
    assert "  " not in text.replace("\n", ""), text


# ---------------------------------------------------------------- names and cards


def test_everything_has_a_name() -> None:
    ids = (*CARDS, *CONTENT.families, *CONTENT.events, *BOARD.zones, *BOARD.doors, *MEMBERS, "flesh", "bone", "brain", "target", "door")
    for id_ in ids:
        check(WORDS.name("slaughter", id_), 32)
        check(WORDS.text("slaughter", id_), 40)


def test_every_member_of_a_family_has_a_full_name() -> None:
    for family in CONTENT.families.values():
        for member in family.members:
            check(WORDS.name("slaughter", f"{family.id}-{member.id}"), 32)
    assert WORDS.name("slaughter", "werewolf-mother") == "Werewolf mother"


def test_a_name_has_a_form_for_labels_and_one_for_sentences() -> None:
    assert (WORDS.name("slaughter", "d_w_kit"), WORDS.text("slaughter", "d_w_kit")) == ("West kitchen door", "the west kitchen door")
    assert WORDS.text("slaughter", "bob") == WORDS.name("slaughter", "bob") == "Bob"


def test_every_card_says_what_it_does() -> None:
    for id_ in (*HAND, *CONTENT.traps, *CONTENT.events):
        check(WORDS.say(f"slaughter-card-{id_}"), 180)
    for id_ in (*HAND, *CONTENT.events):
        check(WORDS.say(f"slaughter-short-{id_}"), SHORT)
    for when in ("defence", *(card.when for card in CONTENT.bonus.values())):
        check(WORDS.say(f"slaughter-when-{when}"), 40)


def test_every_guest_and_family_says_what_it_can() -> None:
    for kind, ids in (("guest", CONTENT.guests), ("family", CONTENT.families)):
        for id_ in ids:
            check(WORDS.say(f"slaughter-ability-{id_}"), 24)
            check(WORDS.say(f"slaughter-{kind}-{id_}"), 200)


def test_a_card_can_be_looked_up_with_its_numbers() -> None:
    title = TITLES["slaughter"]
    told = {id_: WORDS.card("slaughter", id_, title.facts(id_)) for id_ in WORDS.cards("slaughter")}
    assert set(told) == {*CARDS, *CONTENT.events, *CONTENT.families}
    for text in told.values():
        check(text, 260)
    assert len({WORDS.name("slaughter", id_) for id_ in told}) == len(told)
    assert told["torch"] == "Fire on a stick. Dry bandages burn well.\n2 dice, 1 more against Golems, Mummies."
    assert told["hunting_rifle"].endswith("\n3 dice.")
    assert told["kam"].endswith("\n6 health, no dice without help.")
    assert told["golem"].startswith("**Stone Fists**: 1 more die")
    with pytest.raises(KeyError):
        WORDS.card("slaughter", "no_such_card")


def test_set_up_endings_and_hours() -> None:
    title = TITLES["slaughter"]
    for variant in title.variants:
        check(WORDS.say(f"slaughter-variant-{variant}"), LABEL)
    for option, choices in title.options.items():
        check(WORDS.say(f"slaughter-setup-{option}"), LABEL)
        for choice in choices:
            check(WORDS.say(f"slaughter-setup-{option}-{choice}"), LABEL)
    for how in ("massacre", "sunrise"):
        check(WORDS.say(f"slaughter-outcome-{how}"))
    for hour in ("before", "00", "01", "02", "03", "04", "05", "06", "07", "08"):
        check(WORDS.say(f"slaughter-hour-{hour}"), 16)


# ---------------------------------------------------------------- options and prompts


@pytest.mark.parametrize("verb", [*TARGETS, *ALONE])
def test_every_key_has_a_label(verb: str) -> None:
    keys = [f"{verb}:{target}" for target in TARGETS[verb]] if verb in TARGETS else [verb]
    for view in (a_view(), a_view(you=False)):
        for key in keys:
            check(WORDS.option("slaughter", key, view, NAMES), LABEL)
    check(WORDS.verb("slaughter", verb), 40)


def test_labels_tell_what_matters() -> None:
    def label(key: str, view: TableView) -> str:
        return WORDS.option("slaughter", key, view, {2: "Ben"})

    assert label("smash:d_s_liv", a_view()) == "Smash the south living room door"
    assert label("smash:d_liv_wc", a_view()) == "Break the barricade at the WC door"
    assert label("offer:pitchfork", a_view()) == "Offer Pitchfork (2 dice, 1 more against Werewolves)"
    assert label("vote:2", a_view()) == "Burning Torch from Ben"
    assert label("vote:2", a_view(you=False)) == "Burning Torch from Ben"
    assert label("top:torch.kam", a_view()) == "Burning Torch, Kam"
    assert [label(key, a_view()) for key in ("heal:plaster_box", "heal:tom")] == ["Heal with Box of Plasters", "Heal Tom"]
    assert label("draw:1", a_view()) == "Draw 1 card"
    assert label("monster:child_3", a_view()) == "Krittlin 3"


@pytest.mark.parametrize("prompt", PROMPTS)
def test_every_prompt_has_words(prompt: str) -> None:
    for view in (a_view(), a_view(you=False)):
        check(WORDS.prompt("slaughter", prompt, view, NAMES), 400)


def test_a_prompt_to_all_tells_nothing_of_a_hidden_order() -> None:
    own = WORDS.prompt("slaughter", "order", a_view(), NAMES)
    public = WORDS.prompt("slaughter", "order", a_view(you=False), NAMES)
    assert "Tom, Bob" in own
    assert "Tom" not in public


# ---------------------------------------------------------------- the sources


def calls(*names: str) -> Iterator[ast.Call]:
    """Calls of functions or methods of these names in the rules of Monster Slaughter."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in names:
                yield node


def told() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Keys of the events that the rules tell, with the names of their arguments."""
    for call in calls("tell", "whisper"):
        key = call.args[1 if getattr(call.func, "attr", "") == "whisper" else 0]
        keywords = tuple(each.arg for each in call.keywords if each.arg)
        if isinstance(key, ast.Constant):
            yield str(key.value), keywords
        else:
            assert isinstance(key, ast.Name)
            yield from ((each, keywords) for each in NAMED_BY_VARIABLE.get(key.id, ()))


EVENTS = sorted(set(told()))


@pytest.mark.parametrize(("key", "args"), EVENTS, ids=[f"{key}({' '.join(args)})" for key, args in EVENTS])
def test_every_event_has_a_line(key: str, args: tuple[str, ...]) -> None:
    for number in (0, 1, 3):
        values: dict[str, str | int] = {arg: number if arg in NUMBERS else SAMPLES.get(arg, "d_w_kit") for arg in args} | {
            arg: 1 for arg in args if arg in SEATS
        }
        line = WORDS.event("slaughter", Event(key, values), {1: "Ana", 3: "Ben"})
        check(line, 300)
        assert "\n" not in line
        assert line[0].isupper()
        assert line[-1] in ".!”"


def test_no_event_line_is_without_an_event() -> None:
    assert {each for each in message_ids("en") if each.startswith("slaughter-event-")} == {f"slaughter-event-{key}" for key, _ in EVENTS}


def test_every_prompt_of_the_sources_is_known() -> None:
    asked = {call.args[0] for call in calls("ask_each")} | {call.args[1] for call in calls("ask", "ask_key", "ask_or_interrupt")}
    found = {node.value for node in asked if isinstance(node, ast.Constant)}
    assert found <= set(PROMPTS)
    assert len(found) > 20


@pytest.mark.parametrize(("seats", "variant", "seed"), [(2, "base", 1), (3, "base-shed", 2), (5, "base-neutral", 3)])
def test_whole_games_are_told(seats: int, variant: str, seed: int) -> None:
    title = TITLES["slaughter"]
    rng = random.Random(seed)
    table = Table(title.create(title.setup(variant, seats, {"guests": "choose"})))
    while table.question is not None:
        if (draw := table.question.draw) is not None:
            table.play(Answer(0, table.question.asks[0].prompt, fill(draw, rng)))
            continue
        seat = rng.choice(table.question.awaited)
        ask = table.question.asks[seat]
        view = table.view(seat)
        check(WORDS.prompt("slaughter", ask.prompt, view, NAMES), 400)
        assert isinstance(ask.choices, Keys)
        for key in ask.choices.keys:
            check(WORDS.option("slaughter", key, view, NAMES), LABEL)
        table.play(Answer(seat, ask.prompt, title.choose(view, seat, ask)))
    for event in table.match.events:
        check(WORDS.event("slaughter", event, NAMES), 400)


# ---------------------------------------------------------------- rules


def test_rules_fit_into_a_message() -> None:
    topics = WORDS.topics("slaughter")
    assert topics[0] == "overview"
    assert len(topics) <= 25
    for topic in topics:
        check(WORDS.say(f"slaughter-topic-{topic}"), LABEL)
        text = WORDS.say(f"slaughter-rules-{topic}")
        check(text, TOPIC)
        assert all(WORDS.say(f"slaughter-topic-{topic}") != line for line in text.splitlines())


def test_rules_point_to_topics_that_exist() -> None:
    titles = {WORDS.say(f"slaughter-topic-{topic}") for topic in WORDS.topics("slaughter")}
    for topic in WORDS.topics("slaughter"):
        for pointed in re.findall(r"see \*([^*]+)\*", WORDS.say(f"slaughter-rules-{topic}")):
            assert pointed in titles


# ---------------------------------------------------------------- catalogues


def test_names_cards_and_rules_take_no_arguments() -> None:
    for file in sorted((FOLDER / "en").glob("slaughter-*.ftl")):
        for entry in re.split(r"\n(?=slaughter-|#)", file.read_text(encoding="utf-8")):
            if re.match(r"slaughter-(name|card|short|when|guest|family|ability|verb|setup|topic|rules)-", entry):
                assert "$" not in entry


def test_no_message_is_written_twice() -> None:
    ids = message_ids("en")
    assert len(ids) == len(set(ids))


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="slaughter-name-nobody"):
        WORDS.name("slaughter", "nobody")
    with pytest.raises(KeyError, match="slaughter-event-turn"):
        WORDS.say("slaughter-event-turn")
    assert not WORDS.has("slaughter-event-unheard-of")


def test_a_fault_in_a_catalogue_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "bad.ftl").write_text("this is no message\n")
    monkeypatch.setattr(words_module, "FOLDER", tmp_path)
    with pytest.raises(ValueError, match=r"bad\.ftl: this is no message"):
        bundle("xx")


def test_another_language_falls_back_to_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "yy").mkdir()
    (tmp_path / "yy" / "some.ftl").write_text("slaughter-name-kitchen = Küche\n")
    bundle("en")
    (tmp_path / "en").symlink_to(FOLDER / "en")
    monkeypatch.setattr(words_module, "FOLDER", tmp_path)
    other = Words("yy")
    assert other.name("slaughter", "kitchen") == "Küche"
    assert other.name("slaughter", "bathroom") == "Bathroom"
    assert Words("zz").name("slaughter", "kitchen") == "Kitchen"


def test_names_are_escaped_in_lines_and_plain_in_labels() -> None:
    names = {2: "*Ben* @here"}
    assert WORDS.event("slaughter", Event("turn", {"seat": 2}), names) == "It is \\*Ben\\* @\u200bhere's turn."
    assert WORDS.option("slaughter", "seat:2", a_view(), names) == "Take a card from *Ben* @here"
    assert WORDS.event("slaughter", Event("turn", {"seat": 4}), names) == "It is nobody's turn."
