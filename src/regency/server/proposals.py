"""What those at a table decide together: taking back what was seen, and a bot for somebody absent."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Final

import msgspec

from regency.kernel.entries import ENDED, Entry, Halt, Play, Undo
from regency.kernel.errors import GameOver, NothingToUndo, Reason, Refused, Trouble, UndoBarred
from regency.kernel.match import AnyMatch
from regency.kernel.rules import AnyRules

from . import clock, saved_table
from .pauses import RoomPauses
from .rate_limits import TokenBucket
from .reasons import (
    Denied,
    GaveUp,
    NoAgreedUndo,
    NobodyToAsk,
    NotAbsent,
    NothingProposed,
    NotYourSeat,
    OneAtATime,
    ProposalDeclined,
    ProposalEnded,
    ProposalOvertaken,
    ProposalReplaced,
    ProposalUndone,
    SeatMoved,
    StillHere,
    TooFast,
    TooManyUndos,
)
from .saved_table import SavedTable, plays_itself
from .shelf import Free, Hold, Save
from .socket_messages import Proposal, ProposalKind, Voided

MOST_AGREED_UNDOS: Final = 200  # in one match: for each of them the game is folded anew
CLAIMS: Final = (1 / 30, 3.0)  # the same of seats that are asked for by who looks on
LASTING: Final = ("end", "seat")  # kinds that hold good whatever is played meanwhile
PLAYS_ON: Final = "greedy"  # the bot that takes a chair for good
PROPOSALS: Final = (0.2, 10.0)  # at one table: a second, and at once


class RoomProposals(RoomPauses):
    """One proposal at a time; the next move of a person, or a newer one, makes it void."""

    def __init__(self, rules: AnyRules, table: SavedTable, devices: dict[int, str], save: Save) -> None:
        super().__init__(rules, table, devices, save)
        self._numbers = count(clock.now())  # none that a room of this table had before
        self._proposals = TokenBucket(*PROPOSALS)
        self._claims = TokenBucket(*CLAIMS)
        self._claimant = ""  # the device that asks for a seat
        self._deciding: set[asyncio.Task[None]] = set()

    async def take_back(self, device: str, seat: int) -> int | None:
        """Undo at once where that is fair; else it is proposed to everybody. The entry, if there is one."""
        async with self._lock:
            self.must_hold(device, seat)
            match = self.going_on()
            at = max(self.now(), match.state.clock.at)
            try:
                return await self._apply(Undo(at, seat, match.undoable(seat)), None)
            except Refused as refusal:
                if not isinstance(refusal.reason, NothingToUndo | UndoBarred):
                    raise
            if not self.may_agree_to_undo():
                raise Denied(NoAgreedUndo(), 409)
            number = match.last_of(seat)  # Refused where there is nothing of the seat's to take back
            return await self._propose("undo", seat, seat, "", (seat,), number)

    async def stand_in(self, device: str, seat: int, bot: str) -> None:
        """For one's own seat at once, in both directions; for an absent one when the others agree."""
        async with self._lock:
            if self.match is not None:
                self.going_on()
            if self.devices.get(seat) == device:
                await self._seat_bot(seat, bot)
                if self.proposal is not None:  # perhaps nobody else was waited for
                    await self._settle_proposal()
                return
            self.chair(seat)  # NoSuchChair where there is none
            mine = [own for own, holder in self.devices.items() if holder == device]
            if not mine or not bot:
                raise Denied(NotYourSeat(seat), 403)
            if not self.is_gone(seat):
                raise Denied(NotAbsent(seat), 409)
            await self._propose("stand-in", mine[0], seat, bot, tuple(mine), -1)

    async def give_up(self, device: str, seat: int) -> None:
        """The own chair is a bot's for good; everybody still sees whose it was."""
        async with self._lock:
            self.must_hold(device, seat)
            self.must_be_on()
            chair = self.table.chairs[seat]
            plays_on, pace = chair.bot or PLAYS_ON, chair.pace or saved_table.pace_of("", self.timed)
            left = msgspec.structs.replace(chair, bot=plays_on, gave_up=True, pace=pace)
            table = saved_table.with_chair(self.table, seat, left)
            await self.keep(table, Free(table.id, seat))
            del self.devices[seat]
            self._void_claim(seat, GaveUp(seat))
            self.tell_notice(seat, GaveUp(seat))
            self.turn_away()
            self.weigh_readiness()
            self.tell_lobby()
            self.moved()
            if self.proposal is not None:  # perhaps nobody else was waited for
                await self._settle_proposal()

    async def propose_end(self, device: str, seat: int) -> None:
        """All people together may end the match, and nobody has won."""
        async with self._lock:
            self.must_hold(device, seat)
            self.must_be_on()
            await self._propose("end", seat, seat, "", (seat,), -1)

    async def ask_seat(self, device: str, seat: int) -> None:
        """Somebody has lost the device that held a seat: the others may give it to this one."""
        async with self._lock:
            self.must_be_on()
            if self.is_seated(device) or seat not in self.devices:
                raise Denied(NotYourSeat(seat), 403)
            if seat in self.here():
                raise Denied(StillHere(seat), 409)
            if not self._can_answer(seat):
                raise Denied(NobodyToAsk(), 409)
            if self.proposal is not None and not self._is_forsaken(self.proposal):
                raise Denied(OneAtATime(), 409)
            if not self._claims.allows():
                raise Denied(TooFast(), 429)
            self._claimant = device
            await self._propose("seat", seat, seat, "", (), -1)

    def _can_answer(self, seat: int) -> bool:
        """Whether anybody plays who could say that a lost seat is somebody's; its own device is lost."""
        lost = self.devices[seat]
        return any(self.devices.get(other) != lost for other in saved_table.people(self.table) - {seat})

    def _is_forsaken(self, proposal: Proposal) -> bool:
        """Whether whoever asked for a seat has gone, or nobody knows any more who it was."""
        return proposal.kind == "seat" and self._claimant not in self._tabs_of

    def _void_claim(self, seat: int, why: Reason) -> None:
        """Nobody gets a seat by consent to what it was before."""
        if self.proposal is not None and self.proposal.kind == "seat" and self.proposal.seat == seat:
            self._void(why)

    def must_be_on(self) -> None:
        """Only while the match runs."""
        if self.going_on().outcome() is not None:
            raise Refused(GameOver())

    async def consent(self, device: str, seat: int, proposal: int, yes: bool) -> None:
        """One of those whose agreement is needed answers, to what was proposed under this number.

        What all have agreed to is done, even if the last of them leaves before it is.
        """
        task = asyncio.create_task(self._consent(device, seat, proposal, yes))
        self._deciding.add(task)
        task.add_done_callback(self._decided)
        await asyncio.shield(task)

    def _decided(self, task: asyncio.Task[None]) -> None:
        self._deciding.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it hears of it, and perhaps nobody does any more

    async def _consent(self, device: str, seat: int, proposal: int, yes: bool) -> None:
        async with self._lock:
            self.must_hold(device, seat)
            if self.proposal is None or self.proposal.number != proposal:
                raise Denied(NothingProposed(), 409)
            if not yes:
                self._void(ProposalDeclined(seat))
                return
            agreed = tuple(sorted({*self.proposal.agreed, seat}))
            self.proposal = msgspec.structs.replace(self.proposal, agreed=agreed)
            await self._settle_proposal()

    async def _propose(
        self, kind: ProposalKind, by: int, seat: int, bot: str, agreed: tuple[int, ...], entry: int
    ) -> int | None:
        if not self._proposals.allows():
            raise Denied(TooFast(), 429)
        if kind == "undo":
            must_allow_undos(self.running())
        if self.proposal is not None:
            self._void(ProposalReplaced(by))
        self.proposal = Proposal(next(self._numbers), kind, by, seat, bot, agreed, entry)
        return await self._settle_proposal()

    async def _settle_proposal(self) -> int | None:
        """Do it once everybody agrees; the number of the entry, if it is one."""
        proposal = self.proposal
        assert proposal is not None
        entry: int | None = None
        voters = saved_table.voters(self.table, proposal)
        if proposal.kind == "seat":  # other seats of the lost device answer for nobody
            lost = self.devices.get(proposal.seat)
            voters = {seat for seat in voters if self.devices.get(seat) != lost}
        if proposal.kind == "seat" and not voters:  # whoever was asked plays no more
            self._void(NobodyToAsk())
            return None
        if voters <= set(proposal.agreed):
            self.proposal = None
            try:
                entry = await self._carry_out(proposal)
            except Trouble as trouble:
                self.proposal = proposal
                self._void(trouble.reason)
                raise
        self.tell_lobby()
        return entry

    async def _carry_out(self, proposal: Proposal) -> int | None:
        if proposal.kind == "undo":
            return await self._take_back_agreed(proposal)
        if proposal.kind == "end":
            return await self._end_agreed()
        if proposal.kind == "seat":
            if self._is_forsaken(proposal):
                raise Denied(NothingProposed(), 409)
            if proposal.seat in self.here():  # came back meanwhile
                raise Denied(StillHere(proposal.seat), 409)
            await self._hand_seat(proposal.seat, self._claimant)
            return None
        if not self.is_gone(proposal.seat):
            raise Denied(NotAbsent(proposal.seat), 409)
        await self._seat_bot(proposal.seat, proposal.bot)
        return None

    async def _take_back_agreed(self, proposal: Proposal) -> int:
        """However long the game has been: it is folded anew in a thread, and only this table waits."""
        match = self.running()
        before = await self.in_thread(match.before, proposal.entry)
        at = max(self.now(), match.state.clock.at)
        done = Undo(at, proposal.seat, before.number, agreed=True)
        return await self._apply(done, None, before)

    async def break_off(self) -> None:
        """Whoever leads its campaign ends the sitting, and asks nobody."""
        async with self._lock:
            await self._end_agreed()
            self.tell_lobby()

    async def _end_agreed(self) -> int:
        """A last entry stops every clock; the record ends with it, without an outcome."""
        self.must_be_on()
        at = max(self.now(), self.running().state.clock.at)
        await self._ticks(self.running(), at)
        self.must_be_on()
        return await self._apply(Halt(at, ENDED), None, table=msgspec.structs.replace(self.table, ended=True))

    async def _hand_seat(self, seat: int, device: str, *, spend_word: bool = False) -> None:
        """From now on this device holds the seat; the old one, and every link to it, does not."""
        table = self.table
        if spend_word:
            chair = msgspec.structs.replace(table.chairs[seat], word="")
            table = saved_table.with_chair(table, seat, chair)
        async with self.house_along(seat, device) as acts:
            await self.keep(table, Free(table.id, seat), Hold(table.id, seat, device), *acts)
        self.devices[seat] = device
        self._void_claim(seat, SeatMoved(seat))
        self.turn_away()
        for tab in self.tabs:
            if tab.device == device and tab.seat is None:
                tab.seat = seat
                tab.push(self.welcome(tab, -1))
        self.tell_lobby()

    def overtaken(self, entry: Entry) -> None:
        why = self._void_by(entry)
        if why is not None:
            self._void(why)

    def _void_by(self, entry: Entry) -> Reason | None:
        """Why what is proposed is void after an entry; what bots do is taken back with the rest."""
        if self.state() == "finished":
            return ProposalEnded()
        if self.proposal is not None and self.proposal.kind in LASTING:
            return None
        if isinstance(entry, Undo):
            return ProposalUndone(entry.seat)
        if isinstance(entry, Play) and not plays_itself(self.table.chairs[entry.seat]):
            return ProposalOvertaken(entry.seat)
        return None

    def _void(self, why: Reason) -> None:
        """Everybody is told, and why."""
        proposal, self.proposal = self.proposal, None
        if proposal is None:
            return
        told = Voided(proposal.number, proposal.kind, proposal.by, msgspec.to_builtins(why))
        frame = msgspec.json.encode(told)
        for tab in self.tabs:
            tab.push(frame)
        self.tell_lobby()


def must_allow_undos(match: AnyMatch) -> None:
    """A match is not folded anew for ever."""
    entries = map(match.entries.entry, range(len(match.entries)))
    if sum(isinstance(entry, Undo) and entry.agreed for entry in entries) >= MOST_AGREED_UNDOS:
        raise Denied(TooManyUndos(MOST_AGREED_UNDOS), 409)
