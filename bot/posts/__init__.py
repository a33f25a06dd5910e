"""What is published: posts in a channel, direct messages and private answers, as letters made from a game."""
