"""The Council: privilege by votes, bonus points and one reward each, in the new order."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects import achievements, cards, provinces, rounds, timers
from ..effects.workers import promote_worker
from ..model.actions import PromoteWorker, TakeReward
from ..model.reasons import (
    BordersOwned,
    GrandeRewardTaken,
    LegendOwned,
    NobodyToPromote,
    NotCommon,
    RewardGone,
)
from ..model.state import Eyes, Game, Table
from ..printed.board import NEUTRAL_VOTES, RANK_BONUS, RESERVE
from ..printed.cards import (
    CARD_COST,
    CARD_EFFECTS,
    CARD_OP,
    CORNER,
    FIRST_REWARD,
    GRANDE_REWARD,
    is_permanent,
)
from ..printed.provinces import OPEN_SPACES
from ..printed.reconstructed import AUTOMA, LEVEL_VOTES, VOTES
from ..printed.terms import (
    COMMON,
    GAIN_LEGENDARY,
    NEUTRAL,
    NOTHING,
    RIVAL_A,
    SECOND_GRANDE,
    WIDEN,
    WORKERS,
    Effects,
)
from .paying import can_pay, pay, shortage

REWARDS: Final[list[Action]] = list(interned(TakeReward))
PROMOTIONS: Final[list[Action]] = list(interned(PromoteWorker))

# Privilege


def votes_of(t: Table, noble: int) -> int:
    """The neutral colour counts as three; an automated opponent has what its card and its level say."""
    if noble < NEUTRAL:
        return t.votes[noble]
    if noble == NEUTRAL:
        return NEUTRAL_VOTES
    card = AUTOMA[t.rival_cards[noble - RIVAL_A]]
    return card[VOTES] + LEVEL_VOTES[t.rules.solo_level - 1]


def new_order(t: Table) -> list[int]:
    """Most votes first; of tied ones who stood lower is now placed higher."""
    left = list(reversed(t.privilege))
    order: list[int] = []
    while left:
        best = left[0]
        for noble in left:
            if votes_of(t, noble) > votes_of(t, best):
                best = noble
        left.remove(best)
        order.append(best)
    return order


def begin(g: Game) -> None:
    """Order privilege, then discard all votes."""
    order = new_order(g.table)
    rounds.order_privilege(g, order, [votes_of(g.table, noble) for noble in order])
    rounds.discard_votes(g)


def bonus(t: Table, rank: int) -> int:
    """The bonus points that are printed at a rank."""
    return RANK_BONUS[t.side][rank]


# Rewards


def options(me: Eyes) -> list[Action]:
    """An open card that may be taken and paid, the corner, or the grande reward."""
    t, seat = me.table, me.seat
    found: list[Action] = []
    for card in t.rewards:
        if card != NOTHING and can_take(t, seat, card):
            found.append(REWARDS[card - FIRST_REWARD])
    found.append(REWARDS[CORNER - FIRST_REWARD])
    if can_promote(t, seat) and not t.grande_taken:
        found.append(REWARDS[GRANDE_REWARD - FIRST_REWARD])
    return found


def can_take(t: Table, seat: int, card: int) -> bool:
    """No second Wider Borders, no second legendary point, and an end reward only if it is paid."""
    if CARD_OP[card] == WIDEN and t.wider[seat] != NOTHING:
        return False
    if CARD_OP[card] == GAIN_LEGENDARY and t.legendary[seat]:
        return False
    return is_permanent(card) or can_pay(t, seat, CARD_COST[card])


def take(g: Game, seat: int, card: int) -> Effects:
    """Pay what is fixed; returned is what it brings. A permanent card is in the hand now."""
    cards.take_reward(g, seat, card)
    if is_permanent(card):
        return ()
    pay(g, seat, CARD_COST[card])
    return CARD_EFFECTS[card]


def refusal(me: Eyes, card: int) -> Reason:
    """It is gone, one may not have it, or cannot pay."""
    t, seat = me.table, me.seat
    if card == GRANDE_REWARD:
        return GrandeRewardTaken() if t.grande_taken else NobodyToPromote()
    if card not in t.rewards:
        return RewardGone(card)
    if CARD_OP[card] == WIDEN and t.wider[seat] != NOTHING:
        return BordersOwned()
    if CARD_OP[card] == GAIN_LEGENDARY and t.legendary[seat]:
        return LegendOwned()
    return shortage(t, seat, CARD_COST[card]) or RewardGone(card)


# The grande reward


def common_in_play(t: Table, seat: int) -> list[int]:
    """Common workers on the mat or on the board."""
    return [worker for worker in range(COMMON, SECOND_GRANDE) if t.at[seat * WORKERS + worker] < RESERVE]


def can_promote(t: Table, seat: int) -> bool:
    """A common worker in play, and the second grande still outside."""
    return t.at[seat * WORKERS + SECOND_GRANDE] == RESERVE and bool(common_in_play(t, seat))


def promote_options(me: Eyes) -> list[Action]:
    return [PROMOTIONS[worker - COMMON] for worker in common_in_play(me.table, me.seat)]


def promote(g: Game, seat: int, worker: int) -> None:
    """Replaced on the spot."""
    promote_worker(g, seat, worker)


def promote_refusal(worker: int) -> Reason:
    return NotCommon(worker)


# Preparing the next round


def prepare_round(g: Game) -> None:
    """New rewards, provinces and achievement, the token on it, and three time markers."""
    cards.clear_rewards(g)
    cards.open_rewards(g)
    provinces.clear_open(g)
    for space in range(OPEN_SPACES):
        provinces.open_province(g, space)
    achievements.clear_achievement(g)
    achievements.open_achievement(g)
    timers.lay_time_markers(g)
    rounds.begin_pre_round(g)
