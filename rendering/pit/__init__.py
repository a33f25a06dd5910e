"""Pictures and alt texts of Monster Pit."""

from rendering.pit.board import board
from rendering.pit.describe import badges, describe, moment
from rendering.pit.describe_more import describe_hand, describe_lobby, describe_outpost, describe_sheet
from rendering.pit.hand import hand, in_hand
from rendering.pit.lobby import lobby
from rendering.pit.outpost import outpost
from rendering.pit.sheet import sheet

__all__ = [
    "badges",
    "board",
    "describe",
    "describe_hand",
    "describe_lobby",
    "describe_outpost",
    "describe_sheet",
    "hand",
    "in_hand",
    "lobby",
    "moment",
    "outpost",
    "sheet",
]
