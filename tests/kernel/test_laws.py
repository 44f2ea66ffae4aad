"""Laws that hold for any order of play: lanes against a model, clocks, and taking back."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regency.kernel.apply import apply
from regency.kernel.conform.player import next_entry
from regency.kernel.core import next_wake
from regency.kernel.edge import NEVER, draw
from regency.kernel.entries import Play, Tick, Undo
from regency.kernel.errors import Refused, TooSoon
from regency.kernel.match import Match
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import started
from regency.kernel.wire import digest
from tests.minis.harvest import HARVEST
from tests.minis.harvest import Options as HarvestOptions

from .tiny import AnyStep, Lays, Mark, Question, Roll, Say, TurnCard, log_of, match_of

pytestmark = pytest.mark.both

# Programs of marks, laid by nested calls in main and in two lanes

CALLS = st.integers(NEVER, 1)
PROGRAMS: st.SearchStrategy[AnyStep] = st.recursive(
    st.builds(Mark, st.integers(0, 99)),
    lambda inner: st.builds(
        Lays,
        st.lists(st.tuples(CALLS, st.lists(inner, max_size=3).map(tuple)), max_size=3).map(tuple),
    ),
    max_leaves=12,
)


class Model:
    """The same by the words of the rule: what a step adds goes, in the order added, before what waited."""

    def __init__(self, first: list[AnyStep]) -> None:
        self.stacks: list[list[AnyStep]] = [first, [], []]
        self.log: list[int] = []

    def run(self) -> list[int]:
        while any(self.stacks):
            for where in range(3):
                while self.stacks[where]:
                    self.step(where)
        return self.log

    def step(self, where: int) -> None:
        step = self.stacks[where].pop(0)
        if isinstance(step, Mark):
            self.log.append(step.word)
            return
        assert isinstance(step, Lays)
        added: list[list[AnyStep]] = [[], [], []]
        for seat, steps in step.calls:
            added[where if seat == NEVER else 1 + seat] += steps
        for place in range(3):
            self.stacks[place] = added[place] + self.stacks[place]


@given(st.lists(PROGRAMS, max_size=4))
@settings(deadline=None)
def test_stacks_and_lanes_run_as_the_model_does(program: list[AnyStep]) -> None:
    assert log_of(*program) == Model(program[:]).run()


# Clocks


@given(st.lists(st.tuples(st.integers(0, 900), st.integers(0, 2), st.integers(0, 999)), max_size=25))
@settings(max_examples=60, deadline=None)
def test_any_interleaving_of_plays_and_ticks_folds_to_the_same(
    inputs: list[tuple[int, int, int]],
) -> None:
    match = Match.start(HARVEST, 3, HarvestOptions(rounds=1), seed=6)
    for gap, seat, key in inputs:
        at = match.state.clock.at + gap
        match.advance(at)
        options = match.options(seat)
        if options and match.outcome() is None:
            with suppress(TooSoon):
                match.submit(seat, draw(options, stream(stretch(key), "pick", 0)), at=at)
    stamps = [entry.at for entry, _ in match.entries]
    assert stamps == sorted(stamps)
    again = Match.fold(HARVEST, match.record())
    assert digest(again.state) == digest(match.state)
    by_hand = started(HARVEST, 3, HarvestOptions(rounds=1), stretch(6))
    for entry, mark in match.entries:
        apply(by_hand, entry)
        assert digest(by_hand) == mark


@given(st.lists(st.integers(1, 700), max_size=8))
@settings(max_examples=40, deadline=None)
def test_a_wake_comes_at_the_same_hour_however_often_one_looks(gaps: list[int]) -> None:
    looked, left = (started(HARVEST, 1, HarvestOptions(), bytes(32)) for _ in range(2))
    due = next_wake(left)
    for gap in gaps:
        at = looked.clock.at + gap
        if at >= due:
            break
        looked.clock.now += at - looked.clock.at
        looked.clock.at = at
        assert next_wake(looked) == due
    apply(looked, Tick(due))
    apply(left, Tick(due))
    assert looked.table.ends == left.table.ends


# Taking back

MOVES = st.lists(st.one_of(st.integers(0, 7), st.just("undo"), st.integers(100, 120)), max_size=20)


@given(MOVES)
@settings(max_examples=80, deadline=None)
def test_plays_and_undos_lead_where_a_fold_of_what_is_in_force_leads(moves: list[int | str]) -> None:
    steps = [
        Question(0),
        Question(0, follow=(TurnCard(),)),
        Question(1),
        Question(1),
        Question(0, last_word=True),
    ]
    first: list[AnyStep] = [*steps, Roll(), *steps[:3], *(Question(0),) * 12]
    match = match_of(*first)
    in_force: list[int] = []
    for move in moves:
        try:
            if isinstance(move, int) and move < 100:
                match.submit(match.waited_for()[0], Say(move))
                in_force.append(len(match.entries) - 1)
            else:
                seat = 0 if move == "undo" else int(move) % 2
                agreed = move != "undo"
                to = in_force[int(move) % len(in_force)] if agreed and in_force else match.undoable(seat)
                match.apply(Undo(0, seat, to, agreed))
                in_force = [number for number in in_force if number < to]
        except Refused:
            continue
    other = match_of(*first)
    for number in in_force:
        entry = match.entries[number][0]
        assert isinstance(entry, Play)
        other.submit(entry.seat, *entry.do)
    assert other.state.table.log == match.state.table.log
    assert other.state.stacks == match.state.stacks
    assert other.state.counts == match.state.counts
    assert other.notes == match.notes


@given(st.integers(0, 10_000))
@settings(max_examples=15, deadline=None)
def test_whatever_is_played_folds_to_the_same(key: int) -> None:
    match = Match.start(HARVEST, 2, HarvestOptions(rounds=1), seed=key)
    rng = stream(stretch(key), "laws", 0)
    for _ in range(20):
        if match.outcome() is None:
            try:
                match.apply(next_entry(match, (Say(1),), rng))
            except TooSoon:
                match.advance(match.state.clock.at + 200)
    assert digest(Match.fold(HARVEST, match.record()).state) == digest(match.state)
