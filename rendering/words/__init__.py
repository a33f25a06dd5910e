"""All words that people read: Fluent catalogues, English first.

Message ids of a title begin with its id: `slaughter-name-kitchen`. A name has a label as its value and, where it differs,
the form inside a sentence as its attribute `text`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk, Message

from games.engine import Event
from rendering.words import pit, slaughter
from rendering.words.escape import escape_name, plain_name

__all__ = ["Words", "escape_name", "plain_name"]

FOLDER = Path(__file__).parent
FIRST = "en"
SEATS = {"seat": "name", "other": "other", "roller": "roller", "fighter": "fighter"}
"""Arguments that are seats, and what the catalogues call the name of the person who sits there."""
LISTS = ("cards", "chosen", "looking", "bonus", "tokens", "bearers")
"""Arguments that are several ids, separated by spaces."""
KINDS = ("card", "guest", "family")
TEXTS = (
    ("card", "effect", "card"),
    ("card", "alone", "alone"),
    ("card", "short", "short"),
    ("event", "effect", "card"),
    ("guest", "ability", "guest"),
    ("family", "ability", "family"),
    ("board_row", "deeds", "row"),
)
"""Arguments that bring others with them: what the card does (in few words, or when nobody plays it), what the guest or the family can."""


Args = Mapping[str, str | int]


def _verb(key: str, _view: Any) -> str:
    return key.partition(":")[0]


def _target(key: str, _view: Any) -> Args:
    target = key.partition(":")[2]
    return {"target": target} if target else {}


def _as_told(args: Args) -> Args:
    return args


def _nothing(_view: Any) -> Args:
    return {}


@dataclass(frozen=True, slots=True)
class Details:
    """What a title's words take from its view, and from its events. Where a title has nothing to say: the verb and the target of a key."""

    wording: Callable[[str, Any], str] = _verb
    option_args: Callable[[str, Any], Args] = _target
    prompt_args: Callable[[Any], Args] = _nothing
    event_args: Callable[[Args], Args] = _as_told
    point_args: Callable[[Any], Args] = _nothing


def details_of(title: ModuleType) -> Details:
    """What a title's module knows: its functions have the names of the fields."""
    return Details(**{each.name: getattr(title, each.name) for each in fields(Details) if hasattr(title, each.name)})


DETAILS: Mapping[str, Details] = {
    "slaughter": details_of(slaughter),
    "pit": details_of(pit),
}


class Words:
    """The words of one language; what it lacks is said in English."""

    def __init__(self, locale: str = FIRST) -> None:
        self._bundles = [bundle(each) for each in dict.fromkeys((locale, FIRST)) if (FOLDER / each).is_dir()]

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return any(each.has_message(message_id) for each in self._bundles)

    def say(self, message_id: str, **args: str | int) -> str:
        """A message. Raises KeyError where there is none, or where it needs an argument that is missing."""
        return self._format(message_id, args)

    def name(self, title: str, id_: str) -> str:
        """The name of a family, member, guest, zone, door, card, event or token, as a label."""
        return self.say(f"{title}-name-{id_}")

    def text(self, title: str, id_: str) -> str:
        """The same name as it stands inside a sentence: `the kitchen`."""
        return self._format(f"{title}-name-{id_}", {}, "text")

    def option(self, title: str, key: str, view: Any, names: Mapping[int, str]) -> str:
        """The label of an option as plain text, at most 80 characters."""
        details = DETAILS[title]
        args = self._looked_up(title, details.option_args(key, view), names, plain_name)
        return self._format(f"{title}-option-{details.wording(key, view)}", args)

    def verb(self, title: str, verb: str) -> str:
        """The label of all options of a verb together."""
        return self.say(f"{title}-verb-{verb}")

    def prompt(self, title: str, prompt: str, view: Any, names: Mapping[int, str]) -> str:
        """What is asked, as a line of a message."""
        args = self._looked_up(title, DETAILS[title].prompt_args(view), names, escape_name)
        return self._format(f"{title}-prompt-{prompt}", args)

    def event(self, title: str, event: Event, names: Mapping[int, str]) -> str:
        """What happened, as a line of a message."""
        args = self._looked_up(title, DETAILS[title].event_args(event.args), names, escape_name)
        return self._format(f"{title}-event-{event.key}", args)

    def point(self, title: str, view: Any, names: Mapping[int, str]) -> str:
        """When in a match a view was, as plain text: the hour, and whose turn it is."""
        return self._format(f"{title}-point", self._looked_up(title, DETAILS[title].point_args(view), names, plain_name))

    def topics(self, title: str) -> tuple[str, ...]:
        """The topics of a title's rules, in the order of the catalogue: `slaughter-topic-…` names one, `slaughter-rules-…` tells it."""
        return _ids(f"{title}-topic-")

    def cards(self, title: str) -> tuple[str, ...]:
        """The ids of everything that `card` tells about."""
        return tuple(id_ for kind in KINDS for id_ in _ids(f"{title}-{kind}-"))

    def card(self, title: str, id_: str, facts: Mapping[str, str | int] | None = None) -> str:
        """What a card does, or what a guest or a family can; with its numbers, where the title gives them. Raises KeyError."""
        kind = next((kind for kind in KINDS if self.has(f"{title}-{kind}-{id_}")), KINDS[0])
        text = self.say(f"{title}-{kind}-{id_}")
        if self.has(ability := f"{title}-ability-{id_}"):
            text = f"**{self.say(ability)}**: {text}"
        if not facts:
            return text
        return text + "\n" + self._format(f"{title}-facts-{facts['kind']}", self._looked_up(title, facts, {}, plain_name))

    def _looked_up(self, title: str, args: Mapping[str, str | int], names: Mapping[int, str], safe: Callable[[str], str]) -> dict[str, str | int]:
        """Seats become names of people, ids become names of things."""
        found: dict[str, str | int] = {}
        for key, value in args.items():
            if key in SEATS:
                found[SEATS[key]] = safe(names[int(value)]) if int(value) in names else self.say("nobody")
            elif isinstance(value, int):
                found[key] = value
            else:
                ids = value.split() if key in LISTS else [value]
                found[key] = self.say("list-comma").join(self._known(title, each) for each in ids)
        return found | self._companions(title, args)

    def _companions(self, title: str, args: Mapping[str, str | int]) -> dict[str, str]:
        """The label of a target beside its form in a sentence, and the texts of cards, guests and families."""
        ids = {"label": f"{title}-name-{args.get('target')}"}
        ids |= {name: f"{title}-{kind}-{args.get(key)}" for key, name, kind in TEXTS if key in args}
        return {name: self.say(message) for name, message in ids.items() if self.has(message)}

    def _known(self, title: str, value: str) -> str:
        return self.text(title, value) if self.has(f"{title}-name-{value}") else value

    def _format(self, message_id: str, args: Mapping[str, str | int], attribute: str = "") -> str:
        found = next((each for each in self._bundles if each.has_message(message_id)), None)
        if found is None:
            raise KeyError(message_id)
        message = found.get_message(message_id)
        pattern = message.attributes.get(attribute, message.value)
        if pattern is None:
            raise KeyError(message_id)
        text, errors = found.format_pattern(pattern, {key: _bare(value) for key, value in args.items()})
        if errors:
            raise KeyError(f"{message_id}: {errors[0]}")
        return str(text)


def _bare(value: str | int) -> Any:
    """A number without marks between its digits: it may be a moment in `<t:…>`, a table, or somebody's id."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def capitalized(text: Any) -> Any:
    """CAP() in the catalogues: a name at the beginning of a sentence."""
    return str(text)[:1].upper() + str(text)[1:]


@cache
def bundle(locale: str) -> FluentBundle:
    """The messages of one language. Raises ValueError where a catalogue has a fault."""
    result = FluentBundle([locale], functions={"CAP": capitalized}, use_isolating=False)
    for _, resource in _resources(locale):
        result.add_resource(resource)
    return result


@cache
def message_ids(locale: str) -> tuple[str, ...]:
    """The ids of all messages of one language, in the order of the files."""
    return tuple(entry.id.name for _, resource in _resources(locale) for entry in resource.body if isinstance(entry, Message))


@cache
def _ids(start: str) -> tuple[str, ...]:
    return tuple(each.removeprefix(start) for each in message_ids(FIRST) if each.startswith(start))


@cache
def _resources(locale: str) -> tuple[tuple[str, Any], ...]:
    files = sorted((FOLDER / locale).glob("*.ftl"))
    read = tuple((file.name, FluentResource(file.read_text(encoding="utf-8"))) for file in files)
    faults = [f"{name}: {str(entry.content).strip()[:60]}" for name, resource in read for entry in resource.body if isinstance(entry, Junk)]
    if faults:
        raise ValueError(f"not understood: {'; '.join(faults)}")
    return read
