"""What the store and the rules complain of, as refusals; the reasons go to the log."""

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from bot.people import Refused
from db.store import ChannelBusy, Conflict, Damaged, StoreBusy, StoreFull

log = logging.getLogger(__name__)


@contextmanager
def kindly() -> Iterator[None]:
    """What the store complains of, as a refusal."""
    try:
        yield
    except StoreBusy as error:
        log.warning("the store cannot be used: %s", error)
        raise Refused("store-busy", reason="full" if isinstance(error, StoreFull) else "busy") from error
    except Damaged as error:
        log.exception("damaged rows in the store")
        raise Refused("broken") from error
    except ChannelBusy as error:
        raise Refused("channel-busy") from error
    except Conflict as error:
        raise Refused("stale") from error


@contextmanager
def sound(table: int) -> Iterator[None]:
    """Rules that raise break their own table only. The log names places in the code and no values: those may be secrets."""
    try:
        yield
    except Exception as error:  # noqa: BLE001 - whatever rules do, the other tables go on
        frames = "".join(traceback.format_tb(error.__traceback__))
        log.critical("table %d: the rules fail with %s\n%s", table, type(error).__name__, frames)
        raise Refused("broken") from None
