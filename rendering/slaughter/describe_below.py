"""Pieces of the alt text for what Underground, its scenarios and Hot Night add; nothing of them for the base game."""

from games.slaughter.view import GuestView, SeatView, TableView
from rendering.slaughter.floor import CELLAR_DOOR, has_basement
from rendering.slaughter.marks import marks
from rendering.slaughter.wild import untamed
from rendering.slaughter.wording import goal, in_text, member, name, short, tell

GOAL, OFFERS, EQUIPMENT, MUTATIONS, EMPTY_ROOMS = 2, 3, 4, 5, 6
"""From which degree of terseness on each of these is left out."""


def shelf(view: TableView, terse: int) -> list[str]:
    """Scenario and goal, the basement event in force, the mutations on offer."""
    below = view.below
    if below is None:
        return []
    scenario = tell("scenario", scenario=short(view.variant))
    lines = [scenario if terse >= GOAL else tell("goal", scenario=short(view.variant), goal=goal(view.variant))]
    if below.event:
        lines.append(tell("basement-event", event=name(below.event)))
    if below.row and terse < OFFERS:
        offers = ", ".join(tell("cost", thing=name(mutation), cost=cost) for mutation, cost in below.row)
        lines.append(tell("mutations", mutations=offers))
    return lines


def cellar_door(view: TableView) -> list[str]:
    """The basement door with its bolts."""
    below = view.below
    if below is None or not has_basement(view):
        return []
    return [tell("bd", state="chained" if below.is_chained else view.doors[CELLAR_DOOR], bolts=below.door_bolts)]


def wild_ones(view: TableView, zone: str) -> list[str]:
    """Wild monsters in a zone that nobody has tamed."""
    return [tell("wild", monster=member(each.family, each.id)) for each in untamed(view) if each.zone == zone]


def guest(victim: GuestView, terse: int) -> str:
    """A victim with its health and what it carries."""
    things = [*([name(victim.equipped)] if victim.equipped else []), *([in_text("shield")] if victim.has_shield else [])]
    if things and terse < EQUIPMENT:
        return tell("carrying", guest=short(victim.id), hp=victim.hp, things=", ".join(things))
    return tell("guest", guest=short(victim.id), hp=victim.hp)


def lying(view: TableView, zone: str) -> list[str]:
    """Markers of a zone, with their points where they have some."""
    below = view.below
    if below is None:
        return []
    fire = [in_text("fire")] if zone in below.fires else []
    return fire + [tell("count", thing=in_text(kind), n=n) if n else in_text(kind) for kind, n in marks(below).get(zone, [])]


def belongings(seat: SeatView, terse: int) -> list[str]:
    """Mutations of a player, and the room marker with its place in the death order."""
    room, place = seat.marker
    things = [name(mutation) for mutation in seat.mutations] if terse < MUTATIONS else []
    return things + ([tell("marker", room=name(room), place=place)] if room else [])
