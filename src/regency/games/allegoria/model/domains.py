"""The finite domains that actions, events and reasons choose from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from regency.kernel.edge import pick

from ..printed.terms import (
    CENTRE,
    DECREES,
    FACES,
    GUILDS,
    MARKER_KINDS,
    SEATS,
    SPACES,
    TERRITORIES,
    TRACKS,
    WORKERS,
)

Track = Annotated[int, pick("track", TRACKS)]
TrackOrNone = Annotated[int, pick("second", TRACKS + 1)]
Worker = Annotated[int, pick("worker", WORKERS)]
Territory = Annotated[int, pick("territory", TERRITORIES)]
Space = Annotated[int, pick("space", SPACES)]
Marker = Annotated[int, pick("marker", MARKER_KINDS)]
Star = Annotated[int, pick("star", 2)]
Guild = Annotated[int, pick("guild", GUILDS)]
GuildOrNone = Annotated[int, pick("star_guild", GUILDS + 1)]
CardFace = Annotated[int, pick("card", FACES)]
InGameClaim = Annotated[int, pick("claim", 48)]
EndGameClaim = Annotated[int, pick("end_claim", 24)]
Lord = Annotated[int, pick("lord", 8)]
Player = Annotated[int, pick("player", SEATS)]
Split = Annotated[int, pick("split", 15)]
Group = Annotated[int, pick("group", 3)]
PointKind = Annotated[int, pick("point_kind", 2)]
Count = Annotated[int, pick("count", 4)]
Number = Annotated[int, pick("number", 11)]
Choice = Annotated[int, pick("choice", 2)]
Line = Annotated[int, pick("line", 2)]
Gain = Annotated[int, pick("gain", 2)]
TravellingMerchant = Annotated[int, pick("merchant", 12)]
DecreeEvent = Annotated[int, pick("decree", 2 * DECREES)]
AlmsToken = Annotated[int, pick("token", 4)]
Cause = Annotated[int, pick("cause", 8)]
Deed = Annotated[int, pick("deed", 32)]  # what was touched, then what was done; the last: none


def steps() -> Iterator[tuple[int, int, int]]:
    """Moves of 1 to 3 Workers: the centre is adjacent to every home, homes are never to each other."""
    for home in range(SEATS):
        for count in range(1, 4):
            yield home, CENTRE, count
            yield CENTRE, home, count
