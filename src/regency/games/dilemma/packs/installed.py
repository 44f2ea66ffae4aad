"""Packs by name: those that are installed with the game, and those of a folder that somebody names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from regency.kernel.errors import PackMissing, Refused

from ..model.book import Book
from .books import compile_book, identity
from .files import HEAD, OnDisk
from .prose import texts
from .reasons import BadPack, NoPackThere, PackLink, PackNameTaken, PackWord
from .texts import LANGUAGES, Text

HALVAREN: Final = "halvaren"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,63}")
FOLDER: Final = Path(__file__).parents[1] / "content"
SHELVED: Final[dict[str, Path]] = {}  # by the names that they give themselves
MOST_PACKS: Final = 100


@cache
def book(name: str = HALVAREN) -> Book:
    """The book of a pack that is at hand."""
    folder = place(name)
    if folder is None:
        raise Refused(PackMissing(name))
    return compile_book(folder)


@cache
def prose(name: str, language: str) -> Mapping[str, Text]:
    """The texts of a pack that is at hand; of any other none."""
    folder = place(name)
    if folder is None or language not in LANGUAGES:
        return {}
    return texts(folder, language)


def place(name: str) -> Path | None:
    """Where a pack is; a name leads nowhere else."""
    if NAME.fullmatch(name) is None:
        return None
    if (FOLDER / name / HEAD).is_file():
        return FOLDER / name
    return SHELVED.get(name)


def names() -> list[str]:
    """Every pack that is at hand: that of the game, those installed beside it, then all others."""
    beside = {path.parent.name for path in FOLDER.glob(f"*/{HEAD}")} - {HALVAREN}
    return [HALVAREN, *sorted(beside), *sorted(SHELVED)]


def folders_of(shelf: Path) -> list[Path]:
    """A pack, or all packs of a folder; a link to elsewhere is refused."""
    if (shelf / HEAD).is_file():
        return [shelf]
    inside = sorted(shelf.iterdir()) if shelf.is_dir() else []
    found = [path for path in inside if (path / HEAD).is_file()][:MOST_PACKS]
    for path in found:
        if not path.resolve().is_relative_to(shelf.resolve()):
            raise BadPack(PackLink(path.name))
    if not found:
        raise BadPack(NoPackThere(str(shelf)))
    return found


def shelve(shelf: Path) -> list[str]:
    """The packs of a folder by their names, from now on at hand."""
    found: dict[str, Path] = {}
    for folder in folders_of(shelf):
        head = OnDisk(folder).read(HEAD)
        name, _ = identity(head)
        if NAME.fullmatch(name) is None:
            head.fault(PackWord, name, "id")
        if name in found or (FOLDER / name / HEAD).is_file():
            raise BadPack(PackNameTaken(name))
        found[name] = folder
    SHELVED.update(found)
    book.cache_clear()
    prose.cache_clear()
    return list(found)
