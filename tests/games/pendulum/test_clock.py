"""The game clock over orders, delays, pauses and races: the better rank wins, and time is never lost."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regency.games.pendulum import RULES
from regency.games.pendulum.model.actions import Done, Hold, PlaceWorker, Withdraw
from regency.games.pendulum.model.events import FlipVoid, TimerFlipped, WorkerEvicted
from regency.games.pendulum.model.reasons import BoxTaken, RowLocked, SandRuns
from regency.games.pendulum.printed.board import BLACK
from regency.games.pendulum.printed.terms import COUNCIL, LAST_ACTIONS
from regency.kernel.edge import NEVER, Action
from regency.kernel.entries import Halt, Resume
from regency.kernel.errors import Refused, TooSoon
from regency.kernel.match import Match
from regency.kernel.rng import Rng, stream, stretch
from tests.games.pendulum.builder import (
    START,
    Game,
    achievement,
    at,
    begun,
    do,
    have,
    put,
    refused,
    slot,
    spaces,
    stands,
    steps,
    wait,
)
from tests.games.pendulum.names import (
    CLAIM_TOKEN,
    COMMON,
    GRANDE,
    act,
    box,
    flip,
    place,
    play,
    province,
    spot,
    take,
)
from tests.games.pendulum.play import to_last_actions
from tests.games.pendulum.timed import fresh, paused, plain_table, played

pytestmark = pytest.mark.both
GRACE = 1_000
LATE = 250
FIRST = province("mixed")
ORDERS = st.permutations(range(4))
RACES = st.lists(  # who comes, and how long after the one before
    st.tuples(st.integers(0, 3), st.integers(0, 1_400)),
    min_size=2,
    max_size=4,
    unique_by=lambda race: race[0],
)
SEEDS = st.integers(0, 2**32 - 1)
FOUGHT_OVER = (box("GU2"), box("GUW"))  # a box of green, on either side of the board


def final_holder(order: list[int], race: list[tuple[int, int]]) -> int:
    """Who has it in the end: a better rank takes it inside the second of whoever has it."""
    now, holder, until = 0, NEVER, 0
    for seat, delay in race:
        now += delay
        if holder == NEVER or (now < until and order.index(seat) < order.index(holder)):
            holder = seat
            until = now + GRACE if order.index(seat) > 0 else now
    return holder


def race_for(match: Game, race: list[tuple[int, int]], chains: dict[int, tuple[Action, ...]]) -> None:
    """Everybody tries in turn; who comes too late, or has a worse rank, is refused."""
    now = 1_000
    for seat, delay in race:
        now += delay
        wait(match, now)
        try:
            match.submit(seat, *chains[seat], at=START + now)
        except Refused:
            continue
    wait(match, now + 2 * GRACE)


# Races


@given(ORDERS, RACES)
@settings(max_examples=60)
def test_a_box_ends_with_the_better_rank_inside_the_second_in_either_order(
    order: list[int], race: list[tuple[int, int]]
) -> None:
    match = begun(order=order)
    for seat in range(4):
        put(match, seat, COMMON, "mat")
    race_for(match, race, {seat: (place(COMMON, "GU1"),) for seat in range(4)})
    there = [seat for seat in range(4) if at(match, seat, COMMON) == box("GU1")]
    assert there == [final_holder(order, race)]
    assert all(stands(match, seat, COMMON, "mat") for seat in range(4) if seat not in there)
    assert match.state.table.holds == [NEVER] * 20


@given(ORDERS, RACES)
@settings(max_examples=60)
def test_a_province_ends_with_the_better_rank_inside_the_second_in_either_order(
    order: list[int], race: list[tuple[int, int]]
) -> None:
    match = begun(order=order, stand={seat: {COMMON: "BL3"} for seat in range(4)})
    spaces(match, FIRST)
    for seat in range(4):
        have(match, seat, "4m")
        do(match, seat, act(COMMON, "BL3a"), at=0)
    race_for(match, race, {seat: (take(FIRST, "red"),) for seat in range(4)})
    assert [seat for seat in range(4) if slot(match, seat, "red")] == [final_holder(order, race)]
    assert match.state.table.pending == []


@given(ORDERS, RACES)
@settings(max_examples=60)
def test_the_token_ends_with_the_better_rank_inside_the_second_in_either_order(
    order: list[int], race: list[tuple[int, int]]
) -> None:
    match = begun(order=order)
    achievement(match, 9)
    for seat in range(4):
        have(match, seat, "4m 4c 3v")
    race_for(match, race, dict.fromkeys(range(4), (CLAIM_TOKEN,)))
    winner = final_holder(order, race)
    assert [seat for seat in range(4) if steps(match, seat)[3]] == [winner] == [match.state.table.token]
    assert match.state.table.token_until == NEVER


@given(st.integers(0, 999), st.booleans())
@settings(max_examples=20)
def test_inside_the_second_it_does_not_matter_who_came_first(delay: int, swapped: bool) -> None:
    match = begun()
    for seat in (0, 1):
        put(match, seat, COMMON, "GU1a")
        match.state.table.rows[1] = 1
    first, second = (1, 0) if swapped else (0, 1)
    race_for(match, [(first, 0), (second, delay)], {seat: (place(COMMON, "PU1"),) for seat in (0, 1)})
    assert at(match, 0, COMMON) == box("PU1")
    assert at(match, 1, COMMON) == spot("GU1a")


# Flips


@given(st.integers(0, 400), st.booleans())
@settings(max_examples=60)
def test_a_flip_against_a_placement(delay: int, had_seen: bool) -> None:
    """T21."""
    match = begun()
    put(match, 1, COMMON, "mat")
    wait(match, 120_000)
    seen = match.state.clock.entry
    do(match, 0, flip("green"), at=120_000)
    after = 120_000 + delay
    wait(match, after)
    chosen = seen + 1 if had_seen else seen
    if had_seen or delay > LATE:
        assert refused(match, 1, place(COMMON, "GU1"), at=after, seen=chosen) == RowLocked(box("GU1"))
    else:
        told = do(match, 1, place(COMMON, "GU1"), at=after, seen=chosen)
        assert stands(match, 1, COMMON, "GU1") and match.state.table.holds[5 + COMMON] == NEVER
        assert not any(isinstance(event, WorkerEvicted) for event in told)


@given(st.integers(0, 1_300), st.integers(0, LATE))
@settings(max_examples=40)
def test_who_is_late_evicts_nobody(before: int, delay: int) -> None:
    match = begun()
    for seat in (0, 1):
        put(match, seat, COMMON, "mat")
    wait(match, 120_000)
    do(match, 1, place(COMMON, "GU1"), at=120_000)
    wait(match, 120_000 + before)
    seen = match.state.clock.entry
    do(match, 3, flip("green"), at=120_000 + before)
    with pytest.raises(Refused):
        match.submit(0, place(COMMON, "GU1"), at=START + 120_000 + before + delay, seen=seen)
    assert stands(match, 1, COMMON, "GU1") and match.state.table.holds[5 + COMMON] == NEVER


@given(st.integers(0, LATE), st.integers(0, LATE))
@settings(max_examples=20)
def test_who_is_late_evicts_nobody_who_has_broken_in_either(card_after: int, behind: int) -> None:
    match = begun(mats=("C1", "C3A", "C2", "C4"))
    for seat in (0, 1):
        put(match, seat, COMMON, "mat")
    wait(match, 120_000)
    seen = match.state.clock.entry
    do(match, 3, flip("green"), at=120_000)
    do(match, 1, play("C3-A3"), place(COMMON, "GU2"), at=120_000 + card_after)
    assert match.state.table.holds[5 + COMMON] == START + 120_000 + card_after + GRACE
    late = max(card_after, min(card_after + behind, LATE))
    assert refused(match, 0, place(COMMON, "GU2"), at=120_000 + late, seen=seen) == BoxTaken(box("GU2"))
    do(match, 0, place(COMMON, "GU3"), at=120_000 + late, seen=seen)
    assert stands(match, 1, COMMON, "GU2") and stands(match, 0, COMMON, "GU3")


@given(st.integers(0, 400), st.booleans(), st.sampled_from(["purple", "green", "black"]))
@settings(max_examples=60)
def test_of_two_flips_one_counts(delay: int, had_seen: bool, area: str) -> None:
    """T3."""
    match = begun()
    wait(match, 180_000)
    seen = match.state.clock.entry
    number = ("purple", "green", "black").index(area)
    assert do(match, 0, flip(area), at=180_000) == [TimerFlipped(0, number, 0)]
    wait(match, 180_000 + delay)
    table = plain_table(match)
    if had_seen or delay > LATE:
        chosen = seen + 1 if had_seen else seen
        assert refused(match, 1, flip(area), at=180_000 + delay, seen=chosen) == SandRuns(number)
        assert plain_table(match) == table
    else:
        assert do(match, 1, flip(area), at=180_000 + delay, seen=seen) == [FlipVoid(1, number)]
        changed = plain_table(match)
        assert {**changed, "now": 0, "acted": []} == {**table, "now": 0, "acted": []}


# Pauses


@given(SEEDS, st.integers(1, 5), st.lists(st.tuples(st.integers(0, 400), st.integers(0, 10**7)), max_size=6))
@settings(max_examples=12)
def test_a_pause_anywhere_changes_nothing_but_numbers_of_entries_and_instants(
    seed: int, seats: int, pauses: list[tuple[int, int]]
) -> None:
    """T38."""
    match = played(seats, seed, 160, auto_flip=bool(seed % 2))
    plain, halted = fresh(seats, seed, auto_flip=bool(seed % 2)), fresh(seats, seed, auto_flip=bool(seed % 2))
    entries = [entry for entry, _ in match.entries]
    for entry, group in zip(entries, paused(entries, pauses), strict=True):
        told = plain.apply(entry)
        for each in group[:-1]:
            halted.apply(each)
        assert halted.apply(group[-1]) == told and plain_table(halted) == plain_table(plain)
        assert plain.next_wake() == NEVER or (
            halted.next_wake() - halted.state.clock.at == plain.next_wake() - plain.state.clock.at
        )


@given(st.integers(0, 10**7))
@settings(max_examples=10)
def test_after_a_pause_the_sand_that_was_left_runs_on(length: int) -> None:
    """T38."""
    match = begun()
    wait(match, 100_000)
    match.apply(Halt(START + 100_000, "player", 0))
    assert match.next_wake() == NEVER
    match.apply(Resume(START + 100_000 + length))
    t = match.state.table
    assert match.state.clock.now == START + 100_000
    assert t.started[0] + t.sand[0] - match.state.clock.now == 80_000
    assert match.next_wake() == START + 100_000 + length + 20_000  # green


@given(SEEDS, st.integers(1, 5), st.integers(1, 160), st.integers(0, 10**7))
@settings(max_examples=12)
def test_after_a_kill_it_goes_on_from_the_game_time_of_the_last_entry(
    seed: int, seats: int, number: int, away: int
) -> None:
    """T45."""
    match = played(seats, seed, 160)
    record = match.record()
    number = min(number, len(record.entries))
    again = Match.fold(RULES, record, upto=number)
    now, wake = again.state.clock.now, again.next_wake()
    stopped = again.state.clock.at
    again.apply(Halt(stopped, "restart"))
    assert again.next_wake() == NEVER and again.state.clock.now == now
    again.apply(Resume(stopped + away))
    assert again.state.clock.now == now and again.next_wake() == (NEVER if wake == NEVER else wake + away)
    rest = paused([entry for entry, _ in record.entries], [(number, away)])[number:]
    for group in rest:
        again.apply(group[-1])
    assert plain_table(again) == plain_table(match)


def test_a_stopped_server_has_lost_no_sand() -> None:
    """T45."""
    match = begun()
    wait(match, 99_999)
    do(match, 0, act(GRANDE, "BL1a"), at=100_000)
    match.apply(Halt(match.state.clock.at, "restart"))
    match.apply(Resume(match.state.clock.at + 20_000))
    t = match.state.table
    assert t.started[0] + t.sand[0] - match.state.clock.now == 80_000
    assert match.state.table.run_out[BLACK]


# Last actions


def wanted(match: Game, seat: int, rng: Rng, stubborn: bool) -> list[Action]:
    """What somebody may want who keeps the others waiting: a word, a box that is fought over, or anything."""
    options: list[Action] = [option for option in match.options(seat) if isinstance(option, Action)]
    if stubborn:
        options = [option for option in options if not isinstance(option, Done | Hold)]
    words: list[Action] = [option for option in options if isinstance(option, Done | Hold | Withdraw)]
    moves: list[Action] = [
        each for each in options if isinstance(each, PlaceWorker) and each.box in FOUGHT_OVER
    ]
    return (words, moves, options)[rng.below(3)] or options


@given(SEEDS, st.integers(1, 5), st.sampled_from((500, 3_000, 29_999)), st.booleans())
@settings(max_examples=60)
def test_nobody_keeps_last_actions_open_longer_than_ninety_seconds_and_ten_a_seat(
    seed: int, seats: int, thought: int, stubborn: bool
) -> None:
    rng = stream(stretch(seed), "last", 0)
    order = list(range(seats))
    rng.shuffle(order)
    match = begun(seats, order=order)
    to_last_actions(match)
    for seat in range(seats):
        put(match, seat, COMMON, "mat")
        put(match, seat, GRANDE, "mat")
        have(match, seat, "10m 10c 10g 9v")
    called = match.state.clock.now
    stamp = match.state.clock.at
    while match.state.table.phase == LAST_ACTIONS:
        assert match.state.clock.now - called <= 90_000 + 10_000 * seats
        stamp += rng.below(thought) + 1
        wake = match.next_wake()
        if wake != NEVER and wake <= stamp:
            match.advance(wake)
            stamp = wake
            continue
        seat = rng.below(seats)
        if options := wanted(match, seat, rng, stubborn):
            try:
                match.submit(seat, options[rng.below(len(options))], at=stamp)
            except TooSoon:
                continue
            RULES.check(match.state)
    assert match.state.clock.now - called <= 90_000 + 10_000 * seats


def ready_to_be_called() -> Game:
    """Three in last actions, everybody's common worker at hand."""
    match = begun(3, order=(0, 1, 2))
    to_last_actions(match)
    for seat in range(3):
        put(match, seat, COMMON, "mat")
    return match


@given(st.integers(300, 9_999), st.integers(200, 999))
@settings(max_examples=10)
def test_what_a_called_seat_took_in_its_last_moment_nobody_takes_away(thought: int, after: int) -> None:
    match = ready_to_be_called()
    do(match, 1, Done())
    for seat in (2, 0):
        do(match, seat, Hold())
    begun_at = match.state.clock.now - START
    do(match, 2, place(COMMON, "GUW"), at=begun_at + thought)
    wait(match, begun_at + 10_000)
    assert match.state.table.called == 0
    assert refused(match, 0, place(COMMON, "GUW"), at=begun_at + 10_000 + after) == BoxTaken(box("GUW"))
    wait(match, begun_at + 20_000)
    assert match.state.table.phase == COUNCIL and stands(match, 2, COMMON, "GUW")


@given(st.integers(300, 900), st.integers(0, 9_999))
@settings(max_examples=10)
def test_who_loses_something_to_a_called_seat_is_called_after_it_and_once(soon: int, thought: int) -> None:
    match = ready_to_be_called()
    for seat in (2, 0):
        do(match, seat, Hold())
    began = match.state.clock.now - START
    do(match, 1, place(COMMON, "GUW"), at=began + 1_000)
    do(match, 1, Done(), at=began + 1_200)
    do(match, 2, Done(), at=began + 1_250)
    do(match, 0, place(COMMON, "GUW"), at=began + 1_000 + soon)
    assert stands(match, 1, COMMON, "mat") and match.state.table.holding[1]
    ends = max(began + 1_200 + soon, began + 1_250 + thought)
    do(match, 0, Done(), at=ends)
    assert match.state.table.called == 1
    wait(match, ends + 10_000)
    assert match.state.table.phase == COUNCIL
