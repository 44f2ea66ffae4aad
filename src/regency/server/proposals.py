"""What those at a table decide together: taking back what was seen, and a bot for somebody absent."""

from __future__ import annotations

import asyncio
from itertools import count

import msgspec

from regency.kernel.entries import Undo
from regency.kernel.errors import NothingToUndo, Refused, UndoBarred
from regency.kernel.rules import AnyRules

from . import clock, saved_table
from .messages import Proposal
from .play import RoomPlay
from .reasons import Denied, NotAbsent, NothingProposed, NotYourSeat
from .saved_table import SavedChair, SavedTable
from .shelf import Save


class RoomProposals(RoomPlay):
    """One proposal at a time; the next move, or a newer one, makes it void."""

    def __init__(self, rules: AnyRules, table: SavedTable, devices: dict[int, str], save: Save) -> None:
        super().__init__(rules, table, devices, save)
        self._numbers = count(1)

    async def take_back(self, device: str, seat: int) -> int | None:
        """Undo at once where that is fair; else it is proposed to everybody. The entry, if there is one."""
        async with self._lock:
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

    async def stand_in(self, device: str, seat: int, bot: str) -> None:
        """For one's own seat at once, in both directions; for an absent one when the others agree."""
        async with self._lock:
            if self.devices.get(seat) == device:
                await self._seat_bot(seat, bot)
                return
            self.chair(seat)  # NoSuchChair where there is none
            mine = [own for own, holder in self.devices.items() if holder == device]
            if not mine or not bot:
                raise Denied(NotYourSeat(seat), 403)
            if not self.is_gone(seat):
                raise Denied(NotAbsent(seat), 409)
            self.proposal = Proposal(next(self._numbers), "stand-in", mine[0], seat, bot, tuple(mine))
            await self._settle_proposal()

    async def consent(self, device: str, seat: int, proposal: int, yes: bool) -> None:
        """One of those whose agreement is needed answers, to what was proposed under this number."""
        async with self._lock:
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

    async def _settle_proposal(self) -> int | None:
        proposal = self.proposal
        assert proposal is not None
        entry: int | None = None
        if saved_table.voters(self.table, proposal) <= set(proposal.agreed):
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
        chair = self.table.chairs[seat]
        await self.keep(saved_table.with_chair(self.table, seat, SavedChair(chair.kind, chair.name, bot)))
        self.tell_lobby()
        self.moved()
