"""What belongs to a campaign and its tables at once: beginning a sitting, breaking it off, deleting all."""

from __future__ import annotations

import secrets

from regency.kernel.campaign_reasons import NoSitting
from regency.kernel.errors import BadRecord

from . import sittings
from .campaign_messages import BeginSitting, CampaignInfo
from .messages import TableInfo
from .past_matches import NotPlayable
from .reasons import Denied
from .shelf import Finish, Garbled
from .tables import AllTables


async def begin_sitting(tables: AllTables, campaign_id: str, device: str, wish: BeginSitting) -> TableInfo:
    """A table where the match of a sitting has begun."""
    table_id = secrets.token_urlsafe(16)
    async with tables.campaigns.at(campaign_id) as court:
        await sittings.begin(court, device, wish, table_id)
    room = await tables.room(table_id)
    tables.moved(room)
    return room.info(device)


async def break_off(tables: AllTables, campaign_id: str, device: str) -> CampaignInfo:
    """The sitting that is held ends and leaves nothing, even at a table that cannot be read."""
    async with tables.campaigns.at(campaign_id) as court:
        court.must_lead(device)
        table_id = court.saved.table
        if table_id is None:
            raise Denied(NoSitting(), 409)
        try:
            room = await tables.room(table_id)
        except (BadRecord, Garbled, NotPlayable):
            await court.break_off(Finish(table_id, None))
        else:
            await room.break_off()
        return tables.campaigns.told(court, device)


async def delete(tables: AllTables, campaign_id: str, device: str) -> None:
    """A campaign, and its tables with it."""
    await tables.campaigns.delete(campaign_id, device)
    for room in tables.rooms_of(campaign_id):
        room.deleted = True
        tables.drop(room)
