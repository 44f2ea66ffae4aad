"""The Council: privilege, bonus points, rewards, trimming, and the next round."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import ChooseTrack, DiscardProvince, Pass, PayCubes, PromoteWorker
from regency.games.pendulum.model.events import (
    RewardTaken,
    WorkerPromoted,
)
from regency.games.pendulum.model.reasons import (
    BordersOwned,
    CubesMissing,
    GrandeRewardTaken,
    LegendOwned,
    NobodyToPromote,
    NotYourTurn,
    RewardGone,
)
from regency.games.pendulum.printed.terms import COUNCIL, ON_CARD, PRE_ROUND
from tests.games.pendulum.builder import (
    Game,
    asked,
    begun,
    can,
    do,
    draw_reward,
    give,
    goods,
    hand,
    put,
    refused,
    rewards,
    slot,
    spaces,
    stands,
    steps,
    tucked,
)
from tests.games.pendulum.names import (
    CLAIM,
    COMMON,
    GOLD,
    GRANDE,
    POPULARITY,
    POWER,
    PRESTIGE,
    SECOND,
    SECOND_GRANDE,
    card,
    place,
    province,
    refill,
    reward,
    take,
)
from tests.games.pendulum.play import through_council, to_council, to_round

pytestmark = pytest.mark.both


def council(seats: int = 4, votes: tuple[int, ...] = (), **options: object) -> Game:
    """At the beginning of the first Council, with these votes."""
    match = begun(seats, **{"mode": "untimed_turns", **options})  # type: ignore[arg-type]
    to_last_step(match)
    for seat, count in enumerate(votes):
        give(match, seat, votes=count)
    return match


def to_last_step(match: Game) -> None:
    """Everybody passes; then the common workers are on their mats, so that there is something to do."""
    while match.state.table.step < 11:
        do(match, match.waited_for()[0], Pass())
    for seat in range(match.header.seats):
        put(match, seat, COMMON, "mat")


def enter(match: Game) -> None:
    to_council(match)
    assert match.state.table.phase == COUNCIL


def bonus(match: Game, seat: int, *tracks: int) -> None:
    for track in tracks:
        do(match, seat, ChooseTrack(track))


def test_privilege_is_by_votes_and_ties_turn_the_present_order_round() -> None:
    match = council(votes=(2, 5, 2, 0))
    enter(match)
    assert match.state.table.privilege == [1, 2, 0, 3]
    assert match.state.table.votes == [0, 0, 0, 0]


def test_the_neutral_marker_counts_as_three_votes_and_takes_part_in_ties() -> None:
    match = council(2, votes=(3, 1))
    enter(match)
    assert match.state.table.privilege == [5, 0, 1]
    assert asked(match, 0).startswith("RankBonus")
    bonus(match, 0, POWER)
    assert asked(match, 0).startswith("ChooseReward")


@pytest.mark.parametrize(("seats", "points"), [(3, [2, 1, 0]), (4, [2, 1, 1, 0]), (5, [2, 1, 1, 0, 0])])
def test_bonus_points_by_rank(seats: int, points: list[int]) -> None:
    match = council(seats, votes=tuple(9 - seat for seat in range(seats)))
    enter(match)
    for seat in range(seats):
        given = 0
        while asked(match, seat).startswith("RankBonus"):
            bonus(match, seat, given % 3)
            given += 1
        assert given == points[seat]
        do(match, seat, reward("CRN"), ChooseTrack(POWER))


def test_rewards_are_taken_in_the_new_order_and_not_refilled() -> None:
    """T24."""
    match = council(votes=(0, 9, 1, 5))
    rewards(match, "CNC05", "CNC09", "CNC14", "CNC21", "CNC24")
    enter(match)
    bonus(match, 1, POWER, PRESTIGE)
    told = do(match, 1, reward("GRD"))
    assert told[:2] == [RewardTaken(1, card("GRD")), WorkerPromoted(1, COMMON)]
    bonus(match, 3, POWER)
    do(match, 3, reward("CNC05"))
    assert match.state.table.wider[3] == card("CNC05")
    bonus(match, 2, POWER)
    assert refused(match, 2, reward("GRD")) == GrandeRewardTaken()
    assert refused(match, 2, reward("CNC05")) == RewardGone(card("CNC05"))
    do(match, 2, reward("CRN"), ChooseTrack(POPULARITY))
    told = do(match, 0, reward("CNC14"))
    t = match.state.table
    assert card("CNC14") in t.hands[0] and t.phase == PRE_ROUND
    assert {card("CNC09"), card("CNC21"), card("CNC24")} <= set(t.rewards_out)
    assert t.rewards_left == 10 and not t.grande_taken


def test_a_second_wider_borders_may_not_be_taken() -> None:
    match = council(votes=(9, 0, 0, 0))
    rewards(match, "CNC05", "CNC06", "CNC01", "CNC02", "CNC03")
    draw_reward(match, card("CNC05"))
    match.state.table.wider[0] = card("CNC05")
    enter(match)
    bonus(match, 0, POWER, POWER)
    assert refused(match, 0, reward("CNC06")) == BordersOwned()


def test_a_reward_may_produce_and_its_votes_are_kept() -> None:
    """R12, R13."""
    match = council(votes=(9, 0, 0, 0))
    rewards(match, "CNC02", "CNC01", "CNC03", "CNC04", "CNC07")
    tucked(match, 0, "red", province("vote"))
    enter(match)
    bonus(match, 0, POWER, POWER)
    do(match, 0, reward("CNC02"))
    assert goods(match, 0)[3] == 2 and goods(match, 0)[0] == 6


def test_a_province_is_a_reward_and_anybody_may_refill_its_space() -> None:
    match = council(votes=(9, 5, 0, 0))
    rewards(match, "CNC03", "CNC04", "CNC01", "CNC02", "CNC07")
    first, second = province("mixed", 1), province("vote", 1)
    spaces(match, first, second)
    enter(match)
    assert refused(match, 2, reward("CNC04")) == NotYourTurn()
    bonus(match, 0, POWER, POWER)
    do(match, 0, reward("CNC03"), take(first, "red"))
    assert slot(match, 0, "red") == (first,)
    do(match, 3, refill(1))
    assert match.state.table.spaces[0] not in (-1, first)


def test_the_grande_reward_needs_a_common_worker_and_the_second_grande() -> None:
    """R15."""
    match = council(votes=(9, 0, 0, 0))
    put(match, 0, COMMON, "PU1")
    put(match, 0, SECOND, "GU1a")
    enter(match)
    bonus(match, 0, POWER, POWER)
    do(match, 0, reward("GRD"), PromoteWorker(SECOND))
    assert stands(match, 0, SECOND_GRANDE, "GU1a") and stands(match, 0, SECOND, "gone")
    to_round(match)
    give(match, 0, votes=20)
    to_council(match)
    bonus(match, 0, POWER, POWER)
    assert refused(match, 0, reward("GRD")) == NobodyToPromote()


def test_slots_are_trimmed_to_two_and_their_owner_chooses() -> None:
    match = council(votes=(9, 8, 7, 6))
    cards = [province("mixed"), province("vote"), province("gold")]
    tucked(match, 0, "brown", *cards)
    tucked(match, 1, "brown", *(province("mixed", number) for number in range(1, 5)))
    enter(match)
    while not asked(match, 0).startswith("TrimSlot"):
        seat = match.waited_for()[0]
        wanted = ChooseTrack(PRESTIGE)
        do(match, seat, wanted if can(match, seat, wanted) else reward("CRN"))
    do(match, 0, DiscardProvince(cards[1]))
    assert slot(match, 0, "brown") == (cards[0], cards[2])
    assert len(slot(match, 1, "brown")) == 2
    assert match.state.table.phase == PRE_ROUND


def test_the_next_round_has_new_cards_the_token_and_three_time_markers() -> None:
    """T1, T2."""
    match = council(3)
    before = match.state.table.achievement
    left = []
    for _ in range(3):
        through_council(match)
        left.append(match.state.table.rewards_left)
        if match.state.table.round < 4:
            to_round(match)
            to_last_step(match)
    t = match.state.table
    assert left == [10, 5, 0] and t.rewards == [65, 66, 67, 68, 69]
    assert t.achievement != before and t.token == ON_CARD and t.markers.count(True) == 3


def test_purple_goes_another_way_in_the_second_round() -> None:
    """T2."""
    match = council(3)
    through_council(match)
    assert match.state.table.circle == 3 and match.state.table.markers == [True, True, True, False]
    to_round(match)
    assert match.state.table.circle == 0


def last_council() -> Game:
    match = council(3)
    for _ in range(3):
        to_round(match)
        to_last_step(match)
    give(match, 0, votes=9)
    return match


def test_end_rewards_are_paid_and_the_legendary_one_is_for_who_has_none() -> None:
    match = last_council()
    give(match, 0, gold=4, military=3, culture=3, legendary=1)
    give(match, 1, votes=8, gold=10, military=0, culture=1)
    enter(match)
    bonus(match, 0, POWER, POWER)
    assert refused(match, 0, reward("END2")) == CubesMissing(GOLD, 5, 4)
    assert refused(match, 0, reward("END5")) == LegendOwned()
    do(match, 0, reward("END1"))
    bonus(match, 1, POWER)
    do(match, 1, reward("END5"), PayCubes(0, 0, 10))
    assert steps(match, 1)[3] == 1 and goods(match, 1)[:3] == (0, 1, 0)
    do(match, 2, reward("CRN"), ChooseTrack(POWER))
    assert match.outcome() is not None


def test_a_council_card_recalls_stratagems_and_stays_a_stratagem_itself() -> None:
    """R16."""
    match = council(votes=(9, 0, 0, 0))
    rewards(match, "CNC08", "CNC04", "CNC01", "CNC02", "CNC07")
    hand(match, 0, "CNC24", discards=("C1-S1", "CNC24"))
    enter(match)
    bonus(match, 0, POWER, POWER)
    do(match, 0, reward("CNC08"))
    assert set(match.state.table.hands[0]) == {0, 1, 2, 3, card("CNC24")}


def test_no_actions_at_the_council() -> None:
    match = council(votes=(9, 0, 0, 0))
    enter(match)
    assert not can(match, 0, place(GRANDE, "BU1")) and not can(match, 0, CLAIM)
