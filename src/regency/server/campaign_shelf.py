"""What the server asks of whatever keeps its campaigns: of their acts and houses, and of no database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from msgspec import Struct

from regency.kernel.edge import NEVER

from .reasons import BranchesLeft, Denied
from .written import Act

LEAD: Final = NEVER  # in place of a house: leading the campaign


class Leaned(Denied):
    """Another campaign began with reigns of this one: without it nothing could prove them."""

    def __init__(self) -> None:
        super().__init__(BranchesLeft(), 409)


# What is read


class SavedHouse(Struct, frozen=True, forbid_unknown_fields=True):
    house: int
    name: str
    since: int


class SavedPoint(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    sittings: int
    at: int


class SavedCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept of a campaign besides its acts: what is told of it in a list, where nothing is folded."""

    id: str
    game: str
    version: int  # of the rules that it was played by last
    host: str  # the device that leads it, hashed
    began: int
    changed: int
    acts: int = 0
    king: str = ""
    houses: tuple[SavedHouse, ...] = ()
    sittings: int = 0
    reigns: int = 0
    held: bool = False
    vacant: tuple[int, ...] = ()
    arbiter: int = NEVER
    saves: tuple[SavedPoint, ...] = ()
    what_if: str = ""
    loaded: int = NEVER
    over: bool = False
    rests: bool = False
    undo: bool = False
    table: str | None = None  # of the sitting that is held


class Found(NamedTuple):
    """A campaign, and the device that holds each house: all of one moment."""

    campaign: SavedCampaign
    holders: dict[int, str]


class ActLine(NamedTuple):
    """An act in JSON, the digest of itself and all before it, and the table of the sitting that it ended."""

    number: int
    body: bytes
    mark: str
    table_id: str | None


class Chronicled(NamedTuple):
    """A campaign with all its acts, of one moment."""

    found: Found
    lines: list[ActLine]


class IdleCampaign(NamedTuple):
    """A campaign where nothing has happened for long, and how many acts and entries there were then."""

    campaign_id: str
    acts: int
    entries: int


# What is written


class OpenCampaign(Act, frozen=True):
    """A new campaign; Taken where its id is not new."""

    campaign: SavedCampaign


class KeepCampaign(Act, frozen=True):
    """What is told of it in a list."""

    campaign: SavedCampaign


class Enter(Act, frozen=True):
    """The next act, in JSON; Taken where its number is. Of a reign its table and the digest of its record."""

    campaign_id: str
    number: int
    body: bytes
    mark: str
    table_id: str | None = None
    record: str | None = None


class HoldHouse(Act, frozen=True):
    """From now on the house is this device's."""

    campaign_id: str
    house: int
    device: str


class FreeHouse(Act, frozen=True):
    """From now on no device holds the house, and no link leads to it."""

    campaign_id: str
    house: int


class LinkHouse(Act, frozen=True):
    """A link that takes a house elsewhere, once, or leading the campaign (LEAD); earlier ones are void."""

    campaign_id: str
    house: int
    key: str
    now: int
    expires: int


class TakeHouse(Act, frozen=True):
    """A link is used, and its house is this device's; Spent where it does not hold good."""

    key: str
    device: str
    now: int


class DeleteCampaign(Act, frozen=True):
    """A campaign with its acts, houses and tables, if it is there; Leaned where another began with it."""

    campaign_id: str


class ClearCampaign(Act, frozen=True):
    """The same, but only where nothing has happened since `idle_campaigns` was asked and none leans on it."""

    idle: IdleCampaign
    before: int


class CampaignShelf(Protocol):
    """The campaigns of a shelf: each may raise Failed."""

    async def campaign(self, campaign_id: str) -> Found | None:
        """A campaign without its acts, if it is there; Garbled where it cannot be read."""

    async def chronicle(self, campaign_id: str) -> Chronicled | None:
        """The same with its acts."""

    async def campaigns_of(self, device: str, most: int) -> list[Found]:
        """The campaigns that a device leads or holds a house in, the latest first; none that is garbled."""

    async def leader(self, campaign_id: str) -> str | None:
        """The device that leads a campaign, even of one that is garbled."""

    async def led_by(self, device: str) -> int:
        """How many campaigns a device leads."""

    async def house_link(self, key: str, now: int) -> tuple[str, int] | None:
        """Campaign and house that a link leads to, if it holds good; the house is LEAD for leading it."""

    async def reigns_of(self, record: str) -> Sequence[str]:
        """The campaigns that have a reign whose record has this digest."""

    async def idle_campaigns(self, before: int) -> list[IdleCampaign]:
        """Campaigns where nobody has done anything since then, not even at their tables."""
