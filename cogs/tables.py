"""Which table is meant, and what several commands and controls do with it."""

import discord

from bot.client import TableBot
from bot.people import Refused
from cogs.answers import Interaction, person, show, tell
from db.store import TableRow

NEEDED = discord.Permissions(view_channel=True, send_messages=True, attach_files=True, read_message_history=True)
NEEDED_IN_THREADS = discord.Permissions(view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True)


async def here(interaction: Interaction) -> TableRow:
    """The active table of the channel. Refuses no-table."""
    row = await interaction.client.desk.host.in_channel(channel_of(interaction))
    if row is None:
        raise Refused("no-table")
    return row


def channel_of(interaction: Interaction) -> int:
    """Where the command was typed."""
    return interaction.channel_id or 0


def missing(interaction: Interaction) -> list[str]:
    """The rights that the bot needs in this channel and does not have, by discord.py's names."""
    needed = NEEDED_IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED
    has = interaction.app_permissions
    return [name for name, wanted in needed if wanted and not getattr(has, name)]


def refuse_without_rights(interaction: Interaction) -> None:
    """Raises Refused with every missing right."""
    words = interaction.client.words
    if lacking := missing(interaction):
        raise Refused("rights", rights=", ".join(words.say(f"right-{name.replace('_', '-')}") for name in lacking))


async def show_hand(interaction: Interaction, table: int) -> None:
    """Show the person its private view. Refuses not-seated."""
    desk = interaction.client.desk
    await show(interaction, await desk.hand(await desk.host.look(table), interaction.user.id))


async def again(interaction: Interaction, table: int) -> None:
    """A new table like an old one, with its people and bots. Refuses not-seated, channel-busy."""
    host, by = interaction.client.desk.host, person(interaction)
    refuse_without_rights(interaction)
    old = await host.look(table)
    if not old.seat_of(by.id):
        raise Refused("not-seated")
    setup = old.row.setup
    row = await host.open(old.row.guild, channel_of(interaction), by, setup.title, setup.variant, setup.seats, setup.options, old.row.tempo)
    for seat in old.seats:
        if seat.is_bot:
            await host.add_bot(row.id, by)
        elif seat.user != by.id:
            await host.join(row.id, type(by)(seat.user, seat.name))
    await tell(interaction, interaction.client.words.say("opened", table=row.id))


def title_names(bot: TableBot) -> dict[str, str]:
    """Names of the titles that can be played, by id."""
    return {title.id: bot.words.say(f"{title.id}-title") for title in bot.titles.values() if title.complete}
