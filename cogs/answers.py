"""How people are answered: acknowledged at once, then the work, and a kind private word where something is refused."""

import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands

from bot.client import TableBot
from bot.controls import clip
from bot.faults import note
from bot.people import Person, Refused
from bot.posts.letter import Letter
from rendering.words import Words

log = logging.getLogger(__name__)
Interaction = discord.Interaction[TableBot]
Choice = app_commands.Choice[str]
MOST_CHOICES, LONGEST_CHOICE, LONGEST_LINE = 25, 100, 2000
ACKNOWLEDGED = 40060
say = Words().say
"""Words for what Discord shows of commands: registered once, in English."""


@asynccontextmanager
async def pressed(interaction: Interaction) -> AsyncIterator[None]:
    """Around the work for a control: nothing is shown unless it is refused or shown by the work."""
    await _acknowledge(interaction)
    async with _kindly(interaction):
        yield


@asynccontextmanager
async def commanded(interaction: Interaction) -> AsyncIterator[None]:
    """Around the work for a command, or for a control that opens something private: its answer is seen by its person alone."""
    await _acknowledge(interaction, ephemeral=True, thinking=True)
    async with _kindly(interaction):
        yield


async def tell(interaction: Interaction, text: str) -> None:
    """A private line."""
    await interaction.followup.send(clip(text, LONGEST_LINE), ephemeral=True, allowed_mentions=discord.AllowedMentions.none())


async def show(interaction: Interaction, letter: Letter) -> None:
    """A private letter, in the place of the answer that was promised or pressed in."""
    await interaction.edit_original_response(view=letter.layout(), attachments=letter.files(), allowed_mentions=letter.mentions())


def refusal(bot: TableBot, refused: Refused) -> str:
    """Why it does not work, in words."""
    values = {name: clip(value, LONGEST_CHOICE) if isinstance(value, str) else value for name, value in refused.values.items()}
    if refused.key == "setup-unfit":
        values["reason"] = bot.words.say(f"unfit-{values['reason']}")
    return bot.words.say(f"refused-{refused.key}", **values)


def offered(names: Mapping[str, str], typed: str) -> list[Choice]:
    """Choices by value whose name has what was typed in it, at most 25."""
    fitting = ((value, name) for value, name in names.items() if typed.casefold() in name.casefold())
    return [app_commands.Choice(name=clip(name, LONGEST_CHOICE), value=value) for value, name in fitting][:MOST_CHOICES]


def person(interaction: Interaction) -> Person:
    """Who asks."""
    return Person(interaction.user.id, interaction.user.display_name)


def is_moderator(interaction: Interaction) -> bool:
    """Whether the person may decide about tables of others: Manage Messages."""
    return interaction.permissions.manage_messages


async def unforeseen(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
    """A command that Discord and the bot understand differently, or a fault: never silence."""
    note(log, "a command failed", error)
    if not interaction.response.is_done():
        await interaction.response.send_message(say("failed"), ephemeral=True)


async def _acknowledge(interaction: Interaction, **how: bool) -> None:
    """Within three seconds. Where Discord took it and said 502, discord.py asks again and is told that it was done."""
    try:
        await interaction.response.defer(**how)
    except discord.HTTPException as error:
        if error.code != ACKNOWLEDGED:
            raise


@asynccontextmanager
async def _kindly(interaction: Interaction) -> AsyncIterator[None]:
    try:
        yield
    except Refused as refused:
        await tell(interaction, refusal(interaction.client, refused))
    except discord.HTTPException as error:
        log.warning("an answer does not get through: %s", error)
    except Exception as error:  # noqa: BLE001 - never silence
        note(log, "an interaction failed", error)
        await tell(interaction, interaction.client.words.say("failed"))
