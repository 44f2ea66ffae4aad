"""What is done in a vote and when it is cleaned up."""

from __future__ import annotations

from ..model.events import (
    LeaderGiven,
    PassCoinTaken,
    PowerGathered,
    PowerReturned,
    PowerShared,
    PowerSpent,
    Stayed,
    StreetJoined,
    TieBroken,
    VoteCast,
    VoteDecided,
    VoteRaised,
)
from ..model.state import Game
from ..printed.figures import GATHER, MODERATE, NOTHING, PASS_COIN
from .goods import mirror


def clear_vote(g: Game) -> None:
    """Everybody has three cards again."""
    t = g.table
    seats = len(g.screens)
    t.voted = 0
    t.choice = [NOTHING] * seats
    t.bid = [0] * seats
    t.first_bid = [0] * seats
    t.pass_coin = [0] * seats
    t.street = 0
    t.result = NOTHING
    t.tied = []


def call_street(g: Game, power: int) -> None:
    """Power that nobody owns, on Nay."""
    g.table.street = power
    if g.heard:
        g.tell(StreetJoined(power))


def put_power(g: Game, seat: int, side: int, power: int) -> None:
    """On the own Aye or Nay card."""
    t = g.table
    t.voted = 1
    g.screens[seat].power -= power
    t.choice[seat] = side
    t.bid[seat] = power
    t.first_bid[seat] = power
    mirror(g, seat)
    if g.heard:
        g.tell(VoteCast(seat, side, power))


def add_power(g: Game, seat: int, power: int) -> None:
    """To the card that was chosen."""
    t = g.table
    g.screens[seat].power -= power
    t.bid[seat] += power
    mirror(g, seat)
    if g.heard:
        g.tell(VoteRaised(seat, power, t.choice[seat]))


def stay(g: Game, seat: int) -> None:
    """Add nothing; there may be another turn."""
    if g.heard:
        g.tell(Stayed(seat))


def gather(g: Game, seat: int) -> None:
    """A coin from the pool onto the Pass card, which lies there until the vote is over."""
    t = g.table
    t.voted = 1
    t.choice[seat] = GATHER
    t.pass_coin[seat] = PASS_COIN
    t.coin_total += PASS_COIN
    if g.heard:
        g.tell(PowerGathered(seat))


def pass_to_moderate(g: Game, seat: int) -> None:
    """The same coin, and no part in the share-out."""
    t = g.table
    t.voted = 1
    t.choice[seat] = MODERATE
    t.pass_coin[seat] = PASS_COIN
    t.coin_total += PASS_COIN


def break_tie(g: Game, seat: int, side: int) -> None:
    """The Moderator decides."""
    if g.heard:
        g.tell(TieBroken(seat, side))


def decide_vote(g: Game, side: int, ayes: int, nays: int) -> None:
    """This is what will be done."""
    g.table.result = side
    if g.heard:
        g.tell(VoteDecided(side, ayes, nays))


def ask_among(g: Game, tied: list[int]) -> None:
    """Equals, of whom one is to be chosen."""
    g.table.tied = tied[:]


def give_leader(g: Game, seat: int, player: int) -> None:
    """Chosen among equals."""
    g.table.leader = player
    g.table.tied = []
    if g.heard:
        g.tell(LeaderGiven(seat, player))


def take_pass_coin(g: Game, seat: int) -> None:
    """From the Pass card behind the screen."""
    t = g.table
    coins = t.pass_coin[seat]
    t.pass_coin[seat] = 0
    g.screens[seat].coins += coins
    mirror(g, seat)
    if g.heard:
        g.tell(PassCoinTaken(seat, coins))


def share_power(g: Game, seat: int, power: int) -> None:
    """From the middle of the Balance."""
    g.table.balance -= power
    g.screens[seat].power += power
    mirror(g, seat)
    if g.heard:
        g.tell(PowerShared(seat, power))


def return_power(g: Game, seat: int) -> None:
    """Whoever lost keeps it."""
    t = g.table
    power = t.bid[seat]
    t.bid[seat] = 0
    g.screens[seat].power += power
    mirror(g, seat)
    if g.heard:
        g.tell(PowerReturned(seat, power))


def spend_power(g: Game, seat: int) -> None:
    """Into the middle of the Balance."""
    t = g.table
    power = t.bid[seat]
    t.bid[seat] = 0
    t.balance += power
    if g.heard:
        g.tell(PowerSpent(seat, power))
