"""The records of The King's Favours together show all there is."""

from __future__ import annotations

from regency.games._example import RULES
from regency.kernel.record import parse, read_bytes
from scripts import records

from .shown import demanded, shown_by

FILES = sorted(records.folder(RULES.name).glob("*.jsonl"))


def test_together_they_show_everything() -> None:
    shown = set[str]().union(*(shown_by(parse(RULES, read_bytes(path))[0]) for path in FILES))
    assert sorted(demanded() - shown) == []
