"""Every RULES.md names files, functions and rule options that exist, and has all rulings in order."""

from __future__ import annotations

import pytest

from regency import games

from .reading import GAMES
from .rules_md import FUNCTION, PLACE, Guide

every_game = pytest.mark.parametrize("game", games.ALL)
# Until the other game has moved into the common layout
laid_out = pytest.mark.parametrize("game", [game for game in games.ALL if (GAMES / game / "rules").is_dir()])
HEAD = "\n\n| Heading | Where | Steps and verbs |\n| --- | --- | --- |\n"


@every_game
def test_every_name_leads_somewhere(game: str) -> None:
    assert list(Guide(game).flaws()) == []


@every_game
@pytest.mark.parametrize(
    "wrong", ["nowhere.py", "__init__.py:nothing", "option=maybe", "no_option=20", "content/rules.xx.md"]
)
def test_a_wrong_name_is_noticed(game: str, wrong: str) -> None:
    guide = Guide(game)
    written = wrong.replace("option=maybe", f"{guide.options[0].name}=maybe")
    assert list(guide.flaws(f"\nsee `{written}`\n")) == [written]


@laid_out
def test_every_heading_has_one_file_as_its_home(game: str) -> None:
    guide = Guide(game)
    assert guide.rows()
    assert guide.homeless() == []


@laid_out
def test_every_rule_file_is_the_home_of_a_heading(game: str) -> None:
    assert Guide(game).unnamed() == []


@laid_out
@pytest.mark.parametrize(
    "where",
    ["", "`rules/setup.py`", "`flow/steps.py:STEPS`", "`rules/setup.py:setup`, `rules/turn.py:options`"],
    ids=["nowhere", "no function", "not a rule", "two files"],
)
def test_a_heading_without_a_home_is_noticed(game: str, where: str) -> None:
    row = f"| Wrong | {where} | `flow/steps.py:STEPS` |\n| Right | `rules/a.py:b`, `rules/a.py:c` | |\n"
    assert Guide(game).homeless(HEAD + row) == ["Wrong"]


@laid_out
def test_every_code_that_is_written_is_explained(game: str) -> None:
    assert Guide(game).undefined() == []


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


@laid_out
def test_every_ruling_names_a_function_or_a_table(game: str) -> None:
    rulings = Guide(game).rulings()
    assert [number for number, ruling in rulings.items() if not FUNCTION.search(ruling)] == []
