"""Nothing made, nothing lost: cubes, workers, cards, markers, the token."""

from __future__ import annotations

from regency.kernel.edge import NEVER

from ..model.state import Game, Table, cubes_of, steps_of
from ..printed.achievements import ACHIEVEMENTS
from ..printed.board import (
    AREAS,
    BOXES,
    GONE,
    IS_EXCLUSIVE,
    MAT,
    RESERVE,
    ROW_BOXES,
    SPOTS,
    TIME_MARKERS,
)
from ..printed.cards import FIRST_END, FIRST_REWARD, OPEN_REWARDS, STRATAGEMS, is_permanent
from ..printed.mats import MAT_NEED, STRATAGEMS_EACH
from ..printed.provinces import PROVINCES
from ..printed.reconstructed import AUTOMAS, TRACK_LENGTH
from ..printed.terms import (
    CAP,
    COMMON,
    COUNTDOWN,
    CUBES,
    END,
    GRANDE,
    LAST_ACTIONS,
    MOST_WORKERS,
    NOTHING,
    ON_STACK,
    PARCHMENT,
    PLAY,
    PRE_ROUND,
    REALTIME,
    SECOND_GRANDE,
    SETUP,
    TRACKS,
    WORKERS,
)
from ..rules.rows import occupants
from .imagine import seen_provinces, seen_rewards


def check(g: Game) -> None:
    """Raises AssertionError where a piece is too many or missing."""
    check_players(g.table)
    check_workers(g.table)
    check_cards(g)
    check_board(g.table)
    check_time(g)
    check_solo(g)


def check_players(t: Table) -> None:
    for seat, mat in enumerate(t.mats):
        for cube in range(CUBES):
            held = cubes_of(t, cube)[seat]
            assert 0 <= held <= CAP - t.glory[seat * TRACKS + cube], "cubes were made or lost"
        assert t.votes[seat] >= 0, "votes below none"
        assert t.legendary[seat] in (0, 1), "the grey track has one step"
        for track in range(TRACKS):
            steps = steps_of(t, track)[seat]
            end = 0 if mat == NOTHING else MAT_NEED[mat][track] + PARCHMENT - 1
            assert 0 <= steps <= end, "a marker is off its track"
            glory = t.glory[seat * TRACKS + track]
            assert 0 <= glory <= CAP, "glory was made or lost"
            assert not glory or t.rules.glory, "glory without the rule"
    chosen = [mat // 2 for mat in t.mats if mat != NOTHING]
    assert len(set(chosen)) == len(chosen), "a character is played twice"
    assert sorted(noble for noble in t.privilege if noble < len(t.mats)) == list(range(len(t.mats))), (
        "privilege markers"
    )


def check_workers(t: Table) -> None:
    boxes = {box for row in ROW_BOXES[t.side] for box in row}
    for seat in range(len(t.mats)):
        mine = t.at[seat * WORKERS : (seat + 1) * WORKERS]
        assert all(0 <= spot < SPOTS for spot in mine), "a worker is nowhere"
        assert all(spot in boxes for spot in mine if spot < BOXES), "a box of the other side"
        assert mine[GRANDE] < RESERVE, "the grande is always in play"
        assert mine[SECOND_GRANDE] != GONE, "the second grande never leaves"
        promoted = mine[SECOND_GRANDE] != RESERVE
        assert mine[COMMON:SECOND_GRANDE].count(GONE) == promoted, "one leaves for the second grande"
        assert sum(spot < RESERVE for spot in mine) <= MOST_WORKERS, "a fifth worker"
    for each, until in enumerate(t.holds):
        if until != NEVER:
            spot = t.at[each]
            assert t.mode == REALTIME and spot < BOXES and IS_EXCLUSIVE[spot], "nothing to hold there"
    for each, spot in enumerate(t.at):
        if t.intruders[each]:
            assert spot < BOXES, "who broke in stands in a box"
        if t.rules.advanced_placement and spot < BOXES:
            own = t.at[each - each % WORKERS : each - each % WORKERS + WORKERS]
            assert own.count(spot) == 1, "two own workers in a box"
    check_boxes(t)


def check_boxes(t: Table) -> None:
    """Of common workers of different colours in one exclusive box, none came after another."""
    there = occupants(t)
    for box in range(BOXES):
        if IS_EXCLUSIVE[box]:
            owners = {each // WORKERS for each, spot in enumerate(t.at) if spot == box and is_common(each)}
            assert len(owners) <= 1, "two colours of common workers in one box"
            assert all(there[box] >> owner & 1 for owner in owners), "a worker is not counted"


def is_common(each: int) -> bool:
    return COMMON <= each % WORKERS < SECOND_GRANDE


def check_cards(g: Game) -> None:
    t, box = g.table, g.box
    provinces = [card for card in seen_provinces(t) if card != NOTHING] + box.province_stack
    assert sorted(provinces) == list(range(PROVINCES)), "a province was made or lost"
    assert t.provinces_left == len(box.province_stack), "the provinces are miscounted"
    achievements = [t.achievement, *t.achievements_out, *box.achievement_stack]
    assert sorted(achievements) == list(range(ACHIEVEMENTS)), "an achievement was made or lost"
    assert t.achievements_left == len(box.achievement_stack), "the achievements are miscounted"
    seen = [card for card in seen_rewards(t) if card >= FIRST_REWARD]
    rewards = [*seen, *box.reward_stack, *box.removed_rewards]
    assert sorted(rewards) == list(range(FIRST_REWARD, FIRST_END + OPEN_REWARDS)), "a reward was made or lost"
    assert t.rewards_left == len(box.reward_stack), "the rewards are miscounted"
    for seat, mat in enumerate(t.mats):
        held = (*t.hands[seat], *t.discards[seat])
        own = sorted(card for card in held if card < STRATAGEMS)
        first = mat * STRATAGEMS_EACH
        assert own == ([] if mat == NOTHING else list(range(first, first + STRATAGEMS_EACH))), "stratagems"
        assert all(is_permanent(card) for card in held if card >= STRATAGEMS), "an immediate card in a hand"


def check_board(t: Table) -> None:
    assert not t.markers[t.circle], "a time marker under the timer"
    assert t.markers.count(True) <= TIME_MARKERS, "time markers were made"
    if t.phase in (LAST_ACTIONS, END):
        assert True not in t.markers, "the Council is called by the last marker"
    if t.phase == PLAY:
        assert True in t.markers, "the last marker calls the Council"
    if t.token != ON_STACK and 0 <= t.token < len(t.mats):
        assert t.claimed[t.token], "the token without a marker"
        assert t.legendary[t.token] == (t.token_until == NEVER), "the token brings the legendary point"


def check_time(g: Game) -> None:
    t = g.table
    runs = t.mode == REALTIME and t.phase in (COUNTDOWN, PLAY, LAST_ACTIONS)
    assert g.clock.running == runs, "the clock runs in the countdown, in real time and in last actions"
    if not runs:
        assert not t.pending and t.token_until == NEVER, "something is provisional without a clock"
        assert t.phase == PRE_ROUND or all(until == NEVER for until in t.holds), "a hold without a clock"
        assert all(until == NEVER for until in t.late_until), "somebody can be late without a clock"
    assert (t.countdown_ends != NEVER) == (t.phase == COUNTDOWN), "a countdown at the wrong time"
    assert (t.called != NOTHING) == (t.call_ends != NEVER), "a call without its end"
    for area in range(AREAS):
        assert t.late_until[area] == NEVER or t.flipped[area] > 0, "late for nothing"
    assert t.phase != SETUP or t.round == 1, "setup comes first"
    if runs:
        for instant in instants(t):
            assert instant == NEVER or instant > g.clock.now, "something should have woken"


def instants(t: Table) -> list[int]:
    """Every instant of game time at which something ends by itself."""
    sand = [t.started[area] + t.sand[area] for area in range(AREAS) if not t.run_out[area]]
    provinces = [held[-1] for held in t.pending]
    return [*sand, *provinces, *t.late_until, *t.holds, t.token_until, t.countdown_ends, t.call_ends]


def check_solo(g: Game) -> None:
    t = g.table
    if not t.rival_points:
        return
    assert sorted([*g.box.automa_stack, *t.automas_out]) == list(range(AUTOMAS)), "an automa card was lost"
    assert t.automas_left == len(g.box.automa_stack), "the automa cards are miscounted"
    assert all(0 <= points <= TRACK_LENGTH for points in t.rival_points), "off the track"
    assert all(spot < BOXES or spot in (MAT, RESERVE) for spot in t.rival_at), "an opponent never acts"
