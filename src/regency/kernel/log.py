"""What a match remembers: its log, in little room as a server holds thousands, and what can be taken back."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, overload

from .core import State
from .edge import Event
from .entries import Entry
from .part import B, S, T
from .rules import N

MARK_BYTES: Final = 12  # of a digest, which is written in twice as many letters


class Log(Sequence[tuple[Entry, str]]):
    """Entries in their order, each with the digest of the state behind it, and whether time ran before it."""

    __slots__ = ("_entries", "_marks", "_ran")

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._marks = bytearray()
        self._ran = bytearray()

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, number: int) -> tuple[Entry, str]: ...
    @overload
    def __getitem__(self, number: slice) -> list[tuple[Entry, str]]: ...
    def __getitem__(self, number: int | slice) -> tuple[Entry, str] | list[tuple[Entry, str]]:
        if isinstance(number, slice):
            return [self._at(each) for each in range(*number.indices(len(self)))]
        return self._at(range(len(self))[number])

    def __iter__(self) -> Iterator[tuple[Entry, str]]:
        return map(self._at, range(len(self)))

    def entry(self, number: int) -> Entry:
        """An entry without its digest."""
        return self._entries[number]

    def ran(self, number: int) -> bool:
        """Whether time ran before an entry: whoever goes back there sets it running."""
        return bool(self._ran[number])

    def append(self, entry: Entry, mark: str, ran: bool) -> None:
        """One more."""
        self._marks += bytes.fromhex(mark)
        self._ran.append(ran)
        self._entries.append(entry)

    def pop(self) -> None:
        """One less."""
        self._entries.pop()
        self._ran.pop()
        del self._marks[-MARK_BYTES:]

    def _at(self, number: int) -> tuple[Entry, str]:
        mark = self._marks[number * MARK_BYTES : (number + 1) * MARK_BYTES]
        return self._entries[number], mark.hex()


class Kept(Generic[T, S, B, N]):
    """How everything was before an entry that may still be taken back."""

    def __init__(self, number: int, state: State[T, S, B], notes: list[N | None]) -> None:
        self.number = number
        self.state = state
        self.notes = notes


AnyKept = Kept[Any, Any, Any, Any]


class Before(Generic[T, S, B, N]):
    """How everything was before the last entry, for whoever could not store it."""

    def __init__(
        self,
        state: State[T, S, B],
        notes: list[N | None],
        news: list[Event],
        in_force: array[int],
        kept: list[Kept[T, S, B, N]],
    ) -> None:
        self.state = state
        self.notes = notes
        self.news = news
        self.in_force = in_force
        self.kept = kept
