"""A match of Monster Slaughter from the first door to sunrise."""

from games.engine import Event, Outcome, Seat, Setup
from games.slaughter import cards, scoring
from games.slaughter.night import night
from games.slaughter.setup import set_up
from games.slaughter.sight import table_view
from games.slaughter.state import Game
from games.slaughter.view import TableView


class Slaughter:
    """One fresh match."""

    def __init__(self, setup: Setup) -> None:
        self.game = Game(setup, cards.load())

    @property
    def events(self) -> list[Event]:
        """All that has been told."""
        return self.game.events

    @property
    def turn(self) -> int:
        """Turns so far, the one under way included."""
        return self.game.turn_number

    async def rules(self) -> Outcome:
        """The whole match."""
        await set_up(self.game)
        await night(self.game)
        return scoring.outcome(self.game)

    def view(self, seat: Seat | None) -> TableView:
        """What a seat (None: the public) may see."""
        return table_view(self.game, seat)
