"""What the host must know of a title."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from games.engine import Ask, Match, Seat, Setup


@dataclass(frozen=True, slots=True)
class Title:
    """One title. `options` are set-up options with their choices, the first of them the default."""

    id: str
    variants: tuple[str, ...]
    seats: tuple[int, int]
    version: int
    create: Callable[[Setup], Match]
    choose: Callable[[Any, Seat, Ask], str]
    """A bot seat: its view, its seat and what it is asked in; a key out."""
    content: Callable[[], str]
    """Fingerprint of the cards' numbers in use."""
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    facts: Callable[[str], Mapping[str, str | int]] = lambda card: {}
    """Numbers of a card or guest for people to read, with their `kind`; empty where there are none."""
    refuse: Callable[[Setup], str] = lambda setup: ""
    """The key of the reason why a set-up does not go together, or an empty text."""
    quiet: frozenset[str] = frozenset()
    """Public events that tell nothing which was hidden: an answer after which nothing else was told may be taken back."""
    mover: Callable[[Any], Seat] = lambda view: 0
    """Whose turn it is in the public view, 0 where it is nobody's."""
    complete: bool = True
    stats: Callable[[Any], Mapping[str, int]] = lambda view: {}
    """Figures of a finished match from its public view, for `simulate`."""
    tally: Callable[[Any], Mapping[Seat, Mapping[str, int]]] = lambda view: {}
    """Figures of each seat from the public view at any moment: `points` and whatever people like to count; `what:id` counts by thing."""

    def setup(self, variant: str, seats: int, options: Mapping[str, str] | None = None) -> Setup:
        """A set-up with today's rules version and cards, options filled up with defaults."""
        chosen = {name: choices[0] for name, choices in self.options.items()} | dict(options or {})
        return Setup(self.id, variant, seats, self.version, chosen, self.content())
