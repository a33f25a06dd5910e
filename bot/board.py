"""The posts of a table in its channel: lobby, one for each turn, the end."""

import contextlib
from dataclasses import replace

from bot.controls import AGAIN, HAND, LOBBY, PICK, PLAY, UNFOLD
from bot.desk import Desk, nonce, told_before
from bot.game import Game
from bot.posts.final import final_letter, stopped_letter
from bot.posts.letter import Letter
from bot.posts.lobby import begun_letter, lobby_letter, lobby_sketch
from bot.posts.mail import Gone
from db.store import Kind, Post


class Board:
    """Publishes one table at a time. What it remembers only spares work: everything that counts is in the store."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._bare: set[int] = set()
        self._came_back: set[tuple[int, Kind, int]] = set()
        self._waiting: dict[int, str] = {}

    async def publish(self, table: int) -> None:
        """Bring the posts of a table up to date. Raises Barred, Refused."""
        game = await self._desk.host.look(table)
        posts = await self._desk.store.posts(table)
        if game.row.state == "lobby":
            await self._lobby(game, posts)
        elif game.row.state == "running":
            await self._turn(game, posts)
        else:
            await self._over(game, posts)

    def outdated(self, table: int) -> None:
        """The deadlines in a table's post are not what they were, though nothing was answered."""
        self._waiting[table] = ""

    async def lost(self, post: Post) -> bool:
        """Forget a deleted post, if it is to come back: the lobby's or the turn's, each once."""
        row = await self._desk.store.table(post.table)
        key = (post.table, post.kind, post.turn)
        if row is None or not row.active or post.kind not in ("turn", "lobby") or key in self._came_back:
            return False
        self._came_back.add(key)
        await self._desk.store.drop_post(post)
        return True

    async def _lobby(self, game: Game, posts: list[Post]) -> None:
        sketch = lobby_sketch(game, self._desk.words, self._desk.painters[game.title.id])
        letter = await self._desk.with_picture(lobby_letter(game, self._desk.words), sketch)
        post = _of(posts, "lobby")
        if post is None:
            await self._send(game, letter, Post(game.row.id, "lobby", _channel(game), 0, 0))
        elif post.message:
            await self._edit(game, post, letter, 0)
        else:
            await self._resend(game, letter, post, 0)

    async def _turn(self, game: Game, posts: list[Post]) -> None:
        story = self._desk.story(game, posts)
        turn, number = story.scene.turn, story.scene.number
        post, waiting = _of(posts, "turn", turn), await self._desk.waiting(story)
        if post is None:
            letter = await self._desk.turn(story, called=True)
            await self._send(game, letter, Post(game.row.id, "turn", _channel(game), 0, story.told, 0, turn), number)
        elif not post.message:
            await self._resend(game, await self._desk.turn(story, called=True), post, number)
        elif post.number != number or self._waiting.get(game.row.id) != waiting:
            await self._edit(game, post, await self._desk.turn(story), number)
        self._waiting[game.row.id] = waiting
        await self._close_earlier(game, posts, turn)

    async def _over(self, game: Game, posts: list[Post]) -> None:
        post = _of(posts, "final")
        if game.row.started and post is None:
            await self._send(game, await self._final(game, posts), Post(game.row.id, "final", _channel(game), 0, 0))
        elif post is not None and not post.message:
            await self._resend(game, await self._final(game, posts), post, 0)
        await self._close_earlier(game, posts, turn=None)
        self._waiting.pop(game.row.id, None)
        self._came_back = {key for key in self._came_back if key[0] != game.row.id}

    async def _begun(self, game: Game) -> Letter:
        sketch = lobby_sketch(game, self._desk.words, self._desk.painters[game.title.id])
        return await self._desk.with_picture(begun_letter(game, self._desk.words), sketch)

    async def _final(self, game: Game, posts: list[Post]) -> Letter:
        secret = await self._desk.host.secret(game.row.id)
        outcome = game.match.outcome if game.match is not None else None
        if outcome is None:
            return stopped_letter(game, self._desk.words, secret)
        scene, events = self._desk.scene(game, None), game.events_after(told_before(posts, game.table.match.turn + 1))
        return await self._desk.with_picture(final_letter(scene, outcome, secret, events), scene.sheet)

    async def _close_earlier(self, game: Game, posts: list[Post], turn: int | None) -> None:
        """Posts that are history keep what they say and lose their controls."""
        earlier = [post for post in posts if post.kind == "turn" and post.turn != turn][-1:]
        for each in (*earlier, *(post for post in posts if post.kind == "lobby")):
            post = await self._ended(each)
            if not post.message or post.message in self._bare:
                continue
            with contextlib.suppress(Gone):
                if post.kind == "lobby":
                    await self._desk.mail.edit(post.channel, post.message, await self._begun(game))
                else:
                    await self._desk.mail.strip(post.channel, post.message)
            self._bare.add(post.message)

    async def _send(self, game: Game, letter: Letter, post: Post, number: int = 0) -> None:
        """Post a letter. It is written down before and after, so that after a crash between the two it is looked for."""
        await self._desk.store.save_post(post)
        came_back = (post.table, post.kind, post.turn) in self._came_back
        again = await self._desk.store.overtaken(post.table)
        once = nonce(game, f"{post.kind}.{post.turn}.{number}.{came_back}.{again}")
        message = await self._desk.mail.send(post.channel, letter, once)
        await self._desk.store.save_post(replace(post, message=message, number=number))

    async def _resend(self, game: Game, letter: Letter, post: Post, number: int) -> None:
        """Finish what was begun: the message may be there already."""
        message = await self._find(post)
        if message:
            await self._edit(game, replace(post, message=message), letter, number)
        else:
            await self._send(game, letter, post, number)

    async def _find(self, post: Post) -> int:
        """The message of a post that was begun; 0 where it was never sent. It is none that is known as another post."""
        known = await self._desk.store.known(post.table)
        return await self._desk.mail.latest(post.channel, lambda id_: _belongs(id_, post), known)

    async def _ended(self, post: Post) -> Post:
        """A post that is history. One that was overtaken before anybody knew whether it was sent is looked for, and forgotten without trace."""
        if post.message:
            return post
        found = replace(post, message=await self._find(post))
        await (self._desk.store.save_post(found) if found.message else self._desk.store.drop_post(post))
        return found

    async def _edit(self, game: Game, post: Post, letter: Letter, number: int) -> None:
        try:
            await self._desk.mail.edit(post.channel, post.message, letter)
        except Gone:
            if await self.lost(post):
                await self._send(game, letter, replace(post, message=0, number=post.number - 1), number)
            return
        await self._desk.store.save_post(replace(post, number=number))


def _channel(game: Game) -> int:
    return game.row.thread or game.row.channel


def _of(posts: list[Post], kind: Kind, turn: int = 0) -> Post | None:
    return next((post for post in posts if post.kind == kind and post.turn == turn), None)


def _belongs(id_: str, post: Post) -> bool:
    """Whether a control with that id is one of the post's. Posts of older versions did not tell their turn."""
    if post.kind == "turn":
        if (hand := HAND.fullmatch(id_)) and hand["turn"]:
            return (int(hand["table"]), int(hand["turn"])) == (post.table, post.turn)
        found = next((match for pattern in (PLAY, PICK, UNFOLD) if (match := pattern.fullmatch(id_))), None)
        return found is not None and int(found["table"]) == post.table and int(found["number"]) > post.number
    found = (LOBBY if post.kind == "lobby" else AGAIN).fullmatch(id_)
    return found is not None and int(found["table"]) == post.table
