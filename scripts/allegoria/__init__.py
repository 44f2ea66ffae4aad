"""The records and playthroughs of Throne of Allegoria."""
