"""Rules of the hosted games: pure Python, no Discord, no database, no clock, no randomness, no pictures."""
