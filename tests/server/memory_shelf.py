"""A shelf in memory, which shows that the seam is one: all that SQLite does for the server, in dicts."""

from __future__ import annotations

import asyncio
import copy
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from regency.kernel.record import Header
from regency.kernel.rules import Outcome
from regency.server import clock
from regency.server.campaign_shelf import (
    LEAD,
    ActLine,
    Chronicled,
    ClearCampaign,
    DeleteCampaign,
    Enter,
    Found,
    FreeHouse,
    HoldHouse,
    IdleCampaign,
    KeepCampaign,
    Leaned,
    LinkHouse,
    OpenCampaign,
    SavedCampaign,
    TakeHouse,
)
from regency.server.saved_table import SavedTable, State
from regency.server.shelf import (
    Act,
    Append,
    Begin,
    Clear,
    Delete,
    Failed,
    Fenced,
    Finish,
    ForgetLinks,
    Free,
    Hold,
    Idle,
    Keep,
    Line,
    Link,
    Log,
    Open,
    Saved,
    Spent,
    Take,
    Taken,
)

TABLE = msgspec.json.Decoder(SavedTable)
Given = TypeVar("Given", bound=Act)


class Kept:
    """All of one table."""

    def __init__(self, table: SavedTable) -> None:
        self.body = msgspec.json.encode(table)  # as text: nobody changes it from outside
        self.host = table.host
        self.open = table.open
        self.header: Header | None = None
        self.state: State = "waiting"
        self.outcome: Outcome | None = None
        self.holders: dict[int, str] = {}
        self.lines: dict[int, Line] = {}
        self.touched = clock.now()
        self.campaign = None if table.sitting is None else table.sitting.campaign


class Realm:
    """All of one campaign but its tables."""

    def __init__(self, campaign: SavedCampaign) -> None:
        self.campaign = campaign
        self.acts: dict[int, Enter] = {}
        self.holders: dict[int, str] = {}
        self.touched = clock.now()


class Content:
    """All of everything, as it is after a write."""

    def __init__(self) -> None:
        self.tables: dict[str, Kept] = {}
        self.links: dict[str, tuple[str, int, int]] = {}
        self.campaigns: dict[str, Realm] = {}
        self.house_links: dict[str, tuple[str, int, int]] = {}
        self.more: list[Any] = []  # what acts of others keep

    def ours(self, table_id: str) -> Kept:
        if table_id not in self.tables:
            raise Fenced
        return self.tables[table_id]

    def void(self, is_void: Callable[[str, int, int], bool]) -> None:
        self.links = {key: link for key, link in self.links.items() if not is_void(*link)}

    def realm(self, campaign_id: str) -> Realm:
        if campaign_id not in self.campaigns:
            raise Fenced
        return self.campaigns[campaign_id]

    def void_houses(self, is_void: Callable[[str, int, int], bool]) -> None:
        self.house_links = {key: link for key, link in self.house_links.items() if not is_void(*link)}

    def tables_in(self, campaign_id: str) -> dict[str, Kept]:
        return {name: kept for name, kept in self.tables.items() if kept.campaign == campaign_id}

    def is_leaned_on(self, campaign_id: str) -> bool:
        mine = self.tables_in(campaign_id)
        return any(
            act.table_id in mine
            for name, realm in self.campaigns.items()
            if name != campaign_id
            for act in realm.acts.values()
        )

    def entries_in(self, campaign_id: str) -> int:
        return sum(len(kept.lines) for kept in self.tables_in(campaign_id).values())

    def delete_campaign(self, campaign_id: str) -> None:
        for name in self.tables_in(campaign_id):
            self.delete(name)
        del self.campaigns[campaign_id]
        self.void_houses(lambda campaign, _, __: campaign == campaign_id)

    def delete(self, table_id: str) -> None:
        self.tables.pop(table_id, None)
        self.void(lambda table, _, __: table == table_id)


DONE: dict[type[Act], Callable[[Content, Any], None]] = {}


def done(kind: type[Given]) -> Callable[[Callable[[Content, Given], None]], None]:
    """How acts of this kind are done."""

    def note(how: Callable[[Content, Given], None]) -> None:
        DONE[kind] = how

    return note


@done(Open)
def _open(all_of_it: Content, act: Open) -> None:
    if act.table.id in all_of_it.tables:
        raise Taken
    if act.table.sitting is not None:
        all_of_it.realm(act.table.sitting.campaign)
    all_of_it.tables[act.table.id] = Kept(act.table)


@done(Keep)
def _keep(all_of_it: Content, act: Keep) -> None:
    kept = all_of_it.ours(act.table.id)
    kept.body, kept.touched = msgspec.json.encode(act.table), clock.now()


@done(Append)
def _append(all_of_it: Content, act: Append) -> None:
    lines = all_of_it.ours(act.table_id).lines
    if act.number in lines:
        raise Taken
    lines[act.number] = Line(act.number, act.body, act.digest, act.key)


@done(Begin)
def _begin(all_of_it: Content, act: Begin) -> None:
    kept = all_of_it.ours(act.table_id)
    if kept.header is not None:
        raise Taken
    kept.header, kept.state, kept.touched = act.header, "playing", clock.now()
    for one in act.log:
        DONE[Append](all_of_it, one)


@done(Finish)
def _finish(all_of_it: Content, act: Finish) -> None:
    kept = all_of_it.ours(act.table_id)
    kept.state, kept.outcome, kept.touched = "finished", act.outcome, clock.now()


@done(Hold)
def _hold(all_of_it: Content, act: Hold) -> None:
    all_of_it.ours(act.table_id).holders[act.seat] = act.device


@done(Free)
def _free(all_of_it: Content, act: Free) -> None:
    if act.table_id in all_of_it.tables:
        all_of_it.tables[act.table_id].holders.pop(act.seat, None)
    all_of_it.void(lambda table, seat, _: (table, seat) == (act.table_id, act.seat))


@done(Link)
def _link(all_of_it: Content, act: Link) -> None:
    all_of_it.ours(act.table_id)
    all_of_it.void(
        lambda table, seat, expires: (table, seat) == (act.table_id, act.seat) or expires < act.now
    )
    if act.key in all_of_it.links:
        raise Taken
    all_of_it.links[act.key] = (act.table_id, act.seat, act.expires)


@done(Take)
def _take(all_of_it: Content, act: Take) -> None:
    table_id, seat, expires = all_of_it.links.pop(act.key, ("", 0, -1))
    if expires < act.now:
        raise Spent
    all_of_it.tables[table_id].holders[seat] = act.device


@done(Delete)
def _delete(all_of_it: Content, act: Delete) -> None:
    kept = all_of_it.tables.get(act.table_id)
    if kept is not None and kept.campaign is None:
        all_of_it.delete(act.table_id)


@done(Clear)
def _clear(all_of_it: Content, act: Clear) -> None:
    kept = all_of_it.tables.get(act.idle.table_id)
    if kept is None or kept.campaign is not None:
        return
    if kept.touched < act.before and len(kept.lines) == act.idle.entries:
        all_of_it.delete(act.idle.table_id)


@done(ForgetLinks)
def _forget_links(all_of_it: Content, act: ForgetLinks) -> None:
    all_of_it.void(lambda _, __, expires: expires < act.now)
    all_of_it.void_houses(lambda _, __, expires: expires < act.now)


# Campaigns


@done(OpenCampaign)
def _open_campaign(all_of_it: Content, act: OpenCampaign) -> None:
    if act.campaign.id in all_of_it.campaigns:
        raise Taken
    all_of_it.campaigns[act.campaign.id] = Realm(act.campaign)


@done(KeepCampaign)
def _keep_campaign(all_of_it: Content, act: KeepCampaign) -> None:
    realm = all_of_it.realm(act.campaign.id)
    realm.campaign, realm.touched = act.campaign, clock.now()


@done(Enter)
def _enter(all_of_it: Content, act: Enter) -> None:
    acts = all_of_it.realm(act.campaign_id).acts
    if act.number in acts:
        raise Taken
    if act.table_id is not None:
        all_of_it.ours(act.table_id)
    acts[act.number] = act


@done(HoldHouse)
def _hold_house(all_of_it: Content, act: HoldHouse) -> None:
    all_of_it.realm(act.campaign_id).holders[act.house] = act.device


@done(FreeHouse)
def _free_house(all_of_it: Content, act: FreeHouse) -> None:
    if act.campaign_id in all_of_it.campaigns:
        all_of_it.campaigns[act.campaign_id].holders.pop(act.house, None)
    all_of_it.void_houses(lambda campaign, house, _: (campaign, house) == (act.campaign_id, act.house))


@done(LinkHouse)
def _link_house(all_of_it: Content, act: LinkHouse) -> None:
    all_of_it.realm(act.campaign_id)
    place = (act.campaign_id, act.house)
    all_of_it.void_houses(lambda campaign, house, expires: (campaign, house) == place or expires < act.now)
    if act.key in all_of_it.house_links:
        raise Taken
    all_of_it.house_links[act.key] = (*place, act.expires)


@done(TakeHouse)
def _take_house(all_of_it: Content, act: TakeHouse) -> None:
    campaign_id, house, expires = all_of_it.house_links.pop(act.key, ("", 0, -1))
    if expires < act.now:
        raise Spent
    realm = all_of_it.campaigns[campaign_id]
    if house == LEAD:
        realm.campaign = msgspec.structs.replace(realm.campaign, host=act.device)
    else:
        realm.holders[house] = act.device


@done(DeleteCampaign)
def _delete_campaign(all_of_it: Content, act: DeleteCampaign) -> None:
    all_of_it.realm(act.campaign_id)
    if all_of_it.is_leaned_on(act.campaign_id):
        raise Leaned
    all_of_it.delete_campaign(act.campaign_id)


@done(ClearCampaign)
def _clear_campaign(all_of_it: Content, act: ClearCampaign) -> None:
    name, acts, entries = act.idle
    realm = all_of_it.campaigns.get(name)
    if realm is None or realm.touched >= act.before or all_of_it.is_leaned_on(name):
        return
    if len(realm.acts) == acts and all_of_it.entries_in(name) == entries:
        all_of_it.delete_campaign(name)


class MemoryShelf:
    """A shelf; what is written is whole or not at all, as a copy takes the place of what was there."""

    def __init__(self) -> None:
        self.content = Content()
        self._closed = False

    async def write(self, *acts: Act) -> None:
        self._must_be_open()
        new = copy.deepcopy(self.content)
        for act in acts:
            DONE[type(act)](new, act)
        self.content = new

    async def table(self, table_id: str) -> Saved | None:
        kept = (await self._tables()).get(table_id)
        if kept is None:
            return None
        holders, entries = dict(kept.holders), len(kept.lines)
        table, last = TABLE.decode(kept.body), last_entry(kept)
        return Saved(table, kept.header, kept.state, kept.outcome, holders, entries, last)

    async def log(self, table_id: str) -> Log | None:
        kept = (await self._tables()).get(table_id)
        if kept is None or kept.header is None:
            return None
        return Log(kept.header, [kept.lines[number] for number in sorted(kept.lines)])

    async def host(self, table_id: str) -> str | None:
        kept = (await self._tables()).get(table_id)
        return None if kept is None else kept.host

    async def holds_seat(self, table_id: str, device: str) -> bool:
        kept = (await self._tables()).get(table_id)
        return kept is not None and device in kept.holders.values()

    async def tables_of(self, device: str, most: int) -> list[tuple[str, State]]:
        mine = [
            (kept.touched, name, kept.state)
            for name, kept in (await self._tables()).items()
            if (kept.host == device or device in kept.holders.values())
            and (kept.campaign is None or kept.state == "playing")
        ]
        return [(name, state) for _, name, state in sorted(mine, key=lambda one: -one[0])[:most]]

    async def open_tables(self, most: int, most_of_one: int) -> list[str]:
        tables = (await self._tables()).items()
        free = [(kept, name) for name, kept in tables if kept.state == "waiting" and kept.open]
        listed: list[str] = []
        of_one: Counter[str] = Counter()
        for kept, name in sorted(free, key=lambda one: -one[0].touched):
            of_one[kept.host] += 1
            if of_one[kept.host] <= most_of_one:
                listed.append(name)
        return listed[:most]

    async def unfinished_of(self, device: str) -> int:
        tables = (await self._tables()).values()
        mine = [kept for kept in tables if kept.host == device and kept.campaign is None]
        return sum(kept.state != "finished" for kept in mine)

    async def imported_of(self, device: str) -> int:
        tables = (await self._tables()).values()
        return sum(kept.host == device and TABLE.decode(kept.body).imported for kept in tables)

    async def running(self) -> list[str]:
        return [name for name, kept in (await self._tables()).items() if kept.state == "playing"]

    async def count(self) -> int:
        return len(await self._tables())

    async def link(self, key: str, now: int) -> tuple[str, int] | None:
        await self._tables()
        table_id, seat, expires = self.content.links.get(key, ("", 0, -1))
        return (table_id, seat) if expires >= now else None

    async def idle(self, before: int) -> list[Idle]:
        return [
            Idle(name, len(kept.lines))
            for name, kept in (await self._tables()).items()
            if kept.campaign is None
            and kept.touched < before
            and (kept.state != "playing" or last_entry(kept) < before)
        ]

    async def campaign(self, campaign_id: str) -> Found | None:
        await self._tables()
        realm = self.content.campaigns.get(campaign_id)
        return None if realm is None else Found(realm.campaign, dict(realm.holders))

    async def chronicle(self, campaign_id: str) -> Chronicled | None:
        found = await self.campaign(campaign_id)
        if found is None:
            return None
        acts = self.content.campaigns[campaign_id].acts
        lines = [acts[number] for number in sorted(acts)]
        return Chronicled(found, [ActLine(act.number, act.body, act.mark, act.table_id) for act in lines])

    async def campaigns_of(self, device: str, most: int) -> list[Found]:
        await self._tables()
        mine = [
            (realm.touched, Found(realm.campaign, dict(realm.holders)))
            for realm in self.content.campaigns.values()
            if realm.campaign.host == device or device in realm.holders.values()
        ]
        return [found for _, found in sorted(mine, key=lambda one: -one[0])[:most]]

    async def leader(self, campaign_id: str) -> str | None:
        await self._tables()
        realm = self.content.campaigns.get(campaign_id)
        return None if realm is None else realm.campaign.host

    async def led_by(self, device: str) -> int:
        await self._tables()
        return sum(realm.campaign.host == device for realm in self.content.campaigns.values())

    async def house_link(self, key: str, now: int) -> tuple[str, int] | None:
        await self._tables()
        campaign_id, house, expires = self.content.house_links.get(key, ("", 0, -1))
        return (campaign_id, house) if expires >= now else None

    async def reigns_of(self, record: str) -> list[str]:
        await self._tables()
        campaigns = self.content.campaigns.items()
        return [name for name, realm in campaigns if any(a.record == record for a in realm.acts.values())]

    async def idle_campaigns(self, before: int) -> list[IdleCampaign]:
        await self._tables()
        content = self.content
        return [
            IdleCampaign(name, len(realm.acts), content.entries_in(name))
            for name, realm in content.campaigns.items()
            if realm.touched < before
            and not content.is_leaned_on(name)
            and all(
                last_entry(kept) < before
                for kept in content.tables_in(name).values()
                if kept.state == "playing"
            )
        ]

    async def works(self) -> None:
        self._must_be_open()

    async def close(self) -> None:
        self._closed = True

    async def _tables(self) -> dict[str, Kept]:
        """As they are a moment later, as with any shelf that is elsewhere."""
        await asyncio.sleep(0)
        self._must_be_open()
        return self.content.tables

    def _must_be_open(self) -> None:
        if self._closed:
            raise Failed


def last_entry(kept: Kept) -> int:
    last = kept.lines[max(kept.lines)].body if kept.lines else b'{"at":0}'
    try:
        return int(msgspec.json.decode(last)["at"])
    except msgspec.MsgspecError:  # of one that makes no sense nobody knows
        return 0
