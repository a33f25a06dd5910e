"""The pictures of each title."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from types import ModuleType
from typing import Any

from PIL import Image

from rendering import pit, slaughter

Names = Mapping[int, str]
"""Display names by seat."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """What a title draws. Everything is a pure function of a view and may run in any thread."""

    board: Callable[[Any, Names], Image.Image]
    """The public picture of a view."""
    hand: Callable[[Any, Names], Image.Image]
    """What `view.you` alone may see."""
    sheet: Callable[[Any, Names], Image.Image]
    """The end, with everything revealed."""
    lobby: Callable[[Names, int], Image.Image]
    """The box: names of those who sit, and how many seats there are."""
    describe: Callable[[Any, Names], str]
    """Alt text of the board, at most 1,024 characters."""
    describe_hand: Callable[[Any, Names], str]
    describe_sheet: Callable[[Any, Names], str]
    describe_lobby: Callable[[Names, int], str]
    in_hand: Callable[[Any], object] = lambda view: view
    """All of a view that `hand` and `describe_hand` tell: where it is the same, the picture is not drawn again."""
    outpost: Callable[[Any, int, Names], Image.Image] | None = None
    """What a seat has before it, as all may see it; None where there is nothing that the board does not show."""
    describe_outpost: Callable[[Any, int, Names], str] = lambda _view, _seat, _names: ""
    moment: Callable[[Any], str] = lambda _view: ""
    """Where on the clock of the match a view is, in a few letters; empty where a title has none."""
    badges: Callable[[Any], Mapping[int, tuple[str, str]]] = lambda _view: {}
    """The colour and the letter of each seat, where the title gives them."""


def of(title: ModuleType) -> Pictures:
    """What a title's package draws: its functions have the names of the fields. Raises TypeError where one is missing that has no plain form."""
    return Pictures(**{each.name: getattr(title, each.name) for each in fields(Pictures) if hasattr(title, each.name)})


PICTURES: Mapping[str, Pictures] = {
    "slaughter": of(slaughter),
    "pit": of(pit),
}
