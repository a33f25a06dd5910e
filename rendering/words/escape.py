"""Names of people are written by people: nothing in them may format, mention, link or reverse a line."""

import re
import unicodedata

LONGEST = 32
"""Letters of the longest name that Discord lets people have."""
JOINERS = "\u200c\u200d"
MARKUP = re.compile(r"([\\*_~`|<>\[\]()#:])")
AT_START = re.compile(r"^([-+.]|\d+(?=\.))")
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
NO_MENTION = "@\u200b"
NOBODY = "?"


def plain_name(name: str) -> str:
    """A name as one line of plain text, for labels: no control characters, no direction marks, at most 32 characters."""
    flat = " ".join(name.split())
    kept = "".join(c for c in flat if c in JOINERS or not unicodedata.category(c).startswith("C")).strip()
    if not kept.strip(JOINERS):
        return NOBODY
    return kept if len(kept) <= LONGEST else kept[: LONGEST - 1] + "…"


def escape_name(name: str) -> str:
    """A name inside the text of a message: markdown and mentions are dead, and a right-to-left name keeps to itself."""
    plain = plain_name(name)
    safe = MARKUP.sub(r"\\\1", plain)
    safe = AT_START.sub(lambda found: "\\" + found[0] if not found[0].isdigit() else found[0] + "\\", safe)
    safe = safe.replace("@", NO_MENTION)
    is_leftward = any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in plain)
    return ISOLATE + safe + END_ISOLATE if is_leftward else safe
