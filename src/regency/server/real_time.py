"""Play where time runs: inputs count when they were read, and what was seen is bounded."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from regency.bots.pace import at_moment, sooner
from regency.kernel.core import asks
from regency.kernel.edge import NEVER, Action, Event
from regency.kernel.entries import Play
from regency.kernel.errors import FromTheFuture, NotAsked, Refused, TooSoon, Trouble
from regency.kernel.match import AnyMatch
from regency.kernel.rules import AnyRules

from . import clock
from .line_watch import Line
from .play import CUT, HISTORY, MOST_SEEN, Position, RoomPlay
from .presence import Tab
from .reasons import Denied, NotYourSeat, Stale, TooFast
from .saved_table import SavedTable, plays_itself
from .shelf import Save
from .table_queue import Act, Input, TableQueue

MARGIN: Final = 50  # milliseconds that a line may take longer than its last round trip
HANDED: Final = 512  # entries of which it is known when they were handed over
REMEMBERED: Final = 60_000  # milliseconds of which a newcomer is told what happened
MOST_REMEMBERED: Final = 3_000  # entries


class Outlook(NamedTuple):
    """How it stands for a seat at a game time: what it knows, if there is anything to think about now."""

    now: int
    position: Position | None = None
    is_due: bool = False  # the game waits for it
    is_free: bool = False  # it may think about chances too
    wakes: int = NEVER  # when it may, if it may not yet


class RoomTime(RoomPlay):
    """One queue for inputs and alarms; an alarm goes behind what was read before it was due."""

    def __init__(self, rules: AnyRules, table: SavedTable, devices: dict[int, str], save: Save) -> None:
        super().__init__(rules, table, devices, save)
        self._queue = TableQueue()
        self._working: asyncio.Task[None] | None = None
        self._handed: deque[tuple[int, int]] = deque(maxlen=HANDED)
        if self.timed:
            self.history = deque(maxlen=MOST_REMEMBERED)

    def set_alarm(self) -> None:
        """Something is due at another instant than before."""
        raise NotImplementedError

    def time_runs(self) -> bool:
        """Whether game time passes now."""
        match = self.match
        if match is None or not match.state.clock.running or match.state.clock.halted:
            return False
        return self.state() == "playing"

    def is_halted(self) -> bool:
        """Whether the table pauses."""
        return self.match is not None and self.match.state.clock.halted and self.state() == "playing"

    def next_due(self) -> int:
        return sooner(super().next_due(), self._queue.next_release())

    # What is done

    def hand_in(
        self,
        device: str,
        seat: int,
        do: Sequence[bytes],
        seen: int,
        submission: str,
        read: int | None = None,
        line: Line | None = None,
        again: bool = False,
    ) -> asyncio.Future[int]:
        """A seat acts, with what was read at this instant; it is carried out even if nobody waits for it."""
        stamp = clock.now() if read is None else read
        key = f"{seat}:{submission}"

        async def act(at: int) -> int:
            self.must_hold(device, seat)
            chain: tuple[Action, ...] = tuple(self.wire.decode(action) for action in do)
            match = self.going_on()
            if key in self.done or CUT + key in self.done:
                return self._done_before(match, key, chain)
            now = match.state.clock.entry
            if seen > now:
                raise Refused(FromTheFuture(min(seen, MOST_SEEN), now))
            if self.time_runs() and (again or (line is not None and seen < line.welcomed)):
                raise Refused(Stale())
            known = seen if line is None else max(seen, self._must_have_seen(stamp, line))
            return await self._apply(Play(at, seat, chain, known), key)

        if self.devices.get(seat) != device:  # who holds it does not wait for others
            return refused(Denied(NotYourSeat(seat), 403))
        return self.put_in(seat, act, stamp)

    def put_in(self, seat: int, act: Act, read: int) -> asyncio.Future[int]:
        """Into the queue; `seat`: whose it is, NEVER for what is nobody's."""
        if seat != NEVER and not self._queue.has_room(seat):
            return refused(Denied(TooFast(), 429))
        loop = asyncio.get_running_loop()
        given = Input(read + self.ahead, seat, act, loop.create_future())
        self._queue.put(given)
        if self._working is None or self._working.done():
            self._working = loop.create_task(self._work_off())
        return given.answer

    def act_in_time(self, seat: int, action: Action, seen: int) -> asyncio.Future[int]:
        """A bot acts on what it has seen; it is judged as anybody else. The game time at which it did."""

        async def act(at: int) -> int:
            match = self.going_on()
            if not plays_itself(self.table.chairs[seat]):
                raise Refused(NotAsked(seat))
            await self._apply(Play(at, seat, (action,), seen), None)
            return match.state.clock.now

        return self.put_in(seat, act, clock.now())

    async def outlook(self, seat: int, looks_at: Callable[[int], int]) -> Outlook:
        """What a bot is asked at this moment; what need not be answered it thinks about from a time on."""
        async with self._lock:
            match = self.running()
            g, now = match.state, self.game_time()
            asked = asks(g, seat)
            is_due = any([ask.due(g.table) for ask in asked])
            me = g.eyes(seat)
            is_stirred = any([not ask.due(g.table) and self.rules.stirs(me, ask) for ask in asked])
            free = looks_at(now) if is_stirred else NEVER
            if not is_due and not is_stirred:
                return Outlook(now)
            if not is_due and free > now:
                return Outlook(now, wakes=free)
            sight = at_moment(match.look(seat), now)
            return Outlook(
                now, Position(g.clock.entry, sight, match.notes[seat]), is_due, NEVER < free <= now
            )

    def game_time(self) -> int:
        """How late it is in the game, though nothing has happened since the last entry."""
        game, now = self.running().state.clock, self.now()
        if not self.time_runs():
            return game.now
        due = super().next_due()
        return game.now + max(0, (now if due == NEVER else min(now, due)) - game.at)

    async def wake(self) -> None:
        """Whatever is due by now happens, behind all that was read before."""
        if not self.timed:
            await super().wake()
            return
        await self.put_in(NEVER, self._look_round, clock.now())

    async def _look_round(self, _at: int) -> int:
        """What is due besides the wakes of the game, which come before every input."""
        return NEVER

    async def _pass_time(self, match: AnyMatch, at: int) -> None:
        """Whatever happens by itself up to an instant."""
        await self._ticks(match, at)

    async def _work_off(self) -> None:
        """All that waits; nothing is left of it behind the last."""
        try:
            while self._queue:
                async with self._lock:
                    given = self._queue.next()
                    if given is not None:
                        await self._take_up(given)
        finally:
            self._working = None

    async def _take_up(self, given: Input) -> None:
        """One input; its answer is for whoever waits, if anybody still does."""
        try:
            match = self.running()
            at = max(given.at, match.state.clock.at)
            await self._pass_time(match, at)
            number = await given.act(at)
        except TooSoon as hasty:
            self._queue.hold(given, hasty.retry_at)
            self.set_alarm()
        except Exception as trouble:  # noqa: BLE001  (whoever waits is told, or logs it)
            if not given.answer.done():
                given.answer.set_exception(trouble)
                given.answer.exception()  # of somebody who has gone nobody asks
        else:
            if not given.answer.done():
                given.answer.set_result(number)
        finally:
            del given  # a refusal knows where it was raised, and the answer the refusal

    # What was seen

    def _must_have_seen(self, read: int, line: Line) -> int:
        """The newest entry that had arrived when something was sent that was read at this instant."""
        latest = read - line.round_trip(read) - MARGIN
        return next((entry for entry, at in reversed(self._handed) if at <= latest), 0)

    def handed_over(self, entry: int) -> None:
        self._handed.append((entry, clock.now()))
        self._forget()

    async def join(self, tab: Tab, seen: int) -> None:
        await super().join(tab, seen)
        if tab.line is not None and self.match is not None:
            tab.line.welcomed = self.match.state.clock.entry

    # What is remembered

    def adopt(self, match: AnyMatch, told: Sequence[Sequence[Event]], done: dict[str, int]) -> None:
        super().adopt(match, told, done)
        if self.timed:
            # the log may have been written by a clock that was ahead of this one
            self.ahead = max(0, match.state.clock.at - clock.now())
            self._handed.clear()

    def remembered(self, _stamps: Sequence[int]) -> int:
        if not self.timed:
            return super().remembered(_stamps)
        recent = sum(at >= _stamps[-1] - REMEMBERED for at in _stamps)
        return min(max(recent, HISTORY), MOST_REMEMBERED)

    def _forget(self) -> None:
        """A newcomer is told what happened in the last minute, and a few entries at least."""
        last = self.history[-1].at
        while len(self.history) > HISTORY and self.history[0].at < last - REMEMBERED:
            self.history.popleft()


def refused(trouble: Trouble) -> asyncio.Future[int]:
    """An answer that is known already."""
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    answer.set_exception(trouble)
    return answer
