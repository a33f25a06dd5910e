"""Alt texts, in the order in which a person would tell it: hour, turn, rooms from north-west to south-east, players."""

from collections import Counter
from collections.abc import Iterable, Mapping

from games.slaughter.view import HOURS, CardView, SeatView, TableView
from rendering.slaughter.describe_below import EMPTY_ROOMS, belongings, cellar_door, guest, lying, shelf, wild_ones
from rendering.slaughter.figures import family_of
from rendering.slaughter.floor import CELLAR_DOOR
from rendering.slaughter.frame import AIMS, STRUCTURES
from rendering.slaughter.wording import hour, in_text, member, name, short, tell
from rendering.text import clean, clusters

LIMIT = 1024
"""Characters of an alt text."""
STATES = ("gone", "closed", "barred")
NAME = 24
"""Characters that a player's name takes at most."""
NORTH_WEST_FIRST = ("yard_n", "kitchen", "bathroom", "yard_w", "wc", "yard_e", "shed", "living", "bedroom", "yard_s", "basement")


def describe(view: TableView, names: Mapping[int, str]) -> str:
    """The public picture in words. Nothing of `view.you` is told."""
    who = {seat: _name(each) for seat, each in names.items()}
    if view.stage in ("families", "orders"):
        return _joined([tell(f"setup-{view.stage}"), *(_chooser(view, seat, who) for seat in view.seats)])
    texts = (_night(view, who, terse) for terse in range(EMPTY_ROOMS + 1))
    return next((text for text in texts if len(text) <= LIMIT), _joined([_night(view, who, EMPTY_ROOMS)]))


def _night(view: TableView, who: Mapping[int, str], terse: int) -> str:
    """The board in words: from 1 on families are counted, then the goal, mutations on offer, equipment, mutations of players and empty rooms."""
    head = [tell("hour", hour=hour(HOURS[view.hour])), *([tell("event", event=name(view.event))] if view.event else []), _turn(view, who)]
    zones = [line for zone in NORTH_WEST_FIRST if (line := _zone(view, zone, terse))]
    doors = [*_doors(view), *cellar_door(view)]
    return " ".join([*head, *shelf(view, terse), *zones, *doors, *_absent(view), *(_seat(seat, who, terse) for seat in view.seats)])


def describe_hand(view: TableView, names: Mapping[int, str]) -> str:
    """The private picture in words. Raises ValueError for the public view."""
    you = view.you
    if you is None:
        raise ValueError("the public has no hand")
    who, cards = _name(names[you.seat]), _list(_card(each) for each in you.cards)
    lines = [tell("hand", name=who, cards=cards) if cards else tell("hand-empty", name=who)]
    if view.fight is not None and view.fight.offers:
        offers = _list(tell("offer", card=name(each.card), name=_name(names[each.seat])) for each in view.fight.offers)
        lines.append(tell("offers", guest=in_text(view.fight.victim), cards=offers))
    if you.looking:
        lines.append(tell("looking", cards=_list(map(name, you.looking))))
    if you.order:
        lines.append(tell("order", guests=_list(map(short, you.order))))
    if you.favourite:
        lines.append(tell("favourite", guest=short(you.favourite)))
    room, place = view.seat(you.seat).marker
    if room and you.order:
        lines.append(tell("own-marker", room=name(room), guest=short(you.order[place - 1])))
    lines += [tell("note", room=name(zone), cards=_list(map(name, you.notes[zone]))) for zone in view.piles if you.notes.get(zone)]
    return _joined(lines)


def describe_sheet(view: TableView, names: Mapping[int, str]) -> str:
    """The final sheet in words. Raises ValueError while the night goes on."""
    result, who = view.result, {seat: _name(each) for seat, each in names.items()}
    if result is None:
        raise ValueError("the night is not over")
    ranked = sorted(view.seats, key=lambda each: (result.places[each.seat], each.seat))
    winners = [each for each in ranked if result.places[each.seat] == 1]
    lost = result.how == "lost"
    lines = [tell("sheet-lost") if lost else tell("sheet", names=_list(who[each.seat] for each in winners), points=winners[0].score)]
    for seat in ranked:
        tokens = _list(tell("sheet-token", n=n, token=in_text(kind)) for kind, n in seat.tokens.items() if n) or "–"
        place, who_ = result.places[seat.seat], who[seat.seat]
        lines.append(
            tell("sheet-row-lost" if lost else "sheet-row", place=place, name=who_, family=name(seat.family), points=seat.score, tokens=tokens)
        )
    if view.deaths:
        lines.append(tell("sheet-deaths", guests=_list(short(death.guest) for death in view.deaths)))
    for number, order in result.orders.items():
        lines.append(tell("sheet-order", name=who[number], guests=_list(map(short, order))))
        room, place = view.seat(number).marker
        if room:
            lines.append(tell("sheet-marker", room=name(room), guest=short(order[place - 1])))
    return _joined(lines)


def describe_lobby(names: Mapping[int, str], seats: int) -> str:
    """The box in words."""
    return _joined([tell("lobby", taken=len(names), seats=seats), *([_list(_name(names[seat]) for seat in sorted(names)) + "."] if names else [])])


def _name(text: str) -> str:
    """A player's name on one line, not too long."""
    kept = clusters(clean(text))
    while len("".join(kept)) > NAME:
        kept.pop()
    return "".join(kept)


def _list(parts: Iterable[str]) -> str:
    return ", ".join(parts)


def _joined(lines: list[str]) -> str:
    """The lines as one text; what is too much is left out at the end."""
    text = " ".join(lines)
    return text if len(text) <= LIMIT else text[: LIMIT - 2].rsplit(" ", 1)[0] + " …"


def _chooser(view: TableView, seat: SeatView, who: Mapping[int, str]) -> str:
    if not seat.family:
        return tell("seat-open", name=who[seat.seat])
    ready = "ready" if seat.is_ready and view.stage == "orders" else "family"
    return tell(f"seat-{ready}", name=who[seat.seat], family=name(seat.family))


def _turn(view: TableView, who: Mapping[int, str]) -> str:
    """Whose turn it is and what is being decided."""
    turn = view.turn
    if turn is None:
        return tell("over" if view.stage == "over" else "between")
    if not turn.monster:
        return tell("choosing", name=who[turn.seat])
    monster = member(family_of(view, turn.seat, turn.monster), turn.monster)
    if view.fight is not None:
        fight = view.fight
        return tell("fight", name=who[turn.seat], monster=monster, guest=in_text(fight.victim), dice=fight.dice, reaction=fight.reaction_dice)
    line = tell("turn", name=who[turn.seat], monster=monster, actions=turn.actions_left, moves=turn.free_moves)
    return f"{line} {_rolled(view)}" if view.roll is not None else line


def _rolled(view: TableView) -> str:
    roll = view.roll
    if roll is None:
        return ""
    hits = sum(roll.dice) + roll.automatic
    if roll.target in AIMS:
        target = in_text(STRUCTURES.get(roll.target, roll.target))
        return tell("roll-at", action=name(roll.action), target=target, hits=hits, dice=len(roll.dice))
    if roll.action == "attack":
        return tell("roll-against", action=name(roll.action), hits=hits, saved=sum(roll.reaction))
    return tell("roll", action=name(roll.action), hits=hits, dice=len(roll.dice))


def _zone(view: TableView, zone: str, terse: int) -> str:
    """What is in a zone, families counted where it must be brief; an empty text for an empty yard."""
    here = view.monsters_in(zone)
    things = [member(each.family, each.id) for each in here]
    if terse:
        families = Counter(each.family for each in here)
        things = [tell("several", n=n, family=name(family)) if n > 1 else name(family) for family, n in families.items()]
    things += [*wild_ones(view, zone), *(guest(each, terse) for each in view.guests_in(zone)), *lying(view, zone)]
    if zone in view.piles and (things or terse < EMPTY_ROOMS):
        things.append(tell("pile", n=view.piles[zone]))
    return tell("zone", zone=name(zone), things=_list(things)) if things else ""


def _doors(view: TableView) -> list[str]:
    """Barred doors, and those that are open or those that are closed, whichever are fewer."""
    doors = {state: [name(door) for door, each in view.doors.items() if each == state and door != CELLAR_DOOR] for state in STATES}
    fewer = "gone" if len(doors["gone"]) <= len(doors["closed"]) else "closed"
    states = [state for state in (fewer, "barred") if doors[state]]
    lines = [tell(f"doors-{state}", doors=_list(doors[state])) for state in states]
    return lines or [tell("doors-all-closed" if fewer == "gone" else "doors-all-gone")]


def _absent(view: TableView) -> list[str]:
    lines = []
    for status in ("hidden", "waiting", "dead"):
        guests = [short(each.id) for each in view.guests if each.status == status]
        if guests:
            lines.append(tell(status, guests=_list(guests)))
    return lines


def _seat(seat: SeatView, who: Mapping[int, str], terse: int) -> str:
    facts: dict[str, str | int] = {"name": who[seat.seat], "family": name(seat.family), "points": seat.score, "hand": seat.hand}
    things = belongings(seat, terse)
    return tell("seat-more", **facts, things=_list(things)) if things else tell("seat", **facts)


def _card(card: CardView) -> str:
    return tell("card-dice", card=name(card.id), dice=card.dice) if card.dice else name(card.id)
