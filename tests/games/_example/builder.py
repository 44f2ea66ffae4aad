"""Positions for section tests, and doing one thing at a table, checked against the invariants."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from regency.games._example import RULES
from regency.games._example.flow.steps import AFTERWARDS, CHOOSE_HAND
from regency.games._example.hidden.notes import Notes
from regency.games._example.model.actions import LayCard, LookAtHand
from regency.games._example.model.options import Options
from regency.games._example.model.state import Box, Screen, Table
from regency.games._example.printed.figures import COPIES, FAVOUR_POINTS, FAVOURS, HAND, RANKS
from regency.kernel.edge import Action, Event
from regency.kernel.errors import Reason, Refused
from regency.kernel.match import Match
from regency.kernel.wire import digest

Game = Match[Table, Screen, Box, Notes]
# The favours by name
DANCE, KEY, SEAL, SEAT, HUNT, MILL, TOLL, CASTLE, DUCHY = range(FAVOURS)


def lay(rank: int) -> LayCard:
    """A card by what is printed on it."""
    return LayCard(rank - 1)


def look_at(player: int) -> LookAtHand:
    return LookAtHand(player)


def position(
    hands: Sequence[str],
    *,
    offered: Sequence[int] = (SEAT,),
    taken: Sequence[tuple[int, ...]] = (),
    lost: Sequence[int] = (),
    options: Options | None = None,
    raven: int | None = None,
    seed: int = 1,
) -> Game:
    """A match where everybody is asked for a card, or the seat `raven` for a hand; hands are of one size."""
    match: Game = Match.start(RULES, len(hands), options or Options(), seed)
    g, t = match.state, match.state.table
    for seat, printed in enumerate(hands):
        held = [int(rank) - 1 for rank in printed.split()]
        g.screens[seat].hand = [held.count(card) for card in range(RANKS)]
        t.hands[seat] = len(held)
    spend(g.box, t, [screen.hand for screen in g.screens])
    t.taken = [taken[seat] if seat < len(taken) else () for seat in range(len(hands))]
    t.favours = [len(each) for each in t.taken]
    t.points = [sum(FAVOUR_POINTS[favour] for favour in each) for each in t.taken]
    t.offered, t.lost = list(offered), list(lost)
    seen = {*offered, *lost}.union(*t.taken)
    g.box.pile = [favour for favour in range(FAVOURS) if favour not in seen]
    t.round = len(seen)
    if raven is not None:
        g.stacks = [[AFTERWARDS, CHOOSE_HAND[raven]], *([] for _ in hands)]
    RULES.check(g)
    return Match(RULES, match.header, g)


def spend(box: Box, t: Table, hands: Sequence[Sequence[int]]) -> None:
    """What was laid in earlier rounds comes from the cards that nobody holds, low ones first."""
    left = [COPIES - sum(hand[card] for hand in hands) for card in range(RANKS)]
    t.discards = [0] * RANKS
    for _ in range(len(hands) * HAND - sum(t.hands)):
        card = next(card for card in range(RANKS) if left[card])
        left[card] -= 1
        t.discards[card] += 1
    box.undealt = left


# Play


def do(match: Game, seat: int, *chain: Action) -> list[Event]:
    """A seat acts; returns what everybody is told."""
    told = match.submit(seat, *chain)
    RULES.check(match.state)
    return told


def lay_all(match: Game, *ranks: int) -> list[Event]:
    """Everybody lays a card, in the order of the seats; returns what the last one led to."""
    told: list[Event] = []
    for seat, rank in enumerate(ranks):
        told = do(match, seat, lay(rank))
    return told


def refused(match: Game, seat: int, *chain: Action) -> Reason:
    """A seat tries something in vain: nothing has changed, and this is why."""
    before = digest(match.state)
    with pytest.raises(Refused) as error:
        match.submit(seat, *chain)
    assert digest(match.state) == before
    return error.value.reason


def asked(match: Game, seat: int) -> str:
    """The name of the question that a seat has to answer, if any."""
    return " ".join(type(ask).__name__ for ask in match.asks(seat))
