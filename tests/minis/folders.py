"""Small games as folders with all their texts, and houses in which they are played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from regency import games
from regency.games import finding
from regency.kernel.rules import AnyRules
from tests.minis.bazaar import BAZAAR
from tests.minis.bazaar_words import words
from tests.minis.tales import TALES
from tests.minis.tales import WORDS as TALES_WORDS

HERE: Final[Mapping[str, AnyRules]] = {rules.name: rules for rules in (BAZAAR, TALES)}
SAID: Final = {"bazaar": {lang: words(lang) for lang in finding.LANGUAGES}, "tales": TALES_WORDS}
RULES: Final = "# { }\n\n## How to play\n<!-- how -->\n\nAs it is said.\n"
PRIMER: Final = "## Play\n\nAs it is said.\n"


def write(folder: Path) -> None:
    """The folders of these games, in one that stands beside the games."""
    for name in HERE:
        content = folder / name / "content"
        content.mkdir(parents=True)
        (folder / name / finding.DECLARATION).write_text("", encoding="utf-8")
        for lang, said in SAID[name].items():
            (content / f"{lang}.ftl").write_text(said, encoding="utf-8")
            (content / f"rules.{lang}.md").write_text(RULES, encoding="utf-8")
            (content / f"primer.{lang}.md").write_text(PRIMER, encoding="utf-8")


def bring(folder: Path) -> None:
    """From now on they are here, in this process: before anything is imported that looks for games."""
    declared = finding.declared
    house: Any = games

    def found(name: str) -> AnyRules:
        return HERE[name] if name in HERE else declared(name)

    house.__path__.append(str(folder))
    house.ALL = (*games.ALL, *HERE)
    house.NAMES = (*games.NAMES, *HERE)
    house.declared = found
