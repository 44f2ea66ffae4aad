"""Free actions: play a stratagem, recall stratagems."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.cards import play_card, recall_all
from ..model.actions import RecallStratagems
from ..model.reasons import (
    CardNotInHand,
    FourWorkers,
    NoFittingAction,
    NoFittingBox,
    NoPointToConvert,
    NothingDiscarded,
    NothingToSwap,
    NoWorkerToRetrieve,
)
from ..model.state import Eyes, Game, Table
from ..printed.cards import CARD_COST, CARD_OP
from ..printed.mats import RECALL_COST
from ..printed.terms import (
    BREAK_IN,
    CLAIM_TWICE,
    CLAIM_UNMET,
    CONVERT,
    NOTHING,
    RECALL_ONE,
    RECRUIT,
    RETRIEVE,
    SWAP,
    TRACKS,
)
from . import achievements, break_in, rewards, with_cards
from .paying import can_pay, pay, points, shortage
from .rows import seen_with_timer
from .with_cards import PLAY_CARD

RECALL: Final[Action] = interned(RecallStratagems)[0]


def options(me: Eyes) -> list[Action]:
    """Every card of the hand that can be paid and does something."""
    t, seat = me.table, me.seat
    found: list[Action] = []
    for card in t.hands[seat]:
        if can_pay(t, seat, CARD_COST[card]) and can_play(me, card):
            found.append(PLAY_CARD[card])
    if can_recall(t, seat):
        found.append(RECALL)
    return found


def can_play(me: Eyes, card: int) -> bool:
    """Whether there is what the card is about; its price aside."""
    t, seat = me.table, me.seat
    op = CARD_OP[card]
    if op < RETRIEVE:  # what is simply gained
        return True
    if op == RETRIEVE:
        return bool(rewards.retrievable(t, seat, seen_with_timer(me)))
    if op == RECRUIT:
        return rewards.next_recruit(t, seat) != NOTHING
    if op == RECALL_ONE:
        return bool(t.discards[seat])
    if op == CONVERT:
        return has_point(t, seat)
    if op == SWAP:
        return t.military[seat] > 0 or t.culture[seat] > 0
    if op == BREAK_IN:
        return bool(break_in.options(me))
    if op in (CLAIM_TWICE, CLAIM_UNMET):
        return achievements.can_claim(t, seat, op == CLAIM_UNMET)
    return not with_cards.is_with_action(card) or with_cards.can_complete(me, with_cards.part_of_plan(card))


def has_point(t: Table, seat: int) -> bool:
    """Whether there is a coloured point to give up."""
    for track in range(TRACKS):
        if points(t, seat, track) > 0:
            return True
    return False


def perform(g: Game, seat: int, card: int) -> None:
    """Lay it and pay, but for cubes of any colours, which are chosen next."""
    play_card(g, seat, card)
    pay(g, seat, CARD_COST[card])


def can_recall(t: Table, seat: int) -> bool:
    """There are discards, and they can be paid for."""
    return bool(t.discards[seat]) and can_pay(t, seat, RECALL_COST[t.mats[seat]])


def recall(g: Game, seat: int) -> None:
    pay(g, seat, RECALL_COST[g.table.mats[seat]])
    recall_all(g, seat)


def refusal(me: Eyes, card: int) -> Reason:
    """The hand, what the card is about, the price."""
    t, seat = me.table, me.seat
    if card not in t.hands[seat]:
        return CardNotInHand(card)
    op = CARD_OP[card]
    if op in (CLAIM_TWICE, CLAIM_UNMET):
        return claim_refusal(me, card, op)
    if not can_play(me, card):
        return aimless(t, seat, card, op)
    return shortage(t, seat, CARD_COST[card]) or NoFittingAction(card)


def claim_refusal(me: Eyes, card: int, op: int) -> Reason:
    """The marker, what must be had, the price."""
    t, seat = me.table, me.seat
    why = achievements.claim_obstacle(t, seat, op == CLAIM_UNMET)
    return why or shortage(t, seat, CARD_COST[card]) or NoFittingAction(card)


def aimless(t: Table, seat: int, card: int, op: int) -> Reason:
    """What there is not."""
    if op == RETRIEVE:
        return NoWorkerToRetrieve()
    if op == RECRUIT:
        return FourWorkers()
    if op == RECALL_ONE:
        return NothingDiscarded()
    if op == CONVERT:
        return NoPointToConvert()
    if op == SWAP:
        return NothingToSwap()
    return NoFittingBox(card) if op == BREAK_IN else NoFittingAction(card)


def recall_refusal(me: Eyes) -> Reason:
    t, seat = me.table, me.seat
    if not t.discards[seat]:
        return NothingDiscarded()
    return shortage(t, seat, RECALL_COST[t.mats[seat]]) or NothingDiscarded()
