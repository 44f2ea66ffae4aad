"""The campaign of the heirs: crowns are counted over three games, and every game has its envelope."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from regency.kernel.edge import NEVER
from regency.kernel.rng import stream
from regency.kernel.saga import Saga

from .heirs import ENVELOPES, Bequest, Legacy, Options, shuffled


class Campaign(Struct, frozen=True):
    games: int
    crowns: tuple[int, ...]
    sealed: tuple[int, ...]
    known: tuple[int, ...]


class Open(Struct, frozen=True):
    """The open part of a campaign."""

    games: int
    crowns: tuple[int, ...]


class HeirsSaga(Saga[Campaign]):
    game = "heirs"

    def begin(self, options: Any, seed: bytes) -> Campaign:
        return Campaign(0, (0, 0, 0), shuffled(stream(seed, "envelopes", 0), ENVELOPES), ())

    def prepare(self, campaign: Campaign, present: Sequence[int]) -> tuple[Struct, Struct]:
        crowns = tuple(campaign.crowns[house] for house in present)
        return Options(turns=2), Legacy(campaign.games, crowns, campaign.sealed, campaign.known)

    def enter(self, campaign: Campaign, bequest: Struct) -> Campaign:
        assert isinstance(bequest, Bequest)
        crowns = tuple(a + b for a, b in zip(campaign.crowns, bequest.crowned, strict=True))
        known = campaign.known if bequest.opened == NEVER else (*campaign.known, bequest.opened)
        return Campaign(campaign.games + 1, crowns, campaign.sealed[1:], known)

    def over(self, campaign: Campaign) -> bool:
        return campaign.games == len(ENVELOPES)

    def open_part(self, campaign: Campaign) -> Open:
        return Open(campaign.games, campaign.crowns)


SAGA: Final = HeirsSaga()
