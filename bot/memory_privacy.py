"""What is kept about a person is shown to it, and forgotten when it wants that."""

import contextlib
import logging

from bot.absence import Absence
from bot.desk import Desk
from bot.faults import note
from bot.kindly import kindly
from bot.memory import Memory
from bot.people import Refused
from bot.posts.mail import Barred, Gone
from db.privacy import Kept, PrivacyStore
from db.sqlite import SqliteStore
from db.store import StoreBusy

log = logging.getLogger(__name__)


class Privacy:
    """Shows and forgets people."""

    def __init__(self, desk: Desk, store: SqliteStore, absence: Absence, memory: Memory) -> None:
        self._desk, self._absence, self._memory = desk, absence, memory
        self._store = PrivacyStore(store)

    async def kept(self, user: int) -> Kept:
        """Everything that is kept about a person. Refuses store-busy."""
        direct = await self._direct(user)
        with kindly():
            return await self._store.kept(user, direct)

    async def forget(self, user: int) -> None:
        """Forget a person: bots take over its seats under way, its private messages go, then nothing in the store tells who it was.

        Refuses store-busy.
        """
        for row in await self._desk.host.of_person(user):
            await self._leave(row.id, user)
        direct = await self._direct(user)
        with kindly():
            for channel, message in (await self._store.kept(user, direct)).letters:
                with contextlib.suppress(Gone, Barred):
                    await self._desk.mail.delete(channel, message)
            self._desk.host.forget(await self._store.erase(user, direct))
        self._desk.times.forget(user)
        self._desk.pictures.forget()
        self._memory.films.forget()
        await self.scrub()

    async def scrub(self) -> None:
        """Write the file anew where that is due; where it cannot be done now it is done with the next start or retry."""
        try:
            await self._store.scrub()
        except StoreBusy as error:
            log.warning("the store still has traces of what was deleted: %s", error)

    async def _leave(self, table: int, user: int) -> None:
        try:
            await self._absence.leave(table, user)
        except Refused as refused:
            if refused.key == "store-busy":
                raise
            log.warning("table %d cannot be left in order: %s", table, refused.key)
        except Exception as error:  # noqa: BLE001 - a broken table keeps nobody from being forgotten
            note(log, f"table {table} cannot be left in order", error)

    async def _direct(self, user: int) -> int:
        """The channel of direct messages with the person, 0 where Discord does not tell."""
        try:
            return await self._desk.mail.direct(user)
        except Barred:
            return 0
