"""Everything that mends the tables of one running bot, put together."""

import logging

from bot.desk import Desk
from bot.repair import Repair
from bot.repair_log import Recent
from bot.repair_posts import Sweeper
from db.repair import RepairStore
from db.sqlite import SqliteStore


class RepairKit:
    """What may be done to a table's past, what is published of it, and what the log said lately."""

    def __init__(self, desk: Desk, store: SqliteStore, token: str, gap: float) -> None:
        kept = RepairStore(store)
        self.repair = Repair(desk.host, kept)
        self.sweeper = Sweeper(desk, kept, gap)
        self.recent = Recent(token)
        logging.getLogger().addHandler(self.recent)

    async def close(self) -> None:
        """Finish what there is to publish, and listen to the log no more."""
        logging.getLogger().removeHandler(self.recent)
        await self.sweeper.close()
