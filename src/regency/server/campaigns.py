"""All the campaigns of this server: begun, found, read, branched, brought along and deleted."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from regency import games
from regency.kernel import campaign_file, chain
from regency.kernel import options as rule_options
from regency.kernel import record as records
from regency.kernel.acts import BrokenOff, Extended, Reigned
from regency.kernel.campaign import saga_of
from regency.kernel.campaign_file import act_decoder
from regency.kernel.campaign_reasons import BadCampaign, CampaignOfUnknownGame, SittingHeld, StillSealed
from regency.kernel.chronicle import Chronicle, record_mark
from regency.kernel.errors import Trouble
from regency.kernel.record import Record
from regency.kernel.rules import AnyRules

from . import campaign_pages, clock
from .campaign_messages import BeginCampaign, CampaignInfo, Campaigns
from .campaign_pages import Shown
from .campaign_refusals import told
from .campaign_shelf import ActLine, Chronicled, DeleteCampaign, Enter, Found, HoldHouse, OpenCampaign
from .court import Court, line, new_campaign
from .messages import Pages, PageText
from .past_matches import NotPlayable, decoded
from .reasons import (
    CampaignHostOnly,
    CampaignSpoilt,
    Denied,
    NoSuchCampaign,
    NotInCampaign,
    TooManyCampaigns,
    UnknownText,
)
from .replays import complain
from .shelf import Act, Garbled, Shelf, Spent
from .texts import LANGUAGES, MOST_PAGES
from .work_threads import WorkThreads

CAMPAIGNS_A_DEVICE: Final = 100  # that it leads
LISTED: Final = 1_000
IN_MEMORY: Final = 50  # campaigns that are kept folded
WRONG: Final = (ValueError, TypeError, LookupError, ArithmeticError, AssertionError, RecursionError)
BROKEN: Final = (Trouble, msgspec.MsgspecError, *WRONG)


class AllCampaigns:
    """One a process."""

    def __init__(self, shelf: Shelf, threads: WorkThreads) -> None:
        self.shelf = shelf
        self._threads = threads
        self._alive: WeakValueDictionary[str, Court] = WeakValueDictionary()  # never two of one campaign
        self._kept: OrderedDict[str, Court] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Court]] = {}
        self._shown: OrderedDict[str, Shown] = OrderedDict()
        self._importing = asyncio.Lock()

    # Finding

    async def court(self, campaign_id: str) -> Court:
        """A campaign by its link; one that is not in memory is folded in a thread."""
        court = self._alive.get(campaign_id)
        if court is None or court.is_old:
            court = await self._load(campaign_id)
        self._keep(court)
        return court

    @asynccontextmanager
    async def at(self, campaign_id: str) -> AsyncIterator[Court]:
        """The same; what is refused there has a status."""
        with told():
            yield await self.court(campaign_id)

    def _keep(self, court: Court) -> None:
        campaign_id = court.saved.id
        self._kept[campaign_id] = court
        self._kept.move_to_end(campaign_id)
        if len(self._kept) > IN_MEMORY:
            oldest, _ = self._kept.popitem(last=False)
            self._shown.pop(oldest, None)

    async def _load(self, campaign_id: str) -> Court:
        task = self._loading.get(campaign_id)
        if task is None:
            task = self._loading[campaign_id] = asyncio.create_task(self._read(campaign_id))
            task.add_done_callback(lambda _: self._loading.pop(campaign_id, None))
        try:
            court = await asyncio.shield(task)
        finally:
            del task  # a refusal knows where it was raised, and the task the refusal
        known = self._alive.get(campaign_id)
        if known is None or known.is_old:
            self._alive[campaign_id] = known = court
        return known

    async def _read(self, campaign_id: str) -> Court:
        try:
            kept = await self.shelf.chronicle(campaign_id)
        except Garbled:
            raise Denied(CampaignSpoilt(), 409) from None
        if kept is None:
            raise Denied(NoSuchCampaign(), 404)
        other = campaign_pages.other_rules(kept.found.campaign)
        if other is not None:
            raise NotPlayable(other)
        rules = games.load(kept.found.campaign.game)
        chronicle = await self._threads.campaigns(folded, rules, kept)
        ended = ended_at(chronicle, kept.lines)
        return self._court(rules, kept.found, chronicle, ended)

    def _court(self, rules: AnyRules, found: Found, chronicle: Chronicle, ended: list[str | None]) -> Court:
        saved, holders = found
        return Court(rules, saved, chronicle, holders, ended, self.shelf.write, self._threads.campaigns)

    async def _found(self, campaign_id: str) -> Found:
        """A campaign without its acts."""
        try:
            found = await self.shelf.campaign(campaign_id)
        except Garbled:
            raise Denied(CampaignSpoilt(), 409) from None
        if found is None:
            raise Denied(NoSuchCampaign(), 404)
        return found

    async def is_over(self, campaign_id: str) -> bool:
        """Whether its records are open."""
        return (await self._found(campaign_id)).campaign.over

    # Looking

    async def mine(self, device: str) -> Campaigns:
        """The campaigns of a device, none of which is folded for that."""
        found = await self.shelf.campaigns_of(device, LISTED)
        return Campaigns(tuple([campaign_pages.info(*one, device) for one in found]))

    async def info(self, campaign_id: str, device: str) -> CampaignInfo:
        """A campaign at a glance, which need not be folded for that either."""
        court = self._alive.get(campaign_id)
        if court is not None and not court.is_old:
            return self.told(court, device)
        return campaign_pages.info(*await self._found(campaign_id), device)

    def told(self, court: Court, device: str) -> CampaignInfo:
        """A campaign as it stands in memory."""
        return campaign_pages.info(court.saved, court.holders, device)

    async def chronicle(self, campaign_id: str) -> bytes:
        """Everything open, as JSON."""
        return (await self._show(await self.court(campaign_id))).body

    async def _show(self, court: Court) -> Shown:
        """Made once an act: whoever asks meanwhile is told the same."""
        found = self._shown.get(court.saved.id)
        if found is None or found.acts != court.saved.acts:
            tables = campaign_pages.tables_of(court.campaign.facts, court.ended, court.saved.table)
            given = (court.rules, court.campaign, court.saved.acts, tables)
            found = self._shown[court.saved.id] = await self._threads.campaigns(campaign_pages.shown, *given)
        return found

    async def pages(self, campaign_id: str, language: str, keys: list[str]) -> Pages:
        """Of these pages those that may be read."""
        if language not in LANGUAGES:
            raise Denied(UnknownText(), 404)
        court = await self.court(campaign_id)
        allowed = (await self._show(court)).keys
        wanted = [key for key in keys[:MOST_PAGES] if key in allowed]
        return await self._threads.campaigns(read_pages, court, wanted, language)

    # Beginning

    async def begin(self, wish: BeginCampaign, device: str) -> CampaignInfo:
        """A new campaign; its id is the link."""
        rules = games.load(wish.game)
        await self._must_have_room(device)
        with told():
            chronicle = await self._threads.campaigns(begun, rules, wish)
        return await self._opened(chronicle, device, undo=wish.undo)

    async def _must_have_room(self, device: str) -> None:
        if await self.shelf.led_by(device) >= CAMPAIGNS_A_DEVICE:
            raise Denied(TooManyCampaigns(CAMPAIGNS_A_DEVICE), 429)

    async def _opened(
        self,
        chronicle: Chronicle,
        device: str,
        *,
        undo: bool = False,
        tables: dict[int, str | None] | None = None,
        holders: dict[int, str] | None = None,
    ) -> CampaignInfo:
        """A campaign with all the acts that it begins with, written as one."""
        saved = new_campaign(secrets.token_urlsafe(16), chronicle, device, undo)
        tables, holders = tables or {}, holders or {}
        lines: list[Act] = [
            line(saved.id, number, act, mark, tables.get(number))
            for number, (act, mark) in enumerate(zip(chronicle.acts, chronicle.marks, strict=True), 1)
        ]
        held = [HoldHouse(saved.id, house, holder) for house, holder in holders.items()]
        await self.shelf.write(OpenCampaign(saved), *lines, *held)
        ended = ended_at(chronicle, [lined(each) for each in lines if isinstance(each, Enter)])
        court = self._court(chronicle.rules, Found(saved, holders), chronicle, ended)
        self._alive[saved.id] = court
        self._keep(court)
        return self.told(court, device)

    async def branch(self, campaign_id: str, device: str, name: str) -> CampaignInfo:
        """Another campaign from a save point of this one, for the same devices."""
        async with self.at(campaign_id) as court, court.turn() as chronicle:
            court.must_lead(device)
            await self._must_have_room(device)
            other = await self._threads.campaigns(
                chronicle.branch, name, max(clock.now(), chronicle.facts.last)
            )
            kept = await self.shelf.chronicle(campaign_id)
            if kept is None:
                raise Denied(NoSuchCampaign(), 404)
            tables = {each.number: each.table_id for each in kept.lines if each.number < len(other.acts)}
            joined = {each.house for each in other.facts.houses}
            holders = {house: holder for house, holder in court.holders.items() if house in joined}
            undo = court.saved.undo
            return await self._opened(other, device, undo=undo, tables=tables, holders=holders)

    async def extend(self, campaign_id: str, device: str) -> CampaignInfo:
        """What the installed story has more."""
        async with self.at(campaign_id) as court, court.turn() as chronicle:
            court.must_lead(device)
            content = chronicle.campaign.sealed.value.content
            more = await self._threads.campaigns(installed, court.rules, content)
            await court.do(court.begins(Extended, more))
            return self.told(court, device)

    async def take(self, device: str, key: str) -> CampaignInfo:
        """Use a link to a house, or to leading a campaign."""
        found = await self.shelf.house_link(key, clock.now())
        if found is None:
            raise Spent
        campaign_id, house = found
        async with self.at(campaign_id) as court:
            await court.take(device, house, key)
            return self.told(court, device)

    async def delete(self, campaign_id: str, device: str) -> None:
        """With all its tables; one that cannot be read too."""
        try:
            court = await self.court(campaign_id)
        except (NotPlayable, Denied) as trouble:
            if not isinstance(trouble, NotPlayable) and not isinstance(trouble.reason, CampaignSpoilt):
                raise
            await self._delete_unread(campaign_id, device)
        else:
            with told():
                await court.delete(device)
        self._forget(campaign_id)

    async def _delete_unread(self, campaign_id: str, device: str) -> None:
        if await self.shelf.leader(campaign_id) != device:
            raise Denied(CampaignHostOnly(), 403)
        with told():
            await self.shelf.write(DeleteCampaign(campaign_id))

    def _forget(self, campaign_id: str) -> None:
        self._alive.pop(campaign_id, None)
        self._kept.pop(campaign_id, None)
        self._shown.pop(campaign_id, None)

    # Files

    async def file(self, campaign_id: str, device: str) -> bytes:
        """The campaign as a file, between two sittings; one of other rules too, as it was written."""
        try:
            court = await self.court(campaign_id)
        except NotPlayable:
            return await self._file_as_written(campaign_id, device)
        with told():
            async with court.turn() as chronicle:
                court.must_take_part(device)
                return await self._threads.campaigns(campaign_file.to_file, chronicle)

    async def _file_as_written(self, campaign_id: str, device: str) -> bytes:
        kept = await self.shelf.chronicle(campaign_id)
        if kept is None:
            raise Denied(NoSuchCampaign(), 404)
        campaign, holders = kept.found
        if campaign.host != device and device not in holders.values():
            raise Denied(NotInCampaign(), 403)
        if campaign.held:
            raise Denied(SittingHeld(), 409)
        written = [(each.body, each.mark) for each in kept.lines]
        return await self._threads.campaigns(campaign_file.as_written, campaign.game, written)

    async def bring(self, data: bytes, device: str) -> CampaignInfo:
        """A file becomes a campaign; one is checked at a time."""
        await self._must_have_room(device)
        async with self._importing:
            chronicle = await self._threads.over(brought, data)
        return await self._opened(chronicle, device)

    async def archive(self, campaign_id: str) -> bytes:
        """All acts and all records, once it is over."""
        async with self.at(campaign_id) as court, court.turn() as chronicle:
            if not chronicle.facts.over:
                raise Denied(StillSealed(), 409)
            reigned = [
                isinstance(act, Reigned) for act in chronicle.acts if isinstance(act, Reigned | BrokenOff)
            ]
            tables = [table for table, has in zip(court.ended, reigned, strict=True) if has]
        kept: dict[int, Record] = {}
        for reign, table_id in enumerate(tables, 1):
            if table_id is not None:
                kept[reign] = await self._record(table_id)
        return await self._threads.over(chain.archive, chronicle, kept)

    async def _record(self, table_id: str) -> Record:
        saved, log = await self.shelf.table(table_id), await self.shelf.log(table_id)
        if saved is None or log is None:
            raise Denied(CampaignSpoilt(), 409)
        entries = await self._threads.over(decoded, log.lines)
        return Record(log.header, tuple(entries), saved.outcome)

    async def must_be_open(self, data: bytes) -> None:
        """StillSealed where this is the record of a reign whose campaign is not over."""
        for mark in await self._threads.over(marks_of, data):
            found = [await self.shelf.campaign(each) for each in await self.shelf.reigns_of(mark)]
            states = [one.campaign.over for one in found if one is not None]
            if states and not any(states):
                raise Denied(StillSealed(), 409)


# In threads


def folded(rules: AnyRules, kept: Chronicled) -> Chronicle:
    """The chronicle of acts as they are kept; CampaignSpoilt where they make no sense."""
    decoder = act_decoder(rules)
    if [each.number for each in kept.lines] != list(range(1, len(kept.lines) + 1)) or not kept.lines:
        raise Denied(CampaignSpoilt(), 409)
    try:
        chronicle = Chronicle.fold(rules, [decoder.decode(each.body) for each in kept.lines])
    except BROKEN as error:
        complain(type(error).__name__)
        raise Denied(CampaignSpoilt(), 409) from None
    if chronicle.marks != [each.mark for each in kept.lines]:
        raise Denied(CampaignSpoilt(), 409)
    return chronicle


def ended_at(chronicle: Chronicle, lines: list[ActLine]) -> list[str | None]:
    """The table of each sitting that has ended."""
    pairs = zip(chronicle.acts, lines, strict=True)
    return [each.table_id for act, each in pairs if isinstance(act, Reigned | BrokenOff)]


def lined(act: Enter) -> ActLine:
    return ActLine(act.number, act.body, act.mark, act.table_id)


def begun(rules: AnyRules, wish: BeginCampaign) -> Chronicle:
    """A campaign before its first sitting."""
    saga = saga_of(rules)
    options = rule_options.parse(rules.options, wish.options)
    content = saga.story(wish.story or saga.stories()[0])
    return Chronicle.begin(rules, content, options, wish.king, clock.now())


def installed(rules: AnyRules, content: Any) -> Any:
    """The story of a campaign as it is installed here."""
    saga = saga_of(rules)
    return saga.story(saga.story_of(content))


def brought(data: bytes) -> Chronicle:
    """The campaign that a file tells of."""
    title = campaign_file.title_of(data)
    if title.game not in games.NAMES:
        raise BadCampaign(CampaignOfUnknownGame(title.game))
    return campaign_file.from_file(games.load(title.game), data)


def read_pages(court: Court, keys: list[str], language: str) -> Pages:
    """The texts of pages that may be read."""
    saga, realm = saga_of(court.rules), court.campaign.realm
    found = {key: saga.page(realm, key, language) for key in keys}
    return Pages({key: PageText(page.title, page.text) for key, page in found.items() if page is not None})


def marks_of(data: bytes) -> list[str]:
    """The digest of a record, by which an act would know it."""
    try:
        rules = games.load(records.header_of(data).game)
        if rules.saga is None:
            return []
        return [record_mark(records.parse(rules, data)[0])]
    except Trouble:  # whoever reads it is told
        return []
