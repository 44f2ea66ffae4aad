"""What a bot looks at."""
