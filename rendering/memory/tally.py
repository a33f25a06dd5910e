"""What was counted, in a title's words."""

from collections.abc import Mapping

from rendering.words import FIRST, Words, message_ids

MOST = 5
"""Things that are named of a kind."""


def told(words: Words, title: str, tally: Mapping[str, int]) -> list[str]:
    """A line for plain counts, and one for each kind of things counted by name (`victim:tom`), the most frequent first."""
    start = f"{title}-tally-"
    kinds = [id_.removeprefix(start) for id_ in message_ids(FIRST) if id_.startswith(start)]
    plain = [words.say(start + kind, n=tally[kind]) for kind in kinds if tally.get(kind)]
    lines = [words.say("memory-stats-tally", list=words.say("list-comma").join(plain))] if plain else []
    return lines + [words.say(start + kind, list=_named(words, title, found)) for kind in kinds if (found := _of_kind(kind, tally))]


def _of_kind(kind: str, tally: Mapping[str, int]) -> list[tuple[str, int]]:
    things = [(what.partition(":")[2], n) for what, n in tally.items() if what.startswith(f"{kind}:")]
    return sorted(things, key=lambda thing: (-thing[1], thing[0]))[:MOST]


def _named(words: Words, title: str, things: list[tuple[str, int]]) -> str:
    return words.say("list-comma").join(words.say("memory-times", what=words.text(title, id_), n=n) for id_, n in things)
