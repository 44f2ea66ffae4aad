"""Why a pack is refused: the name of a file, and the line where it is wrong."""

from __future__ import annotations

from typing import Final

from regency.kernel.errors import Reason, Trouble


class PackFileMissing(Reason, frozen=True):
    file: str


class PackFileTooLarge(Reason, frozen=True):
    file: str
    most: int


class PackTooManyFiles(Reason, frozen=True):
    most: int


class PackLink(Reason, frozen=True):
    """A file that lies elsewhere, and is only named here."""

    file: str


class PackUnreadable(Reason, frozen=True):
    """No TOML, or not in UTF-8."""

    file: str
    line: int


class PackWord(Reason, frozen=True):
    """A word that means nothing there."""

    file: str
    line: int
    word: str


class PackWordMissing(Reason, frozen=True):
    file: str
    line: int
    word: str


class PackTwice(Reason, frozen=True):
    """Two cards, or two envelopes, of one id."""

    file: str
    line: int
    word: str


class PackIcon(Reason, frozen=True):
    """A preview of something that does not happen."""

    file: str
    line: int
    word: str


class PackCycle(Reason, frozen=True):
    """An envelope that leads back to itself."""

    file: str
    line: int
    word: str


class PackText(Reason, frozen=True):
    """A text that is missing, empty or not well formed."""

    file: str
    line: int
    word: str


class PackDry(Reason, frozen=True):
    """A card behind which nothing leads on."""

    file: str
    line: int
    word: str


class PackUnsound(Reason, frozen=True):
    """A story that does not hold together."""

    file: str
    line: int
    word: str


class PackNameTaken(Reason, frozen=True):
    """Two packs of one name: tables could not tell them apart."""

    name: str


class NoPackThere(Reason, frozen=True):
    """No folder, or one in which there is no pack."""

    folder: str


REASONS: Final = (
    PackFileMissing,
    PackFileTooLarge,
    PackTooManyFiles,
    PackLink,
    PackUnreadable,
    PackWord,
    PackWordMissing,
    PackTwice,
    PackIcon,
    PackCycle,
    PackText,
    PackDry,
    PackUnsound,
    PackNameTaken,
    NoPackThere,
)


class BadPack(Trouble):
    """A pack that cannot be used, and where it is wrong."""
