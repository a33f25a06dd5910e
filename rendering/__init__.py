"""A view of a game in, words and pictures out. Pure functions; Pillow."""
