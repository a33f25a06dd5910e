"""A process that plays matches on a store file and says what has been acknowledged, until it is killed."""

import asyncio
from multiprocessing.connection import Connection

from bot.game import Game
from bot.host import Host
from db.sqlite import open_store
from tests.hosting import ANA, host_on


async def current(host: Host) -> Game:
    """The table under way in the channel; a new one where there is none."""
    row = await host.in_channel(1) or await host.open(1, 1, ANA, "toy", "plain", 4, {"length": "long"}, "live")
    if row.state == "running":
        return await host.look(row.id)
    for _ in (await host.look(row.id)).free:
        await host.add_bot(row.id, ANA)
    return await host.start(row.id, ANA)


async def play(path: str, tell: Connection) -> None:
    """Play on; each acknowledgement is the table's id and the length of its journal."""
    host = host_on(await open_store(path))
    while True:
        game = await current(host)
        if not await host.bot_step(game.row.id):
            await host.default_step(game.row.id, 1)
        after = await host.look(game.row.id)
        tell.send((after.row.id, after.table.number))


def main(path: str, tell: Connection) -> None:
    """Where the process begins."""
    asyncio.run(play(path, tell))
