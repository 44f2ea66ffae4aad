"""The rules reference of Throne of Allegoria."""

from __future__ import annotations

from tests.docs.reading import Reference

REFERENCE = Reference("allegoria")
TRACK_WORDS = {
    "en": ("Strength", "Intrigue", "Trade", "Wealth", "Knowledge"),
    "de": ("Stärke", "Intrige", "Handel", "Reichtum", "Wissen"),
}

text, words, sections = REFERENCE.text, REFERENCE.words, REFERENCE.sections
tables, table, items = REFERENCE.tables, REFERENCE.table, REFERENCE.items
entries, titles, prose = REFERENCE.entries, REFERENCE.titles, REFERENCE.prose
