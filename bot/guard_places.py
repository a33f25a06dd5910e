"""Where tables live on Discord, and how these places fare."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, Literal

import aiohttp
import discord

from db.store import TableRow

State = Literal["open", "gone", "outage", "barred", "asleep", "shut"]
"""`asleep`: a thread that Discord archived for its quiet. `shut`: one that somebody archived or locked. `barred`: the bot lacks rights there."""
LONGEST: Final = 10080
"""Minutes of quiet after which a thread of ours falls asleep: the most there is."""


@dataclass(frozen=True, slots=True)
class Thread:
    """What is told of a thread. Discord does not say who archived it: it was its quiet if that had lasted for as long as the thread was set to."""

    id: int
    archived: bool
    locked: bool
    since: datetime
    """When it was archived, or the contrary."""
    quiet: timedelta
    last: int
    """The newest message, 0 where there is none."""

    @property
    def state(self) -> State:
        """How it fares."""
        if self.locked:
            return "shut"
        if not self.archived:
            return "open"
        heard = discord.utils.snowflake_time(max(self.last, self.id))
        return "asleep" if self.since - heard >= self.quiet else "shut"


def told(data: Mapping[str, Any]) -> Thread:
    """A thread as the gateway tells it."""
    meta = data["thread_metadata"]
    since = discord.utils.parse_time(str(meta["archive_timestamp"]))
    quiet = timedelta(minutes=int(meta["auto_archive_duration"]))
    return Thread(int(data["id"]), bool(meta["archived"]), bool(meta.get("locked")), since, quiet, int(data.get("last_message_id") or 0))


class Places:
    """Asks Discord about the places of tables, and opens threads."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def state(self, row: TableRow, fresh: bool = False) -> State:
        """How the place of a table fares. What the bot's memory lacks, or with `fresh` may have missed, is asked for before it counts."""
        try:
            guild = self._client.get_guild(row.guild) or await self._client.fetch_guild(row.guild, with_counts=False)
            if guild.unavailable:
                return "outage"
            known = None if fresh else guild.get_channel_or_thread(row.channel)
            channel = known or await self._client.fetch_channel(row.channel)
        except discord.NotFound:
            return "gone"
        except discord.Forbidden:
            return "barred" if self._client.get_guild(row.guild) else "gone"
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError):
            return "outage"
        state = _known(channel).state if isinstance(channel, discord.Thread) else "open"
        return "barred" if state == "open" and self.lacking(row) else state

    async def wake(self, thread: int) -> bool:
        """Take a thread out of the archive; False where Discord refuses."""
        try:
            await self._client.http.edit_channel(thread, archived=False)
        except discord.HTTPException:
            return False
        return True

    def lacking(self, row: TableRow) -> list[str]:
        """The rights that the bot needs at a table's place and has not, by discord.py's names; empty where that is not known."""
        guild = self._client.get_guild(row.guild)
        channel = guild.get_channel_or_thread(row.channel) if guild is not None else None
        is_thread = isinstance(channel, discord.Thread)
        if guild is None or channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
            return []
        return missing(channel.permissions_for(guild.me), is_thread)

    def office(self, row: TableRow) -> int:
        """The channel where a server wants news for its moderators; 0 where it has none or the bot may not write there."""
        guild = self._client.get_guild(row.guild)
        channel = guild.public_updates_channel if guild is not None else None
        if guild is None or channel is None or missing(channel.permissions_for(guild.me), in_thread=False):
            return 0
        return channel.id


def missing(has: discord.Permissions, in_thread: bool, starts_thread: bool = False) -> list[str]:
    """The rights that a table needs and the bot has not, by discord.py's names."""
    needed = ["view_channel", "attach_files", "read_message_history"]
    needed += ["send_messages_in_threads"] if in_thread or starts_thread else ["send_messages"]
    needed += ["create_public_threads"] if starts_thread else []
    return [name for name in needed if not getattr(has, name)]


def _known(thread: discord.Thread) -> Thread:
    quiet = timedelta(minutes=thread.auto_archive_duration)
    return Thread(thread.id, thread.archived, thread.locked, thread.archive_timestamp, quiet, thread.last_message_id or 0)
