"""The kernel: states, steps, time, records, campaigns. It knows no game."""
