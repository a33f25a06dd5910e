"""Monster Pit."""
