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
    """The fewest and the most people that are counted; some titles set others `besides` them."""
    version: int
    create: Callable[[Setup], Match]
    choose: Callable[[Any, Seat, Ask], str]
    """A bot seat: its view, its seat and what it is asked in; a key out."""
    content: Callable[[], str]
    """Fingerprint of the cards' numbers in use."""
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    facts: Callable[[str], Mapping[str, str | int]] = lambda card: {}
    """Numbers of a card or guest for people to read, with their `kind`; empty where there are none."""
    suffixes: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """What a variant may carry where it is typed, `dragon-b+monster`: short for an option and its choice."""
    besides: Callable[[Mapping[str, str]], int] = lambda options: 0
    """How many people these options add to those that `seats` counts: an adversary of the others. Who that is, the rules ask."""
    refuse: Callable[[Setup], str] = lambda setup: ""
    """The key of the reason why a set-up does not go together, or an empty text."""
    quiet: frozenset[str] = frozenset()
    """Public events that tell nothing which was hidden: an answer after which nothing else was told may be taken back."""
    mover: Callable[[Any], Seat] = lambda view: 0
    """Whose turn it is in the public view, 0 where it is nobody's."""
    complete: bool = True
    scored: bool = True
    """Whether people play for points; without them somebody has won or has not."""
    stats: Callable[[Any], Mapping[str, int]] = lambda view: {}
    """Figures of a finished match from its public view, for `simulate`."""
    tally: Callable[[Any], Mapping[Seat, Mapping[str, int]]] = lambda view: {}
    """Figures of each seat from the public view at any moment: `points` and whatever people like to count; `what:id` counts by thing."""

    def setup(self, variant: str, seats: int, options: Mapping[str, str] | None = None) -> Setup:
        """A set-up for so many counted people, with today's rules version and cards. Options are filled up with defaults; suffixes go before them.

        Raises KeyError for an unknown suffix.
        """
        plain, meant = self.spelled(variant)
        chosen = self._filled({**(options or {}), **meant})
        return Setup(self.id, plain, seats + self.besides(chosen), self.version, chosen, self.content())

    def spelled(self, variant: str) -> tuple[str, Mapping[str, str]]:
        """A variant as it is typed: without its suffixes, and the options that they stand for. Raises KeyError."""
        plain, *suffixes = variant.split("+")
        return plain, dict(self.suffixes[each] for each in suffixes)

    def counted(self, setup: Setup) -> int:
        """How many of a set-up's people `seats` counts: the others sit beside them."""
        return setup.seats - self.besides(self._filled(setup.options))

    def _filled(self, options: Mapping[str, str]) -> dict[str, str]:
        return {name: choices[0] for name, choices in self.options.items()} | dict(options)
