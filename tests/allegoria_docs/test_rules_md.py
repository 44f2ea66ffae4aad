"""RULES.md names files, functions and rule options that exist, and has all rulings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from regency.games.allegoria.options import Options
from regency.kernel.options import describe
from tests.allegoria_docs.reading import LANGUAGES, sections

FOLDER = Path(__file__).resolve().parents[2] / "src/regency/games/allegoria"
TEXT = (FOLDER / "RULES.md").read_text(encoding="utf-8")
SPAN = re.compile(r"`([^`]+)`")
PLACE = re.compile(r"([\w/]+)\.py(?::(\w+))?")
EXPLAINED = {"file.py:name", "name=value", "options", "perform", "refusal"}  # what the text says about itself
RULINGS = 45
SECTIONS = (
    "banker bids claims conditions decrees draft figures guilds hand imagine invariants language merchant "
    "moves notes scholar scoring setup soldier spy turn workforce"
)


def flaws(text: str) -> Iterator[str]:
    """Whatever stands in code marks and leads nowhere."""
    for span in sorted(set(SPAN.findall(text)) - EXPLAINED):
        place, option = PLACE.fullmatch(span), span.partition("=")
        if place is not None:
            if not leads_somewhere(place[1], place[2]):
                yield span
        elif option[1]:
            if not is_option(option[0], option[2]):
                yield span
        elif not (FOLDER / span).is_file():
            yield span


def leads_somewhere(module: str, name: str | None) -> bool:
    """Whether a file of the game exists, and what is named in it."""
    if not (FOLDER / f"{module}.py").is_file():
        return False
    path = module.replace("/", ".")
    return name is None or hasattr(import_module(f"regency.games.allegoria.{path}"), name)


def is_option(name: str, value: str) -> bool:
    return any(option.name == name and value in option.values for option in describe(Options))


def test_every_name_leads_somewhere() -> None:
    assert list(flaws(TEXT)) == []


@pytest.mark.parametrize(
    "wrong", ["nowhere.py", "spy.py:sneak", "spoils_mode=maybe", "coins=20", "content/rules.xx.md"]
)
def test_a_wrong_name_is_noticed(wrong: str) -> None:
    assert list(flaws(f"{TEXT}\nsee `{wrong}`\n")) == [wrong]


def test_every_file_with_rules_is_named() -> None:
    named = {place[1] for span in SPAN.findall(TEXT) if (place := PLACE.fullmatch(span))}
    assert set(SECTIONS.split()) <= named


def test_every_rule_option_is_named_among_the_rulings() -> None:
    rulings = TEXT.partition("## Rulings")[2]
    assert [option.name for option in describe(Options) if f"`{option.name}=" not in rulings] == []


def test_the_rulings_are_numbered_and_each_says_where_it_is() -> None:
    rulings = re.split(r"^(\d+)\. ", TEXT.partition("## Rulings")[2], flags=re.MULTILINE)[1:]
    assert [int(number) for number in rulings[::2]] == list(range(1, RULINGS + 1))
    unplaced = [n for n, text in zip(rulings[::2], rulings[1::2], strict=True) if not PLACE.search(text)]
    assert unplaced == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_for_players_have_every_ruling_under_its_number(lang: str) -> None:
    numbered = re.findall(r"^(\d+)\. ", sections(lang)["rulings"], re.MULTILINE)
    assert [int(number) for number in numbered] == list(range(1, RULINGS + 1))
