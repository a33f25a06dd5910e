"""A match of Monster Pit from the set-up to its end."""

from games.engine import Event, Outcome, Seat, Setup
from games.pit import anytime, cards, scoring
from games.pit.midday import midday
from games.pit.morning import morning
from games.pit.night import night
from games.pit.pieces import Ended
from games.pit.setup import set_up
from games.pit.sight import table_view
from games.pit.state import Game
from games.pit.twilight import twilight
from games.pit.view import TableView


class Pit:
    """One fresh match."""

    def __init__(self, setup: Setup) -> None:
        self.game = Game(setup, cards.load())
        anytime.connect(self.game)

    @property
    def events(self) -> list[Event]:
        """All that has been told."""
        return self.game.events

    @property
    def turn(self) -> int:
        """Posts so far: one for each Morning, each Captain's Midday, each Twilight with its Night."""
        return self.game.turn_number

    async def rules(self) -> Outcome:
        """The whole match: rounds of four phases until it ends."""
        game = self.game
        try:
            await set_up(game)
            while True:
                for phase in (morning, midday, twilight, night):
                    await phase(game)
        except Ended as end:
            game.how, game.phase, game.mover = end.how, "over", 0
        game.tell("over", how=game.how)
        return scoring.outcome(game)

    def view(self, seat: Seat | None) -> TableView:
        """What a seat (None: the public) may see."""
        return table_view(self.game, seat)
