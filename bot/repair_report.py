"""A file about a table for whoever hosts the bot: what happened lately, and nothing that is hidden from anybody."""

from dataclasses import asdict
from typing import Any

import msgspec

from bot.record import record_of
from bot.repair import History
from db.store import Post, Undelivered


def report(history: History, posts: list[Post], undelivered: list[Undelivered], log: list[str]) -> bytes:
    """The report, as JSON: the table's row, its record as everybody knows it, where it breaks, its posts, and lines of the log."""
    row, game = history.game.row, history.newest
    kinds = {post.kind for post in posts}
    figures: dict[str, Any] = {
        "table": row.id,
        "state": row.state,
        "tempo": row.tempo,
        "started": row.started,
        "paused": row.paused,
        "lines": history.game.number,
        "lost_lines": list(history.gaps),
        "stands": game.table.number,
        "breaks": history.is_broken,
        "turn": game.table.match.turn,
        "waits_for": list(game.awaited),
        "posts": {kind: sum(post.kind == kind for post in posts) for kind in sorted(kinds)},
        "unsent": sum(not post.message for post in posts),
        "undelivered": [asdict(each) for each in undelivered],
        "record": record_of(game, "", names=False),
        "log": log,
    }
    return msgspec.json.format(msgspec.json.encode(figures))
