"""Every id, key, prompt and event has words that fit, and names of people cannot do harm."""

import ast
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from games.engine import Answer, Event, Keys, Table
from games.slaughter import cards
from games.slaughter.board import board
from games.slaughter.equipment import USES
from games.slaughter.view import HOURS, BelowView, CardView, FightView, GuestView, OfferView, PrivateView, SeatView, TableView, TurnView
from games.testing import fill
from games.titles import TITLES
from rendering.words import SEATS, Words, message_ids
from tests.reading import check

LABEL = 80
SHORT = 60
WORDS = Words()
CONTENT = cards.load()
BOARD = board(shed=True, basement=True)
NAMES = {seat: f"{seat}" + "W" * 31 for seat in range(1, 6)}
WILD = tuple(f"wild_{n}" for n in range(1, 6))
MEMBERS = ("child", "mother", "father", *(f"child_{n}" for n in range(1, 6)), *WILD)
TOKENS = ("flesh", "bone", "brain", "target", "door", "basement_door", "bolt")
MARKERS = ("turret", "floor", "ladder", "hole", "shield", "locker", "fire")
SINGLE = ("nothing_here", "chains")
ENDINGS = ("massacre", "sunrise", "lost", "ashes")
BELOW = (*CONTENT.basement_events, *CONTENT.mutations)
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
    "break": ("turret", "floor", "door"),
    "below": CONTENT.guests,
    "tame": WILD,
    "mutate": CONTENT.mutations,
    "drop": CONTENT.mutations,
    "lose": TOKENS,
    "pay": ("flesh.flesh.flesh", "door.door.door.door.door", "basement_door.target"),
    "use": USES,
    "lend": CONTENT.objects,
    "give": ("night_goggles",),
    "equip": CONTENT.guests,
    "flesh": ("1", "2"),
    "help": ("0", "1", "5"),
    "under": CONTENT.guests,
}
ALONE = ("again", "stay", "search", "end", "roll", "keep", "encore", "stop", "spare", "leave", "pass", "yes", "no")
PROMPTS = (
    *("invite", "family", "order", "favourite", "monster", "start", "act", "before-roll", "after-roll", "draw", "scare", "scan", "rummage"),
    *("defence", "vote", "dodge", "barricade", "room", "whisper", "stampede", "discard", "rob", "swap", "panic", "ram", "patient", "any-time"),
    *(
        "rival-monster",
        "rival-move",
        "mutate",
        "mutant",
        "pay",
        "drop",
        "lose",
        "ejection",
        "last-chance",
        "get-out",
        "equip",
        "shield",
        "turret",
        "mother",
    ),
    *("mine-now", "meat", "force", "den", "intuition", "under", "claw-attack", "fire"),
)
SOURCES = sorted(Path(cards.__file__).parent.glob("*.py"))
NAMED_BY_VARIABLE = {"verb": ("hold", "unhold"), "key": ("honour-doors", "honour-help")}
"""Events whose key is a variable in the sources, by the name of the variable."""
NUMBERS = {"hits", "reaction", "needed", "wounds", "left", "place", "count", "hour", "free", "dice", "percent"}
SAMPLES = {
    "guest": "ghost_hunter",
    "card": "booby_trap",
    "event": "fog_bank",
    "family": "krittlin",
    "how": "massacre",
    "moment": "rolls",
    "monster": "wild_2",
    "structure": "door",
    "token": "basement_door",
}


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
        below=BelowView(row=(("extra_limb", 4), ("ram_skull", 1)), door_bolts=5),
    )


# ---------------------------------------------------------------- names and cards


def test_everything_has_a_name() -> None:
    ids = (*CARDS, *SINGLE, *BELOW, *CONTENT.families, *CONTENT.events, *BOARD.zones, *BOARD.doors, *MEMBERS, *TOKENS, *MARKERS, "family")
    for id_ in ids:
        check(WORDS.name("slaughter", id_), 32)
        check(WORDS.text("slaughter", id_), 40)


def test_every_member_of_a_family_has_a_full_name() -> None:
    for family in CONTENT.families.values():
        for member in family.members:
            check(WORDS.name("slaughter", f"{family.id}-{member.id}"), 32)
        check(WORDS.name("slaughter", f"{family.id}-wild"), 32)
    assert WORDS.name("slaughter", "werewolf-mother") == "Werewolf mother"


def test_a_name_has_a_form_for_labels_and_one_for_sentences() -> None:
    assert (WORDS.name("slaughter", "d_w_kit"), WORDS.text("slaughter", "d_w_kit")) == ("West kitchen door", "the west kitchen door")
    assert WORDS.text("slaughter", "bob") == WORDS.name("slaughter", "bob") == "Bob"


def test_every_card_says_what_it_does() -> None:
    for id_ in (*HAND, *CONTENT.traps, *CONTENT.events, *BELOW, *SINGLE):
        check(WORDS.say(f"slaughter-card-{id_}"), 180)
    for id_ in (*HAND, *CONTENT.events, *BELOW):
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
    assert set(told) == {*CARDS, *SINGLE, *BELOW, *CONTENT.events, *CONTENT.families}
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
        check(WORDS.say(f"slaughter-about-{variant}"), 100)
        check(WORDS.say(f"slaughter-goal-{variant}"), 90)
    for option, choices in title.options.items():
        check(WORDS.say(f"slaughter-setup-{option}"), LABEL)
        for choice in choices:
            check(WORDS.say(f"slaughter-setup-{option}-{choice}"), LABEL)
    for how in ENDINGS:
        check(WORDS.say(f"slaughter-outcome-{how}"))
        check(WORDS.event("slaughter", Event("over", {"how": how}), {}))
    assert len({WORDS.event("slaughter", Event("over", {"how": how}), {}) for how in ENDINGS}) == len(ENDINGS)
    assert len({WORDS.event("slaughter", Event("hour", {"hour": hour}), {}) for hour in range(len(HOURS))}) == len(HOURS)
    for hour in HOURS:
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


def test_labels_of_underground_tell_what_matters() -> None:
    def label(key: str, view: TableView) -> str:
        return WORDS.option("slaughter", key, view, NAMES)

    view = a_view()
    assert label("pay:flesh.flesh.bolt", view) == "Pay flesh, flesh, bolt (6 points)"
    assert label("pay:door", view) == "Pay door (1 point)"
    assert [label(key, view) for key in ("lose:door", "lose:basement_door")] == ["Lose 1 door (1 point)", "Lose 1 basement door (2 points)"]
    assert [label(key, view) for key in ("mutate:extra_limb", "mutate:ram_skull")] == ["Extra Limb (4 points)", "Ram Skull (1 point)"]
    assert label("break:door", view) == "Attack the basement door (5 left)"
    assert label("break:door", replace(view, variant="last-hours")) == "Force the basement door (5 left)"
    assert label("lend:shotgun", view) == "Let Tom use Shotgun"
    assert [label(f"help:{n}", view) for n in (0, 1, 2)] == ["Do not help", "Help with 1 monster", "Help with 2 monsters"]
    assert label("tame:wild_1", view) == "Tame the wild one (1 flesh)"


def test_a_shotgun_does_not_speak_of_shrinking_hands() -> None:
    shrinking = replace(a_view(), turn=None)
    assert "more than 4" in WORDS.prompt("slaughter", "discard", shrinking, NAMES)
    assert "shotgun" in WORDS.prompt("slaughter", "discard", a_view(), NAMES)


def test_lines_of_underground_tell_what_matters() -> None:
    def line(key: str, **args: str | int) -> str:
        return WORDS.event("slaughter", Event(key, args), {1: "Ana"})

    assert line("structure-hit", seat=1, monster="child", structure="door", hits=1) == "Ana's child goes for the basement door: 1 success."
    assert line("mutated", seat=1, card="cheek_pouches", monster="").startswith("Ana's whole family mutates: Cheek Pouches. “Whole family: ")
    assert line("room-foreseen", seat=1, guest="tom", zone="wc").endswith("Tom dies in the WC. +1 brain.")
    assert line("room-foreseen", seat=1, guest="tom", zone="basement").endswith("Tom dies in the basement. +1 brain and +1 flesh.")
    assert line("door-forced", seat=1, monster="mother", hits=3, left=2).endswith("with 3 successes: 2 bolts hold.")
    assert line("token-lost", seat=1, token="basement_door") == "Ana loses 1 basement door."


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


def constants(node: ast.expr) -> Iterator[str]:
    """What an argument can be: a text, one of two, or what is known of a variable."""
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from (*constants(node.body), *constants(node.orelse))
    else:
        assert isinstance(node, ast.Name)
        yield from NAMED_BY_VARIABLE.get(node.id, ())


def told() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Keys of the events that the rules tell, with the names of their arguments."""
    for call in calls("tell", "whisper"):
        key = call.args[1 if getattr(call.func, "attr", "") == "whisper" else 0]
        keywords = tuple(each.arg for each in call.keywords if each.arg)
        yield from ((each, keywords) for each in constants(key))


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
    assert set(PROMPTS) - found == {"order", "favourite", "any-time", "rival-monster", "rival-move"}


@pytest.mark.parametrize(("variant", "seed"), [(variant, seed) for seed, variant in enumerate(TITLES["slaughter"].variants)])
def test_whole_games_are_told(variant: str, seed: int) -> None:
    title = TITLES["slaughter"]
    rng = random.Random(seed)
    table = Table(title.create(title.setup(variant, 2 + seed % 4, {"guests": "choose"})))
    while table.question is not None:
        if (draw := table.question.draw) is not None:
            table.play(Answer(0, table.question.asks[0].prompt, fill(draw, rng)))
            continue
        seat = rng.choice(table.question.awaited)
        ask = table.question.asks[seat]
        view = table.view(seat)
        check(WORDS.prompt("slaughter", ask.prompt, view, NAMES), 400)
        check(WORDS.prompt("slaughter", ask.prompt, table.view(None), NAMES), 400)
        assert isinstance(ask.choices, Keys)
        for key in ask.choices.keys:
            check(WORDS.option("slaughter", key, view, NAMES), LABEL)
        table.play(Answer(seat, ask.prompt, title.choose(view, seat, ask)))
    for event in table.match.events:
        check(WORDS.event("slaughter", event, NAMES), 400)


# ---------------------------------------------------------------- people


def test_names_are_escaped_in_lines_and_plain_in_labels() -> None:
    names = {2: "*Ben* @here"}
    assert WORDS.event("slaughter", Event("turn", {"seat": 2}), names) == "It is \\*Ben\\* @\u200bhere's turn."
    assert WORDS.option("slaughter", "seat:2", a_view(), names) == "Take a card from *Ben* @here"
    assert WORDS.event("slaughter", Event("turn", {"seat": 4}), names) == "It is nobody's turn."
