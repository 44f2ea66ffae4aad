"""Choices inside an action: what is refused in them, and what time and others do to them meanwhile."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import (
    ChooseNeighbour,
    ChooseTrack,
    DiscardProvince,
    Done,
    DrawProvince,
    Forgo,
    GainCubes,
    Hold,
    PayCubes,
    RecallStratagems,
)
from regency.games.pendulum.model.events import CubesGained, LegendaryGained, ProvinceTucked, VotesGained
from regency.games.pendulum.model.reasons import (
    AnotherIsCalled,
    BoxNotHere,
    BoxTaken,
    CardNotInHand,
    CubesMissing,
    NoFittingAction,
    NotItsAction,
    OnMat,
    OtherQuestion,
    ProvinceHeld,
    StandsThere,
    TokenTaken,
    WorkerLocked,
    WorkerNotInPlay,
)
from regency.games.pendulum.printed.terms import COUNCIL, LAST_ACTIONS, NOTHING, ON_CARD
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
    empty_stack,
    hand,
    has,
    have,
    opened,
    put,
    refused,
    slot,
    spaces,
    stands,
    tucked,
    turns,
    wait,
)
from tests.games.pendulum.names import (
    CLAIM,
    CLAIM_TOKEN,
    COMMON,
    GOLD,
    GRANDE,
    MILITARY,
    POWER,
    SECOND,
    act,
    box,
    card,
    choose,
    flip,
    place,
    play,
    province,
    retrieve,
    reward,
    spot,
    take,
    task,
    tuck,
)
from tests.games.pendulum.play import to_council, to_last_actions

pytestmark = pytest.mark.both
FIRST, OTHER = province("mixed"), province("vote")


# Cards that are declared with an action


def declared(*cards: str, mat: str = "C5A", where: str = "PL2", before: str = "2g") -> Game:
    match = turns(mat, {COMMON: where})
    put(match, 0, GRANDE, "mat")
    hand(match, 0, *(name for name in cards if name.startswith("CNC")))
    have(match, 0, before)
    return match


def test_another_card_is_added_only_from_the_hand_and_where_it_fits() -> None:
    match = declared("CNC19", before="4g")
    do(match, 0, play("C5-A3"))
    assert refused(match, 0, play("CNC20")) == CardNotInHand(card("CNC20"))
    assert refused(match, 0, play("C5-A1")) == NoFittingAction(card("C5-A1"))
    do(match, 0, play("CNC19"))
    assert refused(match, 0, play("CNC19")) == NoFittingAction(card("CNC19"))


def test_who_acts_with_a_card_needs_the_worker_the_action_and_the_price() -> None:
    match = declared(before="4g")
    do(match, 0, play("C5-A3"))
    assert refused(match, 0, act(GRANDE, "PL2a")) == OnMat(GRANDE)
    assert refused(match, 0, act(COMMON, "PL1a")) == NotItsAction(COMMON, task("PL1"))
    have(match, 0, "3g")
    assert refused(match, 0, act(COMMON, "PL2a")) == CubesMissing(GOLD, 4, 3)
    assert refused(match, 0, RecallStratagems()) == OtherQuestion()


def test_a_doubled_province_costs_eight_military_and_brings_two() -> None:
    """Ruling 20."""
    match = declared(where="BL3", before="7m")
    assert not can(match, 0, play("C5-A3"))
    have(match, 0, "8m")
    spaces(match, FIRST, OTHER)
    do(match, 0, play("C5-A3"))
    have(match, 0, "7m")
    assert refused(match, 0, act(COMMON, "BL3a")) == CubesMissing(MILITARY, 8, 7)
    have(match, 0, "8m")
    do(match, 0, act(COMMON, "BL3a"), take(FIRST, "red"), take(OTHER, "red"))
    assert has(match, 0) == "" and slot(match, 0, "red") == (FIRST, OTHER)


def test_a_waiver_alone_never_replaces_military() -> None:
    """Ruling 21."""
    match = declared("CNC19", mat="C1", where="PL2", before="8m")
    put(match, 0, GRANDE, "BL3")
    do(match, 0, play("CNC19"))
    assert refused(match, 0, act(GRANDE, "BL3a")) == NoFittingAction(card("CNC19"))


def test_both_waivers_pay_a_doubled_action_in_full() -> None:
    """Ruling 21."""
    match = declared("CNC19", "CNC20", before="")
    do(match, 0, play("CNC20"), play("C5-A3"), play("CNC19"), act(COMMON, "PL2a"))
    assert has(match, 0) == "2v 2R 2L"
    assert set(match.state.table.discards[0]) == {card("CNC19"), card("CNC20"), card("C5-A3")}


def test_two_waivers_for_one_payment_do_not_fit() -> None:
    match = declared("CNC19", "CNC20", mat="C1", before="")
    do(match, 0, play("CNC19"))
    assert refused(match, 0, play("CNC20")) == NoFittingAction(card("CNC20"))
    assert stands(match, 0, COMMON, "PL2") and card("CNC19") in match.state.table.hands[0]


def test_a_neighbour_is_left_or_right_and_chosen_where_there_are_two() -> None:
    match = declared(mat="C1A")
    do(match, 0, play("C1-A3"), act(COMMON, "PL2a"))
    assert asked(match, 0).startswith("PickNeighbour")
    assert refused(match, 0, Done()) == OtherQuestion()


def test_what_was_begun_is_finished_though_the_timer_is_flipped() -> None:
    match = begun(mats=("C1A", "C2", "C3", "C4"), stand={0: {COMMON: "BL2"}})
    wait(match, 45_000)
    do(match, 0, play("C1-A3"), act(COMMON, "BL2a"), at=45_000)
    do(match, 1, flip("black"), at=45_100)
    wait(match, 46_000)
    do(match, 0, ChooseNeighbour(task("BL1a")), at=46_000)
    assert stands(match, 0, COMMON, "BL2a") and has(match, 0) == "4m 4g 1v"


# Breaking in


def test_breaking_in_is_refused_for_the_same_reasons_as_placing() -> None:
    """Ruling 22."""
    match = turns("C3A", {COMMON: "BL2"}, seats=3)
    put(match, 0, GRANDE, "mat")
    put(match, 1, COMMON, "PLW")
    do(match, 0, play("C3-A3"))
    assert refused(match, 0, place(SECOND, "BL2")) == WorkerNotInPlay(SECOND)
    assert refused(match, 0, place(COMMON, "BL3")) == WorkerLocked(COMMON)
    assert refused(match, 0, place(GRANDE, "PL1")) == BoxNotHere(box("PL1"))
    assert refused(match, 0, Done()) == OtherQuestion()
    put(match, 0, SECOND, "mat")
    assert refused(match, 0, place(SECOND, "PLW")) == BoxTaken(box("PLW"))
    do(match, 0, place(GRANDE, "PLW"))
    assert stands(match, 0, GRANDE, "PLW")


def test_who_broke_in_may_produce_on_the_next_stay() -> None:
    """Ruling 22."""
    match = turns("C3A", seats=1)
    put(match, 0, GRANDE, "mat")
    have(match, 0, "4g")
    do(match, 0, play("C3-A3"), place(GRANDE, "GLW"))
    assert match.state.table.intruders[GRANDE]
    match.state.table.rows[1] = 0
    do(match, 0, place(GRANDE, "GLN"))
    assert not match.state.table.intruders[GRANDE]


# Claims


def peacekeeper(order: tuple[int, ...] = (1, 0, 2, 3)) -> Game:
    match = begun(mats=("C5A", "C1", "C2", "C3"), order=order)
    achievement(match, 9)
    have(match, 0, "4c 2v")
    have(match, 1, "4m 4c 3v")
    return match


def test_a_token_that_is_taken_while_one_chooses_is_gone() -> None:
    match = peacekeeper()
    do(match, 0, play("C5-A2"), at=1_000)
    assert can(match, 0, CLAIM_TOKEN) and can(match, 0, Forgo())
    do(match, 1, CLAIM_TOKEN, at=1_100)
    assert refused(match, 0, CLAIM_TOKEN) == TokenTaken()
    assert refused(match, 0, Done()) == OtherQuestion()
    do(match, 0, CLAIM)
    assert has(match, 0) == "1P 1R"


def test_who_claimed_unmet_and_loses_the_token_gets_the_payment_back_with_the_marker() -> None:
    match = peacekeeper()
    do(match, 0, play("C5-A2"), CLAIM_TOKEN, at=1_000)
    assert has(match, 0) == "" and match.state.table.token == 0
    do(match, 1, CLAIM_TOKEN, at=1_500)
    assert refused(match, 0, CLAIM_TOKEN) == TokenTaken()
    do(match, 0, Forgo())
    assert has(match, 0) == "4c 2v" and not match.state.table.claimed[0]
    assert match.state.table.discards[0] == (card("C5-A2"),)


def test_a_doubled_claim_that_loses_the_token_takes_the_lower_reward_a_second_time() -> None:
    """Ruling 24."""
    match = begun(mats=("C2A", "C1", "C3", "C4"), order=(1, 0, 2, 3))
    achievement(match, 9)
    for seat in (0, 1):
        have(match, seat, "4m 4c 3v")
    do(match, 0, play("C2-A3"), CLAIM_TOKEN, at=1_000)
    assert has(match, 0) == "4m 4c 3v 1P 1R"
    do(match, 1, CLAIM_TOKEN, at=1_500)
    assert match.options(0) == [CLAIM]
    do(match, 0, CLAIM)
    assert has(match, 0) == "4m 4c 3v 2P 2R"


# Provinces


def lost(by: str = "CNC25", before: str = "2v") -> Game:
    """Rank 2 has lost a province that a card had conquered."""
    match = begun(stand={0: {COMMON: "BL3"}})
    spaces(match, FIRST)
    hand(match, 1, by)
    have(match, 0, "4m")
    have(match, 1, before)
    do(match, 0, act(COMMON, "BL3a"), at=900)
    do(match, 1, play(by), take(FIRST, "red"), at=1_000)
    do(match, 0, take(FIRST, "blue"), at=1_500)
    return match


@pytest.mark.parametrize(("by", "paid"), [("CNC25", "2v"), ("CNC17", "3m"), ("CNC18", "3m")])
def test_what_a_card_cost_is_given_back_and_the_card_stays_used(by: str, paid: str) -> None:
    match = lost(by, paid)
    assert has(match, 1) == "" and asked(match, 1) == "ConquerAgain"
    assert refused(match, 1, take(FIRST, "red")) is not None
    assert refused(match, 1, Done()) == OtherQuestion()
    told = do(match, 1, Forgo())
    assert has(match, 1) == paid and card(by) in match.state.table.discards[1]
    assert told == [VotesGained(1, 2) if by == "CNC25" else CubesGained(1, MILITARY, 3)]


def test_what_is_given_back_ends_at_the_cap() -> None:
    match = lost("CNC17", "3m")
    have(match, 1, "9m")
    do(match, 1, Forgo())
    assert has(match, 1) == "10m"


def test_a_province_taken_instead_may_be_lost_again() -> None:
    match = begun(stand={seat: {COMMON: "BL3"} for seat in range(4)})
    spaces(match, FIRST, OTHER)
    for seat in range(4):
        have(match, seat, "4m")
        do(match, seat, act(COMMON, "BL3a"), at=500)
    do(match, 2, take(FIRST, "red"), at=1_000)
    do(match, 1, take(FIRST, "red"), at=1_400)
    do(match, 2, take(OTHER, "red"), at=1_600)
    assert refused(match, 3, take(OTHER, "red")) == ProvinceHeld(OTHER)
    do(match, 0, take(OTHER, "red"), at=1_900)
    assert asked(match, 2) == "ConquerAgain"
    do(match, 2, Forgo())
    assert has(match, 2) == "4m"


def test_a_province_that_nobody_pays_for_is_given_back_for_nothing() -> None:
    match = begun(mats=("C1", "C5A", "C2", "C3"), stand={1: {COMMON: "GL1"}, 0: {COMMON: "BL3"}})
    spaces(match, FIRST)
    have(match, 0, "4m")
    have(match, 1, "2g")
    do(match, 0, act(COMMON, "BL3a"), at=900)
    do(match, 1, act(COMMON, "GL1a"), take(FIRST, "red"), at=1_000)
    do(match, 0, take(FIRST, "red"), at=1_500)
    do(match, 1, Forgo())
    assert has(match, 1) == ""


# Boxes


def test_who_loses_a_box_goes_to_the_mat_if_its_old_row_has_the_timer_now() -> None:
    match = begun()
    for seat in (0, 1):
        put(match, seat, COMMON, "mat")
    put(match, 1, COMMON, "BU2")
    wait(match, 45_000)
    do(match, 1, place(COMMON, "GU1"), at=45_000)
    do(match, 3, flip("black"), at=45_300)
    do(match, 0, place(COMMON, "GU1"), at=45_500)
    assert stands(match, 1, COMMON, "mat")


def test_a_worker_stays_where_it_stands() -> None:
    match = turns(seats=1)
    put(match, 0, COMMON, "BU2")
    assert refused(match, 0, place(COMMON, "BU2")) == StandsThere(COMMON)
    assert refused(match, 0, act(SECOND, "BL1a")) == WorkerNotInPlay(SECOND)


def test_setup_asks_for_one_worker_and_the_boxes_of_this_side() -> None:
    match = opened(3, order=(0, 1, 2))
    assert refused(match, 2, place(GRANDE, "BL1")) == OtherQuestion()
    for seat, name in ((2, "C1"), (1, "C2"), (0, "C3")):
        do(match, seat, choose(name))
    assert refused(match, 0, place(COMMON, "BL1")) == OtherQuestion()
    assert refused(match, 0, place(GRANDE, "PL1")) == BoxNotHere(box("PL1"))


# Questions about goods


def test_a_question_is_answered_by_its_own_kind_alone() -> None:
    match = turns("C4A", seats=1)
    have(match, 0, "2m 2c")
    do(match, 0, play("C4-A1"))
    assert refused(match, 0, GainCubes(1, 0, 0)) == OtherQuestion()
    do(match, 0, PayCubes(2, 0, 0))
    assert refused(match, 0, PayCubes(2, 0, 0)) == OtherQuestion()
    do(match, 0, ChooseTrack(POWER))


def test_a_retrieval_begun_in_time_is_finished_after_the_flip() -> None:
    match = begun(stand={0: {COMMON: "BL2"}})
    wait(match, 45_000)
    seen = match.state.clock.entry
    do(match, 1, flip("black"), at=45_000)
    do(match, 0, play("C1-S3"), retrieve(COMMON), at=45_200, seen=seen)
    assert stands(match, 0, COMMON, "mat")


def test_trimming_asks_for_a_province_of_the_slot() -> None:
    match = turns(seats=1)
    tucked(match, 0, "brown", FIRST, OTHER, province("gold"))
    to_council(match)
    while not asked(match, 0).startswith("TrimSlot"):
        do(match, 0, reward("CRN") if can(match, 0, reward("CRN")) else ChooseTrack(POWER))
    assert refused(match, 0, ChooseTrack(POWER)) == OtherQuestion()
    do(match, 0, DiscardProvince(OTHER))
    assert slot(match, 0, "brown") == (FIRST, province("gold"))


# A call


def calling() -> Game:
    """Rank 2 of three is called; rank 3 is done."""
    match = begun(3)
    to_last_actions(match)
    t = match.state.table
    t.rows = [1, 1, 1]
    for seat in range(3):
        put(match, seat, COMMON, "BL3")
        put(match, seat, GRANDE, "mat")
        have(match, seat, "8m 4c 4g 3v")
    spaces(match, FIRST, OTHER)
    achievement(match, 9)
    return match


def call(match: Game) -> int:
    """The game time of the call, behind the first triple flip."""
    do(match, 2, Done())
    do(match, 0, Hold())
    do(match, 1, Hold())
    assert match.state.table.called == 1
    return match.state.clock.now - START


def test_a_question_waits_while_another_is_called() -> None:
    match = calling()
    do(match, 0, play("C1-S2"))
    do(match, 2, Done())
    wait(match, match.state.clock.now - START + 30_000)
    assert match.state.table.called == 1 and asked(match, 0) == "GainAny"
    assert match.options(0) == [] and 0 not in match.waited_for()
    assert refused(match, 0, GainCubes(1, 0, 0)) == AnotherIsCalled(1)
    do(match, 1, Done())
    assert match.state.table.called == 0 and len(match.options(0)) == 3


def test_what_the_called_one_took_is_his_when_his_time_ends() -> None:
    match = calling()
    now = call(match)
    do(match, 1, place(GRANDE, "GUW"), at=now + 300)
    do(match, 1, CLAIM_TOKEN, at=now + 600)
    do(match, 1, act(COMMON, "BL3a"), take(FIRST, "red"), at=now + 900)
    t = match.state.table
    assert t.token_until != NEVER and t.pending and t.holds[5 + GRANDE] != NEVER
    told = do(match, 1, Done(), at=now + 1_100)
    assert ProvinceTucked(1, FIRST, 1) in told and LegendaryGained(1) in told
    t = match.state.table
    assert t.token_until == NEVER and not t.pending and t.holds == [NEVER] * 15


def test_a_loss_to_the_called_one_is_answered_in_a_call_of_ones_own() -> None:
    match = calling()
    do(match, 2, act(COMMON, "BL3a"), take(FIRST, "red"))
    now = call(match)
    assert match.state.table.pending
    do(match, 1, act(COMMON, "BL3a"), take(FIRST, "blue"), at=now + 200)
    t = match.state.table
    assert not t.done[2] and t.holding[2] and asked(match, 2) == "ConquerAgain"
    do(match, 1, Done(), at=now + 400)
    assert match.state.table.called == 2
    wait(match, now + 10_400)
    assert match.state.table.called == 0 and has(match, 2) == "8m 4c 4g 3v"


def test_who_draws_and_does_not_tuck_in_time_loses_the_province() -> None:
    match = calling()
    now = call(match)
    do(match, 1, act(COMMON, "BL3a"), DrawProvince(), at=now + 200)
    drawn = match.state.table.drawn[1]
    wait(match, now + 10_000)
    t = match.state.table
    assert t.drawn[1] == NOTHING and drawn in t.provinces_out and t.called == 0
    assert asked(match, 1) == "ActFreely"


def test_a_token_lost_and_not_answered_in_time_is_as_if_it_had_not_been_claimed() -> None:
    match = begun(3, mats=("C1", "C5A", "C2"))
    to_last_actions(match)
    achievement(match, 9)
    have(match, 0, "4m 4c 3v")
    have(match, 1, "4c 2v")
    do(match, 2, Done())
    do(match, 1, play("C5-A2"), CLAIM_TOKEN)
    do(match, 0, CLAIM_TOKEN)
    assert asked(match, 1) == "TokenLost"
    now = match.state.clock.now - START
    wait(match, now + 30_000)
    assert match.state.table.called == 1
    wait(match, now + 40_000)
    assert has(match, 1) == "4c 2v" and not match.state.table.claimed[1]


def test_last_actions_wait_for_a_province_and_for_the_token() -> None:
    for action in ((act(COMMON, "BL3a"), take(FIRST, "red")), (CLAIM_TOKEN,)):
        match = calling()
        do(match, 2, *action)
        for seat in (2, 1, 0):
            do(match, seat, Done())
        assert match.state.table.phase == LAST_ACTIONS
        wait(match, match.state.clock.now - START + 1_000)
        assert match.state.table.phase == COUNCIL


def test_a_claim_made_in_last_actions_may_be_lost_too() -> None:
    match = calling()
    do(match, 1, CLAIM_TOKEN)
    do(match, 1, Done())
    do(match, 0, CLAIM_TOKEN)
    assert asked(match, 1) == "TokenLost" and not match.state.table.done[1]
    do(match, 1, CLAIM)
    assert has(match, 1) == "8m 4c 4g 3v 1P 1R"


# Nothing left


def test_an_empty_stack_opens_nothing() -> None:
    match = turns(seats=1)
    spaces(match, NOTHING)
    empty_stack(match)
    to_council(match)
    while match.state.table.phase == COUNCIL:
        do(match, 0, reward("CRN") if can(match, 0, reward("CRN")) else ChooseTrack(POWER))
    assert match.state.table.spaces == [NOTHING] * 4 and match.state.table.token == ON_CARD


def test_a_tucked_province_is_shown_where_it_lies() -> None:
    match = turns(stand={COMMON: "BL3"})
    have(match, 0, "4m")
    do(match, 0, act(COMMON, "BL3a"), DrawProvince())
    do(match, 0, tuck("blue"))
    assert len(slot(match, 0, "blue")) == 1 and at(match, 0, COMMON) == spot("BL3a")
