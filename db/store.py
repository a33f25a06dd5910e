"""What the host wants of a store, whatever database is behind it. Times are UTC epoch seconds."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from games.engine import Answer, Setup

State = Literal["lobby", "running", "ended", "archived"]
"""`ended` came to its end by the rules, `archived` was stopped before."""
StandIn = Literal["", "away", "missed"]
"""Why a bot plays for a person: it said so, or has missed deadlines."""
Kind = Literal["turn", "lobby", "final", "hand"]


class StoreBusy(Exception):
    """The database is locked for too long or cannot be written; nothing has changed. The text says why, for the hoster."""


class StoreFull(StoreBusy):
    """There is no room on the disk; nothing has changed."""


class Deposed(StoreBusy):
    """Another process holds the lease of the store; nothing has changed, and nothing more will be written."""


class Unusable(Exception):
    """The store cannot be used at all; the text is one sentence for the hoster."""


class ChannelBusy(Exception):
    """The channel has an active table already."""


class Conflict(Exception):
    """Somebody else wrote these journal numbers first."""


class Damaged(Exception):
    """Rows of one table do not make sense; others are unharmed."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table. `thread` is 0 where it has none of its own; `commitment` the hash of the dice secret; `damaged` rows can only be ended."""

    id: int
    guild: int
    channel: int
    owner: int
    setup: Setup
    tempo: str
    commitment: str
    state: State = "lobby"
    thread: int = 0
    created: float = 0.0
    started: float = 0.0
    ended: float = 0.0
    damaged: bool = False
    paused: float = 0.0
    """Since when it stands still, 0 where it does not."""

    @property
    def active(self) -> bool:
        """Whether it occupies its channel."""
        return self.state in ("lobby", "running")

    @property
    def over(self) -> bool:
        """Whether nothing more can happen; then its secret may be told."""
        return not self.active


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A taken seat, numbered from 1. `user` is 0 for a bot seat and below 0 for somebody who is forgotten; an empty seat has no row.

    `missed` counts the deadlines that its person missed in a row; `passes` is 1 + the turn in which the person asked to be passed for, or 0.
    """

    seat: int
    user: int
    name: str = ""
    stand_in: StandIn = ""
    missed: int = 0
    passes: int = 0

    @property
    def is_bot(self) -> bool:
        """Whether nobody sits there but the host's bot."""
        return self.user == 0

    @property
    def by_bot(self) -> bool:
        """Whether the host's bot answers for it: nobody sits there, or the person is absent."""
        return self.is_bot or bool(self.stand_in)


@dataclass(frozen=True, slots=True)
class Post:
    """Where something is published, and up to which journal number. `seat` is 0 for posts to all, `turn` the match's turn.

    A post whose `message` is 0 was begun and perhaps never sent.
    """

    table: int
    kind: Kind
    channel: int
    message: int
    number: int
    seat: int = 0
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Undelivered:
    """A seat whose direct messages do not arrive, since when and why (a word, no content)."""

    table: int
    seat: int
    since: float
    reason: str


class Store(Protocol):
    """Everything kept. Every write is one transaction. All methods may raise StoreBusy."""

    async def close(self) -> None:
        """Let go of the database."""

    # tables and seats

    async def add_table(self, row: TableRow, secret: str, seats: Sequence[SeatRow]) -> TableRow:
        """A new table (the id of `row` is ignored) with its seats. Raises ChannelBusy."""

    async def save_table(self, row: TableRow, seats: Sequence[SeatRow] | None = None, dice: Sequence[Answer] = ()) -> None:
        """Write a table's owner, set-up, tempo, thread, state and times, its seats where given, and the dice it starts with."""

    async def close_table(self, table: int, at: float) -> None:
        """Archive a table without touching anything else of it."""

    async def table(self, table: int) -> TableRow | None:
        """A table by id."""

    async def in_channel(self, channel: int) -> TableRow | None:
        """The active table of a channel or thread."""

    async def of_user(self, user: int) -> list[TableRow]:
        """The active tables at which a person sits."""

    async def active(self) -> list[TableRow]:
        """All active tables, oldest first."""

    async def untold(self) -> list[TableRow]:
        """Lobbies, running tables whose posts lag behind the journal, and tables that are over without their final post, oldest first."""

    async def with_bots(self) -> list[TableRow]:
        """The running tables at which a bot sits, oldest first."""

    async def seats(self, table: int) -> list[SeatRow]:
        """The taken seats in order."""

    async def secret(self, table: int) -> str:
        """The dice secret. Raises Damaged where there is none."""

    # journals

    async def answers(self, table: int) -> list[Answer]:
        """The whole journal. Raises Damaged where a line is missing or unreadable."""

    async def append(
        self, table: int, number: int, answers: Sequence[Answer], at: float, ended: bool = False, seats: Sequence[SeatRow] | None = None
    ) -> None:
        """Add answers from journal number `number` on, mark the table ended, and write its seats where given, in one transaction.

        Raises Conflict.
        """

    # what has been published

    async def posts(self, table: int) -> list[Post]:
        """All posts of a table, oldest turn first."""

    async def save_post(self, post: Post) -> None:
        """Remember a post; one per table, kind, seat and turn."""

    async def hands_told(self, table: int, number: int) -> None:
        """All hands of a table are up to date with the first `number` answers."""

    async def drop_post(self, post: Post) -> None:
        """Forget a post."""

    async def known(self, table: int) -> set[int]:
        """The messages that are known as posts of a table, or as posts that history has overtaken."""

    async def overtaken(self, table: int) -> int:
        """How many messages of a table history has overtaken: what is posted again is another post."""

    async def post_of(self, message: int) -> Post | None:
        """The post behind a message id."""

    async def save_undelivered(self, row: Undelivered) -> None:
        """Remember that a seat's direct messages do not arrive."""

    async def drop_undelivered(self, table: int, seat: int) -> None:
        """A direct message has arrived again."""

    async def undelivered(self, table: int) -> list[Undelivered]:
        """The seats of a table that are not reached."""

    # the bot's own notes

    async def note(self, key: str) -> str:
        """A note of the bot (hash of the synced commands, ...); empty where there is none."""

    async def save_note(self, key: str, value: str) -> None:
        """Write a note of the bot."""
