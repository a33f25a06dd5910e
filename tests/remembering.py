"""Matches that are played to their end, for tests of the memory."""

from dataclasses import replace

from simcord.results import InteractionResult, ResponseMessage

from bot.host import Host
from games.title import Title
from tests.discords import Stage
from tests.hosting import person_of, started
from tests.toy import TOY, ToyView


def tally(view: ToyView) -> dict[int, dict[str, int]]:
    """Points, and who poked whom: enough to be counted."""
    return {seat: {"points": score, "pokes": view.pokes, "victim:tom": seat} for seat, score in enumerate(view.scores, 1)}


COUNTED: Title = replace(TOY, tally=tally)
"""The toy title with something to count."""


async def played_out(host: Host, table: int, keys: tuple[str, ...] = ("pick:2", "roll", "stop")) -> None:
    """Play a running table of `started` to its end: people roll while they may."""
    while (game := await host.look(table)).row.active:
        if not await host.bot_step(table):
            seat = game.awaited[0]
            ask = game.ask_of(seat)
            await host.act(table, person_of(seat), next(key for key in keys if ask is not None and key in ask.choices))


async def finished(host: Host, channel: int = 7, seats: int = 2) -> int:
    """A match of Ana, Ben and bots that has ended by its rules."""
    table = await started(host, channel, seats)
    await played_out(host, table)
    return table


def said(result: InteractionResult) -> ResponseMessage:
    """The private answer that a person was given."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def finish(stage: Stage, table: int = 1) -> None:
    """The same on a stage: whoever is awaited chooses, and stops."""
    for _ in range(200):
        game = await stage.game(table)
        if not game.row.active:
            break
        with stage.env._bot_scope():
            if not await stage.bot.desk.host.bot_step(table):
                await stage.bot.desk.host.default_step(table, game.awaited[0])
        await stage.env.settle()
    await stage.env.settle()
