"""Achievements: who has what the card asks for lays the marker, for the lower reward or the token."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import NEVER, Action
from regency.kernel.errors import Reason

from ..effects import achievements
from ..effects.cards import play_card
from ..model.actions import ClaimAchievement
from ..model.reasons import ClaimedBefore, LegendOwned, TokenNotHere, TokenTaken
from ..model.state import Eyes, Game, Table
from ..printed.achievements import ACHIEVEMENT_REWARD, REQUIREMENT
from ..printed.cards import CARD_COST, CARD_OP
from ..printed.reconstructed import GRACE
from ..printed.terms import (
    CLAIM_TWICE,
    CLAIM_UNMET,
    FREE,
    LOWER_REWARD,
    NOTHING,
    ON_CARD,
    ON_STACK,
    TOKEN,
    Cost,
    Effects,
)
from .grace import has_better
from .paying import can_pay, give_back, pay, shortage
from .rewards import FORGO
from .rows import rank_of

CLAIM: Final[list[Action]] = list(interned(ClaimAchievement))

# How it was claimed
PLAINLY: Final = 0
TWICE: Final = 1
UNMET: Final = 2


def way_of(card: int) -> int:
    """How a card claims."""
    return TWICE if CARD_OP[card] == CLAIM_TWICE else UNMET


def can_claim(t: Table, seat: int, unmet: bool) -> bool:
    """The marker is free, and what the card asks for is there."""
    return not t.claimed[seat] and (unmet or can_pay(t, seat, REQUIREMENT[t.achievement]))


def options(me: Eyes) -> list[Action]:
    """The lower reward, or the token."""
    return prizes(me.table, me.seat) if can_claim(me.table, me.seat, False) else []


def prizes(t: Table, seat: int) -> list[Action]:
    """What a claim may bring."""
    found = [CLAIM[LOWER_REWARD]]
    if can_take_token(t, seat):
        found.append(CLAIM[TOKEN])
    return found


def can_take_token(t: Table, seat: int) -> bool:
    """It lies on the card, or somebody of worse rank has it provisionally; and one has no legendary point."""
    if t.legendary[seat]:
        return False
    if t.token == ON_CARD:
        return True
    return t.token_until != NEVER and t.token != seat and rank_of(t, t.token) > rank_of(t, seat)


def perform(g: Game, seat: int, prize: int, way: int) -> tuple[list[Effects], int, int]:
    """Lay the marker; returned are the lower rewards, who loses the token, and how he had claimed it."""
    t = g.table
    loser, lost_way = NOTHING, PLAINLY
    achievements.lay_marker(g, seat, prize)
    times = 2 if way == TWICE else 1
    if prize == TOKEN:
        times -= 1
        if t.token != ON_CARD:
            loser, lost_way = t.token, t.token_way
            achievements.take_token_away(g, seat)
        if g.clock.running and has_better(t, seat):
            achievements.hold_token(g, seat, way, g.clock.now + GRACE)
        else:
            achievements.take_token(g, seat)
    return [ACHIEVEMENT_REWARD[t.achievement]] * times, loser, lost_way


def perform_with(g: Game, seat: int, card: int) -> None:
    """Lay the card and pay for it."""
    play_card(g, seat, card)
    pay(g, seat, CARD_COST[card])


def claim_obstacle(t: Table, seat: int, unmet: bool) -> Reason | None:
    """The marker, then what must be had."""
    if t.claimed[seat]:
        return ClaimedBefore()
    return None if unmet else shortage(t, seat, REQUIREMENT[t.achievement])


def refusal(me: Eyes, unmet: bool) -> Reason:
    why = claim_obstacle(me.table, me.seat, unmet)
    return token_refusal(me) if why is None else why


def token_refusal(me: Eyes) -> Reason:
    """Why the token cannot be taken."""
    if me.table.legendary[me.seat]:
        return LegendOwned()
    return TokenNotHere() if me.table.token == ON_STACK else TokenTaken()


# Who loses the token inside the second


def lost_options(way: int) -> list[Action]:
    """The lower reward, or the marker back; a doubled claim has had half of it already."""
    return [CLAIM[LOWER_REWARD]] if way == TWICE else [CLAIM[LOWER_REWARD], FORGO]


def lower_reward(t: Table) -> Effects:
    return ACHIEVEMENT_REWARD[t.achievement]


def take_marker_back(g: Game, seat: int, way: int) -> None:
    """What a card cost is given back, up to the cap; the card stays used."""
    achievements.take_marker_back(g, seat)
    if way == UNMET:
        give_back(g, seat, price_of_unmet())


def price_of_unmet() -> Cost:
    """What a claim costs that need not be met."""
    for card in range(len(CARD_OP)):
        if CARD_OP[card] == CLAIM_UNMET:
            return CARD_COST[card]
    return FREE


def confirm_token(g: Game) -> None:
    """Nobody can take it away any more."""
    achievements.take_token(g, g.table.token)
