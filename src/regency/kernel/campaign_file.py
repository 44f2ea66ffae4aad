"""A campaign as a file: its acts, one a line, each with the digest of itself and of all before it.

It holds no record and no seed. An archive holds the records too, and is made when the campaign is over.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Raw, Struct

from .acts import (
    MOST_ACTS,
    Act,
    Begun,
    Branched,
    BrokenOff,
    Crowned,
    Extended,
    Joined,
    Loaded,
    Preferred,
    Reigned,
    SatDown,
    Saved,
)
from .campaign import is_held, saga_of
from .campaign_reasons import (
    ActChanged,
    BadCampaign,
    CampaignCut,
    CampaignEmpty,
    CampaignFull,
    CampaignGarbled,
    CampaignOfUnknownFormat,
    CampaignOfUnknownGame,
    CampaignOfUnknownVersion,
    CampaignTooLarge,
    CampaignUnreadable,
    CampaignUnwritable,
    RecordUnasked,
    SittingHeld,
)
from .chronicle import Chronicle, next_mark
from .edge import Millis
from .errors import NotSaved, Refused
from .record import Record, encode
from .rules import AnyRules
from .wire import union

FORMAT: Final = 1
MOST_BYTES: Final = 16 * 1024 * 1024
CAMPAIGN: Final = "campaign"
ARCHIVE: Final = "archive"
RECORD_LINE: Final = b'{"line":"record"'


class Title(Struct, frozen=True, tag="title", tag_field="line", forbid_unknown_fields=True):
    """The first line: what kind of file it is, and of which game."""

    kind: Literal["campaign", "archive"]
    format: int
    game: str


class Written(Struct, frozen=True, tag="act", tag_field="line", forbid_unknown_fields=True):
    """An act as it stands in a file, with the digest of itself and of all before it."""

    act: Raw
    mark: str


class Opened(Struct, frozen=True, tag="record", tag_field="line", forbid_unknown_fields=True):
    """From here on the lines are those of the record of a reign, counted from 1."""

    reign: int


_TITLE = msgspec.json.Decoder(Title)
_WRITTEN = msgspec.json.Decoder(Written)
_OPENED = msgspec.json.Decoder(Opened)
_BROKEN = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


@cache
def act_decoder(rules: AnyRules) -> msgspec.json.Decoder[Any]:
    """Acts of one game, every field checked; built once and kept."""
    saga = saga_of(rules)
    begun, extended, reigned = _typed(Begun), _typed(Extended), _typed(Reigned)
    kinds = (Joined, SatDown, BrokenOff, Preferred, Crowned, Saved, Branched, Loaded)
    return msgspec.json.Decoder(
        union(
            (
                begun[saga.content],
                extended[saga.content],
                reigned[saga.bequest, saga.account],
                *kinds,
            )
        )
    )


def _typed(kind: Any) -> Any:
    return kind


# Writing


def to_file(chronicle: Chronicle) -> bytes:
    """A campaign between two sittings."""
    if is_held(chronicle.facts):
        raise Refused(SittingHeld())
    return b"".join(lines(chronicle, CAMPAIGN))


def lines(chronicle: Chronicle, kind: Literal["campaign", "archive"]) -> Iterator[bytes]:
    """The first line, and one for each act."""
    yield msgspec.json.encode(Title(kind, FORMAT, chronicle.rules.name)) + b"\n"
    for act, mark in zip(chronicle.acts, chronicle.marks, strict=True):
        yield msgspec.json.encode(Written(Raw(msgspec.json.encode(act)), mark)) + b"\n"


def as_written(game: str, acts: Iterable[tuple[bytes, str]]) -> bytes:
    """The same of a campaign whose rules are not here: its acts as they are kept, with their marks."""
    parts = [msgspec.json.encode(Title(CAMPAIGN, FORMAT, game)) + b"\n"]
    return b"".join(parts + [msgspec.json.encode(Written(Raw(act), mark)) + b"\n" for act, mark in acts])


def with_records(chronicle: Chronicle, records: Mapping[int, Record]) -> bytes:
    """An archive: the acts, and behind them the records of all reigns that there are, counted from 1."""
    parts = list(lines(chronicle, ARCHIVE))
    for reign in sorted(records):
        parts += [msgspec.json.encode(Opened(reign)) + b"\n", encode(records[reign])]
    return b"".join(parts)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise NotSaved(CampaignUnwritable(str(path), error.strerror or str(error))) from None


# Reading


def read_bytes(path: Path) -> bytes:
    """A file that is not too large to be a campaign."""
    try:
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            if size > MOST_BYTES:
                raise BadCampaign(CampaignTooLarge(size, MOST_BYTES))
            data = file.read(MOST_BYTES + 1)  # not every file tells its size
    except OSError as error:
        raise BadCampaign(CampaignUnreadable(str(path), error.strerror or str(error))) from None
    if len(data) > MOST_BYTES:
        raise BadCampaign(CampaignTooLarge(len(data), MOST_BYTES))
    return data


def title_of(data: bytes) -> Title:
    """The first line of a campaign or an archive: which game it is of."""
    if len(data) > MOST_BYTES:
        raise BadCampaign(CampaignTooLarge(len(data), MOST_BYTES))
    first = data.partition(b"\n")[0]
    if not first.strip():
        raise BadCampaign(CampaignEmpty())
    try:
        title = _TITLE.decode(first)
    except _BROKEN:
        raise BadCampaign(CampaignGarbled(1)) from None
    if title.format != FORMAT:
        raise BadCampaign(CampaignOfUnknownFormat(title.format, FORMAT))
    return title


def is_campaign(data: bytes) -> bool:
    """Whether a file begins like a campaign or an archive, whatever becomes of it."""
    try:
        _TITLE.decode(data.partition(b"\n")[0])
    except _BROKEN:
        return False
    return True


def from_file(rules: AnyRules, data: bytes, at: Millis | None = None) -> Chronicle:
    """A campaign that somebody brings along: it says of itself that it was loaded."""
    chronicle, rest = read_acts(rules, data, CAMPAIGN)
    if rest:
        raise BadCampaign(CampaignGarbled(len(chronicle.acts) + 2))
    if is_held(chronicle.facts):
        raise BadCampaign(SittingHeld())
    try:
        chronicle.loaded(at)
    except Refused as refused:
        raise BadCampaign(refused.reason) from None
    return chronicle


def read_acts(
    rules: AnyRules, data: bytes, kind: Literal["campaign", "archive"]
) -> tuple[Chronicle, list[bytes]]:
    """The acts of a file, folded, and the lines behind them."""
    title = title_of(data)
    if title.game != rules.name:
        raise BadCampaign(CampaignOfUnknownGame(title.game))
    if not data.endswith(b"\n"):
        raise BadCampaign(CampaignCut(data.count(b"\n") + 1))
    if title.kind != kind:
        raise BadCampaign(CampaignGarbled(1))
    found = data.splitlines()[1:]
    count = next((nth for nth, line in enumerate(found) if line.startswith(RECORD_LINE)), len(found))
    chronicle: Chronicle | None = None
    for nth, line in enumerate(found[:count]):
        chronicle = one_more(rules, chronicle, line, nth)
    if chronicle is None:
        raise BadCampaign(CampaignGarbled(2))
    return chronicle, found[count:]


def one_more(rules: AnyRules, chronicle: Chronicle | None, line: bytes, nth: int) -> Chronicle:
    """The chronicle with the act of a line; `nth`: how many there were before."""
    if nth >= MOST_ACTS:
        raise BadCampaign(CampaignFull(MOST_ACTS))
    try:
        written = _WRITTEN.decode(line)
        act: Act = act_decoder(rules).decode(written.act)
    except _BROKEN:
        raise BadCampaign(CampaignGarbled(nth + 2)) from None
    if isinstance(act, Begun) and act.version > rules.version:
        raise BadCampaign(CampaignOfUnknownVersion(rules.name, act.version, rules.version))
    try:
        if next_mark(chronicle.marks[-1] if chronicle else "", act) != written.mark:
            raise BadCampaign(ActChanged(nth + 1))
        if chronicle is None:
            return Chronicle(rules, act)
        chronicle.apply(act)
    except Refused as refused:
        raise BadCampaign(refused.reason) from None
    return chronicle


def read_archive(rules: AnyRules, data: bytes) -> tuple[Chronicle, dict[int, bytes]]:
    """An archive: the campaign, and the record of each reign as it stands there. Nothing is proved."""
    chronicle, rest = read_acts(rules, data, ARCHIVE)
    records: dict[int, list[bytes]] = {}
    reign = 0
    for nth, line in enumerate(rest, len(chronicle.acts) + 2):
        if line.startswith(RECORD_LINE):
            try:
                reign = _OPENED.decode(line).reign
            except _BROKEN:
                raise BadCampaign(CampaignGarbled(nth)) from None
            if reign in records:
                raise BadCampaign(RecordUnasked(reign))
            records[reign] = []
        else:
            records[reign].append(line + b"\n")
    return chronicle, {reign: b"".join(found) for reign, found in records.items()}
