"""A Discord of its own for each test: the real bot on SimCord, a guild, a channel and people who press what they see."""

import contextlib
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any

import simcord
from PIL import Image
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.env import Env
from simcord.results import InteractionResult

from bot.client import TableBot, create_bot
from bot.game import Game
from bot.settings import Settings
from games.engine import Event
from games.title import Title
from rendering.titles import Pictures
from rendering.words import Words
from tests.toy import TOY, ToyView

PEOPLE = ("ana", "ben", "cem")


class ToyWords(Words):
    """The house's words, and plain ones for the toy title."""

    def has(self, message_id: str) -> bool:
        return message_id.startswith("toy-") or super().has(message_id)

    def say(self, message_id: str, **args: str | int) -> str:
        return " ".join([message_id, *map(str, args.values())]) if message_id.startswith("toy-") else super().say(message_id, **args)

    def option(self, title: str, key: str, view: Any, names: Mapping[int, str]) -> str:
        return key if title == "toy" else super().option(title, key, view, names)

    def prompt(self, title: str, prompt: str, view: Any, names: Mapping[int, str]) -> str:
        return f"toy asks {prompt}" if title == "toy" else super().prompt(title, prompt, view, names)

    def event(self, title: str, event: Event, names: Mapping[int, str]) -> str:
        return f"{event.key} {dict(event.args)}" if title == "toy" else super().event(title, event, names)


def _blank(view: ToyView, names: Mapping[int, str]) -> Image.Image:
    return Image.new("RGB", (40, 30), (view.turn % 255, 0, 0))


TOY_PICTURES = Pictures(
    board=_blank,
    hand=_blank,
    sheet=_blank,
    lobby=lambda names, seats: Image.new("RGB", (40, 30)),
    describe=lambda view, names: f"scores {view.scores}",
    describe_hand=lambda view, names: f"lucky {view.lucky}",
    describe_sheet=lambda view, names: f"ended with {view.scores}",
    describe_lobby=lambda names, seats: f"{len(names)} of {seats}",
)


class Stage:
    """A bot in a guild with a channel and three people."""

    def __init__(self, env: Env, path: Path, title: Title) -> None:
        self.env, self.path, self.title = env, path, title
        self.guild = env.create_guild()
        self.channel: ChannelHandle = self.guild.create_text_channel("cabin")
        self.people: dict[str, MemberActor] = {name: self.guild.add_member(env.create_user(name)) for name in PEOPLE}

    @property
    def bot(self) -> TableBot:
        assert isinstance(self.env.bot, TableBot)
        return self.env.bot

    async def restart(self) -> None:
        """The process ends and another one begins."""
        old = self.bot
        await self.env.restart_bot(bot_on(self.path, self.title))
        await old.desk.store.close()

    async def game(self, table: int = 1) -> Game:
        return await self.bot.desk.host.look(table)

    async def opened(self, seats: int = 2, people: int = 2) -> None:
        """A table of the first people, the rest of its seats empty."""
        await self.people["ana"].slash(self.channel, "game new", title=self.title.id, seats=seats)
        for name in PEOPLE[1:people]:
            await self.people[name].slash(self.channel, "game join")

    async def started(self, seats: int = 2, people: int = 2) -> None:
        """A running table; bots take the seats that are left."""
        await self.opened(seats, people)
        for _ in range(seats - people):
            await self.press("ana", "Add a bot")
        await self.people["ana"].slash(self.channel, "game start")

    def posts(self) -> list[dict[str, Any]]:
        """The bot's posts in the channel, oldest first."""
        return _messages(self.env, self.channel)

    def letters(self, name: str) -> list[dict[str, Any]]:
        """The bot's direct messages to a person, oldest first."""
        return _messages(self.env, self.people[name].user.dm_channel)

    async def press(self, name: str, label: str, post: dict[str, Any] | None = None) -> InteractionResult:
        """Press the button with that label in a post, the newest by default."""
        found = post or self.posts()[-1]
        message = await self.bot.get_partial_messageable(int(found["channel_id"])).fetch_message(int(found["id"]))
        actor = self.people[name] if int(found["channel_id"]) == self.channel.id else self.people[name].user
        result: InteractionResult = await actor.click(message, label=label)
        return result

    def who(self, seat: int) -> str:
        """The name of the person in a seat of `started`."""
        return PEOPLE[seat - 1]


def bot_on(path: Path, title: Title = TOY) -> TableBot:
    settings = Settings(database=path, bot_pace=1.0)
    return create_bot(settings, {title.id: title}, {title.id: TOY_PICTURES}, ToyWords(), gap=0.0)


@contextlib.asynccontextmanager
async def on_stage(path: Path, title: Title = TOY) -> AsyncIterator[Stage]:
    """A running bot on SimCord; its errors are the test's."""
    bot = bot_on(path / "tables.sqlite3", title)
    async with simcord.run(bot) as env:
        stage = Stage(env, path / "tables.sqlite3", title)
        try:
            yield stage
        finally:
            await env.settle()
            await stage.bot.desk.store.close()


def texts(message: dict[str, Any]) -> str:
    """All text of a message."""
    return "\n".join(str(each["content"]) for each in walk_components(message["components"]) if each.get("type") == 10)


def controls(message: dict[str, Any]) -> list[dict[str, Any]]:
    """All buttons and selects of a message."""
    return [each for each in walk_components(message["components"]) if each.get("custom_id")]


def labels(message: dict[str, Any]) -> list[str]:
    """The labels of its buttons and of the options of its selects."""
    return list(_labels(message))


def answer(result: InteractionResult) -> str:
    """What a person was told privately."""
    found = [*result.followups, *([result.response] if result.response else [])]
    assert all(each.ephemeral for each in result.followups)
    return "\n".join([each.content or texts({"components": each.components}) for each in found])


def _labels(message: dict[str, Any]) -> Iterator[str]:
    for control in controls(message):
        if "options" in control:
            yield from (option["label"] for option in control["options"])
        else:
            yield control["label"]


def _messages(env: Env, channel: ChannelHandle) -> list[dict[str, Any]]:
    from simcord.backend import serializers

    stored = sorted(env.backend.messages[channel.id].values(), key=lambda message: message.id)
    return [dict(serializers.message_payload(env.backend, message)) for message in stored if not message.is_ephemeral]
