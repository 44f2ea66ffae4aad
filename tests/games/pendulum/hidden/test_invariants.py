"""The invariants notice whatever was made, lost or put where it cannot be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.printed.board import GONE, MAT, RESERVE
from regency.games.pendulum.printed.terms import COUNCIL, LAST_ACTIONS, PLAY
from tests.games.pendulum.builder import START, Game, begun, rewards, turns, wait
from tests.games.pendulum.names import COMMON, GRANDE, SECOND_GRANDE, THIRD, box, card
from tests.games.pendulum.play import to_round

pytestmark = pytest.mark.both

Tamper = Callable[[Game], None]


def table(name: str, place: int, value: object) -> Tamper:
    """One entry of a list of the table is another."""

    def tamper(match: Game) -> None:
        getattr(match.state.table, name)[place] = value

    return tamper


def field(name: str, value: object) -> Tamper:
    def tamper(match: Game) -> None:
        setattr(match.state.table, name, value)

    return tamper


def pops(name: str) -> Tamper:
    """A card leaves a deck, and nobody has it."""

    def tamper(match: Game) -> None:
        getattr(match.state.box, name).pop()

    return tamper


def both(*tampers: Tamper) -> Tamper:
    def tamper(match: Game) -> None:
        for each in tampers:
            each(match)

    return tamper


FAULTS: list[tuple[str, Tamper]] = [
    ("cubes were made or lost", table("gold", 0, 11)),
    ("cubes were made or lost", table("military", 1, -1)),
    ("votes below none", table("votes", 2, -1)),
    ("the grey track has one step", table("legendary", 0, 2)),
    ("a marker is off its track", table("power", 0, 22)),
    ("a marker is off its track", table("prestige", 0, -1)),
    ("glory without the rule", table("glory", 0, 1)),
    ("a character is played twice", table("mats", 0, 3)),
    ("privilege markers", field("privilege", [0, 1, 2, 2])),
    ("a worker is nowhere", table("at", GRANDE, 51)),
    ("a worker is nowhere", table("at", GRANDE, -1)),
    ("a box of the other side", table("at", GRANDE, box("PUW"))),
    ("the grande is always in play", table("at", GRANDE, RESERVE)),
    ("the second grande never leaves", table("at", SECOND_GRANDE, GONE)),
    ("one leaves for the second grande", table("at", COMMON, GONE)),
    ("one leaves for the second grande", table("at", SECOND_GRANDE, MAT)),
    ("nothing to hold there", table("holds", GRANDE, START + 500)),
    ("who broke in stands in a box", table("intruders", THIRD, True)),
    ("two colours of common workers", both(table("at", COMMON, 6), table("at", 5 + COMMON, 6))),
    ("a province was made or lost", pops("province_stack")),
    ("a province was made or lost", table("slots", 0, (7, 7))),
    ("the provinces are miscounted", field("provinces_left", 3)),
    ("an achievement was made or lost", pops("achievement_stack")),
    ("the achievements are miscounted", field("achievements_left", 3)),
    ("a reward was made or lost", pops("reward_stack")),
    ("a reward was made or lost", pops("removed_rewards")),
    ("the rewards are miscounted", field("rewards_left", 14)),
    ("stratagems", table("hands", 0, (0, 1, 2))),
    ("stratagems", table("discards", 0, (4,))),
    ("a time marker under the timer", table("markers", 2, True)),
    ("the Council is called by the last marker", field("phase", LAST_ACTIONS)),
    ("the last marker calls the Council", field("markers", [False] * 4)),
    ("the token without a marker", field("token", 1)),
    ("the token brings the legendary point", both(field("token", 1), table("claimed", 1, True))),
    ("the clock runs in the countdown", field("phase", COUNCIL)),
    ("a countdown at the wrong time", field("countdown_ends", 9_000)),
    ("a call without its end", field("called", 1)),
    ("a call without its end", field("call_ends", 9_000)),
    ("late for nothing", both(table("late_until", 0, 9_000), table("flipped", 0, 0))),
    ("something should have woken", table("started", 2, -50_000)),
]


@pytest.mark.parametrize(("said", "tamper"), FAULTS, ids=[said for said, _ in FAULTS])
def test_a_fault_is_noticed(said: str, tamper: Tamper) -> None:
    match = begun()
    RULES.check(match.state)
    tamper(match)
    with pytest.raises(AssertionError, match=said):
        RULES.check(match.state)


def test_an_immediate_card_is_never_held() -> None:
    match = begun()
    rewards(match, "CNC11", "CNC12")
    t = match.state.table
    t.rewards[1] = -1
    t.hands[0] += (card("CNC12"),)
    RULES.check(match.state)
    t.rewards[0] = -1
    t.hands[0] += (card("CNC11"),)
    with pytest.raises(AssertionError, match="an immediate card in a hand"):
        RULES.check(match.state)


@pytest.mark.parametrize("name", ["pending", "token_until", "holds", "late_until"])
def test_nothing_is_provisional_without_a_clock(name: str) -> None:
    match = turns()
    t = match.state.table
    if name == "pending":
        t.pending = [(t.spaces[0], 1, 0, 0, 0, 9_000)]
        t.spaces[0] = -1
    elif name == "token_until":
        t.token_until = 9_000
    else:
        getattr(t, name)[1] = 9_000
        t.at[1] = box("PL1")
        t.flipped[1] = 1
    with pytest.raises(AssertionError):
        RULES.check(match.state)


def test_two_own_workers_in_a_box_are_noticed_in_the_advanced_variant() -> None:
    match = turns(advanced_placement=True)
    match.state.table.at[COMMON] = match.state.table.at[GRANDE]
    with pytest.raises(AssertionError, match="two own workers in a box"):
        RULES.check(match.state)


def test_glory_takes_from_the_supply() -> None:
    match = turns(glory=True)
    match.state.table.glory[0] = 9
    with pytest.raises(AssertionError, match="cubes were made or lost"):
        RULES.check(match.state)
    match.state.table.military[0] = 1
    RULES.check(match.state)
    match.state.table.glory[0], match.state.table.military[0] = 11, -1
    with pytest.raises(AssertionError):
        RULES.check(match.state)


@pytest.mark.parametrize(
    ("said", "tamper"),
    [
        ("an automa card was lost", pops("automa_stack")),
        ("the automa cards are miscounted", field("automas_left", 3)),
        ("off the track", table("rival_points", 0, 37)),
        ("off the track", table("rival_points", 1, -1)),
        ("an opponent never acts", table("rival_at", 0, 28)),
        ("an opponent never acts", table("rival_at", 0, GONE)),
    ],
)
def test_a_fault_of_the_solo_game_is_noticed(said: str, tamper: Tamper) -> None:
    match = begun(1)
    tamper(match)
    with pytest.raises(AssertionError, match=said):
        RULES.check(match.state)


def test_setup_is_in_the_first_round() -> None:
    match = begun(1, mode="untimed_turns")
    to_round(match)
    match.state.table.phase = 0
    with pytest.raises(AssertionError, match="setup comes first"):
        RULES.check(match.state)


def test_what_is_overdue_is_noticed_while_time_runs_alone() -> None:
    match = begun()
    wait(match, 50_000)
    t = match.state.table
    assert t.run_out[2] and t.phase == PLAY
    t.run_out[2] = False
    with pytest.raises(AssertionError, match="should have woken"):
        RULES.check(match.state)
    t.run_out[2] = True
    t.holds[1], t.at[1] = match.state.clock.now, box("PL1")
    with pytest.raises(AssertionError, match="should have woken"):
        RULES.check(match.state)
    t.holds[1] = match.state.clock.now + 1
    RULES.check(match.state)
