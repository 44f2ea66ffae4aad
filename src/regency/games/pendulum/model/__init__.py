"""State, actions, events, reasons and options."""
