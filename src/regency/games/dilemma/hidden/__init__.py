"""What is hidden: imagining it, remembering it, and counting that nothing of it was made or lost."""
