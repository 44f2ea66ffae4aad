"""Three miniature games that use the harder half of the kernel."""
