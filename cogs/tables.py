"""Which table is meant, and what several commands and controls do with it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from bot.client import TableBot
from bot.controls import clip
from bot.guard_places import LONGEST, missing
from bot.people import Refused
from cogs.answers import Interaction, has_role, is_moderator, person, show, tell
from db.store import TableRow

LONGEST_NAME = 100


async def here(interaction: Interaction) -> TableRow:
    """The active table of the channel. Refuses no-table."""
    row = await interaction.client.desk.host.in_channel(channel_of(interaction))
    if row is None:
        raise Refused("no-table")
    return row


def channel_of(interaction: Interaction) -> int:
    """Where the command was typed."""
    return interaction.channel_id or 0


def lacking(interaction: Interaction, starts_thread: bool = False) -> str:
    """The rights that the bot needs in this channel and does not have, as Discord names them; empty where it has them all."""
    rights = missing(interaction.app_permissions, isinstance(interaction.channel, discord.Thread), starts_thread)
    return ", ".join(interaction.client.words.say(f"right-{name.replace('_', '-')}") for name in rights)


@asynccontextmanager
async def settled(interaction: Interaction, name: str) -> AsyncIterator[int]:
    """Around the opening of a table: the channel or thread it gets; a thread of its own goes again where nothing is opened.

    Refuses may-not-open, rights.
    """
    rules, channel = interaction.client.guarding.rules.of(interaction.guild_id or 0), interaction.channel
    if rules.opens != "everyone" and not (is_moderator(interaction) or (rules.opens == "role" and has_role(interaction, rules.opener))):
        raise Refused("may-not-open")
    parent = channel if rules.threads and isinstance(channel, discord.TextChannel) else None
    if rights := lacking(interaction, parent is not None):
        raise Refused("rights", rights=rights)
    if parent is None:
        yield channel_of(interaction)
        return
    thread = await parent.create_thread(name=clip(name, LONGEST_NAME), type=discord.ChannelType.public_thread, auto_archive_duration=LONGEST)
    try:
        yield thread.id
    except BaseException:
        await thread.delete()
        raise


async def tell_opened(interaction: Interaction, row: TableRow) -> None:
    """Say privately where the table is."""
    elsewhere = row.channel != channel_of(interaction)
    words = interaction.client.words
    await tell(interaction, words.say("opened-thread", table=row.id, thread=f"<#{row.channel}>") if elsewhere else words.say("opened", table=row.id))


async def show_hand(interaction: Interaction, table: int) -> None:
    """Show the person its private view. Refuses not-seated."""
    desk = interaction.client.desk
    await show(interaction, await desk.hand(await desk.host.look(table), interaction.user.id))


async def again(interaction: Interaction, table: int) -> None:
    """A new table like an old one, with its people and bots. Refuses not-seated, channel-busy."""
    host, by = interaction.client.desk.host, person(interaction)
    old = await host.look(table)
    if not old.seat_of(by.id):
        raise Refused("not-seated")
    setup = old.row.setup
    async with settled(interaction, interaction.client.words.say(f"{setup.title}-title")) as channel:
        seats = old.title.counted(setup)
        row = await host.open(old.row.guild, channel, by, setup.title, setup.variant, seats, setup.options, old.row.tempo)
    if seconds := await interaction.client.desk.times.store.pace(table):
        await interaction.client.desk.times.save_pace(row.id, seconds)
    for seat in old.seats:
        if seat.is_bot:
            await host.add_bot(row.id, by)
        elif seat.user > 0 and seat.user != by.id:
            await host.join(row.id, type(by)(seat.user, seat.name))
    await tell_opened(interaction, row)
    await tell(interaction, interaction.client.words.say("memory-again", match=table))


def title_names(bot: TableBot) -> dict[str, str]:
    """Names of the titles that can be played, by id."""
    return {title.id: bot.words.say(f"{title.id}-title") for title in bot.titles.values() if title.complete}
