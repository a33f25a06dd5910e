"""`/game away`, `back`, `replace`, `kick`, `remind`, and the standing order in one's hand."""

import contextlib
from dataclasses import replace
from typing import Any, get_args

import discord
from discord import app_commands

from bot.client import TableBot
from bot.controls import ORDER
from bot.deadlines_quiet import clock_text, read_hours, read_zone, zones
from bot.people import Person, Refused
from bot.posts.names import of_game
from cogs.answers import Choice, Interaction, commanded, is_moderator, offered, pressed, say, tell
from cogs.controls import Control
from cogs.game import Game
from cogs.tables import here, show_hand
from db.time import Habits, Remind
from rendering.words import Words, escape_name

Seats = app_commands.Range[int, 1, 12]


class OrderButton(Control, template=ORDER):
    """Passes for its person until the next turn, or asks again."""

    async def act(self, interaction: Interaction) -> None:
        """Write it down and show the hand as it is now."""
        async with pressed(interaction):
            await interaction.client.keeping.absence.order(self.table, interaction.user.id, self.match["act"] == "on")
            await show_hand(interaction, self.table)


@app_commands.command(name="away", description=say("command-game-away"))
@app_commands.describe(everywhere=say("param-everywhere"))
async def away(interaction: Interaction, everywhere: bool = False) -> None:
    """Let a bot play."""
    async with commanded(interaction):
        await _each(interaction, everywhere, away=True)
        await tell(interaction, interaction.client.words.say("away-set"))


@app_commands.command(name="back", description=say("command-game-back"))
@app_commands.describe(everywhere=say("param-everywhere"))
async def back(interaction: Interaction, everywhere: bool = False) -> None:
    """Play oneself again."""
    async with commanded(interaction):
        await _each(interaction, everywhere, away=False)
        await tell(interaction, interaction.client.words.say("back-set"))


@app_commands.command(name="replace", description=say("command-game-replace"))
@app_commands.describe(seat=say("param-seat"), member=say("param-member"))
async def replace_(interaction: Interaction, seat: Seats, member: discord.Member) -> None:
    """Put another person into a seat."""
    async with commanded(interaction):
        if member.bot:
            raise Refused("not-a-person")
        row, successor = await here(interaction), Person(member.id, member.display_name)
        name = await interaction.client.keeping.absence.replace(row.id, seat, successor, is_moderator(interaction))
        name = name or interaction.client.words.say("bot-name", seat=seat)
        await tell(interaction, interaction.client.words.say("replaced", name=escape_name(name), now=escape_name(successor.name)))


@app_commands.command(name="kick", description=say("command-game-kick"))
@app_commands.describe(seat=say("param-seat"))
async def kick(interaction: Interaction, seat: Seats) -> None:
    """Take somebody out of the game."""
    async with commanded(interaction):
        name = await interaction.client.keeping.absence.kick((await here(interaction)).id, seat, is_moderator(interaction))
        await tell(interaction, interaction.client.words.say("kicked", name=escape_name(name)))


@app_commands.command(name="remind", description=say("command-game-remind"))
@app_commands.describe(how=say("param-how"), zone=say("param-zone"), quiet=say("param-quiet"))
async def remind(interaction: Interaction, how: str = "", zone: str = "", quiet: str = "") -> None:
    """Choose how to be reminded, and when to sleep; without choices it says what stands."""
    async with commanded(interaction):
        times = interaction.client.desk.times
        before = await times.habits(interaction.user.id)
        habits = _chosen(before, how, zone, quiet)
        if habits != before:
            await times.save_habits(habits)
            for row in await interaction.client.desk.host.of_person(habits.user):
                interaction.client.desk.host.teller.changed(row.id)
        await tell(interaction, _described(habits, interaction.client.words))


@replace_.autocomplete("seat")
@kick.autocomplete("seat")
async def _seats(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    try:
        game = await interaction.client.desk.host.look((await here(interaction)).id)
    except Refused:
        return []
    names = {str(seat): name for seat, name in of_game(game, interaction.client.words).plain.items()}
    return [app_commands.Choice(name=each.name, value=int(each.value)) for each in offered(names, str(typed))]  # Discord may send a number


@remind.autocomplete("how")
async def _ways(interaction: Interaction, typed: str) -> list[Choice]:
    return offered({each: interaction.client.words.say(f"remind-how-{each}") for each in get_args(Remind)}, typed)


@remind.autocomplete("zone")
async def _zones(_interaction: Interaction, typed: str) -> list[Choice]:
    return offered({each: each for each in zones()}, typed.replace(" ", "_"))


def _chosen(habits: Habits, how: str, zone: str, quiet: str) -> Habits:
    """The habits with what was chosen anew. Refuses no-option, no-zone, no-hours."""
    if how:
        found = next((each for each in get_args(Remind) if each == how), None)
        if found is None:
            raise Refused("no-option", option="how", choice=how)
        habits = replace(habits, remind=found)
    if zone:
        habits = replace(habits, zone=read_zone(zone))
    if quiet:
        start, end = read_hours(quiet)
        habits = replace(habits, quiet_from=start, quiet_to=end)
    return habits


def _described(habits: Habits, words: Words) -> str:
    sleeps = habits.quiet_from != habits.quiet_to
    hours = {"from": clock_text(habits.quiet_from), "to": clock_text(habits.quiet_to), "zone": habits.zone or "UTC"}
    quiet = words.say("remind-quiet", **hours) if sleeps else words.say("remind-no-quiet")
    return words.say("remind-set", how=words.say(f"remind-how-{habits.remind}"), quiet=quiet)


async def _each(interaction: Interaction, everywhere: bool, away: bool) -> None:
    """Go or come back at the table here, or at all of this server where the person sits. Refuses no-table, and what one table refuses."""
    absence, user = interaction.client.keeping.absence, interaction.user.id
    change = absence.away if away else absence.back
    if not everywhere:
        await change((await here(interaction)).id, user)
        return
    rows = [row for row in await interaction.client.desk.host.of_person(user) if row.guild == interaction.guild_id and row.state == "running"]
    for row in rows:
        with contextlib.suppress(Refused):
            await change(row.id, user)
    if not rows:
        raise Refused("not-seated")


async def setup(bot: TableBot) -> None:
    """Add the commands to their group."""
    bot.add_dynamic_items(OrderButton)
    cog = bot.get_cog(Game.__cog_name__)
    if isinstance(cog, Game) and cog.app_command is not None:
        commands: tuple[app_commands.Command[Any, ..., None], ...] = (away, back, replace_, kick, remind)
        for command in commands:
            cog.app_command.add_command(command)
