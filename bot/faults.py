"""Faults in the log: where in the code, and no values, for those may be secrets of a table whose host plays too."""

import logging
import traceback


def note(log: logging.Logger, what: str, error: BaseException) -> None:
    """Log an error of ours: what failed, the kind of the error, and the places it came through."""
    log.error("%s: %s\n%s", what, type(error).__name__, "".join(traceback.format_tb(error.__traceback__)))
