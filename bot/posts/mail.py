"""Sending and editing by the bot's own routes, and what Discord's refusals mean for a post."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import aiohttp
import discord

from bot.posts.letter import GREY, PASSING, Letter
from bot.posts.pictures import Pictures
from bot.works import Later

UNKNOWN_MESSAGE, TOO_LARGE = 10008, 40005
SMALLER = 3


class Gone(Exception):
    """The message is not there any more."""


class Barred(Later):
    """Discord does not let it through now: missing rights, no channel, closed messages, an outage. `code` is Discord's, 0 without an answer."""

    def __init__(self, code: int) -> None:
        super().__init__(f"Discord's code {code}")
        self.code = code


class Mail:
    """One letter at a time; a picture that is too large is sent again smaller, and at last left out."""

    def __init__(self, client: discord.Client, pictures: Pictures) -> None:
        self._client = client
        self._pictures = pictures

    async def send(self, channel: int, letter: Letter, nonce: str) -> int:
        """Post a letter; the id of its message. The same nonce soon after does not post twice. Raises Barred."""
        target = self._client.get_partial_messageable(channel)

        async def attempt(letter: Letter) -> discord.Message:
            return await target.send(view=letter.layout(), files=letter.files(), allowed_mentions=letter.mentions(), nonce=nonce)

        return (await self._fitting(attempt, letter)).id

    async def edit(self, channel: int, message: int, letter: Letter) -> None:
        """Put a letter in the place of another. Raises Gone, Barred."""
        target = self._client.get_partial_messageable(channel).get_partial_message(message)

        async def attempt(letter: Letter) -> discord.Message:
            return await target.edit(view=letter.layout(), attachments=letter.files(), allowed_mentions=letter.mentions())

        await self._fitting(attempt, letter)

    async def strip(self, channel: int, message: int) -> None:
        """Take the controls of a message away and leave the rest as it is. Raises Gone, Barred."""
        with _named():
            found = await self._client.get_partial_messageable(channel).fetch_message(message)
            await found.edit(view=_bare(found), attachments=found.attachments, allowed_mentions=discord.AllowedMentions.none())

    async def direct(self, user: int) -> int:
        """The channel of direct messages with a person. Raises Barred."""
        with _named():
            return (await self._client.create_dm(discord.Object(user))).id

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away. Raises Gone, Barred."""
        with _named():
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()

    async def latest(self, channel: int, belongs: Callable[[str], bool]) -> int:
        """The id of the bot's newest message there with such a control, 0 where none of the last is one. Raises Barred."""
        with _named():
            async for message in self._client.get_partial_messageable(channel).history(limit=20):
                if message.author.id == self._own and any(belongs(each) for each in ids(message)):
                    return message.id
        return 0

    @property
    def _own(self) -> int:
        return self._client.user.id if self._client.user is not None else 0

    async def _fitting(self, attempt: Callable[[Letter], Awaitable[discord.Message]], letter: Letter) -> discord.Message:
        for smaller in range(SMALLER):
            try:
                with _named():
                    return await attempt(letter)
            except Barred as error:
                if letter.picture is None or error.code != TOO_LARGE:
                    raise
                last = smaller == SMALLER - 2
                letter = replace(letter, picture=None if last else await self._pictures.smaller(letter.picture))
        raise Barred(TOO_LARGE)


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
        raise (Gone() if error.code == UNKNOWN_MESSAGE else Barred(error.code)) from error
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise Barred(0) from error


def _bare(message: discord.Message) -> discord.ui.LayoutView:
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
    view.stop()
    return view
