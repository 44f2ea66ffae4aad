"""What the game does for those who write packs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from regency.kernel.rules import Phrase
from regency.kernel.stories import Almanac, Checked, Finding, Stories

from ..model.book import Book
from . import checks, installed
from .books import compiled, identity
from .checks import released, structure
from .checks.pack import load
from .draft import drafted
from .files import HEAD, OnDisk
from .houses import houses
from .reasons import BadPack, PackDry, PackUnsound
from .texts import LANGUAGES, written

# Refused where nobody could play the story to its end
DRY: Final = "V11"
BROKEN: Final = frozenset({"V01", "V03", "V05", "V07", "V09", "V10", "V12", "V13"})


class Authors(Stories):
    """Packs as folders."""

    def __init__(self, almanac: Almanac[Any], messages: tuple[str, ...]) -> None:
        self.almanac = almanac
        self.messages = (*checks.MESSAGES, *messages)

    def folder(self, name: str) -> Path | None:
        return installed.place(name)

    def installed(self) -> Sequence[str]:
        return installed.names()

    def check(self, folder: Path) -> Checked:
        return checks.check(OnDisk(folder))

    def read(self, folder: Path) -> Book:
        """With all its texts, and such that it can be played to its end."""
        files = OnDisk(folder)
        book = compiled(files)
        for language in LANGUAGES:
            written(files, language)
            houses(files, language)
        must_hold(list(structure.check(load(files))))
        return book

    def shelve(self, shelf: Path) -> Sequence[str]:
        for folder in installed.folders_of(shelf):
            self.read(folder)
        return installed.shelve(shelf)

    def draft(self, name: str) -> Mapping[str, str]:
        return drafted(name)

    def release(self, folder: Path) -> Mapping[str, str]:
        """The list of all ids with what they mean."""
        files = OnDisk(folder)
        pack = load(files)
        return {released.FILE: released.written(pack, identity(pack.head)[1])}


def must_hold(found: Sequence[Finding]) -> None:
    """A story leads on whatever is decided; where it does not, the place is named."""
    for each in found:
        if each.rule == DRY and isinstance(each.what, Phrase):
            raise BadPack(PackDry(each.file, each.line, str(each.what.about["card"])))
    for each in found:
        if each.rule in BROKEN and each.file != HEAD:
            raise BadPack(PackUnsound(each.file, each.line, each.rule))
