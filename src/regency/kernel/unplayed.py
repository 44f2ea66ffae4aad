"""Records of another version of their game: read and told, but never played, for its rules are not here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Raw, Struct

from .edge import Action
from .entries import DIGITS, Entry, Halt, Play, Resume, Tick, Undo, are_numbers
from .errors import BadRecord, RecordCut, RecordGarbled, Refused, SeedChanged
from .log import MARK_BYTES
from .record import Header, Record, read_header, read_lines
from .rng import SEED_BYTES, commitment
from .rules import Outcome
from .wire import Wire, union

MOST_SEATS: Final = 16
MOST_ITEMS: Final = 64  # options of a game, lines of a score pad, actions of a chain
LONGEST: Final = 64  # letters of a name that a game gave to something

Word = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Options = Annotated[dict[Word, Word | bool | int], Meta(max_length=MOST_ITEMS)]


class Named(Struct, frozen=True):
    """Of an action only what kind it was."""

    do: Word


_NAMED = msgspec.json.Decoder(Named)


def parse(data: bytes) -> Record:
    """A record as it stands there; its actions stay as they are written, and nothing of it is proved.

    It can be told all the same: every number is one, every seat is at the table, and time never falls.
    """
    if data and not data.endswith(b"\n"):
        raise BadRecord(RecordCut(data.count(b"\n") + 1))
    first, *rest = data.splitlines() or [b""]
    header = read_header(first)
    must_be_plain(header)
    record = read_lines(header, rest, entry_decoder())
    now = 0
    for number, (entry, digest) in enumerate(record.entries):
        if entry.at < now or not is_sound(entry, number, header.seats) or not is_digest(digest):
            raise BadRecord(RecordGarbled(number + 2))
        now = entry.at
    if record.outcome is not None and not is_sound_outcome(record.outcome, header.seats):
        raise BadRecord(RecordGarbled(len(record.entries) + 2))
    return record


@cache
def entry_decoder() -> msgspec.json.Decoder[Any]:
    """Entries whose actions are not looked into; built once and kept."""
    play: Any = Play
    return msgspec.json.Decoder(union((play[Raw], Tick, Undo, Halt, Resume)))


def must_be_plain(header: Header) -> None:
    """BadRecord where a header holds what none of any version does."""
    seed = bytes.fromhex(header.seed)
    if len(seed) != SEED_BYTES or commitment(seed) != header.commitment:
        raise BadRecord(SeedChanged())
    try:
        msgspec.convert(header.options, Options)
    except msgspec.ValidationError:
        raise BadRecord(RecordGarbled(1)) from None
    if not 0 < header.seats <= MOST_SEATS or len(header.chairs) not in (0, header.seats):
        raise BadRecord(RecordGarbled(1))
    if not 0 < header.version < DIGITS:
        raise BadRecord(RecordGarbled(1))


def is_sound(entry: Entry, number: int, seats: int) -> bool:
    """Whether an entry could be the one of this number, counted from 0, in some game."""
    if isinstance(entry, Play):
        numbers = are_numbers((entry.seat, entry.seen, entry.lag)) and entry.seen >= 0
        return numbers and 0 <= entry.seat < seats and 0 < len(entry.do) <= MOST_ITEMS and are_named(entry.do)
    if isinstance(entry, Undo):
        return 0 <= entry.seat < seats and 0 <= entry.to < number
    if isinstance(entry, Halt):
        return entry.why.isprintable() and -1 <= entry.seat < seats
    return not isinstance(entry, Resume) or entry.why.isprintable()


def are_named(do: Sequence[Raw]) -> bool:
    """Whether each of these says what kind of action it was."""
    try:
        return all(_NAMED.decode(action) for action in do)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False


def is_digest(text: str) -> bool:
    return len(text) == 2 * MARK_BYTES and all(letter in "0123456789abcdef" for letter in text)


def is_sound_outcome(outcome: Outcome, seats: int) -> bool:
    """Whether everybody has a rank, a score and a figure in each line."""
    rows = (outcome.ranks, outcome.scores, *(line.points for line in outcome.lines))
    names = (outcome.reason, *(line.item for line in outcome.lines))
    return (
        len(outcome.lines) <= MOST_ITEMS
        and all(0 < len(name) <= LONGEST and name.isprintable() for name in names)
        and all(len(row) == seats and all(abs(figure) < DIGITS for figure in row) for row in rows)
        and all(0 < rank <= seats for rank in outcome.ranks)
        and len(outcome.won) in (0, seats)
    )


def told(do: Sequence[Raw], wire: Wire | None) -> list[tuple[str, Action | None]]:
    """What each action was called, and the action itself where such a one is still known."""
    return [(_NAMED.decode(action).do, known(action, wire)) for action in do]


def known(action: Raw, wire: Wire | None) -> Action | None:
    """An action as today's game knows it, if it does."""
    if wire is None:
        return None
    try:
        return wire.decode(bytes(action))
    except Refused:
        return None


def taken_back(entries: Sequence[Entry]) -> set[int]:
    """The numbers, counted from 0, of the entries that somebody took back."""
    in_force: list[int] = []
    back: set[int] = set()
    for number, entry in enumerate(entries):
        if not isinstance(entry, Undo):
            in_force.append(number)
            continue
        while in_force and in_force[-1] >= entry.to:
            back.add(in_force.pop())
    return back
