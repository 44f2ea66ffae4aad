"""Undo and preview: what is one's own to take back, and what has come to light."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regency.games.council.model.actions import ElectCouncillor
from regency.games.council.model.events import CardsPlayed, EmporiumBuilt, TurnEnded
from regency.kernel.edge import ALL, Action
from regency.kernel.entries import TakenBack
from regency.kernel.errors import GameOver, NothingToUndo, Refused, UndoBarred
from regency.kernel.wire import laid_open
from tests.games.council.builder import Game, position
from tests.games.council.names import (
    acquire,
    build,
    buy,
    change,
    elect,
    elect_by_assistant,
    end,
    engage,
    king_to,
    pay,
)
from tests.games.council.play import do, of, table

pytestmark = pytest.mark.both
FOUR = "pink pink blue white"
PLAIN = {"C": "1 coin", "F": "2 points", "K": "1 card"}


def rich() -> Game:
    """A seat that can do anything."""
    return position(
        hands=[FOUR],
        councils={"king": FOUR, "coast": FOUR},
        pool="orange",
        coins=[20],
        assistants=[5],
        permits=["C F K"],
        tokens=PLAIN,
        market={"coast": "D CD"},
    )


def whole(match: Game) -> object:
    """Everything but the clock."""
    g = match.state.clone()
    return [laid_open(part) for part in (g.table, *g.screens, g.box)], [stack[:] for stack in g.stacks]


FREE: list[tuple[Action, ...]] = [
    (elect("orange", "coast"),),
    (elect_by_assistant("orange", "king"),),
    (engage,),
    (buy,),
    (build("C", "C"),),
    (build("F", "F"),),
    (king_to("J"),),
    (king_to("J"), pay(FOUR)),
    (king_to("F"), pay("pink blue")),
    (acquire("coast"),),
]
BARRED: list[tuple[tuple[Action, ...], int]] = [  # and so many events that nobody can foresee
    ((build("K", "K"),), 0),  # its token draws a card, which is told by number alone
    ((acquire("coast"), pay(FOUR)), 1),  # a new tile is turned up
    ((change("coast"),), 2),
    ((elect("orange", "coast"), end), 0),  # the neighbour draws
]


@pytest.mark.parametrize("chain", FREE)
def test_electing_paying_and_building_can_be_taken_back(chain: tuple[Action, ...]) -> None:
    match = rich()
    before = whole(match)
    promised = match.preview(0, *chain)
    told = do(match, 0, *chain)
    assert (promised.final, list(promised.events)) == (False, told)
    assert [list(options) for _, options in promised.questions] == [match.options(0)]
    assert match.undo(0) == [TakenBack(0, 0, False)]
    assert whole(match) == before


@pytest.mark.parametrize(("chain", "unforeseen"), BARRED)
def test_a_drawn_card_or_a_turned_tile_cannot_be_taken_back_and_the_preview_says_so(
    chain: tuple[Action, ...], unforeseen: int
) -> None:
    match = rich()
    promised = match.preview(0, *chain)
    told = do(match, 0, *chain)
    assert promised.final and not promised.questions
    assert list(promised.events) == told[: len(told) - unforeseen]
    with pytest.raises(Refused) as error:
        match.undo(0)
    assert error.value.reason == UndoBarred()


def test_step_by_step_one_goes_back_to_the_last_thing_that_came_to_light() -> None:
    match = rich()
    do(match, 0, engage)
    do(match, 0, king_to("F"))
    do(match, 0, pay(FOUR))
    for expected in (2, 1, 0):
        assert match.undo(0) == [TakenBack(0, expected, False)]
    with pytest.raises(Refused) as error:
        match.undo(0)
    assert error.value.reason == NothingToUndo()


def test_a_permit_paid_for_can_be_taken_back_while_no_tile_and_no_card_follows() -> None:
    match = position(hands=[FOUR], councils={"coast": FOUR}, market={"coast": "D CD"}, stacks={"coast": ""})
    before = whole(match)
    do(match, 0, acquire("coast"), pay(FOUR))
    match.undo(0)
    assert whole(match) == before


def test_an_ended_turn_can_be_taken_back_if_there_is_no_card_to_draw() -> None:
    match = position(hands=["white"], deck="", discards="", main_done=True)
    before = whole(match)
    do(match, 0, end)
    match.undo(0)
    assert whole(match) == before


def test_nobody_takes_back_what_somebody_else_did() -> None:
    match = rich()
    do(match, 0, engage)
    with pytest.raises(Refused) as error:
        match.undo(1)
    assert error.value.reason == NothingToUndo()


def test_after_the_end_nothing_is_taken_back() -> None:
    match = position(3, emporiums=["ABCDEFKMNO"], trigger=0, active=2)
    do(match, 2, of(ElectCouncillor, match.options(2))[0])
    do(match, 2, end)
    with pytest.raises(Refused) as error:
        match.undo(2)
    assert error.value.reason == GameOver()


def test_a_chain_is_carried_out_up_to_what_cannot_be_taken_back() -> None:
    """What comes behind is dropped unread: a chain cannot probe the deck."""
    match = rich()
    do(match, 0, build("K", "K"), end)
    assert table(match).active == 0


@pytest.mark.parametrize(
    ("chain", "learned", "barred"),
    [
        ((elect("orange", "coast"),), lambda seen: seen == 0, False),
        ((king_to("J"), pay(FOUR)), lambda seen: seen == ALL, False),  # one's own secret, shown to all
        ((build("K", "K"),), lambda seen: seen == 1 << 0, True),
        ((change("coast"),), lambda seen: seen == ALL, True),
        ((elect("orange", "coast"), end), lambda seen: seen == 1 << 1, True),
    ],
)
def test_it_is_marked_who_learns_something(
    chain: tuple[Action, ...], learned: Callable[[int], bool], barred: bool
) -> None:
    match = rich()
    do(match, 0, *chain)
    assert learned(match.state.learned)
    assert match.state.barred is barred


def test_a_reshuffle_bars_by_itself() -> None:
    match = position(hands=["", ""], deck="", main_done=True)
    promised = match.preview(0, end)
    assert promised.final and promised.events[0] == TurnEnded(0)


def test_the_preview_of_a_journey_tells_all_of_it() -> None:
    promised = rich().preview(0, king_to("J"), pay(FOUR))
    assert [type(event) for event in promised.events] == [CardsPlayed, EmporiumBuilt]
