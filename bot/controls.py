"""Controls as plain data: which buttons and selects a question becomes, and what their ids say.

An id carries the table, the number of the journal and the index of the option, nothing else: it survives restarts, and
nothing secret can be read from it.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.game import awaited, keys_for, public_keys, shared_keys
from games.engine import Ask, Keys, Question

PAGE = 25
ROW = 5
FEW = 5
LITTLE = 2
MOST_BUTTONS = 20
CUSTOM_ID = 100
OPEN, HIDDEN = "o", "h"
NUMBER = "[0-9]{1,18}"
"""As many digits as a database can hold."""

PLAY = re.compile(rf"play:(?P<table>{NUMBER}):(?P<number>{NUMBER}):(?P<scope>[oh]):(?P<option>{NUMBER})")
PICK = re.compile(rf"pick:(?P<table>{NUMBER}):(?P<number>{NUMBER}):(?P<scope>[oh]):(?P<group>{NUMBER}):(?P<page>{NUMBER})")
UNFOLD = re.compile(rf"open:(?P<table>{NUMBER}):(?P<number>{NUMBER}):(?P<scope>[oh]):(?P<group>{NUMBER}):(?P<page>{NUMBER})")
FOLD = re.compile(rf"fold:(?P<table>{NUMBER}):(?P<number>{NUMBER}):(?P<scope>[oh])")
HAND = re.compile(rf"hand:(?P<table>{NUMBER})(?::(?P<turn>{NUMBER}))?")
LOBBY = re.compile(rf"lobby:(?P<table>{NUMBER}):(?P<act>join|leave|bot|unbot|start|more)")
OPTION = re.compile(rf"option:(?P<table>{NUMBER}):(?P<option>{NUMBER})")
AGAIN = re.compile(rf"again:(?P<table>{NUMBER})")
RECORD = re.compile(rf"record:(?P<table>{NUMBER})")
SETTING = re.compile(r"setting:(?P<name>[a-z]+)")
WATCH = re.compile(rf"watch:(?P<table>{NUMBER})")
KEEP = re.compile(rf"keep:(?P<table>{NUMBER})")
ORDER = re.compile(rf"order:(?P<table>{NUMBER}):(?P<act>on|off)")
UNDO = re.compile(rf"undo:(?P<table>{NUMBER}):(?P<number>{NUMBER})")
REWIND = re.compile(rf"rewind:(?P<table>{NUMBER}):(?P<number>{NUMBER}):(?P<act>pick|page|go):(?P<value>{NUMBER})")
MATCHES = re.compile(rf"matches:(?P<page>{NUMBER})")
MATCH = re.compile(rf"match:(?P<page>{NUMBER})")
SHOW = re.compile(rf"(?P<what>film|points):(?P<table>{NUMBER})")
SHARE = re.compile(rf"share:(?P<table>{NUMBER}):(?P<what>film|points)")
PRIVACY = re.compile(r"privacy:(?P<act>ask|delete|keep)")
TEMPLATES = (
    *(PLAY, PICK, UNFOLD, FOLD, HAND, LOBBY, OPTION, AGAIN, RECORD, SETTING, WATCH, KEEP, ORDER, UNDO),
    *(REWIND, MATCHES, MATCH, SHOW, SHARE, PRIVACY),
)


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `strong` ones act at once, `quiet` ones do little or end something."""

    id: str
    label: str
    style: str = "strong"


@dataclass(frozen=True, slots=True)
class Select:
    """A select with (value, label) options, at most 25; `chosen` is the value that stands already.

    With `of_roles` it offers the server's roles instead, one of them or none.
    """

    id: str
    placeholder: str
    options: tuple[tuple[str, str], ...]
    chosen: str = ""
    of_roles: bool = False


Row = tuple[Button, ...] | Select


@dataclass(frozen=True, slots=True)
class Opened:
    """The group whose select is open, and its page."""

    group: int
    page: int = 0


@dataclass(frozen=True, slots=True)
class Group:
    """The options of one verb, each with its index."""

    verb: str
    options: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Labels:
    """Words for controls."""

    option: Callable[[str], str]
    verb: Callable[[str], str]
    say: Callable[..., str]


@dataclass(frozen=True, slots=True)
class Place:
    """Where the controls belong: the table, the number of its journal, and whether they are open to all or one seat's own."""

    table: int
    number: int
    scope: str = OPEN

    def id(self, kind: str, *rest: int) -> str:
        """The custom id of a control here."""
        return ":".join([kind, str(self.table), str(self.number), self.scope, *map(str, rest)])


def verb(key: str) -> str:
    """The verb of an option key."""
    return key.split(":", 1)[0]


def target(key: str) -> str:
    """The target of an option key, empty where it has none."""
    return key.partition(":")[2]


def grouped(options: Sequence[tuple[int, str]]) -> tuple[Group, ...]:
    """Options by verb, in the order in which the verbs first appear."""
    verbs = dict.fromkeys(verb(key) for _, key in options)
    return tuple(Group(each, tuple(option for option in options if verb(option[1]) == each)) for each in verbs)


def in_post(question: Question | None) -> tuple[tuple[int, str], ...]:
    """The options that the post in the channel shows: public ones of awaited seats, with their index in `shared_keys`."""
    shown = {key for seat in awaited(question) if question is not None for key in public_keys(question.asks[seat])}
    return tuple((index, key) for index, key in enumerate(shared_keys(question)) if key in shown)


def in_hand(ask: Ask | None) -> tuple[tuple[int, str], ...]:
    """The options that a seat finds in its hand, with their index in `keys_for`: all the post does not show, and the rest where that is little."""
    if ask is None:
        return ()
    public = public_keys(ask)
    elsewhere = public if ask.awaited and len(public) > LITTLE else ()
    return tuple((index, key) for index, key in enumerate(keys_for(ask)) if key not in elsewhere)


def default_of(ask: Ask | None) -> str:
    """The key that is answered when a deadline passes, empty where there is none."""
    return ask.choices.default if ask is not None and isinstance(ask.choices, Keys) else ""


def rows(place: Place, options: Sequence[tuple[int, str]], labels: Labels, default: str = "", opened: Opened | None = None) -> list[Row]:
    """The rows of controls in which every one of the options can be reached."""
    groups = grouped(options)
    default = default if len(groups) > 1 else ""  # among choices of one kind none is the quiet one
    if len(options) <= FEW:
        return _in_rows([_button(place, option, labels, default) for option in options])
    if len(groups) > MOST_BUTTONS:
        return _paged(place, 0, Group("", tuple(options)), labels, opened.page if opened else 0)
    several = [index for index, group in enumerate(groups) if len(group.options) > 1]
    shown = Opened(several[0], opened.page if opened else 0) if len(several) == 1 else opened
    buttons = [_opener(place, index, group, labels, default, shown, len(several)) for index, group in enumerate(groups)]
    result = _in_rows([button for button in buttons if button is not None])
    if shown is not None and shown.group in several:
        result += _paged(place, shown.group, groups[shown.group], labels, shown.page)
    return result


def at(options: Sequence[tuple[int, str]], group: int) -> Group | None:
    """The group with that index, None where there is none."""
    groups = grouped(options)
    return groups[group] if group < len(groups) else None


def _opener(place: Place, index: int, group: Group, labels: Labels, default: str, shown: Opened | None, several: int) -> Button | None:
    """The button of a group: one option acts, several open a select; none where the select is always there."""
    if len(group.options) == 1:
        return _button(place, group.options[0], labels, default)
    if several == 1:
        return None
    label = labels.say("control-open", verb=labels.verb(group.verb), n=len(group.options))
    if shown is not None and shown.group == index:
        return Button(place.id("fold"), clip(label, 80), "opened")
    return Button(place.id("open", index, 0), clip(label, 80), "opener")


def _button(place: Place, option: tuple[int, str], labels: Labels, default: str) -> Button:
    index, key = option
    return Button(place.id("play", index), clip(labels.option(key), 80), "quiet" if key == default else "strong")


def _paged(place: Place, index: int, group: Group, labels: Labels, page: int) -> list[Row]:
    """A select of the page's options, with buttons to turn the page where there are more than fit."""
    pages = -(-len(group.options) // PAGE)
    page = min(page, pages - 1)
    options = group.options[page * PAGE : page * PAGE + PAGE]
    name = labels.verb(group.verb) if group.verb else ""
    placeholder = labels.say("control-choose", verb=name) if pages == 1 else labels.say("control-choose-page", verb=name, page=page + 1, pages=pages)
    select = Select(
        place.id("pick", index, page), clip(placeholder, 150), tuple((str(number), clip(labels.option(key), 100)) for number, key in options)
    )
    return [select, *([_turners(place, index, labels, page, pages)] if pages > 1 else [])]


def _turners(place: Place, index: int, labels: Labels, page: int, pages: int) -> tuple[Button, ...]:
    turns = (("control-earlier", page - 1), ("control-later", page + 1))
    return tuple(Button(place.id("open", index, to), clip(labels.say(message), 80), "quiet") for message, to in turns if 0 <= to < pages)


def _in_rows(buttons: Sequence[Button]) -> list[Row]:
    return [tuple(buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


def clip(text: str, limit: int) -> str:
    """The text, cut with an ellipsis where it is longer than the limit."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
