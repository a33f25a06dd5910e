"""`/game undo`, `rewind`, `pause`, `resume`, `post`, `export` and `report`, and their controls."""

import contextlib
import io
from typing import Any

import discord
from discord import app_commands

from bot.client import TableBot
from bot.controls import REWIND, UNDO
from bot.desk import nonce_of
from bot.people import Refused
from bot.posts.letter import GREY, Letter
from bot.posts.mail import Barred
from bot.posts.repair import point_name, points_letter, preview_letter, undo_letter
from bot.record import export, record_file
from bot.repair_report import report as report_file
from cogs.answers import Interaction, commanded, is_moderator, person, pressed, say, show, tell
from cogs.controls import Control
from cogs.game import Game as GameCog
from cogs.tables import channel_of, here
from db.store import TableRow
from rendering.words import escape_name

Command = app_commands.Command[Any, ..., None]

# ---------------------------------------------------------------- undo


@app_commands.command(name="undo", description=say("command-game-undo"))
async def undo(interaction: Interaction) -> None:
    """Show what would be taken back, and ask for a press."""
    async with commanded(interaction):
        desk, row = interaction.client.desk, await here(interaction)
        taken = await interaction.client.mending.repair.takes(row.id, interaction.user.id)
        await show(interaction, undo_letter(desk.scene(taken.before, taken.seat), taken))


class UndoButton(Control, template=UNDO):
    """Takes the shown answer back."""

    async def act(self, interaction: Interaction) -> None:
        """Take it back."""
        async with pressed(interaction):
            desk, number = interaction.client.desk, int(self.match["number"])
            taken = await interaction.client.mending.repair.undo(self.table, number, interaction.user.id)
            answer = desk.scene(taken.before, taken.seat).labels.option(taken.key)
            await show(interaction, Letter(desk.words.say("undo-done", answer=answer), colour=GREY))


# ---------------------------------------------------------------- rewind


@app_commands.command(name="rewind", description=say("command-game-rewind"))
async def rewind(interaction: Interaction) -> None:
    """Offer the turns that a match can go back to."""
    async with commanded(interaction):
        _need_moderator(interaction)
        history = await interaction.client.mending.repair.history((await here(interaction)).id)
        await show(interaction, points_letter(history, interaction.client.words))


class RewindControl(Control, template=REWIND):
    """Turns the pages of the points, shows one, and goes back to it."""

    async def act(self, interaction: Interaction) -> None:
        """Do what it says, for a moderator and as long as nothing else has happened."""
        async with pressed(interaction):
            _need_moderator(interaction)
            if self.table != (await here(interaction)).id:
                raise Refused("stale")
            match self.match["act"]:
                case "go":
                    await self._go(interaction)
                case "pick":
                    await self._preview(interaction)
                case _:
                    history = await interaction.client.mending.repair.history(self.table)
                    await show(interaction, points_letter(history, interaction.client.words, int(self.match["value"])))

    async def _preview(self, interaction: Interaction) -> None:
        desk = interaction.client.desk
        history = await interaction.client.mending.repair.history(self.table)
        point = history.point(self.value)
        letter = preview_letter(history, point, desk.words)
        await show(interaction, await desk.with_picture(letter, desk.scene(history.at(point), None).whole))

    async def _go(self, interaction: Interaction) -> None:
        bot, stand = interaction.client, int(self.match["value"])
        history = await bot.mending.repair.history(self.table)
        name = point_name(history, history.point(stand), bot.words)
        game = await bot.mending.repair.rewind(self.table, int(self.match["number"]), stand)
        await show(interaction, Letter(bot.words.say("rewind-done", point=name), colour=GREY))
        await _announce(interaction, game.row, "rewind-told", point=escape_name(name))


# ---------------------------------------------------------------- pause, resume, post


@app_commands.command(name="pause", description=say("command-game-pause"))
async def pause(interaction: Interaction) -> None:
    """Let the table stand still."""
    async with commanded(interaction):
        row = await here(interaction)
        await interaction.client.mending.repair.pause(row.id, person(interaction), is_moderator(interaction))
        await tell(interaction, interaction.client.words.say("paused"))
        await _announce(interaction, row, "pause-told")


@app_commands.command(name="resume", description=say("command-game-resume"))
async def resume(interaction: Interaction) -> None:
    """Let it go on."""
    async with commanded(interaction):
        row = await here(interaction)
        await interaction.client.mending.repair.resume(row.id, person(interaction), is_moderator(interaction))
        await tell(interaction, interaction.client.words.say("resumed"))
        await _announce(interaction, row, "resume-told")


@app_commands.command(name="post", description=say("command-game-post"))
async def post(interaction: Interaction) -> None:
    """Post the table again: for those who sit there, and moderators."""
    async with commanded(interaction):
        row = await here(interaction)
        game = await interaction.client.desk.host.look(row.id)
        if not (game.seat_of(interaction.user.id) or is_moderator(interaction)):
            raise Refused("not-seated")
        await interaction.client.mending.repair.post_again(row.id)
        await tell(interaction, interaction.client.words.say("posted"))


# ---------------------------------------------------------------- files


@app_commands.command(name="export", description=say("command-game-export"))
@app_commands.describe(table=say("param-table"))
async def export_record(interaction: Interaction, table: app_commands.Range[int, 0] = 0) -> None:
    """Hand out the record: the whole one for everybody when the game is over, the public one for moderators who do not play."""
    async with commanded(interaction):
        bot = interaction.client
        row = await _recorded(interaction, table)
        if row.over:
            await _hand_out(interaction, await export(bot.desk.host, row.id), f"table-{row.id}.json", "final-record", row.id)
            return
        _need_moderator(interaction, "not-over")
        history = await bot.mending.repair.history(row.id)
        if history.game.seat_of(interaction.user.id):
            raise Refused("plays-too")
        await _hand_out(interaction, record_file(history.newest), f"table-{row.id}-public.json", "export-told", row.id)


@app_commands.command(name="report", description=say("command-game-report"))
async def report(interaction: Interaction) -> None:
    """Hand out a file for the hoster, to a moderator."""
    async with commanded(interaction):
        _need_moderator(interaction)
        bot, table = interaction.client, (await here(interaction)).id
        store, history = bot.desk.store, await bot.mending.repair.history(table)
        data = report_file(history, await store.posts(table), await store.undelivered(table), bot.mending.recent.of(table))
        await _hand_out(interaction, data, f"table-{table}-report.json", "report-told", table)


COMMANDS: tuple[Command, ...] = (undo, rewind, pause, resume, post, export_record, report)


async def _recorded(interaction: Interaction, table: int) -> TableRow:
    """The table whose record is wanted: one of this place by its number, the open one, or the last one that was played. Refuses no-table."""
    host, channel = interaction.client.desk.host, channel_of(interaction)
    if table:
        found = await host.store.table(table)
    else:
        found = await host.in_channel(channel) or await interaction.client.mending.repair.last_over(channel)
    if found is None or channel not in (found.channel, found.thread):
        raise Refused("no-table")
    return found


async def _hand_out(interaction: Interaction, data: bytes, name: str, message: str, table: int) -> None:
    file = discord.File(io.BytesIO(data), name)
    await interaction.followup.send(interaction.client.words.say(message, table=table), file=file, ephemeral=True)


async def _announce(interaction: Interaction, row: TableRow, message: str, **values: str) -> None:
    """Tell everybody at the table what a moderator did; that it was done does not hang on it."""
    desk = interaction.client.desk
    text = desk.words.say(message, name=escape_name(interaction.user.display_name), **values)
    with contextlib.suppress(Barred):
        await desk.mail.send(row.thread or row.channel, Letter(text, colour=GREY), nonce_of(row, f"{message}.{interaction.id}"))


def _need_moderator(interaction: Interaction, otherwise: str = "not-moderator") -> None:
    if not is_moderator(interaction):
        raise Refused(otherwise)


async def setup(bot: TableBot) -> None:
    """Add the commands to their group, and make the controls known."""
    bot.add_dynamic_items(UndoButton, RewindControl)
    cog = bot.get_cog(GameCog.__cog_name__)
    if isinstance(cog, GameCog) and cog.app_command is not None:
        for command in COMMANDS:
            cog.app_command.add_command(command)
