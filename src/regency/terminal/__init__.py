"""The terminal client: any game, line by line, for people at one keyboard and bots."""
