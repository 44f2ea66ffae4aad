"""Standing rules of the events that watch the realm: what an outcome did is added up before it counts."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model.book import Row
from regency.games.dilemma.model.events import DreamerNamed, FrontMoved, PowerGained, UnrestMoved
from regency.games.dilemma.model.legacy import HouseLegacy
from regency.games.dilemma.printed.story import DREAM, HAMMERS, MIRRORS
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    INFLUENCE,
    MORALE,
    NAY,
    WELFARE,
    act,
    book,
    decide,
    dilemma,
    do,
    houses,
    move,
    named,
    number,
    one_card,
    opens,
    prologue,
    special,
    vote,
    votes,
    voting,
)
from tests.games.dilemma.rules.test_events import last_draft, running, triggered

pytestmark = pytest.mark.both


@pytest.mark.parametrize(
    ("unrest", "effects", "after"),
    [
        (4, (move(MORALE, 1), move(WELFARE, -1)), 4),
        (0, (move(MORALE, 1), move(WELFARE, -1)), 0),
        (2, (move(MORALE, -1), move(WELFARE, -1)), 3),
        (2, (move(MORALE, 1), move(WELFARE, 1)), 1),
        (2, (move(WELFARE, 1),), 2),
    ],
)
def test_what_raises_and_lowers_unrest_at_once_leaves_it_where_it_is(
    unrest: int, effects: tuple[Row, ...], after: int
) -> None:
    match = voting(3, book=one_card(effects), events=running(HAMMERS, unrest=unrest))
    told = decide(match, AYE)
    assert match.state.table.unrest == after
    assert bool(named(told, UnrestMoved)) == (unrest != after)


@pytest.mark.parametrize(("side", "moves", "flag"), [(AYE, [-1, 0], "stalemate"), (NAY, [-3], "lost")])
def test_the_front_follows_the_outcome_of_its_own_question_before_the_war_is_over(
    side: int, moves: list[int], flag: str
) -> None:
    match = triggered(MIRRORS, 1, aye=(move(INFLUENCE, 2),), nay=(move(INFLUENCE, -1),), front=-1)
    last_draft(match)
    for seat in range(3):
        do(match, seat, act.PledgePower(0))
    assert match.state.table.front == -2
    told = votes(match, vote(side, 1), GATHER, GATHER)
    assert [event.front for event in named(told, FrontMoved)] == moves
    assert match.state.box.book.value.flags[match.state.box.flags[0]] == flag


def test_the_dreamer_of_this_reign_is_named_when_the_envelope_is_opened() -> None:
    cards = [dilemma("A4.K", role=2), dilemma("A4.S1"), dilemma("A4.S2")]
    found = book(
        prologue(*[dilemma(f"P{nth}", [opens("A4")], role=0) for nth in (1, 2, 3)]),
        special("A4", DREAM, *cards),
    )
    match = voting(3, book=found, leader=1, houses=houses(h1=HouseLegacy(member=True, prestige=3)))
    match.state.table.deck = []
    told = decide(match, AYE)
    assert named(told, DreamerNamed) == [DreamerNamed(1)]
    if match.state.table.card != number("A4.K"):
        match.state.table.deck = [number("A4.K")]
        told = decide(match, AYE)
    assert PowerGained(1, 1) in told
