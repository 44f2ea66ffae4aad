"""Every RULES.md names files, functions and rule options that exist, and has all rulings in order."""

from __future__ import annotations

import pytest

from regency import games

from .rules_md import PLACE, Guide

every_game = pytest.mark.parametrize("game", games.NAMES)


@every_game
def test_every_name_leads_somewhere(game: str) -> None:
    assert list(Guide(game).flaws()) == []


@every_game
@pytest.mark.parametrize(
    "wrong", ["nowhere.py", "setup.py:nothing", "option=maybe", "no_option=20", "content/rules.xx.md"]
)
def test_a_wrong_name_is_noticed(game: str, wrong: str) -> None:
    guide = Guide(game)
    written = wrong.replace("option=maybe", f"{guide.options[0].name}=maybe")
    assert list(guide.flaws(f"\nsee `{written}`\n")) == [written]


@every_game
def test_every_rule_option_is_named_among_the_rulings(game: str) -> None:
    guide = Guide(game)
    rulings = guide.text.partition("## Rulings")[2]
    assert [option.name for option in guide.options if f"`{option.name}=" not in rulings] == []


@every_game
def test_the_rulings_are_numbered_and_each_says_where_it_is(game: str) -> None:
    rulings = Guide(game).rulings()
    assert list(rulings) == list(range(1, len(rulings) + 1))
    assert [number for number, ruling in rulings.items() if not PLACE.search(ruling)] == []
