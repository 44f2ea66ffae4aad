"""One thing has one word, at the board as in the rules; and what a help says holds in every mode."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

CONTENT = files("regency.games.pendulum") / "content"

# A word that would be a second one for a thing, by language; card names apart
STRANGE = {
    "de": (
        r"\bStein\b(?! der Weisen)",  # the legendary token is a Plättchen
        r"\bRückruf\b(?! an den Hof)",  # recalling is Zurücknehmen, as retrieving is Zurückholen
        r"offene[sn]? Feld",  # provinces lie on Plätze
        r"violette[nr]? Uhr",  # a timer is a Sanduhr
    ),
    "en": (
        r"\b[Hh]ourglass",  # a timer
        r"\bmedal\b",  # the legendary token
    ),
}


def messages(lang: str) -> dict[str, str]:
    """What stands behind every name, attributes and variants included."""
    found: dict[str, str] = {}
    name = ""
    for line in (CONTENT / f"{lang}.ftl").read_text("utf-8").splitlines():
        begun = re.match(r"([a-zA-Z][\w-]*) =", line)
        if begun:
            name = begun[1]
        if name and not line.startswith("#"):
            found[name] = found.get(name, "") + line + "\n"
    return found


@pytest.mark.parametrize("lang", sorted(STRANGE))
def test_no_second_word_is_used(lang: str) -> None:
    found = [name for name, text in messages(lang).items() for word in STRANGE[lang] if re.search(word, text)]
    assert found == []


@pytest.mark.parametrize(("lang", "council"), [("en", "Council"), ("de", "Rat")])
def test_being_done_is_not_only_for_the_time_before_the_council(lang: str, council: str) -> None:
    """Untimed, all at once, one is done in every step."""
    assert council not in messages(lang)["board-help-done"]


@pytest.mark.parametrize(("lang", "borders"), [("en", "Wider Borders"), ("de", "Weiteren Grenzen")])
def test_the_help_of_a_slot_knows_the_card_that_widens_it(lang: str, borders: str) -> None:
    assert borders in messages(lang)["board-help-slot"]
