"""Each of the 25 council rewards, the five end rewards, the corner and the grande reward."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import ChooseTrack, ConvertPoint, Pass, PayCubes, PromoteWorker
from regency.games.pendulum.model.events import CardsRecalled, RewardTaken, WorkerPromoted
from regency.games.pendulum.model.reasons import (
    CubesMissing,
    FourWorkers,
    GrandeRewardTaken,
    NobodyToPromote,
    ResourcesMissing,
    RewardGone,
)
from regency.games.pendulum.printed.cards import CARD_NAMES, FIRST_END, FIRST_PERMANENT, FIRST_REWARD
from regency.games.pendulum.printed.terms import COUNCIL, PRE_ROUND, ROUNDS
from regency.kernel.edge import Action
from tests.games.pendulum.builder import (
    Game,
    begun,
    can,
    do,
    give,
    hand,
    has,
    have,
    others_pass,
    put,
    refused,
    rewards,
    slot,
    spaces,
    stands,
    turns,
)
from tests.games.pendulum.names import (
    COMMON,
    CULTURE,
    GOLD,
    GRANDE,
    MILITARY,
    POPULARITY,
    POWER,
    PRESTIGE,
    SECOND,
    SECOND_GRANDE,
    THIRD,
    act,
    card,
    play,
    province,
    retrieve,
    reward,
    take,
)
from tests.games.pendulum.play import to_round

pytestmark = pytest.mark.both

# What the player has, what is chosen, and what the player has afterwards
Case = tuple[str, str, tuple[Action, ...], str]
FIRST = province("mixed")

IMMEDIATE: list[Case] = [
    ("CNC01", "", (), "5c"),
    ("CNC02", "", (), "4m"),
    ("CNC03", "", (take(FIRST, "red"),), ""),
    ("CNC04", "", (take(FIRST, "red"),), ""),
    ("CNC05", "", (), ""),
    ("CNC06", "", (), ""),
    ("CNC07", "", (), "1P 1R 1L"),
    ("CNC08", "", (), ""),
    ("CNC09", "1m", (), "6m"),
    ("CNC10", "6c", (), "10c"),
    ("CNC11", "", (), "5g"),
]
PERMANENT: list[Case] = [
    ("CNC12", "", (), "1v"),
    ("CNC13", "1v", (), "2v"),
    ("CNC14", "1P", (ConvertPoint(POWER, POPULARITY),), "1L"),
    ("CNC15", "2m", (retrieve(COMMON),), ""),
    ("CNC16", "2c", (retrieve(GRANDE),), ""),
    ("CNC17", "3m", (take(FIRST, "red"),), ""),
    ("CNC18", "3m", (take(FIRST, "red"),), ""),
    ("CNC19", "", (act(COMMON, "GL2a"),), "2L"),
    ("CNC20", "1g", (act(COMMON, "GL2a"),), "1g 2L"),
    ("CNC21", "2g", (), "1L"),
    ("CNC22", "2m", (), "1P"),
    ("CNC23", "2c", (), "1R"),
    ("CNC24", "", (), "1g"),
    ("CNC25", "2v", (take(FIRST, "red"),), ""),
]
END: list[Case] = [
    ("END1", "", (), "1P 1R 1L"),
    ("END2", "5g", (), "3L"),
    ("END3", "6m", (), "1m 3P"),
    ("END4", "5c 1P", (), "1P 3R"),
    ("END5", "4m 4c 4g", (PayCubes(4, 4, 2),), "2g 1t"),
]


def council(*names: str, number: int = 1) -> Game:
    """A Council in which the first of three players chooses, with these cards open."""
    match = begun(3, mode="untimed_turns")
    for _ in range(number - 1):
        to_round(match)
    if number < ROUNDS:
        rewards(match, *names)
    spaces(match, FIRST)
    while match.state.table.step < 11:
        do(match, match.waited_for()[0], Pass())
    for seat in range(3):
        put(match, seat, COMMON, "mat")
    give(match, 0, votes=9)
    while match.state.table.phase != COUNCIL:
        do(match, match.waited_for()[0], Pass())
    for _ in range(2):
        do(match, 0, ChooseTrack(POWER))
    return match


def test_all_of_them_are_here() -> None:
    names = [name for name, *_ in (*IMMEDIATE, *PERMANENT, *END)]
    assert names == list(CARD_NAMES[FIRST_REWARD : FIRST_END + 5])


@pytest.mark.parametrize("case", IMMEDIATE, ids=lambda case: case[0])
def test_an_immediate_reward_is_resolved_and_leaves_the_game(case: Case) -> None:
    name, before, chosen, after = case
    match = council(name)
    t = match.state.table
    t.hands[0], t.discards[0] = t.hands[0][1:], t.hands[0][:1]
    have(match, 0, before)
    told = do(match, 0, reward(name), *chosen)
    t = match.state.table
    assert told[0] == RewardTaken(0, card(name)) and has(match, 0) == after
    if name in ("CNC05", "CNC06"):
        assert t.wider[0] == card(name) and card(name) not in t.rewards_out
    else:
        assert t.rewards_out[-1] == card(name) and t.wider[0] == -1
    assert (CardsRecalled(0, (0,)) in told) == (name == "CNC08")
    assert slot(match, 0, "red") == ((FIRST,) if chosen else ())
    assert card(name) not in t.rewards and refused(match, 1, reward(name)) is not None


@pytest.mark.parametrize("case", PERMANENT, ids=lambda case: case[0])
def test_a_permanent_reward_goes_to_the_hand_and_is_not_used_at_the_council(case: Case) -> None:
    name, _, _, _ = case
    match = council(name)
    have(match, 0, "1m")
    do(match, 0, reward(name))
    t = match.state.table
    assert t.hands[0][-1] == card(name) and has(match, 0) == "1m" and card(name) not in t.rewards_out
    assert not can(match, 0, play(name))


@pytest.mark.parametrize("case", PERMANENT, ids=lambda case: case[0])
def test_a_permanent_reward_is_a_stratagem(case: Case) -> None:
    """R16."""
    name, before, chosen, after = case
    match = turns("C1", {COMMON: "GL2", GRANDE: "BL1"})
    hand(match, 0, name)
    spaces(match, FIRST)
    have(match, 0, before)
    do(match, 0, play(name), *chosen)
    assert has(match, 0) == after and match.state.table.discards[0] == (card(name),)
    assert slot(match, 0, "red") == ((FIRST,) if take(FIRST, "red") in chosen else ())
    for worker, where in ((COMMON, "GL2"), (GRANDE, "BL1")):
        assert stands(match, 0, worker, "mat") == (retrieve(worker) in chosen)
        assert (
            stands(match, 0, worker, "mat")
            or act(COMMON, "GL2a") in chosen
            or stands(match, 0, worker, where)
        )


@pytest.mark.parametrize(
    "case",
    [case for case in PERMANENT if case[1] and case[0] not in ("CNC13", "CNC14", "CNC20")],
    ids=lambda case: case[0],
)
def test_a_permanent_reward_is_not_played_for_less(case: Case) -> None:
    name, before, _, _ = case
    match = turns("C1", {COMMON: "GL2"})
    hand(match, 0, name)
    have(match, 0, f"{int(before[:-1]) - 1}{before[-1]}")
    assert type(refused(match, 0, play(name))).__name__ in ("CubesMissing", "VotesMissing")


@pytest.mark.parametrize("case", END, ids=lambda case: case[0])
def test_an_end_reward_is_paid_and_gained_in_the_last_council(case: Case) -> None:
    name, before, chosen, after = case
    match = council(number=4)
    have(match, 0, before)
    do(match, 0, reward(name), *chosen)
    assert has(match, 0) == after and match.state.table.rewards_out[-1] == card(name)


def test_an_end_reward_that_cannot_be_paid_cannot_be_chosen_the_corner_always_can() -> None:
    """R14."""
    match = council(number=4)
    have(match, 0, "4m 4c 1g")
    assert refused(match, 0, reward("END2")) == CubesMissing(GOLD, 5, 1)
    assert refused(match, 0, reward("END3")) == CubesMissing(MILITARY, 5, 4)
    assert refused(match, 0, reward("END4")) == CubesMissing(CULTURE, 5, 4)
    assert refused(match, 0, reward("END5")) == ResourcesMissing(10, 9)
    assert refused(match, 0, reward("CNC01")) == RewardGone(card("CNC01"))
    assert can(match, 0, reward("CRN")) and can(match, 0, reward("END1"))


@pytest.mark.parametrize("track", [POWER, PRESTIGE, POPULARITY])
def test_the_corner_reward_is_a_point_on_any_track_for_any_number_of_players(track: int) -> None:
    match = council()
    have(match, 0, "")
    do(match, 0, reward("CRN"), ChooseTrack(track))
    assert has(match, 0) == f"1{'PRL'[track]}"
    second = match.waited_for()[0]
    do(match, second, ChooseTrack(POWER))
    assert can(match, second, reward("CRN"))


@pytest.mark.parametrize("where", ["mat", "PUW", "GL2a", "BU1"])
def test_the_grande_reward_replaces_a_common_worker_on_the_spot(where: str) -> None:
    match = council()
    put(match, 0, COMMON, where)
    told = do(match, 0, reward("GRD"))
    assert WorkerPromoted(0, COMMON) in told and match.state.table.grande_taken
    assert stands(match, 0, SECOND_GRANDE, where) and stands(match, 0, COMMON, "gone")
    second = match.waited_for()[0]
    do(match, second, ChooseTrack(POWER))
    assert refused(match, second, reward("GRD")) == GrandeRewardTaken()


def test_the_grande_reward_is_turned_back_for_the_next_council_and_the_workers_stay_four() -> None:
    """T15, R15."""
    match = council()
    put(match, 0, SECOND, "mat")
    put(match, 0, THIRD, "mat")
    do(match, 0, reward("GRD"), PromoteWorker(SECOND))
    while match.state.table.phase != PRE_ROUND:
        seat = match.waited_for()[0]
        do(match, seat, ChooseTrack(POWER) if can(match, seat, ChooseTrack(POWER)) else reward("CRN"))
    assert not match.state.table.grande_taken
    to_round(match)
    others_pass(match)
    give(match, 0, military=7)
    assert refused(match, 0, play("C1-S4")) == FourWorkers()


def test_nobody_is_promoted_without_a_common_worker_in_play() -> None:
    """R15."""
    match = council()
    put(match, 0, COMMON, "reserve")
    assert refused(match, 0, reward("GRD")) == NobodyToPromote()


def test_twenty_five_rewards_are_eleven_and_fourteen() -> None:
    assert (len(IMMEDIATE), len(PERMANENT)) == (FIRST_PERMANENT - FIRST_REWARD, FIRST_END - FIRST_PERMANENT)
