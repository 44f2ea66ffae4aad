"""What is asked and answered of campaigns by HTTP, as types: the client's are generated from these too."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from .messages import OtherRules, Tempo

HouseNumber = Annotated[int, Meta(ge=0, lt=64)]
GivenName = Annotated[
    str, Meta(max_length=1_000)
]  # what is too long is refused with a reason, not as garbled

# What is asked


class BeginCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a campaign: a game, its story (empty: the usual one), its options, and its first king.

    `undo`: whether the people at a table may agree to take back what everybody has seen.
    """

    game: Annotated[str, Meta(max_length=40)]
    story: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, str] = {}
    king: GivenName = ""
    undo: bool = False


class JoinCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a house that nobody plays, and name its family; `free`: the host brings a house for bots, which
    no device holds."""

    house: HouseNumber
    name: GivenName
    free: bool = False


class OneHouse(Struct, frozen=True, forbid_unknown_fields=True):
    house: HouseNumber


class SeatedHouse(Struct, frozen=True, forbid_unknown_fields=True):
    """A house at the table; with `bot` a bot plays for it in this sitting."""

    house: HouseNumber
    bot: Literal["", "random", "greedy"] = ""


class BeginSitting(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a sitting: the houses by seat, clockwise."""

    seats: Annotated[tuple[SeatedHouse, ...], Meta(max_length=16)]
    pace: Literal["live", "days"] = "live"
    days: Annotated[int, Meta(ge=1, le=14)] = 2
    tempo: Tempo | None = None  # calm where people sit, else quick


class CrownKing(Struct, frozen=True, forbid_unknown_fields=True):
    """The house that has won names the next king."""

    house: HouseNumber
    king: GivenName


class SavePoint(Struct, frozen=True, forbid_unknown_fields=True):
    """A save point, by its name."""

    name: GivenName


class AllowUndo(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the people at a table may agree to take back what was seen; from the next sitting on."""

    allowed: bool


# What is answered


class HouseInfo(Struct, frozen=True):
    """A house that takes part. `since`: how many sittings there had been before it came."""

    house: int
    name: str
    since: int
    held: bool  # by a device; else it is free to be claimed, and bots play for it
    yours: bool


class SaveInfo(Struct, frozen=True):
    """A save point, behind so many sittings."""

    name: str
    sittings: int
    at: int


class CampaignInfo(Struct, frozen=True):
    """What anybody with the link may know of a campaign at a glance.

    `acts` grows with every act: whoever has the chronicle of so many need not fetch it anew.
    """

    id: str
    game: str
    state: Literal["between", "sitting", "over", "rests", "unplayable"]
    host: bool  # whether this device leads it
    acts: int
    began: int
    changed: int
    king: str  # who reigns, or will in the next sitting; empty: he has no name
    houses: tuple[HouseInfo, ...]
    sittings: int  # that were begun
    reigns: int  # that came to their end
    vacant: tuple[int, ...]  # the houses of which one is to name the next king
    arbiter: int  # the house that says which of several; -1: any of them
    saves: tuple[SaveInfo, ...]
    what_if: str  # the save point that it branched from; empty: it is no branch
    loaded: int  # how many sittings were brought along in a file; -1: it was not
    undo: bool
    table: str | None = None  # where the sitting is held
    other_rules: OtherRules | None = None  # of a campaign that is unplayable


class Campaigns(Struct, frozen=True):
    """The campaigns that this device leads or holds a house in, the latest first."""

    mine: tuple[CampaignInfo, ...]


class LeafInfo(Struct, frozen=True):
    """A page of the story so far, and the house that signed it; -1: none did."""

    page: str
    house: int


class SittingInfo(Struct, frozen=True):
    """A sitting: who was there, under which king, and how it ended.

    `leaves`: the story of a reign that ended, in its order. `account`: what the game tells of it, of the type
    `Account` of the game. `table`: where it can be looked back at; null for what was brought along.
    """

    number: int  # from 0
    king: str
    present: tuple[int, ...]
    state: Literal["held", "reigned", "broken off"]
    began: int
    ended: int
    outcome: msgspec.Raw | None
    account: msgspec.Raw | None
    leaves: tuple[LeafInfo, ...]
    table: str | None


class ChronicleInfo(Struct, frozen=True):
    """The open part of a campaign behind so many acts: its sittings, and how things stand.

    `realm` is of the type `Realm` of the game; `keys`: the pages that may be read.
    """

    acts: int
    options: dict[str, str | int | bool]
    sittings: tuple[SittingInfo, ...]
    realm: msgspec.Raw
    keys: tuple[str, ...]
