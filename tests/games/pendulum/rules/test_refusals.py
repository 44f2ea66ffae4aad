"""Every reason for which the rules refuse something, met once at a table; nothing changes by it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regency.games.pendulum.model.actions import (
    ChooseNeighbour,
    ChooseTrack,
    ConvertPoint,
    DiscardProvince,
    Done,
    DrawProvince,
    GainCubes,
    Hold,
    Pass,
    PayCubes,
    PromoteWorker,
    Ready,
    RecallStratagems,
    SwapCubes,
    TakeCardBack,
    Withdraw,
)
from regency.games.pendulum.model.reasons import (
    REASONS,
    AlreadyDone,
    AnotherIsCalled,
    BordersOwned,
    BoxNotHere,
    BoxProvisional,
    BoxTaken,
    CardNotDiscarded,
    CardNotInHand,
    ClaimedBefore,
    ColourFull,
    CouncilWasCalled,
    CubesMissing,
    FourWorkers,
    GrandeRewardTaken,
    HasActed,
    HeldBefore,
    LegendOwned,
    LowerRowsOnly,
    MatTaken,
    MovedTwice,
    NobodyFlips,
    NobodyToPromote,
    NoFittingAction,
    NoFittingBox,
    NoPointToConvert,
    NoProductionThere,
    NotANeighbour,
    NotCommon,
    NotDone,
    NothingDiscarded,
    NothingInCountdown,
    NothingToSwap,
    NoTimerThere,
    NotInARowWithTimer,
    NotItsAction,
    NotYourTurn,
    NoWorkerToRetrieve,
    OnlyBeforeARound,
    OnlyInLastActions,
    OnlyMovesNow,
    OnlyProductionThere,
    OnMat,
    OwnWorkerThere,
    PointsMissing,
    ProvinceGone,
    ProvinceHeld,
    ProvinceNotThere,
    RefilledByItself,
    ResourcesMissing,
    RewardGone,
    RowLocked,
    RowNotLocked,
    SandRuns,
    SpaceHeld,
    SpaceNotEmpty,
    StackEmpty,
    StandsThere,
    TokenNotHere,
    TokenTaken,
    VotesMissing,
    WithdrawnTwice,
    WorkerLocked,
    WorkerNotInPlay,
    WrongAmount,
)
from regency.games.pendulum.printed.board import BLACK
from regency.games.pendulum.printed.cards import CORNER
from regency.games.pendulum.printed.terms import NOTHING, ON_STACK
from regency.kernel.edge import Action
from regency.kernel.entries import Halt
from regency.kernel.errors import GameHalted, NotAsked, OtherQuestion, Reason
from tests.games.pendulum.builder import (
    Game,
    achievement,
    begun,
    do,
    draw_reward,
    empty_stack,
    hand,
    have,
    opened,
    put,
    refused,
    rewards,
    spaces,
    tucked,
    turns,
    wait,
)
from tests.games.pendulum.names import (
    CLAIM,
    CLAIM_TOKEN,
    COMMON,
    CULTURE,
    GOLD,
    GRANDE,
    MILITARY,
    POPULARITY,
    POWER,
    PRESTIGE,
    SECOND,
    THIRD,
    act,
    back,
    box,
    card,
    choose,
    flip,
    mat,
    place,
    play,
    province,
    refill,
    retrieve,
    reward,
    take,
    task,
)
from tests.games.pendulum.play import through_council, to_council, to_last_actions

pytestmark = pytest.mark.both

Case = Callable[[], Reason]
FIRST, SECOND_CARD = province("mixed"), province("vote")


def alone(name: str = "C1", where: str = "mat", before: str = "", **options: object) -> Game:
    """One player, whose common worker stands there and who has exactly this."""
    match = turns(name, seats=1, **options)  # type: ignore[arg-type]
    put(match, 0, COMMON, where)
    have(match, 0, before)
    return match


def after(match: Game, *chain: Action) -> Game:
    """The same, one action later."""
    do(match, 0, *chain)
    return match


def timed(*free: int) -> Game:
    """Four in real time; of these the common workers are on their mats."""
    match = begun()
    for seat in free:
        put(match, seat, COMMON, "mat")
    return match


def last_actions() -> Game:
    match = begun(3)
    to_last_actions(match)
    return match


def before_round() -> Game:
    match = begun(3)
    to_last_actions(match)
    through_council(match)
    return match


def countdown() -> Game:
    match = opened(1, order=(0,))
    for action in (choose("C1"), place(GRANDE, "BL1"), place(COMMON, "BL2")):
        do(match, 0, action)
    return match


def council(*names: str, before: str = "", seats: int = 1) -> Game:
    """At the first question about a reward."""
    match = turns(seats=seats)
    if names:
        rewards(match, *names)
    for seat in range(seats):
        have(match, seat, f"{9 - seat}v")
    to_council(match)
    while type(match.asks(match.waited_for()[0])[0]).__name__ == "RankBonus":
        do(match, match.waited_for()[0], ChooseTrack(POWER))
    have(match, 0, before)
    return match


def held_back() -> Game:
    """Rank 2 has a province provisionally."""
    match = begun(stand={seat: {COMMON: "BL3"} for seat in range(4)})
    spaces(match, FIRST)
    for seat in range(4):
        have(match, seat, "8m")
    do(match, 1, act(COMMON, "BL3a"), take(FIRST, "red"), at=1_000)
    do(match, 2, act(COMMON, "BL3a"), at=1_100)
    return match


def token_held() -> Game:
    """Rank 2 has the token provisionally."""
    match = begun()
    achievement(match, 9)
    for seat in range(4):
        have(match, seat, "4m 4c 3v")
    do(match, 1, CLAIM_TOKEN, at=1_000)
    return match


def called() -> Game:
    match = last_actions()
    do(match, 2, Done())
    for seat in (0, 1):
        do(match, seat, Hold())
    return match


def withdrawn() -> Game:
    match = last_actions()
    for action in (Done(), Withdraw(), Done(), Withdraw(), Done()):
        do(match, 0, action)
    return match


def borders() -> Game:
    match = council("CNC05", "CNC06")
    draw_reward(match, card("CNC05"))
    match.state.table.wider[0] = card("CNC05")
    return match


def end_council() -> Game:
    match = turns(seats=1)
    for _ in range(3):
        through_council(match)
        while match.state.table.phase == 5:
            do(match, 0, Pass())
    to_council(match)
    while type(match.asks(0)[0]).__name__ == "RankBonus":
        do(match, 0, ChooseTrack(POWER))
    have(match, 0, "10m 1t")
    return match


def trimming() -> Game:
    match = turns(seats=1)
    tucked(match, 0, "brown", FIRST, SECOND_CARD, province("gold"))
    to_council(match)
    while type(match.asks(0)[0]).__name__ != "TrimSlot":
        do(match, 0, reward("CRN") if reward("CRN") in match.options(0) else ChooseTrack(POWER))
    return match


CASES: dict[Reason, Case] = {
    # phases
    NothingInCountdown(): lambda: refused(countdown(), 0, place(COMMON, "BU1")),
    NotYourTurn(): lambda: refused(turns(), 1, Pass()),
    AnotherIsCalled(1): lambda: refused(called(), 0, Done()),
    AlreadyDone(): lambda: refused(withdrawn(), 0, Done()),
    NotDone(): lambda: refused(last_actions(), 0, Withdraw()),
    WithdrawnTwice(): lambda: refused(withdrawn(), 0, Withdraw()),
    HeldBefore(): lambda: refused(after(last_actions(), Hold()), 0, Hold()),
    OnlyInLastActions(): lambda: refused(timed(), 0, Done()),
    OnlyBeforeARound(): lambda: refused(timed(), 0, Ready()),
    OnlyMovesNow(): lambda: refused(before_round(), 0, act(GRANDE, "BL1a")),
    # timers
    SandRuns(BLACK): lambda: refused(timed(), 0, flip("black"), at=44_000),
    CouncilWasCalled(): lambda: refused(last_actions(), 0, flip("black")),
    NobodyFlips(): lambda: refused(alone(), 0, flip("black")),
    # workers
    WorkerNotInPlay(SECOND): lambda: refused(alone(), 0, place(SECOND, "BU1")),
    WorkerLocked(COMMON): lambda: refused(alone(where="BL1"), 0, place(COMMON, "BU1")),
    RowLocked(box("BL1")): lambda: refused(alone(), 0, place(COMMON, "BL1")),
    RowNotLocked(box("BU2")): lambda: refused(after(alone("C3A"), play("C3-A3")), 0, place(COMMON, "BU2")),
    BoxTaken(box("GU1")): lambda: refused(after(timed(0, 1), place(COMMON, "GU1")), 1, place(COMMON, "GU1")),
    OwnWorkerThere(box("BU1")): lambda: refused(
        after(own_there(), place(COMMON, "BU1")), 0, place(GRANDE, "BU1")
    ),
    BoxNotHere(box("PU1")): lambda: refused(alone(), 0, place(COMMON, "PU1")),
    OnlyProductionThere(box("BL1")): lambda: refused(
        after(alone("C3A"), play("C3-A3")), 0, place(COMMON, "BL1")
    ),
    LowerRowsOnly(box("BU1")): lambda: refused(
        after(opened(1, order=(0,)), choose("C1")), 0, place(GRANDE, "BU1")
    ),
    StandsThere(COMMON): lambda: refused(alone(), 0, back(COMMON)),
    MovedTwice(COMMON): lambda: refused(
        after(after(alone(), place(COMMON, "BU1")), back(COMMON)), 0, place(COMMON, "BU1")
    ),
    NoTimerThere(COMMON): lambda: refused(alone(where="BU1"), 0, act(COMMON, "BU1a")),
    HasActed(COMMON): lambda: refused(
        after(alone(where="BL1"), act(COMMON, "BL1a")), 0, act(COMMON, "BL1a")
    ),
    OnMat(COMMON): lambda: refused(alone(), 0, act(COMMON, "BL1a")),
    NotItsAction(COMMON, task("BL2")): lambda: refused(alone(where="BL1"), 0, act(COMMON, "BL2a")),
    BoxProvisional(COMMON): lambda: refused(broken_in(), 1, act(COMMON, "PL2a"), at=1_500),
    NoProductionThere(GRANDE): lambda: refused(intruding(), 0, act(GRANDE, "GL1a")),
    NotInARowWithTimer(COMMON): lambda: refused(
        after(alone(where="BU1"), play("C1-S3")), 0, retrieve(COMMON)
    ),
    NoWorkerToRetrieve(): lambda: refused(nobody_there(), 0, play("C1-S3")),
    FourWorkers(): lambda: refused(four_workers(), 0, play("C1-S4")),
    NotCommon(THIRD): lambda: refused(after(two_common(), reward("GRD")), 0, PromoteWorker(THIRD)),
    # goods
    CubesMissing(GOLD, 2, 1): lambda: refused(alone(where="PLN", before="1g"), 0, act(COMMON, "PL3a")),
    ResourcesMissing(8, 7): lambda: refused(alone("C4", before="3m 2c 2g"), 0, play("C4-S4")),
    VotesMissing(3, 2): lambda: refused(alone("C2", before="2v"), 0, play("C2-S4")),
    PointsMissing(POWER, 2, 1): lambda: refused(alone("C1A", before="1P"), 0, play("C1-A4")),
    ColourFull(MILITARY): lambda: refused(
        after(alone(before="10m"), play("C1-S2")), 0, GainCubes(1, 0, 0)
    ),
    WrongAmount(1): lambda: refused(after(alone(), play("C1-S2")), 0, GainCubes(1, 1, 0)),
    WrongAmount(8): lambda: refused(
        after(alone("C4", before="5m 5c"), play("C4-S4")), 0, PayCubes(4, 3, 0)
    ),
    CubesMissing(MILITARY, 6, 5): lambda: refused(
        after(alone("C4", before="5m 5c"), play("C4-S4")), 0, PayCubes(6, 2, 0)
    ),
    # cards
    CardNotInHand(card("C2-S1")): lambda: refused(alone(), 0, play("C2-S1")),
    CardNotDiscarded(card("C4-A3")): lambda: refused(taking_back(), 0, TakeCardBack(card("C4-A3"))),
    NoFittingAction(card("CNC19")): lambda: refused(waiver("BL2"), 0, play("CNC19")),
    NoFittingBox(card("C3-A3")): lambda: refused(alone("C3A", where="BL1"), 0, play("C3-A3")),
    NothingDiscarded(): lambda: refused(alone(before="5c"), 0, RecallStratagems()),
    NoPointToConvert(): lambda: refused(converting(""), 0, play("CNC14")),
    PointsMissing(PRESTIGE, 1, 0): lambda: refused(
        after(converting("1P"), play("CNC14")), 0, ConvertPoint(PRESTIGE, POWER)
    ),
    NothingToSwap(): lambda: refused(alone("C1A", before="9g"), 0, play("C1-A2")),
    CubesMissing(CULTURE, 3, 2): lambda: refused(
        after(alone("C1A", before="2c"), play("C1-A2")), 0, SwapCubes(CULTURE, 3)
    ),
    NotANeighbour(task("BL4")): lambda: refused(beside(), 0, ChooseNeighbour(task("BL4"))),
    MatTaken(mat("C1A")): lambda: refused(one_chosen(), 0, choose("C1A")),
    # provinces
    ProvinceGone(FIRST): lambda: refused(conquering(SECOND_CARD), 0, take(FIRST, "red")),
    ProvinceHeld(FIRST): lambda: refused(held_back(), 2, take(FIRST, "red")),
    ProvinceNotThere(province("mixed", 9)): lambda: refused(
        trimming(), 0, DiscardProvince(province("mixed", 9))
    ),
    StackEmpty(): lambda: refused(conquering(FIRST, stack=False), 0, DrawProvince()),
    SpaceNotEmpty(1): lambda: refused(alone(), 0, refill(2)),
    SpaceHeld(0): lambda: refused(held_back(), 3, refill(1)),
    RefilledByItself(): lambda: refused(begun(province_refill="auto"), 0, refill(1)),
    # achievements and the Council
    ClaimedBefore(): lambda: refused(after(meeting(), CLAIM), 0, CLAIM),
    TokenNotHere(): lambda: refused(meeting(), 0, CLAIM_TOKEN),
    TokenTaken(): lambda: refused(token_held(), 2, CLAIM_TOKEN, at=1_500),
    LegendOwned(): lambda: refused(end_council(), 0, reward("END5")),
    RewardGone(card("CNC09")): lambda: refused(council("CNC01", "CNC02"), 0, reward("CNC09")),
    BordersOwned(): lambda: refused(borders(), 0, reward("CNC06")),
    GrandeRewardTaken(): lambda: refused(second_to_choose(), 1, reward("GRD")),
    NobodyToPromote(): lambda: refused(nobody_common(), 0, reward("GRD")),
}  # fmt: skip


def own_there() -> Game:
    match = alone(advanced_placement=True)
    put(match, 0, GRANDE, "mat")
    return match


def broken_in() -> Game:
    match = begun(mats=("C1", "C3A", "C2", "C4"))
    put(match, 1, COMMON, "mat")
    have(match, 1, "2g")
    do(match, 1, play("C3-A3"), place(COMMON, "PL2"), at=1_000)
    return match


def intruding() -> Game:
    match = alone("C3A", before="2g")
    put(match, 0, GRANDE, "mat")
    return after(match, play("C3-A3"), place(GRANDE, "GLW"))


def nobody_there() -> Game:
    match = alone()
    put(match, 0, GRANDE, "mat")
    return match


def four_workers() -> Game:
    match = alone(before="7m")
    put(match, 0, SECOND, "mat")
    put(match, 0, THIRD, "mat")
    return match


def two_common() -> Game:
    match = council()
    put(match, 0, SECOND, "mat")
    return match


def taking_back() -> Game:
    match = alone("C4A", before="4g")
    return after(after(match, play("C4-A1"), ChooseTrack(POPULARITY)), play("C4-A2"))


def waiver(where: str) -> Game:
    match = alone(where=where)
    hand(match, 0, "CNC19")
    return match


def converting(before: str) -> Game:
    match = alone(before=before)
    hand(match, 0, "CNC14")
    return match


def beside() -> Game:
    return after(alone("C1A", where="BL2"), play("C1-A3"), act(COMMON, "BL2a"))


def one_chosen() -> Game:
    match = opened(3, order=(2, 0, 1))
    do(match, 1, choose("C1"))
    return match


def conquering(*cards: int, stack: bool = True) -> Game:
    match = alone(where="BL3", before="4m")
    spaces(match, *cards)
    if not stack:
        empty_stack(match)
    return after(match, act(COMMON, "BL3a"))


def meeting() -> Game:
    match = alone(before="4m 4c 3v")
    achievement(match, 9, ON_STACK)
    return match


def second_to_choose() -> Game:
    match = council(seats=3)
    do(match, 0, reward("GRD"))
    do(match, 1, ChooseTrack(POWER))
    return match


def nobody_common() -> Game:
    match = council()
    put(match, 0, COMMON, "reserve")
    return match


@pytest.mark.parametrize("reason", CASES, ids=lambda reason: type(reason).__name__)
def test_it_is_refused_with_this_reason_and_nothing_changes(reason: Reason) -> None:
    assert CASES[reason]() == reason


def test_every_reason_of_the_game_is_met() -> None:
    met = {type(reason) for reason in CASES}
    assert sorted(kind.__name__ for kind in set(REASONS) - met - {OtherQuestion}) == []


# In a pause, in the countdown and at the Council only what is asked can be done

ANYTHING: list[Action] = [
    place(COMMON, "BU1"),
    back(COMMON),
    act(COMMON, "BL2a"),
    flip("black"),
    play("C1-S1"),
    RecallStratagems(),
    refill(1),
    CLAIM,
    Done(),
    Hold(),
    Ready(),
    Withdraw(),
    Pass(),
]


@pytest.mark.parametrize("action", ANYTHING, ids=lambda action: type(action).__name__)
def test_in_a_pause_nothing_is_done(action: Action) -> None:
    match = timed(0)
    match.apply(Halt(match.state.clock.at, "player", 1))
    assert refused(match, 0, action) == GameHalted()


@pytest.mark.parametrize("action", ANYTHING, ids=lambda action: type(action).__name__)
def test_in_the_countdown_nothing_is_done(action: Action) -> None:
    assert refused(countdown(), 0, action) == NothingInCountdown()


@pytest.mark.parametrize("action", ANYTHING, ids=lambda action: type(action).__name__)
@pytest.mark.parametrize("refilled", ["manual", "auto"])
def test_at_the_council_nothing_is_done_that_is_not_asked(action: Action, refilled: str) -> None:
    match = begun(3, province_refill=refilled)
    to_council(match)
    asked = match.waited_for()[0]
    waiting = next(seat for seat in range(3) if seat != asked)
    assert refused(match, asked, action) == OtherQuestion()
    why = refused(match, waiting, action)
    if refilled == "auto":
        assert why == NotAsked(waiting)
    else:
        assert why == (SpaceNotEmpty(0) if action == refill(1) else NotYourTurn())


@pytest.mark.parametrize("action", ANYTHING, ids=lambda action: type(action).__name__)
def test_inside_an_action_nothing_else_is_done(action: Action) -> None:
    match = timed(0)
    do(match, 0, play("C1-S2"))
    assert refused(match, 0, action) == OtherQuestion()


@pytest.mark.parametrize("mode", ["realtime", "untimed_simultaneous", "untimed_turns"])
@pytest.mark.parametrize(
    "action",
    [act(GRANDE, "BL1a"), flip("black"), play("C1-S1"), RecallStratagems(), CLAIM],
    ids=lambda action: type(action).__name__,
)
def test_before_a_round_workers_only_move(mode: str, action: Action) -> None:
    match = begun(3, mode=mode)
    to_council(match)
    for each in range(3):
        put(match, each, COMMON, "mat")
    through_council(match)
    assert match.state.table.phase == 5
    seat = match.waited_for()[0]
    have(match, seat, "10m 10c 10g 9v")
    assert refused(match, seat, action) == OnlyMovesNow()


# A taken thing


def test_a_province_or_token_that_a_better_rank_has_is_refused() -> None:
    assert refused(held_back(), 2, take(FIRST, "blue")) == ProvinceHeld(FIRST)
    assert refused(token_held(), 3, CLAIM_TOKEN, at=1_400) == TokenTaken()


def test_what_is_gone_is_refused() -> None:
    match = held_back()
    wait(match, 2_000)
    assert refused(match, 2, take(FIRST, "blue")) == ProvinceGone(FIRST)
    match = token_held()
    wait(match, 2_000)
    assert refused(match, 0, CLAIM_TOKEN, at=2_000) == TokenTaken()
    assert match.state.table.token == 1


def test_a_reward_is_taken_by_one_alone_and_the_corner_by_all() -> None:
    match = council("CNC01", seats=3)
    do(match, 0, reward("CNC01"))
    do(match, 1, ChooseTrack(POWER))
    assert refused(match, 1, reward("CNC01")) == RewardGone(card("CNC01"))
    assert reward("CRN") in match.options(1) and CORNER not in match.state.table.rewards_out
    assert match.state.table.rewards[0] == NOTHING
