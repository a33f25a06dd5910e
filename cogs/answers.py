"""How people are answered: acknowledged at once, then the work, and a kind private word where something is refused."""

import contextlib
import logging
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.client import TableBot
from bot.controls import clip
from bot.faults import note
from bot.logs import about, kind_of
from bot.people import Person, Refused
from bot.posts.letter import Letter
from bot.posts.mail import Barred, Gone
from rendering.words import Words

log = logging.getLogger(__name__)
Interaction = discord.Interaction[TableBot]
Choice = app_commands.Choice[str]
NOT_OURS = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
"""A command of another version, or an argument that Discord should not have let through."""
UNANSWERED = (discord.HTTPException, aiohttp.ClientError, Barred, Gone)
MOST_CHOICES, LONGEST_CHOICE, LONGEST_LINE = 25, 100, 2000
LONGEST_VALUE = 300
"""What somebody typed may have 6,000 characters."""
ACKNOWLEDGED = 40060
"""Discord took it and said 502; discord.py asked again and was told that it was done."""
say = Words().say
"""Words for what Discord shows of commands: registered once, in English."""


class Unheard(Exception):
    """The acknowledgement came too late or did not get through: the person was told that it failed, so nothing is done."""


@asynccontextmanager
async def pressed(interaction: Interaction) -> AsyncIterator[None]:
    """Around the work for a control: nothing is shown unless it is refused or shown by the work. Raises Unheard."""
    with _noted(interaction):
        await _acknowledge(interaction)
        async with _kindly(interaction):
            yield


@asynccontextmanager
async def commanded(interaction: Interaction) -> AsyncIterator[None]:
    """Around the work for a command, or for a control that opens something private: its answer is seen by its person alone. Raises Unheard."""
    with _noted(interaction):
        await _acknowledge(interaction, ephemeral=True, thinking=True)
        async with _kindly(interaction):
            yield


async def tell(interaction: Interaction, text: str) -> None:
    """A private line."""
    await interaction.followup.send(clip(text, LONGEST_LINE), ephemeral=True, allowed_mentions=discord.AllowedMentions.none())


async def show(interaction: Interaction, letter: Letter) -> None:
    """A private letter, in the place of the answer that was promised or pressed in. Raises Gone, Barred."""

    async def attempt(letter: Letter) -> discord.InteractionMessage:
        return await interaction.edit_original_response(view=letter.layout(), attachments=letter.files(), allowed_mentions=letter.mentions())

    await interaction.client.desk.mail.fitting(attempt, letter)


def refusal(bot: TableBot, refused: Refused) -> str:
    """Why it does not work, in words."""
    values = {name: clip(value, LONGEST_VALUE) if isinstance(value, str) else value for name, value in refused.values.items()}
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
    """Whether the person may decide about tables of others: Manage Messages, or the role that the server has chosen."""
    role = interaction.client.guarding.rules.of(interaction.guild_id or 0).moderator
    return interaction.permissions.manage_messages or has_role(interaction, role)


def has_role(interaction: Interaction, role: int) -> bool:
    """Whether the person has a role; nobody has role 0."""
    return role != 0 and isinstance(interaction.user, discord.Member) and interaction.user.get_role(role) is not None


async def unforeseen(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
    """A command that Discord and the bot understand differently, or a fault: never silence, where the person can still be told."""
    fault = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    if isinstance(fault, Unheard):
        return
    if isinstance(fault, NOT_OURS):
        log.warning("a command is not as it was registered: %s", kind_of(fault))
    else:
        note(log, "a command failed", fault)
    if not interaction.response.is_done():
        with contextlib.suppress(discord.HTTPException):
            await interaction.response.send_message(say("failed"), ephemeral=True)


@contextmanager
def _noted(interaction: Interaction) -> Iterator[None]:
    """What is logged within names the interaction, and a control's table. What kind it was is logged, not what was chosen."""
    data: Mapping[str, Any] = interaction.data or {}
    kind, _, rest = str(data.get("custom_id", "")).partition(":")
    table = rest.partition(":")[0]
    with about(interaction=interaction.id, table=int(table) if table.isdecimal() else 0):
        command = interaction.command.qualified_name if interaction.command is not None else ""
        log.info("%s", f"command {command}" if command else f"control {kind[:16]}")
        yield


async def _acknowledge(interaction: Interaction, **how: bool) -> None:
    """Tell Discord that it is heard; a process that is not sure to be the only one leaves that to the other."""
    if not interaction.client.is_sure:
        raise Unheard
    try:
        await interaction.response.defer(**how)
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        if isinstance(error, discord.HTTPException) and error.code == ACKNOWLEDGED:
            return
        log.warning("an interaction cannot be acknowledged and is not acted on: %s", kind_of(error))
        raise Unheard from error


@asynccontextmanager
async def _kindly(interaction: Interaction) -> AsyncIterator[None]:
    try:
        try:
            yield
        except Refused as refused:
            await tell(interaction, refusal(interaction.client, refused))
        except UNANSWERED:
            raise
        except Exception as error:  # noqa: BLE001 - never silence
            note(log, "an interaction failed", error)
            await tell(interaction, interaction.client.words.say("failed"))
    except UNANSWERED as error:  # what was to be done is done; the answer is in the posts as well
        log.warning("an answer does not get through: %s", kind_of(error))
