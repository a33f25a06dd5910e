"""Hands in direct messages: one living message for each seat, a new one only when its person must act or has learnt something."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.absence_hands import empty_old_hands
from bot.absence_members import GONE_CODES
from bot.controls import Button, clip
from bot.desk import Desk, nonce
from bot.game import Game
from bot.journal import latest
from bot.posts.hand import Shown, acted_last, hand_letter, learnt, shown
from bot.posts.letter import ALT, GREY, Letter, Picture
from bot.posts.mail import Barred, Gone
from bot.posts.pictures import digest
from bot.posts.scene import Scene
from db.store import Post, SeatRow, Undelivered
from games.engine import Event, Seat

log = logging.getLogger(__name__)
CLOSED = (50007, 50278, 10013, 10003, 50001)
"""Codes of messages that do not arrive: not wanted, no server in common, no such person or channel."""


class Hands:
    """Publishes the hands of one table after another. What it remembers only spares work."""

    def __init__(self, desk: Desk, spacing: float) -> None:
        self._desk = desk
        self._spacing = spacing
        self._one_at_a_time = asyncio.Lock()
        self._shown: dict[tuple[int, Seat], Shown] = {}
        self._drawn: dict[tuple[int, Seat], tuple[int, int, str]] = {}
        """By table and seat: a message, the number of the journal for which it was written, and what its picture shows."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.perhaps_gone: Callable[[int], None] = lambda _table: None

    def still(self, table: int) -> asyncio.Lock:
        """While this is held, no message of the table is written: who sits there may change."""
        return self._locks.setdefault(table, asyncio.Lock())

    async def publish(self, table: int) -> None:
        """Bring the direct messages of a table up to date, those of former people too. Raises Refused, Barred."""
        async with self.still(table):
            try:
                await self._publish(table)
            finally:
                await empty_old_hands(self._desk, table)

    async def _publish(self, table: int) -> None:
        game = await self._desk.host.look(table)
        if game.match is None:
            return
        number = game.number
        posts = {post.seat: post for post in await self._desk.store.posts(table) if post.kind == "hand"}
        barred: Barred | None = None
        for seat in game.seats:
            if seat.user > 0:
                try:
                    await self._seat(await self._desk.host.look(table), seat, posts.get(seat.seat))
                except Barred as error:  # the other seats are served, this one is tried again later
                    barred = error
        if barred is not None:
            raise barred
        await self._desk.store.hands_told(table, number)

    async def _seat(self, game: Game, row: SeatRow, post: Post | None) -> None:
        table, seat = game.row.id, row.seat
        scene = self._desk.scene(game, seat)
        now, before = shown(scene, seat), self._before(game, seat, post)
        news = learnt(game.events_after(post.number if post else -1), seat)
        must = now.must_act and not row.stand_in
        waits = must and game.row.active and (before is None or before.ask != now.ask) and not acted_last(game.table, seat)
        if (news and not row.stand_in) or waits or (post is None and must):
            await self._new(scene, row, post, news)
        elif post is not None and post.message and (now != before or post.number < latest(game.lines)):
            await self._renew(scene, row, post)
        self._shown[table, seat] = now
        if game.row.over:
            del self._shown[table, seat]
            self._drawn.pop((table, seat), None)

    def _before(self, game: Game, seat: Seat, post: Post | None) -> Shown | None:
        """What the seat was shown last; after a restart it is worked out from the journal."""
        if post is None:
            return None
        known = self._shown.get((game.row.id, seat))
        if known is not None:
            return known
        then = self._desk.scene(replace(game.then(post.number), row=replace(game.row, state="running")), seat)
        self._note(then, seat, post)
        return shown(then, seat)

    def _note(self, scene: Scene, seat: Seat, post: Post) -> None:
        """The picture of this message shows what a scene shows."""
        self._drawn[scene.game.row.id, seat] = (post.message, post.number, digest(scene.hand.key))

    async def _new(self, scene: Scene, row: SeatRow, post: Post | None, news: Sequence[Event]) -> None:
        """A new message, which calls its person; the one before goes. Raises Barred where nobody can say whether messages are closed."""
        table = scene.game.row.id
        letter = await self._desk.with_picture(hand_letter(scene, row.seat, news), scene.hand)
        try:
            channel = await self._desk.mail.direct(row.user)
            message = await self._spaced(channel, letter, nonce(scene.game, f"hand.{row.seat}.{scene.number}"))
        except Barred as error:
            if not error.code:
                raise
            await self._unreached(scene, row, error.code)
            await self._desk.store.save_post(Post(table, "hand", post.channel if post else 0, post.message if post else 0, scene.number, row.seat))
            return
        sent = Post(table, "hand", channel, message, scene.number, row.seat)
        self._note(scene, row.seat, sent)
        await self._desk.store.save_post(sent)
        await self._desk.store.drop_undelivered(table, row.seat)
        if post is not None and post.message:
            with contextlib.suppress(Gone, Barred):
                await self._desk.mail.delete(post.channel, post.message)

    async def _renew(self, scene: Scene, row: SeatRow, post: Post) -> None:
        letter, renewed = hand_letter(scene, row.seat, ()), replace(post, number=scene.number)
        try:
            if not await self._left(scene, row.seat, post, letter):
                await self._desk.mail.edit(post.channel, post.message, await self._desk.with_picture(letter, scene.hand))
            self._note(scene, row.seat, renewed)
        except Gone:
            renewed = replace(renewed, message=0)
        except Barred as error:
            if not error.code:
                raise
            await self._unreached(scene, row, error.code)
        await self._desk.store.save_post(renewed)

    async def _left(self, scene: Scene, seat: Seat, post: Post, letter: Letter) -> bool:
        """Write the message anew around its picture, which shows the same still; False where that cannot be done. Raises Gone, Barred."""
        sketch = scene.hand
        if self._drawn.get((post.table, seat)) != (post.message, post.number, digest(sketch.key)):
            return False
        try:
            hanging = await self._desk.mail.hanging(post.channel, post.message)
            if not hanging:
                return False
            picture = Picture(hanging[0].filename, b"", clip(sketch.describe(), ALT))
            await self._desk.mail.edit(post.channel, post.message, replace(letter, picture=picture), hanging)
        except Barred as error:
            if not error.code:
                raise
            return False  # perhaps because of what was left: with a new picture it is seen whether the message itself is refused
        return True

    async def _spaced(self, channel: int, letter: Letter, once: str) -> int:
        async with self._one_at_a_time:
            message = await self._desk.mail.send(channel, letter, once)
            await asyncio.sleep(self._spacing)
            return message

    async def _unreached(self, scene: Scene, row: SeatRow, code: int) -> None:
        """Closed messages never stop a game: say once in the channel where the hand is, and keep it for the moderators.

        Raises Barred where it is no fault of the person, so that it is tried again.
        """
        if code not in CLOSED:
            raise Barred(code)
        table, words = scene.game.row.id, self._desk.words
        log.info("table %d: seat %d is not reached, code %d", table, row.seat, code)
        await self._desk.store.save_undelivered(Undelivered(table, row.seat, self._desk.clock(), str(code)))
        if code in GONE_CODES:
            self.perhaps_gone(table)
        key = f"unreached:{table}:{row.seat}"
        if await self._desk.store.note(key):
            return
        button = Button(f"hand:{table}", words.say("control-hand"), "quiet")
        letter = Letter(words.say("hand-unreached", name=scene.names.safe[row.seat]), rows=((button,),), colour=GREY)
        with contextlib.suppress(Barred):
            await self._desk.mail.send(scene.game.row.thread or scene.game.row.channel, letter, nonce(scene.game, f"unreached.{row.seat}"))
            await self._desk.store.save_note(key, "told")
