"""What any text must be that people read."""

import re


def check(text: str, limit: int = 2000) -> None:
    """Words that people can read: one text within its limit, nothing left unresolved."""
    assert 0 < len(text) <= limit, text
    assert not re.search(r"[{}]|_|\?\?\?", text.replace("\\_", "")), text
    assert "  " not in text.replace("\n", ""), text
