"""`/about`: what the bot is, how it fares, and where its rules come from."""

import math

from discord import app_commands
from discord.ext import commands

from bot import VERSION
from bot.client import TableBot
from bot.posts.letter import Letter
from cogs.answers import Interaction, commanded, say, show


class About(commands.Cog):
    """What everybody may know of the bot."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self._since = bot.clock()

    @app_commands.command(description=say("command-about"))
    async def about(self, interaction: Interaction) -> None:
        """Tell it."""
        async with commanded(interaction):
            words = self.bot.words
            sources = [words.say(f"{title.id}-about") for title in self.bot.titles.values() if title.complete]
            texts = (await self._health(interaction.guild_id or 0), words.say("about-fair"), *sources, words.say("about-unofficial"))
            await show(interaction, Letter(words.say("about-heading", version=VERSION), texts=texts))

    async def _health(self, guild: int) -> str:
        """The health line. The latency is unknown until Discord has answered once."""
        rows = await self.bot.desk.host.active()
        running = sum(row.state == "running" for row in rows)
        here = sum(row.guild == guild for row in rows)
        lines = [self.bot.words.say("about-health", since=int(self._since), running=running, lobbies=len(rows) - running, here=here)]
        if math.isfinite(self.bot.latency):
            lines.append(self.bot.words.say("about-latency", ms=round(self.bot.latency * 1000)))
        return " ".join(lines)


async def setup(bot: TableBot) -> None:
    """Add the command."""
    await bot.add_cog(About(bot))
