"""The teller: keeps the posts of every table in step with what is committed, and the hands in the direct messages."""

import logging

from bot.board import Board
from bot.desk import Desk
from bot.hands import Hands
from bot.people import Refused
from bot.posts.mail import Barred
from bot.works import Works
from db.store import StoreBusy

log = logging.getLogger(__name__)


class Publisher:
    """Publishes soon after each change, at most once in `gap` seconds for a table; direct messages are `spacing` seconds apart."""

    def __init__(self, desk: Desk, gap: float, spacing: float) -> None:
        self._desk = desk
        self._board = Board(desk)
        self._hands = Hands(desk, spacing)
        self._waiting: set[int] = set()
        self._posts = Works(self._publish_board, gap)
        self._letters = Works(self._publish_hands, gap)

    def changed(self, table: int) -> None:
        """Something about the table has changed."""
        self._posts.ask(table)
        self._letters.ask(table)

    async def resume(self) -> None:
        """Publish what was committed and not told before a restart."""
        for row in await self._desk.store.untold():
            self.changed(row.id)

    def retry(self) -> None:
        """Try again where Discord did not let a post through."""
        for table in sorted(self._waiting):
            self.changed(table)

    async def deleted(self, message: int) -> None:
        """Somebody has deleted a message; a post that is still needed comes back once."""
        post = await self._desk.store.post_of(message)
        if post is not None and await self._board.lost(post):
            self._posts.ask(post.table)

    async def close(self) -> None:
        """Tell what is committed, then stop."""
        await self._posts.close()
        await self._letters.close()

    async def _publish_board(self, table: int) -> None:
        self._waiting.discard(table)
        try:
            await self._board.publish(table)
        except Barred as error:
            log.warning("table %d: a post does not get through, code %d", table, error.code)
            self._waiting.add(table)
        except (Refused, StoreBusy) as error:
            log.warning("table %d cannot be published: %s", table, error)
            self._waiting.add(table)

    async def _publish_hands(self, table: int) -> None:
        try:
            await self._hands.publish(table)
        except (Refused, StoreBusy) as error:
            log.warning("table %d: hands cannot be published: %s", table, error)
            self._waiting.add(table)
