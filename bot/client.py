"""The bot as Discord knows it: put together, started under a supervisor, stopped with everything told."""

import asyncio
import hashlib
import json
import logging
import signal
import time
from collections.abc import Callable, Mapping
from importlib import import_module

import discord
from discord.ext import commands, tasks

from bot.arguments import need_folder
from bot.desk import Desk
from bot.host import Host
from bot.pacer import Pacer
from bot.places import abandon_lost
from bot.posts.mail import Mail
from bot.posts.pictures import Pictures
from bot.publisher import Publisher
from bot.settings import Settings, load
from db.sqlite import open_store
from db.store import Store
from games.title import Title
from games.titles import TITLES
from rendering.titles import PICTURES
from rendering.titles import Pictures as Painter
from rendering.words import Words

log = logging.getLogger(__name__)
COGS = ("cogs.game", "cogs.slaughter", "cogs.controls", "cogs.rules")
GAP, SPACING = 1.0, 1.0
"""Seconds between two edits of one table's post, and between two new direct messages."""
RETRY_SECONDS = 60.0
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 300.0


class TableBot(commands.Bot):
    """The bot. Everything of its own is made in `setup_hook`, because it needs the running loop."""

    desk: Desk
    publisher: Publisher

    def __init__(
        self, settings: Settings, titles: Mapping[str, Title], painters: Mapping[str, Painter], words: Words, clock: Callable[[], float], gap: float
    ) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True)
        nobody = discord.AllowedMentions.none()
        super().__init__(commands.when_mentioned, intents=intents, help_command=None, allowed_mentions=nobody, max_messages=None)
        self.settings = settings
        self.titles = titles
        self.painters = painters
        self.words = words
        self.clock = clock
        self.gap = gap
        self._store: Store | None = None

    async def setup_hook(self) -> None:
        """Open the store, seat the host, load the cogs, and sync commands where they have changed. The same object may start again."""
        await self.shut()
        self._store = store = await open_store(self.settings.database)
        pictures = Pictures()
        host = Host(store, self.clock, _Silent(), self.titles)
        self.desk = Desk(host, store, self.words, self.painters, pictures, Mail(self, pictures), self.clock)
        self.publisher = Publisher(self.desk, self.gap, min(self.gap, SPACING))
        self.pacer = Pacer(host)
        host.teller = _Both(self.publisher, self.pacer)
        for cog in () if self.cogs else COGS:
            await import_module(cog).setup(self)
        await self._sync()
        self._retry.start()
        self._pace.change_interval(seconds=max(self.settings.bot_pace, 0.1))
        self._pace.start()

    async def on_ready(self) -> None:
        """Tell what was committed and not told before; also after a lost connection. Channels may have gone meanwhile."""
        await abandon_lost(self, self.desk)
        await self.publisher.resume()
        await self.pacer.resume()

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """A turn post that somebody deletes comes back once."""
        await self.publisher.deleted(event.message_id)

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """The same, for many messages at once."""
        for message in sorted(event.message_ids):
            await self.publisher.deleted(message)

    async def on_message(self, message: discord.Message) -> None:
        """Commands are slash commands; cogs listen for mentions."""

    async def on_guild_channel_update(self, _before: discord.abc.GuildChannel, _after: discord.abc.GuildChannel) -> None:
        """Perhaps a right has come back."""
        self.publisher.retry()

    async def on_guild_role_update(self, _before: discord.Role, _after: discord.Role) -> None:
        """Perhaps a right has come back."""
        self.publisher.retry()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Its table goes with it, and those of its threads."""
        await abandon_lost(self, self.desk, channel.guild.id)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Its table goes with it."""
        await abandon_lost(self, self.desk, event.guild_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away, or the server is gone; an outage is told as something else."""
        await abandon_lost(self, self.desk, guild.id)

    async def close(self) -> None:
        """Disconnect, then tell what is committed and let go of the store."""
        await self.shut()
        await super().close()

    async def shut(self) -> None:
        """Stop the bot's own work: nothing more is taken, what is committed is told, the store is closed."""
        self._pace.cancel()
        self._retry.cancel()
        if self._store is not None:
            store, self._store = self._store, None
            await self.publisher.close()
            await store.close()

    @tasks.loop(seconds=RETRY_SECONDS)
    async def _retry(self) -> None:
        self.publisher.retry()

    @tasks.loop(seconds=1.5)
    async def _pace(self) -> None:
        await self.pacer.step()

    async def _sync(self) -> None:
        """Register the commands, in one scope, only when they differ from what was registered last, or when some are not there any more."""
        guild = discord.Object(self.settings.dev_guild) if self.settings.dev_guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        text = json.dumps([command.to_dict(self.tree) for command in self.tree.get_commands(guild=guild)], sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        key = f"commands:{self.application_id}:{self.settings.dev_guild}"
        names = {command.name for command in self.tree.get_commands(guild=guild)}
        if await self.desk.store.note(key) != digest or names != {command.name for command in await self.tree.fetch_commands(guild=guild)}:
            await self.tree.sync(guild=guild)
            await self.desk.store.save_note(key, digest)


class _Silent:
    """Before anybody can be told."""

    def changed(self, table: int) -> None:
        """Nobody to tell."""


class _Both:
    """Tells several."""

    def __init__(self, *tellers: Publisher | Pacer) -> None:
        self._tellers = tellers

    def changed(self, table: int) -> None:
        """Tell each."""
        for teller in self._tellers:
            teller.changed(table)


def create_bot(
    settings: Settings | None = None,
    titles: Mapping[str, Title] = TITLES,
    painters: Mapping[str, Painter] = PICTURES,
    words: Words | None = None,
    clock: Callable[[], float] = time.time,
    gap: float = GAP,
) -> TableBot:
    """A bot that is not connected yet. `gap`: seconds between two edits of a post."""
    return TableBot(settings or load(), titles, painters, words or Words(), clock, gap)


def run(settings: Settings) -> int:
    """Serve until stopped; start again when a connection cannot be made at all. 2 where the token is refused."""
    token = settings.need_token()
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    need_folder(settings.database.parent)
    return asyncio.run(_supervised(settings, token))


async def _supervised(settings: Settings, token: str) -> int:
    task = asyncio.ensure_future(_serve(settings, token))
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    try:
        return await task
    except asyncio.CancelledError:
        log.info("stopped")
        return 0


async def _serve(settings: Settings, token: str) -> int:
    pause = FIRST_PAUSE
    while True:
        began = time.monotonic()
        try:
            async with create_bot(settings) as bot:
                await bot.start(token)
        except discord.LoginFailure:
            log.critical("Discord refuses the token: set DISCORD_TOKEN to the bot's token of the developer portal.")
            return 2
        except (OSError, AttributeError, discord.GatewayNotFound, discord.ConnectionClosed, discord.HTTPException) as error:
            # discord.py 2.7 ends with an AttributeError where the very first gateway connection fails
            log.warning("no connection (%s), again in %.0f s", type(error).__name__, pause)
        else:
            return 0
        pause = FIRST_PAUSE if time.monotonic() - began > LONGEST_PAUSE else min(pause * 2, LONGEST_PAUSE)
        await asyncio.sleep(pause)
