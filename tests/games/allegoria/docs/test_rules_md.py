"""RULES.md of Throne of Allegoria has every section, and the rules for players every ruling."""

from __future__ import annotations

import re

import pytest

from tests.docs.reading import LANGUAGES
from tests.docs.rules_md import Guide
from tests.games.allegoria.docs.reading import sections

GUIDE = Guide("allegoria")
RULINGS = 49
BESIDE = {"hidden/imagine", "hidden/invariants", "hidden/notes", "model/figures", "model/language"}


def test_what_is_no_section_is_named_too() -> None:
    assert GUIDE.named() >= BESIDE


def test_every_ruling_is_there() -> None:
    assert len(GUIDE.rulings()) == RULINGS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_for_players_have_every_ruling_under_its_number(lang: str) -> None:
    numbered = re.findall(r"^(\d+)\. ", sections(lang)["rulings"], re.MULTILINE)
    assert [int(number) for number in numbered] == list(GUIDE.rulings())
