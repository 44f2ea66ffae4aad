"""Everything a seat can do in Throne of Allegoria."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from regency.kernel.edge import Action, Reconsider

from ..printed.terms import TERRITORIES, TRACKS, WORKERS
from .domains import (
    CardFace,
    Choice,
    Count,
    EndGameClaim,
    Gain,
    Group,
    Guild,
    GuildOrNone,
    InGameClaim,
    Line,
    Lord,
    Marker,
    Number,
    Player,
    PointKind,
    Space,
    Split,
    Star,
    Territory,
    Track,
    TrackOrNone,
    Worker,
    steps,
)

# Setup


class PutAside(Action, frozen=True):
    """Setup: two of the five End of Game Claims leave the game unseen."""

    claim: EndGameClaim
    other: EndGameClaim

    @classmethod
    def members(cls) -> Iterator[Self]:
        for first in range(24):
            for second in range(first + 1, 24):
                yield cls(first, second)


class ChooseLord(Action, frozen=True):
    """Setup: keep one of the two Lords."""

    lord: Lord


class ChooseFirstPlayer(Action, frozen=True):
    """Setup: who begins, where the players choose."""

    player: Player


# Royal Decrees


class AcceptDecree(Action, frozen=True):
    """Do what the Decree allows."""


class Decline(Action, frozen=True):
    """Do without."""


class RaiseTrack(Action, frozen=True):
    """Move a Town Track of one's own up by 1."""

    track: Track


class LowerTrack(Action, frozen=True):
    """Pay with a Town Track of one's own."""

    track: Track


class LowerTracks(Action, frozen=True):
    """Lower two different Town Tracks by 1 each."""

    track: Track
    other: Track

    @classmethod
    def members(cls) -> Iterator[Self]:
        for first in range(TRACKS):
            for second in range(first + 1, TRACKS):
                yield cls(first, second)


class TakeAnarchy(Action, frozen=True):
    """Take an Anarchy marker."""


class WithdrawWorker(Action, frozen=True):
    """Return a Worker from this Territory to the Supply."""

    territory: Territory


class DiscardCard(Action, frozen=True):
    """Discard a Workforce card."""

    card: CardFace


# Planning and stars


class PlaceMarker(Action, frozen=True):
    """Place a Bidding marker face down."""

    marker: Marker
    space: Space


class DeclareStar(Action, frozen=True):
    """Count the star as 1 or 2; as 1 it may activate an assigned Guild."""

    star: Star
    guild: GuildOrNone


class ReplaceWorker(Action, frozen=True):
    """Spy's Guild: a Worker returns, one of another kind takes its place."""

    territory: Territory
    worker: Worker
    other: Worker


class KeepCard(Action, frozen=True):
    """Scholar's Guild: keep one of the cards drawn."""

    card: CardFace


class BuyCard(Action, frozen=True):
    """Scholar's Guild: buy one of the open cards for 1 Wealth."""

    card: CardFace


# Spaces I and II


class KeepClaim(Action, frozen=True):
    """Keep a claim that was drawn."""

    claim: InGameClaim


class KeepNoClaim(Action, frozen=True):
    """Put all claims that were drawn back, for nothing."""


class SplitCards(Action, frozen=True):
    """Split the open Workforce cards into groups of 2, 2 and 1."""

    split: Split


class TakeGroup(Action, frozen=True):
    """Take one of the groups."""

    group: Group


class TakeCard(Action, frozen=True):
    """Take one card of a group, with exactly 1 Bid Point."""

    card: CardFace


# Spaces III to VII


class ChooseKind(Action, frozen=True):
    """Four players, second rank: 2 Deploy points or 1 Task point."""

    kind: PointKind


class Supplement(Action, frozen=True):
    """Lower the track of this space by 1 for one more Action Point."""


class UseHardTimes(Action, frozen=True):
    """Hard Times: take an Anarchy marker for one more Action Point."""


class EndTurn(Action, frozen=True):
    """Stop; points that are left are lost."""


class SpendCard(Action, frozen=True):
    """Discard a Workforce card to raise the track."""

    card: CardFace


class Enough(Action, frozen=True):
    """No further card."""


# III Soldier


class Recruit(Action, frozen=True):
    """Deploy: a Worker to the own Battlefield, and cards to raise Strength."""


class Advance(Action, frozen=True):
    """Deploy: move Soldiers to an adjacent Battlefield."""

    start: Territory
    end: Territory
    count: Count

    @classmethod
    def members(cls) -> Iterator[Self]:
        for start, end, count in steps():
            yield cls(start, end, count)


class Raid(Action, frozen=True):
    """Task: remove Soldiers where no opponent has any, for an Influence each."""

    territory: Territory
    count: Number

    @classmethod
    def members(cls) -> Iterator[Self]:
        for territory in range(TERRITORIES):
            for count in range(1, 11):
                yield cls(territory, count)


class Battle(Action, frozen=True):
    """Task: attack an opponent's Soldiers; `boost` takes an Anarchy marker for +1."""

    territory: Territory
    defender: Player
    boost: Choice


class DivideSpoils(Action, frozen=True):
    """The winner removes so many Soldiers; the rest of the Spoils is Influence."""

    removed: Number


# IV Spy


class Infiltrate(Action, frozen=True):
    """Deploy: a Worker to the own Tavern, and cards to raise Intrigue."""


class Sneak(Action, frozen=True):
    """Deploy: move Spies to an adjacent Tavern."""

    start: Territory
    end: Territory
    count: Count

    @classmethod
    def members(cls) -> Iterator[Self]:
        for start, end, count in steps():
            yield cls(start, end, count)


class Subterfuge(Action, frozen=True):
    """Task: a Spy lowers a track of the opponent it visits, for an Anarchy marker a second one."""

    opponent: Player
    track: Track
    second: TrackOrNone


class CentralSubterfuge(Action, frozen=True):
    """Task: a Spy in the central Tavern moves the Diplomacy marker."""


class LowerForDiplomacy(Action, frozen=True):
    """Broken Treaties: pay for the step on the Diplomacy Track."""


# V Merchant


class Tradesman(Action, frozen=True):
    """Deploy: a Worker to the own Market, and cards to raise Trade."""


class Caravan(Action, frozen=True):
    """Deploy: move Merchants to an adjacent Market."""

    start: Territory
    end: Territory
    count: Count

    @classmethod
    def members(cls) -> Iterator[Self]:
        for start, end, count in steps():
            yield cls(start, end, count)


class Commerce(Action, frozen=True):
    """Task: a Merchant uses a line of the Travelling Merchant."""

    territory: Territory
    line: Line
    gain: Gain


# VI Banker


class Profits(Action, frozen=True):
    """Deploy: cards raise Wealth."""


class Wages(Action, frozen=True):
    """Deploy: move Workers of any kind, with the group size of Wealth."""

    worker: Worker
    start: Territory
    end: Territory
    count: Count

    @classmethod
    def members(cls) -> Iterator[Self]:
        for worker in range(WORKERS):
            for start, end, count in steps():
                yield cls(worker, start, end, count)


class GrantGuild(Action, frozen=True):
    """Task: put a Guild on a free space."""

    guild: Guild


class ExchangeGuild(Action, frozen=True):
    """Task: with both spaces full, put a Guild in place of another."""

    guild: Guild
    old: Guild


class GrantClaim(Action, frozen=True):
    """Task: draw the top In Game Claim."""


class DiscardClaim(Action, frozen=True):
    """Take an Anarchy marker and discard the claim just drawn."""


# VII Scholar


class Educate(Action, frozen=True):
    """Deploy: cards raise Knowledge."""


class Apprenticeship(Action, frozen=True):
    """Deploy: draw the top Workforce card."""


class Alms(Action, frozen=True):
    """Task: one space on the Alms Track; `back` also returns an Anarchy marker."""

    back: Choice


ACTIONS: tuple[type[Action], ...] = (
    Reconsider, PutAside, ChooseLord, ChooseFirstPlayer, AcceptDecree, Decline, RaiseTrack, LowerTrack,
    LowerTracks, TakeAnarchy, WithdrawWorker, DiscardCard, PlaceMarker, DeclareStar, ReplaceWorker,
    KeepCard, BuyCard, KeepClaim, KeepNoClaim, SplitCards, TakeGroup, TakeCard, ChooseKind, Supplement,
    UseHardTimes, EndTurn, SpendCard, Enough, Recruit, Advance, Raid, Battle, DivideSpoils, Infiltrate,
    Sneak, Subterfuge, CentralSubterfuge, LowerForDiplomacy, Tradesman, Caravan, Commerce, Profits, Wages,
    GrantGuild, ExchangeGuild, GrantClaim, DiscardClaim, Educate, Apprenticeship, Alms,
)  # fmt: skip
