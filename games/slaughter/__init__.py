"""Monster Slaughter: the rules, without anything of Discord."""
