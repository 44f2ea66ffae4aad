"""The records and playthroughs of The Council of Four."""
