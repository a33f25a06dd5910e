"""One table at one moment, read at once and then kept: what a post is written from."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.controls import Labels
from bot.game import Game
from bot.posts.names import Names, of_game
from bot.posts.pictures import Sketch, digest
from games.engine import Event, Question, Seat
from rendering.reports import REPORTS
from rendering.titles import Pictures as Painter
from rendering.words import Words


@dataclass(frozen=True, slots=True)
class Scene:
    """A running or ended table as `viewer` (None: the public) sees it. Frozen: it may be used after an `await`."""

    game: Game
    words: Words
    painter: Painter
    names: Names
    viewer: Seat | None
    number: int
    turn: int
    question: Question | None
    awaited: tuple[Seat, ...]
    view: Any

    @property
    def title(self) -> str:
        """Id of the title."""
        return self.game.title.id

    @property
    def labels(self) -> Labels:
        """Words for controls, as this viewer may read them."""
        return Labels(self._option, lambda verb: self.words.verb(self.title, verb), self.words.say)

    @property
    def whole(self) -> Sketch:
        """The picture of the board."""
        return self._sketch("board", self.painter.board, self.painter.describe)

    @property
    def hand(self) -> Sketch:
        """The picture of the viewer's hand: the same one as long as it shows the same."""
        return self._sketch("hand", self.painter.hand, self.painter.describe_hand, digest(self.painter.in_hand(self.view)))

    def outpost(self, seat: Seat) -> Sketch | None:
        """The picture of what a seat has before it, where the title has one."""
        draw, describe, view, names = self.painter.outpost, self.painter.describe_outpost, self.view, self.names.plain
        if draw is None:
            return None
        key = (self.game.row.id, "outpost", self.number, seat, tuple(names.items()))
        return Sketch(key, "outpost", lambda: draw(view, seat, names), lambda: describe(view, seat, names))

    @property
    def sheet(self) -> Sketch:
        """The picture of the score sheet."""
        return self._sketch("sheet", self.painter.sheet, self.painter.describe_sheet)

    @property
    def report(self) -> list[str]:
        """How the points were earned and what was secret, once it is over."""
        return REPORTS[self.title](self.words, self.view, self.names.safe) if self.title in REPORTS else []

    def prompt(self, prompt: str) -> str:
        """What is asked, as a sentence."""
        return self.words.prompt(self.title, prompt, self.view, self.names.given)

    def told(self, events: Iterable[Event]) -> list[str]:
        """One line for each of the events that the viewer may know and that has words."""
        lines = (self.words.event(self.title, event, self.names.given) for event in events if event.reaches(self.viewer))
        return [line for line in lines if line]

    def user(self, seat: Seat) -> int:
        """The person at a seat, 0 for a bot."""
        return next((row.user for row in self.game.seats if row.seat == seat), 0)

    def _option(self, key: str) -> str:
        return self.words.option(self.title, key, self.view, self.names.given)

    def _sketch(self, name: str, draw: Any, describe: Any, shows: object = None) -> Sketch:
        """A picture that shows something; by default it may change with every line of the journal."""
        view, names = self.view, self.names.plain
        key = (self.game.row.id, name, self.number if shows is None else shows, self.viewer, tuple(names.items()))
        return Sketch(key, name, lambda: draw(view, names), lambda: describe(view, names))


def seen(game: Game, words: Words, painter: Painter, viewer: Seat | None) -> Scene:
    """The table now, for one viewer."""
    table = game.table
    return Scene(game, words, painter, of_game(game, words), viewer, game.number, table.match.turn, table.question, game.awaited, table.view(viewer))
