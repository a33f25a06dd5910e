"""A Discord of its own for each test: the real bot on SimCord, a guild, a channel and people who press what they see."""

import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import simcord
from PIL import Image
from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.enums import OverwriteType
from simcord.env import Env
from simcord.results import InteractionResult

from bot.client import RETRY_SECONDS, TableBot, create_bot
from bot.game import Game
from bot.settings import Settings
from games.engine import Event
from games.title import Title
from rendering.titles import Pictures
from rendering.words import Words
from tests.toy import TOY, ToyView

OWN = ("toy-", "unfit-")
"""Messages that stand for themselves."""
BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)
"""When SimCord's time begins."""
PEOPLE = ("ana", "ben", "cem")


class ToyWords(Words):
    """The house's words, and plain ones for the toy title."""

    def has(self, message_id: str) -> bool:
        return message_id.startswith(OWN) or super().has(message_id)

    def say(self, message_id: str, **args: str | int) -> str:
        return " ".join([message_id, *map(str, args.values())]) if message_id.startswith(OWN) else super().say(message_id, **args)

    def option(self, title: str, key: str, view: Any, names: Mapping[int, str]) -> str:
        return key if title == "toy" else super().option(title, key, view, names)

    def prompt(self, title: str, prompt: str, view: Any, names: Mapping[int, str]) -> str:
        return f"toy asks {prompt}" if title == "toy" else super().prompt(title, prompt, view, names)

    def point(self, title: str, view: Any, names: Mapping[int, str]) -> str:
        return f"scores {view.scores}" if title == "toy" else super().point(title, view, names)

    def event(self, title: str, event: Event, names: Mapping[int, str]) -> str:
        return f"{event.key} {dict(event.args)}" if title == "toy" else super().event(title, event, names)


def _blank(view: ToyView, names: Mapping[int, str]) -> Image.Image:
    return Image.effect_noise((200, 150), 50 + view.turn).convert("RGB")


def _lucky(view: ToyView, names: Mapping[int, str]) -> Image.Image:
    return Image.effect_noise((200, 150), 50 + view.lucky).convert("RGB")


TOY_PICTURES = Pictures(
    board=_blank,
    hand=_lucky,
    sheet=_blank,
    lobby=lambda names, seats: Image.new("RGB", (40, 30)),
    describe=lambda view, names: f"scores {view.scores}",
    describe_hand=lambda view, names: f"lucky {view.lucky}",
    describe_sheet=lambda view, names: f"ended with {view.scores}",
    describe_lobby=lambda names, seats: f"{len(names)} of {seats}",
    in_hand=lambda view: (view.you, view.lucky),
)


class Mute:
    """A teller that tells nothing."""

    def changed(self, table: int) -> None:
        pass


class Clock:
    """SimCord's time in UTC epoch seconds, or `fast` seconds more."""

    def __init__(self) -> None:
        self.env: Env | None = None
        self.fast = 0.0

    def __call__(self) -> float:
        return self.fast + (self.env.now() if self.env is not None else BEGINNING).timestamp()


class Stage:
    """A bot in a guild with a channel and three people."""

    def __init__(
        self, env: Env, path: Path, title: Title, shown: Mapping[str, str], clock: Callable[[], float] = time.time, pace: float = 1.0
    ) -> None:
        self.env, self.path, self.title, self.clock, self.pace = env, path, title, clock, pace
        self.guild = env.create_guild()
        self.channel: ChannelHandle = self.guild.create_text_channel("cabin")
        users = {name: env.create_user(name, global_name=shown.get(name)) for name in PEOPLE}
        self.people: dict[str, MemberActor] = {name: self.guild.add_member(user) for name, user in users.items()}

    @property
    def bot(self) -> TableBot:
        assert isinstance(self.env.bot, TableBot)
        return self.env.bot

    async def restart(self) -> None:
        """The process ends and another one begins."""
        old = self.bot
        await self.env.restart_bot(bot_on(self.path, self.title, self.clock, self.pace))
        await old.desk.store.close()
        await self.env.settle()

    async def later(self, seconds: float) -> None:
        """Time goes by, a quarter of an hour at most between two looks at the machine's own clock, by which SimCord stops what takes too long."""
        while seconds > 0:
            await self.env.advance_time(min(seconds, 900.0))
            seconds -= 900.0

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

    async def message(self, post: dict[str, Any]) -> discord.Message:
        """A post as discord.py has it."""
        return await self.bot.get_partial_messageable(int(post["channel_id"])).fetch_message(int(post["id"]))

    async def forbid(self, *rights: str) -> None:
        """The bot has all rights in the channel but these."""
        await self._overwrite(self.env.backend.bot_user.id, deny=discord.Permissions(**dict.fromkeys(rights, True)).value)

    async def make_moderator(self, name: str) -> None:
        """The person may manage messages."""
        await self._overwrite(self.people[name].id, allow=discord.Permissions(manage_messages=True).value)

    async def manage(self, name: str) -> None:
        """The person may manage messages and the server."""
        await self._overwrite(self.people[name].id, allow=discord.Permissions(manage_messages=True, manage_guild=True).value)

    async def hide(self, name: str) -> None:
        """The person does not see the channel."""
        await self._overwrite(self.people[name].id, deny=discord.Permissions(view_channel=True).value)

    async def _overwrite(self, id_: int, allow: int = 0, deny: int = 0) -> None:
        self.env.backend.set_overwrite(self.channel.id, Overwrite(target_id=id_, type=OverwriteType.MEMBER, allow=allow, deny=deny))
        await self.env.settle()

    async def press(self, name: str, label: str, post: dict[str, Any] | None = None) -> InteractionResult:
        """Press the button with that label in a post, the newest by default."""
        found = post or self.posts()[-1]
        message = await self.message(found)
        actor = self.people[name] if int(found["channel_id"]) == self.channel.id else self.people[name].user
        result: InteractionResult = await actor.click(message, label=label)
        return result

    async def at_once(
        self, names: list[str], custom_id: str, post: dict[str, Any] | None = None, values: list[str] | None = None
    ) -> list[InteractionResult]:
        """Several presses of one button, or choices in one select, before any is answered."""
        found = post or self.posts()[-1]
        results = []
        for name in names:
            data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
            data |= {"component_type": 3, "values": values} if values is not None else {}
            ids = {"channel_id": self.channel.id, "guild_id": self.guild.id, "user_id": self.people[name].id}
            record, payload = interactions.base_payload(self.env.backend, type=3, data=data, **ids)
            record.source_message_id = int(found["id"])
            self.env.backend.emit("INTERACTION_CREATE", payload | {"message": found})
            results.append(InteractionResult(self.env, record))
        await self.env.settle()
        return results

    async def commands_at_once(self, names: list[str], group: str, command: str, options: dict[str, str]) -> list[InteractionResult]:
        """The same slash command of several people before any is answered."""
        root = self.env.backend.find_command(group, self.guild.id, type=1)
        assert root is not None
        given = [{"name": name, "type": 3, "value": value} for name, value in options.items()]
        data = {"id": root["id"], "name": group, "type": 1, "options": [{"name": command, "type": 1, "options": given}]}
        results = []
        for name in names:
            ids = {"channel_id": self.channel.id, "guild_id": self.guild.id, "user_id": self.people[name].id}
            record, payload = interactions.base_payload(self.env.backend, type=2, data=data, **ids)
            self.env.backend.emit("INTERACTION_CREATE", payload)
            results.append(InteractionResult(self.env, record))
        await self.env.settle()
        return results

    async def play(self, name: str, key: str) -> None:
        """An answer without any control, told as usual."""
        with self.env._bot_scope():
            await self.bot.desk.host.act(1, self.people[name].id, key)
        await self.env.settle()

    async def silently(self, name: str, key: str) -> None:
        """An answer that is committed by a process that ends before it tells anybody."""
        teller, self.bot.desk.host.teller = self.bot.desk.host.teller, Mute()
        await self.bot.desk.host.act(1, self.people[name].id, key)
        self.bot.desk.host.teller = teller

    async def choose_lucky(self) -> None:
        """Everybody makes the secret choice of the toy title, in direct messages."""
        for name in PEOPLE:
            letters = self.letters(name)
            if letters and "pick:1" in labels(letters[-1]):
                await self.press(name, "pick:1", letters[-1])

    async def turn_of(self) -> str:
        """Whose turn it is."""
        return self.who((await self.game()).awaited[0])

    def who(self, seat: int) -> str:
        """The name of the person in a seat of `started`."""
        return PEOPLE[seat - 1]


def bot_on(path: Path, title: Title = TOY, clock: Callable[[], float] = time.time, pace: float = 1.0) -> TableBot:
    settings = Settings(database=path, bot_pace=pace)
    bot = create_bot(settings, {title.id: title}, {title.id: TOY_PICTURES}, ToyWords(), clock, gap=0.0)
    bot._retry.change_interval(seconds=max(RETRY_SECONDS, pace))  # where days go by, nothing else shall tick every minute
    return bot


@contextlib.asynccontextmanager
async def on_stage(path: Path, title: Title = TOY, shown: Mapping[str, str] | None = None, pace: float = 1.0) -> AsyncIterator[Stage]:
    """A running bot on SimCord, on SimCord's time; its errors are the test's."""
    clock = Clock()
    bot = bot_on(path / "tables.sqlite3", title, clock, pace)
    async with simcord.run(bot) as env:
        clock.env = env
        stage = Stage(env, path / "tables.sqlite3", title, shown or {}, clock, pace)
        try:
            yield stage
        finally:
            await env.settle()
            await stage.bot.shut()


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
    found = [*result.followups, *([result.response] if result.response and result.response.ephemeral else [])]
    assert all(each.ephemeral for each in found)
    return "\n".join([each.content or texts({"components": each.components}) for each in found])


def _labels(message: dict[str, Any]) -> Iterator[str]:
    for control in controls(message):
        if "options" in control:
            yield from (option["label"] for option in control["options"])
        else:
            yield control["label"]


def _messages(env: Env, channel: ChannelHandle) -> list[dict[str, Any]]:
    stored = sorted(env.backend.messages[channel.id].values(), key=lambda message: message.id)
    return [dict(serializers.message_payload(env.backend, message)) for message in stored if not message.is_ephemeral]
