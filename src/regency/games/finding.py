"""How a game is found: a folder with a declaration that is whole, and texts in every language."""

from __future__ import annotations

import os
import traceback
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from regency.kernel.compartments import compartment_faults, compartments
from regency.kernel.errors import Reason, Trouble
from regency.kernel.rules import AnyRules, Rules

FOLDER: Final = Path(__file__).parent
DECLARATION: Final = "__init__.py"
NOT_OFFERED: Final = "_"  # how the folder of a game begins that is there to be copied, not to be played
OFFER_ALL: Final = "REGENCY_EXAMPLE"  # set in the environment, such games are offered too
LANGUAGES: Final = ("en", "de")
TEXTS: Final = ("{}.ftl", "rules.{}.md", "primer.{}.md")
NEEDED: Final = (
    "name", "version", "seats", "options", "actions", "events", "asks", "steps", "horizon", "ends", "lines",
)  # fmt: skip


class NoDeclaration(Reason, frozen=True):
    """A folder among the games that declares none."""

    game: str
    file: str


class BrokenDeclaration(Reason, frozen=True):
    """A declaration that cannot be read, or lacks something."""

    game: str
    file: str
    error: str


class NameTaken(Reason, frozen=True):
    """A game that does not bear the name of its folder: two could claim one name."""

    game: str
    file: str
    name: str


class TextMissing(Reason, frozen=True):
    """A game that is silent in one of the languages."""

    game: str
    file: str


class BrokenGame(Trouble):
    """A game that is here and cannot be played."""


def folders() -> tuple[str, ...]:
    """Everything that lies among the games and holds a file."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and _holds_files(path)))


def _holds_files(folder: Path) -> bool:
    """Not what is left of a folder that was taken away."""
    return folder.name != "__pycache__" and any(
        "__pycache__" not in path.parts for path in folder.rglob("*") if path.is_file()
    )


def is_offered(name: str) -> bool:
    """Whether players are to see it."""
    return not name.startswith(NOT_OFFERED) or os.environ.get(OFFER_ALL) == "1"


@cache
def declared(name: str) -> AnyRules:
    """The declaration of the game in a folder, if it is whole; else BrokenGame, with file and reason."""
    folder = FOLDER / name
    if not (folder / DECLARATION).is_file():
        raise BrokenGame(NoDeclaration(name, f"{name}/{DECLARATION}"))
    rules = _imported(name)
    lacking = [each for each in NEEDED if not hasattr(rules, each)]
    if lacking:
        raise BrokenGame(
            BrokenDeclaration(name, f"{name}/{DECLARATION}", f"RULES has no {', '.join(lacking)}")
        )
    if rules.name != name:
        raise BrokenGame(NameTaken(name, f"{name}/{DECLARATION}", rules.name))
    if parts := compartments(type(rules)):
        for file, reason in compartment_faults(*parts):
            raise BrokenGame(BrokenDeclaration(name, file.removeprefix("regency/games/"), reason))
    for text in TEXTS:
        for lang in LANGUAGES:
            if not (folder / "content" / text.format(lang)).is_file():
                raise BrokenGame(TextMissing(name, f"{name}/content/{text.format(lang)}"))
    return rules


def _imported(name: str) -> AnyRules:
    """What the declaration calls RULES."""
    try:
        rules = getattr(import_module(f"regency.games.{name}"), "RULES", None)
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        raise BrokenGame(BrokenDeclaration(name, _place(name, error), said)) from error
    if not isinstance(rules, Rules):
        raise BrokenGame(BrokenDeclaration(name, f"{name}/{DECLARATION}", "RULES is no instance of Rules"))
    return rules


def _place(name: str, error: BaseException) -> str:
    """The file and line of the game's folder where it went wrong."""
    folder = FOLDER / name
    if isinstance(error, SyntaxError) and error.filename and Path(error.filename).is_relative_to(folder):
        return f"{Path(error.filename).relative_to(FOLDER).as_posix()}:{error.lineno}"
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if Path(frame.filename).is_relative_to(folder):
            return f"{Path(frame.filename).relative_to(FOLDER).as_posix()}:{frame.lineno}"
    return f"{name}/{DECLARATION}"
