"""Two real processes on one store and one Discord: one serves, the other stands by and takes over, and nothing is done twice."""

import asyncio
import os
import signal
import sqlite3
import time
from contextlib import closing
from multiprocessing.process import BaseProcess
from pathlib import Path

from bot.lease import Terms
from tests.discords import texts
from tests.loopback.process import ended, started
from tests.loopback.world import World, begun, id_of, loopback, number_of, turn_of

TERMS = Terms(term=1.5, beat=0.2, look=0.25)


async def two(world: World, path: Path) -> tuple[BaseProcess, BaseProcess]:
    """One that serves, and one that stands by."""
    first = started(world.server.port, path, TERMS)
    await world.until(lambda: world.server.gateway.identified == 1)
    second = started(world.server.port, path, TERMS)
    return first, second


async def answered(world: World) -> None:
    """An answer, and what comes of it, once."""
    number, count = number_of(world.posts[-1]), len(world.posts)
    world.press(turn_of(world), id_of(world.posts[-1], "roll"), world.posts[-1])
    await world.until(lambda: number_of(world.posts[-1]) > number)
    assert len(world.posts) == count


def summary(world: World) -> list[tuple[str, int, str]]:
    """The posts: which, up to which answer, and what they say."""
    return [(post["id"], number_of(post), texts(post)) for post in world.posts]


def put_to_sleep(pid: int, path: Path) -> None:
    """Stop a process at a moment when it does not hold the file: otherwise nobody could write any more."""
    with closing(sqlite3.connect(path, timeout=0.2, isolation_level=None)) as db:
        for _ in range(50):
            os.kill(pid, signal.SIGSTOP)
            time.sleep(0.1)  # its threads go on for a moment
            try:
                db.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError:
                os.kill(pid, signal.SIGCONT)
            else:
                db.execute("ROLLBACK")
                return
    raise AssertionError("it holds the file all the time")


async def test_the_second_process_takes_over_when_the_first_is_killed(tmp_path: Path) -> None:
    async with loopback() as world:
        first, second = await two(world, tmp_path / "tables.sqlite3")
        try:
            await begun(world)
            assert world.server.gateway.identified == 1
            posts = [post["id"] for post in world.posts]
            await asyncio.to_thread(ended, first)
            await world.until(lambda: world.server.gateway.identified == 2)
            await answered(world)
            assert [post["id"] for post in world.posts] == posts
        finally:
            await asyncio.to_thread(ended, second)


async def test_a_process_that_wakes_up_too_late_changes_and_tells_nothing(tmp_path: Path) -> None:
    async with loopback() as world:
        first, second = await two(world, tmp_path / "tables.sqlite3")
        assert first.pid is not None
        try:
            await begun(world)
            await asyncio.to_thread(put_to_sleep, first.pid, tmp_path / "tables.sqlite3")
            await world.until(lambda: world.server.gateway.identified == 2)
            await answered(world)
            os.kill(first.pid, signal.SIGCONT)  # it has that press in its ears, and its old state in memory
            await answered(world)
            posts = summary(world)
            await asyncio.sleep(2 * TERMS.beat)
            assert summary(world) == posts
            assert world.server.gateway.identified == 2
        finally:
            await asyncio.to_thread(ended, first)
            await asyncio.to_thread(ended, second)


async def test_a_process_that_is_stopped_in_order_gives_way_at_once(tmp_path: Path) -> None:
    async with loopback() as world:
        first, second = await two(world, tmp_path / "tables.sqlite3")
        assert first.pid is not None
        try:
            await begun(world)
            os.kill(first.pid, signal.SIGTERM)
            await world.until(lambda: world.server.gateway.identified == 2)
            await answered(world)
        finally:
            await asyncio.to_thread(ended, first)
            await asyncio.to_thread(ended, second)
