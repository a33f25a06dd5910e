"""`/settings`: what a server has chosen for its tables."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TableBot
from bot.controls import SETTING
from bot.people import Refused
from bot.posts.settings import ROLES, chosen, settings_letter
from cogs.answers import Interaction, commanded, is_moderator, pressed, say, show
from cogs.controls import Control
from db.guard import GuildRow


class SettingSelect(Control, template=SETTING):
    """Changes one of the choices."""

    async def act(self, interaction: Interaction) -> None:
        """Change it, and show what stands now."""
        async with pressed(interaction):
            rules, words = interaction.client.guarding.rules, interaction.client.words
            changed = chosen(_of(interaction), self.match["name"], self._values)
            if changed is None:
                raise Refused("stale")
            if self.match["name"] in ROLES and not interaction.permissions.manage_guild:
                raise Refused("needs-manage-server")
            await rules.save(changed)
            await show(interaction, settings_letter(changed, words))

    @property
    def _values(self) -> list[str]:
        if isinstance(self.item, discord.ui.RoleSelect):
            return [str(role.id) for role in self.item.values]
        return self.item.values if isinstance(self.item, discord.ui.Select) else []


class Settings(commands.Cog):
    """The choices of a server, for its moderators."""

    @app_commands.command(description=say("command-settings"))
    @app_commands.guild_only()
    async def settings(self, interaction: Interaction) -> None:
        """Show the choices, to be changed."""
        async with commanded(interaction):
            await show(interaction, settings_letter(_of(interaction), interaction.client.words))


def _of(interaction: Interaction) -> GuildRow:
    """What the server has chosen. Refuses not-moderator."""
    if not is_moderator(interaction):
        raise Refused("not-moderator")
    return interaction.client.guarding.rules.of(interaction.guild_id or 0)


async def setup(bot: TableBot) -> None:
    """Add the command."""
    bot.add_dynamic_items(SettingSelect)
    await bot.add_cog(Settings())
