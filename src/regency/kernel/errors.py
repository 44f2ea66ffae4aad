"""What can be refused, and why. A reason is a value: its words are in the Fluent files, by its type."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Reason(Struct, frozen=True, tag=True, tag_field="why"):
    """Why something is refused; never more than the asker may know."""

    def missing(self) -> int:
        """How much is missing, where that is all that stands in the way; 0: it is no matter of so much."""
        return 0

    def broadly(self) -> Reason | None:
        """The same of several things at once, where none of them was meant; None: nothing can be said."""
        return None


class Trouble(Exception):
    """Anything that a person may be told about."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Final = reason


class Refused(Trouble):
    """The rules do not allow it; nothing has changed."""


class TooSoon(Refused):
    """Allowed, but not before `retry_at`."""

    def __init__(self, retry_at: int) -> None:
        super().__init__(Hasty(retry_at))
        self.retry_at: Final = retry_at


class Woken(Trouble):
    """Something wakes before this entry: its tick must be written first."""

    def __init__(self, at: int) -> None:
        super().__init__(TickFirst(at))
        self.at: Final = at


class BadOption(Trouble):
    """A rule option that the game does not have, or a value it cannot take."""


class BadRecord(Trouble):
    """A record that cannot be read, or does not fold to what it says."""


class NotSaved(Trouble):
    """The record could not be written."""


class NotAnOption(Reason, frozen=True):
    """The rules do not allow this now."""


class OtherQuestion(Reason, frozen=True):
    """An action of this game, but something else is asked now."""


class NotAsked(Reason, frozen=True):
    """Nothing is asked of this seat."""

    seat: int


class NoSuchSeat(Reason, frozen=True):
    seat: int
    seats: int


class NothingDone(Reason, frozen=True):
    """An input without an action."""


class TooManyActions(Reason, frozen=True):
    most: int


class Malformed(Reason, frozen=True):
    """Something that is no action, entry or record of this game."""


class GameOver(Reason, frozen=True):
    """Nothing can be done after the end."""


class GameHalted(Reason, frozen=True):
    """The table is paused."""


class NotHalted(Reason, frozen=True):
    """There is no pause to end."""


class TimeRunsBackwards(Reason, frozen=True):
    at: int
    last: int


class FromTheFuture(Reason, frozen=True):
    """The sender claims to have seen an entry that is not written yet."""

    seen: int
    last: int


class Hasty(Reason, frozen=True):
    retry_at: int


class TickFirst(Reason, frozen=True):
    at: int


class NothingWakes(Reason, frozen=True):
    """A tick where nothing is due."""


class NothingToUndo(Reason, frozen=True):
    """The last entry is not this seat's, or there is none."""


class UndoBarred(Reason, frozen=True):
    """Something came to light, was drawn or was final since."""


class UndoWhileTimeRuns(Reason, frozen=True):
    """Sand that has run does not run back."""


class WrongSeatCount(Reason, frozen=True):
    game: str
    seats: int
    least: int
    most: int


class UnknownOption(Reason, frozen=True):
    option: str
    known: str


class BadValue(Reason, frozen=True):
    option: str
    value: str
    allowed: str


class RecordTooLarge(Reason, frozen=True):
    bytes: int
    most: int


class RecordCut(Reason, frozen=True):
    """The last line is not whole."""

    line: int


class RecordGarbled(Reason, frozen=True):
    """A line that is not what a record holds there."""

    line: int


class RecordEmpty(Reason, frozen=True):
    """Not even a header."""


class RecordOfUnknownGame(Reason, frozen=True):
    game: str


class RecordOfUnknownVersion(Reason, frozen=True):
    game: str
    version: int
    known: int


class RecordOfUnknownFormat(Reason, frozen=True):
    format: int
    known: int


class SeedChanged(Reason, frozen=True):
    """The seed does not fit the commitment."""


class RecordParts(Reason, frozen=True):
    """From this entry on the record does not lead where it says."""

    entry: int


class OutcomeChanged(Reason, frozen=True):
    """The outcome written down is not the one that was played."""


class PackMissing(Reason, frozen=True):
    """What the setup is told to lay out is not installed here: a story, a scenario."""

    pack: str


class PackChanged(Reason, frozen=True):
    """It is here, but not as it was when the match began."""

    pack: str


class RecordUnreadable(Reason, frozen=True):
    file: str
    cause: str


class RecordUnwritable(Reason, frozen=True):
    file: str
    cause: str
