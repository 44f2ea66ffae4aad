"""How the game is told: names of pieces, the table on one page, and what its board is given."""
