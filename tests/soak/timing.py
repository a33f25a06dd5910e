"""A bot seat answers at the next beat of the pace, whatever it holds: measured on the clock that the bot is given."""

import tempfile
from collections import deque
from collections.abc import Mapping
from pathlib import Path

import simcord
from simcord.env import Env

from bot.client import TableBot, create_bot
from bot.live import default_key
from bot.people import Person
from bot.settings import Settings
from games.engine import CHANCE
from games.slaughter.title import SLAUGHTER
from rendering.words import Words
from tests.discords import Clock
from tests.soak.fuzz import PAINTER

PACE = 1.0
STEP = 0.25
"""A person answers at whatever quarter of a second."""
SEATS = 3


async def play(env: Env, bot: TableBot, most: int) -> list[tuple[int, float]]:
    """Who answered when, in a match of one person and bots, up to so many answers."""
    guild = env.create_guild()
    channel = guild.create_text_channel("cabin")
    ana = Person(guild.add_member(env.create_user("ana")).id, "Ana")
    host = bot.desk.host
    with env._bot_scope():
        setup = SLAUGHTER.setup("underground", SEATS)
        table = (await host.open(guild.id, channel.id, ana, setup.title, setup.variant, SEATS, {}, "correspondence")).id
        for _ in range(SEATS - 1):
            await host.add_bot(table, ana)
        game = await host.start(table, ana)
    while game.row.active and game.number < most:
        await env.advance_time(STEP)
        game = await host.look(table)
        ask = game.ask_of(1)
        if ask is not None and ask.awaited:
            with env._bot_scope():
                await host.act(table, ana.id, default_key(ask))
    rows = await bot._store.read("SELECT seat, at FROM answers WHERE table_id = ? ORDER BY number", (table,))  # type: ignore[union-attr]
    return [(seat, at) for seat, at in rows if seat > CHANCE]


def judged(answers: list[tuple[int, float]]) -> int:
    """How many answers of bots came at their beat. Raises AssertionError at the first that did not."""
    beats = {round(at % PACE, 6) for seat, at in answers if seat > 1}
    assert len(beats) <= 1, f"bots answer between the beats: {beats}"
    recent: deque[tuple[int, float]] = deque(maxlen=1)
    for seat, at in answers:
        if seat > 1 and recent:
            before, was = recent[0]
            waited = round(at - was, 6)
            assert waited == PACE if before > 1 else 0 < waited <= PACE, f"seat {seat} answers {waited} s after seat {before}"
        recent.append((seat, at))
    return sum(seat > 1 for seat, _ in answers)


async def timing(games: int, most: int) -> Mapping[str, int]:
    """Play so many matches, each with dice of its own; what was measured. Raises AssertionError where a delay tells something."""
    count = 0
    for _ in range(games):
        clock = Clock()
        with tempfile.TemporaryDirectory() as folder:
            settings = Settings(database=Path(folder) / "x.sqlite3", bot_pace=PACE)
            bot = create_bot(settings, {"slaughter": SLAUGHTER}, {"slaughter": PAINTER}, Words(), clock, gap=0.0)
            async with simcord.run(bot, settle_timeout=60.0) as env:
                clock.env = env
                try:
                    count += judged(await play(env, bot, most))
                finally:
                    await env.settle()
                    await bot.shut()
    return {"games": games, "answers of bots": count}
