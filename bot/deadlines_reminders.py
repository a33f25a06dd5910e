"""Reminders: each once, by direct message or mention as the person wants, and in the channel where direct messages do not arrive."""

from bot.deadlines import Wait
from bot.desk import Desk, nonce
from bot.game import Game
from bot.posts.mail import Barred
from bot.posts.waiting import reminder


class Reminders:
    """Sends what is due at one table after another."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def publish(self, table: int) -> None:
        """Remind whoever has to be reminded now. A point that was missed for long is not made up for by a second reminder. Raises Barred, Refused."""
        game = await self._desk.host.look(table)
        now = self._desk.clock()
        for wait in (await self._desk.times.of(game)).people:
            owed = wait.owed(now)
            if owed > wait.reminded and now < wait.answers:
                await self._remind(await self._desk.host.look(table), wait)
                await self._desk.times.reminded(table, wait, owed)

    async def _remind(self, game: Game, wait: Wait) -> None:
        habits = await self._desk.times.habits(wait.user)
        if habits.remind == "off" or game.match is None or wait.seat not in game.awaited:
            return
        if habits.remind == "mention" or not await self._directly(game, wait):
            await self._send(game, wait, game.row.thread or game.row.channel, wait.user)

    async def _directly(self, game: Game, wait: Wait) -> bool:
        """Whether a direct message arrives."""
        try:
            await self._send(game, wait, await self._desk.mail.direct(wait.user), 0)
        except Barred as error:
            if not error.code:
                raise
            return False
        return True

    async def _send(self, game: Game, wait: Wait, channel: int, mention: int) -> None:
        letter = reminder(self._desk.scene(game, None), wait.seat, wait.due, await self._place(game), mention)
        await self._desk.mail.send(channel, letter, nonce(game, f"remind.{wait.seat}.{wait.since}.{wait.reminded}.{bool(mention)}"))

    async def _place(self, game: Game) -> str:
        """Where the table is: its newest post, or its channel."""
        row = game.row
        post = next((post for post in reversed(await self._desk.store.posts(row.id)) if post.kind == "turn" and post.message > 0), None)
        return f"https://discord.com/channels/{row.guild}/{post.channel}/{post.message}" if post is not None else f"<#{row.thread or row.channel}>"
