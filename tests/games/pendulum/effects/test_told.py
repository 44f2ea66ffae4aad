"""The verbs tell what they do, once and in order."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import (
    ChooseTrack,
    ConvertPoint,
    DiscardProvince,
    Done,
    DrawProvince,
    Forgo,
    Pass,
    Ready,
    RecallStratagems,
)
from regency.games.pendulum.model.events import (
    AchievementOpened,
    CardPlayed,
    CardsRecalled,
    CouncilBegun,
    CountdownBegun,
    CubesPaid,
    GameEnded,
    GloryPaid,
    MatChosen,
    PointsGained,
    PointsPaid,
    PrivilegeDrawn,
    ProvinceDiscarded,
    ProvinceDrawn,
    ProvinceOpened,
    ProvinceRemoved,
    ProvincesCleared,
    ProvinceTaken,
    ProvinceTucked,
    ProvinceTurnedUp,
    RewardsCleared,
    RewardsOpened,
    RivalTookToken,
    RoundBegun,
    SeatPassed,
    SeatReady,
    SpaceRefilled,
    StepBegun,
    TimersFlipped,
    VotesPaid,
    WorkerPlaced,
    WorkerRecruited,
    WorkerRetrieved,
    WorkerReturned,
)
from regency.games.pendulum.printed.terms import COUNCIL, NOTHING, PRE_ROUND
from regency.kernel.edge import Event
from tests.games.pendulum.builder import (
    START,
    Game,
    begun,
    can,
    do,
    give,
    hand,
    have,
    kinds,
    opened,
    put,
    rewards,
    slot,
    spaces,
    tucked,
    turns,
)
from tests.games.pendulum.names import (
    COMMON,
    CULTURE,
    GOLD,
    GRANDE,
    POPULARITY,
    POWER,
    PRESTIGE,
    SECOND,
    act,
    back,
    box,
    card,
    choose,
    mat,
    place,
    play,
    province,
    refill,
    retrieve,
    reward,
    take,
    tuck,
)
from tests.games.pendulum.play import to_council, to_last_actions, to_round

pytestmark = pytest.mark.both
FIRST = province("mixed")


def test_the_setup_is_told() -> None:
    match = opened(2)
    told = kinds(match.opening)
    assert told == ["AchievementOpened", *["ProvinceOpened"] * 4, "RewardsOpened", "PrivilegeDrawn"]
    t = match.state.table
    assert PrivilegeDrawn(tuple(t.privilege)) in match.opening
    assert AchievementOpened(t.achievement) in match.opening
    assert RewardsOpened(tuple(t.rewards)) in match.opening
    assert ProvinceOpened(3, t.spaces[3]) in match.opening


def test_a_character_and_the_first_worker() -> None:
    match = opened(1, order=(0,))
    assert do(match, 0, choose("C2A")) == [MatChosen(0, mat("C2A"))]
    assert do(match, 0, place(GRANDE, "PLN")) == [WorkerPlaced(0, GRANDE, box("PLN"))]
    told = kinds(do(match, 0, place(COMMON, "BL2")))
    assert told == ["WorkerPlaced", *["RivalPlaced"] * 3, "RivalLeft", "CountdownBegun"]
    assert match.advance(START) == [TimersFlipped((0, 1, 2)), RoundBegun(1)]


def test_the_first_step_of_untimed_play() -> None:
    match = opened(2, order=(0, 1), mode="untimed_turns")
    for seat, name in ((1, "C1"), (0, "C2")):
        do(match, seat, choose(name))
    for seat, worker in ((0, GRANDE), (1, GRANDE), (0, COMMON)):
        do(match, seat, place(worker, "BL1"))
    told = do(match, 1, place(COMMON, "BL1"))
    assert told[1:] == [StepBegun(1), TimersFlipped((0, 1, 2)), RoundBegun(1)]


def test_moving_passing_and_the_next_step() -> None:
    match = turns(seats=2)
    put(match, 0, COMMON, "BU2")
    assert do(match, 0, back(COMMON)) == [WorkerReturned(0, COMMON)]
    assert do(match, 1, Pass()) == [SeatPassed(1)]
    assert do(match, 0, Pass())[:3] == [SeatPassed(0), StepBegun(2), TimersFlipped((2,))]


def test_a_recruit_paid_with_votes_and_a_retrieval() -> None:
    match = turns("C2", {COMMON: "BL2"}, seats=1)
    give(match, 0, votes=3)
    told = do(match, 0, play("C2-S4"))
    assert told == [CardPlayed(0, card("C2-S4")), VotesPaid(0, 3), WorkerRecruited(0, SECOND)]
    assert do(match, 0, play("C2-S3"), retrieve(COMMON))[:2] == [
        CardPlayed(0, card("C2-S3")),
        WorkerRetrieved(0, COMMON),
    ]


def test_a_recall() -> None:
    match = turns(seats=1)
    do(match, 0, play("C1-S1"))
    give(match, 0, culture=5)
    assert do(match, 0, RecallStratagems()) == [
        CubesPaid(0, CULTURE, 5),
        CardsRecalled(0, (card("C1-S1"),)),
    ]


def test_glory_is_paid_before_steps() -> None:
    match = turns(seats=1, glory=True)
    hand(match, 0, "CNC14")
    have(match, 0, "3P")
    match.state.table.glory[POWER] = 1
    told = do(match, 0, play("CNC14"), ConvertPoint(POWER, PRESTIGE))
    assert told[1:] == [GloryPaid(0, POWER, 1), PointsGained(0, PRESTIGE, 1)]
    match = turns(seats=1)
    hand(match, 0, "CNC14")
    have(match, 0, "3P")
    told = do(match, 0, play("CNC14"), ConvertPoint(POWER, POPULARITY))
    assert told[1:] == [PointsPaid(0, POWER, 1), PointsGained(0, POPULARITY, 1)]


def test_a_point_that_is_lost_is_not_told() -> None:
    match = turns("C4", seats=1, glory=True)
    have(match, 0, "18R")
    match.state.table.glory[PRESTIGE] = 10
    assert kinds(do(match, 0, play("C4-S1"))) == ["CardPlayed"]
    match = turns("C4", seats=1)
    have(match, 0, "18R")
    assert kinds(do(match, 0, play("C4-S1"))) == ["CardPlayed"]


def test_a_province_taken_or_drawn_and_a_space_refilled() -> None:
    match = turns(stand={COMMON: "BL3", GRANDE: "BL3"})
    spaces(match, FIRST)
    have(match, 0, "8m")
    told = do(match, 0, act(COMMON, "BL3a"), take(FIRST, "red"))
    assert told[-2:] == [ProvinceTaken(0, FIRST, 1), ProvinceTucked(0, FIRST, 1)]
    top = match.state.box.province_stack[-1]
    assert do(match, 2, refill(1)) == [SpaceRefilled(2, 0), ProvinceOpened(0, top)]
    while match.waited_for() != [0]:
        do(match, match.waited_for()[0], Pass())
    top = match.state.box.province_stack[-1]
    told = do(match, 0, act(GRANDE, "BL3a"), DrawProvince())
    assert told[-2:] == [ProvinceDrawn(0), ProvinceTurnedUp(0, top)]
    assert do(match, 0, tuck("red"))[0] == ProvinceTucked(0, top, 1)


def council_told(match: Game) -> list[Event]:
    """Everything that is told while everybody takes power points and the corner reward."""
    told: list[Event] = []
    while match.state.table.phase == COUNCIL:
        seat = match.waited_for()[0]
        track = ChooseTrack(POWER)
        told += do(match, seat, track if can(match, seat, track) else reward("CRN"))
    return told


def test_the_council_and_what_is_laid_out_for_the_next_round() -> None:
    match = begun(3)
    to_last_actions(match)
    told: list[Event] = []
    for seat in range(3):
        put(match, seat, COMMON, "mat")
        told += do(match, seat, Done())
    assert CouncilBegun(1) in told
    told = council_told(match)
    t = match.state.table
    cleared = told.index(RewardsCleared())
    assert told[cleared:] == [
        RewardsCleared(),
        RewardsOpened(tuple(t.rewards)),
        ProvincesCleared(),
        *(ProvinceOpened(space, t.spaces[space]) for space in range(4)),
        AchievementOpened(t.achievement),
    ]
    assert do(match, 1, Ready()) == [SeatReady(1)]
    for seat in (0, 2):
        told = do(match, seat, Ready())
    assert told == [SeatReady(2), CountdownBegun(2)] and t.phase != PRE_ROUND


def test_a_trimmed_province() -> None:
    match = turns(seats=1)
    tucked(match, 0, "brown", FIRST, province("vote"), province("gold"))
    to_council(match)
    while not can(match, 0, DiscardProvince(FIRST)):
        do(match, 0, reward("CRN") if can(match, 0, reward("CRN")) else ChooseTrack(POWER))
    assert do(match, 0, DiscardProvince(FIRST))[0] == ProvinceDiscarded(0, FIRST, 0)


def test_the_end_of_the_game() -> None:
    match = turns(seats=1)
    for _ in range(3):
        to_round(match)
    to_council(match)
    assert council_told(match)[-1] == GameEnded()


def test_an_opponent_takes_the_token_and_removes_a_province() -> None:
    match = begun(1, mode="untimed_turns")
    match.state.table.token = -1
    stack = match.state.box.automa_stack
    for number in (0, 1):
        stack.remove(number)
        stack.append(number)  # AUT02 for A, who claims the token; AUT01 for B
    told: list[Event] = []
    while match.state.table.phase != COUNCIL:
        told += do(match, 0, Pass())
    assert RivalTookToken(0) in told
    match = begun(1)
    spaces(match, FIRST)
    put(match, 0, COMMON, "BU1a")
    stack = match.state.box.automa_stack
    stack.remove(0)
    stack.append(0)
    assert ProvinceRemoved(0, FIRST) in do(match, 0, back(COMMON))


def test_a_price_is_told_by_colour_and_nothing_is_told_of_nothing() -> None:
    match = turns("C3A", seats=1)
    have(match, 0, "4m 4g")
    told = do(match, 0, play("C3-A4"))
    assert told == [
        CardPlayed(0, card("C3-A4")),
        CubesPaid(0, 0, 4),
        CubesPaid(0, GOLD, 4),
        WorkerRecruited(0, SECOND),
    ]
    match = turns(stand={COMMON: "BL3"})
    spaces(match, NOTHING, NOTHING, NOTHING, NOTHING)
    have(match, 0, "4m")
    told = do(match, 0, act(COMMON, "BL3a"), Forgo())
    assert kinds(told)[:2] == ["CubesPaid", "WorkerActed"] and slot(match, 0, "red") == ()


def test_a_reward_that_brings_nothing_new_tells_nothing() -> None:
    match = turns(seats=1)
    rewards(match, "CNC08")
    to_council(match)
    while not can(match, 0, reward("CNC08")):
        do(match, 0, ChooseTrack(POWER))
    assert "CardsRecalled" not in kinds(do(match, 0, reward("CNC08")))
