"""Buttons and selects: what their ids say is done, and whatever else is pressed gets a kind word."""

import contextlib
import io
import re
from dataclasses import replace
from typing import Any, Self

import discord
from discord.ext import commands

from bot.client import TableBot
from bot.controls import AGAIN, FOLD, HAND, HIDDEN, LOBBY, OPTION, PICK, PLAY, RECORD, TEMPLATES, UNFOLD, Opened
from bot.people import Refused, need_lobby, need_say
from bot.posts.lobby import more_letter, settings_of
from bot.record import export
from cogs.answers import Interaction, Unheard, commanded, is_moderator, person, pressed, refusal, show, tell, unforeseen
from cogs.tables import again, show_hand

Item = discord.ui.Item[Any]


class Control(discord.ui.DynamicItem[Item], template=r"(?!)"):
    """A control that is known by its id alone. Subclasses say what a press does."""

    def __init__(self, item: Item, match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(cls, _interaction: discord.Interaction[Any], item: Item, match: re.Match[str], /) -> Self:
        """The control that was pressed."""
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Discord says that it was pressed."""
        with contextlib.suppress(Unheard):
            await self.act(interaction)

    async def act(self, interaction: Interaction) -> None:
        """Do what a press does."""
        raise NotImplementedError

    @property
    def table(self) -> int:
        """The table it belongs to."""
        return int(self.match["table"])

    @property
    def value(self) -> int:
        """What was chosen in a select."""
        values = self.item.values if isinstance(self.item, discord.ui.Select) else []
        return int(values[0]) if values and values[0].isdecimal() else -1


async def _play(interaction: Interaction, match: re.Match[str], option: int) -> None:
    """Answer for the person's seat; a private message then shows the hand as it is now, a direct one is kept up to date by the publisher."""
    table, number, private = int(match["table"]), int(match["number"]), match["scope"] == HIDDEN
    async with pressed(interaction):
        _need_privacy(interaction, private)
        try:
            await interaction.client.desk.host.press(table, number, interaction.user.id, option, private)
        except Refused:
            if private:
                await show_hand(interaction, table)
            raise
        if _is_ephemeral(interaction):
            await show_hand(interaction, table)


async def _view(interaction: Interaction, match: re.Match[str], opened: Opened | None) -> None:
    """Show the same message with another select open."""
    desk, table, user = interaction.client.desk, int(match["table"]), interaction.user.id
    async with pressed(interaction):
        _need_privacy(interaction, match["scope"] == HIDDEN)
        posts, game = await desk.store.posts(table), await desk.host.look(table)
        if match["scope"] == HIDDEN:
            letter = await desk.hand(game, user, opened)
        else:
            seat = game.seat_of(user)
            if seat not in game.awaited:
                raise Refused("not-asked" if seat else "not-seated")
            if int(match["number"]) != game.number:
                raise Refused("stale")
            letter = await desk.turn(desk.story(game, posts), opened=opened)
        message = interaction.message
        kept = message.attachments if message is not None else []
        letter = letter if kept else replace(letter, picture=None)
        await interaction.edit_original_response(view=letter.layout(), attachments=kept, allowed_mentions=letter.mentions())


def _need_privacy(interaction: Interaction, private: bool) -> None:
    """Raises Refused where a hand's control is pressed in a post that others see: the hand would be shown in its place."""
    if private and interaction.guild_id is not None and not _is_ephemeral(interaction):
        raise Refused("stale")


def _is_ephemeral(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


class PlayButton(Control, template=PLAY):
    """One option."""

    async def act(self, interaction: Interaction) -> None:
        """Play it."""
        await _play(interaction, self.match, int(self.match["option"]))


class PickSelect(Control, template=PICK):
    """Several options of one verb."""

    async def act(self, interaction: Interaction) -> None:
        """Play the chosen one."""
        await _play(interaction, self.match, self.value)


class UnfoldButton(Control, template=UNFOLD):
    """Opens the select of a verb, or turns its page."""

    async def act(self, interaction: Interaction) -> None:
        """Open it."""
        await _view(interaction, self.match, Opened(int(self.match["group"]), int(self.match["page"])))


class FoldButton(Control, template=FOLD):
    """Closes the open select."""

    async def act(self, interaction: Interaction) -> None:
        """Close it."""
        await _view(interaction, self.match, None)


class HandButton(Control, template=HAND):
    """Opens the private view of the person who presses."""

    async def act(self, interaction: Interaction) -> None:
        """Show the hand."""
        async with commanded(interaction):
            await show_hand(interaction, self.table)


class RecordButton(Control, template=RECORD):
    """Hands out the record of a table that is over."""

    async def act(self, interaction: Interaction) -> None:
        """Send the file."""
        async with commanded(interaction):
            desk = interaction.client.desk
            file = discord.File(io.BytesIO(await export(desk.host, self.table)), f"table-{self.table}.json")
            await interaction.followup.send(desk.words.say("final-record", table=self.table), file=file, ephemeral=True)


class LobbyButton(Control, template=LOBBY):
    """Comes, goes, seats a bot, starts."""

    async def act(self, interaction: Interaction) -> None:
        """Do what it says."""
        if self.match["act"] == "more":
            await _unfold(interaction, self.table)
            return
        host, by = interaction.client.desk.host, person(interaction)
        async with pressed(interaction):
            match self.match["act"]:
                case "join":
                    await host.join(self.table, by)
                case "leave":
                    await host.leave(self.table, by)
                case "bot":
                    await host.add_bot(self.table, by, is_moderator(interaction))
                case "unbot":
                    await host.remove_bot(self.table, by, is_moderator(interaction))
                case _:
                    await host.start(self.table, by, is_moderator(interaction))


async def _unfold(interaction: Interaction, table: int) -> None:
    """Show the settings that the post has no selects for to who may set them."""
    async with commanded(interaction):
        desk = interaction.client.desk
        game = await desk.host.look(table)
        need_say(game.row, person(interaction), is_moderator(interaction))
        need_lobby(game.row)
        await show(interaction, more_letter(game, desk.words))


class OptionSelect(Control, template=OPTION):
    """Sets an option of the table."""

    async def act(self, interaction: Interaction) -> None:
        """Set it; what does not go together is refused with the reason, and the post shows what stands."""
        desk = interaction.client.desk
        async with pressed(interaction):
            game = await desk.host.look(self.table)
            options = list(settings_of(game.title).items())
            index = int(self.match["option"])
            if index >= len(options) or not 0 <= self.value < len(options[index][1]):
                raise Refused("stale")
            name, choices = options[index]
            try:
                await desk.host.configure(self.table, person(interaction), name, choices[self.value], is_moderator(interaction))
            finally:
                interaction.client.publisher.changed(self.table)
                if _is_ephemeral(interaction):
                    await show(interaction, more_letter(await desk.host.look(self.table), desk.words))


class AgainButton(Control, template=AGAIN):
    """Opens a new table with the same people."""

    async def act(self, interaction: Interaction) -> None:
        """Open it."""
        async with pressed(interaction):
            await again(interaction, self.table)


class Controls(commands.Cog):
    """Answers what no control understands."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """An unknown id: a control of long ago, or of somebody else."""
        if interaction.type is not discord.InteractionType.component or interaction.data is None:
            return
        custom_id = str(interaction.data.get("custom_id", ""))
        if not any(pattern.fullmatch(custom_id) for pattern in TEMPLATES):
            with contextlib.suppress(Unheard):
                async with commanded(interaction):
                    await tell(interaction, refusal(interaction.client, Refused("stale")))


async def setup(bot: TableBot) -> None:
    """Make the controls known."""
    bot.add_dynamic_items(PlayButton, PickSelect, UnfoldButton, FoldButton, HandButton, RecordButton, LobbyButton, OptionSelect, AgainButton)
    bot.tree.error(unforeseen)
    await bot.add_cog(Controls())
