"""Everything a seat can do in The King's Dilemma."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from regency.kernel.edge import Action

from ..printed.finale import LEVEL
from .domains import (
    Agenda,
    Coins,
    Face,
    Manner,
    Player,
    Pledge,
    Power,
    Purse,
    Reckoning,
    Resource,
    Service,
    Side,
    Slot,
    Token,
)


class ChooseFace(Action, frozen=True):
    """Coldforge's ability: the side that one marker shows."""

    resource: Resource
    face: Face


class TakeAgenda(Action, frozen=True):
    """Keep this one, and pass the others on."""

    agenda: Agenda


class ReturnToken(Action, frozen=True):
    """Nobody keeps more than two open agendas of a kind."""

    token: Token


class Vote(Action, frozen=True):
    """Put Power on Aye or on Nay."""

    side: Side
    power: Power


class PassAndGather(Action, frozen=True):
    """A coin, and a share of the Balance."""


class PassAndModerate(Action, frozen=True):
    """A coin, and the Moderator token."""


class Raise(Action, frozen=True):
    """Add Power to the own card."""

    power: Power


class Stay(Action, frozen=True):
    """Add nothing for now."""


class BreakTie(Action, frozen=True):
    side: Side


class GiveLeader(Action, frozen=True):
    """Among equals on the winning side."""

    player: Player


class Sign(Action, frozen=True):
    """Whoever signs: the Leader, or a house that bought the right."""

    player: Player


class Soften(Action, frozen=True):
    """Orrel's Light: reduce this move of Stability, once in a reign."""


class LetMove(Action, frozen=True):
    """Not this time."""


class PledgeCoins(Action, frozen=True):
    """In secret, to the reformer (Aye) or to the keeper (Nay)."""

    side: Side
    purse: Purse


class PledgePower(Action, frozen=True):
    """In secret, for the War of Mirrors."""

    pledge: Pledge


class BidCoins(Action, frozen=True):
    """In secret, for the office of regent."""

    purse: Purse


class ChooseReckoning(Action, frozen=True):
    """Where Concord and Discord are level: which of the two outcomes in the middle."""

    reckoning: Reckoning

    @classmethod
    def members(cls) -> Iterator[Self]:
        yield from map(cls, LEVEL)


class LookAhead(Action, frozen=True):
    """The dreamer looks at the hidden icons of the dilemma."""


class MakeOffer(Action, frozen=True):
    """Coins for a service, on the table or whispered."""

    player: Player
    service: Service
    coins: Coins
    manner: Manner


class NamePrice(Action, frozen=True):
    """For so many coins I will."""

    service: Service
    coins: Coins


class JoinDeal(Action, frozen=True):
    """Lay own coins beside those of others."""

    slot: Slot
    coins: Coins


class AcceptOffer(Action, frozen=True):
    slot: Slot


class RefuseOffer(Action, frozen=True):
    slot: Slot


class WithdrawOffer(Action, frozen=True):
    """Take the own coins, or the own price, off the table."""

    slot: Slot


class AcceptWhisper(Action, frozen=True):
    """What this player has whispered to me."""

    player: Player


class RefuseWhisper(Action, frozen=True):
    player: Player


class WithdrawWhisper(Action, frozen=True):
    """What I have whispered to this player."""

    player: Player


class MakePromise(Action, frozen=True):
    """Without coins, and binding nobody."""

    player: Player
    service: Service


DEALING: tuple[type[Action], ...] = (
    MakeOffer,
    NamePrice,
    JoinDeal,
    AcceptOffer,
    RefuseOffer,
    WithdrawOffer,
    AcceptWhisper,
    RefuseWhisper,
    WithdrawWhisper,
    MakePromise,
)
ACTIONS: tuple[type[Action], ...] = (
    ChooseFace,
    TakeAgenda,
    ReturnToken,
    Vote,
    PassAndGather,
    PassAndModerate,
    Raise,
    Stay,
    BreakTie,
    GiveLeader,
    Sign,
    Soften,
    LetMove,
    PledgeCoins,
    PledgePower,
    BidCoins,
    LookAhead,
    ChooseReckoning,
    *DEALING,
)
