"""Pictures and words of matches that are over, for every title."""
