"""What is printed: figures, tables, the maps."""
