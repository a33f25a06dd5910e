"""A server with people and a bot over real sockets, and what they do there."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import discord
from discord.gateway import DiscordWebSocket
from simcord import interactions
from simcord.backend import serializers
from simcord.backend.models import Interaction

from bot.client import TableBot
from tests.discords import PEOPLE, bot_on, controls
from tests.loopback.server import Loopback, point_here

PATIENCE = 60.0
Message = dict[str, Any]


class World:
    """A guild with a channel and three people on a loopback Discord."""

    def __init__(self, server: Loopback) -> None:
        self.server, self.backend = server, server.backend
        self.guild = self.backend.create_guild("cabins").id
        self.people = {name: self.backend.make_user(name).id for name in PEOPLE}
        for user in self.people.values():
            self.backend.add_member(self.guild, user)
        self.channel = self.backend.create_channel(self.guild, "cabin").id

    @property
    def posts(self) -> list[Message]:
        """The bot's posts in the channel, oldest first."""
        return self.messages(self.channel)

    def messages(self, channel: int) -> list[Message]:
        """All messages of a channel that are seen by all who may read it."""
        stored = sorted(self.backend.messages.get(channel, {}).values(), key=lambda message: message.id)
        return [dict(serializers.message_payload(self.backend, message)) for message in stored if not message.is_ephemeral]

    def letters(self, name: str) -> list[Message]:
        """The bot's direct messages to a person."""
        return self.messages(self.backend.get_dm_channel(self.people[name]).id)

    def command(self, name: str, text: str, **options: Any) -> Interaction:
        """A slash command `group command`."""
        group, _, command = text.partition(" ")
        root = self.backend.find_command(group, self.guild, type=1)
        assert root is not None
        kinds = {str: 3, int: 4}
        given = [{"name": key, "type": kinds[type(value)], "value": value} for key, value in options.items()]
        inner = [{"name": command, "type": 1, "options": given}] if command else given
        return self._send(2, {"id": root["id"], "name": group, "type": 1, "options": inner}, name, self.channel, None)

    def press(self, name: str, custom_id: str, post: Message) -> Interaction:
        """A press of a button, wherever its post is."""
        return self._send(3, {"custom_id": custom_id, "component_type": 2}, name, int(post["channel_id"]), post)

    def _send(self, kind: int, data: dict[str, Any], name: str, channel: int, post: Message | None) -> Interaction:
        in_guild = self.backend.get_channel(channel).guild_id
        record, payload = interactions.base_payload(
            self.backend, type=kind, data=data, channel_id=channel, guild_id=in_guild, user_id=self.people[name]
        )
        if post is not None:
            record.source_message_id = int(post["id"])
            payload["message"] = post
        self.backend.emit("INTERACTION_CREATE", payload)
        return record

    def told(self, record: Interaction) -> str:
        """What a person was answered privately."""
        found = [*record.followup_ids, *([record.message_id] if record.message_id else [])]
        stored = [self.backend.messages[record.channel_id].get(each) for each in found]
        return "\n".join(message.content for message in stored if message is not None)

    async def until(self, true: Callable[[], object], what: str = "") -> None:
        """Wait, within bounds, until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not true():  # noqa: ASYNC110 - many things are waited for, none of which knows of it
                await asyncio.sleep(0.005)
        assert self.server.wrong == [], what


async def quiet(world: World) -> None:
    """Wait, within bounds, until the bot has had nothing to ask of Discord for a moment."""
    for _ in range(100):
        before = len(world.server.requests)
        await asyncio.sleep(0.1)
        if len(world.server.requests) == before:
            return


def id_of(post: Message, label: str) -> str:
    """The id of the control with that label."""
    return next(str(each["custom_id"]) for each in controls(post) if each.get("label") == label)


def number_of(post: Message) -> int:
    """The journal's length that the controls of a post speak of; -1 where it has none."""
    found = [re.fullmatch(r"play:\d+:(\d+):.*", str(each["custom_id"])) for each in controls(post)]
    return max((int(match[1]) for match in found if match), default=-1)


@contextlib.asynccontextmanager
async def loopback() -> AsyncIterator[World]:
    """A world whose server listens; discord.py of this process talks to it."""
    kept = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    try:
        async with Loopback() as server:
            point_here(server.port)
            yield World(server)
    finally:
        discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = kept


@contextlib.asynccontextmanager
async def online(world: World, path: Path) -> AsyncIterator[TableBot]:
    """The real bot, connected in this process."""
    async with bot_on(path / "tables.sqlite3") as bot:
        bot._connection.guild_ready_timeout = 0.05
        task = asyncio.ensure_future(bot.start("token.of.tests"))
        try:
            await world.until(lambda: bot.is_ready() or task.done())
            yield bot
        finally:
            closing = asyncio.ensure_future(bot.close())
            await asyncio.wait({closing}, timeout=0.5)
            world.server.gateway.cut()  # two ends that close at once may wait for each other for long
            await asyncio.gather(closing, task, return_exceptions=True)


async def begun(world: World) -> str:
    """A match of two people over the loopback, at its first turn; the name of whose turn it is."""
    world.command("ana", "game new", title="toy", seats=2)
    await world.until(lambda: world.posts)
    world.press("ben", "lobby:1:join", world.posts[0])
    await world.until(lambda: "ben" in str(world.posts[0]["components"]))
    world.press("ana", "lobby:1:start", world.posts[0])
    for name in ("ana", "ben"):
        await world.until(lambda name=name: world.letters(name))  # type: ignore[misc]
        letter = world.letters(name)[-1]
        world.press(name, id_of(letter, "pick:1"), letter)
    await world.until(lambda: _can(world, "roll"))
    await quiet(world)
    return turn_of(world)


def turn_of(world: World) -> str:
    """Whose turn the newest post says it is."""
    text = str(world.posts[-1]["components"])
    return next(name for name, user in world.people.items() if f"<@{user}>" in text)


def _can(world: World, label: str) -> bool:
    return any(each.get("label") == label for each in controls(world.posts[-1]))
