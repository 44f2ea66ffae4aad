"""The rules, a file a section of the digest."""
