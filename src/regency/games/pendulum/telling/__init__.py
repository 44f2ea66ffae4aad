"""How the game is told: names of pieces, the table as a sheet, remarks, and what boards need."""
