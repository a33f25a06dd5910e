"""Whether somebody is still in a server: asked of Discord, because nobody tells it without a privileged intent."""

import aiohttp
import discord

UNKNOWN_MEMBER, UNKNOWN_USER, NOTHING_SHARED = 10007, 10013, 50278
GONE_CODES = (UNKNOWN_MEMBER, UNKNOWN_USER, NOTHING_SHARED)
"""What Discord answers to a direct message when its person may have left."""


async def has_left(client: discord.Client, guild: int, user: int) -> bool:
    """Whether the person is in the server no more; False where that cannot be found out now."""
    found = client.get_guild(guild)
    if found is None or found.unavailable:
        return False
    try:
        await found.fetch_member(user)
    except discord.NotFound as error:
        return error.code in GONE_CODES
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
        return False
    return False
