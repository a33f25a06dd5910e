"""`/stats`, `/leaderboard` and `/matches`: what is remembered of finished matches, and the controls that show them again."""

import contextlib

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TableBot
from bot.controls import MATCH, MATCHES, SHARE, SHOW
from bot.desk import nonce_of
from bot.kindly import kindly
from bot.memory_letters import person_letter, ranking_letter, server_letter
from bot.memory_stats import LEAST, figures, ranks
from bot.people import Refused
from bot.posts.mail import Barred
from cogs.answers import Choice, Interaction, commanded, is_moderator, offered, pressed, say, show, tell
from cogs.controls import Control
from cogs.tables import channel_of, title_names
from db.memory import Match

Least = app_commands.Range[int, 1, 1000]


class PageButton(Control, template=MATCHES):
    """Turns the page of the list of matches."""

    async def act(self, interaction: Interaction) -> None:
        """Turn it."""
        async with pressed(interaction):
            await _list(interaction, int(self.match["page"]))


class MatchSelect(Control, template=MATCH):
    """Shows one of the matches of a page."""

    async def act(self, interaction: Interaction) -> None:
        """Show it beside the list."""
        async with commanded(interaction):
            await show(interaction, await interaction.client.memory.sheet(await _match(interaction, self.value)))


class ShowButton(Control, template=SHOW):
    """Shows the replay or the points of a match."""

    async def act(self, interaction: Interaction) -> None:
        """Show it, privately."""
        async with commanded(interaction):
            await show(interaction, await interaction.client.memory.shown(await _match(interaction, self.table), self.match["what"]))


class ShareButton(Control, template=SHARE):
    """Posts the replay or the points of a match in the channel."""

    async def act(self, interaction: Interaction) -> None:
        """Post it, where the person may write and the bot too."""
        async with commanded(interaction):
            match, what, words = await _match(interaction, self.table), self.match["what"], interaction.client.words
            letter = await interaction.client.memory.shown(match, what, to_all=True)
            if not _may_write(interaction):
                raise Refused("not-shared")
            try:
                await interaction.client.desk.mail.send(channel_of(interaction), letter, nonce_of(match.row, f"{what}.{interaction.id}"))
            except Barred as error:
                raise Refused("not-shared") from error
            await tell(interaction, words.say("memory-shared"))


@app_commands.guild_only()
class Memory(commands.Cog):
    """The past matches of a server."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command(description=say("command-stats"))
    @app_commands.describe(person=say("param-stats-person"), server=say("param-stats-server"), title=say("param-title"))
    @app_commands.guild_only()
    async def stats(self, interaction: Interaction, person: discord.User | None = None, server: bool = False, title: str = "") -> None:
        """Show the figures of a person or of the server."""
        async with commanded(interaction):
            guild, known, memory = interaction.guild_id or 0, await self._title(interaction, title), self.bot.memory.store
            who = person or interaction.user
            with kindly():
                shares = await memory.shares(guild, known)
                tally = await memory.tally(guild, known, 0 if server else who.id)
            if server:
                await show(interaction, server_letter(self.bot.words, self.bot.memory.scored, known, shares, tally))
                return
            own = figures(share for share in shares if share.user == who.id)
            await show(interaction, person_letter(self.bot.words, self.bot.memory.scored, known, who.display_name, own, tally))

    @app_commands.command(description=say("command-leaderboard"))
    @app_commands.describe(title=say("param-title"), by=say("param-by"), least=say("param-least"))
    @app_commands.guild_only()
    async def leaderboard(self, interaction: Interaction, title: str = "", by: str = "wins", least: Least = LEAST) -> None:
        """Show who is best at a title."""
        async with commanded(interaction):
            known = await self._title(interaction, title)
            if by not in ranks(self.bot.memory.scored(known)):
                raise Refused("no-option", option="by", choice=by)
            with kindly():
                shares = await self.bot.memory.store.shares(interaction.guild_id or 0, known)
            await show(interaction, ranking_letter(self.bot.words, self.bot.memory.scored, known, shares, by, least, interaction.user.id))

    @app_commands.command(description=say("command-matches"))
    @app_commands.describe(match=say("param-match"))
    @app_commands.guild_only()
    async def matches(self, interaction: Interaction, match: app_commands.Range[int, 0, 10**15] = 0) -> None:
        """List the finished matches, or show one by its number."""
        async with commanded(interaction):
            if match:
                await show(interaction, await self.bot.memory.sheet(await _match(interaction, match)))
            else:
                await _list(interaction, 0)

    @stats.autocomplete("title")
    @leaderboard.autocomplete("title")
    async def _titles(self, _interaction: Interaction, typed: str) -> list[Choice]:
        return offered(title_names(self.bot), typed)

    @leaderboard.autocomplete("by")
    async def _ranks(self, interaction: Interaction, typed: str) -> list[Choice]:
        known = str(interaction.namespace.title or "")
        with contextlib.suppress(Refused):
            known = await self._title(interaction, known)
        return offered({each: self.bot.words.say(f"memory-by-{each}") for each in ranks(self.bot.memory.scored(known))}, typed)

    async def _title(self, interaction: Interaction, title: str) -> str:
        """The title that is meant: the one named by id or name, the one of the channel's table, or the first. Refuses no-title."""
        names = {known: name.casefold() for known, name in title_names(self.bot).items()}
        if title:
            found = next((known for known, name in names.items() if title.casefold() in (known, name)), "")
            if not found:
                raise Refused("no-title", title=title)
            return found
        row = await self.bot.desk.host.in_channel(channel_of(interaction))
        return row.setup.title if row is not None and row.setup.title in names else next(iter(names))


async def _list(interaction: Interaction, page: int) -> None:
    async def may_see(match: Match) -> bool:
        return await _may_see(interaction, match)

    await show(interaction, await interaction.client.memory.page(interaction.guild_id or 0, page, may_see))


async def _match(interaction: Interaction, table: int) -> Match:
    """A finished match that the person may look at. Refuses no-match."""
    match = await interaction.client.memory.match(interaction.guild_id or 0, table)
    if not await _may_see(interaction, match):
        raise Refused("no-match", match=table)
    return match


async def _may_see(interaction: Interaction, match: Match) -> bool:
    """Whoever sat there, is where it was played, or may look there. Where the place is gone only moderators may."""
    user, row = interaction.user, match.row
    if any(share.user == user.id for share in match.shares) or channel_of(interaction) in (row.channel, row.thread):
        return True
    if interaction.guild is None or not isinstance(user, discord.Member):
        return False
    place = interaction.guild.get_channel_or_thread(row.channel) or await _fetched(interaction.guild, row.channel)
    if place is None or (isinstance(place, discord.Thread) and place.parent is None):
        return is_moderator(interaction)
    rights = place.permissions_for(user)
    is_private = isinstance(place, discord.Thread) and place.is_private()
    return rights.manage_threads if is_private else rights.view_channel


async def _fetched(guild: discord.Guild, channel: int) -> discord.abc.GuildChannel | discord.Thread | None:
    """A thread that sleeps, which the bot's memory lacks; None where there is nothing any more."""
    try:
        return await guild.fetch_channel(channel)
    except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError):
        return None


def _may_write(interaction: Interaction) -> bool:
    rights = interaction.permissions
    return rights.send_messages_in_threads if isinstance(interaction.channel, discord.Thread) else rights.send_messages


async def setup(bot: TableBot) -> None:
    """Add the commands and controls."""
    bot.add_dynamic_items(PageButton, MatchSelect, ShowButton, ShareButton)
    await bot.add_cog(Memory(bot))
