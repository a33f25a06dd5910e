"""Where tables are: those whose channel is gone for good are archived, and their people are free."""

import discord

from bot.desk import Desk
from db.store import TableRow

UNKNOWN_CHANNEL = 10003


async def abandon(desk: Desk, table: int) -> None:
    """Archive a table that has lost its channel, and forget the posts that went with it."""
    await desk.host.archive(table)
    for post in await desk.store.posts(table):
        if post.kind != "hand":
            await desk.store.drop_post(post)


async def abandon_lost(client: discord.Client, desk: Desk, guild: int = 0) -> None:
    """Abandon the active tables, of one server or of all, whose server or channel is not there any more."""
    for row in await desk.host.active():
        if guild in (0, row.guild) and await _is_lost(client, row):
            await abandon(desk, row.id)


async def _is_lost(client: discord.Client, row: TableRow) -> bool:
    """An outage or a missing right is no loss."""
    guild, channel = client.get_guild(row.guild), row.thread or row.channel
    if guild is None:
        return True
    if guild.unavailable or guild.get_channel_or_thread(channel) is not None:
        return False
    try:
        await client.fetch_channel(channel)
    except discord.HTTPException as error:
        return error.code == UNKNOWN_CHANNEL
    return False
