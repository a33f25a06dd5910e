"""Slash commands and buttons: Discord's words in, host calls out."""
