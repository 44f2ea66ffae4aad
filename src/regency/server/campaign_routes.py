"""The requests about campaigns."""

from __future__ import annotations

import secrets
from typing import Any, Final

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from regency.kernel.acts import Crowned, Joined, Preferred, Saved
from regency.kernel.campaign_reasons import NoKingWanted
from regency.kernel.names import named

from . import campaign_tables
from .campaign_messages import (
    AllowUndo,
    BeginCampaign,
    BeginSitting,
    CampaignInfo,
    Campaigns,
    ChronicleInfo,
    CrownKing,
    JoinCampaign,
    OneHouse,
    SavePoint,
)
from .campaign_shelf import LEAD, HoldHouse
from .campaigns import AllCampaigns
from .connections import AnyRequest, device_of, tables_of
from .error_responses import refusals
from .messages import Pages, SeatLink, TableInfo
from .reasons import Denied
from .record_imports import MOST_BYTES
from .routes import brought
from .saved_table import DAY
from .tables import hashed

LINK_LASTS: Final = DAY
CHANGES: Final[dict[str, Any]] = {"responses": refusals(403, 409, 413, 415), "status_code": 200}
ASKS: Final[dict[str, Any]] = {"responses": refusals(403, 409, 415), "status_code": 200}
FILE: Final = "application/x-ndjson"
NEVER_SHOWN: Final = ResponseSpec(ChronicleInfo, generate_examples=False, description="Everything open")


def campaigns_of(request: AnyRequest) -> AllCampaigns:
    return tables_of(request).campaigns


# Looking


@get("/api/campaigns", responses=refusals())
async def list_campaigns(request: AnyRequest) -> Campaigns:
    """The device's campaigns."""
    return await campaigns_of(request).mine(device_of(request))


@get("/api/campaigns/{campaign_id:str}", responses=refusals(409))
async def get_campaign(request: AnyRequest, campaign_id: FromPath[str]) -> CampaignInfo:
    """A campaign by its link."""
    return await campaigns_of(request).info(campaign_id, device_of(request))


@get(
    "/api/campaigns/{campaign_id:str}/chronicle",
    responses=refusals(409) | {200: NEVER_SHOWN},
    media_type="application/json",
)
async def get_chronicle(request: AnyRequest, campaign_id: FromPath[str]) -> Response[bytes]:
    """Everything open of a campaign."""
    return Response(await campaigns_of(request).chronicle(campaign_id), media_type="application/json")


@get("/api/campaigns/{campaign_id:str}/pages/{language:str}", responses=refusals(409))
async def get_campaign_pages(
    request: AnyRequest, campaign_id: FromPath[str], language: FromPath[str], keys: FromQuery[str] = ""
) -> Pages:
    """Of these pages, their keys with commas between them, those that may be read now."""
    return await campaigns_of(request).pages(campaign_id, language, keys.split(","))


# Beginning, and who takes part


@post("/api/campaigns", responses=refusals(409, 413, 415))
async def begin_campaign(request: AnyRequest, data: JSONBody[BeginCampaign]) -> CampaignInfo:
    """A new campaign."""
    return await campaigns_of(request).begin(data, device_of(request))


@post("/api/campaigns/{campaign_id:str}/join", **CHANGES)
async def join_campaign(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[JoinCampaign]
) -> CampaignInfo:
    """Take a house that nobody plays."""
    campaigns, device = campaigns_of(request), device_of(request)
    async with campaigns.at(campaign_id) as court, court.turn():
        if data.free:
            court.must_lead(device)
        act = court.begins(Joined, data.house, named(data.name))
        held = [] if data.free else [HoldHouse(campaign_id, data.house, device)]
        await court.do(act, *held)
        if not data.free:
            court.holders[data.house] = device
        return campaigns.told(court, device)


@post("/api/campaigns/{campaign_id:str}/claim", **CHANGES)
async def claim_house(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[OneHouse]
) -> CampaignInfo:
    """Take a house that no device holds."""
    campaigns, device = campaigns_of(request), device_of(request)
    async with campaigns.at(campaign_id) as court:
        await court.claim(device, data.house)
        return campaigns.told(court, device)


@post("/api/campaigns/{campaign_id:str}/release", **CHANGES)
async def release_house(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[OneHouse]
) -> CampaignInfo:
    """No device holds the house any more."""
    campaigns, device = campaigns_of(request), device_of(request)
    async with campaigns.at(campaign_id) as court:
        await court.release(device, data.house)
        return campaigns.told(court, device)


@post("/api/campaigns/{campaign_id:str}/move", **CHANGES)
async def move_house(request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[OneHouse]) -> SeatLink:
    """A link that takes a house to another device."""
    return await linked(request, campaign_id, data.house)


@post("/api/campaigns/{campaign_id:str}/hand-over", **ASKS)
async def hand_over(request: AnyRequest, campaign_id: FromPath[str]) -> SeatLink:
    """A link that makes another device the one that leads the campaign."""
    return await linked(request, campaign_id, LEAD)


async def linked(request: AnyRequest, campaign_id: str, house: int) -> SeatLink:
    token = secrets.token_urlsafe(24)
    async with campaigns_of(request).at(campaign_id) as court:
        return await court.link(device_of(request), house, token, hashed(token), LINK_LASTS)


@post("/api/take-house/{token:str}", responses=refusals(403, 409, 410, 415), status_code=200)
async def take_house(request: AnyRequest, token: FromPath[str]) -> CampaignInfo:
    """Use such a link."""
    return await campaigns_of(request).take(device_of(request), hashed(token))


# Sittings


@post("/api/campaigns/{campaign_id:str}/sit", responses=refusals(403, 409, 413, 415))
async def begin_sitting(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[BeginSitting]
) -> TableInfo:
    """Houses sit down, and their match begins."""
    return await campaign_tables.begin_sitting(tables_of(request), campaign_id, device_of(request), data)


@post("/api/campaigns/{campaign_id:str}/break-off", **ASKS)
async def break_off(request: AnyRequest, campaign_id: FromPath[str]) -> CampaignInfo:
    """The sitting leaves nothing."""
    return await campaign_tables.break_off(tables_of(request), campaign_id, device_of(request))


@post("/api/campaigns/{campaign_id:str}/prefer", **CHANGES)
async def prefer_house(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[OneHouse]
) -> CampaignInfo:
    """Of several who have won, the one that names the king."""
    campaigns, device = campaigns_of(request), device_of(request)
    async with campaigns.at(campaign_id) as court, court.turn() as chronicle:
        facts = chronicle.facts
        if not facts.vacant:
            raise Denied(NoKingWanted(), 409)
        court.must_answer_for(device, facts.vacant if facts.arbiter < 0 else (facts.arbiter,))
        await court.do(court.ends_with(Preferred, data.house))
        return campaigns.told(court, device)


@post("/api/campaigns/{campaign_id:str}/crown", **CHANGES)
async def crown_king(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[CrownKing]
) -> CampaignInfo:
    """Whoever has won names the next king."""
    campaigns, device = campaigns_of(request), device_of(request)
    async with campaigns.at(campaign_id) as court, court.turn():
        court.must_be_played(data.house)
        court.must_answer_for(device, (data.house,))
        await court.do(court.ends_with(Crowned, data.house, named(data.king)))
        return campaigns.told(court, device)


# Save points, and the whole campaign


@post("/api/campaigns/{campaign_id:str}/save", **CHANGES)
async def save_point(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[SavePoint]
) -> CampaignInfo:
    """A save point under a name."""
    campaigns, device = campaigns_of(request), device_of(request)
    async with campaigns.at(campaign_id) as court, court.turn():
        court.must_lead(device)
        await court.do(court.begins(Saved, named(data.name)))
        return campaigns.told(court, device)


@post("/api/campaigns/{campaign_id:str}/branch", responses=refusals(403, 409, 413, 415))
async def branch_campaign(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[SavePoint]
) -> CampaignInfo:
    """Another campaign from a save point of this one."""
    return await campaigns_of(request).branch(campaign_id, device_of(request), data.name)


@post("/api/campaigns/{campaign_id:str}/undo", **CHANGES)
async def allow_undo(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[AllowUndo]
) -> CampaignInfo:
    """Whether what was seen can be taken back by consent."""
    campaigns, device = campaigns_of(request), device_of(request)
    async with campaigns.at(campaign_id) as court:
        await court.allow_undo(device, data.allowed)
        return campaigns.told(court, device)


@post("/api/campaigns/{campaign_id:str}/extend", **ASKS)
async def extend_campaign(request: AnyRequest, campaign_id: FromPath[str]) -> CampaignInfo:
    """What the installed story has more."""
    return await campaigns_of(request).extend(campaign_id, device_of(request))


@post("/api/campaigns/{campaign_id:str}/delete", responses=refusals(403, 409, 415), status_code=204)
async def delete_campaign(request: AnyRequest, campaign_id: FromPath[str]) -> None:
    """Away with it."""
    await campaign_tables.delete(tables_of(request), campaign_id, device_of(request))


# Files


@get("/api/campaigns/{campaign_id:str}/file", responses=refusals(403, 409), media_type=FILE)
async def get_campaign_file(request: AnyRequest, campaign_id: FromPath[str]) -> Response[bytes]:
    """The campaign as a file."""
    data = await campaigns_of(request).file(campaign_id, device_of(request))
    return attached(data, f"regency-campaign-{campaign_id[:8]}.jsonl")


@get("/api/campaigns/{campaign_id:str}/archive", responses=refusals(409), media_type=FILE)
async def get_archive(request: AnyRequest, campaign_id: FromPath[str]) -> Response[bytes]:
    """All acts and all records, once it is over."""
    data = await campaigns_of(request).archive(campaign_id)
    return attached(data, f"regency-archive-{campaign_id[:8]}.jsonl")


@post("/api/campaign-files", request_max_body_size=MOST_BYTES, responses=refusals(409, 413))
async def bring_campaign(request: AnyRequest) -> CampaignInfo:
    """Such a file becomes a campaign."""
    async with brought(request) as data:
        return await campaigns_of(request).bring(data, device_of(request))


def attached(data: bytes, name: str) -> Response[bytes]:
    """A file to be kept."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=FILE, headers=headers)


ROUTES: Final[list[Any]] = [
    list_campaigns,
    get_campaign,
    get_chronicle,
    get_campaign_pages,
    begin_campaign,
    join_campaign,
    claim_house,
    release_house,
    move_house,
    hand_over,
    take_house,
    begin_sitting,
    break_off,
    prefer_house,
    crown_king,
    save_point,
    branch_campaign,
    allow_undo,
    extend_campaign,
    delete_campaign,
    get_campaign_file,
    get_archive,
    bring_campaign,
]
