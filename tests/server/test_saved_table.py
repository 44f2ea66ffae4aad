"""A table as it is saved: what is written into it is plain text."""

from __future__ import annotations

from regency.server.saved_table import clean


def test_a_name_is_one_line_of_printable_signs() -> None:
    assert clean("  Anna\t\nB.  ") == "Anna B."
    assert clean("\u202e\x07") == "?"
    assert clean("👩\u200d🚀") == "👩\u200d🚀"
