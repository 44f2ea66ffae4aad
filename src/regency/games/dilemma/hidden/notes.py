"""What a careful player writes down: every pool, as all movements are public, and the own draft hand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from regency.kernel.edge import Event

from ..model import events as was
from ..model.state import Eyes, Game
from ..printed.agendas import AGENDAS
from ..printed.figures import NOTHING

POWER_UP = (was.PowerGained, was.PowerShared, was.PowerReturned)
POWER_DOWN = (was.PowerLost, was.VoteCast, was.VoteRaised, was.PowerPledged)
COINS_UP = (was.CoinsGained, was.PassCoinTaken, was.CoinsReturned, was.DealMade)
COINS_DOWN = (
    was.CoinsLost,
    was.CoinsPledged,
    was.RegentNamed,
    was.OfferMade,
    was.DealJoined,
    was.WhisperHeard,
)


class Notes(Struct, frozen=True):
    """By seat: Power, and coins with those set aside for a whisper; and the own hand in the draft."""

    power: tuple[int, ...] = ()
    coins: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()


def note(notes: Notes | None, me: Eyes, told: Sequence[Event]) -> Notes:
    """Count along."""
    seats = len(me.table.house)
    power = list(notes.power) if notes else [0] * seats
    coins = list(notes.coins) if notes else [0] * seats
    hand = notes.hand if notes else ()
    if me.own.hand:
        hand = tuple(me.own.hand)
    for event in told:
        if isinstance(event, was.PoolTaken):
            power[event.seat] += event.power
            coins[event.seat] += event.coins
        elif isinstance(event, POWER_UP):
            power[event.seat] += event.power
        elif isinstance(event, POWER_DOWN):
            power[event.seat] -= event.power
        elif isinstance(event, COINS_UP):
            coins[event.seat] += event.coins
        elif isinstance(event, COINS_DOWN):
            coins[event.seat] -= event.coins
    return Notes(tuple(power), tuple(coins), hand)


def agrees(notes: Notes, g: Game) -> bool:
    """Whether the pools are those that were counted, and the agendas where the draft allows them."""
    if notes.power != tuple([own.power for own in g.screens]):
        return False
    for seat, own in enumerate(g.screens):
        aside = sum([said.coins for said in own.whispered if said.by == seat])
        if notes.coins[seat] != own.coins + aside:
            return False
    return drafted(notes, g)


def drafted(notes: Notes, g: Game) -> bool:
    """The first houses took what was missing from the own hand; the later ones what was passed on."""
    if not notes.hand:
        return True
    order = g.table.draft_order
    missing = [each for each in range(AGENDAS) if each not in notes.hand]
    place = len(missing) - 1  # one was removed, and one kept by each house before
    before = [g.screens[seat].agenda for seat in order[:place]]
    later = [g.screens[seat].agenda for seat in order[place + 1 :] if g.screens[seat].agenda != NOTHING]
    return all(each in missing for each in before) and all(each in notes.hand for each in later)
