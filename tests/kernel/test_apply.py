"""Entries: what is refused, chains, spacing, ticks and pauses."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regency.kernel.apply import CHAIN, apply, carry_out, where_legal
from regency.kernel.core import next_wake
from regency.kernel.edge import NEVER, Action
from regency.kernel.entries import (
    ENDED,
    PLAYER,
    RESTART,
    START,
    EndedEarly,
    Entry,
    Halt,
    Paused,
    Play,
    Resume,
    Resumed,
    Tick,
    Undo,
)
from regency.kernel.errors import (
    FromTheFuture,
    GameHalted,
    GameOver,
    Hasty,
    Malformed,
    NoSuchSeat,
    NotAnOption,
    NotAsked,
    NotHalted,
    NothingDone,
    NothingWakes,
    Reason,
    Refused,
    TickFirst,
    TimeRunsBackwards,
    TooManyActions,
    TooSoon,
    Woken,
)
from regency.kernel.preview import told_for_certain
from regency.kernel.rules import started
from regency.kernel.wire import digest
from tests.minis.harvest import HARVEST, LATE, SAND, NoSuchBerry, Pick, Stow, Swap
from tests.minis.harvest import Options as HarvestOptions

from .tiny import (
    AnyStep,
    End,
    Game,
    Lays,
    Mark,
    Options,
    Pass,
    PassOnly,
    Peek,
    Question,
    Ring,
    Roll,
    Said,
    Say,
    SetAlarm,
    StopClock,
    TurnCard,
    steps_of,
)

pytestmark = pytest.mark.both


def state_of(*steps: AnyStep, seats: int = 2) -> Game:
    return started(steps_of(*steps), seats, Options(), bytes(32))


def say(seat: int, *words: int, at: int = 0, seen: int = 0) -> Play[Action]:
    return Play(at, seat, tuple(Say(word) for word in words), seen)


def refused(g: Any, entry: Entry) -> Reason:
    """The reason, having made sure that nothing changed."""
    mark = digest(g)
    with pytest.raises(Refused) as raised:
        apply(g, entry)
    assert digest(g) == mark
    reason: Reason = raised.value.reason
    return reason


def test_a_refused_entry_leaves_everything_as_it_was() -> None:
    g = state_of(Question(0, follow=(Question(0),)))
    assert refused(g, say(2, 1)) == NoSuchSeat(2, 2)
    assert refused(g, say(-1, 1)) == NoSuchSeat(-1, 2)
    assert refused(g, say(0)) == NothingDone()
    assert refused(g, say(0, *[1] * (CHAIN + 1))) == TooManyActions(CHAIN)
    assert refused(g, say(0, 1, seen=1)) == FromTheFuture(1, 0)
    assert refused(g, say(0, 1, seen=-1)) == FromTheFuture(-1, 0)
    assert refused(g, say(1, 1)) == NotAsked(1)
    assert refused(g, Play(0, 0, (Pass(),), 0)) == NotAnOption()
    assert refused(g, Play(0, 0, (Say(1), Pass()), 0)) == NotAnOption()
    assert refused(g, Undo(0, 0, 0)) == Malformed()
    assert refused(g, Tick(5)) == NothingWakes()
    assert refused(g, Resume(0)) == NotHalted()


def test_nothing_can_be_answered_after_the_last_step() -> None:
    assert refused(state_of(Mark(1)), say(0, 1)) == GameOver()


def test_the_question_s_own_reason_is_given() -> None:
    g = started(HARVEST, 1, HarvestOptions(), bytes(32))
    missing = next(kind for kind in range(6) if kind not in g.table.row)
    assert refused(g, Play(0, 0, (Pick(missing),), 0)) == NoSuchBerry(missing)
    assert refused(g, Play(0, 0, (Swap(),), 0)) == NotAnOption()


def test_of_two_questions_the_first_that_gives_a_reason_is_heard() -> None:
    g = state_of(Lays(((0, (PassOnly(0),)),)), Question(0))
    assert where_legal(g, 0, Say(1)) == 0
    assert where_legal(g, 0, Pass()) == 1


def test_time_never_runs_backwards() -> None:
    g = state_of(Question(0), Question(0))
    apply(g, say(0, 1, at=50))
    assert refused(g, say(0, 1, at=49)) == TimeRunsBackwards(49, 50)


def test_an_error_inside_a_rule_leaves_everything_as_it_was() -> None:
    g = state_of(Question(0, follow=(TurnCard(),) * 4))
    g.box.deck = [30]
    mark = digest(g)
    with pytest.raises(IndexError):
        apply(g, say(0, 1))
    assert digest(g) == mark


@pytest.mark.both
def test_what_belongs_to_an_entry_fails_with_it() -> None:
    g = state_of(Question(0))
    mark = digest(g)

    def write(done: Entry, before: Game) -> None:
        assert done == say(0, 1) and digest(before) == mark and g.table.log == [1]
        raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        apply(g, say(0, 1), write)
    assert digest(g) == mark and g.table.log == []
    assert apply(g, say(0, 1), lambda *_: None) == [Said(0, 1)]


# Chains


def test_a_chain_carries_a_choice_and_the_nested_ones_out() -> None:
    g = state_of(Question(0, follow=(Question(0),)))
    assert len(apply(g, say(0, 1, 2))) == 2
    assert g.table.log == [1, 2]
    assert g.clock.entry == 1


@pytest.mark.parametrize("bar", [TurnCard(), Roll(), Peek(1)])
def test_behind_the_bar_a_chain_is_dropped_unread(bar: AnyStep) -> None:
    g = state_of(Question(0, follow=(bar, Question(0))))
    done = carry_out(g, Play(0, 0, (Say(1), Pass(), Pass()), 0))
    assert isinstance(done, Play)
    assert done.do == (Say(1),)
    assert g.barred


def test_behind_a_final_answer_a_chain_is_dropped_unread() -> None:
    g = state_of(Question(0, follow=(Question(0),), last_word=True))
    done = carry_out(g, say(0, 1, 2))
    assert isinstance(done, Play)
    assert done.do == (Say(1),)
    assert (g.barred, told_for_certain(g)) == (True, (Said(0, 1),))


def test_before_the_bar_a_chain_is_refused_whole() -> None:
    g = state_of(Question(0, follow=(Question(0),)))
    assert refused(g, Play(0, 0, (Say(1), Pass()), 0)) == NotAnOption()
    assert refused(g, say(0, 1, 2, 3)) == GameOver()
    assert g.table.log == []


def test_showing_the_own_secret_does_not_bar() -> None:
    g = state_of(Question(0, follow=(Peek(0), Question(0))))
    apply(g, say(0, 1, 2))
    assert g.table.log == [1, 20, 2]
    assert not g.barred
    assert g.learned == 0xFFFF


def test_what_was_told_before_the_bar_was_certain() -> None:
    g = state_of(Question(0, follow=(TurnCard(), TurnCard())))
    assert len(apply(g, say(0, 1))) == 3
    assert told_for_certain(g) == (Said(0, 1),)


def test_chance_has_its_own_stream_for_every_count() -> None:
    one, other = state_of(Roll(), Roll()), state_of(Roll(), Mark(1), Roll())
    assert [one.table.log[0], one.table.log[1]] == [other.table.log[0], other.table.log[2]]
    assert one.counts == {"die": 2}


# Spacing


def test_two_actions_of_a_seat_keep_their_distance_in_game_time() -> None:
    g = state_of(SetAlarm(5000), Question(0, gap=200), Question(0, gap=200), Question(1, gap=200))
    apply(g, say(0, 1, at=10))
    with pytest.raises(TooSoon) as soon:
        apply(g, say(0, 1, at=60))
    assert soon.value.retry_at == 210
    assert soon.value.reason == Hasty(210)
    apply(g, say(0, 1, at=210))
    apply(g, say(1, 1, at=210))


def test_a_chain_does_not_get_round_the_distance() -> None:
    g = state_of(SetAlarm(5000), Question(0, gap=200, follow=(Question(0), Question(0, gap=200))))
    apply(g.clone(), say(0, 1, 2))
    with pytest.raises(Refused) as hasty:
        apply(g, say(0, 1, 2, 3))
    assert not isinstance(hasty.value, TooSoon)
    assert hasty.value.reason == Hasty(200)


# Ticks


def test_a_tick_comes_exactly_when_it_is_due_and_before_anything_behind_it() -> None:
    g = state_of(SetAlarm(100), Lays(((0, (Question(0, waits=False),)),)), Ring(), Mark(7))
    assert next_wake(g) == 100
    for at in (100, 101):
        with pytest.raises(Woken) as woken:
            apply(g, say(0, 1, at=at))
        assert woken.value.at == 100
        assert woken.value.reason == TickFirst(100)
    assert refused(g, Tick(99)) == NothingWakes()
    assert refused(g, Tick(101)) == NothingWakes()
    apply(g, say(0, 1, at=99))
    apply(g, Tick(100))
    assert g.table.log == [1, 100, 99, 7]
    assert g.barred


def test_game_time_runs_only_where_the_rules_start_it() -> None:
    g = state_of(Question(0, follow=(SetAlarm(300),)), Question(0, follow=(StopClock(),)), Question(0))
    apply(g, say(0, 1, at=1000))
    assert g.clock.now == 0
    apply(g, say(0, 1, at=1100))
    assert g.clock.now == 100
    apply(g, say(0, 1, at=9000))
    assert (g.clock.now, g.clock.at) == (100, 9000)


def test_nothing_wakes_while_the_clock_stands() -> None:
    g = state_of(SetAlarm(100), StopClock(), Ring())
    assert next_wake(g) == NEVER


def test_the_first_of_several_wakes_comes_first_and_main_before_lanes() -> None:
    g = state_of(SetAlarm(100), Lays(((0, (Ring(),)), (1, (Ring(),)))), Ring())
    apply(g, Tick(100))
    assert g.table.log == [100, 99, 99, 99]


def test_an_alarm_that_is_past_rings_at_once() -> None:
    g = state_of(SetAlarm(100), Question(0, follow=(SetAlarm(20), Ring())))
    apply(g, say(0, 1, at=50))
    assert next_wake(g) == 50


def test_watch_looks_after_a_wake_and_comes_before_what_the_wake_laid() -> None:
    class Loud(Ring, frozen=True):
        def wake(self, g: Game) -> None:
            super().wake(g)
            g.then(Mark(3))

    def watch(g: Game) -> None:
        if g.table.log[-1:] == [100]:
            g.then(Mark(60))

    g = state_of(SetAlarm(100), Loud())
    g.watcher = watch
    apply(g, Tick(100))
    assert g.table.log == [100, 60, 3, 99]


# Pauses


def test_a_pause_stops_game_time_and_every_input() -> None:
    g = state_of(SetAlarm(100), Ring(), Question(0))
    apply(g, Halt(40))
    assert next_wake(g) == NEVER
    assert refused(g, Halt(50)) == GameHalted()
    assert refused(g, say(0, 1, at=50)) == GameHalted()
    assert refused(g, Tick(100)) == NothingWakes()
    apply(g, Resume(1040))
    assert (g.clock.now, next_wake(g)) == (40, 1100)
    apply(g, Tick(1100))
    assert g.table.log == [100, 99]


def test_a_pause_is_told_with_its_reason_and_whoever_asked_for_it() -> None:
    g = state_of(Question(0))
    assert apply(g, Halt(0, PLAYER, 1)) == [Paused(PLAYER, 1)]
    assert apply(g, Resume(5)) == [Resumed()]
    assert apply(g, Halt(5, RESTART)) == [Paused(RESTART, NEVER)]
    apply(g, Resume(6))
    assert apply(g, Halt(7, "tea")) == [Paused("other", NEVER)]
    apply(g, Resume(8))
    assert apply(g, Halt(9, ENDED)) == [EndedEarly()]


def test_in_a_pause_all_may_agree_to_end_the_match() -> None:
    g = state_of(Question(0))
    apply(g, Halt(0, PLAYER, 1))
    assert apply(g, Halt(5, ENDED)) == [EndedEarly()] and g.clock.halted


def test_the_wait_before_the_start_is_no_pause() -> None:
    g = state_of(Question(0))
    assert apply(g, Halt(0, START)) == [] == apply(g, Resume(5, START))


@pytest.mark.parametrize("seat", [-2, 2])
def test_nobody_who_is_not_there_asks_for_a_pause(seat: int) -> None:
    g = state_of(Question(0))
    assert refused(g, Halt(0, PLAYER, seat)) == NoSuchSeat(seat, 2)
    assert not g.clock.halted


def test_a_pause_without_a_seat_is_written_as_it_ever_was() -> None:
    assert msgspec.json.encode(Halt(5, "tea")) == b'{"entry":"Halt","at":5,"why":"tea"}'
    assert msgspec.json.encode(Resume(5)) == b'{"entry":"Resume","at":5}'


def test_a_pause_cannot_jump_over_a_wake() -> None:
    g = state_of(SetAlarm(100), Ring())
    with pytest.raises(Woken):
        apply(g, Halt(100))


# Lateness


def test_who_had_not_seen_the_sand_run_out_may_reach_into_the_old_row_for_a_while() -> None:
    g = started(HARVEST, 2, HarvestOptions(), bytes(32))
    apply(g, Tick(SAND))
    gone = next(kind for kind in g.table.old if kind not in g.table.row)
    assert refused(g, Play(SAND + 10, 0, (Pick(gone),), 1)) == NoSuchBerry(gone)
    apply(g, Play(SAND + 10, 0, (Pick(gone), Stow(0)), 0))
    assert g.table.baskets[0][0] == [gone]
    apply(g, Tick(SAND + LATE))
    assert g.table.old == []
    assert refused(g, Play(SAND + 900, 1, (Pick(gone),), 0)) == NoSuchBerry(gone)


def test_when_the_sand_is_out_the_lanes_are_recalled_and_the_clock_stands() -> None:
    g = started(HARVEST, 2, HarvestOptions(rounds=1), bytes(32))
    apply(g, Tick(SAND))
    apply(g, Tick(SAND + LATE))
    berry = g.table.row[0]
    apply(g, Play(SAND + LATE, 0, (Pick(berry),), 0))
    apply(g, Tick(2 * SAND))
    apply(g, Tick(2 * SAND + LATE))
    assert not g.clock.running
    assert berry in g.table.spilt
    assert all(lane == [] for lane in g.stacks[1:])
    assert next_wake(g) == NEVER


def test_the_end_is_the_rules_to_say() -> None:
    assert state_of(End()).table.ended
