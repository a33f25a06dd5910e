"""The host: one lock per table; check, apply, commit, then tell."""

from collections.abc import Callable, Mapping
from typing import Protocol

from bot.chance import fresh_secret
from bot.game import Game, Pressed
from bot.people import Person
from db.store import Store, TableRow
from games.title import Title


class Teller(Protocol):
    """Who publishes. Told only after the commit; must return at once."""

    def changed(self, table: int) -> None:
        """Something about the table has changed: lobby, answer, or end."""


class Host:
    """All tables of one store. `teller` may be set later than the rest, because it needs the host itself."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        teller: Teller,
        titles: Mapping[str, Title],
        fresh: Callable[[], str] = fresh_secret,
    ) -> None:
        self.store = store
        self.clock = clock
        self.teller = teller
        self.titles = titles
        self.fresh = fresh

    # ---------------------------------------------------------------- the lobby

    async def open(
        self,
        guild: int,
        channel: int,
        owner: Person,
        title: str,
        variant: str,
        seats: int,
        options: Mapping[str, str],
        tempo: str,
    ) -> TableRow:
        """A new table with its owner in seat 1. Refuses channel-busy, no-title, no-option, setup-unfit."""
        ...

    async def join(self, table: int, person: Person) -> Game:
        """Take the lowest empty seat. Refuses seated-already, full, already-started."""
        ...

    async def leave(self, table: int, person: Person) -> Game:
        """Give the seat up, in the lobby only. The next person inherits the table; without one it is archived."""
        ...

    async def add_bot(self, table: int, by: Person, moderator: bool = False) -> Game:
        """Seat a bot in the lowest empty seat. Refuses full, not-owner."""
        ...

    async def remove_bot(self, table: int, by: Person, moderator: bool = False) -> Game:
        """Take the last bot seat away. Refuses no-bots, not-owner."""
        ...

    async def configure(self, table: int, by: Person, option: str, choice: str, moderator: bool = False) -> Game:
        """Set `variant`, `seats`, `tempo` or an option of the title. Refuses no-option, seats-taken, setup-unfit."""
        ...

    async def start(self, table: int, by: Person, moderator: bool = False) -> Game:
        """Begin the match. Refuses too-few, empty-seats, not-owner."""
        ...

    async def end(self, table: int, by: Person, moderator: bool = False) -> TableRow:
        """Stop a table in any state for good: it is archived, its channel is free."""
        ...

    async def archive(self, table: int) -> None:
        """Stop a table that has lost its channel; no one is asked. Quiet where it is over already."""
        ...

    # ---------------------------------------------------------------- play

    async def press(self, table: int, number: int, user: int, option: int, private: bool) -> Pressed:
        """A control made at journal number `number`: the index `option` counts in `shared_keys(question)`, or, where `private`,
        in `keys_for(ask)` of the person's own seat. A control stays good while the ask of that seat is unchanged.

        Refuses stale, not-seated, not-asked, not-offered.
        """
        ...

    async def act(self, table: int, user: int, key: str) -> Pressed:
        """A slash command: the key itself. Refuses not-seated, not-asked, not-offered."""
        ...

    async def bot_step(self, table: int) -> bool:
        """Let the first awaited bot seat answer; False where none is awaited."""
        ...

    async def default_step(self, table: int, seat: int) -> bool:
        """Give an awaited seat's default answer; False where it is not awaited."""
        ...

    # ---------------------------------------------------------------- looking

    async def look(self, table: int) -> Game:
        """The table as committed. Refuses no-table, broken."""
        ...

    async def in_channel(self, channel: int) -> TableRow | None:
        """The active table of a channel."""
        ...

    async def of_person(self, user: int) -> list[TableRow]:
        """The active tables of a person."""
        ...

    async def active(self) -> list[TableRow]:
        """All active tables, for the start of the bot."""
        ...

    async def secret(self, table: int) -> str:
        """The dice secret of a table that is over. Refuses not-over."""
        ...
