"""Campaigns in SQL: which statements each act is, and how they are read."""

from __future__ import annotations

import sqlite3
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from . import clock
from .campaign_shelf import (
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
from .entry_stamps import NONSENSE, stamp
from .shelf import Fenced, Garbled, Spent
from .sqlite_acts import Statement, written

T = TypeVar("T")
Rows = list[tuple[Any, ...]]
CAMPAIGN: Final = msgspec.json.Decoder(SavedCampaign)

NEW: Final = "INSERT INTO campaigns (id, game, host, body, touched) VALUES (?, ?, ?, ?, ?)"
KEPT: Final = "UPDATE campaigns SET host = ?, body = ?, touched = ? WHERE id = ?"
ACT: Final = "INSERT INTO acts (campaign_id, number, body, mark, table_id, record) VALUES (?, ?, ?, ?, ?, ?)"
HOUSE: Final = "INSERT OR REPLACE INTO houses (campaign_id, house, device) VALUES (?, ?, ?)"
NO_HOUSE: Final = "DELETE FROM houses WHERE campaign_id = ? AND house = ?"
NO_LINK: Final = "DELETE FROM house_moves WHERE campaign_id = ? AND house = ? OR expires < ?"
LINK: Final = "INSERT INTO house_moves (token, campaign_id, house, expires) VALUES (?, ?, ?, ?)"
SPENT: Final = "DELETE FROM house_moves WHERE token = ? AND expires >= ?"
TAKEN: Final = (
    "INSERT OR REPLACE INTO houses (campaign_id, house, device)"
    f" SELECT campaign_id, house, ? FROM house_moves WHERE token = ? AND expires >= ? AND house != {LEAD}"
)
LED: Final = (
    "UPDATE campaigns SET host = ?1 WHERE id = (SELECT campaign_id FROM house_moves"
    f" WHERE token = ?2 AND expires >= ?3 AND house = {LEAD})"
)
LEANS: Final = (
    "EXISTS (SELECT 1 FROM tables t JOIN acts a ON a.table_id = t.id"
    " WHERE t.campaign = campaigns.id AND a.campaign_id != campaigns.id)"
)
ENTRIES: Final = (
    "(SELECT count(*) FROM entries e JOIN tables t ON e.table_id = t.id WHERE t.campaign = campaigns.id)"
)
ACTS: Final = "(SELECT count(*) FROM acts WHERE campaign_id = campaigns.id)"
DELETED: Final = f"DELETE FROM campaigns WHERE NOT {LEANS} AND id = ?"
CLEARED: Final = (
    f"DELETE FROM campaigns WHERE id = ? AND touched < ? AND NOT {LEANS} AND {ACTS} = ? AND {ENTRIES} = ?"
)
FOUND: Final = "SELECT id, host, body FROM campaigns WHERE id = ?"
HOLDERS: Final = "SELECT house, device FROM houses WHERE campaign_id = ?"
LINES: Final = "SELECT number, body, mark, table_id FROM acts WHERE campaign_id = ? ORDER BY number"
MINE: Final = (
    "SELECT id FROM campaigns WHERE host = ?1 UNION SELECT campaign_id FROM houses WHERE device = ?1"
)
CAMPAIGNS_OF: Final = (
    f"SELECT id, host, body FROM campaigns WHERE id IN ({MINE}) ORDER BY touched DESC LIMIT ?2"
)
HOLDERS_OF: Final = f"SELECT campaign_id, house, device FROM houses WHERE campaign_id IN ({MINE})"
LED_BY: Final = "SELECT count(*) FROM campaigns WHERE host = ?"
HOUSE_LINK: Final = "SELECT campaign_id, house FROM house_moves WHERE token = ? AND expires >= ?"
REIGNS_OF: Final = "SELECT DISTINCT campaign_id FROM acts WHERE record = ?"
IDLE: Final = (
    f"SELECT id, {ACTS}, {ENTRIES}, (SELECT e.body FROM tables t JOIN entries e ON e.table_id = t.id"
    " WHERE t.campaign = campaigns.id AND t.state = 'playing' ORDER BY e.number DESC LIMIT 1)"
    f" FROM campaigns WHERE touched < ? AND NOT {LEANS}"
)


# Writing


@written(OpenCampaign)
def open_campaign(act: OpenCampaign) -> tuple[Statement]:
    new = act.campaign
    return (Statement(NEW, (new.id, new.game, new.host, msgspec.json.encode(new), clock.now())),)


@written(KeepCampaign)
def keep_campaign(act: KeepCampaign) -> tuple[Statement]:
    kept = act.campaign
    return (Statement(KEPT, (kept.host, msgspec.json.encode(kept), clock.now(), kept.id), Fenced),)


@written(Enter)
def enter(act: Enter) -> tuple[Statement]:
    row = (act.campaign_id, act.number, act.body, act.mark, act.table_id, act.record)
    return (Statement(ACT, row),)


@written(HoldHouse)
def hold_house(act: HoldHouse) -> tuple[Statement]:
    return (Statement(HOUSE, (act.campaign_id, act.house, act.device)),)


@written(FreeHouse)
def free_house(act: FreeHouse) -> tuple[Statement, Statement]:
    place = (act.campaign_id, act.house)
    return (
        Statement(NO_HOUSE, place),
        Statement("DELETE FROM house_moves WHERE campaign_id = ? AND house = ?", place),
    )


@written(LinkHouse)
def link_house(act: LinkHouse) -> tuple[Statement, Statement]:
    return (
        Statement(NO_LINK, (act.campaign_id, act.house, act.now)),
        Statement(LINK, (act.key, act.campaign_id, act.house, act.expires)),
    )


@written(TakeHouse)
def take_house(act: TakeHouse) -> list[Statement]:
    given = (act.device, act.key, act.now)
    return [Statement(TAKEN, given), Statement(LED, given), Statement(SPENT, given[1:], Spent)]


@written(DeleteCampaign)
def delete_campaign(act: DeleteCampaign) -> tuple[Statement]:
    return (Statement(DELETED, (act.campaign_id,), Leaned),)


@written(ClearCampaign)
def clear_campaign(act: ClearCampaign) -> tuple[Statement]:
    idle = act.idle
    return (Statement(CLEARED, (idle.campaign_id, act.before, idle.acts, idle.entries)),)


# Reading


class SqliteCampaigns:
    """The half of a shelf that reads campaigns."""

    @abstractmethod
    async def _read(self, look: Callable[[sqlite3.Connection], T]) -> T:
        """In another thread, all of one moment."""

    @abstractmethod
    async def _rows(self, sql: str, *values: Any) -> Rows:
        """All rows of one statement."""

    async def campaign(self, campaign_id: str) -> Found | None:
        return await self._read(lambda database: look_up(database, campaign_id))

    async def chronicle(self, campaign_id: str) -> Chronicled | None:
        def look(database: sqlite3.Connection) -> Chronicled | None:
            found = look_up(database, campaign_id)
            lines = database.execute(LINES, (campaign_id,)).fetchall()
            return None if found is None else Chronicled(found, act_lines(lines))

        return await self._read(look)

    async def campaigns_of(self, device: str, most: int) -> list[Found]:
        def look(database: sqlite3.Connection) -> list[Found]:
            holders: dict[str, dict[int, str]] = {}
            for campaign_id, house, holder in database.execute(HOLDERS_OF, (device,)).fetchall():
                holders.setdefault(campaign_id, {})[house] = holder
            rows = database.execute(CAMPAIGNS_OF, (device, most)).fetchall()
            return [each for row in rows if (each := readable(row, holders.get(row[0], {}))) is not None]

        return await self._read(look)

    async def leader(self, campaign_id: str) -> str | None:
        rows = await self._rows("SELECT host FROM campaigns WHERE id = ?", campaign_id)
        return rows[0][0] if rows else None

    async def led_by(self, device: str) -> int:
        return int((await self._rows(LED_BY, device))[0][0])

    async def house_link(self, key: str, now: int) -> tuple[str, int] | None:
        found = await self._rows(HOUSE_LINK, key, now)
        return (found[0][0], found[0][1]) if found else None

    async def reigns_of(self, record: str) -> Sequence[str]:
        return [campaign_id for (campaign_id,) in await self._rows(REIGNS_OF, record)]

    async def idle_campaigns(self, before: int) -> list[IdleCampaign]:
        return [
            IdleCampaign(campaign_id, acts, entries)
            for campaign_id, acts, entries, last in await self._rows(IDLE, before)
            if last is None or stamp(last) < before
        ]


def look_up(database: sqlite3.Connection, campaign_id: str) -> Found | None:
    """A campaign from its row and those of its houses."""
    rows = database.execute(FOUND, (campaign_id,)).fetchall()
    holders = database.execute(HOLDERS, (campaign_id,)).fetchall()
    return found(rows[0], dict(holders)) if rows else None


def found(row: tuple[Any, ...], holders: dict[int, str]) -> Found:
    """A campaign from its row; Garbled where it makes no sense. Who leads it is told by its own column."""
    _, host, body = row
    try:
        campaign = CAMPAIGN.decode(body)
    except NONSENSE:
        raise Garbled from None
    return Found(msgspec.structs.replace(campaign, host=host), holders)


def readable(row: tuple[Any, ...], holders: dict[int, str]) -> Found | None:
    try:
        return found(row, holders)
    except Garbled:  # the others are listed
        return None


def act_lines(rows: Rows) -> list[ActLine]:
    """Acts from their rows; Garbled where they make no sense."""
    if not all(type(body) is bytes and type(mark) is str for _, body, mark, _ in rows):
        raise Garbled
    return [ActLine(*row) for row in rows]
