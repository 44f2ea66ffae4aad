"""What there is: the three compartments, and everything that can be done, told, refused or chosen."""
