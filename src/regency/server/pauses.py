"""Pauses where time runs: anybody makes one, and it goes on when all are ready and a moment more."""

from __future__ import annotations

from asyncio import Future
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from regency.bots.pace import sooner
from regency.kernel.edge import NEVER
from regency.kernel.entries import LINE, OTHERWISE, PAUSES, PLAYER, RESTART, Halt, Resume
from regency.kernel.errors import NotHalted, Refused
from regency.kernel.match import AnyMatch
from regency.kernel.rules import AnyRules

from . import clock, saved_table
from .lines import RoomLines
from .presence import Tab
from .real_time import refused
from .reasons import Denied, NothingToDecide, NotTimed, NotYourSeat
from .saved_table import SavedTable
from .shelf import Save
from .socket_messages import Choice, PauseInfo

COUNTDOWN: Final = 3_000  # milliseconds between the last who is ready and the end of the pause
PATIENCE: Final = 120_000  # milliseconds before the others decide about somebody who is lost
STANDS_IN: Final = "greedy"  # the bot that plays for who is lost


class Cause(NamedTuple):
    """Why the table pauses, through whom, and since when."""

    why: str
    seat: int
    since: int


class RoomPauses(RoomLines):
    """How a pause stands is known here alone: after a restart everybody is asked anew."""

    def __init__(self, rules: AnyRules, table: SavedTable, devices: dict[int, str], save: Save) -> None:
        super().__init__(rules, table, devices, save)
        self._ready: set[int] = set()
        self._resumes_at = NEVER
        self._stopped: Cause | None = None  # a pause that was made while another was about to end
        self._verdicts: dict[int, Choice] = {}
        self.closing = False  # the server stops: nothing goes on any more

    async def _seat_bot(self, seat: int, bot: str) -> None:
        """A bot plays for a seat from now on, or none any more."""
        chair = self.table.chairs[seat]
        pace = saved_table.pace_of("", self.timed and bot != "")
        taken = msgspec.structs.replace(chair, bot=bot, pace=pace)
        await self.keep(saved_table.with_chair(self.table, seat, taken))
        self.weigh_readiness()
        self.tell_lobby()
        self.moved()

    def must_be_timed(self) -> None:
        if not self.timed:
            raise Denied(NotTimed(), 409)

    # Beginning

    def pause(self, device: str, seat: int, read: int | None = None) -> Future[int]:
        """Somebody who plays wants time to stand still, or not to go on yet."""
        self.must_be_timed()

        async def act(at: int) -> int:
            self.must_hold(device, seat)
            match = self.going_on()
            if not match.state.clock.halted:
                return await self._halt(at, PLAYER, seat)
            if self._resumes_at != NEVER:
                self._stopped = Cause(PLAYER, seat, at)
                self._ready.clear()
            self._ready.discard(seat)
            self.weigh_readiness()
            self.tell_lobby()
            return NEVER

        if self.devices.get(seat) != device:
            return refused(Denied(NotYourSeat(seat), 403))
        return self.put_in(NEVER, act, clock.now() if read is None else read)

    def halt_for_restart(self) -> Future[int]:
        """The server stops: whatever was read before is done, then time stands still."""

        async def act(at: int) -> int:
            return await self._halt(at, RESTART, NEVER) if self.time_runs() else NEVER

        return self.put_in(NEVER, act, clock.now())

    async def halt_where_it_was(self) -> None:
        """The server was away: time has stood still since the last entry."""
        async with self._lock:
            match = self.match
            if match is not None and self.timed and self.time_runs():
                await self._ticks(match, match.state.clock.at)
                if self.time_runs():
                    await self._halt(match.state.clock.at, RESTART, NEVER)

    async def _halt(self, at: int, why: str, seat: int) -> int:
        self._ready.clear()
        self._verdicts.clear()
        self._resumes_at, self._stopped = NEVER, None
        number = await self._apply(Halt(at, why, seat), None)
        self.weigh_readiness()
        self.tell_lobby()
        return number

    async def _look_round(self, at: int) -> int:
        """Lines that have become silent."""
        if self.is_full():
            return NEVER
        gone = self.note_lost()
        if self.time_runs():
            lost = self.lost()
            if lost:
                return await self._halt(at, LINE, min(lost))
            if self.is_unwatched():
                return await self._halt(at, LINE, NEVER)
        if gone:
            self._ready -= set(gone)
            self.weigh_readiness()
            self.tell_lobby()
        return NEVER

    # Its end

    def needed(self) -> set[int]:
        """The seats whose people must be ready."""
        return self.watched()

    async def set_ready(self, device: str, seat: int, ready: bool) -> None:
        """Somebody is ready to go on, or not any more."""
        self.must_be_timed()
        async with self._lock:
            self.must_hold(device, seat)
            self._must_pause()
            (self._ready.add if ready else self._ready.discard)(seat)
            self.weigh_readiness()
        self.tell_lobby()

    def _must_pause(self) -> None:
        self.going_on()
        if not self.is_halted():
            raise Refused(NotHalted())

    def weigh_readiness(self) -> None:
        """It goes on soon once everybody is ready who is needed and somebody looks; else not yet."""
        if not self.timed or not self.is_halted():
            return
        goes_on = self.needed() <= self._ready and bool(self.tabs) and not self.closing
        if goes_on and self._resumes_at == NEVER:
            self._resumes_at = self.now() + COUNTDOWN
        elif not goes_on:
            self._resumes_at = NEVER
        self.set_alarm()

    async def _pass_time(self, match: AnyMatch, at: int) -> None:
        if match.state.clock.halted and NEVER < self._resumes_at <= at:
            due, self._resumes_at = self._resumes_at, NEVER
            try:
                await self._apply(Resume(max(due, match.state.clock.at)), None)
            except BaseException:
                self._resumes_at = due
                raise
            self._stopped = None
            self._ready.clear()
            self.tell_lobby()
        await super()._pass_time(match, at)

    def next_due(self) -> int:
        return sooner(super().next_due(), self._resumes_at)

    # Who is lost

    def line_found(self) -> None:
        if not self.lost():
            self._verdicts.clear()
        self.weigh_readiness()
        self.tell_lobby()

    def enter(self, tab: Tab) -> None:
        super().enter(tab)
        self.weigh_readiness()

    def leave(self, tab: Tab) -> None:
        super().leave(tab)
        self.weigh_readiness()

    async def decide_about_lost(self, device: str, seat: int, choice: Choice) -> None:
        """The others decide about those who are lost: what more than half of them want is done."""
        self.must_be_timed()
        async with self._lock:
            self.must_hold(device, seat)
            self._must_pause()
            lost = self.lost()
            overdue = [gone for gone, since in lost.items() if self.now() >= since + PATIENCE]
            voters = self.needed() - set(lost)
            if not overdue or seat not in voters:
                raise Denied(NothingToDecide(), 409)
            self._verdicts[seat] = choice
            said = Counter(self._verdicts.get(voter) for voter in voters)
            if 2 * said[choice] > len(voters):
                self._verdicts.clear()
                await self._carry_out_verdict(choice, overdue)
            self.weigh_readiness()
        self.tell_lobby()

    async def _carry_out_verdict(self, choice: Choice, seats: Sequence[int]) -> None:
        for seat in seats:
            if choice == "wait":
                self._lost[seat] = self.now()
            elif choice == "bot":
                await self._seat_bot(seat, STANDS_IN)
            else:
                self.excused.add(seat)

    # What is told of it

    def pause_info(self) -> PauseInfo | None:
        if not self.timed or not self.is_halted():
            return None
        cause = self._stopped or self._cause()
        lost = self.lost()
        return PauseInfo(
            why=cause.why,
            seat=cause.seat,
            since=cause.since,
            ready=tuple(sorted(self._ready)),
            needed=tuple(sorted(self.needed())),
            resumes_at=self._resumes_at,
            lost=tuple(sorted(lost)),
            verdict_from=min(lost.values()) + PATIENCE if lost else NEVER,
            verdicts=tuple(self._verdicts.get(seat, "") for seat in range(len(self.table.chairs))),
        )

    def _cause(self) -> Cause:
        """As the log says."""
        entries = self.running().entries
        backwards = map(entries.entry, range(len(entries) - 1, -1, -1))
        last = next(entry for entry in backwards if isinstance(entry, Halt))
        return Cause(last.why if last.why in PAUSES else OTHERWISE, last.seat, last.at)
