"""The campaign of The King's Dilemma: what goes on from one reign to the next, and what is told of it."""
