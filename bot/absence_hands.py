"""Private messages of people who do not sit any more: they are made empty of secrets."""

import contextlib
import logging

from bot.absence_members import GONE_CODES
from bot.controls import ORDER
from bot.desk import Desk
from bot.posts.letter import GREY, Letter
from bot.posts.mail import Barred, Gone
from db.time import OldHand

log = logging.getLogger(__name__)
UNKNOWN_CHANNEL, NO_ACCESS, CLOSED = 10003, 50001, 50007
NEVER = (UNKNOWN_CHANNEL, NO_ACCESS, CLOSED, *GONE_CODES)
"""What Discord answers where the bot cannot reach its own message any more."""


async def empty_old_hands(desk: Desk, table: int) -> None:
    """Empty what has to be emptied at a table. Raises Barred where it has to be tried again."""
    barred: Barred | None = None
    for hand in await desk.times.store.old_hands(table):
        try:
            await _empty(desk, hand)
        except Barred as error:
            barred = error
    if barred is not None:
        raise barred


async def _empty(desk: Desk, hand: OldHand) -> None:
    """Put a plain line in the place of a hand, and of one that a process sent and could not write down before it ended."""
    plain, known = Letter(desk.words.say("hand-given-up"), colour=GREY), [post.message for post in await desk.store.posts(hand.table)]
    message = hand.message
    try:
        while message:
            with contextlib.suppress(Gone):
                await desk.mail.edit(hand.channel, message, plain)
            known.append(message)
            message = await desk.mail.latest(hand.channel, lambda id_: _is_hand(id_, hand.table), known)
    except Barred as error:
        if error.code not in NEVER:
            raise
        log.warning("table %d: a former person's message cannot be reached, code %d", hand.table, error.code)
    await desk.times.store.drop_old_hand(hand)


def _is_hand(id_: str, table: int) -> bool:
    """Whether a control with that id is one of a hand of the table: each has the standing order."""
    found = ORDER.fullmatch(id_)
    return found is not None and int(found["table"]) == table
