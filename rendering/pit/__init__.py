"""Pictures and alt texts of Monster Pit."""
