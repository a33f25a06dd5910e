"""Names of people at a table, as they may be shown."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.game import Game
from games.engine import Seat
from rendering.words import Words, escape_name, plain_name


@dataclass(frozen=True, slots=True)
class Names:
    """Names by seat: `given` as people wrote them (what `Words` is given), `plain` for pictures and alt texts, `safe` for texts with markdown."""

    given: Mapping[Seat, str]

    @property
    def plain(self) -> Mapping[Seat, str]:
        """Names without marks that steer the writing."""
        return {seat: plain_name(name) for seat, name in self.given.items()}

    @property
    def safe(self) -> Mapping[Seat, str]:
        """Names in which markdown and mentions are nothing but text."""
        return {seat: escape_name(name) for seat, name in self.given.items()}


def of_game(game: Game, words: Words) -> Names:
    """The names at a table; bot seats and those of people who are forgotten are numbered."""
    return Names({seat.seat: seat.name or words.say("bot-name" if seat.is_bot else "forgotten-name", seat=seat.seat) for seat in game.seats})
