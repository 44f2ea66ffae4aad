"""Play in a room: whoever submits waits for the disk, then everybody is told."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from regency.kernel.core import AnySight, AnyView
from regency.kernel.edge import NEVER, Action, Event
from regency.kernel.entries import START, Entry, Halt, Play, Resume, Tick, Undo
from regency.kernel.errors import FromTheFuture, NotAsked, Refused, Trouble
from regency.kernel.log import AnyKept, Log
from regency.kernel.match import AnyMatch
from regency.kernel.rules import AnyRules
from regency.kernel.wire import Wire

from . import clock, encoding, saved_table
from .presence import RoomPresence, Tab, notice
from .reasons import Denied, IdUsed, MatchTooLong, SeatMoved, StillRunning, TooFast
from .saved_table import SavedTable
from .shelf import Act, Append, Fenced, Finish, Keep, Save, Taken
from .socket_messages import Question, Told, Welcome
from .socket_writer import push_to_all

CUT: Final = "cut:"  # before the key of a submission of which only the beginning was done
HISTORY: Final = 60  # entries whose events a newcomer is told
# Of a match; played at random the longest have about a thousand. Where time runs one may act until it is up.
MOST_ENTRIES: Final = 10_000
MOST_SEEN: Final = 2**53 - 1  # the largest number that every client can read

Reading = tuple[AnyMatch, list[Sequence[Event]], dict[str, int]]


class Position(NamedTuple):
    """What a seat knows after an entry: all that a bot is given."""

    entry: int
    sight: AnySight
    notes: Any


class RoomPlay(RoomPresence):
    """What is done at the table, and what each tab is told of it."""

    def __init__(self, rules: AnyRules, table: SavedTable, devices: dict[int, str], save: Save) -> None:
        super().__init__(rules, table, devices, save)
        self.wire = Wire(rules.actions)
        self.history: deque[Told] = deque(maxlen=HISTORY)
        self.done: dict[str, int] = {}
        self._sent_table = encoding.SentPart()
        self._sent_screens = [encoding.SentPart() for _ in table.chairs]
        self._figures = encoding.Figures(rules)
        self._sent_tally = encoding.SentTally(rules)

    def moved(self) -> None:
        """Whoever has to go on from here is set going."""
        raise NotImplementedError

    async def read_log(self) -> Reading:
        """The match as it is on the disk."""
        raise NotImplementedError

    def overtaken(self, entry: Entry) -> None:
        """What is proposed may be void by this entry."""
        raise NotImplementedError

    def hand_in(
        self, device: str, seat: int, do: Sequence[bytes], seen: int, submission: str
    ) -> Awaitable[int]:
        """The same as `submit` where time runs."""
        raise NotImplementedError

    def handed_over(self, entry: int) -> None:
        """Where time runs: every tab has been sent an entry."""
        raise NotImplementedError

    def remembered(self, _stamps: Sequence[int]) -> int:
        """How many of the latest entries a newcomer is told, of entries stamped so."""
        return HISTORY

    def next_due(self) -> int:
        """When something happens here by itself; NEVER: nothing does."""
        return NEVER if self.match is None else self.match.next_wake()

    def is_full(self) -> bool:
        """Whether nobody may act any more, as the match has more entries than any game needs."""
        return self.match is not None and len(self.match.entries) >= self.most_entries()

    def most_entries(self) -> int:
        return max(MOST_ENTRIES, self.rules.horizon) if self.timed else MOST_ENTRIES

    def last_mover(self) -> int | None:
        """The seat that acted last."""
        last = self.match.entries.entry(-1) if self.match is not None and len(self.match.entries) else None
        return last.seat if isinstance(last, Play) else None

    # What is done

    async def submit(self, device: str, seat: int, do: Sequence[bytes], seen: int, submission: str) -> int:
        """A seat acts; returns the number of its entry once it is on the disk. Sent again it counts once."""
        if self.timed:
            return await self.hand_in(device, seat, do, seen, submission)
        key = f"{seat}:{submission}"
        async with self._lock:
            self.must_hold(device, seat)
            chain: tuple[Action, ...] = tuple(self.wire.decode(action) for action in do)
            match = self.going_on()
            if key in self.done or CUT + key in self.done:
                return self._done_before(match, key, chain)
            if seen > match.state.clock.entry:
                raise Refused(FromTheFuture(min(seen, MOST_SEEN), match.state.clock.entry))
            at = max(clock.now(), match.state.clock.at)
            await self._ticks(match, at)
            return await self._apply(Play(at, seat, chain, seen), key)

    def _done_before(self, match: AnyMatch, key: str, chain: tuple[Action, ...]) -> int:
        """The entry that an id stands for; nobody may think that something else was done by it."""
        was_cut = key not in self.done
        number = self.done[CUT + key if was_cut else key]
        entry = match.entries.entry(number - 1)
        if not isinstance(entry, Play) or entry.do != (chain[: len(entry.do)] if was_cut else chain):
            raise Denied(IdUsed(), 409)
        return number

    async def act_for(self, seat: int, action: Action, entry: int) -> bool:
        """A bot acts, unless the table moved on while it thought."""
        async with self._lock:
            match = self.running()
            if self.table.ended:
                return False
            at = max(self.now(), match.state.clock.at)
            await self._ticks(match, at)
            if match.state.clock.entry != entry or not saved_table.plays_itself(self.table.chairs[seat]):
                return False
            await self._apply(Play(at, seat, (action,), entry), None)
            return True

    async def wake(self) -> None:
        """Whatever is due by now happens."""
        async with self._lock:
            if self.match is not None:
                await self._ticks(self.match, clock.now())

    async def _ticks(self, match: AnyMatch, at: int) -> None:
        while (due := match.next_wake()) >= 0 and due <= at and not self.is_full():
            await self._apply(Tick(due), None)

    async def _apply(
        self, entry: Entry, key: str | None, before: AnyKept | None = None, table: SavedTable | None = None
    ) -> int:
        """In memory, on the disk, then out; `table`: ended by this entry."""
        match = self.running()
        if self.is_full() and isinstance(entry, Play | Undo):
            raise Denied(MatchTooLong(self.most_entries()), 409)
        events = match.apply(entry, before)
        number = len(match.entries)
        if key is not None and is_shorter(match.entries.entry(number - 1), entry):
            key = CUT + key
        acts: list[Act] = [line(self.table.id, number, *match.entries[-1], key)]
        outcome = match.outcome()
        if outcome is not None:
            acts.append(Finish(self.table.id, outcome))
        if table is not None:
            acts += [Keep(table), Finish(table.id, None)]
        await self._commit(match, acts, is_last=outcome is not None or table is not None)
        self.table = table or self.table
        if key is not None:
            self.done[key] = number
        self._tell(events)
        if self.proposal is not None:
            self.overtaken(entry)
        self.moved()
        return number

    async def _commit(self, match: AnyMatch, acts: Sequence[Act], *, is_last: bool = False) -> None:
        """The last entry onto the disk, or out of memory again; a campaign has its reign together with it."""
        try:
            async with self.last_acts(match, is_last=is_last) as more:
                await self.save(*acts, *more)
        except BaseException as failure:
            match.retract()
            if isinstance(failure, Fenced):
                self.deleted = True
            if isinstance(failure, Taken):  # somebody else wrote here
                await self._read_again()
            raise

    async def _read_again(self) -> None:
        """The log is the truth: everybody sees what is in it."""
        self.adopt(*await self.read_log())
        self.welcome_all()
        self.moved()

    def adopt(self, match: AnyMatch, told: Sequence[Sequence[Event]], done: dict[str, int]) -> None:
        """A match that begins or goes on; `told`: the events of the setup and of every entry."""
        self.match = match
        self.done = done
        self._sent_table.changes(match.state.table)
        self._sent_tally.change(match.state)
        for seat, screen in enumerate(match.state.screens):
            self._sent_screens[seat].changes(screen)
        stamps = [0, *(entry.at for entry, _ in match.entries)]
        numbered = list(zip(range(len(told)), stamps, told, strict=True))
        self.history.clear()
        self.history.extend(encoding.told(*one) for one in numbered[-self.remembered(stamps) :])

    # What is told

    async def join(self, tab: Tab, seen: int) -> None:
        """A tab comes in; what is not yet on the disk is not shown to it."""
        async with self._lock:
            self.enter(tab)
            tab.push(self.welcome(tab, seen))

    async def show(self, tab: Tab, seat: int | None) -> None:
        """Look from another of the device's own seats, or from none; not more often than a hand can turn."""
        async with self._lock:
            if seat is not None:
                self.must_hold(tab.device, seat)
            shown = tab.side().shown
            if not shown.has_some():
                raise Denied(TooFast(), 429)
            tab.seat = seat
            text = self.welcome(tab, -1)
            shown.spend(len(text))
            tab.push(text)

    def turn_away(self) -> None:
        """Whoever looks from a seat that the device no longer holds sees only what everybody sees."""
        for tab in self.tabs:
            if tab.seat is not None and self.devices.get(tab.seat) != tab.device:
                if tab.seat in self.devices:
                    tab.push(notice(tab.seat, SeatMoved(tab.seat)))
                tab.seat = None
                tab.push(self.welcome(tab, -1))

    def welcome(self, tab: Tab, seen: int) -> bytes:
        """Everything a tab may see, and what happened since it last looked."""
        match = self.match
        if match is None:
            empty = (self.info(tab.device), tab.seat, self.now(), 0, None, (), (), False, -1, None, None)
            return msgspec.json.encode(Welcome(*empty, tuple(self.chat)))
        view = match.watch() if tab.seat is None else match.look(tab.seat)
        self._figures.begin(view)
        outcome = match.outcome()
        return msgspec.json.encode(
            Welcome(
                table=self.info(tab.device),
                seat=tab.seat,
                now=self.now(),
                entry=match.state.clock.entry,
                sight=encoding.sight_frame(self.rules, view),
                questions=self._asked(match, tab.seat),
                told=tuple(told for told in self.history if told.entry > seen),
                can_undo=tab.seat in self.may_undo(),
                next_wake=match.next_wake(),
                outcome=None if outcome is None else encoding.raw(outcome),
                proposal=self.proposal,
                chat=tuple(self.chat),
                pause=self.pause_info(),
                talk=self.talk_info(),
            )
        )

    def welcome_all(self) -> None:
        """Everybody sees everything anew; whoever may know the same is sent the same."""
        texts: dict[tuple[str, int | None], bytes] = {}
        for tab in self.tabs:
            who = (self.audience(tab.device), tab.seat)
            if who not in texts:
                texts[who] = self.welcome(tab, -1)
            tab.push(texts[who])

    def _asked(self, match: AnyMatch, seat: int | None) -> tuple[Question, ...]:
        """What a seat is asked; nobody is asked anything any more in a match that was ended."""
        return () if self.table.ended else encoding.questions(self.rules, match.state, seat)

    def may_undo(self) -> set[int | None]:
        """The seats that may take their last entry back at once: it is fair, or nobody is to be asked."""
        match = self.match
        if match is None:
            return set()
        found: set[int | None] = set()
        last = match.last_played()
        if last is not None and match.why_not_undo(last) is None:
            found.add(last)
        alone = saved_table.alone_with_bots(self.table)
        with suppress(Refused):
            if (
                alone is not None
                and self.may_agree_to_undo()
                and self.state() == "playing"
                and not match.state.clock.running
            ):
                match.last_of(alone)
                found.add(alone)
        return found

    def may_agree_to_undo(self) -> bool:
        """Whether people at the table may take back what was seen; in a campaign its host says so."""
        return self.table.sitting is None or self.table.sitting.undo

    def _tell(self, events: Sequence[Event]) -> None:
        match = self.running()
        g = match.state
        told = encoding.told(g.clock.entry, g.clock.at, events)
        self.history.append(told)
        outcome = match.outcome()
        shared = encoding.shared_frame(
            g,
            self._sent_table,
            self._sent_tally,
            told,
            self.waited_for(),
            clock.now() + self.ahead,
            match.next_wake(),
            outcome,
            self.approached(),
        )
        own = [sent.changes(screen) for sent, screen in zip(self._sent_screens, g.screens, strict=True)]
        undoes = self.may_undo()
        texts: dict[int | None, bytes] = {}
        for tab in self.tabs:
            if tab.seat not in texts:
                mine = None if tab.seat is None else own[tab.seat]
                asked = self._asked(match, tab.seat)
                figures = self._figures.changes(g, tab.seat)
                texts[tab.seat] = encoding.update_frame(shared, mine, figures, asked, tab.seat in undoes)
        push_to_all([(tab, texts[tab.seat]) for tab in self.tabs])
        if self.timed:
            self.handed_over(g.clock.entry)

    # What is asked: all of it is on the disk already

    async def sight(self, device: str, seat: int) -> AnySight:
        """What the device sees from a seat of its own."""
        async with self._lock:
            self.must_hold(device, seat)
            return self.running().look(seat)

    async def seen_by(self, device: str, seat: int | None) -> AnyView:
        """What the device sees from a seat of its own, or what everybody does."""
        if seat is not None:
            return await self.sight(device, seat)
        async with self._lock:
            return self.running().watch()

    async def position(self, seat: int) -> Position:
        """What a bot in this seat thinks about."""
        async with self._lock:
            return self._position(seat)

    async def own_position(self, device: str, seat: int) -> Position:
        """The same for whoever holds the seat and is waited for."""
        async with self._lock:
            self.must_hold(device, seat)
            found = self._position(seat)
            if seat not in self.waited_for():
                raise Trouble(NotAsked(seat))
            return found

    def _position(self, seat: int) -> Position:
        match = self.running()
        return Position(match.state.clock.entry, match.look(seat), match.notes[seat])

    async def written_entries(self) -> tuple[Log, int, bool]:
        """The log, how many of its entries are on the disk, and whether the match is over.

        Of these entries none changes any more: any thread may read them, and nothing is copied here.
        """
        async with self._lock:
            log = self.running().entries
            return log, len(log), self.state() == "finished"

    async def finished_match(self) -> AnyMatch:
        """A match that is over, which is no secret any more and does not change."""
        async with self._lock:
            match = self.running()
            if self.state() != "finished":
                raise Denied(StillRunning(), 409)
            return match


def is_shorter(done: Entry, wanted: Entry) -> bool:
    """Whether of a chain only the beginning was done, as nobody may decide on what it did not know."""
    return isinstance(done, Play) and isinstance(wanted, Play) and len(done.do) < len(wanted.do)


def line(table_id: str, number: int, entry: Entry, digest: str, key: str | None = None) -> Append:
    """An entry as it is kept."""
    return Append(table_id, number, msgspec.json.encode(entry), digest, key)


def whole_log(table_id: str, entries: Iterable[tuple[Entry, str]]) -> list[Append]:
    """Every entry so far."""
    return [line(table_id, number, *entry) for number, entry in enumerate(entries, start=1)]


def set_off(match: AnyMatch, now: int) -> list[Sequence[Event]]:
    """What was told so far; where the clock runs from the setup on it runs from now on, as after a pause."""
    told: list[Sequence[Event]] = [match.opening]
    if match.state.clock.running:
        told += [match.apply(Halt(match.state.clock.at, START)), match.apply(Resume(now, START))]
    return told
