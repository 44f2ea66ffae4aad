"""Stacks and lanes: what comes next, in which order, and who is asked."""

from __future__ import annotations

import pytest

from regency.kernel.core import MAIN, asks, next_due, places
from regency.kernel.edge import NEVER, Join, Reconsider, Settled
from regency.kernel.rules import started

from .tiny import (
    AnyStep,
    Clear,
    Game,
    Lays,
    Mark,
    Options,
    Pass,
    PassOnly,
    Question,
    Say,
    Tiny,
    log_of,
    match_of,
    steps_of,
)

pytestmark = pytest.mark.both


def lane(seat: int, *steps: AnyStep) -> Lays:
    return Lays(((seat, steps),))


def test_then_runs_in_the_order_written() -> None:
    assert log_of(Mark(1), Mark(2), Mark(3)) == [1, 2, 3]


def test_two_calls_of_then_do_not_turn_round() -> None:
    twice = Lays(((NEVER, (Mark(1), Mark(2))), (NEVER, (Mark(3),))))
    assert log_of(twice, Mark(4)) == [1, 2, 3, 4]


def test_what_a_step_adds_comes_before_what_waited() -> None:
    inner = Lays(((NEVER, (Mark(2), Mark(3))),))
    assert log_of(Mark(1), inner, Mark(4)) == [1, 2, 3, 4]


def test_two_calls_of_each_do_not_turn_round() -> None:
    assert log_of(Lays(((0, (Mark(1), Mark(2))), (0, (Mark(3),))))) == [1, 2, 3]


def test_lanes_run_after_main_in_seat_order() -> None:
    assert log_of(Lays(((1, (Mark(11),)), (0, (Mark(10),)))), Mark(1)) == [1, 10, 11]


def test_each_interrupts_what_lies_in_a_lane() -> None:
    match = match_of(lane(0, PassOnly(0)), Question(1, follow=(lane(0, Question(0)),)))
    assert [type(ask) for ask in match.asks(0)] == [PassOnly]
    match.submit(1, Say(1))
    assert [type(ask) for ask in match.asks(0)] == [Question]
    match.submit(0, Say(2))
    assert [type(ask) for ask in match.asks(0)] == [PassOnly]


def test_then_and_each_of_the_own_lane_keep_one_order() -> None:
    both = Lays(((NEVER, (Mark(1),)), (0, (Mark(2),)), (NEVER, (Mark(3),))))
    assert log_of(lane(0, both, Mark(4))) == [1, 2, 3, 4]


def test_main_goes_on_while_lanes_ask() -> None:
    match = match_of(lane(0, Question(0)), Mark(1), Question(1))
    assert match.state.table.log == [1]
    assert match.waited_for() == [0, 1]


def test_join_waits_until_no_lane_asks_anything_due() -> None:
    match = match_of(Lays(((0, (Question(0),)), (1, (Question(1), PassOnly(1))))), Join(), Mark(9))
    match.submit(1, Say(1))
    assert match.state.table.log == [1]
    match.submit(0, Say(2))
    assert match.state.table.log == [1, 2, 9]
    assert [type(ask) for ask in match.asks(1)] == [PassOnly]


def test_join_counts_what_lies_under_a_standing_question() -> None:
    match = match_of(lane(0, PassOnly(0), Mark(5)), Join(), Mark(9))
    assert match.state.table.log == []
    match.submit(0, Pass())
    assert match.state.table.log == [50, 5, 9]


def test_a_settled_choice_can_be_reconsidered_until_the_join_takes_it_away() -> None:
    chosen: AnyStep = Settled(0, Question(0))
    match = match_of(Lays(((0, (Question(0, follow=(chosen,)),)), (1, (Question(1),)))), Join(), Mark(9))
    match.submit(0, Say(1))
    assert match.waited_for() == [1]
    match.submit(0, Reconsider())
    assert match.waited_for() == [0, 1]
    match.submit(1, Say(2))
    match.submit(0, Say(3))
    assert match.state.table.log == [1, 2, 3, 9]
    assert match.asks(0) == []


def test_join_takes_every_settled_choice_away() -> None:
    match = match_of(lane(0, Settled(0, Mark(1)), Settled(0, Mark(2))), Join(), Mark(9))
    assert match.state.table.log == [9]
    assert match.asks(0) == []


def test_recall_empties_the_lanes_and_what_comes_next_lies_there_alone() -> None:
    match = match_of(Lays(((0, (PassOnly(0),)), (1, (PassOnly(1),)))), Clear())
    assert match.state.table.log == [71, 72]
    assert match.asks(0) == match.asks(1) == []


def test_recall_from_inside_a_lane() -> None:
    both = Lays(((0, (PassOnly(0), Mark(3))), (1, (PassOnly(1),))))
    match = match_of(both, Question(1, follow=(Lays(((0, (Clear(), Mark(4))),)),)))
    match.submit(1, Say(2))
    assert match.state.table.log == [2, 71, 72]
    assert match.asks(0) == match.asks(1) == []


def test_a_seat_can_be_asked_two_things_at_once() -> None:
    match = match_of(lane(0, PassOnly(0)), Question(0))
    assert [type(ask) for ask in match.asks(0)] == [Question, PassOnly]
    assert match.options(0)[-1] == Pass()
    match.submit(0, Pass())
    match.submit(0, Say(4))
    assert match.state.table.log == [50, 4]


def test_a_question_in_main_is_asked_of_its_seat_alone() -> None:
    g = match_of(Question(1)).state
    assert places(g, 0) == []
    assert places(g, 1) == [MAIN]
    assert asks(g, 0) == []


def test_nothing_is_due_where_only_standing_questions_lie() -> None:
    g = match_of(lane(0, PassOnly(0))).state
    assert next_due(g) == NEVER
    assert next_due(match_of(lane(1, Question(1))).state) == 2


def test_watch_looks_after_every_step_and_comes_first() -> None:
    def watch(g: Game) -> None:
        if g.table.log[-1:] == [1]:
            g.then(Mark(60))

    rules = steps_of(Mark(1), Mark(2), Question(0, follow=(Mark(3),)), Mark(4))
    rules.watch = watch
    g = started(rules, 1, Options(), bytes(32))
    assert g.table.log == [1, 60, 2]


def test_watch_after_an_answer_comes_before_what_the_answer_laid() -> None:
    def watch(g: Game) -> None:
        if g.table.log[-1:] == [1]:
            g.then(Mark(60))

    match = match_of(Question(0, follow=(Mark(3),)), Mark(4))
    match.state.watcher = watch
    match.submit(0, Say(1))
    assert match.state.table.log == [1, 60, 3, 4]


def test_eyes_move_with_the_state_and_a_sight_does_not() -> None:
    match = match_of(Question(0), Question(1))
    eyes, sight, view = match.state.eyes(0), match.look(0), match.watch()
    match.submit(0, Say(5))
    assert eyes.table.log == [5]
    assert sight.table.log == view.table.log == []
    assert (sight.seat, sight.own.secret, sight.seen) == (0, 20, 0)
    assert len(sight.stacks[0]) == 2
    assert match.state.eyes(0).seen == match.look(0).seen == 1


def test_a_clone_is_played_on_alone() -> None:
    match = match_of(Question(0), Question(1))
    clone = match.state.clone()
    match.submit(0, Say(5))
    assert clone.table.log == []
    assert len(clone.stacks[MAIN]) == 2


def test_in_search_nobody_listens() -> None:
    g = started(Tiny(lambda g: g.then(Question(0))), 1, Options(), bytes(32))
    g.heard = False
    g.tell(Say(1))  # type: ignore[arg-type]
    assert g.told == []
