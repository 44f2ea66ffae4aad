"""What the game is made of: its compartments, actions, events, reasons and rule options."""
