"""What is published when a table is mended: old messages lose their controls, and a broken table says so once."""

import contextlib
import logging

from bot.desk import Desk, nonce_of
from bot.journal import latest
from bot.people import Refused
from bot.posts.letter import GREY, Letter
from bot.posts.mail import Barred, Gone
from bot.works import Later, Works
from db.repair import Outdated, RepairStore
from db.store import StoreBusy, TableRow

log = logging.getLogger(__name__)
UNKNOWN_CHANNEL = 10003


class Sweeper:
    """Takes the controls from messages that history has overtaken, and tells a channel when its table is broken. What counts is in the store."""

    def __init__(self, desk: Desk, kept: RepairStore, gap: float) -> None:
        self._desk = desk
        self._kept = kept
        self._works = Works(self._work, gap)

    def changed(self, table: int) -> None:
        """Something about the table has changed."""
        self._works.ask(table)

    async def resume(self) -> None:
        """Go on with what was not done before a restart."""
        for table in await self._kept.unswept():
            self.changed(table)

    def retry(self) -> None:
        """Try again where Discord did not let it through."""
        self._works.again()

    async def close(self) -> None:
        """Do what there is to do, then stop."""
        await self._works.close()

    async def _work(self, table: int) -> None:
        try:
            await self._strays(table)
            for message in await self._kept.outdated(table):
                await self._strip(message)
            row = await self._desk.store.table(table)
            if row is not None and row.active and table in self._desk.host.stopped:
                await self._stopped(row)
        except StoreBusy as error:
            raise Later("the store is busy") from error

    async def _strays(self, table: int) -> None:
        """Posts of turns that are taken back, written down by a publisher that did not know yet."""
        with contextlib.suppress(Refused):
            game = await self._desk.host.look(table)
            if game.match is not None and (number := latest(game.lines)):
                await self._kept.outdate_strays(table, game.match.match.turn, number)

    async def _strip(self, message: Outdated) -> None:
        try:
            await self._desk.mail.strip(message.channel, message.message, self._desk.words.say(f"outdated-{message.reason}"))
        except Gone:
            log.info("an old message is gone already")
        except Barred as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
        await self._kept.swept(message.message)

    async def _stopped(self, row: TableRow) -> None:
        """Say in the channel that the table is broken, once for each state of its journal."""
        number, key = str(len(await self._kept.lines(row.id))), f"broken:{row.id}"
        if await self._desk.store.note(key) == number:
            return
        say = self._desk.words.say
        letter = Letter(say("broken-heading", table=row.id), texts=(say("broken-text"),), colour=GREY)
        await self._desk.mail.send(row.thread or row.channel, letter, nonce_of(row, f"broken.{number}"))
        await self._desk.store.save_note(key, number)
