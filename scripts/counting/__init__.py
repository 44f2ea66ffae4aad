"""What can be counted on a pack of stories."""
