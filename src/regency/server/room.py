"""One table with people at it: whoever submits waits for the disk, then everybody is told."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Any, Final, Literal

import msgspec

from regency.kernel.edge import Action, Event
from regency.kernel.entries import Entry, Play, Tick, Undo
from regency.kernel.errors import FromTheFuture, NothingToUndo, Refused, UndoBarred
from regency.kernel.log import Kept
from regency.kernel.match import AnyMatch
from regency.kernel.rules import AnyRules
from regency.kernel.wire import Wire

from . import clock, frames, rows, seats
from .messages import Chatted, Lobby, Proposal, TableInfo, Told, Welcome
from .reasons import (
    Denied,
    NoSuchChair,
    NoSuchTable,
    NotAbsent,
    NotBegun,
    NothingProposed,
    NotYourSeat,
    StoreFailed,
    TooCrowded,
)
from .store import Statement
from .tab import Tab as Tab

HISTORY: Final = 60  # entries whose events a newcomer is told
CHAT: Final = 100
MOST_TABS: Final = 200  # at one table
MOST_SEEN: Final = 2**53 - 1  # the largest number that every client can read

Save = Callable[[Sequence[Statement]], Awaitable[None]]
Reading = tuple[AnyMatch, list[Sequence[Event]], dict[str, int]]
Read = Callable[["Room"], Reading]
State = Literal["waiting", "playing", "finished"]


class Room:
    """The table, its match once it has begun, and the tabs that look at it."""

    def __init__(
        self,
        rules: AnyRules,
        body: seats.Body,
        devices: dict[int, str],
        save: Save,
        read: Read,
    ) -> None:
        self.rules = rules
        self.body = body
        self.devices = devices
        self.save = save
        self._read = read
        self.wire = Wire(rules.actions)
        self.match: AnyMatch | None = None
        self.tabs: set[Tab] = set()
        self.lock = asyncio.Lock()
        self.proposal: Proposal | None = None
        self._numbers = count(1)
        self.chat: list[Chatted] = []
        self.history: deque[Told] = deque(maxlen=HISTORY)
        self.done: dict[str, int] = {}
        self.gone: dict[int, int] = dict.fromkeys(range(len(body.chairs)), clock.now())
        self.deleted = False
        self.webhooks = False
        self.after_move: Callable[[Room], None] = lambda _: None
        self._table = frames.Shown()
        self._own = [frames.Shown() for _ in body.chairs]

    # Who is here

    def state(self) -> State:
        if self.match is None:
            return "waiting"
        return "playing" if self.match.outcome() is None else "finished"

    def here(self) -> set[int]:
        """Seats whose device has a tab open."""
        present = {tab.device for tab in self.tabs}
        return {seat for seat, device in self.devices.items() if device in present}

    def waited_for(self) -> list[int]:
        return [] if self.match is None else self.match.waited_for()

    def info(self, device: str) -> TableInfo:
        match = self.match
        return seats.describe(
            self.body,
            self.state(),
            device,
            self.devices,
            self.here(),
            self.waited_for(),
            0 if match is None else len(match.entries),
            "" if match is None else match.header.commitment,
            self.webhooks,
        )

    def turn_away(self) -> None:
        """Whoever looks from a seat that the device no longer holds sees only what everybody sees."""
        for tab in self.tabs:
            if tab.seat is not None and self.devices.get(tab.seat) != tab.device:
                tab.seat = None
                tab.push(self.welcome(tab, -1))

    def enter(self, tab: Tab) -> None:
        if len(self.tabs) >= MOST_TABS:
            raise Denied(TooCrowded(), 429)
        self.tabs.add(tab)
        for seat in self.here():
            self.gone.pop(seat, None)

    def leave(self, tab: Tab) -> None:
        self.tabs.discard(tab)
        present = self.here()
        for seat in self.devices:
            if seat not in present:
                self.gone.setdefault(seat, clock.now())
        self.tell_lobby()

    def must_hold(self, device: str, seat: int) -> None:
        if self.devices.get(seat) != device:
            raise Denied(NotYourSeat(seat), 403)

    def running(self) -> AnyMatch:
        """The match, once there is one."""
        if self.deleted:
            raise Denied(NoSuchTable(), 404)
        if self.match is None:
            raise Denied(NotBegun(), 409)
        return self.match

    # What is told

    def tell_lobby(self) -> None:
        """Everybody learns how the table stands, each with its own seats marked."""
        texts: dict[str, bytes] = {}
        for tab in self.tabs:
            if tab.device not in texts:
                texts[tab.device] = msgspec.json.encode(Lobby(self.info(tab.device), self.proposal))
            tab.push(texts[tab.device])

    def welcome(self, tab: Tab, seen: int) -> bytes:
        """Everything a tab may see, and what happened since it last looked."""
        match = self.match
        if match is None:
            empty = (self.info(tab.device), tab.seat, clock.now(), 0, None, (), (), False, -1, None, None)
            return msgspec.json.encode(Welcome(*empty, tuple(self.chat)))
        view = match.watch() if tab.seat is None else match.look(tab.seat)
        outcome = match.outcome()
        return msgspec.json.encode(
            Welcome(
                table=self.info(tab.device),
                seat=tab.seat,
                now=clock.now(),
                entry=match.state.clock.entry,
                sight=frames.sight_frame(view),
                questions=frames.questions(match.state, tab.seat),
                told=tuple(told for told in self.history if told.entry > seen),
                can_undo=tab.seat is not None and tab.seat == self.may_undo(),
                next_wake=match.next_wake(),
                outcome=None if outcome is None else frames.raw(outcome),
                proposal=self.proposal,
                chat=tuple(self.chat),
            )
        )

    def may_undo(self) -> int | None:
        """The one seat that may take its last entry back at once."""
        last = None if self.match is None else self.match.last_played()
        if self.match is None or last is None:
            return None
        try:
            self.match.undoable(last)
        except Refused:
            return None
        return last

    def adopt(self, match: AnyMatch, told: Sequence[Sequence[Event]], done: dict[str, int]) -> None:
        """A match that begins or goes on; `told`: the events of the setup and of every entry."""
        self.match = match
        self.done = done
        self._table.changes(match.state.table)
        for seat, screen in enumerate(match.state.screens):
            self._own[seat].changes(screen)
        stamps = [0, *(entry.at for entry, _ in match.entries)]
        numbered = list(zip(range(len(told)), stamps, told, strict=True))
        self.history.clear()
        self.history.extend(frames.told(*one) for one in numbered[-HISTORY:])

    def _tell(self, events: Sequence[Event]) -> None:
        match = self.running()
        g = match.state
        self.history.append(frames.told(g.clock.entry, g.clock.at, events))
        outcome = match.outcome()
        shared = frames.shared_frame(
            g, self._table, events, self.waited_for(), clock.now(), match.next_wake(), outcome
        )
        own = [shown.changes(screen) for shown, screen in zip(self._own, g.screens, strict=True)]
        undoes = self.may_undo()
        texts: dict[int | None, bytes] = {}
        for tab in self.tabs:
            if tab.seat not in texts:
                may_undo = tab.seat is not None and tab.seat == undoes
                mine = None if tab.seat is None else own[tab.seat]
                asked = frames.questions(g, tab.seat)
                texts[tab.seat] = frames.update_frame(shared, mine, asked, may_undo)
            tab.push(texts[tab.seat])

    # What is done

    async def submit(self, device: str, seat: int, do: Sequence[bytes], seen: int, submission: str) -> int:
        """A seat acts; returns the number of its entry once it is on the disk. Sent again it counts once."""
        key = f"{seat}:{submission}"
        async with self.lock:
            self.must_hold(device, seat)
            if key in self.done:
                return self.done[key]
            chain: tuple[Action, ...] = tuple(self.wire.decode(action) for action in do)
            match = self.running()
            if seen > match.state.clock.entry:
                raise Refused(FromTheFuture(min(seen, MOST_SEEN), match.state.clock.entry))
            at = max(clock.now(), match.state.clock.at)
            await self._ticks(match, at)
            return await self._apply(Play(at, seat, chain, seen), key)

    async def act_for(self, seat: int, action: Action, entry: int) -> bool:
        """A bot acts, unless the table moved on while it thought."""
        async with self.lock:
            match = self.running()
            at = max(clock.now(), match.state.clock.at)
            await self._ticks(match, at)
            if match.state.clock.entry != entry or not seats.plays_itself(self.body.chairs[seat]):
                return False
            await self._apply(Play(at, seat, (action,), entry), None)
            return True

    async def wake(self) -> None:
        """Whatever is due by now happens."""
        async with self.lock:
            if self.match is not None:
                await self._ticks(self.match, clock.now())

    async def _ticks(self, match: AnyMatch, at: int) -> None:
        while (due := match.next_wake()) >= 0 and due <= at:
            await self._apply(Tick(due), None)

    async def take_back(self, device: str, seat: int) -> int | None:
        """Undo at once where that is fair; else it is proposed to everybody. The entry, if there is one."""
        async with self.lock:
            self.must_hold(device, seat)
            match = self.running()
            at = max(clock.now(), match.state.clock.at)
            try:
                return await self._apply(Undo(at, seat, match.undoable(seat)), None)
            except Refused as refusal:
                if not isinstance(refusal.reason, NothingToUndo | UndoBarred):
                    raise
            match.last_of(seat)  # Refused where there is nothing of the seat's to take back
            self.proposal = Proposal(next(self._numbers), "undo", seat, seat, "", (seat,))
            return await self._settle_proposal()

    async def consent(self, device: str, seat: int, proposal: int, yes: bool) -> None:
        """One of those whose agreement is needed answers, to what was proposed under this number."""
        async with self.lock:
            self.must_hold(device, seat)
            if self.proposal is None or self.proposal.number != proposal:
                raise Denied(NothingProposed(), 409)
            if not yes:
                self.proposal = None
                self.tell_lobby()
                return
            agreed = tuple(sorted({*self.proposal.agreed, seat}))
            self.proposal = msgspec.structs.replace(self.proposal, agreed=agreed)
            await self._settle_proposal()

    async def stand_in(self, device: str, seat: int, bot: str) -> None:
        """For one's own seat at once, in both directions; for an absent one when the others agree."""
        async with self.lock:
            if self.devices.get(seat) == device:
                await self._seat_bot(seat, bot)
                return
            if seat >= len(self.body.chairs):
                raise Denied(NoSuchChair(seat), 404)
            mine = [own for own, holder in self.devices.items() if holder == device]
            if not mine or not bot:
                raise Denied(NotYourSeat(seat), 403)
            if not self.is_gone(seat):
                raise Denied(NotAbsent(seat), 409)
            self.proposal = Proposal(next(self._numbers), "stand-in", mine[0], seat, bot, tuple(mine))
            await self._settle_proposal()

    def is_gone(self, seat: int) -> bool:
        """Absent for as long as the table allows."""
        since = self.gone.get(seat)
        gone = since is not None and clock.now() - since >= seats.patience(self.body)
        return gone and self.body.chairs[seat].kind == "person"

    async def _settle_proposal(self) -> int | None:
        proposal = self.proposal
        assert proposal is not None
        entry: int | None = None
        if seats.voters(self.body, proposal) <= set(proposal.agreed):
            self.proposal = None
            if proposal.kind == "stand-in":
                await self._seat_bot(proposal.seat, proposal.bot)
            else:
                entry = await self._take_back_agreed(proposal.seat)
        self.tell_lobby()
        return entry

    async def _take_back_agreed(self, seat: int) -> int:
        """However long the game has been: it is folded anew in a thread, and only this table waits."""
        match = self.running()
        before = await asyncio.to_thread(match.before, match.last_of(seat))
        at = max(clock.now(), match.state.clock.at)
        return await self._apply(Undo(at, seat, before.number, agreed=True), None, before)

    async def _seat_bot(self, seat: int, bot: str) -> None:
        chair = self.body.chairs[seat]
        await self.keep(seats.with_chair(self.body, seat, seats.ChairBody(chair.kind, chair.name, bot)))
        self.tell_lobby()
        self.after_move(self)

    async def _apply(
        self, entry: Entry, key: str | None, before: Kept[Any, Any, Any, Any] | None = None
    ) -> int:
        """In memory, on the disk, then out."""
        match = self.running()
        events = match.apply(entry, before)
        number = len(match.entries)
        statements = [rows.one_entry(self.body.id, number, *match.entries[-1], key)]
        if match.outcome() is not None:
            statements.append(rows.finished(self.body.id, clock.now()))
        await self._commit(match, statements)
        if key is not None:
            self.done[key] = number
        proposed, self.proposal = self.proposal, None
        self._tell(events)
        if proposed is not None:
            self.tell_lobby()
        self.after_move(self)
        return number

    async def _commit(self, match: AnyMatch, statements: Sequence[Statement]) -> None:
        """The last entry onto the disk, or out of memory again."""
        try:
            await self.save(statements)
        except Denied:
            match.retract()
            raise
        except sqlite3.IntegrityError:  # somebody else wrote here
            match.retract()
            await self._read_again()
            raise Denied(StoreFailed(), 503) from None

    async def _read_again(self) -> None:
        """The log is the truth: everybody sees what is in it."""
        self.adopt(*await asyncio.to_thread(self._read, self))
        for tab in self.tabs:
            tab.push(self.welcome(tab, -1))
        self.after_move(self)

    async def keep(self, body: seats.Body, more: Sequence[Statement] = ()) -> None:
        """Write the lobby's side of the table; it counts once it is written."""
        await self.store([rows.kept(body, clock.now()), *more])
        self.body = body

    async def store(self, statements: Sequence[Statement]) -> None:
        """Write what belongs to this table, as long as it is there."""
        if self.deleted:
            raise Denied(NoSuchTable(), 404)
        try:
            await self.save([rows.there(self.body.id), *statements])
        except sqlite3.IntegrityError:  # deleted by another process meanwhile
            self.deleted = True
            raise Denied(NoSuchTable(), 404) from None

    async def say(self, device: str, text: str) -> None:
        """Chat: shown as text, kept for a while, never in the record."""
        mine = [seat for seat, holder in self.devices.items() if holder == device]
        name = self.body.chairs[mine[0]].name if mine else ""
        said = Chatted(name, mine[0] if mine else None, seats.clean(text), clock.now())
        self.chat = [*self.chat[1 - CHAT :], said]
        frame = msgspec.json.encode(said)
        for tab in self.tabs:
            tab.push(frame)
