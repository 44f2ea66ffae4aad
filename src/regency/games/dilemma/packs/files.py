"""The files of a pack: in its own folder and nowhere else, each of a reasonable size, as text."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, Final, NoReturn

from msgspec import Struct

from .reasons import (
    BadPack,
    PackFileMissing,
    PackFileTooLarge,
    PackLink,
    PackTooManyFiles,
    PackUnreadable,
)

MOST_BYTES: Final = 256 * 1024
MOST_FILES: Final = 1000
HEAD: Final = "pack.toml"
BESIDE: Final = (HEAD, "released.toml")  # tables that are no envelope
ART: Final = "art"


class Source(Struct, frozen=True):
    """A file, and where in it we are."""

    name: str
    text: str
    start: int = 0

    def at(self, needle: str) -> Source:
        """From the first place behind here where this stands."""
        found = self.text.find(needle, self.start)
        return Source(self.name, self.text, found if found >= 0 else self.start)

    def line(self, needle: str = "") -> int:
        found = self.text.find(needle, self.start) if needle else self.start
        return self.text.count("\n", 0, max(found, 0)) + 1

    def fault(self, kind: Any, word: str, needle: str = "") -> NoReturn:
        raise BadPack(kind(self.name, self.line(needle or word), word))


class Files:
    """What a pack consists of: files by name, those of `art/` with the folder before it."""

    def names(self) -> list[str]:
        """Every file, in order."""
        raise NotImplementedError

    def read(self, name: str) -> Source:
        """One of them; BadPack where it is missing or cannot be read."""
        raise NotImplementedError

    def has(self, name: str) -> bool:
        return name in self.names()


class OnDisk(Files):
    """A folder."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._root: Final = folder.resolve()

    def names(self) -> list[str]:
        found = [path.name for path in self._inside(self.folder)]
        art = self.folder / ART
        found += [f"{ART}/{path.name}" for path in self._inside(art)] if art.is_dir() else []
        return sorted(found)

    def _inside(self, folder: Path) -> list[Path]:
        """The files of a folder, if they are not too many."""
        entries = list(islice(folder.iterdir(), MOST_FILES + 1)) if folder.is_dir() else []
        if len(entries) > MOST_FILES:
            raise BadPack(PackTooManyFiles(MOST_FILES))
        return [path for path in entries if not path.is_dir()]

    def read(self, name: str) -> Source:
        path = self.folder / name
        if not path.resolve().is_relative_to(self._root):
            raise BadPack(PackLink(name))
        if not path.is_file():
            raise BadPack(PackFileMissing(name))
        with path.open("rb") as file:
            return decoded(name, file.read(MOST_BYTES + 1))

    def has(self, name: str) -> bool:
        return (self.folder / name).is_file()


class Drafted(Files):
    """Files that were never written down."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts: Final = dict(texts)

    def names(self) -> list[str]:
        return sorted(self.texts)

    def read(self, name: str) -> Source:
        if name not in self.texts:
            raise BadPack(PackFileMissing(name))
        return Source(name, self.texts[name])


def decoded(name: str, content: bytes) -> Source:
    """A file of a reasonable size, as text; lines end as they do everywhere."""
    if len(content) > MOST_BYTES:
        raise BadPack(PackFileTooLarge(name, MOST_BYTES))
    try:
        return Source(name, content.decode("utf-8").replace("\r\n", "\n"))
    except UnicodeDecodeError as error:
        raise BadPack(PackUnreadable(name, content.count(b"\n", 0, error.start) + 1)) from None


def toml(source: Source) -> dict[str, Any]:
    """A file as tables; where it is no TOML the line is in what the library says."""
    try:
        return tomllib.loads(source.text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        words = str(error).replace(",", " ").replace(")", " ").split()
        line = words[words.index("line") + 1] if "line" in words else ""
        at = int(line) if line.isdigit() else source.text.count("\n") + 1
        raise BadPack(PackUnreadable(source.name, at)) from None


def envelope_files(names: Iterable[str]) -> list[str]:
    """The rules' side of every envelope."""
    return [name for name in names if name.endswith(".toml") and name not in BESIDE and "/" not in name]
