"""The rules: one file a section of the rulebook."""
