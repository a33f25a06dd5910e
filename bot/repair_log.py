"""The last lines of the log, by table: what a report takes along for the hoster."""

import logging
import re
from collections import deque

from bot.logs import Lines

KEPT = 4000
"""Lines that are remembered, of all tables together."""
IN_REPORT = 200


class Recent(logging.Handler):
    """Remembers what was logged lately, as it may be written: without values and without tokens."""

    def __init__(self, token: str) -> None:
        super().__init__()
        self.setFormatter(Lines(token))
        self._lines: deque[str] = deque(maxlen=KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        """Remember a line."""
        try:
            self._lines.append(self.format(record))
        except Exception:  # noqa: BLE001 - as every handler: the log stops no game
            self.handleError(record)

    def of(self, table: int) -> list[str]:
        """The last lines that speak of a table."""
        about = re.compile(rf"\btable[ =]{table}\b")
        return [line for line in self._lines if about.search(line)][-IN_REPORT:]
