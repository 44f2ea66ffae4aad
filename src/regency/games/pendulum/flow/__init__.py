"""What comes after what."""
