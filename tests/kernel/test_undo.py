"""Every rule of taking back."""

from __future__ import annotations

import pytest

from regency.kernel.entries import Halt, Resume, TakenBack, Undo
from regency.kernel.errors import (
    NoSuchSeat,
    NothingToUndo,
    Refused,
    TimeRunsBackwards,
    UndoBarred,
    UndoWhileTimeRuns,
)
from regency.kernel.match import Match
from regency.kernel.wire import digest

from .tiny import (
    AnyStep,
    Peek,
    Question,
    Roll,
    Say,
    SetAlarm,
    StopClock,
    TurnCard,
    match_of,
    questions,
    undo_refused,
)

pytestmark = pytest.mark.both


def test_the_own_last_entry_can_be_taken_back() -> None:
    match = match_of(*questions(0, 0, 1))
    before = digest(match.state)
    match.submit(0, Say(1), at=10)
    assert match.undo(0, at=30) == [TakenBack(0, 0, False)]
    clock = match.state.clock
    assert (clock.entry, clock.at) == (2, 30)
    clock.entry = clock.at = 0
    assert digest(match.state) == before
    assert match.notes == [(), ()]


def test_several_own_entries_can_be_taken_back_one_by_one_or_at_once() -> None:
    match = match_of(*questions(0, 0, 0))
    match.submit(0, Say(1))
    match.submit(0, Say(2))
    match.undo(0)
    assert match.state.table.log == [1]
    match.submit(0, Say(3))
    match.apply(Undo(0, 0, 0))
    assert match.state.table.log == []
    assert undo_refused(match, 0) == NothingToUndo()


def test_another_seat_s_entry_lies_between() -> None:
    match = match_of(*questions(0, 1, 0))
    match.submit(0, Say(1))
    assert undo_refused(match, 1) == NothingToUndo()
    match.submit(1, Say(2))
    assert undo_refused(match, 0) == NothingToUndo()
    with pytest.raises(Refused) as refused:
        match.apply(Undo(0, 1, 0))
    assert refused.value.reason == UndoBarred()
    match.undo(1)
    assert undo_refused(match, 0) == UndoBarred()


@pytest.mark.parametrize("bar", [TurnCard(), Roll(), Peek(1)])
def test_what_came_to_light_or_was_drawn_cannot_be_taken_back(bar: AnyStep) -> None:
    match = match_of(Question(0, follow=(bar,)), Question(0), Question(0))
    match.submit(0, Say(1))
    assert undo_refused(match, 0) == UndoBarred()
    match.submit(0, Say(2))
    match.undo(0)
    assert undo_refused(match, 0) == UndoBarred()


def test_the_own_secret_shown_can_be_taken_back() -> None:
    match = match_of(Question(0, follow=(Peek(0),)), Question(0))
    match.submit(0, Say(1))
    match.undo(0)
    assert match.state.table.log == []


def test_a_final_answer_cannot_be_taken_back() -> None:
    match = match_of(Question(0, last_word=True), Question(0))
    match.submit(0, Say(1))
    assert undo_refused(match, 0) == UndoBarred()


def test_nothing_is_taken_back_while_game_time_runs() -> None:
    match = match_of(Question(0, follow=(SetAlarm(50),)), Question(0))
    match.submit(0, Say(1))
    assert undo_refused(match, 0) == UndoWhileTimeRuns()
    with pytest.raises(Refused) as refused:
        match.apply(Undo(0, 0, 0, agreed=True))
    assert refused.value.reason == UndoWhileTimeRuns()


def test_a_tick_or_a_pause_lies_between() -> None:
    match = match_of(Question(0), Question(0))
    match.submit(0, Say(1))
    match.apply(Halt(0))
    match.apply(Resume(0))
    assert undo_refused(match, 0) == NothingToUndo()


def test_the_last_entry_of_a_seat_in_force_is_found() -> None:
    match = match_of(*questions(0, 1, 1))
    match.submit(0, Say(1))
    match.submit(1, Say(2))
    match.submit(1, Say(3))
    match.undo(1)
    assert (match.last_of(0), match.last_of(1)) == (0, 1)
    match.undo(1)
    with pytest.raises(Refused) as refused:
        match.last_of(1)
    assert refused.value.reason == NothingToUndo()


def test_an_undo_names_an_entry_in_force_and_a_seat_there_is() -> None:
    match = match_of(*questions(0, 0))
    match.submit(0, Say(1))
    for undo in (Undo(0, 0, 1), Undo(0, 2, 0), Undo(0, -1, 0), Undo(0, 0, 7, agreed=True)):
        with pytest.raises(Refused) as refused:
            match.apply(undo)
        assert refused.value.reason == NothingToUndo()
    match.undo(0)
    with pytest.raises(Refused):
        match.apply(Undo(0, 0, 0, agreed=True))


def test_an_undo_does_not_lie_before_the_last_entry() -> None:
    match = match_of(*questions(0, 0))
    match.submit(0, Say(1), at=50)
    with pytest.raises(Refused) as refused:
        match.undo(0, at=40)
    assert refused.value.reason == TimeRunsBackwards(40, 50)


def test_a_table_may_agree_to_take_back_what_was_barred() -> None:
    match = match_of(Question(0), Question(0, follow=(TurnCard(),)), Question(1))
    match.submit(0, Say(1), at=5)
    match.submit(0, Say(2), at=6)
    match.submit(1, Say(3), at=7)
    assert match.apply(Undo(9, 1, 1, agreed=True)) == [TakenBack(1, 1, True)]
    assert match.state.table.log == [1]
    assert match.notes == [(1,), (1,)]
    assert match.waited_for() == [0]
    match.submit(0, Say(4), at=10)
    assert match.state.table.log[:2] == [1, 4]
    again = Match.fold(match.rules, match.record())
    assert digest(again.state) == digest(match.state)


def test_an_agreed_undo_reaches_over_an_earlier_undo() -> None:
    match = match_of(*questions(0, 0, 1, 0, 1))
    match.submit(0, Say(1))
    match.submit(0, Say(2))
    match.undo(0)
    match.submit(0, Say(3))
    match.submit(1, Say(4))
    match.apply(Undo(0, 0, 4, agreed=True))
    assert match.state.table.log == [1, 3]
    assert match.state.clock.entry == 6


def test_game_time_that_was_taken_back_does_not_run_again() -> None:
    run = Question(0, follow=(SetAlarm(1000),))
    match = match_of(run, Question(0), Question(0, follow=(StopClock(),)), Question(0), Question(0))
    for at in (0, 100, 200, 5000):
        match.submit(0, Say(1), at=at)
    assert match.state.clock.now == 200
    match.apply(Undo(6000, 0, 3, agreed=True))
    assert (match.state.clock.now, match.state.clock.running) == (200, False)
    match.submit(0, Say(2), at=9000)
    assert match.state.clock.now == 200
    assert digest(Match.fold(match.rules, match.record()).state) == digest(match.state)


def test_no_undo_leads_back_into_running_time_whoever_agrees() -> None:
    run = Question(0, follow=(SetAlarm(1000),))
    match = match_of(run, Question(1), Question(1, follow=(StopClock(),)), Question(0), Question(0))
    for at, seat in ((0, 0), (100, 1), (200, 1)):
        match.submit(seat, Say(1), at=at)
    assert undo_refused(match, 1) == UndoWhileTimeRuns()
    match.submit(0, Say(1), at=300)
    mark = digest(match.state)
    for entry in (1, 2):  # both were played while time ran, the last of them to its end
        with pytest.raises(Refused) as refused:
            match.apply(Undo(400, 0, entry, agreed=True))
        assert refused.value.reason == UndoWhileTimeRuns()
    with pytest.raises(Refused) as refused:
        match.last_of(1)
    assert refused.value.reason == UndoWhileTimeRuns()
    assert digest(match.state) == mark
    match.apply(Undo(400, 0, match.last_of(0), agreed=True))
    assert not match.state.clock.running
    match.apply(Undo(500, 0, 0, agreed=True))  # before the clock was started it stood still
    assert (match.state.clock.now, match.state.clock.running) == (0, False)


def test_an_entry_that_was_not_kept_leaves_nothing_behind() -> None:
    match = match_of(Question(0, follow=(SetAlarm(1000),)), Question(0, follow=(StopClock(),)), Question(0))
    match.submit(0, Say(1), at=0)
    match.submit(0, Say(1), at=10)
    match.retract()
    match.submit(0, Say(2), at=20)
    match.submit(0, Say(3), at=30)
    assert [match.entries.ran(number) for number in range(3)] == [False, True, False]


def test_a_pause_outlasts_an_agreed_undo_that_reaches_behind_it() -> None:
    match = match_of(*questions(0, 0, 0, 0))
    match.submit(0, Say(1))
    match.apply(Halt(1))
    match.apply(Undo(2, 0, 0, agreed=True))
    assert match.state.clock.halted
    match.apply(Resume(3))
    match.submit(0, Say(2), at=4)
    match.submit(0, Say(3), at=5)
    match.apply(Halt(6))
    match.apply(Resume(7))
    match.apply(Undo(8, 0, 5, agreed=True))
    assert match.state.table.log == [2]
    assert not match.state.clock.halted


def test_a_seat_outside_the_game_does_nothing() -> None:
    with pytest.raises(Refused) as refused:
        match_of(Question(0)).submit(3, Say(1))
    assert refused.value.reason == NoSuchSeat(3, 2)
