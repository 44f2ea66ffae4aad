"""Workforce cards with an action: Recruit, Infiltrate, Tradesman, Profits and Educate."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.board import move_track, place_worker, write_deed
from ..effects.cards import begin_spending, count_spending, discard_card
from ..effects.rounds import spend_points
from ..model.actions import Educate, Enough, Infiltrate, Profits, Recruit, SpendCard, Tradesman
from ..model.reasons import CardNeeded, CardNotHeld, SupplyEmpty, WrongCard
from ..model.state import Allegoria, Eyes
from ..printed.cards import TYPE, VALUE
from ..printed.terms import FACES, JOKER, RECRUIT, WORKERS

STARTS: Final[list[Action]] = [Recruit(), Infiltrate(), Tradesman(), Profits(), Educate()]  # by track
SPENDS: Final[list[Action]] = [SpendCard(face) for face in range(FACES)]
ENOUGH: Final = Enough()


def fits(face: int, track: int) -> bool:
    """A card of the matching type, or a Joker."""
    return TYPE[face] == track or TYPE[face] == JOKER


def has_fitting(me: Eyes, track: int) -> bool:
    for face in range(FACES):
        if me.own.hand[face] > 0 and fits(face, track):
            return True
    return False


def options(me: Eyes, track: int) -> list[Action]:
    """The first three need a Worker in the Supply, the others a card."""
    if track < WORKERS:
        return [STARTS[track]] if me.table.supply[me.seat] > 0 else []
    return [STARTS[track]] if has_fitting(me, track) else []


def perform(g: Allegoria, seat: int, track: int) -> None:
    """Pay the point, place the Worker; the cards follow."""
    spend_points(g, 1)
    begin_spending(g)
    if track < WORKERS:
        place_worker(g, seat, seat, track)


def card_options(me: Eyes, track: int) -> list[Action]:
    """Any fitting card; Profits and Educate need at least one."""
    found = [SPENDS[face] for face in range(FACES) if me.own.hand[face] > 0 and fits(face, track)]
    if track < WORKERS or me.table.spent_cards > 0:
        found.append(ENOUGH)
    return found


def spend(g: Allegoria, seat: int, track: int, face: int) -> None:
    """The track rises by the value of the card, at most to 12."""
    discard_card(g, seat, face)
    count_spending(g, move_track(g, seat, track, VALUE[face]))


def finish(g: Allegoria, seat: int, track: int) -> None:
    """All cards of one action are one deed."""
    write_deed(g, seat, (RECRUIT + track, g.table.spent_cards, g.table.spent_raised))


def refusal(me: Eyes, track: int) -> Reason:
    return SupplyEmpty() if track < WORKERS else CardNeeded(track)


def card_refusal(me: Eyes, track: int, action: Action) -> Reason:
    """A card of the wrong type or not in hand, or none at all."""
    if isinstance(action, SpendCard):
        return WrongCard(track) if not fits(action.card, track) else CardNotHeld(action.card)
    return CardNeeded(track)
