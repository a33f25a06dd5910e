"""Bot seats answer at a walking pace: one answer of each table at each step, whatever they hold."""

import logging

from bot.faults import note
from bot.host import Host
from bot.people import Refused

log = logging.getLogger(__name__)


class Pacer:
    """Knows the tables at which a bot seat may be awaited."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._tables: dict[int, None] = {}

    def changed(self, table: int) -> None:
        """Something about the table has changed: look at it with the next step."""
        self._tables[table] = None

    async def resume(self) -> None:
        """Look at all running tables with bots."""
        for row in await self._host.with_bots():
            self.changed(row.id)

    async def step(self) -> None:
        """Let each table's bots give one answer."""
        for table in list(self._tables):
            del self._tables[table]
            try:
                await self._host.bot_step(table)
            except Refused as refused:
                log.warning("table %d: a bot seat cannot answer: %s", table, refused.key)
                if refused.key == "store-busy":
                    self.changed(table)
            except Exception as error:  # noqa: BLE001 - the other tables go on
                note(log, f"table {table}: a bot seat cannot answer", error)
