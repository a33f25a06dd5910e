"""Time and absence of one running bot, put together."""

from dataclasses import dataclass
from functools import partial

import discord

from bot.absence import Absence
from bot.absence_members import has_left
from bot.deadlines_watch import Watch
from bot.desk import Desk
from bot.publisher import Publisher
from db.sqlite import SqliteStore


@dataclass(frozen=True, slots=True)
class Keeping:
    """Who answers for seats, and the watch over deadlines."""

    absence: Absence
    watch: Watch


def keeping(client: discord.Client, desk: Desk, store: SqliteStore, publisher: Publisher) -> Keeping:
    """The keeping of a store's tables."""
    absence = Absence(desk.host, store, publisher.still)
    watch = Watch(desk, absence, publisher.renew, partial(has_left, client))
    publisher.on_unreached(watch.unreached)
    return Keeping(absence, watch)
