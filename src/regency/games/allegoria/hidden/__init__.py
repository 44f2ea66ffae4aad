"""What cannot be seen: imagined, remembered, and never lost."""
