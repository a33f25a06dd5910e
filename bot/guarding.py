"""Everything that guards the tables of one running bot, put together."""

from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.desk import Desk
from bot.guard import Guard
from bot.guard_idle import Idle
from bot.guard_places import Places
from bot.guard_rules import GuildRules
from db.guard import GuardStore
from db.sqlite import SqliteStore


@dataclass(frozen=True, slots=True)
class Guarding:
    """What servers have chosen, where tables live, what they wait for, and which nobody uses."""

    rules: GuildRules
    places: Places
    guard: Guard
    idle: Idle

    async def sweep(self) -> None:
        """Look after tables that nobody uses, and forget what is over. Raises StoreBusy."""
        await self.idle.sweep()


async def guarding(client: discord.Client, desk: Desk, store: SqliteStore, rules: GuildRules, retry: Callable[[], None]) -> Guarding:
    """The guard of a store's tables. `retry`: publish again what Discord did not let through. Raises StoreBusy."""
    memory, places = GuardStore(store), Places(client)
    guard = Guard(desk, memory, places, retry)
    await guard.load()
    return Guarding(rules, places, guard, Idle(desk, memory, guard.waits))


async def rules_of(store: SqliteStore) -> GuildRules:
    """What servers have chosen. Raises StoreBusy."""
    rules = GuildRules(GuardStore(store))
    await rules.load()
    return rules
