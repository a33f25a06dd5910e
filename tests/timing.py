"""Tables on the clock, for tests: what people are waited for, shown, and reminded of."""

import re
from typing import Any

from bot.deadlines import Wait
from games.engine import CHANCE
from tests.discords import PEOPLE, Stage, texts

HOUR = 3600.0
SLOW = 3600.0
"""Seconds between steps of bots where days go by."""
QUICK = [("live", 300.0), ("correspondence", 3 * HOUR)]
STAMP = re.compile(r"<t:(\d+):R>")


async def begun(stage: Stage, tempo: str = "live", seats: int = 2, people: int = 2, **options: Any) -> None:
    """A running table of WINDOWS; seat 1 has its turn."""
    await stage.people["ana"].slash(stage.channel, "game new", title="toy", seats=seats, tempo=tempo, **options)
    for name in PEOPLE[1:people]:
        await stage.people[name].slash(stage.channel, "game join")
    for _ in range(seats - people):
        await stage.press("ana", "Add a bot")
    await stage.people["ana"].slash(stage.channel, "game start")


async def waits(stage: Stage) -> tuple[Wait, ...]:
    return (await stage.bot.desk.times.of(await stage.game())).people


async def answers(stage: Stage) -> list[str]:
    """What people and bots have answered."""
    return [str(line) for line in (await stage.game()).lines if line.seat != CHANCE]


def due(stage: Stage) -> list[float]:
    """The moments in the newest post of the channel, in seconds from now."""
    return [int(each) - stage.clock() for each in STAMP.findall(texts(stage.posts()[-1]))]


def reminders(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [each for each in messages if "waits for you" in texts(each)]
