"""Records: a header, the entries with a digest each, and the outcome. A state is a fold of its record."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from io import FileIO
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from .entries import Entry, Halt, Play, Resume, Tick, Undo
from .errors import (
    BadRecord,
    NotSaved,
    RecordCut,
    RecordEmpty,
    RecordGarbled,
    RecordOfUnknownFormat,
    RecordOfUnknownGame,
    RecordOfUnknownVersion,
    RecordTooLarge,
    RecordUnreadable,
    RecordUnwritable,
)
from .rules import AnyRules, Outcome
from .wire import union

FORMAT: Final = 1
MOST_BYTES: Final = 32 * 1024 * 1024


class Header(Struct, frozen=True, tag="header", tag_field="line", forbid_unknown_fields=True):
    """Everything a match starts from; options in full, so that old records go on as they began."""

    format: int
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    commitment: str
    seed: str
    start: str  # the digest before the first entry
    chairs: tuple[str, ...] = ()
    legacy: dict[str, Any] | None = None


class Written(Struct, frozen=True, tag="entry", tag_field="line", forbid_unknown_fields=True):
    """An entry as it stands in a record, with the digest of the state behind it."""

    entry: msgspec.Raw
    digest: str


class Closed(Struct, frozen=True, tag="outcome", tag_field="line", forbid_unknown_fields=True):
    """The end of a finished match."""

    outcome: Outcome


class Record(Struct, frozen=True):
    """A record in memory."""

    header: Header
    entries: tuple[tuple[Entry, str], ...]
    outcome: Outcome | None = None


_HEADER = msgspec.json.Decoder(Header)
_LINE: msgspec.json.Decoder[Written | Closed] = msgspec.json.Decoder(Written | Closed)
_BROKEN = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


def peek(path: Path) -> Header:
    """The header of a record file: which game it is of."""
    return read_header(read_bytes(path).partition(b"\n")[0])


def header_of(data: bytes) -> Header:
    """The header of a record; BadRecord where there is none, or the whole is too large."""
    if len(data) > MOST_BYTES:
        raise BadRecord(RecordTooLarge(len(data), MOST_BYTES))
    return read_header(data.partition(b"\n")[0])


def read_bytes(path: Path) -> bytes:
    """A record file that is not too large to be one."""
    try:
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise BadRecord(RecordTooLarge(size, MOST_BYTES))
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)  # not every file tells its size
        if len(data) > MOST_BYTES:
            raise BadRecord(RecordTooLarge(len(data), MOST_BYTES))
        return data
    except OSError as error:
        raise BadRecord(RecordUnreadable(str(path), error.strerror or str(error))) from None


def parse(rules: AnyRules, data: bytes, mend: bool = False) -> tuple[Record, int]:
    """A record and the length of what was whole; with `mend` a last line cut short is left out."""
    whole = data
    if data and not data.endswith(b"\n"):
        whole = data[: data.rfind(b"\n") + 1]
        if not mend:
            raise BadRecord(RecordCut(data.count(b"\n") + 1))
    lines = whole.splitlines()
    header = read_header(lines[0] if lines else b"")
    if header.game != rules.name:
        raise BadRecord(RecordOfUnknownGame(header.game))
    if header.version != rules.version:
        raise BadRecord(RecordOfUnknownVersion(header.game, header.version, rules.version))
    return read_lines(header, lines[1:], entry_decoder(rules)), len(whole)


def read_lines(header: Header, lines: Sequence[bytes], decoder: msgspec.json.Decoder[Any]) -> Record:
    """What follows a header: entries as this decoder reads them, and perhaps the outcome behind them."""
    entries: list[tuple[Entry, str]] = []
    outcome: Outcome | None = None
    for number, line in enumerate(lines, start=2):
        try:
            written = _LINE.decode(line)
            if outcome is not None:
                raise BadRecord(RecordGarbled(number))
            if isinstance(written, Closed):
                outcome = written.outcome
            else:
                entries.append((decoder.decode(written.entry), written.digest))
        except _BROKEN:
            raise BadRecord(RecordGarbled(number)) from None
    return Record(header, tuple(entries), outcome)


@cache
def entry_decoder(rules: AnyRules) -> msgspec.json.Decoder[Any]:
    """Entries of one game, every field of every action checked; built once and kept."""
    play: Any = Play
    return msgspec.json.Decoder(union((play[union(rules.actions)], Tick, Undo, Halt, Resume)))


def read_header(line: bytes) -> Header:
    """The first line of a record; BadRecord where it is none, or of another format."""
    try:
        header = _HEADER.decode(line)
        bytes.fromhex(header.seed)
    except (*_BROKEN, ValueError):
        if not line.strip():
            raise BadRecord(RecordEmpty()) from None
        raise BadRecord(RecordGarbled(1)) from None
    if header.format != FORMAT:
        raise BadRecord(RecordOfUnknownFormat(header.format, FORMAT))
    return header


def encode(record: Record) -> bytes:
    """A record as it lies in a file: one JSON value a line."""
    lines = [header_line(record.header), *(entry_line(entry, digest) for entry, digest in record.entries)]
    if record.outcome is not None:
        lines.append(outcome_line(record.outcome))
    return b"".join(lines)


def header_line(header: Header) -> bytes:
    return msgspec.json.encode(header) + b"\n"


def entry_line(entry: Entry, digest: str) -> bytes:
    return msgspec.json.encode(Written(msgspec.Raw(msgspec.json.encode(entry)), digest)) + b"\n"


def outcome_line(outcome: Outcome) -> bytes:
    return msgspec.json.encode(Closed(outcome)) + b"\n"


def write_whole(path: Path, record: Record) -> None:
    """Write a record so that the file is there whole or not at all."""
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("wb") as file:
            file.write(encode(record))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise NotSaved(RecordUnwritable(str(path), error.strerror or str(error))) from None


class Journal:
    """A record file that grows with the match: each line is on the disk before the match goes on."""

    def __init__(self, path: Path, file: FileIO, length: int) -> None:
        self.path: Final = path
        self._file = file
        self._length = length

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """A new file; one that is there already is not written over."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            journal = cls(path, path.open("xb", buffering=0), 0)
        except OSError as error:
            raise NotSaved(RecordUnwritable(str(path), error.strerror or str(error))) from None
        try:
            journal._write(header_line(header))
        except BaseException:
            journal.discard()
            raise
        return journal

    @classmethod
    def reopen(cls, path: Path, length: int) -> Journal:
        """Go on writing behind the first `length` bytes, which were whole."""
        try:
            file = path.open("r+b", buffering=0)
            file.truncate(length)
            file.seek(length)
        except OSError as error:
            raise NotSaved(RecordUnwritable(str(path), error.strerror or str(error))) from None
        return cls(path, file, length)

    def append(self, entry: Entry, digest: str, outcome: Outcome | None = None) -> None:
        """An entry, and with the last one the outcome: both or neither."""
        self._write(entry_line(entry, digest) + (b"" if outcome is None else outcome_line(outcome)))

    def close(self) -> None:
        self._file.close()

    def discard(self) -> None:
        """Take the file away, so that it can be tried again."""
        self.close()
        with suppress(OSError):
            self.path.unlink()

    def _write(self, line: bytes) -> None:
        try:
            if self._file.tell() != self._length:
                self._cut_back()
            written = self._file.write(line)
            if written != len(line):
                raise OSError("the disk took only part of it")
            os.fsync(self._file.fileno())
        except BaseException as error:  # Ctrl-C among them: whatever it was, the entry does not happen
            with suppress(OSError):  # the next line tries again, and a reader leaves out what is not whole
                self._cut_back()
            if isinstance(error, OSError):
                raise NotSaved(RecordUnwritable(str(self.path), error.strerror or str(error))) from None
            raise
        self._length += len(line)

    def _cut_back(self) -> None:
        """Take away what was written of a line that does not count."""
        self._file.truncate(self._length)
        self._file.seek(self._length)


def chairs(header: Header) -> Sequence[str]:
    """Who sits where, as the record says."""
    return header.chairs or ("human",) * header.seats


def shared(rules: AnyRules, header: Header) -> Header:
    """The same header; what it begins with as others do is kept once for all of them."""
    opening = rules.opening()
    if opening is None or header.legacy is opening.plain or header.legacy != opening.plain:
        return header
    return msgspec.structs.replace(header, legacy=opening.plain)


def left_to(rules: AnyRules, header: Header) -> Struct | None:
    """What an earlier game left to this one; a game that has no legacy takes none."""
    if header.legacy is None:
        return None
    opening = rules.opening()
    if opening is not None and header.legacy == opening.plain:
        return opening.legacy
    if rules.legacy is None:
        raise BadRecord(RecordGarbled(1))
    return msgspec.convert(header.legacy, rules.legacy)
