"""Pictures and alt texts of Monster Pit."""

from rendering.pit.board import board
from rendering.pit.describe import badges, describe, moment

__all__ = ["badges", "board", "describe", "moment"]
