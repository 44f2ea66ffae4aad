"""What is printed: figures and tables, never changed."""
