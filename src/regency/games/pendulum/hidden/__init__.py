"""What is hidden: the order of the decks."""
