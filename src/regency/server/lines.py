"""Who is at the other end where time runs: a line that is silent for too long is lost."""

from __future__ import annotations

from collections.abc import Sequence

from regency.bots.pace import sooner
from regency.kernel.edge import NEVER, Event
from regency.kernel.match import AnyMatch
from regency.kernel.rules import AnyRules

from . import clock, saved_table
from .line_watch import SILENT
from .presence import Tab
from .real_time import RoomTime
from .saved_table import SavedTable
from .shelf import Save


class RoomLines(RoomTime):
    """The lines of those who play; a page that is loaded again in time was never away."""

    def __init__(self, rules: AnyRules, table: SavedTable, devices: dict[int, str], save: Save) -> None:
        super().__init__(rules, table, devices, save)
        self._last_heard: dict[str, int] = {}  # devices that hold a seat and have closed a tab
        self._looked_at = 0  # when the last tab was closed
        self._since = clock.now()  # nobody is missed before
        self._lost: dict[int, int] = {}  # seats, and since when they are
        self.excused: set[int] = set()  # seats without which the others went on

    def line_found(self) -> None:
        """Somebody who was lost is here again."""
        raise NotImplementedError

    def watched(self) -> set[int]:
        """The seats of people who should be here."""
        return saved_table.people(self.table) - self.excused

    def heard(self, seat: int) -> int:
        """When the line of a seat was heard last; a tab without a line is right here."""
        device = self.devices.get(seat, "")
        lines = [tab.line for tab in self.tabs if tab.device == device]
        heard = [clock.now() if line is None else line.heard for line in lines]
        return max([self._since, self._last_heard.get(device, 0), *heard])

    def _silent_from(self) -> int:
        """When the next line counts as lost, if it is not heard before; NEVER: none does."""
        found = NEVER
        runs = self.time_runs()
        lost = self.lost()
        for seat in self.watched():
            if runs or seat not in lost:
                found = sooner(found, self.heard(seat) + SILENT)
        if runs and self._nobody_looks():
            found = sooner(found, self._forsaken_since() + SILENT)
        return found

    def _nobody_looks(self) -> bool:
        """Whether bots play among themselves, for nobody."""
        return not self.tabs and not saved_table.people(self.table)

    def _forsaken_since(self) -> int:
        return max(self._since, self._looked_at)

    def is_unwatched(self) -> bool:
        """Whether they have done so for as long as a line may be silent."""
        return self._nobody_looks() and clock.now() - self._forsaken_since() >= SILENT

    def next_due(self) -> int:
        due = super().next_due()
        if not self.timed or not (self.time_runs() or (self.is_halted() and self.tabs)):
            return due  # where nobody hurries, or misses anybody, nobody is lost
        silent = self._silent_from()
        return due if silent == NEVER else sooner(due, silent + self.ahead)

    def is_silent(self, seat: int) -> bool:
        return clock.now() - self.heard(seat) >= SILENT

    def lost(self) -> dict[int, int]:
        """The seats whose people are missed, and since when."""
        missed = [seat for seat in self._lost if seat in self.watched() and self.is_silent(seat)]
        return {seat: self._lost[seat] for seat in missed}

    def note_lost(self) -> list[int]:
        """The seats whose lines have become silent for too long."""
        self._lost = self.lost()
        found = [seat for seat in self.watched() - set(self._lost) if self.is_silent(seat)]
        for seat in found:
            self._lost[seat] = self.now()
            for tab in self.tabs:
                if tab.line is not None and tab.device == self.devices.get(seat):
                    tab.line.lost = True
        return sorted(found)

    def _back(self, device: str) -> None:
        """A line is heard again, or somebody comes in."""
        found = [seat for seat in self.seats_of(device) if seat in self._lost or seat in self.excused]
        for seat in found:
            self._lost.pop(seat, None)
            self.excused.discard(seat)
        if found:
            self.line_found()

    def enter(self, tab: Tab) -> None:
        super().enter(tab)
        if self.timed:
            if tab.line is not None:
                tab.line.back = lambda: self._back(tab.device)
            self._back(tab.device)

    def leave(self, tab: Tab) -> None:
        if self.timed and tab in self.tabs:
            self._looked_at = clock.now()
            heard = self._looked_at if tab.line is None else tab.line.heard
            if tab.line is not None:
                tab.line.back = None
            if self.is_seated(tab.device):
                self._last_heard[tab.device] = max(heard, self._last_heard.get(tab.device, 0))
        super().leave(tab)
        if self.timed:
            self.set_alarm()

    def adopt(self, match: AnyMatch, told: Sequence[Sequence[Event]], done: dict[str, int]) -> None:
        super().adopt(match, told, done)
        self._since = clock.now()
