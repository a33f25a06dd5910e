"""`/game`: open a table, come and go, start, look, end."""

import contextlib

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TableBot
from bot.deadlines import read_time
from bot.lobby import TEMPOS
from bot.people import Refused
from bot.posts.names import of_game
from bot.posts.scene import Scene
from bot.posts.turn import asked
from cogs.answers import Choice, Interaction, commanded, is_moderator, offered, person, say, show, tell
from cogs.tables import here, lacking, settled, show_hand, tell_opened, title_names

Seats = app_commands.Range[int, 1, 12]


@app_commands.guild_only()
class Game(commands.GroupCog, group_name="game", group_description=say("command-game")):
    """The table of the channel."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command(description=say("command-game-new"))
    @app_commands.describe(
        title=say("param-title"), variant=say("param-variant"), seats=say("param-seats"), tempo=say("param-tempo"), time=say("param-time")
    )
    async def new(self, interaction: Interaction, title: str, variant: str = "", seats: Seats = 0, tempo: str = "", time: str = "") -> None:
        """Open a table in this channel."""
        async with commanded(interaction):
            found = self.bot.titles.get(title)
            if found is None:
                raise Refused("no-title", title=title)
            guild, seconds = interaction.guild_id or 0, read_time(time) if time else 0.0
            async with settled(interaction, self.bot.words.say(f"{title}-title")) as channel:
                row = await self.bot.desk.host.open(
                    guild,
                    channel,
                    person(interaction),
                    title,
                    variant or found.variants[0],
                    seats or found.seats[1],
                    {},
                    tempo or self.bot.guarding.rules.tempo(guild),
                )
                if seconds:
                    await self.bot.desk.times.save_pace(row.id, seconds)
            await tell_opened(interaction, row)

    @new.autocomplete("title")
    async def _titles(self, _interaction: Interaction, typed: str) -> list[Choice]:
        return offered(title_names(self.bot), typed)

    @new.autocomplete("variant")
    async def _variants(self, interaction: Interaction, typed: str) -> list[Choice]:
        title = self.bot.titles.get(str(interaction.namespace.title))
        return offered({each: self.bot.words.say(f"{title.id}-variant-{each}") for each in title.variants} if title else {}, typed)

    @new.autocomplete("tempo")
    async def _tempos(self, _interaction: Interaction, typed: str) -> list[Choice]:
        return offered({each: self.bot.words.say(f"tempo-{each}") for each in TEMPOS}, typed)

    @app_commands.command(description=say("command-game-join"))
    async def join(self, interaction: Interaction) -> None:
        """Take a seat."""
        async with commanded(interaction):
            game = await self.bot.desk.host.join((await here(interaction)).id, person(interaction))
            await tell(interaction, self.bot.words.say("joined", seat=game.seat_of(interaction.user.id)))

    @app_commands.command(description=say("command-game-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give the seat up."""
        async with commanded(interaction):
            row = await here(interaction)
            await self.bot.keeping.absence.leave(row.id, interaction.user.id)
            await tell(interaction, self.bot.words.say("left-for-good" if row.started else "left"))

    @app_commands.command(description=say("command-game-start"))
    async def start(self, interaction: Interaction) -> None:
        """Begin the match."""
        async with commanded(interaction):
            await self.bot.desk.host.start((await here(interaction)).id, person(interaction), is_moderator(interaction))
            await tell(interaction, self.bot.words.say("started"))

    @app_commands.command(description=say("command-game-status"))
    async def status(self, interaction: Interaction) -> None:
        """Show the table as it is now."""
        async with commanded(interaction):
            row = await here(interaction)
            game = await self.bot.desk.host.look(row.id)
            if game.match is None:
                gathering = self.bot.words.say("gathering", table=row.id, free=len(game.free))
                await tell(interaction, "\n".join([gathering, *self._barred(interaction)]))
                return
            scene = self.bot.desk.scene(game, game.seat_of(interaction.user.id) or None)
            awaited = await self.bot.desk.waiting(self.bot.desk.story(game, await self.bot.desk.store.posts(row.id)))
            lines = [*asked(scene), awaited, *await self._unreached(interaction, scene), *self._barred(interaction)]
            await show(interaction, await self.bot.desk.status(scene, lines))

    @app_commands.command(description=say("command-game-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Show what only you may see."""
        async with commanded(interaction):
            await show_hand(interaction, (await here(interaction)).id)

    @app_commands.command(description=say("command-game-end"))
    async def end(self, interaction: Interaction) -> None:
        """Stop the table for good."""
        async with commanded(interaction):
            await self.bot.desk.host.end((await here(interaction)).id, person(interaction), is_moderator(interaction))
            await tell(interaction, self.bot.words.say("ended"))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Whoever mentions the bot is told in a line what the table waits for."""
        if self.bot.user is None or self.bot.user.id not in message.raw_mentions or message.author.bot:
            return
        with contextlib.suppress(Refused, discord.HTTPException):
            row = await self.bot.desk.host.in_channel(message.channel.id)
            game = await self.bot.desk.host.look(row.id) if row is not None else None
            if game is None or game.match is None:
                line = self.bot.words.say("refused-no-table" if game is None else "refused-not-started")
            else:
                line = " ".join(asked(self.bot.desk.scene(game, None)))
            await message.channel.send(line, allowed_mentions=discord.AllowedMentions.none())

    async def _unreached(self, interaction: Interaction, scene: Scene) -> list[str]:
        """For moderators: whose direct messages do not arrive."""
        if not is_moderator(interaction):
            return []
        names = of_game(scene.game, self.bot.words).safe
        rows = await self.bot.desk.store.undelivered(scene.game.row.id)
        return [self.bot.words.say("status-unreached", name=names[row.seat], since=str(int(row.since))) for row in rows]

    def _barred(self, interaction: Interaction) -> list[str]:
        """For moderators: which rights the bot lacks here."""
        rights = lacking(interaction) if is_moderator(interaction) else ""
        return [self.bot.words.say("status-lacking", rights=rights)] if rights else []


async def setup(bot: TableBot) -> None:
    """Add the commands."""
    await bot.add_cog(Game(bot))
