"""What is hidden: how it is imagined, what is noted, what must hold."""
