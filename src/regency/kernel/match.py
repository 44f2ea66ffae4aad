"""A match: a record being written and the state it folds to."""

from __future__ import annotations

import secrets
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Generic

import msgspec
from msgspec import Struct

from . import record as records
from .apply import apply, carry_out
from .core import Sight, State, View, asks, next_wake
from .edge import NEVER, Action, Ask, Event, Option
from .entries import Entry, Halt, Play, Resume, TakenBack, Tick, Undo, is_whole
from .errors import (
    BadRecord,
    GameOver,
    Malformed,
    NoSuchSeat,
    NothingToUndo,
    OutcomeChanged,
    Reason,
    RecordGarbled,
    RecordOfUnknownGame,
    RecordParts,
    Refused,
    SeedChanged,
    TimeRunsBackwards,
    Trouble,
    UndoBarred,
    UndoWhileTimeRuns,
)
from .log import Before, Kept, Log
from .opening import plain
from .options import checked
from .part import B, Clock, S, T
from .preview import Preview, preview
from .record import FORMAT, Header, Journal, Record
from .rng import SEED_BYTES, commitment, stretch
from .rules import N, Outcome, Rules, started
from .wire import digest


class Match(Generic[T, S, B, N]):
    """Submit actions, look, undo, save and load. Whatever is refused leaves everything as it was."""

    def __init__(self, rules: Rules[T, S, B, N], header: Header, state: State[T, S, B]) -> None:
        self.rules = rules
        self.header = header
        self.state = state
        self.opening: tuple[Event, ...] = tuple(state.told)
        self.entries = Log()
        self.notes: list[N | None] = [None] * header.seats
        self.news: list[Event] = list(state.told)
        self._in_force = array("I")
        self._kept: list[Kept[T, S, B, N]] = []
        self._before_last: Before[T, S, B, N] | None = None
        self._journal: Journal | None = None
        self.notes = self._noted(state.told)

    # Beginning and going on

    @classmethod
    def start(
        cls,
        rules: Rules[T, S, B, N],
        seats: int,
        options: Struct | None = None,
        seed: int | bytes | None = None,
        chairs: Sequence[str] = (),
        legacy: Struct | None = None,
    ) -> Match[T, S, B, N]:
        """A new match. A small seed is stretched; without one it comes from the system's random source."""
        if chairs and len(chairs) != seats:
            raise ValueError(f"{len(chairs)} chairs for {seats} seats")
        if legacy is not None and rules.legacy is None:
            raise ValueError(f"{rules.name} has no legacy")
        opening = rules.opening() if legacy is None else None
        legacy = opening.legacy if opening else legacy
        full = _full_seed(seed)
        chosen = rules.options() if options is None else checked(rules.options, options)
        state = started(rules, seats, chosen, full, legacy)
        header = Header(
            FORMAT,
            rules.name,
            rules.version,
            seats,
            plain(chosen),
            commitment(full),
            full.hex(),
            digest(state),
            tuple(chairs),
            opening.plain if opening else None if legacy is None else plain(legacy),
        )
        return cls(rules, header, state)

    @classmethod
    def fold(cls, rules: Rules[T, S, B, N], record: Record, upto: int | None = None) -> Match[T, S, B, N]:
        """Play a record again, comparing every digest; BadRecord names the place where it parts."""
        match = cls.from_header(rules, record.header)
        for number, (entry, expected) in enumerate(record.entries[:upto]):
            try:
                match.apply(entry)
            except Trouble:
                raise BadRecord(RecordParts(number + 1)) from None
            if match.entries[-1][1] != expected:
                raise BadRecord(RecordParts(number + 1))
        if upto is None and record.outcome is not None and record.outcome != match.outcome():
            raise BadRecord(OutcomeChanged())
        return match

    @classmethod
    def from_header(cls, rules: Rules[T, S, B, N], header: Header) -> Match[T, S, B, N]:
        """The start of a record, checked against its commitment and its first digest."""
        if header.game != rules.name:
            raise BadRecord(RecordOfUnknownGame(header.game))
        seed = bytes.fromhex(header.seed)
        if len(seed) != SEED_BYTES or commitment(seed) != header.commitment:
            raise BadRecord(SeedChanged())
        if header.chairs and len(header.chairs) != header.seats:
            raise BadRecord(RecordGarbled(1))
        try:
            options = msgspec.convert(header.options, rules.options)
            legacy = records.left_to(rules, header)
            state = started(rules, header.seats, options, seed, legacy)
        except msgspec.MsgspecError:
            raise BadRecord(RecordGarbled(1)) from None
        except Refused as refused:  # by the setup, such as for a pack that is not here
            raise BadRecord(refused.reason) from None
        if digest(state) != header.start:
            raise BadRecord(RecordParts(0))
        return cls(rules, records.shared(rules, header), state)

    @classmethod
    def load(cls, rules: Rules[T, S, B, N], path: Path, upto: int | None = None) -> Match[T, S, B, N]:
        """A match from its record file."""
        record, _ = records.parse(rules, records.read_bytes(path))
        return cls.fold(rules, record, upto)

    @classmethod
    def resume(cls, rules: Rules[T, S, B, N], path: Path) -> Match[T, S, B, N]:
        """A match from its record file, which goes on being written; a last line cut short never counted."""
        record, length = records.parse(rules, records.read_bytes(path), mend=True)
        match = cls.fold(rules, record)
        match._journal = Journal.reopen(path, length)
        return match

    # Looking

    def asks(self, seat: int) -> list[Ask[T, S, B]]:
        """What the seat is asked now."""
        self._must_exist(seat)
        return asks(self.state, seat)

    def options(self, seat: int) -> list[Option]:
        """Everything the seat may do now."""
        asked = self.asks(seat)
        me = self.state.eyes(seat)
        return [option for ask in asked for option in ask.options(me)]

    def look(self, seat: int) -> Sight[T, S]:
        """What the seat sees."""
        self._must_exist(seat)
        return self.state.sight(seat)

    def watch(self) -> View[T]:
        """What a spectator sees."""
        return self.state.view()

    def _must_exist(self, seat: int) -> None:
        if not 0 <= seat < self.header.seats:
            raise Refused(NoSuchSeat(seat, self.header.seats))

    def waited_for(self) -> list[int]:
        """The seats that the game waits for."""
        state = self.state
        table = state.table
        seats = range(self.header.seats)
        return [seat for seat in seats if any([ask.due(table) for ask in asks(state, seat)])]

    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return self.rules.outcome(self.state.table)

    def preview(self, seat: int, *chain: Action) -> Preview:
        """What these actions would do, from the seat's own sight."""
        return preview(self.rules, self.look(seat), chain)

    def next_wake(self) -> int:
        """When something wakes by itself, or NEVER."""
        return next_wake(self.state)

    def record(self) -> Record:
        """The record so far: it holds every secret of the match."""
        return Record(self.header, tuple(self.entries), self.outcome())

    # Acting

    def submit(
        self, seat: int, *chain: Action, at: int | None = None, seen: int | None = None, lag: int = 0
    ) -> list[Event]:
        """A seat does something; returns what everybody is told."""
        clock = self.state.clock
        stamp = clock.at if at is None else at
        return self.apply(Play(stamp, seat, chain, clock.entry if seen is None else seen, lag))

    def advance(self, at: int) -> list[Event]:
        """Write the ticks that are due up to an instant."""
        told: list[Event] = []
        while (wake := self.next_wake()) != NEVER and wake <= at:
            told += self.apply(Tick(wake))
        return told

    def undo(self, seat: int, at: int | None = None) -> list[Event]:
        """Take the seat's last entry back, if that is fair."""
        return self.apply(Undo(self.state.clock.at if at is None else at, seat, self.undoable(seat)))

    def undoable(self, seat: int) -> int:
        """The number of the entry that the seat may take back; Refused with the reason if it may not."""
        why_not = self.why_not_undo(seat)
        if why_not is not None:
            raise Refused(why_not)
        return self._kept[-1].number

    def why_not_undo(self, seat: int) -> Reason | None:
        """Why the seat may not take its last entry back, if it may not."""
        if self.outcome() is not None:
            return GameOver()
        if self.state.clock.running:
            return UndoWhileTimeRuns()
        if self.last_played() != seat:
            return NothingToUndo()
        if self.entries.ran(self._in_force[-1]):
            return UndoWhileTimeRuns()
        return None if self._kept else UndoBarred()

    def last_played(self) -> int | None:
        """The seat whose entry is the last in force, if it is one of a seat's."""
        last = self.entries.entry(self._in_force[-1]) if self._in_force else None
        return last.seat if isinstance(last, Play) else None

    def taken(self, seat: int) -> list[Action]:
        """Everything that the seat has done and that is in force, in order."""
        entries = (self.entries.entry(number) for number in self._in_force)
        return [
            action
            for entry in entries
            if isinstance(entry, Play) and entry.seat == seat
            for action in entry.do
        ]

    def last_of(self, seat: int) -> int:
        """The number of the seat's last entry in force: what a table may agree to take back."""
        for number in reversed(self._in_force):
            entry = self.entries.entry(number)
            if isinstance(entry, Play) and entry.seat == seat:
                if self.entries.ran(number):
                    raise Refused(UndoWhileTimeRuns())
                return number
        raise Refused(NothingToUndo())

    def apply(self, entry: Entry, ready: Kept[T, S, B, N] | None = None) -> list[Event]:
        """Carry an entry out and write it down, or neither; `ready`: how it was `before` what is undone."""
        if not is_whole(entry):
            raise Refused(Malformed())
        if isinstance(entry, Undo):
            return self._take_back(entry, ready)
        if self.outcome() is not None:
            raise Refused(GameOver())
        apply(self.state, entry, self._enter)
        return self.news

    def _enter(self, done: Entry, before: State[T, S, B]) -> None:
        """Notes and log of what was carried out; nothing is changed here before all that may fail is done."""
        told = list(self.state.told)
        notes = self._noted(told)
        self._write(done, self.state, before.clock.running)
        self._before_last = Before(before, self.notes, self.news, self._in_force[:], self._kept[:])
        number = len(self.entries) - 1
        self._in_force.append(number)
        self._keep(done, Kept(number, before, self.notes))
        self.notes = notes
        self.news = told

    def retract(self) -> None:
        """As if the last entry had never been: for a keeper of the log who could not store it."""
        before = self._before_last
        assert before is not None and self._journal is None, "only the entry just applied, and only unwritten"
        self.entries.pop()
        self.state = before.state
        self.notes = before.notes
        self.news = before.news
        self._in_force = before.in_force
        self._kept = before.kept
        self._before_last = None

    def _keep(self, entry: Entry, before: Kept[T, S, B, N]) -> None:
        ran = before.state.clock.running or self.state.clock.running
        if not isinstance(entry, Play) or self.state.barred or ran:
            self._kept.clear()
            return
        if self._kept:
            last = self.entries.entry(self._kept[-1].number)
            if not isinstance(last, Play) or last.seat != entry.seat:
                self._kept.clear()
        self._kept.append(before)

    def _take_back(self, entry: Undo, ready: Kept[T, S, B, N] | None) -> list[Event]:
        clock = self.state.clock
        if entry.at < clock.at:
            raise Refused(TimeRunsBackwards(entry.at, clock.at))
        self._may_take_back(entry)
        before = self.before(entry.to) if ready is None or ready.number != entry.to else ready
        state = before.state
        state.clock.entry = clock.entry + 1
        state.clock.at = entry.at
        state.clock.halted = clock.halted
        self._write(entry, state, clock.running)
        self._before_last = Before(self.state, self.notes, self.news, self._in_force, self._kept)
        self.state = state
        self.notes = before.notes
        self._in_force = array("I", (number for number in self._in_force if number < entry.to))
        self._kept = [kept for kept in self._kept if kept.number < entry.to]
        self.news = [TakenBack(entry.seat, entry.to, entry.agreed)]
        return self.news

    def _may_take_back(self, entry: Undo) -> None:
        if not 0 <= entry.seat < self.header.seats or entry.to not in self._in_force:
            raise Refused(NothingToUndo())
        if self.outcome() is not None:
            raise Refused(GameOver())
        if self.state.clock.running or self.entries.ran(entry.to):
            raise Refused(UndoWhileTimeRuns())
        if entry.agreed:
            return
        self.undoable(entry.seat)
        if entry.to < self._kept[0].number:
            raise Refused(UndoBarred())

    def before(self, number: int) -> Kept[T, S, B, N]:
        """How everything was before an entry in force: a copy if one is kept, else folded from the start.

        It changes nothing here, so that a server may let it run in a thread while nobody acts.
        """
        for kept in self._kept:
            if kept.number == number:
                return Kept(number, kept.state.clone(), kept.notes[:])
        again = Match.from_header(self.rules, self.header)
        for state in self._played_again(again.state, number):
            again.notes = again._noted(state.told)
        return Kept(number, again.state, again.notes)

    def everything_told(self) -> list[Event]:
        """What everybody was told from the beginning, of all that is in force.

        It plays the match once more and changes nothing here: a server may let it run in a thread.
        """
        again = Match.from_header(self.rules, self.header)
        told = list(again.opening)
        for state in self._played_again(again.state, len(self.entries)):
            told += state.told
        return told

    def _played_again(self, state: State[T, S, B], upto: int) -> Iterator[State[T, S, B]]:
        """From its beginning through every entry in force before this one; after each it is handed out."""
        pauses = [at for at, (entry, _) in enumerate(self.entries) if isinstance(entry, Halt | Resume)]
        for earlier in self._in_force:
            if earlier >= upto:
                return
            self._set_clock(state.clock, earlier, pauses)
            carry_out(state, self.entries.entry(earlier))
            yield state

    def _set_clock(self, clock: Clock, number: int, pauses: Sequence[int]) -> None:
        # what was taken back in between cost no game time, and a pause outlasts it
        clock.entry = number
        clock.at = self.entries.entry(number - 1).at if number else 0
        last = next((at for at in reversed(pauses) if at < number), None)
        clock.halted = last is not None and isinstance(self.entries.entry(last), Halt)

    def _noted(self, told: Sequence[Event]) -> list[N | None]:
        note, eyes = self.rules.note, self.state.eyes
        return [note(notes, eyes(seat), told) for seat, notes in enumerate(self.notes)]

    # Saving

    def save(self, path: Path) -> None:
        """Write the record as it is now, whole or not at all; a file that is kept anyway has it already."""
        if self._journal is not None and path.exists() and path.samefile(self._journal.path):
            return
        records.write_whole(path, self.record())

    def keep_in(self, path: Path) -> None:
        """From now on every entry is on the disk before the match goes on."""
        journal = Journal.create(path, self.header)
        try:
            for number, (entry, mark) in enumerate(self.entries, start=1):
                journal.append(entry, mark, self.outcome() if number == len(self.entries) else None)
        except BaseException:
            journal.discard()
            raise
        self._journal = journal

    def close(self) -> None:
        """Let the file go; what comes after is not written any more."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _write(self, entry: Entry, state: State[T, S, B], ran: bool) -> None:
        """The last thing that may fail: an entry, the state that it leads to, and whether time ran before."""
        mark = digest(state)
        if self._journal is not None:
            self._journal.append(entry, mark, self.rules.outcome(state.table))
        self.entries.append(entry, mark, ran)


def _full_seed(seed: int | bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, int):
        return stretch(seed)
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes")
    return seed


AnyMatch = Match[Any, Any, Any, Any]
