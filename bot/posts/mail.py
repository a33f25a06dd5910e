"""Sending and editing by the bot's own routes, and what Discord's refusals mean for a post."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.posts.letter import GREY, PASSING, Letter
from bot.posts.pictures import Pictures

UNKNOWN_MESSAGE, TOO_LARGE = 10008, 40005
SMALLER = 3


class Gone(Exception):
    """The message is not there any more."""


class Barred(Exception):
    """Discord does not let the post through now: missing rights, no channel, closed messages, an outage. `code` is Discord's."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
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
        try:
            found = await self._client.get_partial_messageable(channel).fetch_message(message)
            await found.edit(view=_bare(found), attachments=found.attachments, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            raise _told(error) from error

    async def direct(self, user: int) -> int:
        """The channel of direct messages with a person. Raises Barred."""
        try:
            return (await self._client.create_dm(discord.Object(user))).id
        except discord.HTTPException as error:
            raise Barred(error.code) from error

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away. Raises Gone, Barred."""
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except discord.HTTPException as error:
            raise _told(error) from error

    async def latest(self, channel: int, belongs: Callable[[str], bool]) -> int:
        """The id of the bot's newest message there with such a control, 0 where none of the last is one. Raises Barred."""
        try:
            async for message in self._client.get_partial_messageable(channel).history(limit=20):
                if message.author.id == self._own and any(belongs(each) for each in ids(message)):
                    return message.id
        except discord.HTTPException as error:
            raise Barred(error.code) from error
        return 0

    @property
    def _own(self) -> int:
        return self._client.user.id if self._client.user is not None else 0

    async def _fitting(self, attempt: Callable[[Letter], Awaitable[discord.Message]], letter: Letter) -> discord.Message:
        for smaller in range(SMALLER):
            try:
                return await attempt(letter)
            except discord.HTTPException as error:
                if letter.picture is None or TOO_LARGE not in (error.code, error.status):
                    raise _told(error) from error
                last = smaller == SMALLER - 2
                letter = replace(letter, picture=None if last else await self._pictures.smaller(letter.picture))
        raise Barred(TOO_LARGE)


def ids(message: discord.Message) -> frozenset[str]:
    """The custom ids of all controls of a message."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    return frozenset(str(item.custom_id) for item in view.walk_children() if isinstance(item, discord.ui.Button | discord.ui.Select))


def _told(error: discord.HTTPException) -> Gone | Barred:
    return Gone() if error.code == UNKNOWN_MESSAGE else Barred(error.code)


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
