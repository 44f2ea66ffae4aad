"""RULES.md of Throne of Allegoria has every section, and the rules for players every ruling."""

from __future__ import annotations

import re

import pytest

from tests.docs.reading import LANGUAGES
from tests.docs.rules_md import Guide
from tests.games.allegoria.docs.reading import sections

GUIDE = Guide("allegoria")
RULINGS = 45
SECTIONS = (
    "banker bids claims conditions decrees draft figures guilds hand imagine invariants language merchant "
    "moves notes scholar scoring setup soldier spy turn workforce"
)


def test_every_file_with_rules_is_named() -> None:
    assert set(SECTIONS.split()) <= GUIDE.named()


def test_every_ruling_is_there() -> None:
    assert len(GUIDE.rulings()) == RULINGS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_for_players_have_every_ruling_under_its_number(lang: str) -> None:
    numbered = re.findall(r"^(\d+)\. ", sections(lang)["rulings"], re.MULTILINE)
    assert [int(number) for number in numbered] == list(GUIDE.rulings())
