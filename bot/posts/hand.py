"""What one seat alone may see: its hand, what it has learnt, and its private controls."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.controls import HIDDEN, Button, Opened, Place, Row, default_of, in_hand, rows
from bot.posts.letter import Letter
from bot.posts.scene import Scene
from games.engine import Ask, Event, Seat, Table

LINES = 6


@dataclass(frozen=True, slots=True)
class Shown:
    """What of a seat's hand has been published: its ask, its text, whether all is over, and whether a standing order is in force."""

    ask: Ask | None
    text: str
    over: bool = False
    passes: bool = False

    @property
    def must_act(self) -> bool:
        """Whether the seat is waited for and has something to decide that only it may see."""
        return self.ask is not None and self.ask.awaited and bool(getattr(self.ask.choices, "private", ()))


def shown(scene: Scene, seat: Seat) -> Shown:
    """What there is to publish of a hand now."""
    return Shown(_ask(scene, seat), scene.painter.describe_hand(scene.view, scene.names.plain), scene.game.row.over, passes(scene, seat))


def passes(scene: Scene, seat: Seat) -> bool:
    """Whether the person is passed for until its next turn."""
    return any(row.passes for row in scene.game.seats if row.seat == seat)


def learnt(events: Sequence[Event], seat: Seat) -> list[Event]:
    """Those of the events that this seat knows and others do not."""
    return [event for event in events if event.seats is not None and event.reaches(seat)]


def acted_last(table: Table, seat: Seat) -> bool:
    """Whether the last answer of a person or bot was this seat's."""
    return next((answer.seat for answer in reversed(table.journal) if answer.seat), 0) == seat


def hand_letter(scene: Scene, seat: Seat, news: Sequence[Event], opened: Opened | None = None) -> Letter:
    """The hand without its picture; `news` are events that only this seat knows."""
    place = Place(scene.game.row.id, scene.number, HIDDEN)
    ask = _ask(scene, seat)
    wanted = scene.prompt(ask.prompt) if ask is not None and ask.awaited else ""
    lines = [f"• {line}" for line in scene.told(news)[-LINES:]]
    on = passes(scene, seat)
    order = (scene.words.say("hand-passes"),) if on else ()
    number = scene.words.say("hand-over" if scene.game.row.over else "hand-number", number=scene.number, table=scene.game.row.id)
    return Letter(
        heading=scene.words.say("hand-heading", name=scene.names.safe[seat]),
        texts=("\n".join(lines), scene.painter.describe_hand(scene.view, scene.names.plain), wanted and f"**{wanted}**", number, *order),
        rows=(*rows(place, in_hand(ask), scene.labels, default_of(ask), opened), *_order(scene, on)),
    )


def _order(scene: Scene, on: bool) -> list[Row]:
    """The standing order, which is offered whatever the hand holds."""
    if scene.game.row.over:
        return []
    label = scene.words.say("control-ask" if on else "control-pass")
    return [(Button(f"order:{scene.game.row.id}:{'off' if on else 'on'}", label, "quiet"),)]


def _ask(scene: Scene, seat: Seat) -> Ask | None:
    """What the seat is asked; a table that was closed asks nobody."""
    return scene.question.asks.get(seat) if scene.question is not None and scene.game.row.active else None
