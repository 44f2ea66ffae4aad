"""Packs that are installed with the game, by name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from regency.kernel.errors import PackMissing, Refused

from ..model.book import Book
from .books import compile_book
from .files import HEAD
from .prose import texts
from .texts import LANGUAGES, Text

HALVAREN: Final = "halvaren"
NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
FOLDER: Final = Path(__file__).parents[1] / "content"


@cache
def book(name: str = HALVAREN) -> Book:
    """The book of a pack that is installed."""
    if not is_installed(name):
        raise Refused(PackMissing(name))
    return compile_book(FOLDER / name)


@cache
def names() -> tuple[str, ...]:
    """The packs that are installed: the one that belongs to the game, then the others by name."""
    found = sorted([each.name for each in FOLDER.iterdir() if is_installed(each.name)])
    return tuple(sorted(found, key=lambda name: name != HALVAREN))


@cache
def prose(name: str, language: str) -> Mapping[str, Text]:
    """The texts of a pack that is installed; of any other none."""
    if not is_installed(name) or language not in LANGUAGES:
        return {}
    return texts(FOLDER / name, language)


def is_installed(name: str) -> bool:
    """Whether there is such a pack; a name leads nowhere else."""
    return NAME.fullmatch(name) is not None and (FOLDER / name / HEAD).is_file()
