"""One campaign in memory: its chronicle, who holds its houses, and one door for all who change it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from regency.kernel import acts as deeds
from regency.kernel.acts import MOST_ACTS, BrokenOff, Reigned
from regency.kernel.campaign import AnyCampaign, Facts, house_of, is_held, reigns
from regency.kernel.campaign_reasons import CampaignFull, HouseNotJoined, HouseTaken, NoSitting, SittingHeld
from regency.kernel.chronicle import Chronicle
from regency.kernel.match import AnyMatch
from regency.kernel.rules import AnyRules

from . import campaign_refusals, clock
from .campaign_shelf import (
    LEAD,
    DeleteCampaign,
    Enter,
    FreeHouse,
    HoldHouse,
    KeepCampaign,
    LinkHouse,
    SavedCampaign,
    SavedHouse,
    SavedPoint,
    TakeHouse,
)
from .messages import SeatLink
from .reasons import CampaignHostOnly, Denied, NotInCampaign, NotYourHouse
from .shelf import Act, Fenced, Save, Taken
from .work_threads import InThread

KEPT_ACTS: Final = 16  # so many are left for the end of a sitting when nothing else may be begun


class Court:
    """Whoever looks sees what is on the disk; the chronicle may be one act further."""

    def __init__(
        self,
        rules: AnyRules,
        saved: SavedCampaign,
        chronicle: Chronicle,
        holders: dict[int, str],
        ended: list[str | None],
        save: Save,
        in_thread: InThread,
    ) -> None:
        self.rules = rules
        self.saved = saved
        self.campaign: AnyCampaign = chronicle.campaign
        self.holders = holders
        self.ended = ended  # the table of each sitting that has ended; None: it was brought along
        self.is_old = False  # somebody else has written or deleted: it is to be read again
        self.in_thread = in_thread
        self._chronicle = chronicle
        self._save = save
        self._door = asyncio.Lock()

    # Who may

    def must_lead(self, device: str) -> None:
        if self.saved.host != device:
            raise Denied(CampaignHostOnly(), 403)

    def must_take_part(self, device: str) -> None:
        if self.saved.host != device and device not in self.holders.values():
            raise Denied(NotInCampaign(), 403)

    def must_hold(self, device: str, house: int) -> None:
        if self.holders.get(house) != device:
            raise Denied(NotYourHouse(house + 1), 403)

    def must_answer_for(self, device: str, houses: Sequence[int]) -> None:
        """Whoever holds one of these; for a house that no device holds whoever leads the campaign does."""
        for house in houses:
            if self.holders.get(house, self.saved.host) == device:
                return
        raise Denied(NotYourHouse(houses[0] + 1), 403)

    def must_be_played(self, house: int) -> None:
        if house_of(self.campaign.facts, house) is None:
            raise Denied(HouseNotJoined(house + 1), 409)

    # Acts

    def begins(self, kind: type[deeds.Act], *given: Any) -> deeds.Act:
        """An act of now; only what ends a sitting may fill the chronicle to its end."""
        if len(self._chronicle.acts) >= MOST_ACTS - KEPT_ACTS:
            raise Denied(CampaignFull(MOST_ACTS - KEPT_ACTS), 409)
        return self.ends_with(kind, *given)

    def ends_with(self, kind: type[deeds.Act], *given: Any) -> deeds.Act:
        return kind(max(clock.now(), self._chronicle.facts.last), *given)

    async def do(self, act: deeds.Act, *more: Act, **changes: Any) -> None:
        """An act that needs nothing else."""
        async with self.entered(act, **changes) as acts:
            await self._save(*acts, *more)

    @asynccontextmanager
    async def entered(
        self, act: deeds.Act, table_id: str | None = None, **changes: Any
    ) -> AsyncIterator[Sequence[Act]]:
        """What is to be written of an act, with whatever else belongs to it: it counts once that is done."""
        with campaign_refusals.told():
            self._chronicle.apply(act)
        try:
            number, mark = len(self._chronicle.acts), self._chronicle.marks[-1]
            saved = told_of(self._chronicle.facts, number, self.saved, **changes)
            yield (line(saved.id, number, act, mark, table_id), KeepCampaign(saved))
        except BaseException as failure:
            self._chronicle.retract()
            self._part(failure)
            raise
        self.saved, self.campaign = saved, self._chronicle.campaign
        if isinstance(act, Reigned | BrokenOff):
            self.ended = [*self.ended, table_id]

    def _part(self, failure: BaseException) -> None:
        """What is known here is old."""
        self.is_old = self.is_old or isinstance(failure, Taken | Fenced)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[Chronicle]:
        """One after the other; the chronicle is as it is on the disk."""
        async with self._door:
            if self.is_old:
                raise Taken
            yield self._chronicle

    async def save(self, *acts: Act) -> None:
        """Write what belongs to the campaign, as long as it is there."""
        try:
            await self._save(*acts)
        except Denied as failure:
            self._part(failure)
            raise

    # The end of a sitting, from its table

    @asynccontextmanager
    async def ends(self, table_id: str, match: AnyMatch) -> AsyncIterator[Sequence[Act]]:
        """What is written with the last entry of a match: its reign, or that it was broken off."""
        async with self.turn() as chronicle:
            if self.saved.table != table_id:  # it was broken off when nobody could read it
                raise Denied(NoSitting(), 409)
            if match.outcome() is None:
                act: deeds.Act = self.ends_with(BrokenOff)
            else:
                at = max(clock.now(), chronicle.facts.last)
                act = await self.in_thread(chronicle.reigned, match, at)
            async with self.entered(act, table_id, table=None) as acts:
                yield acts

    async def break_off(self, *more: Act) -> None:
        """The same of a table that cannot be read any more."""
        async with self.turn():
            if self.saved.table is None:
                raise Denied(NoSitting(), 409)
            await self.do(self.ends_with(BrokenOff), *more, table_id=self.saved.table, table=None)

    @asynccontextmanager
    async def gives(self, house: int, device: str) -> AsyncIterator[Sequence[Act]]:
        """What is written when a seat comes to another device: its house comes along."""
        async with self.turn():
            yield (HoldHouse(self.saved.id, house, device),)
            self.holders[house] = device

    # Houses and their devices

    async def claim(self, device: str, house: int) -> None:
        """A house that no device holds."""
        async with self.turn():
            self.must_be_played(house)
            if house in self.holders:
                raise Denied(HouseTaken(house + 1), 409)
            await self.save(HoldHouse(self.saved.id, house, device))
            self.holders[house] = device

    async def release(self, device: str, house: int) -> None:
        """From now on no device holds the house."""
        async with self.turn() as chronicle:
            self.must_be_played(house)
            if self.saved.host != device:
                self.must_hold(device, house)
            must_rest(chronicle.facts)
            await self.save(FreeHouse(self.saved.id, house))
            self.holders.pop(house, None)

    async def link(self, device: str, house: int, token: str, key: str, lasts: int) -> SeatLink:
        """A link that takes a house to another device, or leading the campaign."""
        async with self.turn():
            if house == LEAD:
                self.must_lead(device)
            else:
                self.must_be_played(house)
                self.must_hold(device, house)
            now = clock.now()
            await self.save(LinkHouse(self.saved.id, house, key, now, now + lasts))
        return SeatLink(token, now + lasts)

    async def take(self, device: str, house: int, key: str) -> None:
        """Use such a link; a house that sits at a table moves with its seat."""
        async with self.turn() as chronicle:
            facts = chronicle.facts
            if is_held(facts) and house in facts.sittings[-1].present:
                raise Denied(SittingHeld(), 409)
            await self.save(TakeHouse(key, device, clock.now()))
            if house == LEAD:
                self.saved = replace(self.saved, host=device)
            else:
                self.holders[house] = device

    # The whole campaign

    async def allow_undo(self, device: str, allowed: bool) -> None:
        """From the next sitting on."""
        async with self.turn():
            self.must_lead(device)
            kept = replace(self.saved, undo=allowed)
            await self.save(KeepCampaign(kept))
            self.saved = kept

    async def delete(self, device: str) -> None:
        async with self.turn():
            self.must_lead(device)
            await self.save(DeleteCampaign(self.saved.id))
            self.is_old = True


def must_rest(facts: Facts) -> None:
    if is_held(facts):
        raise Denied(SittingHeld(), 409)


def line(campaign_id: str, number: int, act: deeds.Act, mark: str, table_id: str | None) -> Enter:
    """An act as it is kept."""
    record = act.record if isinstance(act, Reigned) else None
    return Enter(campaign_id, number, msgspec.json.encode(act), mark, table_id, record)


def told_of(facts: Facts, acts: int, saved: SavedCampaign, **changes: Any) -> SavedCampaign:
    """What is told in a list of a campaign that stands so."""
    return replace(
        saved,
        changed=facts.last,
        acts=acts,
        king=facts.king,
        houses=tuple([SavedHouse(each.house, each.name, each.since) for each in facts.houses]),
        sittings=len(facts.sittings),
        reigns=len(reigns(facts)),
        held=is_held(facts),
        vacant=facts.vacant,
        arbiter=facts.arbiter,
        saves=tuple([SavedPoint(each.name, each.sittings, each.at) for each in facts.saves]),
        what_if=facts.what_if,
        loaded=facts.loaded,
        over=facts.over,
        rests=facts.rests,
        **changes,
    )


def new_campaign(campaign_id: str, chronicle: Chronicle, device: str, undo: bool = False) -> SavedCampaign:
    """What is kept of a campaign that begins here."""
    facts = chronicle.facts
    bare = SavedCampaign(campaign_id, facts.game, facts.version, device, facts.began, facts.last, undo=undo)
    return told_of(facts, len(chronicle.acts), bare)
