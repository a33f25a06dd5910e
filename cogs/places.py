"""What Discord tells of servers, channels and threads: tables follow the fate of their places."""

import discord
from discord.ext import commands

from bot.client import TableBot
from bot.guard_places import told


class Places(commands.Cog):
    """Hands the news of places to the guard."""

    def __init__(self, bot: TableBot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was kicked or banned, or the server is gone; an outage is told in another way."""
        await self._bot.guarding.guard.guild_left(guild.id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """An outage: tables wait."""
        await self._bot.guarding.guard.in_guild(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """An outage is over."""
        await self._bot.guarding.guard.in_guild(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and its threads with it."""
        await self._bot.guarding.guard.place_gone(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await self._bot.guarding.guard.place_is(event.thread_id, "gone")

    @commands.Cog.listener()
    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """A thread was archived, locked, or the contrary."""
        await self._bot.guarding.guard.place_is(event.thread_id, told(event.data).state)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Rights may have come or gone."""
        if before.overwrites != after.overwrites:
            await self._bot.guarding.guard.in_guild(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Rights may have come or gone."""
        if before.permissions != after.permissions:
            await self._bot.guarding.guard.in_guild(after.guild.id)


async def setup(bot: TableBot) -> None:
    """Listen."""
    await bot.add_cog(Places(bot))
