"""Pictures and alt texts of Monster Slaughter."""

from rendering.slaughter.board import board
from rendering.slaughter.describe import describe, describe_hand, describe_lobby, describe_sheet
from rendering.slaughter.hand import hand, in_hand
from rendering.slaughter.lobby import lobby
from rendering.slaughter.memory import badges, moment
from rendering.slaughter.sheet import sheet

__all__ = ["badges", "board", "describe", "describe_hand", "describe_lobby", "describe_sheet", "hand", "in_hand", "lobby", "moment", "sheet"]
