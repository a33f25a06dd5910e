"""The forms in which the game is played: the base game with its options, Underground, and its scenarios."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from games.engine import Setup


@dataclass(frozen=True, slots=True)
class Variant:
    """What a form of the game adds to the base game, or leaves out.

    `entry` is the event that lies among the first three of the night; `no_below` are basement events that are out.
    """

    id: str
    shed: bool = False
    neutral: bool = False
    fire: bool = False
    underground: bool = False
    entry: str = "knock_knock"
    no_below: tuple[str, ...] = ()
    no_bonus: tuple[str, ...] = ()
    no_families: tuple[str, ...] = ()

    @property
    def is_hunger(self) -> bool:
        """Wild Krittlins (or wandering monsters) can be tamed."""
        return self.id in ("hunger", "wandering-monsters")


VARIANTS: Mapping[str, Variant] = {
    variant.id: variant
    for variant in (
        Variant("base"),
        Variant("base-neutral", neutral=True),
        Variant("base-shed", shed=True),
        Variant("hot-night", fire=True),
        Variant("underground", underground=True, entry="msug_response_team"),
        Variant("last-hours", underground=True, entry="msug_response_team", no_below=("trapdoor",)),
        Variant("station-b62", underground=True),
        Variant(
            "battered-cabin",
            underground=True,
            entry="msug_response_team",
            no_below=("trapdoor", "toxic_gas"),
            no_families=("krittlin",),
        ),
        Variant("night-patrol", underground=True, entry="", no_below=("toxic_gas",), no_bonus=("family_time",)),
        Variant("hunger", underground=True, entry="msug_response_team", no_families=("krittlin",)),
        Variant("wandering-monsters", underground=True, entry="msug_response_team", no_families=("krittlin",)),
    )
}


def variant_of(setup: Setup) -> Variant:
    """The form of a set-up, with the extra (neutral objects or the tool shed) that was chosen besides."""
    form, extra = VARIANTS[setup.variant], setup.options.get("extra", "none")
    return replace(form, shed=form.shed or extra == "shed", neutral=form.neutral or extra == "neutral")


def refuse(setup: Setup) -> str:
    """Why a set-up does not go together: shed and basement (Underground, set-up), shed and neutral objects (book, set-up 5)."""
    form = variant_of(setup)
    if form.shed and form.underground:
        return "shed-underground"
    if form.shed and form.neutral:
        return "shed-neutral"
    if form.neutral and form.id == "last-hours":
        return "neutral-last-hours"
    if form.id == "night-patrol" and setup.options.get("roscoe") == "alternate":
        return "roscoe-night-patrol"
    return ""
