"""What a match consists of: compartments, actions, events, reasons, options."""
