"""In Game Claims: checked after every step of the owner's turn, and space I, where they are drawn."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.board import take_anarchy
from ..effects.cards import (
    bar_claims,
    claims_checked,
    complete_claim,
    draw_claims,
    keep_claim,
    look_at_claims,
    put_back_claims,
)
from ..model.actions import DiscardClaim, KeepClaim, KeepNoClaim
from ..model.language import BY_TOPIC, IN_GAME
from ..model.reasons import ClaimNotDrawn, NoAnarchyLeft
from ..model.state import Allegoria, Eyes, Table, anarchy_left
from ..printed.claims import CLAIMS
from ..printed.decrees import AMOUNT, OTHER
from ..printed.spaces import DRAWS
from ..printed.terms import BY_GRANT, EVERY_STATE, EVERYTHING, FEWER_CLAIMS, NOTHING, TOPICS
from .conditions import holds
from .decrees import in_force

EVERY_CLAIM: Final = (1 << CLAIMS) - 1
NO_DEED: Final = TOPICS  # the last of the domain
KEEP: Final[list[Action]] = [KeepClaim(claim) for claim in range(CLAIMS)]
KEEP_NONE: Final = KeepNoClaim()
DISCARD: Final = DiscardClaim()


# The check


def watch(g: Allegoria) -> None:
    """After every step: what the last effects may have completed for the seat whose turn it is."""
    t = g.table
    seat = t.active
    if t.touched == 0 or seat == NOTHING:
        return
    topics = t.touched
    claims_checked(g)
    if len(t.slots[seat]) > 0:
        check(g, seat, affected(t, topics), 0, topics)


def affected(t: Table, topics: int) -> int:
    """The claims that some of these topics may complete, those completed already apart."""
    listed = BY_TOPIC[len(t.supply)]
    found = 0
    while topics:
        lowest = topics & -topics
        found |= listed[lowest.bit_length() - 1]
        topics ^= lowest
    return found & ~completed_claims(t)


def completed_claims(t: Table) -> int:
    """All claims that lie open, as a mask."""
    found = 0
    for claims in t.completed:
        for claim in claims:
            found |= 1 << claim
    return found


def holding(t: Table, seat: int, claims: int, since: int) -> int:
    """Those of the claims, as a mask, whose condition holds for a seat."""
    listed = IN_GAME[len(t.supply)]
    found = 0
    while claims:
        lowest = claims & -claims
        if holds(listed[lowest.bit_length() - 1], t, seat, since):
            found |= lowest
        claims ^= lowest
    return found


def check(g: Allegoria, seat: int, claims: int, first: int, topics: int) -> None:
    """Turn over every claim that holds; of the others everybody knows now that they are none of these."""
    news = revealed(g.table, seat, claims, first)
    if not any(news):
        return
    look_at_claims(g, seat)
    place = first
    for new in news:
        claim = g.screens[seat].claims[place]
        if new >> claim & 1:
            complete_claim(g, seat, place, cause(g.table, claim, topics))
            continue
        if new:
            bar_claims(g, seat, place, new)
        place += 1


def revealed(t: Table, seat: int, claims: int, first: int) -> list[int]:
    """For each claim in hand, from the first on: what it would have to be to be turned over now."""
    news: list[int] = []
    known = NOTHING
    held = 0
    for place in range(first, len(t.slots[seat])):
        since, waits, barred = t.slots[seat][place]
        if since != known:
            held = holding(t, seat, claims, since)
            known = since
        news.append(held & ~waits & ~barred)
    return news


def cause(t: Table, claim: int, topics: int) -> int:
    """What fulfilled a claim, for the log: a deed before what it touched; none if it held from the first."""
    if topics & EVERY_STATE == EVERY_STATE:
        return NO_DEED
    listed = BY_TOPIC[len(t.supply)]
    for topic in range(TOPICS - 1, -1, -1):
        if topics >> topic & 1 and listed[topic] >> claim & 1:
            return topic
    return NO_DEED


# Drawing and keeping


def draws(t: Table, rank: int) -> int:
    """How many claims are drawn in space I, by rank."""
    cards = DRAWS[len(t.supply)][rank]
    if in_force(t, FEWER_CLAIMS):
        return max(OTHER[t.edict], cards - AMOUNT[t.edict])
    return cards


def draw(g: Allegoria, seat: int, count: int) -> int:
    return draw_claims(g, seat, count)


def options(me: Eyes) -> list[Action]:
    """One of the claims drawn, or none."""
    found = [KEEP[claim] for claim in me.own.drawn_claims]
    found.append(KEEP_NONE)
    return found


def grant_options(me: Eyes) -> list[Action]:
    """The claim drawn by a Grant: keep it, or discard it for an Anarchy marker."""
    found = [KEEP[claim] for claim in me.own.drawn_claims]
    if anarchy_left(me.table):
        found.append(DISCARD)
    return found


def keep(g: Allegoria, seat: int, claim: int) -> None:
    """A claim that holds when it is kept is completed at once, or waits for the owner's next turn."""
    t = g.table
    waits = (
        holding(t, seat, EVERY_CLAIM, len(t.deeds[seat]))
        if t.rules.state_claims_on_draw == "next_own_turn"
        else 0
    )
    keep_claim(g, seat, claim, waits)
    if t.active != seat:
        last = len(t.slots[seat]) - 1
        check(g, seat, EVERY_CLAIM & ~completed_claims(t), last, EVERYTHING)


def keep_none(g: Allegoria, seat: int) -> None:
    put_back_claims(g, seat)


def discard(g: Allegoria, seat: int) -> None:
    """Grant: the claim goes back for an Anarchy marker."""
    take_anarchy(g, seat, BY_GRANT)
    put_back_claims(g, seat)


def refusal(me: Eyes, action: Action) -> Reason:
    """A claim that was not drawn, or no marker left to take."""
    return ClaimNotDrawn(action.claim) if isinstance(action, KeepClaim) else NoAnarchyLeft()
