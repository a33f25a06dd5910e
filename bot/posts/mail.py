"""Sending and editing by the bot's own routes, and what Discord's refusals mean for a post."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Container, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TypeVar

import aiohttp
import discord

from bot.posts.letter import GREY, PASSING, TEXT, Letter
from bot.posts.pictures import Pictures
from bot.works import Later

UNKNOWN_MESSAGE, TOO_LARGE, TOO_MUCH = 10008, 40005, 413
T = TypeVar("T", bound=discord.Message)
SMALLER = 3
REMEMBERED = 4_000
"""Messages of which it is remembered what hangs on them."""
Hanging = Sequence[discord.Attachment]


class Gone(Exception):
    """The message is not there any more."""


class Barred(Later):
    """Discord does not let it through now: missing rights, no channel, closed messages, an outage. `code` is Discord's, 0 without an answer."""

    def __init__(self, code: int) -> None:
        super().__init__(f"Discord's code {code}")
        self.code = code


class Mail:
    """One letter at a time; a picture that is too large is sent again smaller, and at last left out.

    Nothing is sent while this process is not `sure` that no other one serves the same tables.
    """

    def __init__(self, client: discord.Client, pictures: Pictures, sure: Callable[[], bool] = lambda: True) -> None:
        self._client = client
        self._pictures = pictures
        self._sure = sure
        self._hanging: OrderedDict[int, Hanging] = OrderedDict()

    async def send(self, channel: int, letter: Letter, nonce: str) -> int:
        """Post a letter; the id of its message. The same nonce soon after does not post twice. Raises Barred."""
        target = self._client.get_partial_messageable(channel)

        async def attempt(letter: Letter) -> discord.Message:
            return await target.send(view=letter.layout(), files=letter.files(), allowed_mentions=letter.mentions(), nonce=nonce)

        return (await self.fitting(attempt, letter)).id

    async def edit(self, channel: int, message: int, letter: Letter, left: Hanging = ()) -> None:
        """Put a letter in the place of another. What is `left` hanging is the letter's picture still, and is not sent again. Raises Gone, Barred."""
        target = self._client.get_partial_messageable(channel).get_partial_message(message)

        async def attempt(letter: Letter) -> discord.Message:
            return await target.edit(view=letter.layout(), attachments=left or letter.files(), allowed_mentions=letter.mentions())

        await self.fitting(attempt, letter)

    async def hanging(self, channel: int, message: int) -> Hanging:
        """The files of a message; Discord is asked where they are not remembered. Raises Gone, Barred."""
        if message not in self._hanging:
            with self._through():
                self._remember(await self._client.get_partial_messageable(channel).fetch_message(message))
        return self._hanging[message]

    async def strip(self, channel: int, message: int, remark: str = "") -> None:
        """Take the controls of a message away and leave the rest as it is, with a remark under it. Raises Gone, Barred."""
        with self._through():
            found = await self._client.get_partial_messageable(channel).fetch_message(message)
            await found.edit(view=_bare(found, remark), attachments=found.attachments, allowed_mentions=discord.AllowedMentions.none())

    async def direct(self, user: int) -> int:
        """The channel of direct messages with a person. Raises Barred."""
        with self._through():
            return (await self._client.create_dm(discord.Object(user))).id

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away. Raises Gone, Barred."""
        with self._through():
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()

    async def latest(self, channel: int, belongs: Callable[[str], bool], known: Container[int]) -> int:
        """The id of the bot's newest message there with such a control that is not known, 0 where none of the last is one. Raises Barred."""
        with self._through():
            async for message in self._client.get_partial_messageable(channel).history(limit=20):
                if message.author.id == self._own and message.id not in known and any(belongs(each) for each in ids(message)):
                    return message.id
        return 0

    async def fitting(self, attempt: Callable[[Letter], Awaitable[T]], letter: Letter) -> T:
        """What an attempt to send a letter comes to, with a picture that Discord takes. Raises Gone, Barred."""
        for smaller in range(SMALLER):
            try:
                with self._through():
                    found = await attempt(letter)
            except Barred as error:
                if letter.picture is None or not letter.picture.data or error.code != TOO_LARGE:
                    raise
                last = smaller == SMALLER - 2
                letter = replace(letter, picture=None if last else await self._pictures.smaller(letter.picture))
            else:
                self._remember(found)
                return found
        raise Barred(TOO_LARGE)

    def _remember(self, message: discord.Message) -> None:
        self._hanging[message.id] = message.attachments
        self._hanging.move_to_end(message.id)
        while len(self._hanging) > REMEMBERED:
            self._hanging.popitem(last=False)

    @property
    def _own(self) -> int:
        return self._client.user.id if self._client.user is not None else 0

    @contextmanager
    def _through(self) -> Iterator[None]:
        if not self._sure():
            raise Barred(0)
        with _named():
            yield


def ids(message: discord.Message) -> frozenset[str]:
    """The custom ids of all controls of a message."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    return frozenset(str(item.custom_id) for item in view.walk_children() if isinstance(item, discord.ui.Button | discord.ui.Select))


@contextmanager
def _named() -> Iterator[None]:
    """Discord's refusals by what they mean here."""
    try:
        yield
    except discord.HTTPException as error:
        code = TOO_LARGE if error.status == TOO_MUCH else error.code
        raise (Gone() if code == UNKNOWN_MESSAGE else Barred(code)) from error
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise Barred(0) from error


def _bare(message: discord.Message, remark: str) -> discord.ui.LayoutView:
    """The layout of a message without its controls, its pictures still those attached to it."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    names = iter(message.attachments)
    for item in list(view.walk_children()):
        is_passing = isinstance(item, discord.ui.ActionRow) or item.id == PASSING
        if is_passing and isinstance(item.parent, discord.ui.Container):
            item.parent.remove_item(item)
        elif isinstance(item, discord.ui.MediaGallery):
            item.items = [discord.MediaGalleryItem(f"attachment://{next(names).filename}", description=each.description) for each in item.items]
        elif isinstance(item, discord.ui.Container):
            item.accent_colour = discord.Colour(GREY)
            if remark and view.content_length() + len(remark) <= TEXT:
                item.add_item(discord.ui.TextDisplay(remark))
    view.stop()
    return view
