"""`/privacy`: what is kept about the person who asks, and how it is deleted. Nobody else sees it, nobody else can do it."""

from discord import app_commands
from discord.ext import commands

from bot.client import TableBot
from bot.controls import PRIVACY
from bot.memory_privacy_letters import done_letter, kept_letter, sure_letter
from cogs.answers import Interaction, commanded, pressed, say, show
from cogs.controls import Control


class PrivacyButton(Control, template=PRIVACY):
    """Asks once more, deletes, or keeps."""

    async def act(self, interaction: Interaction) -> None:
        """Do it for the person who presses."""
        async with pressed(interaction):
            words, act = interaction.client.words, self.match["act"]
            if act == "ask":
                await show(interaction, sure_letter(words))
                return
            if act == "delete":
                await interaction.client.privacy.forget(interaction.user.id)
            await show(interaction, done_letter(words, is_deleted=act == "delete"))


class Privacy(commands.Cog):
    """What is kept of people."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command(description=say("command-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """Show all of it, to the person alone; in direct messages too."""
        async with commanded(interaction):
            kept = await self.bot.privacy.kept(interaction.user.id)
            await show(interaction, kept_letter(self.bot.words, interaction.user.id, kept))


async def setup(bot: TableBot) -> None:
    """Add the command."""
    bot.add_dynamic_items(PrivacyButton)
    await bot.add_cog(Privacy(bot))
