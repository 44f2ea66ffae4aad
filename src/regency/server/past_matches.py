"""Matches played by rules that are not here: what was done and how it ended is told, nothing is played."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw

from regency import games
from regency.games.finding import BrokenGame
from regency.kernel import record as records
from regency.kernel import unplayed
from regency.kernel.entries import Entry, Play, Undo
from regency.kernel.errors import BadRecord, RecordGarbled, Trouble
from regency.kernel.match import AnyMatch, Match
from regency.kernel.record import Header, Record, entry_decoder, left_to
from regency.kernel.rules import AnyRules, Outcome, started
from regency.kernel.wire import Wire, digest

from . import encoding
from .messages import OtherRules, PastAction, PastEntry, PastMatch, Source
from .reasons import Denied, NoSuchTable, OtherVersion, StillRunning
from .shelf import Line, Saved, Shelf
from .work_threads import InThread

REMEMBERED: Final = 200  # results that were reckoned
MOST_WORK: Final = 25_000  # entries folded for one result
NONE: Final = "none"


class NotPlayable(Denied):
    """A table that can be read and no more."""

    def __init__(self, other: OtherRules) -> None:
        super().__init__(OtherVersion(other.version, other.known), 409)


def other_rules(saved: Saved) -> OtherRules | None:
    """By which rules a table was played, if they are not those that are here."""
    rules = rules_here(saved.table.game)
    known = 0 if rules is None else rules.version
    ended = saved.state == "finished"
    if saved.header is not None:
        played = saved.header.version
        return None if played == known else OtherRules(played, known, ended)
    if rules is not None and are_options(rules, saved.table.options):
        return None
    return OtherRules(0, known, ended)


def rules_here(game: str) -> AnyRules | None:
    """The rules of a game, if it is here and whole."""
    try:
        return games.load(game)
    except (games.NoSuchGame, BrokenGame):
        return None


def are_options(rules: AnyRules, options: dict[str, Any]) -> bool:
    """Whether a match could begin with these."""
    try:
        msgspec.convert(options, rules.options)
    except msgspec.ValidationError:
        return False
    return True


class PastMatches:
    """Read from the shelf whenever somebody asks; one at a time, for some are long."""

    def __init__(self, shelf: Shelf, in_thread: InThread = asyncio.to_thread) -> None:
        self._shelf = shelf
        self._in_thread = in_thread
        self._one_at_a_time = asyncio.Lock()
        self._reckoned: OrderedDict[str, Outcome | None] = OrderedDict()

    async def tell(self, table_id: str, packed: bool = False) -> bytes:
        """What can be told of a match; of one that had not ended only who acted: the rest may be secret."""
        async with self._one_at_a_time:
            return await self._in_thread(self._page, packed, *await self._saved(table_id))

    async def record(self, table_id: str, packed: bool = False) -> bytes:
        """The record of a match that had ended, as it was written, packed or plain."""
        async with self._one_at_a_time:
            return await self._in_thread(recorded, packed, *await self._saved(table_id))

    async def _saved(self, table_id: str) -> tuple[Saved, list[Line]]:
        saved, log = await self._shelf.table(table_id), await self._shelf.log(table_id)
        if saved is None:
            raise Denied(NoSuchTable(), 404)
        return saved, [] if log is None else log.lines

    def _page(self, packed: bool, saved: Saved, lines: list[Line]) -> bytes:
        text = msgspec.json.encode(self._told(saved, lines))
        return encoding.packed(text) if packed else text

    def _told(self, saved: Saved, lines: list[Line]) -> PastMatch:
        ended = saved.state == "finished"
        rules = rules_here(saved.table.game)
        entries = [entry for entry, _ in decoded(lines)]
        outcome, source = self._outcome(rules, saved, entries) if ended else (None, NONE)
        wire = None if rules is None else Wire(rules.actions)
        frame = None if outcome is None else encoding.raw(outcome)
        return PastMatch(past_entries(entries, wire, ended), frame, source)

    def _outcome(
        self, rules: AnyRules | None, saved: Saved, entries: Sequence[Entry]
    ) -> tuple[Outcome | None, Source]:
        """How it ended, and how that is known."""
        if saved.outcome is not None:
            return saved.outcome, "kept" if saved.table.checked else "recorded"
        outcome = self._reckon(rules, saved, entries)
        return outcome, NONE if outcome is None else "reckoned"

    def _reckon(self, rules: AnyRules | None, saved: Saved, entries: Sequence[Entry]) -> Outcome | None:
        """The result of a match that ended before results were kept, worked out once."""
        if rules is None or saved.header is None:
            return None
        if saved.table.id not in self._reckoned:
            self._reckoned[saved.table.id] = reckoned(rules, saved.header, entries)
            while len(self._reckoned) > REMEMBERED:
                self._reckoned.popitem(last=False)
        return self._reckoned[saved.table.id]


def recorded(packed: bool, saved: Saved, lines: list[Line]) -> bytes:
    """The record of a match, if it has ended."""
    if saved.header is None or saved.state != "finished":
        raise Denied(StillRunning(), 409)
    text = records.encode(Record(saved.header, tuple(decoded(lines)), saved.outcome))
    return encoding.packed(text) if packed else text


def decoded(lines: list[Line]) -> list[tuple[Entry, str]]:
    """Entries of whatever rules; BadRecord where one is garbled."""
    decoder = unplayed.entry_decoder()
    found: list[tuple[Entry, str]] = []
    for number, body, mark, _ in lines:
        try:
            found.append((decoder.decode(body), mark))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise BadRecord(RecordGarbled(number + 1)) from None
    return found


def past_entries(entries: Sequence[Entry], wire: Wire | None, ended: bool) -> tuple[PastEntry, ...]:
    """Who acted when, and of a match that had ended also what was done."""
    back = unplayed.taken_back(entries)
    return tuple(
        PastEntry(
            entry=number + 1,
            at=entry.at,
            kind=type(entry).__name__,  # type: ignore[arg-type]  # the kinds of entries are these
            seat=entry.seat if isinstance(entry, Play | Undo) else None,
            do=past_actions(entry.do, wire) if ended and isinstance(entry, Play) else (),
            undone=number in back,
        )
        for number, entry in enumerate(entries)
    )


def past_actions(do: Sequence[Raw], wire: Wire | None) -> tuple[PastAction, ...]:
    return tuple(
        PastAction(name, None if action is None else encoding.raw(action))
        for name, action in unplayed.told(do, wire)
    )


def reckoned(rules: AnyRules, header: Header, entries: Sequence[Entry]) -> Outcome | None:
    """How the match ends by today's rules, if they take every step of it and end it with the last."""
    undone = sum(isinstance(entry, Undo) for entry in entries)
    if (1 + undone) * len(entries) > MOST_WORK:
        return None
    decoder = entry_decoder(rules)
    try:
        options = msgspec.convert(header.options, rules.options)
        state = started(rules, header.seats, options, bytes.fromhex(header.seed), left_to(rules, header))
        begun = msgspec.structs.replace(header, version=rules.version, start=digest(state))
        match: AnyMatch = Match(rules, begun, state)
        for entry in entries:
            match.apply(decoder.decode(msgspec.json.encode(entry)))
    except (Trouble, msgspec.MsgspecError):
        return None
    return match.outcome()
