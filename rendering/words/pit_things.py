"""Things that the words of Monster Pit look up in a view: Captains, cards and their places, dice."""

from collections.abc import Iterable, Mapping

from games.pit.view import CaptainView, TableView, UnitView

Args = Mapping[str, str | int]


def counts(white: int, yellow: int, red: int) -> Args:
    """Dice by colour for `pit-dice`, and how many there are."""
    return {"white": white, "yellow": yellow, "red": red, "before": white + yellow, "pool": white + yellow + red}


def captain_of(view: TableView, seat: int) -> CaptainView | None:
    """A Captain by seat, None where the seat is none."""
    return next((each for each in view.captains if each.seat == seat), None)


def asked(view: TableView) -> int:
    """Whose Outpost a question is about."""
    if view.subject.isdigit():
        return int(view.subject)
    return view.you.seat if view.you is not None else view.mover


def character(view: TableView, seat: int, place: str, is_named: bool = False) -> dict[str, str | int]:
    """A card of an Outpost. Where another looks the same its place is told; where several Captains play, its owner if that is asked for."""
    captain = view.captain(seat)
    units = [*captain.slots.values(), *captain.reserve, *([captain.unit] if captain.unit is not None else [])]
    found = marked(next(unit for unit in units if unit.slot == place), units)
    if is_named and len(view.captains) > 1:
        found |= {"seat": seat, "mark": "both" if found["mark"] == "spot" else "name"}
    return found


def marked(unit: UnitView, among: Iterable[UnitView]) -> dict[str, str | int]:
    """A card, with its place where another of these looks the same."""
    is_alone = sum(other.id == unit.id for other in among) == 1
    return {"target": unit.id, "mark": "none" if is_alone else "spot", **spot(unit.slot)}


def spot(slot: str) -> dict[str, str | int]:
    """A slot in words: `side_a` and its number; the Captain's and Reserve as such have none."""
    return {"side": f"side_{slot[:1]}", "at": int(slot[1:]) if slot[1:].isdigit() else 0}


def in_combat(view: TableView) -> int:
    """Whose combat it is."""
    return view.combat.seat if view.combat is not None else view.mover


def foe_of(view: TableView) -> str:
    """Whom the combat is against."""
    return view.combat.target if view.combat is not None and view.combat.target != "monster" else view.monster.id


def seen(view: TableView, at: int) -> str:
    """A card that the viewer looks at, empty for all others."""
    looking = view.you.looking if view.you is not None else ()
    return looking[at] if at < len(looking) else ""
