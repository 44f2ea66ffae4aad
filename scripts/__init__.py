"""What keeps the house: set-up, checks and pins. Standard library only."""
