"""The grace second: boxes, provinces and the token go to the better rank; late inputs."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import DrawProvince, Forgo, Ready
from regency.games.pendulum.model.events import (
    AchievementClaimed,
    BoxConfirmed,
    DoneWithdrawn,
    LegendaryGained,
    MarkerTakenBack,
    ProvinceTakenAway,
    ProvinceTucked,
    TokenTakenAway,
    WorkerEvicted,
)
from regency.games.pendulum.model.reasons import BoxProvisional, BoxTaken, ProvinceHeld, RowLocked, SpaceHeld
from regency.kernel.edge import NEVER
from tests.games.pendulum.builder import (
    START,
    Game,
    achievement,
    asked,
    at,
    begun,
    can,
    do,
    give,
    goods,
    hand,
    kinds,
    put,
    refused,
    slot,
    spaces,
    stands,
    steps,
    wait,
)
from tests.games.pendulum.names import (
    CLAIM,
    CLAIM_TOKEN,
    COMMON,
    GRANDE,
    act,
    back,
    box,
    flip,
    place,
    play,
    province,
    refill,
    spot,
    take,
    tuck,
)

pytestmark = pytest.mark.both


def free(*seats: int, **options: object) -> Game:
    """Everybody's workers are on their mats."""
    match = begun(**options)  # type: ignore[arg-type]
    for seat in seats or range(4):
        put(match, seat, COMMON, "mat")
        put(match, seat, GRANDE, "mat")
    return match


def test_a_better_rank_takes_a_box_inside_the_second_whoever_came_first() -> None:
    match = free()
    do(match, 2, place(COMMON, "GU1"), at=5_000)
    assert match.state.table.holds[2 * 5 + COMMON] == START + 6_000
    told = do(match, 0, place(COMMON, "GU1"), at=5_700)
    assert WorkerEvicted(2, COMMON, box("GU1"), 0) in told
    assert stands(match, 2, COMMON, "mat") and stands(match, 0, COMMON, "GU1")
    assert match.state.table.holds[COMMON] == NEVER


def test_a_worse_rank_is_refused_and_after_the_second_everybody() -> None:
    match = free()
    do(match, 1, place(COMMON, "GU1"), at=5_000)
    assert refused(match, 2, place(COMMON, "GU1"), at=5_100) == BoxTaken(box("GU1"))
    assert wait(match, 6_000) == [BoxConfirmed(1, box("GU1"))]
    assert refused(match, 0, place(COMMON, "GU1"), at=6_000) == BoxTaken(box("GU1"))


def test_the_winner_of_a_box_may_lose_it_again_to_a_still_better_rank() -> None:
    match = free()
    do(match, 3, place(COMMON, "GU1"), at=5_000)
    do(match, 1, place(COMMON, "GU1"), at=5_900)
    do(match, 0, place(COMMON, "GU1"), at=6_800)
    assert stands(match, 1, COMMON, "mat") and stands(match, 3, COMMON, "mat")


def test_the_best_rank_has_it_at_once() -> None:
    match = free()
    do(match, 0, place(COMMON, "GU1"), at=5_000)
    assert match.state.table.holds == [NEVER] * 20


def test_a_grande_and_a_common_worker_both_stay() -> None:
    match = free()
    do(match, 2, place(GRANDE, "GU1"), at=5_000)
    do(match, 1, place(COMMON, "GU1"), at=5_300)
    do(match, 3, place(GRANDE, "GU1"), at=5_400)
    assert [at(match, seat, worker) for seat, worker in ((2, GRANDE), (1, COMMON), (3, GRANDE))] == [
        box("GU1")
    ] * 3
    wait(match, 7_000)
    assert refused(match, 0, place(COMMON, "GU1")) == BoxTaken(box("GU1"))


def test_who_loses_a_box_goes_back_to_where_it_came_from_if_it_may_stand_there() -> None:
    match = free()
    put(match, 2, COMMON, "PU1a")
    do(match, 2, place(COMMON, "GU1"), at=5_000)
    do(match, 0, place(COMMON, "GU1"), at=5_500)
    assert at(match, 2, COMMON) == spot("PU1a")


def test_it_goes_to_the_mat_if_somebody_stands_there_now() -> None:
    match = free()
    put(match, 2, COMMON, "PU1")
    do(match, 2, place(COMMON, "GU1"), at=5_000)
    do(match, 3, place(COMMON, "PU1"), at=5_200)
    do(match, 0, place(COMMON, "GU1"), at=5_500)
    assert stands(match, 2, COMMON, "mat")


def test_moving_on_gives_the_box_up() -> None:
    match = free()
    do(match, 2, place(COMMON, "GU1"), at=5_000)
    do(match, 2, back(COMMON), at=5_300)
    do(match, 3, place(COMMON, "GU1"), at=5_400)
    assert stands(match, 3, COMMON, "GU1")


def test_a_flip_that_locks_the_row_ends_the_window() -> None:
    match = free()
    wait(match, 119_800)
    do(match, 2, place(COMMON, "GU1"), at=119_900)
    seen = match.state.clock.entry
    assert BoxConfirmed(2, box("GU1")) in do(match, 3, flip("green"), at=120_000)
    assert refused(match, 0, place(COMMON, "GU1"), at=120_100, seen=seen) == BoxTaken(box("GU1"))
    do(match, 0, place(COMMON, "GU2"), at=120_200, seen=seen)
    assert match.state.table.holds[COMMON] == NEVER and stands(match, 0, COMMON, "GU2")


def test_who_could_not_have_seen_a_flip_is_judged_by_the_rows_before_it() -> None:
    """T21."""
    match = free()
    wait(match, 45_000)
    seen = match.state.clock.entry
    do(match, 3, flip("black"), at=45_000)
    do(match, 0, place(COMMON, "BU1"), at=45_180, seen=seen)
    assert refused(match, 1, place(COMMON, "BU1"), at=45_180, seen=seen + 1) == RowLocked(box("BU1"))
    assert refused(match, 1, place(COMMON, "BU1"), at=45_300, seen=seen) == RowLocked(box("BU1"))


def test_the_late_window_includes_its_last_millisecond() -> None:
    match = free()
    wait(match, 45_000)
    seen = match.state.clock.entry
    do(match, 3, flip("black"), at=45_000)
    do(match, 0, place(COMMON, "BU1"), at=45_250, seen=seen)
    assert refused(match, 1, place(COMMON, "BU1"), at=45_251, seen=seen) == RowLocked(box("BU1"))


def test_a_late_worker_still_acts_in_the_row_that_had_the_timer() -> None:
    match = begun(stand={0: {COMMON: "BL2"}})
    wait(match, 45_000)
    seen = match.state.clock.entry
    do(match, 3, flip("black"), at=45_000)
    do(match, 0, act(COMMON, "BL2a"), at=45_100, seen=seen)
    assert stands(match, 0, COMMON, "BL2a")


def test_who_breaks_in_cannot_act_while_the_box_is_provisional() -> None:
    match = begun(4, mats=("C1", "C3A", "C2", "C4"))
    put(match, 1, COMMON, "mat")
    give(match, 1, gold=4)
    do(match, 1, play("C3-A3"), place(COMMON, "PL2"), at=5_000)
    assert refused(match, 1, act(COMMON, "PL2a"), at=5_400) == BoxProvisional(COMMON)
    do(match, 1, act(COMMON, "PL2a"), at=6_000)


# Provinces


def conquerors() -> Game:
    match = begun(stand={seat: {COMMON: "BL3"} for seat in range(4)})
    spaces(match, *(province("mixed", number) for number in range(4)))
    for seat in range(4):
        give(match, seat, military=6)
    return match


def test_a_province_goes_to_the_better_rank_and_the_loser_chooses_again() -> None:
    """T43."""
    match = conquerors()
    card = province("mixed")
    do(match, 1, act(COMMON, "BL3a"), at=4_900)
    do(match, 1, take(card, "red"), at=5_000)
    assert slot(match, 1, "red") == () and match.state.table.pending[0][0] == card
    do(match, 0, act(COMMON, "BL3a"), at=5_100)
    assert refused(match, 2, refill(1), at=5_200) == SpaceHeld(0)
    assert ProvinceTakenAway(1, card, 0) in do(match, 0, take(card, "blue"), at=5_700)
    assert slot(match, 0, "blue") == (card,) and stands(match, 1, COMMON, "BL3a")
    assert asked(match, 1) == "ConquerAgain"
    do(match, 1, Forgo())
    assert goods(match, 1)[0] == 6


def test_the_loser_may_take_another_province_or_the_stack() -> None:
    match = conquerors()
    card = province("mixed")
    do(match, 1, act(COMMON, "BL3a"), take(card, "red"), at=5_000)
    do(match, 0, act(COMMON, "BL3a"), take(card, "blue"), at=5_700)
    do(match, 1, DrawProvince())
    do(match, 1, tuck("yellow"))
    assert len(slot(match, 1, "yellow")) == 1 and goods(match, 1)[0] == 2


def test_a_worse_rank_cannot_take_a_provisional_province_and_it_is_tucked_after_a_second() -> None:
    match = conquerors()
    card = province("mixed")
    do(match, 1, act(COMMON, "BL3a"), take(card, "red"), at=5_000)
    do(match, 2, act(COMMON, "BL3a"), at=5_100)
    assert refused(match, 2, take(card, "red")) == ProvinceHeld(card)
    assert wait(match, 6_000) == [ProvinceTucked(1, card, 0 + 1)]


def test_a_provisional_province_does_not_produce() -> None:
    match = conquerors()
    put(match, 1, GRANDE, "GL1")
    give(match, 1, military=4, gold=2)
    do(match, 1, act(COMMON, "BL3a"), take(province("mixed"), "red"), at=5_000)
    do(match, 1, act(GRANDE, "GL1a"), at=5_500)
    assert goods(match, 1)[0] == 4


# The token


def claimants() -> Game:
    match = begun(order=(0, 1, 2, 3))
    achievement(match, 9)
    for seat in range(4):
        give(match, seat, military=4, culture=4, votes=3)
    return match


def test_the_token_goes_to_the_better_rank_inside_the_second() -> None:
    """T19."""
    match = claimants()
    do(match, 2, CLAIM_TOKEN, at=10_000)
    assert steps(match, 2)[3] == 0
    told = do(match, 0, CLAIM_TOKEN, at=10_700)
    assert TokenTakenAway(2, 0) in told and LegendaryGained(0) in told
    assert asked(match, 2) == "TokenLost"
    do(match, 2, CLAIM)
    assert steps(match, 2) == (1, 1, 0, 0)


def test_who_loses_the_token_may_take_the_marker_back() -> None:
    match = claimants()
    do(match, 2, CLAIM_TOKEN, at=10_000)
    do(match, 0, CLAIM_TOKEN, at=10_700)
    assert do(match, 2, Forgo()) == [MarkerTakenBack(2)]
    assert can(match, 2, CLAIM)


def test_after_the_second_the_token_stays_and_others_get_the_lower_reward() -> None:
    """T19."""
    match = claimants()
    do(match, 2, CLAIM_TOKEN, at=10_000)
    assert wait(match, 11_000) == [LegendaryGained(2)]
    assert not can(match, 0, CLAIM_TOKEN)
    assert do(match, 0, CLAIM, at=11_001)[0] == AchievementClaimed(0, 8, 0)
    assert steps(match, 0) == (1, 1, 0, 0)


# Before a round


def test_before_a_round_every_placement_is_provisional_until_all_are_ready() -> None:
    """T44."""
    match = before_round()
    for seat in range(3):
        put(match, seat, COMMON, "mat")
    do(match, 2, place(COMMON, "GUW"))
    do(match, 2, Ready())
    told = do(match, 1, place(COMMON, "GUW"))
    assert kinds(told) == ["WorkerEvicted", "WorkerPlaced", "DoneWithdrawn"] and DoneWithdrawn(2) in told
    assert stands(match, 2, COMMON, "mat") and 2 in match.waited_for()
    assert refused(match, 2, place(COMMON, "GUW")) == BoxTaken(box("GUW"))
    for seat in range(3):
        do(match, seat, Ready())
    assert match.state.table.phase == 1 and match.state.table.holds == [NEVER] * 15


def before_round() -> Game:
    """Three players before the second round; green's timer stands below."""
    match = begun(3, order=(0, 1, 2))
    from tests.games.pendulum.play import through_council, to_last_actions

    to_last_actions(match)
    through_council(match)
    t = match.state.table
    t.privilege = [0, 1, 2]
    t.rows[1] = 1
    return match


def test_a_card_hand_is_not_needed_for_the_grace_second() -> None:
    match = free()
    hand(match, 1, "CNC17")
    give(match, 1, military=3)
    do(match, 1, play("CNC17"), take(match.state.table.spaces[0], "red"), at=5_000)
    assert match.state.table.pending[0][4] == 2
