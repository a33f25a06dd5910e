"""The bot as Discord knows it: put together, started under a supervisor, stopped with everything told."""

import asyncio
import contextlib
import hashlib
import json
import logging
import signal
import time
from collections.abc import Callable, Mapping
from importlib import import_module

import discord
from discord.ext import commands, tasks

from bot import logs
from bot.arguments import need_folder
from bot.deadlines import Times
from bot.deadlines_keeping import Keeping, keeping
from bot.desk import Desk
from bot.guarding import Guarding, guarding, rules_of
from bot.host import Host, Teller
from bot.lease import Lease, alone
from bot.memory import Memory
from bot.memory_privacy import Privacy
from bot.pacer import Pacer
from bot.posts.mail import Mail
from bot.posts.pictures import Pictures
from bot.publisher import Publisher
from bot.repair_kit import RepairKit
from bot.settings import Settings, load
from db.sqlite import open_store
from db.store import Store, StoreBusy
from games.title import Title
from games.titles import TITLES
from rendering.titles import PICTURES
from rendering.titles import Pictures as Painter
from rendering.words import Words

log = logging.getLogger(__name__)
COGS = (
    "cogs.game",
    "cogs.slaughter",
    "cogs.pit",
    "cogs.controls",
    "cogs.rules",
    "cogs.places",
    "cogs.settings",
    "cogs.watch",
    "cogs.absence",
    "cogs.repair",
    "cogs.about",
    "cogs.memory",
    "cogs.privacy",
)
GAP, SPACING = 1.0, 1.0
"""Seconds between two edits of one table's post, and between two new direct messages."""
RETRY_SECONDS, SWEEP_SECONDS = 60.0, 600.0
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 300.0


class TableBot(commands.Bot):
    """The bot. Everything of its own is made in `setup_hook`, because it needs the running loop."""

    desk: Desk
    publisher: Publisher
    guarding: Guarding
    keeping: Keeping
    mending: RepairKit
    memory: Memory
    privacy: Privacy
    lease: Lease | None = None
    """The lease of the store, where the bot serves under one."""

    def __init__(
        self, settings: Settings, titles: Mapping[str, Title], painters: Mapping[str, Painter], words: Words, clock: Callable[[], float], gap: float
    ) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, members=settings.members_intent)
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
        store.serve_as(self.lease.holder if self.lease is not None else "")
        pictures, rules = Pictures(), await rules_of(store)
        host = Host(store, self.clock, _Silent(), self.titles)
        times = Times(store, self.clock, self.settings)
        self.desk = Desk(host, store, self.words, self.painters, pictures, Mail(self, pictures, lambda: self.is_sure), self.clock, times, rules.calls)
        self.publisher = Publisher(self.desk, self.gap, min(self.gap, SPACING))
        self.guarding = await guarding(self, self.desk, store, rules, self.publisher.retry)
        if self.lease is not None:
            self.lease.regained = self.publisher.retry
        self.publisher.watch = self.guarding.guard
        self.pacer = Pacer(host)
        self.keeping = keeping(self, self.desk, store, self.publisher)
        times.held = lambda table: self.guarding.guard.waits(table) is not None
        self.mending = RepairKit(self.desk, store, self.settings.token, self.gap)
        self.memory = Memory(self.desk, store, self.gap)
        self.privacy = Privacy(self.desk, store, self.keeping.absence, self.memory)
        host.teller = _Both(self.publisher, self.pacer, self.guarding.idle, self.keeping.watch, self.mending.sweeper, self.memory)
        for cog in () if self.cogs else COGS:
            await import_module(cog).setup(self)
        await self._sync()
        self._retry.start()
        self._sweep.start()
        self._pace.change_interval(seconds=max(self.settings.bot_pace, 0.1))
        self._pace.start()
        self.keeping.watch.start()

    async def on_ready(self) -> None:
        """Tell what was committed and not told before; also after a lost connection."""
        await self.guarding.guard.resume()
        await self.publisher.resume()
        await self.mending.sweeper.resume()
        await self.pacer.resume()
        self.keeping.watch.connected()
        await self.memory.resume()
        await self.privacy.scrub()

    async def on_resumed(self) -> None:
        """The connection was lost for a moment."""
        self.keeping.watch.connected()

    async def on_disconnect(self) -> None:
        """Nobody can press anything until it is there again."""
        if self._store is not None:
            self.keeping.watch.disconnected()

    async def on_raw_member_remove(self, event: discord.RawMemberRemoveEvent) -> None:
        """Somebody leaves a server. Told only with the members intent."""
        await self.keeping.absence.gone(event.guild_id, event.user.id)

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

    async def close(self) -> None:
        """Disconnect, then tell what is committed and let go of the store."""
        await self.shut()
        await super().close()

    async def shut(self) -> None:
        """Stop the bot's own work: nothing more is taken, what is committed is told, the store is closed."""
        self._pace.cancel()
        self._retry.cancel()
        self._sweep.cancel()
        if self._store is not None:
            store, self._store = self._store, None
            self.keeping.watch.stop()
            await self.keeping.watch.close()
            await self.publisher.close()
            await self.mending.close()
            await self.memory.close()
            await store.close()

    @tasks.loop(seconds=RETRY_SECONDS)
    async def _retry(self) -> None:
        self.publisher.retry()
        self.mending.sweeper.retry()
        self.memory.retry()
        with contextlib.suppress(StoreBusy):
            await self.keeping.watch.beat()

    @tasks.loop(seconds=1.5)
    async def _pace(self) -> None:
        await self.pacer.step()

    @tasks.loop(seconds=SWEEP_SECONDS)
    async def _sweep(self) -> None:
        try:
            await self.guarding.sweep()
            await self.privacy.scrub()
        except StoreBusy as error:
            log.warning("idle tables have to wait: %s", error)

    @property
    def is_sure(self) -> bool:
        """Whether this process alone serves the store."""
        return self.lease is None or self.lease.sure

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

    def __init__(self, *tellers: Teller) -> None:
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
    logs.begin(settings)
    need_folder(settings.database.parent)
    return asyncio.run(_supervised(settings, token))


async def _supervised(settings: Settings, token: str) -> int:
    task = asyncio.ensure_future(alone(settings.database, lambda lease: _serve(settings, token, lease)))
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    try:
        return await task
    except asyncio.CancelledError:
        log.info("stopped")
        return 0


async def _serve(settings: Settings, token: str, lease: Lease) -> int:
    pause = FIRST_PAUSE
    while True:
        began = time.monotonic()
        try:
            async with create_bot(settings) as bot:
                bot.lease = lease
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
