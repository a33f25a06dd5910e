"""`/game watch` for spectators, and the button that keeps a table that nobody seemed to use."""

import discord
from discord import app_commands

from bot.client import TableBot
from bot.controls import KEEP, WATCH
from bot.game import Game
from bot.people import Refused
from bot.posts.watch import watch_letter
from cogs.answers import Interaction, commanded, is_moderator, pressed, say, show, tell
from cogs.controls import Control
from cogs.game import Game as GameCog
from cogs.tables import channel_of, here
from games.engine import Seat


class WatchControl(Control, template=WATCH):
    """Shows the table as it is now, or another hand once it is over."""

    async def act(self, interaction: Interaction) -> None:
        """Show it."""
        async with pressed(interaction):
            await _show(interaction, self.table, max(self.value, 0))


class KeepButton(Control, template=KEEP):
    """Keeps a table open."""

    async def act(self, interaction: Interaction) -> None:
        """Keep it: anybody who sits there may, and moderators."""
        async with pressed(interaction):
            game = await interaction.client.desk.host.look(self.table)
            if game.row.over:
                raise Refused("ended")
            if not (game.seat_of(interaction.user.id) or is_moderator(interaction)):
                raise Refused("not-seated")
            await interaction.client.guarding.idle.keep(self.table)
            await tell(interaction, interaction.client.words.say("guard-kept"))


@app_commands.command(name="watch", description=say("command-game-watch"))
@app_commands.describe(table=say("param-watched"))
async def watch(interaction: Interaction, table: app_commands.Range[int, 0] = 0) -> None:
    """Look at a table as everybody may see it: the one here, or one of this server by its number."""
    async with commanded(interaction):
        await _show(interaction, table or (await here(interaction)).id, 0)


async def _show(interaction: Interaction, table: int, seat: Seat) -> None:
    """Show it to whoever may see its channel. Refuses no-table, not-over."""
    desk = interaction.client.desk
    game = await desk.host.look(table)
    if not _may_see(interaction, game):
        raise Refused("no-table")
    if game.match is None:
        await tell(interaction, desk.words.say("gathering", table=table, free=len(game.free)))
        return
    if seat not in {0, *(each.seat for each in game.seats)}:
        raise Refused("stale")
    await show(interaction, await watch_letter(desk, game, seat))


def _may_see(interaction: Interaction, game: Game) -> bool:
    if game.row.channel == channel_of(interaction):
        return True
    if interaction.guild is None or game.row.guild != interaction.guild_id or not isinstance(interaction.user, discord.Member):
        return False
    place = interaction.guild.get_channel_or_thread(game.row.channel)
    return place is not None and place.permissions_for(interaction.user).view_channel


async def setup(bot: TableBot) -> None:
    """Add the command to its group."""
    bot.add_dynamic_items(WatchControl, KeepButton)
    cog = bot.get_cog(GameCog.__cog_name__)
    if isinstance(cog, GameCog) and cog.app_command is not None:
        cog.app_command.add_command(watch)
