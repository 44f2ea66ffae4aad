"""Each of the ten services: kept, contradicting, not to be kept, void."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from regency.games.dilemma.model import reasons as why
from regency.games.dilemma.printed.services import (
    BECOME_MODERATOR,
    BREAK_TIE,
    CEDE_SIGNATURE,
    GATHER_POWER,
    GIVE_LEADER,
    NO_RAISE,
    PASS,
    RAISE_BY,
    VOTE_FOR,
    VOTE_MIN,
)
from regency.kernel.edge import Action
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    INFLUENCE,
    MODERATE,
    NAY,
    STAY,
    Game,
    act,
    add,
    do,
    leave,
    offer,
    one_card,
    refused,
    service,
    vote,
    votes,
    voting,
    whisper,
)

pytestmark = pytest.mark.both
SIGNED = one_card([leave(1, INFLUENCE, 1)], [leave(1, INFLUENCE, 1)])
VOTED = (vote(AYE, 1),)
TIED = (vote(AYE, 1), vote(NAY, 1), GATHER, GATHER)
EQUALS = (vote(AYE, 3), vote(NAY, 2), vote(NAY, 2), GATHER)
WON = (vote(AYE, 1), GATHER, GATHER, GATHER)

# What is bought, of whom, behind which turns; what it leaves; what contradicts it
SERVICES = (
    (service(VOTE_FOR, NAY), 0, (), [vote(NAY, 1), vote(NAY, 2)], service(VOTE_FOR, AYE)),
    (service(VOTE_MIN, AYE, 2), 0, (), [vote(AYE, 2)], service(VOTE_MIN, NAY, 2)),
    (service(PASS), 0, (), [GATHER, MODERATE], service(VOTE_FOR, AYE)),
    (service(GATHER_POWER), 0, (), [GATHER], service(BECOME_MODERATOR)),
    (service(BECOME_MODERATOR), 0, (), [MODERATE], service(GATHER_POWER)),
    (service(NO_RAISE), 0, VOTED, [STAY], service(RAISE_BY, 0, 1)),
    (service(RAISE_BY, 0, 1), 0, VOTED, [add(1)], service(NO_RAISE)),
    (service(BREAK_TIE, NAY), 3, TIED, [act.BreakTie(NAY)], service(BREAK_TIE, AYE)),
    (service(GIVE_LEADER, 2), 3, EQUALS, [act.GiveLeader(2)], service(GIVE_LEADER, 1)),
    (service(CEDE_SIGNATURE, 2), 0, WON, [act.Sign(2)], service(CEDE_SIGNATURE, 1)),
)
NAMES = (
    "vote", "vote-min", "pass", "gather", "moderate", "no-raise", "raise", "tie", "leader", "signature",
)  # fmt: skip


def at(turns: Sequence[Action], power: Sequence[int]) -> Game:
    match = voting(4, leader=0, moderator=3, book=SIGNED, power=power)
    votes(match, *turns)
    return match


def buy(match: Game, payee: int, what: int, aloud: bool) -> None:
    if aloud:
        do(match, 1, offer(payee, what, 2))
        do(match, payee, act.AcceptOffer(0))
    else:
        do(match, 1, whisper(payee, what, 2))
        do(match, payee, act.AcceptWhisper(1))


def answers(match: Game, seat: int) -> list[Action]:
    """What a seat may do where the game waits for it."""
    ask = match.asks(seat)[0]
    return [each for each in ask.options(match.state.eyes(seat)) if isinstance(each, Action)]


@pytest.mark.parametrize("aloud", [True, False], ids=["openly", "whispered"])
@pytest.mark.parametrize(("what", "payee", "turns", "left", "other"), SERVICES, ids=NAMES)
def test_kept_and_contradicting(
    what: int, payee: int, turns: Sequence[Action], left: list[Action], other: int, aloud: bool
) -> None:
    power = (4, 8, 8, 8) if turns is EQUALS else (2, 8, 8, 8)
    match = at(turns, power)
    purse = match.state.screens[payee].coins
    buy(match, payee, what, aloud)
    assert match.state.screens[payee].coins == purse + 2
    do(match, 2, offer(payee, other, 1))
    assert refused(match, payee, act.AcceptOffer(0)) == why.Contradicts(other)
    do(match, 2, whisper(payee, other, 1))
    assert refused(match, payee, act.AcceptWhisper(2)) == why.Contradicts(other)
    if turns is VOTED:
        votes(match, vote(NAY, 2), GATHER, GATHER)
    assert answers(match, payee) == left
    do(match, payee, left[-1])


@pytest.mark.parametrize(
    ("what", "power", "turns"),
    [
        (service(VOTE_FOR, AYE), 0, ()),
        (service(VOTE_MIN, NAY, 9), 8, ()),
        (service(RAISE_BY, 0, 2), 2, VOTED),
    ],
    ids=["vote", "vote-min", "raise"],
)
def test_not_to_be_kept_for_want_of_power(what: int, power: int, turns: Sequence[Action]) -> None:
    match = at(turns, (power, 8, 8, 8))
    do(match, 1, offer(0, what, 2))
    do(match, 2, whisper(0, what, 1))
    assert refused(match, 0, act.AcceptOffer(0)) == why.CannotKeep(what)
    assert refused(match, 0, act.AcceptWhisper(2)) == why.CannotKeep(what)
    do(match, 3, act.JoinDeal(0, 0))  # nobody else knows
    do(match, 0, act.RefuseOffer(0))
    assert [screen.coins for screen in match.state.screens] == [10, 10, 9, 10]


@pytest.mark.parametrize(
    ("what", "payee"),
    [
        (service(PASS), 0),
        (service(GATHER_POWER), 0),
        (service(BECOME_MODERATOR), 0),
        (service(NO_RAISE), 0),
        (service(BREAK_TIE, AYE), 3),
        (service(GIVE_LEADER, 1), 3),
        (service(CEDE_SIGNATURE, 2), 0),
    ],
)
def test_what_needs_no_power_can_be_kept_without_any(what: int, payee: int) -> None:
    match = voting(4, leader=0, moderator=3, power=[0, 8, 8, 0])
    buy(match, payee, what, aloud=True)


VOID = (
    (service(BECOME_MODERATOR), 1, (MODERATE, vote(AYE, 1), GATHER, GATHER)),
    (service(RAISE_BY, 0, 1), 0, (vote(AYE, 1), GATHER, GATHER, GATHER)),
    (service(NO_RAISE), 0, (vote(AYE, 1), GATHER, GATHER, GATHER)),
    (service(BREAK_TIE, AYE), 3, (vote(AYE, 1), GATHER, GATHER, GATHER)),
    (service(GIVE_LEADER, 0), 3, (vote(AYE, 3), vote(NAY, 2), vote(NAY, 2), GATHER)),
    (service(CEDE_SIGNATURE, 2), 1, (vote(AYE, 1), GATHER, GATHER, GATHER)),
)


@pytest.mark.parametrize(("what", "payee", "turns"), VOID, ids=[NAMES[nth] for nth in (4, 6, 5, 7, 8, 9)])
def test_void_it_binds_nobody_and_paid_is_paid(what: int, payee: int, turns: Sequence[Action]) -> None:
    match = voting(4, leader=0, moderator=3, book=SIGNED)
    votes(match, *(turns[:1] if what == service(RAISE_BY, 0, 1) else ()))
    do(match, 2, offer(payee, what, 2))
    do(match, payee, act.AcceptOffer(0))
    votes(match, *(turns[1:] if what == service(RAISE_BY, 0, 1) else turns))
    if what == service(GIVE_LEADER, 0):
        assert answers(match, 3) == [act.GiveLeader(1), act.GiveLeader(2)]
        do(match, 3, act.GiveLeader(1))
    leader = match.state.table.leader
    assert answers(match, leader) == [act.Sign(leader)]
    do(match, leader, act.Sign(leader))
    passed = int(match.state.table.deals == [] and turns[payee] in (GATHER, MODERATE))
    assert match.state.screens[payee].coins == 12 + passed
    assert match.state.screens[2].coins == 8 + int(turns[2] == GATHER)


def test_to_vote_and_to_pass_are_in_nobody_elses_hands() -> None:
    for what in (service(VOTE_FOR, NAY), service(VOTE_MIN, NAY, 8), service(PASS), service(GATHER_POWER)):
        match = voting(4, leader=0, moderator=3)
        do(match, 3, offer(2, what, 1))
        do(match, 2, act.AcceptOffer(0))
        votes(match, vote(AYE, 8), MODERATE)
        assert {type(each) for each in answers(match, 2)} <= {act.Vote, act.PassAndGather}
        assert len(answers(match, 2)) == {service(VOTE_FOR, NAY): 8}.get(what, 1)
