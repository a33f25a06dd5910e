"""Pictures and alt texts of Monster Pit."""

from rendering.pit.board import board

__all__ = ["board"]
