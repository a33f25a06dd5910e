"""The host: start-up, settings, tables, dice, and what is told to people."""

VERSION = "0.1.0"
