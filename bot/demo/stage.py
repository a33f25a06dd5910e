"""A table on an offline Discord: a server, a channel, people, and the real bot."""

import contextlib
import tempfile
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.env import Env

from bot.client import TableBot, create_bot
from bot.settings import Settings
from games.title import Title
from rendering.titles import PICTURES
from rendering.titles import Pictures as Painter
from rendering.words import Words

PACE = 1.5


@dataclass(frozen=True, slots=True)
class Stage:
    """A running table with its people in seats 1, 2, …; bots take the others."""

    env: Env
    bot: TableBot
    channel: ChannelHandle
    people: tuple[MemberActor, ...]
    table: int


class Clock:
    """The time of the offline Discord, in which deadlines are counted and shown; the machine's own until that has begun."""

    env: Env | None = None

    def __call__(self) -> float:
        """UTC epoch seconds."""
        return self.env.now().timestamp() if self.env is not None else time.time()


@contextlib.asynccontextmanager
async def on_stage(
    title: Title, seats: int, variant: str, names: Sequence[str], painters: Mapping[str, Painter] = PICTURES, words: Words | None = None
) -> AsyncIterator[Stage]:
    """A table that has just begun, opened, joined and started by its people."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder) / "demo.sqlite3", bot_pace=PACE)
        clock = Clock()
        bot = create_bot(settings, {title.id: title}, painters, words, clock, gap=0.0)
        async with simcord.run(bot, settle_timeout=60.0) as env:
            clock.env = env
            try:
                env.backend.bot_user.name = "Monster Table"
                guild = env.create_guild("Monster Table")
                channel = guild.create_text_channel("game-night")
                people = tuple(guild.add_member(env.create_user(f"player{n}", global_name=name)) for n, name in enumerate(names, 1))
                yield Stage(env, bot, channel, people, await _started(bot, channel, people, title, seats, variant))
                await env.settle()
            finally:
                await bot.shut()


async def _started(bot: TableBot, channel: ChannelHandle, people: Sequence[MemberActor], title: Title, seats: int, variant: str) -> int:
    await people[0].slash(channel, "game new", title=title.id, variant=variant, seats=seats)
    for person in people[1:]:
        await person.slash(channel, "game join")
    row = await bot.desk.host.in_channel(channel.id)
    if row is None:
        raise RuntimeError("the table could not be opened")
    for _ in (await bot.desk.host.look(row.id)).free:
        post = (await bot.desk.store.posts(row.id))[0]
        message = await bot.get_partial_messageable(channel.id).fetch_message(post.message)
        await people[0].click(message, label=bot.words.say("lobby-bot"))
    await people[0].slash(channel, "game start")
    return row.id
