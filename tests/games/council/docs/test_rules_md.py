"""RULES.md of The Council of Four has every section, every action and every ruling."""

from __future__ import annotations

import re

from tests.docs.rules_md import Guide

GUIDE = Guide("council")
RULINGS = 36


def test_every_action_of_a_turn_has_a_row() -> None:
    for heading, rows in (("The four main actions", 4), ("The four quick actions", 4)):
        section = GUIDE.text.partition(f"## {heading}\n")[2].partition("\n## ")[0]
        assert len(re.findall(r"^\| (?!Heading|---|Satisfying)", section, re.MULTILINE)) == rows


def test_every_ruling_is_there() -> None:
    assert len(GUIDE.rulings()) == RULINGS
