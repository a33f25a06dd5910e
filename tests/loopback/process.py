"""The real bot in a process of its own, under its own supervisor, on a loopback Discord; it is there to be killed."""

import asyncio
import functools
import logging
import multiprocessing
from multiprocessing.process import BaseProcess
from pathlib import Path

from bot import client
from bot.client import TableBot
from bot.lease import Terms, alone
from bot.settings import Settings
from tests.discords import bot_on
from tests.loopback.server import point_here


def main(port: int, path: str, terms: Terms) -> None:
    """Where the process begins."""
    logging.disable(logging.CRITICAL)
    point_here(port)
    vars(client).update(create_bot=lambda _settings: _prompt(bot_on(Path(path))), alone=functools.partial(alone, terms=terms))
    asyncio.run(client._supervised(Settings(token="token.of.tests", database=Path(path)), "token.of.tests"))


def started(port: int, path: Path, terms: Terms) -> BaseProcess:
    """Such a process, forked from one that has everything loaded."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.loopback.process"])
    process = context.Process(target=main, args=(port, str(path), terms))
    process.start()
    return process


def ended(process: BaseProcess) -> int:
    """It is gone, if need be killed; how it ended."""
    process.kill()
    process.join()
    code = process.exitcode
    process.close()
    return code or 0


def _prompt(bot: TableBot) -> TableBot:
    bot._connection.guild_ready_timeout = 0.05
    return bot
